from .base_model import BaseModel
from .fragments import ActionAccepted


class Repair(BaseModel):
    repair: "ActionAccepted"


Repair.model_rebuild()
