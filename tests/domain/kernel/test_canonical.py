"""The canonical encoding is the one that every language's own JSON library can write."""

import string

from hypothesis import given, strategies as st

from docs.verifier import verify
from domain.kernel.canonical import canonical

TEXT = st.text(st.characters(codec="utf-8"), max_size=8) | st.text('\x00\x1f\x7f"\\/\u2028é😀', max_size=8)
ATOMS = st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | TEXT | st.binary(max_size=8)
KEYS = st.text(string.ascii_letters + "_", max_size=6)
VALUES = st.recursive(ATOMS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4))


@given(VALUES)
def test_it_is_sorted_compact_utf8_json(value: object) -> None:
    assert canonical(value) == verify.canonical(value)


def test_it_looks_like_this() -> None:
    assert canonical({"b": (1, None), "a": "é\n", "c": b"\xff\x00"}) == '{"a":"é\\n","b":[1,null],"c":"/wA="}'.encode()
