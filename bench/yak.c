/* The random playout of YAK in C, move for move and number for number what core/loops.py does with
   games/yak/rules.py: the limit that the compiled twin is measured against. */
#include <stdint.h>
#include <string.h>

enum { SEATS = 6, HAND = 5, DECK = 107, KINDS = 20, STOP = 20, ONE = 19, BANG = 18, JOKER = 16 };
enum { SPECIES = 5, CLAIMS = 840, PLAY = -1, CLAIM = 19, CHALLENGE = 860, JAK = 2, JAK_STOPS = 6 };
enum { PLAYING = 1, CLAIMING, OVER };
enum { CARD_DRAWN = 1, CARD_PLAYED, CLAIMED, CHALLENGED, CARD_SHOWN, COUNTED, PILE_TAKEN, FINISHED };
enum { EVERYONE = -1 };

static const int8_t SPECIES_OF[] = {0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 0, 0, 0, 0, 0};
static const int8_t VALUE_OF[] = {0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 0, 0, 0};
static const int8_t COPIES[] = {0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 8};

typedef struct {
    int64_t chance[5];
    int16_t turn, claims[DECK];
    int8_t seats, edition, phase, active, draw_size, pile_size;
    int8_t draw_pile[DECK], pile[DECK], layers[DECK];
    int8_t hands[SEATS][HAND], hand_sizes[SEATS], penalties[SEATS], taken[KINDS + 1];
} State;

typedef struct {
    int16_t size, rows[256][7];
} Log;

static inline int64_t random_below(State *s, int64_t bound) {
    int64_t word = s->chance[0], low = word & 0xFFFFFFFF, carry = word >> 32;
    s->chance[0] = 1791398085 * low + carry;
    return ((low ^ carry) * bound) >> 32;
}

static inline int64_t scrambled(int64_t word, int64_t salt) {
    word = (word ^ salt ^ 0x5BD1E995) & 0xFFFFFFFF;
    for (int i = 0; i < 3; i++) {
        word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF;
        word = (word + 0x1B873593) & 0xFFFFFFFF;
    }
    return word ^ (word >> 16);
}

static inline void seed_chance(State *s, int64_t seed, int64_t match) {
    int64_t high = scrambled(seed & 0xFFFFFFFF, scrambled((seed >> 32) & 0xFFFFFFFF, 0x2545F491));
    int64_t low = scrambled(match & 0xFFFFFFFF, scrambled((match >> 32) & 0xFFFFFFFF, 0x1B56C4E9));
    low = scrambled(low, high);
    high = scrambled(high, low);
    s->chance[0] = ((high * 1791398084 >> 32) << 32) | (low | 1);
    for (int i = 1; i < 5; i++) s->chance[i] = 0;
}

static inline void emit(Log *log, int kind, int seat, int audience, int a, int b, int c, int d) {
    int16_t *row = log->rows[log->size];
    row[0] = kind, row[1] = seat, row[2] = audience, row[3] = a, row[4] = b, row[5] = c, row[6] = d;
    log->size++;
}

static inline int take_into_hand(State *s, int seat) {
    int card = s->draw_pile[--s->draw_size], place = s->hand_sizes[seat];
    s->draw_pile[s->draw_size] = 0;
    int8_t *hand = s->hands[seat];
    while (place > 0 && hand[place - 1] > card) hand[place] = hand[place - 1], place--;
    hand[place] = card;
    s->hand_sizes[seat]++;
    return card;
}

static inline void start_turn(State *s, int seat) {
    s->active = seat, s->phase = PLAYING, s->turn++;
}

static void setup(State *s) {
    int size = 0;
    for (int card = 1; card <= KINDS; card++)
        for (int n = card == STOP && s->edition == JAK ? JAK_STOPS : COPIES[card]; n > 0; n--)
            s->draw_pile[size++] = card;
    s->draw_size = size;
    for (int last = size - 1; last > 0; last--) {
        int other = random_below(s, last + 1), card = s->draw_pile[last];
        s->draw_pile[last] = s->draw_pile[other], s->draw_pile[other] = card;
    }
    for (int seat = 0; seat < s->seats; seat++)
        for (int i = 0; i < HAND; i++) take_into_hand(s, seat);
    start_turn(s, random_below(s, s->seats));
}

static inline int last_claim(const State *s) {
    int size = s->phase == CLAIMING ? s->pile_size - 1 : s->pile_size;
    return size > 0 ? s->claims[size - 1] : 0;
}

static inline int legal(const State *s, int seat, int16_t *moves) {
    if (s->phase == OVER || seat != s->active) return 0;
    int last = last_claim(s), count = 0;
    if (s->phase == CLAIMING) {
        count = (s->pile_size > 1 ? CLAIMS : SPECIES) - last;
        for (int i = 0; i < count; i++) moves[i] = CLAIM + last + 1 + i;
        return count;
    }
    if (last < CLAIMS)
        for (int i = 0, previous = 0; i < s->hand_sizes[seat]; i++)
            if (s->hands[seat][i] != previous) moves[count++] = PLAY + (previous = s->hands[seat][i]);
    if (s->pile_size > 0) moves[count++] = CHALLENGE;
    return count;
}

