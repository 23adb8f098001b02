"""Replicas that die again and again, while clocks run and notices are sent: `scripts/kills [--kills N] [--seed N]`."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx

from tests.service.webhooks.receiver import Receiver, receiving

from . import deadlines, notices
from .clients import Device, Json, Player, choice
from .stage import Services, staged
from .victims import kill

SETTINGS: Final = {
    "TURNLEDGER_DEADLINES_LOOK_SECONDS": "0.2",
    "TURNLEDGER_WEBHOOK_LOOK_SECONDS": "0.2",
    "TURNLEDGER_WEBHOOK_SECONDS": "1",
    "TURNLEDGER_WEBHOOK_RETRIES": ",".join(["0.2", "0.5", "1", "2", "4", "8", "8", "8"]),
    "TURNLEDGER_WEBHOOK_PRIVATE_HOSTS": "localhost",
}
KINDS: Final = ("turn.waiting", "game.started", "game.ended", "game.commit")
NAMES: Final = ("ann", "ben")
CLOCK: Final = {"kind": "decision", "seconds": 1, "at_zero": "answer"}
FAILS: Final = 0.1
"""How often a receiver has trouble of its own."""
IN_A_WHILE: Final = (3.0, 6.0)
"""After how many seconds a player looks at a game again; meanwhile the clock plays."""
SETTLED: Final = 60.0
LATE: Final = 15_000
"""By how many milliseconds a deadline may be run late while replicas die: both may be down."""


class Person(NamedTuple):
    """Somebody at all tables, where their notices go, and what signs these."""

    device: Device
    seat: int
    receiver: Receiver
    secret: str


class Outcome(NamedTuple):
    """What became of it all: what is wrong, and some figures."""

    wrong: list[str]
    deadlines: int
    latest: int
    notices: int
    repeats: int
    commits: int


class Tables:
    """Tables with a clock, at which people act now and then, and whoever doesn't is answered for."""

    def __init__(self, people: Sequence[Person], seed: int) -> None:
        self._people, self._chance = people, Random(seed)
        self.games: list[str] = []
        self.over = asyncio.Event()

    async def lay(self, number: int) -> None:
        """Begin so many games."""
        ann, ben = (person.device for person in self._people)
        for n in range(number):
            request = {"game": "villains", "preset": "first-game", "seats": [{}, {}], "sit": True, "clock": CLOCK}
            laid = _accepted(await ann.command("/v1/games", request), ann)
            at = f"/v1/games/{laid['id']}"
            _accepted(await ben.command(f"{at}/seats", {"client_seed": f"ben's {n}"}), ben)
            _accepted(await ann.command(f"{at}/start", {"client_seed": "ann's"}), ann)
            self.games.append(laid["id"])

    async def play(self) -> None:
        """Look at one game after the other, and do something there."""
        async with asyncio.TaskGroup() as everything:
            for game in self.games:
                everything.create_task(self._play(game, self._chance.choice(self._people)))

    async def _play(self, game: str, person: Person) -> None:
        while not self.over.is_set():
            may = await person.device.look(game)
            if (action := choice(may, self._chance)) is not None:
                await person.device.act(game, action, may["version"])
            try:
                async with asyncio.timeout(self._chance.uniform(*IN_A_WHILE)):
                    await self.over.wait()
            except TimeoutError:
                continue

    async def stop(self) -> None:
        """Agree to stop every clock, so that nothing more happens."""
        for game in self.games:
            for person in self._people:
                await person.device.command(f"/v1/games/{game}/clock", {"stopped": True})
            summary = await self._people[0].device.get(f"/v1/games/{game}")
            assert summary["clock"]["stopped"] or summary["status"] == "ended", summary

    async def commits(self, game: str) -> list[Json]:
        """All that happened in a game."""
        commits = list[Json]()
        after: int | None = 0
        while after is not None:
            page = await self._people[0].device.get(f"/v1/games/{game}/events?after={after}")
            commits, after = commits + page["commits"], page["next"]
        return commits


def _accepted(answer: Json | None, device: Device) -> Json:
    assert answer, device.refused
    return answer


