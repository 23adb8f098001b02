"""Side Jobs: face up they stay, whoever can completes them, and in the Combat Zone time runs out."""

from __future__ import annotations

import pytest

from domain.deckbuilding.actions import FightEnemy, PayFor
from domain.games.firefly.cards import ALL

from .referee import between, given, new_game, turn_with

DONE = ("Strip the Wreck", "Keep Her Breathing")


@pytest.mark.rule("firefly.side_job.stays")
def test_it_stays_face_up_and_is_pushed_on() -> None:
    verse = {"verse.far-right": ["haul-the-freight"], "verse.right": ["badger"]}
    game = turn_with("dobson", verse, up=("far-right",))
    assert game.verse() == {"far-right": "(dobson)", "right": "haul-the-freight", "middle": "(badger)"}


@pytest.mark.rule("firefly.side_job.success")
def test_what_it_brings_is_for_who_completes_it_and_it_is_no_defeat() -> None:
    game = given({"verse.left": ["quiet-delivery"], "hand.0": []}, up=("left",)).pay_for("quiet-delivery")
    assert (game.keys("discard.0"), game.s.credits) == (["talent"], 1)
    assert (game.keys("defeated-cards"), game.s.tally("killed", 0)) == (["quiet-delivery"], ())


@pytest.mark.rule("firefly.side_job.who-completes")
@pytest.mark.parametrize("current", [0, 1])
def test_whoevers_turn_it_is_completes_it_where_it_lies_face_up(current: int) -> None:
    verse = given({"verse.left": ["haul-the-freight"]}, current=current, up=("left",), recruit=4)
    assert verse.pay_for("haul-the-freight").s.credits == 2
    there = given({"combat-zone": ["haul-the-freight"]}, current=current, recruit=4)
    assert there.pay_for("haul-the-freight").s.credits == 2
    assert there.refused(PayFor(card=1), 1 - current).code == "not_your_turn"


@pytest.mark.rule("firefly.side_job.who-completes")
def test_hidden_it_can_not_be_completed() -> None:
    game = given({"verse.left": ["haul-the-freight"]}, recruit=4)
    assert game.legal(PayFor) == []
    refused = game.refused(PayFor(card=game.find("verse.left", "haul-the-freight")))
    assert (refused.code, refused.rule) == ("target_not_legal", "firefly.side_job.who-completes")


@pytest.mark.rule("firefly.side_job.credits-next-to-serenity")
def test_its_credits_are_there_when_the_episode_ends() -> None:
    zones = {"combat-zone": ["alliance-cruiser"], "verse.left": ["haul-the-freight"]}
    game = (
        given(zones, up=("left",), recruit=4, attack=4, tasks=DONE)
        .pay_for("haul-the-freight")
        .fight("alliance-cruiser")
    )
    assert (game.waiting()[0], game.s.credits) == ((0, "spend-credits"), 3), "two, and one of the task"


@pytest.mark.rule("firefly.side_job.combat-zone-deadline")
def test_pushed_into_the_combat_zone_it_may_be_completed_in_that_turn() -> None:
    full = {f"verse.{space}": ["badger"] for space in ("far-right", "right", "middle", "left")}
    zones = {**full, "verse.far-left": ["guard-the-payroll"], "hand.0": ["misbehave"] * 4}
    game = turn_with("dobson", zones, up=("far-left",))
    assert game.keys("combat-zone") == ["guard-the-payroll"]

    late = game.end_turn()
    assert (late.keys("combat-zone"), late.keys("strikes.0"), late.s.credits) == ([], ["grazed"], 0)
    done = turn_with("dobson", zones, up=("far-left",))
    for _ in range(4):
        done.play("misbehave")
    done.pay_for("guard-the-payroll").end_turn()
    assert (done.keys("strikes.0"), done.s.credits) == ([], 2)


@pytest.mark.rule("firefly.side_job.combat-zone-deadline")
def test_it_fails_after_the_strike_phase_and_before_the_cleanup() -> None:
    zones = {"combat-zone": ["mixed-company", "dockside-heavies"], "hand.0": ["misbehave", "shiny"]}
    game = given(zones).end_turn()
    assert (game.waiting(), game.keys("strikes.0")) == ([(0, "discard")], ["grazed"])
    assert game.options() == ["misbehave", "shiny"], "the hand is still there"