static inline int count_pile(const State *s, int species) {
    int stops = 0, bangs = 0, ones = 0, found = 0;
    for (int i = 0; i < s->pile_size; i++)
        stops += s->pile[i] == STOP, bangs += s->pile[i] == BANG, ones += s->pile[i] == ONE;
    int all_count = stops % 2 == 0 && bangs > 0, all_are_one = stops % 2 == 0 && ones > 0;
    for (int i = 0; i < s->pile_size; i++) {
        int card = s->pile[i], is_joker = card == JOKER || card == JOKER + 1;
        if (is_joker || SPECIES_OF[card] == species || (all_count && SPECIES_OF[card] > 0))
            found += all_are_one ? 1 : VALUE_OF[card];
    }
    return found;
}

static inline void finish(State *s, Log *log) {
    s->phase = OVER;
    emit(log, FINISHED, s->active, EVERYONE, 0, 0, 0, 0);
}

static inline void play(State *s, int seat, int card, Log *log) {
    int8_t *hand = s->hands[seat];
    int place = 0, size = s->hand_sizes[seat];
    while (hand[place] != card) place++;
    for (; place < size - 1; place++) hand[place] = hand[place + 1];
    hand[size - 1] = 0;
    s->hand_sizes[seat]--;
    s->pile[s->pile_size] = card, s->layers[s->pile_size] = seat, s->pile_size++;
    s->phase = CLAIMING;
    emit(log, CARD_PLAYED, seat, 1 << seat, card, 0, 0, 0);
}

static inline void claim(State *s, int seat, int said, Log *log) {
    s->claims[s->pile_size - 1] = said;
    emit(log, CLAIMED, seat, EVERYONE, (said - 1) / SPECIES + 1, (said - 1) % SPECIES + 1, 0, 0);
    if (s->draw_size > 0) emit(log, CARD_DRAWN, seat, 1 << seat, take_into_hand(s, seat), 0, 0, 0);
    int following = seat + 1 < s->seats ? seat + 1 : 0;
    if (s->hand_sizes[following] > 0) start_turn(s, following);
    else finish(s, log);
}

static inline void challenge(State *s, int seat, Log *log) {
    int size = s->pile_size, said = last_claim(s), claimant = s->layers[size - 1];
    int number = (said - 1) / SPECIES + 1, species = (said - 1) % SPECIES + 1;
    int found = count_pile(s, species);
    emit(log, CHALLENGED, seat, EVERYONE, claimant, number, species, 0);
    for (int i = 0; i < size; i++) emit(log, CARD_SHOWN, s->layers[i], EVERYONE, s->pile[i], 0, 0, 0);
    emit(log, COUNTED, claimant, EVERYONE, found, species, 0, 0);
    int taker = found >= number ? seat : claimant;
    s->penalties[taker] += size;
    for (int i = 0; i < size; i++) {
        s->taken[s->pile[i]]++;
        s->pile[i] = 0, s->layers[i] = 0, s->claims[i] = 0;
    }
    s->pile_size = 0;
    emit(log, PILE_TAKEN, taker, EVERYONE, size, 0, 0, 0);
    if (s->draw_size == 0) finish(s, log);
    else start_turn(s, taker);
}

static int play_out(State *s, State *dice, Log *log, int16_t *moves) {
    int length = 0;
    while (s->phase != OVER) {
        int seat = s->active, move = moves[random_below(dice, legal(s, seat, moves))];
        log->size = 0;
        if (move == CHALLENGE) challenge(s, seat, log);
        else if (move > CLAIM) claim(s, seat, move - CLAIM, log);
        else play(s, seat, move - PLAY, log);
        length++;
    }
    return length;
}

void run_random(int seats, int edition, int64_t seed, int64_t first, int count, int32_t (*points)[SEATS],
                int32_t (*places)[SEATS], int32_t *lengths) {
    static State table, match, dice;
    static Log log;
    static int16_t moves[861];
    table.seats = seats, table.edition = edition;
    for (int k = 0; k < count; k++) {
        match = table;
        seed_chance(&match, seed, first + k);
        setup(&match);
        seed_chance(&dice, ~seed, first + k);
        lengths[k] = play_out(&match, &dice, &log, moves);
        for (int seat = 0; seat < seats; seat++) points[k][seat] = match.penalties[seat];
        for (int seat = 0; seat < seats; seat++) {
            places[k][seat] = 1;
            for (int other = 0; other < seats; other++)
                places[k][seat] += points[k][other] < points[k][seat];
        }
    }
}
