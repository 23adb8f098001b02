"""Marvel cards at a table of Encounters: what their words come to there."""

from __future__ import annotations

from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.games.alien import actions as a
from domain.games.alien.names import COMPLEX
from domain.games.crossover.encounters.cards import ALL, GUESTS
from domain.games.villains.actions import Dodge
from domain.games.villains.cards import ALL as MARVEL
from domain.kernel.action import Decide
from domain.kernel.refusal import Refused

from .encounters import CROSSED, Referee, create, given, new_game

CARDS = {card.key: card for card in ALL}
PRINTED = {card.key: card for card in MARVEL}
HEROES = ("Captain America", "Iron Man", "Spider-Man", "Wolverine")
ROLES = ["Gunner", "Medic"]
FULL = {room: ["warrior-drone"] for room in COMPLEX}


# -- what the games lend each other


@pytest.mark.rule("alien.crossover.encounters-heroes")
@pytest.mark.parametrize("names", [HEROES, ("Iron Man", "Captain Dallas"), ("Loki",)])
def test_heroes_and_allies_may_replace_characters_of_the_barracks(names: tuple[str, ...]) -> None:
    table = new_game(2, "marvel-mix", characters=names, roles=ROLES)
    lie = [CARDS[key] for zone in ("barracks", *(f"hq.{n}" for n in range(1, 6))) for key in table.keys(zone)]
    groups = [card.group for card in lie]

    assert len(groups) == 4 * 14
    assert {name: groups.count(name) for name in (*names, *set(groups))} == dict.fromkeys((*names, *groups), 14)


@pytest.mark.rule("alien.crossover.encounters-drones")
@pytest.mark.parametrize("groups", [("Hand Ninjas",), ("HYDRA", "Sentinel"), ("Drones", "Cops")])
def test_villains_and_henchmen_may_replace_drones(groups: tuple[str, ...]) -> None:
    """As many of them as players go into each mini-deck (setup.hive-mini-deck-1 and the like)."""
    table = new_game(2, "marvel-mix", drones_from=groups, roles=ROLES)
    hive = [CARDS[key] for key in table.hive()]
    decks = [hive[: 9 + 2], hive[9 + 2 : 9 + 2 + 11 + 2], hive[9 + 2 + 11 + 2 :]]

    replaced = [[card for card in deck if card.group in groups or card.deck == "drones"] for deck in decks]
    assert [len(deck) for deck in replaced] == [2, 2, 2]
    assert all(card.group in groups or ("Drones" in groups and not card.group) for deck in replaced for card in deck)


def test_without_named_groups_the_drones_are_those_of_alien() -> None:
    table = new_game(2, "marvel-heroes", roles=ROLES)

    assert sum(CARDS[key].deck == "drones" for key in table.hive()) == 6


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "not_described": ({"sets": ["alien", "conquest"]}, "/options/sets/1"),
    "twice": ({"sets": ["alien", "core", "core"]}, "/options/sets/2"),
    "host_missing": ({"sets": ["core"]}, "/options/sets"),
    "no_guest": ({"sets": ["alien"]}, "/options/sets"),
    "unknown_name": ({"sets": ["alien", "core"], "characters": ["Loki"]}, "/options/characters/0"),
    "too_few_drones": ({"drones_from": ["Hand Ninjas"], "drones": 3}, "/options/drones_from"),
    "drones": ({"drones": 9 - 2}, "/options/drones"),
}


@pytest.mark.parametrize("detail", REFUSED)
def test_what_no_book_describes_is_refused_with_the_reason(detail: str) -> None:
    options, pointer = REFUSED[detail]

    with pytest.raises(Refused) as refused:
        create(2, **options)

    assert (refused.value.code, refused.value.detail, refused.value.pointer) == ("option_invalid", detail, pointer)
    assert len({refused.value.message(locale) for locale in ("en", "fr")}) == 2


def test_with_both_marvel_sets_there_is_all_to_choose_from() -> None:
    choices = CROSSED.choices()

    assert {"Loki", "Wolverine", "Captain Dallas"} <= set(choices["characters"])
    assert {"Drones", "Cops", "HYDRA"} <= set(choices["drones_from"])


# -- Wounds and Strikes


