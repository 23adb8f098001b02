from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Game


class GetMeWaiting(BaseModel):
    me: Optional["GetMeWaitingMe"] = Field(default=None)


class GetMeWaitingMe(BaseModel):
    waiting: list["Game"]


GetMeWaiting.model_rebuild()
GetMeWaitingMe.model_rebuild()
