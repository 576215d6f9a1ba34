"""What a player of YAK can reckon: how likely the last claim is true."""

from collections.abc import Mapping
from functools import cache
from math import comb

from yurt.core.names import UNKNOWN

from .hidden import count_unseen
from .rules import last_claim, number_of_claim, species_of_claim, worth
from .state import BANG, CHALLENGE, KINDS, ONE, PLAYING, STOP, YakState


def chances(view: YakState, seat: int) -> dict[str, float]:
    """The chance of the claim that one could challenge."""
    if seat != view.active or view.phase != PLAYING or view.pile_size == 0:
        return {}
    return {"claim_true": chance_of_claim(view, last_claim(view))}


def reason(move: int, found: Mapping[str, float]) -> str:
    """Why to challenge or to play on."""
    if "claim_true" not in found:
        return ""
    if move == CHALLENGE:
        return "doubt" if found["claim_true"] < 0.5 else "trap"
    return "believe" if found["claim_true"] >= 0.5 else "dare"


def chance_of_claim(view: YakState, said: int) -> float:
    """Exactly, if every card that one has not seen could lie in the pile as well as any other."""
    unseen = [0] * (KINDS + 1)
    total = count_unseen(view, unseen)
    known = [card for card in view.pile[: view.pile_size] if card != UNKNOWN]
    hidden = view.pile_size - len(known)

    @cache
    def true_ways(all_count: bool, all_are_one: bool) -> list[int]:
        """By number of hidden cards that are no specials: in how many ways the claim holds."""
        species = species_of_claim(said)
        worths = [worth(card, species, all_count, all_are_one) for card in range(KINDS + 1)]
        need = number_of_claim(said) - sum(worths[card] for card in known)
        return ways_to_reach(max(0, need), unseen, worths, hidden)

    found = 0
    for stops, bangs, ones, ways in specials(unseen, hidden):
        works = (stops + known.count(STOP)) % 2 == 0  # 4.1
        all_count = works and bangs + known.count(BANG) > 0  # 4.4
        all_are_one = works and ones + known.count(ONE) > 0  # 4.5
        found += ways * true_ways(all_count, all_are_one)[hidden - stops - bangs - ones]
    return found / comb(total, hidden)


def specials(unseen: list[int], hidden: int) -> list[tuple[int, int, int, int]]:
    """All numbers of STOP, “!” and “1” among the hidden cards, each with its number of ways."""
    found = []
    for stops in range(min(unseen[STOP], hidden) + 1):
        for bangs in range(min(unseen[BANG], hidden - stops) + 1):
            for ones in range(min(unseen[ONE], hidden - stops - bangs) + 1):
                ways = comb(unseen[STOP], stops) * comb(unseen[BANG], bangs)
                found.append((stops, bangs, ones, ways * comb(unseen[ONE], ones)))
    return found


def ways_to_reach(need: int, unseen: list[int], worths: list[int], most: int) -> list[int]:
    """By number of cards up to `most`: in how many ways ordinary cards count at least `need`."""
    sizes = [0] * 4
    for card in range(1, BANG):
        sizes[worths[card]] += unseen[card]
    ways = {(0, 0): 1}  # by number of cards and what they count, which is cut off at `need`
    for value, size in enumerate(sizes):
        wider: dict[tuple[int, int], int] = {}
        for (cards, counted), old in ways.items():
            for more in range(min(size, most - cards) + 1):
                key = (cards + more, min(need, counted + more * value))
                wider[key] = wider.get(key, 0) + old * comb(size, more)
        ways = wider
    return [ways.get((cards, need), 0) for cards in range(most + 1)]
