"""Names and sentences for cards, tokens, deals and amounts, in the reader's language."""

import tomllib
from functools import cache
from typing import Any

from ....api.facts import Facts
from ....text.speech import Name, Speech, message_id
from ..data import names
from ..data.amounts import parse_amounts, parse_deal
from ..data.edition import STANDARD

ABILITIES = {names.DEAL_EXPERIENCE: "ability-experience", names.DEAL_SWAP: "ability-swap"}
LASTING = ("farm", "villa", "tower")


@cache
def _standard_names() -> dict[str, str]:
    file = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    return {name: card["name"] for section in ("characters", "buildings") for name, card in file[section].items()}


def card_of(name: str, facts: Facts) -> dict[str, Any]:
    """What the components say of a character or a building."""
    section = "buildings" if name in names.BUILDINGS else "characters"
    card: dict[str, Any] = facts.components[f"{section}.{name}"]
    return card


def card_name(name: str, facts: Facts) -> Name:
    """A character or a building by name: its own in each language, or what the edition in use calls it."""
    called = card_of(name, facts)["name"]
    return Name("card", name, None if called == _standard_names()[name] else called)


def card_title(name: str, facts: Facts) -> str:
    """The name of a character or a building as it stands on the card."""
    named = card_name(name, facts)
    return named.called or str(facts.say.say(named.id))


def room_name(room: str) -> str:
    """A room, a nagaya or a space of the ikizama track as people write it."""
    return room.upper().replace("-", "–")


def amount(good: str, n: int, say: Speech) -> str:
    """So much of something.

    >>> import zashiki
    >>> amount("sandal", 2, zashiki.load("iki").facts.say)
    '2 sandals'
    """
    return say.say(message_id("worth", good), n=n)


def listed(words: list[str], say: Speech) -> str:
    """Several things in a row; of none, nothing."""
    if len(words) < 2:
        return words[0] if words else say.say("worth-nothing")
    text = say.say("list-two", first=words[-2], rest=words[-1])
    for word in reversed(words[:-2]):
        text = say.say("list-more", first=word, rest=text)
    return text


def amounts(given: tuple[int, ...] | list[int], say: Speech) -> str:
    """Amounts by kind of worth, as a list."""
    return listed([amount(good, n, say) for good, n in zip(names.WORTHS, given, strict=False) if n], say)


def worth_words(text: str, say: Speech) -> str:
    """What components write as '1 rice, 2 mon'."""
    return amounts(parse_amounts(text), say)


def ability_sentence(text: str, say: Speech) -> str:
    """What a character does, as one sentence.

    >>> import zashiki
    >>> ability_sentence("1 wood -> 2 iki, 3 mon", zashiki.load("iki").facts.say)
    'Gives 3 mon and 2 IKI for 1 wood.'
    """
    deal = parse_deal(text)
    pay, gain = amounts(deal.pay, say), amounts(deal.gain, say)
    if deal.kind in ABILITIES:
        return say.say(ABILITIES[deal.kind], paid="yes" if any(deal.pay) else "no", pay=pay)
    if deal.kind == names.DEAL_BUILD:
        return say.say(
            "ability-build-wood" if deal.less_wood else "ability-build-koban", n=deal.less_wood or deal.less_koban
        )
    if deal.kind == names.DEAL_GIFT:
        return say.say("ability-gift", gain=gain, mon=deal.others)
    if deal.kind == names.DEAL_GAIN:
        return say.say("ability-gain", gain=gain)
    return say.say("ability-trade", gain=gain, pay=pay)


def salary_sentence(card: dict[str, Any], say: Speech) -> str:
    """What a character earns on its way to retirement."""
    if "token" in card:
        return say.say("salary-token", token=Name("special", card["token"]))
    one, two, three = (worth_words(text, say) for text in card["salary"])
    if card["start"] == 1:
        return say.say("salary-three", one=one, two=two, three=three)
    return say.say("salary-two", two=two, three=three) if card["start"] == 2 else say.say("salary-one", three=three)


