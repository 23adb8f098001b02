"""Pages of games and campaigns in the form that Relay gave them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from domain.kernel.refusal import Refused

from .limits import Limits
from .model import CampaignPage, CampaignSummary, GamePage, GameSummary

First = Annotated[int, Meta(description="How many at most, from 1 to 100.")]


class PageInfo(Struct, frozen=True, kw_only=True):
    """Where a page stands in its list."""

    has_next_page: bool
    has_previous_page: bool
    start_cursor: str | None
    end_cursor: str | None


class GameEdge(Struct, frozen=True, kw_only=True):
    """A game and its place in the list."""

    cursor: str
    node: GameSummary


class GameConnection(Struct, frozen=True, kw_only=True):
    """One page of games, newest first."""

    edges: tuple[GameEdge, ...]
    nodes: tuple[GameSummary, ...]
    page_info: PageInfo


class CampaignEdge(Struct, frozen=True, kw_only=True):
    """A campaign and its place in the list."""

    cursor: str
    node: CampaignSummary


class CampaignConnection(Struct, frozen=True, kw_only=True):
    """One page of campaigns, newest first."""

    edges: tuple[CampaignEdge, ...]
    nodes: tuple[CampaignSummary, ...]
    page_info: PageInfo


def checked(first: int, limits: Limits) -> int:
    """The length of a page. Refused: `malformed`."""
    if not 1 <= first <= limits.page:
        raise Refused("malformed", pointer="/first", error=f"`first` is from 1 to {limits.page}")
    return first


def connection(page: GamePage, after: str | None) -> GameConnection:
    """A page of games as a connection."""
    edges = tuple(GameEdge(cursor=cursor, node=game) for cursor, game in zip(page.cursors, page.games, strict=True))
    return GameConnection(edges=edges, nodes=page.games, page_info=_info(page, after))


def campaign_connection(page: CampaignPage, after: str | None) -> CampaignConnection:
    """A page of campaigns as a connection."""
    placed = zip(page.cursors, page.campaigns, strict=True)
    edges = tuple(CampaignEdge(cursor=cursor, node=campaign) for cursor, campaign in placed)
    return CampaignConnection(edges=edges, nodes=page.campaigns, page_info=_info(page, after))


def _info(page: GamePage | CampaignPage, after: str | None) -> PageInfo:
    return PageInfo(
        has_next_page=page.next is not None,
        has_previous_page=after is not None,
        start_cursor=page.cursors[0] if page.cursors else None,
        end_cursor=page.next or (page.cursors[-1] if page.cursors else None),
    )
