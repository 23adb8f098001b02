from .base_model import BaseModel
from .fragments import RecoveryCode


class PrepareRecovery(BaseModel):
    prepare_recovery: "RecoveryCode"


PrepareRecovery.model_rebuild()
