from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Player


class GetMe(BaseModel):
    me: Optional["Player"] = Field(default=None)


GetMe.model_rebuild()
