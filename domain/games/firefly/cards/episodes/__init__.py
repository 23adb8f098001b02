"""The Episodes: their Objectives and mini-decks."""

from __future__ import annotations

from . import ariel, serenity, train_job

CARDS = (
    *serenity.CARDS,
    *train_job.CARDS,
    *ariel.CARDS,
)
