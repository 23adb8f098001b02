from .base_model import BaseModel
from .fragments import ActionAccepted


class Heal(BaseModel):
    heal: "ActionAccepted"


Heal.model_rebuild()
