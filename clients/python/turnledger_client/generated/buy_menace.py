from .base_model import BaseModel
from .fragments import ActionAccepted


class BuyMenace(BaseModel):
    buy_menace: "ActionAccepted"


BuyMenace.model_rebuild()
