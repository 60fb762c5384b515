"""The posters of the games: from the game's folder, or made from its title."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from zashiki import registry
from zashiki.server.http import page

DRAWN = b"<svg xmlns='http://www.w3.org/2000/svg'><!--drawn by hand--></svg>"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of a game's folder, without a poster."""
    real = registry.kind("iki")
    shutil.copy(real.components, tmp_path)
    (tmp_path / "board").mkdir()
    copied = replace(real, components=tmp_path / real.components.name)
    monkeypatch.setattr(page, "kind", lambda _name: copied)
    page.file.cache_clear()
    yield tmp_path
    page.file.cache_clear()


def test_the_poster_of_the_games_folder_is_served(folder: Path) -> None:
    (folder / "board" / "poster.svg").write_bytes(DRAWN * 20)
    found = page.file("posters/iki.svg")
    assert found is not None
    assert found.body == DRAWN * 20
    assert found.packed
    assert gzip.decompress(found.packed) == found.body
    assert (found.media_type, found.caching) == ("image/svg+xml", "no-cache")


@pytest.mark.usefixtures("folder")
def test_a_game_without_a_poster_gets_its_title_on_paper() -> None:
    found = page.file("posters/iki.svg")
    assert found is not None
    picture = ElementTree.fromstring(found.body)
    assert "".join(picture.itertext()) == "IKI"
    assert found.media_type == "image/svg+xml"


@pytest.mark.parametrize("title", ["Go", "Tokaido Duo", "The <Great> & Longwindedness", "Donaudampfschifffahrt"])
def test_a_title_fits_on_its_poster(title: str) -> None:
    picture = ElementTree.fromstring(page.plain_poster(title))
    lines = picture.findall("{*}text")
    assert [line.text for line in lines] == title.split()
    for line in lines:
        assert page.width_of(line.text or "", float(line.attrib["font-size"])) <= page.POSTER_WIDTH - 100
        assert 0 < float(line.attrib["y"]) < page.POSTER_HEIGHT


@pytest.mark.parametrize("name", ["chess.svg", "iki", "iki.png", "../iki.svg", ".svg"])
def test_other_posters_are_not_found(name: str) -> None:
    assert page.file(f"posters/{name}") is None
