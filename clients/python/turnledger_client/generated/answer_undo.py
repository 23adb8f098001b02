from .base_model import BaseModel
from .fragments import ActionAccepted


class AnswerUndo(BaseModel):
    answer_undo: "ActionAccepted"


AnswerUndo.model_rebuild()
