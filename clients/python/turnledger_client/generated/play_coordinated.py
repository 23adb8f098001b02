from .base_model import BaseModel
from .fragments import ActionAccepted


class PlayCoordinated(BaseModel):
    play_coordinated: "ActionAccepted"


PlayCoordinated.model_rebuild()
