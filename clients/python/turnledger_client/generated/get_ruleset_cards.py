from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Card


class GetRulesetCards(BaseModel):
    ruleset: Optional["GetRulesetCardsRuleset"] = Field(default=None)


class GetRulesetCardsRuleset(BaseModel):
    cards: list["Card"]


GetRulesetCards.model_rebuild()
GetRulesetCardsRuleset.model_rebuild()
