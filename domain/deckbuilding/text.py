"""The rules text of a card, rendered from the effect that runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct, structs

from domain.locale import say

from . import language as w
from .card import Card

CHOSEN = ("chosen",)
ANYWHERE = ("anywhere",)
COMMANDER = "commander"
JUST_CHOSEN = w.Cards(CHOSEN)
MOMENTS = ("effect", "dodged", "ambush", "fight", "overrun", "kidnapped", "strike", "setup", "twist")


def card_text(card: Card, locale: str) -> tuple[str, ...]:
    """A card's text, a sentence or two a line: what it needs, its keywords, and what happens at each moment."""
    speaker = Speaker(locale, card)
    lines = [speaker.need(need, card.kind) for need in card.needs]
    lines += [speaker.say(f"keyword.{keyword}") for keyword in card.keywords if not speaker.is_need(keyword)]
    modifiers = [a for n, a in enumerate(card.abilities) if isinstance(a, w.Modify) and n not in _begun(card)]
    lines += [speaker.modifier(a) for a in modifiers if not speaker.is_keyword(a)]
    lines += [speaker.whenever(a) for a in card.abilities if isinstance(a, w.Whenever)]
    lines += [speaker.say(f"offer.{a.pile}") for a in card.abilities if isinstance(a, w.Offer)]
    for moment in MOMENTS:
        lines += speaker.moment(moment, getattr(card, moment))
    lines += [speaker.say("forces", group=group) for group in card.forces]
    if card.bindings is not None:
        lines.append(speaker.bindings_stack(card.bindings))
    if card.loses:
        lines.append(speaker.say("moment.loses", text=speaker.condition(card.loses)))
    return tuple(lines)


def _begun(card: Card) -> set[int]:
    """The abilities that begin at some moment, which says then what they are."""
    words = w.effects_in(e for moment in MOMENTS for e in getattr(card, moment))
    return {e.ability for e in words if isinstance(e, w.Begin)}


