"""What the table tells the players about what they may say."""

from __future__ import annotations

import pytest

from domain.kernel.audience import Viewer

from .referee import given, new_game

AGENDAS = {"hidden_agendas": "on"}
EVERYBODY: tuple[Viewer, ...] = (0, 1, 2, None)


def shown(viewer: Viewer = None, agendas: str = "off") -> dict[str, tuple[bool, str]]:
    """Whether what is allowed, and by which rule, as a viewer is shown it."""
    table = given(seats=3, options={"hidden_agendas": agendas})
    return {said.name: (said.allowed, said.rule) for said in table.view(viewer).talk}


@pytest.mark.rule("alien.agenda.table-talk-regular")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_in_a_regular_game_anything_may_be_said_and_hands_be_shown(viewer: Viewer) -> None:
    rule = "alien.agenda.table-talk-regular"

    assert shown(viewer) == {"say-anything": (True, rule), "show-hand": (True, rule)}


@pytest.mark.rule("alien.agenda.talk-no-agenda-details", "alien.agenda.talk-no-asking-details")
@pytest.mark.parametrize("agendas", ["on", "delayed"])
def test_with_hidden_agendas_nobody_may_show_tell_or_ask_what_an_agenda_says(agendas: str) -> None:
    told = shown(agendas=agendas)

    assert told["show-agenda"] == (False, "alien.agenda.talk-no-agenda-details")
    assert told["tell-agenda-details"] == (False, "alien.agenda.talk-no-agenda-details")
    assert told["ask-agenda-details"] == (False, "alien.agenda.talk-no-asking-details")
    assert "say-anything" not in told


@pytest.mark.rule("alien.agenda.talk-ask-side")
def test_the_side_may_be_asked_for_and_need_not_be_told_or_told_truly() -> None:
    told = shown(agendas="on")

    assert {told[name] for name in ("ask-side", "refuse-side", "lie-about-side")} == {
        (True, "alien.agenda.talk-ask-side")
    }


@pytest.mark.rule("alien.agenda.talk-lying")
def test_players_may_lie_about_their_hand_and_intentions() -> None:
    told = shown(agendas="on")

    assert {told[name] for name in ("lie-about-hand", "lie-about-intentions")} == {(True, "alien.agenda.talk-lying")}


@pytest.mark.rule("alien.agenda.talk-plays-public", "alien.agenda.talk-discards-public")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_see_what_is_played_and_what_is_discarded(viewer: Viewer) -> None:
    zones = {"hand.0": ["specialist"], "discard.0": ["grunt", "sergeant-tech"]}
    table = given(zones, seats=3, options=AGENDAS).play("specialist")

    assert table.shown("played.0", viewer) == ["specialist"]
    assert table.shown("discard.0", viewer) == ["grunt", "sergeant-tech"]
    assert shown(viewer, "on")["hide-plays"] == (False, "alien.agenda.talk-plays-public")
    assert shown(viewer, "on")["look-through-discards"] == (True, "alien.agenda.talk-discards-public")


@pytest.mark.rule("alien.agenda.recommendation")
def test_hidden_agendas_come_with_a_hint_and_are_allowed_at_once() -> None:
    hint = "play-without-experience"
    table = new_game(2, hidden_agendas="on")

    assert [(said.allowed, said.rule) for said in table.view(0).talk if said.name == hint] == [
        (True, "alien.agenda.recommendation")
    ]
    assert hint not in shown()


@pytest.mark.rule("alien.agenda.reveal-hint")
def test_players_are_told_that_they_may_reveal_themselves() -> None:
    assert shown(agendas="on")["reveal-oneself"] == (True, "alien.agenda.reveal-hint")
    assert "reveal-oneself" not in shown()
