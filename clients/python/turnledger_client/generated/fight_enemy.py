from .base_model import BaseModel
from .fragments import ActionAccepted


class FightEnemy(BaseModel):
    fight_enemy: "ActionAccepted"


FightEnemy.model_rebuild()
