from .base_model import BaseModel
from .fragments import Commit


class GameEvents(BaseModel):
    game_events: "Commit"


GameEvents.model_rebuild()
