"""Everything that happens cites a rule that can be looked up."""

import tomllib
from collections import Counter
from importlib.resources import files

from domain.kernel.event import causes
from domain.locale import LOCALES
from tests.domain.conformance.tables import Laid, every_game, every_table
from tests.domain.play import AnyGame


def known_rules(game: AnyGame) -> set[str]:
    kernel = tomllib.loads(files("domain.kernel").joinpath("rules.toml").read_text(encoding="utf-8"))
    return {rule["id"] for rule in kernel["rule"]} | {rule.id for rule in game.rules()}


@every_table
def test_every_event_cites_a_rule_that_there_is(laid: Laid) -> None:
    rules = known_rules(laid.game)
    for played in laid.games():
        for commit in played.commits:
            for event, rule, card in causes(laid.game.events_of(commit)):
                assert rule in rules, (commit.version, event)
                assert card >= 0


@every_game
def test_the_catalogue_names_everything_once(game: AnyGame) -> None:
    assert max(Counter(rule.id for rule in game.rules()).values()) == 1
    for locale in LOCALES:
        assert max(Counter(card.id for card in game.catalogue(locale)).values()) == 1
        assert {preset.name for preset in game.ruleset(locale).presets} == set(game.presets)
