from typing import Optional

from .base_model import BaseModel
from .fragments import Account


class GetAdminPlayer(BaseModel):
    admin_player: Optional["Account"]


GetAdminPlayer.model_rebuild()
