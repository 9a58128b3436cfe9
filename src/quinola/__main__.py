"""Lets `python -m quinola` do what the `quinola` command does."""

from quinola.cli import main

if __name__ == "__main__":
    main()
