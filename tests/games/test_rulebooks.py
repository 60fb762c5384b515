"""The rulebooks as players read them: numbers of the data, every piece named, words of our own, right typography."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import zashiki
from zashiki.api.edition import MARK, load_components
from zashiki.registry import kind
from zashiki.text.rulebook import PLACEHOLDER, Rulebook

REPOSITORY = Path(__file__).parents[2]
PRINTED = {
    ("iki", "ru"): "000_a398edd382a5a4fd.txt",
    ("iki", "fr"): "003_f85ecc1438c50211.txt",
    ("iki", "pl"): "004_c29882a7fdb20c92.txt",
    ("tokaido-duo", "ru"): "001_0246bc9ac4464ae4.txt",
    ("geishas-road", "ru"): "002_688554c173a7acf9.txt",
}
"""The printed book in the same language, where there is one."""
LONGEST_COMMON_RUN = 8
EVERY_GAME = pytest.mark.parametrize("game", zashiki.games())
EVERY_BOOK = pytest.mark.parametrize(("game", "language"), [(g, x) for g in zashiki.games() for x in kind(g).languages])
TAG = re.compile(
    r"\((?:R\d|conflict|ruling|расхождение|решени|divergence \d|décision|rozbieżność|rozstrzygnięci)[^)]*\)"
)
WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")


def raw(game: str, language: str) -> Rulebook:
    """The rulebook as it is written, placeholders and all."""
    return Rulebook(kind(game).folder / "rulebook" / f"{language}.md")


def placeholders(game: str, language: str) -> dict[str, list[str]]:
    """The values of the data that each paragraph and each section's own text names; names are words, not values."""
    book = raw(game, language)
    texts = {p.id: p.whole for p in book} | {str(book.sections.index(s)): text for s, text in book.intro.items()}
    found = {place: PLACEHOLDER.findall(text) for place, text in texts.items()}
    return {place: sorted(x for x in names if not x.startswith("name ")) for place, names in found.items()}


@EVERY_BOOK
def test_every_placeholder_is_filled(game, language):
    assert not re.findall(r"[{}]", kind(game).book(language).source)


def test_an_unknown_placeholder_is_an_error(tmp_path):
    (tmp_path / "en.md").write_text("### a.b · Title\nTake {turn.outcome}.\n", encoding="utf-8")
    with pytest.raises(KeyError):
        Rulebook(tmp_path / "en.md", kind("iki").standard.at)


@EVERY_BOOK
def test_all_languages_name_the_same_values_in_the_same_places(game, language):
    assert placeholders(game, language) == placeholders(game, "en")


@EVERY_BOOK
def test_no_tag_leads_nowhere(game, language):
    assert TAG.findall(raw(game, language).source) == []


OWN = {
    "iki": ('[turn]\nincome = "7 mon"\n[board]\nblockers = [2, 4, 2, 2, 2]\n', "hire.income", "7", "4"),
    "tokaido-duo": ("[dice]\nartist = [1, 1, 1, 1, 1, 4]\n", "round.roll", "1, 1, 1, 1, 1, 4", "1, 1, 2, 2, 3, 3."),
    "geishas-road": ("[geiko]\nvisit_points = 5\n", "geiko.visit", "5", "2"),
}


@EVERY_BOOK
def test_an_edition_of_ones_own_shows_its_own_numbers(game, language, tmp_path):
    text, rule, shown, standard = OWN[game]
    file = tmp_path / "own.toml"
    file.write_text(f'[edition]\nname = "own"\n{text}', encoding="utf-8")
    named = kind(game)
    own = load_components(named.components, named.shape, named.cross_check, file)
    assert shown in named.book(language, own)[rule].text
    assert standard not in named.book(language, own)[rule].text
    assert shown not in named.book(language)[rule].text


@pytest.mark.parametrize("language", kind("iki").languages)
def test_a_refusal_speaks_the_numbers_of_the_edition(language, tmp_path):
    file = tmp_path / "own.toml"
    file.write_text('[edition]\nname = "own"\n[setup]\nkobun = 3\n[turn]\nany_space = "2 mon"\n', encoding="utf-8")
    state = zashiki.load("iki", edition=file, players=3).start(seed=3)
    own, standard, heard = state.game.book(language), kind("iki").book(language), set()
    luck = random.Random(3)
    while not heard and state.legal():
        refusals = [state.why_not(action, language) for action in luck.sample(state.game.actions, 40)]
        heard = {r.rule for r in refusals if r and r.text == own[r.rule].text != standard[r.rule].text}
        state.play(luck.choice(state.legal()))
    assert heard


@pytest.mark.parametrize("language", kind("iki").languages)
def test_a_value_read_off_ones_own_copy_is_no_proposal(language, tmp_path):
    file = tmp_path / "own.toml"
    file.write_text('[edition]\nname = "own"\n[tokens]\n"spring pipe 1" = { price = 11, gives = "1 fire" }\n', "utf-8")
    named = kind("iki")
    own = load_components(named.components, named.shape, named.cross_check, file)
    assert f"| 11{MARK} |" not in named.book(language, own).source
    assert "| 11 |" in named.book(language, own).source
    assert named.book(language).source.count(MARK) == named.book(language, own).source.count(MARK) + 1


