from typing import Annotated, Optional, Union

from pydantic import Field

from .base_model import BaseModel
from .fragments import AlienGameView, ConquestView, FireflyGameView, VillainsView


class GetGameAuditTable(BaseModel):
    game: Optional["GetGameAuditTableGame"] = Field(default=None)


class GetGameAuditTableGame(BaseModel):
    audit: "GetGameAuditTableGameAudit"


class GetGameAuditTableGameAudit(BaseModel):
    table: Optional[
        Annotated[
            Union["VillainsView", "ConquestView", "AlienGameView", "FireflyGameView"],
            Field(discriminator="typename__"),
        ]
    ] = Field(default=None)


GetGameAuditTable.model_rebuild()
GetGameAuditTableGame.model_rebuild()
GetGameAuditTableGameAudit.model_rebuild()
