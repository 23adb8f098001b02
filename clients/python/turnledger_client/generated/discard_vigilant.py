from .base_model import BaseModel
from .fragments import ActionAccepted


class DiscardVigilant(BaseModel):
    discard_vigilant: "ActionAccepted"


DiscardVigilant.model_rebuild()
