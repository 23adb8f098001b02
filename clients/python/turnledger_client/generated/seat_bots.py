from .base_model import BaseModel
from .fragments import Game


class SeatBots(BaseModel):
    seat_bots: "Game"


SeatBots.model_rebuild()
