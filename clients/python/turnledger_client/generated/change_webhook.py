from .base_model import BaseModel
from .fragments import Webhook


class ChangeWebhook(BaseModel):
    change_webhook: "Webhook"


ChangeWebhook.model_rebuild()
