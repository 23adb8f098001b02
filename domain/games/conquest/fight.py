"""Fights: one Resistance, one counter or one player's Aliens, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from domain.kernel.frame import Frame

from . import events as e, names as at
from .humans import ResistanceEvents
from .position import Source
from .state import NOBODY, Fight
from .windows import Chance

if TYPE_CHECKING:
    from .table import ConquestTable

CRUSHING: Final = 6
DEADLY: Final = 5
BARRAGE: Final = 2
HATCHING: Final = 2
"""So many Heroes in one Fight bring a Resistance Event."""


class Drawing(Frame):
    """Resistance cards are turned up until there is a Full one; the second Hero brings a Resistance Event."""

    hatched: bool = False

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.fight.draw-resistance", 0)
        if t.foe() is None and (card := self._next(t)) is not None:
            if t.heroes():
                t.because("conquest.hero.chain")
            t.show((card,))
            t.move((card,), at.FIGHTING, src=at.RESISTANCE_DECK)
            if len(t.heroes()) >= HATCHING and not self.hatched and t.options.resistance:
                self.hatched = True
                t.because("conquest.ingenuity.trigger")
                t.push(ResistanceEvents(1))
            return False
        t.moment("drawn", resistance(t))
        return True

    def _next(self, t: ConquestTable) -> int | None:
        """The card that was looked out for this Battle, else the top one of the deck."""
        waiting = t.s.zone(at.NEXT)
        return waiting[-1] if waiting else t.top_of(at.RESISTANCE_DECK)


def resistance(t: ConquestTable) -> list[Source]:
    """The Resistance of the Fight as its texts are read: they speak to the player who fights it."""
    seat = t.s.fight.seat if t.s.fight else at.HUMANS
    return [t.source(i, seat) for i in t.resistance_fought()]


class Fighting(Frame):
    """A Fight within a Battle: against Resistance cards, a counter, or a player's Aliens."""

    other: int = at.HUMANS
    counter: int = 0
    at: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        t.because("conquest.fight.terms", 0)
        if self.at == 1:
            t.emit(e.FightBegan(seat=self.other, counter=self.counter))
            if self.other < 0 and not self.counter:
                t.push(Drawing())
            return False
        if t.s.fight and t.s.fight.decided is None and self._has_foe(t):
            t.push(FightRound())
            return False
        end_fight(t)
        return True

    def _has_foe(self, t: ConquestTable) -> bool:
        """Without any Resistance card left in the game the Fight counts as won."""
        fight = t.s.fight
        if fight and fight.against_resistance and not t.resistance_fought():
            t.because("conquest.hero.chain")
            t.emit(e.FightDecided(winner=fight.seat))
            return False
        return True


def end_fight(t: ConquestTable) -> None:
    """The Fight is over: the Resistance cards of it are discarded, and those that helped the Aliens."""
    fight = t.s.fight
    cards = () if fight and fight.counter else t.resistance_fought()
    t.emit(e.FightEnded())
    t.because("conquest.cards.discard-per-deck")
    t.discard_resistance((*cards, *t.s.zone(at.HELPING)))


