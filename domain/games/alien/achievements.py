"""Achievements: awarded as events as soon as all can see that they are earned, once to each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e, names as at

if TYPE_CHECKING:
    from .table import AlienTable

CLASSES = frozenset(at.CLASSES)
BASICS = frozenset({"Specialist", "Grunt"})


def earn(t: AlienTable, seat: int, achievement: str) -> None:
    """Award an achievement, unless the player has it already or nobody plays for them."""
    if t.options.achievements and f"{achievement}.{seat}" not in t.s.earned:
        with t.citing(f"alien.achievement.{achievement}"):
            t.emit(e.AchievementEarned(seat=seat, achievement=achievement))


def after_combo(t: AlienTable, seat: int) -> None:
    """Three class abilities of different classes have worked this turn."""
    if sum(bool(t.s.tally(f"combo-{cls}", seat)) for cls in CLASSES) >= 3:
        earn(t, seat, "three-class-combo")


def after_refill(t: AlienTable) -> None:
    """The HQ has five cards: all of one class, or of all five."""
    shown = [t.classes_of(i) - {""} for space in at.HQ for i in t.s.zone(space)]
    if len(shown) == len(at.HQ) and all(shown):
        if frozenset.intersection(*shown):
            earn(t, t.active, "hq-one-class")
        if frozenset.union(*shown) == CLASSES:
            earn(t, t.active, "hq-five-classes")


def at_cleanup(t: AlienTable, seat: int) -> None:
    """The hand lies open now: what it was like when it was drawn, and which classes the player has before them."""
    drawn = t.with_serials(t.s.hands.get(seat, ()))
    if drawn and all(t.card_of(i).group not in BASICS for i in drawn):
        earn(t, seat, "hand-no-basics")
    lying = (i for zone in at.YOURS for i in t.s.zone(f"{zone}.{seat}"))
    if frozenset().union(*(t.classes_of(i) for i in lying)) >= CLASSES:
        earn(t, seat, "five-classes-hand")