@pytest.mark.rule("alien.crossover.encounters-gain-wound")
def test_who_would_gain_a_wound_draws_a_strike() -> None:
    table = given({"hand.0": ["crazed-rampage"]}).play("crazed-rampage")

    assert table.news() == {
        "hand.0": [],
        "played.0": ["crazed-rampage"],
        "strike-deck": -2,
        "strikes.0": ["raking-claws"],
        "strikes.1": ["raking-claws"],
        "attack": 4,
    }


@pytest.mark.rule("alien.crossover.encounters-ko-wound")
def test_who_would_ko_a_wound_heals_a_strike() -> None:
    table = given({"hand.0": ["healing-factor"], "strikes.0": ["raking-claws"], "strikes.1": ["raking-claws"]})

    table.play("healing-factor")
    assert (table.waiting(), table.options()) == ([(0, "heal")], ["raking-claws"])

    assert table.choose("raking-claws").news() == {
        "hand.0": ["specialist"],
        "deck.0": -1,
        "played.0": ["healing-factor"],
        "strikes.0": [],
        "discarded-strikes": ["raking-claws"],
        "attack": 2,
    }


def test_nothing_is_drawn_for_a_strike_that_nobody_healed() -> None:
    table = given({"hand.0": ["healing-factor"], "strikes.0": ["raking-claws"]}).play("healing-factor").choose()

    assert table.news() == {"hand.0": [], "played.0": ["healing-factor"], "attack": 2}


@pytest.mark.parametrize(("shown", "struck"), [((), ["raking-claws"]), (("diving-block",), [])])
def test_a_card_that_keeps_wounds_away_keeps_strikes_away(shown: tuple[str, ...], struck: list[str]) -> None:
    """Everybody is asked, who holds such a card or not: that the question comes tells nobody what a hand holds."""
    table = given({"hand.0": ["diving-block", "crazed-rampage"], "hand.1": ["specialist"]}).play("crazed-rampage")
    assert (table.waiting(), table.options()) == ([(0, "ward")], ["diving-block"])

    table.choose(*shown)
    assert (table.keys("strikes.0"), len(table.keys("hand.0"))) == (struck, 1 + len(shown))
    assert (table.waiting(), table.options()) == ([(1, "ward")], [])

    assert table.choose().keys("strikes.1") == ["raking-claws"]


# -- moments


@pytest.mark.rule("alien.crossover.encounters-escape")
def test_an_escape_happens_as_the_card_enters_the_combat_zone() -> None:
    zones = {**FULL, "complex.airlock": ["zzzax"], "hand.0": ["specialist"], "hand.1": ["hulk-smash"]}
    table = given(zones, begin=True, up=["airlock"])
    assert (table.keys("combat-zone"), table.waiting()) == (["zzzax"], [(0, "show")])

    table.choose()
    table.choose("hulk-smash", seat=1)

    assert (table.keys("strikes.0"), table.keys("strikes.1")) == (["raking-claws"], [])
    assert table.shown("hand.1") == ["hulk-smash"]


@pytest.mark.rule("alien.crossover.encounters-ambush")
@pytest.mark.parametrize("scanned", [True, False])
def test_an_ambush_is_what_it_says_when_it_is_revealed(scanned: bool) -> None:
    """By a scan, or as it is pushed out face down."""
    zones = {"discard.0": ["specialist", "grunt", "bar-brawler"], "discard.1": ["grunt", "odinson", "grunt"]}
    if scanned:
        table = given({"complex.med-lab": ["juggernaut"], **zones}, attack=2).scan("med-lab")
    else:
        table = given({**FULL, "complex.airlock": ["juggernaut"], **zones}, begin=True)

    assert table.waiting() == [(0, "ko")]
    table.choose("specialist", "grunt")

    assert (table.keys("discard.0"), table.waiting()) == (["bar-brawler"], [(1, "ko")])


def test_an_ambush_waits_as_long_as_its_card_lies_face_down() -> None:
    table = given({"complex.med-lab": ["juggernaut"], "hive": ["warrior-drone"]}, begin=True)

    assert (table.complex()["med-lab"], table.waiting()) == ("(juggernaut)", [])


@pytest.mark.rule("alien.crossover.encounters-fight")
def test_a_fight_text_is_what_it_says_when_it_dies() -> None:
    table = given({"complex.med-lab": ["enchantress"]}, attack=6, up=["med-lab"]).fight("enchantress")

    assert table.news() == {
        "complex": {},
        "dead-enemies": ["enchantress"],
        "hand.0": ["specialist"] * 3,
        "deck.0": -3,
        "attack": 0,
    }


