from .base_model import BaseModel
from .fragments import ActionAccepted


class Decide(BaseModel):
    decide: "ActionAccepted"


Decide.model_rebuild()
