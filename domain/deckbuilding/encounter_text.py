"""The sentences of what only Encounters cards say: their words, their abilities, what may be paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import structs

from domain.locale import Said, clause, sentence

from . import language as w
from .card import Card

if TYPE_CHECKING:
    from .text import Speaker

MOMENTS = (
    "once",
    "flaw",
    "mobilize",
    "sacrifice",
    "drawn",
    "reveal",
    "reveal_complex",
    "reveal_combat_zone",
    "enters",
    "event",
)
ANYWHERE = ("secured", "attached", "upgrades", "")
"""The areas of deeds that go without saying."""

LATER = ("after_hive", "death", "escape", "failure", "episode_end")
"""What a card says at moments that Encounters games alone have, before and after those that all have."""


def encounter_lines(speaker: Speaker, card: Card) -> list[str]:
    """What an Encounters card says besides its moments: what holds, what may be discarded or paid for, and when it is done."""
    lines = _objective(speaker, card)
    if card.side:
        lines.append(speaker.say(f"agenda.{card.side}"))
    lines += [_hold(speaker, a) for n, a in enumerate(card.abilities) if isinstance(a, w.Hold) and n not in card.begun]
    lines += [_vigil(speaker, a) for a in card.abilities if isinstance(a, w.Vigil)]
    lines += [_deed(speaker, deed) for deed in card.deeds]
    if card.repair is not None:
        lines.append(speaker.say("repair", n=card.repair))
    lines += [_task(speaker, task) for task in card.tasks]
    lines += [_hazard(speaker, n, hazard) for n, hazard in enumerate(card.hazards, 1)]
    if card.completed:
        goals = speaker.say("and").join(_goal(speaker, goal) for goal in card.completed)
        lines.append(speaker.say("completed", goals=goals))
    return lines


def _objective(s: Speaker, card: Card) -> list[str]:
    """The Objective that a card belongs to: a Final Enemy is of the third."""
    if card.final:
        return [s.say("final_enemy")]
    return [s.say("goal_of", n=card.goal)] if card.goal else []


def _hold(s: Speaker, a: w.Hold) -> str:
    """Something that is so as long as the card lies in play."""
    said = s.so_much(f"hold.{a.hook}", s.by(a.by), who=sentence(s.cards(a.of, "all")) if a.of else "")
    if a.condition:
        said = s.say("hold.while", condition=s.condition(a.condition), text=said)
    if a.stage:
        said = s.say("hold.stage", stage=a.stage, text=said)
    return s.say("area", area=s.say(f"areas.{a.area}"), text=said) if a.area else said


def _vigil(s: Speaker, a: w.Vigil) -> str:
    if a.then:
        it = structs.replace(s.speaking_of(Said("")), whose="each" if a.window == "any-turn" else s.whose)
        return s.say(f"vigil.{a.window}.do", text=it.effects(a.then))
    return s.say(f"vigil.{a.window}.avoid")


def reaction(s: Speaker, a: w.Reaction) -> str:
    """What the card does from hand on another player's turn."""
    said = s.say(f"reaction.{'shown' if a.shown else 'discarded'}", text=s.effects(a.then))
    return s.say(f"reaction.{a.window}", text=said)


def _deed(s: Speaker, deed: w.Deed) -> str:
    """What may be paid for, the price first."""
    prices = [s.points("attack", deed.attack)] if deed.attack != 0 else []
    prices += [s.say("points_mix", points=s.points("mix", deed.mix))] if deed.mix != 0 else []
    prices += [s.points("recruit", deed.recruit)] if deed.recruit != 0 else []
    price = s.say("deed.price", points=s.say("and").join(prices)) if prices else s.say("deed.free")
    pay = f"{s.effects(deed.pay)} " if deed.pay else ""
    need = s.say("deed.need", condition=clause(s.condition(deed.need))) if deed.need and not deed.pay else ""
    once = s.say("deed.once") if deed.once else s.say("deed.rarely") if deed.rarely else ""
    price = price if deed.area in ANYWHERE else clause(price)
    return s.say(f"deed.{deed.area or 'anywhere'}", price=f"{price}{once}{need}", text=f"{pay}{s.effects(deed.then)}")


