"""The Commander and the four Tactics."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight
from domain.games.villains.arranged import TACTICS
from domain.kernel.events import Moved
from domain.kernel.visibility import events

from .referee import VILLAINS, given, set_up

BOOK, BANDS, EYE, WINDS = TACTICS


@pytest.mark.rule("villains.commander.tactics-setup")
def test_four_tactics_lie_under_the_commander_and_nobody_can_tell_their_order() -> None:
    table = set_up(2)

    for viewer in (None, 0, 1):
        told = str(list(events(list(table.events), viewer))) + str(table.view(viewer))
        assert [key for key in TACTICS if key in told] == []
        commander = table.view(viewer).commander
        assert commander is not None
        assert commander.tactics == 4
    assert sorted(table.keys("tactics")) == sorted(TACTICS)


@pytest.mark.rule("villains.commander.tactics-setup", "villains.tactic.random")
def test_any_tactic_may_lie_on_top() -> None:
    assert {set_up(2, seed).keys("tactics")[-1] for seed in range(1, 13)} == set(TACTICS)


@pytest.mark.rule("villains.commander.fightable")
def test_eight_attack_is_enough_for_a_commander_of_eight() -> None:
    table = given(attack=8)

    table.fight("dr-strange")

    assert table.s.attack == 0


@pytest.mark.rule("villains.commander.fightable")
def test_seven_attack_is_not() -> None:
    table = given(attack=7)

    refusal = table.refused(Fight(card=table.find("commander", "dr-strange")))

    assert table.legal(Fight) == []
    assert (refusal.code, refusal.about) == ("not_enough_attack", {"needed": 8, "has": 7})


@pytest.mark.rule("villains.commander.four-tactics-needed")
def test_the_commander_stays_and_strikes_until_the_fourth_tactic_is_taken() -> None:
    deck = ["cops", "cops", "bystander", "punisher", "bystander", "command-strike"]
    table = given({"tactics": [EYE, BOOK, BANDS, BANDS], "adversary-deck": deck}, attack=24)

    table.fight("dr-strange").fight("dr-strange").fight("dr-strange")
    commander = table.view().commander
    table.end_turn()

    assert commander is not None
    assert (commander.commander.card, commander.tactics) == ("dr-strange", 1)
    assert table.keys("adversary-deck") == ["bystander", "bystander", "cops", "cops", "punisher"]


@pytest.mark.rule("villains.commander.several-per-turn")
def test_the_commander_can_be_fought_twice_for_twice_the_attack() -> None:
    table = given({"tactics": [EYE, BOOK, WINDS, BANDS]}, attack=16)

    table.fight("dr-strange").fight("dr-strange")

    assert (table.keys("victory.0"), table.s.attack) == ([BANDS, WINDS], 0)


@pytest.mark.rule("villains.tactic.same-attack")
def test_the_tactics_have_one_attack_and_four_texts() -> None:
    cards = VILLAINS.catalogue("en")

    for commander in (card for card in cards if card.kind == "commander"):
        tactics = [card for card in cards if card.kind == "tactic" and card.group == commander.group]
        assert [tactic.attack for tactic in tactics] == [commander.attack] * 4
        assert len({tactic.text for tactic in tactics}) == len({str(t.definition["fight"]) for t in tactics}) == 4


@pytest.mark.rule("villains.tactic.random")
def test_nobody_chooses_the_tactic_and_all_see_it() -> None:
    table = given({"tactics": [EYE, WINDS, BANDS]}, attack=8)

    table.fight("dr-strange")

    assert (table.waiting(), table.keys("tactics")) == ([], [EYE, WINDS])
    assert [card.card for card in table.view().players[0].victory] == [BANDS]


@pytest.mark.rule("villains.tactic.to-victory-pile")
def test_a_tactic_scores_six_for_the_fighter() -> None:
    table = given({"tactics": [EYE, BANDS], "victory.1": ["cops"]}, current=1, attack=8)
    before = [player.victory_points for player in table.view().players]

    table.fight("dr-strange")

    assert table.keys("victory.1") == ["cops", BANDS]
    assert [before, [player.victory_points for player in table.view().players]] == [[0, 1], [0, 7]]


@pytest.mark.rule("villains.tactic.bystanders")
def test_the_first_tactic_already_frees_the_bystanders() -> None:
    table = given({"tactics": [EYE, BOOK, WINDS, BANDS], "guarded@commander": ["bystander"]}, attack=8)

    table.fight("dr-strange")

    assert sorted(table.keys("victory.0")) == ["bystander", BANDS]
    assert table.guarded("commander") == []


@pytest.mark.rule("villains.tactic.fight-effect")
def test_the_text_of_the_tactic_runs_for_the_fighter_once_it_is_taken() -> None:
    hands = {f"hand.{seat}": ["devour", "hydra-operative"] for seat in (0, 1)}
    table = given({"tactics": [EYE, BANDS], **hands}, current=1, attack=8)

    table.fight("dr-strange")

    assert [(table.key(event.ids[0]), event.dst) for event in table.happened(Moved)] == [
        (BANDS, "victory.1"),
        ("bindings", "discard.0"),
    ]


@pytest.mark.rule("villains.tactic.bystander-effects")
def test_freed_bystanders_speak_after_the_tactic() -> None:
    zones = {"tactics": [EYE, BOOK], "guarded@commander": ["public-speaker"], "hand.1": ["devour"]}
    table = given(zones, attack=8)

    table.fight("dr-strange")
    while_the_tactic_asks = table.waiting(), table.s.recruit
    table.choose()

    assert while_the_tactic_asks == ([(1, "show")], 0)
    assert (table.keys("discard.1"), table.s.recruit) == (["devour"], 1)
    assert table.rules()[-2:] == ["villains.tactic.fight-effect", "villains.kidnap.special-effects"]
