from .base_model import BaseModel
from .fragments import ActionAccepted


class ShareHand(BaseModel):
    share_hand: "ActionAccepted"


ShareHand.model_rebuild()
