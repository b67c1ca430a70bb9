/* The boards of a position in another program's form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/words.h"

#include <string.h>

#include "chess/movegen.h"

/* --- Orders --------------------------------------------------------------------------------- */

/* The orders of types that programs use. */
static const ChessPieceType type_orders[CHESS_N_TYPE_ORDERS][CHESS_N_PIECE_TYPES] = {
  { CHESS_PAWN, CHESS_KNIGHT, CHESS_BISHOP, CHESS_ROOK, CHESS_QUEEN, CHESS_KING },
  { CHESS_KING, CHESS_QUEEN, CHESS_ROOK, CHESS_BISHOP, CHESS_KNIGHT, CHESS_PAWN },
  { CHESS_PAWN, CHESS_ROOK, CHESS_KNIGHT, CHESS_BISHOP, CHESS_QUEEN, CHESS_KING },
  { CHESS_KING, CHESS_QUEEN, CHESS_ROOK, CHESS_KNIGHT, CHESS_BISHOP, CHESS_PAWN },
  { CHESS_PAWN, CHESS_BISHOP, CHESS_KNIGHT, CHESS_ROOK, CHESS_QUEEN, CHESS_KING },
  { CHESS_ROOK, CHESS_KNIGHT, CHESS_BISHOP, CHESS_QUEEN, CHESS_KING, CHESS_PAWN },
};

/* The ways to combine colors and types. */
static ChessWordOrder
find_usual (ChessWordOrder order)
{
  return order % CHESS_N_USUAL_WORD_ORDERS;
}

static ChessPieceType
find_type (ChessWordOrder order, unsigned place)
{
  return type_orders[order / CHESS_N_USUAL_WORD_ORDERS][place];
}

unsigned
chess_words_count (ChessWordOrder order)
{
  return find_usual (order) <= CHESS_WORDS_PAIRS ? 12 : 8;
}

static ChessWordMeaning
meaning_of_twelve (ChessWordOrder order, unsigned index)
{
  ChessWordMeaning meaning = { .has_type = true, .has_color = true };
  ChessWordOrder usual = find_usual (order);
  bool pairs = usual == CHESS_WORDS_PAIRS;
  bool white = pairs ? index % 2 == 0 : (index < 6) == (usual == CHESS_WORDS_WHITE_BLACK);

  meaning.type = find_type (order, pairs ? index / 2 : index % 6);
  meaning.color = white ? CHESS_WHITE : CHESS_BLACK;
  return meaning;
}

ChessWordMeaning
chess_words_meaning (ChessWordOrder order, unsigned index)
{
  ChessWordOrder usual = find_usual (order);
  bool types_first
      = usual == CHESS_WORDS_TYPES_WHITE_BLACK || usual == CHESS_WORDS_TYPES_BLACK_WHITE;
  bool white_first
      = usual == CHESS_WORDS_TYPES_WHITE_BLACK || usual == CHESS_WORDS_WHITE_BLACK_TYPES;
  unsigned color = types_first ? index - 6 : index;

  if (usual <= CHESS_WORDS_PAIRS)
    return meaning_of_twelve (order, index);
  if (color < 2)
    return (ChessWordMeaning){ .has_color = true,
                               .color = (color == 0) == white_first ? CHESS_WHITE : CHESS_BLACK };
  return (ChessWordMeaning){ .has_type = true,
                             .type = find_type (order, types_first ? index : index - 2) };
}

void
chess_words_write_order (ChessWordOrder order, char text[static CHESS_WORD_ORDER_SIZE])
{
  static const char *const types[CHESS_N_PIECE_TYPES]
      = { "pawns", "knights", "bishops", "rooks", "queens", "kings" };

  *text = '\0';
  for (unsigned i = 0; i < chess_words_count (order); i++)
    {
      ChessWordMeaning meaning = chess_words_meaning (order, i);
      char letter[2] = { 0 };

      if (i > 0)
        strcat (text, " ");
      if (meaning.has_type && meaning.has_color)
        letter[0] = chess_piece_letter (CHESS_PIECE (meaning.color, meaning.type));
      strcat (text, *letter != '\0'                ? letter
                    : meaning.has_type             ? types[meaning.type]
                    : meaning.color == CHESS_WHITE ? "white"
                                                   : "black");
    }
}

