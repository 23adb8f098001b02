"""REST: the desk over HTTP, as docs/api.md has it."""