class FightRound(Frame):
    """One comparison of Strength Totals: Barrage, cards, dice, cards, and what comes of it.

    `single`: Captain Fantastic's, after which nothing more follows.
    """

    single: bool = False
    at: int = 0
    result: str = ""
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                self._begin(t)
            case 2 if not self._is_over(t):
                t.push(Chance(order=t.turn_order(), kind="before-dice"))
            case 3 if not self._is_over(t):
                roll_dice(t)
                t.push(Chance(order=t.turn_order(), kind="after-dice"))
            case 4 if not self._is_over(t):
                self.result = resolve(t)
            case 5:
                self._choose_loss(t)
            case 6:
                self._consequences(t)
            case 7:
                self._texts(t)
            case 8:
                return self._last(t)
        return False

    def _is_over(self, t: ConquestTable) -> bool:
        """A card decided the Fight or the round, or one side is gone before there were dice."""
        fight = t.s.fight
        if fight is None or fight.is_decided:
            return True
        gone = [seat for seat in fight.sides if not t.fighting(seat)]
        if gone:
            barraged = fight.against_resistance and "Barrage" in t.foe_abilities()
            t.because(f"conquest.{'abilities.barrage-last-alien' if barraged else 'victory_loss.battle-lost'}", 0)
            t.emit(e.FightDecided(winner=t.survivor(gone[0])))
        return bool(gone)

    def _begin(self, t: ConquestTable) -> None:
        fight = t.s.fight
        if fight is None:
            return
        t.because("conquest.fight.terms", 0)
        t.emit(e.FightRoundBegan(number=fight.round + 1))
        if fight.against_resistance and "Barrage" in t.foe_abilities() and t.s.battle:
            t.because("conquest.abilities.barrage-fight", fight.counter)
            barrage(t, t.s.battle.space)

    def _winner(self, t: ConquestTable) -> int | None:
        """Who won the round: by a card, else by what it came to; nobody where it is tied or called off."""
        fight = t.s.fight
        if fight is None:
            return None
        if fight.won is not None:
            return fight.won
        if fight.decided is not None:
            return fight.decided if fight.decided != NOBODY else None
        return {"aliens": fight.seat, "foe": fight.other}.get(self.result)

    def _choose_loss(self, t: ConquestTable) -> None:
        """The side that lost says which of its Aliens is destroyed; of saucers that are all alike any."""
        fight, winner = t.s.fight, self._winner(t)
        if fight is None or winner is None:
            return
        loser = fight.other if winner == fight.seat else fight.seat
        aliens = t.fighting(loser) if loser >= 0 else ()
        if len({t.s.what[i] for i in aliens}) > 1:
            t.because("conquest.victory_loss.resistance-win-round", 0)
            self.asked = t.ask(loser, "lose-alien", aliens, among=aliens)

    def _consequences(self, t: ConquestTable) -> None:
        fight, winner = t.s.fight, self._winner(t)
        if fight is None or winner is None:
            return
        if winner == fight.seat and fight.against_resistance:
            if not self.single:
                self._beat(t)
            return
        loser = fight.other if winner == fight.seat else fight.seat
        aliens = t.chosen(loser, self.asked) if self.asked else t.fighting(loser)[-1:]
        t.because("conquest.victory_loss.resistance-win-round", 0)
        t.destroy(aliens, lost_round=True)

    def _beat(self, t: ConquestTable) -> None:
        """The Resistance is beaten: what happens then is read while it still lies there."""
        fight, foe = t.s.fight, t.foe()
        if fight is None:
            return
        t.because("conquest.victory_loss.alien-win-round", 0)
        if foe is not None:
            t.emit(e.Noted(what=f"{foe.type}-beaten.{fight.seat}"))
        fought, won = resistance(t), t.in_force("upon fight-won")
        theirs = {source.id for source in fought}
        t.moment("fight-won", [*fought, *(one for one in won if one.me.seat == fight.seat and one.id not in theirs)])
        if fight.decided is None:
            t.emit(e.FightDecided(winner=fight.seat))

    def _texts(self, t: ConquestTable) -> None:
        """What the Resistance does after a round it won or that is tied; who is beaten leaves."""
        fight, winner = t.s.fight, self._winner(t)
        if fight is None or self.single:
            return
        if fight.against_resistance:
            if winner == fight.seat:
                self._leave(t, fight)
            elif self.result == "tie" and fight.decided is None:
                t.moment("round-tied", resistance(t))
            elif self.result == "foe" and winner == at.HUMANS:
                t.moment("round-lost", resistance(t))
        elif fight.won is not None:
            self._send_home(t, fight, fight.won)

    def _leave(self, t: ConquestTable, fight: Fight) -> None:
        t.because("conquest.counters.defeated" if fight.counter else "conquest.victory_loss.alien-win-round", 0)
        if fight.counter:
            t.return_counters((fight.counter,))
        else:
            t.discard_resistance(t.s.zone(at.FIGHTING))

    def _send_home(self, t: ConquestTable, fight: Fight, winner: int) -> None:
        """A card won a Fight between Aliens: those of the other side that are left go to their Landing Site.

        Where they are on it already they stay, and the Fight goes on.
        """
        loser = fight.other if winner == fight.seat else fight.seat
        home = at.landing_site(loser)
        if t.s.battle and t.s.battle.space != home:
            t.because("conquest.event.own-or-others")
            if left := t.fighting(loser):
                t.move(left, at.aliens(home))
            t.emit(e.FightDecided(winner=winner))

    def _last(self, t: ConquestTable) -> bool:
        """The Fight is over where a side is gone; else the Aliens may Escape."""
        fight = t.s.fight
        if fight is None or self.single:
            return True
        gone = [seat for seat in fight.sides if not t.fighting(seat)]
        if gone and fight.decided is None:
            t.because("conquest.victory_loss.battle-lost", 0)
            t.emit(e.FightDecided(winner=t.survivor(gone[0])))
        elif fight.decided is None:
            t.push(MayEscape(tuple(seat for seat in t.turn_order() if seat in fight.sides)))
        return True


