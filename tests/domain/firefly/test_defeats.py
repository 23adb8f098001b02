from __future__ import annotations

import pytest

from domain.games.firefly.actions import Coordinate, PlayCard
from domain.games.firefly.names import VERSE

from .referee import Referee, given, scanned, turn_with

NEAR = ["shot-through", "shot-through", "grazed"]
"""Seven damage: one less than Mal and Zoe can bear, one more than Kaylee."""

WITHOUT_KAYLEE = {"avatar.1": ["zoe"], "mains": ["wash", "jayne", "book"]}
"""Mal and Zoe are the players; whatever strikes Kaylee strikes whoever turned it up."""


def _main(game: Referee, name: str) -> int:
    """The Avatar of a Main Character who is no player's."""
    return game.find("mains", name)


# -- when


@pytest.mark.rule("firefly.defeated.action-phase-over")
def test_a_defeat_in_the_action_phase_is_its_end() -> None:
    zones = {**WITHOUT_KAYLEE, "strikes.0": NEAR, "hand.0": ["shiny"], "combat-zone": ["reaver-raider"]}
    game = scanned("stray-bullet", zones, attack=9)
    assert game.s.defeated == (0,)
    assert (game.s.current, game.s.attack) == (1, 0)
    assert game.keys("serenity.1") == ["scorched-plating"]


@pytest.mark.rule("firefly.defeated.episode-phase")
def test_who_is_defeated_before_the_action_phase_has_none() -> None:
    zones = {**{zone: ["train-guard"] for zone in VERSE}, VERSE[-1]: ["stray-bullet"], **WITHOUT_KAYLEE}
    game = turn_with("badger", {**zones, "strikes.0": NEAR, "hand.0": ["shiny"], "combat-zone": ["reaver-raider"]})
    assert (game.s.defeated, game.s.current) == ((0,), 1)
    assert game.keys("serenity.1") == ["scorched-plating"]
    assert (game.keys("hand.0"), len(game.s.zone("deck.0"))) == ([], 11)


@pytest.mark.rule("firefly.defeated.other-players-turn")
def test_a_defeat_on_somebody_elses_turn_leaves_that_turn_as_it_is() -> None:
    zones = {"strikes.1": ["cracked-rib", "cracked-rib", "grazed"], "hand.1": ["shiny"], "discard.1": ["misbehave"]}
    game = scanned("stray-bullet", {**zones, "hand.0": ["misbehave"]}, attack=3)
    assert game.s.defeated == (1,)
    assert (game.s.current, game.s.phase, game.s.attack) == (0, "action", 1)
    assert not game.view().players[1].standing
    assert sorted(game.keys("deck.1")) == ["misbehave", *["shiny"] * 11]
    assert game.play("misbehave").s.attack == 2


# -- what then


@pytest.mark.rule("firefly.defeated.avoid-crew-strikes", "firefly.defeated.ship-strikes-continue")
def test_after_a_defeat_the_crew_strikes_no_more_but_ships_do() -> None:
    striking = ["dockside-heavies", "whitefall-riders", "reaver-raider", "dockside-heavies"]
    game = given({"combat-zone": striking, "strikes.0": NEAR}).end_turn()
    assert game.keys("strikes.0") == [*NEAR, "grazed"]
    assert len(game.s.zone("crew-strikes")) == 19
    assert game.keys("serenity.1") == ["scorched-plating"]
    assert not [name for name in game.s.markers if name.startswith("fewer")]


@pytest.mark.rule("firefly.defeated.avatar-face-down")
def test_the_avatar_lies_face_down_under_its_strikes() -> None:
    game = given({"combat-zone": ["dockside-heavies"], "strikes.0": NEAR})
    assert game.view().players[0].standing
    player = game.end_turn().view().players[0]
    assert (player.standing, player.damage) == (False, 8)
    assert [card.card for card in player.strikes] == [*NEAR, "grazed"]


@pytest.mark.rule("firefly.defeated.reset-deck")
def test_all_cards_are_shuffled_into_a_new_deck() -> None:
    zones = {
        **WITHOUT_KAYLEE,
        "strikes.0": NEAR,
        "hand.0": ["shiny"] * 4,
        "played.0": ["misbehave"] * 2,
        "discard.0": ["shiny"] * 5,
        "deck.0": ["misbehave"] * 6,
    }
    game = scanned("stray-bullet", zones)
    assert sorted(game.keys("deck.0")) == ["misbehave"] * 8 + ["shiny"] * 9
    assert [game.keys(f"{zone}.0") for zone in ("hand", "played", "discard")] == [[], [], []]
    assert game.shown("deck.0") == [None] * 17


