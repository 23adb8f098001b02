from .base_model import BaseModel
from .fragments import Game


class JoinGame(BaseModel):
    join_game: "Game"


JoinGame.model_rebuild()
