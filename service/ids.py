"""Ids of games, campaigns, players, tokens, webhooks and invites: a prefix and a ULID, which holds the time it was made."""

from __future__ import annotations

import re
from typing import Final, Literal

from ulid import ULID

Prefix = Literal["g", "c", "p", "t", "w", "i"]
GAME: Final = "^g_[0-7][0-9A-HJKMNP-TV-Z]{25}$"
"""What a game's id looks like, as a regular expression."""

CAMPAIGN: Final = GAME.replace("g_", "c_")
"""What a campaign's id looks like."""

PLAYER: Final = GAME.replace("g_", "p_")
"""What a player's id looks like."""

TOKEN: Final = GAME.replace("g_", "t_")
"""What the id of a personal access token looks like."""

WEBHOOK: Final = GAME.replace("g_", "w_")
"""What the id of a webhook looks like."""

INVITE: Final = GAME.replace("g_", "i_")
"""What the id of an invite looks like."""

_GAME = re.compile(GAME.replace("$", r"\Z"))
_CAMPAIGN = re.compile(CAMPAIGN.replace("$", r"\Z"))
_TOKEN = re.compile(TOKEN.replace("$", r"\Z"))
_WEBHOOK = re.compile(WEBHOOK.replace("$", r"\Z"))

_PLAYER = re.compile(PLAYER.replace("$", r"\Z"))
_INVITE = re.compile(INVITE.replace("$", r"\Z"))


def new_id(prefix: Prefix, at: int) -> str:
    """An id nobody can guess, made at this time (milliseconds since 1970, UTC)."""
    return f"{prefix}_{ULID.from_timestamp(at)}"


def is_game_id(text: str) -> bool:
    """Whether a text could be the id of a game."""
    return _GAME.match(text) is not None


def is_campaign_id(text: str) -> bool:
    """Whether a text could be the id of a campaign."""
    return _CAMPAIGN.match(text) is not None


def is_player_id(text: str) -> bool:
    """Whether a text could be the id of a player."""
    return _PLAYER.match(text) is not None


def is_token_id(text: str) -> bool:
    """Whether a text could be the id of a personal access token."""
    return _TOKEN.match(text) is not None


def is_webhook_id(text: str) -> bool:
    """Whether a text could be the id of a webhook."""
    return _WEBHOOK.match(text) is not None


def is_invite_id(text: str) -> bool:
    """Whether a text could be the id of an invite."""
    return _INVITE.match(text) is not None


def made_at(id_: str) -> int:
    """When an id was made, in milliseconds since 1970, UTC."""
    return ULID.from_str(id_[2:]).milliseconds
