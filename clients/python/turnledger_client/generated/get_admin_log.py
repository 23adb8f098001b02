from typing import Optional

from pydantic import Field

from .base_model import BaseModel
from .fragments import AdminAct


class GetAdminLog(BaseModel):
    admin_log: Optional[list["AdminAct"]] = Field(default=None)


GetAdminLog.model_rebuild()
