from .base_model import BaseModel
from .fragments import MadeWebhook


class MakeWebhook(BaseModel):
    make_webhook: "MadeWebhook"


MakeWebhook.model_rebuild()
