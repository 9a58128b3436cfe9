"""The server: live tables over WebSockets, with all that input, output, time and chance are."""
