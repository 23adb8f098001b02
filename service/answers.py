"""What callers are told of a game, made from its state and its commits."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from typing import Any, Literal, cast

from msgspec import Struct, to_builtins

from domain.kernel import visibility
from domain.kernel.action import Legal
from domain.kernel.audience import Viewer
from domain.kernel.campaign import Campaign
from domain.kernel.clock_view import clock_view
from domain.kernel.commit import Commit, unpack
from domain.kernel.event import Event
from domain.kernel.events import SeatPlan
from domain.kernel.state import State
from domain.kernel.undo import unanswered
from domain.kernel.visibility import DecisionView
from schema.model import (
    Accepted,
    CampaignGame,
    CampaignSummary,
    CommitView,
    Fork,
    GameSummary,
    LegalAction,
    SeatSummary,
    Status,
    UndoPolicy,
    UndoProposal,
    Visibility,
)

from .campaigns import Standing
from .games import Rules
from .ids import made_at


def summary(id_: str, rules: Rules, state: State, names: dict[str, str], rematch: str | None = None) -> GameSummary:
    """A game as anyone may see it; `names` are those of its players and of those a seat is kept for, by id.

    `rematch` is the game that they went on with.
    """
    return GameSummary(
        id=id_,
        game=state.game,
        preset=state.preset,
        options=state.options,
        visibility=cast(Visibility, state.visibility),
        spectators=state.spectators,
        delay=state.delay,
        status=cast(Status, state.status),
        seats=tuple(_seat(n, plan, names, n in state.ready) for n, plan in enumerate(state.seats)),
        creator=state.creator,
        host=state.host,
        wait_for_ready=state.wait_for_ready,
        barred=state.barred,
        version=state.version,
        awaited=rules.awaited(state),
        head=state.head.hex(),
        **signature(state),
        algorithm=state.algorithm,
        seed_hash=state.seed_hash,
        seed=state.seed if state.status == "ended" else None,
        content=state.content,
        campaign=state.campaign or None,
        expires_at=state.expires if state.expires and state.status == "open" else None,
        rematch=rematch,
        fork=state.fork and Fork(game=state.fork[0], version=state.fork[1]),
        undo=cast(UndoPolicy, state.undo),
        undo_proposal=_undo_proposal(state),
        clock=clock_view(state),
        outcome=state.outcome or None,
        reason=state.reason or None,
        winners=state.winners,
        scores=state.scores,
        created_at=made_at(id_),
    )


def _undo_proposal(state: State) -> UndoProposal | None:
    """What a player would like to take back, as all may know it."""
    if (proposed := state.proposed) is None:
        return None
    missing = unanswered(state)
    awaited = tuple(n for n, plan in enumerate(state.seats) if plan.player in missing)
    return UndoProposal(seat=proposed.seat, to=proposed.to, agreed=proposed.agreed, awaited=awaited)


def campaign_summary(
    standing: Standing, rules: Rules, games: Sequence[GameSummary | None], locale: str
) -> CampaignSummary:
    """A campaign as anyone may see it; `games` are those that have begun, None what isn't there for who asks."""
    created, campaign = standing.created, standing.campaign
    over = campaign.is_over
    return CampaignSummary(
        id=standing.id,
        game=created.game,
        options=created.options,
        visibility=cast(Visibility, created.visibility),
        spectators=created.spectators,
        delay=created.delay,
        status="ended" if over else "running" if games else "open",
        creator=created.creator,
        version=standing.version,
        games=tuple(_campaign_game(n, campaign, games) for n in range(len(created.plan))),
        score=campaign.score,
        won=campaign.is_won if over else None,
        title=rules.campaign_title(campaign.title, locale) if over else None,
        created_at=made_at(standing.id),
    )


def _campaign_game(n: int, campaign: Campaign, games: Sequence[GameSummary | None]) -> CampaignGame:
    over = n < len(campaign.finished)
    return CampaignGame(
        number=n + 1,
        objectives=campaign.plan[n],
        game=games[n] if n < len(games) else None,
        points=campaign.finished[n].points if over else None,
        bonus=campaign.bonuses[n] if over else None,
    )


def _seat(seat: int, plan: SeatPlan, names: dict[str, str], ready: bool) -> SeatSummary:
    kind = cast(Literal["open", "player", "bot"], plan.kind)
    name = names.get(plan.player or plan.kept)
    kept = plan.kept if kind == "open" else ""
    return SeatSummary(
        seat=seat,
        kind=kind,
        player=plan.player or None,
        name=name,
        bot=plan.bot or None,
        kept=kept or None,
        ready=ready,
    )


class Teller(Struct):
    """Tells the commits of a game one after another; with sentences, where it has the `state` before the next of them."""

    rules: Rules
    locale: str
    state: State | None = None

    def told(self, events: Sequence[Event], viewer: Viewer) -> tuple[dict[str, Any], ...]:
        """The events of the next commit, as a viewer may know them."""
        if self.state is None:
            return tuple(visibility.events(events, viewer))
        return tuple(self.rules.tell(self.state, events, viewer, self.locale))


def commit_view(commit: Commit, events: tuple[dict[str, Any], ...], viewer: Viewer) -> CommitView:
    """A commit as a viewer may know it, as are its events; its action is told to the seat that acted."""
    return CommitView(
        version=commit.version,
        at=commit.at,
        seat=commit.seat,
        rules=commit.rules,
        action=unpack(commit.action) if visibility.may_know_action(commit.seat, viewer) else None,
        events=events,
        prev=commit.prev.hex(),
        hash=commit.hash.hex(),
        **signature(commit),
    )


def accepted(commit: Commit, events: tuple[dict[str, Any], ...]) -> Accepted:
    """What is told to whom an action was accepted of; the events are as they may know them."""
    return Accepted(version=commit.version, events=events, head=commit.hash.hex(), **signature(commit))


def signature(head: State | Commit) -> dict[str, str | None]:
    """The signature of a head, and by which key it is; there is none of what was played before heads were signed."""
    signed = b64encode(head.signature).decode() if head.signature else None
    return {"signature": signed, "signed_by": head.signed_by or None}


def decisions(rules: Rules, state: State, seats: tuple[int, ...], locale: str) -> tuple[DecisionView, ...]:
    """The open decisions as whoever holds these seats may see them: each as its own seat does, where that is held."""
    told = {seat: rules.decisions(state, seat, locale) for seat in seats or (None,)}
    first = next(iter(told.values()))
    return tuple(told.get(decision.seat, first)[n] for n, decision in enumerate(first))


def legal_actions(
    rules: Rules, state: State, seats: Iterable[int], locale: str, *, named: bool
) -> tuple[LegalAction, ...]:
    """What some seats may do; the actions name theirs where that is `named`."""
    return tuple(
        _legal(seat, legal, rules.action_text(state, legal.action, locale), {"seat": seat} if named else {})
        for seat in seats
        for legal in rules.legal(state, seat)
    )


def _legal(seat: int, legal: Legal, text: str, said: dict[str, Any]) -> LegalAction:
    action = {**to_builtins(legal.action), **said}
    return LegalAction(seat=seat, type=action["type"], action=action, costs=legal.costs, text=text)
