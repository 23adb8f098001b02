from typing import Optional

from .base_model import BaseModel
from .fragments import Rule


class GetRulesetRules(BaseModel):
    ruleset: Optional["GetRulesetRulesRuleset"]


class GetRulesetRulesRuleset(BaseModel):
    rules: list["Rule"]


GetRulesetRules.model_rebuild()
GetRulesetRulesRuleset.model_rebuild()
