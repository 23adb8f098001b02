"""How the kernel's events change a state."""

from __future__ import annotations

from msgspec import structs

from . import clock_events as ce, events as e, lobby_events as le
from .state import State, evolves


@evolves(e.Created)
def created(s: State, v: e.Created) -> None:
    s.game, s.preset, s.options, s.seats = v.game, v.preset, v.options, v.seats
    s.creator, s.visibility, s.content = v.creator, v.visibility, v.content
    s.seed_hash, s.seed, s.campaign = v.seed_hash, v.seed, v.campaign
    s.algorithm, s.undo, s.clock = v.algorithm, v.undo, v.clock
    s.host, s.wait_for_ready, s.expires = v.creator, v.wait_for_ready, v.expires
    s.spectators, s.delay = v.spectators, v.delay


@evolves(e.SatDown)
def sat_down(s: State, v: e.SatDown) -> None:
    s.seats, s.ready = _with(s, v.seat, e.SeatPlan("player", v.player, kept=s.seats[v.seat].kept)), ()
    s.client_seeds = (*s.client_seeds, v.client_seed)


@evolves(e.StoodUp)
def stood_up(s: State, v: e.StoodUp) -> None:
    s.seats, s.ready = _with(s, v.seat, e.SeatPlan(kept=s.seats[v.seat].kept)), ()


@evolves(e.SeatKept)
def seat_kept(s: State, v: e.SeatKept) -> None:
    s.seats = _with(s, v.seat, structs.replace(s.seats[v.seat], kept=v.kept))


@evolves(e.BotSat)
def bot_sat(s: State, v: e.BotSat) -> None:
    s.seats, s.ready = _with(s, v.seat, e.SeatPlan("bot", bot=v.bot)), ()


@evolves(ce.StoodIn)
def stood_in(s: State, v: ce.StoodIn) -> None:
    s.seats = _with(s, v.seat, structs.replace(s.seats[v.seat], bot=v.bot))


@evolves(ce.CameBack)
def came_back(s: State, v: ce.CameBack) -> None:
    s.seats = _with(s, v.seat, structs.replace(s.seats[v.seat], bot=""))


@evolves(ce.ClockSet)
def clock_set(s: State, v: ce.ClockSet) -> None:
    s.times, s.missed = v.times, v.missed


@evolves(ce.TimeRanOut)
def time_ran_out(s: State, v: ce.TimeRanOut) -> None:
    """Nothing changes by itself."""


@evolves(ce.ClockWished)
def clock_wished(s: State, v: ce.ClockWished) -> None:
    s.wishes = _marked(s.wishes, v.seat, v.on)


@evolves(ce.ClockSwitched)
def clock_switched(s: State, v: ce.ClockSwitched) -> None:
    s.stopped, s.wishes = v.stopped, ()


def _with(s: State, seat: int, plan: e.SeatPlan) -> tuple[e.SeatPlan, ...]:
    return (*s.seats[:seat], plan, *s.seats[seat + 1 :])


def _marked(seats: tuple[int, ...], seat: int, on: bool) -> tuple[int, ...]:
    """The seats with this one among them, or without it."""
    others = tuple(each for each in seats if each != seat)
    return (*others, seat) if on else others


@evolves(le.ReadySet)
def ready_set(s: State, v: le.ReadySet) -> None:
    s.ready = _marked(s.ready, v.seat, v.ready)


@evolves(le.HostIs)
def host_is(s: State, v: le.HostIs) -> None:
    s.host = v.player


@evolves(le.Barred)
def barred(s: State, v: le.Barred) -> None:
    s.barred = (*s.barred, v.player)


@evolves(le.LetBack)
def let_back(s: State, v: le.LetBack) -> None:
    s.barred = tuple(player for player in s.barred if player != v.player)


@evolves(le.Expired)
def expired(s: State, v: le.Expired) -> None:
    """Nothing changes but by the end that follows."""


@evolves(le.OptionsChanged)
def options_changed(s: State, v: le.OptionsChanged) -> None:
    s.preset, s.options, s.ready = v.preset, v.options, ()


@evolves(e.Started)
def started(s: State, v: e.Started) -> None:
    s.status, s.client_seeds, s.began = "running", (*s.client_seeds, v.client_seed), s.version + 1


@evolves(e.Made)
def made(s: State, v: e.Made) -> None:
    ids = tuple(range(v.first, v.first + len(v.cards)))
    s.next_id = v.first + len(v.cards)
    s.zones[v.zone] = s.zones.get(v.zone, ()) + ids
    s.what.update(zip(ids, v.cards, strict=True))
    s.known.update(dict.fromkeys(ids, 0))
    s.serial.update(zip(ids, ids, strict=True))


