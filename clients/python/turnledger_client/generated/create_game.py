from .base_model import BaseModel
from .fragments import Game


class CreateGame(BaseModel):
    create_game: "Game"


CreateGame.model_rebuild()
