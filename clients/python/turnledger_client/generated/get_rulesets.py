from .base_model import BaseModel
from .fragments import Ruleset


class GetRulesets(BaseModel):
    rulesets: list["Ruleset"]


GetRulesets.model_rebuild()