@pytest.mark.rule("firefly.defeated.out-of-game")
def test_who_is_defeated_is_out_of_the_game() -> None:
    zones = {"strikes.1": NEAR, "hand.1": ["browncoats-tech"], "hand.2": ["shiny"], "ship-strikes": ["cargo-shift"] * 3}
    game = given({**zones, "combat-zone": ["reaver-raider"]}, 3, defeated=(1,))
    refused = game.refused(Coordinate(card=game.find("hand.1", "browncoats-tech")), 1)
    assert (refused.code, refused.rule) == ("target_not_legal", "firefly.defeated.out-of-game")
    assert game.legal(Coordinate, 1) == []
    assert game.end_turn().waiting() == [(2, "discard")]
    assert game.choose("shiny").s.current == 2
    assert game.keys("hand.1") == ["browncoats-tech"]


@pytest.mark.rule("firefly.defeated.no-rank-no-main")
def test_the_defeated_have_no_rank_and_are_no_main_characters() -> None:
    zones = {
        "strikes.0": [*NEAR, "grazed"],
        "crew-strikes": ["grazed", "ricochet"],
        "combat-zone": ["dockside-heavies"],
    }
    game = given(zones, current=1, defeated=(0,)).end_turn()
    assert game.keys("strikes.0") == [*NEAR, "grazed"]
    assert game.s.down == (_main(game, "zoe"),)
    no_mal = given({"hand.1": ["crate-of-guns"]}, current=1, defeated=(0,)).play("crate-of-guns")
    assert no_mal.keys("discard.1") == ["flaw"]


# -- coming back


@pytest.mark.rule("firefly.defeated.may-be-healed", "firefly.defeated.re-enter")
def test_a_defeated_player_can_be_healed_and_is_back_with_six_cards() -> None:
    zones = {"strikes.1": ["shot-through", "cracked-rib", "cracked-rib"], "strikes.0": ["grazed"]}
    game = given({**zones, "hand.0": ["long-vigil"]}, defeated=(1,)).play("long-vigil")
    assert game.options() == ["cracked-rib", "cracked-rib", "grazed", "shot-through"]
    game.choose("cracked-rib")
    assert (game.damage(1), game.s.defeated) == (5, ())
    assert game.view().players[1].standing
    assert game.keys("hand.1") == ["shiny"] * 6


@pytest.mark.rule("firefly.defeated.partial-heal")
def test_healed_too_little_a_player_stays_defeated() -> None:
    zones = {"strikes.1": ["shot-through", "shot-through", "cracked-rib"], "hand.0": ["long-vigil"]}
    game = given(zones, defeated=(1,)).play("long-vigil").choose("cracked-rib")
    assert (game.damage(1), game.s.defeated, game.keys("hand.1")) == (6, (1,), [])


@pytest.mark.rule("firefly.defeated.next-turn")
def test_a_player_who_was_healed_takes_the_next_turn() -> None:
    zones = {"strikes.1": ["shot-through", "shot-through"], "hand.0": ["long-vigil"]}
    game = given(zones, defeated=(1,)).play("long-vigil").choose("shot-through").end_turn()
    assert (game.s.current, game.s.phase) == (1, "action")
    assert game.legal(PlayCard) == ["shiny"]
    assert game.verse() == {"far-right": "(dockside-heavies)"}


@pytest.mark.rule("firefly.defeated.no-other-penalty")
def test_a_defeat_costs_no_cards() -> None:
    own = {"hand.0": ["talent", "flaw"], "discard.0": ["covering-fire"], "deck.0": ["shiny"] * 7}
    game = given({**own, "strikes.0": NEAR, "combat-zone": ["dockside-heavies"], "upgrades.6": ["spare-bunks"]})
    game.end_turn()
    assert sorted(game.keys("deck.0")) == sorted(["talent", "flaw", "covering-fire", *["shiny"] * 7])
    assert game.keys("upgrades.6") == ["spare-bunks"]


