"""The command line: `turnledger`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

import typer


class Command(NamedTuple):
    """A command: the module whose function of its name it is, and what it does, as it says itself."""

    module: str
    does: str


COMMANDS: Final[Mapping[str, Command]] = {
    "serve": Command(
        "serve", "Start the store (unless REDIS_URL names one) and the service, and play a demo over its API."
    ),
    "demo": Command("serve", "Play the demo on a service of its own, and end."),
    "play": Command("play", "Play in the terminal: the first game of Legendary Villains, unless you say otherwise."),
    "audit": Command(
        "audit", "Tell what happened in a game and by which rules, or one thing about it, from the stream alone."
    ),
    "replay": Command("replay", "Rebuild a game from its stream, check its chain, and show the table as it then was."),
    "events": Command(
        "replay",
        "List what happened in a game, commit by commit, each event as a sentence, with the rule that caused it.",
    ),
    "export": Command(
        "export",
        "Write the record of a stored game, as far as a seat may know it, or a spectator: of a game that is over, all of it.",
    ),
    "verify": Command(
        "verify", "Check a record: that it is whole, unchanged and fair, or say which version is the first that isn't."
    ),
    "scenario": Command("scenarios", "Run scenario files; exit status 1 if one doesn't come out as it says."),
    "simulate": Command("simulate", "Play games between bots and show how they went."),
    "doctor": Command(
        "doctor",
        "Look at the settings, the store and the machine, and say in plain words what is wrong; exit status 1 if something is.",
    ),
    "token": Command("token", "Make a personal access token for a player, and print it, this once."),
    "repair": Command(
        "repair", "Say what the store has lost of a game that is frozen, put it back, or go on without it."
    ),
    "archive": Command(
        "archive",
        "Move finished games from the store to the archive, or bring some back; exit status 1 if one can't be.",
    ),
    "backup": Command(
        "backups",
        "Write all that the store keeps into one file. It has the secrets of the games in it: keep it as you keep the store.",
    ),
    "restore": Command(
        "backups",
        "Put a backup into an empty store, and replay all that is then there; exit status 1 if a stream isn't whole.",
    ),
    "validate": Command(
        "validate",
        "Replay every stored game and check all that it is made of; say of each that isn't whole what is wrong with it.",
    ),
}


def command_line(arguments: Sequence[str]) -> typer.Typer:
    """The commands, of which only that which the arguments name is imported: most of them need much."""
    app = typer.Typer(
        name="turnledger",
        help="A game service whose every turn can be proved.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        add_completion=False,
    )
    wanted = next((argument for argument in arguments if not argument.startswith("-")), "")
    for name, command in COMMANDS.items():
        app.command(name, help=command.does)(function(name) if name == wanted else _unasked)
    return app


def function(name: str) -> Callable[..., Any]:
    """What carries out a command."""
    does: Callable[..., Any] = getattr(import_module(f".{COMMANDS[name].module}", __package__), name)
    return does


def _unasked() -> None:
    """Stands in the list for a command that wasn't asked for."""


def main() -> None:
    """Run a command; what a person can mend is said in a sentence, with exit status 1."""
    try:
        command_line(sys.argv[1:])()
    except Exception as error:
        if not _can_be_mended(error):
            raise
        print(f"turnledger: {error}", file=sys.stderr)
        sys.exit(1)


def _can_be_mended(error: Exception) -> bool:
    from service.backup import BackupError
    from service.fitness import Unfit
    from service.settings import SettingError
    from service.signing import KeyFileError
    from service.store import StoreUnavailable
    from service.store.embedded import EmbeddedServerError
    from service.vault import SeedLocked

    from .demo import DemoFailed

    return isinstance(
        error,
        BackupError
        | SettingError
        | KeyFileError
        | EmbeddedServerError
        | StoreUnavailable
        | SeedLocked
        | DemoFailed
        | Unfit,
    )
