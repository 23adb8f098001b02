"""Emma Frost: thoughts that are read, and rewards of victory."""

from __future__ import annotations

from ...referee import given

# -- Mental Discipline


def test_mental_discipline_draws_a_card() -> None:
    table = given({"hand.0": ["mental-discipline"]}).play("mental-discipline")

    assert table.keys("hand.0") == ["hydra-operative"]
    assert table.s.recruit == 1


# -- Shadowed Thoughts

THOUGHTS = {"hand.0": ["shadowed-thoughts"], "played.0": ["covert-operation"]}


def test_shadowed_thoughts_after_a_covert_card_may_play_a_villain_deck_card_for_two_attack() -> None:
    table = given({**THOUGHTS, "adversary-deck": ["cops", "daredevil"]}).play("shadowed-thoughts")
    assert table.waiting() == [(0, "whether")]
    assert table.s.attack == 2

    table.choose("do")

    assert table.city() == {"bridge": "daredevil"}
    assert table.s.attack == 2 + 2


def test_shadowed_thoughts_need_not_be_acted_upon() -> None:
    table = given({**THOUGHTS, "adversary-deck": ["cops"]}).play("shadowed-thoughts").choose()

    assert table.city() == {}
    assert table.s.attack == 2


def test_shadowed_thoughts_gives_nothing_more_with_an_empty_villain_deck() -> None:
    table = given({**THOUGHTS, "adversary-deck": []}).play("shadowed-thoughts").choose("do")

    assert table.s.attack == 2


def test_shadowed_thoughts_without_a_covert_card_before_asks_nothing() -> None:
    table = given({"hand.0": ["shadowed-thoughts"], "played.0": ["devour"]}).play("shadowed-thoughts")

    assert table.waiting() == []


# -- Psychic Link


def test_psychic_link_lets_each_player_show_another_x_men_hero_to_draw_a_card() -> None:
    zones = {
        "hand.0": ["psychic-link", "card-shark"],
        "hand.1": ["devour", "psychic-link"],
        "hand.2": ["card-shark", "devour"],
    }
    table = given(zones, seats=3).play("psychic-link")
    assert table.waiting() == [(0, "reveal"), (1, "reveal"), (2, "reveal")]
    assert [table.options(seat) for seat in range(3)] == [["card-shark"], ["psychic-link"], ["card-shark"]]

    table.choose("card-shark", seat=0).choose("psychic-link", seat=1).choose(seat=2)

    assert table.keys("hand.0") == ["card-shark", "hydra-operative"]
    assert table.shown("hand.1") == [None, "psychic-link", None]
    assert table.shown("hand.2") == [None, None]


def test_psychic_link_asks_who_has_no_x_men_hero_the_same() -> None:
    table = given({"hand.0": ["psychic-link"], "hand.1": ["devour"]}).play("psychic-link")
    assert table.waiting() == [(1, "reveal")]
    assert table.options(1) == []

    table.choose(seat=1)

    assert table.keys("hand.0") == []
    assert table.keys("hand.1") == ["devour"]


def test_psychic_link_may_show_an_x_men_hero_played_before() -> None:
    table = given({"hand.0": ["psychic-link"], "played.0": ["card-shark"]}).play("psychic-link")

    table.choose("card-shark")

    assert table.keys("hand.0") == ["hydra-operative"]


# -- Diamond Form


def test_diamond_form_rewards_each_defeat_of_a_villain_or_the_mastermind_from_now_on() -> None:
    zones = {"city.bank": ["daredevil"], "city.bridge": ["cops"], "tactics": ["winds-of-watoomb"] * 2}
    table = given({"hand.0": ["diamond-form"], **zones}, attack=30)
    table.fight("cops")
    while table.waiting():
        table.choose()
    table.play("diamond-form")
    assert (table.s.attack, table.s.recruit) == (30 - 3 + 5, 0)

    table.fight("daredevil")
    assert table.s.recruit == 3

    table.fight("dr-strange")
    assert table.s.recruit == 6


def test_diamond_form_rewards_a_defeat_without_a_fight() -> None:
    zones = {"city.bank": ["daredevil"], "guarded@city.bank": ["bystander"]}
    table = given({"hand.0": ["diamond-form", "silent-sniper"], **zones}).play("diamond-form").play("silent-sniper")

    assert table.s.recruit == 3


def test_two_diamond_forms_reward_twice_and_only_this_turn() -> None:
    zones = {"city.bank": ["daredevil"], "city.sewers": ["daredevil"], "hand.1": []}
    table = given({"hand.0": ["diamond-form", "diamond-form"], **zones}).play("diamond-form").play("diamond-form")
    table.fight("daredevil")
    while table.waiting():
        table.choose(*table.options()[:1])
    assert table.s.recruit == 6

    table.end_turn()
    assert table.s.hooks.get("defeat-any", ()) == ()
