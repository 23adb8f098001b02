"""What came to webhooks, held against what their players' games say: nothing is missing, and a repeat can be recognised."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from tests.service.webhooks.receiver import Received

Json = dict[str, Any]


class Told(NamedTuple):
    """A notice: its kind, and the game and version that it is about."""

    kind: str
    game: str
    version: int


def due(game: str, commits: Sequence[Json], seat: int) -> Iterator[Told]:
    """What the player who holds this seat alone has to be told of a game, save whose turn it is."""
    seated = False
    for commit in commits:
        seated |= any(event["type"] == "Created" and seat == 0 for event in commit["events"])
        seated |= any(event["type"] == "SatDown" and event["seat"] == seat for event in commit["events"])
        if not seated:
            continue
        for event in commit["events"]:
            if event["type"] in ("Started", "Ended"):
                yield Told(f"game.{event['type'].lower()}", game, commit["version"])
        if commit["seat"] != seat:
            yield Told("game.commit", game, commit["version"])


def turns_due(game: str, commits: Sequence[Json], seat: int) -> Iterator[Told]:
    """Of whose turns they have to be told: a seat that the clock awaits from a version on, and didn't before."""
    before = False
    for commit in commits:
        for event in commit["events"]:
            if event["type"] == "ClockSet":
                awaited = bool(event["times"][seat].get("awaited"))
                if awaited and not before:
                    yield Told("turn.waiting", game, commit["version"])
                before = awaited


class Post(NamedTuple):
    """All that came to one webhook: each notice, under the ids it came with, and how often."""

    ids: dict[Told, set[str]]
    notices: dict[str, set[Told]]
    times: dict[str, int]

    @property
    def repeats(self) -> int:
        """How many notices came that had come before."""
        return sum(self.times.values()) - len(self.times)


def sorted_out(received: Iterable[Received], secret: str) -> Post:
    """What came, each with a good signature (otherwise the convention's library raises)."""
    post = Post(defaultdict(set), defaultdict(set), defaultdict(int))
    for each in received:
        said = each.verified(secret)
        told = Told(said["type"], said["data"]["game_id"], said["data"]["version"])
        post.ids[told].add(each.id)
        post.notices[each.id].add(told)
        post.times[each.id] += 1
    return post


def faults(post: Post, due: Iterable[Told]) -> Iterator[str]:
    """What is missing, and what a receiver couldn't recognise as a repeat, or would take for one."""
    for told in due:
        if told not in post.ids:
            yield f"{told} never came"
    for told, ids in post.ids.items():
        if len(ids) > 1:
            yield f"{told} came under {len(ids)} ids"
    for id_, notices in post.notices.items():
        if len(notices) > 1:
            yield f"{id_} is the id of {len(notices)} notices"
