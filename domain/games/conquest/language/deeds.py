"""Words that do one thing: with tokens and points, totals and dice, Aliens, counters, Locations, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .. import names as at
from .amount import Number, count
from .effect import Effect
from .which import Me

if TYPE_CHECKING:
    from ..position import Position
    from ..table import ConquestTable


# -- tokens and points


class GainMenace(Effect, frozen=True, omit_defaults=True, tag="gain-menace"):
    """Gain Menace Tokens, or lose them."""

    n: Number = 1

    def do(self, t: ConquestTable, me: Me) -> None:
        t.gain_menace(me.seat, count(self.n, t, me))


class GainPoints(Effect, frozen=True, omit_defaults=True, tag="gain-points"):
    """The player whose turn it is has more Action Points this turn, or fewer, but keeps at least so many."""

    n: Number
    keep: int = 0

    def can(self, p: Position, me: Me) -> bool:
        return count(self.n, p, me) > 0 or p.s.points > self.keep

    def do(self, t: ConquestTable, me: Me) -> None:
        t.gain_points(max(count(self.n, t, me), self.keep - t.s.points))


class GainTerror(Effect, frozen=True, omit_defaults=True, tag="gain-terror"):
    """Gain Terror Points that no marker shows."""

    n: int = 1

    def do(self, t: ConquestTable, me: Me) -> None:
        t.gain_terror(me.seat, self.n)


class HelpHumans(Effect, frozen=True, omit_defaults=True, tag="help-humans"):
    """Something is so much more for everybody until the next Resistance Phase.

    The Strength Totals of Resistance Counters, or the Menace Tokens that a Race's abilities cost.
    """

    figure: Literal["counter-total", "ability-price"]
    by: int

    def do(self, t: ConquestTable, me: Me) -> None:
        t.help_humans(self.figure, self.by, "resistance-phase")


class MoveTrack(Effect, frozen=True, omit_defaults=True, tag="move-track"):
    """The Human Tech Track moves so many steps, forward or back; nothing in a game without it."""

    n: int = 1

    def can(self, p: Position, me: Me) -> bool:
        return p.options.resistance

    def do(self, t: ConquestTable, me: Me) -> None:
        t.move_track(self.n)


class Breakthrough(Effect, frozen=True, omit_defaults=True, tag="breakthrough"):
    """The Humans roll so many dice for a Human Tech card; nothing in a game without the Human Tech Track."""

    dice: Number

    def can(self, p: Position, me: Me) -> bool:
        return p.options.resistance

    def do(self, t: ConquestTable, me: Me) -> None:
        t.breakthrough(count(self.dice, t, me))


# -- cards


class DrawEvents(Effect, frozen=True, omit_defaults=True, tag="draw-events"):
    """Draw Events; the hand may come to exceed the Intelligence."""

    n: int = 1

    def do(self, t: ConquestTable, me: Me) -> None:
        t.draw_events(me.seat, self.n)


class DrawStuff(Effect, frozen=True, omit_defaults=True, tag="draw-stuff"):
    """Draw Space Stuff."""

    n: int = 1

    def can(self, p: Position, me: Me) -> bool:
        return bool(p.s.zone(at.SPACE_STUFF_DECK) or p.s.zone(at.discard_of(at.SPACE_STUFF_DECK)))

    def do(self, t: ConquestTable, me: Me) -> None:
        for _ in range(self.n):
            t.draw_stuff(me.seat)


class LookAtHand(Effect, frozen=True, omit_defaults=True, tag="look-at-hand"):
    """Look at the hand of the picked player."""

    def do(self, t: ConquestTable, me: Me) -> None:
        t.because("conquest.card_text.look", me.source)
        for seat in me.seats[:1]:
            t.show(t.s.zone(at.hand(seat)), 1 << me.seat)


class DiscardEvents(Effect, frozen=True, omit_defaults=True, tag="discard-events"):
    """The picked Events are discarded from the hands they are in."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for card in me.cards:
            t.discard_hand(t.holder_of(card), (card,))


class Take(Effect, frozen=True, omit_defaults=True, tag="take"):
    """The picked Space Stuff cards are yours from now on, used ones as they lie."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for card in me.cards:
            t.take_stuff(me.seat, card)


class DiscardThis(Effect, frozen=True, omit_defaults=True, tag="discard-this"):
    """Discard the card itself."""

    def do(self, t: ConquestTable, me: Me) -> None:
        t.cancel(me.source)


class Aim(Effect, frozen=True, omit_defaults=True, tag="aim"):
    """The card is aimed at the picked player for as long as it remains in play."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for seat in me.seats[:1]:
            t.aim(me.source, seat)


