"""What each game holds fit to be said, and who are of one team."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.etiquette import OPEN, fitting
from domain.kernel.events import SeatPlan
from domain.kernel.state import State
from domain.registry import games


def table(name: str, seats: int, **options: Any) -> State:
    rules = games()[name]
    state: State = rules.state(game=name, options=options, seats=(SeatPlan(),) * seats)
    return state


def fit(name: str, seats: int = 2, **options: Any) -> dict[str, tuple[bool, str]]:
    """What is fit at a table, and by which rule."""
    said = games()[name].talk(table(name, seats, **options), "en")
    return {entry.name: (entry.allowed, entry.rule) for entry in said}


@pytest.mark.parametrize("name", games())
def test_each_says_by_rules_of_its_book_what_is_fit(name: str) -> None:
    rules = games()[name]
    cited = {rule.rule for etiquette in rules.etiquette for rule in etiquette.rules}
    assert cited <= set(rules.book())


@pytest.mark.parametrize("name", games())
def test_with_any_options_something_is_said_of_talk(name: str) -> None:
    rules = games()[name]
    for preset in rules.presets.values():
        assert fitting(rules.etiquette, preset).rules
    named = {etiquette.option for etiquette in rules.etiquette} - {""}
    for entry in rules.ruleset("en").options:
        if entry.name in named:
            said = [value for etiquette in rules.etiquette for value in etiquette.values]
            assert sorted(said) == sorted(entry.type.split(" | ")), "each choice is said something of, once"


@pytest.mark.rule("kernel.talk.open")
def test_where_the_book_is_silent_anything_may_be_said() -> None:
    for name in ("villains", "firefly", "marvel_alien"):
        assert games()[name].etiquette == OPEN
        assert fit(name) == {"say-anything": (True, "kernel.talk.open")}


@pytest.mark.rule("conquest.event.hand-secret")
def test_in_conquest_rivals_may_talk_but_keep_their_events_to_themselves() -> None:
    assert fit("conquest", mode="competitive") == {
        "say-anything": (True, "kernel.talk.open"),
        "show-hand": (False, "conquest.event.hand-secret"),
    }


@pytest.mark.rule("conquest.coop_command.share-hands")
def test_in_conquest_who_plays_together_may_show_all() -> None:
    assert fit("conquest", mode="cooperative")["show-hand"] == (True, "conquest.coop_command.share-hands")


@pytest.mark.rule("conquest.team.share-hands")
def test_in_conquest_partners_may_talk_and_show_what_opponents_may_not_see() -> None:
    said = fit("conquest", 4, mode="team")
    assert said["talk-to-partner"] == said["show-hand-to-partner"] == (True, "conquest.team.share-hands")
    assert said["show-hand"] == (False, "conquest.event.hand-secret")


@pytest.mark.rule("alien.agenda.talk-no-agenda-details")
@pytest.mark.rule("alien.agenda.talk-no-asking-details")
@pytest.mark.parametrize("name", ["alien", "alien_marvel"])
@pytest.mark.parametrize("agendas", ["on", "delayed"])
def test_in_alien_with_agendas_nobody_may_tell_or_ask_for_them(name: str, agendas: str) -> None:
    said = fit(name, hidden_agendas=agendas)
    assert said["tell-agenda-details"] == said["show-agenda"] == (False, "alien.agenda.talk-no-agenda-details")
    assert said["ask-agenda-details"] == (False, "alien.agenda.talk-no-asking-details")
    assert "say-anything" not in said


@pytest.mark.rule("alien.agenda.table-talk-regular")
@pytest.mark.parametrize("name", ["alien", "alien_marvel"])
def test_in_alien_without_agendas_anything_may_be_said(name: str) -> None:
    assert fit(name)["say-anything"] == (True, "alien.agenda.table-talk-regular")


@pytest.mark.rule("kernel.talk.team")
def test_a_team_are_those_who_win_together() -> None:
    conquest = games()["conquest"]
    assert [conquest.teammates(table("conquest", 4, mode="team"), seat) for seat in range(4)] == [5, 10, 5, 10]


@pytest.mark.rule("kernel.talk.team")
def test_nobody_is_of_a_team_where_each_plays_alone_or_all_together() -> None:
    for name, rules in games().items():
        assert rules.teammates(table(name, 3), 0) is None
    for mode in ("competitive", "cooperative", "solo"):
        assert games()["conquest"].teammates(table("conquest", 3, mode=mode), 0) is None
