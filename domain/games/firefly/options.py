"""What the players agree on before a game: which Episodes, who plays whom, how difficult."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

SIDE_JOBS = (0, 1, 2, 3, 4)
"""The Side Jobs of each mini-deck by the number of players (firefly.side_job_table)."""

PREPARATION = (0, 0, 0, 1, 2)
"""The Preparation Rounds by the number of players (firefly.side_job_table)."""

STARTING_VERSE = (0, 2, 4)
"""How many cards lie in the 'Verse as each Episode begins (firefly.next_episode)."""

CAMPAIGN = 5
"""How many games a campaign has (firefly.campaign.five-games)."""

Cards = Annotated[int, Meta(ge=0, le=5)]


class Carried(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game of a campaign takes over from the one before it."""

    upgrades: Annotated[
        tuple[str, ...],
        Meta(max_length=7, description="Upgrades on Serenity by key, from the lowest slot up; empty for none."),
    ] = ()
    ship_strikes: Annotated[
        tuple[str, ...],
        Meta(max_length=7, description="Ship Strikes on Serenity by key, from the lowest slot up; empty for none."),
    ] = ()
    crew_strikes: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(max_length=5, description="Crew Strikes by key, of each Main Character in their order."),
    ] = ()
    gifts: Annotated[
        dict[str, Annotated[int, Meta(ge=1, le=5)]],
        Meta(description="What the End of Episode text of a won game gives to the next: what, and how much of it."),
    ] = {}
    objective: Annotated[
        str, Meta(description="The third Objective of a game that was lost, whose End of Episode text is due.")
    ] = ""
    completed: Annotated[tuple[str, ...], Meta(description="What that Objective asks for and was completed.")] = ()


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up. Whatever isn't named is drawn at random, or chosen by the players."""

    objectives: Annotated[
        tuple[str, ...], Meta(description="Objectives by key, at most one of each letter; the others are drawn.")
    ] = ()
    members: Annotated[
        tuple[str, ...],
        Meta(description="Main Characters by name, the players' first, in the order of the seats; others are drawn."),
    ] = ()
    draw_members: Annotated[
        bool, Meta(description="The players' Main Characters that aren't named are drawn instead of chosen by them.")
    ] = False
    side_jobs: Annotated[
        int, Meta(ge=-4, le=4, description="Side Jobs of each mini-deck more or fewer than the table says.")
    ] = 0
    preparation_turns: Annotated[
        int, Meta(ge=0, le=2, description="Turns of each player more at the start without an Episode Phase.")
    ] = 0
    verse: Annotated[
        tuple[Cards, ...],
        Meta(min_length=3, max_length=3, description="How many cards lie in the 'Verse at the start of each Episode."),
    ] = STARTING_VERSE
    talents: Annotated[int, Meta(ge=0, le=2, description="Talents in each starting deck.")] = 1
    later_talents: Annotated[
        tuple[Annotated[int, Meta(ge=2, le=3)], ...],
        Meta(description="The Episodes before which each player gains another Talent."),
    ] = ()
    credits: Annotated[int, Meta(ge=0, le=5, description="Credits that the team has more between Episodes.")] = 0
    defense_as_health: Annotated[bool, Meta(description="Each player's Defense is extra Health.")] = False
    flaws: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=3)], ...],
        Meta(description="The Episodes at whose start each player receives a Flaw."),
    ] = ()
    no_skip: Annotated[
        bool, Meta(description="A defeated player's turn has its Episode and Strike Phases all the same.")
    ] = False
    two_avatars: Annotated[bool, Meta(description="One person plays two Avatars, in both seats of the table.")] = False
    no_defeat: Annotated[bool, Meta(description="The game is lost as soon as any player is defeated.")] = False

    campaign: Annotated[
        int,
        Meta(
            ge=0,
            le=5,
            description="Which game of a campaign it is: a victory has a last Inter-Mission before the next.",
        ),
    ] = 0
    carried: Carried = Carried()

    @property
    def goes_on(self) -> bool:
        """Whether another game of the campaign follows."""
        return 0 < self.campaign < CAMPAIGN

    def side_jobs_for(self, seats: int) -> int:
        """The Side Jobs of each mini-deck."""
        return SIDE_JOBS[seats - 1] + self.side_jobs

    def preparation_for(self, seats: int) -> int:
        """The turns that each player has without an Episode Phase at the start."""
        return PREPARATION[seats - 1] + self.preparation_turns


GAMES = {
    "first-game": Options(
        objectives=("serenity-part-1", "serenity-part-2", "the-train-job"),
        members=("Mal", "Kaylee", "Zoe", "Jayne", "Book"),
    ),
    "second-game": Options(
        objectives=("bushwhacked", "shindig", "safe"),
        members=("Simon", "Wash", "Inara", "Book", "River"),
    ),
    "third-game": Options(
        objectives=("our-mrs-reynolds", "jaynestown", "out-of-gas"),
        members=("Jayne", "Inara", "Zoe", "Mal", "Simon"),
    ),
    "fourth-game": Options(
        objectives=("ariel", "war-stories", "trash"),
        members=("River", "Jayne", "Kaylee", "Book", "Simon"),
    ),
    "fifth-game": Options(
        objectives=("the-message", "heart-of-gold", "objects-in-space"),
        members=("Wash", "Mal", "Inara", "River", "Zoe"),
    ),
    "free-mix": Options(),
}
"""The suggested games, in the order of the series (firefly.suggested.first-game-decks, game2 and on)."""
