"""What is inevitable: how it comes, what it leaves of the 'Verse, how it strikes, and how it ends an Episode."""

from __future__ import annotations

from typing import Any

import pytest

from domain.deckbuilding.actions import FightEnemy, Scan
from domain.games.firefly.names import VERSE

from .referee import Referee, given, new_game, scanned, turn_with

ALMOST = ("Strip the Wreck", "Slip the Cruiser")
AWAY = {"hand.0": ["impossible-course"]}


# -- it comes


@pytest.mark.rule("firefly.inevitable.last-card")
def test_it_is_the_last_card_of_each_deck_whatever_else_is_in_there() -> None:
    game = new_game(4)
    last = [game.cards(deck)[0].kind for deck in ("episode-deck", "deck-b", "deck-c")]
    assert last == ["inevitable"] * 3
    assert [sum(card.kind == "inevitable" for card in game.cards(deck)) for deck in ("deck-b", "deck-c")] == [1, 1]


@pytest.mark.rule("firefly.inevitable.last-card")
def test_it_comes_once_all_others_have_come() -> None:
    game = given({"episode-deck": ["reaver-pack", "badger"]}, 1, begin=True)
    assert game.verse() == {"far-right": "(badger)"}
    assert game.end_turn().verse() == {"far-right": "(reaver-pack)", "right": "(badger)"}


@pytest.mark.rule("firefly.inevitable.card-back")
def test_its_back_tells_that_it_is_one_but_not_which() -> None:
    game = given({"verse.right": ["reaver-pack"], "verse.left": ["badger"]})
    for viewer in (None, 0, 1):
        seen = {space.space: (space.inevitable, space.card and space.card.card) for space in game.view(viewer).verse}
        assert (seen["right"], seen["left"]) == ((True, None), (False, None))


@pytest.mark.rule("firefly.inevitable.moves-instead")
def test_it_goes_on_in_place_of_a_card_that_an_effect_would_add() -> None:
    game = scanned("emergency-brake", {"verse.right": ["reaver-pack"], "verse.left": ["badger"]})
    assert game.verse() == {"middle": "(reaver-pack)", "left": "(badger)"}
    assert len(game.s.zone("episode-deck")) == 13


@pytest.mark.rule("firefly.inevitable.moves-instead")
def test_it_pushes_what_is_there() -> None:
    game = turn_with("dobson", {"verse.right": ["reaver-pack"], "verse.middle": ["badger"], "verse.left": ["patience"]})
    assert game.verse() == {"middle": "(reaver-pack)", "left": "(badger)", "far-left": "(patience)"}


@pytest.mark.rule("firefly.inevitable.five-moves")
def test_five_moves_bring_it_into_the_combat_zone() -> None:
    game = given({"episode-deck": ["running-on-empty"], "hand.0": []}, 2, begin=True)
    spaces = []
    for _ in range(5):
        spaces += list(game.verse())
        game.end_turn()
    assert spaces == ["far-right", "right", "middle", "left", "far-left"]
    assert (game.verse(), game.keys("combat-zone")) == ({}, ["running-on-empty"])


# -- what is left of the 'Verse


@pytest.mark.rule("firefly.inevitable.spaces-right-out")
def test_no_space_to_its_right_is_part_of_the_game() -> None:
    game = given({"verse.middle": ["reaver-pack"], "verse.left": ["badger"]})
    assert game.reading().rooms == VERSE[2:]
    assert [space.in_game for space in game.view().verse] == [False, False, True, True, True]


@pytest.mark.rule("firefly.inevitable.spaces-right-out")
def test_once_it_is_in_the_combat_zone_no_space_is_left() -> None:
    game = given({"combat-zone": ["reaver-pack", "badger"]}, attack=3)
    assert (game.reading().rooms, game.legal(FightEnemy)) == ((), ["badger"])
    assert not any(space.in_game for space in game.view().verse)


@pytest.mark.rule("firefly.inevitable.untouchable")
def test_no_player_and_no_card_does_anything_to_it() -> None:
    hidden = given({"verse.left": ["reaver-pack"], "verse.far-left": ["badger"]}, attack=9)
    assert hidden.legal(Scan) == ["far-left"]
    there = given({"combat-zone": ["reaver-pack", "badger", "crow"], "operations": ["breach-charges"]}, attack=20)
    assert there.legal(FightEnemy) == ["badger", "crow"]
    assert there.pay_for("breach-charges").options() == ["badger", "crow"]


# -- it is there


@pytest.mark.rule("firefly.inevitable.reveal")
def test_it_is_revealed_in_the_combat_zone() -> None:
    game = given({"verse.far-left": ["running-on-empty"], "episode-deck": []}, 3, begin=True)
    assert (game.shown("combat-zone"), game.keys("discard.0")) == (["running-on-empty"], [])
    game.end_turn()
    assert game.keys("discard.0") == ["flaw"]


@pytest.mark.rule("firefly.inevitable.strikes")
@pytest.mark.parametrize("current", [0, 2])
def test_it_strikes_whoevers_turn_it_is(current: int) -> None:
    game = given({"combat-zone": ["running-on-empty"]}, 3, current=current).end_turn()
    assert [len(game.s.zone(f"strikes.{seat}")) for seat in range(3)] == [int(seat == current) for seat in range(3)]
    ship = given({"combat-zone": ["reaver-pack"]}, 3, current=current).end_turn()
    assert ship.keys("serenity.1") == ["scorched-plating"]


