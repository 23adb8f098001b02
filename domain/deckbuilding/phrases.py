"""Phrases of a card's text: which cards, how many, on what condition, and what must be met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from msgspec import Struct, structs

from domain.locale import DEFAULT, Said, clause, has, phrase

from . import language as w
from .card import Card

CHOSEN = ("chosen",)
ANYWHERE = ("anywhere",)
COMMANDER, HAND, VIGILANT, CHARACTER = "commander", "hand", "vigilant", "character"
RIPLEY, SHIP = "ripley", "ship"
COMPLEX, VERSE = ("complex",), ("verse",)
JUST_CHOSEN = w.Cards(CHOSEN)
ZONE_NOUNS: dict[tuple[str, ...], str] = {
    ("enemies",): "enemy",
    ("strikes",): "strike",
    ("strikes!",): "strike",
    ("together",): "strike",
    ("strikes-of-others",): "strike",
    ("hidden",): "hidden",
    ("facehuggers!",): "facehugger",
    ("in-play",): "enemy",
    ("serenity",): "ship-strike",
    ("bridge",): "character",
    ("mains",): "main",
    ("other-mains",): "other-main",
    ("enemies", "facehuggers!"): "enemy",
}
"""What cards of some zones are called, where nothing is said of their kind."""

KIN, CLAUSES = ("group",), ("holding", "tally")
"""What cards are like that is said right after their noun, and what is said last, in a clause."""

NAMES = "m"
"""The gender of names, and of whatever says none."""


FOUGHT, PLAYED = ("adversary", "enemy"), ("ally", "character")
"""The kinds of cards that are fought, and those that are played."""


class Phrases(Struct, frozen=True):
    """Puts what the words of one card speak of into a language.

    It speaks in the terms of the card's set. `those` says how it calls the cards just chosen, `agrees` what is said of
    them agrees with; `whose` to whom it happens, `you` or `each` player.
    """

    locale: str
    card: Card
    those: str = "them"
    whose: str = "you"
    agrees: str = "fp"

    def say(self, key: str, **about: Any) -> Said:
        """A sentence of the card's text, as its set says it where that has its own.

        Its blank `them` asks what agrees with the cards just chosen.
        """
        own = f"text.{self.card.set}.{key}"
        said = own if has(DEFAULT, own) else f"text.{key}"
        return phrase(self.locale, said, self.card.set, **{"them": Said("", self.agrees)} | about)

    def listed(self, words: Sequence[str]) -> str:
        """Names in a row, the last with `and`; nothing where there are none."""
        return ", ".join(words[:-1]) + self.say("and") + words[-1] if len(words) > 1 else "".join(words)

    def so_much(self, key: str, n: int, **about: Any) -> Said:
        """A sentence that says how much more something is, or less, where there is one for that."""
        less = f"{key}_less"
        if n < 0 and any(has(DEFAULT, f"text.{where}{less}") for where in (f"{self.card.set}.", "")):
            return self.say(less, n=-n, **about)
        return self.say(key, n=n, **about)

    # -- which cards

    def cards(self, of: w.Cards, n: int | str = 1, place: str = "place") -> Said:
        """Some cards as a phrase: `n` of them, `all` or `each`; `place` says where they lie, or `from` where."""
        if of.zones == CHOSEN and not (n == "each" and of.kind):
            return self._chosen(of, n)
        if of.this:
            this = self.say("self")
            return this + self._lying(of, place, this, 1)
        if of.chosen:
            return Said(self.say("those.others", n=n), self.agrees[:1] if n == 1 else self.agrees)
        if COMMANDER in of.zones:
            return self._and_commander(of, n, place)
        form = 1 if n in (1, "each", "any", "the") else 2
        if of.names:
            named = self.listed(of.names)
            return self.say(f"names.{'-'.join(of.zones)}", names=named)
        noun = self._named(of.name, n, form) if of.name else self._noun(of, form)
        return self.say(f"count.{_counted(n)}", n=n, phrase=self._described(of, noun, place, form))

    def _noun(self, of: w.Cards, n: int = 1) -> Said:
        return self.say(f"noun.{_called(of)}", n=n)

    def _named(self, name: str, n: int | str, form: int) -> Said:
        """Cards of a name, as a noun: some names are nouns of their own."""
        if self.is_noun(name):
            return self.say(f"noun.{_key(name)}", n=form)
        return self.say("noun.named", name=name) if isinstance(n, int) and n > 1 else Said(name, NAMES)

    def is_noun(self, name: str) -> bool:
        """Whether a name is that of many cards and has forms for one and for several."""
        return has(self.locale, f"text.noun.{_key(name)}")

    def _described(self, of: w.Cards, noun: Said, place: str = "place", form: int = 2) -> Said:
        """A noun with what cards are like, and where they lie or, of a player's characters, whose they are."""
        lying = self._lying(of, place, noun, form)
        return self.say(
            "phrase",
            other=self.say("adjective.other", noun=noun) if of.other or of.unchosen else "",
            adjectives=self._adjectives(of, noun),
            noun=noun,
            kin="".join(self._qualities(_only(of, KIN), "quality", noun)),
            place="" if VIGILANT in of.zones else lying,
            qualities="".join(self._qualities(_without(of, *KIN, *CLAUSES), "quality", noun)),
            whose=lying if VIGILANT in of.zones else "",
            clauses="".join(self._qualities(_only(of, CLAUSES), "quality", noun)),
        )

    def _lying(self, of: w.Cards, place: str, noun: Said, n: int) -> str:
        """Where cards lie, if they are looked for anywhere."""
        return self.say(f"{place}.{'-'.join(of.zones)}", noun=noun, n=n) if of.zones else ""

    def _and_commander(self, of: w.Cards, n: int | str, place: str) -> Said:
        """The Commander, who is no Adversary, and perhaps others."""
        others = tuple(zone for zone in of.zones if zone != COMMANDER)
        alike = structs.replace(of, zones=others, kind="adversary", holding="")
        commander = self.say("those.commander")
        said = [self.cards(alike, n, place)] if others else []
        both = self.say("either_of" if n == 1 else "and").join([*said, commander])
        agrees = commander.agrees + ("p" if said and n != 1 else "")
        holding = self.say(f"quality.holding.{of.holding}", noun=commander) if of.holding else ""
        return Said(both + holding, agrees)

    def _chosen(self, of: w.Cards, n: int | str) -> Said:
        if n == 1 and self.those == "them":
            return Said(self.say("those.one"), self.agrees[:1])
        if qualities := "".join(self._qualities(of, "quality", Said("", self.agrees))):
            return Said(self.say("those.some", qualities=qualities), self.agrees)
        return Said(self.say("those.each"), self.agrees[:1]) if n == "each" else self.spoken_of()

    def spoken_of(self) -> Said:
        """The cards just chosen, as "it" or "them"."""
        return Said(self.say(f"those.{self.those}"), self.agrees)

    def speaking_of(self, noun: Said) -> Self:
        """Speaks of one of these as "it"."""
        return structs.replace(self, those="it", agrees=noun.agrees[:1] or NAMES)

    def _adjectives(self, of: w.Cards, noun: Said) -> str:
        words = (
            ("colored", of.colored and of.kind != CHARACTER),
            ("ripley", of.keyword == RIPLEY),
            ("not_final", of.final is False),
            ("face_up", of.facing == "up"),
            ("face_down", of.facing == "down"),
            ("ship", of.keyword == SHIP),
            ("no_ship", SHIP in of.lacks),
        )
        said = [word for word, there in words if there]
        said += [f"{what}.{value}" for what, value in (("class", of.cls), ("team", of.team)) if value]
        adjectives = [self.say(f"adjective.{key}", noun=noun) for key in said]
        if of.classes:
            classes = self.say("either_of").join(self.say(f"icon.{cls}") for cls in of.classes)
            adjectives.append(self.say("adjective.classes", classes=classes))
        if of.group not in ("", w.SAME):
            adjectives.append(self.say("adjective.group", group=of.group))
        return "".join(adjectives)

    def _qualities(self, of: w.Cards, table: str, noun: Said) -> list[Said]:
        """What cards are like, said after their noun (`quality`) or of one of them (`it`)."""
        odd = "" if of.odd is None else str(of.odd).lower()
        keyword = "" if of.keyword in (RIPLEY, SHIP) and table == "quality" else of.keyword
        lacks = [keyword for keyword in of.lacks if keyword != SHIP or table != "quality"]
        icon = "class" if of.colored and of.kind == CHARACTER else of.icon
        named = {"keyword": keyword, "icon": icon, "odd": odd, "holding": of.holding, "lacks": "-".join(lacks)}
        named["tally" if of.zones != ANYWHERE else "counted"] = of.tally.removesuffix("!")
        named["group"] = self.those if of.group == w.SAME else ""
        named["same"] = "cost" if of.same_cost else ""
        if table == "it":
            named |= {"final": "false" if of.final is False else "", "open": "scan" if of.free else ""}
            named |= {"kind": "" if of.cls or of.team else of.kind, "class": of.cls, "team": of.team}
        if of.cost_least and of.cost_most:
            return [self.say(f"{table}.cost_between", n=of.cost_least, most=of.cost_most, noun=noun)]
        most = "free" if of.cost_most == 0 else "cost_most"
        figures = {
            most: of.cost_most,
            "cost_least": of.cost_least,
            "attack_least": of.attack_least,
            "attack_most": of.attack_most,
            "vp_most": of.vp_most,
            "repair_most": of.repair_most,
        }
        said = [self.say(f"{table}.{what}.{value}", noun=noun) for what, value in named.items() if value]
        said += [self.say(f"{table}.{what}", n=n, noun=noun) for what, n in figures.items() if n is not None]
        if of.but:
            said.append(self.say(f"{table}.but", name=of.but))
        if of.marker:
            marker = self.say(f"marker.{of.marker}", n=of.marks_most)
            said.append(self.say(f"{table}.marks_most", n=of.marks_most, marker=marker))
        return said

    def if_it(self, of: w.Cards) -> str:
        """A condition on the one card just chosen."""
        said = self._qualities(of, "it", Said("", self.agrees))
        key = "if.it_is" if len(said) == 1 and (of.kind or of.cls or of.team) else "if.it"
        return self.say(key, what=self.say("and").join(said))

    def pick(self, what: w.Picks, place: str = "from") -> Said:
        """The cards that a verb acts on; of those that stay, `place` says where they lie."""
        said = self._picked(what, place)
        return self.say("pick_of_you", phrase=said) if isinstance(what, w.Some) and what.you else said

    def _picked(self, what: w.Picks, place: str) -> Said:
        match what:
            case w.Some():
                return self._some(what, place)
            case w.DownTo(of=of, n=n):
                return self.say("down_to", phrase=self.cards(of, "bare", place), n=n)
            case w.Dearest(of=of, n=n):
                which = self.cards(of, "the" if n == 1 else "bare")
                return self.say("dearest", n=n, which=which)
            case w.Lowest(of=of, figure=figure):
                return self.say(f"lowest.{figure}", phrase=self.cards(of, "the"))
            case w.Ordered(of=of):
                return self.say("ordered", phrase=self.cards(of, "all", "from"))
            case w.Showing(of=of):
                return self._showing(of)
            case w.AnyOf(of=of) if of == JUST_CHOSEN:
                return self.say("any_of_them")
            case w.AnyOf(of=of):
                return self.say("any_of", phrase=self.cards(of, "bare", "from"))
            case w.All(of=of):
                return self.cards(of, "all", "from")
            case w.Alike(of=of, n=n):
                return self.cards(of, n, "from")
            case w.The(of=of):
                return self.cards(of, "the", "from")
            case w.Rightmost(of=of):
                if of.zones in (COMPLEX, VERSE):
                    return self.say("foremost", phrase=self.cards(of, "the", "from"))
                return self.say("rightmost", phrase=self.cards(of, "the"))
            case w.Top(n=w.Players(by=1), deck=deck):
                return self.say("top_players", deck=self.say(f"deck.{deck}"))
            case w.Top(n=n, deck=deck, reshuffle=reshuffle):
                key = "top" if reshuffle else "top_only"
                return self.say(key, n=n if isinstance(n, int) else self.number(n), deck=self.say(f"deck.{deck}"))
            case w.Self():
                return self.say("self")
            case w.Cue():
                return self.say(f"cue.{self.card.kind}")
        raise TypeError(f"no words for {what!r}")

    def _some(self, what: w.Some, place: str) -> Said:
        of = what.of
        match what:
            case w.Some(n=int(n), below=below) if below is not None:
                return self.say("below", phrase=self.cards(of, n, place), number=self.how_many(below))
            case w.Some(n=int(n), at_least=least) if least:
                return self.say("from_to", n=least, phrase=self.cards(of, n, place))
            case w.Some(n=int(n), may=True, you=True) if of == JUST_CHOSEN and n > 1:
                return self.say("up_to_of_them", n=n)
            case w.Some(n=int(n), may=may):
                phrase = self.cards(of, n, place)
                return self.say("up_to", phrase=phrase) if may and n > 1 and of != JUST_CHOSEN else phrase
            case w.Some(n=w.Depending(on=on, then=int(n), otherwise=int(otherwise)), may=may):
                some = self.cards(of, n, place)
                some = self.say("up_to", phrase=some) if may else some
                condition = clause(self.condition(on))
                return self.say("some_depending", phrase=some, condition=condition, other=otherwise)
            case w.Some(n=w.Markers(plus=plus) as n) if plus:
                return self.say("some_more", phrase=self.cards(of, "bare", place), number=self.number(n))
        return self.say("some_each", phrase=self.cards(of, 1, "from"), number=self.number(what.n))

    def _showing(self, of: w.Cards) -> Said:
        """Those that all can see, and as many of the hand as the player likes."""
        hand, others = (HAND,), tuple(zone for zone in of.zones if zone != HAND)
        some = self.say("any_of", phrase=self.cards(structs.replace(of, zones=hand), "bare", "from"))
        seen = [self.cards(structs.replace(of, zones=others), "all")] if others else []
        return Said(self.say("and").join([*seen, some]))

    def after(self, what: w.Picks) -> Self:
        """Speaks of what was picked as "it" or "them"."""
        one = isinstance(what, w.Self | w.Cue | w.The | w.Rightmost | w.Lowest) or (
            isinstance(what, w.Some | w.Dearest | w.Alike | w.Top) and what.n == 1
        )
        noun = self.pick(what) if isinstance(what, w.Self | w.Cue | w.Top) else self.cards(what.of, "bare")
        gender = noun.agrees[:1] or NAMES
        return structs.replace(self, those="it" if one else "them", agrees=gender if one else gender + "p")

    # -- how many

    def number(self, number: w.Number) -> Said:
        """A number that depends on the table, as "for each …"."""
        match number:
            case w.Each():
                return self._each(number)
            case w.Free(of=of, most=most):
                free = self.say(f"free.{of}")
                return self.say("at_most", number=free, n=most) if most else free
            case w.Kinds(of=of, keyword=keyword, others=others):
                return self.say(f"kinds.{of}.{keyword or ('others' if others else 'all')}")
            case w.Markers(of=of, plus=plus):
                marker = self.say(f"marker.{of}", n=2 if plus else 1)
                return self.say("markers_plus", marker=marker, n=plus) if plus else self.say("markers", marker=marker)
            case w.Depending(on=on, then=then, otherwise=otherwise):
                return self.say(
                    "depending", condition=clause(self.condition(on)), n=self.number(then), other=self.number(otherwise)
                )
            case w.AttackNow():
                return self.say("attack_now")
            case w.Standing(of=of):
                return self.say("standing", phrase=self.cards(of, "all"))
            case w.Plays(keyword=keyword, too=True) if keyword:
                return self.say(f"plays_too.{keyword}")
            case w.Plays(keyword=keyword) if keyword:
                return self.say(f"plays_turn.{keyword}")
            case w.Plays(cls=cls, team=team, name=name, cost_least=cost, odd=odd):
                like = w.Cards((), cls=cls, team=team, cost_least=cost or None, odd=odd)
                ally = Said(name, NAMES) if name else self._described(like, self.say("noun.ally", n=1))
                return self.say("plays", phrase=ally)
            case w.Tally(of="drawn") if self.card.kind not in PLAYED:
                return self.say("tally.drawn-by-current")
            case w.Tally(of=of, kind=kind):
                return self.say(f"tally.{of.removesuffix('!')}", what=self.say(f"noun.{kind or 'card'}", n=1))
            case w.Colors(of=of):
                return self.say("colors", phrase=self.cards(of, "all"))
            case w.Names(of=of):
                return self.say("names", phrase=self.cards(of, "all"))
            case w.Printed(figure=figure, of=of):
                whose = self.those if of.zones == CHOSEN else "all"
                return self.say(f"printed.{whose}.{figure}", phrase=self.cards(of, "all"))
            case w.Highest(figure=figure, of=of):
                return self.say(f"highest.{figure}", phrase=self.cards(of, "all"))
            case w.Players():
                return self.say("players")
        return Said(str(number))

    def _each(self, number: w.Each) -> Said:
        match number:
            case w.Each(most=most) if most:
                return self.say("at_most", number=self.number(structs.replace(number, most=0)), n=most)
            case w.Each(of=of, by=1, plus=-1):
                return self.say("each_but", phrase=self.cards(of, "each"))
            case w.Each(of=of, by=1, plus=plus) if plus:
                return self.say("each_plus", n=plus, phrase=self.cards(of, "each"))
        return self.say("each", phrase=self.cards(number.of, "each"))

    def how_many(self, number: w.Number) -> Said:
        """A number as that of some cards."""
        match number:
            case w.Each(of=of) if of == JUST_CHOSEN:
                return self.say("as_many")
            case w.Each(of=of):
                return self.say("how_many", phrase=self.cards(of, "bare"))
        return Said(str(number))

    def size(self, number: w.Number, noun: str) -> str:
        """So many of something, perhaps for each of something else or by the number of players."""
        if isinstance(number, w.ByPlayers):
            each_of = dict(zip("abcde", number.of, strict=True))
            return self.say("by_players", **each_of, noun=self.say(f"noun.{noun}", n=2))
        n = self.by(number)
        each = "" if isinstance(number, int) else f" {self.number(number)}"
        return f"{n} {self.say(f'noun.{noun}', n=n)}{each}"

    def points(self, figure: str, number: w.Number) -> str:
        """Attack or Recruit Points, so many or for each of something."""
        if isinstance(number, int):
            return self.say(f"points.{figure}", n=number)
        if isinstance(number, w.Depending):
            then, other = (self.points(figure, n) for n in (number.then, number.otherwise))
            condition = clause(self.condition(number.on))
            if isinstance(number.then, int):
                return self.say("depending", condition=condition, n=then, other=other)
            return self.say("points_depending", condition=condition, points=then, other=other)
        if isinstance(number, w.Each | w.Tally) and number.plus and (number.by != 1 or figure == "mix"):
            return self._changed_points(figure, number)
        if isinstance(number, w.Printed | w.Colors | w.Names | w.Highest):
            return self.say(f"points_equal.{figure}", number=self.number(number))
        return self.say(f"points_each.{figure}", n=self.by(number), number=self.number(number))

    def _changed_points(self, figure: str, number: w.Each | w.Tally) -> str:
        """So many points, fewer or more for each of something, or fewer if a member of the crew is there."""
        whole, each = self.say(f"points.{figure}", n=number.plus), structs.replace(number, plus=0, by=1)
        if isinstance(each, w.Each) and each.of.zones == ("mains",) and each.of.name:
            condition = clause(self.condition(w.AtLeast(each)))
            return self.say("points_less_if", points=whole, n=-number.by, condition=condition)
        key = "points_less" if number.by < 0 else "points_more"
        return self.say(key, points=whole, n=abs(number.by), number=self.number(each))

    def by(self, number: w.Number) -> int:
        """A number, or how many go for each of what is counted."""
        return number if isinstance(number, int) else getattr(number, "by", 1)

    # -- conditions, needs, abilities

    def condition(self, condition: w.Condition) -> str:
        match condition:
            case w.AtLeast() | w.Exactly():
                return self.comparison(condition)
            case w.StoodOn(space=space, other=other):
                places = [self.say(f"place.city.{one}").strip() for one in (space, other) if one]
                return self.say("if.stood_on", places=self.say("either_of").join(places))
            case w.OneOf(of=of):
                return self.say("either_of").join(self._clauses(of))
            case w.AllOf(of=of):
                return self.say("and").join(self._clauses(of))
            case w.Coordinated() | w.LastStanding() | w.Won():
                return self.say(f"if.{condition.__struct_config__.tag}")
            case w.Settled(task=task, failed=failed):
                return self.say(f"if.task.{'failed' if failed else 'completed'}", name=task)
            case w.Clear(room=room):
                return self.say("if.clear", room=self.say(f"rooms.{room}"))
            case w.Hemmed(of=of):
                return self.say("if.hemmed", phrase=self.cards(of))
        raise TypeError(f"no words for {condition!r}")

    def _clauses(self, conditions: tuple[w.Condition, ...]) -> list[str]:
        """Several conditions, as parts of one sentence."""
        first, *others = map(self.condition, conditions)
        return [first, *map(clause, others)]

    def comparison(self, condition: w.AtLeast | w.Exactly) -> str:
        match condition:
            case w.AtLeast(amount=w.Each() as each, n=w.AttackNow()):
                return self.say("if.attack_most", number=self.number(each))
            case w.AtLeast(amount=w.Each(of=of), n=int() | w.Players() as n):
                return self._at_least(of, n)
            case w.Exactly(amount=w.Each(of=of), n=int(n)):
                return self._exactly(of, n)
            case w.AtLeast(amount=w.Names(of=of), n=w.Names()):
                return self.say("if.each_name", phrase=self.cards(of, "bare"))
            case w.AtLeast(amount=w.Total(of="overrun-in-guise"), n=n):
                (guise,) = [a.name for a in self.card.abilities if isinstance(a, w.Guise)]
                return self.say("if.total.overrun-in-guise", n=n, name=guise)
            case w.AtLeast(amount=w.Total(of=of), n=n):
                return self.say(f"if.total.{of}", n=n)
            case w.AtLeast(amount=w.Kinds(of="class"), n=n):
                return self.say("if.classes_played", n=n)
            case w.AtLeast(amount=w.Held(of=of)):
                return self.say(f"if.held.{of}")
            case w.AtLeast(amount=w.Highest(figure=figure, of=of), n=n):
                return self.say(f"if.highest.{figure}", n=n, phrase=self.cards(of))
            case w.AtLeast(amount=w.Made(), n=n):
                return self.say("if.made", n=n)
            case w.AtLeast(amount=w.Tally(of=of), n=n):
                return self.say(f"if.tally.{of}", n=n)
            case w.Exactly(amount=w.Plays(), n=0):
                return self.say("if.first")
            case w.Exactly(amount=w.Plays(), n=n):
                return self.say("if.played", n=n)
            case w.AtLeast(amount=w.Markers(of=of), n=n):
                return self.say("if.markers", marker=self.say(f"marker.{of}", n=1), n=n)
            case w.AtLeast(amount=w.Standing(of=of), n=n):
                return self.say("if.standing", n=n, phrase=self.cards(of, 2))
            case w.Exactly(amount=w.Tally(of=of), n=0):
                return self.say(f"if.not_yet.{of}")
        raise TypeError(f"no words for {condition!r}")

    def _at_least(self, of: w.Cards, n: int | w.Players) -> str:
        """Whether there are at least so many of these."""
        if isinstance(n, w.Players):
            return self.say("if.there_each", phrase=self.cards(of, n.by), number=self.number(n))
        if of == JUST_CHOSEN and not (n == 1 and self.those == "it"):
            return self.say("if.chosen_least", n=n)
        if n == 1 and (said := self._there_is(of)):
            return said
        return self.say("if.there", n=n, phrase=self.cards(of, n))

    def _there_is(self, of: w.Cards) -> str:
        """Whether there is one of these, where that is said in a way of its own."""
        if of.zones == CHOSEN and self.those == "it":
            return self.if_it(of)
        if of.zones == CHOSEN and of.tally:
            return self.say(f"if.among.{of.tally}")
        if of.zones == ("captured",):
            captive = w.Cards((), kind=of.kind, name=of.name)
            return self.say("if.captured", phrase=self.cards(captive, "the" if of.name else "any"))
        if not of.name:
            return ""
        if of.zones in (("mains",), ("avatar",)):
            return self.say(f"if.{of.zones[0]}", name=of.name)
        name = Said(of.name, NAMES)
        place = self._lying(of, "place", name, 1) + "".join(self._qualities(of, "quality", name))
        return self.say("if.named", name=name, place=place)

    def _exactly(self, of: w.Cards, n: int) -> str:
        """Whether there are so many of these, or none."""
        if n:
            return self.say("if.exactly", phrase=self.cards(of, n))
        if of.zones == ("mains",) and of.name:
            return self.say("if.no_mains", name=of.name)
        if of.zones == CHOSEN and self.those == "it":
            return self.say("if.it_is_none", phrase=self._described(structs.replace(of, zones=()), self._noun(of)))
        name = Said(of.name, NAMES)
        if of.name and (place := self._lying(of, "place", name, 1)):
            return self.say("if.named_none", name=name, place=place)
        return self.say("if.none", phrase=self.cards(of, "the"))

    def need(self, need: w.Needs, kind: str) -> str:
        match need:
            case w.DiscardToDo():
                return self.say(f"need.discard.{'fight' if kind in FOUGHT else 'play'}")
            case w.ShowCosts(n=n, of=of):
                return self.say("need.show-costs", n=n, phrase=self.cards(of, n))
            case w.Elusive(n=n):
                return self.say("need.elusive", n=n)

    def is_said(self, keyword: str) -> bool:
        """Whether a keyword only names what the card needs, or what it says at a moment."""
        return bool(getattr(self.card, keyword, ())) or any(
            isinstance(need, w.Elusive) and keyword == f"elusive-{need.n}" for need in self.card.needs
        )

    def is_keyword(self, ability: w.Modify) -> bool:
        """Whether an ability only says what a keyword of the card says already."""
        match ability.by:
            case w.Each(of=of):
                return of.keyword in self.card.keywords
        return False


def _called(of: w.Cards) -> str:
    """What cards are called: by their kind, or by where they lie."""
    if of.final:
        return "final"
    return "basic" if of.basic else of.kind or ZONE_NOUNS.get(of.zones, "card")


def _key(name: str) -> str:
    return name.lower().replace(" ", "-")


def _only(of: w.Cards, fields: tuple[str, ...]) -> w.Cards:
    """The same cards by nothing but these fields, and where they lie."""
    return w.Cards(of.zones, **{field: getattr(of, field) for field in fields})


def _without(of: w.Cards, *fields: str) -> w.Cards:
    """The same cards without what these fields say of them."""
    return structs.replace(of, **dict.fromkeys(fields, ""))


def _counted(n: int | str) -> str:
    return n if isinstance(n, str) else "one" if n == 1 else "many"
