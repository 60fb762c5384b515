"""Review: a game looked at again. What it was worth move by move, what was luck and what choice, what was better."""

from .analysis import DEPTHS, Review, analyse
from .code import code
from .story import Moment, Story

__all__ = ["DEPTHS", "Moment", "Review", "Story", "analyse", "code"]
