"""A server in a process of its own, for tests that kill it: `process.py DATABASE PORT`."""

import sys

from quinola.server.application import Config
from quinola.server.room import Pace
from quinola.server.serving import bind, serve


def main() -> None:
    database, port = sys.argv[1:]
    listener = bind("127.0.0.1", int(port))
    config = Config(database=database, pace=Pace(0, 0), warms=False)
    serve(config, listener, lambda: print("ready", flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
