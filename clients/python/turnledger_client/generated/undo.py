from .base_model import BaseModel
from .fragments import ActionAccepted


class Undo(BaseModel):
    undo: "ActionAccepted"


Undo.model_rebuild()
