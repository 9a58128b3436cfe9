"""How the networks in `quinola.bots` were trained; see README.md here."""
