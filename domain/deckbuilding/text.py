"""The rules text of a card, rendered from the effect that runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any

from msgspec import structs

from domain.locale import Said, has, sentence

from . import encounter_text, language as w
from .card import Card
from .phrases import CHOSEN, JUST_CHOSEN, Phrases

BEFORE = ("ambush", "fight", "overrun", "kidnapped", "strike", "setup", "twist")
MOMENTS: tuple[str, ...] = ("effect", "dodged", *encounter_text.MOMENTS, *BEFORE, *encounter_text.LATER)
"""The moments at which cards say something, in the order in which their texts do."""

SIZES = {
    "twists": "plot-twist",
    "more_backup": "backup",
    "allies": "ally",
    "bystanders": "bystander",
    "disguised": "card",
    "bindings": "card",
    "wounds": "card",
}
"""What a Plot says of how many there are, and what of; usual numbers of Twists are not said."""


FOR_OTHERS = (w.EachPlayer, w.NextPlayer, w.EachAlien, w.EachOf, w.Assign, w.Repeat, w.Repeatedly)
"""Words that speak to somebody else, or of one thing after another."""

ON_CONDITION = (w.If, w.Superpower, w.Either, w.Ways, w.MayShow, w.Spend, w.AsMember, w.AsHighest)
"""Words that do something only if or as something is so or chosen."""


def card_text(card: Card, locale: str) -> tuple[str, ...]:
    """A card's text, a sentence or two a line: what it needs, its keywords, and what happens at each moment."""
    speaker = Speaker(locale, card)
    lines = [speaker.need(need, card.kind) for need in card.needs]
    lines += [speaker.say(f"keyword.{keyword}") for keyword in card.keywords if not speaker.is_said(keyword)]
    lasting = [a for n, a in enumerate(card.abilities) if isinstance(a, w.Modify) and n not in speaker.card.begun]
    lines += [speaker.modifier(a) for a in lasting if not speaker.is_keyword(a)]
    lines += [line for a in card.abilities if isinstance(a, w.Guise) for line in speaker.guise(a)]
    lines += [speaker.whenever(a) for a in card.abilities if isinstance(a, w.Whenever)]
    lines += [speaker.own(a) for a in card.abilities if isinstance(a, w.Upon | w.Ward)]
    lines += [speaker.say(f"offer.{a.pile}") for a in card.abilities if isinstance(a, w.Offer)]
    lines += speaker.set_up()
    lines += encounter_text.encounter_lines(speaker, card)
    for moment in MOMENTS:
        lines += speaker.moment(moment, getattr(card, moment))
    lines += [encounter_text.reaction(speaker, a) for a in card.abilities if isinstance(a, w.Reaction)]
    if card.loses:
        lines.append(speaker.say("moment.loses", text=speaker.condition(card.loses)))
    return tuple(map(str, lines))


