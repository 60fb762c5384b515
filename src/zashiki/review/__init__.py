"""Reviews of games: what each position was worth, what was luck and what choice, and which choices cost most."""

from ..api.timeline import Moment
from .analysis import DEPTHS, Review, analyse
from .python_code import code
from .reviewed_game import ReviewedGame

__all__ = ["DEPTHS", "Moment", "Review", "ReviewedGame", "analyse", "code"]
