"""Chance is a stream of words that anyone can write down again from its key."""

from hypothesis import given, strategies as st

from docs.verifier import verify
from domain.kernel.rng import Script, Stream, below, random_key, salt_key, shuffled

SEED = bytes(range(32)).hex()
ENTROPY = ("", "héron")
KEY = "4b1f2b33cbd03cfc1decb2523030025ed0b5681068d1c4f6ecae34cb41e2e2aa"
FIRST_TEN = [
    22149394, 3570503930, 3375943156, 2053913694, 1223673136, 47653378, 2977037281, 38604565, 3483665522, 2183981381,
]  # fmt: skip


def stream(at: int = 0) -> Stream:
    return Stream(bytes.fromhex(KEY), at)


# These figures are published; whatever changes them breaks every recorded game.


def test_the_keys_of_a_seed() -> None:
    assert random_key(SEED, ENTROPY).hex() == KEY
    assert salt_key(SEED).hex() == "dff32bb37d2e3fb67240b186874a510294f621c86b36107743e68763e069f32e"


def test_the_first_words() -> None:
    words = stream()
    assert [words.word() for _ in range(10)] == FIRST_TEN


def test_the_first_dice() -> None:
    words = stream()
    assert [below(words, 6) for _ in range(12)] == [4, 2, 4, 0, 4, 4, 1, 1, 2, 5, 1, 2]
    assert words.at == 12


def test_the_first_shuffle() -> None:
    words = stream()
    assert shuffled(words, range(1, 11)) == (3, 7, 6, 2, 4, 8, 1, 10, 9, 5)
    assert words.at == 9


# And these are the reasons for them.


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(st.characters(codec="utf-8"))))
def test_keys_follow_from_seed_and_entropy(seed: bytes, entropy: list[str]) -> None:
    assert random_key(seed.hex(), tuple(entropy)) == verify.random_key(seed.hex(), entropy)
    assert salt_key(seed.hex()) == verify.salt_key(seed.hex())


def test_entropy_counts_with_its_order_and_bounds() -> None:
    given = [(), ("",), ("ab",), ("a", "b"), ("b", "a"), ("", "ab")]
    assert len({random_key(SEED, entropy) for entropy in given}) == len(given)


def test_chance_and_salts_have_keys_of_their_own() -> None:
    """Salts are handed out during a game: they must not tell what the dice will be."""
    assert random_key(SEED, ()) != salt_key(SEED)


@given(st.integers(0, 100))
def test_a_stream_goes_on_from_any_place(at: int) -> None:
    words = stream()
    for _ in range(at):
        words.word()
    later = stream(at)
    assert [words.word() for _ in range(20)] == [later.word() for _ in range(20)]


@given(st.integers(1, 2**32), st.data())
def test_numbers_are_unbiased(n: int, data: st.DataObject) -> None:
    """Of the words that count, each remainder has the same number: those beyond the last full round are drawn again."""
    rounds = 2**32 // n
    last_that_counts = rounds * n - 1
    too_high = data.draw(st.lists(st.integers(last_that_counts + 1, 2**32 - 1))) if rounds * n < 2**32 else []
    words = Script([*too_high, last_that_counts, 7])
    assert below(words, n) == n - 1
    assert words.at == len(too_high) + 1


def test_a_word_too_high_is_drawn_again() -> None:
    words = Script([2**32 - 1, 5])
    assert (below(words, 3), words.at) == (2, 2)


@given(st.lists(st.integers(), max_size=30), st.integers(0, 50))
def test_a_shuffle_keeps_every_item(items: list[int], at: int) -> None:
    assert sorted(shuffled(stream(at), items)) == sorted(items)


def test_every_order_of_three_comes_from_as_many_words() -> None:
    orders = [shuffled(Script([i, j]), "abc") for i in range(3) for j in range(2)]
    assert len(set(orders)) == 6


@given(st.lists(st.integers(), max_size=60))
def test_a_verifier_shuffles_the_same(items: list[int]) -> None:
    assert list(shuffled(stream(), items)) == verify.Words(bytes.fromhex(KEY)).shuffled(items)


def test_a_script_gives_its_words_and_then_zeros() -> None:
    words = Script([4, 5])
    assert [words.word() for _ in range(4)] == [4, 5, 0, 0]
