"""The rules text of a card, rendered from the abilities and effects that run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import structs

from domain.locale import sentence

from . import language as w
from .card import Counter, Definition, Event, Location, Resistance
from .phrases import MANY, ONE, Phrases

SUBJECT_IS_FOE = ("strength", "hero-strength", "reroll-low")
"""Figures of the Resistance in a Fight, which a sentence names first."""

TOTALS = ("total", "foe-total")
FIGHTS = (w.MyFight, w.OthersFight, w.AnyFight)

FOR_SEVERAL = (w.EachPlayer, w.EachOf, w.EachPicked)
"""Words after whose text another one is about somebody or something else again."""

FOR_OWNERS = ("explores-from", "lands-here")
"""Features that a Location has for the player whose marker it has."""


def card_text(card: Definition, locale: str) -> tuple[str, ...]:
    """A card's text, an ability or a moment a line; what it does as a Resistance Event comes last."""
    speaker = Speaker(locale, card)
    if isinstance(card, Event):
        return tuple(map(str, speaker.event(card)))
    return tuple(str(speaker.ability(ability)) for ability in card.abilities)


class Speaker(Phrases, frozen=True):
    """Puts the words of one card into sentences of a language."""

    def event(self, card: Event) -> list[str]:
        """An Event: how it is played, what it does then and as long as it remains, and its red box."""
        lines: list[str] = [self.say(f"event.{word}") for word in ("immediate", "instantly") if getattr(card, word)]
        lines += [self.playing(card, card.play)] if card.play else []
        lines += [self.ability(ability) for ability in card.abilities if ability is not card.play]
        if card.red is not None:
            red = structs.replace(self, chooser="first")
            said = [self.say("event.remains")] if card.remains else []
            lines += [red.say("red.box", text=text) for text in (*said, *map(red.ability, card.red))]
        return lines

    def playing(self, card: Event, use: w.Use) -> str:
        """How an Event is played from the hand, and what happens then."""
        text = [self.effects(use.then)] if use.then else []
        text += [self.say("event.remains")] if card.remains else []
        return _used(self, use, " ".join(text), [self.say("price.ap", n=card.ap)] if card.ap else [])

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
        who = self.say("foe.which", foe=self.foe(foe)) if foe != w.Foe() else self.say("foe.the")
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

    def effects(self, effects: tuple[w.Effects, ...]) -> str:
        """Words one after another, as sentences, so that it is plain how far "each player" reaches."""
        said = ""
        for n, effect in enumerate(effects):
            if isinstance(effects[n - 1], FOR_SEVERAL) and n:
                return said + self.say("after_that", text=self.effects(effects[n:]))
            said += self.effect(effect) + (" " if n + 1 < len(effects) else "")
        return said

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
        return s.led(
            s.conditions(a.needs), s.say(key, who=s.which(a.spaces, "one" if a.spaces.objective else "each"), **about)
        )
    needs = a.needs
    if a.figure in TOTALS and a.of == "mine" and not any(isinstance(need, FIGHTS) for need in needs):
        needs = (w.MyFight(), *needs)
    return s.led(s.conditions(needs), s.say(f"{key}.{a.of}", **about))


def _grant(s: Speaker, a: w.Grant) -> str:
    whose = "noun.counters.bare" if isinstance(s.card, Counter) or a.to == "counters" else "foe.the"
    named = {"ability": s.say(f"ability.{a.ability}"), "means": s.say(f"means.{a.ability}", noun=s.say(whose))}
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
    may = " " + s.say("feature.may") if a.may else ""
    return s.led([*held, *s.conditions(a.needs)], s.say(f"feature.{a.feature}", n=a.n) + may)


def _saves(s: Speaker, a: w.Saves) -> str:
    cause = s.say("saves.lost_round") if a.lost_round else ""
    once = " " + s.say("saves.once") if a.once else ""
    roll = s.say("saves.roll", who=s.say(f"saves.{a.of}"), cause=cause, span=s.span(a.least, 6))
    return s.led(s.conditions(a.needs), roll + once)


def _upon(s: Speaker, a: w.Upon) -> str:
    once = s.say(f"once.{a.once}") if a.once else ""
    event = isinstance(s.card, Event)
    if event and a.moment == "conquered":
        s = structs.replace(s, within=s.say("section.of", space=s.say("noun.location.that", n=ONE)))
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
    aimed = "-aimed" if kind == "event" and a.moment in AIMED else ""
    return [s.say(f"moment.{a.moment}{aimed}"), *s.conditions(a.needs)]


SILENT = {("event", "into-play"), ("event", "drawn")}
"""The moments that go without saying, of a kind of card: an Event happens when it is played."""

AIMED = ("conquered", "marker-lost")
"""The moments of the player at whom an Event is aimed."""


def _use(s: Speaker, a: w.Use) -> str:
    whose: list[str] = [s.say(f"by.{a.by}")] if a.by != "mine" else s.held
    return _used(s, a, s.effects(a.then), whose)


