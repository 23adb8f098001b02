from .base_model import BaseModel
from .fragments import SignedUp


class SignUp(BaseModel):
    sign_up: "SignedUp"


SignUp.model_rebuild()
