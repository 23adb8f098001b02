"""The words that Legendary Encounters: Firefly acts with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from domain.deckbuilding.events import Marked, TurnedDown
from domain.deckbuilding.frames import Text
from domain.deckbuilding.language import Effects, Me, Whenever, captured, top
from domain.deckbuilding.moving import turn_up
from domain.deckbuilding.roomtable import RoomTable
from domain.kernel import events as k
from domain.kernel.zone import kind

from . import carrying, defeats, ending, episode, events as e, intermission, names as at, strikes, tasks, turn
from .position import FireflyPosition
from .scoring import team_points
from .state import FireflyState
from .team import ChooseWay

CITES = {
    "play": "firefly.action.resolve-immediately",
    "text": "firefly.action.resolve-immediately",
    "superpower": "firefly.combo.requires-earlier-card",
    "critical-hit": "firefly.combo.requires-earlier-card",
    "copy": "firefly.keyword.coordinate-virtual-copy",
    "reshuffle": "firefly.cleanup.reshuffle-midway",
    "reveal": "firefly.card_text.show",
    "look": "firefly.card_text.overrides",
    "refill": "firefly.recruit.refill-immediately",
    "recruited": "firefly.browncoats.top-card",
    "override": "firefly.card_text.overrides",
    "lend": "firefly.keyword.coordinate-set-aside",
    "play-lent": "firefly.keyword.coordinate-virtual-copy",
    "return-lent": "firefly.keyword.coordinate-return",
    "mobilize": "firefly.gain.to-discard",
    "push": "firefly.episode.push-left",
    "leave": "firefly.episode.push-to-combat-zone",
    "turn-up-there": "firefly.episode.combat-zone-face-up",
    "turn-up": "firefly.reveal.when",
    "scan": "firefly.scan.cost",
    "scan-free": "firefly.scan.free-by-ability",
    "attach": "firefly.attach.to-space",
    "play-card": "firefly.action.play-one-at-a-time",
    "once": "firefly.action.activate-later",
    "gain-paid": "firefly.recruit.to-discard",
    "recruit-row": "firefly.recruit.cost",
    "recruit-stack": "firefly.browncoats.cost-three",
    "restock-strikes": "firefly.crew_strike.deck-empty",
    "fight": "firefly.fight.cost",
    "pay": "firefly.card_text.pay",
}

OWNED = "owned"
"""The marker of a player's card that lies under another card."""


