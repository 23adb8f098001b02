from .base_model import BaseModel
from .fragments import Message


class Say(BaseModel):
    say: "Message"


Say.model_rebuild()
