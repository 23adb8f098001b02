from .base_model import BaseModel
from .fragments import Invites


class Uninvite(BaseModel):
    uninvite: "Invites"


Uninvite.model_rebuild()
