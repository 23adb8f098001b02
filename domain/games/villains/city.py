"""The Adversary Deck and the city: who enters, who is pushed, who overruns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from domain.deckbuilding.language import Cards, Discard, EachPlayer, Ko, PutUnder, Some
from domain.deckbuilding.row import pushes
from domain.kernel.frame import Frame

from .names import ADVERSARY_DECK, COMMANDER, KO, OVERRUN, PLAYING, PLOT, guarded

if TYPE_CHECKING:
    from .table import VillainsTable

SMALL_LAIR_ALLY = Cards(("lair",), cost_most=6)
A_CARD = Cards(("hand",))
ENTERS = {"villainous": "villains.adversary.enters-bridge", "heroic": "villains.mixing.board-heroic-direction"}
"""On each board, the rule by which newcomers come to their first space."""


def further_card(t: VillainsTable, mode: Literal["crackdown", "plots_upon_plots", "pain_upon_pain"]) -> list[Frame]:
    """Another Adversary Deck card to be played, if the challenge mode that asks for it is in force."""
    on: bool = getattr(t.challenges, mode)
    return [PlayAdversaryCard(f"villains.challenge.{mode.replace('_', '-')}")] if on else []


class PlayAdversaryCard(Frame):
    """Reveal the top card of the Adversary Deck and play it by its kind."""

    rule: str = "villains.turn.step1-mandatory"

    def step(self, t: VillainsTable) -> bool:
        deck = t.s.zone(ADVERSARY_DECK)
        if deck:
            card = deck[-1]
            t.because(self.rule, card)
            t.show((card,))
            play_adversary_card(t, card)
        return True


def play_adversary_card(t: VillainsTable, card: int) -> None:
    """Do next what the kind of an Adversary Deck card asks for."""
    match t.card_of(card).kind:
        case "adversary":
            t.enter((card,))
        case "bystander":
            t.push(Guarded(card))
        case "plot-twist":
            t.push(Completed(card, "twist"))
        case "command-strike":
            t.push(Completed(card, "strike"))


class Enter(Frame):
    """An Adversary comes to a space, pushing on whoever stands in the way; off the last space they overrun.

    The newcomer stands in the city before anything follows (villains.clarification.namor-overrun-check).
    """

    who: int
    space: int = 0

    def step(self, t: VillainsTable) -> bool:
        way = t.city[self.space :]
        make_way(t, self.who, way)
        t.because(ENTERS[t.board], self.who)
        t.leave_for((self.who,), way[0])
        return True


def make_way(t: VillainsTable, who: int, way: tuple[str, ...]) -> None:
    """Push on, along a way to the end of the city, whoever keeps an Adversary from its first space."""
    t.because("villains.city.push", who)
    for space, beyond in pushes(way, lambda space: bool(t.s.zone(space))):
        (pushed,) = t.s.zone(space)
        if beyond:
            t.move((pushed,), beyond)
        else:
            t.because("villains.overrun.when", pushed)
            overrun(t, pushed)
            t.because("villains.city.push", who)


class Ambush(Frame):
    """Whom a newcomer guards and what its Ambush says, once any overrun its entry caused is over."""

    who: int
    guarding: int = 0

    def step(self, t: VillainsTable) -> bool:
        if self.guarding:
            t.because("villains.plot.special-rules", self.who)
            t.guard(self.who, self.guarding)
        t.text(self.who, "ambush", "villains.ambush.when")
        return True


def overrun(t: VillainsTable, who: int) -> None:
    """An Adversary leaves the city for the Overrun pile; what that brings is next."""
    in_guise = t.guise_of(who)
    t.move((who,), OVERRUN)
    t.count("overrun", t.s.current, (who,))
    if in_guise:
        t.count("overrun-in-guise", t.s.current, (who,))
    t.push(Overrun(who))


class Overrun(Frame):
    """An Adversary lies on the Overrun pile: a Lair Ally is KO'd, Bystanders are carried off, its text comes, then the Plot's."""

    who: int
    at: int = 0

    def step(self, t: VillainsTable) -> bool:
        self.at += 1
        carried = t.s.zone(guarded(self.who))
        match self.at:
            case 1:
                t.perform(t.behalf(self.who), (Ko(Some(SMALL_LAIR_ALLY)),), rule="villains.overrun.ko-lair-ally")
            case 2 if carried:
                penalty = EachPlayer((Discard(Some(A_CARD)),))
                t.perform(t.behalf(self.who), (penalty,), rule="villains.overrun.bystander-discard")
            case 3 if carried:
                t.because("villains.overrun.bystanders-to-pile", self.who)
                t.leave_for(carried, OVERRUN)
                t.count("carried-off", t.s.current, carried)
            case 4:
                t.hear("overrun", (self.who,))
                t.text(self.who, "overrun", "villains.overrun.effect-text")
                return True
        return False


class Place(Frame):
    """An Adversary comes to an empty space that a player chooses, and pushes nobody."""

    seat: int
    who: int
    asked: int = 0

    def step(self, t: VillainsTable) -> bool:
        t.because("villains.clarification.odin-placing", self.who)
        if not self.asked:
            spaces = [space.removeprefix("city.") for space in t.empty_spaces()]
            self.asked = t.ask(self.seat, "space", spaces, among=())
            return False
        for space in t.answer(self.seat, self.asked):
            t.move((self.who,), f"city.{space}")
        return True


class Guarded(Frame):
    """A Bystander comes under the Adversary nearest the Adversary Deck, else under the Commander."""

    card: int

    def step(self, t: VillainsTable) -> bool:
        guard = t.nearest_guard()
        rule = "guard-commander" if t.s.zone_of(guard) == COMMANDER else "guard-nearest"
        t.because(f"villains.bystander.{rule}", self.card)
        t.move((self.card,), guarded(guard))
        return True


class Completed(Frame):
    """A Plot Twist or a Command Strike: the Plot's or the Commander's text runs, then the card is KO'd unless that
    put it elsewhere.

    What challenge modes add comes when it is completed: the Strike ability first, then another card; before that card
    comes what it brings to a lone player.
    """

    card: int
    moment: str
    at: int = 0

    def step(self, t: VillainsTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                self._carry_out(t)
            case 2:
                if t.s.zone_of(self.card) == PLAYING:
                    t.because(f"villains.{self.moment}.to-ko", self.card)
                    t.move((self.card,), KO)
                if self.moment == "twist" and t.challenges.endless_spite:
                    t.text(t.commander(), "strike", "villains.challenge.endless-spite")
            case _:
                t.then(*further_card(t, "plots_upon_plots" if self.moment == "twist" else "pain_upon_pain"))
                if t.is_solo:
                    self._besides(t)
                return True
        return False

    def _besides(self, t: VillainsTable) -> None:
        """What a lone player meets besides: a Lair Ally goes after a Twist, another card comes after a Strike."""
        if self.moment == "twist":
            (plot,) = t.s.zone(PLOT)
            t.perform(t.behalf(plot), (PutUnder(Some(SMALL_LAIR_ALLY)),), rule="villains.solo.twist-extra")
        else:
            t.push(PlayAdversaryCard("villains.solo.strike-extra"))

    def _carry_out(self, t: VillainsTable) -> None:
        twist = self.moment == "twist"
        t.because("villains.twist.run-plot" if twist else "villains.strike.run-commander", self.card)
        t.move((self.card,), PLAYING)
        if twist:
            t.count("twist", t.s.current, (self.card,))
        (speaker,) = t.s.zone(PLOT if twist else COMMANDER)
        t.text(speaker, self.moment, t.rule)
