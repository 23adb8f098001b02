"""What the players agree on before a game: the mode, its difficulty, optional rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Mode = Literal["competitive", "cooperative", "team", "solo"]
RaceKey = Annotated[str, Meta(max_length=60)]

GOAL = 8
"""Terror Points to win, for each player of a side."""

TEAMS = 2


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up. Every optional rule is off unless it is named here."""

    mode: Annotated[
        Mode,
        Meta(
            description="competitive: 2 to 4 players, each for themselves; cooperative: 1 to 4 against the Humans; "
            "team: two against two; solo: one person with as many Alien groups as there are seats."
        ),
    ] = "competitive"
    difficulty: Annotated[
        Literal["standard", "brutal"], Meta(description="The side of the Resistance Phase Sheet, where one is used.")
    ] = "standard"
    objective: Annotated[
        Literal["capitol-city", "historic-monument"], Meta(description="The side of the Objective Location card.")
    ] = "capitol-city"
    races: Annotated[
        tuple[RaceKey, ...],
        Meta(max_length=4, description="The Alien Race of each seat by key; drawn at random if there are none."),
    ] = ()
    draw_two: Annotated[bool, Meta(description="Everybody draws two Alien Races and picks one.")] = False
    one_race: Annotated[
        tuple[Literal[0, 1], ...],
        Meta(max_length=2, description="In a team game, the teams whose players share one Alien Race: 0, 1 or both."),
    ] = ()
    same_race: Annotated[bool, Meta(description="In a solo game, all groups are of one Alien Race.")] = False
    command_counters: Annotated[
        bool, Meta(description="In a cooperative or solo game, Command Counters are chosen instead of rolling.")
    ] = False
    tech_locations: Annotated[
        bool, Meta(description="Each unconquered Tech Location on the board adds a die to the breakthrough roll.")
    ] = False
    active_resistance: Annotated[
        bool, Meta(description="The Humans fight back in a competitive or team game too, and everybody may lose.")
    ] = False
    objective_required: Annotated[
        bool, Meta(description="Against the Humans: to win, the Objective must be conquered or Demolished too.")
    ] = False
    extra_counters: Annotated[
        bool, Meta(description="One Resistance Counter more on each Board Section at the start.")
    ] = False

    @property
    def together(self) -> bool:
        """Whether all players are one side against the Humans."""
        return self.mode in ("cooperative", "solo")

    @property
    def resistance(self) -> bool:
        """Whether there are Resistance Phases, with the Tech Track and Human Tech."""
        return self.together or self.active_resistance

    @property
    def chooses_command(self) -> bool:
        """Whether Command Counters are chosen, not rolled for."""
        return not self.together or self.command_counters

    def side(self, seat: int) -> int:
        """The side a seat plays for: partners have the same."""
        if self.mode == "competitive":
            return seat
        return seat % TEAMS if self.mode == "team" else 0

    def goal(self, seats: int) -> int:
        """The Terror Points with which a side wins."""
        if self.together:
            return GOAL * seats
        return GOAL * TEAMS if self.mode == "team" else GOAL


PRESETS = {
    "competitive": Options(),
    "cooperative": Options(mode="cooperative"),
    "brutal": Options(mode="cooperative", difficulty="brutal"),
    "team": Options(mode="team"),
    "solo": Options(mode="solo"),
    "active-resistance": Options(active_resistance=True),
}
