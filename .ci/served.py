"""Ask a served page for itself and all that it loads first: `served ADDRESS`."""

import re
import sys
from urllib.parse import urljoin
from urllib.request import urlopen


def main() -> None:
    address = sys.argv[1]
    with urlopen(address, timeout=30) as answer:
        page = answer.read().decode("utf-8")
    parts = re.findall(r'(?:src|href)="([^"]+\.(?:js|css))"', page)
    assert parts, page
    for part in parts:
        with urlopen(urljoin(address, part), timeout=30) as answer:
            assert answer.read(), part
    sys.stdout.write(f"{address} serves the page and {', '.join(parts)}\n")


main()
