"""What webhooks cost an append: `python -m bench.outbox [--rounds N] [--fsync always|no]`, as ratios within one run.

Games of Legendary Villains, of which the first forty moves are made, the same in each: with webhooks switched off, with webhooks
that nobody at the table has, and where somebody has one, so that each commit is noted first and worked out afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import defaultdict
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Literal, cast

from bench.figures import Figure, microseconds, show, show_machine
from domain.bots import bots_for, first_move
from domain.registry import games
from schema.desk import Caller
from schema.model import NewGame, SeatRequest
from schema.webhooks import NewWebhook
from service.games import Intent
from service.house import House
from service.ids import new_id
from service.now import now
from service.settings import Settings
from service.store import RedisStore
from service.store.embedded import EmbeddedServer

COMMITS = 40
GREEDY = bots_for("villains")["greedy"]


async def _laid(house: House, webhook: bool) -> str:
    """A running game, whose first player may have a webhook."""
    caller = Caller((await house.desk.sign_up(Caller(), "Ann", "en")).player.id)
    player = caller.player or ""
    if webhook:
        asked = NewWebhook(url="http://localhost:9/", kinds=("game.ended",))
        await house.webhooks.endpoints.make(player, new_id("w", now()), asked)
    bots = (SeatRequest(kind="bot", bot="random"),) * 2
    request = NewGame(game="villains", preset="first-game", seats=(SeatRequest(), *bots), sit=True)
    game = (await house.desk.create(caller, request)).id
    await house.desk.lobby.start(caller, game, "")
    return game


async def _appended(house: House, game: str) -> float:
    """How long each of some commits took, in seconds."""
    spent = 0.0
    for n in range(COMMITS):
        rules, state = house.games.rules("villains"), await house.games.load(game)
        move = first_move(rules, state, lambda _: GREEDY, lambda _, n=n: Random(n))  # type: ignore[misc]
        assert move is not None, "a game isn't over so soon"
        intent = Intent(*move)
        began = perf_counter()
        await house.games.change(game, lambda _, intent=intent: intent)  # type: ignore[misc]
        spent += perf_counter() - began
    return spent / COMMITS


async def _measured(url: str, rounds: int) -> dict[str, list[float]]:
    took = defaultdict[str, list[float]](list)
    store = RedisStore(url)
    house = House(Settings(rate_limits=False), store, games(), lambda _: {"random": lambda *_: None}, now)
    house.webhooks.start()
    outbox = house.games.outbox
    for _ in range(rounds):
        for name in ("off", "nobody's", "somebody's"):
            game = await _laid(house, name == "somebody's")
            house.games.outbox = None if name == "off" else outbox
            took[name].append(await _appended(house, game))
    await house.webhooks.close()
    await store.close()
    return took


def main() -> None:
    """Measure, and show."""
    asked = argparse.ArgumentParser(prog="python -m bench.outbox", description=__doc__)
    asked.add_argument("--rounds", type=int, default=15)
    asked.add_argument("--fsync", choices=("always", "no"), default="always")
    given = asked.parse_args()
    fsync = cast('Literal["always", "no"]', given.fsync)
    with tempfile.TemporaryDirectory() as data, EmbeddedServer(Path(data), fsync=fsync) as server:
        took = asyncio.run(_measured(server.url, given.rounds))
    show_machine()
    figures = []
    for name in ("nobody's", "somebody's"):
        ratios = [here / off for here, off in zip(took[name], took["off"], strict=True)]
        made_of = f"{microseconds(median(took[name]))} / {microseconds(median(took['off']))}"
        figures.append(Figure(f"append, {name} webhook / webhooks off", ratios, made_of))
    show(f"Webhooks, appendfsync {fsync}", figures)


if __name__ == "__main__":
    main()