def test_a_fight_text_also_comes_when_an_effect_kills() -> None:
    table = given({"hand.0": ["improvised-incinerator"], "complex.med-lab": ["hand-ninjas"]}, up=["med-lab"])

    table.play("improvised-incinerator").choose("hand-ninjas")

    assert (table.keys("dead-enemies"), table.s.recruit) == (["hand-ninjas"], 1)


# -- terms


@pytest.mark.rule("alien.crossover.term-barracks")
def test_the_hero_deck_is_the_barracks() -> None:
    table = given({"hand.0": ["turn-the-tide"], "barracks": ["captains-log", "motion-tracker"]}).play("turn-the-tide")
    assert table.shown("barracks") == [None, "motion-tracker"]

    table.choose("do")

    assert table.keys("barracks") == ["motion-tracker", "captains-log"]
    assert [play.key for play in table.s.plays] == ["turn-the-tide", "motion-tracker"]


@pytest.mark.rule("alien.crossover.term-hive")
def test_the_villain_deck_is_the_hive() -> None:
    table = given({"complex.med-lab": ["the-leader"], "hive": ["worker-drone"]}, attack=2).scan("med-lab")

    assert table.complex() == {"ventilation-shafts": "(worker-drone)", "med-lab": "the-leader"}


@pytest.mark.rule("alien.crossover.term-hive")
def test_what_is_shuffled_into_the_villain_deck_goes_into_the_hive() -> None:
    table = given({**FULL, "complex.airlock": ["wolverine"], "hive": ["worker-drone"]}, begin=True, up=["airlock"])

    assert (table.keys("hive"), table.keys("combat-zone")) == (["wolverine"], [])


@pytest.mark.rule("alien.crossover.term-sergeant")
def test_an_officer_is_a_sergeant() -> None:
    zones = {"complex.med-lab": ["hydra-kidnappers"], "sergeants": ["sergeant-intel"]}
    table = given(zones, attack=3, up=["med-lab"]).fight("hydra-kidnappers").choose("1")

    assert (table.keys("discard.0"), table.keys("sergeants")) == (["sergeant-intel"], [])


@pytest.mark.rule("alien.crossover.term-complex")
def test_the_city_is_the_complex() -> None:
    """Who lies face down there isn't known, and who is in the Combat Zone has left it."""
    rooms = {"med-lab": "hand-ninjas", "operations": "worker-drone", "airlock": "sentinel"}
    zones = {f"complex.{room}": [key] for room, key in rooms.items()} | {"combat-zone": ["worker-drone"]}
    table = given({"hand.0": ["corner-the-prey"], **zones}, up=["med-lab", "operations"]).play("corner-the-prey")

    assert table.options() == ["hand-ninjas", "worker-drone"]


@pytest.mark.rule("alien.crossover.term-kill")
def test_what_is_kod_is_killed() -> None:
    zones = {"complex.med-lab": ["sentinel"], "hand.0": ["specialist"], "discard.0": ["grunt"]}
    table = given(zones, attack=3, up=["med-lab"]).fight("sentinel").choose("specialist")

    assert table.news() == {
        "complex": {},
        "dead-enemies": ["sentinel"],
        "hand.0": [],
        "dead-characters": ["specialist"],
        "attack": 0,
    }


@pytest.mark.rule("alien.crossover.term-character")
def test_characters_are_heroes_wherever_they_are_among_ones_own() -> None:
    zones = {
        "complex.med-lab": ["sentinel"],
        "hand.0": ["specialist", "web-shooters"],
        "vigilant.0": ["built-to-protect"],
    }
    table = given(zones, attack=3, up=["med-lab"]).fight("sentinel")

    assert table.options() == ["built-to-protect", "specialist", "web-shooters"]


@pytest.mark.rule("alien.crossover.term-enemy")
def test_enemies_are_villains() -> None:
    rooms = {"med-lab": "warrior-drone", "operations": "sentinel", "airlock": "ships-cat"}
    zones = {f"complex.{room}": [key] for room, key in rooms.items()}
    table = given({"hand.0": ["hunt-down"], **zones}, up=[*rooms]).play("hunt-down")

    assert table.options() == ["sentinel", "warrior-drone"]


