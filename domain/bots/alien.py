"""A bot of Legendary Encounters: Alien worth playing beside: it plays everything, kills what strikes, pays for goals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Attach
from domain.games.alien import actions as a
from domain.games.alien.view import AlienGameView, EnemyView
from domain.games.crossover.encounters.cards import ALL
from domain.kernel.action import Action, Decide
from domain.kernel.visibility import CardView, DecisionView

from .judging import CLOSE, PLAIN, Judge, Player, Taste, chosen, way

CARDS: Mapping[str, Card] = {card.key: card for card in ALL}

SERGEANT = "sergeant-tech"
"""What a face-down Sergeant is worth, whichever it is."""

JUDGE = Judge(CARDS, {"chestburster": -50, "loose-culture": -20})
"""A Chestburster is worth being rid of."""


class Wishes:
    """How much the bot wants each action, from its view alone."""

    def __init__(self, view: AlienGameView, taste: Taste) -> None:
        self.view, self.taste = view, taste
        self.me = view.crew[view.seat or 0]
        self.keys = {card.id: card.card for card in _shown(view)}
        self.before = {hugger.enemy.id: hugger for one in view.crew for hugger in one.facehuggers}
        self.zone = {enemy.enemy.id: enemy for enemy in view.combat_zone}
        self.goals = {card.id: card.card for card in _paid_for(view)}
        self.rooms = {room.card.id: (n, room) for n, room in enumerate(view.rooms) if room.card}

    def of(self, action: Action) -> float:
        """A number to compare with: plays come before payments, those before fights, recruiting and scans."""
        match action:
            case a.PlayCoordinated():
                return 12_000
            case a.PlayCard(card=card):
                return 10_000 + self._play(card)
            case a.UseOnce():
                return 9_000
            case a.PayFor(card=card, deed=deed):
                return self._pay(card, deed)
            case a.FightEnemy(card=card):
                return 1_000 + self._fight(card)
            case a.Coordinate(card=card):
                return 500 + JUDGE.worth(self.keys.get(card))
            case a.Recruit(card=card):
                return 100 + 10 * self._recruit(card)
            case a.Scan(room=room):
                return 50 + [one.room for one in self.view.rooms].index(room)
            case a.Sacrifice(play=play):
                return self._sacrifice(play)
            case a.DiscardVigilant():
                return self._vigilant()
            case a.FightPlayer(opponent=opponent):
                return 20 if self.view.crew[opponent].alien else -10
            case a.EndActions():
                return 5
            case _:
                return -10

    def _play(self, card: int) -> float:
        """Cards that draw come first, those with a class after them, those that use what was played before last."""
        definition = CARDS[self.keys[card] or ""]
        tags = {str(effect.__struct_config__.tag) for effect in definition.effect}
        if tags & {"draw", "gain", "begin"}:
            return 100
        if tags & {"superpower", "copy-played", "play-copy", "clone", "if"}:
            return 0
        return 60 if definition.cls else 50

    def _fight(self, card: int) -> float:
        """Facehuggers first, then Final Enemies, then what strikes, then what is near the Airlock."""
        key = self.keys.get(card)
        if card in self.before:
            return 900
        if CARDS[key or ""].final:
            return 800
        if card in self.zone:
            return 400 + 100 * self.zone[card].strikes
        if card not in self.rooms:
            return 0
        return 100 + 20 * self.rooms[card][0]

    def _pay(self, card: int, deed: int) -> float:
        """What is paid with cards is paid before they are played; whatever only moves things is left."""
        deeds = CARDS[self.goals.get(card) or ""].deeds
        if deed >= len(deeds):
            return 8_000  # a card that has become another one
        said = deeds[deed]
        if len(deeds) > 1 and all(isinstance(word, Attach) for word in said.then):
            return -5
        return 20_000 if said.pay else 8_000

    def _recruit(self, card: int) -> float:
        """What a Character adds to a deck: Attack most of all, then cards drawn, wounds healed, points to recruit with."""
        key = self.keys.get(card)
        definition = CARDS[key or SERGEANT]
        return self.taste.of(definition, definition.sacrifice) + (0.0 if key else self.taste.unseen)

    def _sacrifice(self, play: int) -> float:
        """Worth it for an own wound that hurts; else rather not."""
        hurt = any(one.alive and one.health - one.damage <= CLOSE for one in self.view.crew)
        text = {str(effect.__struct_config__.tag) for effect in CARDS[self.view.plays[play].card].sacrifice}
        if "heal" in text:
            return 700 if hurt else -5
        return 300 if "ko" in text and self.view.combat_zone else -5

    def _vigilant(self) -> float:
        """Points are used where enemies strike now."""
        return 600 if self.view.combat_zone else -5


def _shown(view: AlienGameView) -> Iterator[CardView]:
    yield from view.crew[view.seat or 0].hand
    yield from (space.character for space in view.hq if space.character)
    yield from (stack.top for stack in view.stacks if stack.top)
    yield from (enemy.enemy for enemy in _enemies(view))
    yield from (room.card for room in view.rooms if room.card)
    for one in view.crew:
        yield from one.lent
        yield from one.vigilant
        yield from one.played


def _paid_for(view: AlienGameView) -> Iterator[CardView]:
    yield from view.objective.secured
    for room in view.rooms:
        yield from room.attached
        yield from (room.card,) if room.card else ()
    yield from view.crew[view.seat or 0].discard


def _enemies(view: AlienGameView) -> Iterator[EnemyView]:
    yield from view.combat_zone
    for one in view.crew:
        yield from one.facehuggers


def answer(view: AlienGameView, decision: DecisionView) -> Decide:
    """Keep the worthy cards, give up the others; heal, keep Strikes away, and let good things happen."""
    options = list(decision.options or ())
    least = decision.least or 0
    me = view.crew[view.seat or 0]
    match decision.ask:
        case "answer-strike":
            n = 1 if me.health - me.damage <= CLOSE or options[0].key.startswith("vigil") else 0
            return chosen(decision, options[:n])
        case "way":
            picked = options[0] if view.phase == "strike" else way(options, me.health - me.damage, len(me.hand))
            return chosen(decision, [picked])
        case "back-to":
            return chosen(decision, options[-1:])
        case "secret" | "player":
            others = [option for option in options if option.key != f"seat-{view.seat}"]
            return chosen(decision, (others or options)[: max(least, 1)])
    return JUDGE.answer(decision, {enemy.enemy.id for enemy in view.combat_zone})


greedy = Player(PLAIN, answer, Wishes)
