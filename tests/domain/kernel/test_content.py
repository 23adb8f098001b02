"""A game is played to its end with the cards it was started with."""

import pytest
from msgspec import structs

from domain.kernel.canonical import canonical
from tests.domain.kernel.arrange import night
from tests.domain.toy import CARDS, Card, Smugglers


def test_cards_are_known_by_the_hash_of_their_pack() -> None:
    one, other = Smugglers(), Smugglers()
    assert one.content_hash == other.content_hash
    assert one.load(one.content_pack) == one.content_hash
    assert list(one.packs[one.content_hash].values()) == list(CARDS)


def test_a_running_game_keeps_its_cards_when_new_ones_are_printed() -> None:
    game, state = Smugglers(), night(["Wind"])
    old = canonical((Card("Wind", "gust", 1, by=1),))
    state.content = game.load(old)
    assert game.content(state)["Wind"].by == 1
    state.content = game.content_hash
    assert game.content(state)["Wind"].by == 2


def test_a_pack_that_was_not_loaded_is_missing() -> None:
    state = structs.replace(night(["Wind"]), content="unknown")
    with pytest.raises(KeyError, match="unknown"):
        Smugglers().content(state)
