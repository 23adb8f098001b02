from typing import Optional

from .base_model import BaseModel
from .fragments import AuditedCommit


class GetGameAuditTimeline(BaseModel):
    game: Optional["GetGameAuditTimelineGame"]


class GetGameAuditTimelineGame(BaseModel):
    audit: "GetGameAuditTimelineGameAudit"


class GetGameAuditTimelineGameAudit(BaseModel):
    timeline: Optional[list["AuditedCommit"]]


GetGameAuditTimeline.model_rebuild()
GetGameAuditTimelineGame.model_rebuild()
GetGameAuditTimelineGameAudit.model_rebuild()
