"""Bots that steer a game to an ending that sensible play seldom reaches."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from domain.bots.alien import greedy as survive
from domain.bots.bot import own
from domain.bots.firefly import greedy as fly
from domain.bots.villains import CARDS, greedy
from domain.games.alien.actions import PayFor
from domain.games.alien.view import AlienGameView
from domain.games.firefly.actions import FightEnemy, Repair
from domain.games.firefly.view import FireflyGameView
from domain.games.villains import actions as a
from domain.games.villains.view import VillainsView
from domain.kernel.action import Action, Decide, Legal
from domain.kernel.visibility import DecisionView


def draining(
    view: VillainsView, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random
) -> Action | None:
    """Plays Legendary Villains to run the Ally Deck out: fights for Bystanders alone, recruits the cheapest Allies."""
    if own(decisions):
        return greedy(view, legal, decisions, chance)
    guards = {space.adversary.id for space in view.city if space.adversary and space.guarding}
    lair = {space.ally.id: space.ally.card for space in view.lair if space.ally}
    plays = [one for one in legal if isinstance(one.action, a.PlayCard)]
    fights = [one for one in legal if isinstance(one.action, a.Fight) and one.action.card in guards]
    recruits = {one.action.card: one for one in legal if isinstance(one.action, a.Recruit) and one.action.card in lair}
    if plays or fights:
        return greedy(view, [*(plays or fights), Legal(a.EndActions())], decisions, chance)
    cheapest = sorted(recruits, key=lambda i: _worth(recruits[i], lair[i]))
    return recruits[cheapest[0]].action if cheapest else a.EndActions()


def _worth(recruit: Legal, key: str | None) -> tuple[int, int]:
    return recruit.costs["recruit"], -(CARDS[key or ""].recruit or 0)


def lingering(
    view: AlienGameView, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random
) -> Action | None:
    """Plays Legendary Encounters: Alien to run the Hive out: it pays for no goal, and so completes no Objective."""
    return survive(view, [one for one in legal if not isinstance(one.action, PayFor)], decisions, chance)


def reckless(
    view: FireflyGameView, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random
) -> Action | None:
    """Plays Legendary Encounters: Firefly to lose Serenity: it repairs nothing, avoids nothing, leaves Ship enemies alone."""
    if (asked := own(decisions)) and asked.ask == "avoid-ship":
        return Decide(decision=asked.decision, choice=())
    ships = {enemy.card.id for enemy in view.combat_zone if enemy.ship}
    left = [one for one in legal if not isinstance(one.action, Repair)]
    left = [one for one in left if not (isinstance(one.action, FightEnemy) and one.action.card in ships)]
    return fly(view, left, decisions, chance)
