"""How the tool gives up: one line, and an exit status."""


class Failure(Exception):
    """Something that had to work did not."""

    status = 1


class UsageError(Failure):
    """What was typed cannot be meant."""

    status = 2
