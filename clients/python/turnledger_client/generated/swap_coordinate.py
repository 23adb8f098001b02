from .base_model import BaseModel
from .fragments import ActionAccepted


class SwapCoordinate(BaseModel):
    swap_coordinate: "ActionAccepted"


SwapCoordinate.model_rebuild()
