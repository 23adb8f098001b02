from .base_model import BaseModel
from .fragments import Campaign


class BeginCampaignGame(BaseModel):
    begin_campaign_game: "Campaign"


BeginCampaignGame.model_rebuild()
