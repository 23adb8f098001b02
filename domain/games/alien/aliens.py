"""Alien Players: players whom a Chestburster killed, and who play on for the Hive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.events import Played
from domain.deckbuilding.language import Me, top
from domain.deckbuilding.rooms import HAND

from . import events as e, names as at

if TYPE_CHECKING:
    from .table import AlienTable


def come_back(t: AlienTable, seat: int) -> None:
    """A player whom a Chestburster killed takes an Alien Avatar and a hand of the one Alien deck, the first time round."""
    if seat in t.s.aliens:
        return
    t.because("alien.alien_player.trigger", 0)
    t.emit(e.TurnedAlien(seat=seat))
    t.because("alien.alien_player.remove-old", 0)
    t.remove(t.s.zone(f"avatar.{seat}"))
    t.because("alien.alien_player.avatar", 0)
    avatar = t.s.zone(at.ALIEN_AVATARS)[-1:]
    t.show(avatar)
    t.move(avatar, f"avatar.{seat}")
    t.because("alien.alien_player.deck", 0)
    draw_alien(t, seat, HAND)


def draw_alien(t: AlienTable, seat: int, n: int) -> None:
    """Draw Alien cards, as far as there are so many; the discard pile is the deck again when that runs out."""
    while n > 0 and _restock(t):
        drawn = top(t.s.zone(at.ALIEN_DECK), n)[::-1]
        t.move(drawn, f"hand.{seat}")
        t.show(drawn, 1 << seat)
        n -= len(drawn)


def _restock(t: AlienTable) -> bool:
    if not t.s.zone(at.ALIEN_DECK):
        t.use_again(at.ALIEN_DISCARD, at.ALIEN_DECK, "alien.alien_player.reshuffle")
    return bool(t.s.zone(at.ALIEN_DECK))


def play_alien(t: AlienTable, seat: int, card: int) -> None:
    """An Alien card is played: its text is carried out, and it gives no points."""
    t.because("alien.alien_player.turn-play", card)
    t.show((card,))
    t.move((card,), f"played.{seat}")
    before = len(t.s.plays)
    t.emit(Played(id=card, key=t.s.what[card], cls=""))
    me = Me(seat, seat, card, t.s.what[card], before)
    t.perform(me, t.card_of(card).effect, rule="alien.alien_player.turn-play")


def end_alien_turn(t: AlienTable, seat: int) -> None:
    """All Alien cards, played and not, are discarded, and a new hand is drawn (alien.alien_player.turn-refresh)."""
    t.because("alien.alien_player.turn-refresh", 0)
    for zone in (f"played.{seat}", f"hand.{seat}"):
        t.show(t.s.zone(zone))
        t.move(t.s.zone(zone), at.ALIEN_DISCARD)
    draw_alien(t, seat, HAND)
