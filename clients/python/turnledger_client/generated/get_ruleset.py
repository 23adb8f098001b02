from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Ruleset


class GetRuleset(BaseModel):
    ruleset: Optional["Ruleset"] = Field(default=None)


GetRuleset.model_rebuild()