def _used(s: Speaker, a: w.Use, text: str, clauses: list[str]) -> str:
    """What may be used: by whom and for what, when, how often."""
    once = s.say(f"once.{a.once}") if a.once else ""
    if any(isinstance(need, w.OthersFight) for need in a.needs):
        text = structs.replace(s, enemy="resistance").effects(a.then)
    return s.headed([*clauses, _price(s, a), *_when(s, a), once], text)


def _price(s: Speaker, a: w.Use) -> str:
    said = [s.say("price.activate")] if a.activate else []
    said += [s.say("price.ap", n=a.ap)] if a.ap else []
    said += [s.say("price.menace", n=a.menace)] if a.menace else []
    return ", ".join(said)


def _when(s: Speaker, a: w.Use) -> list[str]:
    """Where and when something may be used; what its conditions say already is not said twice."""
    window = "-or-".join(a.windows)
    by_turn = window.startswith("action")
    turn = next((need for need in a.needs if isinstance(need, w.Turn) and by_turn), None)
    needs = [need for need in a.needs if need is not turn]
    clauses = s.conditions(needs)
    points = [s.say("if.turn.points", n=turn.points)] if turn and turn.points else []
    if not window or (window == "battle-won" and any(isinstance(need, w.Won) for need in needs)):
        return clauses
    whose = {"anyone": "their", "target": "their"}.get(a.by, "your")
    whose = "others" if turn and turn.of == "opponents" else whose
    fights = len(s.fights(needs))
    when = s.say(f"window.{window}", whose=s.say(f"window.whose.{whose}"))
    return [*clauses[:fights], when, *clauses[fights:], *points]


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
        return s.speaking_of(e.what, MANY, "all").effects(e.then) + _if_none(s, e)
    then = s.speaking_of(e.what, ONE if e.n == 1 else MANY).effects(e.then)
    agreed = " " + s.say("choose.agreed") if e.consent else ""
    return f"{_chosen(s, e)}{agreed} {then}{_if_none(s, e)}"


def _if_none(s: Speaker, e: w.Pick | w.EachOf) -> str:
    """What happens where nothing fits."""
    return " " + s.say("if_none", what=s.bare(e.what), text=s.effects(e.otherwise)) if e.otherwise else ""


def _chosen(s: Speaker, e: w.Pick) -> str:
    """What is chosen, by whom; the choice is among equals alone where the most of something is meant."""
    if e.n == 1 and (most := extreme(s, e.what)):
        return s.say(f"choose.{s.chooser}.tied", among=s.which(among(e.what), "all"), most=most)
    what = s.which(e.what, "one" if e.n == 1 else "some", e.n)
    if e.n > 1 and e.up_to:
        what = s.say("up_to", phrase=what)
    return s.say(f"choose.{s.chooser}.any", what=what)


def extreme(s: Speaker, what: w.Whiches) -> str:
    """The most or the least that is meant, if any is."""
    match what:
        case w.Spaces():
            return s.say("extreme.then").join(s.say(f"extreme.{one}") for one in what.extreme if one)
        case w.Players():
            return s.say(f"with.terror.{what.terror}") if what.terror else ""
        case w.Sections():
            return s.say(f"with.most.{what.most}") if what.most else ""
    return ""


def among(what: w.Whiches) -> w.Whiches:
    """All that something with the most or the least is looked for among."""
    match what:
        case w.Spaces():
            return structs.replace(what, extreme=())
        case w.Players():
            return structs.replace(what, terror="")
        case w.Sections():
            return structs.replace(what, most="")
    return what


def _each_of(s: Speaker, e: w.EachOf) -> str:
    text = s.speaking_of(e.what, ONE).effects(e.then)
    return s.opening("each_of", who=s.which(e.what, "each"), text=text) + _if_none(s, e)


def _each_picked(s: Speaker, e: w.EachPicked) -> str:
    return s.say("each_picked", who=s.cards or s.say("noun.card.that", n=MANY), text=s.one_of_them().effects(e.then))


def _each_player(s: Speaker, e: w.EachPlayer) -> str:
    return s.opening("each_player", who=s.which(e.who, "each"), text=structs.replace(s, chooser="you").effects(e.then))


def _if(s: Speaker, e: w.If) -> str:
    said = s.headed(s.conditions(e.needs), s.effects(e.then))
    return f"{said} {s.headed([_if_not(s, e.needs)], s.effects(e.otherwise))}" if e.otherwise else said


def _if_not(s: Speaker, needs: tuple[w.Needs, ...]) -> str:
    """If a condition is not met, said so that it can't be taken for that of a word within."""
    match needs:
        case (w.There(are=are, least=1),):
            return s.say("if.there_not", what=s.which(are, "no"))
        case (w.Population(most=most),):
            return s.say("if.population_not", n=most)
    return s.say("if.not")


def _roll(s: Speaker, e: w.Roll) -> str:
    return s.say("roll.d6", span=s.span(e.least, e.most), text=s.effects(e.then)) + s.otherwise(e.otherwise)


def _random_space(s: Speaker, e: w.RandomSpace) -> str:
    there = structs.replace(s, space=s.say("noun.space.that", n=ONE), ground="space", cards="")
    return s.say("random_space", section=s.section("picked")) + " " + there.effects(e.then)


