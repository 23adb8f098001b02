from .base_model import BaseModel
from .fragments import Game


class StartGame(BaseModel):
    start_game: "Game"


StartGame.model_rebuild()
