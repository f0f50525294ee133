"""The exceptions of the package."""

from typing import Any


class Error(ValueError):
    """A set-up, a record, a position or a bot is wrong. `data` says how; its field `error` names the kind of error."""

    def __init__(self, sentence: str, data: dict[str, Any]) -> None:
        super().__init__(sentence)
        self.data = data

    def __reduce__(self):
        return type(self), (str(self), self.data)


class Illegal(Error):
    """An action is not legal. The message is the rule that forbids it as a sentence, `rule` its name.

    >>> import dighouse
    >>> state = dighouse.new("lost-code", seed=1)
    >>> state.why_not(state.legal_actions()[0]) is None
    True
    >>> state.why_not(state.legal_actions()[0], seat=2).rule
    'not-your-decision'
    """

    @property
    def rule(self) -> str:
        """The name of the rule that forbids the action."""
        return self.data["why"]
