/* Moves as people type them. A text and every way to write a move are reduced to the same few
 * letters and digits; then one is compared with the beginning of the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/typed-move.h"

#include <string.h>

#include "chess/uci-move.h"

/* Letters and digits of a move: "Ng1f3", "e7d8Q". */
#define PLAIN_SIZE 8

/* How well a text fits a move. */
typedef enum
{
  FIT_NONE,
  FIT_BEGUN,
  FIT_WHOLE,
} Fit;

/* --- Reduction ------------------------------------------------------------------------------ */

gboolean
checkbit_typed_move_begins (gunichar character)
{
  return character != 0 && character < 0x80
         && strchr ("abcdefghABCDEFGHkqrnKQRNoO0", (int) character) != NULL;
}

gboolean
checkbit_typed_move_has (gunichar character)
{
  return character != 0 && character < 0x80
         && (checkbit_typed_move_begins (character)
             || strchr ("12345678xX-=+#:()", (int) character) != NULL);
}

/* A letter or digit as it is compared: castling in O, everything else in small letters; NUL for
 * what says nothing. */
static char
reduce (char character)
{
  if (character == '0' || character == 'o' || character == 'O')
    return 'O';
  if (character == 'x' || character == 'X')
    return '\0';
  return g_ascii_isalnum (character) ? g_ascii_tolower (character) : '\0';
}

/* Returns whether all of the text fits. */
static gboolean
reduce_text (const char *text, char plain[static PLAIN_SIZE])
{
  gsize n = 0;

  for (; *text != '\0'; text++)
    {
      char character = reduce (*text);

      if (character == '\0')
        continue;
      if (n == PLAIN_SIZE - 1)
        return FALSE;
      plain[n++] = character;
    }
  plain[n] = '\0';
  return TRUE;
}

/* --- Comparison ----------------------------------------------------------------------------- */

static Fit
compare (const char *typed, const char *text)
{
  char plain[PLAIN_SIZE];

  if (!reduce_text (text, plain) || !g_str_has_prefix (plain, typed))
    return FIT_NONE;
  return strlen (plain) == strlen (typed) ? FIT_WHOLE : FIT_BEGUN;
}

/* A piece's letter, squares as far as they are given (-1: not), and what a pawn becomes. */
static Fit
compare_parts (const char *typed, char letter, int file, int rank, ChessMove move, char promotion)
{
  ChessSquare to = chess_move_to (move);
  char text[PLAIN_SIZE];
  gsize n = 0;

  if (letter != '\0')
    text[n++] = letter;
  if (file >= 0)
    text[n++] = (char) ('a' + file);
  if (rank >= 0)
    text[n++] = (char) ('1' + rank);
  text[n++] = (char) ('a' + chess_square_file (to));
  text[n++] = (char) ('1' + chess_square_rank (to));
  if (promotion != '\0')
    text[n++] = promotion;
  text[n] = '\0';
  return compare (typed, text);
}

static char
get_letter (const ChessPosition *position, ChessMove move)
{
  static const char letters[] = { '\0', 'N', 'B', 'R', 'Q', 'K' };

  return letters[chess_piece_type (chess_position_piece_at (position, chess_move_from (move)))];
}

static char
get_promotion (ChessMove move)
{
  static const char letters[] = { '\0', 'n', 'b', 'r', 'q' };

  return chess_move_kind (move) == CHESS_MOVE_PROMOTION ? letters[chess_move_promotion (move)]
                                                        : '\0';
}

/* As it is usually written: SAN, UCI, and SAN that does not yet say which of several pieces. */
static Fit
compare_usual (const ChessPosition *position,
               const char *typed,
               const CheckbitTypedCandidate *candidate)
{
  char uci[CHESS_UCI_SIZE];
  Fit fit = compare (typed, candidate->san), other;

  chess_uci_write (position, candidate->move, uci);
  other = compare (typed, uci);
  fit = MAX (fit, other);
  if (chess_move_kind (candidate->move) == CHESS_MOVE_CASTLING)
    return fit;
  if (get_letter (position, candidate->move) != '\0')
    other = compare_parts (typed, get_letter (position, candidate->move), -1, -1, candidate->move,
                           '\0');
  return MAX (fit, other);
}