async def seated(stage: Services, receiver: Receiver, seat: int) -> Person:
    """A player who signs up and has a webhook, while everything still works."""
    async with httpx.AsyncClient(base_url=stage.replicas[0].url, timeout=10) as http:
        token = (await http.post("/v1/players", json={"name": NAMES[seat]})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        made = await http.post("/v1/players/me/webhooks", json={"url": receiver.url, "kinds": KINDS})
    device = Device(NAMES[seat], Player(seat, token), stage.turns(seat))
    return Person(device, seat, receiver, made.json()["secret"])


async def _due(tables: Tables, seat: int) -> set[notices.Told]:
    due = set[notices.Told]()
    for game in tables.games:
        commits = await tables.commits(game)
        due |= {*notices.due(game, commits, seat), *notices.turns_due(game, commits, seat)}
    return due


async def _delivered(person: Person, due: set[notices.Told]) -> notices.Post:
    """What came, once all is there that was due, or it has been waited for long enough."""
    end = time.monotonic() + SETTLED
    post = notices.sorted_out(person.receiver.got, person.secret)
    while not due <= post.ids.keys() and time.monotonic() < end:
        await asyncio.sleep(0.2)
        post = notices.sorted_out(person.receiver.got, person.secret)
    return post


async def looked_over(tables: Tables, people: Sequence[Person]) -> Outcome:
    """Whether each deadline was run once, and each notice came."""
    wrong, run, made = list[str](), list[deadlines.Deadline](), 0
    for game in tables.games:
        commits = await tables.commits(game)
        found, faults = deadlines.run(commits)
        run, made = run + found, made + len(commits)
        wrong += [f"{game}: {fault}" for fault in (*faults, *deadlines.missed(commits, LATE))]
    came = repeats = 0
    for person in people:
        due = await _due(tables, person.seat)
        post = await _delivered(person, due)
        wrong += notices.faults(post, due)
        came, repeats = came + len(post.times), repeats + post.repeats
    return Outcome(wrong, len(run), max((each.late for each in run), default=0), came, repeats, made)


async def evening(directory: Path, sockets: Path, kills: int, games: int, seed: int) -> Outcome:
    """Play so many games while replicas are killed so many times, and look them over."""
    async with staged(directory, sockets, SETTINGS) as stage:
        return await evening_on(stage, kill(stage.replicas, kills, seed), games, seed)


async def evening_on(stage: Services, trouble: Awaitable[None], games: int, seed: int) -> Outcome:
    """Play so many games for as long as there is trouble, and look them over."""
    async with receiving() as ann, receiving() as ben:
        chance = Random(seed)
        for receiver in (ann, ben):
            receiver.answers = [*(503 if chance.random() < FAILS else 204 for _ in range(1000)), 204]
        people = [await seated(stage, receiver, seat) for seat, receiver in enumerate((ann, ben))]
        tables = Tables(people, seed)
        try:
            await tables.lay(games)
            playing = asyncio.create_task(tables.play())
            await trouble
            tables.over.set()
            await playing
            await tables.stop()
            return await looked_over(tables, people)
        finally:
            for person in people:
                await person.device.close()


def main() -> int:
    """Play an evening, and say what became of it; 1 if anything is wrong."""
    asked = argparse.ArgumentParser(
        prog="scripts/kills", description="Kill replicas while clocks run and notices go out."
    )
    asked.add_argument("--kills", type=int, default=50, help="how many times a replica is killed")
    asked.add_argument("--games", type=int, default=8, help="how many games are played meanwhile")
    asked.add_argument("--seed", type=int, help="to do again what was done before, as far as time allows")
    given: Any = asked.parse_args()
    seed = Random().randrange(2**31) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    directory = Path(tempfile.mkdtemp(prefix="turnledger-"))
    try:
        outcome = asyncio.run(evening(directory, directory, given.kills, given.games, seed))
    finally:
        shutil.rmtree(directory)
    for fault in outcome.wrong:
        print(fault)
    print(
        f"{given.kills} kills, {outcome.commits} commits: {outcome.deadlines} deadlines run, the latest {outcome.latest} ms "
        f"after its time; {outcome.notices} notices delivered, {outcome.repeats} of them again. "
        f"{len(outcome.wrong)} faults."
    )
    return bool(outcome.wrong)


if __name__ == "__main__":
    sys.exit(main())
