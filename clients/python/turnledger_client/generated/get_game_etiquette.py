from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import TableEtiquette


class GetGameEtiquette(BaseModel):
    game: Optional["GetGameEtiquetteGame"] = Field(default=None)


class GetGameEtiquetteGame(BaseModel):
    etiquette: "TableEtiquette"


GetGameEtiquette.model_rebuild()
GetGameEtiquetteGame.model_rebuild()
