"""Learned weights for `outlook`: a row each for two, three, and four or more seats.

Made by `yurt train push --seed 0 --effort 1`: 8 generations
of 24 candidates, 120 matches each. See docs/bots.md.
"""

import numpy as np

VALUES = np.array(
    [
        [-0.621, 1.162, 13.280, 12.348, 0.000,
         0.036, -1.143, -7.298, -17.527, 0.000, 3773.758],
        [-0.738, 0.382, -1.565, 8.813, 0.000,
         0.916, -0.937, 5.797, -12.085, 0.000, 1957.977],
        [-1.027, 0.540, 0.953, 13.212, 0.000,
         0.927, -1.240, 7.592, -8.124, 0.000, 1993.321],
    ]
)
