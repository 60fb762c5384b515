"""Which options go together, and how a mix the book does not allow is refused."""

from __future__ import annotations

import itertools

import pytest

import zashiki
from tests.games.geishas_road.table import INDIGO, VERMILION
from tests.support import fields, random_end
from zashiki import OptionError

OFFERS = ("counter_offer", "hidden_offer")
FLAGS = (*OFFERS, "fate", "geiko_hidden_card", "geiko_home_stop")


def load(**options):
    return zashiki.load("geishas-road", **options)


def allowed(mode, level, on):
    """What the book says, in one place: `on` is the set of modules and optional rules asked for."""
    offers, optional = on & set(OFFERS), on & {"geiko_hidden_card", "geiko_home_stop"}
    if mode == "maiko":
        return level is None and on <= set(OFFERS)
    if mode == "geiko":
        return level is None and on <= {"geiko_hidden_card", "geiko_home_stop"}
    if mode == "evening" and optional:
        return False
    return not (level == "simple" and offers)


ALL_MIXES = [
    (mode, level, frozenset(on))
    for mode in ("evening", "maiko", "geiko", "campaign")
    for level in (None, "simple", "standard", "advanced")
    for size in range(len(FLAGS) + 1)
    for on in itertools.combinations(FLAGS, size)
]


@pytest.mark.rule("modules.offers-level", "modules.fate-evening", "modules.maiko", "modules.geiko", "campaign.options")
def test_every_mix_is_either_played_or_refused_with_a_paragraph():
    assert len(ALL_MIXES) == 4 * 4 * 32
    for mode, level, on in ALL_MIXES:
        options = {"mode": mode, "level": level, **dict.fromkeys(on, True)}
        if allowed(mode, level, on):
            game = load(**options)
            assert {flag for flag in FLAGS if game.options[flag]} >= on
            assert game.start(seed=1).turn in (INDIGO, VERMILION)
        else:
            with pytest.raises(OptionError, match=r"\[(modules|campaign)\.[a-z-]+\]$"):
                load(**options)


@pytest.mark.parametrize(
    ("options", "rule", "named"),
    [
        ({"level": "simple", "counter_offer": True}, "modules.offers-level", "level=simple"),
        ({"level": "simple", "hidden_offer": True}, "modules.offers-level", "level=simple"),
        ({"level": "advanced", "counter_offer": False}, "modules.advanced", "level=advanced"),
        ({"level": "advanced", "hidden_offer": False}, "modules.advanced", "level=advanced"),
        ({"mode": "maiko", "fate": True}, "modules.fate-evening", "mode=maiko"),
        ({"mode": "geiko", "fate": True}, "modules.fate-evening", "mode=geiko"),
        ({"mode": "maiko", "level": "standard"}, "modules.maiko", "level=standard"),
        ({"mode": "geiko", "level": "simple"}, "modules.geiko", "mode=geiko"),
        ({"mode": "geiko", "counter_offer": True}, "modules.geiko", "mode=geiko"),
        ({"mode": "geiko", "hidden_offer": True}, "modules.geiko", "mode=geiko"),
        ({"geiko_hidden_card": True}, "modules.geiko", "mode=evening"),
        ({"mode": "maiko", "geiko_home_stop": True}, "modules.geiko", "mode=maiko"),
        ({"mode": "campaign", "level": "simple", "counter_offer": True}, "campaign.options", "level=simple"),
        ({"mode": "campaign", "level": "advanced", "hidden_offer": False}, "modules.advanced", "level=advanced"),
    ],
)
@pytest.mark.rule(
    "modules.offers-level",
    "modules.advanced",
    "modules.fate-evening",
    "modules.maiko",
    "modules.geiko",
    "campaign.options",
)
def test_a_forbidden_mix_names_what_does_not_go_together_and_why(options, rule, named):
    with pytest.raises(OptionError) as error:
        load(**options)
    text = zashiki.load("geishas-road").book()[rule].text
    assert str(error.value).endswith(f"{text} [{rule}]")
    assert named in str(error.value)


@pytest.mark.rule("modules.advanced")
def test_the_advanced_level_has_both_offers():
    assert {load(level="advanced").options[offer] for offer in OFFERS} == {True}
    assert load(level="advanced", counter_offer=True, hidden_offer=True) == load(level="advanced")


@pytest.mark.rule("modules.offers-level")
def test_standard_with_both_offers_plays_like_advanced():
    standard, advanced = load(level="standard", counter_offer=True, hidden_offer=True), load(level="advanced")
    for seed in range(5):
        assert fields(random_end(standard, seed)) == fields(random_end(advanced, seed))


def test_the_default_is_a_standard_evening():
    assert load().options == {
        "players": 2,
        "mode": "evening",
        "level": "standard",
        "counter_offer": False,
        "hidden_offer": False,
        "fate": False,
        "geiko_hidden_card": False,
        "geiko_home_stop": False,
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"levle": "simple"}, "no option 'levle'; did you mean 'level'"),
        ({"level": "hard"}, "level='hard' is not possible; level is one of: simple, standard, advanced"),
        ({"players": 3}, "players=3 is not possible; players is one of: 2"),
        ({"mode": "night"}, "mode is one of: evening, maiko, geiko, campaign"),
        ({"fate": 1}, "fate=1 is not possible; fate is one of: no, yes"),
        ({"fate": "maybe"}, "fate is one of: no, yes"),
    ],
)
def test_an_unknown_option_or_value_says_what_is_possible(options, message):
    with pytest.raises(OptionError) as error:
        load(**options)
    assert message in str(error.value)


def test_options_may_be_given_as_text():
    assert load(level="standard", fate="yes", counter_offer="no") == load(level="standard", fate=True)


def test_every_variant_of_the_kind_is_an_allowed_mix():
    for variant in load().kind.variants:
        on = frozenset(flag for flag in FLAGS if variant.get(flag))
        assert allowed(variant.get("mode", "evening"), variant.get("level"), on)


@pytest.mark.parametrize("variant", load().kind.variants, ids=lambda v: " ".join(f"{k}={x}" for k, x in v.items()))
def test_the_options_of_a_record_load_the_same_game_again(variant):
    state = random_end(load(**variant), 3)
    assert zashiki.replay(str(state.record())) == state
