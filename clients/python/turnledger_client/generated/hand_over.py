from .base_model import BaseModel
from .fragments import Game


class HandOver(BaseModel):
    hand_over: "Game"


HandOver.model_rebuild()
