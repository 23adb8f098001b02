from typing import Annotated, Optional, Union

from pydantic import Field

from .base_model import BaseModel
from .fragments import AlienGameView, ConquestView, FireflyGameView, VillainsView


class GetGameView(BaseModel):
    game: Optional["GetGameViewGame"] = Field(default=None)


class GetGameViewGame(BaseModel):
    view: Optional[
        Annotated[
            Union["VillainsView", "ConquestView", "AlienGameView", "FireflyGameView"],
            Field(discriminator="typename__"),
        ]
    ] = Field(default=None)


GetGameView.model_rebuild()
GetGameViewGame.model_rebuild()
