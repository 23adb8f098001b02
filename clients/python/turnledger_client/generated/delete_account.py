from .base_model import BaseModel
from .fragments import Player


class DeleteAccount(BaseModel):
    delete_account: "Player"


DeleteAccount.model_rebuild()