def test_notes_stand_beside_the_rule_and_not_in_it():
    paragraph = kind("iki").book()["setup.supply"]
    assert paragraph.notes.startswith("> ")
    assert ">" not in paragraph.text
    assert paragraph.whole == f"{paragraph.text}\n\n{paragraph.notes}"


@EVERY_BOOK
def test_every_piece_is_named(game, language):
    """What the components call by a name is called by that name in the book; what is proposed is marked."""
    named, text = kind(game), kind(game).book(language).source.replace("\u00a0", " ")
    say = named.speech(language)
    missing = [id_ for id_ in names_of_pieces(game) if say.say(id_) not in text]
    assert missing == []
    proposed = [key for key, standing in named.standard.standing.items() if standing.startswith("proposed")]
    assert not proposed or MARK in text


def names_of_pieces(game: str) -> Iterator[str]:
    """The messages that name the cards, shops, tokens, places and goods of a game."""
    components = kind(game).standard
    if game == "iki":
        cards = [k.split(".")[1] for k in kind(game).shape if k.startswith(("characters.", "buildings."))]
        yield from (f"card-{name}" for name in cards)
        yield from (f"shop-{name}" for name in components["board.ring"])
        yield from (f"special-{name}" for name in ("hire", "move", "mountain-escape", "joker"))
    elif game == "tokaido-duo":
        yield from (f"good-{name}" for name in ("kimono", "ceramics", "dolls", "fans"))
        yield from {f"landscape-{name}" for name in components["regions.landscapes"]}
        yield from (f"town-{name}" for name in ("c1", "c8", "m1", "m4"))
        yield from {f"station-{name}" for name in components["ring.stations"] if not name.startswith("c")}
    else:
        yield from (f"geisha-{colour}" for colour in components["names.colours"])


CONSTANTS = {
    "iki": {"board.fire_track", "setup.cards_a_month"},
    "tokaido-duo": {"regions.borders", "ring.regions", "towns.regions", "towns.routes"},
    "geishas-road": {"deal.hand", "fate.tokens", "guests.per_colour", "influence.half_points", "items.values",
                     "items.takes", "prestige.geiko_row"},
}  # fmt: skip
"""Values that are always the same, or that the text tells in words or by a picture of a graph."""
TOLD_BY = {
    "iki": {"characters": "characters", "tokens": "tokens", "shops": "shops", "buildings": "buildings"},
    "tokaido-duo": {"towns": "inland", "ring": "stations", "regions": "regions", "start": "start", "trade": "goods"},
    "geishas-road": {"names": "", "prestige": "prestige"},
}
"""Sections of the components that a list tells as a whole."""


@EVERY_GAME
def test_every_value_of_the_components_is_told(game):
    used = {name for names in placeholders(game, "en").values() for name in names}
    untold = []
    for key in kind(game).shape:
        section = key.split(".")[0]
        by_list = TOLD_BY[game].get(section)
        if (
            section == "edition"
            or key in CONSTANTS[game]
            or by_list == ""
            or (by_list and any(by_list in n for n in used))
        ):
            continue
        if not any(key in name for name in used):
            untold.append(key)
    assert untold == []


def words(text: str) -> list[str]:
    """The words of a text, numbers left out."""
    return [word.lower().replace("ё", "е") for word in WORD.findall(text)]


def longest_common_run(ours: list[str], theirs: list[str]) -> str:
    """The longest run of words that stands in both."""
    best: tuple[int, int] = (0, 0)
    before: dict[int, int] = {}
    places: dict[str, list[int]] = {}
    for k, word in enumerate(theirs):
        places.setdefault(word, []).append(k)
    for i, word in enumerate(ours):
        now = {k: before.get(k - 1, 0) + 1 for k in places.get(word, ())}
        best = max(best, *((length, i) for length in now.values())) if now else best
        before = now
    return " ".join(ours[best[1] - best[0] + 1 : best[1] + 1])


def test_a_common_run_is_found():
    assert longest_common_run(list("abcde"), list("xbcdybc")) == "b c d"


@pytest.mark.parametrize(("game", "language"), PRINTED)
def test_sentences_are_our_own(game, language):
    shelf = next(
        (p / "shared" / "rulebooks" for p in REPOSITORY.parents if (p / "shared" / "rulebooks").is_dir()), None
    )
    if shelf is None:
        pytest.skip("the printed rulebooks are not at hand")
    printed = (shelf / PRINTED[game, language]).read_text(encoding="utf-8")
    ours = re.sub(
        r"\|$", "endofrow", kind(game).book(language).source, flags=re.MULTILINE
    )  # rows are no sentence together
    run = longest_common_run(words(ours), words(printed))
    assert len(run.split()) <= LONGEST_COMMON_RUN, run


@EVERY_BOOK
def test_it_begins_with_the_aim_and_a_turn_in_five_lines(game, language):
    book = kind(game).book(language)
    first = book.intro[book.sections[1]]
    assert len(re.findall(r"^\d\. ", first, re.MULTILINE)) == 5


@EVERY_BOOK
def test_the_printed_game_is_credited_at_the_end(game, language):
    makers = {"iki": "Sorry We Are French", "tokaido-duo": "Funforge", "geishas-road": "EmperorS4"}
    book = kind(game).book(language)
    assert makers[game] in " ".join(book.intro[book.sections[-1]].split())