@pytest.mark.rule("alien.crossover.class-symbols")
def test_the_symbols_of_both_games_work_together() -> None:
    """A Tech Hero lets the Tech ability of an Alien card work; Ranged and Leadership are one symbol, and so on."""
    table = given({"hand.0": ["arc-reactor", "plot-the-course"]}).play("arc-reactor").play("plot-the-course")
    assert table.waiting() == [(0, "way")]

    named = {PRINTED[card.key].cls: card.cls for card in GUESTS if card.kind == "character"}
    assert named == {
        "strength": "strength",
        "instinct": "survival",
        "covert": "intel",
        "tech": "tech",
        "ranged": "leadership",
    }
    ranged = given({"hand.0": ["repulsor-rays", "captain-of-the-ship"]}).play("repulsor-rays")
    before = ranged.s.attack
    assert ranged.play("captain-of-the-ship").s.attack == before + 2 + (CARDS["captain-of-the-ship"].attack or 0)


def test_an_alien_card_lets_a_hero_ability_work() -> None:
    alone = given({"hand.0": ["repulsor-rays"]}).play("repulsor-rays").s.attack
    after = given({"hand.0": ["captain-of-the-ship", "repulsor-rays"]}).play("captain-of-the-ship")
    before = after.s.attack

    assert after.play("repulsor-rays").s.attack == before + alone + 1


@pytest.mark.rule("alien.crossover.nonsense-ignored")
@pytest.mark.parametrize(
    ("key", "zones", "news"),
    [
        ("symbiote-takeover", {}, {"recruit": 2}),
        ("web-shooters", {"deck.0": ["specialist"]}, {"deck.0": -1, "hand.0": ["specialist"]}),
        ("perfect-aim", {}, {"attack": 5}),
        ("lightning-bolt", {"complex.med-lab": ["warrior-drone"]}, {"attack": 2}),
    ],
)
def test_what_makes_no_sense_is_ignored_and_the_rest_is_done(
    key: str, zones: dict[str, list[str]], news: dict[str, object]
) -> None:
    """Bystanders, Victory Piles, the Bank: there are none."""
    table = given({"hand.0": [key], **zones}, up=["med-lab"] if "complex.med-lab" in zones else [])

    table.play(key)

    assert table.news() == {"hand.0": [], "played.0": [key]} | news
    assert not table.waiting()


@pytest.mark.rule("alien.crossover.analogue-event-hazard")
@pytest.mark.parametrize(
    ("locale", "terms"),
    [
        ("en", ("Events", "Hazards", "Scheme Twists", "Master Strikes")),
        ("fr", ("Dangers", "Rebondissements", "Maître")),
    ],
)
def test_events_and_hazards_are_told_by_twists_and_strikes_and_none_is_converted(
    locale: str, terms: tuple[str, ...]
) -> None:
    (told,) = [rule.text for rule in CROSSED.rules(locale) if rule.id == "alien.crossover.analogue-event-hazard"]

    assert [term for term in terms if term not in told] == []
    assert {card.kind for card in GUESTS} == {"character", "enemy"}
    table = new_game(2, "marvel-mix", roles=ROLES, drones_from=["Brotherhood"])
    kinds = [CARDS[key].kind for key in table.hive()]
    assert (kinds.count("event"), kinds.count("hazard")) == (6, 3)


# -- what cards may ask that no card of Alien does


@pytest.mark.rule("villains.keyword.dodge")
def test_a_card_with_dodge_may_be_discarded_for_another() -> None:
    table = given({"hand.0": ["pumpkin-bombs", "specialist"]})
    assert table.legal(Dodge) == ["pumpkin-bombs"]

    assert table.dodge("pumpkin-bombs").news() == {
        "hand.0": ["specialist", "specialist"],
        "discard.0": ["pumpkin-bombs"],
        "deck.0": -1,
    }
    assert table.refused(Dodge(card=table.find("hand.0", "specialist"))).rule == "villains.keyword.dodge"
    assert table.refused(Dodge(card=1), 1).code == "not_your_turn"


def test_a_card_that_asks_for_a_discard_is_played_once_that_is_paid() -> None:
    table = given({"hand.0": ["optic-blast", "specialist"]}).play("optic-blast")
    assert (table.waiting(), table.options(), table.s.attack) == ([(0, "pay")], ["specialist"], 0)

    table.choose("specialist")
    assert (table.keys("played.0"), table.keys("discard.0")) == (["optic-blast"], ["specialist"])
    assert table.s.attack == CARDS["optic-blast"].attack


