from typing import Optional

from .base_model import BaseModel
from .fragments import Campaign


class GetCampaign(BaseModel):
    campaign: Optional["Campaign"]


GetCampaign.model_rebuild()
