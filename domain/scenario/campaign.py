"""A campaign in a scenario: what its games came to is given, and what they add up to is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.kernel.campaign import Finished
from domain.kernel.game import Game

from .report import Wrong
from .source import Path, Scenario

CAMPAIGN_LOOKS = ("score", "bonuses", "won", "title")
"""What may be expected of a campaign."""


def differs(scenario: Scenario, game: Game[Any, Any, Any]) -> Iterator[tuple[Path, str]]:
    """Everything that isn't as expected after these games. Wrong where there can't be such a campaign."""
    most = len(game.campaigns.bonus)
    if len(scenario.campaign) > most:
        raise Wrong(("campaign",), f"a campaign of {game.name} has {most} games")
    campaign = game.campaigns(options={}, plan=((),) * most, finished=tuple(_finished(scenario)))
    found = {
        "score": campaign.score,
        "bonuses": list(campaign.bonuses),
        "won": campaign.is_won,
        "title": campaign.title or None,
    }
    for word, wanted in scenario.expect.items():
        if word not in CAMPAIGN_LOOKS:
            raise Wrong(("expect", word), f"no word {word!r} for a campaign, only {', '.join(CAMPAIGN_LOOKS)}")
        if found[word] != wanted:
            yield ("expect", word), f"expected {wanted}, found {found[word]}"


def _finished(scenario: Scenario) -> Iterator[Finished]:
    for n, said in enumerate(scenario.campaign):
        try:
            yield msgspec.convert(said, Finished)
        except msgspec.ValidationError as error:
            raise Wrong(("campaign", n), str(error)) from None
