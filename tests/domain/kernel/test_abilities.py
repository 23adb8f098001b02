"""Abilities listen to named hooks that frames fire; the state only keeps who listens."""

from domain.kernel import events as e
from tests.domain.kernel.arrange import act, kinds, night, table
from tests.domain.toy import Night, Ply, Row


def fitted(*gear: str, pace: int = 1) -> Night:
    """Seat 0 has fitted this gear."""
    state = night([*gear], [], pace=pace)
    for card in state.zone("hand.0"):
        state = act(state, 0, Ply(card=card)).state
    return state


def listen(source: int, number: int = 1, hook: str = "pace") -> e.AbilityOn:
    return e.AbilityOn(source=source, key="Sail", number=number, hook=hook, seat=0, until="leaves")


def test_a_modifier_changes_a_value() -> None:
    assert act(fitted(), 0, Row()).state.spaces == {0: 1}
    assert act(fitted("Sail"), 0, Row()).state.spaces == {0: 2}
    assert act(fitted("Sail", "Sail"), 0, Row()).state.spaces == {0: 3}


def test_a_trigger_follows_the_fact() -> None:
    decided = act(fitted("Parrot"), 0, Row())
    assert kinds(decided.events)[:4] == ["Rolled", "BoatSailed", "Moved", "Seen"]
    assert len(decided.state.zone("hand.0")) == 1


def test_a_replacement_comes_before_the_fact_and_instead_of_it() -> None:
    """A 1 isn't enough for pace 3."""
    assert act(fitted(pace=3), 0, Row()).state.spaces == {0: 0}
    decided = act(fitted("Anchor", pace=3), 0, Row())
    assert "BoatSailed" not in kinds(decided.events)
    assert (decided.state.spaces, decided.state.hooks["swept"]) == ({}, ())
    assert len(decided.state.zone("discard")) == 1


def test_what_an_ability_does_names_its_card() -> None:
    state = fitted("Anchor", pace=3)
    (anchor,) = state.zone("gear.0")
    (off,) = (event for event in act(state, 0, Row()).events if isinstance(event, e.AbilityOff))
    assert (off.rule, off.card) == ("smugglers.anchor", anchor)


def test_abilities_listen_in_the_order_they_began_to() -> None:
    t = table()
    for on in (listen(7), listen(3), listen(5, hook="swept")):
        t.emit(on)
    assert [on.source for on in t.listening("pace")] == [7, 3]
    assert t.listening("nothing fires this") == ()


def test_a_source_is_silenced_for_one_ability_or_all() -> None:
    t = table()
    for on in (listen(7, 1), listen(7, 2), listen(7, 3, "swept"), listen(3, 1)):
        t.emit(on)
    t.silence(7, 1)
    assert [(on.source, on.number) for on in t.listening("pace")] == [(7, 2), (3, 1)]
    t.silence(7)
    assert [(on.source, on.number) for on in t.listening("pace")] == [(3, 1)]
    assert t.listening("swept") == ()


def test_who_never_listened_needs_no_silencing() -> None:
    t = table()
    t.emit(listen(7))
    t.silence(3)
    t.silence(7, 2)
    assert kinds(t.events) == ["AbilityOn"]
