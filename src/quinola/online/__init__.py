"""The table in the browser without its server: seats, matches, clocks, streams, the protocol.

`deciding` says what comes of things, `LiveTable.apply` makes it so; `docs/protocol.md` tells
clients, `docs/online.md` those who build servers.
"""
