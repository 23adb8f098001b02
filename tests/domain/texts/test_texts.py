"""What every card says in every language is written down beside its effect, so that a change of either shows."""

from __future__ import annotations

from typing import Final

import pytest
import yaml

from domain.locale import LOCALES
from tests.domain.texts.snapshots import HERE, files, recorded, snapshots

AGAIN: Final = "If the text was meant to change: python -m tests.domain.texts.record, and review the difference."


@pytest.mark.parametrize("card", snapshots())
def test_a_card_says_what_is_written_down(card: str) -> None:
    now = snapshots()[card]

    assert recorded().get(now.file, {}).get(now.key) == now.text, AGAIN


def test_nothing_else_is_written_down() -> None:
    known = {file: [card.key for card in snapshots().values() if card.file == file] for file in files()}

    assert {file: list(texts) for file, texts in recorded().items()} == known, AGAIN


@pytest.mark.parametrize("file", files())
def test_what_is_written_down_is_read_as_it_was_said(file: str) -> None:
    read = yaml.load((HERE / file).read_text(encoding="utf-8"), yaml.CSafeLoader)

    assert {key: {locale: tuple(card[locale]) for locale in LOCALES} for key, card in read.items()} == {
        card.key: card.said for card in snapshots().values() if card.file == file
    }