@pytest.mark.rule("firefly.defeated.no-other-penalty", "firefly.keyword.coordinate-return")
def test_a_card_that_was_lent_comes_home_though_its_owner_was_defeated_meanwhile() -> None:
    zones = {
        "strikes.1": ["shot-through", "cracked-rib"],
        "hand.1": ["covering-fire"],
        "verse.middle": ["stray-bullet"],
    }
    game = given(zones, attack=2).coordinate("covering-fire", 1).scan("middle")
    assert (game.s.defeated, game.keys("lent.1")) == ((1,), ["covering-fire"])
    assert game.end_turn().keys("discard.1") == ["covering-fire"]


# -- the end


@pytest.mark.rule("firefly.defeated.all-defeated-lose", "firefly.end_game.losses")
def test_with_the_last_player_the_game_is_lost_whoever_else_stands() -> None:
    zones = {"combat-zone": ["dockside-heavies"], "strikes.0": NEAR}
    game = given(zones, 3, defeated=(1, 2)).end_turn()
    assert (game.s.outcome, game.s.reason, game.s.winners) == ("loss", "all-defeated", ())
    assert game.s.down == ()


@pytest.mark.rule("firefly.defeated.not-simultaneous")
def test_one_after_another_is_no_loss_but_other_main_characters_are_no_help() -> None:
    healed = {"strikes.1": ["cracked-rib"] * 3, "hand.0": ["long-vigil"], "strikes.0": NEAR}
    game = given({**healed, "combat-zone": ["dockside-heavies"]}, defeated=(1,)).play("long-vigil")
    game.choose("cracked-rib").end_turn().choose()
    assert (game.s.defeated, game.s.status) == ((0,), "running")
    alone = given({"combat-zone": ["dockside-heavies"], "strikes.0": NEAR}, 1).end_turn()
    assert (len(alone.s.zone("mains")), alone.s.outcome) == (4, "loss")


# -- Main Characters who are no players


@pytest.mark.rule("firefly.non_player_main.draws-named-strikes", "firefly.non_player_main.ignore-text")
def test_a_named_main_character_draws_a_strike_and_its_text_does_nothing() -> None:
    game = scanned("stray-bullet", {"crew-strikes": ["grazed", "knocked-flat"]}, 1)
    kaylee = _main(game, "kaylee")
    assert game.keys(f"wounds.{kaylee}") == ["knocked-flat"]
    assert game.keys("strikes.0") == []
    assert not [name for name in game.s.markers if name.startswith("fewer")]


@pytest.mark.rule("firefly.non_player_main.defeated-by-any-damage", "firefly.non_player_main.face-down")
def test_any_damage_turns_the_avatar_face_down() -> None:
    game = scanned("stray-bullet", seats=1)
    mains = {main.avatar.card: main for main in game.view().mains}
    assert [name for name, main in mains.items() if not main.standing] == ["kaylee"]
    assert [card.card for card in mains["kaylee"].strikes] == ["grazed"]


@pytest.mark.rule("firefly.non_player_main.zero-damage")
def test_a_strike_without_damage_is_discarded() -> None:
    game = scanned("stray-bullet", {"crew-strikes": ["grazed", "rattled"]}, 1)
    assert game.s.down == ()
    assert game.keys("discarded-strikes") == ["rattled"]
    assert game.keys("discard.0") == []


@pytest.mark.rule("firefly.non_player_main.no-rank")
def test_face_down_a_main_character_is_out_of_the_game() -> None:
    game = scanned("stray-bullet", seats=1, down=("Kaylee",))
    assert game.keys("strikes.0") == ["grazed"]
    zones = {"crew-strikes": ["grazed", "ricochet"], "combat-zone": ["dockside-heavies"]}
    passed = given(zones, 1, down=("Zoe",)).end_turn()
    assert passed.s.down == (_main(passed, "zoe"), _main(passed, "kaylee"))


@pytest.mark.rule("firefly.non_player_main.healed")
def test_without_its_strike_the_avatar_is_turned_up_again() -> None:
    game = scanned("stray-bullet", {"hand.0": ["long-vigil"]}, 1)
    assert [main.avatar.card for main in game.view().mains if not main.standing] == ["kaylee"]
    game.play("long-vigil")
    assert game.s.down == ()
    assert game.keys("discarded-strikes") == ["grazed"]
    assert all(main.standing for main in game.view().mains)
