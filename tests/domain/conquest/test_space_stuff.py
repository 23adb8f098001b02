"""Space Stuff in general: drawn face up, Allies as Aliens, cards that are Activated."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a
from domain.games.conquest.card import Event, Race
from domain.games.conquest.cards import ALL
from domain.games.conquest.language import Cards, Pick, Take, Use
from domain.kernel.events import Moved

from .cards.invasion import HERE, OTHER, SAUCER, battle, beginning, duel, menace, offered, rounds, turn, use, window
from .referee import Referee, besides, given, set_up

GLORBAX, ROBO, ZYRA, CEREBROX = (
    "glorbax-the-devourer", "robo-colossus-mark-nine", "zyra-of-the-outer-rim", "cerebrox-the-living-brain"
)  # fmt: skip
PLAIN, ORZAX = "the-trun", "the-orzax"


def drawn(card: str, zones: dict[str, list[str]] | None = None, **about: object) -> Referee:
    """A turn in which the Orzax rushed a prototype and drew this card."""
    laid = {"space-stuff-deck": ["warp-gate", card], **(zones or {})}
    return use(turn(ORZAX, laid, menace=(4, 0), **about), "Rush the Prototype")  # type: ignore[arg-type]


# -- Space Stuff


@pytest.mark.rule("conquest.space_stuff.face-up")
def test_a_drawn_space_stuff_card_lies_face_up_at_once_and_never_in_a_hand() -> None:
    table = drawn("cloning-vats", {"hand.0": ["endless-waves"]})
    assert table.keys("hand.0") == ["endless-waves"]
    assert table.shown("stuff.0", 1) == table.shown("stuff.0") == ["cloning-vats"]


@pytest.mark.rule("conquest.space_stuff.public")
def test_everybody_may_look_at_the_space_stuff_of_all() -> None:
    table = turn(PLAIN, stuff=["warp-gate", GLORBAX])
    for viewer in (0, 1, None):
        gear = table.view(viewer).invaders[0].gear
        assert [one.card.card for one in gear] == ["warp-gate", GLORBAX]


@pytest.mark.rule("conquest.setup.example-menthalar-hand")
def test_the_menthalars_begin_with_five_events() -> None:
    table = set_up(2, races=("menthalars", "vyborian-arbiters"))
    drawn = [event.dst for event in table.all_events if isinstance(event, Moved) and event.src == "event-deck"]
    assert (drawn.count("hand.0"), drawn.count("hand.1")) == (5, 3)


# -- Allies


@pytest.mark.rule("conquest.ally.draw")
@pytest.mark.parametrize("ally", [GLORBAX, ROBO, ZYRA, CEREBROX])
def test_a_drawn_ally_is_one_more_alien_at_the_landing_site(ally: str) -> None:
    table = drawn(ally, {"figures": [f"{ally}-figure"]})
    assert table.keys("aliens.P1.C") == [*[SAUCER] * 4, f"{ally}-figure"]
    assert table.aliens("P1.C") == [0] * 5
    assert table.keys("stuff.0") == [ally]


@pytest.mark.rule("conquest.ally.draw")
def test_an_ally_drawn_among_enemies_is_put_there_and_held() -> None:
    zones = {"figures": [f"{GLORBAX}-figure"], "aliens.P1.C": [OTHER], "aliens.P1.1": [SAUCER]}
    table = drawn(GLORBAX, zones)
    assert table.aliens("P1.C") == [0, 1]
    assert table.walkers() == ["P1.1"]


@pytest.mark.rule("conquest.components.ally-figures-free")
def test_each_ally_finds_a_figure_whichever_are_in_use_already() -> None:
    for ally in (GLORBAX, ROBO, ZYRA, CEREBROX):
        others = [one for one in (GLORBAX, ROBO, ZYRA, CEREBROX) if one != ally]
        zones = {
            "figures": [f"{ally}-figure"],
            "aliens.P1.C": [f"{one}-figure" for one in others],
            "stuff.0": others,
            "space-stuff-deck": [ally],
        }
        table = given({"race.0": [ORZAX], **zones}, menace=(4, 0))
        use(table, "Rush the Prototype")
        assert table.aliens("P1.C") == [0] * 4
        assert table.keys("figures") == []


@pytest.mark.rule("conquest.ally.counts-as-alien")
def test_an_ally_moves_fights_and_takes_the_bonuses_of_aliens() -> None:
    table = turn(PLAIN, {"aliens.P1.C": [f"{GLORBAX}-figure"]}, [GLORBAX]).walk("P1.C", "P1.1")
    assert table.aliens("P1.1") == [0]
    formation = battle("the-vento-star-empire", allies=[GLORBAX], menace=(0, 0), dice=[1, 1])
    assert rounds(formation)[0][0] == 3 + 3 + 5 + 1 + 1


@pytest.mark.rule("conquest.ally.counts-as-alien")
def test_an_ally_may_be_the_alien_that_is_lost_and_may_escape() -> None:
    table = battle("setaris-kitewings", "super-tanks", aliens=1, allies=[GLORBAX], menace=(0, 0), dice=[1, 5])
    assert table.options() == [f"{GLORBAX}-figure", SAUCER]
    table.choose(SAUCER).choose("P1.C")
    assert table.aliens("P1.C") == [0]


@pytest.mark.rule("conquest.ally.race-name-exception")
def test_what_speaks_of_the_race_is_nothing_for_an_ally() -> None:
    swarm = battle("rantillion-beetlemen", "us-army-infantry", allies=[GLORBAX], menace=(1, 0), dice=[1, 1])
    assert rounds(use(swarm, "Shaman's Pheromones"))[0][0] == 3 + 3 + 5 + 2 + 1


@pytest.mark.rule("conquest.ally.exceeds-four")
def test_with_allies_a_player_has_more_than_four_aliens() -> None:
    table = given(
        {"race.0": [ORZAX], "stuff.0": [ROBO], "aliens.P1.C": [*[SAUCER] * 4, f"{ROBO}-figure"],
         "figures": [f"{ZYRA}-figure"], "space-stuff-deck": [ZYRA]}, menace=(4, 0),
    )  # fmt: skip
    assert len(table.reading().on_board(0)) == 5
    assert len(use(table, "Rush the Prototype").reading().on_board(0)) == 6


@pytest.mark.rule("conquest.ally.destroyed")
def test_a_destroyed_ally_goes_to_the_pool_and_lands_again_for_an_action_point() -> None:
    table = battle(PLAIN, "super-tanks", aliens=0, allies=[GLORBAX], menace=(0, 0), dice=[1, 5])
    assert (table.pool(0), table.keys("stuff.0")) == ([f"{GLORBAX}-figure"], [GLORBAX])
    table = turn(PLAIN, {"alien-pool.0": [f"{GLORBAX}-figure"], "aliens.P1.C": []}, [GLORBAX])
    assert table.costs(a.LandReinforcement) == [{"action_points": 1}]
    assert table.land("P1.C").aliens("P1.C") == [0]


@pytest.mark.rule("conquest.ally.card-lost")
@pytest.mark.parametrize("zone", ["aliens.P2.C", "alien-pool.1"])
def test_the_figure_leaves_with_a_cancelled_card(zone: str) -> None:
    zones = {"stuff.1": [GLORBAX], zone: [f"{GLORBAX}-figure"], "hand.0": ["sabotaged-circuits"]}
    table = turn(PLAIN, zones).play("sabotaged-circuits").pass_()
    assert table.keys("space-stuff-discard") == [GLORBAX]
    assert (table.keys(zone), table.keys("figures")) == ([], [f"{GLORBAX}-figure"])


BURGLAR = Event(
    key="burglar",
    name="Burglar",
    ap=0,
    abilities=(Use(windows=("action",), then=(Pick(Cards("stuff", of="others"), (Take(),)),)),),
)


@pytest.mark.rule("conquest.ally.card-lost")
@pytest.mark.parametrize(("zone", "there"), [("aliens.P1.4", "aliens.P1.C"), ("alien-pool.1", "alien-pool.0")])
def test_the_figure_of_a_stolen_card_comes_to_the_new_owner(zone: str, there: str) -> None:
    with besides(BURGLAR):
        zones = {"stuff.1": [GLORBAX], zone: [f"{GLORBAX}-figure"], "hand.0": ["burglar"], "aliens.P1.C": []}
        table = turn(PLAIN, zones).play("burglar").pass_()
        assert (table.keys("stuff.0"), table.keys(zone), table.keys(there)) == ([GLORBAX], [], [f"{GLORBAX}-figure"])
        assert table.s.owner[table.s.zone(there)[0]] == 0


# -- Activate


@pytest.mark.rule("conquest.activate.once-per-turn")
def test_an_activate_card_is_turned_down_when_it_is_used_and_not_used_again() -> None:
    table = use(turn(PLAIN, {"alien-pool.0": [SAUCER] * 2}, ["cloning-vats"]), "cloning-vats").choose(SAUCER)
    assert table.view(1).invaders[0].gear[0].activated
    assert offered(table) == []
    vats = table.find("stuff.0", "cloning-vats")
    assert table.refused(a.UseAbility(card=vats, ability=0)).code == "target_not_legal"


@pytest.mark.rule("conquest.cards.limits")
@pytest.mark.rule("conquest.activate.once-per-turn")
def test_each_copy_is_used_once() -> None:
    table = turn(PLAIN, {"alien-pool.0": [SAUCER] * 3}, ["cloning-vats"] * 2)
    use(table, "cloning-vats").choose(SAUCER)
    assert offered(table) == ["cloning-vats"]


@pytest.mark.rule("conquest.action.ready-cards")
def test_used_cards_are_ready_again_when_their_owners_action_phase_begins() -> None:
    zones = {"stuff.0": ["cloning-vats"], "stuff.1": ["warp-gate"], "alien-pool.0": [SAUCER]}
    table = beginning(PLAIN, zones, activated=("cloning-vats", "warp-gate"), menace=(0, 0))
    assert [one.activated for seat in (0, 1) for one in table.view(None).invaders[seat].gear] == [False, True]
    assert offered(table) == ["cloning-vats"]


@pytest.mark.rule("conquest.activate.face-down-visible")
def test_a_used_card_is_seen_and_cancelled_as_any_other() -> None:
    zones = {"stuff.1": ["warp-gate"], "hand.0": ["sabotaged-circuits"]}
    table = turn(PLAIN, zones, activated=("warp-gate",))
    assert table.shown("stuff.1", 0) == table.shown("stuff.1") == ["warp-gate"]
    table.play("sabotaged-circuits").pass_()
    assert (table.keys("stuff.1"), table.keys("space-stuff-discard")) == ([], ["warp-gate"])


@pytest.mark.rule("conquest.activate.stolen-stays-used")
def test_a_stolen_card_that_was_used_stays_so_until_its_new_owner_readies_it() -> None:
    zones = {"stuff.1": ["cloning-vats"], "alien-pool.0": [SAUCER], "hand.0": ["cosmic-burglary"]}
    table = turn("setaris-kitewings", zones, activated=("cloning-vats",), menace=(0, 0))
    table.play("cosmic-burglary").pass_()
    assert (table.keys("stuff.0"), offered(table)) == (["cloning-vats"], [])
    assert table.view(None).invaders[0].gear[0].activated
    table.end_actions().go_on()
    table.do(a.EndActionPhase(), 1).go_on()
    table.command(2, 3).go_on()
    assert (table.s.current, offered(table)) == (0, ["cloning-vats"])


# -- Menace Tokens and races


@pytest.mark.rule("conquest.components.menace-token-use")
def test_an_ability_that_costs_a_token_takes_one_and_is_refused_without() -> None:
    zones = {"alien-pool.0": [SAUCER]}
    vento = "the-vento-star-empire"
    table = turn(vento, zones, menace=(0, 0))
    sheet = table.find("race.0", vento)
    assert table.refused(a.UseAbility(card=sheet, ability=1)).rule == "conquest.components.menace-token-use"
    table = turn(vento, zones, menace=(1, 0))
    assert menace(use(table, "Recall the Old Legions")) == 0


@pytest.mark.rule("conquest.content.race-lore-inert")
@pytest.mark.parametrize(
    ("race", "other"), [("the-venezian-matriarchy", "the-orzax"), ("fome-guild-mages", "menthalars")]
)
def test_no_grudge_between_races_counts(race: str, other: str) -> None:
    for one, another in ((race, other), (other, race)):
        table = duel(one, zones={"race.1": [another]}, menace=(0, 0), dice=[1, 2])
        strength = {"the-venezian-matriarchy": 3}
        assert rounds(table)[0][:2] == (2 * strength.get(one, 2) + 1, strength.get(another, 2) + 2)


@pytest.mark.rule("conquest.fight.base-strength")
def test_a_base_strength_is_the_printed_one_whatever_is_added() -> None:
    table = battle(PLAIN, "us-army-infantry", stuff=["disintegrator-beams"], menace=(0, 0), dice=[1, 6])
    use(table, "disintegrator-beams")
    reading = table.reading()
    assert {reading.strength_of(i) for i in table.s.zone(f"aliens.{HERE}")} == {4}
    assert rounds(table)[0][0] == 8 + 2 + 1


FOR_FIGHTS = ["disintegrator-beams", "probability-scrambler", "universal-translator", CEREBROX]


@pytest.mark.parametrize("race", [card.key for card in ALL if isinstance(card, Race)])
@pytest.mark.parametrize("drawn", ["us-army-infantry", "us-army-tanks"])
def test_what_is_for_the_own_fights_cannot_be_used_in_another_players(race: str, drawn: str) -> None:
    zones = {
        "race.1": [race],
        "stuff.1": FOR_FIGHTS,
        "aliens.P2.C": [OTHER, f"{CEREBROX}-figure"],
        "resistance-discard": ["us-army-infantry"],
    }
    table = battle("setaris-kitewings", drawn, zones=zones, menace=(0, 4), dice=[2, 2])
    assert len(rounds(table)) == 1
    assert menace(table, 1) == 4


BEFORE_DICE = [
    ("the-venezian-matriarchy", "national-guard"),
    ("fome-guild-mages", "super-tanks"),
    ("the-fishmen-of-atlorak", "super-tanks"),
    ("the-trun", "national-guard"),
    ("menthalars", "super-tanks"),
]


@pytest.mark.rule("conquest.fight.cards-until-resolution")
@pytest.mark.parametrize(("race", "drawn"), BEFORE_DICE)
def test_what_is_said_to_be_used_before_the_dice_is_not_offered_once_they_are_seen(race: str, drawn: str) -> None:
    zones = {"resistance-discard": ["us-army-infantry"]}
    table = battle(race, drawn, stuff=["universal-translator"], zones=zones, menace=(4, 0), dice=[2, 5])
    assert window(table) == "before-dice"
    assert rounds(table.choose())
    assert menace(table) == 4


@pytest.mark.parametrize(
    ("race", "stuff"), [("the-vento-star-empire", []), ("the-trun", ["cloning-vats"]), ("vyborian-arbiters", [])]
)
def test_nobody_lands_the_aliens_of_others(race: str, stuff: list[str]) -> None:
    table = turn(race, {"alien-pool.1": [OTHER]}, stuff, menace=(4, 0))
    assert offered(table) == []
    assert table.legal(a.LandReinforcement) == []


def test_the_guild_harvests_no_graves_of_others() -> None:
    zones = {"alien-pool.1": [OTHER]}
    table = battle("fome-guild-mages", "us-army-infantry", zones=zones, menace=(0, 0), dice=[6, 1])
    assert (menace(table), table.pool(1)) == (1, [OTHER])
