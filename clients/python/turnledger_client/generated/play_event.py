from .base_model import BaseModel
from .fragments import ActionAccepted


class PlayEvent(BaseModel):
    play_event: "ActionAccepted"


PlayEvent.model_rebuild()
