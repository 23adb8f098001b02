"""A sentence for every event in every language: that there is one, and that it is a good one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import pytest

from domain.deckbuilding import events as d
from domain.games.alien import events as a
from domain.games.alien.names import ROOMS
from domain.games.conquest import events as c
from domain.games.conquest.names import COLOURS
from domain.games.firefly import events as f
from domain.kernel import events as k
from domain.kernel.audience import EVERYONE, Viewer
from domain.kernel.event import Event
from domain.kernel.telling import Telling
from domain.kernel.visibility import events as visible
from domain.locale import DEFAULT, LOCALES, catalogue, has
from domain.locale.french import NBSP
from domain.registry import games
from tests.domain.play import start

ALL = sorted({(event, name) for name, game in games().items() for event in get_args(game.events)}, key=str)
ZONES = [(name, zone.name) for name, game in games().items() for zone in game.zones]


def table(name: str, seats: int = 2) -> Any:
    """The state of a game that has begun."""
    game = games()[name]
    preset = next(iter(game.presets))
    return start(game, max(seats, game.seats[0]), preset).last


def told(name: str, event: Event, viewer: Viewer = None, state: Any = None, *, seats: int = 2) -> tuple[str, ...]:
    """What is said of an event in each language."""
    game, at = games()[name], state or table(name, seats)
    (fields,) = visible([event], viewer)
    return tuple(Telling(game, at, viewer, locale).of(fields).replace(NBSP, " ") for locale in LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("event", "game"), ALL)
def test_every_event_of_every_game_has_a_sentence(event: type[Event], game: str, locale: str) -> None:
    keys = [key for key in catalogue(locale) if f"{key}.".startswith(f"event.{event.__name__}.")]
    assert keys
    assert all(catalogue(locale)[key] for key in keys)
    if locale != DEFAULT:
        assert any(catalogue(locale)[key] != catalogue(DEFAULT)[key] for key in keys)


def test_there_is_no_sentence_for_what_never_happens() -> None:
    events = {event.__name__ for event, _ in ALL}
    kinds = {key.split(".")[1] for key in catalogue(DEFAULT) if key.startswith("event.")}
    assert {kind for kind in kinds if kind[0].isupper()} == events


@pytest.mark.parametrize(("game", "zone"), ZONES)
def test_every_place_has_a_name(game: str, zone: str) -> None:
    key = games()[game].own("zone", zone)
    assert has(DEFAULT, key) or (zone == "city" and has(DEFAULT, "zone.city.bridge"))


@pytest.mark.parametrize(("game", "reason"), [(name, end) for name, game in games().items() for end in game.endings])
def test_every_ending_is_told(game: str, reason: str) -> None:
    end = k.Ended(outcome="loss", reason=reason, winners=(), scores=(), seed="")
    english, french = told(game, end)
    assert english.startswith("The game is over")
    assert english.endswith("The players lost.")
    assert french.startswith("La partie est finie")
    assert french.endswith("Les joueurs ont perdu.")


def forms(event: type[Event]) -> Iterable[str]:
    """The forms in which the catalogue has an event."""
    start = f"event.{event.__name__}."
    return {key.removeprefix(start).split(".")[0] for key in catalogue(DEFAULT) if key.startswith(start)}


def test_what_is_chosen_from_a_list_is_told_whichever_it_is() -> None:
    assert forms(k.AbilityOn) == {"turn", "next-turn", "game"}
    assert {"hive", "episode", "action", "strike", "cleanup", "alien", "intermission"} == forms(a.TurnPhaseBegan)
    assert {"strikes", "chestburster", "hive"} == forms(a.PlayerDied)
    for colour in COLOURS:
        assert told("conquest", c.ColourTaken(seat=0, colour=colour))
    for room in ROOMS:
        assert told("alien", a.RoomBlocked(room=room))
    for cls in ("strength", "instinct", "covert", "tech", "ranged"):
        assert told("villains", d.ClassNamed(play=-1, id=0, cls=cls))
    for cls in ("strength", "intel", "leadership", "survival", "tech"):
        assert told("alien", d.ClassNamed(play=-1, id=0, cls=cls))


def test_what_happens_to_the_crew_is_told() -> None:
    state = table("firefly")
    zoe = state.zone("mains")[0]
    name = games()["firefly"].content(state)[state.what[zoe]].name
    assert told("firefly", f.PlayerDefeated(seat=1), state=state)[1] == "Le joueur du siège 1 est vaincu."
    assert told("firefly", f.MemberDefeated(avatar=zoe), state=state)[0] == f"{name} is defeated."
    assert told("firefly", f.MemberReturned(avatar=zoe), state=state)[1] == f"{name} revient en jeu."
    assert told("firefly", f.InevitableTimed(timed=(0, 1)), state=state)[0].startswith("Seats 0 and 1 have had")
    assert told("firefly", f.InevitableTimed(timed=()), state=state)[0].endswith("begins anew.")
    assert told("firefly", f.TaskSettled(task="Strip the Wreck", completed=False), state=state) == (
        "Failed: Strip the Wreck.",
        "Échoué : Strip the Wreck.",
    )
    assert told("firefly", f.EpisodeEnded(), state=state)[0].endswith(
        "not all was completed that its Objective asked for."
    )
    assert told("firefly", f.CreditsChanged(n=1), state=state) == ("The team has 1 Credit.", "L'équipe a 1 Crédit.")


def test_the_spaces_of_the_verse_are_told_by_where_they_are() -> None:
    state = table("firefly")
    (card,) = state.zone("episode-deck")[:1]
    assert told("firefly", k.Moved(ids=(card,), src="episode-deck", dst="verse.far-right"), state=state) == (
        "A card went from the Episode Deck to the rightmost space of the 'Verse.",
        "Une carte passe du Deck Épisode à l'emplacement le plus à droite du 'Verse.",
    )
    zoe = state.zone("mains")[0]
    strike = k.Moved(ids=(card,), src="resolving", dst=f"wounds.{zoe}")
    assert told("firefly", strike, state=state)[1].endswith("aux Blessures de Zoe.")


# -- how they read


def deck(state: Any) -> tuple[int, ...]:
    ids: tuple[int, ...] = state.zone("deck.0")
    return ids


def test_cards_that_one_does_not_know_are_counted() -> None:
    state = table("alien")
    one, two, *_ = deck(state)
    move = k.Moved(ids=(one,), src="deck.0", dst="hand.0")
    assert told("alien", move, state=state) == (
        "A card went from the deck of seat 0 to the hand of seat 0.",
        "Une carte passe du Deck du siège 0 à la main du siège 0.",
    )
    moves = k.Moved(ids=(one, two), src="deck.0", dst="hive", bottom=True)
    assert told("alien", moves, state=state) == (
        "2 cards went from the deck of seat 0 to the bottom of the Hive.",
        "2 cartes passent du Deck du siège 0 au bas de la Ruche.",
    )


def test_cards_that_one_knows_are_named() -> None:
    state = table("alien")
    first, second, third, *_ = deck(state)
    for i, key in ((first, "grunt"), (second, "grunt"), (third, "specialist")):
        state.what[i], state.known[i] = key, 0b10
    move = k.Moved(ids=(first, second, third), src="complex.operations", dst="complex.airlock")
    assert told("alien", move, viewer=1, state=state) == (
        "Grunt \N{MULTIPLICATION SIGN}2 and Specialist went from Operations to the Airlock.",
        "Grunt \N{MULTIPLICATION SIGN}2 et Specialist passent des Opérations au Sas.",
    )
    assert told("alien", move, viewer=0, state=state)[0].startswith("3 cards went")
    state.known[first] = 0
    assert told("alien", move, viewer=1, state=state)[1].startswith("Grunt, Specialist et une carte passent")


def test_who_saw_them_is_told() -> None:
    state = table("villains", seats=3)
    one, two, *_ = deck(state)
    state.what[one] = state.what[two] = next(iter(games()["villains"].content(state)))
    keys = (state.what[one],) * 2
    assert told("villains", k.Seen(ids=(one, two), to=0b101, cards=keys), state=state) == (
        "Seats 0 and 2 saw 2 cards.",
        "Les sièges 0 et 2 voient 2 cartes.",
    )
    assert told("villains", k.Seen(ids=(one,), to=0b10, cards=keys[:1]), state=state) == (
        "Seat 1 saw a card.",
        "Le siège 1 voit une carte.",
    )
    state.known[one] = EVERYONE
    name = games()["villains"].content(state)[keys[0]].name
    assert told("villains", k.Seen(ids=(one,), to=EVERYONE, cards=keys[:1]), state=state) == (
        f"Everybody saw {name}.",
        f"Tous voient {name}.",
    )


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (d.Pooled(attack=1, recruit=2), "Seat 0 gained 1 Attack and 2 Recruit Points.", "Le siège 0 gagne 1 Point d'Attaque et 2 Points de Recrutement."),
        (d.Pooled(attack=-3), "Seat 0 spent 3 Attack.", "Le siège 0 dépense 3 Points d'Attaque."),
        (d.Pooled(attack=2, recruit=-1), "Seat 0 gained 2 Attack. Seat 0 spent 1 Recruit Point.", "Le siège 0 gagne 2 Points d'Attaque. Le siège 0 dépense 1 Point de Recrutement."),
        (d.Pooled(attack=1, only="combat-zone"), "Seat 0 gained 1 Attack, only for the Combat Zone.", "Le siège 0 gagne 1 Point d'Attaque, seulement pour la Zone de Combat."),
        (d.Pooled(attack=-1, only="players"), "Seat 0 spent 1 Attack, out of what is only for the fight against other players.", "Le siège 0 dépense 1 Point d'Attaque, sur ce qui ne sert que pour le combat contre d'autres joueurs."),
        (d.Pooled(), "Seat 0 gained no points.", "Le siège 0 ne gagne aucun point."),
        (d.Played(id=0, key="grunt", cls=""), "Seat 0 played a copy of Grunt.", "Le siège 0 joue une copie de Grunt."),
        (d.PlayedAs(play=0, id=0, key="grunt", cls=""), "A card played this turn became a copy of Grunt.", "Une carte jouée ce tour devient une copie de Grunt."),
        (d.ClassNamed(play=0, id=0, cls="survival"), "This turn the class of a card is Survival.", "Ce tour, la classe d'une carte est Survie."),
        (d.Counted(tally="drawn", seat=1, ids=(0, 0)), "Seat 1 drew 2 cards.", "Le siège 1 pioche 2 cartes."),
        (d.Marked(id=0, marker="growth", n=1), "A card now has 1 growth counter.", "Une carte porte maintenant 1 marqueur de croissance."),
        (d.Marked(id=0, marker="growth", n=2), "A card now has 2 growth counters.", "Une carte porte maintenant 2 marqueurs de croissance."),
        (a.HandDrawn(seat=1, ids=()), "The new hand of seat 1: no card.", "Nouvelle main du siège 1 : aucune carte."),
        (a.HiveRebuilt(n=1), "A Dead Enemy became the new Hive.", "Un Ennemi Mort forme la nouvelle Ruche."),
        (a.HiveRebuilt(n=12), "12 Dead Enemies became the new Hive.", "12 Ennemis Morts forment la nouvelle Ruche."),
        (a.AlienPlayerDied(seat=1), "The Alien Player in seat 1 is out of the game.", "Le Joueur Alien du siège 1 est hors jeu."),
        (a.CloneMade(play=0, id=0, key="grunt", cls="", keyword=""), "A card played this turn became Grunt.", "Une carte jouée ce tour devient Grunt."),
        (k.StoodUp(seat=1), "The player left seat 1.", "Le joueur quitte le siège 1."),
        (k.CalledOff(player="p_9", reason="Nobody came."), "An operator of the service ended the game: Nobody came.", "Un opérateur du service a terminé la partie : Nobody came."),
        (k.BotSat(seat=1, bot="greedy"), "A bot plays seat 1 from now on.", "Un bot joue désormais pour le siège 1."),
        (k.Rolled(seat=0, sides=6, faces=(3,), rng=(0, 1)), "Seat 0 rolled a D6: 3.", "Le siège 0 lance un D6 : 3."),
        (k.Rolled(seat=-1, sides=6, faces=(3, 5), rng=(0, 1)), "2 D6 were rolled: 3, 5.", "2 D6 sont lancés : 3, 5."),
        (k.Shuffled(zone="hive", first=900, was=(), rng=(0, 9)), "Shuffled: the Hive.", "Mélange : la Ruche."),
        (k.Shuffled(zone="hand.1", first=900, was=(), rng=(0, 0)), "Put into a secret order: the hand of seat 1.", "Mise dans un ordre secret : la main du siège 1."),
        (k.Ended(outcome="win", reason="objectives", winners=(0, 1), scores=(3, 4), seed=""), "The game is over: the last Objective is completed. Seats 0 and 1 won. Scores: 3, 4.", "La partie est finie : le dernier Objectif est achevé. Les sièges 0 et 1 ont gagné. Scores : 3, 4."),
    ],
)  # fmt: skip
def test_numbers_and_words_agree(event: Event, english: str, french: str) -> None:
    state = table("alien")
    state.current = 0
    assert told("alien", event, state=state) == (english, french)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (c.MenaceChanged(seat=0, tokens=1), "Seat 0 has 1 Menace Token.", "Le siège 0 a 1 Jeton de Menace."),
        (c.MenaceChanged(seat=0, tokens=0), "Seat 0 has 0 Menace Tokens.", "Le siège 0 a 0 Jeton de Menace."),
        (c.Doomed(ids=()), "Nothing is about to be destroyed any more.", "Plus rien n'est sur le point d'être détruit."),
        (c.Doomed(ids=(0,)), "About to be destroyed: a card.", "Une carte va être détruite."),
        (c.Doomed(ids=(0, 0)), "About to be destroyed: 2 cards.", "2 cartes vont être détruites."),
        (c.FightRoundWon(winner=1), "A card won the Fight Round for seat 1.", "Une carte fait gagner la Manche de Combat au siège 1."),
        (c.FightRoundWon(winner=-1), "A card won the Fight Round for the Resistance.", "Une carte fait gagner la Manche de Combat à la Résistance."),
        (c.FightDecided(winner=-2), "Nobody won the Fight.", "Personne ne gagne le Combat."),
        (c.TotalChanged(side=-1, by=-3, until="fight"), "The Strength Total of the Resistance changed by -3 for this Fight.", "Le Total de Force de la Résistance change de -3 pour ce Combat."),
        (c.HandShared(seat=0, on=False), "Seat 0 hides the hand from partners.", "Le siège 0 cache sa main à ses partenaires."),
        (c.HandShared(seat=0, on=True), "Seat 0 lets partners see the hand.", "Le siège 0 montre sa main à ses partenaires."),
        (c.CountersSetAside(seat=0, counters=(2, 5)), "Command Counters that seat 0 can't choose for now: 2 and 5.", "Pions de Commandement que le siège 0 ne peut pas choisir pour l'instant : 2 et 5."),
        (k.Moved(ids=(0,), src="remains.humans", dst="resistance-event-discard"), "A card went from the Events of the Humans that Remain in Play to the Resistance Event discard pile.", "Une carte passe des Évènements des Humains qui Restent en Jeu à la défausse Évènement de Résistance."),
        (k.Moved(ids=(0,), src="counters.P1", dst="counters.P1.C"), "A card went from Section P1 to Space P1.C.", "Une carte passe du Secteur P1 à la Case P1.C."),
        (k.AutoPassSet(seat=1, on=True), "Seat 1 passes by itself from now on: always.", "Le siège 1 passe désormais automatiquement : toujours."),
    ],
)  # fmt: skip
def test_what_happens_on_the_board_is_told(event: Event, english: str, french: str) -> None:
    assert told("conquest", event) == (english, french)


def test_a_set_has_its_own_words() -> None:
    state = table("villains")
    ko = k.Ended(outcome="draw", reason="ally-deck-out", winners=(), scores=(), seed="")
    assert told("villains", ko, state=state) == (
        "The game is over: the Ally Deck ran out. Nobody won.",
        "La partie est finie : le Deck des Alliés est vide. Personne n'a gagné.",
    )
    state.options = {**state.options, "sets": ["core"], "cards": "all"}
    assert told("villains", ko, state=state) == (
        "The game is over: the Hero Deck ran out. Nobody won.",
        "La partie est finie : le Deck des Héros est vide. Personne n'a gagné.",
    )


def test_a_question_is_told_as_all_may_read_it() -> None:
    state = table("villains")
    ask = k.Asked(rule="villains.turn", card=0, decision=99, seat=1, ask="discard", options=(1, 2), least=1, most=1)
    state.open[99] = ask
    assert told("villains", ask, state=state) == (
        "Seat 1 was asked: “Choose what to discard.”",
        "Question au siège 1 : « Choisissez ce que vous défaussez. »",
    )
