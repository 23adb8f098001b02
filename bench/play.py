"""Games to measure with: always the same ones, since their seeds and their bots' chance are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from domain.bots import Bot, bots_for
from domain.kernel.action import Action
from domain.kernel.commit import Commit, pack
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.registry import games

T = TypeVar("T")
GAME, PRESET, SEATS = "villains", "first-game", 3
RULES: Any = games()[GAME]


class Move(NamedTuple):
    """What a seat did, and the packed commit that it became."""

    seat: int
    action: Action
    entry: bytes


class Times(NamedTuple):
    """How long each step of a game took, in seconds."""

    decide: list[float]
    commit: list[float]
    copy: list[float]


def bot_called(name: str) -> Bot:
    """A bot of the game."""
    return bots_for(GAME)[name]


def timed(times: list[float], work: Callable[..., T], *arguments: Any) -> T:
    """What the work gives; how long it took goes into the times."""
    start = perf_counter()
    done = work(*arguments)
    times.append(perf_counter() - start)
    return done


def play(seed: int, bot: Bot, players: Sequence[str] = (), times: Times | None = None) -> list[Move]:
    """A whole game of one bot in every seat, which the players hold where they are given."""
    times, chance = times or Times([], [], []), Random(seed)
    seats = tuple(SeatPlan("player", player) for player in players) or (SeatPlan("bot", bot="greedy"),) * SEATS
    request = CreateGame(game=GAME, creator=next(iter(players), ""), seats=seats, preset=PRESET)
    commit, state = RULES.commit(RULES.state(), RULES.create(request, seed.to_bytes(32, "big")), -1, request, 0)
    moves, seat = [Move(-1, request, pack(commit))], -1
    action: Action = StartGame()
    while True:
        timed(times.copy, state.copy)
        decided = timed(times.decide, RULES.decide, state, seat, action)
        (commit, state), entry = timed(times.commit, _committed, state, decided, seat, action)
        moves.append(Move(seat, action, entry))
        if state.status == "ended":
            return moves
        seat = RULES.awaited(state)[0]
        action = bot(RULES.view(state, seat), RULES.legal(state, seat), RULES.decisions(state, seat), chance)


def _committed(state: Any, decided: Any, seat: int, action: Action) -> tuple[tuple[Commit, Any], bytes]:
    """Public form, chain and pack."""
    made = RULES.commit(state, decided, seat, action, 0)
    return made, pack(made[0])
