from .base_model import BaseModel
from .fragments import Tokens


class RevokeToken(BaseModel):
    revoke_token: "Tokens"


RevokeToken.model_rebuild()
