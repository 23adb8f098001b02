from .base_model import BaseModel
from .fragments import GameConnection


class GetGames(BaseModel):
    games: "GameConnection"


GetGames.model_rebuild()
