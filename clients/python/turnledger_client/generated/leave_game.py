from .base_model import BaseModel
from .fragments import Game


class LeaveGame(BaseModel):
    leave_game: "Game"


LeaveGame.model_rebuild()
