"""What the runner of scenarios says when something isn't as expected."""

from textwrap import dedent, indent

import pytest

from domain.registry import games
from domain.scenario import Report, Scenario, ScenarioError, load, run

GIVEN = """\
game: villains
preset: first-game
title: Two Adversaries in the city
given:
  zones:
    hand.0: [hydra-soldier, pumpkin-bombs]
    hand.1: [devour]
    discard.0: [hydra-soldier x 2, devour]
    deck.0: []
    city.bridge: [elektra]
    city.streets: [cops]
  attack: 3
"""


def read(rest: str) -> Scenario:
    """The scenario of GIVEN with something after it."""
    return load(GIVEN + dedent(rest), "a.yaml")


def played(steps: str) -> Report:
    """GIVEN with these steps, the first on line 14."""
    return run(read("steps:\n" + indent(dedent(steps), "  ")), games())


def failures(steps: str) -> list[str]:
    return [str(failure) for failure in played(steps).failures]


def unreadable(text: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        load(text, "a.yaml")
    return str(caught.value)


# -- what is not as expected


def test_a_scenario_that_comes_out_as_it_says_passes() -> None:
    report = played("""\
        - fight: {city.streets: cops}
          expect: {attack: 0}
        - endActions:
    """)
    assert report.passed
    assert (report.name, report.title, report.steps) == ("a.yaml", "Two Adversaries in the city", 2)


@pytest.mark.parametrize(
    ("expected", "why"),
    [
        ("attack: 5", "attack: expected 5, found 0"),
        ("status: ended", "status: expected ended, found running"),
        ("winners: [1]", "winners: expected [1], found []"),
        ("zones: {victory.0: []}", "victory.0: expected [], found [cops]"),
        ("zones: {hand.0: [hydra-soldier]}", "hand.0: expected [hydra-soldier], found [hydra-soldier, pumpkin-bombs]"),
        (
            "zones: {discard.0: {in any order: [devour]}}",
            "discard.0: expected in any order [devour], found [hydra-soldier x 2, devour, new-recruit]",
        ),
        ("zones: {hand.0: {top: hydra-soldier}}", "hand.0: expected top [hydra-soldier], found [hydra-soldier, pu"),
        ("zones: {hand.0: {has: [devour]}}", "hand.0: expected has [devour], found [hydra-soldier, pumpkin-bombs]"),
        ("zones: {hand.0: {size: 3}}", "hand.0: expected size 3, found 2: [hydra-soldier, pumpkin-bombs]"),
        ("decisions: [{seat: 0}]", "decisions: expected 1, found []"),
        ("legal: {dodge: []}", "dodge: expected [], found [pumpkin-bombs]"),
        ("legal: {betray: true}", "betray: expected it to be legal, found []"),
        ("legal: {fight: {elektra: 3}}", "fight: expected {elektra: 3}, found {}"),
        ("events: [Shuffled]", "expected Shuffled, found [Pooled, Counted, Moved x 2, Counted]"),
        ("events: [{Pooled: {attack: -4}}]", "expected Pooled {attack: -4}, found Pooled {attack: -3,"),
        ("events: [Moved, Pooled]", "expected then Pooled, found [Moved, Counted]"),
        ("no events: [Moved]", "expected no such event, found Moved {ids: [cops], src: city.streets"),
        ("cites: [villains.fight.effect, villains.fight.spend-attack]", "expected villains.fight.spend-attack in this"),
        ("seen by 0: {hand.0: hidden}", "hand.0: expected [hidden x 2], found [hydra-soldier, pumpkin-bombs]"),
        (
            "seen by 1: {hand.0: [hydra-soldier, hidden]}",
            "hand.0: expected [hydra-soldier, hidden], found [hidden x 2]",
        ),
        ("seen by 1: {legal: {fight: [elektra]}}", "fight: expected [elektra], found []"),
    ],
)
def test_what_is_found_is_said_with_its_place(expected: str, why: str) -> None:
    (failure,) = failures(f"""\
        - fight: {{city.streets: cops}}
          expect:
            {expected}
    """)
    assert failure.startswith(f"a.yaml:16: step 1, fight cops in city.streets: {why}")


def test_all_that_differs_is_named_and_the_steps_go_on() -> None:
    report = played("""\
        - playCard: pumpkin-bombs
          expect:
            attack: 5
            recruit: 1
        - playCard: hydra-soldier
    """)
    assert [failure.line for failure in report.failures] == [16, 17]
    assert report.steps == 2


def test_the_end_may_be_expected_without_a_step() -> None:
    (failure,) = run(read("steps: []\nexpect: {turn: 2}\n"), games()).failures
    assert str(failure) == "a.yaml:14: at the end: turn: expected 2, found 1"


# -- what can't be done


def test_a_refusal_ends_the_scenario() -> None:
    report = played("""\
        - fight: {city.bridge: elektra}
        - playCard: hydra-soldier
    """)
    (failure,) = map(str, report.failures)
    assert report.steps == 0
    assert failure == (
        "a.yaml:14: step 1, fight elektra in city.bridge: fight: refused, not_enough_attack by "
        "villains.fight.needs-enough: That takes 4 Attack, and you have 3."
    )


def test_an_expected_refusal_must_come() -> None:
    assert failures("""\
        - fight: {city.streets: cops}
          refused: not_enough_attack
    """) == ["a.yaml:15: step 1, fight cops in city.streets: refused: expected not_enough_attack, but it was done"]


def test_a_refusal_must_be_the_one_expected() -> None:
    (failure,) = failures("""\
        - fight: {city.bridge: elektra}
          refused: {code: not_enough_attack, rule: villains.betrayal.condition}
    """)
    assert failure.endswith("found not_enough_attack by villains.fight.needs-enough")


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("dance: hydra-soldier", "dance: no word 'dance' for a step of villains, only playCard, playCopy, dodge,"),
        ("playCard: elektro", "playCard: there is no elektro"),
        ("playCard: {hand.0: devour}", "playCard: there is no devour in hand.0"),
        ("playCard: {cart: devour}", "playCard: there is no devour in cart"),
        ("playCard: devour", "playCard: devour lies in discard.0, hand.1: say in which, as {discard.0: devour}"),
        ("playCard:", "playCard: Object missing required field `card`"),
        ("endActions: devour", "endActions: endActions takes nothing"),
        ("choose: devour", "choose: no decision is open"),
        ("expect: {colour: red}", "colour: no word 'colour' here, only zones, legal, decisions, events, no events"),
        ("expect: {zones: {cart: []}}", "zones: villains has no zone 'cart'"),
        ("expect: {events: [Danced]}", "events: no event 'Danced', only Created, SatDown"),
        (
            "expect: {events: [{Moved: {to: ko}}]}",
            "events: Moved has no field 'to', only ids, src, dst, bottom, rule, card",
        ),
        ("expect: {zones: {ko: {about: 3}}}", "zones: no word 'about' for a list, only in order, in any order, top"),
        ("expect: {legal: {dance: []}}", "legal: villains has no action 'dance', only playCard"),
        ("expect: {seen by 2: {}}", "seen by 2: there is no seat 2"),
        ("expect: 3", "expect: what is expected is a map of words"),
        ("expect: {events: Moved}", "events: expected a list, found 'Moved'"),
        ("expect: {zones: [hand.0]}", "zones: expected a map, found ['hand.0']"),
        ("expect: {decisions: 1}", "decisions: expected a list, found 1"),
        ("{fight: cops, betray: }", "betray: one thing at a time"),
    ],
)
def test_a_step_that_makes_no_sense_is_refused_with_its_place(step: str, why: str) -> None:
    (failure,) = failures(f"- {step}\n")
    assert failure.startswith("a.yaml:14: step 1")
    assert f": {why}" in failure


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("attak: 3", "villains has no such word for a position, only current, begin, attack, recruit"),
        ("attack: lots", "Expected `int`, got `str`"),
        ("current: 2", "there is no seat 2"),
        ("seats: 9", "this table can't be laid: This game is for 1 to 5 players, not for 9."),
        ("zones: {hand.0: [elektro]}", "villains has no card 'elektro'"),
        ("zones: [cart.0]", "expected a map, found ['cart.0']"),
        ("zones: {hand.0: {top: elektra}}", "expected a name, found {'top': 'elektra'}"),
        ("zones: {cart.0: [elektra]}", "villains has no zone 'cart.0'"),
        ("zones: {guarded@city.bridge: [bystander]}", "there is no card in city.bridge"),
        ("random: [{shuffle: [elektra]}]", "no shuffle of two cards or more comes here"),
    ],
)
def test_a_position_that_can_not_be_is_refused_with_its_place(given: str, why: str) -> None:
    text = f"game: villains\npreset: first-game\ntitle: A position\ngiven:\n  {given}\n"
    (failure,) = run(load(text, "a.yaml"), games()).failures
    assert str(failure).startswith(f"a.yaml:{1 if 'seats' in given else 5}: given: ")
    assert why in str(failure)