class MayEscape(Frame):
    """Whether players' Aliens Escape from the Battle, asked openly one after another."""

    seats: tuple[int, ...]
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.escape.when", 0)
        if self.asked:
            seat, *rest = self.seats
            self.seats = tuple(rest)
            (answer,) = t.answer(seat, self.asked)
            self.asked = 0
            if answer != "stay":
                t.because("conquest.escape.all-together")
                t.leave_battle(seat, str(answer))
        while self.seats and not (ways := t.escapes(self.seats[0]) if t.fighting(self.seats[0]) else ()):
            self.seats = self.seats[1:]
        if not self.seats:
            return True
        self.asked = t.ask(self.seats[0], "escape", ("stay", *ways))
        return False


# -- dice


def barrage(t: ConquestTable, space: str) -> None:
    """A D6 for each Alien in a Space and in those adjacent; on a low roll it is destroyed."""
    most, hits = t.humans_figure("barrage", BARRAGE), []
    for near in (space, *t.s.neighbours[space]):
        hits += [alien for alien in t.s.zone(at.aliens(near)) if t.roll(t.s.owner[alien])[0] <= most]
    t.destroy(hits)


def roll_dice(t: ConquestTable) -> None:
    """Each side rolls its Fight Dice; for the Resistance another player does."""
    fight = t.s.fight
    if fight is None:
        return
    t.because("conquest.fight.roll-dice", 0)
    t.emit(e.FightDiceRolled(foe=False, dice=t.roll(fight.seat)))
    if not fight.against_resistance:
        t.emit(e.FightDiceRolled(foe=True, dice=t.roll(fight.other)))
        return
    roller = t.dice_roller(fight.seat)
    cunning = "Cunning" in t.foe_abilities()
    t.because("conquest.abilities.cunning" if cunning else "conquest.fight.resistance-roller", 0)
    dice = t.roll(roller, 2 if cunning else 1)
    t.emit(e.FightDiceRolled(foe=True, dice=dice))
    low = t.humans_figure("reroll-low", 0)
    if any(die <= low for die in dice):
        t.because("conquest.resistance.abilities")
        t.emit(e.FightDiceRolled(foe=True, dice=tuple(t.roll(roller)[0] if die <= low else die for die in dice)))


def resolve(t: ConquestTable) -> str:
    """What a Fight Round came to: `aliens`, `foe` or `tie`."""
    fight = t.s.fight
    if fight is None or not fight.dice or not fight.foe_dice:
        return "tie"
    die, foe_die = max(fight.dice), max(fight.foe_dice)
    aliens, foe = t.total(fight.seat) + die, t.total(fight.other) + foe_die
    abilities = t.foe_abilities() if fight.against_resistance else frozenset()
    crushing, crushed = die == CRUSHING, foe_die >= (DEADLY if "Deadly" in abilities else CRUSHING)
    if _explodes(t, fight.seat, foe_die):
        result, rule = "aliens", "board.race-sheet-content"
    elif crushing and crushed:
        result, rule = "tie", "crushing.both"
    elif crushing or crushed:
        result, rule = "aliens" if crushing else "foe", "crushing.six-wins"
    else:
        result = "aliens" if aliens > foe else "foe" if foe > aliens else "tie"
        rule = "fight.tie-push" if result == "tie" else "fight.higher-wins"
    if result == "tie" and "Assault" in abilities:
        result, rule = "foe", "abilities.assault"
    t.because(f"conquest.{rule}", 0)
    t.emit(e.FightRoundResolved(total=aliens, foe_total=foe, result=result))
    return result


def _explodes(t: ConquestTable, seat: int, foe_die: int) -> bool:
    """Whether the foe's die alone makes the Aliens win the round."""
    return any(source.me.seat == seat and has.n == foe_die for source, has in t.features("wins-on"))


def reroll(t: ConquestTable, *, foe: bool, face: int) -> None:
    """A Fight Die that shows a face is rolled again by whoever rolled it; the new result stays."""
    fight = t.s.fight
    if fight is None:
        return
    dice = list(fight.foe_dice if foe else fight.dice)
    roller = fight.seat if not foe else fight.other if fight.other >= 0 else t.dice_roller(fight.seat)
    dice[dice.index(face)] = t.roll(roller)[0]
    t.emit(e.FightDiceRolled(foe=foe, dice=tuple(dice)))