class Speaker(Struct, frozen=True):
    """Puts the words of one card into sentences of a language.

    `those` says how it calls the cards just chosen; `whose` to whom it happens, `you` or `each` player.
    """

    locale: str
    card: Card
    those: str = "them"
    whose: str = "you"

    def say(self, key: str, **about: Any) -> str:
        return say(self.locale, f"text.{key}", **about)

    # -- which cards

    def cards(self, of: w.Cards, n: int | str = 1, place: str = "place") -> str:
        """Some cards as a phrase: `n` of them, `all` or `each`; `place` says where they lie, or `from` where."""
        if of.zones == CHOSEN and not (n == "each" and of.kind):
            return self._chosen(of, n)
        if of.this:
            return self.say("self") + self.say(f"{place}.{'-'.join(of.zones)}")
        if of.chosen:
            return self.say("those.others", n=n)
        if COMMANDER in of.zones:
            return self._and_commander(of, n, place)
        form = 1 if n in (1, "each", "any", "the") else 2
        phrase = self.say(
            "phrase",
            adjectives=self._adjectives(of, form),
            noun=of.name or self.say(f"noun.{of.kind or 'card'}", n=form),
            place=self.say(f"{place}.{'-'.join(of.zones)}") if of.zones else "",
            qualities="".join(self._qualities(of, "quality")),
        )
        return self.say(f"count.{_counted(n)}", n=n, phrase=phrase)

    def _and_commander(self, of: w.Cards, n: int | str, place: str) -> str:
        """The Commander, who is no Adversary, and perhaps others."""
        others = tuple(zone for zone in of.zones if zone != COMMANDER)
        said = [self.cards(structs.replace(of, zones=others, kind="adversary"), n, place)] if others else []
        return self.say("and").join([*said, self.say("those.commander")])

    def _chosen(self, of: w.Cards, n: int | str) -> str:
        if n == 1 and self.those == "them":
            return self.say("those.one")
        if qualities := "".join(self._qualities(of, "quality")):
            return self.say("those.some", qualities=qualities)
        return self.say("those.each" if n == "each" else f"those.{self.those}")

    def _adjectives(self, of: w.Cards, form: int) -> str:
        said = [word for word, there in (("other", of.other), ("colored", of.colored)) if there]
        said += [f"{what}.{value}" for what, value in (("class", of.cls), ("team", of.team)) if value]
        group = self.say("adjective.group", n=form, group=of.group) if of.group not in ("", w.SAME) else ""
        return "".join(self.say(f"adjective.{key}", n=form) for key in said) + group

    def _qualities(self, of: w.Cards, table: str) -> list[str]:
        """What cards are like, said after their noun (`quality`) or of one of them (`it`)."""
        odd = "" if of.odd is None else str(of.odd).lower()
        named = {"keyword": of.keyword, "icon": of.icon, "odd": odd}
        named["tally" if of.zones != ANYWHERE else "counted"] = of.tally.removesuffix("!")
        named["group"] = self.those if of.group == w.SAME else ""
        named["same"] = "cost" if of.same_cost else ""
        if table == "it":
            named |= {"kind": of.kind, "class": of.cls, "team": of.team}
        if of.cost_least and of.cost_most:
            return [self.say(f"{table}.cost_between", n=of.cost_least, most=of.cost_most)]
        most = "free" if of.cost_most == 0 else "cost_most"
        figures = {
            most: of.cost_most,
            "cost_least": of.cost_least,
            "attack_least": of.attack_least,
            "vp_most": of.vp_most,
        }
        return [self.say(f"{table}.{what}.{value}") for what, value in named.items() if value] + [
            self.say(f"{table}.{what}", n=n) for what, n in figures.items() if n is not None
        ]

    def if_it(self, of: w.Cards) -> str:
        """A condition on the one card just chosen."""
        return self.say("if.it", what=self.say("and").join(self._qualities(of, "it")))

    def pick(self, what: w.Picks) -> str:
        """The cards that a verb acts on."""
        match what:
            case w.Some(of=of, n=int(n), below=below) if below is not None:
                return self.say("below", phrase=self.cards(of, n, "from"), number=self.how_many(below))
            case w.Some(of=of, n=int(n)):
                return self.cards(of, n, "from")
            case w.Some(of=of, n=n):
                return self.say("some_each", phrase=self.cards(of, 1, "from"), number=self.number(n))
            case w.Dearest(of=of, n=n):
                return self.say("dearest", n=n, phrase=self.cards(of, "all"))
            case w.Ordered(of=of):
                return self.say("ordered", phrase=self.cards(of, "all", "from"))
            case w.AnyOf(of=of):
                return self.say("any_of", phrase=self.cards(of, "bare", "from"))
            case w.All(of=of):
                return self.cards(of, "all", "from")
            case w.Alike(of=of, n=n):
                return self.cards(of, n, "from")
            case w.The(of=of):
                return self.cards(of, "the", "from")
            case w.Top(n=n, deck=deck, reshuffle=reshuffle):
                key = "top" if reshuffle else "top_only"
                return self.say(key, n=n if isinstance(n, int) else self.number(n), deck=self.say(f"deck.{deck}"))
            case w.Self():
                return self.say("self")
            case w.Cue():
                return self.say(f"cue.{self.card.kind}")
        raise TypeError(f"no words for {what!r}")

    def after(self, what: w.Picks) -> Speaker:
        """Speaks of what was picked as "it" or "them"."""
        one = isinstance(what, w.Self | w.Cue | w.The) or (
            isinstance(what, w.Some | w.Dearest | w.Alike | w.Top) and what.n == 1
        )
        return structs.replace(self, those="it" if one else "them")

    # -- how many

    def number(self, number: w.Number) -> str:
        """A number that depends on the table, as "for each …"."""
        match number:
            case w.Each(of=of):
                return self.say("each", phrase=self.cards(of, "each"))
            case w.Plays(cls=cls, team=team, name=name, cost_least=cost):
                like = w.Cards((), cls=cls, team=team, cost_least=cost or None)
                adjectives, noun = self._adjectives(like, 1), self.say("noun.ally", n=1)
                qualities = "".join(self._qualities(like, "quality"))
                ally = self.say("phrase", adjectives=adjectives, noun=noun, place="", qualities=qualities)
                return self.say("plays", phrase=name or ally)
            case w.Tally(of=of, kind=kind):
                return self.say(f"tally.{of.removesuffix('!')}", what=self.say(f"noun.{kind or 'card'}", n=1))
            case w.Colors(of=of):
                return self.say("colors", phrase=self.cards(of, "all"))
            case w.Printed(figure=figure, of=of):
                whose = self.those if of.zones == CHOSEN else "all"
                return self.say(f"printed.{whose}.{figure}", phrase=self.cards(of, "all"))
            case w.Highest(figure=figure, of=of):
                return self.say(f"highest.{figure}", phrase=self.cards(of, "all"))
            case w.Players():
                return self.say("players")
        return str(number)

    def how_many(self, number: w.Number) -> str:
        """A number as that of some cards."""
        match number:
            case w.Each(of=of) if of == JUST_CHOSEN:
                return self.say("as_many")
            case w.Each(of=of):
                return self.say("how_many", phrase=self.cards(of, "bare"))
        return str(number)

    def points(self, figure: str, number: w.Number) -> str:
        """Attack or Recruit Points, so many or for each of something."""
        if isinstance(number, int):
            return self.say(f"points.{figure}", n=number)
        if isinstance(number, w.Printed | w.Colors | w.Highest):
            return self.say(f"points_equal.{figure}", number=self.number(number))
        return self.say(f"points_each.{figure}", n=self.by(number), number=self.number(number))

    def bindings_stack(self, number: w.Number) -> str:
        """How many Bindings a Plot leaves in their stack."""
        about = {} if isinstance(number, int) else {"number": self.number(number)}
        return self.say("bindings_each" if about else "bindings", n=self.by(number), **about)

    def by(self, number: w.Number) -> int:
        """A number, or how many go for each of what is counted."""
        return number if isinstance(number, int) else getattr(number, "by", 1)

    # -- conditions, needs, abilities

    def condition(self, condition: w.Condition) -> str:
        match condition:
            case w.AtLeast(amount=w.Each(of=of), n=1) if of.zones == CHOSEN and self.those == "it":
                return self.if_it(of)
            case w.AtLeast(amount=w.Each(of=of), n=1) if of.zones == ("captured",):
                return self.say("if.captured", phrase=self.cards(w.Cards((), kind=of.kind), "any"))
            case w.AtLeast(amount=w.Each(of=of), n=1) if of.name:
                return self.say("if.named", name=of.name, place=self.say(f"place.{'-'.join(of.zones)}"))
            case w.AtLeast(amount=w.Each(of=of), n=int(n)):
                return self.say("if.there", n=n, phrase=self.cards(of, n))
            case w.AtLeast(amount=w.Each(of=of), n=w.Players(by=n) as players):
                return self.say("if.there_each", phrase=self.cards(of, n), number=self.number(players))
            case w.Exactly(amount=w.Each(of=of), n=0):
                return self.say("if.none", phrase=self.cards(of, "the"))
            case w.AtLeast(amount=w.Tally(of=of), n=n):
                return self.say(f"if.tally.{of}", n=n)
            case w.StoodOn(space=space):
                return self.say("if.stood_on", space=self.say(f"space.{space}"))
            case w.Exactly(amount=w.Plays(), n=n):
                return self.say("if.played", n=n)
            case w.Hemmed(of=of):
                return self.say("if.hemmed", phrase=self.cards(of))
        raise TypeError(f"no words for {condition!r}")

    def need(self, need: w.Needs, kind: str) -> str:
        match need:
            case w.DiscardToDo():
                return self.say(f"need.discard.{kind}")
            case w.ShowCosts(n=n, of=of):
                return self.say("need.show-costs", n=n, phrase=self.cards(of, n))
            case w.Elusive(n=n):
                return self.say("need.elusive", n=n)

    def is_need(self, keyword: str) -> bool:
        """Whether a keyword only names what the card needs."""
        return any(isinstance(need, w.Elusive) and keyword == f"elusive-{need.n}" for need in self.card.needs)

    def is_keyword(self, ability: w.Modify) -> bool:
        """Whether an ability only says what a keyword of the card says already."""
        match ability.by:
            case w.Each(of=of):
                return of.keyword in self.card.keywords
        return False

    def modifier(self, ability: w.Modify) -> str:
        if ability.of:
            who = _sentence(self.cards(ability.of, "each"))
            return self.say("modify.other", who=who, number=self.number(ability.by))
        if isinstance(ability.by, w.Colors):
            return self.say("modify.attack_equal", number=self.number(ability.by))
        return self.say("modify.attack", number=self.number(ability.by))

    def whenever(self, ability: w.Whenever) -> str:
        """What happens each time, as long as the card lies in play."""
        who = self.cards(ability.of, "the" if ability.of.name else "any") if ability.of else ""
        return self.say(
            f"whenever.{ability.hook}", who=who, text=structs.replace(self, those="it").effects(ability.then)
        )

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
                return self.say(f"may.{hook}", it=self.say(f"those.{self.those}"))
            case w.Modify(by=by, figure=figure, of=w.Cards() as of):
                n, who = self.by(by), self.cards(of, "one" if of.zones == CHOSEN else "each")
                each = "" if isinstance(by, int) else f" {self.number(by)}"
                change = "gains" if n > 0 else "loses"
                return self.say(f"{change}.{figure}", who=who, n=abs(n), number=each)
        raise TypeError(f"{self.card.key}: ability {number} doesn't begin")

    # -- what happens

    def effects(self, effects: Iterable[w.Effect]) -> str:
        """Words one after another, as sentences."""
        return " ".join(self.effect(effect) for effect in effects)

    def lines(self, effects: Iterable[w.Effect]) -> list[str]:
        """Words as lines, so that it is plain how far "each player" and a Superpower reach."""
        lines: list[list[w.Effect]] = []
        for effect in effects:
            if isinstance(effect, w.ThisWay):
                lines += [list(effect.what), [w.ThisWay(effect.of, (), effect.then)]]
                continue
            if not lines or isinstance(effect, w.Superpower) or isinstance(lines[-1][-1], w.EachPlayer):
                lines.append([])
            lines[-1].append(effect)
        return [self.effects(line) for line in lines]

    def moment(self, moment: str, effects: Sequence[w.Effect]) -> list[str]:
        """What a card does at a moment, as lines."""
        match effects:
            case (w.Numbered(until=until, ways=ways),):
                spans = zip((1, *(last + 1 for last in until)), until, ways, strict=False)
                return [
                    self.say("moment.numbered", n=last - first + 1, first=first, last=last, text=self.effects(way))
                    for first, last, way in spans
                ]
        return [self.say(f"moment.{moment}", text=text) for text in self.lines(effects)]

    def effect(self, effect: w.Effect) -> str:
        return RENDER[type(effect)](self, effect)

    def verb(self, verb: w.Verb) -> str:
        """A verb with what follows from it."""
        match verb.what:
            case w.All(of=of) if self.those == "it" and of.zones == CHOSEN and of != JUST_CHOSEN:
                it = structs.replace(verb, what=w.All(JUST_CHOSEN))
                return self.say("if.then", condition=self.if_it(of), text=self.verb(it))
        may = isinstance(verb.what, w.Some) and verb.what.may
        about = {"what": self.pick(verb.what), **self._of_verb(verb)}
        word = _said(verb)
        said = [self.say(f"{'may' if may else 'verb'}.{word}", **about)]
        if verb.then:
            text = self.after(verb.what).effects(verb.then)
            said.append(self.say("if_done", text=text) if may else text)
        if verb.otherwise:
            said.append(self.say("if_not" if may else "otherwise", text=self.effects(verb.otherwise)))
        return " ".join(said)

    def _of_verb(self, verb: w.Verb) -> dict[str, str]:
        match verb:
            case w.PutUnder(deck=deck) | w.PutOn(deck=deck) | w.ShuffleIn(deck=deck) | w.ShuffleOnto(deck=deck):
                return {"deck": self.say(f"deck.{deck}")}
            case w.Enter(space=space, guarding=n):
                return {"n": str(n), "space": self.say(f"space.{space}")}
            case w.MoveTo(space=space):
                return {"space": self.say(f"space.{space}")}
            case w.Put(pile=pile) if pile != "captured":
                return {"pile": self.say(f"pile.{pile}")}
            case w.Return(stack=stack):
                return {"stack": self.say(f"stack.{stack}.one")}
        return {}


