"""Playing cards, and class and crew abilities."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Pool, Strike, Superpower
from domain.games.alien.actions import FightEnemy, PlayCard, Recruit, Scan

from .referee import Referee, besides, given, trial


def attack_with(*cards: str) -> int:
    """The Attack that cards give which are played one after another."""
    table = given({"hand.0": cards})
    for card in cards:
        table.play(card)
    return table.s.attack


# -- one card after another


@pytest.mark.rule("alien.action.play-order")
def test_cards_are_played_in_any_order_each_completely() -> None:
    table = given({"hand.0": ["grunt", "specialist", "inquisitive"]})
    table.play("inquisitive")
    assert table.waiting() == [(0, "discard")]
    assert table.refused(PlayCard(card=table.find("hand.0", "grunt"))).code == "decision_open"

    table.choose("specialist").play("grunt")

    assert [play.key for play in table.s.plays] == ["inquisitive", "grunt"]


@pytest.mark.rule("alien.action.play-order")
def test_only_cards_in_the_own_hand_are_played() -> None:
    table = given({"hand.0": ["grunt"], "hand.1": ["specialist"], "discard.0": ["sergeant-tech"]})

    assert table.legal(PlayCard) == ["grunt"]
    for zone in ("hand.1", "discard.0"):
        refusal = table.refused(PlayCard(card=table.s.zone(zone)[0]))
        assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.action.play-order")


@pytest.mark.rule("alien.action.resolve-immediately")
def test_the_text_of_a_card_is_carried_out_at_once() -> None:
    table = given({"hand.0": ["first-aid"], "deck.0": ["grunt"]})

    table.play("first-aid")

    assert table.keys("hand.0") == ["grunt"]


@pytest.mark.rule("alien.action.resolve-immediately")
def test_what_a_card_lets_do_once_this_turn_waits() -> None:
    table = given({"hand.0": ["report-for-duty"]}, recruit=1)
    table.play("report-for-duty")
    assert (table.s.open, table.keys("deck.0"), table.s.recruit) == ({}, ["specialist"] * 10, 2)

    table.once().choose("do")

    assert (table.keys("deck.0")[-1], table.s.recruit) == ("sergeant-tech", 0)


@pytest.mark.rule("alien.action.recruit-icon")
def test_a_recruit_icon_adds_recruit_points_to_be_spent_any_time_this_turn() -> None:
    table = given({"hand.0": ["sergeant-tech", "grunt", "specialist"]})
    table.play("sergeant-tech")
    assert (table.s.attack, table.s.recruit) == (0, 2)

    table.play("grunt").play("specialist").recruit("find-it-and-kill-it")

    assert (table.s.attack, table.s.recruit) == (1, 0)


@pytest.mark.rule("alien.action.attack-icon")
def test_an_attack_icon_adds_attack_to_be_spent_any_time_this_turn() -> None:
    table = given({"hand.0": ["seal-the-bulkheads", "specialist"], "combat-zone": ["worker-drone"]})
    table.play("seal-the-bulkheads")
    assert (table.s.attack, table.s.recruit) == (3, 0)

    table.play("specialist").fight("worker-drone")

    assert (table.s.attack, table.s.recruit) == (0, 1)


@pytest.mark.rule("alien.action.plus-values")
@pytest.mark.parametrize(("enemies", "attack"), [([], 2), (["worker-drone"], 3)])
def test_a_value_with_a_plus_may_be_more(enemies: list[str], attack: int) -> None:
    table = given({"hand.0": ["lets-rock"], "combat-zone": enemies})

    assert table.play("lets-rock").s.attack == attack


@pytest.mark.rule("alien.action.cards-stay-visible")
def test_played_cards_lie_open_until_the_turn_ends() -> None:
    table = given({"hand.0": ["grunt"], "vigilant.0": ["wary-retreat"], "combat-zone": ["worker-drone"]})

    table.play("grunt").end_turn()

    assert (table.s.phase, table.waiting()) == ("strike", [(0, "answer-strike")])
    assert table.shown("played.0", 1) == ["grunt"]


@pytest.mark.rule("alien.action.interleave")
def test_points_are_spent_between_plays_in_any_order() -> None:
    table = given(
        {
            "hand.0": ["grunt"],
            "complex.airlock": ["warrior-drone"],
            "combat-zone": ["worker-drone"],
            "sergeants": ["sergeant-tech"] * 2,
        },
        attack=3,
        recruit=6,
    )

    table.scan("airlock").play("grunt").recruit("sergeant-tech").fight("worker-drone").recruit("find-it-and-kill-it")

    assert (table.s.attack, table.s.recruit) == (0, 0)
    assert table.keys("discard.0") == ["sergeant-tech", "find-it-and-kill-it"]
    assert table.keys("dead-enemies") == ["worker-drone"]


@pytest.mark.rule("alien.action.any-number")
def test_as_much_is_done_as_points_allow() -> None:
    table = given({"complex.airlock": ["half-grown-hunter"], "complex.med-lab": ["worker-drone"]}, attack=9, recruit=9)

    table.recruit("find-it-and-kill-it").recruit("find-it-and-kill-it").recruit("find-it-and-kill-it")
    table.scan("airlock").scan("med-lab").fight("half-grown-hunter").fight("worker-drone")

    assert table.keys("discard.0")[:3] == ["find-it-and-kill-it"] * 3
    assert (table.keys("dead-enemies"), table.s.attack, table.s.recruit) == (
        ["half-grown-hunter", "worker-drone"],
        0,
        0,
    )


@pytest.mark.rule("alien.action.what-attack-buys")
def test_attack_does_not_recruit() -> None:
    table = given({"complex.airlock": ["worker-drone"], "combat-zone": ["worker-drone"]}, attack=8)

    assert (table.legal(Recruit), table.legal(Scan), table.legal(FightEnemy)) == ([], ["airlock"], ["worker-drone"])
    refusal = table.refused(Recruit(card=table.find("hq.1", "find-it-and-kill-it")))
    assert (refusal.code, refusal.about) == ("not_enough_recruit", {"needed": 3, "has": 0})


@pytest.mark.rule("alien.action.what-recruit-buys")
def test_recruit_points_neither_scan_nor_fight() -> None:
    table = given(
        {"complex.airlock": ["worker-drone"], "combat-zone": ["sprinting-drone"], "secured": ["shuttle-grapple"]},
        recruit=8,
        stage=3,
    )

    assert (table.legal(Scan), table.legal(FightEnemy)) == ([], [])
    assert table.refused(Scan(room="airlock")).code == "not_enough_attack"
    assert table.refused(FightEnemy(card=table.find("combat-zone", "sprinting-drone"))).code == "not_enough_attack"
    table.recruit("sergeant-tech").pay_for("shuttle-grapple")
    assert (table.s.recruit, table.attack_of("sprinting-drone")) == (1, 0)


# -- class and crew abilities


@pytest.mark.rule("alien.combo.class-ability")
@pytest.mark.parametrize(("before", "drawn"), [("sergeant-tech", 0), ("sergeant-leadership", 1)])
def test_a_class_ability_works_after_a_card_of_that_class(before: str, drawn: int) -> None:
    table = given({"hand.0": ["eager-deputy"], "played.0": [before]})

    table.play("eager-deputy")

    assert (table.s.attack, len(table.keys("hand.0"))) == (1, drawn)


@pytest.mark.rule("alien.combo.class-ability")
def test_a_card_that_was_played_in_an_earlier_turn_does_not_count() -> None:
    table = given({"hand.0": ["wary-retreat"], "vigilant.0": ["built-to-protect"]})

    assert table.play("wary-retreat").s.attack == 1


@pytest.mark.rule("alien.combo.class-identity")
@pytest.mark.parametrize("cls", ["intel", "leadership", "strength", "survival", "tech"])
def test_a_card_is_of_the_class_of_its_icon(cls: str) -> None:
    wants = trial(Superpower((cls,), (Pool(5),)), key="wants")
    with besides(wants):
        others = [
            f"sergeant-{other}" for other in ("intel", "leadership", "strength", "survival", "tech") if other != cls
        ]
        assert attack_with(*others, "wants") == 0
        assert attack_with(f"sergeant-{cls}", "wants") == 5


@pytest.mark.rule("alien.combo.once-per-card")
def test_several_cards_of_the_class_bring_it_once() -> None:
    assert attack_with("sergeant-leadership", "sergeant-leadership", "sergeant-leadership", "captain-of-the-ship") == 4


@pytest.mark.rule("alien.combo.mandatory")
def test_a_class_ability_that_does_not_say_may_happens() -> None:
    reckless = trial(Superpower(("tech",), (Strike(), Pool(3))), key="reckless")
    with besides(reckless):
        table = given({"hand.0": ["reckless"], "played.0": ["sergeant-tech"]})

        table.play("reckless")

    assert (table.s.open, table.keys("strikes.0"), table.s.attack) == ({}, ["raking-claws"], 3)


def with_fire_axe() -> Referee:
    """A Fire Axe was played that may kill a card for 2 Attack."""
    return given({"hand.0": ["fire-axe", "grunt"], "played.0": ["sergeant-strength"]}).play("fire-axe")


@pytest.mark.rule("alien.combo.optional-may")
def test_a_class_ability_that_says_may_can_be_declined() -> None:
    declined, used = with_fire_axe().choose(), with_fire_axe().choose("grunt")

    assert (declined.s.attack, declined.keys("hand.0"), declined.keys("dead-characters")) == (1, ["grunt"], [])
    assert (used.s.attack, used.keys("hand.0"), used.keys("dead-characters")) == (3, [], ["grunt"])


@pytest.mark.rule("alien.combo.crew-ability")
@pytest.mark.parametrize(("before", "healed"), [("find-it-and-kill-it", True), ("sergeant-survival", False)])
def test_a_crew_ability_works_after_a_card_of_that_crew(before: str, healed: bool) -> None:
    table = given({"hand.0": ["seal-the-bulkheads"], "played.0": [before], "strikes.1": ["tail-lash"]})

    table.play("seal-the-bulkheads")

    assert table.keys("strikes.1") == ([] if healed else ["tail-lash"])


@pytest.mark.rule("alien.combo.crew-identity")
@pytest.mark.parametrize("crew", ["nostromo", "sulaco", "fury161", "the_betty", "colonial_marines"])
def test_a_card_is_of_the_crew_of_its_icon(crew: str) -> None:
    wants = trial(Superpower((crew,), (Pool(5),)), key="wants")
    of = {
        "nostromo": "captains-log",
        "sulaco": "remote-uplink",
        "fury161": "the-companys-orders",
        "the_betty": "mission-of-mercy",
        "colonial_marines": "specialist",
    }
    with besides(wants):
        for other, card in of.items():
            table = given({"hand.0": ["wants"], "played.0": [card]})

            assert table.play("wants").s.attack == (5 if other == crew else 0)


@pytest.mark.rule("alien.combo.not-self", "alien.combo.example-captain-alone")
def test_a_card_does_not_help_itself() -> None:
    assert attack_with("captain-of-the-ship") == 2


@pytest.mark.rule("alien.combo.no-retroactive")
def test_a_card_that_is_played_later_does_not_help() -> None:
    assert attack_with("captain-of-the-ship", "sergeant-leadership") == 2


@pytest.mark.rule("alien.combo.example-captain-boosted")
def test_a_leader_helps_the_captain() -> None:
    assert attack_with("sergeant-leadership", "captain-of-the-ship") == 4


@pytest.mark.rule("alien.combo.example-captain-twice")
def test_a_captain_helps_the_captain() -> None:
    assert attack_with("captain-of-the-ship", "captain-of-the-ship") == 6
