"""Refusals: an answer to whoever asked, not a fault."""

from __future__ import annotations

from typing import Any, Literal, get_args

from domain.locale import say

Code = Literal[
    "malformed",
    "unknown_field",
    "request_too_large",
    "query_too_complex",
    "not_found",
    "unauthenticated",
    "forbidden",
    "not_your_seat",
    "not_your_turn",
    "wrong_phase",
    "no_such_card",
    "not_enough_attack",
    "not_enough_recruit",
    "not_enough_points",
    "target_not_legal",
    "choice_out_of_bounds",
    "decision_open",
    "no_open_decision",
    "game_not_started",
    "game_over",
    "seat_taken",
    "table_full",
    "option_invalid",
    "version_conflict",
    "frozen",
    "command_id_reused",
    "undo_not_allowed",
    "cursor_unavailable",
    "rate_limited",
    "unavailable",
    "internal",
]
"""The closed list of docs/api.md."""

CODES: tuple[Code, ...] = get_args(Code)


class Refused(Exception):
    """Nothing changed, and this is why.

    `detail` picks the sentence (`refusal.detail.<code>.<detail>` of the catalogue, `refusal.<code>` without one)
    and `about` fills in its blanks; `rule` is the rule that forbids it; `pointer` the field of the request at fault.
    """

    def __init__(self, code: Code, rule: str = "", *, detail: str = "", pointer: str = "", **about: Any) -> None:
        super().__init__(code)
        self.code: Code = code
        self.rule, self.detail, self.pointer, self.about = rule, detail, pointer, about

    @property
    def message_key(self) -> str:
        """Where the catalogue has the sentence."""
        return f"refusal.detail.{self.code}.{self.detail}" if self.detail else f"refusal.{self.code}"

    @property
    def retry_after(self) -> int | None:
        """In how many seconds the same would be let through, where there only was too much of it."""
        return self.about["seconds"] if self.code == "rate_limited" else None

    def message(self, locale: str) -> str:
        """The sentence for a person."""
        return say(locale, self.message_key, **self.about)