def _task(s: Speaker, task: w.Task) -> str:
    """Something that an Objective asks for, and what that brings."""
    said = s.say("and").join(_goal(s, goal) for goal in task.completed)
    how = f" ({said})" if said else f" ({s.say('task.enemy')})" if task.enemy else ""
    name = s.say("task.mandatory" if task.mandatory else "task.named", name=task.name, how=how)
    credits = s.say("credits", n=task.credits) if task.credits else ""
    reward = " ".join(filter(None, (credits, s.effects(task.reward))))
    failed = s.say("task.failed", text=s.effects(task.failed)) if task.failed else ""
    return " ".join(filter(None, (s.say("task.says", name=name, text=reward), failed)))


def _hazard(s: Speaker, n: int, hazard: w.Hazard) -> str:
    return s.say("hazard", n=n, name=hazard.name, text=s.effects(hazard.what))


def _goal(s: Speaker, goal: w.Goal) -> str:
    match goal:
        case w.AtLeast(amount=w.Each(of=w.Cards(zones=(zone,), name=name)), n=int(n)) if name:
            return s.say(f"goal.{zone}", n=n, name=name)
        case w.AtLeast(amount=w.Each(of=w.Cards(zones=(zone,), names=names)), n=int(n)) if n == len(names):
            return s.say(f"goal.all_{zone}", names=s.listed(names))
        case w.AtLeast(amount=w.Total(of=of)):
            return s.say("goal.slain", name=s.say(f"slain.{of.removeprefix('slain.')}"))
    raise TypeError(f"no words for {goal!r}")


# -- words


def _counted(key: str) -> Callable[[Speaker, Any], str]:
    """A sentence with a number in it."""

    def render(s: Speaker, e: Any) -> str:
        if isinstance(e, w.Strike) and e.of:
            return s.say(f"{key}.{e.of}", n=e.n)
        if isinstance(e.n, int):
            return s.say(f"{key}.{s.whose}" if key == "strike_drawn" else key, n=e.n)
        return s.say(f"{key}_each", number=s.number(e.n))

    return render


def _next_player(s: Speaker, e: w.NextPlayer) -> str:
    return s.say("next_player", text=structs.replace(s, whose="each").effects(e.what))


def _each_alien(s: Speaker, e: w.EachAlien) -> str:
    return s.say("each_alien", text=structs.replace(s, whose="each").effects(e.what))


def _ways(s: Speaker, e: w.Ways) -> str:
    return s.say("ways", ways=s.say("or").join(s.effects(way.what) for way in e.ways))


def _may_show(s: Speaker, e: w.MayShow) -> str:
    key = "may_show_of_it" if s.those == "it" else "may_show"
    return s.say(key, what=s.cards(e.of), text=s.effects(e.then))


def _copy_played(s: Speaker, e: w.CopyPlayed) -> str:
    like = w.Cards((), kind="ally", cls=e.cls, team=e.team, keyword=e.keyword, cost_most=e.cost_most)
    what = s.cards(like, e.n)
    said = s.say(f"copy_played.{'may' if e.may else 'must'}", n=e.n, what=what)
    return f"{said} {s.say('copy_played.none', text=s.effects(e.otherwise))}" if e.otherwise else said


def _call_class(s: Speaker, e: w.CallClass) -> str:
    return s.say("call_class", text=s.effects(e.then))


def _repeatedly(s: Speaker, e: w.Repeatedly) -> str:
    return s.say("repeatedly", text=s.effect(e.what))


def _recast(s: Speaker, e: w.Recast) -> str:
    points = [s.points(f, n) for f, n in (("attack", e.attack), ("recruit", e.recruit)) if n]
    return s.say("recast", points=s.say("and").join(points))


def _avoid(s: Speaker, e: w.AvoidStrike) -> str:
    of = e.of or "any"
    return s.say(f"avoid.every.{of}") if e.every else s.say(f"avoid.{of}", n=e.n)


def _as_member(s: Speaker, e: w.AsMember) -> str:
    key = "other" if e.others else "any"
    said = (
        s.say(f"as_member.{key}", name=e.member, text=structs.replace(s, whose="each").effects(e.what))
        if e.what
        else ""
    )
    if not e.otherwise:
        return said
    if e.what:
        return f"{said} {s.say('as_member.otherwise', text=s.effects(e.otherwise))}"
    members, what = _nobody(e)
    return s.say("as_member.unless", names=s.say("either_of").join(members), text=s.effects(what))


def _nobody(e: w.AsMember) -> tuple[list[str], tuple[w.Effects, ...]]:
    """Of whom nobody may be a player for something to follow, and what."""
    match e.otherwise:
        case (w.AsMember(what=()) as other,):
            members, what = _nobody(other)
            return [e.member, *members], what
    return [e.member], e.otherwise


