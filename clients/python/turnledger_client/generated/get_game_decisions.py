from typing import Optional

from .base_model import BaseModel
from .fragments import Decision


class GetGameDecisions(BaseModel):
    game: Optional["GetGameDecisionsGame"]


class GetGameDecisionsGame(BaseModel):
    decisions: list["Decision"]


GetGameDecisions.model_rebuild()
GetGameDecisionsGame.model_rebuild()
