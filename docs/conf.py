"""How the documentation becomes a site: `make docs`, read by Sphinx.

The pages are plain Markdown that reads as well on a code host. What only a site needs is
made here: the table of contents out of lists of links, anchors written in HTML, dark pictures.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from docutils import nodes
from sphinx.transforms import SphinxTransform

from quinola import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Quinola"
author = "The Quinola authors"
copyright = author  # noqa: A001 (Sphinx's name)
version = release = __version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
root_doc = "index"

# Markdown
myst_heading_anchors = 3
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 600
nb_merge_streams = True
# Widgets would be fetched from elsewhere.
nb_ipywidgets_js: dict[str, dict[str, str]] = {}

# The reference: docstrings are written with plain backticks, and types in annotations.
default_role = "code"
autodoc_typehints = "signature"
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "no-value": True}
# Links into other projects' pages would have to be fetched; into our own they must hold.
nitpicky = True
nitpick_ignore_regex = [("py:.*", r"(?!quinola).*")]

# The look; the colours are those of the pages of the game (web/src/look/palette.css)
html_theme = "furo"
html_title = f"Quinola {release}"
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#7c2d2a",
        "color-brand-content": "#7c2d2a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#dc8f78",
        "color-brand-content": "#dc8f78",
    },
}

CONTENTS_PAGES: Final = re.compile(r"index|(.*/)?README")


def add_contents(app: Sphinx, docname: str, source: list[str]) -> None:  # noqa: ARG001
    """Make what a contents page lists, heading by heading, the site's table of contents.

    A list item that begins with a link to a page is an entry; links in running text are not. A
    page that no list names is an error of the build.
    """
    if not CONTENTS_PAGES.fullmatch(docname):
        return
    for section in re.split(r"^#+ ", source[0], flags=re.MULTILINE)[1:]:
        caption = section.partition("\n")[0]
        if pages := re.findall(r"^- \[[^]]+\]\(([^)#]+)\.md\)", section, re.MULTILINE):
            tree = ["```{toctree}", ":hidden:", f":caption: {caption}", "", *pages, "```"]
            source[0] += "\n" + "\n".join(tree) + "\n"


def name_language(
    app: Sphinx,  # noqa: ARG001
    docname: str,
    template: str,  # noqa: ARG001
    context: dict[str, object],
    doctree: object,  # noqa: ARG001
) -> None:
    """Tell browsers and screen readers in which language the rules are."""
    if rules := re.match(r"rules/(\w\w)/", docname):
        context["language"] = rules[1]


class HtmlAnchors(SphinxTransform):
    """Lets links lead to anchors that are written as `<a id="…"></a>`, as the rules have them."""

    default_priority = 800  # before links are resolved

    def apply(self) -> None:
        anchors = self.env.metadata[self.env.docname].setdefault("myst_slugs", {})
        for node in self.document.findall(nodes.raw):
            for name in re.findall(r'<a id="([^"]+)">', node.astext()):
                anchors[name] = (node.line or 0, name, name)


class DarkPictures(SphinxTransform):
    """Shows `….-dark.png` in the place of `…-light.png` where the reader has chosen the dark."""

    default_priority = 200  # before the files are collected

    def apply(self) -> None:
        for light in list(self.document.findall(nodes.image)):
            if light["uri"].endswith("-light.png"):
                dark = light.deepcopy()
                dark["uri"] = light["uri"].replace("-light.png", "-dark.png")
                light["classes"].append("only-light")
                dark["classes"].append("only-dark")
                light.parent.insert(light.parent.index(light) + 1, dark)


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("source-read", add_contents)
    app.connect("html-page-context", name_language)
    app.add_transform(HtmlAnchors)
    app.add_transform(DarkPictures)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
