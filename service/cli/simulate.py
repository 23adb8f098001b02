"""Many games between bots, for figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from random import Random
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from domain.bots import bots_for, first_move
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.refusal import Refused
from domain.registry import games

from .options import parsed


class Setting(NamedTuple):
    """What is played: the game, its preset and options, at how many seats, by which bot."""

    game: str
    preset: str
    seats: int
    bot: str
    options: dict[str, Any]

    def request(self) -> CreateGame:
        """What lays the table."""
        seats = (SeatPlan("bot", bot=self.bot),) * self.seats
        return CreateGame(game=self.game, creator="", seats=seats, preset=self.preset, options=self.options)


class Result(NamedTuple):
    """How one game went."""

    outcome: str
    reason: str
    scores: tuple[int, ...]
    actions: int


def play_one(setting: Setting, seed: int) -> Result:
    """How one game goes from a seed; the same seed gives the same game."""
    state, actions = play_out(setting, seed)
    return Result(state.outcome, state.reason, state.scores, actions)


def play_out(setting: Setting, seed: int) -> tuple[Any, int]:
    """The state in which the game of a seed ends, and the actions that it took."""
    rules, bot, chance = games()[setting.game], bots_for(setting.game)[setting.bot], Random(seed)
    state = rules.create(setting.request(), seed.to_bytes(32, "big")).state
    state = rules.decide(state, -1, StartGame()).state
    actions = 0
    while state.status != "ended":
        move = first_move(rules, state, lambda _: bot, lambda _: chance)
        assert move is not None
        state, actions = rules.decide(state, *move).state, actions + 1
    return state, actions


def simulate(
    game: Annotated[str, typer.Option(help="The game to play.")] = "villains",
    preset: Annotated[str, typer.Option(help="The set-up to play it with.")] = "first-game",
    option: Annotated[list[str], typer.Option(help="An option besides, as NAME=VALUE; the value may be JSON.")] = [],  # noqa: B006
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    bot: Annotated[str, typer.Option(help="Which bot sits in every seat.")] = "greedy",
    seats: Annotated[int, typer.Option(min=1, help="How many seats.")] = 3,
    seed: Annotated[int, typer.Option(help="The first seed; the others follow it.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 2,
) -> None:
    """Play games between bots and show how they went."""
    setting = checked(Setting(game, preset, seats, bot, parsed(option)))
    results: Counter[tuple[str, str]] = Counter()
    scores: list[int] = []
    actions = 0
    console = Console()
    with Progress(console=console, transient=True) as progress:
        for result in progress.track(played(setting, seed, number, jobs), total=number, description="Playing"):
            results[result.outcome, result.reason] += 1
            scores += result.scores
            actions += result.actions
    console.print(_table(setting, results, number))
    mean = f"mean score {sum(scores) / len(scores):.1f} a seat" if scores else "no scores"
    console.print(f"{mean}, {actions / number:.0f} actions a game")


def checked(setting: Setting) -> Setting:
    """The same, if it can be played. Otherwise a sentence that says what there is, and exit status 2."""
    if setting.game not in games():
        raise typer.BadParameter(f"there is no game {setting.game}; there are: {', '.join(games())}")
    if setting.bot not in bots_for(setting.game):
        raise typer.BadParameter(f"there is no bot {setting.bot}; there are: {', '.join(bots_for(setting.game))}")
    try:
        games()[setting.game].checked_options(setting.request())
    except Refused as refused:
        raise typer.BadParameter(refused.message("en")) from None
    return setting


def played(setting: Setting, seed: int, number: int, jobs: int) -> Iterator[Result]:
    """The results of so many games, in the order of their seeds."""
    one = partial(play_one, setting)
    if jobs == 1:
        yield from map(one, range(seed, seed + number))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from islice(pool.map(one, range(seed, seed + number), chunksize=4), number)


def _table(setting: Setting, results: Counter[tuple[str, str]], number: int) -> Table:
    table = Table(title=f"{setting.game}, {setting.preset}: {setting.seats} {setting.bot} bots, {number} games")
    for column in ("outcome", "reason"):
        table.add_column(column)
    for column in ("games", "share"):
        table.add_column(column, justify="right")
    for (outcome, reason), n in sorted(results.items()):
        table.add_row(outcome, reason, str(n), f"{n / number:.1%}")
    return table
