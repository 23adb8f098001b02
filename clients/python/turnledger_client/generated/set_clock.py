from .base_model import BaseModel
from .fragments import Game


class SetClock(BaseModel):
    set_clock: "Game"


SetClock.model_rebuild()
