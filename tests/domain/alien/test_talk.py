"""What the table tells the players about what they may say."""

from __future__ import annotations

import pytest

from domain.games.alien.actions import ShowCards
from domain.kernel.audience import Viewer
from domain.kernel.event import Event

from .referee import ALIEN, given, new_game

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


HAND = ["specialist", "autopsy"]


@pytest.mark.rule("alien.agenda.table-talk-regular")
@pytest.mark.parametrize(("to", "who"), [(None, [0, 1, 2, None]), (2, [1, 2])])
def test_a_hand_is_shown_to_all_or_to_one_player_alone(to: int | None, who: list[Viewer]) -> None:
    """On another's turn too; nothing on the table changes by it, and nobody is waited for."""
    table = given({"hand.1": HAND}, 3)
    assert [table.shown("hand.1", viewer) for viewer in (0, 2, None)] == [[None, None]] * 3
    before = {viewer: table.told(ShowCards(to=to), viewer, 1) for viewer in EVERYBODY}

    table.do(ShowCards(to=to), 1)

    assert [viewer for viewer in EVERYBODY if table.shown("hand.1", viewer) == HAND] == who
    assert [viewer for viewer in EVERYBODY if table.shown("hand.1", viewer) == [None, None]] == [
        viewer for viewer in EVERYBODY if viewer not in who
    ]
    assert (table.news(), ALIEN.awaited(table.s)) == ({}, (0,))
    assert [event.ids for event in table.happened(Event)] == [table.s.zone("hand.1")]
    assert table.rules() == ["alien.agenda.table-talk-regular"]
    assert ("autopsy" in str(before[0]["events"])) == (to is None)


def test_only_the_cards_that_are_in_the_hand_now_are_shown() -> None:
    table = given({"hand.0": HAND, "deck.0": ["grunt"] * 8}, 2).do(ShowCards(to=1)).end_turn()

    assert table.shown("hand.0", 1) == [None] * 6


def test_a_hand_is_shown_while_somebody_is_asked_and_what_is_asked_stays() -> None:
    table = given({"hand.1": HAND, "vigilant.0": ["wary-retreat"], "combat-zone": ["worker-drone"]}, 2).end_turn()
    assert table.waiting()
    asked, stack = table.waiting(), table.s.stack

    table.do(ShowCards(), 1)

    assert (table.shown("hand.1", None), table.waiting(), table.s.stack) == (HAND, asked, stack)


@pytest.mark.parametrize("viewer", [0, None])
def test_who_is_not_shown_a_hand_is_told_the_same_whatever_is_in_it(viewer: Viewer) -> None:
    one, other = (given({"hand.1": hand}, 3) for hand in (HAND, ["grunt", "watchful"]))

    assert one.told(ShowCards(to=2), viewer, 1) == other.told(ShowCards(to=2), viewer, 1)
    assert one.told(ShowCards(), viewer, 1) != other.told(ShowCards(), viewer, 1)


@pytest.mark.parametrize("seen", [0, 1, 2])
def test_others_are_not_told_how_much_of_it_was_known_to_whom_it_is_shown(seen: int) -> None:
    table = given({"hand.1": HAND}, 3)
    table.s.known.update({i: 0b101 | table.s.known[i] for i in table.s.zone("hand.1")[:seen]})

    assert table.told(ShowCards(to=2), 0, 1)["events"][0]["ids"] == table.s.zone("hand.1")


def test_a_hand_is_offered_to_each_other_seat_and_to_all_as_long_as_there_is_something_in_it() -> None:
    table = given({"hand.1": HAND}, 3)

    assert [one.action for one in ALIEN.legal(table.s, 1)] == [ShowCards(), ShowCards(to=0), ShowCards(to=2)]
    assert table.refused(ShowCards(to=1), 1).pointer == "/to"
    assert table.refused(ShowCards(to=3), 1).pointer == "/to"
    assert table.refused(ShowCards(), 2).rule == "alien.agenda.table-talk-regular"
    assert list(ALIEN.settings(given({"hand.0": HAND}, 1).s, 0)) == []


@pytest.mark.rule("alien.agenda.table-talk-regular")
def test_with_hidden_agendas_hands_are_not_shown() -> None:
    table = given({"hand.0": HAND}, 3, options=AGENDAS)

    assert list(ALIEN.settings(table.s, 0)) == []
    refusal = table.refused(ShowCards(to=1))
    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.agenda.table-talk-regular")
    assert shown(agendas="on")["show-hand"] == (False, "alien.agenda.table-talk-regular")


@pytest.mark.rule("alien.agenda.talk-no-agenda-details")
@pytest.mark.parametrize("agendas", ["on", "delayed"])
@pytest.mark.parametrize("to", [None, 1])
def test_nobody_can_show_the_own_hidden_agenda(to: int | None, agendas: str) -> None:
    """Not while something is asked either."""
    there = {
        "hand.0": HAND,
        "agenda.0": ["fearless"],
        "vigilant.0": ["wary-retreat"],
        "combat-zone": ["worker-drone"],
    }
    table = given(there, 2, options={"hidden_agendas": agendas})

    refusals = [table.refused(ShowCards(cards="agenda", to=to)) for table in (table, table.end_turn())]

    assert table.waiting()
    for refusal in refusals:
        assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.agenda.talk-no-agenda-details")
        assert refusal.pointer == "/cards"


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