unsigned
chess_words_write (const ChessPosition *position,
                   ChessWordOrder order,
                   ChessBitboard words[static CHESS_MAX_WORDS])
{
  unsigned n = chess_words_count (order);

  for (unsigned i = 0; i < n; i++)
    {
      ChessWordMeaning meaning = chess_words_meaning (order, i);

      if (!meaning.has_type)
        words[i] = chess_position_color (position, meaning.color);
      else if (meaning.has_color)
        words[i] = chess_position_pieces (position, meaning.color, meaning.type);
      else
        words[i] = chess_position_pieces (position, CHESS_WHITE, meaning.type)
                   | chess_position_pieces (position, CHESS_BLACK, meaning.type);
    }
  return n;
}

/* --- A board out of words ------------------------------------------------------------------- */

/* The twelve sets of pieces that the words give in an order. False if a square is in two sets of
 * one kind, or has a type without a color. */
static bool
find_pieces (const ChessBitboard *words, ChessWordOrder order, ChessBitboard *pieces)
{
  ChessBitboard colors[CHESS_N_COLORS] = { 0 }, types[CHESS_N_PIECE_TYPES] = { 0 }, all = 0;

  for (unsigned i = 0; i < chess_words_count (order); i++)
    {
      ChessWordMeaning meaning = chess_words_meaning (order, i);

      if (meaning.has_color)
        colors[meaning.color] |= words[i];
      if (meaning.has_type)
        {
          if ((meaning.has_color ? all : types[meaning.type]) & words[i])
            return false;
          types[meaning.type] |= words[i];
          all |= words[i];
        }
    }
  for (unsigned i = 0; i < CHESS_N_PIECES; i++)
    pieces[i]
        = colors[chess_piece_color ((ChessPiece) i)] & types[chess_piece_type ((ChessPiece) i)];
  return (colors[CHESS_WHITE] & colors[CHESS_BLACK]) == 0
         && (colors[CHESS_WHITE] | colors[CHESS_BLACK]) == all;
}

/* Whether each side has a possible number of pieces. */
static bool
is_complete (const ChessBitboard *pieces)
{
  for (unsigned color = 0; color < CHESS_N_COLORS; color++)
    {
      ChessBitboard pawns = pieces[CHESS_PIECE (color, CHESS_PAWN)];

      if (chess_bitboard_count (pieces[CHESS_PIECE (color, CHESS_KING)]) != 1
          || chess_bitboard_count (pawns) > 8 || (pawns & (CHESS_RANK_1 | CHESS_RANK_8)) != 0)
        return false;
    }
  return true;
}

bool
chess_words_are_board (const ChessBitboard *words, ChessWordOrder order)
{
  ChessBitboard pieces[CHESS_N_PIECES];

  return find_pieces (words, order, pieces) && is_complete (pieces);
}

/* The number of pieces on their start squares; those on their own side's half count a little. */
static unsigned
rate_board (const ChessBitboard *pieces)
{
  unsigned rating = 0;

  for (unsigned i = 0; i < CHESS_N_PIECES; i++)
    {
      static const ChessBitboard homes[CHESS_N_PIECE_TYPES] = {
        CHESS_RANK (1), 0x42, 0x24, 0x81, 0x08, 0x10,
      };
      bool white = chess_piece_color ((ChessPiece) i) == CHESS_WHITE;
      ChessBitboard home = homes[chess_piece_type ((ChessPiece) i)];
      ChessBitboard half = white ? 0xffffffff : ~(ChessBitboard) 0xffffffff;

      if (!white)
        home = home == CHESS_RANK (1) ? CHESS_RANK (6) : home << 56;
      rating
          += 4 * chess_bitboard_count (pieces[i] & home) + chess_bitboard_count (pieces[i] & half);
    }
  return rating;
}

bool
chess_words_guess_order (const ChessBitboard *words, unsigned n, ChessWordOrder *order)
{
  bool found = false;
  unsigned best = 0;

  for (ChessWordOrder other = 0; other < CHESS_N_WORD_ORDERS; other++)
    {
      ChessBitboard pieces[CHESS_N_PIECES];
      unsigned rating;

      if (chess_words_count (other) != n || !find_pieces (words, other, pieces)
          || !is_complete (pieces))
        continue;
      rating = rate_board (pieces);
      if (found && rating <= best)
        continue;
      found = true;
      best = rating;
      *order = other;
    }
  return found;
}

