"""Which windows a seat lets pass by itself: those for which it hardly ever has anything, as everybody can see."""

from __future__ import annotations

from collections.abc import Sequence

from domain.games.conquest.card import Event
from domain.kernel.action import Legal, SetAutoPass

from .board import CARDS, Board

FIGHTS = ("before-dice", "after-dice")
"""The windows of a Fight Round."""


def setting(board: Board, legal: Sequence[Legal]) -> SetAutoPass | None:
    """The next automatic pass to set or to take back, if there is one."""
    if board.race is None:
        return None
    for one in legal:
        if (
            isinstance(one.action, SetAutoPass)
            and one.action.window
            and one.action.on == passes(board, one.action.window)
        ):
            return one.action
    return None


def passes(board: Board, window: str) -> bool:
    """Whether the seat lets windows of a name pass.

    Against opponents it follows from what lies on the table, so that no hand is told. Partners may know what is in it,
    and can't do anything in each other's Fights.
    """
    if window == "before-dice" and not _pays(board, window):
        return True
    if board.foes:
        return False
    if window in FIGHTS and not _is_active(board):
        return True
    return not _pays(board, window) and not any(_is_for(card.card, window) for card in board.me.hand)


def _is_active(board: Board) -> bool:
    """Whether the seat's own Fights are still to come this turn."""
    return len(board.view.invaders) == 1 or (
        board.view.whose_turn == board.seat and board.view.phase in ("action", "battle")
    )


def _pays(board: Board, window: str) -> bool:
    """Whether the seat has something on the table for this window (for `before-dice`: for this alone) that it can pay."""
    cards = [gear.card.card for gear in board.me.gear] + [board.me.race.card if board.me.race else None]
    uses = (use for key in cards if key for _, use in CARDS[key].uses)
    alone = window == "before-dice"
    return any(
        (use.windows == (window,) if alone else window in use.windows) and use.menace <= board.me.menace for use in uses
    )


def _is_for(key: str | None, window: str) -> bool:
    """Whether an Event is for this window."""
    event = CARDS.get(key or "")
    if not isinstance(event, Event) or event.play is None or event.ap is not None:
        return False
    return window in event.play.windows or (window == "card-played" and "any" in event.play.windows)