@evolves(e.Shuffled)
def shuffled(s: State, v: e.Shuffled) -> None:
    new = tuple(range(v.first, v.first + len(v.was)))
    s.next_id, s.rng, s.zones[v.zone] = v.first + len(v.was), max(s.rng, v.rng[1]), new
    what, serial, known, to = s.what, s.serial, s.known, v.to
    for fresh, old in zip(new, v.was, strict=True):
        what[fresh], serial[fresh], known[fresh] = what.pop(old), serial.pop(old), known.pop(old) & to


@evolves(e.Moved)
def moved(s: State, v: e.Moved) -> None:
    zones, ids = s.zones, v.ids
    left = zones[v.src]
    zones[v.src] = left[:-1] if left[-1:] == ids else _without(left, ids)
    there = zones.get(v.dst, ())
    zones[v.dst] = ids + there if v.bottom else there + ids


def _without(ids: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """What is left where not just the top card goes; most often it is one card, and half of a replay is spent on it."""
    if len(gone) == 1 and gone[0] in ids:
        at = ids.index(gone[0])
        return ids[:at] + ids[at + 1 :]
    them = set(gone)
    return tuple([i for i in ids if i not in them])


@evolves(e.Seen)
def seen(s: State, v: e.Seen) -> None:
    for i in v.ids:
        s.known[i] |= v.to


@evolves(e.Rolled)
def rolled(s: State, v: e.Rolled) -> None:
    s.rng, s.faces = v.rng[1], v.faces


@evolves(e.Asked)
def asked(s: State, v: e.Asked) -> None:
    s.open[v.decision] = v
    s.next_decision = v.decision + 1


@evolves(e.Answered)
def answered(s: State, v: e.Answered) -> None:
    s.open.pop(v.decision, None)
    s.answers[v.seat] = (v.decision, v.choice)
    s.next_decision = max(s.next_decision, v.decision + 1)


@evolves(e.AutoPassSet)
def auto_pass_set(s: State, v: e.AutoPassSet) -> None:
    if v.window:
        s.passing[f"{v.window}.{v.seat}"] = v.on
    else:
        s.auto[v.seat] = v.on


@evolves(e.Paused)
def paused(s: State, v: e.Paused) -> None:
    s.stack = v.stack


@evolves(e.AbilityOn)
def ability_on(s: State, v: e.AbilityOn) -> None:
    s.hooks[v.hook] = (*s.hooks.get(v.hook, ()), v)


@evolves(e.AbilityOff)
def ability_off(s: State, v: e.AbilityOff) -> None:
    for hook, listening in s.hooks.items():
        s.hooks[hook] = tuple(a for a in listening if a.source != v.source or v.number not in (None, a.number))


@evolves(e.Checkpoint)
def checkpoint(s: State, v: e.Checkpoint) -> None:
    """Nothing changes."""


@evolves(e.Undone)
def undone(s: State, v: e.Undone) -> None:
    s.restore(v.table)
    s.proposed = None


@evolves(e.UndoProposed)
def undo_proposed(s: State, v: e.UndoProposed) -> None:
    s.proposed = e.Proposal(v.seat, v.to)


@evolves(e.UndoAnswered)
def undo_answered(s: State, v: e.UndoAnswered) -> None:
    if s.proposed:
        s.proposed = structs.replace(s.proposed, agreed=(*s.proposed.agreed, v.seat)) if v.agreed else None


@evolves(e.UndoLapsed)
def undo_lapsed(s: State, v: e.UndoLapsed) -> None:
    s.proposed = None


@evolves(e.Forked)
def forked(s: State, v: e.Forked) -> None:
    s.restore(v.table)
    s.fork = v.of, v.at


@evolves(e.Redealt)
def redealt(s: State, v: e.Redealt) -> None:
    s.rng = v.rng[1]
    what = [s.what[i] for i in v.was]
    # What is remembered of a card from another place goes with it; what is remembered of this place stays.
    serial = [i if s.serial[was] == was else s.serial[was] for i, was in zip(v.ids, v.was, strict=True)]
    s.what.update(zip(v.ids, what, strict=True))
    s.serial.update(zip(v.ids, serial, strict=True))
    s.known.update(dict.fromkeys(v.ids, 0))


@evolves(e.CalledOff)
def called_off(s: State, v: e.CalledOff) -> None:
    s.open = {}


@evolves(e.GivenUp)
def given_up(s: State, v: e.GivenUp) -> None:
    s.given_up += 1


@evolves(e.Ended)
def ended(s: State, v: e.Ended) -> None:
    s.status, s.outcome, s.reason, s.stack = "ended", v.outcome, v.reason, b""
    s.winners, s.scores = v.winners, v.scores