/* With more said of the piece's origin than needs be: Ngf3, N1f3, Ng1f3, and castling as the king's
 * two steps. */
static Fit
compare_unusual (const ChessPosition *position,
                 const char *typed,
                 const CheckbitTypedCandidate *candidate)
{
  ChessSquare from = chess_move_from (candidate->move);
  int file = chess_square_file (from), rank = chess_square_rank (from);
  char letter = get_letter (position, candidate->move);
  char promotion = get_promotion (candidate->move);
  ChessMove move = candidate->move;
  Fit fit;

  if (chess_move_kind (move) == CHESS_MOVE_CASTLING)
    move = chess_move_new (from, chess_move_destination (move), CHESS_MOVE_NORMAL);
  fit = compare_parts (typed, letter, file, rank, move, promotion);
  if (chess_move_kind (candidate->move) == CHESS_MOVE_CASTLING)
    return MAX (fit, compare_parts (typed, letter, -1, -1, move, '\0'));
  fit = MAX (fit, compare_parts (typed, letter, file, -1, move, promotion));
  return MAX (fit, compare_parts (typed, letter, -1, rank, move, promotion));
}

typedef Fit (*CompareFunc) (const ChessPosition *position,
                            const char *typed,
                            const CheckbitTypedCandidate *candidate);

/* --- Candidates ----------------------------------------------------------------------------- */

/* A B is a bishop, never a pawn. */
static gboolean
is_ruled_out (const char *text, const CheckbitTypedCandidate *candidate)
{
  return text[0] == 'B' && candidate->san[0] == 'b';
}

static void
collect (const ChessPosition *position,
         const char *text,
         gboolean strict,
         CompareFunc compare_func,
         CheckbitTypedMove *result)
{
  char typed[PLAIN_SIZE];
  ChessMoveList list;

  result->n = 0;
  if (!reduce_text (text, typed) || typed[0] == '\0')
    return;
  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      CheckbitTypedCandidate candidate = { .move = list.moves[i] };
      Fit fit;

      chess_san_write (position, candidate.move, candidate.san);
      fit = compare_func (position, typed, &candidate);
      candidate.complete = fit == FIT_WHOLE;
      if (fit != FIT_NONE && !(strict && is_ruled_out (text, &candidate)))
        result->candidates[result->n++] = candidate;
    }
}

/* A small b is a pawn before it is a bishop. */
static int
get_rank (const CheckbitTypedCandidate *candidate)
{
  return candidate->san[0] == 'B';
}

/* What promotion is likeliest: the order of the letters would put a bishop first. */
static int
get_promotion_rank (const CheckbitTypedCandidate *candidate)
{
  if (chess_move_kind (candidate->move) != CHESS_MOVE_PROMOTION)
    return 0;
  return CHESS_QUEEN - (int) chess_move_promotion (candidate->move);
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const CheckbitTypedCandidate *one = a, *other = b;

  if (one->complete != other->complete)
    return other->complete - one->complete;
  if (get_rank (one) != get_rank (other))
    return get_rank (one) - get_rank (other);
  if (chess_move_from (one->move) == chess_move_from (other->move)
      && chess_move_to (one->move) == chess_move_to (other->move))
    return get_promotion_rank (one) - get_promotion_rank (other);
  return strcmp (one->san, other->san);
}

void
checkbit_typed_move_read (const ChessPosition *position,
                          const char *text,
                          CheckbitTypedMove *result)
{
  g_return_if_fail (position != NULL && text != NULL && result != NULL);

  collect (position, text, TRUE, compare_usual, result);
  if (result->n == 0)
    collect (position, text, TRUE, compare_unusual, result);
  if (result->n == 0)
    collect (position, text, FALSE, compare_usual, result);
  qsort (result->candidates, result->n, sizeof *result->candidates, compare_candidates);
  result->play = CHESS_MOVE_NONE;
  if (result->n == 1 && result->candidates[0].complete)
    result->play = result->candidates[0].move;
}
