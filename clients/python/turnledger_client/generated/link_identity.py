from .base_model import BaseModel
from .fragments import Player


class LinkIdentity(BaseModel):
    link_identity: "Player"


LinkIdentity.model_rebuild()
