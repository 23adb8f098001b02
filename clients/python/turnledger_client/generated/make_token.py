from .base_model import BaseModel
from .fragments import MadeToken


class MakeToken(BaseModel):
    make_token: "MadeToken"


MakeToken.model_rebuild()
