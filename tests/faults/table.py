"""A table at which games are played one after the other, whatever fails, and each is looked over afterwards."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

import httpx

from .clients import Device, Json, OverMutations, OverSocket, OverSSE, Player, Subscriber, Told
from .linear import Call, Commit, faults
from .stage import Services

BOT_SEAT = 2
MORE = 20
"""How many versions a game must still come on after all trouble, or to its end, not to count as stuck."""


class Table:
    """Ann with a phone and a careful laptop, who knows nothing of each other; Ben with a phone; and a bot.

    Ben acts by mutations, and the laptop as its kind says; how `fickle` it is, too. `wrong` is what no game could have told them,
    `tally` how many of their calls came to what.
    """

    def __init__(
        self, stage: Services, ann: Player, ben: Player, name: str, laptop: type[Device], fickle: float = 0.0
    ) -> None:
        self.stage = stage
        self.phone = Device(f"{name} ann's phone", ann, stage.turns())
        self.laptop = laptop(f"{name} ann's laptop", ann, stage.turns(1), careful=True, fickle=fickle)
        self.ben = OverMutations(f"{name} ben's phone", ben, stage.turns(1))
        self.devices = (self.phone, self.laptop, self.ben)
        self.watchers: list[Subscriber] = []
        self.over = asyncio.Event()
        self.games = self.moves = 0
        self.wrong: list[str] = []
        self.tally = Counter[str]()
        self._goal: int | None = None

    @classmethod
    async def of_new_players(cls, stage: Services, name: str, laptop: type[Device], fickle: float = 0.0) -> Table:
        """A table of players who sign up, while everything still works."""
        async with httpx.AsyncClient(base_url=stage.replicas[0].url, timeout=10) as http:
            signed = [(await http.post("/v1/players", json={"name": who})).json() for who in ("ann", "ben")]
        ann, ben = (Player(seat, one["token"], one["player"]["id"]) for seat, one in enumerate(signed))
        return cls(stage, ann, ben, name, laptop, fickle)

    async def play(self) -> None:
        """Play game after game, until it is time to stop."""
        try:
            while not self.over.is_set():
                await self._play()
        finally:
            for device in self.devices:
                await device.close()

    async def _play(self) -> None:
        """Lay a table, play a game, and look it over."""
        for device in self.devices:
            device.forget()
        game = await self._laid()
        self.watchers = [kind(self.stage.turns(n), game) for kind in (OverSSE, OverSocket) for n in (0, 1)]
        watching = [asyncio.create_task(watcher.follow()) for watcher in self.watchers]
        ends: list[BaseException | None] = []
        try:
            await asyncio.gather(*(device.play(game, self._enough) for device in self.devices))
            so_far = len(await self._commits(game, self.phone))
            await asyncio.gather(*(_reach(watcher.seen, so_far) for watcher in self.watchers))
        finally:
            for task in watching:
                task.cancel()
            ends = await asyncio.gather(*watching, return_exceptions=True)
        assert not [end for end in ends if isinstance(end, Exception)]
        commits = await self._commits(game, self.phone)  # now that nobody hears any more what a bot does yet
        await self._look_over(game, commits)
        self.games, self.moves = self.games + 1, self.moves + len(commits)

    def _enough(self, version: int) -> bool:
        """Whether a game has come far enough after all trouble."""
        if self.over.is_set() and self._goal is None:
            self._goal = version + MORE
        return self._goal is not None and version >= self._goal

    async def _laid(self) -> str:
        seats = [{}, {}, {"kind": "bot", "bot": "random"}]
        request = {"game": "villains", "preset": "first-game", "seats": seats, "sit": True}
        laid = await self.phone.command("/v1/games", request)
        assert laid, self.phone.refused
        at = f"/v1/games/{laid['id']}"
        assert await self.ben.command(f"{at}/seats", {"client_seed": "ben's"}), self.ben.refused
        assert await self.phone.command(f"{at}/start", {"client_seed": "ann's"}), self.phone.refused
        game: str = laid["id"]
        return game

    async def _commits(self, game: str, device: Device) -> list[Json]:
        commits: list[Json] = []
        after: int | None = 0
        while after is not None:
            page = await device.get(f"/v1/games/{game}/events?after={after}")
            commits += page["commits"]
            after = page["next"]
        return commits

    async def _made(self, game: str) -> dict[int, str]:
        """Which command became which version."""
        made = dict[int, str]()
        for device in self.devices:
            made |= await self.stage.made(game, device.player.id, device.commands)
        return made

    def calls(self) -> list[Call]:
        """All that anybody was told of the game at hand, or not."""
        told = [one.call for device in self.devices for one in device.told]
        other = [call for device in self.devices for call in device.calls]
        return told + other + [call for watcher in self.watchers for call in watcher.calls]

    def _count(self, calls: Iterable[Call], made: Collection[str]) -> None:
        """How many calls came to what, and how many of the unknown were carried out."""
        self.tally.update(call.came for call in calls)
        self.tally["unknown and done"] += sum(call.came == "unknown" and call.command in made for call in calls)

    async def _look_over(self, game: str, commits: list[Json]) -> None:
        """Nothing acknowledged is lost, nothing done is unacknowledged or doubled, and it was all told in order."""
        assert [commit["version"] for commit in commits] == [*range(1, len(commits) + 1)]
        assert [commit["prev"] for commit in commits[1:]] == [commit["hash"] for commit in commits[:-1]]
        for watcher in self.watchers:
            assert watcher.seen == [*range(1, len(watcher.seen) + 1)]
        told = [one for device in self.devices for one in device.told]
        made = await self._made(game)
        assert made.keys() == {commit["version"] for commit in commits if commit["seat"] != BOT_SEAT}
        final = [Commit(commit["version"], commit["hash"], made.get(commit["version"], "")) for commit in commits]
        calls = self.calls()
        self.wrong += [f"{game}: {fault}" for fault in faults(calls, final)]
        self._count(calls, {*made.values()})
        assert not self.ben.refused, "nobody else could have made his moves illegal"
        for device in (self.phone, self.ben):
            _check_told(told, device.player.seat, await self._commits(game, device))


def _check_told(told: Iterable[Told], seat: int, commits: list[Json]) -> None:
    """What a seat was told of its actions is what the game's record says."""
    for one in told:
        if one.seat == seat and one.action is not None:
            commit = commits[one.call.version - 1]
            assert one.events
            assert commit["seat"] == seat
            recorded = zip(commit["events"], one.events, strict=True)
            assert [{name: event[name] for name in said} for event, said in recorded] == one.events
            assert commit["action"] == {**commit["action"], **one.action}


async def _reach(seen: list[Any], number: int) -> None:
    async with asyncio.timeout(10):
        while len(seen) < number:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
