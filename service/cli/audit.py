"""Disputes, settled from the stream: what happened in a stored game, why, and what else could have been done."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from service.audit_log import read_looks
from service.players import Players
from service.store import Store
from service.vault import Vault

from .disputes import Answer, Dispute, Report
from .given import GameId, Locale
from .stored import read_game, with_store

At = Annotated[int | None, typer.Option("--at", min=1, help="Show the table as it was at this version.")]
As = Annotated[int | None, typer.Option("--as", min=0, help="As this seat saw it; without, all of it.")]
Why = Annotated[str | None, typer.Option("--why", help="Tell why an event happened, given as VERSION.NUMBER.")]
Diff = Annotated[tuple[int, int] | None, typer.Option("--diff", help="Tell what differs between two versions.")]
Legal = Annotated[
    int | None, typer.Option("--what-was-legal", min=1, help="Tell what could have been done at this version.")
]
Reads = Annotated[bool, typer.Option("--reads", help="List who looked at the game as an auditor of the service.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, as the API has it.")]

console = Console()


def audit(
    game: GameId,
    at: At = None,
    seat: As = None,
    why: Why = None,
    diff: Diff = None,
    what_was_legal: Legal = None,
    reads: Reads = False,
    json: AsJson = False,
    locale: Locale = DEFAULT,
) -> None:
    """Tell what happened in a game and by which rules, or one thing about it, from the stream alone.

    With nothing else, all that happened, as it happened.
    """
    report = Report(with_store(partial(_read, game)), seat, locale)
    if at is not None:
        show_table(report, at, as_json=json)
    else:
        show(asked(report, why, diff, what_was_legal, reads=reads), as_json=json)


def asked(
    report: Report, why: str | None, diff: tuple[int, int] | None, what_was_legal: int | None, *, reads: bool
) -> Answer:
    """The answer to what is asked; without a question, all that happened."""
    if why is not None:
        return report.why(why)
    if diff is not None:
        return report.difference(*diff)
    if what_was_legal is not None:
        return report.legal(what_was_legal)
    return report.reads() if reads else report.timeline()


def show(answer: Answer, *, as_json: bool) -> None:
    """Print an answer."""
    if as_json:
        console.print_json(msgspec.json.encode(answer.value).decode())
        return
    for line in answer.lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def show_table(report: Report, at: int, *, as_json: bool) -> None:
    """Draw the table at a version, or print its view."""
    if as_json or not report.draw(at, console):
        console.print_json(msgspec.json.encode(report.table(at)).decode())


async def _read(game: str, store: Store, vault: Vault) -> Dispute:
    rules, commits = await read_game(game, store, vault)
    players, state = set[str](), rules.state()
    for commit in commits:
        players |= {plan.player for plan in rules.apply(state, commit).seats if plan.player}
    who, looks = Players(store, lambda: 0), await read_looks(store, game)
    players |= {state.creator, *(look.player for look in looks)}
    return Dispute(rules, commits, {player: await _name(who, player) for player in sorted(players)}, looks)


async def _name(who: Players, player: str) -> str:
    """A player's name; none if the store knows the player no more, which is no reason to tell nothing."""
    try:
        return (await who.get(player)).name
    except Refused:
        return ""
