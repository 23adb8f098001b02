"""Negative Zone Prison Breakout."""

from __future__ import annotations

from domain.deckbuilding.language import AtLeast, Repeat, Total

from ..words import play_another
from .printed import scheme

CARDS = (
    scheme("negative-zone-prison-breakout", "Negative Zone Prison Breakout",
           more_backup=1,
           twist=(Repeat(2, (play_another,)),),
           loses=AtLeast(Total("overrun"), 12)),
)  # fmt: skip
