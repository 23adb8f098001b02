"""The Episodes: their Objectives and mini-decks."""

from __future__ import annotations

from . import (
    ariel,
    bushwhacked,
    heart_of_gold,
    objects_in_space,
    safe,
    serenity,
    shindig,
    the_message,
    train_job,
    trash,
    war_stories,
)

CARDS = (
    *serenity.CARDS,
    *train_job.CARDS,
    *bushwhacked.CARDS,
    *shindig.CARDS,
    *safe.CARDS,
    *ariel.CARDS,
    *war_stories.CARDS,
    *trash.CARDS,
    *the_message.CARDS,
    *heart_of_gold.CARDS,
    *objects_in_space.CARDS,
)
