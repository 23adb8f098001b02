from .base_model import BaseModel
from .fragments import ActionAccepted


class MoveAlien(BaseModel):
    move_alien: "ActionAccepted"


MoveAlien.model_rebuild()
