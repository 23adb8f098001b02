"""Recorded games, told from the beginning to the end in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.kernel.audience import AUDITOR, Viewer
from domain.locale import DEFAULT, LOCALES
from domain.registry import games
from tests.domain.golden.games import EARLIER, GOLDEN, recorded

STREAMS = [*(golden.stream for golden in GOLDEN), *sorted(EARLIER.glob("*.xz"))]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("stream", STREAMS, ids=[f"{path.parent.name}-{path.stem}" for path in STREAMS])
def test_a_game_is_told_without_a_blank_left(stream: Path, locale: str) -> None:
    game = games()[stream.name.partition("-")[0]]
    commits = recorded(game, stream).commits
    viewers: tuple[Viewer, ...] = (None, 0, AUDITOR) if locale == DEFAULT else (0, AUDITOR)
    for viewer in viewers:
        state = game.state()
        for commit in commits:
            for told in game.tell(state, game.events_of(commit), viewer, locale):
                text = told["text"]
                assert text[:1] == text[:1].upper(), told
                assert text.endswith((".", "”", "»")), told
                assert not any(left in text for left in ("{", "}", "[m]", "[f]", "[mp]", "[fp]", "  ", "None")), told
