"""A complete tiny game: what `yurt new-game` copies."""
