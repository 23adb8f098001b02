from .base_model import BaseModel
from .fragments import ActionAccepted


class Scan(BaseModel):
    scan: "ActionAccepted"


Scan.model_rebuild()
