from .base_model import BaseModel
from .fragments import SignedUp


class RecoverAccount(BaseModel):
    recover_account: "SignedUp"


RecoverAccount.model_rebuild()