def _random_section(s: Speaker, e: w.RandomSection) -> str:
    return s.say("random_section") + " " + s.speaking_of(w.Sections(), ONE).effects(e.then)


def _place(s: Speaker, e: w.Place) -> str:
    if e.which:
        plain = s.say("counter.plain", which=e.plain) if e.plain else ""
        any_ = s.say("counter.or_any") if e.or_any else ""
        what = s.say("counter.kind", n=e.n, which=e.which, plain=plain, any=any_)
    else:
        what = s.say("counter.any", n=e.n) + (s.say("counter.only_plain", which=e.plain) if e.plain else "")
        what += s.say("counter.or_any") if e.or_any else ""
    other = s.say(f"other.{s.here}") if e.other else ""
    return s.say("place_randomly", n=e.n, what=what, section=s.section(e.section), other=other)


def _place_there(s: Speaker, e: w.PlaceThere) -> str:
    kind = {"which": e.which, "plain": "", "any": ""}
    what = s.say("counter.kind", n=1, **kind) if e.which else s.say("counter.any", n=1)
    return s.say("place_there", what=what, space=s.place)


def _sweep(s: Speaker, e: w.Sweep) -> str:
    return s.say(f"sweep.{'counters' if e.counters else 'aliens'}", span=s.span(1, e.hit), space=s.place)


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
    whose = e.of if e.of == "mine" else s.enemy
    return s.opening(f"total.{whose}.{'more' if n > 0 else 'less'}", n=abs(n), each=each, span=s.say(f"span.{e.until}"))


def _help_humans(s: Speaker, e: w.HelpHumans) -> str:
    return s.say(f"help.{e.figure}", n=e.by)


def _breakthrough(s: Speaker, e: w.Breakthrough) -> str:
    n, each = s.amount(e.dice)
    return s.say("breakthrough", n=n, each=each)


def _look_at(s: Speaker, e: w.LookAt) -> str:
    return s.say("look_at", n=e.n, deck=s.say(f"deck.{e.deck}"))


def _move_there(s: Speaker, _: w.MoveThere) -> str:
    return s.to_whom(f"move_there.{'counters' if s.noun == 'counters' else 'aliens'}")


def _cancel_played(s: Speaker, e: w.CancelPlayed) -> str:
    return s.say(f"cancel_played.{'others' if e.others else 'any'}.{'free' if e.free else 'all'}")


def _ground(key: str) -> Callable[[Speaker, Any], str]:
    """A sentence about the Location of the Space spoken of, which may have none."""
    return lambda s, _: s.to_whom(f"{key}.{s.ground}")


def _plain(key: str) -> Callable[[Speaker, Any], str]:
    return lambda s, _: s.to_whom(key)


EFFECTS: dict[type[w.Effects], Callable[[Speaker, Any], str]] = {
    w.GainMenace: _so_many("menace"),
    w.GainPoints: _points,
    w.GainTerror: _so_many("terror"),
    w.MoveTrack: _so_many("track"),
    w.HelpHumans: _help_humans,
    w.Breakthrough: _breakthrough,
    w.DrawEvents: _so_many("draw_events"),
    w.DrawStuff: _so_many("draw_stuff"),
    w.LookAtHand: _plain("look_at_hand"),
    w.DiscardEvents: _plain("discard_events"),
    w.Take: _plain("take"),
    w.LookAt: _look_at,
    w.DiscardThis: _plain("discard_this"),
    w.Aim: _plain("aim"),
    w.Cancel: _plain("cancel"),
    w.CancelPlayed: _cancel_played,
    w.ShuffleBack: lambda s, e: s.say("shuffle_back", pile=s.say(f"pile.{e.deck}"), deck=s.say(f"deck.{e.deck}")),
    w.ChangeTotal: _change_total,
    w.Reroll: lambda s, e: s.say(f"reroll.{e.of}"),
    w.FindResistance: lambda s, e: s.say("find_resistance", which=e.which),
    w.DrawHelp: _plain("draw_help"),
    w.WinFight: _plain("win_fight"),
    w.EndBattle: _plain("end_battle"),
    w.DiscardHeroes: _plain("discard_heroes"),
    w.Save: _plain("save"),
    w.Land: _plain("land"),
    w.LandAll: _plain("land_all"),
    w.Destroy: _plain("destroy"),
    w.MoveThere: _move_there,
    w.PlaceThere: _place_there,
    w.ReturnThere: _plain("return_there"),
    w.Return: _plain("return"),
    w.Demolish: _ground("demolish"),
    w.Liberate: _ground("liberate"),
    w.Pick: _pick,
    w.Agreed: lambda s, e: _pick(s, structs.replace(e.pick, consent=True)),
    w.EachPicked: _each_picked,
    w.EachOf: _each_of,
    w.EachPlayer: _each_player,
    w.Either: lambda s, e: s.say("either", ways=s.say("or").join(s.effects(way) for way in e.ways)),
    w.If: _if,
    w.Roll: _roll,
    w.Sweep: _sweep,
    w.RandomSpace: _random_space,
    w.RandomSection: _random_section,
    w.Place: _place,
}
