from .base_model import BaseModel
from .fragments import ActionAccepted


class FightPlayer(BaseModel):
    fight_player: "ActionAccepted"


FightPlayer.model_rebuild()