def _said(verb: w.Verb) -> str:
    """The word of a verb's sentence, where it has another than its decision."""
    match verb:
        case w.Put(pile="captured"):
            return "capture"
        case w.Enter(guarding=n) if n:
            return "enter_guarding"
    return verb.word()


def _counted(n: int | str) -> str:
    return n if isinstance(n, str) else "one" if n == 1 else "many"


def _sentence(phrase: str) -> str:
    """A phrase at the beginning of a sentence."""
    return phrase[:1].upper() + phrase[1:]


def _pool(s: Speaker, e: w.Pool) -> str:
    points = s.say("and").join(s.points(f, n) for f, n in (("attack", e.attack), ("recruit", e.recruit)) if n != 0)
    only = s.say(f"only.{e.only}") if e.only else ""
    return s.say(f"pool.{s.whose}", points=points, only=only)


def _numbered(key: str) -> Callable[[Speaker, Any], str]:
    """A sentence with a number in it, or with "for each"."""

    def render(s: Speaker, e: Any) -> str:
        n = e.n if isinstance(e.n, int) else 1
        about = {"stack": s.say(f"stack.{e.stack}", n=n)} if isinstance(e, w.Gain) else {}
        if isinstance(e, w.Gain) and e.up_to:
            return s.say("gain_up_to", number=s.how_many(e.n), stack=s.say(f"stack.{e.stack}.other"))
        if isinstance(e.n, int):
            return s.say(key, n=e.n, **about)
        return s.say(f"{key}_each", number=s.number(e.n), **about)

    return render


