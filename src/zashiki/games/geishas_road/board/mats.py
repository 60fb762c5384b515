"""The players' mats as wide strips, for a desk."""

from ....drawing.svg import group, move
from ..data.names import ACTIONS
from . import pieces, tips
from .belongings import (
    TALL,
    action_tokens,
    caption,
    count,
    crest,
    ground,
    guests,
    hand,
    hand_size,
    ledger,
    offer_tokens,
)
from .look import Look

WIDTH, RIVAL_HEIGHT, OWN_HEIGHT = 1160, 98, 134
ACTIONS_WIDTH, GAP = 330.0, 6.0
OFFER_WIDTHS = (78.0, 74.0)
HAND_LEFT, HAND_RIGHT = 643.0, 1150.0
HAND_SCALE = 82 / pieces.CARD_WIDTH
OPEN_SCALE, FAN_SCALE = 0.74, 0.66
FAN_FOOT = (1042.0, 124.0)


def rival_mat(look: Look, seat: int) -> str:
    """The mat of the player on the other side, one line along the top; corner at the origin."""
    offers = offer_tokens(look, seat, OFFER_WIDTHS, GAP, TALL)
    return group(
        ground(look, seat, WIDTH, RIVAL_HEIGHT),
        crest(look, seat, RIVAL_HEIGHT, 186),
        group(action_tokens(look, seat, action_widths(look), GAP, TALL), transform=move(188, 20)),
        group(offers, transform=move(534, 20)),
        group(guests(look, seat, 47), transform=move(716 if offers else 560, 66)),
        laid_down(look, seat, 922, 8, 0.62),
        _laid_down_caption(look, seat, 946, 89),
        fan(look, seat),
        ledger(look, seat, 194, 32, 208, 3),
        class_="mat rival",
        data_seat=seat,
    )


def own_mat(look: Look, seat: int) -> str:
    """The mat at the bottom, with the hand; corner at the origin."""
    offers, company = offer_tokens(look, seat, OFFER_WIDTHS, GAP, TALL), guests(look, seat, 47)
    return group(
        ground(look, seat, WIDTH, OWN_HEIGHT),
        crest(look, seat, OWN_HEIGHT, 186),
        group(
            action_tokens(look, seat, action_widths(look), GAP, TALL),
            transform=move(188, 7 if offers or company else 38),
        ),
        group(offers, transform=move(188, 69)),
        group(company, transform=move(382 if offers else 204, 118)),
        laid_down(look, seat, 532, 7, 0.74),
        hand(look, seat, _row(hand_size(look, seat))),
        ledger(look, seat, 182, 36, 174, 2),
        class_="mat own",
        data_seat=seat,
    )


def action_widths(look: Look) -> tuple[float, ...]:
    """How wide the action tokens are, by the length of their names."""
    lengths = [2.5 + max(4, len(look.facts.say.name("action", name))) for name in ACTIONS]
    room = ACTIONS_WIDTH - GAP * (len(ACTIONS) - 1)
    return tuple(room * length / sum(lengths) for length in lengths)


def laid_down(look: Look, seat: int, x: float, y: float, scale: float) -> str:
    """The card that waits face down for the end of the round, and what was discarded with it."""
    kept, gone = look.view["kept"][seat], look.view["discarded"][seat]
    if isinstance(kept, int):
        tip = tips.back_kept(look, seat) if kept else {}
        drawn = [pieces.card_back(move(x, y, scale), tip=tip, piece=f"kept-{seat}") for _ in range(kept)]
        return group(*drawn, class_="laid-down")
    drawn = [pieces.peeked_card(card, x, y, scale, tip=tips.kept(look, card)) for card in kept]
    drawn += [
        group(pieces.peeked_card(card, x + 61, y, 0.62, tip=tips.discarded(look, card)), opacity=0.7) for card in gone
    ]
    return group(*drawn, class_="laid-down")


def _laid_down_caption(look: Look, seat: int, x: float, y: float) -> str:
    return caption(look.say("seen-kept"), x, y, 82) if look.view["kept"][seat] else ""


def _row(n: int) -> list[str]:
    width = pieces.CARD_WIDTH * HAND_SCALE
    pitch = min(width + 6, (HAND_RIGHT - HAND_LEFT - width) / max(1, n - 1))
    left = HAND_RIGHT - width - pitch * (n - 1)
    return [move(left + pitch * k, 12, HAND_SCALE) for k in range(n)]


def fan(look: Look, seat: int) -> str:
    """The rival's hand: a fan of backs, and how many; once laid open, a row of cards."""
    n, (x, y) = hand_size(look, seat), FAN_FOOT
    if isinstance(look.view["hand"][seat], list):
        pitch = pieces.CARD_WIDTH * OPEN_SCALE + 5
        return hand(look, seat, [move(x + 104 - pitch * (n - k), y - 114, OPEN_SCALE) for k in range(n)])
    corner = f"translate({-pieces.CARD_WIDTH * FAN_SCALE / 2:.2f} {-pieces.CARD_HEIGHT * FAN_SCALE - 40:.2f})"
    leans = [9.0 * (k - (n - 1) / 2) for k in range(n)]
    places = [f"{move(x, y, 1, lean)} {corner} scale({FAN_SCALE})" for lean in leans]
    return hand(look, seat, places) + count(look, seat, x + 94, y - 66)
