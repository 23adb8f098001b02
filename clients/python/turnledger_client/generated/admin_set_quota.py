from .base_model import BaseModel
from .fragments import Account


class AdminSetQuota(BaseModel):
    admin_set_quota: "Account"


AdminSetQuota.model_rebuild()