class Speaker(Phrases, frozen=True):
    """Puts the words of one card into sentences of a language."""

    # -- abilities

    def modifier(self, ability: w.Modify) -> str:
        if ability.figure != "attack":
            return self.say(f"modify.{ability.figure}", n=self.by(ability.by), number=self.number(ability.by))
        if isinstance(ability.by, w.Depending) and not ability.by.otherwise:
            text = self.modifier(structs.replace(ability, by=ability.by.then))
            return self.say("hold.while", condition=self.condition(ability.by.on), text=text)
        if isinstance(ability.by, w.Printed) and self.card.attack is None:
            return self.say("modify.attack_is", number=self.number(ability.by))
        n, number = self.by(ability.by), "" if isinstance(ability.by, int) else f" {self.number(ability.by)}"
        if isinstance(ability.by, w.Colors):
            return self.say("modify.attack_equal", number=self.number(ability.by))
        change = "" if n >= 0 else "_less"
        if ability.of:
            who = sentence(self.cards(ability.of, "each"))
            said = self.say(f"modify.other{change}", who=who, n=abs(n), number=number)
        else:
            said = self.say(f"modify.attack{change}", n=abs(n), number=number)
        return self.say("area", area=self.say(f"areas.{ability.area}"), text=said) if ability.area else said

    def guise(self, ability: w.Guise) -> list[str]:
        """In what guise cards of a kind are, and what they say when they are defeated."""
        of = self.say(f"noun.{ability.of}", n=1)
        it = self.speaking_of(of)
        attack = it.points("attack", ability.by)
        more = self.say("guise.more", attack=attack, n=ability.attack) if ability.attack else attack
        said = [self.say("guise.fight", text=it.effects(ability.fight))] if ability.fight else []
        return [self.say("guise.is", of=of, name=ability.name, attack=more), *said]

    def whenever(self, ability: w.Whenever) -> str:
        """What happens each time, as long as the card lies in play."""
        who = self.cards(ability.of, "the" if self._is_one(ability.of) else "any") if ability.of else Said("")
        said = self.say(f"whenever.{ability.hook}", who=who, text=self.speaking_of(who).effects(ability.then))
        return self.say("area", area=self.say(f"areas.{ability.area}"), text=said) if ability.area else said

    def _is_one(self, of: w.Cards) -> bool:
        """Whether only one card can be meant, which is called by its name."""
        return bool(of.name) and not self.is_noun(of.name)

    def own(self, ability: w.Upon | w.Ward) -> str:
        """What a card does in its owner's hand, or when something happens to it."""
        match ability:
            case w.Upon(hook=hook, then=then):
                return self.say(f"upon.{hook}", text=self.speaking_of(self.say("self")).effects(then))
            case w.Ward(kind="strike", then=then):
                return self.say("ward_strike", text=self.effects(then))
            case w.Ward(kind=kind, then=then):
                return self.say("ward", what=self.say(f"noun.{kind}", n=1), text=self.effects(then))

    def ability(self, number: int, until: str = "turn") -> str:
        """An ability that begins and holds for the rest of the turn, or until the end of another."""
        match self.card.abilities[number]:
            case w.Instead(hook=hook, to=to, may=True):
                return self.say(f"instead.{hook}.may", to=self.say(f"to.{to}"))
            case w.Instead(hook=hook, to=to, stack=stack, once=once):
                what = self.say(f"stack.{stack}.other") if stack else ""
                return self.say(f"instead.{hook}.{'once' if once else 'always'}", what=what, to=self.say(f"to.{to}"))
            case w.Grant(keyword=keyword):
                return self.say("grant", keyword=self.say(f"keyword_name.{keyword}"))
            case w.NewHand(n=n):
                return self.say("new_hand", n=n)
            case w.When(hook=hook, then=then, times=times) if times:
                return self.say(f"when_first.{hook}", n=times, text=self.effects(then))
            case w.When(hook=hook, then=then):
                return self.say(f"when.{hook}", text=self.effects(then))
            case w.Hold(hook=hook, by=by, of=of):
                return self.so_much(f"begun.{hook}", self.by(by), who=sentence(self.cards(of, "all")) if of else "")
            case w.Avert(kind=kind, to=to):
                return self.say(f"avert.{to if kind == 'strike' else kind}")
            case w.Discount(by=by):
                return self.say("discount", n=by)
            case w.May(hook=hook):
                return self.say(f"may.{hook}", it=self.say("those.any") if self.those == "them" else self.spoken_of())
            case w.Modify(by=by, figure=figure, of=w.Cards() as of):
                n, who = self.by(by), self.cards(of, "one" if of.zones == CHOSEN else "each")
                each = "" if isinstance(by, int) else f" {self.number(by)}"
                change = "gains" if n > 0 else "loses"
                lasts = "" if until == "turn" else "_on"
                return self.say(f"{change}{lasts}.{figure}", who=who, n=abs(n), number=each)
        raise TypeError(f"{self.card.key}: ability {number} doesn't begin")

    # -- what happens

    def effects(self, effects: Iterable[w.Effect]) -> str:
        """Words one after another, as sentences, so that it is plain how far "if" and "each player" reach."""
        said = ""
        for before, effect in pairwise((None, *effects)):
            assert effect is not None
            text = self.effect(effect)
            reach = "" if before is None else _reach(before, effect)
            said += (" " if said else "") + (self.say(reach, text=text) if reach else text)
        return said

    def lines(self, effects: Iterable[w.Effect]) -> list[str]:
        """Words as lines, so that it is plain how far "each player" and a Superpower reach."""
        lines: list[list[w.Effect]] = []
        for effect in effects:
            if isinstance(effect, w.ThisWay):
                lines += [list(effect.what), [w.ThisWay(effect.of, (), effect.then)]]
                continue
            if not lines or isinstance(effect, w.Superpower) or isinstance(lines[-1][-1], w.EachPlayer | w.Superpower):
                lines.append([])
            lines[-1].append(effect)
        return [self.effects(line) for line in lines]

    def moment(self, moment: str, effects: Sequence[w.Effect]) -> list[str]:
        """What a card does at a moment, as lines."""
        match effects:
            case (w.Numbered(until=until, ways=ways),):
                spans = zip((1, *(last + 1 for last in until)), until, ways, strict=False)
                return [
                    self.say(_numbers(first, last), n=last - first + 1, first=first, last=last, text=self.effects(way))
                    for first, last, way in spans
                ]
        key = "effect" if moment == self.card.kind else moment
        if name := self.card.called.get(moment, ""):
            return [self.say(f"called.{key}", name=name, text=self.effects(effects))]
        return [self.say(f"moment.{key}", text=text) for text in self.lines(effects)]

    def set_up(self) -> list[Said]:
        """What a Plot changes in the usual set-up."""
        card = self.card
        decks = {"allies": self.say("deck.ally-deck"), "adversaries": self.say("deck.adversary-deck")}
        lines = [self.say("set_up.forces", group=group, **decks) for group in card.forces]
        for field, noun in SIZES.items():
            size = getattr(card, field)
            if size and (field != "twists" or isinstance(size, w.ByPlayers)):
                lines.append(self.say(f"set_up.{field}", size=self.size(size, noun), **decks))
        return lines

    def effect(self, effect: w.Effect) -> str:
        return RENDER[type(effect)](self, effect)

    def verb(self, verb: w.Verb) -> str:
        """A verb with what follows from it."""
        match verb.what:
            case w.All(of=of) if self.those == "it" and of.zones == CHOSEN and of != JUST_CHOSEN:
                it = structs.replace(verb, what=w.All(JUST_CHOSEN))
                return self.say("if.then", condition=self.if_it(of), text=self.verb(it))
            case w.All(of=w.Cards(chosen=True)) if verb.then and isinstance(verb.then[0], w.PutBack):
                by = "_of_you" if verb.then[0].you else ""
                return self.say(f"put_back.others{by}", deck=self.say(f"deck.{verb.then[0].deck}"))
        may = isinstance(verb.what, w.Some) and verb.what.may
        place = "place" if isinstance(verb, w.Choose | w.MoveTo | w.Defeat) else "from"
        what = self.pick(structs.replace(verb.what, may=False) if _all_or_none(verb) else verb.what, place)
        key = self._sentence("may" if may else "verb", _said(verb), what)
        said: list[str] = [self.say(key, what=what, **self._of_verb(verb))]
        if verb.then:
            text = self.after(verb.what).effects(verb.then)
            said.append(self.say("if_done", text=text) if may else text)
        if verb.otherwise:
            said.append(self.say("if_not" if may else "if_cannot", text=self.effects(verb.otherwise)))
        return " ".join(said)

    def _sentence(self, table: str, word: str, what: str) -> str:
        """The key of a word's sentence, which may be another where it is said of "it" or "them"."""
        of_it = f"{table}_it.{word}"
        pronoun = self.those in ("it", "them") and what == self.spoken_of()
        return of_it if pronoun and has(self.locale, f"text.{of_it}") else f"{table}.{word}"

    def _of_verb(self, verb: w.Verb) -> dict[str, str]:
        match verb:
            case w.PutUnder(deck=deck) | w.PutOn(deck=deck) | w.ShuffleIn(deck=deck) | w.ShuffleOnto(deck=deck):
                return {"deck": self.say(f"deck.{deck}")}
            case w.Enter(space=space, guarding=n):
                return {"n": str(n), "space": self.say(f"space.{space}")}
            case w.MoveTo(space=space) if space:
                return {"space": self.say(f"space.{space}")}
            case w.Become(card=card):
                return {"card": self.say(f"turned.{card}")}
            case w.Put(pile=pile) if pile != "captured":
                return {"pile": self.say(f"pile.{pile}")}
            case w.Return(stack=stack):
                return {"stack": self.say(f"stack.{stack}.one")}
        return encounter_text.about_verb(self, verb)


