from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import LegalAction


class GetGameLegalActions(BaseModel):
    game: Optional["GetGameLegalActionsGame"] = Field(default=None)


class GetGameLegalActionsGame(BaseModel):
    legal_actions: list["LegalAction"]


GetGameLegalActions.model_rebuild()
GetGameLegalActionsGame.model_rebuild()
