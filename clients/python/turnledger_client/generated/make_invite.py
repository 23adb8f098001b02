from .base_model import BaseModel
from .fragments import MadeInvite


class MakeInvite(BaseModel):
    make_invite: "MadeInvite"


MakeInvite.model_rebuild()
