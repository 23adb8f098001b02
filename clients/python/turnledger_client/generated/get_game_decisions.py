from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Decision


class GetGameDecisions(BaseModel):
    game: Optional["GetGameDecisionsGame"] = Field(default=None)


class GetGameDecisionsGame(BaseModel):
    decisions: list["Decision"]


GetGameDecisions.model_rebuild()
GetGameDecisionsGame.model_rebuild()
