from .base_model import BaseModel
from .fragments import ActionAccepted


class SetAutoPass(BaseModel):
    set_auto_pass: "ActionAccepted"


SetAutoPass.model_rebuild()
