from .base_model import BaseModel
from .fragments import ActionAccepted


class PlayCopy(BaseModel):
    play_copy: "ActionAccepted"


PlayCopy.model_rebuild()
