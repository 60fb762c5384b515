"""`python -m zashiki`: the command line."""

from .cli import main

main()
