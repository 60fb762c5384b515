"""Two machine instructions on bit masks, and the same in plain Python."""

from __future__ import annotations

from typing import Any

from .kernel import JIT

if JIT:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def _ctpop(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    def _cttz(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    @intrinsic  # type: ignore[untyped-decorator]
    def bit_count(typing_context: Any, mask: Any) -> Any:
        """How many bits are set."""
        return types.int64(types.int64), _ctpop

    @intrinsic  # type: ignore[untyped-decorator]
    def trailing_zeros(typing_context: Any, mask: Any) -> Any:
        """The number of the lowest bit that is set; undefined for an empty mask."""
        return types.int64(types.int64), _cttz

else:

    def bit_count(mask: int) -> int:
        """How many bits are set."""
        return mask.bit_count()

    def trailing_zeros(mask: int) -> int:
        """The number of the lowest bit that is set; undefined for an empty mask."""
        return (mask & -mask).bit_length() - 1
