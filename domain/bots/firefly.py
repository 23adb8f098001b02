"""A bot of Legendary Encounters: Firefly worth playing beside: it plays everything, settles tasks, defeats what strikes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import effects_in
from domain.games.firefly import actions as a
from domain.games.firefly.cards import ALL
from domain.games.firefly.view import CrewView, FireflyGameView
from domain.kernel.action import Action, Decide, Legal
from domain.kernel.visibility import CardView, DecisionView, OptionView

from .bot import own

CARDS: Mapping[str, Card] = {card.key: card for card in ALL}

BROWNCOATS = "browncoats-tech"
"""What face-down Browncoats are worth, whichever they are."""

CLOSE = 3
"""So little Health left makes a bot heal and avoid Strikes."""


def greedy(
    view: FireflyGameView, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random
) -> Action | None:
    """Answer by the worth of cards; help others; else play all there is, then pay, fight, repair, recruit, scan, and end."""
    if decision := own(decisions):
        return answer(view, decision)
    wishes = Wishes(view)
    wanted = [(wishes.of(one.action), chance.random(), n) for n, one in enumerate(legal)]
    best, _, n = max(wanted, default=(0.0, 0.0, 0))
    return legal[n].action if legal and (best > 0 or view.current == view.seat) else None


def worth(key: str | None) -> float:
    """How much a card is worth keeping: its cost and what it gives."""
    card = CARDS.get(key or "")
    if card is None:
        return 0
    if card.kind == "flaw":
        return -20
    if card.kind == "talent":
        return 8
    return 2 * (card.cost or 0) + (card.attack or 0) + 0.9 * (card.recruit or 0) + (1 if card.effect else 0)


class Wishes:
    """How much the bot wants each action, from its view alone."""

    def __init__(self, view: FireflyGameView) -> None:
        self.view = view
        self.me = view.players[view.seat or 0]
        self.keys = {card.id: card.card for card in _shown(view)}
        self.fore = {enemy.card.id: enemy for enemy in view.combat_zone}
        self.spaces = {space.card.id: n for n, space in enumerate(view.verse) if space.card}

    def of(self, action: Action) -> float:
        """A number to compare with: plays come before payments, those before fights, repairs, recruiting and scans."""
        match action:
            case a.PlayCoordinated():
                return 12_000
            case a.PlayCard(card=card):
                return 10_000 + self._play(card)
            case a.UseOnce(play=play):
                return self._activate(play)
            case a.PayFor(card=card, deed=deed):
                return self._pay(card, deed)
            case a.FightEnemy(card=card):
                return 1_000 + self._fight(card)
            case a.Repair():
                return 800 if sum(slot.strike is not None for slot in self.view.serenity) >= CLOSE else 60
            case a.Coordinate(card=card):
                return 500 + worth(self.keys.get(card))
            case a.Recruit(card=card):
                return 100 + 10 * self._recruit(card)
            case a.Scan(room=room):
                return 50 + [one.space for one in self.view.verse].index(room)
            case a.EndActions():
                return 5
            case _:
                return -10

    def _play(self, card: int) -> float:
        """Cards that draw come first, those with a class after them, those that use what was played before last."""
        definition = CARDS[self.keys[card] or ""]
        tags = {str(effect.__struct_config__.tag) for effect in definition.effect}
        if tags & {"draw", "begin"} or definition.kind == "talent":
            return 100
        if tags & {"superpower", "play-copy", "if"}:
            return 0
        return 60 if definition.cls else 50

    def _activate(self, play: int) -> float:
        """Talents are kept for when something strikes or waits to be done; other cards cost nothing."""
        card = CARDS[self.view.plays[play].card]
        tags = {str(word.__struct_config__.tag) for word in effects_in(card.once)}
        if "move-inevitable" in tags:
            return 700 if self.view.timed and self._open() else -5
        if "heal" in tags and not any(one.strikes for one in self.view.players):
            return -5
        if "weaken" in tags and not self.view.combat_zone:
            return -5
        return 9_000

    def _open(self) -> bool:
        return any(task.state == "open" for task in self.view.tasks)

    def _fight(self, card: int) -> float:
        """What the Objective asks for first, then what strikes, then what is near the exit."""
        definition = CARDS[self.keys.get(card) or ""]
        if any(definition.key == task.enemy for one in _tasks(self.view) for task in one.tasks):
            return 900
        if card in self.fore:
            return 500 + (100 if self.fore[card].ship else 0)
        return 100 + 20 * self.spaces.get(card, 0)

    def _pay(self, card: int, deed: int) -> float:
        """What is paid with cards is paid before they are played."""
        deeds = CARDS[self.keys.get(card) or ""].deeds
        said = deeds[deed]
        tags = {str(word.__struct_config__.tag) for word in effects_in(said.then)}
        if "heal" in tags and not any(one.strikes for one in self.view.players):
            return -5
        if "begin" in tags and not any(self.keys.get(i) == "marked-crate" for i in (*self.fore, *self.spaces)):
            return -5
        return 20_000 if said.pay else 8_000

    def _recruit(self, card: int) -> float:
        """What a character adds to a deck: Attack most of all, then cards drawn, wounds healed, points to recruit with."""
        definition = CARDS[self.keys.get(card) or BROWNCOATS]
        tags = {str(word.__struct_config__.tag) for word in effects_in((*definition.effect, *definition.once))}
        value = 3 * (definition.attack or 0) + 0.5 * (definition.recruit or 0) + 0.7 * (definition.cost or 0)
        value += 2 * ("draw" in tags) + 2 * ("heal" in tags) + ("coordinate" in definition.keywords)
        return value


def _tasks(view: FireflyGameView) -> Iterator[Card]:
    if view.current_objective and view.current_objective.card:
        yield CARDS[view.current_objective.card]


def _shown(view: FireflyGameView) -> Iterator[CardView]:
    yield from view.players[view.seat or 0].hand
    yield from (space.character for space in view.bridge if space.character)
    yield from (stack.top for stack in view.stacks if stack.top)
    yield from (enemy.card for enemy in view.combat_zone)
    yield from (space.card for space in view.verse if space.card)
    yield from (slot.upgrade for slot in view.serenity if slot.upgrade)
    yield from (*view.operations, *view.keepsakes)
    for one in view.players:
        yield from one.lent
        yield from one.played


def answer(view: FireflyGameView, decision: DecisionView) -> Decide:
    """Keep the worthy cards, give up the others; heal, avoid Strikes, and let good things happen."""
    options = list(decision.options or ())
    least, most = decision.least or 0, decision.most or 0
    me = view.players[view.seat or 0]
    match decision.ask:
        case "avoid-crew" | "avoid-ship":
            return _chosen(decision, options[:most])
        case "spend-credits":
            return _chosen(decision, _bought(view, options) if _leads(view) else ())
        case "under-upgrades":
            return _chosen(decision, ())
        case "replace-upgrade" if not (least or _leads(view)):
            return _chosen(decision, ())
        case "ko" if any(_is_enemy(option) for option in options):
            options.sort(key=lambda option: -_threat(view, option))
            return _chosen(decision, options[:most])
        case "ko" | "discard" | "remove":
            options.sort(key=_worth)
            n = least or sum(_worth(option) <= 2.5 for option in options[:most])
            return _chosen(decision, options[:n])
        case "way":
            return _chosen(decision, [_way(me, options)])
        case "heal" | "heal-own":
            options.sort(key=lambda option: -(CARDS[option.card.card or ""].damage or 0) if option.card else 0)
            return _chosen(decision, options[:most])
        case "look" | "swap-rooms" | "whether":
            return _chosen(decision, options[:least])
        case "put-under":
            options.sort(key=_worth)
            return _chosen(decision, [option for option in options[:1] if _worth(option) < 8] or options[:least])
    options.sort(key=_worth, reverse=True)
    return _chosen(decision, options[:most])


def _bought(view: FireflyGameView, options: Sequence[OptionView]) -> list[OptionView]:
    """Healing for the badly wounded, then repairs, then Upgrades, then cards, so far as there are Credits."""
    hurt = max((one.damage for one in view.players), default=0)
    heal = [option for option in options if option.key.startswith("heal")]
    if hurt >= CLOSE and heal:
        return heal[min(len(heal), hurt) - 1 :][:1]
    strikes = {slot.strike.id for slot in view.serenity if slot.strike}
    repairs = [option for option in options if option.card and option.card.id in strikes]
    upgrades = [option for option in options if option.card and option.card.id not in strikes]
    return [*repairs, *upgrades, *heal, *options][:1]


def _leads(view: FireflyGameView) -> bool:
    """Whether the bot has the highest rank, and so proposes what the team does: others agree to all that is proposed."""
    return min(view.players, key=lambda one: one.rank).seat == view.seat


def _chosen(decision: DecisionView, options: Sequence[OptionView]) -> Decide:
    return Decide(decision=decision.decision, choice=tuple(option.key for option in options))


def _way(me: CrewView, options: Sequence[OptionView]) -> OptionView:
    """A wound rather than cards while there is Health enough; else anything but that, which is named last."""
    return options[-1] if me.health - me.damage > CLOSE and len(me.hand) > CLOSE else options[0]


def _is_enemy(option: OptionView) -> bool:
    return bool(option.card and option.card.card and CARDS[option.card.card].kind == "enemy")


def _threat(view: FireflyGameView, option: OptionView) -> float:
    """How much an enemy is worth defeating."""
    attack = CARDS[option.card.card].attack or 0 if option.card and option.card.card else 0
    there = any(option.card and enemy.card.id == option.card.id for enemy in view.combat_zone)
    return attack + (10 if there else 0)


def _worth(option: OptionView) -> float:
    return worth(option.card.card) if option.card else 0
