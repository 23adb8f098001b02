"""What the words of Encounters games ask of a table, for a game to fill in."""

from __future__ import annotations

from .language import Effects, Me


class Encounters:
    """A table at which Strikes are drawn, rooms are scanned, and what lies in them moves."""

    def strike(self, seat: int, n: int, *, of: str = "") -> None:
        """Let a seat draw Strikes, of the `ship` where that is said."""
        raise NotImplementedError

    def heal(self, ids: tuple[int, ...]) -> None:
        """Take Strikes from whoever has them."""
        raise NotImplementedError

    def can_be_cloned(self, key: str) -> bool:
        """Whether a card can become what has this key."""
        raise NotImplementedError

    def strike_most(self, seat: int, enemy: int) -> None:
        """Let an enemy strike the player with the most damage; the seat chooses among equals."""
        raise NotImplementedError

    def draw_fewer(self, seat: int, n: int) -> None:
        """Let a seat's next Cleanup draw so many cards fewer."""
        raise NotImplementedError

    def add_hive(self, n: int, *, if_any: bool = False) -> None:
        """Add so many Hive cards to the Complex, one after another."""
        raise NotImplementedError

    def scan_free(self, seat: int, ids: tuple[int, ...]) -> None:
        """Turn up hidden cards without paying."""
        raise NotImplementedError

    def turn_down(self, ids: tuple[int, ...]) -> None:
        """Turn cards of the Complex face down."""
        raise NotImplementedError

    def shuffle_rooms(self, ids: tuple[int, ...]) -> None:
        """Shuffle cards of the Complex among their rooms."""
        raise NotImplementedError

    def swap_rooms(self, ids: tuple[int, ...]) -> None:
        """Let two cards of the Complex change places."""
        raise NotImplementedError

    def move_back(self, me: Me, ids: tuple[int, ...], n: int) -> None:
        """Let enemies go back up to so many clear rooms, as far as the seat says."""
        raise NotImplementedError

    def advance(self, ids: tuple[int, ...], n: int) -> None:
        """Let cards of the Complex go so many rooms on, pushing what is there."""
        raise NotImplementedError

    def to_airlock(self, ids: tuple[int, ...]) -> None:
        """Let cards of the Complex go straight to the Airlock."""
        raise NotImplementedError

    def to_combat_zone(self, ids: tuple[int, ...]) -> None:
        """Let cards enter the Combat Zone, one after another."""
        raise NotImplementedError

    def secure(self, ids: tuple[int, ...]) -> None:
        """Put cards beside the Objectives."""
        raise NotImplementedError

    def attach(self, me: Me, card: int, to: str, *, alone: bool = False) -> None:
        """Attach a card to a room."""
        raise NotImplementedError

    def remove(self, ids: tuple[int, ...]) -> None:
        """Put cards out of the game."""
        raise NotImplementedError

    def block(self, room: str) -> None:
        """Let a room be no more."""
        raise NotImplementedError

    def complete_objective(self) -> None:
        """Complete the current Objective."""
        raise NotImplementedError

    def mark(self, i: int, marker: str, n: int) -> None:
        """Put so many markers of a kind on a card."""
        raise NotImplementedError

    def weaken(self, i: int, by: int) -> None:
        """Let a card have so much Attack less until the turn ends."""
        raise NotImplementedError

    def hatch_facehugger(self, seat: int) -> None:
        """Place a Facehugger of the Hatchery before a seat."""
        raise NotImplementedError

    def shuffle_with_top(self, ids: tuple[int, ...], n: int, deck: str) -> None:
        """Shuffle cards with the top n of a deck, and put them back on it."""
        raise NotImplementedError

    def alien_players(self) -> list[int]:
        """The seats of the Alien Players who are still in the game, in turn order from the current one on."""
        raise NotImplementedError

    def clone(self, me: Me, key: str) -> None:
        """Let the card that is being played become another."""
        raise NotImplementedError

    def win_alone(self, seat: int) -> None:
        """Let a seat win, and nobody else."""
        raise NotImplementedError

    # -- a crew and its ship

    def strike_avatars(self, ids: tuple[int, ...]) -> None:
        """Let the Main Characters with these Avatars draw a Strike each."""
        raise NotImplementedError

    def cancel_strikes(self, ids: tuple[int, ...]) -> None:
        """Put away Strikes that were only just drawn, without anything that they do."""
        raise NotImplementedError

    def take_strike(self, seat: int, strike: int) -> None:
        """Let a Strike that another has just drawn be a seat's."""
        raise NotImplementedError

    def heal_each(self) -> None:
        """Let each Main Character lose a Strike."""
        raise NotImplementedError

    def earn_credits(self, n: int) -> None:
        """Let the team earn Credits."""
        raise NotImplementedError

    def choose_together(self, me: Me, ways: tuple[tuple[Effects, ...], ...]) -> None:
        """Let the team decide which of these is done."""
        raise NotImplementedError

    def bequeath(self, me: Me, what: str, n: int, members: tuple[str, ...]) -> None:
        """Let the next game of the campaign begin with more of something."""
        raise NotImplementedError

    def settle_task(self, task: str, *, completed: bool) -> None:
        """Let a task of the current Objective be completed, or fail."""
        raise NotImplementedError

    def repair(self, ids: tuple[int, ...]) -> None:
        """Take Ship Strikes off the ship."""
        raise NotImplementedError

    def install(self, ids: tuple[int, ...]) -> None:
        """Put Upgrades onto the ship."""
        raise NotImplementedError

    def to_clear(self, ids: tuple[int, ...]) -> None:
        """Let cards go from the Combat Zone to the nearest clear room."""
        raise NotImplementedError

    def move_inevitable(self) -> None:
        """Let what is inevitable go back, and begin its time anew."""
        raise NotImplementedError

    def seat_of(self, member: str) -> int | None:
        """The seat of the player who is this member of the crew, if one is in the game as such."""
        raise NotImplementedError
