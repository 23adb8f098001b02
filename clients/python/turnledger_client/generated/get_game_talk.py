from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Message


class GetGameTalk(BaseModel):
    game: Optional["GetGameTalkGame"] = Field(default=None)


class GetGameTalkGame(BaseModel):
    talk: Optional[list["Message"]] = Field(default=None)


GetGameTalk.model_rebuild()
GetGameTalkGame.model_rebuild()
