from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Account


class GetAdminPlayer(BaseModel):
    admin_player: Optional["Account"] = Field(default=None)


GetAdminPlayer.model_rebuild()
