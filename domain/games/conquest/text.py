"""The rules text of a card, rendered from the abilities and effects that run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import structs

from . import language as w
from .card import Counter, Definition, Event, Location, Resistance
from .phrases import MANY, ONE, Phrases, sentence

SUBJECT_IS_FOE = ("strength", "hero-strength", "reroll-low")
"""Figures of the Resistance in a Fight, which a sentence names first."""

FOR_OWNERS = ("explores-from", "lands-here")
"""Features that a Location has for the player whose marker it has."""


def card_text(card: Definition, locale: str) -> tuple[str, ...]:
    """A card's text, an ability or a moment a line; what it does as a Resistance Event comes last."""
    speaker = Speaker(locale, card)
    lines = speaker.event(card) if isinstance(card, Event) else []
    lines += [speaker.ability(ability) for ability in card.abilities]
    if isinstance(card, Event) and card.red is not None:
        red = structs.replace(speaker, chooser="first")
        lines += [red.say("red.box", text=red.ability(ability)) for ability in card.red]
    return tuple(lines)


class Speaker(Phrases, frozen=True):
    """Puts the words of one card into sentences of a language."""

    def event(self, card: Event) -> list[str]:
        """What an Event says besides its effect."""
        said = ["immediate"] if card.immediate else []
        said += ["remains"] if card.remains else []
        return [self.say(f"event.{key}") for key in said]

    # -- abilities

    def ability(self, ability: w.Abilities) -> str:
        """An ability with its name, if it has one."""
        text = ABILITIES[type(ability)](self, ability)
        return self.say("named", name=ability.name, text=text) if ability.name else text

    def headed(self, clauses: Iterable[str], text: str) -> str:
        """What happens, after where and when."""
        said = [clause for clause in clauses if clause]
        return self.opening("headed", clauses=", ".join(said), text=sentence(text)) if said else text

    def led(self, clauses: Iterable[str], text: str) -> str:
        """A sentence with where and when before it."""
        said = [clause for clause in clauses if clause]
        return sentence(self.say("led", clauses=", ".join(said), text=text) if said else text)

    def foes(self, needs: tuple[w.Needs, ...]) -> tuple[str, list[str]]:
        """The Resistance that a card of the Humans speaks of, and where or when."""
        foe = next((need for need in needs if isinstance(need, w.Foe)), w.Foe())
        who = self.foe(foe) if foe != w.Foe() else self.say("foe.the")
        if isinstance(self.card, Location):
            rest = [need for need in needs if need is not foe]
            return who, [self.say("here.at"), *self.conditions(rest)]
        if isinstance(self.card, Resistance | Counter):
            return self.say("self.hero" if self.is_hero else "self.resistance"), self.conditions(needs)
        return who, self.conditions(need for need in needs if need is not foe)

    def besides(self, ability: str) -> str:
        """What an ability means of a counter outside Fights."""
        return " " + self.say(f"besides.{ability}") if ability == "Barrage" else ""

    @property
    def held(self) -> list[str]:
        """What a Location does for the player whose marker it has."""
        return [self.say("here.held")] if isinstance(self.card, Location) else []

    # -- what happens

    def effects(self, effects: Iterable[w.Effects]) -> str:
        """Words one after another, as sentences."""
        return " ".join(self.effect(effect) for effect in effects)

    def effect(self, effect: w.Effects) -> str:
        """One word as a sentence, or several."""
        return EFFECTS[type(effect)](self, effect)

    def to_whom(self, key: str, **about: Any) -> str:
        """A sentence about what was picked."""
        return self.opening(key, n=self.number, who=self.cards, space=self.place, **about)

    def otherwise(self, effects: tuple[w.Effects, ...], key: str = "otherwise") -> str:
        """What happens if not, after what happens if so."""
        return " " + self.say(key, text=self.effects(effects)) if effects else ""


# -- abilities


def _modify(s: Speaker, a: w.Modify) -> str:
    n, each = s.amount(a.by)
    key = f"figure.{a.figure}.{'more' if n > 0 else 'less'}"
    about: dict[str, Any] = {"n": abs(n), "each": each}
    if a.figure in SUBJECT_IS_FOE:
        who, clauses = s.foes(a.needs)
        return s.led(clauses, s.say(key, who=who, **about))
    if a.spaces is not None:
        return s.led(s.conditions(a.needs), s.say(key, who=s.which(a.spaces, "each"), **about))
    return s.led(s.conditions(a.needs), s.say(f"{key}.{a.of}", **about))


def _grant(s: Speaker, a: w.Grant) -> str:
    named = {"ability": s.say(f"ability.{a.ability}"), "means": s.say(f"means.{a.ability}")}
    if isinstance(s.card, Counter):
        return s.say("grant.own", ability=named["ability"], means=sentence(named["means"])) + s.besides(a.ability)
    if a.to == "counters":
        return s.led(s.conditions(a.needs), s.say("grant.counters", **named))
    if isinstance(s.card, Resistance) and not s.is_hero and not a.needs:
        return s.say("grant.own", ability=named["ability"], means=sentence(named["means"]))
    who, clauses = s.foes(a.needs)
    return s.led(clauses, s.say("grant.resistance", who=who, **named))


