from typing import Optional

from .base_model import BaseModel
from .fragments import Ruleset


class GetRuleset(BaseModel):
    ruleset: Optional["Ruleset"]


GetRuleset.model_rebuild()
