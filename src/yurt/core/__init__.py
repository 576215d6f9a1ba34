"""What a game is; knows no game and no network."""
