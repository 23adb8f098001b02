from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import LegalActions


class GetGameAuditLegal(BaseModel):
    game: Optional["GetGameAuditLegalGame"] = Field(default=None)


class GetGameAuditLegalGame(BaseModel):
    audit: "GetGameAuditLegalGameAudit"


class GetGameAuditLegalGameAudit(BaseModel):
    legal: Optional["LegalActions"] = Field(default=None)


GetGameAuditLegal.model_rebuild()
GetGameAuditLegalGame.model_rebuild()
GetGameAuditLegalGameAudit.model_rebuild()
