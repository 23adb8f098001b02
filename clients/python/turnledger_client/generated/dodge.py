from .base_model import BaseModel
from .fragments import ActionAccepted


class Dodge(BaseModel):
    dodge: "ActionAccepted"


Dodge.model_rebuild()
