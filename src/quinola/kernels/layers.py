"""A layer of a network in vector instructions, written for LLVM by hand.

Numba's own loops over small matrices come out as one multiplication after the other, for it cannot
know that the arrays do not overlap; that took four fifths of a rollout.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array
from numpy.typing import NDArray

from quinola.kernels.compiling import JIT_DISABLED, inlined

Weights = NDArray[np.float32]
Dense = Callable[[Weights, int, int, Weights, Weights, Weights], None]

_LANES: Final = 16
_FUSED: Final = ("contract",)
"""Lets a multiplication and its addition become one instruction."""


def dense(width: int, *, rectified: bool) -> Dense:
    """A layer with `width` outputs, a multiple of 16.

    It is called with inputs (1-d), the first and the last but one that count, the table of weights
    (inputs by outputs), what to start from (outputs) and where to write the outputs. Negative
    inputs count as 0 where it is `rectified`.
    """

    def plain(
        inputs: Weights, start: int, stop: int, table: Weights, base: Weights, out: Weights
    ) -> None:
        part = inputs[start:stop]
        part = np.maximum(part, 0) if rectified else part
        out[:width] = base[:width] + part @ table[start:stop, :width]

    return plain if JIT_DISABLED else _compiled(width, rectified)


def _compiled(width: int, rectified: bool) -> Dense:
    @intrinsic
    def emit(
        _context: Any, inputs: Any, _start: Any, _stop: Any, table: Any, base: Any, out: Any
    ) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            data = [
                _data(context, builder, kind, arg)
                for kind, arg in zip(signature.args, args, strict=True)
            ]
            _emit(builder, width, rectified, *data)
            return context.get_dummy_value()

        return types.void(inputs, types.int64, types.int64, table, base, out), generate

    @inlined
    def layer(
        inputs: Weights, start: int, stop: int, table: Weights, base: Weights, out: Weights
    ) -> None:
        emit(inputs, start, stop, table, base, out)  # type: ignore[call-arg]

    return layer


def _data(context: Any, builder: Any, kind: Any, arg: Any) -> Any:
    """Where an array's numbers begin; a number is itself."""
    if not isinstance(kind, types.Array):
        return arg
    return make_array(kind)(context, builder, arg).data  # type: ignore[no-untyped-call]


def _emit(
    builder: Any,
    width: int,
    rectified: bool,
    inputs: Any,
    start: Any,
    stop: Any,
    table: Any,
    base: Any,
    out: Any,
) -> None:
    """Sums in registers: one vector of 16 for each 16 outputs, over all inputs."""
    vector = ir.VectorType(ir.FloatType(), _LANES)
    blocks = range(0, width, _LANES)

    def at(pointer: Any, place: Any) -> Any:
        return builder.bitcast(builder.gep(pointer, [place]), vector.as_pointer())

    def whole(number: int) -> Any:
        return ir.Constant(ir.IntType(64), number)

    sums = [cgutils.alloca_once(builder, vector) for _ in blocks]  # type: ignore[no-untyped-call]
    for block, total in zip(blocks, sums, strict=True):
        builder.store(builder.load(at(base, whole(block)), align=4), total)
    with cgutils.for_range_slice(builder, start, stop, whole(1)) as (place, _):
        value = builder.load(builder.gep(inputs, [place]))
        if rectified:
            zero = ir.Constant(ir.FloatType(), 0.0)
            positive = builder.fcmp_ordered(">", value, zero)
            value = builder.select(positive, value, zero)
        single = builder.insert_element(
            ir.Constant(vector, ir.Undefined), value, ir.Constant(ir.IntType(32), 0)
        )
        lanes = ir.Constant(ir.VectorType(ir.IntType(32), _LANES), [0] * _LANES)
        spread = builder.shuffle_vector(single, ir.Constant(vector, ir.Undefined), lanes)
        row = builder.mul(place, whole(width))
        for block, total in zip(blocks, sums, strict=True):
            weights = builder.load(at(table, builder.add(row, whole(block))), align=4)
            product = builder.fmul(spread, weights, flags=_FUSED)
            builder.store(builder.fadd(product, builder.load(total), flags=_FUSED), total)
    for block, total in zip(blocks, sums, strict=True):
        builder.store(builder.load(total), at(out, whole(block)), align=4)
