from typing import Optional

from .base_model import BaseModel
from .fragments import Card


class GetCard(BaseModel):
    card: Optional["Card"]


GetCard.model_rebuild()
