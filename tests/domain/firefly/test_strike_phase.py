from __future__ import annotations

from collections.abc import Iterator

import pytest

from domain.deckbuilding.language import All, Heal
from domain.games.firefly.cards.words import ADD, FLAW, crew_strikes, enemy
from domain.games.firefly.names import VERSE
from tests.domain.deck_referee import besides

from .referee import FIREFLY, Referee, given

CALLER = enemy("Train", "caller", "Caller", 3, "outlaw", strike=(ADD,))
FAR_CALLER = enemy("Train", "far-caller", "Far Caller", 3, "outlaw", keywords=("range",), strike=(ADD,))
TWICE = enemy("Train", "twice", "Twice", 3, "outlaw", keywords=("double-strike",), strike=(FLAW,))
MEDIC = enemy("Train", "medic", "Medic", 3, "outlaw", strike=(Heal(All(crew_strikes)),))
GRUDGE = enemy("Train", "grudge", "Grudge", 3, "outlaw", strike=(FLAW,))
ROCKET = enemy("Train", "rocket", "Rocket", 3, "outlaw", keywords=("ship", "range"))

AVOIDS = {"hand.0": ["steady-nerves"] * 2}
"""Of two of these, the second avoids a Crew Strike."""


@pytest.fixture(autouse=True)
def box() -> Iterator[None]:
    """The box holds enemies that no printed one is like, too."""
    with besides(FIREFLY, CALLER, FAR_CALLER, TWICE, MEDIC, GRUDGE, ROCKET):
        yield


def _drawn(game: Referee) -> list[str]:
    """The Strikes that were drawn in the last action, in order."""
    return [key for key, to in game.moves() if to == "resolving"]


@pytest.mark.rule("firefly.strike.right-to-left")
def test_the_oldest_of_the_combat_zone_strikes_first() -> None:
    zones = {"combat-zone": ["boarding-marines", "rocket", "dockside-heavies"]}
    game = given({**zones, "crew-strikes": ["grazed", "grazed", "cracked-rib", "shot-through"]}).end_turn()
    assert _drawn(game) == ["shot-through", "scorched-plating", "cracked-rib"]


@pytest.mark.rule("firefly.strike.enemy-types")
def test_only_ships_strike_serenity() -> None:
    game = given({"combat-zone": ["dockside-heavies", "alliance-cruiser"]}).end_turn()
    assert (game.keys("strikes.0"), game.keys("serenity.1")) == (["grazed"], ["scorched-plating"])


@pytest.mark.rule("firefly.strike.strike-ability")
def test_what_an_enemy_says_follows_the_strike_that_was_drawn() -> None:
    zones = {"combat-zone": ["grudge"], "crew-strikes": ["grazed", "lost-satchel"], "deck.0": ["misbehave"] * 9}
    game = given(zones).end_turn()
    moves = game.moves()
    strike, flaw = moves.index(("misbehave", "discard.0")), moves.index(("flaw", "discard.0"))
    assert strike < flaw
    assert sorted(game.keys("discard.0")) == ["flaw", "misbehave", "misbehave", "misbehave"]


@pytest.mark.rule("firefly.strike.avoid", "firefly.strike.avoid-skips-ability")
def test_an_avoided_strike_is_not_drawn_and_brings_nothing() -> None:
    game = given({"combat-zone": ["grudge"], **AVOIDS}).play("steady-nerves").play("steady-nerves")
    game.end_turn()
    assert game.waiting() == [(0, "avoid-crew")]
    game.choose("avoid")
    assert len(game.s.zone("crew-strikes")) == 20
    assert (game.keys("strikes.0"), "flaw" in game.keys("discard.0")) == ([], False)


@pytest.mark.rule("firefly.strike.avoid-choose-which")
def test_any_strike_of_the_turn_can_be_the_one_that_is_avoided() -> None:
    game = given({"combat-zone": ["dockside-heavies", "grudge"], **AVOIDS})
    game.play("steady-nerves").play("steady-nerves").end_turn().choose()
    assert game.keys("strikes.0") == ["grazed"]
    game.choose("avoid")
    assert (game.keys("strikes.0"), "flaw" in game.keys("discard.0")) == (["grazed"], False)


