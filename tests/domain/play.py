"""Random play: whole games of seeded players, commit by commit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.json import decode, encode

from domain.bots import bots_for
from domain.kernel import undo
from domain.kernel.action import Action, Decide, Legal, Setting, TakingBack
from domain.kernel.clock_events import Clock
from domain.kernel.commit import Commit
from domain.kernel.events import Asked, SeatPlan
from domain.kernel.game import UNTIMED, Decided, Game
from domain.kernel.lobby import CreateGame, SitDown, StartGame
from domain.kernel.state import State
from domain.kernel.table import Moment

AnyGame = Game[Any, Any, Any]
LIMIT = 6000
"""Commits within which random players finish any game."""


class Move(NamedTuple):
    """An action and the seat that takes it."""

    seat: int
    action: Action


class Played(NamedTuple):
    """A game: `moves[n]`, taken in `states[n]`, was recorded as `commits[n]` and led to `states[n + 1]`."""

    game: AnyGame
    seed: bytes
    moves: list[Move]
    commits: list[Commit]
    states: list[Any]

    @property
    def last(self) -> Any:
        return self.states[-1]

    def take(self, move: Move, at: int | None = None, *, in_person: bool = False) -> None:
        """Take a move in the last state."""
        moment = Moment(1000 * len(self.commits) if at is None else at, in_person)
        self.record(move, decide(self.game, self.last, move, self.seed, moment), moment.at)

    def take_back(self, seat: int, action: TakingBack, at: int | None = None) -> None:
        """Take back, or say whether one agrees."""
        moment = Moment(1000 * len(self.commits) if at is None else at, in_person=True)
        to = undo.back_to(self.game, self.last, seat, action, self.commits)
        decided = undo.decide(self.game, self.last, seat, action, self.states[to], self.commits, moment)
        self.record(Move(seat, action), decided, moment.at)

    def record(self, move: Move, decided: Decided[Any], at: int | None = None) -> None:
        """Add what a move made true."""
        at = 1000 * len(self.commits) if at is None else at
        commit, after = self.game.commit(self.last, decided, *move, at=at)
        self.moves.append(move)
        self.commits.append(commit)
        self.states.append(after)


def decide(game: AnyGame, state: State, move: Move, seed: bytes, moment: Moment = UNTIMED) -> Decided[Any]:
    """What a move makes true, the first one too."""
    if isinstance(move.action, CreateGame):
        return game.create(move.action, seed)
    return game.decide(state, *move, moment=moment)


def lay(
    game: AnyGame,
    seats: int,
    preset: str = "",
    seed: int = 0,
    policy: str = "none",
    wait: bool = False,
    clock: Clock | None = None,
    expires: int = 0,
    **options: Any,
) -> Played:
    """A table whose seats are open; the policy says what may be taken back, the clock how long players may take, and it may
    wait for everybody to be ready, or expire."""
    played = Played(game, sha256(f"seed {seed}".encode()).digest(), [], [], [game.state()])
    plans = (SeatPlan(),) * seats
    request = CreateGame(
        game=game.name,
        creator="p_1",
        seats=plans,
        preset=preset,
        options=options,
        undo=policy,
        wait_for_ready=wait,
        clock=clock,
        expires=expires,
    )
    played.take(Move(-1, request))
    return played


def start(game: AnyGame, seats: int, preset: str = "", seed: int = 0, **options: Any) -> Played:
    """A game that has begun."""
    played = lay(game, seats, preset, seed, **options)
    alone = game.alone(played.last)
    for seat in range(seats):
        played.take(Move(seat, SitDown(player=f"p_{0 if alone else seat}", client_seed=f"entropy {seat}")))
    played.take(Move(0, StartGame()))
    return played


def play(
    game: AnyGame,
    seats: int,
    preset: str = "",
    seed: int = 0,
    limit: int = LIMIT,
    options: Struct | None = None,
    keen: float = 0,
) -> Played:
    """A game of random players, to its end or the limit. Not to be changed: it is shared.

    Of their moves the keen share is as the game's bot would have it, so that they win now and then.
    """
    return _play(game, seats, preset, seed, limit, encode(options or {}), keen)


@lru_cache(maxsize=16)
def _play(game: AnyGame, seats: int, preset: str, seed: int, limit: int, options: bytes, keen: float) -> Played:
    played, r = start(game, seats, preset, seed, **decode(options)), Random(seed)
    while played.last.status != "ended" and len(played.commits) < limit:
        take = keen_move if r.random() < keen else next_move
        played.take(take(game, played.last, r))
    return played


def keen_move(game: AnyGame, state: State, r: Random) -> Move:
    """What the bot of the game does next, in any seat that is awaited or could help."""
    bot = next(iter(bots_for(game.name).values()))
    seats = [*game.awaited(state), *game.helpers(state)]
    r.shuffle(seats)
    moves = (bot(game.view(state, n), game.legal(state, n), game.decisions(state, n), r) for n in seats)
    return next(Move(seat, action) for seat, action in zip(seats, moves, strict=True) if action is not None)


def next_move(game: AnyGame, state: State, r: Random) -> Move:
    """What a random player does next: now and then a setting, an answer where one is due, else any legal action."""
    seat = r.choice((*game.awaited(state), *game.helpers(state)))
    listed = [legal.action for legal in game.legal(state, seat)]
    settings = [action for action in listed if isinstance(action, Setting)]
    if settings and r.random() < 0.02:
        return Move(seat, r.choice(settings))
    if state.open:
        return answer(r.choice([asked for _, asked in sorted(state.open.items())]), r)
    return Move(seat, r.choice([action for action in listed if not isinstance(action, Setting)]))


def answer(asked: Asked, r: Random) -> Move:
    """A random answer to a decision."""
    chosen = r.sample(asked.options, r.randint(asked.least, asked.most))
    return Move(asked.seat, Decide(decision=asked.decision, choice=tuple(map(str, chosen))))


def moves(game: AnyGame, state: State, seat: int) -> list[Legal]:
    """What a seat may do that isn't a mere setting."""
    return [legal for legal in game.legal(state, seat) if not isinstance(legal.action, Setting)]


def replayed(played: Played) -> Iterator[State]:
    """The state after each commit, from what is recorded alone. It is one state that changes."""
    state = played.game.state()
    for commit in played.commits:
        yield played.game.apply(state, commit)
