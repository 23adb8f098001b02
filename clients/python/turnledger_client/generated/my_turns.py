from .base_model import BaseModel
from .fragments import Turns


class MyTurns(BaseModel):
    my_turns: "Turns"


MyTurns.model_rebuild()
