"""In which language GraphQL answers: that of an argument, else of the request, else the player's own, else English."""

from __future__ import annotations

from typing import Any

import pytest

from domain.locale import say
from tests.domain.toy import Smugglers
from tests.schema.house import GRAPHQL, House

pytestmark = pytest.mark.anyio
FRENCH = "xx, fr-CA;q=0.9, en;q=0.5"
SIGNED_OUT = {locale: say(locale, "refusal.unauthenticated") for locale in ("en", "fr")}
GONE = {locale: say(locale, "refusal.detail.not_found.game", id="g") for locale in ("en", "fr")}
START = """mutation ($locale: String) {
  startGame(input: {gameId: "g"}, locale: $locale) { ... on Refusal { message } }
}"""


async def asked(
    house: House, query: str, token: str = "", at: str = "/", wish: str | None = None, **variables: Any
) -> Any:
    """The data of an answer; `wish` is the header."""
    headers = {"accept": GRAPHQL, **({"authorization": f"Bearer {token}"} if token else {})}
    headers |= {} if wish is None else {"accept-language": wish}
    answer = await house.http.post(at, json={"query": query, "variables": variables}, headers=headers)
    assert "errors" not in answer.json(), answer.json()
    return answer.json()["data"]


async def prefer(house: House, token: str, locale: str) -> None:
    query = "mutation ($to: String!) { setLocale(input: {locale: $to}) { ... on Player { locale } } }"
    assert await asked(house, query, token, to=locale) == {"setLocale": {"locale": locale}}


@pytest.mark.parametrize("own", ["en", "fr"])
@pytest.mark.parametrize(
    ("argument", "at", "header", "told"),
    [
        ("fr", "/?locale=en", "en", "fr"),
        ("en", "/?locale=fr", "fr", "en"),
        ("xx", "/", "fr", "fr"),
        ("", "/?locale=fr", "en", "fr"),
        ("", "/", "xx, fr-CA;q=0.9, en;q=0.5", "fr"),
        ("", "/", "fr;q=0.5, en;q=0.9", "en"),
        ("", "/", "de", None),
        ("", "/", "", None),
    ],
)
async def test_whichever_is_wished_for_most(
    house: House, own: str, argument: str, at: str, header: str, told: str | None
) -> None:
    ann = await house.sign_up("Ann")
    await prefer(house, ann, own)
    said = await asked(house, START, ann, at, header, locale=argument or None)
    assert said["startGame"]["message"] == GONE[told or own]


async def test_nobody_in_particular_is_answered_in_english(house: House) -> None:
    assert (await asked(house, START))["startGame"]["message"] == SIGNED_OUT["en"]


async def test_every_mutation_takes_it(house: House) -> None:
    fields = await asked(house, "{ __schema { mutationType { fields { name args { name } } } } }")
    taking = {
        field["name"]: [arg["name"] for arg in field["args"]] for field in fields["__schema"]["mutationType"]["fields"]
    }
    assert {name for name, arguments in taking.items() if "locale" not in arguments} == set()


