from .base_model import BaseModel
from .fragments import Player


class SetLocale(BaseModel):
    set_locale: "Player"


SetLocale.model_rebuild()
