"""The doctor: looks at the settings, the store and the machine, and says in plain words what is wrong."""

from service.doctor.finding import Finding, Level, ok, warning, wrong

__all__ = ["Finding", "Level", "ok", "warning", "wrong"]
