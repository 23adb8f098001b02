from .base_model import BaseModel
from .fragments import MadeToken


class GrantToken(BaseModel):
    grant_token: "MadeToken"


GrantToken.model_rebuild()