def _reach(before: w.Effect, effect: w.Effect) -> str:
    """How a word goes on after one whose text has an "if" or speaks to somebody else."""
    if isinstance(before, FOR_OTHERS):
        return "" if isinstance(effect, FOR_OTHERS) else "after_that"
    if isinstance(before, ON_CONDITION):
        return "" if isinstance(effect, ON_CONDITION) else "in_any_case"
    if isinstance(before, w.Verb):
        may = isinstance(before.what, w.Some) and before.what.may
        return "in_any_case" if before.otherwise or (before.then and may) else ""
    return ""


def _all_or_none(verb: w.Verb) -> bool:
    """Whether fewer cards than it says are none at all."""
    return isinstance(verb, w.SwapRooms) and isinstance(verb.what, w.Some)


def _numbers(first: int, last: int) -> str:
    """The sentence for these Twists: two of them are named, of more the first and the last."""
    return "moment.numbered_both" if last == first + 1 else "moment.numbered"


def _said(verb: w.Verb) -> str:
    """The word of a verb's sentence, where it has another than its decision."""
    match verb:
        case w.Put(pile="captured"):
            return "capture"
        case w.Enter(guarding=n) if n:
            return "enter_guarding"
        case w.MoveTo(space=""):
            return "move-about"
        case w.Take(what=w.Some(of=w.Cards(this=True))):
            return "take_back"
        case w.Take(what=w.Some(of=of), drawn=False) if of == JUST_CHOSEN:
            return "take_one"
        case w.Look(you=True):
            return "look_of_you"
        case w.PutOn(what=w.Ordered(of=of)) if of == JUST_CHOSEN:
            return "put-on-ordered"
        case w.Weaken(by=by) if not isinstance(by, int):
            return "weaken-by"
        case w.GainCards(to=to) if to != "discard":
            return f"gain-cards-{to}"
    return verb.word()


