from .base_model import BaseModel
from .fragments import Account


class AdminLiftSuspension(BaseModel):
    admin_lift_suspension: "Account"


AdminLiftSuspension.model_rebuild()
