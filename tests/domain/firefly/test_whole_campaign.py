"""Greedy bots play a campaign from its first game to its last."""

from __future__ import annotations

import itertools
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from domain.bots import bots_for, first_move
from domain.games.firefly import carrying
from domain.games.firefly.campaign import FireflyCampaign, planned
from domain.games.firefly.names import STRIKES, UPGRADES
from domain.games.firefly.options import Options
from domain.games.firefly.state import FireflyState
from domain.kernel.event import Event
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.state import evolve

from .referee import FIREFLY

SEATS = 2
LYING = (*UPGRADES, *STRIKES, *(f"strikes.{seat}" for seat in range(SEATS)))


def lying(state: FireflyState) -> dict[str, list[str]]:
    """What lies on Serenity and on the players, by key."""
    return {zone: [state.what[i] for i in state.zone(zone)] for zone in LYING if state.zone(zone)}


class Game:
    """A game between bots: the states in which it began and ended, and all that happened."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        plans = (SeatPlan("bot", bot="greedy"),) * SEATS
        request = CreateGame(game="firefly", creator="", seats=plans, options=options)
        created = FIREFLY.create(request, seed.to_bytes(32, "big"))
        self.state, self.events = created.state, list[Event](created.events)
        self.do(-1, StartGame())
        bot, chance = bots_for("firefly")["greedy"], Random(seed)
        self.began = None if self.state.open else self.state
        while self.state.status != "ended":
            move = first_move(FIREFLY, self.state, lambda _: bot, lambda _: chance)
            assert move is not None
            self.do(*move)
            self.began = self.began or (self.state if self.state.turn else None)

    def do(self, seat: int, action: Any) -> None:
        decided = FIREFLY.decide(self.state, seat, action)
        self.state, self.events = decided.state, [*self.events, *decided.events]

    def replayed(self) -> FireflyState:
        state = FireflyState()
        for event in self.events:
            evolve(state, event)
        return state


@pytest.mark.rule("firefly.campaign.five-games", "firefly.campaign.same-characters", "firefly.campaign.keep-scores")
def test_a_whole_campaign() -> None:
    series = planned(FIREFLY.box(Options()), Options())
    campaign = FireflyCampaign(options=to_builtins(Options()), plan=tuple(islice(cycle(series), 5)))
    games: list[Game] = []
    while not campaign.is_over:
        games.append(Game(campaign.next_options(), 5 + len(games)))
        campaign = campaign.after(FIREFLY.finished(games[-1].state))
    crews = {carrying.members(FIREFLY.reading(game.state)) for game in games}
    assert (len(games), len(crews)) == (5, 1)
    for before, after in itertools.pairwise(games):
        assert after.began is not None
        assert lying(after.began) == (lying(before.state) if before.state.outcome == "win" else {})
    points = sum(game.state.scores[0] for game in games) + sum(campaign.bonuses)
    assert campaign.score == points + (20 if campaign.is_won else 0)
    assert all(game.replayed().digest() == game.state.digest() for game in games)
