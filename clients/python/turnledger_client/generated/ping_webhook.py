from .base_model import BaseModel
from .fragments import Attempt


class PingWebhook(BaseModel):
    ping_webhook: "Attempt"


PingWebhook.model_rebuild()
