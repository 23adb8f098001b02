"""Secrets Revealed: how many are in the Hive, and whose Agenda they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from domain.deckbuilding.language import Cards, Scan, Some

from .referee import ALIEN, Referee, besides, given, new_game, scanned, trial

AGENDAS = {"hidden_agendas": "on"}
SECRETS = "secrets-revealed"
EXTRAS = ("drones", "secrets")


def decks(table: Referee) -> list[str]:
    """From which deck each card of the new Hive is, top to bottom."""
    content = ALIEN.packs[ALIEN.content_hash]
    return [content[key].deck for key in table.hive()]


def mixed(seats: int, **options: Any) -> Counter[str]:
    """How many Drones and Secrets Revealed the Hive of a new game has."""
    return Counter(deck for deck in decks(new_game(seats, preparation_turns=1, **options)) if deck in EXTRAS)


def hidden(*seats: int) -> dict[str, Sequence[str]]:
    """Agendas that these seats still hold face down."""
    return {f"agenda.{seat}": [("fearless", "stubborn", "ruthless")[seat]] for seat in seats}


@pytest.mark.rule("alien.secrets.setup-count")
@pytest.mark.parametrize("agendas", ["on", "delayed"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_as_many_as_there_are_players_replace_drones(seats: int, agendas: str) -> None:
    assert mixed(seats, hidden_agendas=agendas) == {"secrets": seats, "drones": 2 * seats}


@pytest.mark.rule("alien.secrets.example-three-players")
def test_three_players_have_three_and_six_drones() -> None:
    assert mixed(3, **AGENDAS) == {"secrets": 3, "drones": 6}


@pytest.mark.rule("alien.secrets.example-four-players")
def test_four_players_have_four_and_eight_drones() -> None:
    assert mixed(4, **AGENDAS) == {"secrets": 4, "drones": 8}


@pytest.mark.rule("alien.secrets.setup-distribution")
def test_each_mini_deck_has_one_extra_card_per_player_at_random() -> None:
    spread = set()
    for seed in range(1, 21):
        hive = decks(new_game(3, seed, preparation_turns=1, **AGENDAS))
        minis = [Counter(pile) for pile in (hive[: 9 + 3], hive[9 + 3 : 9 + 11 + 6], hive[9 + 11 + 6 :])]
        assert [mini["drones"] + mini["secrets"] for mini in minis] == [3, 3, 3]
        spread.add(tuple(mini["secrets"] for mini in minis))

    assert len(spread) > 3


@pytest.mark.rule("alien.secrets.not-in-regular")
@pytest.mark.parametrize("seats", range(1, 6))
def test_a_regular_game_has_neither_them_nor_agendas(seats: int) -> None:
    table = new_game(seats, preparation_turns=1)

    assert mixed(seats) == {"drones": 3 * seats}
    assert not {"agendas", "secrets"} & {ALIEN.packs[ALIEN.content_hash][key].deck for key in table.s.what.values()}


@pytest.mark.rule("alien.secrets.reveal-choice", "alien.agenda.revealed-effects")
@pytest.mark.parametrize(("seat", "agenda"), [(0, "fearless"), (2, "ruthless")])
def test_the_active_player_must_show_an_agenda_that_is_still_hidden(seat: int, agenda: str) -> None:
    table = scanned(SECRETS, hidden(0, 2), seats=3, options=AGENDAS)
    assert table.waiting() == [(0, "secret")]
    assert table.options() == ["seat-0", "seat-2"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose(f"seat-{seat}")

    assert table.shown(f"discard.{seat}") == [agenda]
    assert table.keys(f"agenda.{2 - seat}") == hidden(2 - seat)[f"agenda.{2 - seat}"]
    assert table.waiting() == []


@pytest.mark.rule("alien.secrets.all-revealed")
def test_where_no_agenda_is_hidden_nothing_happens() -> None:
    table = scanned(SECRETS, seats=3, options=AGENDAS)

    assert table.waiting() == []
    assert table.news() == {"attack": 0, "complex": {}, "removed": [SECRETS]}


@pytest.mark.rule("alien.secrets.set-aside")
def test_a_used_one_is_out_of_the_game() -> None:
    zones = hidden(0) | {"hive": [], "dead-enemies": ["worker-drone"]}
    table = scanned(SECRETS, zones, options=AGENDAS)
    assert table.keys("removed") == [SECRETS]

    table.end_turn()

    assert table.s.rebuilt
    assert table.hive() == ["worker-drone"]
    assert table.keys("removed") == [SECRETS]


@pytest.mark.rule("alien.secrets.on-alien-turn")
def test_on_the_turn_of_an_alien_player_the_next_human_player_chooses() -> None:
    options = AGENDAS | {"alien_players": True}
    card = trial(Scan(Some(Cards(("complex",), facing="down"))), kind="alien")
    with besides(card):
        zones = {"alien-avatars": ["hunter-xenomorph"], "alien-deck": ["trial"] * 12, "complex.med-lab": [SECRETS]}
        table = given(zones | hidden(1, 2), 3, burst=(0,), options=options, begin=True).play("trial")
        table.choose(SECRETS)

        assert (table.s.current, table.waiting()) == (0, [(1, "secret")])
        assert table.options() == ["seat-1", "seat-2"]
        table.choose("seat-2")
        assert (table.shown("discard.2"), len(table.keys("agenda.1"))) == (["ruthless"], 1)
