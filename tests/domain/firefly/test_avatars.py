"""Avatars: their figures, their Talents and Flaws, and cards that name a member of the crew; the figures of the playmat."""

from __future__ import annotations

import pytest

from domain.games.firefly import names
from domain.games.firefly.actions import Scan
from domain.games.firefly.cards import ALL

from .referee import crewed, given, new_game

KEYS = ("mal", "zoe", "wash", "kaylee", "jayne", "inara", "book", "simon", "river")
FIGURES = {card.key: card for card in ALL if card.kind == "avatar"}


@pytest.mark.rule("firefly.avatar.in-front")
def test_an_avatar_lies_before_its_player_whatever_is_shuffled() -> None:
    zones = {"hand.0": ["shiny"], "strikes.0": ["shot-through"] * 2, "combat-zone": ["dockside-heavies"] * 2}
    game = given(zones, 2).end_turn()
    assert game.s.defeated == (0,)
    assert (game.keys("avatar.0"), sorted({*game.keys("deck.0")})) == (["mal"], ["shiny"])

    start = new_game(3)
    own = [key for seat in range(3) for key in (*start.keys(f"deck.{seat}"), *start.keys(f"hand.{seat}"))]
    assert not {*KEYS} & {*own}


@pytest.mark.rule("firefly.avatar.health")
@pytest.mark.parametrize("key", KEYS)
def test_damage_as_high_as_the_health_defeats(key: str) -> None:
    health = FIGURES[key].health or 0
    options = crewed(FIGURES[key].name)
    zones = {"strikes.0": ["grazed"] * (health - 2), "combat-zone": ["dockside-heavies"]}
    game = given(zones, 2, options=options).end_turn()
    assert (game.damage(0), game.s.defeated) == (health - 1, ())

    zones["strikes.0"].append("grazed")
    game = given(zones, 2, options=options).end_turn()
    assert (game.damage(0), game.s.defeated) == (health, (0,))


@pytest.mark.rule("firefly.avatar.defense")
@pytest.mark.parametrize("member", ["Mal", "Zoe", "River"])
def test_defense_keeps_no_damage_away(member: str) -> None:
    zones = {"combat-zone": ["dockside-heavies"], "crew-strikes": ["grazed", "shot-through"]}
    game = given(zones, options=crewed(member)).end_turn()

    assert game.damage(0) == 3


@pytest.mark.rule("firefly.avatar.talent-and-flaw-text")
def test_the_same_talent_is_read_as_the_avatar_of_who_plays_it() -> None:
    hands = {"hand.0": ["talent"], "hand.1": ["talent"], "verse.left": ["badger"]}
    game = given(hands, options=crewed("Wash", "Jayne")).play("talent").once()
    assert game.waiting() == [(0, "scan")]

    game.choose("badger").end_turn()
    assert game.play("talent").once().s.attack == 2


@pytest.mark.rule("firefly.avatar.talent-and-flaw-text", "firefly.flaw.effect")
def test_the_same_flaw_is_read_as_the_avatar_of_who_plays_it() -> None:
    zones = {"hand.0": ["read-the-room", "shiny", "misbehave"], "deck.0": ["patch-job", "flaw"]}
    zones["hand.1"] = ["shiny"]
    jayne = given(zones, options=crewed("Jayne", "Mal")).play("read-the-room")
    assert jayne.waiting() == [(1, "discard")]

    river = given(zones, options=crewed("River", "Mal")).play("read-the-room")
    assert (sorted(river.keys("discard.0")), river.keys("hand.0")) == (["misbehave", "shiny"], ["patch-job"])


@pytest.mark.rule("firefly.avatar.rank")
def test_the_lowest_number_is_the_highest_rank() -> None:
    assert new_game(3, members=("River", "Book", "Simon")).s.current == 1
    assert new_game(3, members=("Inara", "Wash", "Kaylee")).s.current == 1

    zones = {"crew-strikes": ["grazed", "wide-shot", "ricochet"], "combat-zone": ["dockside-heavies"]}
    game = given(zones, options=crewed("River", "Book", "Simon", "Inara", "Jayne")).end_turn()
    assert game.moves()[:2] == [("ricochet", "resolving"), ("ricochet", "strikes.0")]
    jayne = game.find("mains", "jayne")
    assert (game.s.down, game.keys("discarded-strikes")) == ((), ["wide-shot"])

    zones["crew-strikes"] = ["grazed", "grazed", "ricochet"]
    game = given(zones, options=crewed("River", "Book", "Simon", "Inara", "Jayne")).end_turn()
    assert game.s.down == (jayne,)


@pytest.mark.rule("firefly.crew_names.main-only")
def test_a_card_that_names_somebody_means_main_characters_alone() -> None:
    supporting = crewed("Mal", "Kaylee", "Wash", "Jayne", "Book")
    zones = {"hand.0": ["against-the-odds"]}

    assert given(zones, options=supporting).play("against-the-odds").s.attack == 1
    assert given(zones).play("against-the-odds").s.attack == 2


@pytest.mark.rule("firefly.crew_names.player-only")
def test_who_is_no_player_gains_and_draws_nothing() -> None:
    zones = {"hand.0": ["talked-down"], "deck.1": ["misbehave"]}
    player = given(zones, options=crewed("Kaylee", "Mal")).play("talked-down")
    assert player.keys("hand.1") == ["misbehave"]

    beside = given(zones, options=crewed("Kaylee", "Zoe", "Mal")).play("talked-down")
    assert [beside.keys(f"hand.{seat}") for seat in range(2)] == [[], []]


# -- the playmat


@pytest.mark.rule("firefly.board.scan-costs")
def test_scan_costs_are_what_the_board_says(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = {f"verse.{space}": ["badger"] for space in names.SCAN_COSTS}
    assert given(hidden, attack=1).legal(Scan) == ["far-left", "left"]
    assert given(hidden, attack=2).legal(Scan) == ["far-left", "left", "middle", "right"]
    assert given(hidden, attack=3).scan("far-right").s.attack == 0
    for space, cost in {"far-right": 2, "right": 5, "middle": 4, "left": 3, "far-left": 2}.items():
        monkeypatch.setitem(names.SCAN_COSTS, space, cost)

    assert given(hidden, attack=2).legal(Scan) == ["far-left", "far-right"]
    assert [space.scan_cost for space in given(hidden).view().verse] == [2, 5, 4, 3, 2]


@pytest.mark.rule("firefly.board.serenity-slots")
@pytest.mark.parametrize("slots", [6, 5])
def test_serenity_explodes_where_a_strike_finds_no_slot(slots: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "SLOTS", slots)
    struck = {f"serenity.{slot}": ["scorched-plating"] for slot in range(1, slots)}
    game = given({**struck, "combat-zone": ["reaver-raider"]}).end_turn()
    assert (game.keys(f"serenity.{slots}"), game.s.status) == (["scorched-plating"], "running")
    assert len(game.view().serenity) == slots

    game.end_turn()
    assert (game.s.status, game.s.outcome, game.s.reason) == ("ended", "loss", "serenity-explodes")
