"""Two machine instructions on bit masks, and the same in plain Python."""

from collections.abc import Callable
from typing import Any

from .compiler import JIT

bit_count: Callable[[int], int]
"""How many bits are set."""
trailing_zeros: Callable[[int], int]
"""The number of the lowest bit that is set; undefined for an empty mask."""


def _compiled() -> tuple[Any, Any]:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def ctpop(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    def cttz(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    def count(typing_context: Any, mask: Any) -> Any:
        return types.int64(types.int64), ctpop

    def zeros(typing_context: Any, mask: Any) -> Any:
        return types.int64(types.int64), cttz

    return intrinsic(count), intrinsic(zeros)


def _plain_count(mask: int) -> int:
    return mask.bit_count()


def _plain_zeros(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


bit_count, trailing_zeros = _compiled() if JIT else (_plain_count, _plain_zeros)
