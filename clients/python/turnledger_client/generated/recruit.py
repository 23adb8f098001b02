from .base_model import BaseModel
from .fragments import ActionAccepted


class Recruit(BaseModel):
    recruit: "ActionAccepted"


Recruit.model_rebuild()
