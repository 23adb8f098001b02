from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import AuditedCommit


class GetGameAuditTimeline(BaseModel):
    game: Optional["GetGameAuditTimelineGame"] = Field(default=None)


class GetGameAuditTimelineGame(BaseModel):
    audit: "GetGameAuditTimelineGameAudit"


class GetGameAuditTimelineGameAudit(BaseModel):
    timeline: Optional[list["AuditedCommit"]] = Field(default=None)


GetGameAuditTimeline.model_rebuild()
GetGameAuditTimelineGame.model_rebuild()
GetGameAuditTimelineGameAudit.model_rebuild()
