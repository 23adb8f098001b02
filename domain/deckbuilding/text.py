"""The rules text of a card, rendered from the effect that runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from domain.locale import say

from . import language as w
from .card import Card

MOMENTS = ("effect", "dodged", "ambush", "fight", "overrun", "kidnapped", "strike", "setup", "twist")


def card_text(card: Card, locale: str) -> tuple[str, ...]:
    """A card's text, a sentence or two a line: what it needs, its keywords, and what happens at each moment."""
    speaker = Speaker(locale, card)
    lines = [speaker.need(need, card.kind) for need in card.needs]
    lines += [speaker.say(f"keyword.{keyword}") for keyword in card.keywords]
    lines += [speaker.modifier(a) for a in card.abilities if isinstance(a, w.Modify) and not speaker.is_keyword(a)]
    for moment in MOMENTS:
        if effects := getattr(card, moment):
            lines.append(speaker.say(f"moment.{moment}", text=speaker.effects(effects)))
    if card.loses:
        lines.append(speaker.say("moment.loses", text=speaker.condition(card.loses)))
    return tuple(lines)


class Speaker(Struct, frozen=True):
    """Puts the words of one card into sentences of a language."""

    locale: str
    card: Card

    def say(self, key: str, **about: Any) -> str:
        return say(self.locale, f"text.{key}", **about)

    # -- which cards

    def cards(self, of: w.Cards, n: int | str = 1) -> str:
        """Some cards as a phrase: `n` of them, where it is 1 "a", `all` for every one."""
        form = "one" if n == 1 else "other"
        adjectives = (
            self._part("other", of.other),
            self._part("colored", of.colored),
            self._part("class", of.cls),
            self._part("team", of.team),
            of.group and f"{of.group} ",
        )
        qualities = (
            self._quality("keyword", of.keyword),
            self._quality("icon", of.icon),
            self._amount("cost_most", of.cost_most),
            self._amount("cost_least", of.cost_least),
            self._amount("attack_least", of.attack_least),
            "" if of.odd is None else self.say(f"quality.odd.{str(of.odd).lower()}"),
            self._quality("tally", of.tally),
        )
        noun = of.name or self.say(f"noun.{of.kind or 'card'}.{form}")
        place = self.say(f"place.{'-'.join(of.zones)}")
        phrase = "".join(map(str, adjectives)) + noun + "".join(qualities) + place
        return self.say(f"count.{'those' if of.zones == ('chosen',) else _counted(n)}", n=n, phrase=phrase)

    def _part(self, what: str, value: str | bool) -> str:
        if not value:
            return ""
        return self.say(f"adjective.{what}" if value is True else f"adjective.{what}.{value}")

    def _quality(self, what: str, value: str) -> str:
        return self.say(f"quality.{what}.{value.removesuffix('!')}") if value else ""

    def _amount(self, what: str, value: int | None) -> str:
        return "" if value is None else self.say(f"quality.{what}", n=value)

    def pick(self, what: w.Picks) -> str:
        """The cards that a verb acts on."""
        match what:
            case w.Some(of=of, n=int(n)):
                return self.cards(of, n)
            case w.All(of=of):
                return self.cards(of, "all")
            case w.Top(n=n, deck=deck):
                return self.say("top", n=n if isinstance(n, int) else self.number(n), deck=self.say(f"deck.{deck}"))
            case w.Self():
                return self.say("self")
        raise TypeError(f"no words for {what!r}")

    # -- how many

    def number(self, number: w.Number) -> str:
        """A number that depends on the table, as "for each …"."""
        match number:
            case w.Each(of=of):
                return self.say("each", phrase=self.cards(of, "each"))
            case w.Plays(cls=cls, team=team, name=name):
                phrase = name or self._part("class", cls) + self._part("team", team) + self.say("noun.ally.one")
                return self.say("plays", phrase=phrase)
            case w.Tally(of=of):
                return self.say(f"tally.{of}")
            case w.Colors(of=of):
                return self.say("colors", phrase=self.cards(of, "all"))
            case w.Printed(figure=figure, of=of):
                return self.say(f"printed.{figure}", phrase=self.cards(of, "all"))
            case w.Players():
                return self.say("players")
        return str(number)

    def points(self, figure: str, number: w.Number) -> str:
        """Attack or Recruit Points, so many or for each of something."""
        if isinstance(number, int):
            return self.say(f"points.{figure}", n=number)
        if isinstance(number, w.Printed | w.Colors):
            return self.say(f"points_equal.{figure}", number=self.number(number))
        return self.say(f"points_each.{figure}", n=getattr(number, "by", 1), number=self.number(number))

    # -- conditions, needs, abilities

    def condition(self, condition: w.Condition) -> str:
        match condition:
            case w.AtLeast(amount=w.Each(of=of), n=n):
                return self.say("if.there", phrase=self.cards(of, n))
            case w.AtLeast(amount=w.Tally(of=of), n=n):
                return self.say(f"if.tally.{of}", n=n)
            case w.Exactly(amount=w.Plays(), n=n):
                return self.say("if.played", n=n)
        raise TypeError(f"no words for {condition!r}")

    def need(self, need: w.Needs, kind: str) -> str:
        match need:
            case w.DiscardToDo():
                return self.say(f"need.discard.{kind}")
            case w.ShowCosts(n=n, of=of):
                return self.say("need.show-costs", n=n, phrase=self.cards(of, n))

    def is_keyword(self, ability: w.Modify) -> bool:
        """Whether an ability only says what a keyword of the card says already."""
        match ability.by:
            case w.Each(of=of):
                return of.keyword in self.card.keywords
        return False

    def modifier(self, ability: w.Modify) -> str:
        return self.say("modify.attack", number=self.number(ability.by))

    def ability(self, number: int) -> str:
        """An ability that begins and holds for the rest of the turn."""
        match self.card.abilities[number]:
            case w.Instead(hook=hook, to=to, stack=stack, once=once):
                what = self.say(f"stack.{stack}.other") if stack else ""
                return self.say(f"instead.{hook}.{'once' if once else 'always'}", what=what, to=self.say(f"to.{to}"))
            case w.Grant(keyword=keyword):
                return self.say("grant", keyword=self.say(f"keyword_name.{keyword}"))
            case w.When(hook=hook, then=then):
                return self.say(f"when.{hook}", text=self.effects(then))
            case w.May(hook=hook):
                return self.say(f"may.{hook}")
        raise TypeError(f"{self.card.key}: ability {number} doesn't begin")

    # -- what happens

    def effects(self, effects: Iterable[w.Effect]) -> str:
        """Words one after another, as sentences."""
        return " ".join(self.effect(effect) for effect in effects)

    def effect(self, effect: w.Effect) -> str:
        return RENDER[type(effect)](self, effect)

    def verb(self, verb: w.Verb) -> str:
        """A verb with what follows from it."""
        may = isinstance(verb.what, w.Some) and verb.what.may
        about = {"what": self.pick(verb.what), **self._of_verb(verb)}
        said = self.say(f"{'may' if may else 'verb'}.{verb.word()}", **about)
        if verb.then:
            said = f"{said} {self.say('if_done', text=self.effects(verb.then)) if may else self.effects(verb.then)}"
        if verb.otherwise:
            said = f"{said} {self.say('otherwise', text=self.effects(verb.otherwise))}"
        return said

    def _of_verb(self, verb: w.Verb) -> dict[str, str]:
        match verb:
            case w.PutUnder(deck=deck) | w.ShuffleIn(deck=deck):
                return {"deck": self.say(f"deck.{deck}")}
            case w.Put(pile=pile):
                return {"pile": self.say(f"pile.{pile}")}
            case w.Return(stack=stack):
                return {"stack": self.say(f"stack.{stack}.one")}
        return {}


