"""Killing cards: which count as one's characters, and where what is killed goes."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Cards, Ko, Some
from domain.games.alien import actions as a
from domain.games.alien.cards.words import KILL_OWN, each_player

from .referee import Referee, besides, given, trial

PURGE = trial(KILL_OWN)
ALL_PURGE = trial(each_player(KILL_OWN))
KILL_HIDDEN = trial(Ko(Some(Cards(("hidden",)))))


@pytest.mark.rule(
    "alien.your_characters.scope", "alien.your_characters.not-deck-discard", "alien.your_characters.not-copies"
)
def test_your_characters_are_those_in_hand_played_and_vigilant_and_no_copies() -> None:
    with besides(trial(KILL_OWN, keywords=("coordinate",))):
        table = given(
            {
                "hand.0": ["grunt"],
                "played.0": ["autopsy"],
                "vigilant.0": ["wary-retreat"],
                "discard.0": ["fire-axe"],
                "hand.1": ["trial", "bar-brawler"],
            }
        )

        table.coordinate("trial", 1).play_lent("trial")

    assert table.options() == ["autopsy", "grunt", "wary-retreat"]


@pytest.mark.rule("alien.your_characters.role-and-basics")
def test_role_cards_marines_sergeants_and_gained_agendas_are_characters() -> None:
    with besides(PURGE):
        table = given({"hand.0": ["trial", "grunt", "specialist", "sergeant-tech", "lets-rock", "fearless"]})

        table.play("trial")

    assert table.options() == ["fearless", "grunt", "lets-rock", "sergeant-tech", "specialist", "trial"]


@pytest.mark.rule("alien.kill.enemy-zone")
def test_an_enemy_killed_by_attack_or_by_an_effect_is_a_dead_enemy() -> None:
    table = given({"combat-zone": ["prowling-shape", "wall-lurker"], "played.0": ["cut-loose"]}, attack=6)

    table.fight("prowling-shape").sacrifice(0)

    assert (table.keys("combat-zone"), table.keys("dead-enemies")) == ([], ["prowling-shape", "wall-lurker"])


@pytest.mark.rule("alien.kill.character-zone")
def test_a_killed_character_is_a_dead_character_and_its_owners_no_more() -> None:
    with besides(PURGE):
        table = given({"hand.0": ["trial", "specialist"]})

        table.play("trial").choose("specialist").end_turn()

    owned = [key for zone in ("deck", "hand", "discard", "played") for key in table.keys(f"{zone}.0")]
    assert (table.keys("dead-characters"), sorted(owned)) == (["specialist"], ["specialist"] * 10 + ["trial"])


@pytest.mark.rule("alien.kill.chestburster-zone")
def test_a_killed_chestburster_is_in_the_hatchery_again() -> None:
    table = given({"hq.1": ["mission-of-mercy"], "discard.0": ["chestburster"], "hatchery": []}, recruit=4)

    table.recruit("mission-of-mercy").choose("chestburster")

    assert (table.keys("hatchery"), table.keys("discard.0")) == (["chestburster"], ["mission-of-mercy"])


def _kill_hidden(key: str) -> Referee:
    with besides(KILL_HIDDEN):
        return given({"complex.airlock": [key], "hand.0": ["trial"]}).play("trial").choose(key)


@pytest.mark.rule("alien.kill.hazard-event-zone")
@pytest.mark.parametrize("key", ["event-the-sos", "hazard-the-sos"])
def test_a_killed_event_or_hazard_is_discarded_and_nothing_comes_of_it(key: str) -> None:
    table = _kill_hidden(key)

    assert (table.keys("discarded"), table.complex(), table.waiting()) == ([key], {}, [])
    assert (table.s.totals.get("hazard", 0), len(table.keys("hive"))) == (0, 12)


@pytest.mark.rule("alien.kill.hazard-event-zone")
@pytest.mark.parametrize(("key", "zone"), [("ships-cat", "dead-characters"), ("secrets-revealed", "removed")])
def test_a_killed_hidden_character_or_other_card_has_no_effect(key: str, zone: str) -> None:
    table = _kill_hidden(key)

    assert (table.keys(zone), table.complex(), table.waiting()) == ([key], {}, [])
    assert table.keys("discard.0") == []


@pytest.mark.rule("alien.kill.hazard-event-zone")
def test_a_hidden_goal_card_is_revealed_instead_of_killed() -> None:
    table = _kill_hidden("sos-marker")

    assert (table.keys("secured"), table.complex(), table.keys("hand.0")) == (["sos-marker"], {}, ["specialist"])


@pytest.mark.rule("alien.kill.own-choice")
def test_each_owner_chooses_among_cards_in_hand_and_played() -> None:
    with besides(ALL_PURGE):
        table = given({"hand.0": ["trial", "grunt"], "played.0": ["specialist"], "hand.1": ["autopsy", "fire-axe"]})

        table.play("trial")
        assert (table.waiting(), table.options()) == ([(0, "ko")], ["grunt", "specialist", "trial"])
        table.choose("specialist")
        assert (table.waiting(), table.options()) == ([(1, "ko")], ["autopsy", "fire-axe"])
        table.choose("autopsy")

    assert table.keys("dead-characters") == ["specialist", "autopsy"]
    assert (table.keys("hand.0"), table.keys("hand.1")) == (["grunt"], ["fire-axe"])


@pytest.mark.rule("alien.kill.played-keeps-output")
def test_what_a_killed_card_gave_this_turn_remains() -> None:
    with besides(PURGE):
        table = given({"hand.0": ["report-for-duty", "trial", "captain-of-the-ship"]}, recruit=1)

        table.play("report-for-duty").play("trial").choose("report-for-duty").play("captain-of-the-ship")

        assert (table.keys("dead-characters"), table.s.recruit, table.s.attack) == (["report-for-duty"], 2, 4)
        assert table.legal(a.UseOnce) == ["0"]
        table.once(0).choose("do")

    assert (table.s.recruit, table.keys("deck.0")[-1]) == (0, "sergeant-tech")


@pytest.mark.rule("alien.kill.thin-deck")
def test_starting_marines_may_be_killed_from_hand_and_discard_pile() -> None:
    table = given(
        {"hand.0": ["back-into-the-fight", "reluctant-leader", "grunt"], "discard.0": ["specialist", "autopsy"]}
    )

    table.play("back-into-the-fight").choose("reluctant-leader")
    assert (table.options(), table.asked().least) == (["grunt", "specialist"], 0)
    table.choose("grunt")

    assert (table.keys("dead-characters"), table.keys("hand.0")) == (["grunt"], ["reluctant-leader"])


@pytest.mark.rule("alien.kill.sergeant-zone")
def test_a_killed_sergeant_is_a_dead_character_too() -> None:
    with besides(PURGE):
        table = given({"hand.0": ["trial", "sergeant-intel"]})

        table.play("trial").choose("sergeant-intel")

    assert (table.keys("dead-characters"), table.keys("sergeants")) == (["sergeant-intel"], ["sergeant-tech"] * 10)
