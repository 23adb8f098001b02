"""Whether the service in this container lives: exit status 0 or 1. The image has no curl."""

import os
import sys
from http.client import HTTPConnection, HTTPException

SECONDS = 2

line = HTTPConnection("127.0.0.1", int(os.environ.get("TURNLEDGER_PORT", "8000")), timeout=SECONDS)
try:
    line.request("GET", "/healthz")
    sys.exit(line.getresponse().status != 200)
except (OSError, HTTPException) as error:
    sys.exit(f"no answer from /healthz: {error}")
