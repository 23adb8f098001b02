"""Fights as a seat sees them: what a round is worth, what fast effects change of it, whether to go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from domain.games.conquest import language as w
from domain.games.conquest.card import Event, Resistance
from domain.games.conquest.language import Use
from domain.kernel.visibility import OptionView

from .board import CARDS, Board
from .odds import FACES, Chances, Foe, Ground, Group, battle, chances, fight, outcome
from .prices import ALIEN, CLEARED, HELD, IN_PLAY, POINT, STEP, TOKEN, TRACK
from .words import Wish

GEAR = 0.3
"""What it takes to turn over a card that is ready again on the next turn."""

HELP = 4
"""About the Strength of Resistance that helps."""

HARMLESS = 3.0


class Fights:
    """The running Battle and its Fight, from a seat's side."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.battle = board.view.battle
        self.fight = self.battle.fight if self.battle else None
        self.wish = Wish(board)

    # -- sides

    @property
    def attacks(self) -> bool:
        """Whether the seat's Aliens attack."""
        return self.fight is not None and self.fight.seat == self.board.seat

    @property
    def defends(self) -> bool:
        """Whether they are attacked."""
        return self.fight is not None and self.fight.other == self.board.seat

    @property
    def sign(self) -> float:
        """Whose success is good: 1 the attackers', less than 0 the other side's."""
        if self.fight is None or self.attacks:
            return 1.0
        if self.defends:
            return -1.0
        if self.fight.other is not None:
            return 0.0
        return -self.board.danger(self.fight.seat) if self.board.is_foe(self.fight.seat) else 0.5

    # -- what a round is worth to the attackers

    @cached_property
    def party(self) -> Group:
        """The attackers as they are in the Fight."""
        assert self.battle
        there = self.board.spaces[self.battle.space].aliens
        own = [alien for alien in there if alien.seat == self.battle.seat]
        party = self.board.party(own)
        return party._replace(bonus=self.fight.total - sum(party.strengths)) if self.fight else party

    @property
    def foe(self) -> Foe:
        """Who is fought."""
        return Foe(self.fight.foe_total, frozenset(self.fight.abilities) - {"Bold"}) if self.fight else Foe(0)

    @property
    def left(self) -> int:
        """How many Resistance cards are still to be fought, at about."""
        assert self.battle
        if self.battle.extra:
            return 0
        there = self.board.spaces[self.battle.space]
        fought = self.battle.fights if not self.fight or self.fight.counter is None else 0
        return max(0, there.resistance - fought)

    @cached_property
    def ground(self) -> Ground:
        """What is fought for."""
        assert self.battle
        there = self.board.spaces[self.battle.space]
        ground = self.board.ground(there)
        if self.battle.extra:
            return Ground(CLEARED)
        return ground._replace(prize=ground.prize + CLEARED * len(there.counters))

    @cached_property
    def stakes(self) -> tuple[float, float, float]:
        """What it is worth to the attackers to tie, to win, to lose the round (at -1)."""
        if self.fight and self.fight.other is not None:
            return 0.0, ALIEN, -ALIEN
        again = max(0.0, fight(self.party, self.foe, self.left, self.ground))
        fewer = max(0.0, fight(self.party.without_one(), self.foe, self.left, self.ground))
        won = max(0.0, battle(self.party, self.left, self.ground))
        return again, max(won, again), min(fewer, again) - ALIEN

    def _expected(self, odds: Chances) -> float:
        tied, won, lost = self.stakes
        return odds.won * won + odds.lost * lost + odds.tied * tied

    def now(self, more: int = 0, dice: Sequence[int] = (), foe_dice: Sequence[int] = ()) -> float:
        """What the round is worth as it stands, with so much more for the attackers, or with these dice in turn."""
        fight = self.fight
        if fight is None:
            return 0.0
        ahead = fight.total - fight.foe_total + more
        if not fight.dice or not fight.foe_dice:
            return self._expected(chances(ahead, self.foe.abilities))
        own, others = dice or (max(fight.dice),), foe_dice or (max(fight.foe_dice),)
        results = [outcome(ahead, a, b, self.foe.abilities) for a in own for b in others]
        return sum(self.stakes[result] for result in results) / len(results)

    def goes_on(self) -> float:
        """What it is worth to stay in the Battle."""
        if self.fight is not None and self.fight.round:
            if self.fight.other is None:
                return fight(self.party, self.foe, self.left, self.ground)
            odds = chances(self.fight.total - self.fight.foe_total)
            return (odds.won - odds.lost) * (1 if self.attacks else -1)
        return battle(self.party, self.left, self.ground) if self.battle else 0.0

    # -- responses

    def would_respond(self, window: str) -> bool:
        """Whether the seat has anything for a window that is worth it."""
        return any(self.worth(use, window, price) > 0 for use, price in self._own(window))

    def response(self, window: str, options: Sequence[OptionView]) -> tuple[str, ...]:
        """The best of what may be played or used, if it is worth it."""
        worth = {option.key: self._option(option, window) for option in options}
        best = max(worth, key=lambda key: worth[key], default="")
        return (best,) if best and worth[best] > 0 else ()

    def _own(self, window: str) -> Iterator[tuple[Use, float]]:
        me = self.board.me
        for one in me.hand:
            event = CARDS.get(one.card or "")
            if isinstance(event, Event) and event.play and event.ap is None and _opens(event.play, window):
                yield event.play, HELD
        laid = [gear.card.card for gear in me.gear if not gear.activated] + [me.race.card if me.race else None]
        for card in (CARDS[key] for key in laid if key):
            for _, use in card.uses:
                if _opens(use, window) and use.menace <= me.menace:
                    yield use, _price(use)

    def _option(self, option: OptionView, window: str) -> float:
        if option.card:
            event = CARDS.get(option.card.card or "")
            return self.worth(event.play, window, HELD) if isinstance(event, Event) and event.play else 0.0
        card = CARDS.get(self._laid(int(option.key.split(".")[1])))
        if card is None:
            return 0.0
        use = card.use(int(option.key.split(".")[2]))
        return self.worth(use, window, _price(use))

    def _laid(self, i: int) -> str:
        me = self.board.me
        laid = [*(gear.card for gear in me.gear), *(one.card for one in me.in_play), *([me.race] if me.race else [])]
        return next((one.card or "" for one in laid if one.id == i), "")

    def worth(self, use: Use, window: str, price: float) -> float:
        """What it is worth to use something now, its price taken off."""
        if window == "before-dice" and "after-dice" in use.windows:
            return 0.0
        return sum(self._word(word, window) for word in use.then) - price

    def _word(self, word: w.Effects, window: str) -> float:
        match window:
            case "before-dice" | "after-dice":
                return self._in_fight(word)
            case "would-destroy":
                mine = any(alien.seat == self.board.seat for alien in self.board.view.doomed)
                return 2 * HELD if mine and isinstance(word, w.Pick) else 0.0
            case "battle-won":
                mine = self.battle is not None and self.battle.seat == self.board.seat
                return self.wish.of((word,)) + 1.0 if mine else 0.0
            case "action-start":
                return self._points(word)
            case "battle-start":
                return self._ambush(word)
            case "card-played":
                cancels = isinstance(word, w.Either) and any(isinstance(way[0], w.CancelPlayed) for way in word.ways)
                return self.hurt_by_played() - HARMLESS + HELD if cancels else 0.0
        return 0.0

    def _in_fight(self, word: w.Effects) -> float:
        """By how much a word changes what the round is worth to the seat."""
        fight = self.fight
        if fight is None:
            return 0.0
        now, one = self.now(), 1 if self.attacks or not self.defends else -1
        match word:
            case w.ChangeTotal(by=by, until=until, of=of):
                n = self._number(by) * (1 if of == "mine" else -1) * one
                if not self.attacks and not self.defends:
                    n = -self._number(by)
                lasting = 1.0 if until != "round" and self.attacks else 0.0
                return (self.now(n) - now) * self.sign + lasting * (self.now(n) != now)
            case w.Pick(then=(w.ChangeTotal(),)) | w.DrawHelp():
                return (self.now(HELP * one) - now) * self.sign
            case w.DiscardHeroes():
                cards = (CARDS.get(card.card or "") for card in fight.resistance)
                bonus = sum(card.bonus or 0 for card in cards if isinstance(card, Resistance))
                return self.now(bonus) - now
            case w.WinFight():
                return self.stakes[1 if self.attacks else -1] * self.sign - now * self.sign - 2 * HELD
            case w.EndBattle():
                return -now * self.sign - HELD
            case w.Reroll(of=of):
                return max(self._rerolled(die) for die in self._dice(of))
        return 0.0

    def _number(self, number: w.Number) -> int:
        if isinstance(number, int):
            return number
        return len(self.party.strengths) if isinstance(number, w.AliensInFight) else HELP

    def _dice(self, of: str) -> tuple[str, ...]:
        mine, theirs = ("aliens", "foe") if not self.defends else ("foe", "aliens")
        return {"mine": (mine,), "foe": (theirs,)}.get(of, (mine, theirs))

    def _rerolled(self, die: str) -> float:
        """What it is worth to roll a die again: `aliens`, or `foe`."""
        if self.fight is None or not self.fight.dice:
            return 0.0
        new = self.now(dice=FACES) if die == "aliens" else self.now(foe_dice=FACES)
        return (new - self.now()) * self.sign

    def worth_of_die(self, option: OptionView) -> float:
        """What it is worth to roll this die again; of a side's dice the one that counts."""
        side, _, face = option.key.partition("-")
        return self._rerolled(side) + int(face) / 100

    # -- outside of rounds

    def _points(self, word: w.Effects) -> float:
        if not isinstance(word, w.GainPoints):
            return 0.0
        n = word.n if isinstance(word.n, int) else 2
        current = self.board.view.whose_turn
        return STEP * n if current == self.board.seat else -STEP * n * self.board.danger(current) if n < 0 else 0.0

    def _ambush(self, word: w.Effects) -> float:
        if self.battle is None or not self.board.is_foe(self.battle.seat) or not isinstance(word, w.FindResistance):
            return 0.0
        there = self.board.spaces[self.battle.space]
        return POINT / 2 * there.population * self.board.danger(self.battle.seat)

    def hurt_by_played(self, but: int = 0) -> float:
        """How much the Event played last (apart from one) would hurt the seat's own side."""
        played = next((one for one in reversed(self.board.view.playing) if one.card.id != but), None)
        if played is None:
            return 0.0
        event = CARDS.get(played.card.card or "")
        if not isinstance(event, Event):
            return 0.0
        if played.seat is None:
            return self._hurt_by_humans(event)
        if not self.board.is_foe(played.seat) or event.play is None:
            return 0.0
        hostile = self.attacks or self.defends
        worth = IN_PLAY if event.remains else max(self.wish.of(event.play.then), 2 * HELD)
        return worth * self.board.danger(played.seat) + (HELD if hostile else 0.0)

    def _hurt_by_humans(self, event: Event) -> float:
        words = [word for ability in event.as_resistance.abilities for word in getattr(ability, "then", ())]
        if any(isinstance(word, w.MoveTrack | w.Breakthrough) for word in words):
            return TRACK
        return IN_PLAY if event.remains else TOKEN


def _opens(use: Use, window: str) -> bool:
    return window in use.windows or (window == "card-played" and "any" in use.windows)


def _price(use: Use) -> float:
    return 0.6 * TOKEN * use.menace + GEAR * use.activate
