from .base_model import BaseModel
from .fragments import Campaign


class CreateCampaign(BaseModel):
    create_campaign: "Campaign"


CreateCampaign.model_rebuild()