class FireflyTable(FireflyPosition, RoomTable):
    """A decision of Legendary Encounters: Firefly being made."""

    s: FireflyState
    cites: ClassVar[Mapping[str, str]] = CITES
    recruit_row: ClassVar[tuple[str, ...]] = at.BRIDGE
    recruit_deck: ClassVar[str] = at.CREW_DECK
    strike_deck: ClassVar[str] = at.CREW_STRIKES
    open_zones: ClassVar[frozenset[str]] = at.FACE_UP
    breaks: str = ""
    """What ends the course of the turn as soon as the running step is over: the end of the `actions`, or of the `episode`."""

    # -- leaving places

    def move(self, ids: Iterable[int], dst: str, *, bottom: bool = False, src: str = "") -> None:
        """Move cards; what lies under one that leaves play comes back: a Goal to Operations, a player's card to its owner."""
        moved = tuple(ids)
        if kind(dst) == at.UNDER:
            self._remember_owners(moved)
        super().move(moved, dst, bottom=bottom, src=src)
        if kind(dst) not in ("verse", at.COMBAT_ZONE):
            for under in (i for card in moved for i in self.s.zone(captured(card))):
                owner = self.s.markers.get(f"{OWNED}.{under}", 0)
                self.clear_mark(under, OWNED)
                self.move((under,), f"discard.{owner - 1}" if owner else at.OPERATIONS)

    def _remember_owners(self, ids: tuple[int, ...]) -> None:
        """Players' cards that come to lie under a card are marked with the number of their owner's seat, from 1 on."""
        for i in ids:
            owner = self.owner(i)
            if owner is not None:
                self.mark(i, OWNED, owner + 1)

    def remove(self, ids: tuple[int, ...]) -> None:
        """Put cards on the Defeated Cards, with nothing that follows."""
        self.leave_for(ids, at.DEFEATED_CARDS)

    def turned_up(self, i: int, space: str) -> None:
        """Nothing follows when a card comes to the Bridge."""

    def recruit(self, seat: int, i: int) -> None:
        """What Browncoats are is known before it is said where they go."""
        with self.citing("recruited"):
            self.show((i,))
        super().recruit(seat, i)

    def take_in(self, seat: int, ids: tuple[int, ...], to: str) -> None:
        if seat in self.s.defeated:
            return
        with self.citing("recruited"):
            self.show(ids)
        super().take_in(seat, ids, to)

    def ko(self, ids: tuple[int, ...], by: int | None = None) -> None:
        """Defeat cards: where they go is by their kinds (firefly.defeat.destinations)."""
        for i in ids:
            self.show((i,))
            self.because("firefly.defeat.destinations", i)
            match self.card_of(i).kind:
                case "enemy":
                    self.defeat_enemy(i)
                case "character":
                    self.leave_for((i,), at.DEFEATED_CHARACTERS)
                case "talent":
                    self.leave_for((i,), at.TALENTS)
                case "flaw":
                    self.leave_for((i,), at.FLAWS)
                case _:
                    self.remove((i,))

    def beat(self, i: int) -> None:
        self.defeat_enemy(i)

    def defeat_enemy(self, i: int) -> None:
        """An enemy is defeated, by the current player: what it says then is next."""
        card = self.card_of(i)
        self.because("firefly.fight.to-defeated-cards", i)
        self.count("killed", self.s.current, (i,))
        me = self.behalf(i)
        self.move((i,), at.DEFEATED_CARDS)
        self.heard("kill", self.s.current, "firefly.card_text.overrides")
        self.perform(me, card.death, rule="firefly.defeat.defeated-ability")
        self._settle_enemy(card.key, completed=True)

    def _settle_enemy(self, key: str, *, completed: bool) -> None:
        """An enemy that a task names is defeated, which may complete it, or has left play otherwise."""
        for task in self.open_tasks():
            if task.enemy == key and not (completed and task.completed):
                tasks.settle(self, task, completed=completed)

    # -- decks

    def draw(self, seat: int, n: int) -> None:
        if seat in self.s.playing:
            super().draw(seat, n)

    def flaws_in_hand(self, seat: int) -> list[int]:
        """The Flaws in a hand."""
        return [i for i in self.s.zone(f"hand.{seat}") if self.card_of(i).kind == "flaw"]

    def play_flaw(self, seat: int, card: int) -> None:
        """Carry out next what the Avatar says of Flaws."""
        avatar = self.avatar(seat)
        me = Me(seat, seat, card, avatar.key, len(self.s.plays))
        self.perform(me, avatar.flaw, rule="firefly.flaw.effect")

    def play_as(self, seat: int, source: int, key: str) -> None:
        """A Talent is read as the Avatar says (firefly.talent.play)."""
        talent = self.content[key].kind == "talent"
        super().play_as(seat, source, self.avatar(seat).key if talent else key)

    # -- Strikes

    def strike(self, seat: int, n: int, *, of: str = "") -> None:
        if n > 0:
            rule = "firefly.ship_strike.draw" if of == strikes.SHIP else "firefly.crew_strike.draw"
            self.push(strikes.DrawStrikes(seat, n, of or strikes.CREW, rule, self.card))

    def cancel_strikes(self, ids: tuple[int, ...]) -> None:
        for i in ids:
            if self.s.zone_of(i) == at.RESOLVING:
                self.because("firefly.strike.cancel", i)
                if self.card_of(i).kind == "ship-strike":
                    self.put_repaired((i,))
                else:
                    self.discard_strikes((i,))

    def take_strike(self, seat: int, strike: int) -> None:
        strikes.take(self, seat, strike)

    def strike_avatars(self, ids: tuple[int, ...]) -> None:
        for i in reversed(ids):
            strikes.strike_avatar(self, i)

    def heal(self, ids: tuple[int, ...]) -> None:
        if self.held("no-heal"):
            return
        self.because("firefly.heal.any-main-character")
        for i in ids:
            zone, _, seat = self.s.zone_of(i).partition(".")
            if zone == "strikes":
                self.count("healed", int(seat), (i,))
        self.discard_strikes(ids)
        defeats.come_back(self)

    def heal_each(self) -> None:
        self.push(intermission.HealEach())

    def top_ship_strike(self) -> tuple[int, ...]:
        """The top Ship Strike; once all are repaired ones they are shuffled."""
        if not self.s.zone(at.SHIP_STRIKES):
            self.use_again(at.REPAIRED, at.SHIP_STRIKES, "firefly.ship_strike.deck-recycle")
        return top(self.s.zone(at.SHIP_STRIKES), 1)

    def repair(self, ids: tuple[int, ...]) -> None:
        if self.held("no-repair"):
            return
        self.because("firefly.repair.any-strike")
        self.put_repaired(ids)

    def put_repaired(self, ids: Iterable[int]) -> None:
        """Ship Strikes go under their deck; those of an Episode Deck to the Defeated Cards."""
        for i in ids:
            own = self.card_of(i).deck == at.SHIP_STRIKES
            self.because("firefly.repair.under-deck" if own else "firefly.ship_strike.episode-repaired", i)
            self.move((i,), at.REPAIRED if own else at.DEFEATED_CARDS)

    def install(self, ids: tuple[int, ...]) -> None:
        self.then(*(intermission.PlaceUpgrade(i) for i in ids))

    # -- the 'Verse

    def add_hive(self, n: int, *, if_any: bool = False) -> None:
        if n > 0:
            self.push(episode.AddEpisode(n))

    def resolve(self, card: int, *, in_rooms: bool) -> None:
        if not self.is_inevitable(card):
            self.push(episode.Reveal(card, in_rooms))

    def arrived(self, card: int) -> None:
        if "escape" in self.card_of(card).keywords:
            self.because("firefly.keyword.escape", card)
            me, said = self.behalf(card), self.card_of(card)
            self.remove((card,))
            self.perform(me, said.escape, rule="firefly.keyword.escape-text")
            self._settle_enemy(said.key, completed=False)
        else:
            super().arrived(card)

    def swap_rooms(self, ids: tuple[int, ...]) -> None:
        if not any(self.is_inevitable(i) for i in ids):
            super().swap_rooms(ids)

    def to_clear(self, ids: tuple[int, ...]) -> None:
        for i in ids:
            clear = [space for space in self.rooms if not self.s.zone(space)]
            if clear:
                self.move((i,), clear[-1])
                if i not in self.s.up:
                    turn_up(self, i)

    def move_inevitable(self) -> None:
        inevitable = self.inevitable
        if inevitable is None:
            return
        self.because("firefly.inevitable.moved-resets", inevitable)
        here = self.s.zone_of(inevitable)
        n = len(at.VERSE) if here == at.COMBAT_ZONE else at.VERSE.index(here)
        if inevitable in self.s.up:
            self.emit(TurnedDown(ids=(inevitable,)))
        if n > 0:
            self.move((inevitable,), at.VERSE[n - 1])
        if self.s.timed:
            self.emit(e.InevitableTimed(timed=()))

    # -- the Objective

    def watch(self) -> None:
        """What is asked for is completed the moment it is so; and Flaws in hand are played before all else."""
        if self.s.status != "running":
            return
        tasks.watch(self)
        if self.s.status != "running":
            return
        self._break_off()
        free = not self.s.open and not any(getattr(frame, "asked", 0) for frame in self.stack)
        if free and self.s.phase == "action" and self.s.current in self.s.playing:
            playing = any(isinstance(frame, turn.PlayFlaws) for frame in self.stack)
            if not playing and self.flaws_in_hand(self.s.current) and self._acts() and not self._begins():
                self.push(turn.PlayFlaws())

    def _acts(self) -> bool:
        """Whether the current player's Action Phase is still going on."""
        return not any(isinstance(frame, turn.EndActions | ending.EndEpisode) for frame in self.stack)

    def _begins(self) -> bool:
        """Whether something that is due at the start of the Action Phase is still to be done."""
        return any(isinstance(frame, turn.BeginActions) for frame in self.stack[:-1])

    def settle_task(self, task: str, *, completed: bool) -> None:
        for open_task in self.open_tasks():
            if open_task.name == task:
                tasks.settle(self, open_task, completed=completed)

    def choose_together(self, me: Me, ways: tuple[tuple[Effects, ...], ...]) -> None:
        self.push(ChooseWay(seat=me.seat, source=me.source, key=me.key, play=me.play, ways=ways))

    def bequeath(self, me: Me, what: str, n: int, members: tuple[str, ...]) -> None:
        for due in carrying.heirs(self, me, what, members):
            self.emit(e.LegacyChanged(what=due, n=self.s.legacy.get(due, 0) + n))

    def earn_credits(self, n: int) -> None:
        if n:
            self.emit(e.CreditsChanged(n=max(0, self.s.credits + n)))

    def pay_credits(self, rule: str, n: int, card: int) -> None:
        """The team pays Credits by a rule."""
        self.because(rule, card)
        self.earn_credits(-n)

    # -- the course of the game

    def now_is(self, moment: str) -> None:
        """Carry out next what is due at a moment of the turn: as the `actions` begin, or once all have `struck`.

        What lies in the Combat Zone and the 'Verse has its order; that of the rest the current player says, where it matters.
        """
        heard = [(i, a) for i in self.rulers() for a in self.card_of(i).abilities if isinstance(a, Whenever)]
        due = [(i, a) for i, a in heard if a.hook == moment and self.lies_in(i, a.area)]
        lined = self.in_play()
        rule = "firefly.timing.current-player-breaks-ties"
        rest = [(self.behalf(i), a.then) for i, a in due if i not in lined]
        self.any_order(Text(me.seat, me.source, me.key, then, rule) for me, then in rest)
        for i, a in reversed(due):
            if i in lined:
                self.perform(self.behalf(i), a.then, rule="firefly.timing.trigger-order")

    def end_actions_after(self) -> None:
        """The Action Phase is over once what is going on is done."""
        self.breaks = self.breaks or "actions"

    def end_episode_after(self) -> None:
        """The Episode is over once what is going on is done; nothing else of the turn happens."""
        self.breaks = "episode"

    def time_is_over(self) -> None:
        """All that is still open has failed, and the Episode is over."""
        tasks.fail_rest(self)
        self.end_episode_after()

    def _break_off(self) -> None:
        """Between two steps, the course of the turn is broken off where something has asked for that."""
        if self.breaks == "actions" and self._acts():
            self.stack.insert(0, turn.EndActions())
        if self.breaks == "episode" and not any(isinstance(frame, ending.EndEpisode) for frame in self.stack):
            going_on = [frame for frame in self.stack if not isinstance(frame, turn.FLOW)]
            self.stack[:] = [ending.EndEpisode(), *going_on]
        self.breaks = ""

    def end(self, outcome: str, reason: str) -> None:
        """The game is over: score it, and reveal the seed."""
        seats = tuple(range(len(self.s.seats)))
        points = team_points(self, outcome)
        won = seats if outcome == "win" else ()
        scores = tuple(points for _ in seats)
        self.emit(k.Ended(outcome=outcome, reason=reason, winners=won, scores=scores, seed=self.s.seed))

    def mark_used(self, i: int) -> None:
        """A deed that may be done once each Episode was done."""
        self.emit(Marked(id=i, marker="used", n=1))

    def discard(self, seat: int, ids: Iterable[int]) -> None:
        super().discard(seat, [i for i in ids if kind(self.s.zone_of(i)) != "deck" or seat in self.s.playing])
