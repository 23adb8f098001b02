"""What happens in Encounters games alone: Strikes, the Hive, the rooms, Facehuggers, copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from . import effect
from .amount import Condition, Goal, Number, count
from .effect import Effect, Verb
from .which import Cards, Me

if TYPE_CHECKING:
    from .state import Play
    from .table import DeckTable

# -- Strikes


class Strike(Effect, frozen=True, omit_defaults=True, tag="strike"):
    """Draw Strikes, one after another; of the `ship` where it says so."""

    n: Number = 1
    of: str = ""

    def do(self, t: DeckTable, me: Me) -> None:
        t.strike(me.seat, count(self.n, t, me), of=self.of)


class Heal(Verb, frozen=True, omit_defaults=True, tag="heal"):
    """Strikes leave whoever has them."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.heal(ids)


class StrikeMost(Verb, frozen=True, omit_defaults=True, tag="strike-most"):
    """The picked enemy strikes the player with the most damage; the player chooses among equals."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.strike_most(me.seat, ids[0])


class DrawFewer(Effect, frozen=True, omit_defaults=True, tag="draw-fewer"):
    """The player's next Cleanup draws so many cards fewer."""

    n: int = 1

    def do(self, t: DeckTable, me: Me) -> None:
        t.draw_fewer(me.seat, self.n)


# -- the Hive and the rooms


class AddHive(Effect, frozen=True, omit_defaults=True, tag="add-hive"):
    """So many times the top Hive card comes face down into the Complex; `if_any`: only as far as the Hive has some."""

    n: int = 1
    if_any: bool = False

    def do(self, t: DeckTable, me: Me) -> None:
        t.add_hive(self.n, if_any=self.if_any)


class Scan(Verb, frozen=True, omit_defaults=True, tag="scan"):
    """Turn up hidden cards without paying."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.scan_free(me.seat, ids)


class TurnDown(Verb, frozen=True, omit_defaults=True, tag="turn-down"):
    """Face down in place: hidden again."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.turn_down(ids)


class ShuffleRooms(Verb, frozen=True, omit_defaults=True, tag="shuffle-rooms"):
    """Cards of the Complex are shuffled among the rooms they lie in, unseen by all."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.shuffle_rooms(ids)


class SwapRooms(Verb, frozen=True, omit_defaults=True, tag="swap-rooms"):
    """Two cards change places; nothing is pushed."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.swap_rooms(ids)


class MoveBack(Verb, frozen=True, omit_defaults=True, tag="move-back"):
    """Up to n rooms toward the Ventilation Shafts, one at a time, only into clear rooms; the player says how far."""

    n: int = 1

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.move_back(me, ids, self.n)


class Advance(Verb, frozen=True, omit_defaults=True, tag="advance"):
    """So many rooms toward the Airlock, each as a card that is pushed; from the Airlock into the Combat Zone."""

    n: int = 1

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.advance(ids, self.n)


class ToAirlock(Verb, frozen=True, omit_defaults=True, tag="to-airlock"):
    """Straight into the Airlock, pushing a card there out; nothing in between moves."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.to_airlock(ids)


class ToCombatZone(Verb, frozen=True, omit_defaults=True, tag="to-combat-zone"):
    """Into the Combat Zone, one after another, each resolved before the next."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.to_combat_zone(ids)


class Secure(Verb, frozen=True, omit_defaults=True, tag="secure"):
    """Beside the Objectives, where nothing touches them any more."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.secure(ids)


class Attach(Verb, frozen=True, omit_defaults=True, tag="attach"):
    """To a room: by name, `here` (where it is), `beside` (next to it) or `any`; not where one of the same name is (`alone`)."""

    to: str = "here"
    alone: bool = False

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.attach(me, ids[0], self.to, alone=self.alone)


class Remove(Verb, frozen=True, omit_defaults=True, tag="remove"):
    """Out of the game."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.remove(ids)