def test_a_game_or_a_rule_that_there_is_not_is_refused() -> None:
    other = load("game: chess\ntitle: A position\n", "a.yaml")
    known = ", ".join(games())
    assert str(run(other, games())) == f"a.yaml:1: given: game: there is no game 'chess', only {known}"
    assert str(run(read("rules:\n  - villains.no-such-rule\n"), games())) == (
        "a.yaml:14: given: villains has no rule 'villains.no-such-rule'"
    )


# -- chance


def test_a_shuffle_comes_out_as_it_is_said() -> None:
    report = played("""\
        - endActions:
          random: [{shuffle: [pumpkin-bombs, hydra-soldier, devour, hydra-soldier, hydra-soldier]}]
          expect:
            zones: {hand.0: [hydra-soldier x 2, devour, hydra-soldier, pumpkin-bombs]}
    """)
    assert report.passed, str(report)


def test_a_word_picks_the_card_that_comes_to_lie_on_top() -> None:
    report = played("""\
        - endActions:
          random: [2] # the third card from the bottom
          expect:
            zones: {hand.0: {bottom: devour}}
    """)
    assert report.passed, str(report)


@pytest.mark.parametrize(
    ("random", "why"),
    [
        ("[{shuffle: [elektra]}]", "the pile that is shuffled has no such elektra"),
        ("[{shuffle: [devour x 9]}]", "the pile that is shuffled has no such devour"),
        ("[1, 1, 1, 1, 1, 1]", "chance gave 6 words, but only 4 were used"),
        ("[{coin: heads}]", "no result of chance: {'coin': 'heads'}; say a word, {dice: …} or {shuffle: …}"),
    ],
)
def test_chance_that_does_not_come_is_refused(random: str, why: str) -> None:
    (failure,) = failures(f"""\
        - endActions:
          random: {random}
    """)
    assert failure == f"a.yaml:15: step 1, endActions: random: {why}"


