from typing import Annotated, Literal, Optional, Union

from pydantic import Field

from .base_model import BaseModel
from .fragments import Campaign, Card, Game, Player


class GetNode(BaseModel):
    node: Optional[
        Annotated[
            Union["Node", "Campaign", "Card", "Game", "Player"],
            Field(discriminator="typename__"),
        ]
    ] = Field(default=None)


class Node(BaseModel):
    typename__: Literal["Node"] = Field(alias="__typename")


GetNode.model_rebuild()
