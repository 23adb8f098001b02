"""Episode 12, Trash: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import FightEnemy, PayFor

from ..referee import Referee, given, new_game, scanned

OBJECTIVE = {"objective": ["trash"]}
LASSITER, PARTNER, HUSBAND = "Steal the Lassiter", "Out-Con the Partner", "Fool the Husband"


def trash(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, episode=3, **about)


# -- Steal the Lassiter


def test_the_lassiter_is_binned_then_collected() -> None:
    game = scanned("the-lassiter", OBJECTIVE, episode=3, recruit=10)
    assert game.verse() == {"middle": "the-lassiter"}

    game.pay_for("the-lassiter", 0)
    assert (game.keys("operations"), game.s.recruit, game.s.tasks) == (["the-lassiter"], 5, {})
    game.pay_for("the-lassiter", 2)
    assert (game.keys("secured"), game.s.recruit) == (["the-lassiter"], 0)
    assert (game.s.tasks, game.s.credits) == ({LASSITER: "completed"}, 3)


def test_in_the_combat_zone_it_costs_seven_and_stays() -> None:
    game = trash({"combat-zone": ["the-lassiter"]}, recruit=7)
    assert game.legal(PayFor) == ["the-lassiter"]
    waits = trash({"combat-zone": ["the-lassiter"]}, recruit=6).end_turn()
    assert (waits.keys("combat-zone"), waits.s.tasks, waits.keys("strikes.0")) == (["the-lassiter"], {}, [])

    game.pay_for("the-lassiter", 1)
    assert (game.keys("operations"), game.s.recruit) == (["the-lassiter"], 0)


def test_a_rerouted_bin_makes_the_next_price_cheaper_once() -> None:
    zones = {"operations": ["rerouted-bin"], "verse.left": ["the-lassiter"]}
    game = trash(zones, up=("left",), recruit=7).pay_for("rerouted-bin")
    assert (game.keys("defeated-cards"), game.s.recruit) == (["rerouted-bin"], 7)

    game.pay_for("the-lassiter", 0)
    assert (game.keys("operations"), game.s.recruit) == (["the-lassiter"], 5)
    assert game.pay_for("the-lassiter", 2).s.recruit == 0


def test_a_rerouted_bin_helps_in_its_turn_alone() -> None:
    zones = {**OBJECTIVE, "combat-zone": ["the-lassiter"]}
    game = scanned("rerouted-bin", zones, episode=3).pay_for("rerouted-bin")
    lassiter = game.find("combat-zone", "the-lassiter")
    assert game.refused(PayFor(card=lassiter, deed=1)).about == {"needed": 4, "has": 0}

    game.end_turn()
    assert game.refused(PayFor(card=lassiter, deed=1)).about == {"needed": 7, "has": 0}


def test_the_game_is_lost_without_the_lassiter() -> None:
    game = trash({"combat-zone": ["alliance-dragnet"]}, 1).end_turn()
    assert (game.s.outcome, game.s.reason, game.s.tasks) == ("loss", "mandatory-failed", {LASSITER: "failed"})


# -- Out-Con the Partner


def test_revealed_saffron_takes_the_lassiter_and_can_be_outwitted_then() -> None:
    game = scanned("saffron-the-partner", {**OBJECTIVE, "operations": ["the-lassiter"]}, episode=3, recruit=11)
    saffron = game.find("verse.middle", "saffron-the-partner")
    assert (game.keys(f"captured.{saffron}"), game.keys("operations")) == (["the-lassiter"], [])
    assert game.legal(PayFor) == []

    game.fight("saffron-the-partner")
    assert (game.s.tasks, game.keys("discard.0"), game.s.recruit) == ({PARTNER: "completed"}, ["talent"], 0)
    assert (game.keys("operations"), game.keys("secured")) == (["the-lassiter"], [])


def test_without_the_lassiter_only_attack_beats_her() -> None:
    game = trash({"combat-zone": ["saffron-the-partner"]}, recruit=11, attack=10)
    assert game.legal(FightEnemy) == []
    assert trash({"combat-zone": ["saffron-the-partner"]}, attack=11).fight("saffron-the-partner").s.attack == 0


def test_she_takes_the_lassiter_and_a_card_when_she_strikes() -> None:
    game = trash({"combat-zone": ["saffron-the-partner"], "operations": ["the-lassiter"]}).end_turn()
    saffron = game.find("combat-zone", "saffron-the-partner")
    assert (game.keys(f"captured.{saffron}"), game.keys("strikes.0")) == (["the-lassiter"], ["grazed"])
    assert len(game.s.zone("hand.0")) == 5


def test_what_is_under_her_is_seen_in_the_view() -> None:
    zones = {"combat-zone": ["saffron-the-partner"], "captured@combat-zone": ["the-lassiter"]}
    assert [card.card for card in trash(zones).view().combat_zone[0].under] == ["the-lassiter"]
    here = {"verse.left": ["saffron-the-partner"], "captured@verse.left": ["the-lassiter"]}
    assert [card.card for card in trash(here, up=("left",)).view().verse[3].under] == ["the-lassiter"]


def test_the_lassiter_is_left_where_it_lies_unless_it_was_binned() -> None:
    game = trash({"combat-zone": ["saffron-the-partner", "the-lassiter"]}).end_turn()
    assert game.keys("combat-zone") == ["saffron-the-partner", "the-lassiter"]


# -- Fool the Husband


def test_durran_haymer_is_outwitted_for_a_talent_for_each_player() -> None:
    game = trash({"combat-zone": ["durran-haymer"]}, recruit=4, attack=2).fight("durran-haymer")
    assert (game.s.tasks, game.s.attack, game.s.recruit) == ({HUSBAND: "completed"}, 0, 0)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["talent"])


def test_when_he_strikes_the_task_fails_and_he_leaves() -> None:
    game = trash({"combat-zone": ["durran-haymer"]}).end_turn()
    assert (game.s.tasks, game.keys("combat-zone"), game.keys("defeated-cards")) == (
        {HUSBAND: "failed"},
        [],
        ["durran-haymer"],
    )
    assert game.keys("strikes.0") == ["grazed"] * 2, "his, and that of the failure"


# -- the others


def test_federal_responders_cost_the_next_player_a_card() -> None:
    zones = {"combat-zone": ["federal-responders"], "hand.1": ["shiny", "misbehave"]}
    game = trash(zones).end_turn().choose("misbehave", seat=1)
    assert (game.keys("discard.1"), game.keys("strikes.0")) == (["misbehave"], ["grazed"])


def test_the_skiff_strikes_serenity_and_estate_security_the_crew() -> None:
    game = trash({"combat-zone": ["patrol-skiff", "estate-security"]}).end_turn()
    assert (game.keys("serenity.1"), game.keys("strikes.0")) == (["scorched-plating"], ["grazed"])
    assert trash({"combat-zone": ["patrol-skiff"]}, recruit=7).fight("patrol-skiff").s.recruit == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_the_smuggler_friend_joins_the_deck_of_a_chosen_player(seat: int) -> None:
    game = scanned("smuggler-friend", OBJECTIVE, episode=3)
    assert game.options() == ["seat-0", "seat-1"]

    game.choose(f"seat-{seat}")
    assert [("smuggler-friend" in game.keys(f"deck.{n}")) for n in range(2)] == [seat == 0, seat == 1]
    assert (game.verse(), len(game.s.zone(f"deck.{seat}"))) == ({}, 11)


def test_it_fights_better_after_another_strong_character() -> None:
    alone = trash({"hand.0": ["smuggler-friend"]}).play("smuggler-friend")
    assert (alone.s.attack, alone.s.recruit) == (2, 0)
    game = trash({"hand.0": ["smuggler-friend"], "played.0": ["browncoats-strength"]}).play("smuggler-friend")
    assert game.s.attack == 3


def test_each_player_bluffs_at_once_then_draws() -> None:
    zones = {**OBJECTIVE, "hand.0": ["misbehave", "talent"], "hand.1": ["misbehave", "talent"]}
    game = scanned("bluff-and-double-bluff", zones, episode=3)
    assert game.waiting() == [(0, "discard"), (1, "discard")]
    assert game.choose("talent", seat=0).keys("discard.0") == []

    game.choose("misbehave", seat=1)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["misbehave"])
    assert (game.keys("hand.0"), game.keys("hand.1")) == (["misbehave", "shiny"], ["talent", "shiny"])
    assert game.keys("defeated-cards") == ["bluff-and-double-bluff"]


# -- the End of Episode


def test_in_a_campaign_the_lassiter_pays_for_the_next_game() -> None:
    zones = {**OBJECTIVE, "combat-zone": ["saffron-the-partner"], "next-objectives": []}
    won = given(zones, 2, {"campaign": 1}, episode=3, attack=11, tasks=(LASSITER, HUSBAND))
    won.fight("saffron-the-partner").together("enough")
    assert (won.s.outcome, {what: n for what, n in won.s.legacy.items() if n}) == ("win", {"credits": 2})


@pytest.mark.parametrize(
    ("completed", "legacy", "flaws"), [((LASSITER,), {"credits": 2}, 0), ((), {"flaws.0": 0, "flaws.1": 0}, 1)]
)
def test_after_a_lost_game_it_pays_too_or_each_player_begins_with_a_flaw(
    completed: tuple[str, ...], legacy: dict[str, int], flaws: int
) -> None:
    game = new_game(2, campaign=2, carried={"objective": "trash", "completed": completed})
    assert game.s.legacy == legacy
    assert [card.key for card in game.cards("hand.1", "deck.1")].count("flaw") == flaws
