"""Hidden Agendas: how they are dealt, who sees them, when they are revealed, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.language import AtLeast, Total
from domain.games.alien import actions as a, names as at
from domain.games.alien.box import Box
from domain.games.alien.cards.words import KILL_OWN, each_player
from domain.kernel.events import Moved, Shuffled

from .referee import ALIEN, Referee, besides, given, new_game, not_set_up, trial

BOX = Box(ALIEN.packs[ALIEN.content_hash])
GOOD = {card.key for card in BOX.content.values() if card.side == "good"}
EVIL = {card.key for card in BOX.content.values() if card.side == "evil"}
ON: dict[str, Any] = {"hidden_agendas": "on"}
DELAYED: dict[str, Any] = {"hidden_agendas": "delayed"}
ALMOST_DEAD = ["impaled", "impaled", "raking-claws"]
"""One damage less than kills the Technician of seat 1."""

SEEDS = range(1, 13)
LAST = trial(key="last-task", kind="objective", stage=3, completed=(AtLeast(Total("scanned")),))
"""An Objective that asks for a scan."""


def dealt(seats: int, seed: int = 1, **options: Any) -> Referee:
    return new_game(seats, seed, **(ON | options))


def agendas(table: Referee) -> list[str]:
    """The Agendas before the players, seat by seat."""
    return [key for seat in range(len(table.s.seats)) for key in table.keys(f"agenda.{seat}")]


def left_over(table: Referee) -> list[str]:
    """The prepared Agenda that nobody got."""
    moved = [event for event in table.happened(Moved) if (event.src, event.dst) == (at.ASIDE, at.REMOVED)]
    return [table.key(i) for event in moved for i in event.ids if table.key(i) in GOOD | EVIL]


def last_scan(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """Seat 0 has just completed Objective 3."""
    with besides(LAST):
        there = {at.OBJECTIVES: ["last-task"], "complex.airlock": ["worker-drone"], **zones}
        return given(there, seats, stage=3, attack=1, options=ON, **about).scan("airlock")


def one_dies(zones: Mapping[str, Sequence[str]], seats: int = 3, **about: Any) -> Referee:
    """Seat 0 has just fought seat 1 to death."""
    return given({"strikes.1": ALMOST_DEAD, **zones}, seats, **{"options": ON, "attack": 3, **about}).fight_player(1)


def ending(table: Referee) -> tuple[str, str, tuple[int, ...]]:
    return table.s.outcome, table.s.reason, table.s.winners


# -- the set-up


@pytest.mark.rule("alien.agenda.mode")
@pytest.mark.parametrize(("mode", "each"), [("off", 0), ("on", 1), ("delayed", 1)])
def test_each_player_holds_one_face_down_agenda_if_they_are_in_the_game(mode: str, each: int) -> None:
    table = new_game(4, hidden_agendas=mode)

    assert [len(table.keys(f"agenda.{seat}")) for seat in range(4)] == [each] * 4
    assert [table.shown(f"agenda.{seat}") for seat in range(4)] == [[None] * each] * 4


@pytest.mark.rule("alien.agenda.good-random", "alien.agenda.evil-random")
@pytest.mark.parametrize("seats", range(2, 6))
def test_one_random_good_agenda_for_each_player_and_one_evil_one_are_taken(seats: int) -> None:
    taken = [{*agendas(table), *left_over(table)} for table in (dealt(seats, seed) for seed in SEEDS)]

    assert [(len(keys & GOOD), len(keys & EVIL)) for keys in taken] == [(seats, 1)] * len(SEEDS)
    assert len({frozenset(keys & GOOD) for keys in taken}) > 1
    assert len({frozenset(keys & EVIL) for keys in taken}) > 1


@pytest.mark.rule("alien.agenda.deal")
def test_they_are_shuffled_and_dealt_and_nobody_sees_the_one_that_is_left() -> None:
    tables = [dealt(4, seed) for seed in SEEDS]

    assert {len(left_over(table)) for table in tables} == {1}
    assert len({seat for table in tables for seat, key in enumerate(agendas(table)) if key in EVIL}) > 1
    assert all(at.ASIDE in {event.zone for event in table.happened(Shuffled)} for table in tables)
    for table in tables:
        assert not table.keys(at.ASIDE)
        assert table.keys(at.REMOVED).count(left_over(table)[0]) == 1
        for viewer in (None, 0, 1, 2, 3):
            assert not {*table.shown(at.REMOVED, viewer)} & (GOOD | EVIL)


@pytest.mark.rule("alien.agenda.maybe-no-traitor")
def test_nothing_tells_whether_there_is_a_traitor() -> None:
    tables = [dealt(2, seed) for seed in range(1, 25)]
    with_one = [table for table in tables if table.reading().traitor is not None]
    without = [table for table in tables if table.reading().traitor is None]
    assert with_one
    assert without

    for table in tables:
        others = [table.shown("agenda.0", 1), table.shown("agenda.1", 0), table.shown("agenda.0")]
        assert others == [[None]] * 3
        assert not {*table.shown(at.REMOVED), *table.shown(at.ASIDE)} & (GOOD | EVIL)
    assert len({len(table.keys(at.REMOVED)) for table in tables}) == 1


@pytest.mark.rule("alien.agenda.look-own")
def test_only_its_player_sees_an_agenda() -> None:
    table = dealt(3)

    for seat, key in enumerate(agendas(table)):
        assert [table.shown(f"agenda.{seat}", viewer) for viewer in (0, 1, 2, None)] == [
            [key] if viewer == seat else [None] for viewer in (0, 1, 2, None)
        ]


@pytest.mark.rule("alien.agenda.delayed")
def test_delayed_agendas_are_not_seen_by_their_own_players() -> None:
    table = new_game(3, **DELAYED)

    assert len(agendas(table)) == 3
    assert [table.shown(f"agenda.{seat}", viewer) for seat in range(3) for viewer in (0, 1, 2, None)] == [[None]] * 12


@pytest.mark.rule("alien.agenda.names")
def test_each_agenda_has_a_name_of_its_own() -> None:
    names = [BOX.content[key].name for key in GOOD | EVIL]

    assert (len(names), len(set(names))) == (15, 15)
    assert all(name.strip() for name in names)


@pytest.mark.rule("alien.agenda.setup-solo")
@pytest.mark.parametrize("options", [ON, DELAYED])
def test_nobody_plays_them_alone(options: dict[str, Any]) -> None:
    refusal = not_set_up(1, **options)

    assert (refusal.pointer, refusal.about["n"]) == ("/options/hidden_agendas", 2)
    assert len(agendas(new_game(2, **options))) == 2


# -- revealing


def revealed(agenda: str, options: Mapping[str, Any], **zones: Sequence[str]) -> Referee:
    """Seat 0 scanned Secrets Revealed and is to choose whose Agenda it reveals: that of seat 1 is this."""
    there = {"complex.airlock": ["secrets-revealed"], "agenda.0": ["gentle"], "agenda.1": [agenda], **zones}
    return given(there, 3, attack=1, options=options).scan("airlock")


@pytest.mark.rule("alien.agenda.revealed-effects")
@pytest.mark.parametrize("agenda", ["dependable", "ruthless"])
def test_all_see_a_revealed_agenda_and_its_player_gains_it(agenda: str) -> None:
    table = revealed(agenda, ON).choose("seat-1")

    assert (table.keys("agenda.1"), table.keys("discard.1")) == ([], [agenda])
    assert [table.shown("discard.1", viewer) for viewer in (0, 1, 2, None)] == [[agenda]] * 4
    assert table.keys("agenda.0") == ["gentle"]


@pytest.mark.rule("alien.agenda.delayed-unaware")
def test_a_delayed_agenda_is_learnt_by_all_at_the_same_time() -> None:
    table = revealed("ruthless", DELAYED)
    assert [table.shown("agenda.1", viewer) for viewer in (0, 1, 2, None)] == [[None]] * 4

    table.choose("seat-1")

    assert [table.shown("discard.1", viewer) for viewer in (0, 1, 2, None)] == [["ruthless"]] * 4


@pytest.mark.rule("alien.agenda.gained-card")
def test_a_gained_agenda_is_shuffled_into_the_deck_and_played() -> None:
    table = given({"deck.0": [], "discard.0": ["dependable"]}, options=ON)
    table.end_turn()
    assert table.keys("hand.0") == ["dependable"]
    table.end_turn()

    table.play("dependable")

    assert (table.s.recruit, table.keys("played.0"), table.keys("hand.0")) == (2, ["dependable"], [])


@pytest.mark.rule("alien.agenda.reveal-on-death")
def test_the_hidden_agenda_of_who_dies_is_shown_and_removed() -> None:
    table = one_dies({"agenda.1": ["dependable"]})

    assert (table.s.dead, table.keys("agenda.1")) == ((1,), [])
    assert "dependable" not in table.keys("discard.1")
    assert [table.shown(at.REMOVED, viewer).count("dependable") for viewer in (0, 1, 2, None)] == [1] * 4


@pytest.mark.rule("alien.agenda.killable")
def test_a_gained_agenda_can_be_killed_and_a_hidden_one_can_not() -> None:
    with besides(trial(each_player(KILL_OWN))):
        zones = {"hand.0": ["trial", "dependable"], "agenda.1": ["gentle"], "hand.1": ["grunt", "specialist"]}
        table = given(zones, options=ON).play("trial")
        assert table.options(0) == ["dependable", "trial"]
        table.choose("dependable")
        assert table.options(1) == ["grunt", "specialist"]
        table.choose("grunt")

    assert (table.keys("dead-characters"), table.keys("agenda.1")) == (["dependable", "grunt"], ["gentle"])


# -- the traitor's death


@pytest.mark.rule("alien.agenda.evil-death-bonus")
def test_enemies_and_hidden_cards_of_the_complex_go_back_as_the_traitor_dies() -> None:
    zones = {
        "complex.ventilation-shafts": ["wall-lurker"],
        "complex.operations": ["prowling-shape"],
        "complex.med-lab": ["sos-marker"],
        "complex.airlock": ["worker-drone"],
        "combat-zone": ["worker-drone"],
        "attached.airlock": ["sentry-gun"],
    }
    evil = one_dies({**zones, "agenda.1": ["ruthless"]}, up=("ventilation-shafts", "operations"))
    good = one_dies({**zones, "agenda.1": ["gentle"]}, up=("ventilation-shafts", "operations"))

    assert evil.complex() == {}
    assert sorted(evil.keys(at.HIVE)[-4:]) == ["prowling-shape", "sos-marker", "wall-lurker", "worker-drone"]
    assert len(evil.keys(at.HIVE)) == 16
    assert (evil.keys("combat-zone"), evil.keys("attached.airlock")) == (["worker-drone"], ["sentry-gun"])
    assert [event.zone for event in evil.happened(Shuffled)] == [at.ASIDE]
    assert sum(len(event.ids) for event in evil.happened(Moved) if event.dst == at.ASIDE) == 4
    assert (len(good.complex()), len(good.keys(at.HIVE))) == (4, 12)


# -- winning


@pytest.mark.rule("alien.agenda.good-goal", "alien.agenda.traitor-need-not-die")
def test_good_players_win_with_the_third_objective_though_the_traitor_lives() -> None:
    table = last_scan({"agenda.0": ["gentle"], "agenda.1": ["ruthless"], "agenda.2": ["fearless"]}, seats=3)

    assert ending(table) == ("win", "objectives", (0, 2))


@pytest.mark.rule("alien.agenda.evil-goal", "alien.agenda.evil-win-unrevealed")
def test_the_last_one_alive_has_the_agenda_revealed_and_has_yet_to_play_it() -> None:
    table = one_dies({"agenda.0": ["ruthless"], "agenda.1": ["gentle"]}, seats=2)

    assert (table.s.living, table.s.status, table.s.outcome) == ((0,), "running", "")
    assert (table.keys("agenda.0"), table.keys("discard.0")) == ([], ["ruthless"])
    assert table.shown("discard.0") == ["ruthless"]


@pytest.mark.rule("alien.agenda.evil-alternate-win")
def test_a_traitor_whose_agenda_was_killed_wins_with_the_third_objective() -> None:
    with besides(LAST, trial(KILL_OWN)):
        zones = {at.OBJECTIVES: ["last-task"], "complex.airlock": ["worker-drone"]}
        zones |= {"deck.0": [], "discard.0": ["trial", "grunt", "grunt"]}
        table = one_dies({**zones, "agenda.0": ["ruthless"], "agenda.1": ["gentle"]}, 2, stage=3, attack=4)
        assert (table.keys("discard.0")[-1], ending(table)) == ("ruthless", ("", "", ()))
        table.end_turn().play("grunt").play("trial").choose("ruthless")
        assert (table.keys("dead-characters"), ending(table)) == (["ruthless"], ("", "", ()))
        table.scan("airlock")

    assert ending(table) == ("loss", "traitor-objectives", (0,))


@pytest.mark.rule("alien.agenda.objective3-only-traitor")
def test_the_traitor_alone_wins_with_the_third_objective() -> None:
    table = last_scan({"agenda.0": ["ruthless"], "agenda.1": ["gentle"]}, dead=(1,))

    assert ending(table) == ("loss", "traitor-objectives", (0,))


@pytest.mark.rule("alien.agenda.everyone-dies")
def test_nobody_wins_if_nobody_lives() -> None:
    zones = {"agenda.0": ["gentle"], "agenda.1": ["ruthless"], "combat-zone": ["worker-drone"]}
    table = given({**zones, "strikes.0": ["raking-claws"] * 10}, dead=(1,), options=ON)
    assert table.s.outcome == ""

    table.end_turn()

    assert ending(table) == ("loss", "all-dead", ())


@pytest.mark.rule("alien.agenda.alien-and-traitor")
def test_the_traitor_wins_though_an_alien_player_lives() -> None:
    options = ON | {"alien_players": True}
    table = given({"hand.0": ["ruthless"]}, seats=3, dead=(1,), burst=(2,), options=options).play("ruthless")

    assert ending(table) == ("loss", "traitor-agenda", (0,))


# -- the table


@pytest.mark.rule("alien.agenda.attack-risk")
def test_players_may_attack_each_other_from_the_start() -> None:
    assert given(attack=3, options=ON).legal(a.FightPlayer) == ["1"]
    assert given(attack=2, options=ON).legal(a.FightPlayer) == []


@pytest.mark.rule("alien.agenda.talk-plays-public")
def test_each_card_that_is_played_is_seen_by_all() -> None:
    table = given({"hand.0": ["grunt", "autopsy"]}, seats=3, options=ON)
    assert table.shown("hand.0", 1) == [None, None]

    table.play("grunt")

    assert [table.shown("played.0", viewer) for viewer in (0, 1, 2, None)] == [["grunt"]] * 4
    assert table.shown("hand.0", 1) == [None]


@pytest.mark.rule("alien.agenda.talk-discards-public")
def test_discard_piles_are_open_to_all() -> None:
    table = given({"discard.0": ["grunt", "autopsy", "fire-axe"]}, seats=3, options=ON)

    for viewer in (0, 1, 2, None):
        assert table.shown("discard.0", viewer) == ["grunt", "autopsy", "fire-axe"]
        assert [card.card for card in table.view(viewer).crew[0].discard] == ["grunt", "autopsy", "fire-axe"]
