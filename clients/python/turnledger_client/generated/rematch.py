from .base_model import BaseModel
from .fragments import Game


class Rematch(BaseModel):
    rematch: "Game"


Rematch.model_rebuild()