def _pool(s: Speaker, e: w.Pool) -> str:
    points = s.say("and").join(s.points(f, n) for f, n in (("attack", e.attack), ("recruit", e.recruit)) if n != 0)
    only = s.say(f"only.{e.only}") if e.only else ""
    return s.say(f"pool.{s.whose}", points=points, only=only)


def _numbered(key: str) -> Callable[[Speaker, Any], str]:
    """A sentence with a number in it, or with "for each"."""

    def render(s: Speaker, e: Any) -> str:
        n = e.n if isinstance(e.n, int) else 1
        about = {"stack": s.say(f"stack.{e.stack}", n=n)} if isinstance(e, w.Gain) else {}
        if isinstance(e, w.Gain) and e.up_to and e.n == 1:
            return s.say("may_gain", **about)
        if isinstance(e, w.Gain) and e.to != "discard":
            return s.say("gain_to", stack=about["stack"], to=s.say(f"to.{e.to}"))
        if isinstance(e, w.Gain) and e.up_to:
            return s.say("gain_up_to", number=s.how_many(e.n), stack=s.say(f"stack.{e.stack}.other"))
        if isinstance(e.n, int):
            return s.say(key, n=e.n, **about)
        return s.say(f"{key}_each", number=s.number(e.n), **about)

    return render


def _kidnap(s: Speaker, e: w.Kidnap) -> str:
    if not e.of:
        return _numbered("kidnap")(s, e)
    phrase = s.cards(e.of, "all", "from")
    return s.say("kidnap_it" if s.those == "it" and phrase == s.spoken_of() else "kidnap_of", phrase=phrase)


def _guard(s: Speaker, e: w.Guard) -> str:
    who = s.cards(e.who.of, "each") if isinstance(e.who, w.All) else s.pick(e.who)
    if isinstance(e.n, int):
        return s.say("guard", who=who, what=s.say("guarded", n=e.n))
    return s.say("guard_each", who=who, what=s.say("guarded_each"), number=s.number(e.n))


