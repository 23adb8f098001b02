from .base_model import BaseModel
from .fragments import ActionAccepted


class Fight(BaseModel):
    fight: "ActionAccepted"


Fight.model_rebuild()
