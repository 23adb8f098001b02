from .base_model import BaseModel
from .fragments import Account


class AdminSuspend(BaseModel):
    admin_suspend: "Account"


AdminSuspend.model_rebuild()
