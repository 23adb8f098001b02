"""Phrases of a card's text: which Spaces, cards and players, in which Fights, how many, on what condition."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, Self

from msgspec import Struct, structs

from domain.locale import Said, phrase, sentence

from . import language as w
from .card import Definition, Location, Resistance

Form = Literal["one", "no", "each", "all", "some", "bare"]
ONE, MANY = 1, 2


class Phrases(Struct, frozen=True):
    """Puts what the words of one card speak of into a language.

    `chooser` is who makes the choices, where a text does not name somebody: `you`, or the First Player; `enemy` who
    fights: your own foe, or the Resistance against somebody else. `cards` are the pieces or cards picked last, as a
    phrase, of a `noun` and `number`, one or many; `space` the Space picked last, which is a Location or not (`ground`);
    `within` the Section spoken of.
    """

    locale: str
    card: Definition
    chooser: Literal["you", "first"] = "you"
    enemy: Literal["foe", "resistance"] = "foe"
    cards: str = ""
    noun: str = ""
    number: int = ONE
    space: str = ""
    ground: Literal["location", "space"] = "space"
    within: str = ""

    def say(self, key: str, **about: Any) -> Said:
        return phrase(self.locale, f"conquest.{key}", **about)

    def opening(self, key: str, **about: Any) -> str:
        """A sentence that may begin with a blank."""
        return sentence(self.say(key, **about))

    def listed(self, said: Iterable[str], last: str = "and") -> str:
        """Several phrases as one."""
        *most, end = said
        return self.say(f"list.{last}", most=", ".join(most), last=end) if most else end

    # -- which

    def which(self, what: w.Whiches, form: Form, n: int = ONE) -> str:
        """What fits a description, as a phrase: one of it, each, all, so many."""
        many = MANY if form in ("all", "bare") or (form == "some" and n > 1) else ONE
        match what:
            case w.Spaces(here=True):
                return self.place
            case w.Spaces():
                noun = self._place_noun(what)
                return self._counted(noun, "", form, n, self._of_space(what, many, self._named(noun, many)))
            case w.Cards():
                noun, owner = self._card_noun(what)
                return self._counted(noun, owner, form, n, self._of_card(what, many, self._named(noun, many)))
            case w.Players():
                noun = "opponent" if what.others else "player"
                return self._counted(noun, "", form, n, self._of_player(what))
        noun = "player-section" if what.players else "section"
        return self._counted(noun, "", form, n, self._of_section(what))

    def _named(self, noun: str, many: int) -> Said:
        """What one or many of something are called, for what is said of them to agree with."""
        return self.say(f"noun.{noun}.{'bare' if many == ONE else 'many'}")

    def bare(self, what: w.Whiches) -> str:
        """What something is, without what it is like."""
        match what:
            case w.Spaces():
                return self.say(f"noun.{self._place_noun(what)}.bare")
            case w.Cards():
                return self.say(f"noun.{self._card_noun(what)[0]}.bare")
            case w.Players():
                return self.say("noun.player.bare")
        return self.say(f"noun.{'player-' if what.players else ''}section.bare")

    def span(self, least: int, most: int) -> str:
        """The faces of a die from one to another."""
        key = {0: "one", 1: "pair"}.get(most - least, "span")
        return self.say(f"roll.{key}", n=least, least=least, most=most)

    def _counted(self, noun: str, owner: str, form: Form, n: int, qualities: str) -> str:
        words = {how: self.say(f"noun.{noun}.{how}") for how in ("one", "bare", "many")}
        return self.say(f"count.{owner or 'plain'}.{form}", n=n, **words) + qualities

    def _place_noun(self, what: w.Spaces) -> str:
        if what.objective:
            return "objective"
        if what.demolished and what.location:
            return "demolished"
        if what.landing_site:
            return "landing-site"
        is_location = what.location or what.populated or what.demolished is not None or what.marker
        return "location" if is_location else "space"

    def _of_space(self, what: w.Spaces, many: int, noun: Said) -> str:
        """What a Space is like, said after its noun."""
        with_ = self._with(what)
        that = self._that(what, many, noun, joined="and" if with_ else "all")
        return self._where(what, noun) + with_ + that + self._extremes(what)

    def _where(self, what: w.Spaces, noun: Said) -> str:
        said = [self.say("place.near", space=self.place, noun=noun)] if what.near else []
        said += [self.say("place.near-race", noun=noun)] if what.near_race else []
        said += [self.say("of_section", section=self.section(what.section))] if what.section else []
        said += [self.say("place.outer")] if what.outer else []
        return "".join(f" {one}" for one in said)

    def _of_section(self, what: w.Sections) -> str:
        said = [self.say("with.marker.any")] if what.marked else []
        said += [self.say(f"with.most.{what.most}")] if what.most else []
        return self.say("with.all", phrases=self.listed(said)) if said else ""

    def section(self, section: str) -> str:
        """Which Board Section."""
        if section == "objective":
            return self.say("section.objective")
        if self.within:
            return self.within
        return self.say(f"section.here.{self.here}") if section == "here" else self.say("section.of", space=self.place)

    @property
    def here(self) -> str:
        """How the card calls the Space that its text is about: where it lies, or where the Battle is."""
        return "location" if isinstance(self.card, Location) else "fight"

    @property
    def place(self) -> str:
        """The Space spoken of: the one picked, where the picked pieces are, or where the card is."""
        if self.space:
            return self.space
        if self.cards:
            return self.say("place.of", n=self.number, cards=self.cards)
        return self.say(f"here.{self.here}")

    def _with(self, what: w.Spaces) -> str:
        said = [f"marker.{what.marker}"] if what.marker else []
        said += [f"aliens.{what.aliens}"] if what.aliens else []
        said += [f"enemy_aliens.{str(what.enemy_aliens).lower()}"] if what.enemy_aliens is not None else []
        said += ["haven"] if what.haven else []
        said += [f"populated.{str(what.populated).lower()}"] if what.populated is not None else []
        phrases = [self.say(f"with.{key}") for key in said]
        if what.mine:
            phrases.insert(0, self.say("with.mine", n=what.mine))
        return self.say("with.all", phrases=self.listed(phrases)) if phrases else ""

    def _that(self, what: w.Spaces, many: int, noun: Said, joined: str) -> str:
        said = ["not_demolished"] if what.demolished is False else []
        said += ["demolished"] if what.demolished and not what.location else []
        said += ["no_landing_site"] if what.landing_site is False else []
        said += ["no_objective"] if what.objective is False else []
        said += ["room"] if what.room else []
        said += ["no_location"] if what.location is False else []
        said += ["elsewhere"] if what.elsewhere else []
        return self._clauses(said, many, noun, joined)

    def _clauses(self, said: list[str], many: int, noun: Said, joined: str = "all", **about: Any) -> str:
        phrases = [self.say(f"that.{key}", n=many, noun=noun, **about) for key in said]
        return self.say(f"that.{joined}", phrases=self.listed(phrases)) if phrases else ""

    def _extremes(self, what: w.Spaces) -> str:
        said = [self.say(f"extreme.{extreme}") for extreme in what.extreme if extreme]
        return " " + self.say("extreme.with", most=self.say("extreme.then").join(said)) if said else ""

    def _card_noun(self, what: w.Cards) -> tuple[str, str]:
        noun = "ally-card" if what.ally else str(what.zone)
        owned = what.zone in ("aliens", "alien-pool", "doomed", "stuff", "hand", "remains")
        return noun, what.of if owned and what.of != "any" else ""

    def _of_card(self, what: w.Cards, many: int, noun: Said) -> str:
        said = ["movable"] if what.movable else []
        said += [f"at_home.{str(what.at_home).lower()}"] if what.at_home is not None else []
        said += [f"superhero.{str(what.superhero).lower()}"] if what.superhero is not None else []
        said += ["not_ally"] if what.ally is False else []
        said += [f"type.{what.type}"] if what.type else []
        said += ["strength"] if what.most_strength is not None else []
        where = self.say("in", spaces=self.which(what.space, "one")) if what.space else ""
        return self._clauses(said, many, noun, strength=what.most_strength) + (f" {where}" if where else "")

    def _of_player(self, what: w.Players) -> str:
        said = ["hand"] if what.hand else []
        said += ["stuff"] if what.stuff else []
        said += [f"terror.{what.terror}"] if what.terror else []
        phrases = [self.say(f"with.{key}") for key in said]
        unmarked = self.say("with.unmarked", card=self.card.name) if what.unmarked else ""
        return (self.say("with.all", phrases=self.listed(phrases)) if phrases else "") + unmarked

    def speaking_of(self, what: w.Whiches, n: int, form: Literal["that", "all"] = "that") -> Self:
        """Speaks from now on of what was picked."""
        match what:
            case w.Cards():
                noun, _ = self._card_noun(what)
                said = self.which(what, "all") if form == "all" else self.say(f"noun.{noun}.that", n=n)
                number = MANY if form == "all" else n
                return structs.replace(self, cards=said, noun=noun, number=number, space="")
            case w.Spaces():
                noun = self._place_noun(what)
                said = self.which(what, "all") if form == "all" else self.say(f"noun.{noun}.that", n=n)
                ground = "space" if noun in ("space", "landing-site") else "location"
                return structs.replace(self, space=said, ground=ground, within="")
            case w.Sections():
                return structs.replace(self, within=self.say("noun.section.that", n=n), space="")
        return self

    def one_of_them(self) -> Self:
        """Speaks of one of the picked cards."""
        return structs.replace(self, cards=self.say(f"noun.{self.noun or 'card'}.that", n=ONE), number=ONE)

    # -- how many

    def amount(self, number: w.Number) -> tuple[int, str]:
        """How many at a time, and for each of what."""
        return (number, "") if isinstance(number, int) else AMOUNTS[type(number)](self, number)

    # -- conditions

    def conditions(self, needs: Iterable[w.Needs]) -> list[str]:
        """Where and on what condition, clause by clause."""
        needs = tuple(needs)
        foe = next((need for need in needs if isinstance(need, w.Foe)), None)
        fights = self.fights(needs)
        said = [self.fight(fight, foe) for fight in fights]
        if fights and isinstance(fights[0], w.ThisAlly):
            needs = tuple(need for need in needs if not isinstance(need, w.MyFight))
        others = [need for need in needs if need not in fights and not (fights and need is foe)]
        return said + [NEEDS[type(need)](self, need) for need in others]

    def fights(self, needs: Iterable[w.Needs]) -> list[w.Needs]:
        """The conditions that say which Fight is meant: that of this Ally goes without saying that it is yours."""
        needs = tuple(needs)
        ally: list[w.Needs] = [need for need in needs if isinstance(need, w.ThisAlly) and need.fighting]
        return ally or [need for need in needs if isinstance(need, w.MyFight | w.OthersFight | w.AnyFight)]

    def fight(self, fight: w.Needs, foe: w.Foe | None) -> str:
        """In which Fight, and against whom."""
        against = self.say("against", foe=self.foe(foe or w.Foe()))
        match fight:
            case w.MyFight(race=race, least=least, resistance=resistance):
                aliens = "race-aliens" if race else "aliens"
                said = self.say(f"fight.{aliens}.{'some' if least == 1 else 'least'}", n=least)
                return said + (against if foe or resistance else "")
            case w.OthersFight():
                return self.say("fight.others") + against
            case w.ThisAlly():
                return self.say("if.ally.fighting") + (against if foe else "")
        return self.say("fight.any") + (against if foe else "")

    def foe(self, foe: w.Foe) -> Said:
        """The Resistance that a text means."""
        said = [f"superhero.{str(foe.superhero).lower()}"] if foe.superhero is not None else []
        said += [f"hero.{str(foe.hero).lower()}"] if foe.hero is not None else []
        said += ["not_air"] if foe.air is False else []
        adjectives: list[str] = [foe.type] if foe.type else []
        adjectives += ["air"] if foe.air else []
        phrases = [self.say(f"foe.{key}") for key in said]
        keyword = self.say("foe.keyword", keyword=foe.keyword) if foe.keyword else ""
        that = self.say("that.all", phrases=self.listed(phrases)) if phrases else ""
        said_of = "".join(self.say(f"foe.{adjective}") for adjective in adjectives)
        return self.say("foe.any", adjectives=said_of, keyword=keyword) + that

    @property
    def is_hero(self) -> bool:
        """Whether the card is a Hero, whose text is about the Resistance that it helps."""
        return isinstance(self.card, Resistance) and self.card.strength is None


def _each(s: Phrases, key: str, n: int = 1, **about: Any) -> tuple[int, str]:
    return n, " " + s.say(f"each.{key}", **about)


AMOUNTS: dict[type[w.Number], Callable[[Phrases, Any], tuple[int, str]]] = {
    w.AliensInFight: lambda s, n: _each(s, "race-aliens-in-fight" if n.race else "aliens-in-fight"),
    w.Stage: lambda s, n: (1, s.say("each.stage") + (s.say("each.plus", n=n.plus) if n.plus else "")),
    w.Conquests: lambda s, n: _each(s, "conquests", population=n.population, most=n.most),
    w.PickedStrength: lambda s, _: _each(s, "picked-strength"),
}


def _here(s: Phrases, need: w.Here) -> str:
    said = []
    if need.icons:
        icons = s.listed([s.say(f"icon.{icon}") for icon in need.icons], "or")
        said.append(s.say("at.near" if need.near else "at.icons", icons=icons))
    about = {field: getattr(need, field) for field in ("objective", "first_fight", "my_landing_site")}
    said += [s.say(f"at.{field}.{str(value).lower()}") for field, value in about.items() if value is not None]
    return ", ".join(said)


def _won(s: Phrases, need: w.Won) -> str:
    happened = s.listed([s.say(f"won.{one}") for one in need.did], "or") if need.did else ""
    return s.say("if.won") + (s.say("won.in_which", happened=happened) if happened else "")


def _there(s: Phrases, need: w.There) -> str:
    what = s.which(need.are, "one" if need.least == 1 else "some", need.least)
    return s.say("if.there", n=need.least, what=what)


def _at_least(s: Phrases, need: w.AtLeast) -> str:
    if isinstance(need.number, w.Conquests):
        return s.say("if.at_least.conquests", n=need.least, population=need.number.population)
    assert not isinstance(need.number, int)
    return s.say(f"if.at_least.{need.number.__struct_config__.tag}", n=need.least)


def _turn(s: Phrases, need: w.Turn) -> str:
    points = s.say("if.turn.points", n=need.points) if need.points else ""
    return s.say(f"if.turn.{need.of}") + points


def _fight(s: Phrases, need: Any) -> str:
    return s.fight(need, None)


NEEDS: dict[type[w.Needs], Callable[[Phrases, Any], str]] = {
    w.MyFight: _fight,
    w.OthersFight: _fight,
    w.AnyFight: _fight,
    w.OthersBattle: lambda s, _: s.say("if.others_battle"),
    w.ThisAlly: lambda s, need: s.say(f"if.ally.{'fighting' if need.fighting else 'on_board'}"),
    w.Foe: lambda s, need: s.say("if.foe", foe=s.foe(need)),
    w.Here: _here,
    w.Won: _won,
    w.Menace: lambda s, need: s.say("if.menace", n=need.most) if need.most else s.say("if.no_menace"),
    w.There: _there,
    w.AtLeast: _at_least,
    w.Turn: _turn,
    w.Track: lambda s, need: s.say(f"if.track.{str(need.on).lower()}"),
    w.First: lambda s, _: s.say("if.not_first"),
    w.Population: lambda s, need: s.say("if.population", n=need.most),
}
"""How each condition is said."""
