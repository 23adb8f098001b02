from .base_model import BaseModel
from .fragments import ActionAccepted


class Sacrifice(BaseModel):
    sacrifice: "ActionAccepted"


Sacrifice.model_rebuild()
