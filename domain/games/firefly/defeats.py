"""Defeat: of a player, of another Main Character; and how both come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.rooms import HAND

from . import events as e

if TYPE_CHECKING:
    from .table import FireflyTable

OWN = ("hand", "played", "discard")
"""What a defeated player shuffles into the deck."""


def check(t: FireflyTable, seat: int) -> None:
    """A player with as much damage as Health is defeated at once."""
    if seat in t.s.playing and t.damage(seat) >= t.health(seat):
        defeat(t, seat)


def defeat(t: FireflyTable, seat: int) -> None:
    """A player is out of the game until healed: all cards are shuffled into the deck, the Strikes stay."""
    t.because("firefly.crew_strike.defeat-threshold", 0)
    t.emit(e.PlayerDefeated(seat=seat))
    t.count("fallen", seat, t.s.zone(f"avatar.{seat}"))
    t.because("firefly.defeated.reset-deck", 0)
    for zone in OWN:
        t.move(t.s.zone(f"{zone}.{seat}"), f"deck.{seat}")
    t.shuffle(f"deck.{seat}")
    if not t.s.playing:
        t.because("firefly.defeated.all-defeated-lose", 0)
        t.end("loss", "all-defeated")
    elif t.options.no_defeat:
        t.because("firefly.difficulty.harder-super", 0)
        t.end("loss", "player-defeated")
    elif seat == t.s.current and t.s.phase == "action":
        t.end_actions_after()


def member_struck(t: FireflyTable, avatar: int, strike: int) -> None:
    """Any damage defeats a Main Character who is no player's; the text of the Strike doesn't count."""
    if not t.card_of(strike).damage:
        t.because("firefly.non_player_main.zero-damage", strike)
        t.discard_strikes((strike,))
        return
    t.because("firefly.non_player_main.defeated-by-any-damage", strike)
    t.move((strike,), f"wounds.{avatar}")
    t.emit(e.MemberDefeated(avatar=avatar))


def come_back(t: FireflyTable) -> None:
    """Whoever was healed enough is in the game again: a player with six cards, another Main Character as before."""
    for seat in t.s.defeated:
        if t.damage(seat) < t.health(seat):
            t.because("firefly.defeated.re-enter", 0)
            t.emit(e.PlayerReturned(seat=seat))
            t.draw(seat, HAND)
    for avatar in t.s.down:
        if not t.s.zone(f"wounds.{avatar}"):
            t.because("firefly.non_player_main.healed", avatar)
            t.emit(e.MemberReturned(avatar=avatar))
