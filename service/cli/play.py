"""A game in the terminal against bots, through the public API."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import cache, partial
from typing import Annotated, Any

import httpx
import typer
from msgspec import structs
from rich.console import Console

from domain.kernel.action import Setting
from domain.locale import DEFAULT, LOCALES, say
from domain.registry import games
from service.server import Server, serve as run_server
from service.settings import from_environment

from .board import Board
from .boards import BOARDS
from .options import parsed

console = Console()
POLL_SECONDS = 0.2
Answer = Callable[[str], str]
UNDO = "u"
"""What is typed to take back the last action."""


def play(
    game: Annotated[str, typer.Option(help="The game to play.")] = "villains",
    seats: Annotated[int, typer.Option(min=1, max=5, help="How many seats; bots take the others.")] = 3,
    bot: Annotated[str, typer.Option(help="Which bot sits in the others.")] = "greedy",
    preset: Annotated[
        str | None, typer.Option(help="The set-up to play with; the game's usual one without it.")
    ] = None,
    option: Annotated[list[str], typer.Option(help="An option besides, as NAME=VALUE; the value may be JSON.")] = [],  # noqa: B006
    url: Annotated[str | None, typer.Option(help="A service to play on; one of its own without it.")] = None,
    locale: Annotated[str, typer.Option(help=f"The language: {' or '.join(LOCALES)}.")] = DEFAULT,
) -> None:
    """Play in the terminal: the first game of Legendary Villains, unless you say otherwise."""
    if game not in BOARDS:
        raise typer.BadParameter(f"there is no game {game}; there are: {', '.join(BOARDS)}")
    if locale not in LOCALES:
        raise typer.BadParameter(f"there is no language {locale}; there are: {', '.join(LOCALES)}")
    table = {
        "game": game,
        "preset": BOARDS[game].preset if preset is None else preset,
        "options": parsed(option),
        "seats": [{"kind": "open"}, *[{"kind": "bot", "bot": bot}] * (seats - 1)],
        "sit": True,
        "undo": "own_last",
    }
    if url:
        asyncio.run(play_on(url, table, input, locale))
    else:
        settings = structs.replace(from_environment(os.environ), port=0, log_level="warning")
        run_server(settings, beside=partial(_beside, table, locale))


async def _beside(table: dict[str, Any], locale: str, server: Server) -> None:
    try:
        await play_on(server.url, table, input, locale)
    finally:
        server.should_exit = True


async def play_on(url: str, table: dict[str, Any], answer: Answer, locale: str = DEFAULT) -> dict[str, Any]:
    """Sign up, create a game from this request, sit down, start, and play it to its end, in a language; the summary of the
    game at the end."""
    async with httpx.AsyncClient(base_url=url, timeout=30, headers={"Accept-Language": locale}) as http:
        token = (await _post(http, "/v1/players", {"name": "you"}))["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        game = await _post(http, "/v1/games", table)
        await _post(http, f"/v1/games/{game['id']}/start", {})
        cards = (await _get(http, f"/v1/rulesets/{table['game']}/cards"))["cards"]
        board = BOARDS[table["game"]]({card["key"]: card for card in cards}, console, locale)
        return await Player(http, game["id"], board, answer).play()


@cache
def settings_of_seats() -> frozenset[str]:
    """The actions that change how a seat is asked or seen, and nothing on the table."""
    kinds = (action for game in games().values() for action in game.kinds_of_action())
    return frozenset(str(action.__struct_config__.tag) for action in kinds if issubclass(action, Setting))


class TakeBack(Exception):
    """The person would rather take back what they did last."""


class Player:
    """A person at a seat."""

    def __init__(self, http: httpx.AsyncClient, game: str, board: Board, answer: Answer) -> None:
        self.http, self.path, self.board, self.answer = http, f"/v1/games/{game}", board, answer

    async def play(self) -> dict[str, Any]:
        """Until the game is over; whatever isn't accepted is said and asked again."""
        while True:
            summary = await _get(self.http, self.path)
            if summary["status"] == "ended":
                self._over(summary)
                for line in self.board.ending(await _get(self.http, f"{self.path}/view")):
                    console.print(line, highlight=False)
                return summary
            if 0 in summary["awaited"]:
                await self._turn()
            else:
                await asyncio.sleep(POLL_SECONDS)

    def _over(self, summary: dict[str, Any]) -> None:
        """How it went."""
        say, named = self.board.say, self.board.named
        outcome = f"[bold]{named('outcome', summary['outcome'])}[/bold]"
        said = [say("play.over", outcome=outcome, reason=named("reason", summary["reason"]))]
        scores = ", ".join(map(str, summary["scores"]))
        console.print(", ".join([*said, *([say("play.scores", scores=scores)] if scores else [])]), highlight=False)

    async def _turn(self) -> None:
        self.board.draw(await _get(self.http, f"{self.path}/view"))
        may = await _get(self.http, f"{self.path}/actions")
        mine = [decision for decision in may["decisions"] if decision["options"] is not None]
        try:
            action = await (self._decide(mine[0]) if mine else self._choose(may["actions"]))
            answer = await self.http.post(f"{self.path}/actions", json=action)
        except TakeBack:
            answer = await self.http.post(f"{self.path}/undo", json={})
        if answer.is_error:
            console.print(f"[red]{answer.json()['detail']}[/red]", highlight=False)

    async def _decide(self, decision: dict[str, Any]) -> dict[str, Any]:
        cause = f" ({self.board.name(decision['cause'])})" if decision["cause"] else ""
        how_many = self.board.say("play.how_many", least=decision["least"], most=decision["most"])
        console.print(f"[bold]{decision['prompt']}[/bold]{cause}  {how_many}")
        if decision["options"]:
            numbers = await self._ask([option["text"] for option in decision["options"]])
        else:
            console.print(f"  {self.board.say('play.none')}")
            numbers = []
        choice = [decision["options"][n]["key"] for n in numbers]
        return {"type": "decide", "decision": decision["decision"], "choice": choice}

    async def _choose(self, actions: list[dict[str, Any]]) -> dict[str, Any]:
        """One of what may be done; with no number the last of them that goes on with the game."""
        ordered = sorted(actions, key=lambda one: one["action"]["type"] in settings_of_seats())
        numbers = await self._ask([self._label(action) for action in ordered])
        moves = [one for one in ordered if one["action"]["type"] not in settings_of_seats()]
        chosen: dict[str, Any] = (ordered[numbers[0]] if numbers else (moves or ordered)[-1])["action"]
        return chosen

    async def _ask(self, options: list[str]) -> list[int]:
        """The numbers chosen among these, in the order given. TakeBack: none of them."""
        for n, option in enumerate(options, 1):
            console.print(f"  {n:>2}  {option}", highlight=False)
        while True:
            said = await asyncio.to_thread(self.answer, self.board.say("play.ask"))
            if said.strip() == UNDO:
                raise TakeBack
            try:
                numbers = [int(word) - 1 for word in said.split()]
            except ValueError:
                numbers = [-1]
            if all(0 <= n < len(options) for n in numbers):
                return numbers
            console.print(f"[red]{self.board.say('play.numbers', n=len(options))}[/red]")

    def _label(self, action: dict[str, Any]) -> str:
        costs = ", ".join(self.board.named("pool", pool, n=n) for pool, n in action["costs"].items())
        return f"{action['text']}{f' ({costs})' if costs else ''}"


async def _post(http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = await http.post(path, json=body)
    if answer.is_error:
        locale = http.headers["Accept-Language"]
        raise SystemExit(say(locale, "board.play.refused", path=path, detail=answer.json()["detail"]))
    said: dict[str, Any] = answer.json()
    return said


async def _get(http: httpx.AsyncClient, path: str) -> dict[str, Any]:
    answer = await http.get(path)
    answer.raise_for_status()
    said: dict[str, Any] = answer.json()
    return said
