from typing import Optional

from .base_model import BaseModel
from .fragments import AdminAct


class GetAdminLog(BaseModel):
    admin_log: Optional[list["AdminAct"]]


GetAdminLog.model_rebuild()
