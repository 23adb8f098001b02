from .base_model import BaseModel
from .fragments import ActionAccepted


class EndActionPhase(BaseModel):
    end_action_phase: "ActionAccepted"


EndActionPhase.model_rebuild()