def _kidnap(s: Speaker, e: w.Kidnap) -> str:
    return s.say("kidnap_of", phrase=s.cards(e.of, "all", "from")) if e.of else _numbered("kidnap")(s, e)


def _guard(s: Speaker, e: w.Guard) -> str:
    who = s.cards(e.who.of, "each") if isinstance(e.who, w.All) else s.pick(e.who)
    if isinstance(e.n, int):
        return s.say("guard", who=who, n=e.n)
    return s.say("guard_each", who=who, number=s.number(e.n))


def _this_way(s: Speaker, e: w.ThisWay) -> str:
    them = structs.replace(s, those="them")
    then = s.say(f"this_way.{e.of}", text=them.effects(e.then))
    return " ".join([*map(s.effect, e.what), then])


def _repeat(s: Speaker, e: w.Repeat) -> str:
    number = s.number(e.times)
    if any(isinstance(verb, w.Verb) and isinstance(verb.what, w.Some) and verb.what.fresh for verb in e.what):
        return s.say("repeat", number=number)
    return s.say("repeat_each", number=number[0].upper() + number[1:], text=s.effects(e.what))


def _have_class(s: Speaker, e: w.HaveClass) -> str:
    return s.say("have_class", phrase=s.cards(e.target), cls=s.say(f"icon.{e.cls}"))


