"""The crew's cards, for the Supporting Characters."""

from __future__ import annotations

from . import book, inara, jayne, kaylee, mal, river, simon, wash, zoe

CARDS = (
    *mal.CARDS,
    *zoe.CARDS,
    *wash.CARDS,
    *inara.CARDS,
    *jayne.CARDS,
    *kaylee.CARDS,
    *simon.CARDS,
    *river.CARDS,
    *book.CARDS,
)