class Cancel(Effect, frozen=True, omit_defaults=True, tag="cancel"):
    """Cancel the picked cards, wherever they are in play."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for card in me.cards:
            t.cancel(card)


class CancelPlayed(Effect, frozen=True, omit_defaults=True, tag="cancel-played"):
    """Cancel the Event that is just being played, before it takes effect."""

    others: bool = False
    free: bool = False

    def can(self, p: Position, me: Me) -> bool:
        played = p.being_played(me.source)
        if played is None or (self.others and (played.seat < 0 or not p.are_opponents(played.seat, me.seat))):
            return False
        return not self.free or played.ap is None

    def do(self, t: ConquestTable, me: Me) -> None:
        if played := t.being_played(me.source):
            t.cancel(played.card)


class LookAt(Effect, frozen=True, omit_defaults=True, tag="look-at"):
    """Look at the top cards of a deck and put them back in any order."""

    deck: Literal["resistance-deck", "location-deck", "event-deck"]
    n: int

    def can(self, p: Position, me: Me) -> bool:
        return bool(p.s.zone(self.deck))

    def ask(self, t: ConquestTable, me: Me) -> None:
        top = t.look_at(me.seat, self.deck, self.n)
        t.ask(me.seat, "order", top, least=len(top), most=len(top))

    def do(self, t: ConquestTable, me: Me) -> None:
        t.put_back(me.seat, self.deck, t.chosen(me.seat, me.since))


class ShuffleBack(Effect, frozen=True, omit_defaults=True, tag="shuffle-back"):
    """Shuffle a discard pile into its deck."""

    deck: Literal["resistance-deck", "event-deck", "location-deck"]

    def do(self, t: ConquestTable, me: Me) -> None:
        t.shuffle_back(self.deck)


# -- Fights


class ChangeTotal(Effect, frozen=True, omit_defaults=True, tag="change-total"):
    """Your Strength Total, or the foe's, is so much more for a Fight Round, a Fight or a Battle."""

    by: Number
    until: Literal["round", "fight", "battle"] = "round"
    of: Literal["mine", "foe"] = "mine"

    def do(self, t: ConquestTable, me: Me) -> None:
        t.change_total(me.seat if self.of == "mine" else t.foe_of(me.seat), count(self.by, t, me), self.until)


class Reroll(Effect, frozen=True, omit_defaults=True, tag="reroll"):
    """Roll one Fight Die again and keep the new result: your own, one of the foe's, or anybody's."""

    of: Literal["mine", "foe", "any"] = "mine"

    def can(self, p: Position, me: Me) -> bool:
        return bool(self.dice(p, me))

    def dice(self, p: Position, me: Me) -> tuple[str, ...]:
        """The dice that may be rolled again."""
        if self.of == "any":
            return p.dice()
        return p.dice_of(me.seat if self.of == "mine" else p.foe_of(me.seat))

    def ask(self, t: ConquestTable, me: Me) -> None:
        if dice := self.dice(t, me):
            t.ask(me.seat, "die", dice, among=())

    def do(self, t: ConquestTable, me: Me) -> None:
        for die in t.answer(me.seat, me.since):
            t.reroll(str(die))


class FindResistance(Effect, frozen=True, omit_defaults=True, tag="find-resistance"):
    """Search the Resistance deck, then its discard pile, for a card: it is the first that is turned up in this Battle."""

    which: str

    def can(self, p: Position, me: Me) -> bool:
        return not any(p.card_of(i).name == self.which for i in p.s.zone(at.FIGHTING))

    def do(self, t: ConquestTable, me: Me) -> None:
        t.find_resistance(self.which)


class DrawHelp(Effect, frozen=True, omit_defaults=True, tag="draw-help"):
    """Draw Resistance cards until a Full Resistance comes, which helps you in the Fight; Heroes drawn are discarded."""

    def do(self, t: ConquestTable, me: Me) -> None:
        t.draw_help(me.seat)


class WinFight(Effect, frozen=True, omit_defaults=True, tag="win-fight"):
    """Win the Fight; enemy Aliens that are left go to their Landing Site."""

    def do(self, t: ConquestTable, me: Me) -> None:
        t.win_fight(me.seat)


