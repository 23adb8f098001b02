"""What can be asked, and by whom."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

import pytest

from domain import registry
from domain.kernel.signature import key_id

from .conftest import Visit
from .house import House

pytestmark = pytest.mark.anyio


async def test_nobody_is_nobody(house: House) -> None:
    assert (await house.ask("{ me { id } }")).data == {"me": None}


async def test_a_player_is_told_what_waits(visit: Visit) -> None:
    me = (await visit.house.ask("{ me { name waiting { id awaited } } }", visit.ann)).data["me"]
    assert me == {"name": "Ann", "waiting": [{"id": visit.game, "awaited": [0, 1]}]}


async def test_a_player_s_games_are_theirs_to_know(visit: Visit) -> None:
    query = "{ me { id } }"
    bo = (await visit.house.ask(query, visit.bo)).data["me"]["id"]
    query = "query ($id: ID!) { node(id: $id) { __typename ... on Player { waiting { id } } } }"
    assert (await visit.house.ask(query, visit.bo, id=bo)).data["node"]["waiting"]
    assert (await visit.house.ask(query, visit.ann, id=bo)).data["node"] is None


async def test_a_game_is_seen_by_each_as_they_may(visit: Visit) -> None:
    query = """query ($g: ID!) { game(id: $g) { view { ... on NightView { boats { seat hand { id card } } } }
      decisions { decision seat options { key } least } legalActions { seat type } } }"""
    ann, bo, nobody = [
        (await visit.house.ask(query, token, g=visit.game)).data["game"] for token in (visit.ann, visit.bo, None)
    ]
    assert [[bool(card["card"]) for card in boat["hand"]] for boat in ann["view"]["boats"]] == [[True] * 3, [False] * 3]
    assert [[bool(card["card"]) for card in boat["hand"]] for boat in bo["view"]["boats"]] == [[False] * 3, [True] * 3]
    assert not any(card["card"] for boat in nobody["view"]["boats"] for card in boat["hand"])
    assert [d["options"] and len(d["options"]) for d in ann["decisions"]] == [3, None]
    assert [d["least"] for d in bo["decisions"]] == [None, 1]
    assert {legal["seat"] for legal in ann["legalActions"]} == {0}
    assert nobody["legalActions"] == []


async def test_a_view_can_be_of_then(visit: Visit) -> None:
    query = (
        """query ($g: ID!, $at: Int) { game(id: $g) { view(at: $at) { __typename ... on NightView { version } } } }"""
    )
    assert (await visit.house.ask(query, g=visit.game, at=1)).data["game"]["view"]["version"] == 1
    assert (await visit.house.ask(query, g=visit.game)).data["game"]["view"]["version"] == 3
    reply = await visit.house.ask(query, g=visit.game, at=99)
    assert reply.body["data"] == {"game": {"view": None}}
    assert reply.codes == ["not_found"]


async def test_nothing_is_revealed_of_a_running_game(visit: Visit) -> None:
    query = "query ($g: ID!) { game(id: $g) { version view(reveal: true) { __typename } } }"
    reply = await visit.house.ask(query, visit.ann, g=visit.game)
    assert reply.status == 200
    assert reply.body["data"] == {"game": {"version": 3, "view": None}}
    assert reply.codes == ["forbidden"]


async def test_before_the_end_only_one_s_own_eyes_and_a_spectator_s(visit: Visit) -> None:
    looking = """query ($g: ID!, $seat: Int, $spectator: Boolean!) { game(id: $g) {
      view(seat: $seat, spectator: $spectator) { ... on NightView { boats { hand { card } } } }
      events(seat: $seat, spectator: $spectator) { version } } }"""

    async def seen(seat: int | None, spectator: bool) -> Any:
        reply = await visit.house.ask(looking, visit.ann, g=visit.game, seat=seat, spectator=spectator)
        if "errors" in reply.body:
            return set(reply.codes)
        boats = reply.data["game"]["view"]["boats"]
        return [all(card["card"] for card in boat["hand"]) for boat in boats]

    assert await seen(0, False) == [True, False]
    assert await seen(1, False) == {"not_your_seat"}
    assert await seen(None, True) == [False, False]
    assert await seen(0, True) == {"malformed"}


async def test_a_game_that_is_not_there_is_null(house: House) -> None:
    reply = await house.ask(
        '{ game(id: "g_01HZZZZZZZZZZZZZZZZZZZZZZZ") { id } node(id: "nothing") { id } card(id: "x") { id } }'
    )
    assert reply.data == {"game": None, "node": None, "card": None}


async def test_a_game_is_held_to_its_proof(visit: Visit) -> None:
    query = """query ($g: ID!) { keys { id key firstUsed } game(id: $g) { version createdAt
      proof { seedHash seed head signature signedBy algorithm content export } events(after: 2) { hash prev signature signedBy } } }"""
    told = (await visit.house.ask(query, g=visit.game)).data
    game, (key,) = told["game"], told["keys"]
    assert game["proof"]["signedBy"] == key["id"] == key_id(b64decode(key["key"]))
    assert game["proof"]["signature"] == game["events"][-1]["signature"]
    assert game["proof"]["algorithm"] == "turnledger 1"
    assert game["proof"]["head"] == game["events"][-1]["hash"]
    assert game["proof"]["seed"] is None
    assert game["proof"]["export"] == f"/v1/games/{visit.game}/export"
    assert game["createdAt"] > 2**31


# -- lists


async def test_games_are_listed_newest_first_a_page_at_a_time(house: House) -> None:
    ann = await house.sign_up()
    laid = [await house.laid(ann) for _ in range(5)]
    query = """query ($after: String) { games(first: 2, after: $after) {
      edges { cursor node { id } } nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }"""
    found, after = [], None
    for _ in range(3):
        page = (await house.ask(query, after=after)).data["games"]
        assert page["nodes"] == [edge["node"] for edge in page["edges"]]
        assert page["pageInfo"]["hasPreviousPage"] is (after is not None)
        assert page["pageInfo"]["startCursor"] == page["edges"][0]["cursor"]
        found += [node["id"] for node in page["nodes"]]
        after = page["pageInfo"]["endCursor"]
    assert sorted(found) == sorted(laid)
    assert page["pageInfo"]["hasNextPage"] is False


async def test_a_list_goes_on_from_any_edge(house: House) -> None:
    ann = await house.sign_up()
    for _ in range(4):
        await house.laid(ann)
    query = "query ($after: String) { games(after: $after) { edges { cursor node { id } } } }"
    edges = (await house.ask(query)).data["games"]["edges"]
    rest = (await house.ask(query, after=edges[1]["cursor"])).data["games"]["edges"]
    assert rest == edges[2:]


async def test_games_are_listed_by_what_they_are(visit: Visit) -> None:
    house = visit.house
    laid = await house.laid(visit.ann)
    query = "query ($by: GameFilter) { games(filter: $by) { nodes { id } } }"

    async def listed(token: str | None = None, **by: object) -> set[str]:
        return {node["id"] for node in (await house.ask(query, token, by=by)).data["games"]["nodes"]}

    assert await listed() == {visit.game, laid}
    assert await listed(status="open") == {laid}
    assert await listed(status="running", game="smugglers") == {visit.game}
    assert await listed(visit.bo, mine=True) == {visit.game}
    assert (await house.ask(query, by={"mine": True})).codes == ["unauthenticated"]


async def test_a_cursor_that_no_page_gave_is_an_error(house: House) -> None:
    reply = await house.ask('{ games(after: "?") { nodes { id } } }')
    assert reply.codes == ["cursor_unavailable"]


# -- the catalogue


async def test_the_catalogue_is_told(house: House) -> None:
    query = """{ rulesets { game title leastSeats mostSeats bots actions options { name type default text }
      presets { name options } cards { id game name kind copies text definition } rules { id text } rulesVersion } }"""
    (ruleset,) = (await house.ask(query)).data["rulesets"]
    assert ruleset["game"] == "smugglers"
    assert ruleset["presets"][0] == {"name": "first-night", "options": {"spaces": 7, "hand": 3}}
    assert ruleset["cards"][1]["text"] == ["Add 2 to a boat's roll."]
    assert ruleset["rules"][0]["id"] == "smugglers.set-up"


async def test_one_ruleset_and_one_card(house: House) -> None:
    query = '{ ruleset(game: smugglers) { title } card(id: "smugglers:Wind") { name copies } }'
    assert (await house.ask(query)).data == {
        "ruleset": {"title": "Smugglers' Run"},
        "card": {"name": "Wind", "copies": 3},
    }


async def test_a_node_is_found_by_its_id(visit: Visit) -> None:
    query = "query ($id: ID!) { node(id: $id) { __typename id ... on Game { status } ... on Card { name } } }"
    game = (await visit.house.ask(query, id=visit.game)).data["node"]
    card = (await visit.house.ask(query, id="smugglers:Wind")).data["node"]
    assert game == {"__typename": "Game", "id": visit.game, "status": "running"}
    assert card == {"__typename": "Card", "id": "smugglers:Wind", "name": "Wind"}


async def test_the_options_of_every_game_can_be_read() -> None:
    house = House(None, *registry.games().values())
    for game in house.games.values():
        asked = f"{{ ruleset(game: {game.name}) {{ options {{ name type default text }} presets {{ options }} }} }}"
        told = (await house.ask(asked)).data["ruleset"]
        assert [option["name"] for option in told["options"]] == [option.name for option in game.ruleset("en").options]
