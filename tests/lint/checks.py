"""The checks of the linter: each looks at a box, and tells the faults it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from domain.deckbuilding import language as w
from domain.deckbuilding.card import Card
from domain.deckbuilding.text import MOMENTS, card_text
from domain.locale import LOCALES, has
from tests.facts import by_name, expected, figures

from .box import FIELDS, Box, nodes
from .codes import Fault, fault
from .names import misnamed, slug

Check = Callable[[Box], Iterator[Fault]]
MANY = 10**6
FIGURES = ("attack", "recruit")
PLAYED = ("ally", "character")
"""Kinds of cards that are played from hand."""


def faults(box: Box) -> list[Fault]:
    """All faults of a box's cards, in the order of their keys."""
    return sorted(found for check in CHECKS for found in check(box))


# -- names


def names(box: Box) -> Iterator[Fault]:
    return misnamed((card, _family(card)) for card in box.cards)


def _family(card: Card) -> str:
    """Where a card's name is its own: its set, or where several of a name are told apart by their keys, what they add."""
    return card.key.removeprefix(f"{slug(card.name)}-") if card.set in ("alien", "firefly") else card.set


# -- figures


def printed_figures(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        if card.provenance in ("designed", "rule book", "crossover"):
            continue
        if (card.set, card.name) not in by_name():
            yield fault(card.key, "not-printed", name=card.name)
            continue
        found, there = figures(card), expected(by_name()[card.set, card.name])
        for figure, value in found.items():
            if value != there[figure]:
                yield fault(card.key, "figure-differs", figure=figure, found=value, printed=there[figure])


def signs(box: Box) -> Iterator[Fault]:
    commanders = {card.group: card for card in box.of_kind("commander")}
    for card in box.cards:
        speaker = commanders.get(card.group, card) if card.kind == "tactic" else card
        for figure in (*FIGURES, "vp"):
            n, plus = getattr(card, figure), getattr(card, f"{figure}_plus")
            adds = _adds(speaker, figure)
            if plus and n is None:
                yield fault(card.key, "plus-without-figure", figure=figure)
            elif plus and adds is False:
                yield fault(card.key, "plus-without-effect", figure=figure, n=n)
            elif adds and n is None and card.kind in PLAYED and card.set != "alien":
                yield fault(card.key, "bonus-without-icon", figure=figure)
            elif adds and not plus and n is not None and card.kind in (*PLAYED, "adversary", "commander", "tactic"):
                yield fault(card.key, "effect-without-plus", figure=figure, n=n)


def _adds(card: Card, figure: str) -> bool | None:
    """Whether what a card says adds to its own figure; None if a special may."""
    if card.kind not in PLAYED:
        return any(isinstance(a, w.Modify) and a.figure.removeprefix("final-") == figure for a in card.abilities)
    vigils = tuple(a for a in card.abilities if isinstance(a, w.Vigil))
    words = [word for _, word in nodes((card.effect, card.once, card.sacrifice, vigils))]
    begun = [card.abilities[word.ability] for word in words if isinstance(word, w.Begin) and _can_begin(card, word)]
    words += [word for _, word in nodes(tuple(begun))]
    if any(getattr(word, figure, 0) != 0 for word in words if isinstance(word, GIVE_POINTS)):
        return True
    return None if any(_may_add(word, figure) for word in words) else False


def _may_add(word: object, figure: str) -> bool:
    """Whether a word could add to a figure: a special, or Recruit Points that serve as Attack."""
    return isinstance(word, w.Special) or (
        isinstance(word, w.May) and word.hook == "pay-recruit" and figure == "attack"
    )


GIVE_POINTS = (w.Pool,)
"""Words that give Attack or Recruit Points, in fields called like that."""


# -- what it names


class Names(Struct, frozen=True):
    """A field of some words, what it names, and the code of the fault if there is none such."""

    words: tuple[type, ...]
    field: str
    code: str
    there: Callable[[Box], set[str] | frozenset[str]]


def _has(field: str) -> Callable[[Box], set[str]]:
    return lambda box: {getattr(card, field) for card in box.cards}


def _groups(box: Box) -> set[str]:
    return {w.SAME, *(card.group for card in box.cards)}


def _zones(box: Box) -> set[str]:
    return {*box.zones, "under-deck"}


def is_place(box: Box, zone: str) -> bool:
    """Whether there is such a place: a kind of zones, all of a kind (`victory!`), or one of them (`city.sewers`)."""
    return zone.removesuffix("!").partition(".")[0] in box.zones


NAMES = (
    Names((w.Cards, w.Tally), "kind", "unknown-kind", _has("kind")),
    Names((w.Cards, w.Plays, w.HaveClass), "cls", "unknown-class", lambda box: {w.SAME, *_has("cls")(box)}),
    Names((w.Cards, w.Plays), "team", "unknown-team", _has("team")),
    Names((w.Cards, w.Plays), "name", "unknown-name", _has("name")),
    Names((w.Cards,), "group", "unknown-group", _groups),
    Names((w.Cards,), "icon", "unknown-icon", lambda _: set(FIGURES)),
    Names((w.Printed,), "figure", "unknown-icon", lambda _: {*FIGURES, "cost", "vp", "defense"}),
    Names((w.FromBox, w.Become), "card", "unknown-name", _has("key")),
    Names((w.Gain, w.Return, w.Instead, w.Cover), "stack", "unknown-zone", _zones),
    Names((w.PutUnder, w.PutOn, w.ShuffleIn, w.ShuffleOnto, w.PutBack, w.Top), "deck", "unknown-zone", _zones),
    Names((w.Put, w.FromBox, w.Offer), "pile", "unknown-zone", _zones),
    Names((w.Instead,), "to", "unknown-zone", _zones),
    Names((w.Enter, w.MoveTo, w.StoodOn), "space", "unknown-space", lambda box: box.spaces),
    Names((w.StoodOn,), "other", "unknown-space", lambda box: box.spaces),
)


def what_it_names(box: Box) -> Iterator[Fault]:
    there = [(names, names.there(box)) for names in NAMES]
    for card in box.cards:
        for at, word in nodes(card):
            for names, known in there:
                value = getattr(word, names.field, "") if isinstance(word, names.words) else ""
                if value and value not in known and not (names.there is _zones and is_place(box, value)):
                    yield fault(card.key, names.code, f"{at}.{names.field}", value=value)


def zones(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            for zone in word.zones if isinstance(word, w.Cards) else ():
                if not is_place(box, zone):
                    yield fault(card.key, "unknown-zone", f"{at}.zones", value=zone)


def icons(box: Box) -> Iterator[Fault]:
    played = (card for kind in PLAYED for card in box.of_kind(kind))
    known = {icon for card in played for icon in (card.cls, card.team)}
    for card in box.cards:
        for at, word in nodes(card):
            for icon in word.icons if isinstance(word, w.Superpower) else ():
                if icon not in known:
                    yield fault(card.key, "unknown-icon", f"{at}.icons", value=icon)


def keywords(box: Box) -> Iterator[Fault]:
    known = {keyword for card in box.cards for keyword in card.keywords}
    for card in box.cards:
        for at, word in nodes(card):
            if isinstance(word, w.Cards | w.Grant) and word.keyword and word.keyword not in known:
                yield fault(card.key, "unknown-keyword", f"{at}.keyword", value=word.keyword)


COUNTED: dict[type, str] = {w.Tally: "of", w.Total: "of", w.ThisWay: "of", w.Cards: "tally"}
"""Where tallies are named."""


def tallies(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            counted = COUNTED.get(type(word), "")
            tally = getattr(word, counted) if counted else ""
            if tally and tally.removesuffix("!") not in box.words | {f"slain.{other.key}" for other in box.cards}:
                yield fault(card.key, "unknown-tally", f"{at}.{counted}", value=tally)


def groups(box: Box) -> Iterator[Fault]:
    known = {adversary.group for adversary in box.of_kind("adversary")}
    for card in box.cards:
        for field, named in (("leads", (card.leads,)), ("forces", card.forces)):
            for group in named:
                if group and group not in known:
                    yield fault(card.key, "unknown-group", field, value=group)


# -- what can't be


def always_empty(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            if isinstance(word, w.Cards) and _is_known(box, word) and not fitting(box, word):
                asked = {
                    f: getattr(word, f) for f in word.__struct_fields__ if getattr(word, f) not in ("", None, False)
                }
                yield fault(card.key, "never-fits", at, value=asked)


def _is_known(box: Box, of: w.Cards) -> bool:
    """Whether all single things it names exist; if not, that is the fault."""
    return not any(
        getattr(of, names.field, "") and getattr(of, names.field) not in names.there(box)
        for names in NAMES
        if w.Cards in names.words
    ) and all(is_place(box, zone) for zone in of.zones)


def fitting(box: Box, of: w.Cards) -> list[Card]:
    """The cards that could ever fit, wherever they lie; without zones it doesn't matter where."""
    there = [card for card in box.cards if not of.zones or any(_lies(box, card, zone) for zone in of.zones)]
    return [card for card in there if _fits(card, of)]


def _lies(box: Box, card: Card, zone: str) -> bool:
    return card.kind in box.only.get(zone.partition(".")[0], {card.kind})


def _fits(card: Card, of: w.Cards) -> bool:
    cost, vp = card.cost or 0, card.vp or 0
    return (
        all(getattr(of, field) in ("", w.SAME, getattr(card, field)) for field in ("kind", "cls", "team", "name"))
        and of.final in (None, card.final)
        and (not of.basic or card.deck == "base")
        and of.group in ("", w.SAME, card.group)
        and (not of.colored or card.cls != "grey")
        and (not of.keyword or of.keyword in card.keywords)
        and (not of.icon or getattr(card, of.icon, None) is not None)
        and (of.cost_least is None or cost >= of.cost_least)
        and (of.cost_most is None or cost <= of.cost_most)
        and (of.odd is None or cost % 2 == of.odd)
        and (of.vp_most is None or vp <= of.vp_most)
    )


def conditions(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            match word:
                case w.AtLeast(n=n) if _least(n) <= 0:
                    yield fault(card.key, "condition-always-holds", at, n=n)
                case w.AtLeast(amount=amount, n=n) | w.Exactly(amount=amount, n=n) if _least(n) > (
                    most := most_of(box, amount)
                ):
                    yield fault(card.key, "condition-never-holds", at, n=n, there=most)
                case w.ShowCosts(n=n, of=of):
                    costs = len({other.cost for other in fitting(box, of)})
                    if costs < n:
                        yield fault(card.key, "need-never-met", at, n=n, there=costs)


def _least(number: w.Number) -> int:
    """The least that a number could be: what it is for one."""
    return number if isinstance(number, int) else getattr(number, "by", 1)


def most_of(box: Box, amount: w.Number) -> int:
    """The most that a number could ever be, where the cards of the game bound it."""
    match amount:
        case int():
            return amount
        case w.Each(of=of, by=by):
            return by * sum(card.copies for card in fitting(box, of))
        case w.Colors(of=of):
            return len({card.cls for card in fitting(box, of)})
        case w.Names(of=of):
            return len({card.name for card in fitting(box, of)})
    return MANY


EXPECTED: dict[type, str] = {
    w.EachPlayer: "what",
    w.EachOf: "what",
    w.ChoosePlayer: "what",
    w.ThisWay: "what",
    w.Superpower: "then",
    w.If: "then",
    w.Repeat: "what",
    w.ShowElse: "otherwise",
    w.ShowClasses: "otherwise",
    w.Either: "ways",
    w.Numbered: "ways",
    w.Optionally: "what",
    w.When: "then",
    w.Upon: "then",
    w.Ward: "then",
    w.Whenever: "then",
    w.NextPlayer: "what",
    w.EachAlien: "what",
    w.CallClass: "then",
    w.MayShow: "then",
    w.Spend: "then",
    w.Deed: "then",
    w.Hazard: "what",
    w.Way: "what",
}
"""Where words are expected."""


def nothing(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            field = EXPECTED.get(type(word))
            if isinstance(word, w.ShowClasses) and word.must:
                continue
            if isinstance(word, w.ThisWay) and word.otherwise and not word.then:
                continue
            if isinstance(word, w.If) and word.otherwise:
                continue
            if field and (not (said := getattr(word, field)) or () in said):
                yield fault(card.key, "nothing-follows", f"{at}.{field}")


# -- when it speaks


def moments(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        if card.kind not in box.moments:
            yield fault(card.key, "unknown-kind", "kind", value=card.kind)
            continue
        for moment in MOMENTS:
            if getattr(card, moment) and moment not in box.moments[card.kind]:
                yield fault(card.key, "moment-never-comes", moment, moment=moment, kind=card.kind)
        if card.dodged and "dodge" not in card.keywords:
            yield fault(card.key, "dodged-without-dodge", "dodged")
        for field, kinds in FIELDS.items():
            if getattr(card, field) and card.kind not in kinds:
                yield fault(card.key, "field-not-read", field, field=field, kind=card.kind)


def abilities(box: Box) -> Iterator[Fault]:
    asked = {word.of for card in box.cards for _, word in nodes(card) if isinstance(word, w.Held)}
    for card in box.cards:
        begun = [(at, word) for at, word in nodes(card) if isinstance(word, w.Begin)]
        for at, word in begun:
            if not _can_begin(card, word):
                yield fault(card.key, "begins-nothing", at, n=word.ability)
        for n, ability in enumerate(card.abilities):
            hook = getattr(ability, "hook", None)
            if hook and _waits(card, ability) and n not in {word.ability for _, word in begun}:
                yield fault(card.key, "ability-never-begins", f"abilities.{n}", n=n)
            if hook and hook.removeprefix("keyword.") not in box.words | asked:
                yield fault(card.key, "hook-not-read", f"abilities.{n}", hook=hook)


def _can_begin(card: Card, begin: w.Begin) -> bool:
    begun = card.abilities[begin.ability : begin.ability + 1] if begin.ability >= 0 else ()
    return any(_is_begun(ability) for ability in begun)


def _is_begun(ability: w.Abilities) -> bool:
    """Whether an ability is such that a `Begin` may begin it."""
    if isinstance(ability, w.Modify):
        return ability.of is not None
    return hasattr(ability, "hook") and not isinstance(ability, w.Whenever | w.Upon)


def _waits(card: Card, ability: w.Abilities) -> bool:
    """Whether an ability holds only once it has begun: what the table's own cards say of others always holds."""
    return _is_begun(ability) and not (isinstance(ability, w.Modify | w.Hold) and card.kind not in (*PLAYED, "alien"))


# -- what only one card does


def specials(box: Box) -> Iterator[Fault]:
    used = [(card, at, word) for card in box.cards for at, word in nodes(card) if isinstance(word, w.Special)]
    for card, at, word in used:
        if word.name not in box.specials:
            yield fault(card.key, "special-not-registered", at, name=word.name)
    for name in box.specials - {word.name for _, _, word in used}:
        yield fault("", "special-not-used", name=name)
    for name in box.specials - box.frames:
        yield fault("", "special-not-a-frame", name=name)


# -- texts


def texts(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        for locale in LOCALES:
            try:
                card_text(card, locale)
            except (KeyError, TypeError, IndexError, AttributeError) as missing:
                yield fault(card.key, "missing-text", locale=locale, missing=missing)


def prompts(box: Box) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            for locale in LOCALES:
                if (ask := _ask(word)) and not (has(locale, f"ask.{ask}") or has(locale, f"ask.{card.set}.{ask}")):
                    yield fault(card.key, "missing-prompt", at, ask=ask, locale=locale)


def _ask(word: object) -> str:
    """What a verb asks when it lets the player pick."""
    if isinstance(word, w.Guard):
        return "guard" if isinstance(word.who, w.Some) else ""
    if not isinstance(word, w.Verb):
        return ""
    asking: dict[type, str] = {w.Some: "", w.AnyOf: "", w.Showing: "", w.Dearest: "", w.Ordered: "-in-order"}
    return word.word() + asking[type(word.what)] if type(word.what) in asking else ""


CHECKS: tuple[Check, ...] = (
    names, printed_figures, signs, what_it_names, zones, icons, keywords, tallies, groups, always_empty, conditions,
    nothing, moments, abilities, specials, texts, prompts,
)  # fmt: skip
