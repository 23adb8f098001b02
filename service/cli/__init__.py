"""The command line: `turnledger`."""

from __future__ import annotations

import sys

import typer

from service.settings import SettingError
from service.signing import KeyFileError
from service.store import StoreUnavailable
from service.store.embedded import EmbeddedServerError
from service.vault import SeedLocked

from . import audit, play, records, replay, scenarios, serve, simulate, token, validate
from .demo import DemoFailed

app = typer.Typer(
    name="turnledger",
    help="A game service whose every turn can be proved.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.command("serve")(serve.serve)
app.command("demo")(serve.demo)
app.command("play")(play.play)
app.command("audit")(audit.audit)
app.command("replay")(replay.replay)
app.command("events")(replay.events)
app.command("export")(records.export)
app.command("verify")(records.verify)
app.command("scenario")(scenarios.scenario)
app.command("simulate")(simulate.simulate)
app.command("validate")(validate.validate)
app.command("token")(token.token)


def main() -> None:
    """Run a command; what a person can mend is said in a sentence, with exit status 1."""
    try:
        app()
    except (SettingError, KeyFileError, EmbeddedServerError, StoreUnavailable, SeedLocked, DemoFailed) as error:
        print(f"turnledger: {error}", file=sys.stderr)
        sys.exit(1)