def _has(s: Speaker, a: w.Has) -> str:
    held = s.held if a.feature in FOR_OWNERS else []
    return s.led([*held, *s.conditions(a.needs)], s.say(f"feature.{a.feature}", n=a.n))


def _saves(s: Speaker, a: w.Saves) -> str:
    cause = s.say("saves.lost_round") if a.lost_round else ""
    once = " " + s.say("saves.once") if a.once else ""
    return s.led(s.conditions(a.needs), s.say("saves.roll", who=s.say(f"saves.{a.of}"), cause=cause, n=a.least) + once)


def _upon(s: Speaker, a: w.Upon) -> str:
    once = s.say(f"once.{a.once}") if a.once else ""
    return s.headed([*_moment(s, a), once], s.effects(a.then))


def _moment(s: Speaker, a: w.Upon) -> list[str]:
    """When it happens, and on what condition."""
    kind = str(s.card.__struct_config__.tag)
    if (kind, a.moment) in SILENT:
        return s.conditions(a.needs)
    if a.moment == "fight-won" and kind != "resistance":
        foe = next((need for need in a.needs if isinstance(need, w.Foe)), w.Foe())
        rest = [need for need in a.needs if need is not foe and not isinstance(need, w.MyFight)]
        return [s.say("moment.beaten", foe=s.foe(foe)), *s.conditions(rest)]
    return [s.say(f"moment.{a.moment}"), *s.conditions(a.needs)]


SILENT = {("event", "into-play"), ("event", "drawn")}
"""The moments that go without saying, of a kind of card: an Event happens when it is played."""


def _use(s: Speaker, a: w.Use) -> str:
    clauses = [s.say(f"by.{a.by}", card=s.card.name)] if a.by != "mine" else s.held
    if not isinstance(s.card, Event) or a.by != "mine":
        clauses += [_price(s, a)]
    clauses += _when(s, a)
    clauses += [s.say(f"once.{a.once}")] if a.once else []
    return s.headed(clauses, s.effects(a.then))


def _price(s: Speaker, a: w.Use) -> str:
    said = [s.say("price.activate")] if a.activate else []
    said += [s.say("price.ap", n=a.ap)] if a.ap else []
    said += [s.say("price.menace", n=a.menace)] if a.menace else []
    return ", ".join(said)


def _when(s: Speaker, a: w.Use) -> list[str]:
    """Where and when something may be used; what its conditions say already is not said twice."""
    clauses, window = s.conditions(a.needs), "-or-".join(a.windows)
    if any(isinstance(need, w.Won) for need in a.needs) and window == "battle-won":
        return clauses
    turn = next((need for need in a.needs if isinstance(need, w.Turn) and not need.points), None)
    if turn and turn.of == "opponents" and window == "action-start":
        return [s.say("window.opponents-action-start"), *s.conditions(n for n in a.needs if n is not turn)]
    whose = "any" if a.by == "anyone" else ("target" if a.by == "target" else "mine")
    fights = sum(isinstance(need, w.MyFight | w.OthersFight | w.AnyFight) for need in a.needs)
    return [*clauses[:fights], s.say(f"window.{window}", whose=s.say(f"window.whose.{whose}")), *clauses[fights:]]


ABILITIES: dict[type[w.Abilities], Callable[[Speaker, Any], str]] = {
    w.Modify: _modify,
    w.Grant: _grant,
    w.Has: _has,
    w.Saves: _saves,
    w.Upon: _upon,
    w.Use: _use,
}


# -- effects


def _pick(s: Speaker, e: w.Pick) -> str:
    if e.all_:
        return s.speaking_of(e.what, MANY, "all").effects(e.then) + s.otherwise(e.otherwise, "if_none")
    many = ONE if e.n == 1 else MANY
    what = s.which(e.what, "one" if e.n == 1 else "some", e.n)
    what = s.say("up_to", phrase=what) if e.may and e.n > 1 else what
    if isinstance(e.what, w.Spaces) and e.what.extreme:
        what += s.say(f"tie.{s.chooser}")
    chosen = s.say(f"choose.{s.chooser}.{'may' if e.may and e.n == 1 else 'must'}", what=what)
    missing = "if_none" if not e.may else "if_not"
    return f"{chosen} {s.speaking_of(e.what, many).effects(e.then)}{s.otherwise(e.otherwise, missing)}"


def _each_of(s: Speaker, e: w.EachOf) -> str:
    text = s.speaking_of(e.what, ONE).effects(e.then)
    return s.opening("each_of", who=s.which(e.what, "each"), text=text) + s.otherwise(e.otherwise, "if_none")


