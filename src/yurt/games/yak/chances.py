"""What a player of YAK can reckon: how likely a claim is true, the last one or one's own."""

from collections.abc import Mapping

from yurt.core.game import Reason
from yurt.core.state import next_seat

from .beliefs import believed_chance
from .editions import cards_to_draw
from .exact import exact_chance
from .habits import worth
from .rules import last_claim, species_of_claim
from .state import BANG, CHALLENGE, CLAIM, CLAIMING, FIRST_JOKER, PLAY, PLAYING, YakState


def chances(view: YakState, seat: int, move: int) -> dict[str, float]:
    """The chances of the claim that one could challenge, or that of the one that one would make."""
    if seat != view.active:
        return {}
    if view.phase == CLAIMING:
        return {"own_claim_true": exact_chance(view, seat, move - CLAIM)}
    if view.phase != PLAYING or view.pile_size == 0:
        return {}
    said = last_claim(view)
    found = {"claim_true": exact_chance(view, seat, said)}
    if 0 < found["claim_true"] < 1:
        found["claim_believed"] = believed_chance(view, said)
    return found


def reason(view: YakState, seat: int, move: int, found: Mapping[str, float]) -> Reason:
    """Why to challenge, to play a card or to claim."""
    if move == CHALLENGE:
        return Reason("doubt" if found["claim_true"] < 0.5 else "trap")
    if is_last_word(view, seat):
        return Reason("end")
    if view.phase == CLAIMING:
        return Reason(reason_to_claim(view, move - CLAIM, found["own_claim_true"]))
    if view.pile_size == 0:
        return Reason(reason_to_begin(move - PLAY))
    name = "dare" if found["claim_true"] < 0.5 else "believe"
    return Reason(name, {"card": kind_of_card(view, seat, move - PLAY)})


def is_last_word(view: YakState, seat: int) -> bool:
    """6.2: whether nobody can challenge the claim of this turn any more."""
    return cards_to_draw(view) == 0 and view.hand_sizes[next_seat(view, seat)] == 0


def reason_to_claim(view: YakState, said: int, chance: float) -> str:
    """By how likely the claim is, and whether one could say less."""
    if chance == 1:
        return "certain"
    if chance >= 0.5:
        return "likely"
    return "least" if said == last_claim(view) + 1 else "bluff"


def reason_to_begin(card: int) -> str:
    """3.4: what the first card of a pile means for the claim of one creature."""
    if card >= BANG:
        return "begin-special"
    return "begin-joker" if card >= FIRST_JOKER else "begin-creature"


def kind_of_card(view: YakState, seat: int, card: int) -> str:
    """Whether a card counts for the last claim, is special, or spares one that counts."""
    if card >= BANG:
        return "special"
    species = species_of_claim(last_claim(view))
    if worth(card, species) > 0:
        return "fits"
    hand = view.hands[seat][: view.hand_sizes[seat]]
    is_spared = any(worth(held, species) > 0 for held in hand)
    return "spares" if is_spared else "other"
