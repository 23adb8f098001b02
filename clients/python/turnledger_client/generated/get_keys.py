from .base_model import BaseModel
from .fragments import SigningKey


class GetKeys(BaseModel):
    keys: list["SigningKey"]


GetKeys.model_rebuild()
