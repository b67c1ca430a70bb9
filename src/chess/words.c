/* The boards of a position as another program keeps them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/words.h"

#include <string.h>

#include "chess/movegen.h"

/* --- Orders --------------------------------------------------------------------------------- */

unsigned
chess_words_count (ChessWordOrder order)
{
  return order <= CHESS_WORDS_PAIRS ? 12 : 8;
}

static ChessWordMeaning
meaning_of_twelve (ChessWordOrder order, unsigned index)
{
  ChessWordMeaning meaning = { .has_type = true, .has_color = true };

  if (order == CHESS_WORDS_PAIRS)
    {
      meaning.type = (ChessPieceType) (index / 2);
      meaning.color = index % 2 == 0 ? CHESS_WHITE : CHESS_BLACK;
      return meaning;
    }
  meaning.type = (ChessPieceType) (index % 6);
  meaning.color = (index < 6) == (order == CHESS_WORDS_WHITE_BLACK) ? CHESS_WHITE : CHESS_BLACK;
  return meaning;
}

ChessWordMeaning
chess_words_meaning (ChessWordOrder order, unsigned index)
{
  bool types_first
      = order == CHESS_WORDS_TYPES_WHITE_BLACK || order == CHESS_WORDS_TYPES_BLACK_WHITE;
  bool white_first
      = order == CHESS_WORDS_TYPES_WHITE_BLACK || order == CHESS_WORDS_WHITE_BLACK_TYPES;
  unsigned color = types_first ? index - 6 : index;

  if (order <= CHESS_WORDS_PAIRS)
    return meaning_of_twelve (order, index);
  if (color < 2)
    return (ChessWordMeaning){ .has_color = true,
                               .color = (color == 0) == white_first ? CHESS_WHITE : CHESS_BLACK };
  return (ChessWordMeaning){ .has_type = true,
                             .type = (ChessPieceType) (types_first ? index : index - 2) };
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

/* --- The likest ----------------------------------------------------------------------------- */

static unsigned
count_wrong (const ChessBitboard *a, const ChessBitboard *b, unsigned n)
{
  unsigned wrong = 0;

  for (unsigned i = 0; i < n; i++)
    wrong += chess_bitboard_count (a[i] ^ b[i]);
  return wrong;
}

/* Whether a move is believed rather than what was found before with as many wrong bits. */
static bool
prefers (const ChessWordsMatch *match, ChessMove move)
{
  return match->n_wrong > 0 && match->move == CHESS_MOVE_NONE && move != CHESS_MOVE_NONE;
}

/* Takes a position over where it is likelier than what was found before. */
static void
try_position (const ChessPosition *after,
              ChessMove move,
              const ChessBitboard *words,
              unsigned n,
              ChessWordsMatch *match)
{
  ChessBitboard expected[CHESS_MAX_WORDS];

  for (ChessWordOrder order = 0; order < CHESS_N_WORD_ORDERS; order++)
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

void
chess_words_match (const ChessPosition *position,
                   const ChessBitboard *words,
                   unsigned n,
                   ChessWordsMatch *match)
{
  ChessMoveList list;

  *match = (ChessWordsMatch){ .move = CHESS_MOVE_NONE, .n_wrong = 64 * CHESS_MAX_WORDS + 1 };
  try_position (position, CHESS_MOVE_NONE, words, n, match);
  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      ChessPosition after = *position;

      chess_position_play (&after, list.moves[i]);
      try_position (&after, list.moves[i], words, n, match);
    }
  chess_words_write (position, match->order, match->before);
  match->or_itself
      = match->move != CHESS_MOVE_NONE && count_wrong (words, match->before, n) == match->n_wrong;
}

/* --- Wrong bits ----------------------------------------------------------------------------- */

/* The step of a move that concerns a bit of a word; CHESS_TOGGLE_SIDE for none. */
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

/* The steps that XOR to a difference, as bits; fewest first. 0 for none. */
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

/* Looks for one part that was toggled and should not have been, with or without steps left out. */
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
