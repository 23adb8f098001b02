"""A bot of Conquest of Planet Earth worth playing with: it marches where that is worth most, and knows the odds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from domain.games.conquest.view import ConquestView
from domain.kernel.action import Action, Decide, Legal, Setting
from domain.kernel.visibility import DecisionView

from ..bot import own
from .answers import Answers
from .board import Board
from .moves import Moves
from .passes import setting

__all__ = ["greedy"]


def greedy(view: ConquestView, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random) -> Action:
    """Set what passes by itself; then answer, or do what is worth most."""
    board = Board(view)
    if (set_first := setting(board, legal)) is not None:
        return set_first
    if decision := own(decisions):
        return Decide(decision=decision.decision, choice=Answers(board).to(decision))
    return Moves(board, [one for one in legal if not isinstance(one.action, Setting)]).best()
