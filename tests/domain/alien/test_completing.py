"""Every Objective can be completed with the cards of its own mini-deck, whether the players scan or let come what comes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from domain.games.alien import actions as a
from domain.games.alien.box import STAGES, Box
from domain.games.alien.events import ObjectiveCompleted
from domain.games.alien.names import HIVE, OBJECTIVES
from domain.kernel.action import Action, Decide

from .referee import ALIEN, Referee, besides, given, trial

BOX = Box(ALIEN.packs[ALIEN.content_hash])
TURNS = 20
HERO = trial(key="hero", cls="tech", cost=1, attack=9, recruit=9)


def laid(objective: str, seats: int, seed: int) -> Referee:
    """The Objective with its shuffled mini-deck upon a few Drones; players who are rich, strong, and can't be hurt."""
    mini_deck = BOX.mini_deck(objective)
    Random(seed).shuffle(mini_deck)
    decks = {f"deck.{seat}": ["hero"] * 30 for seat in range(seats)}
    harmless = {"strike-deck": ["near-miss"] * 20, "hatchery": []}
    zones = {OBJECTIVES: [objective], HIVE: ["worker-drone"] * 20 + mini_deck, **decks, **harmless}
    return given({**zones, "hand.0": ["hero"] * 6}, seats, stage=BOX.content[objective].stage)


def answer(table: Referee) -> Decide:
    """As little as the oldest question asks for, of what it offers last."""
    asked = table.asked()
    return Decide(decision=asked.decision, choice=tuple(str(option) for option in asked.options[::-1][: asked.least]))


def wishes(table: Referee, *, scans: bool) -> Iterator[Action]:
    """What the players would like to do next, the best first: pay for a goal, kill a Final Enemy, find another card."""
    legal = [legal.action for legal in ALIEN.legal(table.s, table.s.current)]
    yield from sorted((act for act in legal if isinstance(act, a.PayFor)), key=lambda act: -act.deed)
    final = table.reading().card_of
    yield from (act for act in legal if isinstance(act, a.FightEnemy) and final(act.card).final)
    if scans:
        yield from (act for act in legal if isinstance(act, a.Scan))
    yield from (act for act in legal if isinstance(act, a.PlayCard) and table.s.recruit < 18)
    yield a.EndActions()


def turns_until_completed(table: Referee, *, scans: bool) -> int:
    """How many turns it takes; one more than there may be if it isn't completed in that time."""
    while table.s.turn <= TURNS:
        if table.waiting():
            asked = table.asked()
            table.do(answer(table), asked.seat)
        else:
            table.do(next(wishes(table, scans=scans)))
        if table.happened(ObjectiveCompleted):
            return table.s.turn
    return TURNS + 1


@pytest.mark.rule("alien.objective.discoverable")
@pytest.mark.parametrize(("seats", "scans"), [(1, True), (3, True), (1, False), (3, False)])
@pytest.mark.parametrize("objective", [key for stage in STAGES for key in BOX.objectives(stage)])
def test_an_objective_can_be_completed_with_what_its_mini_deck_brings(objective: str, seats: int, scans: bool) -> None:
    with besides(HERO):
        turns = [turns_until_completed(laid(objective, seats, seed), scans=scans) for seed in range(1, 6)]

    assert max(turns) <= TURNS
