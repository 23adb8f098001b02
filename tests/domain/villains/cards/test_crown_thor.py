"""Crown Thor King of Asgard: Thor comes, and when he gets away Asgard has a Triumph."""

from __future__ import annotations

import pytest

from domain.kernel.events import Moved

from ..referee import Referee, given, pushed_out, turn_with

PLOT = "crown-thor-king-of-asgard"
TRIUMPHS = "triumphs-of-asgard"
DEAR = {f"lair.{n}": ["octo-pulverize"] for n in range(1, 6)}


def twist(zones: dict[str, list[str]], seats: int = 2) -> Referee:
    """A turn that began with a Twist of this Plot; the Lair has nobody whom an overrun could KO."""
    return turn_with("plot-twist", {"plot": [PLOT], **DEAR, **zones}, seats)


@pytest.mark.rule("villains.plot_card.crown-thor-twist")
@pytest.mark.parametrize("whence", ["beside", "victory.0", "victory.1", "overrun", "ko"])
def test_crown_thor_comes_to_the_bridge_from_wherever_he_is_with_three_bystanders(whence: str) -> None:
    table = twist({whence: ["thor"], "city.bridge": ["cops"], "bystander-deck": ["bystander"] * 5 + ["engineer"]})

    assert table.city() == {"bridge": "thor", "streets": "cops"}
    assert table.guarded("city.bridge") == ["engineer", "bystander", "bystander"]
    assert "thor" not in table.keys(whence)
    assert table.keys(TRIUMPHS) == []


@pytest.mark.rule("villains.plot_card.crown-thor-twist")
def test_crown_thor_guards_his_bystanders_before_his_ambush() -> None:
    """The Ambush KOs Lair Allies that cost 7 or more."""
    table = given(
        {"plot": [PLOT], **DEAR, "beside": ["thor"], "ally-deck": ["devour"] * 9, "adversary-deck": ["plot-twist"] * 2}
    )

    table.end_turn()

    moves = [event.dst.partition(".")[0] for event in table.happened(Moved)]
    assert table.keys("ko") == ["octo-pulverize"] * 5 + ["plot-twist"]
    assert moves.index("city") < moves.index("guarded") < moves.index("ko")


def test_crown_thor_brings_as_many_bystanders_as_there_are() -> None:
    table = twist({"beside": ["thor"], "bystander-deck": ["bystander"]})

    assert table.guarded("city.bridge") == ["bystander"]


def test_crown_thor_who_is_nowhere_doesnt_come() -> None:
    table = twist({"bystander-deck": ["bystander"]})

    assert (table.city(), table.keys("ko"), table.keys("bystander-deck")) == ({}, ["plot-twist"], ["bystander"])


@pytest.mark.rule("villains.effect_overrun.no-push")
def test_crown_thor_in_the_city_overruns_and_nobody_else_moves() -> None:
    table = twist({"city.streets": ["thor"], "city.bank": ["cops"], "city.sewers": ["elektra"]})

    assert table.city() == {"bank": "cops", "sewers": "elektra"}
    assert table.keys("overrun") == ["thor"]
    assert table.s.totals["overrun"] == 1


@pytest.mark.rule("villains.effect_overrun.full-overrun")
def test_crown_thor_overrun_by_a_twist_has_all_that_an_overrun_brings() -> None:
    table = twist(
        {
            "city.streets": ["thor"],
            "guarded@city.streets": ["bystander"] * 3,
            "lair.1": ["devour"],
            "hand.0": ["devour", "pumpkin-bombs"],
            "hand.1": ["devour", "pumpkin-bombs"],
            "ko": ["plot-twist"],
            "ally-deck": ["devour"] * 9,
        }
    )

    assert table.keys("ko") == ["plot-twist", "devour"]
    table.choose("devour", seat=0).choose("devour", seat=1)

    assert table.keys("overrun") == ["thor"] + ["bystander"] * 3
    assert "villains.keyword.demolish" in table.rules()
    assert table.keys(TRIUMPHS) == ["plot-twist"]


@pytest.mark.rule("villains.clarification.crown-thor-trigger")
def test_crown_thor_pushed_out_by_a_newcomer_is_a_triumph_too() -> None:
    table = pushed_out("thor", {"plot": [PLOT], "ko": ["plot-twist"] * 2})

    assert (table.keys(TRIUMPHS), table.keys("ko").count("plot-twist")) == (["plot-twist"], 1)


def test_crown_thor_nobody_elses_overrun_is_a_triumph() -> None:
    table = pushed_out("elektra", {"plot": [PLOT], "ko": ["plot-twist"] * 2})

    assert table.keys(TRIUMPHS) == []


@pytest.mark.rule("villains.clarification.crown-thor-stack-twist")
def test_crown_thor_the_twist_that_is_being_carried_out_is_no_triumph_yet() -> None:
    table = twist({"city.streets": ["thor"]})

    assert (table.keys(TRIUMPHS), table.keys("ko")) == ([], ["plot-twist"])


@pytest.mark.rule("villains.plot_card.crown-thor-good-wins")
@pytest.mark.parametrize(("triumphs", "outcome"), [(1, ""), (2, "loss")])
def test_crown_thor_is_lost_with_the_third_triumph_after_all_else(triumphs: int, outcome: str) -> None:
    table = pushed_out("thor", {"plot": [PLOT], "ko": ["plot-twist"], TRIUMPHS: ["plot-twist"] * triumphs})

    assert (table.s.outcome, len(table.keys(TRIUMPHS))) == (outcome, triumphs + 1)


def test_crown_thor_everybody_sees_what_lies_beside_the_plot() -> None:
    table = given({"plot": [PLOT], "beside": ["thor"], TRIUMPHS: ["plot-twist"] * 2})

    plot = table.view().plot
    assert plot is not None
    assert [(one.stack, [card.card for card in one.cards]) for one in plot.beside] == [
        ("beside", ["thor"]),
        (TRIUMPHS, ["plot-twist"] * 2),
    ]
    assert (plot.progress, plot.needed) == (2, 3)