# -- what can't be read


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "a.yaml:1: a scenario is a map of words"),
        ("- game\n", "a.yaml:1: a scenario is a map of words"),
        ("title: A\n", "a.yaml:1: game is missing"),
        ("game: villains\ntitle: A\nstep: []\n", "a.yaml:3: no word 'step' here, only title, game, preset"),
        ("game: villains\ntitle: A\nsteps:\n  - fight: a\n  - fight\n", "a.yaml:5: Expected `object`, got `str`"),
        ("game: villains\ngame: villains\n", "a.yaml:2: 'game' is there twice"),
        ("game: [villains\n", "a.yaml:2: expected ',' or ']', but got '<stream end>'"),
        ("game: &g villains\ntitle: *g\n", "a.yaml:2: a scenario has no aliases"),
        ("game: villains\ntitle: 3\n", "a.yaml:2: Expected `str`, got `int`"),
        ("{game: villains, [a]: b}\n", "a.yaml:1: only text can be a word"),
    ],
)
def test_a_text_that_is_no_scenario_is_refused_with_its_place(text: str, error: str) -> None:
    assert unreadable(text).startswith(error)


# -- campaigns


def campaign(game: str, rest: str) -> list[str]:
    text = f"title: A campaign\ngame: {game}\ncampaign:\n  - {{won: true, points: 6}}\n{rest}"
    return [str(failure) for failure in run(load(text, "a.yaml"), games()).failures]


def test_a_campaign_is_not_as_expected() -> None:
    assert campaign("firefly", "expect: {score: 6, won: false, bonuses: [0], title: null}") == []
    assert campaign("firefly", "expect:\n  score: 7") == ["a.yaml:6: at the end: score: expected 7, found 6"]


@pytest.mark.parametrize(
    ("game", "rest", "why"),
    [
        ("villains", "", "a.yaml:3: given: campaign: a campaign of villains has 0 games"),
        ("firefly", "  - {won: true}\n", "a.yaml:5: given: Object missing required field `points`"),
        ("firefly", "expect: {zones: {}}", "a.yaml:5: given: zones: no word 'zones' for a campaign, only"),
    ],
)
def test_there_is_no_such_campaign(game: str, rest: str, why: str) -> None:
    (failure,) = campaign(game, rest)
    assert failure.startswith(why)
