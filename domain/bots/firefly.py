"""A bot of Legendary Encounters: Firefly worth playing beside: it plays everything, settles tasks, defeats what strikes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Hold, Optionally, Reaction, effects_in
from domain.games.firefly import actions as a
from domain.games.firefly.cards import ALL
from domain.games.firefly.view import FireflyGameView
from domain.kernel.action import Action, Decide
from domain.kernel.visibility import CardView, DecisionView, OptionView

from .judging import CLOSE, PLAIN, Judge, Player, Taste, chosen, does, way

CARDS: Mapping[str, Card] = {card.key: card for card in ALL}

BROWNCOATS = "browncoats-tech"
"""What face-down Browncoats are worth, whichever they are."""

OF_GOALS = frozenset({"goal-cost", "goal-free", "next-goal"})
"""What makes Goals cheaper to do."""

JUDGE = Judge(CARDS, {"flaw": -20, "talent": 8})


SEASONED = Taste(cost=1.4, draw=3.0)
"""So far the taste that won most (see `bench.tastes` and docs/bots.md)."""


class Wishes:
    """How much the bot wants each action, from its view alone."""

    def __init__(self, view: FireflyGameView, taste: Taste) -> None:
        self.view, self.taste = view, taste
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
            case a.React():
                return 400
            case a.Coordinate(card=card):
                return 500 + JUDGE.worth(self.keys.get(card))
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
        tags = does(card.once)
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
        definition = CARDS[self.keys.get(card) or ""]
        said = definition.deeds[deed]
        tags = does(said.then)
        if "heal" in tags and not any(one.strikes for one in self.view.players):
            return -5
        if "begin" in tags and not self._helps(definition):
            return -5
        return 20_000 if said.pay else 8_000

    def _helps(self, card: Card) -> bool:
        """Whether what a card begins for this turn finds something: a Goal to be paid for, or else an enemy that strikes."""
        if {a.hook for a in card.abilities if isinstance(a, Hold)} & OF_GOALS:
            return any(CARDS[key].kind == "goal" for key in self.keys.values() if key)
        return any(enemy.strikes for enemy in self.view.combat_zone)

    def _recruit(self, card: int) -> float:
        """What a character adds to a deck: Attack most of all, then cards drawn, wounds healed, points to recruit with."""
        key = self.keys.get(card)
        definition = CARDS[key or BROWNCOATS]
        return self.taste.of(definition, definition.once) + (0.0 if key else self.taste.unseen)


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
        case "hold-crew-strike" | "hold-ship-strike" | "hold-struck":
            return chosen(decision, options if _reaction(view, decision, me.hand) else ())
        case "respond-crew-strike" | "respond-ship-strike" | "respond-struck":
            held = {option.card.id: option for option in options if option.card}
            reaction = _reaction(view, decision, [option.card for option in options if option.card])
            return chosen(decision, [held[reaction.id]] if reaction else ())
        case "keep":
            return chosen(decision, [option for option in options if JUDGE.of(option) > KEPT][:most])
        case "skip-episode":
            return chosen(decision, options[:most] if len(view.combat_zone) > 1 else ())
        case "avoid-crew" | "avoid-ship":
            return chosen(decision, options[:most])
        case "spend-credits":
            return chosen(decision, _bought(view, options) if _leads(view) else ())
        case "under-upgrades":
            return chosen(decision, ())
        case "replace-upgrade" | "team-way" if not (least or _leads(view)):
            return chosen(decision, ())
        case "way" | "team-way":
            return chosen(decision, [way(options, me.health - me.damage, len(me.hand))])
        case "whether" if _draws(decision):
            return chosen(decision, options)
        case "look" | "swap-rooms" | "whether":
            return chosen(decision, options[:least])
        case "put-under":
            options.sort(key=JUDGE.of)
            return chosen(decision, [option for option in options[:1] if JUDGE.of(option) < 8] or options[:least])
    return JUDGE.answer(decision, {enemy.card.id for enemy in view.combat_zone})


def _draws(decision: DecisionView) -> bool:
    """Whether what may be done or left is to draw cards."""
    card = CARDS.get(decision.cause.card or "") if decision.cause else None
    said = effects_in((*card.effect, *card.once)) if card else ()
    return any("draw" in does(word.what) for word in said if isinstance(word, Optionally))


KEPT = 12
"""What a card must be worth to be kept for the next turn."""


def _reaction(view: FireflyGameView, decision: DecisionView, hand: Sequence[CardView]) -> CardView | None:
    """The card of these with which to react: to Strikes that hurt, and to those on whoever is close to defeat."""
    window = decision.ask.partition("-")[2]
    strike = CARDS.get(decision.cause.card or "") if decision.cause else None
    if strike is None:
        return None
    me = view.players[view.seat or 0]
    close = any(one.health - one.damage <= CLOSE for one in view.players)
    for card in sorted(hand, key=lambda one: JUDGE.worth(one.card)):
        said = [a for a in CARDS[card.card or ""].abilities if isinstance(a, Reaction) and a.window == window]
        tags = {tag for a in said for tag in does(a.then)}
        hurts = (strike.damage or 0) > (0 if close else 1) or window == "ship-strike"
        if "take-strike" in tags:
            hurts = me.health - me.damage - (strike.damage or 0) > CLOSE
        if said and ("heal" in tags or hurts):
            return card
    return None


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


greedy = Player(PLAIN, answer, Wishes)
seasoned = Player(SEASONED, answer, Wishes)
