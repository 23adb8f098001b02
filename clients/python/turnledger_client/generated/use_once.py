from .base_model import BaseModel
from .fragments import ActionAccepted


class UseOnce(BaseModel):
    use_once: "ActionAccepted"


UseOnce.model_rebuild()
