"""`python -m quinola.lesson FOLDER` writes the lesson to be read, as in docs/rules."""

from pathlib import Path

import click

from quinola.lesson.pages import pages
from quinola.rulebook.pages import write_pages


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def write(folder: Path) -> None:
    """Write the lesson in each language into FOLDER."""
    write_pages(pages(), folder)


if __name__ == "__main__":
    write()
