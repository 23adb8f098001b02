from .base_model import BaseModel
from .fragments import Game


class AcceptInvite(BaseModel):
    accept_invite: "Game"


AcceptInvite.model_rebuild()
