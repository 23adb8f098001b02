"""What players may say, and whom they may show their Events."""

from __future__ import annotations

from typing import Final

from domain.kernel.etiquette import SAY_ANYTHING, Etiquette, TalkRule

HIDDEN: Final = TalkRule("show-hand", False, "conquest.event.hand-secret")

ETIQUETTE: Final = (
    Etiquette((SAY_ANYTHING, HIDDEN), "mode", ("competitive",)),
    Etiquette(
        (
            SAY_ANYTHING,
            TalkRule("talk-to-partner", True, "conquest.team.share-hands"),
            TalkRule("show-hand-to-partner", True, "conquest.team.share-hands"),
            HIDDEN,
        ),
        "mode",
        ("team",),
    ),
    Etiquette(
        (SAY_ANYTHING, TalkRule("show-hand", True, "conquest.coop_command.share-hands")), "mode", ("cooperative",)
    ),
    Etiquette((SAY_ANYTHING,), "mode", ("solo",)),
)
"""By the mode. In a solo game one person has all the hands."""
