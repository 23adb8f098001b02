from typing import Optional

from .base_model import BaseModel
from .fragments import Player


class GetMe(BaseModel):
    me: Optional["Player"]


GetMe.model_rebuild()
