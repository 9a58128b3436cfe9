# Shells that complete the command.

completion-install = The first lines of it say how to have it in every shell.
