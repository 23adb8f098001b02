from .base_model import BaseModel
from .fragments import ActionAccepted


class LandReinforcement(BaseModel):
    land_reinforcement: "ActionAccepted"


LandReinforcement.model_rebuild()
