from .base_model import BaseModel
from .fragments import ActionAccepted


class ResolveSpace(BaseModel):
    resolve_space: "ActionAccepted"


ResolveSpace.model_rebuild()
