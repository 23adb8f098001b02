from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Card


class GetCard(BaseModel):
    card: Optional["Card"] = Field(default=None)


GetCard.model_rebuild()