class EndBattle(Effect, frozen=True, omit_defaults=True, tag="end-battle"):
    """End the Battle as by Escape, but to your Landing Site, however far."""

    def can(self, p: Position, me: Me) -> bool:
        return not p.may_never_retreat(me.seat)

    def do(self, t: ConquestTable, me: Me) -> None:
        t.leave_battle(me.seat, at.landing_site(me.seat))


class DiscardHeroes(Effect, frozen=True, omit_defaults=True, tag="discard-heroes"):
    """Discard all Heroes who help in the Fight."""

    def can(self, p: Position, me: Me) -> bool:
        return bool(p.heroes())

    def do(self, t: ConquestTable, me: Me) -> None:
        t.discard_resistance(t.heroes())


# -- Aliens


class Save(Effect, frozen=True, omit_defaults=True, tag="save"):
    """The picked Aliens are not destroyed."""

    def do(self, t: ConquestTable, me: Me) -> None:
        t.save(me.cards)


class Land(Effect, frozen=True, omit_defaults=True, tag="land"):
    """The picked Aliens land at your Landing Site at no cost."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for alien in me.cards:
            t.land(me.seat, alien, at.landing_site(me.seat))


class LandAll(Effect, frozen=True, omit_defaults=True, tag="land-all"):
    """All your destroyed Aliens land at your Landing Site at no cost."""

    def can(self, p: Position, me: Me) -> bool:
        return bool(p.s.zone(at.alien_pool(me.seat)))

    def do(self, t: ConquestTable, me: Me) -> None:
        for alien in t.s.zone(at.alien_pool(me.seat)):
            t.land(me.seat, alien, at.landing_site(me.seat))


class Destroy(Effect, frozen=True, omit_defaults=True, tag="destroy"):
    """The picked Aliens are destroyed."""

    def do(self, t: ConquestTable, me: Me) -> None:
        t.destroy(me.cards)


class MoveThere(Effect, frozen=True, omit_defaults=True, tag="move-there"):
    """The picked pieces move to the Space picked last; an Alien of your own stops there by the usual rules."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for piece in me.cards:
            t.move_piece(piece, me.spaces[-1])


# -- counters and Locations


class PlaceThere(Effect, frozen=True, omit_defaults=True, tag="place-there"):
    """A Resistance Counter of a kind, or any one, comes to the picked Space, without pushing others."""

    which: str = ""

    def can(self, p: Position, me: Me) -> bool:
        return p.in_counter_pool(self.which)

    def do(self, t: ConquestTable, me: Me) -> None:
        for space in me.spaces[-1:]:
            t.place_counter(space, self.which, push=False)


class ReturnThere(Effect, frozen=True, omit_defaults=True, tag="return-there"):
    """All Resistance Counters in the picked Space go back to the pool."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for space in me.spaces[-1:]:
            t.return_counters(t.s.zone(at.counters(space)))


class Return(Effect, frozen=True, omit_defaults=True, tag="return"):
    """The picked Resistance Counters go back to the pool."""

    def do(self, t: ConquestTable, me: Me) -> None:
        t.return_counters(me.cards)


class Demolish(Effect, frozen=True, omit_defaults=True, tag="demolish"):
    """The Location in the picked Space, if there is one, is Demolished."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for space in me.spaces[-1:]:
            if t.s.zone(at.location(space)) and not t.is_demolished(space):
                t.demolish(space, t.doer(me))


class Liberate(Effect, frozen=True, omit_defaults=True, tag="liberate"):
    """The Conquest Marker on the picked Location, if there is one, is taken off."""

    def do(self, t: ConquestTable, me: Me) -> None:
        for space in me.spaces[-1:]:
            if space in t.s.markers:
                t.liberate(space, t.doer(me))


Deeds = (
    GainMenace
    | GainPoints
    | GainTerror
    | MoveTrack
    | HelpHumans
    | Breakthrough
    | DrawEvents
    | DrawStuff
    | LookAtHand
    | DiscardEvents
    | Take
    | DiscardThis
    | Aim
    | Cancel
    | CancelPlayed
    | LookAt
    | ShuffleBack
    | ChangeTotal
    | Reroll
    | FindResistance
    | DrawHelp
    | WinFight
    | EndBattle
    | DiscardHeroes
    | Save
    | Land
    | LandAll
    | Destroy
    | MoveThere
    | PlaceThere
    | ReturnThere
    | Return
    | Demolish
    | Liberate
)
"""All words that do one thing."""
