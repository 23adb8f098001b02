from .base_model import BaseModel
from .fragments import Webhooks


class RemoveWebhook(BaseModel):
    remove_webhook: "Webhooks"


RemoveWebhook.model_rebuild()
