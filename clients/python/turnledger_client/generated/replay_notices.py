from .base_model import BaseModel
from .fragments import Replayed


class ReplayNotices(BaseModel):
    replay_notices: "Replayed"


ReplayNotices.model_rebuild()
