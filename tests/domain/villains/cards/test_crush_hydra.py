"""Crush HYDRA: New Recruits in captivity make their captors strong."""

from __future__ import annotations

import pytest

from ..referee import Referee, given, pushed_out, turn_with

PLOT = "crush-hydra"


def twist(zones: dict[str, list[str]], twists: int = 0) -> Referee:
    """A turn that began with a Twist of this Plot."""
    return turn_with("plot-twist", {"plot": [PLOT], **zones}, twists=twists)


@pytest.mark.rule("villains.plot_card.crush-hydra-twist")
@pytest.mark.parametrize("twists", [0, 6])
def test_crush_hydra_each_adversary_in_the_city_captures_a_new_recruit(twists: int) -> None:
    table = twist({"city.streets": ["cops"], "city.sewers": ["elektra"]}, twists)

    assert table.captured("city.streets") == table.captured("city.sewers") == ["new-recruit"]
    assert len(table.keys("new-recruits")) == 13
    assert table.keys("overrun") == []


@pytest.mark.rule("villains.plot_card.crush-hydra-twist")
def test_crush_hydra_the_last_new_recruit_goes_to_the_one_nearest_the_deck_then_madame_hydras_do() -> None:
    table = twist({"city.streets": ["cops"], "city.sewers": ["elektra"], "new-recruits": ["new-recruit"]})

    assert table.captured("city.streets") == ["new-recruit"]
    assert table.captured("city.sewers") == ["madame-hydra"]


def test_crush_hydra_with_both_stacks_empty_nobody_is_captured() -> None:
    table = twist({"city.streets": ["cops"], "new-recruits": [], "madame-hydras": []})

    assert (table.captured("city.streets"), table.keys("ko")) == ([], ["plot-twist"])


@pytest.mark.rule("villains.plot_card.crush-hydra-twist")
@pytest.mark.parametrize("twists", [7, 8])
def test_crush_hydra_the_eighth_twist_carries_all_captives_of_the_city_off(twists: int) -> None:
    """As does any beyond it (villains.twist.numbered)."""
    table = twist(
        {
            "city.streets": ["cops"],
            "city.sewers": ["elektra"],
            "captured@city.streets": ["new-recruit"] * 2,
            "captured@city.sewers": ["madame-hydra"],
            "hand.0": ["devour"],
        },
        twists,
    )

    assert table.keys("overrun") == ["new-recruit", "new-recruit", "madame-hydra"]
    assert (table.keys("hand.0"), table.city()) == (["devour"], {"streets": "cops", "sewers": "elektra"})


@pytest.mark.rule("villains.twist.numbered")
@pytest.mark.parametrize(("twists", "overrun"), [(6, []), (7, ["new-recruit"]), (8, ["new-recruit"])])
def test_a_twist_has_the_number_of_those_played_and_the_last_text_holds_for_all_beyond(
    twists: int, overrun: list[str]
) -> None:
    table = twist({"city.streets": ["cops"], "captured@city.streets": ["new-recruit"]}, twists)

    assert table.keys("overrun") == overrun
    assert table.view().plot is not None
    assert table.s.totals["twist"] == twists + 1


@pytest.mark.rule("villains.plot_card.crush-hydra-captured")
@pytest.mark.parametrize("captives", [0, 2])
def test_crush_hydra_an_adversary_has_one_attack_more_for_each_ally_it_captured(captives: int) -> None:
    table = given(
        {"plot": [PLOT], "city.bank": ["cops"], "city.bridge": ["elektra"],
         "captured@city.bank": ["new-recruit"] * captives, "guarded@city.bank": ["bystander"]}
    )  # fmt: skip

    assert (table.attack_of("cops"), table.attack_of("elektra")) == (3 + captives, 4)


@pytest.mark.rule("villains.plot_card.crush-hydra-captured")
def test_crush_hydra_who_fights_the_captor_gains_the_captives_last() -> None:
    table = given(
        {"plot": [PLOT], "city.bank": ["cops"], "captured@city.bank": ["madame-hydra", "new-recruit"]},
        attack=5, current=1,
    )  # fmt: skip

    table.fight("cops")

    assert table.keys("victory.1") == ["cops"]
    assert sorted(table.keys("discard.1")) == ["madame-hydra", "new-recruit", "new-recruit"]
    assert table.s.attack == 0
    assert table.rules()[-1] == "villains.plot.special-rules"


@pytest.mark.rule("villains.plot_card.crush-hydra-captured")
def test_crush_hydra_an_overrun_takes_the_captives_along_and_nobody_discards_for_them() -> None:
    table = pushed_out(
        "elektra",
        {"plot": [PLOT], "captured@city.sewers": ["new-recruit"] * 2, "hand.0": ["devour"], "hand.1": ["devour"]},
    )

    assert table.keys("overrun") == ["elektra", "new-recruit", "new-recruit"]
    assert (table.waiting(), table.keys("hand.0"), table.keys("hand.1")) == ([], ["devour"], ["devour"])


def test_crush_hydra_captives_move_with_their_captor() -> None:
    table = turn_with("elektra", {"plot": [PLOT], "city.bridge": ["cops"], "captured@city.bridge": ["new-recruit"]})

    assert table.captured("city.streets") == ["new-recruit"]


def test_crush_hydra_everybody_sees_the_captives() -> None:
    table = given({"plot": [PLOT], "city.bank": ["cops"], "captured@city.bank": ["new-recruit"]})

    bank = next(space for space in table.view().city if space.space == "bank")
    assert ([card.card for card in bank.captured], bank.attack) == (["new-recruit"], 4)


@pytest.mark.rule("villains.plot_card.crush-hydra-good-wins")
@pytest.mark.parametrize(("overrun", "outcome"), [(9, ""), (10, "loss")])
def test_crush_hydra_is_lost_with_eleven_allies_on_the_overrun_pile(overrun: int, outcome: str) -> None:
    table = pushed_out(
        "elektra",
        {
            "plot": [PLOT],
            "captured@city.sewers": ["new-recruit"],
            "overrun": ["madame-hydra"] * overrun + ["cops", "bystander"],
        },
    )

    assert table.s.outcome == outcome
