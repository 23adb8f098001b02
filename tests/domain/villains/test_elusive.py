"""Elusive: who has made too few Recruit Points this turn doesn't get near."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight

from .referee import given


@pytest.mark.rule("villains.keyword.elusive")
@pytest.mark.parametrize(("made", "fought"), [(5, []), (6, ["black-cat"]), (9, ["black-cat"])])
def test_an_elusive_adversary_is_met_by_who_made_enough(made: int, fought: list[str]) -> None:
    table = given({"city.bank": ["black-cat"]}, attack=4, recruit=made)

    assert table.legal(Fight) == fought


@pytest.mark.rule("villains.keyword.elusive")
def test_its_attack_is_paid_as_usual() -> None:
    assert given({"city.bank": ["ant-man"]}, attack=2, recruit=4).legal(Fight) == []
    assert given({"city.bank": ["ant-man"]}, attack=4, recruit=4).fight("ant-man").s.attack == 1


@pytest.mark.rule("villains.keyword.elusive")
def test_the_refusal_says_how_many_were_made_and_needed() -> None:
    table = given({"city.bank": ["wasp"]}, attack=4, recruit=5)

    no = table.refused(Fight(card=table.find("city.bank", "wasp")))

    assert (no.code, no.rule) == ("target_not_legal", "villains.keyword.elusive")
    assert no.message("en") == "That takes 7 Recruit Points made this turn, and you have made 5."


@pytest.mark.rule("villains.keyword.elusive-not-spent")
def test_points_spent_on_recruiting_were_made_all_the_same() -> None:
    table = given({"city.bank": ["ant-man"]}, attack=3, recruit=5)

    table.recruit("madame-hydra").recruit("new-recruit")
    assert table.s.recruit == 0
    table.fight("ant-man")

    assert table.keys("victory.0") == ["ant-man"]


@pytest.mark.rule("villains.keyword.elusive-not-spent")
def test_the_fight_spends_no_recruit_points() -> None:
    table = given({"city.bank": ["ant-man"]}, attack=3, recruit=4)

    assert table.fight("ant-man").s.recruit == 4


@pytest.mark.rule("villains.keyword.elusive")
def test_a_public_speakers_point_was_made_too() -> None:
    table = given({"city.bank": ["ant-man"], "bystander-deck": ["public-speaker"], "hand.0": ["symbiote-takeover"],
                   "played.0": ["symbiote-takeover"]}, attack=3, recruit=1)  # fmt: skip

    table.play("symbiote-takeover")

    assert table.view().recruit_made == 1 + 2 + 1
    assert table.legal(Fight) == ["ant-man"]


@pytest.mark.rule("villains.keyword.elusive")
def test_what_was_made_is_forgotten_when_the_turn_ends() -> None:
    table = given({"city.bank": ["ant-man"]}, attack=3, recruit=9)

    table.end_turn()

    assert table.view().recruit_made == 0
