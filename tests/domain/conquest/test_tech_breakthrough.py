"""Step 6: the roll for a Human Tech card, and what becomes of such a card."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.conquest import names as at
from domain.kernel.events import Rolled

from .humans import COOP, of_phase, resistance_phase
from .referee import Referee, given

TECH = ["armor-alloy", "force-dome", "sonic-rifles"]


def step_6(track: int, *dice: int, deck: Sequence[str] = TECH) -> Referee:
    """A Resistance Phase in which nothing rolls before step 6; `track` is where it stands then."""
    return resistance_phase({at.HUMAN_TECH_DECK: deck}, dice, track=track - 1)


def last_roll(table: Referee) -> tuple[int, ...]:
    faces: tuple[int, ...] = [v.faces for v in of_phase(table) if isinstance(v, Rolled)][-1]
    return faces


@pytest.mark.rule("conquest.tech_breakthrough.roll")
@pytest.mark.parametrize(("track", "dice"), [(1, 1), (5, 2), (7, 3)])
def test_as_many_dice_are_rolled_as_the_stage_is_now(track: int, dice: int) -> None:
    assert len(last_roll(step_6(track))) == dice


@pytest.mark.rule("conquest.tech_breakthrough.roll")
def test_with_a_6_a_human_tech_card_is_drawn_and_without_none_is() -> None:
    assert step_6(5, 6, 3).keys(at.HUMAN_TECH) == ["sonic-rifles"]
    assert step_6(5, 5, 3).keys(at.HUMAN_TECH) == []


@pytest.mark.rule("conquest.tech_breakthrough.roll")
def test_an_empty_deck_is_formed_anew_of_its_discard_pile() -> None:
    table = resistance_phase({at.HUMAN_TECH_DECK: [], "human-tech-discard": ["armor-alloy"]}, (6,))
    assert table.keys(at.HUMAN_TECH) == ["armor-alloy"]


@pytest.mark.rule("conquest.tech_breakthrough.roll")
def test_without_any_card_left_nothing_is_drawn() -> None:
    table = step_6(1, 6, deck=[])
    assert table.keys(at.HUMAN_TECH) == []
    assert table.s.phase == "command"


@pytest.mark.rule("conquest.tech_breakthrough.one-card")
def test_one_card_is_drawn_however_many_sixes_there_are() -> None:
    assert step_6(7, 6, 6, 6).keys(at.HUMAN_TECH) == ["sonic-rifles"]


@pytest.mark.rule("conquest.tech_breakthrough.card-in-play")
def test_the_card_lies_face_up_and_helps_the_humans_in_every_fight_from_then_on() -> None:
    table = step_6(1, 6)
    assert table.shown(at.HUMAN_TECH) == ["sonic-rifles"]
    for seat, zone in enumerate(("P1.1", "P2.1")):
        fight = given(
            {
                at.HUMAN_TECH: ["sonic-rifles"],
                at.race(seat): ["the-orzax"],
                f"location.{zone}": ["town"],
                f"aliens.{zone}": [f"{COLOUR[seat]}-saucer"],
            },
            2,
            COOP,
            phase="battle",
            current=seat,
        )
        assert fight.total(at.HUMANS) == 3 + 1, "Soft Resistance has 1 Strength more"


COLOUR = ("green", "blue")


# -- cancelling it


def veto(dice: int) -> Referee:
    table = given({at.hand(0): ["overseers-veto"], at.HUMAN_TECH: ["sonic-rifles"]}, 2, COOP)
    return table.dice(dice).play("overseers-veto")


@pytest.mark.rule("conquest.tech_breakthrough.cancel-attempt")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_on_a_4_what_cancels_events_cancels_human_tech(die: int) -> None:
    table = veto(die).go_on()
    finish(table)
    assert table.keys(at.HUMAN_TECH) == []
    assert table.keys("human-tech-discard") == ["sonic-rifles"]
    assert table.keys("event-discard") == ["overseers-veto"]


@pytest.mark.rule("conquest.tech_breakthrough.cancel-attempt")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_a_3_the_attempt_fails_and_the_cancelling_card_is_spent(die: int) -> None:
    table = veto(die).go_on()
    finish(table)
    assert table.keys(at.HUMAN_TECH) == ["sonic-rifles"]
    assert table.keys("event-discard") == ["overseers-veto"]
    assert table.keys(at.hand(0)) == []


def finish(table: Referee) -> None:
    """Choose the only way and the only card, where they are asked for."""
    while table.s.open:
        table.choose(table.options()[0])


@pytest.mark.rule("conquest.tech_breakthrough.not-event")
def test_human_tech_is_no_event_that_could_be_cancelled_without_a_roll() -> None:
    """The Veto cancels an Event in play for sure; what it may name there leaves Human Tech out."""
    table = given(
        {at.hand(0): ["overseers-veto"], at.HUMAN_TECH: ["sonic-rifles"], "remains.humans": ["radio-hysteria"]}, 2, COOP
    )
    table.play("overseers-veto").go_on()
    assert table.waiting() == [(0, "either")]
    table.choose(table.options()[0])
    assert table.keys("remains.humans") == []
    assert table.keys(at.HUMAN_TECH) == ["sonic-rifles"]
    assert not table.rolled()
