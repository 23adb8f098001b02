"""Games to measure with: always the same ones, since their seeds and their bots' chance are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from domain.bots import Bot, bots_for, first_move
from domain.kernel.action import Action
from domain.kernel.commit import Commit, pack
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.registry import games

T = TypeVar("T")
GAME, SEATS = "villains", 3
RULES: Any = games()[GAME]


class Setting(NamedTuple):
    """What is played: a game, its preset, the number of seats; most moves that are looked at, where it isn't to the end."""

    game: str
    preset: str
    seats: int = SEATS
    most: int = 100_000

    @property
    def rules(self) -> Any:
        """The rules of the game."""
        return games()[self.game]


VILLAINS = Setting(GAME, "first-game")
CONQUEST = Setting("conquest", "competitive", most=500)
"""The usual mode, which the random bot hardly ever brings to an end."""

SETTINGS = {setting.game: setting for setting in (VILLAINS, CONQUEST)}


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


def bot_called(name: str, setting: Setting = VILLAINS) -> Bot:
    """A bot of the game."""
    return bots_for(setting.game)[name]


def timed(times: list[float], work: Callable[..., T], *arguments: Any) -> T:
    """What the work gives; how long it took goes into the times."""
    start = perf_counter()
    done = work(*arguments)
    times.append(perf_counter() - start)
    return done


def play(
    seed: int, bot: Bot, players: Sequence[str] = (), times: Times | None = None, setting: Setting = VILLAINS
) -> list[Move]:
    """A whole game of one bot in every seat, which the players hold where they are given."""
    rules: Any = setting.rules
    times, chance = times or Times([], [], []), Random(seed)
    seats = tuple(SeatPlan("player", player) for player in players) or (SeatPlan("bot", bot="greedy"),) * setting.seats
    request = CreateGame(game=setting.game, creator=next(iter(players), ""), seats=seats, preset=setting.preset)
    commit, state = rules.commit(rules.state(), rules.create(request, seed.to_bytes(32, "big")), -1, request, 0)
    moves, seat = [Move(-1, request, pack(commit))], -1
    action: Action = StartGame()
    while True:
        timed(times.copy, state.copy)
        decided = timed(times.decide, rules.decide, state, seat, action)
        (commit, state), entry = timed(times.commit, _committed, rules, state, decided, seat, action)
        moves.append(Move(seat, action, entry))
        if state.status == "ended" or len(moves) > setting.most:
            return moves
        move = first_move(rules, state, lambda _: bot, lambda _: chance)
        assert move is not None
        seat, action = move


def _committed(rules: Any, state: Any, decided: Any, seat: int, action: Action) -> tuple[tuple[Commit, Any], bytes]:
    """Public form, chain and pack."""
    made = rules.commit(state, decided, seat, action, 0)
    return made, pack(made[0])
