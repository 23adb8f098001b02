from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Game


class GetGame(BaseModel):
    game: Optional["Game"] = Field(default=None)


GetGame.model_rebuild()
