from typing import Optional

from .base_model import BaseModel
from .fragments import Card


class GetRulesetCards(BaseModel):
    ruleset: Optional["GetRulesetCardsRuleset"]


class GetRulesetCardsRuleset(BaseModel):
    cards: list["Card"]


GetRulesetCards.model_rebuild()
GetRulesetCardsRuleset.model_rebuild()
