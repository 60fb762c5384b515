"""The board as parts that a page lays out: town, row, tracks and mats, in a wide and a narrow shape."""

from typing import Any

from ....api.facts import Facts
from ....drawing.palette import INK
from ....drawing.parts import BOARD, DEFS, NARROW, OTHER, OWN, WIDE, Part, Role
from ....drawing.svg import document, el, group, hidden_document, move, rect
from ..words.naming import when
from . import landscape, mats, row
from .icons import PREFIX
from .picture import INNER, PRINT_HEIGHT, definitions, title_box, town, town_part
from .rooms import SITES
from .text import title_line
from .tracks import ALCOVE_LEFT, calendar, plans, watchtower

LEFT_BANK, RIGHT_BANK = (126, 684), (664, 1172)
"""Where the print is cut for a phone; the bridge is on both halves."""
TOWER_WIDTH, TRACKS_WIDTH = 146, 360
LEAST = {
    "town": 1216, "row": 1216, "full row": 1308, "own": 1216, "other": 1216,
    "west": 496, "east": 452, "tracks": 320, "hire": 356, "narrow own": 356, "narrow other": 356,
}  # fmt: skip
"""At these widths words are at least 12 pixels high and numbers 16."""


def parts(view: dict[str, Any], seat: int | None, facts: Facts, shape: str = WIDE) -> tuple[Part, ...]:
    """The pictures of a position as the one in `seat` sees it (None: a spectator, by the first seat).

    >>> import zashiki
    >>> state = zashiki.load("iki").start(seed=3)
    >>> [part.name for part in parts(state.view(0), 0, state.game.facts, "narrow")]
    ['defs', 'hire', 'west', 'east', 'tracks', 'mat-0', 'mat-1', 'mat-2']
    """
    near = seat or 0
    boards = _narrow_board if shape == NARROW else _wide_board
    others = [(near + k) % len(facts.seats) for k in range(1, len(facts.seats))]
    return (
        _defs(view, facts),
        *boards(view, facts),
        _mat(view, facts, near, OWN, shape),
        *(_mat(view, facts, other, OTHER, shape) for other in others),
    )


def _part(
    name: str, role: Role, body: str, size: tuple[int, int], label: str, least: str, seat: int | None = None
) -> Part:
    named = {"width": "100%", "role": "group", "aria_label": label, "class_": f"zashiki iki {role}"}
    picture = document(body, size=size, **named)
    return Part(name, role, picture, *size, LEAST[least], seat)


def _defs(view: dict[str, Any], facts: Facts) -> Part:
    drawn = definitions(landscape.season_of(view["month"]), len(facts.seats))
    return Part("defs", DEFS, hidden_document(el("defs", drawn)), 0, 0, 0)


def _wide_board(view: dict[str, Any], facts: Facts) -> tuple[Part, ...]:
    season = landscape.season_of(view["month"])
    least = "row" if len(row.cards_for_hire(view)) <= row.LARGE_CARDS else "full row"
    return (
        _part("town", BOARD, town(view, facts, season), (INNER, PRINT_HEIGHT), _when(view, facts), "town"),
        _part("row", BOARD, row.row(view, facts), (INNER, 202), _row_label(view, facts), least),
    )


def _narrow_board(view: dict[str, Any], facts: Facts) -> tuple[Part, ...]:
    size = (round(row.NARROW_WIDTH), row.narrow_row_height(view))
    return (
        _part("hire", BOARD, row.narrow_row(view, facts), size, _row_label(view, facts), "hire"),
        _bank(view, facts, "west", range(2), LEFT_BANK),
        _bank(view, facts, "east", range(2, len(SITES)), RIGHT_BANK),
        _part("tracks", BOARD, tracks(view, facts), (TRACKS_WIDTH, PRINT_HEIGHT), _when(view, facts), "tracks"),
    )


def _bank(view: dict[str, Any], facts: Facts, name: str, sites: range, cut: tuple[int, int]) -> Part:
    """One half of the town: two nagaya and the four shops between them."""
    left, right = cut
    width = right - left
    drawn = group(
        town_part(view, facts, landscape.season_of(view["month"]), sites),
        title_box(view, facts) if name == "west" else "",
        transform=move(-left, 0),
    )
    frame = rect(1, 1, width - 2, PRINT_HEIGHT - 2, fill="none", stroke=INK, stroke_width=2.4)
    return _part(name, BOARD, drawn + frame, (width, PRINT_HEIGHT), _when(view, facts), name)


def tracks(view: dict[str, Any], facts: Facts) -> str:
    """The watchtower, and beside it the scroll and the plans."""
    return group(
        rect(0, 0, TRACKS_WIDTH, PRINT_HEIGHT, fill="#EFE4CB"),
        rect(0, 0, TOWER_WIDTH, PRINT_HEIGHT, fill=f"url(#{PREFIX}ground)"),
        group(watchtower(view, facts), transform=move(8, 0)),
        title_line(facts.say.say("word-fire-track"), TOWER_WIDTH / 2, 30, 17, width=TOWER_WIDTH - 16),
        group(calendar(view, facts), plans(view, facts), transform=move(TOWER_WIDTH + 20 - ALCOVE_LEFT, 0)),
        rect(1, 1, TRACKS_WIDTH - 2, PRINT_HEIGHT - 2, fill="none", stroke=INK, stroke_width=2.4),
        class_="tracks",
    )


def _mat(view: dict[str, Any], facts: Facts, seat: int, role: Role, shape: str) -> Part:
    look, width, height = {
        (NARROW, OWN): (mats.narrow_own_mat, mats.NARROW_WIDTH, mats.narrow_own_height(view)),
        (NARROW, OTHER): (mats.narrow_other_mat, mats.NARROW_WIDTH, mats.NARROW_OTHER.height),
        (WIDE, OWN): (mats.own_mat, INNER, mats.OWN.height),
        (WIDE, OTHER): (mats.line_mat, INNER, mats.LINE.height),
    }[shape, role]
    body, size = look(view, facts, seat), (round(width), round(height))
    least = f"narrow {role}" if shape == NARROW else role
    return _part(f"mat-{seat}", role, body, size, facts.say.say("tip-mat", name=facts.names[seat]), least, seat)


def _when(view: dict[str, Any], facts: Facts) -> str:
    return when(view["month"], facts.say)


def _row_label(view: dict[str, Any], facts: Facts) -> str:
    return str(facts.say.say("word-for-hire" if view["month"] else "word-starters"))
