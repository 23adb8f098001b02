"""The Episodes: their Objectives and mini-decks."""

from __future__ import annotations

from . import (
    ariel,
    bushwhacked,
    heart_of_gold,
    jaynestown,
    objects_in_space,
    our_mrs_reynolds,
    out_of_gas,
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
    *our_mrs_reynolds.CARDS,
    *jaynestown.CARDS,
    *out_of_gas.CARDS,
    *ariel.CARDS,
    *war_stories.CARDS,
    *trash.CARDS,
    *the_message.CARDS,
    *heart_of_gold.CARDS,
    *objects_in_space.CARDS,
)
