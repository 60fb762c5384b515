"""Python code that opens a position of a record: to be pasted into a notebook."""

from ..api.records import Record
from ..api.state import State

CODE = '''\
import zashiki

record = """\\
{record}"""
whole = zashiki.replay(record)
state = whole.replayed([entry.action for entry in whole.log[:{at}]])
print(state.prompt())
state
'''


def code(record: Record | State | str, at: int | None = None) -> str:
    """Python that opens the position after `at` actions of a record (by default after all).

    >>> import zashiki
    >>> state = zashiki.load("geishas-road").start(seed=7)
    >>> names = {}
    >>> exec(code(state), names)
    Vermilion: Choose one of your unused actions.
    >>> names["state"] == state
    True
    """
    if isinstance(record, State):
        record = record.record()
    read = record if isinstance(record, Record) else Record.read(record)
    upto = len(read.lines) if at is None else max(0, min(at, len(read.lines)))
    return CODE.format(record=str(read).replace("\\", "\\\\").replace('"""', '\\"\\"\\"'), at=upto)
