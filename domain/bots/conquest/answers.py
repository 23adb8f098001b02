"""How a seat answers what it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from domain.games.conquest import language as w
from domain.games.conquest.card import Card, Event, Location, Race
from domain.kernel.visibility import CardView, DecisionView, OptionView

from .board import CARDS, Board
from .fights import Fights
from .prices import POINT
from .words import Wish

Choice = tuple[str, ...]
YES = ("recover", "roll-again", "steal", "conquer", "pick-race", "colour")
"""What is done whenever it may be."""


class Answers:
    """The answers of a seat, by what is asked."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.wish = Wish(board)

    def to(self, decision: DecisionView) -> Choice:
        """The answer to a decision of the seat's own."""
        ask = decision.ask
        if ask.startswith(("hold-", "respond-")):
            return self._window(decision)
        if ask == "command":
            return self._command(decision)
        if ask == "escape":
            return self._escape(decision)
        if ask == "either":
            return self._either(decision)
        if ask == "discard-event":
            return self._discard(decision)
        if ask == "agree":
            return ("no",)
        return self._best(decision, self._valued(decision))

    def _best(self, decision: DecisionView, worth: Callable[[OptionView], float]) -> Choice:
        """The options worth most: as many as must be, and as many more as are worth anything."""
        options = sorted(decision.options or (), key=worth, reverse=True)
        least, most = decision.least or 0, decision.most or 0
        good = sum(worth(option) > 0 for option in options)
        return tuple(option.key for option in options[: max(least, min(most, good))])

    def _valued(self, decision: DecisionView) -> Callable[[OptionView], float]:
        ask = decision.ask
        if ask in YES:
            return lambda option: 1.0 + self._race(option)
        if ask == "die":
            return Fights(self.board).worth_of_die
        if ask == "lose-alien":
            return lambda option: -self._strength(option)
        if ask in ("fight-counter", "fight-aliens"):
            return lambda option: -self._strength(option)
        if ask == "place-location":
            return self._location
        if ask == "order":
            return lambda option: -self._location(option)
        if ask == "play-first":
            return lambda option: self._event(option)
        if ask.startswith("pick-"):
            return self._pick(decision)
        return lambda option: 1.0

    # -- windows

    def _window(self, decision: DecisionView) -> Choice:
        kind, _, window = decision.ask.partition("-")
        fights = Fights(self.board)
        if kind == "hold":
            return ("hold",) if fights.would_respond(window) else ()
        return fights.response(window, decision.options or ())

    # -- command

    def _command(self, decision: DecisionView) -> Choice:
        """Enough Action Points for what there is to do: a greater number where it's much, so that all come round."""
        numbers = sorted(int(option.key) for option in decision.options or () if option.key.isdigit())
        if not numbers:
            return ("d6",)
        wanted = self._wanted()
        return (str(next((n for n in numbers if n >= wanted), numbers[-1])),)

    def _wanted(self) -> int:
        board = self.board
        aliens = sum(len(board.mine(space)) for space in board.spaces)
        return aliens + len(board.me.alien_pool)

    # -- Battles

    def _escape(self, decision: DecisionView) -> Choice:
        stay, *ways = [option.key for option in decision.options or ()]
        if Fights(self.board).goes_on() >= 0:
            return (stay,)
        return (max(ways, key=self._refuge),)

    def _refuge(self, space: str) -> tuple[int, float]:
        """Best together with others of one's own, then where they may land anyway."""
        return len(self.board.mine(space)), float(space in self.board.spaces and not self.board.stops(space))

    def _strength(self, option: OptionView) -> float:
        view = self.board.view
        if option.card and (card := CARDS.get(option.card.card or "")):
            if option.card.id in {alien.id for there in view.spaces for alien in there.aliens}:
                return next(a.strength for there in view.spaces for a in there.aliens if a.id == option.card.id)
            return getattr(card, "strength", None) or 0.0
        seat = int(option.key.removeprefix("seat-")) if option.key.startswith("seat-") else -1
        there = view.battle.space if view.battle else ""
        return sum(a.strength for a in self.board.spaces[there].aliens if a.seat == seat) if there else 0.0

    # -- cards

    def _card(self, option: OptionView) -> Card | None:
        return CARDS.get(option.card.card or "") if option.card else None

    def _race(self, option: OptionView) -> float:
        race = self._card(option)
        return race.strength if isinstance(race, Race) else 0.0

    def _location(self, option: OptionView) -> float:
        location = self._card(option)
        if not isinstance(location, Location):
            return getattr(location, "strength", None) or 0.0
        return POINT * location.population - 2 * location.resistance

    def _event(self, option: OptionView) -> float:
        event = self._card(option)
        return self.wish.held(event) if isinstance(event, Event) else 0.0

    def _discard(self, decision: DecisionView) -> Choice:
        """The least useful Event makes room for another, if it is good for next to nothing."""
        worth, key = min((self._event(option), option.key) for option in decision.options or ())
        return (key,) if worth < 2.0 else ()

    def _either(self, decision: DecisionView) -> Choice:
        ways = next((word.ways for word in words_of(decision.cause, self.board) if isinstance(word, w.Either)), ())
        if not ways:
            return ((decision.options or ())[0].key,)
        options = decision.options or ()
        card = decision.cause.id if decision.cause else 0
        return (max(options, key=lambda option: self._way(ways[int(option.key)], card)).key,)

    def _way(self, way: Sequence[w.Effects], card: int) -> float:
        if any(isinstance(word, w.CancelPlayed) for word in way):
            return Fights(self.board).hurt_by_played(but=card)
        return self.wish.of(way)

    def _pick(self, decision: DecisionView) -> Callable[[OptionView], float]:
        picks = [word for word in words_of(decision.cause, self.board) if isinstance(word, w.Pick)]
        fitting = [word for word in picks if f"pick-{word.noun}" == decision.ask]
        if not fitting:
            return lambda option: 1.0
        return lambda option: max(self.wish.picked(word, option.key) for word in fitting)


def words_of(cause: CardView | None, board: Board) -> Iterator[w.Effects]:
    """All words on a card, those in other words too: of its red box, where the Humans have it."""
    card = CARDS.get(cause.card or "") if cause else None
    if card is None:
        return
    abilities = card.abilities
    if isinstance(card, Event) and cause and board.is_human_event(cause.id):
        abilities = card.red or ()
    for ability in abilities:
        yield from _within(getattr(ability, "then", ()))


def _within(words: Sequence[w.Effects]) -> Iterator[w.Effects]:
    for word in words:
        yield word
        yield from _within(getattr(word, "then", ()))
        yield from _within(getattr(word, "otherwise", ()))
        for way in getattr(word, "ways", ()):
            yield from _within(way)
