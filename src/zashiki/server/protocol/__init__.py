"""The messages of the protocol, by topic. docs/protocol.md shows each; TypeScript types are made from here."""
# ruff: noqa: F403  (the topics are one vocabulary: `protocol.Move`, `protocol.Scene`)

from .commands import *
from .games import *
from .health import *
from .lessons import *
from .orders import *
from .reviews import *
from .scenes import *
from .tables import *
from .types import *
