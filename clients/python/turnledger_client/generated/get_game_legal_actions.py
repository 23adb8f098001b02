from typing import Optional

from .base_model import BaseModel
from .fragments import LegalAction


class GetGameLegalActions(BaseModel):
    game: Optional["GetGameLegalActionsGame"]


class GetGameLegalActionsGame(BaseModel):
    legal_actions: list["LegalAction"]


GetGameLegalActions.model_rebuild()
GetGameLegalActionsGame.model_rebuild()
