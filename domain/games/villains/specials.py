"""Effects that only one card has, each a frame of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.language import (
    Assign,
    Discard,
    Effects,
    Me,
    PassLeft,
    PlayCopy,
    Players,
    Put,
    Reveal,
    Some,
    ThisWay,
    Top,
    top,
)
from domain.kernel.frame import Frame

from .cards.words import all_of_those, colored_ally_in_hand, each_other_player, playable_of_those, those
from .city import play_adversary_card
from .names import ADVERSARY_DECK, ASIDE

if TYPE_CHECKING:
    from .table import VillainsTable


class Special(Frame):
    """What a card does: on whose behalf, from which card, read as which definition, after how many plays."""

    seat: int
    source: int
    key: str
    play: int

    def me(self, seat: int | None = None) -> Me:
        """On whose behalf it runs."""
        return Me(self.seat if seat is None else seat, self.seat, self.source, self.key, self.play)


class FatherOfLies(Special):
    """The current player looks at the top two cards of the seat's deck and names them; the seat chooses by the names.

    The two lie on the deck in the order that the names tell, Good on top, and nobody but who looked can follow them.
    """

    at: int = 0
    asked: int = 0

    def step(self, t: VillainsTable) -> bool:
        t.because("villains.play.do-text", self.source)
        self.at += 1
        deck, liar = f"deck.{self.seat}", t.s.current
        match self.at:
            case 1:
                two = t.top_of_own(self.seat, 2)
                if len(two) < 2:
                    t.discard(self.seat, two)
                    return True
                t.look(liar, two)
                self.asked = t.ask(liar, "call-good", two)
            case 2:
                good = t.chosen(liar, self.asked)
                bad = tuple(i for i in top(t.s.zone(deck), 2) if i not in good)
                t.put_back(liar, good + bad, deck)
                self.asked = t.ask(self.seat, "good-or-bad", ("good", "bad"))
            case _:
                bad, good = ((i,) for i in top(t.s.zone(deck), 2))
                own, other = (good, bad) if t.answer(self.seat, self.asked) == ("good",) else (bad, good)
                t.discard(self.seat, own)
                t.leave_for(other, f"discard.{liar}")
                return True
        return False


class DrStrange(Special):
    """Of the top three cards of the Adversary Deck the strongest Adversary goes back, a Plot Twist is played, and the
    others go to the bottom in random order."""

    at: int = 0
    asked: int = 0

    def step(self, t: VillainsTable) -> bool:
        t.because("villains.commander_card.dr-strange-strike", self.source)
        self.at += 1
        match self.at:
            case 1:
                three = top(t.s.zone(ADVERSARY_DECK), 3)[::-1]
                t.show(three)
                t.move(three, ASIDE)
                self.asked = t.ask(t.s.current, "put-on-top", self._strongest(t), among=three)
            case 2:
                t.move(t.chosen(t.s.current, self.asked), ADVERSARY_DECK)
                self._play_a_twist(t)
            case _:
                t.shuffle(ASIDE)
                t.move(t.s.zone(ASIDE), ADVERSARY_DECK, bottom=True)
                return True
        return False

    def _play_a_twist(self, t: VillainsTable) -> None:
        twist = next((i for i in t.s.zone(ASIDE) if t.card_of(i).kind == "plot-twist"), None)
        if twist is not None:
            play_adversary_card(t, twist)

    def _strongest(self, t: VillainsTable) -> list[int]:
        adversaries = [i for i in t.s.zone(ASIDE) if t.card_of(i).kind == "adversary"]
        most = max((t.card_of(i).attack or 0 for i in adversaries), default=0)
        return [i for i in adversaries if (t.card_of(i).attack or 0) == most]


SPECIALS: dict[str, type[Frame]] = {
    "father-of-lies": FatherOfLies,
    "dr-strange": DrStrange,
}

RETIRED: dict[str, tuple[Effects, ...]] = {
    "eye-of-agamotto": (
        Reveal(Top(Players(), "ally-deck"), then=(Assign(those, (Put(all_of_those, pile="discard"),)),)),
    ),
    "winds-of-watoomb": (PassLeft(colored_ally_in_hand),),
    "rogue": (ThisWay("discarded", (each_other_player(Discard(Top())),), then=(PlayCopy(Some(playable_of_those)),)),),
}
"""What cards said by a frame of their own once, and now by words: games go on with the cards they were begun with."""
