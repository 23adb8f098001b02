from .base_model import BaseModel
from .fragments import Message


class RemoveMessage(BaseModel):
    remove_message: "Message"


RemoveMessage.model_rebuild()
