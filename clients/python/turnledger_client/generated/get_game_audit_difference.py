from typing import Optional

from .base_model import BaseModel
from .fragments import AuditedDifference


class GetGameAuditDifference(BaseModel):
    game: Optional["GetGameAuditDifferenceGame"]


class GetGameAuditDifferenceGame(BaseModel):
    audit: "GetGameAuditDifferenceGameAudit"


class GetGameAuditDifferenceGameAudit(BaseModel):
    difference: Optional["AuditedDifference"]


GetGameAuditDifference.model_rebuild()
GetGameAuditDifferenceGame.model_rebuild()
GetGameAuditDifferenceGameAudit.model_rebuild()
