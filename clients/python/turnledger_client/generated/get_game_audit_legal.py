from typing import Optional

from .base_model import BaseModel
from .fragments import LegalActions


class GetGameAuditLegal(BaseModel):
    game: Optional["GetGameAuditLegalGame"]


class GetGameAuditLegalGame(BaseModel):
    audit: "GetGameAuditLegalGameAudit"


class GetGameAuditLegalGameAudit(BaseModel):
    legal: Optional["LegalActions"]


GetGameAuditLegal.model_rebuild()
GetGameAuditLegalGame.model_rebuild()
GetGameAuditLegalGameAudit.model_rebuild()
