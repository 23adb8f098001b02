from .base_model import BaseModel
from .fragments import Game


class SetReady(BaseModel):
    set_ready: "Game"


SetReady.model_rebuild()
