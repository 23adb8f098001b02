from __future__ import annotations

import pytest

from domain.games.firefly.actions import FightEnemy, Scan
from domain.games.firefly.names import VERSE

from .referee import given, scanned, turn_with


@pytest.mark.rule("firefly.episode.add-card", "firefly.episode.push-only-if-needed")
def test_a_card_comes_into_the_rightmost_space_and_pushes_what_it_needs() -> None:
    game = turn_with("badger", {"verse.far-right": ["dobson"], "verse.middle": ["patience"]})
    assert game.verse() == {"far-right": "(badger)", "right": "(dobson)", "middle": "(patience)"}


@pytest.mark.rule("firefly.episode.push-to-combat-zone", "firefly.episode.combat-zone-face-up")
def test_a_card_pushed_out_is_turned_up_in_the_combat_zone() -> None:
    full = {zone: ["train-guard"] for zone in VERSE}
    game = turn_with("badger", {**full, VERSE[-1]: ["emergency-brake"]}, episode=2)
    assert game.keys("defeated-cards") == ["emergency-brake"]
    assert game.keys("combat-zone") == ["train-guard"]


@pytest.mark.rule("firefly.scan.cost", "firefly.reveal.enemy-stays")
def test_a_scan_is_paid_for_and_the_enemy_stays() -> None:
    game = scanned("dockside-heavies", attack=3)
    assert game.s.attack == 1
    assert game.verse() == {"middle": "dockside-heavies"}


@pytest.mark.rule("firefly.scan.needs-hidden-card")
def test_a_face_up_card_is_not_scanned() -> None:
    game = given({"verse.left": ["badger"]}, up=("left",), attack=5)
    assert game.refused(Scan(room="left")).rule == "firefly.scan.needs-hidden-card"


@pytest.mark.rule("firefly.keyword.escape", "firefly.keyword.escape-text")
def test_badger_escapes_and_each_player_discards() -> None:
    full = {zone: ["train-guard"] for zone in VERSE[:-1]}
    hands = {"hand.0": ["shiny"], "hand.1": ["shiny"]}
    game = turn_with("patience", {**full, VERSE[-1]: ["badger"], **hands}).choose("shiny").choose("shiny")
    assert game.keys("defeated-cards") == ["badger"]
    assert (game.keys("hand.0"), game.keys("hand.1")) == ([], [])


@pytest.mark.rule("firefly.inevitable.moves-instead", "firefly.inevitable.spaces-right-out")
def test_the_inevitable_moves_on_in_place_of_a_new_card() -> None:
    game = turn_with("dobson", {"verse.right": ["reaver-pack"], "verse.middle": ["patience"]})
    assert game.verse() == {"middle": "(reaver-pack)", "left": "(patience)"}
    assert game.reading().rooms == VERSE[2:]


@pytest.mark.rule("firefly.inevitable.untouchable", "firefly.inevitable.card-back")
def test_the_inevitable_can_be_neither_scanned_nor_fought() -> None:
    game = given({"verse.right": ["reaver-pack"], "combat-zone": []}, attack=9)
    assert game.legal(Scan) == []
    assert game.view().verse[1].inevitable
    there = given({"combat-zone": ["reaver-pack"]}, attack=9)
    assert (
        there.refused(FightEnemy(card=there.find("combat-zone", "reaver-pack"))).rule
        == "firefly.inevitable.untouchable"
    )


@pytest.mark.rule("firefly.inevitable.timer", "firefly.inevitable.timer-solo")
def test_alone_one_strike_phase_is_all_the_time_there_is() -> None:
    game = given({"combat-zone": ["alliance-dragnet"]}, 1).end_turn()
    assert game.s.episode == 2
    assert game.keys("defeated-cards")[-1:] == ["serenity-part-1"]


@pytest.mark.rule(
    "firefly.inevitable.example-enters", "firefly.inevitable.example-skip", "firefly.inevitable.skipped-counts"
)
def test_a_skipped_turn_counts_for_the_time_there_is() -> None:
    game = given({"combat-zone": ["running-on-empty"]}, 3, defeated=(1,)).end_turn()
    assert game.s.timed == (0, 1)
    assert game.s.current == 2
    assert game.end_turn().s.episode == 2


@pytest.mark.rule("firefly.reveal.goal")
def test_a_sealed_crate_goes_to_operations() -> None:
    game = scanned("sealed-crate")
    assert game.keys("operations") == ["sealed-crate"]


@pytest.mark.rule("firefly.ship_strike.from-episode-deck", "firefly.ship_strike.lowest-slot")
def test_a_ship_strike_of_an_episode_deck_comes_to_the_lowest_free_slot() -> None:
    game = scanned("magnetic-grapple", {"serenity.1": ["scorched-plating"]})
    assert game.keys("serenity.2") == ["magnetic-grapple"]


@pytest.mark.rule("firefly.ship_strike.episode-repaired", "firefly.repair.during-play")
def test_repaired_it_goes_to_the_defeated_cards() -> None:
    game = given({"serenity.1": ["magnetic-grapple"], "serenity.2": ["scorched-plating"]}, recruit=6)
    game.repair("magnetic-grapple").repair("scorched-plating")
    assert game.keys("defeated-cards") == ["magnetic-grapple"]
    assert game.keys("repaired") == ["scorched-plating"]
    assert game.s.recruit == 0
