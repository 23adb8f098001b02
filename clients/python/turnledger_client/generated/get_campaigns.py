from .base_model import BaseModel
from .fragments import CampaignConnection


class GetCampaigns(BaseModel):
    campaigns: "CampaignConnection"


GetCampaigns.model_rebuild()
