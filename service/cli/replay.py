"""Stored games, read from the store itself: for those who run a service, and for disputes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console

from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.commit import Commit, chain_hash, public_form, unpack, unpack_commit
from domain.kernel.game import Game
from domain.kernel.rng import salt_key
from domain.locale import DEFAULT
from domain.registry import games
from service.settings import Settings, data_directory, from_environment
from service.store import RedisStore
from service.store.embedded import EmbeddedServer

T = TypeVar("T")
Rules = Game[Any, Any, Any]
GameId = Annotated[str, typer.Argument(help="The game's id (g_…).")]
At = Annotated[int | None, typer.Option("--at", min=1, help="The version to stop at; the newest without one.")]
As = Annotated[int | None, typer.Option("--as", min=0, help="The seat whose eyes to see through.")]
Locale = Annotated[str, typer.Option("--locale", help="The language of the sentences.")]
All = Annotated[bool, typer.Option("--all", help="See everything, as an auditor.")]

console = Console()


def replay(game: GameId, at: At = None, seat: As = None, everything: All = False) -> None:
    """Rebuild a game from its stream, check its chain, and show the table as it then was."""
    commits = _read(game)[:at]
    rules = _rules(commits)
    state = rules.replay(commits)
    _check_chain(commits, state.seed)
    console.print_json(msgspec.json.encode(rules.view(state, _viewer(seat, everything))).decode())
    console.print(f"replayed {len(commits)} commits to version {state.version}; the chain holds", highlight=False)
    console.print(f"state digest {state.digest()}\nchain head   {state.head.hex()}", highlight=False)


def events(game: GameId, at: At = None, seat: As = None, everything: All = False, locale: Locale = DEFAULT) -> None:
    """List what happened in a game, commit by commit, each event as a sentence, with the rule that caused it."""
    commits = _read(game)[:at]
    rules = _rules(commits)
    state = rules.state()
    for commit in commits:
        who = "the table" if commit.seat < 0 else f"seat {commit.seat}"
        console.print(f"[bold]{commit.version}[/bold]  {who}  {unpack(commit.action)['type']}", highlight=False)
        for event in rules.tell(state, rules.events_of(commit), _viewer(seat, everything), locale):
            console.print(f"    {_line(event)}", highlight=False, markup=False, soft_wrap=True)


def _line(event: dict[str, Any]) -> str:
    shown = {name: value for name, value in event.items() if name not in ("type", "rule", "text")}
    fields = "  ".join(f"{name}={value}" for name, value in shown.items() if value not in (None, 0, "", []))
    return f"{event['text']}  {event['type']}  {fields}  [{event['rule']}]"


def _viewer(seat: int | None, everything: bool) -> Viewer:
    return AUDITOR if everything else seat


def _rules(commits: Sequence[Commit]) -> Rules:
    return games()[unpack(commits[0].events)[0]["game"]]


def _check_chain(commits: Sequence[Commit], seed: str) -> None:
    key, head = salt_key(seed), b""
    for commit in commits:
        if commit.prev != head or chain_hash(public_form(commit, key)) != commit.hash:
            raise SystemExit(
                f"version {commit.version} is not what was chained: it was altered, or one before it is missing"
            )
        head = commit.hash


def _read(game: str) -> list[Commit]:
    async def read(store: RedisStore) -> list[Commit]:
        commits = [unpack_commit(entry.data) for entry in await store.read(game)]
        if commits and (content := await store.get(f"content:{_content(commits[0])}")):
            _rules(commits).load(content)
        return commits

    commits = _with_store(read)
    if not commits:
        raise SystemExit(f"there is no game {game} in the store")
    return commits


def _content(first: Commit) -> str:
    return str(unpack(first.events)[0]["content"])


def _with_store(use: Callable[[RedisStore], Awaitable[T]]) -> T:
    settings = from_environment(os.environ)

    async def run(url: str) -> T:
        store = RedisStore(url, namespace=settings.redis_namespace)
        try:
            return await use(store)
        finally:
            await store.close()

    with _store_url(settings) as url:
        return asyncio.run(run(url))


@contextmanager
def _store_url(settings: Settings) -> Iterator[str]:
    """Where the store answers: the server named, the one a running service keeps, or one started for this."""
    directory = data_directory(settings)
    with ExitStack() as stack:
        url = settings.redis_url or EmbeddedServer.running_on(directory)
        yield url or stack.enter_context(EmbeddedServer(directory)).url
