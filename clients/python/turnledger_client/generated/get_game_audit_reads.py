from typing import Optional

from .base_model import BaseModel
from .fragments import AuditRead


class GetGameAuditReads(BaseModel):
    game: Optional["GetGameAuditReadsGame"]


class GetGameAuditReadsGame(BaseModel):
    audit: "GetGameAuditReadsGameAudit"


class GetGameAuditReadsGameAudit(BaseModel):
    reads: Optional[list["AuditRead"]]


GetGameAuditReads.model_rebuild()
GetGameAuditReadsGame.model_rebuild()
GetGameAuditReadsGameAudit.model_rebuild()
