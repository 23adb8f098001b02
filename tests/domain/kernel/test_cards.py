"""Cards move by ids that carry nothing; what they are, is a fact that some know."""

from domain.kernel import events as e
from domain.kernel.audience import EVERYONE
from domain.kernel.rng import Script
from tests.domain.kernel.arrange import GAME, act, answer, asked, kinds, night, table
from tests.domain.toy import Crew, Ply


def test_new_cards_get_the_next_ids_and_nobody_knows_them() -> None:
    t = table()
    t.make("deck", ["Crate", "Wind"])
    t.make("deck", ["Sail"])
    assert t.s.zone("deck") == (1, 2, 3)
    assert t.s.what == {1: "Crate", 2: "Wind", 3: "Sail"}
    assert set(t.s.known.values()) == {0}


def test_a_card_put_somewhere_comes_to_lie_on_top_the_last_uppermost() -> None:
    t = table(night(["Wind", "Rocks"], ["Sail"]))
    one, two, other = *t.s.zone("hand.0"), *t.s.zone("hand.1")
    t.move([two, other, one], "discard")
    assert t.s.zone("discard") == (two, other, one)


def test_cards_put_at_the_bottom_keep_their_order_there() -> None:
    t = table(night(["Wind", "Rocks"], ["Sail"]))
    below, (one, two, other) = t.s.zone("deck"), (*t.s.zone("hand.0"), *t.s.zone("hand.1"))
    t.move([two, other, one], "deck", bottom=True)
    assert t.s.zone("deck") == (two, other, one, *below)


def test_moving_nothing_is_no_event() -> None:
    t = table(night(["Wind"]))
    t.move([], "discard")
    t.show([])
    assert t.events == []


def test_a_move_tells_nobody_anything() -> None:
    t = table(night(["Wind"]))
    (card,) = t.s.zone("hand.0")
    t.move([card], "discard")
    assert t.s.known[card] == 0b1


def test_a_card_is_shown_to_those_who_do_not_know_it_yet() -> None:
    t = table(night(["Wind"], ["Sail"]))
    wind, sail = *t.s.zone("hand.0"), *t.s.zone("hand.1")
    t.show([wind, sail], to=0b01)
    t.show([wind, sail])
    t.show([wind, sail])
    seen = [(event.ids, event.to, event.cards) for event in t.events if isinstance(event, e.Seen)]
    assert seen == [((sail,), 0b01, ("Sail",)), ((wind, sail), EVERYONE, ("Wind", "Sail"))]


def test_a_shuffle_gives_fresh_ids_in_the_new_order_and_nobody_knows_them() -> None:
    t = table(night(deck=["Crate", "Wind", "Sail"]))
    t.show(t.s.zone("deck"))
    before = dict(t.s.what)
    t.shuffle("deck")
    (shuffled,) = (event for event in t.events if isinstance(event, e.Shuffled))
    assert t.s.zone("deck") == (4, 5, 6)
    assert [t.s.what[i] for i in (4, 5, 6)] == [before[i] for i in shuffled.was]
    assert [t.s.known[i] for i in (4, 5, 6)] == [0, 0, 0]
    assert not {1, 2, 3} & t.s.what.keys()


def test_each_shuffle_says_which_words_it_used() -> None:
    t = table(night(deck=["Crate", "Wind", "Sail"]))
    t.shuffle("deck")
    t.roll(0, 2)
    t.shuffle("deck")
    assert [event.rng for event in t.events if isinstance(event, e.Shuffled | e.Rolled)] == [
        (0, 2),
        (2, 4),
        (4, 6),
    ]
    assert t.s.rng == 6


def test_a_shuffle_of_few_cards_uses_no_words() -> None:
    t = table(night(["Wind"]))
    t.shuffle("hand.0")
    t.shuffle("nowhere")
    assert t.s.rng == 0
    assert (len(t.s.zone("hand.0")), t.s.zone("nowhere")) == (1, ())


def test_a_secret_rearrangement_can_be_followed_by_the_one_who_made_it() -> None:
    t = table(night(deck=["Crate", "Wind", "Sail"]))
    t.show(t.s.zone("deck"), to=0b11)
    t.rearrange("deck", (3, 1, 2), to=0b01)
    assert [t.s.what[i] for i in t.s.zone("deck")] == ["Sail", "Crate", "Wind"]
    assert [t.s.known[i] for i in t.s.zone("deck")] == [0b01] * 3
    assert t.s.rng == 0


def test_dice_are_there_for_all_to_see() -> None:
    t = Crew(night(), GAME.unpack_stack, {}, Script([0, 5, 6]))
    assert t.roll(1, 3) == (1, 6, 1)
    assert t.s.faces == (1, 6, 1)


def test_a_card_handed_over_in_secret_is_known_to_both_and_followed_by_nobody_else() -> None:
    """The giver's cards get fresh ids first: all of them might be the one that the others saw before."""
    state = night(["Handshake", "Wind", "Crate"], ["Sail"], ["Rocks"])
    shake, wind, crate = state.zone("hand.0")
    state.known.update({wind: EVERYONE, crate: EVERYONE})
    state = act(state, 0, Ply(card=shake)).state
    offered = asked(state)[0].options
    assert not {wind, crate} & set(offered)
    given = next(i for i in state.zone("hand.0") if state.what[i] == "Wind")
    done = answer(state, 0, str(given))
    assert kinds(done.events) == ["Answered", "Seen", "Moved", "Paused"]
    assert done.state.zone("hand.1")[-1] == given
    assert done.state.known[given] == 0b011


def test_cards_put_back_in_secret_are_known_to_nobody_else() -> None:
    state = night(["Spyglass"], ["Sail"], deck=["Crate", "Wind", "Sail", "Rocks"])
    (glass,) = state.zone("hand.0")
    state = act(state, 0, Ply(card=glass)).state
    wind, sail, rocks = asked(state)[0].options
    state = answer(state, 0, str(rocks), str(wind), str(sail)).state
    assert [state.what[i] for i in state.zone("deck")] == ["Crate", "Rocks", "Wind", "Sail"]
    assert [state.known[i] for i in state.zone("deck")] == [0, 0b01, 0b01, 0b01]
