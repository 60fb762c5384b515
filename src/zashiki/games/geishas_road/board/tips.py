"""The tips of things in the picture: a sentence and the paragraph of the rulebook, as arguments of `thing`."""

from ..data.names import COLOURS
from ..words.naming import in_halves, signed
from ..words.points import side_value, token_value, worth
from .look import Look

Tip = dict[str, str]

TOKEN_RULES = ("card.tokens-none", "card.tokens-two", "card.tokens-one")
"""By the number of tokens a card takes."""
ACTION_RULES = {
    "evening": {name: f"action.{name}" for name in ("reveal", "intrigue", "gift", "competition")},
    "maiko": {
        "reveal": "maiko.reveal",
        "intrigue": "maiko.intrigue",
        "gift": "maiko.same",
        "competition": "maiko.same",
    },
}
ROW_RULES = {"geiko": "card.home-first", "okaasan": "card.home-second", "fate": "fate.second"}
POINT_RULES = {"evening": "game.total", "maiko": "maiko.winner", "geiko": "geiko.winner"}
DECK_RULES = {"evening": "turn.draw", "maiko": "maiko.turn", "geiko": "geiko.draw"}
WALK_RULES = {"evening": "card.move", "maiko": "maiko.work", "geiko": "geiko.move"}


def split(card: str) -> tuple[str, int]:
    """Colour and value of a card by name."""
    colour, value = card.split()
    return colour, int(value)


# cards


def card(look: Look, name: str) -> Tip:
    """A card that may be played, by what it would do."""
    colour, value = split(name)
    said = {"card": look.called("card", name), "geisha": look.called("geisha", colour), "value": value}
    if look.game == "evening":
        tokens = look.facts.components["items.takes"][value - 1] if look.with_guests else 0
        return {"tip": look.say("tip-card-evening", tokens=tokens, **said), "rule": TOKEN_RULES[tokens]}
    return {"tip": look.say(f"tip-card-{look.game}", **said), "rule": f"{look.game}.turn"}


def played(look: Look, name: str, seat: int) -> Tip:
    """A card in a zone, or in a hand laid open."""
    colour, value = split(name)
    open_hand = look.game == "geiko"
    said = {"card": look.called("card", name), "geisha": look.called("geisha", colour), "value": value}
    rule = {"evening": "round.compare", "maiko": "maiko.score-houses", "geiko": "geiko.score-influence"}[look.game]
    return {"tip": look.say(f"tip-card-{'open' if open_hand else 'zone'}", **said, **look.player(seat)), "rule": rule}


def under(look: Look, name: str, house: str) -> Tip:
    """A card under a house."""
    said = {"card": look.called("card", name), "house": look.called("house", house)}
    return {"tip": look.say("tip-card-under", value=split(name)[1], **said), "rule": "geiko.score-influence"}


def spent(look: Look, name: str) -> Tip:
    """A card that was worked or removed."""
    return {"tip": look.say("tip-card-spent", card=look.called("card", name)), "rule": "maiko.work"}


def kept(look: Look, name: str) -> Tip:
    """One's own card that waits for the end of the round."""
    said = {"card": look.called("card", name), "geisha": look.called("geisha", split(name)[0])}
    rule = "round.intrigue" if look.game == "evening" else "geiko.hidden-card-end"
    return {"tip": look.say(f"tip-card-kept-{look.game}", **said), "rule": rule}


def discarded(look: Look, name: str) -> Tip:
    """The card one has discarded."""
    return {"tip": look.say("tip-card-discarded", card=look.called("card", name)), "rule": "secret.discard"}


def veiled(look: Look, name: str) -> Tip:
    """One's own card that lies face down in the offer."""
    return {"tip": look.say("tip-card-veiled", card=look.called("card", name)), "rule": "hidden.reveal"}


def back_in_hand(look: Look, seat: int) -> Tip:
    """A card that another holds."""
    return {"tip": look.say("tip-back-hand", **look.player(seat)), "rule": "secret.hands"}


def back_kept(look: Look, seat: int) -> Tip:
    """Another's card that waits for the end of the round."""
    rule = "secret.intrigue" if look.game == "evening" else "secret.hidden-card"
    return {"tip": look.say(f"tip-back-kept-{look.game}", **look.player(seat)), "rule": rule}


def back_in_offer(look: Look) -> Tip:
    """Another's card face down in the offer."""
    return {"tip": look.say("tip-back-veiled"), "rule": "hidden.reveal"}


def empty_place(look: Look, place: str) -> Tip:
    """A place of the offer without a card."""
    return {"tip": look.say("tip-place-empty", place=place), "rule": f"action.{look.view['doing']}"}


def deck(look: Look) -> Tip:
    """The deck."""
    return {"tip": look.say("tip-deck", cards=look.view["deck"]), "rule": DECK_RULES[look.game]}


# the street


def house(look: Look, colour: str, place: int) -> Tip:
    """A tea house."""
    said = {"house": look.called("house", colour)}
    if look.game == "maiko":
        lanterns = look.view["lanterns"][place]
        free = lanterns - sum(look.view["guests"][place])
        return {"tip": look.say("tip-house-maiko", free=free, lanterns=lanterns, **said), "rule": "maiko.score-houses"}
    if look.game == "geiko":
        total = sum(split(name)[1] for name in look.view["under"][place])
        return {"tip": look.say("tip-house-geiko", sum=total, **said), "rule": "geiko.score-influence"}
    id_ = "tip-house-evening" if look.with_guests else "tip-house-simple"
    return {"tip": look.say(id_, geisha=look.called("geisha", colour), **said), "rule": "card.home-stop"}


