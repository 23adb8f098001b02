"""Episode 6, Safe: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import PayFor

from ..referee import Referee, crewed, given, new_game, scanned

OBJECTIVE = {"objective": ["safe"]}
GIRL, DOCTOR, SHEPHERD = "Save the Girl", "Recover the Doctor", "Patch Up the Shepherd"


def village(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, episode=3, **about)


# -- Save the Girl


@pytest.mark.parametrize(("torches", "attack", "recruit"), [(0, 6, 0), (0, 2, 4), (1, 3, 4), (3, 4, 5)])
def test_the_girl_is_saved_for_points_of_both_kinds_more_with_each_torch(
    torches: int, attack: int, recruit: int
) -> None:
    zones = {"operations": ["the-pyre"], "combat-zone": ["torch-bearers"] * torches}
    game = village(zones, attack=attack, recruit=recruit).pay_for("the-pyre")
    assert (game.s.tasks, game.s.credits, game.s.attack, game.s.recruit) == ({GIRL: "completed"}, 2, 0, 0)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], [])
    assert (game.keys("operations"), game.keys("defeated-cards")) == ([], ["the-pyre"])
    assert village(zones, attack=attack, recruit=recruit - 1 if recruit else 0).legal(PayFor) == (
        [] if recruit else ["the-pyre"]
    )


def test_torches_in_the_verse_make_nothing_dearer() -> None:
    game = scanned("the-pyre", {**OBJECTIVE, "verse.left": ["torch-bearers"]}, episode=3, up=("left",), recruit=6)
    assert (game.keys("operations"), game.pay_for("the-pyre").s.recruit) == (["the-pyre"], 0)


@pytest.mark.parametrize("space", ["combat-zone", "verse.left"])
def test_not_while_the_patron_is_there(space: str) -> None:
    zones = {"operations": ["the-pyre"], space: ["the-patron"]}
    game = village(zones, up=("left",) if space != "combat-zone" else (), recruit=6, attack=10)
    assert game.legal(PayFor) == []
    assert game.fight("the-patron").legal(PayFor) == ["the-pyre"]


def test_a_hidden_patron_forbids_nothing() -> None:
    assert village({"operations": ["the-pyre"], "verse.left": ["the-patron"]}, recruit=6).legal(PayFor) == ["the-pyre"]


@pytest.mark.parametrize("heals", [True, False])
def test_the_patron_weakens_as_torch_bearers_fall_and_brings_a_healing(heals: bool) -> None:
    zones = {"combat-zone": ["the-patron"], "defeated-cards": ["torch-bearers"] * 2, "strikes.1": ["grazed"]}
    game = village(zones, attack=8)
    assert game.attack_of("the-patron") == 8

    game.fight("the-patron").choose(*(["grazed"] if heals else []))
    assert (game.keys("strikes.1"), game.s.tasks) == ([] if heals else ["grazed"], {})


def test_without_the_girl_the_game_is_lost() -> None:
    game = village({"combat-zone": ["alliance-dragnet"]}, 1).end_turn()
    assert (game.s.outcome, game.s.reason, game.s.tasks) == ("loss", "mandatory-failed", {GIRL: "failed"})


def test_without_the_doctor_too() -> None:
    game = village({"combat-zone": ["alliance-dragnet"]}, 1, tasks=(GIRL,)).end_turn()
    assert (game.s.outcome, game.s.tasks) == ("loss", {GIRL: "completed", DOCTOR: "failed"})


# -- Recover the Doctor


def test_two_defeated_kidnappers_bring_the_doctor_back() -> None:
    game = village({"combat-zone": ["hill-folk-kidnappers"] * 2}, attack=14).fight("hill-folk-kidnappers")
    assert (game.s.tasks, game.s.attack) == ({}, 7)

    game.fight("hill-folk-kidnappers")
    assert (game.s.tasks, game.s.credits, game.keys("discard.0")) == ({DOCTOR: "completed"}, 1, [])


def test_a_kidnapper_carries_off_the_dearest_character_of_whom_it_strikes() -> None:
    zones = {"combat-zone": ["hill-folk-kidnappers"], "discard.0": ["browncoats-tech", "village-teacher", "shiny"]}
    game = village(zones).end_turn()
    kidnapper = game.find("combat-zone", "hill-folk-kidnappers")
    assert (game.keys(f"captured.{kidnapper}"), game.keys("strikes.0")) == (["village-teacher"], ["grazed"])
    assert game.keys("discard.0") == ["browncoats-tech", "shiny"]
    assert [card.card for card in game.view().combat_zone[0].under] == ["village-teacher"]


def test_the_owner_gets_it_back_whoever_defeats_the_kidnapper() -> None:
    zones = {"combat-zone": ["hill-folk-kidnappers"], "discard.0": ["village-teacher"], "hand.1": ["misbehave"] * 7}
    game = village(zones).end_turn()
    for _ in range(7):
        game.play("misbehave")
    game.fight("hill-folk-kidnappers")
    assert ("village-teacher" in game.keys("discard.0"), "village-teacher" in game.keys("discard.1")) == (True, False)
    assert game.keys("operations") == []


def test_among_equals_the_player_chooses_and_without_a_character_nothing_is_taken() -> None:
    zones = {
        "combat-zone": ["hill-folk-kidnappers"],
        "discard.0": ["browncoats-tech", "browncoats-intel", "shiny", "talent"],
    }
    game = village(zones).end_turn()
    assert (game.waiting(), game.options()) == ([(0, "put")], ["browncoats-intel", "browncoats-tech"])
    game.choose("browncoats-intel")
    assert game.keys(f"captured.{game.find('combat-zone', 'hill-folk-kidnappers')}") == ["browncoats-intel"]

    none = village({"combat-zone": ["hill-folk-kidnappers"], "discard.0": ["talent"]}).end_turn()
    assert (none.keys(f"captured.{none.find('combat-zone', 'hill-folk-kidnappers')}"), none.s.current) == ([], 1)


def test_it_comes_back_too_when_the_episode_ends() -> None:
    zones = {
        "combat-zone": ["hill-folk-kidnappers"],
        "operations": ["wounded-shepherd"],
        "discard.0": ["village-teacher"],
    }
    there = {**OBJECTIVE, "next-objectives": ["the-train-job"], "hand.1": ["shiny"] * 6}
    game = given({**zones, **there}, episode=2, tasks=(GIRL, DOCTOR)).end_turn()
    assert "village-teacher" not in game.keys("discard.0")
    for _ in range(6):
        game.play("shiny")
    game.pay_for("wounded-shepherd").choose()
    assert game.keys("discard.0").count("village-teacher") == 1
    assert "hill-folk-kidnappers" in game.keys("defeated-cards")


# -- Patch Up the Shepherd


@pytest.mark.parametrize(
    ("members", "strikes", "down"),
    [
        (("Mal", "Book"), [0, 1], ()),
        (("Mal", "Zoe"), [0, 0], ("book",)),
        (("Mal", "Kaylee", "Wash", "Inara"), [1, 0], ()),
    ],
)
def test_the_shepherd_is_struck_if_he_is_there_or_else_who_reveals_it(
    members: tuple[str, ...], strikes: list[int], down: tuple[str, ...]
) -> None:
    options = {"members": (*members, "Simon")} if "Inara" in members else crewed(*members)
    game = scanned("wounded-shepherd", OBJECTIVE, episode=3, seats=len(members), options=options)
    assert [len(game.s.zone(f"strikes.{seat}")) for seat in range(2)] == strikes
    assert tuple(game.s.what[i] for i in game.s.down) == down
    assert game.keys("operations") == ["wounded-shepherd"]


def test_as_long_as_he_lies_there_each_player_draws_a_card_fewer() -> None:
    game = village({"operations": ["wounded-shepherd"]}).end_turn()
    assert len(game.s.zone("hand.0")) == 5
    assert len(game.end_turn().s.zone("hand.1")) == 5


@pytest.mark.parametrize(("members", "price"), [(("Mal", "Book"), 4), (("Mal", "Kaylee", "Wash", "Inara"), 6)])
def test_he_is_patched_up_for_a_talent_each_and_a_healing(members: tuple[str, ...], price: int) -> None:
    options = {"members": (*members, "Simon")} if "Inara" in members else crewed(*members)
    zones = {"operations": ["wounded-shepherd"], "strikes.1": ["grazed"]}
    assert village(zones, len(members), recruit=price - 1, options=options).legal(PayFor) == []

    game = village(zones, len(members), recruit=price, options=options).pay_for("wounded-shepherd").choose("grazed")
    assert (game.s.tasks, game.s.recruit, game.keys("strikes.1")) == ({SHEPHERD: "completed"}, 0, [])
    assert [game.keys(f"discard.{seat}") for seat in range(len(members))] == [["talent"]] * len(members)
    assert game.keys("defeated-cards") == ["wounded-shepherd"]


def test_the_healing_may_be_declined() -> None:
    zones = {"operations": ["wounded-shepherd"], "strikes.1": ["grazed"]}
    game = village(zones, recruit=4, options=crewed("Mal", "Book")).pay_for("wounded-shepherd").choose()
    assert (game.keys("strikes.1"), game.s.tasks) == (["grazed"], {SHEPHERD: "completed"})


# -- the others


def test_torch_bearers_strike_and_ranchers_do_from_afar() -> None:
    zones = {"combat-zone": ["torch-bearers"], "verse.middle": ["feuding-ranchers"], "verse.left": ["torch-bearers"]}
    game = village(zones, up=("middle", "left")).end_turn()
    assert game.keys("strikes.0") == ["grazed"] * 2
    assert village(zones, attack=6).fight("torch-bearers").s.attack == 0
    assert village(zones, up=("middle",), attack=5).fight("feuding-ranchers").s.attack == 0


@pytest.mark.parametrize("discards", [True, False])
def test_the_accused_river_is_struck_unless_two_cards_are_discarded(discards: bool) -> None:
    zones = {**OBJECTIVE, "hand.0": ["shiny", "misbehave", "shiny"]}
    game = scanned("accusation", zones, episode=3, options=crewed("Mal", "River"))
    assert game.options() == ["0", "1"]
    if discards:
        game.choose("0").choose("shiny", "misbehave")
    else:
        game.choose("1")
    assert (game.keys("strikes.1"), len(game.s.zone("hand.0"))) == (
        [] if discards else ["grazed"],
        1 if discards else 3,
    )
    assert (game.keys("strikes.0"), game.keys("defeated-cards")) == ([], ["accusation"])


def test_with_one_card_and_no_river_who_reveals_it_is_struck() -> None:
    game = scanned("accusation", {**OBJECTIVE, "hand.0": ["shiny"]}, episode=3)
    if game.waiting():
        game.choose(*game.options())
    assert (game.keys("strikes.0"), game.keys("hand.0")) == (["grazed"], ["shiny"])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_village_teacher_joins_a_deck_and_draws_a_card_when_played(seat: int) -> None:
    game = scanned("village-teacher", OBJECTIVE, episode=3).choose(f"seat-{seat}")
    assert [("village-teacher" in game.keys(f"deck.{n}")) for n in range(2)] == [seat == 0, seat == 1]

    played = village({"hand.0": ["village-teacher"]}).play("village-teacher")
    assert (played.s.attack, played.s.recruit, played.keys("hand.0")) == (0, 2, ["shiny"])


# -- the End of Episode


@pytest.mark.parametrize(
    ("members", "legacy"),
    [(("Simon", "River"), {"talents.0": 1, "talents.1": 1}), (("Kaylee", "Zoe"), {"talents.1": 1})],
)
def test_in_a_campaign_a_won_game_gives_simon_and_river_a_talent_each(
    members: tuple[str, ...], legacy: dict[str, int]
) -> None:
    zones = {**OBJECTIVE, "operations": ["the-pyre"], "next-objectives": []}
    options = {"campaign": 1, **crewed(*members)}
    game = given(zones, 2, options, episode=3, recruit=6, tasks=(DOCTOR, SHEPHERD)).pay_for("the-pyre")
    game.together("enough")
    assert (game.s.outcome, {what: n for what, n in game.s.legacy.items() if n}) == ("win", legacy)


def test_after_a_lost_game_each_player_begins_with_a_flaw() -> None:
    game = new_game(2, campaign=2, carried={"objective": "safe", "completed": (GIRL,)})
    decks = [[card.key for card in game.cards(f"hand.{seat}", f"deck.{seat}")].count("flaw") for seat in range(2)]
    assert decks == [1, 1]
