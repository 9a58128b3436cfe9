"""The colours of the table, on a dark ground, on a light one, and none at all.

The grounds are painted, so that every pair of colours is known whatever the terminal's own may
be; a test holds the contrast of each pair. Nothing is told by colour alone.
"""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

from quinola.cards import Suit

DARK: Final = Theme(
    name="quinola-dark",
    dark=True,
    primary="#d9b45b",
    secondary="#8fb5a3",
    accent="#d9b45b",
    warning="#f0b35e",
    error="#ff9d91",
    success="#8fd19e",
    foreground="#e9e4d6",
    background="#14211c",
    surface="#1a2a24",
    panel="#28352f",
    variables={
        "quiet": "#a9b5ab",
        "rule": "#3d564a",
        "turn": "#14211c",
        "turn-ground": "#d9b45b",
        "paper": "#f5efdf",
        "paper-edge": "#93876c",
        "paper-key": "#6a5f47",
        "paper-low": "#a9a594",
        "paper-low-edge": "#6d6a5d",
        "paper-low-ink": "#24231e",
        "paper-chosen": "#ffe39a",
        "paper-chosen-edge": "#5e4300",
        "back": "#a8c2ce",
        "back-ground": "#2d4a5c",
        "ink-spades": "#1d1d1d",
        "ink-hearts": "#b0121b",
        "ink-diamonds": "#1d4bb8",
        "ink-clubs": "#0f6129",
        "text-spades": "#e9e4d6",
        "text-hearts": "#ff9a90",
        "text-diamonds": "#9dc0ff",
        "text-clubs": "#8cd69b",
        "block-cursor-background": "#d9b45b",
        "block-cursor-foreground": "#14211c",
        "block-cursor-blurred-background": "#28352f",
        "block-cursor-blurred-foreground": "#e9e4d6",
        "block-cursor-text-style": "none",
        "block-hover-background": "#28352f",
        "scrollbar": "#3d564a",
        "scrollbar-background": "#1a2a24",
    },
)

LIGHT: Final = Theme(
    name="quinola-light",
    dark=False,
    primary="#7a4f00",
    secondary="#35604c",
    accent="#7a4f00",
    warning="#8a4300",
    error="#a3121a",
    success="#1c6431",
    foreground="#232c27",
    background="#e9e4d5",
    surface="#e1dbca",
    panel="#d6cfbb",
    variables={
        "quiet": "#4f5a52",
        "rule": "#aea78f",
        "turn": "#fffdf6",
        "turn-ground": "#35604c",
        "paper": "#fffdf6",
        "paper-edge": "#93876c",
        "paper-key": "#6a5f47",
        "paper-low": "#cbc4b0",
        "paper-low-edge": "#8d866f",
        "paper-low-ink": "#33322c",
        "paper-chosen": "#ffdf85",
        "paper-chosen-edge": "#5e4300",
        "back": "#dbe7ee",
        "back-ground": "#47687c",
        "ink-spades": "#1d1d1d",
        "ink-hearts": "#b0121b",
        "ink-diamonds": "#1d4bb8",
        "ink-clubs": "#0f6129",
        "text-spades": "#232c27",
        "text-hearts": "#a3121a",
        "text-diamonds": "#1d4bb8",
        "text-clubs": "#0f5a27",
        "block-cursor-background": "#35604c",
        "block-cursor-foreground": "#fffdf6",
        "block-cursor-blurred-background": "#d6cfbb",
        "block-cursor-blurred-foreground": "#232c27",
        "block-cursor-text-style": "none",
        "block-hover-background": "#d6cfbb",
        "scrollbar": "#aea78f",
        "scrollbar-background": "#e1dbca",
    },
)

_NONE = "ansi_default"

COLOURLESS: Final = Theme(
    name="quinola-colourless",
    dark=True,
    ansi=True,
    primary=_NONE,
    secondary=_NONE,
    accent=_NONE,
    warning=_NONE,
    error=_NONE,
    success=_NONE,
    foreground=_NONE,
    background=_NONE,
    surface=_NONE,
    panel=_NONE,
    boost=_NONE,
    # The cursor of a list is told by its letters instead.
    variables=dict.fromkeys((*DARK.variables, "ansi-background", "ansi-foreground"), _NONE)
    | {"block-cursor-text-style": "bold underline"},
)

THEMES: Final = (DARK, LIGHT, COLOURLESS)


def ink(suit: Suit) -> str:
    """The colour of a suit on a card."""
    return f"$ink-{suit.name.lower()}"


def text_ink(suit: Suit) -> str:
    """The colour of a suit in a line of text."""
    return f"$text-{suit.name.lower()}"
