"""A contest held: blocks taken from a state file or played, kept, and put in order."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

from quinola.arena.block import Block
from quinola.arena.plan import Plan
from quinola.arena.statefile import StateFile
from quinola.arena.workers import Engine, InProcess

Told = Callable[[int], None]


def hold(
    plan: Plan,
    *,
    engine: Engine | None = None,
    state: Path | None = None,
    tell: Told | None = None,
) -> list[Block]:
    """Every block of a plan, rule set by rule set, in order.

    `engine` plays them, in this process if None is given. Blocks that the `state` file has are not
    played again, and new ones are added to it as they are finished. `tell` hears how many there
    are, at the start and after each. Raises `ArenaError` and `OSError`.
    """
    tell = tell or (lambda _: None)
    tasks = plan.tasks()
    with ExitStack() as stack:
        file = stack.enter_context(StateFile(state, plan)) if state is not None else None
        kept = file.blocks if file is not None else {}
        blocks = {task: kept[task] for task in tasks if task in kept}
        tell(len(blocks))
        left = [task for task in tasks if task not in blocks]
        # Closed even when interrupted here, so that no worker is left behind.
        playing = stack.enter_context(closing((engine or InProcess()).play(plan, left)))
        for block in playing:
            if file is not None:
                file.add(block)
            blocks[block.task] = block
            tell(len(blocks))
    return [blocks[task] for task in tasks]
