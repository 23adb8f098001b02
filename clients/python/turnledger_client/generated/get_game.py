from typing import Optional

from .base_model import BaseModel
from .fragments import Game


class GetGame(BaseModel):
    game: Optional["Game"]


GetGame.model_rebuild()
