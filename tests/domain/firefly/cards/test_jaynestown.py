"""Episode 8, Jaynestown: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import PayFor
from domain.games.firefly.actions import Repair

from ..referee import Referee, crewed, given, scanned

OBJECTIVE = {"objective": ["jaynestown"]}
GOODS, SCORE, LOCK = "Smuggle Out the Goods", "Settle the Old Score", "Lift the Port Lock"


def jaynestown(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, episode=2, **about)


# -- Smuggle Out the Goods


def test_both_pieces_of_contraband_are_smuggled_out() -> None:
    game = scanned("hidden-contraband", {**OBJECTIVE, "operations": ["hidden-contraband"]}, episode=2, recruit=8)
    assert game.keys("operations") == ["hidden-contraband", "hidden-contraband"]

    game.pay_for("hidden-contraband")
    assert (game.keys("secured"), game.s.recruit, game.s.tasks) == (["hidden-contraband"], 4, {})
    game.pay_for("hidden-contraband")
    assert (game.s.recruit, game.s.tasks, game.s.credits) == (0, {GOODS: "completed"}, 2)


def test_nothing_gets_past_the_magistrate_and_nothing_is_repaired() -> None:
    zones = {"operations": ["hidden-contraband"], "serenity.1": ["scorched-plating"]}
    hidden = jaynestown({**zones, "verse.left": ["magistrate-higgins"]}, recruit=9)
    assert (hidden.legal(PayFor), hidden.legal(Repair)) == (["hidden-contraband"], ["scorched-plating"])

    game = jaynestown({**zones, "combat-zone": ["magistrate-higgins"]}, recruit=15)
    assert (game.legal(PayFor), game.legal(Repair)) == ([], [])
    refusal = game.refused(Repair(card=game.find("serenity.1", "scorched-plating")))
    assert (refusal.rule, refusal.detail) == ("firefly.card_text.cant-beats-can", "no_repair")

    game.fight("magistrate-higgins")
    assert (game.legal(PayFor), game.legal(Repair)) == (["hidden-contraband"], ["scorched-plating"])


@pytest.mark.parametrize("locked", [True, False])
def test_no_card_repairs_past_the_magistrate(locked: bool) -> None:
    zones = {"serenity.1": ["scorched-plating"], "hand.0": ["heart-of-the-engine"]}
    game = jaynestown({**zones, "combat-zone": ["magistrate-higgins"] if locked else []}).play("heart-of-the-engine")
    while game.waiting():
        game.choose(*game.options()[:1])
    assert game.keys("serenity.1") == (["scorched-plating"] if locked else [])


# -- Lift the Port Lock


def test_the_magistrate_is_outwitted_for_a_talent_for_each_player() -> None:
    game = jaynestown({"combat-zone": ["magistrate-higgins"]}, recruit=4, attack=2).fight("magistrate-higgins")
    assert (game.s.tasks, game.s.attack, game.s.recruit) == ({LOCK: "completed"}, 0, 0)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["talent"])


# -- Settle the Old Score


@pytest.mark.parametrize(("crew", "struck"), [(("Mal", "Jayne"), "strikes.1"), (("Mal", "Zoe"), "")])
def test_stitch_strikes_jayne_if_he_is_a_main_character(crew: tuple[str, ...], struck: str) -> None:
    members = (*crew, "Kaylee", "Book", "Wash")
    game = scanned("stitch-hessian", OBJECTIVE, episode=2, options={"members": members})
    assert (game.keys("strikes.0"), game.keys("strikes.1")) == ([], ["grazed"] if struck else [])


def test_stitch_strikes_a_jayne_whom_nobody_plays() -> None:
    game = scanned("stitch-hessian", OBJECTIVE, episode=2, options=crewed("Mal", "Zoe", "Jayne"))
    (jayne,) = (i for i in game.s.zone("mains") if game.s.what[i] == "jayne")
    assert (game.keys(f"wounds.{jayne}"), game.keys("strikes.0")) == (["grazed"], [])


def test_stitch_shoots_from_afar_until_the_score_is_settled() -> None:
    far = jaynestown({"verse.left": ["stitch-hessian"]}, up=("left",)).end_turn()
    assert far.keys("strikes.0") == ["grazed"]

    game = jaynestown({"verse.left": ["stitch-hessian"]}, up=("left",), attack=6).fight("stitch-hessian")
    assert (game.s.tasks, game.s.credits, game.keys("discard.0")) == ({SCORE: "completed"}, 1, ["talent"])


# -- the others


def test_canton_foremen_cost_a_card_at_the_end_of_the_turn() -> None:
    game = jaynestown({"combat-zone": ["canton-foremen"]}).end_turn()
    assert (game.keys("strikes.0"), len(game.keys("hand.0"))) == (["grazed"], 5)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_loyal_mudder_follows_a_chosen_player(seat: int) -> None:
    game = scanned("loyal-mudder", OBJECTIVE, episode=2).choose(f"seat-{seat}")
    assert [("loyal-mudder" in game.keys(f"deck.{n}")) for n in range(2)] == [seat == 0, seat == 1]
    assert (game.verse(), len(game.keys(f"deck.{seat}"))) == ({}, 11)


def test_the_loyal_mudder_takes_a_bullet() -> None:
    game = jaynestown({"hand.0": ["loyal-mudder"], "combat-zone": ["canton-foremen", "armed-salvagers"]})
    game.play("loyal-mudder")
    assert (game.s.attack, game.s.recruit) == (1, 1)

    game.once()
    assert (game.keys("played.0"), game.keys("defeated-characters")) == ([], ["loyal-mudder"])
    game.end_turn()
    assert game.asked().ask == "avoid-crew"
    game.choose(*game.options()[:1])
    assert len(game.keys("strikes.0")) == 1


def test_the_loyal_mudder_may_stay() -> None:
    game = jaynestown({"hand.0": ["loyal-mudder"], "combat-zone": ["canton-foremen"]}).play("loyal-mudder").end_turn()
    assert (game.keys("strikes.0"), "loyal-mudder" in game.keys("discard.0")) == (["grazed"], True)


@pytest.mark.parametrize(("crew", "talents", "drawn"), [(("Mal", "Jayne"), 1, 0), (("Mal", "Zoe"), 0, 2)])
@pytest.mark.parametrize("gained", [True, False])
def test_the_legend_grows(crew: tuple[str, ...], talents: int, drawn: int, gained: bool) -> None:
    bridge = {"bridge.1": ["loyal-mudder"]}
    game = scanned("local-legend", {**OBJECTIVE, **bridge}, episode=2, options=crewed(*crew))
    assert (len(game.keys("hand.0")), len(game.keys("talents"))) == (drawn, 10 - talents)
    assert game.options() == ["loyal-mudder"]

    game.choose(*(["loyal-mudder"] if gained else []))
    assert ("loyal-mudder" in game.keys("discard.0")) is gained
    assert game.keys("defeated-cards") == ["local-legend"]
