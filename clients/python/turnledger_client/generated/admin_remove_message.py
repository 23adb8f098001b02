from .base_model import BaseModel
from .fragments import Message


class AdminRemoveMessage(BaseModel):
    admin_remove_message: "Message"


AdminRemoveMessage.model_rebuild()
