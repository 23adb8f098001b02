from typing import Optional

from .base_model import BaseModel
from .fragments import AuditedCause


class GetGameAuditCause(BaseModel):
    game: Optional["GetGameAuditCauseGame"]


class GetGameAuditCauseGame(BaseModel):
    audit: "GetGameAuditCauseGameAudit"


class GetGameAuditCauseGameAudit(BaseModel):
    cause: Optional[list["AuditedCause"]]


GetGameAuditCause.model_rebuild()
GetGameAuditCauseGame.model_rebuild()
GetGameAuditCauseGameAudit.model_rebuild()
