"""Revealing cards, and what a refusal to reveal tells."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.villains.actions import Fight, PlayCard
from domain.kernel.action import Action, Decide
from domain.kernel.audience import Viewer
from tests.domain.conformance.told import told

from .referee import VILLAINS, Referee, given


def greed_against(*hand: str) -> Referee:
    """Seat 0 is about to play Ravenous Greed: seat 1, with this hand and a Bystander, shows an instinct Ally or else."""
    return given({"hand.0": ["ravenous-greed"], "hand.1": hand, "victory.1": ["bystander"]})


def said(table: Referee, seat: int, action: Action, viewer: Viewer) -> dict[str, Any]:
    """Everything that a viewer is told of an action and of the table after it."""
    before, decided = table.s, VILLAINS.decide(table.s, seat, action)
    commit, table.s = VILLAINS.commit(before, decided, seat, action, at=0)
    return told(VILLAINS, before, commit, table.s, viewer)


@pytest.mark.rule("villains.reveal.show-only")
def test_to_reveal_an_ally_is_only_to_show_it() -> None:
    table = greed_against("hydra-soldier", "devour")

    table.play("ravenous-greed").choose("devour")

    assert table.shown("hand.1") == [None, "devour"]
    assert (table.keys("played.1"), table.keys("discard.1")) == ([], [])
    assert [play.key for play in table.s.plays] == ["ravenous-greed"]


@pytest.mark.rule("villains.reveal.hand-or-played")
def test_allies_to_reveal_are_in_hand_or_were_played_this_turn() -> None:
    zones = {"city.bank": ["iron-fist"], "hand.0": ["devour"], "discard.0": ["octo-pulverize"]}

    table = given({**zones, "played.0": ["pumpkin-bombs", "hydra-soldier"]}, attack=3)
    table.fight("iron-fist")
    assert table.options() == ["devour", "hydra-soldier", "pumpkin-bombs"]
    table.choose("hydra-soldier").choose("pumpkin-bombs").choose("devour")
    assert table.keys("victory.0") == ["iron-fist"]

    table = given({**zones, "played.0": ["pumpkin-bombs"]}, attack=3)
    assert table.legal(Fight) == []


@pytest.mark.rule("villains.reveal.may-decline")
def test_a_player_who_could_reveal_may_decline() -> None:
    table = greed_against("hydra-soldier", "devour")

    table.play("ravenous-greed")
    assert table.options(seat=1) == ["devour"]

    table.choose()
    assert table.keys("ko") == ["bystander"]
    assert table.shown("hand.1") == [None, None]


@pytest.mark.rule("villains.reveal.may-decline")
def test_a_player_who_reveals_is_spared_the_rest() -> None:
    table = greed_against("hydra-soldier", "devour")

    table.play("ravenous-greed").choose("devour")

    assert table.keys("victory.1") == ["bystander"]


@pytest.mark.rule("villains.reveal.forced-other")
def test_a_player_with_nothing_to_reveal_is_offered_nothing_else() -> None:
    table = greed_against("hydra-soldier", "bindings")

    table.play("ravenous-greed")
    assert (table.waiting(), table.options(seat=1)) == ([(1, "show")], [])

    table.choose()
    assert table.keys("ko") == ["bystander"]


@pytest.mark.rule("villains.reveal.forced-other")
@pytest.mark.parametrize("viewer", [0, None])
def test_others_are_told_the_same_of_one_who_could_not_and_of_one_who_would_not(viewer: Viewer) -> None:
    unable, unwilling = greed_against("hydra-soldier", "bindings"), greed_against("hydra-soldier", "devour")
    greed = PlayCard(card=unable.find("hand.0", "ravenous-greed"))
    no = Decide(decision=1, choice=())

    assert said(unable, 0, greed, viewer) == said(unwilling, 0, greed, viewer)
    assert (unable.options(), unwilling.options()) == ([], ["devour"])
    assert said(unable, 1, no, viewer) == said(unwilling, 1, no, viewer)


@pytest.mark.rule("villains.reveal.top-stays")
def test_a_card_revealed_from_the_top_of_a_deck_stays_there_known_to_all() -> None:
    table = given({"city.bank": ["punisher"], "deck.0": ["hydra-operative", "brilliant-research"]}, attack=6)

    table.fight("punisher")

    assert [table.shown("deck.0", viewer) for viewer in (0, 1, None)] == [[None, "brilliant-research"]] * 3
