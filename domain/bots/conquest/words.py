"""What the words on cards are worth to a seat, before and after something was picked for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.games.conquest import language as w
from domain.games.conquest.card import Event

from .board import CARDS
from .prices import ALIEN, CLEARED, HELD, IN_PLAY, POINT, STUFF, simple

if TYPE_CHECKING:
    from domain.games.conquest.view import AlienView, InvaderView

    from .board import Board

Words = Sequence[w.Effects]


class Wish:
    """What words are worth on a table."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def of(self, words: Words) -> float:
        """The worth of words that nothing was picked for yet: with the best pick for each."""
        return sum(map(self._of, words))

    def _of(self, word: w.Effects) -> float:
        match word:
            case w.LandAll():
                return ALIEN * len(self.board.me.alien_pool)
            case w.Either(ways=ways):
                return max(map(self.of, ways))
            case w.EachPlayer(then=then) if any(isinstance(one, w.Pick | w.Roll) for one in then):
                return -HELD
            case w.EachOf(then=then) | w.RandomSection(then=then):
                return 0.0 if self.board.foes else -CLEARED if then else 0.0
            case w.If(then=then):
                return self.of(then)
            case w.Roll(least=least, most=most, then=then, otherwise=otherwise):
                likely = (most - least + 1) / 6
                return likely * self.of(then) + (1 - likely) * self.of(otherwise)
            case w.Pick():
                return self.pick(word)
        return simple(word)

    def pick(self, word: w.Pick) -> float:
        """The worth of the best picks; nothing where there are none."""
        worth = sorted((self.picked(word, option) for option in self.options(word)), reverse=True)[: word.n]
        return sum(worth if not word.up_to else (n for n in worth if n > 0))

    def options(self, word: w.Pick) -> list[str]:
        """About what could be picked."""
        board = self.board
        match word.what:
            case w.Spaces() as spaces:
                return [one for one, there in board.spaces.items() if not spaces.location or there.location]
            case w.Players():
                return [f"seat-{one.seat}" for one in (board.foes if word.what.others else board.view.invaders)]
            case w.Cards(zone="alien-pool"):
                return [str(alien.id) for alien in board.me.alien_pool]
            case w.Cards(zone="doomed"):
                return [str(alien.id) for alien in board.view.doomed if alien.seat == board.seat]
            case w.Cards(zone="stuff"):
                return [str(gear.card.id) for one in board.foes for gear in one.gear]
            case w.Cards(zone="remains"):
                humans = board.view.humans
                laid = [card for one in board.view.invaders for card in one.in_play]
                return [str(one.card.id) for one in (*laid, *(humans.in_play if humans else ()))]
            case w.Cards(zone="human-tech"):
                return [str(card.id) for card in (board.view.humans.tech if board.view.humans else ())]
            case w.Cards(zone="counters"):
                near = {near for space in board.spaces if board.mine(space) for near in board.near.get(space, ())}
                return [str(one.id) for space in sorted(near) for one in board.spaces[space].counters]
        return []

    # -- something was picked

    def picked(self, word: w.Pick, option: str) -> float:
        """The worth of picking this."""
        match word.what:
            case w.Spaces() | w.Sections():
                spaces = [option] if option in self.board.spaces else self._section(option)
                return sum(self._in(word.then, space) for space in spaces)
            case w.Players():
                return self._to(word.then, int(option.removeprefix("seat-")))
            case w.Cards(zone=zone):
                return self._with(word.then, zone, int(option))
        raise ValueError(f"nothing can be picked by {word.what}")

    def _section(self, section: str) -> list[str]:
        return [space for space in self.board.spaces if space.startswith(section)]

    def _in(self, words: Words, space: str) -> float:
        return sum(self._there(word, space) for word in words)

    def _there(self, word: w.Effects, space: str) -> float:
        board, there = self.board, self.board.spaces[space]
        match word:
            case w.Sweep(hit=hit, counters=counters):
                own = CLEARED * len(there.counters) if counters else 0.0
                return hit / 6 * (board.harm_to_aliens(space) + own)
            case w.Demolish():
                return board.harm_to_marker(space) if there.conqueror is not None else -POINT * there.population / 4
            case w.Liberate():
                return board.harm_to_marker(space)
            case w.PlaceThere() | w.Place():
                return (board.harm_to_aliens(space) + board.harm_to_marker(space)) / 3 + (1 if board.foes else -1)
            case w.ReturnThere():
                return 0.0 if board.foes else CLEARED * len(there.counters)
            case w.MoveThere():
                return board.pull(space)
            case w.Roll(least=least, most=most, then=then, otherwise=otherwise):
                likely = (most - least + 1) / 6
                return likely * self._in(then, space) + (1 - likely) * self._in(otherwise, space)
            case w.If(then=then):
                return self._in(then, space)
            case w.RandomSpace() | w.Pick():
                return 0.0
        return simple(word)

    def _to(self, words: Words, seat: int) -> float:
        danger = self.board.danger(seat) if self.board.is_foe(seat) else -1.0
        match words[0]:
            case w.Aim():
                return IN_PLAY * danger
            case w.LookAtHand():
                return 1.5 * HELD * danger
        return danger

    def _with(self, words: Words, zone: str, card: int) -> float:
        match zone, words[0]:
            case "alien-pool", _:
                return ALIEN + self._strength(card)
            case "doomed" | "aliens", w.Save():
                return ALIEN + self._strength(card)
            case "aliens", w.Destroy():
                return -ALIEN - self._strength(card)
            case "aliens", _:
                return self._far(card)
            case "hand", _:
                return -self._held(card) if self._is_own_hand(card) else self._held(card)
            case "stuff", w.Take():
                return STUFF
            case "stuff", _:
                return STUFF * self._against(self._owner(card))
            case "remains", _:
                return self._remains(card)
            case "human-tech", w.Roll():
                return STUFF / 2
            case "counters", w.Return():
                return CLEARED + self.board.harm_to_counter(card)
        return 0.0

    def _strength(self, alien: int) -> float:
        board = self.board
        there = (
            *board.me.alien_pool,
            *board.view.doomed,
            *(one for space in board.spaces for one in board.mine(space)),
        )
        return next((one.strength / 4 for one in there if one.id == alien), 0.0)

    def _far(self, alien: int) -> float:
        """An Alien that has nothing to do where it is, is the one to move."""
        for space in self.board.spaces.values():
            for one in space.aliens:
                if one.id == alien:
                    return self._idle(one, space.space)
        return -1.0

    def _idle(self, alien: AlienView, space: str) -> float:
        mine = self.board.mine(space)
        if alien.seat != self.board.seat:
            return -1.0
        return 2.0 - self.board.worth(space, mine) / 4

    def _held(self, card: int) -> float:
        keys = {one.id: one.card for player in self.board.view.invaders for one in player.hand}
        event = CARDS.get(keys.get(card) or "")
        return self.held(event) if isinstance(event, Event) else HELD

    def _is_own_hand(self, card: int) -> bool:
        return any(one.id == card for one in self.board.me.hand)

    def _owner(self, card: int) -> InvaderView | None:
        return next((one for one in self.board.view.invaders if any(gear.card.id == card for gear in one.gear)), None)

    def _against(self, owner: InvaderView | None) -> float:
        if owner is None:
            return 0.0
        return self.board.danger(owner.seat) if self.board.is_foe(owner.seat) else -1.0

    def _remains(self, card: int) -> float:
        """Cards in play are for whoever laid them, unless they are aimed at somebody."""
        for one in self.board.view.invaders:
            for laid in one.in_play:
                if laid.card.id == card:
                    if laid.target is not None:
                        return IN_PLAY if laid.target == self.board.seat else -1.0
                    return IN_PLAY * (self.board.danger(one.seat) if self.board.is_foe(one.seat) else -1.0)
        return IN_PLAY

    # -- cards in hand

    def held(self, event: Event) -> float:
        """What an Event in hand is worth keeping for."""
        if event.play is None:
            return 0.0
        if event.remains:
            return IN_PLAY / 2
        if any(isinstance(word, w.WinFight) for word in event.play.then):
            return 3 * HELD
        return max(0.5, min(self.of(event.play.then) or HELD, 4 * HELD))
