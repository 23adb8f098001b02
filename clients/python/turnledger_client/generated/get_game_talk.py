from typing import Optional

from .base_model import BaseModel
from .fragments import Message


class GetGameTalk(BaseModel):
    game: Optional["GetGameTalkGame"]


class GetGameTalkGame(BaseModel):
    talk: Optional[list["Message"]]


GetGameTalk.model_rebuild()
GetGameTalkGame.model_rebuild()
