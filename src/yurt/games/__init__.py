"""One folder per game; each names its card GAME."""