@pytest.mark.rule("firefly.inevitable.strikes")
def test_it_does_not_strike_out_of_the_verse() -> None:
    game = given({"verse.left": ["reaver-pack"], "serenity.1": ["stuck-beacon"]}).end_turn()
    assert (game.keys("serenity.2"), game.keys("strikes.0")) == ([], [])


# -- the time that is left


def timed(*seats: int, current: int = 0, **about: Any) -> Referee:
    """What is inevitable lies in the Combat Zone, and these of three seats have had their Strike Phase."""
    zones = {"combat-zone": ["running-on-empty"], "objective": ["serenity-part-1"]}
    return given(zones, 3, timed=seats, current=current, **about)


@pytest.mark.rule("firefly.inevitable.timer")
def test_the_episode_ends_after_a_strike_phase_of_each_player() -> None:
    game = timed()
    for seat in range(2):
        game.end_turn()
        assert (game.s.episode, game.s.timed, game.s.current) == (1, tuple(range(seat + 1)), seat + 1)
    game.end_turn()
    assert (game.s.episode, game.s.timed, game.s.fulfilled) == (2, (), ())


@pytest.mark.rule("firefly.inevitable.timer")
def test_all_enemies_strike_before_the_time_is_over() -> None:
    zones = {"combat-zone": ["running-on-empty", "dockside-heavies"]}
    game = given(zones, 3, timed=(0, 1), current=2).end_turn()
    assert (game.s.episode, game.keys("strikes.2")) == (2, ["grazed"] * 2)


@pytest.mark.rule("firefly.inevitable.timer")
def test_another_turn_of_a_seat_adds_nothing() -> None:
    game = timed(0, 1, current=0).end_turn()
    assert (game.s.episode, game.s.timed) == (1, (0, 1))


@pytest.mark.rule("firefly.inevitable.timer", "firefly.inevitable.timer-mandatory")
def test_what_is_open_fails_and_only_what_is_mandatory_loses_the_game() -> None:
    failed = timed(0, 1, current=2, tasks=ALMOST).end_turn()
    assert (failed.s.status, failed.s.episode) == ("running", 2)
    train = {"combat-zone": ["running-on-empty"], "objective": ["the-train-job"]}
    won = given(train, 3, timed=(0, 1), current=2, episode=3, tasks=("Lift the Cargo", "Face the Enforcer")).end_turn()
    assert (won.s.outcome, won.s.tasks["Talk Past the Sheriff"]) == ("win", "failed")
    lost = given(train, 3, timed=(0, 1), current=2, episode=3, tasks=("Lift the Cargo",)).end_turn()
    assert (lost.s.outcome, lost.s.reason) == ("loss", "mandatory-failed")


@pytest.mark.rule("firefly.inevitable.timer-solo")
def test_alone_it_is_over_in_the_turn_in_which_it_comes() -> None:
    game = given({"verse.far-left": ["running-on-empty"], "episode-deck": []}, 1, begin=True)
    assert (game.keys("combat-zone"), game.s.episode) == (["running-on-empty"], 1)
    assert game.end_turn().s.episode == 2


@pytest.mark.rule("firefly.inevitable.avoided-counts")
def test_a_turn_counts_though_its_strike_is_avoided() -> None:
    zones = {"combat-zone": ["running-on-empty"], "hand.2": ["steady-nerves", "steady-nerves"]}
    game = given(zones, 3, timed=(0, 1), current=2).play("steady-nerves").play("steady-nerves").end_turn()
    game.choose("avoid")
    assert (game.s.episode, game.keys("strikes.2"), game.keys("discard.2").count("flaw")) == (2, [], 0)


@pytest.mark.rule("firefly.inevitable.skipped-counts")
def test_a_skipped_turn_counts() -> None:
    game = timed(defeated=(1,)).end_turn()
    assert (game.s.timed, game.s.current) == ((0, 1), 2)
    assert game.keys("strikes.1") == []


@pytest.mark.rule("firefly.inevitable.ends-on-skipped-turn")
def test_the_episode_may_end_with_a_skipped_turn() -> None:
    game = timed(0, current=1, defeated=(2,)).end_turn()
    assert (game.s.episode, game.s.current) == (2, 0)
    assert (game.keys("strikes.2"), game.keys("hand.2"), game.keys("strikes.1")) == ([], [], ["grazed"])


# -- it is moved


@pytest.mark.rule("firefly.inevitable.moved-resets")
def test_out_of_the_combat_zone_it_goes_back_hidden_and_its_time_begins_anew() -> None:
    game = given({"combat-zone": ["reaver-pack"], **AWAY}, 3, timed=(1, 2)).play("impossible-course")
    game.once().choose("impossible-course")
    assert (game.verse(), game.keys("combat-zone"), game.s.timed) == ({"far-left": "(reaver-pack)"}, [], ())
    assert (game.view().verse[4].face_up, game.s.episode) == (False, 1)

    game.end_turn()
    assert (game.keys("combat-zone"), game.s.timed) == (["reaver-pack"], ())
    assert game.end_turn().s.timed == (1,)


@pytest.mark.rule("firefly.inevitable.moved-resets")
def test_in_the_verse_it_goes_one_space_back() -> None:
    game = given({"verse.middle": ["reaver-pack"], **AWAY}, 3).play("impossible-course")
    game.once().choose("impossible-course")
    assert (game.verse(), game.reading().rooms) == ({"right": "(reaver-pack)"}, VERSE[1:])
