"""What it costs a REST action to be watched: `python -m bench.observed [--rounds N]`, as ratios of the server's processor time.

Four services on one store play the same games in turning order: one that nobody watches; one that counts; one of whose requests one in a
hundred is traced, and one of which every one is. The spans go to somebody who throws them away.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing import get_context
from pathlib import Path
from socket import socket
from statistics import median
from threading import Thread
from typing import Final

from bench.figures import Figure, microseconds, show, show_machine
from bench.play import SEATS, bot_called, play
from bench.processes import SERVE, Server, running, signed_up
from bench.serving import ACTIONS, CLIENTS, Run, Table
from service.store.embedded import EmbeddedServer

ALWAYS: Final = {"OTEL_TRACES_SAMPLER": "parentbased_always_on"}
SELDOM: Final = {"OTEL_TRACES_SAMPLER": "parentbased_traceidratio", "OTEL_TRACES_SAMPLER_ARG": "0.01"}


class Sink(BaseHTTPRequestHandler):
    """Takes spans and forgets them."""

    def do_POST(self) -> None:  # as the library has it
        """Take some."""
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *said: object) -> None:
        """Say nothing."""


@contextmanager
def sink() -> Iterator[str]:
    """Where spans go."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Sink)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def ways(endpoint: str) -> Mapping[str, Mapping[str, str]]:
    """How the services are watched."""
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        free = taken.getsockname()[1]
    told = {"OTEL_EXPORTER_OTLP_ENDPOINT": endpoint}
    return {
        "nobody": {},
        "metrics": {"TURNLEDGER_METRICS_PORT": str(free)},
        "one trace in a hundred": {**told, **SELDOM},
        "every trace": {**told, **ALWAYS},
    }


@contextmanager
def watched() -> Iterator[tuple[Table, Mapping[str, Server]]]:
    """The services, and what they play."""
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(EmbeddedServer(directory / "store", fsync="no")).url
        given = {"REDIS_URL": url, "TURNLEDGER_DATA_DIR": str(directory / "service"), "TURNLEDGER_DURABILITY": "memory"}
        servers = {
            name: stack.enter_context(running(SERVE, (), **given, **how))
            for name, how in ways(stack.enter_context(sink())).items()
        }
        players = [signed_up(servers["nobody"].port, f"Player {n}") for n in range(SEATS)]
        games = [play(seed, bot_called("greedy"), [player.id for player in players]) for seed in range(CLIENTS)]
        pool = stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
        yield Table(url, pool, players, games), servers


def figures(rounds: int) -> Iterator[Figure]:
    """What each way costs beside none."""
    with watched() as (table, servers):
        runs: dict[str, list[Run]] = {name: [] for name in servers}
        for server in servers.values():
            table.run(server, table.rest, ACTIONS)
        for n in range(rounds):
            for name in (list(servers) * 2)[n % len(servers) :][: len(servers)]:
                runs[name].append(table.run(servers[name], table.rest, ACTIONS))
    alone = runs.pop("nobody")
    for name, each in runs.items():
        ratios = [one.cpu / two.cpu for one, two in zip(each, alone, strict=True)]
        said = [microseconds(median(run.cpu for run in some)) for some in (each, alone)]
        yield Figure(f"{name} / nobody watches", ratios, " for ".join(said))


def main() -> None:
    """Measure, and show."""
    asked = argparse.ArgumentParser(prog="python -m bench.observed", description=__doc__)
    asked.add_argument("--rounds", type=int, default=20)
    given = asked.parse_args()
    show_machine()
    show("To be watched, a REST action", figures(given.rounds))


if __name__ == "__main__":
    main()