class BlockRoom(Effect, frozen=True, omit_defaults=True, tag="block-room"):
    """A room is no more: the current Objective, which is completed, lies on it, and what lay in it is pushed on."""

    room: str

    def do(self, t: DeckTable, me: Me) -> None:
        t.block(self.room)


class CompleteObjective(Effect, frozen=True, omit_defaults=True, tag="complete-objective"):
    """The current Objective is completed."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.complete_objective()


class Mark(Verb, frozen=True, omit_defaults=True, tag="mark"):
    """So many markers of a kind more."""

    marker: str = ""
    n: int = 1

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        for i in ids:
            t.mark(i, self.marker, self.n)


class Weaken(Verb, frozen=True, omit_defaults=True, tag="weaken"):
    """So much Attack less until the turn ends."""

    by: Number = 1

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        for i in ids:
            t.weaken(i, count(self.by, t, me))


class PlaceFacehugger(Effect, frozen=True, omit_defaults=True, tag="place-facehugger"):
    """A Facehugger of the Hatchery, if one is left, comes before the player."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.hatch_facehugger(me.seat)


class ShuffleWithTop(Verb, frozen=True, omit_defaults=True, tag="shuffle-with-top"):
    """With the top n cards of a deck back on top of it, in random order."""

    n: int = 2
    deck: str = "hive"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.shuffle_with_top(ids, self.n, self.deck)


# -- who, whether, how often


class NextPlayer(Effect, frozen=True, omit_defaults=True, tag="next-player"):
    """The next player does this."""

    what: tuple[effect.Effects, ...]

    def do(self, t: DeckTable, me: Me) -> None:
        t.perform(structs.replace(me, seat=t.next_player(me.seat)), self.what)


class EachAlien(Effect, frozen=True, omit_defaults=True, tag="each-alien"):
    """Each Alien Player does this, and nobody else: in turn order, the one whose turn it is first."""

    what: tuple[effect.Effects, ...]

    def do(self, t: DeckTable, me: Me) -> None:
        for seat in reversed(t.alien_players()):
            t.perform(structs.replace(me, seat=seat), self.what, rule="alien-players")


class Way(Struct, frozen=True, omit_defaults=True):
    """One of several things to do, which can only be chosen where it can be done in full."""

    what: tuple[effect.Effects, ...]
    need: Condition | None = None

    def is_open(self, t: DeckTable, me: Me) -> bool:
        return self.need is None or self.need.holds(t, me)


class Ways(Effect, frozen=True, omit_defaults=True, tag="ways"):
    """The player chooses one of the ways that can be gone in full; where there is none, the last is gone as far as it can."""

    ways: tuple[Way, ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "way", [str(n) for n in self._open(t, me)])

    def do(self, t: DeckTable, me: Me) -> None:
        for n in t.answer(me.seat, me.since):
            t.perform(me, self.ways[int(n)].what)

    def _open(self, t: DeckTable, me: Me) -> list[int]:
        found = [n for n, way in enumerate(self.ways) if way.is_open(t, me)]
        return found or [len(self.ways) - 1]


class MayShow(Effect, frozen=True, omit_defaults=True, tag="may-show"):
    """The player may show one of these; what follows speaks of what was chosen before. Asked of who has none, too."""

    of: Cards
    then: tuple[effect.Effects, ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "show", self.of.ids(t, me), least=0, among=self.of.among(t, me))

    def do(self, t: DeckTable, me: Me) -> None:
        if shown := t.chosen(me.seat, me.since):
            t.reveal(shown)
            t.perform(me, self.then)


class Repeatedly(Effect, frozen=True, omit_defaults=True, tag="repeatedly"):
    """A verb again and again, as long as something is picked for it."""

    what: effect.Effects

    def ask(self, t: DeckTable, me: Me) -> None:
        self.what.ask(t, me)

    def do(self, t: DeckTable, me: Me) -> None:
        assert isinstance(self.what, Verb)
        structs.replace(self.what, then=(*self.what.then, self)).do(t, me)


