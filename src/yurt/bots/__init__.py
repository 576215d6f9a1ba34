"""Bots: one function each, which gets a view and the legal moves and nothing else."""
