"""The words that Legendary Encounters: Alien acts with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import structs

from domain.deckbuilding.frames import Gaining, Run
from domain.deckbuilding.language import Clone, Me, Vigil
from domain.deckbuilding.moving import turn_up
from domain.deckbuilding.roomtable import RoomTable
from domain.kernel import events as k
from domain.kernel.zone import kind

from . import achievements, agendas, deaths, events as e, facehuggers, hive, names as at, objectives, strikes
from .aliens import draw_alien
from .position import AlienPosition
from .scoring import scores, winners
from .state import AlienState
from .turn import EndTurn

CITES = {
    "play": "alien.action.resolve-immediately",
    "text": "alien.action.resolve-immediately",
    "superpower": "alien.combo.class-ability",
    "critical-hit": "alien.combo.class-ability",
    "crew": "alien.combo.crew-ability",
    "copy": "alien.card_text.copy",
    "reshuffle": "alien.deck.reshuffle-when-needed",
    "reveal": "alien.card_text.show",
    "look": "alien.card_text.override",
    "refill": "alien.recruit.refill",
    "recruited": "alien.recruit.sergeant-blind",
    "override": "alien.card_text.override",
    "lend": "alien.keyword.coordinate-set-aside",
    "play-lent": "alien.keyword.coordinate-copy",
    "return-lent": "alien.keyword.coordinate-return",
    "sacrifice": "alien.keyword.sacrifice",
    "mobilize": "alien.keyword.mobilize",
    "push": "alien.hive.push-forward",
    "leave": "alien.hive.airlock-to-combat-zone",
    "turn-up-there": "alien.hive.combat-zone-turn-up",
    "turn-up": "alien.reveal.triggers",
    "scan": "alien.scan.cost",
    "scan-free": "alien.scan.free",
    "recruit-row": "alien.recruit.from-hq",
    "recruit-stack": "alien.recruit.sergeant",
    "restock-strikes": "alien.exhaust.strikes",
    "fight": "alien.fight.cost",
    "pay": "alien.card_text.pay",
    "attach": "alien.card_text.attach",
    "play-card": "alien.action.play-order",
    "once": "alien.card_text.once-this-turn",
    "gain-paid": "alien.gain.recruit-is-gain",
    "alien-players": "alien.alien_player.named-effects",
}

STRUCK = "struck"
"""Where a Strike that is drawn goes: it is no card that is gained."""


class AlienTable(AlienPosition, RoomTable):
    """A decision of Legendary Encounters: Alien being made."""

    s: AlienState
    cites: ClassVar[Mapping[str, str]] = CITES
    recruit_row: ClassVar[tuple[str, ...]] = at.HQ
    recruit_deck: ClassVar[str] = at.BARRACKS
    strike_deck: ClassVar[str] = at.STRIKE_DECK
    open_zones: ClassVar[frozenset[str]] = at.FACE_UP

    # -- leaving places

    def move(self, ids: Iterable[int], dst: str, *, bottom: bool = False, src: str = "") -> None:
        ids = tuple(ids)
        if kind(dst) not in at.BEFORE_PLAYERS:
            self.end_clones(ids)
        super().move(ids, dst, bottom=bottom, src=src)

    def remove(self, ids: tuple[int, ...]) -> None:
        """Put cards out of the game."""
        self.leave_for(ids, at.REMOVED)

    def turned_up(self, i: int, space: str) -> None:
        """A Facehugger there comes before who revealed it, and another card is turned up."""
        if self.is_facehugger(i):
            facehuggers.place(self, i, self.active)
            self.refill(space)
        achievements.after_refill(self)

    def take_in(self, seat: int, ids: tuple[int, ...], to: str) -> None:
        if to == STRUCK:
            strikes.draw_strike(self, seat, self.rule, self.card)
            return
        with self.citing("recruited"):
            self.show(ids)
        super().take_in(seat, ids, to)
        for i in reversed(ids):
            self.mobilize(seat, i)

    # -- killing

    def ko(self, ids: tuple[int, ...], by: int | None = None) -> None:
        hidden = self.hidden()
        for i in filter(self.can_be_killed, ids):
            self.kill(i, by, was_hidden=i in hidden)

    def kill(self, i: int, by: int | None = None, *, was_hidden: bool = False) -> None:
        """Kill a card: where it goes, and what follows, is by its kind."""
        self.show((i,))
        card = self.card_of(i)
        if was_hidden and (card.kind == "goal" or (card.final and self.s.stage < 3)):
            self.because(
                "alien.kill.hazard-event-zone" if card.kind == "goal" else "alien.final_enemy.kill-effects-early", i
            )
            turn_up(self, i)
            return
        match card.kind:
            case "enemy":
                self.kill_enemy(i, by)
            case "event" | "hazard" | "loose-culture":
                self.because("alien.kill.hazard-event-zone", i)
                self.leave_for((i,), at.DISCARDED)
            case "chestburster":
                self.because("alien.kill.chestburster-zone", i)
                self.leave_for((i,), at.HATCHERY)
            case "character":
                self.because("alien.kill.character-zone", i)
                self.leave_for((i,), at.DEAD_CHARACTERS)
            case _:
                self.because("alien.kill.hazard-event-zone", i)
                self.remove((i,))

    def beat(self, i: int) -> None:
        self.kill_enemy(i)

    def kill_enemy(self, i: int, by: int | None = None) -> None:
        """An enemy dies: it counts as killed by a player, the active one unless another is named; what it says then is next."""
        card = self.card_of(i)
        self.because("alien.kill.enemy-zone", i)
        killer = self.active if by is None else by
        self.count("killed", killer, (i,))
        if card.final:
            self.count(f"slain.{card.key}", killer, (i,))
        me = self.behalf(i)
        self.bury_enemy(i)
        self.heard("kill", killer, "alien.card_text.override")
        self.perform(me, card.death, rule="alien.fight.death-ability")

    def bury_enemy(self, i: int) -> None:
        """An enemy comes to the Dead Enemies, with nothing that follows."""
        self.move((i,), at.DEAD_ENEMIES)

    # -- Strikes and deaths

    def strike(self, seat: int, n: int, *, of: str = "") -> None:
        if n > 0:
            self.push(strikes.Strikes(seat, n, "alien.strike.effect-draws", self.card))

    def draw_strike(self, seat: int, rule: str, source: int) -> None:
        """A seat draws a Strike that nothing on the table keeps away; what it could show might still do so."""
        if self.is_warded("strike"):
            self.push(Gaining(seat, at.STRIKE_DECK, 0, STRUCK, rule, source))
        else:
            strikes.draw_strike(self, seat, rule, source)

    def heal(self, ids: tuple[int, ...]) -> None:
        self.because("alien.strike.heal")
        self.discard_strikes(ids)

    def cue(self) -> tuple[int, ...]:
        hazard = next((frame for frame in reversed(self.stack) if isinstance(frame, hive.HazardCard)), None)
        return (hazard.card,) if hazard else ()

    def strike_most(self, seat: int, enemy: int) -> None:
        self.push(strikes.StrikeMost(seat, enemy))

    def draw(self, seat: int, n: int) -> None:
        if seat in self.s.prowling:
            draw_alien(self, seat, n)
        if seat not in self.s.living:
            return
        before = set(self.s.zone(f"hand.{seat}"))
        super().draw(seat, n)
        for i in self.s.zone(f"hand.{seat}"):
            if i not in before and self.card_of(i).drawn:
                me = Me(seat, seat, i, self.s.what[i], len(self.s.plays))
                self.show((i,))
                self.move((i,), at.RESOLVING)
                self.perform(me, self.card_of(i).drawn, rule="alien.hazard.second")
            if i not in before and self.card_of(i).kind == "chestburster":
                self.because("alien.chestburster.draw-dies", i)
                self.show((i,))
                deaths.die(self, seat, "chestburster")
                return

    def reveal_agenda_of_dead(self, seat: int) -> None:
        """A player who dies shows the Agenda that is still hidden."""
        agendas.reveal_of_dead(self, seat)

    def after_death(self, seat: int) -> None:
        """What a death brings besides, with others still alive."""
        agendas.after_death(self, seat)

    def push_secrets(self, card: int) -> None:
        """A Secrets Revealed card is used next."""
        self.push(agendas.SecretsRevealed(card))

    def break_off_turn(self) -> None:
        """The turn ends here; only what is due at its end is still done, and what a new Objective says when it is set up."""
        self._put_away()
        self.stack[:] = [EndTurn(), *(frame for frame in self.stack if isinstance(frame, objectives.NewObjective))]

    def _put_away(self) -> None:
        """Cards that are just being resolved go where they would have gone in the end."""
        for i in self.s.zone(at.RESOLVING):
            if (seat := self.drawn_by(i)) is not None:
                self.move((i,), f"discard.{self.next_player(seat)}")
            elif self.card_of(i).kind == "strike":
                self.discard_strikes((i,))
            else:
                self.move((i,), at.DISCARDED)

    def drawn_by(self, i: int) -> int | None:
        """The seat that has drawn a card which says what happens then, and is still at it."""
        told = (frame.seat for frame in self.stack if isinstance(frame, Run) and frame.source == i)
        return next(told, None) if self.card_of(i).drawn else None

    # -- the Hive and the rooms

    def add_hive(self, n: int, *, if_any: bool = False) -> None:
        if n > 0:
            self.push(hive.AddHive(n, if_any=if_any))

    def resolve(self, card: int, *, in_rooms: bool) -> None:
        self.push(hive.Reveal(card, in_rooms))

    def tear_down(self, room: str) -> None:
        """A scan of a room brings down what Alien Players have put up there."""
        self.move(self.walls_of(room), at.ALIEN_DISCARD)

    def block(self, room: str) -> None:
        objectives.block(self, room)

    def complete_objective(self) -> None:
        objectives.complete(self)

    def hatch_facehugger(self, seat: int) -> None:
        facehuggers.hatch(self, seat)

    def from_seat(self, seat: int) -> list[int]:
        """The living players from a seat on, in turn order."""
        return [other for other in self.around(seat) if self.takes_part(other)]

    # -- plays

    def icons_worked(self, me: Me, icons: tuple[str, ...]) -> str:
        if not set(icons).issubset(self.class_names):
            return "crew"
        self.count("combo", me.seat, (me.source,))
        for icon in icons:
            self.count(f"combo-{icon}", me.seat, (me.source,))
        achievements.after_combo(self, me.seat)
        return "superpower"

    def can_be_cloned(self, key: str) -> bool:
        card = self.content[key]
        return card.kind == "character" and not any(isinstance(word, Clone) for word in card.effect)

    def clone(self, me: Me, key: str) -> None:
        card = self.content[key]
        own = me.source if self.s.what[me.source] == me.key else 0
        self.because("alien.card_text.grown-in-a-lab", me.source)
        self.emit(e.CloneMade(play=me.play, id=own, key=key, cls=card.cls, keyword="ripley"))
        self.pool(card.attack or 0, card.recruit or 0)
        self.perform(structs.replace(me, key=key), card.effect, rule="text")

    def end_clones(self, ids: Iterable[int]) -> None:
        """Characters that were others are themselves again as they leave play."""
        for i in ids if self.s.became else ():
            own = self.s.what[i]
            if self.s.became.get(self.s.serial[i], own) != own and self.content[own].kind == "character":
                self.become((i,), own)

    def give_up(self, i: int) -> None:
        self.move((i,), at.DEAD_CHARACTERS)

    def use_vigil(self, seat: int, i: int, vigil: Vigil, chosen: tuple[int, ...]) -> None:
        """Discard a Vigilant card in play for what it does then."""
        me = Me(seat, seat, i, self.s.what[i], len(self.s.plays), chosen=chosen)
        self.because("alien.keyword.vigilant-discard-effect", i)
        self.move((i,), f"discard.{seat}")
        self.perform(me, vigil.then, rule="alien.keyword.vigilant-discard-effect")

    def next_turn(self) -> int | None:
        """Whose turn it is next: a living player's, an Alien Player's, or that of one who is about to become one."""
        return next((seat for seat in self.around(self.s.current + 1) if self.takes_turns(seat)), None)

    def takes_turns(self, seat: int) -> bool:
        """Whether a seat still takes turns."""
        burst = self.s.by.get(seat) == "chestburster" and self.options.alien_players
        return seat in self.s.living or (burst and seat not in self.s.slain_aliens)

    # -- the end

    def watch(self) -> None:
        """The current Objective is completed the moment that what it asks for is there (alien.objective.complete-to-bottom)."""
        objectives.watch(self)

    def win_alone(self, seat: int) -> None:
        self.because("alien.agenda.evil-win")
        self.end("loss", "traitor-agenda", (seat,))

    def end(self, outcome: str, reason: str, alone: tuple[int, ...] | None = None) -> None:
        """The game is over: score it, and reveal the seed. `alone` are the seats that win by themselves, if the team doesn't."""
        won = winners(self, outcome) if alone is None else alone
        points = scores(self, outcome, won)
        self.emit(k.Ended(outcome=outcome, reason=reason, winners=won, scores=points, seed=self.s.seed))