class CallClass(Effect, frozen=True, omit_defaults=True, tag="call-class"):
    """The player names a class; what follows may speak of cards of the class `same`."""

    then: tuple[effect.Effects, ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "call-class", t.class_names)

    def do(self, t: DeckTable, me: Me) -> None:
        for cls in t.answer(me.seat, me.since):
            t.perform(structs.replace(me, named=str(cls)), self.then)


# -- plays


class CopyPlayed(Effect, frozen=True, omit_defaults=True, tag="copy-played"):
    """Play a copy of a card that the player played earlier this turn, or of up to n different ones, in the order chosen.

    Never of one whose own text copies. `may`: or of none. `otherwise` follows where there is none to copy.
    """

    cost_most: int | None = None
    cls: str = ""
    team: str = ""
    keyword: str = ""
    n: int = 1
    may: bool = False
    otherwise: tuple[effect.Effects, ...] = ()

    def ask(self, t: DeckTable, me: Me) -> None:
        keys = self._keys(t, me)
        t.ask(me.seat, "copy-played", keys, least=0 if self.may else 1, most=self.n, among=())

    def do(self, t: DeckTable, me: Me) -> None:
        if not self._keys(t, me):
            t.perform(me, self.otherwise)
        t.copy_played(me, tuple(str(key) for key in t.answer(me.seat, me.since)))

    def _keys(self, t: DeckTable, me: Me) -> list[str]:
        return list(dict.fromkeys(play.key for play in t.s.plays[: me.play] if self._fits(t, play, me)))

    def _fits(self, t: DeckTable, play: Play, me: Me) -> bool:
        card = t.content[play.key]
        return (
            (self.cost_most is None or (card.cost or 0) <= self.cost_most)
            and (not self.cls or self.cls in {card.cls, *card.classes})
            and (not self.team or card.team == self.team)
            and (not self.keyword or self.keyword in t.icons_of(play))
            and t.can_play_as(me.seat, play.key)
        )


class Clone(Effect, frozen=True, omit_defaults=True, tag="clone"):
    """This card becomes another that was played earlier this turn, until it leaves play; with none it stays what it is.

    Never one that clones itself: it would be what it is.
    """

    def ask(self, t: DeckTable, me: Me) -> None:
        played = dict.fromkeys(play.key for play in t.s.plays[: me.play])
        t.ask(me.seat, "clone", [key for key in played if t.can_be_cloned(key)], among=())

    def do(self, t: DeckTable, me: Me) -> None:
        for key in t.answer(me.seat, me.since):
            t.clone(me, str(key))


class Recast(Effect, frozen=True, omit_defaults=True, tag="recast"):
    """The card gives this instead of what is printed on it."""

    attack: int = 0
    recruit: int = 0

    def do(self, t: DeckTable, me: Me) -> None:
        card = t.content[me.key]
        t.pool(self.attack - (card.attack or 0), self.recruit - (card.recruit or 0))