def _this_way(s: Speaker, e: w.ThisWay) -> str:
    them = structs.replace(s, those="them", agrees="fp")
    then = [s.say(f"this_way.{e.of}", text=them.effects(e.then))] if e.then else []
    otherwise = [s.say(f"no_way.{e.of}", text=s.effects(e.otherwise))] if e.otherwise else []
    return " ".join([*map(s.effect, e.what), *then, *otherwise])


def _repeat(s: Speaker, e: w.Repeat) -> str:
    if isinstance(e.times, int):
        return s.say("repeat_times", n=e.times, text=s.effects(e.what))
    number = s.number(e.times)
    if any(isinstance(verb, w.Verb) and isinstance(verb.what, w.Some) and verb.what.fresh for verb in e.what):
        return s.say("repeat", number=number)
    return s.say("repeat_each", number=sentence(number), text=s.effects(e.what))


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
    who = s.cards(e.of, "each")
    about = {"who": sentence(who), "text": s.speaking_of(who).effects(e.what)}
    return s.say("each_of_from", space=s.say(f"space.{e.first}"), **about) if e.first else s.say("each_of", **about)


def _assign(s: Speaker, e: w.Assign) -> str:
    phrase = s.cards(e.of)
    text = structs.replace(s.speaking_of(phrase), whose="each").effects(e.what)
    return s.say("assign", phrase=phrase, text=text)


def _cover(s: Speaker, e: w.Cover) -> str:
    about = {"stack": s.say(f"deck.{e.stack}"), "those": s.spoken_of()}
    return s.say("cover", **about) + (" " + s.say("if_cannot", text=s.effects(e.otherwise)) if e.otherwise else "")


def _superpower(s: Speaker, e: w.Superpower) -> str:
    icons = [s.say("icons", n=n, icon=s.say(f"icon.{icon}")) for icon, n in Counter(e.icons).items()]
    said = s.say("superpower", icons=s.say("and").join(icons), text=s.effects(e.then))
    return f"{said} {s.say('otherwise', text=s.effects(e.otherwise))}" if e.otherwise else said


def _if(s: Speaker, e: w.If) -> str:
    text = s.effects(e.then) or s.say("nothing")
    said = s.say("if.then", condition=s.condition(e.condition), text=text)
    return f"{said} {s.say('otherwise', text=s.effects(e.otherwise))}" if e.otherwise else said


def _demolish(s: Speaker, e: w.Demolish) -> str:
    text = s.effects(w.DEMOLISH)
    if isinstance(e.n, int):
        return s.say("demolish", n=e.n, text=text)
    return s.say("demolish_each", number=s.number(e.n), text=text)


def _begin(s: Speaker, e: w.Begin) -> str:
    match e.target:
        case None:
            return s.ability(e.ability, e.until)
        case w.Cards(zones=("commander",)):
            return structs.replace(s, those="commander").ability(e.ability)
        case w.Cards(zones=("chosen",)):
            return s.speaking_of(s.spoken_of()).ability(e.ability)
    phrase = s.cards(e.target)
    return s.say("begin_target", phrase=phrase, text=s.speaking_of(phrase).ability(e.ability))


def _slide(s: Speaker, e: w.Slide) -> str:
    each = f" {s.say('slide_each', text=s.effects(e.each))}" if e.each else ""
    return s.say("slide") + each


def _play_copy(s: Speaker, e: w.PlayCopy) -> str:
    match e.what:
        case w.Some(of=of, may=may) if of.zones != CHOSEN:
            return s.say(f"play_copy.{'may' if may else 'must'}", what=s.pick(e.what, "place"))
        case w.All() if s.those == "it":
            return s.say("play_copy.it")
    return s.say(f"play_copy.{'ordered' if isinstance(e.what, w.Ordered) else 'some'}")


def _name_group(s: Speaker, e: w.NameGroup) -> str:
    return s.say("name_group", text=structs.replace(s, those="group").effects(e.then))


def _show_classes(s: Speaker, e: w.ShowClasses) -> str:
    about = {"phrase": s.cards(e.of, e.n), "text": s.effects(e.otherwise)}
    return s.say("show_classes" if e.otherwise else "must_show_classes", **about)


