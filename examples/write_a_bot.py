"""Write a bot: it gets a view and the legal moves, and nothing else."""

import yurt

match = yurt.Match("yak", seats=2, seed=3)


def cautious(view: dict[str, object], moves: list[str]) -> str:
    """Challenge as soon as more is claimed than cards lie in the pile."""
    claims = view["claims"]
    assert isinstance(claims, list)
    if "challenge" in moves and claims and int(claims[-1].split()[0]) > len(claims):
        return "challenge"
    return moves[0]


while match.to_act:
    seat = match.to_act[0]
    match.play(seat, cautious(match.view(seat), match.moves(seat)))
print("cards taken:", match.standing.points)
