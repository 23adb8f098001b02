from .base_model import BaseModel
from .fragments import ActionAccepted


class EndActions(BaseModel):
    end_actions: "ActionAccepted"


EndActions.model_rebuild()