def test_with_nothing_to_pay_it_cannot_be_played() -> None:
    table = given({"hand.0": ["optic-blast"]})

    assert table.legal(a.PlayCard) == []


@pytest.mark.parametrize(("made", "legal"), [(3, []), (4, ["ant-man"])])
def test_an_elusive_enemy_is_fought_by_who_has_made_the_points(made: int, legal: list[str]) -> None:
    table = given({"complex.med-lab": ["ant-man"], "hand.0": ["specialist"]}, attack=9, recruit=made, up=["med-lab"])

    assert table.legal(a.FightEnemy) == legal


def test_who_cannot_show_what_a_fight_asks_for_is_told_so() -> None:
    table = given({"complex.med-lab": ["venom"]}, attack=9, up=["med-lab"])

    refused = table.refused(a.FightEnemy(card=table.find("complex.med-lab", "venom")))

    assert (refused.code, refused.detail) == ("target_not_legal", "fight_condition")


def test_what_a_fight_asks_for_is_shown_before_it() -> None:
    table = given({"complex.med-lab": ["venom"], "hand.0": ["spy-games"]}, attack=9, up=["med-lab"])

    table.fight("venom")
    assert (table.waiting(), table.options()) == ([(0, "show-needed")], ["spy-games"])

    assert table.choose("spy-games").keys("dead-enemies") == ["venom"]
    assert table.shown("hand.0") == ["spy-games"]


def test_recruit_points_pay_where_a_card_lets_them() -> None:
    table = given({"hand.0": ["god-of-thunder"], "complex.med-lab": ["warrior-drone"]}, attack=1, up=["med-lab"])
    table.play("god-of-thunder")
    fight = next(legal for legal in CROSSED.legal(table.s, 0) if isinstance(legal.action, a.FightEnemy))
    assert dict(fight.costs) == {"attack": 1, "recruit": 3}

    table.fight("warrior-drone")

    assert (table.s.attack, table.s.recruit) == (0, 5 - 3)


def test_what_an_enemy_has_captured_lies_under_it_for_all_to_see_and_is_gained_with_its_death() -> None:
    zones = {"complex.med-lab": ["skrull-queen-veranke"], "hq.1": ["acting-commander"], "barracks": ["bar-brawler"]}
    table = given(zones, attack=2 + 6).scan("med-lab")
    assert [card.card for card in table.view().rooms[3].captured] == ["acting-commander"]
    assert (table.keys("hq.1"), table.attack_of("skrull-queen-veranke")) == (["bar-brawler"], 6)

    table.fight("skrull-queen-veranke")

    assert (table.keys("discard.0"), table.keys("dead-enemies")) == (["acting-commander"], ["skrull-queen-veranke"])


def test_a_card_that_is_kept_joins_the_new_hand() -> None:
    zones = {"complex.med-lab": ["nightcrawler"], "hand.0": ["specialist", "grunt"]}
    table = given(zones, attack=9, up=["med-lab"]).play("specialist").play("grunt").fight("nightcrawler")
    table.choose("specialist")

    table.end_turn()

    assert (len(table.keys("hand.0")), table.keys("discard.0")) == (7, ["grunt"])


@pytest.mark.parametrize(("key", "n"), [("savage-land-mutates", 7), ("doctor-octopus", 8)])
def test_a_new_hand_is_as_large_as_a_fight_made_it(key: str, n: int) -> None:
    table = given({"complex.med-lab": [key]}, attack=9, up=["med-lab"]).fight(key).end_turn()

    assert len(table.keys("hand.0")) == n


def test_an_enemy_that_is_moved_changes_places_with_what_lies_there() -> None:
    rooms = {"complex.med-lab": ["sentinel"], "complex.airlock": ["worker-drone"]}
    table = given({"hand.0": ["spinning-cyclone"], **rooms}, up=["med-lab"]).play("spinning-cyclone")

    table.choose("sentinel").choose("airlock")

    assert table.complex() == {"med-lab": "(worker-drone)", "airlock": "sentinel"}


def test_a_card_is_played_as_a_copy_of_what_was_played() -> None:
    table = given({"hand.0": ["hulk-smash", "specialist", "copy-powers"]}).play("hulk-smash").play("specialist")
    table.play("copy-powers").choose("hulk-smash")

    hulk, _, copy = table.s.plays
    assert (copy.key, copy.cls, copy.also) == ("hulk-smash", hulk.cls, "intel")
    assert table.s.attack == 2 * (CARDS["hulk-smash"].attack or 0) + 5