/* --- The likest ----------------------------------------------------------------------------- */

static unsigned
count_wrong (const ChessBitboard *a, const ChessBitboard *b, unsigned n)
{
  unsigned wrong = 0;

  for (unsigned i = 0; i < n; i++)
    wrong += chess_bitboard_count (a[i] ^ b[i]);
  return wrong;
}

/* Whether a move is more likely than the previous candidate with as many wrong bits. */
static bool
prefers (const ChessWordsMatch *match, ChessMove move)
{
  return match->n_wrong > 0 && match->move == CHESS_MOVE_NONE && move != CHESS_MOVE_NONE;
}

/* The orders tried. */
typedef struct
{
  ChessWordOrder first, end;
} Orders;

/* Takes a position that is more likely than the previous candidate. */
static void
try_position (const ChessPosition *after,
              ChessMove move,
              const ChessBitboard *words,
              unsigned n,
              Orders orders,
              ChessWordsMatch *match)
{
  ChessBitboard expected[CHESS_MAX_WORDS];

  for (ChessWordOrder order = orders.first; order < orders.end; order++)
    {
      unsigned wrong;

      if (chess_words_count (order) != n)
        continue;
      chess_words_write (after, order, expected);
      wrong = count_wrong (words, expected, n);
      if (wrong > match->n_wrong || (wrong == match->n_wrong && !prefers (match, move)))
        continue;
      match->n_wrong = wrong;
      match->order = order;
      match->move = move;
      memcpy (match->expected, expected, sizeof expected);
    }
}

static void
match_orders (const ChessPosition *position,
              const ChessBitboard *words,
              unsigned n,
              Orders orders,
              ChessWordsMatch *match)
{
  ChessMoveList list;

  *match = (ChessWordsMatch){ .move = CHESS_MOVE_NONE, .n_wrong = 64 * CHESS_MAX_WORDS + 1 };
  try_position (position, CHESS_MOVE_NONE, words, n, orders, match);
  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      ChessPosition after = *position;

      chess_position_play (&after, list.moves[i]);
      try_position (&after, list.moves[i], words, n, orders, match);
    }
}

/* Whether another order of types explains the words better than a few wrong bits in the usual one:
 * a piece on the board of another type makes two wrong bits. */
static bool
is_clearly_better (const ChessWordsMatch *match, const ChessWordsMatch *usual)
{
  return match->n_wrong == 0 ? usual->n_wrong >= 4
                             : usual->n_wrong > 8 && 2 * match->n_wrong < usual->n_wrong;
}

void
chess_words_match (const ChessPosition *position,
                   const ChessBitboard *words,
                   unsigned n,
                   ChessWordsMatch *match)
{
  match_orders (position, words, n, (Orders){ 0, CHESS_N_USUAL_WORD_ORDERS }, match);
  if (match->n_wrong >= 4)
    {
      Orders others = { CHESS_N_USUAL_WORD_ORDERS, CHESS_N_WORD_ORDERS };
      ChessWordsMatch other;

      match_orders (position, words, n, others, &other);
      if (is_clearly_better (&other, match))
        *match = other;
    }
  chess_words_write (position, match->order, match->before);
  match->or_itself
      = match->move != CHESS_MOVE_NONE && count_wrong (words, match->before, n) == match->n_wrong;
}

/* --- Wrong bits ----------------------------------------------------------------------------- */

/* The step of a move for a bit of a word; CHESS_TOGGLE_SIDE for none. */
static ChessToggleKind
find_step (const ChessChange *change, ChessWordMeaning meaning, ChessSquare square)
{
  for (size_t i = 0; i < change->n_toggles; i++)
    {
      const ChessKeyPart *part = &change->toggles[i].part;

      if (part->kind == CHESS_KEY_PIECE && part->square == square
          && (!meaning.has_type || chess_piece_type (part->piece) == meaning.type)
          && (!meaning.has_color || chess_piece_color (part->piece) == meaning.color))
        return change->toggles[i].kind;
    }
  return CHESS_TOGGLE_SIDE;
}