def _as_highest(s: Speaker, e: w.AsHighest) -> str:
    """What who ranks highest does."""
    them = structs.replace(s, whose="each")
    key = "of" if e.members else "any"
    said = s.say(f"as_highest.{key}", names=s.listed(e.members), text=them.effects(e.what))
    return f"{said} {s.say('as_highest.otherwise', text=s.effects(e.otherwise))}" if e.otherwise else said


def _bequeath(s: Speaker, e: w.Bequeath) -> str:
    """What the next game of a campaign has more of."""
    names = s.listed(e.members)
    return s.say(f"bequeath.{e.what}.{'members' if names else 'all'}", n=e.n, names=names)


RENDER: dict[type[w.Effect], Callable[[Any, Any], str]] = {
    w.Strike: _counted("strike_drawn"),
    w.DrawFewer: _counted("draw_fewer"),
    w.AddHive: lambda s, e: s.say("add_hive_if_any") if e.if_any else _counted("add_hive")(s, e),
    w.BlockRoom: lambda s, e: s.say("block_room", room=s.say(f"rooms.{e.room}")),
    w.CompleteObjective: lambda s, _: s.say("complete_objective"),
    w.PlaceFacehugger: lambda s, _: s.say(f"place_facehugger.{s.whose}"),
    w.NextPlayer: _next_player,
    w.EachAlien: _each_alien,
    w.Ways: _ways,
    w.MayShow: _may_show,
    w.Repeatedly: _repeatedly,
    w.CallClass: _call_class,
    w.CopyPlayed: _copy_played,
    w.Clone: lambda s, _: s.say("clone"),
    w.Recast: _recast,
    w.Spend: lambda s, e: s.say("spend", points=s.points("recruit", e.recruit), text=s.effects(e.then)),
    w.Forbid: lambda s, e: s.say(f"forbid.{e.what}"),
    w.SeeHand: lambda s, _: s.say("see_hand"),
    w.AvoidStrike: _avoid,
    w.HealEach: lambda s, _: s.say("heal_each"),
    w.ShieldSelf: lambda s, _: s.say("shield_self"),
    w.Credits: lambda s, e: s.so_much("credits", e.n),
    w.Settle: lambda s, e: s.say("task.fails" if e.failed else "task.completes", name=e.task),
    w.MoveInevitable: lambda s, _: s.say("move_inevitable"),
    w.AsMember: _as_member,
    w.AsHighest: _as_highest,
    w.Bequeath: _bequeath,
    w.TeamWays: lambda s, e: s.say("team_ways", ways=s.say("or").join(s.effects(way) for way in e.ways)),
    w.CancelStrike: lambda s, _: s.say("cancel_strike"),
    w.TakeStrike: lambda s, _: s.say("take_strike"),
    w.AsCurrent: lambda s, e: s.say("as_current", text=structs.replace(s, whose="each").effects(e.what)),
    w.SpendAny: lambda s, e: s.say("spend_any", text=s.effects(e.each)),
    w.ShuffleDeck: lambda s, _: s.say("shuffle_deck"),
    w.WinAlone: lambda s, _: s.say("win_alone"),
}
"""The words that are no verbs."""

VERBS = (
    w.Heal, w.StrikeMost, w.Scan, w.TurnDown, w.ShuffleRooms, w.SwapRooms, w.MoveBack, w.Advance, w.ToAirlock,
    w.ToCombatZone, w.Secure, w.Attach, w.Remove, w.Mark, w.Weaken, w.ShuffleWithTop, w.StrikeThem, w.RepairShip, w.Install, w.ToClear,
)  # fmt: skip
"""The words that are."""


def about_verb(s: Speaker, verb: w.Verb) -> dict[str, Any]:
    """What a verb's sentence says besides the cards that it acts on."""
    match verb:
        case w.MoveBack(n=n) | w.Advance(n=n):
            return {"n": n}
        case w.Weaken(by=int(by)):
            return {"n": by}
        case w.Weaken(by=by):
            return {"n": 1, "number": s.number(by)}
        case w.Mark(marker=marker):
            return {"marker": s.say(f"marker.{marker}", n=1)}
        case w.Attach(to=to, alone=alone):
            return {"room": s.say(f"attach_to.{to}.{'alone' if alone else 'any'}")}
        case w.ShuffleWithTop(n=n, deck=deck):
            return {"n": n, "deck": s.say(f"deck.{deck}")}
    return {}
