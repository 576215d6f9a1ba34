"""The load of `./yurt bench server`: many tables with two people each, over real connections."""
