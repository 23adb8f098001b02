from .base_model import BaseModel
from .fragments import ActionAccepted


class React(BaseModel):
    react: "ActionAccepted"


React.model_rebuild()
