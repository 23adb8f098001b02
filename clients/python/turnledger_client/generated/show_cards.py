from .base_model import BaseModel
from .fragments import ActionAccepted


class ShowCards(BaseModel):
    show_cards: "ActionAccepted"


ShowCards.model_rebuild()
