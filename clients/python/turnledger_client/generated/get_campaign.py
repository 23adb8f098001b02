from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import Campaign


class GetCampaign(BaseModel):
    campaign: Optional["Campaign"] = Field(default=None)


GetCampaign.model_rebuild()
