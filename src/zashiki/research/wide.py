"""Reading numbers of two and four bytes out of raw memory at any place: one machine instruction each."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _reader(result: Any) -> Callable[[Any, Any], int]:
    def load(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        raw = context.make_array(signature.args[0])(context, builder, args[0])
        place = builder.gep(raw.data, [args[1]])
        number = builder.bitcast(place, ir.IntType(result.bitwidth).as_pointer())
        return builder.load(number, align=1)

    def read(typing_context: Any, raw: Any, at: Any) -> Any:
        return result(raw, at), load

    reader: Any = intrinsic(read)
    return reader  # type: ignore[no-any-return]


pair, quad = _reader(types.int16), _reader(types.int32)
"""The number that begins at a byte of an array of bytes."""