def home(look: Look, seat: int) -> Tip:
    """The house that is a player's home (geiko)."""
    points = look.facts.components["geiko.visit_points"]
    return {"tip": look.say("tip-home", points=points, **look.player(seat)), "rule": "geiko.visit"}


def geisha(look: Look, colour: str, place: int) -> Tip:
    """A geisha on the street."""
    said = {"geisha": look.called("geisha", colour), "house": look.called("house", look.view["house"][place])}
    return {"tip": look.say("tip-geisha", **said), "rule": WALK_RULES[look.game]}


def clockwise(look: Look) -> Tip:
    """The arrows in the road."""
    return {"tip": look.say("tip-clockwise"), "rule": WALK_RULES[look.game]}


def waiting_guest(look: Look, colour: str) -> Tip:
    """A guest at a house."""
    rule = "card.tokens-choice" if look.game == "evening" else "maiko.work"
    return {"tip": look.say(f"tip-guest-{look.game}", guest=look.called("guest", colour)), "rule": rule}


def free_lantern(look: Look, own: bool) -> Tip:
    """A lantern without a guest, a player's own or at a house."""
    rule = "maiko.score-cells" if own else "maiko.score-houses"
    return {"tip": look.say("tip-lantern-own" if own else "tip-lantern-house"), "rule": rule}


def row_token(look: Look, row: str, token: str) -> Tip:
    """A prestige token that is still to be taken."""
    dark = token in look.view["dark"]
    value, other = (signed(side_value(token, side, look.facts)) for side in (dark, not dark))
    return {"tip": look.say(f"tip-prestige-{row}", value=value, other=other), "rule": ROW_RULES[row]}


# the screen


def prestige(look: Look, token: str, colour: str) -> Tip:
    """A prestige token on a geisha."""
    value = token_value(look.view, token, look.facts)
    said = look.say("tip-prestige-geisha", value=signed(value), geisha=look.called("geisha", colour))
    return {"tip": said, "rule": "score.geisha" if value >= 0 else "fate.negative"}


def influence(look: Look, colour: str) -> Tip:
    """An influence token, wherever it is."""
    seat = look.holder(COLOURS.index(colour))
    said = {"geisha": look.called("geisha", colour)}
    if seat is None:
        id_ = "tip-influence-house" if look.with_guests else "tip-influence-row"
        return {"tip": look.say(id_, **said), "rule": "round.influence-half"}
    return {"tip": look.say("tip-influence-held", **said, **look.player(seat)), "rule": "round.influence-half"}


def panel(look: Look, c: int, row: int) -> Tip:
    """What a geisha brings; the free lanterns of a maiko's house are told beside her row token."""
    rule, points = "maiko.score-houses", row
    if look.game == "evening":
        rule, points = "score.geisha", worth(look.view, c, look.facts)
    said = {"geisha": look.called("geisha", COLOURS[c]), "worth": signed(points)}
    return {"tip": look.say(f"tip-worth-{look.game}", **said), "rule": rule}


def strength(look: Look, colour: str, seat: int, halves: int) -> Tip:
    """A player's sum for a geisha."""
    rule = "round.compare" if look.game == "evening" else "maiko.score-houses"
    said = {"geisha": look.called("geisha", colour), "sum": in_halves(halves)}
    return {"tip": look.say("tip-strength", **said, **look.player(seat)), "rule": rule}


# the mats


def points(look: Look, seat: int, total: int) -> Tip:
    """A player's crest with the points."""
    return {"tip": look.say("tip-points", points=total, **look.player(seat)), "rule": POINT_RULES[look.game]}


def action(look: Look, name: str, used: bool) -> Tip:
    """An action token."""
    rule = ACTION_RULES[look.game][name]
    if used:
        return {"tip": look.say("tip-action-used", action=look.called("action", name)), "rule": "turn.once"}
    kind = "action" if look.game == "evening" else "maiko"
    return {"tip": look.say(f"tip-{kind}-{name}"), "rule": rule}


def offer_token(look: Look, name: str, used: bool) -> Tip:
    """The counter-offer or hidden offer token."""
    if used:
        return {"tip": look.say("tip-token-used", token=look.called("token", name)), "rule": f"{name}.once"}
    return {"tip": look.say(f"tip-token-{name}"), "rule": f"{name}.use"}


def held_guests(look: Look, colour: str, seat: int, count: int) -> Tip:
    """The guests of a colour that a player has."""
    said = {"house": look.called("house", colour)}
    if not count:
        return {"tip": look.say("tip-guests-none", **said), "rule": "score.once"}
    return {"tip": look.say("tip-guests-held", count=count, **said, **look.player(seat)), "rule": "score.once"}


def guest_on_lantern(look: Look, colour: str) -> Tip:
    """A guest on a player's lantern."""
    said = look.say("tip-guest-lantern", guest=look.called("guest", colour))
    return {"tip": said, "rule": "maiko.score-guests"}
