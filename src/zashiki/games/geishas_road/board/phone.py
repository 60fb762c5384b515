"""The players' mats for a telephone held upright: rows one under the other, the hand large enough for a thumb."""

from ....drawing.svg import group, move
from ..words.points import points_now
from . import pieces, tips
from .belongings import LOW, action_tokens, caption, count, crest, ground, guests, hand, hand_size, ledger, offer_tokens
from .look import Look

WIDTH = 400
EDGE, GAP = 6.0, 5.0
CREST, TOKENS, COMPANY, LINE = 64.0, 52.0, 52.0, 21.0
"""How high the rows are."""
ACTION_WIDTHS = (93.25,) * 4
OFFER_WIDTHS = (64.0, 64.0)
CARD = 73.0
"""The width of a card in the hand: 65 pixels where the screen has 360."""
IN_ROW = 5
ASIDE = 0.72


def mat(look: Look, seat: int) -> tuple[str, int]:
    """A player's mat and its height; the reader's own with the hand."""
    near, y = seat == look.near, CREST + EDGE
    rows = [crest(look, seat, CREST, 250 if look.view["kept"][seat] or not near else 392), aside(look, seat)]
    drawn = action_tokens(look, seat, ACTION_WIDTHS, GAP, LOW)
    if drawn:
        rows.append(group(drawn, transform=move(EDGE, y)))
        y += TOKENS
    offers, company = offer_tokens(look, seat, OFFER_WIDTHS, GAP, LOW), guests(look, seat, 50)
    if offers or company:
        rows.append(group(company, transform=move(22, y + 42)))
        rows.append(group(offers, transform=move(WIDTH - EDGE - _offers_width(look), y)))
        y += COMPANY
    lines = (len(points_now(look.view, seat, look.facts)) + 1) // 2 if look.game == "geiko" else 0
    rows.append(ledger(look, seat, 10, y + 16, 194, 2))
    y += LINE * lines + (4 if lines else 0)
    n = hand_size(look, seat)
    if near or isinstance(look.view["hand"][seat], list):
        rows.append(hand(look, seat, places(n, y)))
        y += _hand_height(n)
    return group(ground(look, seat, WIDTH, y), *rows, class_="mat", data_seat=seat), int(y)


def aside(look: Look, seat: int) -> str:
    """At the right of the crest: what is laid face down, what was discarded, a rival's hand."""
    kept, gone = look.view["kept"][seat], look.view["discarded"][seat]
    drawn = []
    if isinstance(kept, list):
        pair = [(card, tips.kept(look, card), "seen-kept") for card in kept]
        pair += [(card, tips.discarded(look, card), "seen-discarded") for card in gone]
        for k, (card, tip, words) in enumerate(reversed(pair)):
            x = WIDTH - EDGE - 64 - 74 * k
            drawn += [pieces.strip(card, x, 8, ASIDE, tip=tip), caption(look.say(words), x + 28, 54, 70)]
        return group(*drawn, class_="laid-down")
    if kept:
        at = move(256, 7, 0.36)
        drawn = [pieces.card_back(at, tip=tips.back_kept(look, seat), piece=f"kept-{seat}")]
        drawn.append(caption(look.say("seen-kept"), 270, 60, 74))
    return group(*drawn, class_="laid-down") + (fan(look, seat) if seat != look.near else "")


def fan(look: Look, seat: int) -> str:
    """A rival's hand in small, and how many cards it has."""
    n = hand_size(look, seat)
    if isinstance(look.view["hand"][seat], list):
        return ""
    return hand(look, seat, [move(308 + 7 * k, 14, 0.34) for k in range(n)]) + count(look, seat, 386, 40)


def places(n: int, top: float) -> list[str]:
    """Where the cards of a hand lie: in one row while they fit, in two when they do not."""
    scale = CARD / pieces.CARD_WIDTH
    rows = [n] if n <= IN_ROW else [(n + 1) // 2, n // 2]
    found = []
    for row, size in enumerate(rows):
        left = (WIDTH - size * CARD - (size - 1) * GAP) / 2
        y = top + EDGE + row * (pieces.CARD_HEIGHT * scale + GAP)
        found += [move(left + k * (CARD + GAP), y, scale) for k in range(size)]
    return found


def _hand_height(n: int) -> float:
    rows = 0 if n == 0 else 1 if n <= IN_ROW else 2
    return 2 * EDGE + rows * (pieces.CARD_HEIGHT * CARD / pieces.CARD_WIDTH + GAP)


def _offers_width(look: Look) -> float:
    n = sum(bool(look.facts.options[f"{name}_offer"]) for name in ("counter", "hidden"))
    return n * OFFER_WIDTHS[0] + (n - 1) * GAP
