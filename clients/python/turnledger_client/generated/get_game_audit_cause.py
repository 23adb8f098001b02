from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import AuditedCause


class GetGameAuditCause(BaseModel):
    game: Optional["GetGameAuditCauseGame"] = Field(default=None)


class GetGameAuditCauseGame(BaseModel):
    audit: "GetGameAuditCauseGameAudit"


class GetGameAuditCauseGameAudit(BaseModel):
    cause: Optional[list["AuditedCause"]] = Field(default=None)


GetGameAuditCause.model_rebuild()
GetGameAuditCauseGame.model_rebuild()
GetGameAuditCauseGameAudit.model_rebuild()
