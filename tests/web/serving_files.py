"""A server of the client's files in a folder: `serving_files.py DATABASE PORT FOLDER`."""

import sys
from pathlib import Path

from quinola.server.application import Config
from quinola.server.page import Files
from quinola.server.serving import bind, serve


def main() -> None:
    database, port, folder = sys.argv[1:]
    config = Config(database=database, files=Files(Path(folder)), warms=False)
    serve(config, bind("127.0.0.1", int(port)), lambda: print("ready", flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
