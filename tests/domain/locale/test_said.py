"""French: words agree with the phrase that they are said of, and are joined to it."""

from __future__ import annotations

import pytest

from domain.locale import Said, sentence
from domain.locale.french import NBSP, typeset

CARD, CARDS = Said("carte", "f"), Said("cartes", "fp")
ALLY, ALLIES = Said("Allié", "m"), Said("Alliés", "mp")


@pytest.mark.parametrize(
    ("blank", "said"),
    [
        ("{0:un}", ["une carte", "des cartes", "un Allié", "des Alliés"]),
        ("{0:le}", ["la carte", "les cartes", "l'Allié", "les Alliés"]),
        ("{0:ce}", ["cette carte", "ces cartes", "cet Allié", "ces Alliés"]),
        ("{0:du}", ["de la carte", "des cartes", "de l'Allié", "des Alliés"]),
        ("{0:au}", ["à la carte", "aux cartes", "à l'Allié", "aux Alliés"]),
        ("{0:de}", ["de carte", "de cartes", "d'Allié", "d'Alliés"]),
        ("{0:que}", ["que carte", "que cartes", "qu'Allié", "qu'Alliés"]),
        ("{0:tout|toute/tous|toutes}", ["toute", "toutes", "tout", "tous"]),
        ("{0:est/sont}", ["est", "sont", "est", "sont"]),
        ("{0:un|une/des}", ["une", "des", "un", "des"]),
        ("{0:joué|jouée}", ["jouée", "jouée", "joué", "joué"]),
        ("{0}", ["carte", "cartes", "Allié", "Alliés"]),
    ],
)
def test_a_blank_asks_for_what_agrees(blank: str, said: list[str]) -> None:
    assert [blank.format(phrase) for phrase in (CARD, CARDS, ALLY, ALLIES)] == said


@pytest.mark.parametrize(
    ("blank", "phrase", "said"),
    [
        ("{0:de}", "le Deck", "du Deck"),
        ("{0:de}", "les joueurs", "des joueurs"),
        ("{0:de}", "la Ruche", "de la Ruche"),
        ("{0:de}", "l'Airlock", "de l'Airlock"),
        ("{0:de}", "une carte", "d'une carte"),
        ("{0:de}", "des cartes", "de cartes"),
        ("{0:de}", "des Alliés", "d'Alliés"),
        ("{0:à}", "le Deck", "au Deck"),
        ("{0:à}", "les joueurs", "aux joueurs"),
        ("{0:à}", "l'Airlock", "à l'Airlock"),
        ("{0:que}", "un Allié", "qu'un Allié"),
        ("{0:le}", "Héros", "le Héros"),
        ("{0:le}", "Humain", "l'Humain"),
        ("{0:le}", "Évènement", "l'Évènement"),
        ("{0:le}", "onzième", "le onzième"),
        ("{0:le}", "X-Men", "le X-Men"),
        ("{0:de}", "« Alien »", "d'« Alien »"),
    ],
)
def test_small_words_join_what_follows(blank: str, phrase: str, said: str) -> None:
    assert blank.format(Said(phrase)) == said


@pytest.mark.parametrize(
    ("text", "said", "agrees"),
    [
        ("[f] carte", "carte", "f"),
        ("[mp] joueurs", "joueurs", "mp"),
        ("[x] y", "[x] y", ""),
        ("carte", "carte", ""),
    ],
)
def test_a_mark_says_what_a_noun_is(text: str, said: str, agrees: str) -> None:
    marked = Said.marked(text)
    assert (str(marked), marked.agrees) == (said, agrees)


def test_a_phrase_agrees_with_the_noun_in_it() -> None:
    each = Said("chaque {phrase}").filled({"phrase": CARD})
    assert (each, each.agrees) == ("chaque carte", "f")
    assert Said("{phrase} est {phrase:détruit|détruite}").filled({"phrase": each}) == "chaque carte est détruite"


def test_it_is_the_first_that_has_a_mark() -> None:
    other = Said("autre ")
    assert Said("{other}{noun}").filled({"other": other, "noun": CARD}).agrees == "f"


def test_it_does_not_agree_with_what_only_belongs_to_the_noun() -> None:
    assert Said("{name} {card:de}").filled({"name": "Thor", "card": CARD}).agrees == ""


def test_its_own_mark_goes_before() -> None:
    assert Said("le coût {card:du}", "m").filled({"card": CARD}).agrees == "m"


def test_a_phrase_that_goes_on_agrees_with_its_beginning() -> None:
    assert (CARD + " de votre main").agrees == "f"
    assert getattr(sentence(CARD), "agrees", "") == "f"
    assert sentence(CARD) == "Carte"


def test_punctuation_stays_on_its_line() -> None:
    assert typeset("Combat : piochez ; « oui » ! Non ?") == (
        f"Combat{NBSP}: piochez{NBSP}; «{NBSP}oui{NBSP}»{NBSP}! Non{NBSP}?"
    )
