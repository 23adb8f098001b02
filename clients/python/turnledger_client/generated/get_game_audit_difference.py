from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import AuditedDifference


class GetGameAuditDifference(BaseModel):
    game: Optional["GetGameAuditDifferenceGame"] = Field(default=None)


class GetGameAuditDifferenceGame(BaseModel):
    audit: "GetGameAuditDifferenceGameAudit"


class GetGameAuditDifferenceGameAudit(BaseModel):
    difference: Optional["AuditedDifference"] = Field(default=None)


GetGameAuditDifference.model_rebuild()
GetGameAuditDifferenceGame.model_rebuild()
GetGameAuditDifferenceGameAudit.model_rebuild()
