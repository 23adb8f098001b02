from .base_model import BaseModel
from .fragments import Game


class KeepSeat(BaseModel):
    keep_seat: "Game"


KeepSeat.model_rebuild()
