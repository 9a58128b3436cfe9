"""How the networks in `quinola.bots` were trained; see docs/training.md."""