static ChessWordFaultKind
judge_bit (bool extra, bool was_there)
{
  if (extra)
    return was_there ? CHESS_WORD_STAYED : CHESS_WORD_APPEARED;
  return was_there ? CHESS_WORD_LOST : CHESS_WORD_NOT_SET;
}

unsigned
chess_words_faults (const ChessPosition *position,
                    const ChessWordsMatch *match,
                    const ChessBitboard *words,
                    ChessWordFault faults[static CHESS_MAX_WORD_FAULTS])
{
  ChessChange change = { 0 };
  unsigned n = chess_words_count (match->order), n_faults = 0;

  if (match->move != CHESS_MOVE_NONE)
    chess_change (position, match->move, &change);
  for (unsigned i = 0; i < n; i++)
    {
      ChessBitboard wrong = words[i] ^ match->expected[i];

      CHESS_FOREACH_SQUARE (square, wrong)
        {
          if (n_faults == CHESS_MAX_WORD_FAULTS)
            return n_faults;
          faults[n_faults++] = (ChessWordFault){
            .word = i,
            .square = (ChessSquare) square,
            .kind = judge_bit (chess_bitboard_has (words[i], (ChessSquare) square),
                               chess_bitboard_has (match->before[i], (ChessSquare) square)),
            .step
            = find_step (&change, chess_words_meaning (match->order, i), (ChessSquare) square),
          };
        }
    }
  return n_faults;
}

/* --- The key -------------------------------------------------------------------------------- */

/* The steps whose XOR is a difference, as bits; the fewest. 0 for none. */
static unsigned
find_steps (const ChessChange *change, uint64_t difference)
{
  unsigned best = 0, n_best = CHESS_MAX_TOGGLES + 1;

  for (unsigned steps = 1; steps < 1u << change->n_toggles; steps++)
    {
      uint64_t sum = 0;
      unsigned n = chess_bitboard_count (steps);

      for (size_t i = 0; i < change->n_toggles && n < n_best; i++)
        sum ^= steps >> i & 1 ? change->toggles[i].part.word : 0;
      if (n < n_best && sum == difference)
        {
          best = steps;
          n_best = n;
        }
    }
  return best;
}

static void
take_steps (const ChessChange *change, unsigned steps, ChessKeyVerdict *verdict)
{
  for (size_t i = 0; i < change->n_toggles; i++)
    if (steps >> i & 1)
      verdict->missing[verdict->n_missing++] = change->toggles[i];
}

/* Looks for one part that was toggled by mistake, with or without omitted steps. */
static bool
find_extra (const ChessChange *change, uint64_t difference, ChessKeyVerdict *verdict)
{
  ChessKeyPart parts[9] = { chess_key_part_side () };

  for (unsigned file = 0; file < 8; file++)
    parts[file + 1] = chess_key_part_en_passant (
        CHESS_SQUARE (file, change->side_after == CHESS_WHITE ? 5 : 2));
  for (unsigned i = 0; i < 9; i++)
    {
      uint64_t rest = difference ^ parts[i].word;
      unsigned steps = rest == 0 ? 0 : find_steps (change, rest);

      if (rest != 0 && steps == 0)
        continue;
      verdict->has_extra = true;
      verdict->extra = parts[i];
      take_steps (change, steps, verdict);
      return true;
    }
  return false;
}

void
chess_words_judge_key (const ChessPosition *position,
                       ChessMove move,
                       uint64_t key,
                       ChessKeyVerdict *verdict)
{
  ChessChange change = { .key_after = chess_position_key (position),
                         .side_after = chess_position_side (position) };
  uint64_t difference;
  unsigned steps;

  *verdict = (ChessKeyVerdict){ 0 };
  if (move != CHESS_MOVE_NONE)
    chess_change (position, move, &change);
  difference = key ^ change.key_after;
  verdict->right = verdict->understood = difference == 0;
  if (verdict->right)
    return;
  steps = find_steps (&change, difference);
  take_steps (&change, steps, verdict);
  verdict->understood = steps != 0 || find_extra (&change, difference, verdict);
}
