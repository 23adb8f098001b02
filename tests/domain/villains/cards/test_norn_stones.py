"""Resurrect Heroes with the Norn Stones: the defeated come back, and in the end they get away."""

from __future__ import annotations

import pytest

from ..referee import Referee, pushed_out, turn_with

PLOT = "resurrect-heroes-with-the-norn-stones"


def twist(zones: dict[str, list[str]], twists: int = 0, seats: int = 2) -> Referee:
    """A turn that began with a Twist of this Plot."""
    return turn_with("plot-twist", {"plot": [PLOT], **zones}, seats, twists=twists)


@pytest.mark.rule("villains.plot_card.norn-stones-twist")
@pytest.mark.parametrize("twists", [0, 5])
def test_norn_stones_an_adversary_of_the_players_choice_comes_back_and_the_next_card_is_played(twists: int) -> None:
    table = twist(
        {
            "adversary-deck": ["cops", "elektra", "plot-twist"],
            "victory.0": ["black-panther", "bystander", "luke-cage"],
            "victory.1": ["punisher"],
        },
        twists,
    )

    assert table.waiting() == [(0, "enter")]
    assert table.options() == ["black-panther", "luke-cage"]
    assert (table.asked().least, table.asked().most) == (1, 1)
    table.choose("luke-cage")

    assert table.city() == {"bridge": "elektra", "streets": "luke-cage"}
    assert (table.keys("victory.0"), table.keys("victory.1")) == (["black-panther", "bystander"], ["punisher"])
    assert table.keys("ko") == ["plot-twist"]


@pytest.mark.rule("villains.plot_card.norn-stones-twist")
def test_norn_stones_with_nobody_to_come_back_the_next_card_is_still_played() -> None:
    table = twist({"adversary-deck": ["cops", "elektra", "plot-twist"], "victory.0": ["bystander"]}, 1)

    assert table.city() == {"bridge": "elektra"}


def test_norn_stones_who_comes_back_does_its_ambush() -> None:
    table = twist(
        {
            "adversary-deck": ["cops", "bystander", "plot-twist"],
            "victory.0": ["namor-the-sub-mariner"],
            "city.bridge": ["luke-cage"],
        }
    )

    assert table.city() == {"bridge": "namor-the-sub-mariner", "streets": "luke-cage"}
    assert (table.keys("discard.0"), table.guarded("city.bridge")) == (["bindings"], ["bystander"])


@pytest.mark.rule("villains.plot_card.norn-stones-twist")
def test_norn_stones_a_twist_played_by_a_twist_is_the_next_in_number() -> None:
    """The sixth plays the seventh, which has the other text, before it is completed itself."""
    table = twist(
        {"adversary-deck": ["cops", "plot-twist", "plot-twist"], "victory.0": ["elektra"], "victory.1": ["cops"]}, 5
    )

    assert table.city() == {"bridge": "elektra"}
    assert (table.keys("overrun"), table.keys("ko")) == (["cops"], ["plot-twist"] * 2)


@pytest.mark.rule("villains.plot_card.norn-stones-twist")
@pytest.mark.parametrize("twists", [6, 7, 8])
def test_norn_stones_the_last_twists_let_an_adversary_of_each_player_get_away(twists: int) -> None:
    table = twist(
        {"victory.0": ["black-panther", "punisher"], "victory.1": ["elektra", "bystander"], "victory.2": []}, twists, 3
    )

    assert table.waiting() == [(0, "put")]
    table.choose("punisher")

    assert table.keys("overrun") == ["punisher", "elektra"]
    assert table.keys("victory.0") == ["black-panther"]
    assert table.keys("adversary-deck") == ["cops"] * 2


@pytest.mark.rule("villains.effect_overrun.not-from-city")
def test_norn_stones_who_gets_away_from_a_victory_pile_has_not_overrun() -> None:
    table = twist({"victory.0": ["punisher"], "hand.0": ["devour"], "hand.1": ["devour"], "lair.1": ["devour"]}, 6)

    assert table.keys("overrun") == ["punisher"]
    assert (table.waiting(), table.keys("lair.1"), table.keys("ko")) == ([], ["devour"], ["plot-twist"])
    assert (table.keys("hand.0"), len(table.keys("deck.0"))) == (["devour"], 10)
    assert "overrun" not in table.s.totals


@pytest.mark.rule("villains.plot_card.norn-stones-good-wins")
@pytest.mark.parametrize(("seats", "overrun", "outcome"), [(2, 4, ""), (2, 5, "loss"), (3, 7, ""), (3, 8, "loss")])
def test_norn_stones_is_lost_with_three_adversaries_a_player_on_the_overrun_pile(
    seats: int, overrun: int, outcome: str
) -> None:
    table = pushed_out("cops", {"plot": [PLOT], "overrun": ["cops"] * overrun + ["bystander"] * 4}, seats)

    assert table.s.outcome == outcome


def test_norn_stones_adversaries_that_a_twist_put_there_count() -> None:
    table = twist({"overrun": ["cops"] * 5, "victory.0": ["elektra"], "victory.1": ["punisher"]}, 6)

    assert (table.s.outcome, table.keys("victory.1")) == ("loss", ["punisher"])
