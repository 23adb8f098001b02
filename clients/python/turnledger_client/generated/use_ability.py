from .base_model import BaseModel
from .fragments import ActionAccepted


class UseAbility(BaseModel):
    use_ability: "ActionAccepted"


UseAbility.model_rebuild()
