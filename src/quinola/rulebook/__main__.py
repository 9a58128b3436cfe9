"""`python -m quinola.rulebook FOLDER` writes the pages of the rules in full, as in docs/rules."""

from pathlib import Path

import click

from quinola.rulebook.pages import pages, write_pages


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def write(folder: Path) -> None:
    """Write one page for each rule set in each language, and an index, into FOLDER."""
    write_pages(pages(), folder)


if __name__ == "__main__":
    write()
