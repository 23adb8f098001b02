"""Events as each viewer may know them."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Visit

pytestmark = pytest.mark.anyio

EVENTS = """query ($g: ID!) { game(id: $g) { events(first: 20) { version seat action events {
  __typename rule card
  ... on Created { seed seedHash options seats { kind player bot } }
  ... on Made { cards }
  ... on Seen { ids to cards }
  ... on Asked { seat optionKeys least most }
  ... on Answered { decision choice }
  ... on Moved { ids src dst bottom }
  ... on Shuffled { was rng }
  ... on Paused { stack }
} } } }"""


async def told(visit: Visit, token: str | None) -> list[dict[str, Any]]:
    commits = (await visit.house.ask(EVENTS, token, g=visit.game)).data["game"]["events"]
    return [event for commit in commits for event in commit["events"]]


def of(events: list[dict[str, Any]], type_: str) -> list[dict[str, Any]]:
    return [event for event in events if event["__typename"] == type_]


async def test_hidden_values_are_null_item_by_item_or_whole(visit: Visit) -> None:
    nobody = await told(visit, None)
    (created,) = of(nobody, "Created")
    assert created["seed"] is None
    assert len(created["seedHash"]) == 64
    assert set(of(nobody, "Made")[0]["cards"]) == {None}
    assert [seen["cards"] for seen in of(nobody, "Seen") if seen["to"] > 0] == [[None] * 3] * 2
    assert all(asked["optionKeys"] is None and asked["least"] is None for asked in of(nobody, "Asked"))
    assert {paused["stack"] for paused in of(nobody, "Paused")} == {None}


async def test_each_seat_is_told_its_own(visit: Visit) -> None:
    for seat, token in enumerate((visit.ann, visit.bo)):
        events = await told(visit, token)
        assert {bool(seen["cards"][0]) for seen in of(events, "Seen") if seen["to"] == 1 << seat} == {True}
        assert {bool(seen["cards"][0]) for seen in of(events, "Seen") if seen["to"] == 2 >> seat} == {False}
        assert [asked["optionKeys"] for asked in of(events, "Asked") if asked["seat"] == seat] == [["1", "2", "3"]]
        assert [asked["optionKeys"] for asked in of(events, "Asked") if asked["seat"] != seat] == [None]


async def test_what_is_left_out_of_a_record_is_its_default(visit: Visit) -> None:
    events = await told(visit, None)
    assert {moved["bottom"] for moved in of(events, "Moved")} == {False}
    assert of(events, "Created")[0]["seats"][1] == {"kind": "open", "player": "", "bot": ""}


async def test_every_event_says_why(visit: Visit) -> None:
    events = await told(visit, None)
    assert all(event["rule"] for event in events)
    assert {event["card"] for event in of(events, "Created")} == {None}


async def test_keys_of_options_are_strings_also_where_they_are_cards(visit: Visit) -> None:
    spectator = "query ($g: ID!) { game(id: $g) { events { events { ... on Asked { optionKeys } } } } }"
    reply = await visit.house.ask(spectator, visit.ann, g=visit.game)
    keys = [key for c in reply.data["game"]["events"] for e in c["events"] for key in e.get("optionKeys") or ()]
    assert keys
    assert all(isinstance(key, str) for key in keys)


async def test_an_action_is_told_to_its_own_seat(visit: Visit) -> None:
    query = 'mutation ($g: ID!) { decide(input: {gameId: $g, decision: 1, choice: ["2"]}) { __typename } }'
    await visit.house.ask(query, visit.ann, g=visit.game)
    query = "query ($g: ID!) { game(id: $g) { events(after: 3) { action events { ... on Answered { choice } } } } }"
    ann, bo = [(await visit.house.ask(query, t, g=visit.game)).data["game"]["events"] for t in (visit.ann, visit.bo)]
    assert ann == [{"action": {"type": "decide", "decision": 1, "choice": ["2"]}, "events": [{"choice": ["2"]}]}]
    assert bo == [{"action": None, "events": [{"choice": None}]}]


async def test_events_are_paged_by_version(visit: Visit) -> None:
    query = "query ($g: ID!, $after: Int!) { game(id: $g) { events(first: 1, after: $after) { version } } }"
    versions: list[int] = []
    while page := (await visit.house.ask(query, g=visit.game, after=versions[-1] if versions else 0)).data["game"][
        "events"
    ]:
        versions += [commit["version"] for commit in page]
    assert versions == [1, 2, 3]