def _counted(n: int | str) -> str:
    return {1: "one", "all": "all", "each": "each"}.get(n, "many")


def _pool(s: Speaker, e: w.Pool) -> str:
    points = [s.points(f, n) for f, n in (("attack", e.attack), ("recruit", e.recruit)) if n != 0]
    return s.say("pool", points=s.say("and").join(points))


def _numbered(key: str) -> Callable[[Speaker, Any], str]:
    """A sentence with a number in it, or with "for each"."""

    def render(s: Speaker, e: Any) -> str:
        about = {"stack": s.say(f"stack.{e.stack}.one")} if isinstance(e, w.Gain) else {}
        if isinstance(e.n, int):
            return s.say(key, n=e.n, **about)
        return s.say(f"{key}_each", number=s.number(e.n), **about)

    return render


def _kidnap(s: Speaker, e: w.Kidnap) -> str:
    return s.say("kidnap_of", phrase=s.cards(e.of, "all")) if e.of else _numbered("kidnap")(s, e)


def _guard(s: Speaker, e: w.Guard) -> str:
    who = s.pick(e.who)
    return (
        s.say("guard", who=who, n=e.n) if isinstance(e.n, int) else s.say("guard_each", who=who, number=s.number(e.n))
    )


def _superpower(s: Speaker, e: w.Superpower) -> str:
    icons = s.say("and").join(s.say(f"icon.{icon}") for icon in e.icons)
    return s.say("superpower", icons=icons, text=s.effects(e.then))


def _if(s: Speaker, e: w.If) -> str:
    said = s.say("if.then", condition=s.condition(e.condition), text=s.effects(e.then))
    return f"{said} {s.say('otherwise', text=s.effects(e.otherwise))}" if e.otherwise else said


def _begin(s: Speaker, e: w.Begin) -> str:
    if e.target and e.target.zones != ("chosen",):
        return s.say("begin_target", phrase=s.cards(e.target), text=s.ability(e.ability))
    return s.ability(e.ability)


def _special(s: Speaker, e: w.Special) -> str:
    return s.say(f"special.{e.name}")


RENDER: dict[type[w.Effect], Callable[[Speaker, Any], str]] = {
    w.Pool: _pool,
    w.Draw: _numbered("draw"),
    w.DrawAtEnd: _numbered("draw_at_end"),
    w.Gain: _numbered("gain"),
    w.Kidnap: _kidnap,
    w.Guard: _guard,
    **dict.fromkeys((w.Ko, w.Discard, w.Take, w.PutUnder, w.Put, w.Reveal, w.ShuffleIn, w.Return), Speaker.verb),
    w.PutBack: lambda s, e: s.say("put_back", deck=s.say(f"deck.{e.deck}")),
    w.ShowHand: lambda s, _: s.say("show_hand"),
    w.ShowElse: lambda s, e: s.say("show_else", phrase=s.cards(e.of), text=s.effects(e.otherwise)),
    w.EachPlayer: lambda s, e: s.say("each_other_player" if e.others else "each_player", text=s.effects(e.what)),
    w.Superpower: _superpower,
    w.If: _if,
    w.Either: lambda s, e: s.say("either", ways=s.say("or").join(s.effects(way) for way in e.ways)),
    w.Repeat: lambda s, e: s.say("repeat", number=s.number(e.times)),
    w.NameClass: lambda s, _: s.say("name_class"),
    w.Begin: _begin,
    w.Special: _special,
}
