"""Serving, and the demo beside it."""

from __future__ import annotations

import os
from functools import partial
from typing import Annotated

import typer
from msgspec import structs
from rich.console import Console

from service.games import index_of
from service.house import House
from service.server import Server, serve as run_server
from service.settings import Settings, from_environment
from service.store import StoreUnavailable

from .demo import DemoFailed, play_demo

console = Console()

FIRST_QUERY = """\
curl -s {url}/graphql -H 'content-type: application/json' -d '{{"query":
  "{{ games(first: 3) {{ edges {{ node {{ id status version outcome scores }} }} }} }}"}}'"""


def serve(
    demo_only: Annotated[
        bool, typer.Option("--demo-only", help="End after the demo; status 0 if all went well.")
    ] = False,
    demo: Annotated[bool, typer.Option("--demo/--no-demo", help="Whether to play a demo first.")] = True,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 0 for any free one.")] = None,
) -> None:
    """Start the store (unless REDIS_URL names one) and the service, and play a demo over its API."""
    run_server(_settings(host, port), beside=partial(_beside, demo or demo_only, demo_only))


def demo() -> None:
    """Play the demo on a service of its own, and end."""
    serve(demo_only=True)


def _settings(host: str | None, port: int | None) -> Settings:
    settings = from_environment(os.environ)
    given = {name: value for name, value in (("host", host), ("port", port)) if value is not None}
    if "TURNLEDGER_LOG_LEVEL" not in os.environ:
        given["log_level"] = "warning"
    return structs.replace(settings, **given)


async def _beside(with_demo: bool, only: bool, server: Server) -> None:
    """What happens once the server listens: the demo, then where to look."""
    try:
        if with_demo:
            await play_demo(server.url, server.house, console)
    except DemoFailed as failed:
        if only:
            raise
        console.print(f"[red]{failed}[/red]", highlight=False)
    if only:
        server.should_exit = True
    else:
        await _say_where(server.url, server.house)


async def _say_where(url: str, house: House) -> None:
    console.print(f"\n[bold]Turnledger listens on {url}[/bold]  (Ctrl-C ends it)", highlight=False)
    console.print(f"  to play             {url}/   (in a browser)", highlight=False)
    console.print(f"  GraphiQL            {url}/graphql   (in a browser)", highlight=False)
    console.print(f"  REST documentation  {url}/docs", highlight=False)
    console.print(f"  {await _store_line(house)}", highlight=False)
    console.print("\nA first query to paste:\n", highlight=False)
    console.print(FIRST_QUERY.format(url=url), highlight=False, markup=False, soft_wrap=True)


async def _store_line(house: House) -> str:
    """What there is to say of the store; a service that is there before its store waits for it."""
    try:
        ended = await house.games.page(index_of(status="ended"), None, 100)
    except StoreUnavailable as error:
        return f"{error} Requests are refused as unavailable until it does."
    return f"finished games in the store: {len(ended)}"
