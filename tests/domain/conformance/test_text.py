"""Whatever a person is asked or offered can be said in every language."""

import msgspec

from domain.kernel.audience import Viewer
from domain.locale import LOCALES
from tests.domain.conformance.tables import Laid, every_table, some


def viewers(laid: Laid) -> tuple[Viewer, ...]:
    return (None, *range(laid.seats))


@every_table
def test_every_decision_can_be_read(laid: Laid) -> None:
    for played in laid.games():
        for state in some(played.states, laid.part(150, played)):
            for locale in LOCALES:
                for viewer in viewers(laid):
                    for decision in laid.game.decisions(state, viewer, locale):
                        assert decision.prompt
                        assert all(option.text for option in decision.options or ())
                        assert (decision.options is not None) == (decision.seat == viewer)


@every_table
def test_every_legal_action_can_be_read(laid: Laid) -> None:
    for played in laid.games():
        for state in some(played.states, laid.part(150, played)):
            for locale in LOCALES:
                for seat in range(laid.seats):
                    for legal in laid.game.legal(state, seat):
                        assert laid.game.action_text(state, legal.action, locale)
                        assert all(cost >= 0 for cost in legal.costs.values())


@every_table
def test_every_view_can_be_sent(laid: Laid) -> None:
    for played in laid.games():
        for state in some(played.states[1:], laid.part(60, played)):
            for locale in LOCALES:
                for viewer in viewers(laid):
                    view = laid.game.view(state, viewer, locale)
                    assert isinstance(view, laid.game.view_type)
                    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), laid.game.view_type) == view
