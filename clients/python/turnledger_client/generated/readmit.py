from .base_model import BaseModel
from .fragments import Game


class Readmit(BaseModel):
    readmit: "Game"


Readmit.model_rebuild()
