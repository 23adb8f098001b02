"""Golden games: one for each way a game can end, at every number of players, with every preset."""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import Struct, structs, to_builtins

from domain.bots import Bot, bots_for, first_move
from domain.games.alien.options import FILMS
from domain.games.firefly.options import GAMES as SERIES, Options as Voyage
from domain.games.villains.options import Challenges, Options
from domain.kernel.commit import Commit, pack, unpack, unpack_commit
from domain.registry import games
from tests.domain.golden.bots import draining, lingering, reckless
from tests.domain.play import AnyGame, Move, Played, start

HERE = Path(__file__).parent / "recorded"
EARLIER = Path(__file__).parent / "earlier"
"""Games recorded by earlier rules, never to be recorded again: what was played once replays for ever."""

STEERING: Mapping[str, Bot] = {"draining": draining, "lingering": lingering, "reckless": reckless}
"""Bots for endings that those of the game seldom reach."""


class Recorded(NamedTuple):
    """A recorded game: the pack of cards it was started with, and its commits."""

    content: bytes
    commits: list[Commit]


class Golden(NamedTuple):
    """What a golden game shows: how it ends, with what set-up, at how many seats; and the bot that plays it so.

    The set-up is a preset, or what the options are called that stand in its place.
    """

    game: str
    set_up: str
    seats: int
    reason: str
    bot: str
    options: Struct | None = None

    @property
    def name(self) -> str:
        return f"{self.game}-{self.set_up}-{self.seats}-{self.reason}"

    @property
    def stream(self) -> Path:
        return HERE / f"{self.name}.xz"

    @property
    def summary(self) -> Path:
        return HERE / f"{self.name}.txt"

    def play(self) -> Played:
        """The first game, seed by seed, that ends so."""
        return next(played for played in self._games() if played.last.reason == self.reason)

    def _games(self) -> Iterator[Played]:
        preset, options = ("", to_builtins(self.options)) if self.options else (self.set_up, {})
        bot = {**bots_for(self.game), **STEERING}[self.bot]
        for seed in count():
            played, chance = start(games()[self.game], self.seats, preset, seed, **options), Random(seed)
            while played.last.status != "ended":
                played.take(next_move(played, bot, chance))
            yield played

    def recorded(self) -> Recorded:
        """The game as it was recorded."""
        return recorded(games()[self.game], self.stream)


def recorded(game: AnyGame, stream: Path) -> Recorded:
    """A game as a file holds it; the cards it is played with are at hand from now on."""
    content, entries = unpack(lzma.decompress(stream.read_bytes()))
    game.load(content)
    return Recorded(content, [unpack_commit(entry) for entry in entries])


def next_move(played: Played, bot: Bot, chance: Random) -> Move:
    """What the bot does in the first seat that can help, or that the game waits for."""
    move = first_move(played.game, played.last, lambda _: bot, lambda _: chance)
    assert move is not None
    return Move(*move)


def recording(played: Played) -> bytes:
    """A game as a file holds it: the cards it is played with, and every commit."""
    return lzma.compress(pack([played.game.content_pack, [pack(commit) for commit in played.commits]]), preset=9)


LINGERING = structs.replace(FILMS["aliens"], drones=-2, defense_as_health=True, preparation_turns=2)
"""So few Hive cards, and such sturdy players, that some live to see the Hive run out twice."""

STURDY = structs.replace(SERIES["third-game"], defense_as_health=True)
"""Players so sturdy that Serenity is gone before them."""

PAIR = structs.replace(SERIES["first-game"], two_avatars=True)

GOLDEN = (
    Golden("villains", "first-game", 1, "good-wins", "random"),
    Golden("villains", "first-game", 1, "four-tactics", "greedy"),
    Golden("villains", "first-game", 2, "four-tactics", "greedy"),
    Golden("villains", "first-game", 3, "good-wins", "random"),
    Golden("villains", "first-game", 4, "ally-deck-out", "draining"),
    Golden("villains", "first-game", 5, "four-tactics", "greedy"),
    Golden("villains", "full-game", 3, "four-tactics", "greedy"),
    Golden("villains", "full-game", 4, "adversary-deck-out", "greedy"),
    Golden("villains", "heroic-game", 2, "four-tactics", "greedy"),
    Golden("villains", "mixed-game", 3, "four-tactics", "greedy"),
    Golden("villains", "final-blow", 1, "final-blow", "greedy", Options(challenges=Challenges(final_blow=True))),
    Golden("conquest", "competitive", 2, "terror", "greedy"),
    Golden("conquest", "team", 4, "terror", "greedy"),
    Golden("conquest", "cooperative", 2, "terror", "greedy"),
    Golden("conquest", "cooperative", 1, "super-cannon", "random"),
    Golden("conquest", "brutal", 1, "super-cannon", "random"),
    Golden("conquest", "active-resistance", 3, "super-cannon", "greedy"),
    Golden("conquest", "solo", 1, "terror", "greedy"),
    Golden("alien", "first-game", 3, "objectives", "greedy"),
    Golden("alien", "alien", 5, "all-dead", "greedy"),
    Golden("alien", "aliens", 4, "objectives", "greedy"),
    Golden("alien", "alien-3", 2, "objectives", "greedy"),
    Golden("alien", "alien-resurrection", 1, "objectives", "greedy"),
    Golden("alien", "free-mix", 2, "all-dead", "random"),
    Golden("alien", "lingering", 2, "hive-overruns", "lingering", LINGERING),
    Golden("alien", "alien-players", 3, "only-aliens", "greedy", structs.replace(FILMS["alien"], alien_players=True)),
    Golden("alien", "agendas", 3, "traitor-agenda", "greedy", structs.replace(FILMS["aliens"], hidden_agendas="on")),
    Golden(
        "alien", "agendas", 2, "traitor-objectives", "greedy", structs.replace(FILMS["aliens"], hidden_agendas="on")
    ),
    Golden("firefly", "first-game", 1, "episodes-over", "greedy"),
    Golden("firefly", "first-game", 5, "mandatory-failed", "greedy"),
    Golden("firefly", "second-game", 2, "episodes-over", "greedy"),
    Golden("firefly", "third-game", 3, "episodes-over", "greedy"),
    Golden("firefly", "fourth-game", 4, "episodes-over", "greedy"),
    Golden("firefly", "fifth-game", 5, "episodes-over", "greedy"),
    Golden("firefly", "free-mix", 3, "all-defeated", "random"),
    Golden("firefly", "sturdy", 4, "serenity-explodes", "reckless", STURDY),
    Golden("firefly", "sudden-death", 2, "player-defeated", "random", Voyage(no_defeat=True)),
    Golden("firefly", "two-avatars", 2, "episodes-over", "greedy", PAIR),
    Golden("alien_marvel", "marvel-heroes", 1, "objectives", "greedy"),
    Golden("alien_marvel", "marvel-henchmen", 2, "objectives", "greedy"),
    Golden("alien_marvel", "marvel-mix", 3, "all-dead", "greedy"),
    Golden("alien_marvel", "marvel-heroes", 4, "all-dead", "random"),
    Golden("alien_marvel", "marvel-mix", 5, "all-dead", "greedy"),
    Golden("marvel_alien", "alien-heroes", 1, "four-tactics", "greedy"),
    Golden("marvel_alien", "alien-villains", 2, "four-tactics", "greedy"),
    Golden("marvel_alien", "mixed-game", 3, "good-wins", "random"),
    Golden("marvel_alien", "alien-villains", 4, "adversary-deck-out", "greedy"),
    Golden("marvel_alien", "alien-heroes", 5, "four-tactics", "greedy"),
)
