"""Live tables: people around a match, over the network."""