def _optionally(s: Speaker, e: w.Optionally) -> str:
    match e.what:
        case (w.Draw(n=int(n)),):
            return s.say("may_draw", n=n)
        case (w.Discard(what=w.All(of=of), then=()),) if of == JUST_CHOSEN and s.those in ("it", "them"):
            return s.say("may_it.discard", what=s.spoken_of())
        case (w.ChoosePlayer(what=what, others=False),):
            return s.say("may_choose_player", text=s.effects(what))
    return s.say("optionally", text=s.effects(e.what))


def _each_player(s: Speaker, e: w.EachPlayer) -> str:
    text = structs.replace(s, whose="each").effects(e.what)
    key = "each_other_player" if e.others else "each_player"
    return s.say(f"{key}_in_turn" if e.in_turn else key, text=text)


def _choose_player(s: Speaker, e: w.ChoosePlayer) -> str:
    if e.what == (w.SeeHand(),):
        return s.say(f"see_hand_of.{'other' if e.others else 'any'}")
    if e.alone:
        return s.say("choose_other_or_you", text=s.effects(e.what))
    whoever = "choose_any" if s.card.kind == "alien" else "choose_player"
    return s.say("choose_other" if e.others else whoever, text=s.effects(e.what))


def _either(s: Speaker, e: w.Either) -> str:
    return s.say(f"either.{s.whose}", ways=s.say("or").join(s.effects(way) for way in e.ways))


def _special(s: Speaker, e: w.Special) -> str:
    return s.say(f"special.{e.name}")


RENDER: dict[type[w.Effect], Callable[[Speaker, Any], str]] = {
    w.Pool: _pool,
    w.Draw: _numbered("draw"),
    w.DrawAtEnd: lambda s, e: s.say("draw_at_end" if e.n > 0 else "draw_at_end_fewer", n=abs(e.n)),
    w.ExtraTurn: lambda s, _: s.say("extra_turn"),
    w.Gain: _numbered("gain"),
    w.Kidnap: _kidnap,
    w.Guard: _guard,
    **dict.fromkeys((w.Ko, w.Discard, w.Take, w.GainCards, w.Give, w.PutUnder, w.PutOn, w.Put), Speaker.verb),
    **dict.fromkeys(
        (w.SetAside, w.Place, w.Choose, w.Become, w.Enter, w.MoveTo, w.Defeat, w.Play, w.Reveal), Speaker.verb
    ),
    **dict.fromkeys((w.Look, w.Recruit, w.ShuffleIn, w.ShuffleOnto, w.Return), Speaker.verb),
    w.FromBox: _from_box,
    w.PutBack: lambda s, e: s.say(f"put_back.{s.those}", deck=s.say(f"deck.{e.deck}")),
    w.Exchange: lambda s, e: s.say("exchange", phrase=s.cards(e.against)),
    w.PassLeft: lambda s, e: s.say("pass_left", phrase=s.cards(structs.replace(e.of, zones=()))),
    w.ShowHand: lambda s, _: s.say("show_hand"),
    w.ShowElse: lambda s, e: s.say("show_else", phrase=s.cards(e.of), text=s.effects(e.otherwise)),
    w.Demolish: _demolish,
    w.ShowClasses: _show_classes,
    w.EachPlayer: _each_player,
    w.Overrun: _overrun,
    w.EachOf: _each_of,
    w.Assign: _assign,
    w.Cover: _cover,
    w.GoodWins: lambda s, _: s.say("good_wins"),
    w.ChoosePlayer: _choose_player,
    w.ThisWay: _this_way,
    w.Superpower: _superpower,
    w.If: _if,
    w.Either: _either,
    w.Optionally: _optionally,
    w.Repeat: _repeat,
    w.PlayCopy: _play_copy,
    w.PlayAs: lambda s, _: s.say("play_as"),
    w.NameClass: lambda s, _: s.say("name_class"),
    w.NameGroup: _name_group,
    w.Slide: _slide,
    w.HaveClass: _have_class,
    w.Begin: _begin,
    w.Special: _special,
    **encounter_text.RENDER,
    **dict.fromkeys(encounter_text.VERBS, Speaker.verb),
}
