"""What a reader rejects."""


class Rejected(Exception):
    """A record that is malformed, breaks a rule or does not end as it says."""


def ensure(holds: bool, what: str) -> None:
    """Rejects the record for this reason unless the condition holds."""
    if not holds:
        raise Rejected(what)
