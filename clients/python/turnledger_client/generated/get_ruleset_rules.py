from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Rule


class GetRulesetRules(BaseModel):
    ruleset: Optional["GetRulesetRulesRuleset"] = Field(default=None)


class GetRulesetRulesRuleset(BaseModel):
    rules: list["Rule"]


GetRulesetRules.model_rebuild()
GetRulesetRulesRuleset.model_rebuild()
