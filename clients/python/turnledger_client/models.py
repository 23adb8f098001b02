"""Everything that operations take and return: inputs, enumerations, and one class for each type of the schema."""

from .generated.enums import *  # noqa: F403
from .generated.fragments import *  # noqa: F403
from .generated.input_types import *  # noqa: F403
