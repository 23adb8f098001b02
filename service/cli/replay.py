"""Stored games, read from the store itself: for those who run a service, and for disputes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console

from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.commit import Commit, pack, unpack
from domain.kernel.stored import check_stream
from domain.locale import DEFAULT

from .given import All, As, At, GameId, Locale
from .stored import Rules, stored

console = Console()


def replay(game: GameId, at: At = None, seat: As = None, everything: All = False) -> None:
    """Rebuild a game from its stream, check its chain, and show the table as it then was."""
    rules, commits = stored(game)
    commits = commits[:at]
    check(rules, commits)
    state = rules.replay(commits)
    console.print_json(msgspec.json.encode(rules.view(state, _viewer(seat, everything))).decode())
    console.print(f"replayed {len(commits)} commits to version {state.version}; the chain holds", highlight=False)
    console.print(f"state digest {state.digest()}\nchain head   {state.head.hex()}", highlight=False)


def events(game: GameId, at: At = None, seat: As = None, everything: All = False, locale: Locale = DEFAULT) -> None:
    """List what happened in a game, commit by commit, each event as a sentence, with the rule that caused it."""
    rules, commits = stored(game)
    commits = commits[:at]
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


def check(rules: Rules, commits: Sequence[Commit]) -> None:
    """Whether they are what was chained, and lead to the tables that were noted. SystemExit: the first that isn't."""
    verdict = check_stream([pack(commit) for commit in commits], {rules.name: rules})
    if not verdict.verified:
        raise SystemExit(verdict.sentence(DEFAULT))
