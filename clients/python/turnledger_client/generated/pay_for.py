from .base_model import BaseModel
from .fragments import ActionAccepted


class PayFor(BaseModel):
    pay_for: "ActionAccepted"


PayFor.model_rebuild()
