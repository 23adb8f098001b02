from .base_model import BaseModel
from .fragments import ActionAccepted


class PlayCard(BaseModel):
    play_card: "ActionAccepted"


PlayCard.model_rebuild()
