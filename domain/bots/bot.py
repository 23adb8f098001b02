"""A bot: a function of what a seat sees and may do, and of nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from domain.kernel.action import Action, Decide, Legal, Setting
from domain.kernel.game import Game
from domain.kernel.visibility import DecisionView

Bot = Callable[[Any, Sequence[Legal], Sequence[DecisionView], Random], Action | None]
"""What a seat does next, from its view, its legal actions, the open decisions and some chance.

A bot is only asked when it has something to do. Where nobody waits for it, it may do nothing.
"""


def first_move(
    rules: Game[Any, Any, Any], state: Any, bot_of: Callable[[int], Bot | None], chance: Callable[[int], Random]
) -> tuple[int, Action] | None:
    """The seat of a bot that moves next, and its move: who could help before whom the game waits for. None without one."""
    for seat in (*rules.helpers(state), *rules.awaited(state)):
        if bot := bot_of(seat):
            legal, decisions = rules.legal(state, seat), rules.decisions(state, seat)
            action = bot(rules.view(state, seat), legal, decisions, chance(seat))
            if action is not None:
                return seat, action
    return None


def random_bot(view: Any, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random) -> Action:
    """Any answer within bounds, any legal action; settings are left as they are."""
    if decision := own(decisions):
        keys = [option.key for option in decision.options or ()]
        n = chance.randint(decision.least or 0, decision.most or 0)
        return Decide(decision=decision.decision, choice=tuple(chance.sample(keys, n)))
    return chance.choice([one.action for one in legal if not isinstance(one.action, Setting)])


def own(decisions: Sequence[DecisionView]) -> DecisionView | None:
    """The oldest decision that is the seat's to answer: the one whose options it may see."""
    return next((decision for decision in decisions if decision.options is not None), None)
