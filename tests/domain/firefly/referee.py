"""A table to try rulings on: given these cards, when this is done, then look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from domain.games.firefly import actions as a
from domain.games.firefly.game import Firefly
from domain.games.firefly.names import SCAN_COSTS
from domain.games.firefly.position import FireflyReading
from domain.games.firefly.state import FireflyState
from domain.games.firefly.view import FireflyGameView
from domain.kernel.arrange import arrange
from domain.kernel.lobby import StartGame
from domain.kernel.refusal import Refused
from tests.domain.deck_referee import RoomReferee, laid, not_laid

FIREFLY = Firefly()


class Referee(RoomReferee[FireflyState, FireflyReading, FireflyGameView]):
    """A game of Firefly under test."""

    game = FIREFLY
    fought = ("verse", "combat-zone")
    recruited = ("bridge", "browncoats")
    paid_for = ("operations", "verse", "combat-zone", "upgrades")

    # -- doing

    def repair(self, key: str) -> Self:
        return self.do(a.Repair(card=self.on_table(key, "serenity")))

    def propose(self, seat: int, *options: str) -> Self:
        """A seat says what it proposes to the team; nothing leaves it to the others."""
        return self.choose(*options, seat=seat)

    def vote(self, seat: int, *options: str) -> Self:
        """A seat says which of the others' proposals it agrees to."""
        assert self.asked(seat).ask == "agree"
        return self.choose(*options, seat=seat)

    def together(self, *options: str) -> Self:
        """The highest rank proposes this to the team, and the others agree."""
        leader = self.reading().ranking()[0]
        for seat in [seat for seat, _ in self.waiting()]:
            self.propose(seat, *(options if seat == leader else ()))
        for seat in [seat for seat, ask in self.waiting() if ask == "agree" and options]:
            self.vote(seat, *options)
        return self

    # -- looking

    def verse(self) -> dict[str, str]:
        """What lies in which space, from the Episode Deck on; what lies face down in brackets."""
        return self.rooms()


def given(
    zones: Mapping[str, Sequence[str]] | None = None,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    **about: Any,
) -> Referee:
    """A table in the Action Phase of seat 0's turn (unless `current`, `phase` say else), with these cards in these zones.

    Other zones are as usual: Mal, Kaylee, Zoe, Jayne, Book are the Main Characters, in the order of the seats; plain decks of
    ten Shiny each, no hands, an empty 'Verse, the first Episode, Strikes of one damage; see
    `domain.games.firefly.arranged`.
    """
    return Referee(cast(FireflyState, arrange(FIREFLY, seats, zones or {}, about, options)))


def crewed(*members: str) -> dict[str, tuple[str, ...]]:
    """The option by which these are the Main Characters, the first of them the players'; those of a usual table fill them up."""
    usual = [name for name in ("Mal", "Kaylee", "Zoe", "Jayne", "Book") if name not in members]
    return {"members": (*members, *usual)[:5]}


def between(zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """Seat 0's Episode is just over (unless `current` says else): the Inter-Mission, as far as it goes without an answer."""
    return given({"episode-deck": ["running-on-empty"], **(zones or {})}, seats, over=True, **about)


def turn_with(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 that began with this Episode card, as far as it goes without an answer."""
    deck = {"episode-deck": ["running-on-empty", "dockside-heavies", card]}
    return given({**deck, **(zones or {})}, seats, begin=True, **about)


def scanned(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """Seat 0 has just scanned the middle space, where this card lay, with exactly the Attack for it."""
    space = {"verse.middle": [card]}
    return given({**space, **(zones or {})}, seats, **{"attack": SCAN_COSTS["middle"], **about}).scan("middle")


def new_game(seats: int, seed: int = 1, preset: str = "first-game", **options: Any) -> Referee:
    """A game just started by the book, as far as it goes without an answer."""
    decided = FIREFLY.decide(laid(FIREFLY, seats, seed, preset, options), -1, StartGame())
    return Referee(decided.state, decided.events)


def not_set_up(seats: int, preset: str = "free-mix", **options: Any) -> Refused:
    """Why a game can't be set up so."""
    return not_laid(FIREFLY, seats, preset, options)