def _from_box(s: Speaker, e: w.FromBox) -> str:
    n, number = s.by(e.n), "" if isinstance(e.n, int) else f" {s.number(e.n)}"
    return s.say("from_box", n=n, card=s.say(f"boxed.{e.card}"), number=number, pile=s.say(f"pile.{e.pile}"))


def _overrun(s: Speaker, e: w.Overrun) -> str:
    match e.what:
        case w.The(of=of):
            return s.say("overrun", who=of.name)
    raise TypeError(f"no words for {e!r}")


def _each_of(s: Speaker, e: w.EachOf) -> str:
    return s.say("each_of", who=_sentence(s.cards(e.of, "each")), text=structs.replace(s, those="it").effects(e.what))


def _cover(s: Speaker, e: w.Cover) -> str:
    about = {"stack": s.say(f"deck.{e.stack}"), "those": s.say(f"those.{s.those}")}
    return s.say("cover", **about) + (" " + s.say("otherwise", text=s.effects(e.otherwise)) if e.otherwise else "")


def _superpower(s: Speaker, e: w.Superpower) -> str:
    icons = [s.say("icons", n=n, icon=s.say(f"icon.{icon}")) for icon, n in Counter(e.icons).items()]
    said = s.say("superpower", icons=s.say("and").join(icons), text=s.effects(e.then))
    return f"{said} {s.say('otherwise', text=s.effects(e.otherwise))}" if e.otherwise else said


