"""The findings of the lab as pictures."""

from pathlib import Path
from typing import Any

from ..errors import OptionError
from .lab import Findings
from .standings import Share

INK, INDIGO, VERMILION = "#2b2b2b", "#3b4f8a", "#c8452f"
MOST_BARS = 24


def plot(found: Findings, path: Path) -> None:
    """All pictures on one page: seats, points, lengths, deeds, and the game's own questions; an SVG or a PNG by the
    ending of the path."""
    plt = _pyplot()
    asked = {title: rows for title, rows in found.answers.items() if rows}
    rows = 2 + (len(asked) + 1) // 2
    figure, axes = plt.subplots(rows, 2, figsize=(12, 4.5 * rows), layout="constrained")
    title = f"{found.game.kind.title}: {found.games:,} games of {found.bot} with itself"
    figure.suptitle(title, color=INK)
    _seats(axes[0][0], found)
    _sources(axes[0][1], found)
    _lengths(axes[1][0], found)
    _wins(axes[1][1], found, found.deeds, "Games won by who did it: the best and the worst")
    for (title, answers), axis in zip(asked.items(), axes[2:].flat, strict=False):
        _wins(axis, found, answers, f"Games won: {title}")
    for axis in axes.flat[4 + len(asked) :]:
        axis.remove()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path)
    plt.close(figure)


def _seats(axis: Any, found: Findings) -> None:
    shares = found.by_seat
    heights = [share.won / max(1, share.games) for share in shares]
    errors = [[h - s.interval[0] for h, s in zip(heights, shares, strict=True)]]
    errors.append([s.interval[1] - h for h, s in zip(heights, shares, strict=True)])
    axis.bar(found.game.seats, heights, yerr=errors, color=INDIGO, capsize=6)
    axis.axhline(1 / len(shares), color=INK, linewidth=0.8, linestyle=":")
    axis.set_title("Games won by seat, 95% interval")


def _sources(axis: Any, found: Findings) -> None:
    names = list(found.sources)
    places = range(len(names))
    axis.barh([p - 0.2 for p in places], [found.sources[n][0] for n in names], 0.4, color=VERMILION, label="winner")
    axis.barh([p + 0.2 for p in places], [found.sources[n][1] for n in names], 0.4, color=INDIGO, label="others")
    axis.set_yticks(places, names)
    axis.invert_yaxis()
    axis.legend()
    axis.set_title("Average points by source")


def _lengths(axis: Any, found: Findings) -> None:
    axis.bar(list(found.lengths), list(found.lengths.values()), width=1.0, color=INDIGO)
    axis.set_title("Length of a game, in choices")


def _wins(axis: Any, found: Findings, rows: dict[str, Share], title: str) -> None:
    """A bar for each answer, with how often it was given in a hundred games."""
    names = list(rows)
    if len(names) > MOST_BARS:
        names = names[: MOST_BARS // 2] + names[-MOST_BARS // 2 :]
    axis.barh(range(len(names)), [rows[name].won / rows[name].games for name in names], color=VERMILION)
    axis.axvline(1 / found.game.players, color=INK, linewidth=0.8, linestyle=":")
    often = [f"{name} ({100 * rows[name].games / found.games:.0f})" for name in names]
    axis.set_yticks(range(len(names)), often, fontsize=7)
    axis.invert_yaxis()
    axis.set_title(title)


def _pyplot() -> Any:
    try:
        import matplotlib as mpl
    except ImportError as missing:
        raise OptionError("plots need matplotlib: pip install 'zashiki[lab]'") from missing
    mpl.use("Agg")
    from matplotlib import pyplot

    return pyplot