class Spend(Effect, frozen=True, omit_defaults=True, tag="spend"):
    """The player may pay so many Recruit Points, where there are so many, for this."""

    recruit: int
    then: tuple[effect.Effects, ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        if t.s.recruit >= self.recruit:
            t.ask(me.seat, "spend", (effect.DO,), least=0)

    def do(self, t: DeckTable, me: Me) -> None:
        if t.answer(me.seat, me.since):
            t.pool(recruit=-self.recruit)
            t.perform(me, self.then)


class Forbid(Effect, frozen=True, omit_defaults=True, tag="forbid"):
    """The player can't do this for the rest of the turn."""

    what: str

    def do(self, t: DeckTable, me: Me) -> None:
        t.count(f"no-{self.what}", me.seat, (me.source,))


class SeeHand(Effect, frozen=True, omit_defaults=True, tag="see-hand"):
    """Who set this off looks at the player's hand, alone."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.look(me.you, t.s.zone(f"hand.{me.seat}"))


class WinAlone(Effect, frozen=True, omit_defaults=True, tag="win-alone"):
    """The player has won, and nobody else."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.win_alone(me.seat)


# -- a crew and its ship


class StrikeThem(Verb, frozen=True, omit_defaults=True, tag="strike-them"):
    """Each Main Character whose Avatar is picked draws a Strike, be it a player's or not."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.strike_avatars(ids)


class AvoidStrike(Effect, frozen=True, omit_defaults=True, tag="avoid-strike"):
    """So many Strikes that the player would draw this turn, of the crew or of the ship where it says so, may be drawn by nobody.

    `every`: as many as there are.
    """

    of: str = ""
    n: int = 1
    every: bool = False

    def do(self, t: DeckTable, me: Me) -> None:
        t.count(f"avoid-{self.of or 'any'}", me.seat, (me.source,) * (EVERY if self.every else self.n))


class ShieldSelf(Effect, frozen=True, omit_defaults=True, tag="shield-self"):
    """One Crew Strike that the player would draw this turn may be drawn by another Main Character."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.count("shield", me.seat, (me.source,))


class CancelStrike(Effect, frozen=True, omit_defaults=True, tag="cancel-strike"):
    """The Strike just drawn, which is spoken of, does nothing and is put away."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.cancel_strikes(me.chosen)


class TakeStrike(Effect, frozen=True, omit_defaults=True, tag="take-strike"):
    """The Strike just drawn, which is spoken of, is this player's instead of the one's who has drawn it."""

    def do(self, t: DeckTable, me: Me) -> None:
        for i in me.chosen:
            t.take_strike(me.seat, i)


class AsCurrent(Effect, frozen=True, omit_defaults=True, tag="as-current"):
    """The player whose turn it is does this."""

    what: tuple[effect.Effects, ...]

    def do(self, t: DeckTable, me: Me) -> None:
        t.perform(structs.replace(me, seat=t.s.current), self.what)


EVERY = 20
"""More Strikes than any turn brings."""


class Credits(Effect, frozen=True, omit_defaults=True, tag="credits"):
    """The team earns so many Credits."""

    n: int = 1

    def do(self, t: DeckTable, me: Me) -> None:
        t.earn_credits(self.n)


class HealEach(Effect, frozen=True, omit_defaults=True, tag="heal-each"):
    """One Strike leaves each Main Character who has any; players choose which of their own."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.heal_each()


class Settle(Effect, frozen=True, omit_defaults=True, tag="settle"):
    """A task of the current Objective is completed, or has failed."""

    task: str
    failed: bool = False

    def do(self, t: DeckTable, me: Me) -> None:
        t.settle_task(self.task, completed=not self.failed)


class RepairShip(Verb, frozen=True, omit_defaults=True, tag="repair-ship"):
    """Ship Strikes leave the ship."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.repair(ids)


class Install(Verb, frozen=True, omit_defaults=True, tag="install"):
    """Upgrades come onto the ship without being paid for."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.install(ids)


class ToClear(Verb, frozen=True, omit_defaults=True, tag="to-clear"):
    """Out of the Combat Zone into the clear room that is nearest to it, if there is one."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.to_clear(ids)


class MoveInevitable(Effect, frozen=True, omit_defaults=True, tag="move-inevitable"):
    """What is inevitable goes back: out of the Combat Zone to the last room, face down, or one room back; its time begins anew."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.move_inevitable()


class AsMember(Effect, frozen=True, omit_defaults=True, tag="as-member"):
    """The player who is this member of the crew does this; `otherwise` follows where no player is. `others`: unless it is you."""

    member: str
    what: tuple[effect.Effects, ...]
    otherwise: tuple[effect.Effects, ...] = ()
    others: bool = False

    def do(self, t: DeckTable, me: Me) -> None:
        seat = t.seat_of(self.member)
        if seat is None or (self.others and seat == me.seat):
            t.perform(me, self.otherwise)
        else:
            t.perform(structs.replace(me, seat=seat), self.what)


class AsHighest(Effect, frozen=True, omit_defaults=True, tag="as-highest"):
    """Who ranks highest of the players does this, or of those who are one of these `members`; `otherwise` follows where none is."""

    what: tuple[effect.Effects, ...]
    members: tuple[str, ...] = ()
    otherwise: tuple[effect.Effects, ...] = ()

    def do(self, t: DeckTable, me: Me) -> None:
        seat = t.highest(self.members)
        if seat is None:
            t.perform(me, self.otherwise)
        else:
            t.perform(structs.replace(me, seat=seat), self.what)


class SpendAny(Effect, frozen=True, omit_defaults=True, tag="spend-any"):
    """The player pays any number of Recruit Points: for each of them, this."""

    each: tuple[effect.Effects, ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "how-many", [str(n) for n in range(t.s.recruit + 1)], among=())

    def do(self, t: DeckTable, me: Me) -> None:
        for n in t.answer(me.seat, me.since):
            t.pool(recruit=-int(n))
            t.perform(me, self.each * int(n))


class ShuffleDeck(Effect, frozen=True, omit_defaults=True, tag="shuffle-deck"):
    """The player shuffles the own deck."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.shuffle(f"deck.{me.seat}")


class TeamWays(Effect, frozen=True, omit_defaults=True, tag="team-ways"):
    """The team decides together for one of several things, each of which can be done."""

    ways: tuple[tuple[effect.Effects, ...], ...]

    def do(self, t: DeckTable, me: Me) -> None:
        t.choose_together(me, self.ways)


class Bequeath(Effect, frozen=True, omit_defaults=True, tag="bequeath"):
    """The next game of the campaign begins with so much more of something.

    Of a stack (`talents`, `flaws`) that is in the starting decks: each player's, or those of the players who are one of these
    `members`; where none of them is a player's, that of who ranks highest. All else is the team's: `credits` in the first
    Inter-Mission, cards in the `verse`, this card among the `keepsakes`.
    """

    what: str
    n: int = 1
    members: tuple[str, ...] = ()

    def do(self, t: DeckTable, me: Me) -> None:
        t.bequeath(me, self.what, self.n, self.members)


class Task(Struct, frozen=True, omit_defaults=True):
    """One of the things that an Objective asks for: it is `completed` when all of that holds, or when a card says so.

    Then its `reward` and so many `credits` are given at once. What `failed` brings follows where it fails before its time is
    over; with a `mandatory` one the game is lost. The defeat of its `enemy` completes it, unless `completed` asks for more; one
    that leaves play undefeated fails it.
    """

    name: str
    completed: tuple[Goal, ...] = ()
    reward: tuple[effect.Effects, ...] = ()
    credits: int = 0
    failed: tuple[effect.Effects, ...] = ()
    mandatory: bool = False
    enemy: str = ""


Encounter = (
    Strike | Heal | StrikeMost | DrawFewer | AddHive | Scan | TurnDown | ShuffleRooms | SwapRooms | MoveBack | Advance
    | ToAirlock | ToCombatZone | Secure | Attach | Remove | BlockRoom | CompleteObjective | Mark | Weaken
    | PlaceFacehugger | ShuffleWithTop | NextPlayer | EachAlien | Ways | MayShow | Repeatedly | CallClass | CopyPlayed
    | Clone | Recast | Spend | Forbid | SeeHand | WinAlone
    | StrikeThem | AvoidStrike | ShieldSelf | HealEach | Credits | Settle | RepairShip | Install | ToClear | MoveInevitable | AsMember | AsHighest | SpendAny
    | ShuffleDeck | Bequeath | TeamWays | CancelStrike | TakeStrike | AsCurrent
)  # fmt: skip
"""The words that only Encounters games have."""
