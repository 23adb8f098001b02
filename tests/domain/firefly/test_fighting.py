from __future__ import annotations

import pytest

from domain.games.firefly.actions import FightEnemy, Scan

from .referee import given


@pytest.mark.rule("firefly.fight.where", "firefly.fight.face-up-only")
def test_enemies_are_fought_in_the_verse_and_the_combat_zone_if_they_lie_face_up() -> None:
    zones = {"verse.left": ["badger"], "verse.right": ["train-guard"], "combat-zone": ["dockside-heavies"]}
    game = given(zones, up=("left",), attack=9)
    assert game.legal(FightEnemy) == ["badger", "dockside-heavies"]
    refused = game.refused(FightEnemy(card=game.find("verse.right", "train-guard")))
    assert (refused.code, refused.rule) == ("target_not_legal", "firefly.fight.face-up-only")


@pytest.mark.rule("firefly.fight.cost", "firefly.fight.to-defeated-cards")
def test_a_fight_takes_the_attack_of_the_enemy_and_clears_its_space() -> None:
    game = given({"verse.left": ["badger"]}, up=("left",), attack=5).fight("badger")
    assert game.s.attack == 2
    assert game.keys("defeated-cards") == ["badger"]
    assert game.verse() == {}


@pytest.mark.rule("firefly.fight.any-number")
def test_one_enemy_after_another() -> None:
    game = given({"combat-zone": ["boarding-marines", "dockside-heavies"]}, attack=7)
    game.fight("dockside-heavies").fight("boarding-marines")
    assert game.keys("defeated-cards") == ["dockside-heavies", "boarding-marines"]
    assert game.s.attack == 0


@pytest.mark.rule("firefly.fight.no-partial")
def test_what_is_not_enough_changes_nothing() -> None:
    game = given({"combat-zone": ["dockside-heavies"]}, attack=2)
    refused = game.refused(FightEnemy(card=game.find("combat-zone", "dockside-heavies")))
    assert (refused.code, refused.rule) == ("not_enough_attack", "firefly.fight.no-partial")
    assert refused.about == {"needed": 3, "has": 2}


ZOE = {"avatar.0": ["zoe"], "mains": ["mal", "jayne", "book"], "hand.0": ["talent"]}


@pytest.mark.rule("firefly.fight.zero-attack")
def test_an_enemy_of_no_attack_is_fought_for_nothing_or_strikes() -> None:
    game = given({**ZOE, "combat-zone": ["dockside-heavies"]}).play("talent").once()
    assert (game.s.attack, game.attack_of("dockside-heavies")) == (0, 0)
    assert game.keys("combat-zone") == ["dockside-heavies"]
    game.fight("dockside-heavies")
    assert game.keys("defeated-cards") == ["dockside-heavies"]
    unfought = given({**ZOE, "combat-zone": ["dockside-heavies"]}).play("talent").once().end_turn()
    assert unfought.keys("strikes.0") == ["grazed"]


@pytest.mark.rule("firefly.fight.attack-floor")
def test_an_attack_is_never_below_nothing() -> None:
    game = given({"combat-zone": ["dockside-heavies"], "hand.0": ["veterans-eye"] * 2})
    game.play("veterans-eye").play("veterans-eye")
    assert (game.s.attack, game.attack_of("dockside-heavies")) == (8, 0)
    assert game.fight("dockside-heavies").s.attack == 8


@pytest.mark.rule("firefly.fight.leftover")
def test_attack_that_is_left_pays_for_scans_and_further_fights() -> None:
    zones = {"combat-zone": ["dockside-heavies"], "verse.far-left": ["badger"]}
    game = given(zones, attack=7).fight("dockside-heavies").scan("far-left")
    assert game.s.attack == 3
    assert game.fight("badger").s.attack == 0


@pytest.mark.rule("firefly.fight.theme")
def test_a_ship_is_fought_like_anybody_else() -> None:
    game = given({"combat-zone": ["alliance-cruiser"]}, attack=4).fight("alliance-cruiser")
    assert game.keys("defeated-cards") == ["alliance-cruiser"]
    assert game.s.attack == 0


@pytest.mark.rule("firefly.scan.any-number")
def test_as_many_spaces_are_scanned_as_attack_allows() -> None:
    zones = {"verse.left": ["badger"], "verse.right": ["boarding-marines"], "verse.far-right": ["badger"]}
    game = given(zones, attack=5).scan("left").scan("right")
    assert game.verse() == {"left": "badger", "right": "boarding-marines", "far-right": "(badger)"}
    assert game.s.attack == 2
    refused = game.refused(Scan(room="far-right"))
    assert (refused.code, refused.rule) == ("not_enough_attack", "firefly.scan.cost")


@pytest.mark.rule("firefly.scan.needs-hidden-card")
def test_an_empty_space_is_not_scanned() -> None:
    game = given({"verse.left": ["badger"]}, attack=9)
    assert game.legal(Scan) == ["left"]
    assert game.refused(Scan(room="middle")).rule == "firefly.scan.needs-hidden-card"


@pytest.mark.rule("firefly.scan.free-by-ability")
def test_a_scan_by_a_card_takes_no_attack() -> None:
    game = given({"verse.middle": ["badger"], "hand.0": ["sensor-sweep"]}).play("sensor-sweep")
    game.once().choose("badger")
    assert game.verse() == {"middle": "badger"}
    assert game.s.attack == 1
