"""`python -m quinola.lesson FOLDER` writes the lesson to be read, as in docs/rules."""

from pathlib import Path

import click

from quinola.lesson.pages import pages


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def write(folder: Path) -> None:
    """Write the lesson in each language into FOLDER."""
    for place, text in pages():
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
