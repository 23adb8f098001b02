from .base_model import BaseModel
from .fragments import ActionAccepted


class Coordinate(BaseModel):
    coordinate: "ActionAccepted"


Coordinate.model_rebuild()
