"""Makes the README's pictures of the terminal game, always the same ones.

A match with a fixed seed is played as far as a fixed card, the bots drawing from that seed too:

    .venv/bin/python tools/screenshots.py
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from quinola.actions import Decline, Discard
from quinola.cards import ACES
from quinola.rules import preset
from quinola.seating import seat_players
from quinola.seats import SEATS
from quinola.terminal.app import QuinolaApp
from quinola.terminal.game import Game
from quinola.terminal.opening import Agreement, begin
from quinola.terminal.personal import PersonalWords
from quinola.view import View
from quinola.wording import Symbols

SEED: Final = "panier"
SIZE: Final = (104, 32)
PICTURES: Final = Path(__file__).parent.parent / "docs" / "pictures"


def new_game(folder: Path) -> Game:
    agreement = Agreement(
        ruleset=preset("classic"),
        seed=SEED,
        kinds=("club", "club", "club"),
        deals=8,
        stock=None,
        shares_pool=True,
    )
    seating = seat_players(agreement.ruleset, Random(SEED))
    return begin(agreement, seating, folder / "match.jsonl", "en")


def is_in_the_middle_of_a_trick(view: View) -> bool:
    return len(view.tricks) > 2 and view.trick is not None and len(view.trick.plays) > 1


def play(game: Game, until: Callable[[View], bool]) -> None:
    """Go on until this is so when the person is to act, or the deal is settled."""
    while not game.is_settled:
        if game.waits_for_deal:
            game.deal()
        elif not game.waits_for_person:
            game.go_on()
        elif until(game.view()):
            return
        else:
            act(game)


def act(game: Game) -> None:
    """What the person does in the pictures: an ace put aside, and his lowest clubs."""
    actions = game.view().actions()
    aces = [action for action in actions if isinstance(action, Discard) and action.card in ACES]
    game.act(aces[0] if aces else Decline() if Decline() in actions else actions[-1])


async def picture(game: Game, *keys: str) -> str:
    """The screen as SVG, after these keys."""
    names = dict(zip(SEATS, game.table.setup.names, strict=True))
    app = QuinolaApp(game, PersonalWords("en", Symbols.GLYPHS, names, game.person))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause(0.2)
        return plain(app.export_screenshot())


def plain(svg: str) -> str:
    """The picture without the web font that it would load; any fixed font will do."""
    without = re.sub(r"@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    named = without.replace("Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace")
    # Some renderers drop even no-break spaces at the ends of a text without this.
    named = named.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return "\n".join(line.rstrip() for line in named.splitlines() if line.strip()) + "\n"


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        game = new_game(Path(folder))
        play(game, until=is_in_the_middle_of_a_trick)
        save("terminal-table.svg", asyncio.run(picture(game)))
        play(game, until=lambda _: False)
        save("terminal-settlement.svg", asyncio.run(picture(game, *["down"] * 5)))
        game.savegame.close()


def save(name: str, svg: str) -> None:
    (PICTURES / name).write_text(svg, encoding="utf-8")
    sys.stdout.write(f"{PICTURES / name}\n")


if __name__ == "__main__":
    main()
