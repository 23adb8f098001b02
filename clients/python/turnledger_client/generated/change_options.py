from .base_model import BaseModel
from .fragments import Game


class ChangeOptions(BaseModel):
    change_options: "Game"


ChangeOptions.model_rebuild()