def character_sentences(name: str, facts: Facts, priced: bool = True) -> str:
    """A character as its card tells it from top to bottom."""
    card, say = card_of(name, facts), facts.say
    told = [say.say("tip-card", card=card_name(name, facts), type=Name("type", card["type"]))]
    if priced:
        told.append(say.say("tip-cost", cost=card["cost"]))
    if card["fire"]:
        told.append(say.say("tip-fire-bonus", steps=card["fire"]))
    return " ".join([*told, ability_sentence(card["ability"], say), salary_sentence(card, say)])


def building_sentences(name: str, facts: Facts) -> str:
    """A building: what it costs, what it scores, what it does as long as it stands."""
    card, say = card_of(name, facts), facts.say
    cost = worth_words(f"{card['koban']} koban, {card['wood']} wood", say)
    told = [say.say("tip-building", card=card_name(name, facts), cost=cost)]
    points = card["each"] if card.get("per") else card.get("points", 0)
    told.append(say.say("worth-building", per=card.get("per") or "none", points=points, most=card.get("most", 0)))
    if name in LASTING:
        told.append(say.say(message_id("lasting", name), n=card.get("lasting", 0)))
    return " ".join(told)


def token_name(token: str) -> Name:
    """A market token, or a special one."""
    return Name("special", token) if token in names.SPECIAL else Name("token", token.rsplit(" ", 1)[0])


def token_kind(token: str) -> str:
    """Fish, pipe or tobacco."""
    return token.split()[1]


def token_brings(token: str, facts: Facts) -> str:
    """What a market token brings, as one or two sentences."""
    values, say = facts.components[f"tokens.{token}"], facts.say
    if token_kind(token) == "fish":
        bonus = say.say("brings-fish-bonus", points=values["points"]) if values.get("points") else ""
        return f"{say.say('brings-fish')} {bonus}".strip()
    if token_kind(token) == "pipe":
        return str(say.say("brings-pipe", gain=pipe_gain(values, say)))
    per, every = values.get("per") or "none", values.get("every", 1)
    return str(say.say("brings-tobacco", per=per, points=values.get("points", 0), every=every))


def pipe_gain(values: dict[str, Any], say: Speech) -> str:
    """What a pipe gives at once."""
    deal = parse_deal(values["gives"])
    return say.say("worth-experience") if deal.kind == names.DEAL_EXPERIENCE else amounts(deal.gain, say)


def for_sale(token: str, facts: Facts) -> str:
    """A market token with its price and what it brings."""
    price = facts.components[f"tokens.{token}"]["price"]
    offer = facts.say.say("tip-token", token=token_name(token), price=price)
    return f"{offer} {token_brings(token, facts)}"


def owned(token: str, facts: Facts) -> str:
    """A market token that somebody has bought, with what it brings."""
    return f"{facts.say.say('tip-token-owned', token=token_name(token))} {token_brings(token, facts)}"


def shop_of(deal: str) -> str:
    """The shop that offers a deal."""
    number = names.DEALS.index(deal)
    return names.SHOPS[next(k for k, own in enumerate(names.DEALS_OF) if number in own)]


def deal_text(deal: str, facts: Facts) -> str:
    """What the components say of a deal."""
    shop = shop_of(deal)
    own = names.DEALS_OF[names.SHOPS.index(shop)]
    return str(facts.components[f"shops.{shop}"][own.index(names.DEALS.index(deal))])


def deal_sentence(text: str, say: Speech, trade: str = "tip-deal-trade", gain: str = "tip-deal-gain") -> str:
    """A deal of a shop, by the messages for what is traded and what is free."""
    deal = parse_deal(text)
    if any(deal.pay):
        return say.say(trade, pay=amounts(deal.pay, say), gain=amounts(deal.gain, say))
    return say.say(gain, gain=amounts(deal.gain, say))


def when(month: int, say: Speech) -> str:
    """A month in words, with its season."""
    if not month:
        return say.say("when-setup")
    if month == names.NEW_YEARS_MONTH:
        return say.say("when-new-year")
    return say.say("when-month", month=month, season=season_name(month))


def season_name(month: int) -> Name:
    """The season of a month from 1 to 12."""
    return Name("season", names.SEASONS[(month - 1) // 3])