@pytest.mark.rule("firefly.strike.avoid-any-one")
def test_any_one_strike_may_be_one_that_no_enemy_makes_and_then_the_effect_is_used_up() -> None:
    without_kaylee = {"avatar.1": ["wash"], "verse.middle": ["stray-bullet"]}
    zones = {**without_kaylee, "hand.0": ["long-vigil"], "combat-zone": ["dockside-heavies"]}
    game = given(zones, attack=2).play("long-vigil").scan("middle")
    assert game.waiting() == [(0, "avoid-crew")]
    game.choose("avoid")
    assert game.keys("strikes.0") == []
    assert game.end_turn().keys("strikes.0") == ["grazed"]


@pytest.mark.rule("firefly.strike.strike-ability")
def test_a_strike_that_another_draws_is_not_avoided() -> None:
    game = given({"combat-zone": ["grudge"], "hand.0": ["human-shield"]}).play("human-shield").end_turn()
    game.choose("zoe")
    assert (game.keys("strikes.0"), len(game.s.down)) == ([], 1)
    assert "flaw" in game.keys("discard.0")


@pytest.mark.rule("firefly.defeated.avoid-crew-strikes")
def test_who_was_defeated_and_healed_again_is_struck_no_more_in_that_turn() -> None:
    hurt = {"strikes.0": ["shot-through", "shot-through", "grazed"], "combat-zone": ["medic", "dockside-heavies"]}
    game = given(hurt).end_turn()
    assert (game.s.defeated, game.keys("strikes.0")) == ((), [])
    assert len(game.s.zone("crew-strikes")) == 19


@pytest.mark.rule("firefly.strike.none-in-combat-zone")
def test_without_enemies_nobody_strikes() -> None:
    zones = {"combat-zone": ["haul-the-freight"], "verse.left": ["dockside-heavies"], "verse.right": ["rocket"]}
    game = given(zones, up=("left",)).end_turn()
    assert (game.keys("strikes.0"), game.keys("serenity.1")) == ([], [])


@pytest.mark.rule("firefly.strike.enters-mid-phase")
def test_who_comes_in_while_the_combat_zone_strikes_strikes_too() -> None:
    full = {zone: ["dockside-heavies"] for zone in VERSE}
    game = given({**full, "combat-zone": ["caller"], "episode-deck": ["badger"] * 3}).end_turn()
    assert game.keys("strikes.0") == ["grazed", "grazed"]


@pytest.mark.rule("firefly.strike.enters-mid-phase")
def test_who_comes_in_while_the_verse_strikes_waits() -> None:
    full = {zone: ["dockside-heavies"] for zone in VERSE}
    zones = {**full, "verse.right": ["far-caller"], "episode-deck": ["badger"] * 3, "avatar.1": ["wash"]}
    game = given(zones, up=("right",)).end_turn()
    assert game.keys("strikes.0") == ["grazed"]
    assert "dockside-heavies" in game.keys("combat-zone")


@pytest.mark.rule("firefly.keyword.range")
def test_range_strikes_after_the_combat_zone_from_the_left() -> None:
    zones = {"combat-zone": ["dockside-heavies"], "verse.left": ["hillside-rifle"], "verse.right": ["rocket"]}
    game = given(zones, up=("left", "right")).end_turn()
    assert _drawn(game) == ["grazed", "grazed", "scorched-plating"]
    other = given({**zones, "verse.left": ["rocket"], "verse.right": ["hillside-rifle"]}, up=("left", "right"))
    assert _drawn(other.end_turn()) == ["grazed", "scorched-plating", "grazed"]


@pytest.mark.rule("firefly.keyword.range-combat-zone")
def test_in_the_combat_zone_range_does_nothing() -> None:
    game = given({"combat-zone": ["hillside-rifle"]}).end_turn()
    assert game.keys("strikes.0") == ["grazed"]


@pytest.mark.rule("firefly.keyword.double-strike")
def test_a_double_strike_draws_two_each_with_what_the_enemy_says() -> None:
    game = given({"combat-zone": ["twice"]}).end_turn()
    assert game.keys("strikes.0") == ["grazed", "grazed"]
    assert game.keys("discard.0").count("flaw") == 2


@pytest.mark.rule("firefly.keyword.double-strike-separate")
def test_one_avoided_the_other_strikes() -> None:
    game = given({"combat-zone": ["twice"], **AVOIDS}).play("steady-nerves").play("steady-nerves")
    game.end_turn().choose("avoid")
    assert game.waiting() == []
    assert game.keys("strikes.0") == ["grazed"]
    assert game.keys("discard.0").count("flaw") == 1
