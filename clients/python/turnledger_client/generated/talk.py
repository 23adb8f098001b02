from .base_model import BaseModel
from .fragments import Message


class Talk(BaseModel):
    talk: "Message"


Talk.model_rebuild()
