from .base_model import BaseModel
from .fragments import Game


class ComeBack(BaseModel):
    come_back: "Game"


ComeBack.model_rebuild()