def _if(s: Speaker, e: w.If) -> str:
    said = s.say("if.then", condition=s.condition(e.condition), text=s.effects(e.then))
    return f"{said} {s.say('otherwise', text=s.effects(e.otherwise))}" if e.otherwise else said


def _demolish(s: Speaker, e: w.Demolish) -> str:
    text = s.effects(w.DEMOLISH)
    if isinstance(e.n, int):
        return s.say("demolish", n=e.n, text=text)
    return s.say("demolish_each", number=s.number(e.n), text=text)


def _begin(s: Speaker, e: w.Begin) -> str:
    match e.target:
        case None:
            return s.ability(e.ability)
        case w.Cards(zones=("commander",)):
            return structs.replace(s, those="commander").ability(e.ability)
        case w.Cards(zones=("chosen",)):
            return structs.replace(s, those="it").ability(e.ability)
    text = structs.replace(s, those="it").ability(e.ability)
    return s.say("begin_target", phrase=s.cards(e.target), text=text)


def _choose(s: Speaker, e: w.Choose) -> str:
    if not isinstance(e.what, w.Some):
        return s.verb(e)
    return f"{s.say('choose', phrase=s.cards(e.what.of))} {s.after(e.what).effects(e.then)}"


def _slide(s: Speaker, e: w.Slide) -> str:
    each = f" {s.say('slide_each', text=s.effects(e.each))}" if e.each else ""
    return s.say("slide") + each


def _name_group(s: Speaker, e: w.NameGroup) -> str:
    return s.say("name_group", text=structs.replace(s, those="group").effects(e.then))


def _each_player(s: Speaker, e: w.EachPlayer) -> str:
    text = structs.replace(s, whose="each").effects(e.what)
    return s.say("each_other_player" if e.others else "each_player", text=text)


def _either(s: Speaker, e: w.Either) -> str:
    return s.say(f"either.{s.whose}", ways=s.say("or").join(s.effects(way) for way in e.ways))


def _special(s: Speaker, e: w.Special) -> str:
    return s.say(f"special.{e.name}")


RENDER: dict[type[w.Effect], Callable[[Speaker, Any], str]] = {
    w.Pool: _pool,
    w.Draw: _numbered("draw"),
    w.DrawAtEnd: _numbered("draw_at_end"),
    w.Gain: _numbered("gain"),
    w.Kidnap: _kidnap,
    w.Guard: _guard,
    **dict.fromkeys((w.Ko, w.Discard, w.Take, w.GainCards, w.Give, w.PutUnder, w.PutOn, w.Put), Speaker.verb),
    **dict.fromkeys((w.SetAside, w.Place, w.Enter, w.MoveTo, w.Defeat, w.Play, w.Reveal), Speaker.verb),
    **dict.fromkeys((w.ShuffleIn, w.ShuffleOnto, w.Return), Speaker.verb),
    w.Choose: _choose,
    w.FromBox: _from_box,
    w.PutBack: lambda s, e: s.say("put_back", deck=s.say(f"deck.{e.deck}")),
    w.Exchange: lambda s, e: s.say("exchange", phrase=s.cards(e.against)),
    w.ShowHand: lambda s, _: s.say("show_hand"),
    w.ShowElse: lambda s, e: s.say("show_else", phrase=s.cards(e.of), text=s.effects(e.otherwise)),
    w.Demolish: _demolish,
    w.ShowClasses: lambda s, e: s.say("show_classes", phrase=s.cards(e.of, e.n), text=s.effects(e.otherwise)),
    w.EachPlayer: _each_player,
    w.Overrun: _overrun,
    w.EachOf: _each_of,
    w.Cover: _cover,
    w.GoodWins: lambda s, _: s.say("good_wins"),
    w.ChoosePlayer: lambda s, e: s.say("choose_other" if e.others else "choose_player", text=s.effects(e.what)),
    w.ThisWay: _this_way,
    w.Superpower: _superpower,
    w.If: _if,
    w.Either: _either,
    w.Repeat: _repeat,
    w.NameClass: lambda s, _: s.say("name_class"),
    w.NameGroup: _name_group,
    w.Slide: _slide,
    w.HaveClass: _have_class,
    w.Begin: _begin,
    w.Special: _special,
}
