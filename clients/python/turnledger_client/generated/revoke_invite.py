from .base_model import BaseModel
from .fragments import Invites


class RevokeInvite(BaseModel):
    revoke_invite: "Invites"


RevokeInvite.model_rebuild()
