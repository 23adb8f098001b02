from .base_model import BaseModel
from .fragments import Game


class ForkGame(BaseModel):
    fork_game: "Game"


ForkGame.model_rebuild()