@pytest.mark.rule("firefly.side_job.combat-zone-deadline")
def test_it_fails_though_the_player_was_defeated_in_that_turn() -> None:
    zones = {"combat-zone": ["call-in-a-favor", "dockside-heavies"], "strikes.0": ["shot-through"] * 2 + ["grazed"]}
    game = given({**zones, "crew-strikes": ["grazed", "shot-through"]}).end_turn()
    assert (game.s.defeated, game.keys("discard.1")) == ((0,), ["flaw"])
    assert "call-in-a-favor" in game.keys("defeated-cards")


@pytest.mark.rule("firefly.side_job.combat-zone-deadline")
def test_in_the_verse_there_is_time() -> None:
    game = given({"verse.left": ["haul-the-freight"]}, up=("left",)).end_turn()
    assert (game.verse()["left"], game.keys("discard.0")) == ("haul-the-freight", [])


@pytest.mark.rule("firefly.side_job.revealed-in-combat-zone")
def test_revealed_in_the_combat_zone_it_leaves_that_turn_alone() -> None:
    full = {f"verse.{space}": ["badger"] for space in ("far-right", "right", "middle", "left")}
    game = turn_with("dobson", {**full, "verse.far-left": ["haul-the-freight"]})
    assert game.shown("combat-zone") == ["haul-the-freight"]
    assert game.refused(PayFor(card=game.find("combat-zone", "haul-the-freight"))).code == "not_enough_recruit"

    game.end_turn()
    assert (game.keys("combat-zone"), game.keys("discard.0")) == ([], ["flaw"])


@pytest.mark.rule("firefly.side_job.failure")
def test_failed_it_says_what_that_brings_and_lies_among_the_defeated_cards() -> None:
    game = given({"combat-zone": ["old-debt", "bounty-board"]}).end_turn()
    assert (game.keys("discard.0"), game.keys("strikes.0")) == (["flaw"], ["grazed"] * 2)
    assert game.keys("defeated-cards") == ["old-debt", "bounty-board"]


@pytest.mark.rule("firefly.side_job.no-strike")
def test_it_neither_strikes_nor_can_be_fought() -> None:
    game = given({"combat-zone": ["haul-the-freight"], "serenity.1": ["stuck-beacon"]}, attack=9)
    assert game.legal(FightEnemy) == []
    assert game.view().combat_zone[0].strikes == 0
    assert game.end_turn().keys("strikes.0") == []


@pytest.mark.rule("firefly.side_job.episode-ends")
def test_when_the_episode_ends_it_neither_succeeds_nor_fails() -> None:
    zones = {"combat-zone": ["alliance-cruiser", "haul-the-freight"], "verse.left": ["guard-the-payroll"]}
    game = given(zones, up=("left",), attack=4, tasks=DONE).fight("alliance-cruiser")
    assert (game.keys("discard.0"), game.keys("strikes.0"), game.s.episode) == (["talent"], [], 2)
    assert {"haul-the-freight", "guard-the-payroll"} <= set(game.keys("defeated-cards"))


@pytest.mark.rule("firefly.side_job.episode-ends")
def test_the_time_that_is_over_ends_the_episode_before_it_fails() -> None:
    game = given({"combat-zone": ["alliance-dragnet", "old-debt"]}, 1).end_turn()
    assert (game.s.episode, game.keys("discard.0")) == (2, ["flaw"]), "the Dragnet's alone"
    assert game.keys("strikes.0") == ["grazed"]


@pytest.mark.rule("firefly.side_job_table.random-unseen")
def test_each_deck_has_others_and_nobody_knows_which() -> None:
    jobs = {card.key for card in ALL if card.kind == "side-job"}
    game = new_game(3)
    decks = [jobs.intersection(game.keys(deck)) for deck in ("episode-deck", "deck-b", "deck-c")]
    assert [len(deck) for deck in decks] == [2, 2, 2]
    assert len(set.union(*decks)) == 6
    for viewer in (None, 0, 1, 2):
        assert set(game.shown("deck-b", viewer)) | set(game.shown("deck-c", viewer)) == {None}
    assert decks != [jobs.intersection(new_game(3, seed=2).keys(deck)) for deck in ("episode-deck", "deck-b", "deck-c")]


@pytest.mark.rule("firefly.side_job.episode-ends")
def test_one_that_was_never_found_is_put_away_too() -> None:
    game = between({"verse.middle": ["old-debt"]})
    assert (game.keys("defeated-cards").count("old-debt"), game.keys("strikes.0")) == (1, [])
