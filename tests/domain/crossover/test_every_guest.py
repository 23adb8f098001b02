"""Every card of Alien at a table of Marvel: played, recruited, fought and escaped, with whatever answers, nothing breaks."""

from __future__ import annotations

from random import Random

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.text import card_text
from domain.games.crossover.marvel.cards import DRONES, FILMS, GUESTS
from domain.games.crossover.marvel.options import Options
from domain.kernel.zone import kind
from tests.domain.play import Played, answer, play

from .marvel import CROSSED, Referee, entering, given

CHARACTERS = [card for card in GUESTS if card.kind == "ally"]
ENEMIES = [card for card in GUESTS if card.kind == "adversary"]
NAMES = tuple(dict.fromkeys(card.group for card in CHARACTERS))
GROUPS = tuple(dict.fromkeys(FILMS.values()))

CROWDED = {
    "city.bridge": ["worker-drone"],
    "city.rooftops": ["cops"],
    "city.sewers": ["sprinting-drone"],
    "hand.1": ["wound", "shield-agent", "find-it-and-kill-it"],
    "discard.0": ["wound", "shield-trooper"],
    "discard.1": ["wound"],
    "lair.1": ["quarantine-order"],
}
"""A table at which there is something to choose for every word."""


LONG = 700
"""Commits after which a game is long enough."""


def key_of(card: Card) -> str:
    return card.key


def finished(table: Referee, seed: int) -> Referee:
    """A table at which all that is asked has been answered somehow."""
    chance = Random(seed)
    while table.s.open and table.s.status == "running":
        asked = chance.choice([asked for _, asked in sorted(table.s.open.items())])
        seat, action = answer(asked, chance)
        table.do(action, seat)
    return table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("card", CHARACTERS, ids=key_of)
def test_it_is_played(card: Card, seed: int) -> None:
    before = ["captain-of-the-ship", "old-scars", "find-it-and-kill-it", "autopsy", "electric-prod", "bar-brawler"]
    zones = {**CROWDED, "hand.0": [card.key, "wound", "shield-agent"], "played.0": before}
    table = finished(given(zones, seats=3).play(card.key), seed)

    assert len(table.s.plays) > len(before)
    finished(table.end_turn(), seed)
    assert (table.s.current, table.s.status) in {(1, "running"), (0, "ended")}


@pytest.mark.parametrize("card", CHARACTERS, ids=key_of)
def test_it_is_recruited(card: Card) -> None:
    table = finished(given({**CROWDED, "lair.2": [card.key]}, recruit=9).recruit(card.key), 0)

    assert table.s.recruit == 9 - (card.cost or 0)
    assert card.key in [key for zone in ("discard.0", "ko") for key in table.keys(zone)]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("card", ENEMIES, ids=key_of)
def test_it_is_fought(card: Card, seed: int) -> None:
    table = given({**CROWDED, "city.bank": [card.key], "hand.0": ["wound"]}, attack=20)
    attack = table.attack_of(card.key)

    finished(table.fight(card.key), seed)

    assert (table.s.attack, table.keys("victory.0")) == (20 - attack, [card.key])


@pytest.mark.parametrize("card", ENEMIES, ids=key_of)
def test_it_enters_the_city(card: Card) -> None:
    table = finished(entering(card.key, CROWDED), 0)

    assert card.key in [*table.city().values(), *table.keys("overrun"), *table.keys("ko")]


@pytest.mark.parametrize("card", ENEMIES, ids=key_of)
def test_it_escapes(card: Card) -> None:
    crowd = {f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank", "sewers")}
    last = CROSSED.reading(given(crowd).s).city[-1]
    table = finished(entering("cops", {**crowd, last: [card.key], "hand.1": ["shield-agent"]}), 0)

    assert table.keys("overrun") == [card.key]
    finished(table.end_turn(), 0)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("card", GUESTS, ids=key_of)
def test_it_can_be_read(card: Card, locale: str) -> None:
    said = card_text(card, locale)

    assert all(line and "{" not in line for line in said)


def games() -> list[Played]:
    """Games with nothing but Alien's cards to draw from, of one to five players, so that each of them is in some."""
    counts = {1: (3, 1), 2: (5, 1), 3: (5, 2), 4: (5, 2), 5: (6, 3)}
    found, first = [], 0
    for n, (seats, (allies, groups)) in enumerate([*counts.items()] * 3):
        names = tuple((NAMES * 2)[first % 16 :][:allies])
        films = tuple((GROUPS * 2)[n % 4 :][:groups])
        first += allies
        options = Options(allies=names, groups=films, backup=(DRONES,))
        found.append(play(CROSSED, seats, seed=n, options=options, limit=LONG, keen=0.5))
    return found


def test_whole_games_are_played_with_them() -> None:
    """Each of the cards lies in the city, in the HQ or among what a player has played in one of them."""
    lying: set[str] = set()
    for played in games():
        for state in played.states:
            zones = (ids for zone, ids in state.zones.items() if kind(zone) in ("city", "lair", "played"))
            lying |= {state.what[i] for ids in zones for i in ids}
        assert played.last.status == "ended" or len(played.commits) == LONG

    assert {card.key for card in GUESTS} <= lying
