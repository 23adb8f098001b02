from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Commit


class GetGameEvents(BaseModel):
    game: Optional["GetGameEventsGame"] = Field(default=None)


class GetGameEventsGame(BaseModel):
    events: list["Commit"]


GetGameEvents.model_rebuild()
GetGameEventsGame.model_rebuild()
