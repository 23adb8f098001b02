from .base_model import BaseModel
from .fragments import Game


class StandIn(BaseModel):
    stand_in: "Game"


StandIn.model_rebuild()
