"""Campaigns over GraphQL."""

from __future__ import annotations

from typing import Any

import pytest

from .house import House

pytestmark = pytest.mark.anyio

TOLD = """{ __typename
  ... on Campaign { id version status score won title options games { number objectives points bonus game { id status campaign } } }
  ... on Refusal { code message pointer }
}"""
CREATE = f"mutation ($input: CreateCampaignInput!) {{ createCampaign(input: $input) {TOLD} }}"
BEGIN = f"mutation ($input: BeginCampaignGameInput!) {{ beginCampaignGame(input: $input) {TOLD} }}"
BOTS = {"game": "smugglers", "seats": [{"kind": "bot"}, {"kind": "bot"}], "options": {"spaces": 3}}


async def created(house: House, token: str, **about: Any) -> Any:
    return (await house.ask(CREATE, token, input={**BOTS, **about})).data["createCampaign"]


async def test_a_campaign_and_its_first_game(house: House) -> None:
    ann = await house.sign_up("Ann")
    campaign = await created(house, ann)
    assert (campaign["status"], campaign["version"], campaign["options"]) == ("open", 1, {"spaces": 3, "hand": 3})
    asked = {"campaignId": campaign["id"], "commandId": "one"}
    begun = (await house.ask(BEGIN, ann, input=asked)).data["beginCampaignGame"]
    assert (await house.ask(BEGIN, ann, input=asked)).data["beginCampaignGame"] == begun
    first, second = begun["games"]
    assert (first["objectives"], first["game"]["campaign"], second["game"]) == (["first night"], campaign["id"], None)
    early = (await house.ask(BEGIN, ann, input={"campaignId": campaign["id"]})).data["beginCampaignGame"]
    assert (early["__typename"], early["code"]) == ("Refusal", "wrong_phase")


async def test_campaigns_are_found_by_id_and_in_lists(house: House) -> None:
    ann = await house.sign_up("Ann")
    made = [(await created(house, ann))["id"] for _ in range(2)]
    query = """query ($id: ID!) { campaign(id: $id) { id } node(id: $id) { id ... on Campaign { score } }
      campaigns(first: 1) { nodes { id } edges { cursor node { id } } pageInfo { hasNextPage endCursor } }
      mine: campaigns(mine: true) { nodes { id } } nothing: campaign(id: "c_nothing") { id } }"""
    told = (await house.ask(query, ann, id=made[0])).data
    assert (told["campaign"], told["node"], told["nothing"]) == ({"id": made[0]}, {"id": made[0], "score": 0}, None)
    assert told["campaigns"]["nodes"] == [{"id": made[1]}]
    assert told["campaigns"]["pageInfo"]["hasNextPage"]
    assert [one["id"] for one in told["mine"]["nodes"]] == made[::-1]
    after = told["campaigns"]["pageInfo"]["endCursor"]
    rest = (
        "query ($after: String) { campaigns(after: $after) { nodes { id } pageInfo { hasNextPage hasPreviousPage } } }"
    )
    told = (await house.ask(rest, after=after)).data["campaigns"]
    assert told == {"nodes": [{"id": made[0]}], "pageInfo": {"hasNextPage": False, "hasPreviousPage": True}}


@pytest.mark.parametrize(
    ("about", "code", "pointer"),
    [
        ({"options": {"spaces": 99}}, "option_invalid", "/options/spaces"),
        ({"seats": [{}]}, "option_invalid", "/seats"),
    ],
)
async def test_a_campaign_that_cannot_be_is_refused(house: House, about: Any, code: str, pointer: str) -> None:
    refused = await created(house, await house.sign_up(), **about)
    assert (refused["__typename"], refused["code"], refused["pointer"]) == ("Refusal", code, pointer)
    assert refused["message"]
