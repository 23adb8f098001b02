from .base_model import BaseModel
from .fragments import InvitePreview


class PreviewInvite(BaseModel):
    preview_invite: "InvitePreview"


PreviewInvite.model_rebuild()