async def test_a_refused_action_says_why_in_it(house: House) -> None:
    query = """mutation { decide(input: {gameId: "g", decision: 1, choice: ["0"]}, locale: "fr") {
      ... on ActionRefused { message } } }"""
    assert (await asked(house, query))["decide"]["message"] == SIGNED_OUT["fr"]


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages in which the rules of a game were asked to speak."""
    languages: list[str] = []

    def note(locale: str) -> str:
        languages.append(locale)
        return locale

    monkeypatch.setattr(Smugglers, "action_text", lambda self, state, action, locale: note(locale))
    monkeypatch.setattr(Smugglers, "prompt", lambda self, state, asked, locale: note(locale))
    monkeypatch.setattr(Smugglers, "catalogue", lambda self, locale: note(locale) and ())
    monkeypatch.setattr(Smugglers, "rules", lambda self, locale="en": note(locale) and ())
    return languages


async def test_each_field_with_texts_takes_its_own(house: House, noted: list[str]) -> None:
    game = await house.started(ann := await house.sign_up(), await house.sign_up())
    query = """query ($id: ID!) { game(id: $id) {
      french: legalActions(locale: "fr") { text }
      english: legalActions(locale: "en") { text }
      own: legalActions { text }
      decisions(locale: "fr") { prompt }
      view(locale: "fr") { __typename }
    } }"""
    told = (await asked(house, query, ann, id=game))["game"]
    for name, locale in (("french", "fr"), ("english", "en"), ("own", "en")):
        assert {action["text"] for action in told[name]} <= {locale}
    assert told["decisions"]
    assert {decision["prompt"] for decision in told["decisions"]} == {"fr"}
    assert "fr" in noted


@pytest.mark.parametrize("field", ["cards", "rules"])
async def test_the_catalogue_takes_it(house: House, noted: list[str], field: str) -> None:
    """Lists of the catalogue are made once in each language: as a field says, and else the request."""
    await asked(house, "{ ruleset(game: smugglers) { FIELD { id } } }".replace("FIELD", field), wish=FRENCH)
    assert noted == ["fr"]
    query = '{ ruleset(game: smugglers) { one: FIELD(locale: "fr") { id } other: FIELD { id } } }'
    await asked(house, query.replace("FIELD", field))
    assert noted == ["fr", "en"]


@pytest.mark.parametrize("field", ["card", "node"])
async def test_a_card_takes_it(house: House, noted: list[str], field: str) -> None:
    await asked(house, '{ FIELD(id: "smugglers.x", locale: "fr") { id } }'.replace("FIELD", field))
    assert noted == ["fr"]


async def test_who_signs_up_is_answered_from_then_on_as_they_wish(house: House) -> None:
    query = "mutation ($own: String) { signUp(input: {locale: $own}) { ... on SignedUp { player { locale } } } }"
    for own, wish, locale in (("fr", "en", "fr"), (None, FRENCH, "fr"), (None, None, "en")):
        told = await asked(house, query, wish=wish, own=own)
        assert told["signUp"]["player"]["locale"] == locale


async def test_only_a_player_has_a_language_of_their_own(house: House) -> None:
    told = await asked(
        house, 'mutation { setLocale(input: {locale: "fr"}, locale: "fr") { ... on Refusal { message } } }'
    )
    assert told["setLocale"]["message"] == SIGNED_OUT["fr"]


TOLD = """query ($g: ID!, $said: Boolean!) { game(id: $g) {
  french: events(locale: "fr") { ...Told }
  english: events(after: 2) { events { __typename text } }
  silent: events { events { __typename text @include(if: $said) } }
} }
fragment Told on Commit { events { ... on Event { __typename text } } }"""


async def test_what_happened_is_told_in_it(house: House) -> None:
    game = await house.started(ann := await house.sign_up(), await house.sign_up())
    told = (await asked(house, TOLD, ann, g=game, said=False))["game"]
    assert len(told["french"]) == 3
    for name, locale in (("french", "fr"), ("english", "en")):
        events = [event for commit in told[name] for event in commit["events"]]
        assert {event["text"].partition(":")[0] for event in events} == {
            f"{e['__typename']} ({locale})" for e in events
        }
    assert {name for commit in told["silent"] for event in commit["events"] for name in event} == {"__typename"}


async def test_what_one_does_is_told_in_it(house: House) -> None:
    game = await house.started(ann := await house.sign_up(), await house.sign_up())
    query = """mutation ($g: ID!) { decide(input: {gameId: $g, decision: 1, choice: ["1"]}, locale: "fr") {
      ... on ActionAccepted { events { text } } } }"""
    assert (await asked(house, query, ann, g=game))["decide"]["events"] == [{"text": "Answered (fr): "}]


async def test_sentences_are_made_only_where_they_are_asked_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await house.started(ann := await house.sign_up(), await house.sign_up())
    monkeypatch.delattr(Smugglers, "event_text")
    monkeypatch.delattr(Smugglers.__mro__[1], "event_text")
    assert await asked(house, "query ($g: ID!) { game(id: $g) { events { events { rule } } } }", ann, g=game)
    assert await asked(house, START.replace('"g"', f'"{game}"'), ann)
    query = """mutation ($g: ID!) { decide(input: {gameId: $g, decision: 1, choice: ["1"]}) {
      ... on ActionAccepted { events { rule } game { legalActions { text } } } } }"""
    assert (await asked(house, query, ann, g=game))["decide"]["events"]