def _each_player(s: Speaker, e: w.EachPlayer) -> str:
    return s.opening("each_of", who=s.which(e.who, "each"), text=structs.replace(s, chooser="you").effects(e.then))


def _if(s: Speaker, e: w.If) -> str:
    return s.headed(s.conditions(e.needs), s.effects(e.then)) + s.otherwise(e.otherwise)


def _roll(s: Speaker, e: w.Roll) -> str:
    span = s.say("roll.one", n=e.least) if e.least == e.most else s.say("roll.span", least=e.least, most=e.most)
    return s.say("roll.d6", span=span, text=s.effects(e.then)) + s.otherwise(e.otherwise)


def _random_space(s: Speaker, e: w.RandomSpace) -> str:
    other = s.say(f"other.{s.here}") if e.other else ""
    there = structs.replace(s, space=s.say("noun.space.that", n=1), cards="")
    return s.say("random_space", section=s.section(e.section), other=other) + " " + there.effects(e.then)


def _place(s: Speaker, e: w.Place) -> str:
    what = s.say("counter.kind", n=e.n, which=e.which) if e.which else s.say("counter.any", n=e.n)
    plain = s.say("counter.plain", which=e.plain) if e.plain else ""
    other = s.say(f"other.{s.here}") if e.other else ""
    return s.say("place_randomly", n=e.n, what=what, plain=plain, section=s.section(e.section), other=other)


def _place_there(s: Speaker, e: w.PlaceThere) -> str:
    what = s.say("counter.kind", n=1, which=e.which) if e.which else s.say("counter.any", n=1)
    return s.say("place_there", what=what, space=s.place)


def _sweep(s: Speaker, e: w.Sweep) -> str:
    return s.say(f"sweep.{'counters' if e.counters else 'aliens'}", n=e.hit, space=s.place)


def _so_many(key: str) -> Callable[[Speaker, Any], str]:
    """A sentence with a number in it, more or fewer, perhaps for each of something."""

    def render(s: Speaker, e: Any) -> str:
        n, each = s.amount(e.n)
        return s.say(f"{key}.{'more' if n > 0 else 'less'}", n=abs(n), each=each)

    return render


def _points(s: Speaker, e: w.GainPoints) -> str:
    keep = s.say("points.keep", n=e.keep) if e.keep else ""
    n, each = s.amount(e.n)
    return s.say(f"points.{'more' if n > 0 else 'less'}", n=abs(n), each=each, keep=keep)


def _change_total(s: Speaker, e: w.ChangeTotal) -> str:
    n, each = s.amount(e.by)
    return s.say(f"total.{e.of}.{'more' if n > 0 else 'less'}", n=abs(n), each=each, span=s.say(f"span.{e.until}"))


def _cancel_played(s: Speaker, e: w.CancelPlayed) -> str:
    return s.say(f"cancel_played.{'others' if e.others else 'any'}.{'free' if e.free else 'all'}")


def _plain(key: str) -> Callable[[Speaker, Any], str]:
    return lambda s, _: s.to_whom(key)


EFFECTS: dict[type[w.Effects], Callable[[Speaker, Any], str]] = {
    w.GainMenace: _so_many("menace"),
    w.GainPoints: _points,
    w.GainTerror: _so_many("terror"),
    w.MoveTrack: _so_many("track"),
    w.DrawEvents: _so_many("draw_events"),
    w.DrawStuff: _so_many("draw_stuff"),
    w.DiscardThis: _plain("discard_this"),
    w.Aim: lambda s, _: s.say("aim", card=s.card.name),
    w.Cancel: _plain("cancel"),
    w.CancelPlayed: _cancel_played,
    w.ShuffleBack: lambda s, e: s.say("shuffle_back", pile=s.say(f"pile.{e.deck}"), deck=s.say(f"deck.{e.deck}")),
    w.ChangeTotal: _change_total,
    w.WinFight: _plain("win_fight"),
    w.EndBattle: _plain("end_battle"),
    w.DiscardHeroes: _plain("discard_heroes"),
    w.Save: _plain("save"),
    w.Land: _plain("land"),
    w.LandAll: _plain("land_all"),
    w.Destroy: _plain("destroy"),
    w.MoveThere: _plain("move_there"),
    w.PlaceThere: _place_there,
    w.ReturnThere: _plain("return_there"),
    w.Return: _plain("return"),
    w.Demolish: _plain("demolish"),
    w.Liberate: _plain("liberate"),
    w.Pick: _pick,
    w.EachOf: _each_of,
    w.EachPlayer: _each_player,
    w.ByPicked: lambda s, e: s.say("by_picked", text=structs.replace(s, chooser="you").effects(e.then)),
    w.Either: lambda s, e: s.say("either", ways=s.say("or").join(s.effects(way) for way in e.ways)),
    w.If: _if,
    w.Roll: _roll,
    w.Sweep: _sweep,
    w.RandomSpace: _random_space,
    w.Place: _place,
}
