from .base_model import BaseModel
from .fragments import Game


class AdminEndGame(BaseModel):
    admin_end_game: "Game"


AdminEndGame.model_rebuild()
