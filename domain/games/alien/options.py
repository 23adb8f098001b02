"""What the players agree on before a game: which cards, which Roles, which advanced rules, how difficult."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=4)]
RolePick = Literal["choose", "random", "two-options"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up. Of the cards, whatever isn't named is drawn at random from all in the box."""

    location: Annotated[str | None, Meta(description="The Location, by its key; drawn without one.")] = None
    objectives: Annotated[
        tuple[str, ...],
        Meta(description="Objectives by key, at most one of each number; the others are drawn."),
    ] = ()
    characters: Annotated[
        tuple[str, ...], Meta(description="Characters of the Barracks by name, four in all; the others are drawn.")
    ] = ()
    role_pick: Annotated[
        RolePick, Meta(description="How Roles are taken: chosen in turn, dealt, or one of two dealt to each player.")
    ] = "choose"
    roles: Annotated[
        tuple[str, ...],
        Meta(description="The Role of each seat, by name, in place of picking; none if empty."),
    ] = ()
    first_player: Annotated[SeatNumber | None, Meta(description="The seat that begins; by lot without one.")] = None
    hidden_agendas: Annotated[
        Literal["off", "on", "delayed"],
        Meta(description="Whether one player may be a secret traitor; delayed: not even that player knows."),
    ] = "off"
    alien_players: Annotated[
        bool, Meta(description="Whether a player whom a Chestburster kills comes back as an Alien Player.")
    ] = False
    fight_players: Annotated[
        bool | None,
        Meta(description="Whether players may fight players; as a rule only with Hidden Agendas or Alien Players."),
    ] = None
    drones: Annotated[
        int, Meta(ge=-5, le=7, description="Drones of each mini-deck more or fewer than there are players.")
    ] = 0
    defense_as_health: Annotated[bool, Meta(description="Each player's Defense is extra Health.")] = False
    preparation_turns: Annotated[
        int, Meta(ge=0, le=2, description="Turns of each player at the start without a Hive Phase.")
    ] = 0
    prefilled: Annotated[int, Meta(ge=0, le=5, description="Hive cards face down in the Complex at the start.")] = 0
    achievements: Annotated[bool, Meta(description="Whether achievements are awarded.")] = True

    @property
    def agendas(self) -> bool:
        """Whether Hidden Agendas are in the game."""
        return self.hidden_agendas != "off"

    @property
    def may_fight_players(self) -> bool:
        """Whether players may fight players (alien.pvp.modes)."""
        return self.agendas or self.alien_players if self.fight_players is None else self.fight_players


FIRST_ROLES = ("Gunner", "Technician", "Researcher", "Medic", "Scout")

FILMS = {
    "alien": Options(
        location="the-nostromo",
        objectives=("the-sos", "no-one-can-hear-you-scream", "a-perfect-organism"),
        characters=("Warrant Officer Ripley", "Captain Dallas", "Chief Engineer Parker", "Navigator Lambert"),
    ),
    "aliens": Options(
        location="hadleys-hope",
        objectives=("the-lost-colony", "they-mostly-come-at-night", "whos-laying-the-eggs"),
        characters=("Lieutenant Ripley", "Corporal Hicks", "Private Hudson", "Bishop"),
    ),
    "alien-3": Options(
        location="fiorina-fury-161",
        objectives=("where-are-the-brothers", "the-beast-is-out-there", "nobody-can-stop-it"),
        characters=("Sister Ripley", "Brother Dillon", "CMO Clemens", 'Francis "85" Aaron'),
    ),
    "alien-resurrection": Options(
        location="the-auriga",
        objectives=("breakout", "youre-a-thing-a-construct", "shell-breed-youll-die"),
        characters=("Ripley No. 8", "Call", "Johner", "Christie"),
    ),
}
"""The four films (alien.preset.alien-board and the like)."""
