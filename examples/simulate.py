"""Ask the laboratory: does it help to sit at a certain seat?"""

from yurt.lab.simulate import simulate

summary = simulate("yak", seats=4, matches=20_000, bots=["random"], seed=1, workers=2)
for row in summary.rows():
    spread = row["win_share_high"] - row["win_share"]
    print(f"seat {row['seat']}: {row['win_share']:.3f} +- {spread:.3f}")
print("moves in a match:", round(summary.mean_length, 1))
