from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import AuditRead


class GetGameAuditReads(BaseModel):
    game: Optional["GetGameAuditReadsGame"] = Field(default=None)


class GetGameAuditReadsGame(BaseModel):
    audit: "GetGameAuditReadsGameAudit"


class GetGameAuditReadsGameAudit(BaseModel):
    reads: Optional[list["AuditRead"]] = Field(default=None)


GetGameAuditReads.model_rebuild()
GetGameAuditReadsGame.model_rebuild()
GetGameAuditReadsGameAudit.model_rebuild()
