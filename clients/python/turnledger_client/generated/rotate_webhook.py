from .base_model import BaseModel
from .fragments import MadeWebhook


class RotateWebhook(BaseModel):
    rotate_webhook: "MadeWebhook"


RotateWebhook.model_rebuild()
