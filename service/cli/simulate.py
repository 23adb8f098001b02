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

from domain.bots import Players, bots_for, playouts
from domain.kernel.events import SeatPlan
from domain.kernel.game import Game
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.refusal import Refused
from domain.registry import games

from .options import parsed


class Setting(NamedTuple):
    """What is played: the game, its preset and options, at how many seats, by which bot; whether it is whole campaigns; and how many
    playouts a bot that looks ahead may make before each move."""

    game: str
    preset: str
    seats: int
    bot: str
    options: dict[str, Any]
    campaign: bool = False
    playouts: int = 100

    def request(self) -> CreateGame:
        """What lays the table."""
        seats = (SeatPlan("bot", bot=self.bot),) * self.seats
        return CreateGame(game=self.game, creator="", seats=seats, preset=self.preset, options=self.options)


class Result(NamedTuple):
    """How one game went; or a campaign, whose reason is its title."""

    outcome: str
    reason: str
    scores: tuple[int, ...]
    actions: int


def play_one(setting: Setting, seed: int) -> Result:
    """How one game, or one campaign, goes from a seed; the same seed gives the same."""
    if setting.campaign:
        return play_campaign(setting, seed)
    state, actions = play_out(setting, seed)
    return Result(state.outcome, state.reason, state.scores, actions)


def play_campaign(setting: Setting, seed: int) -> Result:
    """How the games of a campaign go one after another, from a seed for each."""
    rules, actions = games()[setting.game], 0
    campaign = rules.plan_campaign(setting.request())
    while not campaign.is_over:
        n = len(campaign.finished)
        game = setting._replace(options=campaign.next_options())
        state, made = play_out(game, seed * len(campaign.plan) + n)
        campaign, actions = campaign.after(rules.finished(state)), actions + made
    return Result("win" if campaign.is_won else "loss", campaign.title, (campaign.score,), actions)


def play_out(setting: Setting, seed: int) -> tuple[Any, int]:
    """The state in which the game of a seed ends, and the actions that it took."""
    rules, bot, chance = games()[setting.game], bots_for(setting.game)[setting.bot], Random(seed)
    players = Players(rules, dict.fromkeys(range(setting.seats), bot), chance, lambda: playouts(setting.playouts))
    return play_with(rules, players, setting.request(), seed)


def play_with(rules: Game[Any, Any, Any], players: Players, request: CreateGame, seed: int) -> tuple[Any, int]:
    """The state in which the game of a seed ends that these bots play, and the actions that it took."""
    laid = rules.create(request, seed.to_bytes(32, "big"))
    decided = rules.decide(laid.state, -1, StartGame())
    players.see((*laid.events, *decided.events))
    actions = 0
    while decided.state.status != "ended":
        move = players.move(decided.state)
        assert move is not None
        decided, actions = rules.decide(decided.state, *move), actions + 1
        players.see(decided.events)
    return decided.state, actions


def simulate(
    game: Annotated[str, typer.Option(help="The game to play.")] = "villains",
    preset: Annotated[str, typer.Option(help="The set-up to play it with.")] = "first-game",
    option: Annotated[list[str], typer.Option(help="An option besides, as NAME=VALUE; the value may be JSON.")] = [],  # noqa: B006
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    bot: Annotated[str, typer.Option(help="Which bot sits in every seat.")] = "greedy",
    seats: Annotated[int, typer.Option(min=1, help="How many seats.")] = 3,
    seed: Annotated[int, typer.Option(help="The first seed; the others follow it.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 2,
    campaign: Annotated[bool, typer.Option("--campaign", help="Play whole campaigns; they have no preset.")] = False,
    thought: Annotated[int, typer.Option("--playouts", min=0, help="How far `search` looks before each move.")] = 100,
) -> None:
    """Play games between bots and show how they went."""
    setting = checked(Setting(game, "" if campaign else preset, seats, bot, parsed(option), campaign, thought))
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
    each, of = ("campaign", "campaign") if campaign else ("seat", "game")
    mean = f"mean score {sum(scores) / len(scores):.1f} a {each}" if scores else "no scores"
    console.print(f"{mean}, {actions / number:.0f} actions a {of}")


def checked(setting: Setting) -> Setting:
    """The same, if it can be played. Otherwise a sentence that says what there is, and exit status 2."""
    if setting.game not in games():
        raise typer.BadParameter(f"there is no game {setting.game}; there are: {', '.join(games())}")
    if setting.bot not in bots_for(setting.game):
        raise typer.BadParameter(f"there is no bot {setting.bot}; there are: {', '.join(bots_for(setting.game))}")
    rules = games()[setting.game]
    try:
        (rules.plan_campaign if setting.campaign else rules.checked_options)(setting.request())
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
    what, of = ("campaign", "campaigns") if setting.campaign else (setting.preset, "games")
    table = Table(title=f"{setting.game}, {what}: {setting.seats} {setting.bot} bots, {number} {of}")
    for column in ("outcome", "reason"):
        table.add_column(column)
    for column in (of, "share"):
        table.add_column(column, justify="right")
    for (outcome, reason), n in sorted(results.items()):
        table.add_row(outcome, reason, str(n), f"{n / number:.1%}")
    return table
