from .base_model import BaseModel
from .fragments import ActionAccepted


class Betray(BaseModel):
    betray: "ActionAccepted"


Betray.model_rebuild()
