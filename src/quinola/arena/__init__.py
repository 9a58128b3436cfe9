"""Duplicate contests between bots: the same cards in every seating, means with honest intervals::

    plan = Plan([entrant("club"), entrant("random")], [preset("classic")], deals=400, seed="1")
    for summary in summarize(plan, hold(plan, engine=Processes(2))):
        print(summary.name, summary.figure("gain", "club", "random").estimate)

`play_block` plays one block alone. docs/arena.md tells the method.
"""

from quinola.arena.block import Block, Conduct, Game, play_block
from quinola.arena.contest import hold
from quinola.arena.entrant import Clairvoyant, Contestant, Entrant, Seer, entrant, register
from quinola.arena.estimate import Estimate, estimate
from quinola.arena.plan import Plan, Task
from quinola.arena.refusal import ArenaError
from quinola.arena.result import Run, contest_json
from quinola.arena.summary import Figure, RulesetSummary, summarize
from quinola.arena.workers import Engine, InProcess, Processes, RayCluster

__all__ = [
    "ArenaError",
    "Block",
    "Clairvoyant",
    "Conduct",
    "Contestant",
    "Engine",
    "Entrant",
    "Estimate",
    "Figure",
    "Game",
    "InProcess",
    "Plan",
    "Processes",
    "RayCluster",
    "RulesetSummary",
    "Run",
    "Seer",
    "Task",
    "contest_json",
    "entrant",
    "estimate",
    "hold",
    "play_block",
    "register",
    "summarize",
]
