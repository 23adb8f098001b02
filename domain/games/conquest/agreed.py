"""What was agreed on before a game: why it can't be played so, who are partners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from domain.kernel.refusal import Refused

from .card import Card, Race
from .options import Mode, Options

SEATS: Mapping[Mode, tuple[int, int]] = {
    "competitive": (2, 4),
    "cooperative": (1, 4),
    "team": (4, 4),
    "solo": (1, 4),
}
"""The least and the most players of each mode; in a solo game the groups of the one player."""

ONLY: Mapping[str, tuple[str, tuple[Mode, ...]]] = {
    "one_race": ("team.one-race", ("team",)),
    "same_race": ("solo.same-race", ("solo",)),
    "command_counters": ("optional.coop-command-counters", ("cooperative", "solo")),
    "active_resistance": ("optional.active-resistance-sheet", ("competitive", "team")),
    "objective_required": ("difficulty.objective-required", ("cooperative", "solo")),
}
"""Options that have a meaning in some modes alone, and their rules."""

RESISTANCE_ONLY: Mapping[str, str] = {
    "tech_locations": "optional.tech-locations",
    "extra_counters": "difficulty.extra-counters",
}
"""Options that ask for a game with Resistance Phases, and their rules."""


def races(content: Mapping[str, Card]) -> tuple[str, ...]:
    """The Alien Races by key."""
    return tuple(key for key, card in content.items() if isinstance(card, Race))


def has_partners(options: Options, seat: int, seats: int) -> bool:
    """Whether a seat has anybody to share a hand with; whoever plays alone sees all hands anyway."""
    return options.mode != "solo" and any(
        other != seat and options.side(other) == options.side(seat) for other in range(seats)
    )


def option_error(content: Mapping[str, Card], options: Options, seats: int) -> Refused | None:
    """Why these options can't be played with so many seats, if they can't."""
    least, most = SEATS[options.mode]
    if not least <= seats <= most:
        return _refused(
            "components.players", "conquest_seats", "mode", mode=options.mode, n=seats, least=least, most=most
        )
    for option, (rule, modes) in ONLY.items():
        if getattr(options, option) and options.mode not in modes:
            return _refused(rule, "conquest_mode", option, option=option, modes=" or ".join(modes))
    for option, rule in RESISTANCE_ONLY.items():
        if getattr(options, option) and not options.resistance:
            return _refused(rule, "conquest_resistance", option, option=option)
    if options.difficulty != "standard" and not options.resistance:
        return _refused("coop_setup.difficulty-side", "conquest_resistance", "difficulty", option="difficulty")
    return _races_error(content, options, seats) if options.races else None


def _races_error(content: Mapping[str, Card], options: Options, seats: int) -> Refused | None:
    known, rule = races(content), "setup.random-race"
    if len(options.races) != seats:
        return _refused(rule, "conquest_races", "races", n=seats, found=len(options.races))
    if apart := _torn_apart(options, seats):
        return _refused(apart, "conquest_not_same_race", "races")
    if unknown := [race for race in options.races if race not in known]:
        return _refused(rule, "conquest_unknown_race", "races", race=unknown[0], known=", ".join(known))
    if options.draw_two:
        return _refused("optional.draw-two-pick-one", "conquest_no_drawing", "draw_two")
    for race, n in Counter(options.races).items():
        if n > 1 and not _may_share(options, [seat for seat in range(seats) if options.races[seat] == race]):
            return _refused("team.one-race", "conquest_same_race", "races", race=race)
    return None


def _torn_apart(options: Options, seats: int) -> str:
    """The rule by which seats would share a Race that is named differently for each; nothing where all is well."""
    if options.same_race and len(set(options.races)) > 1:
        return "solo.same-race"
    for team in options.one_race:
        if len({options.races[seat] for seat in range(seats) if options.side(seat) == team}) > 1:
            return "team.one-race"
    return ""


def _may_share(options: Options, seats: list[int]) -> bool:
    """Whether all of these seats may play one Race: the groups of one player, or partners of a team that agreed on it."""
    sides = {options.side(seat) for seat in seats}
    return options.mode == "solo" or (options.mode == "team" and len(sides) == 1 and sides <= set(options.one_race))


def _refused(rule: str, detail: str, at: str, **about: object) -> Refused:
    return Refused("option_invalid", f"conquest.{rule}", detail=detail, pointer=f"/options/{at}", **about)