def test_only_characters_count_that_were_killed_this_turn() -> None:
    zones = {
        "hand.0": ["unstoppable-force", "quick-draw", "specialist"],
        "discard.0": [],
        "hand.1": ["odinson", "grunt"],
    }
    table = given(zones).play("unstoppable-force").choose("0")

    table.choose("quick-draw", "specialist")
    table.choose("odinson", "grunt", seat=1)

    assert table.s.attack == (CARDS["unstoppable-force"].attack or 0) + 2


def test_cards_that_are_passed_on_skip_the_dead() -> None:
    zones = {"hand.0": ["random-acts-of-unkindness", "specialist"], "hand.2": ["grunt"]}
    table = given(zones, 3, dead=[1]).play("random-acts-of-unkindness").choose()

    table.choose("specialist", seat=0).choose("grunt", seat=2)

    assert (table.keys("hand.0"), table.keys("hand.2")) == (["grunt"], ["specialist"])


# -- every card


@pytest.mark.parametrize("card", GUESTS, ids=lambda card: card.key)
def test_a_guest_keeps_its_figures_and_is_what_it_is_in_the_terms_of_the_host(card: Card) -> None:
    own = PRINTED[card.key]
    assert (card.name, card.group, card.team, card.cost, card.attack, card.recruit, card.copies) == (
        own.name, own.group, own.team, own.cost, own.attack, own.recruit, own.copies,
    )  # fmt: skip
    assert (card.set, card.provenance) == ("alien", "crossover")
    assert (card.ambush, card.fight, card.overrun, card.kidnapped) == ((), (), (), ())


RICH = {
    "deck.0": ["bar-brawler", "odinson", "specialist", "grunt"] * 3,
    "deck.1": ["quick-draw", "hulk-smash", "grunt"] * 3,
    "discard.0": ["specialist", "odinson", "grunt", "specialist"],
    "discard.1": ["specialist", "quick-draw", "grunt"],
    "hand.1": ["hulk-smash", "diving-block", "grunt"],
    "strikes.0": ["raking-claws"],
    "complex.operations": ["worker-drone"],
    "complex.airlock": ["sentinel"],
}
MINE = ["odinson", "quick-draw", "repulsor-rays", "web-shooters", "pumpkin-bombs", "spy-games"]


def through(table: Referee, least: bool) -> Referee:
    """Answer whatever is asked, with as little or as much as one may, and see that no card is lost."""
    cards = set(table.s.serial.values())
    while table.s.open:
        asked = table.asked()
        choice = asked.options[: asked.least if least else asked.most]
        table.do(Decide(decision=asked.decision, choice=tuple(map(str, choice))), asked.seat)
    assert set(table.s.serial.values()) == cards
    return table


@pytest.mark.parametrize("least", [True, False])
@pytest.mark.parametrize("card", [card for card in GUESTS if card.kind == "character"], ids=lambda card: card.key)
def test_a_hero_can_be_played_to_its_end(card: Card, least: bool) -> None:
    """After others whose classes and teams let its text work."""
    before = [key for key in MINE if key != card.key]
    table = given({"hand.0": [*before, card.key, "specialist"], **RICH}, up=["operations", "airlock"])
    for key in before:
        through(table.play(key), least)

    through(table.play(card.key), least)

    assert card.key in [table.s.what[play.id] for play in table.s.plays]


@pytest.mark.parametrize("least", [True, False])
@pytest.mark.parametrize("card", [card for card in GUESTS if card.kind == "enemy"], ids=lambda card: card.key)
def test_an_enemy_can_be_revealed_and_enter_the_combat_zone_and_be_fought(card: Card, least: bool) -> None:
    zones = {**RICH, **FULL, "complex.airlock": [card.key], "hand.0": MINE}
    table = through(given(zones, begin=True, attack=0), least)
    assert card.key in [*table.keys("combat-zone"), *table.keys("hive")]

    facing = given(
        {**RICH, "complex.med-lab": [card.key], "hand.0": MINE}, attack=60, recruit=20, up=["operations", "airlock"]
    )
    through(facing.scan("med-lab"), least)
    if card.key in facing.legal(a.FightEnemy):
        through(facing.fight(card.key), least)
        assert card.key in facing.keys("dead-enemies")
