/* Moves as people type them. A text and all ways to write a move are reduced to the same few
 * letters and digits; then the text is compared with the beginning of each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/typed-move.h"

#include <string.h>

#include "chess/square.h"
#include "chess/uci-move.h"

/* Letters and digits of a move: "Ng1f3", "e7d8Q". */
#define PLAIN_SIZE 8

/* The pieces that have letters. */
static const char pieces[] = "KQRBN";
#define N_LETTERS 5

/* How well a text matches a move. */
typedef enum
{
  FIT_NONE,
  FIT_BEGUN,
  FIT_WHOLE,
} Fit;

/* --- Reduction ------------------------------------------------------------------------------ */

/* Whether a character is a language's letter for a piece, or the first of several. */
static gboolean
is_letter (gunichar character, const char *const *letters, gboolean first)
{
  gunichar small = g_unichar_tolower (character);

  for (gsize i = 0; letters != NULL && i < N_LETTERS; i++)
    for (const char *at = letters[i]; *at != '\0'; at = g_utf8_next_char (at))
      {
        if (g_unichar_tolower (g_utf8_get_char (at)) == small)
          return TRUE;
        if (first)
          break;
      }
  return FALSE;
}

gboolean
checkbit_typed_move_begins (gunichar character, const char *const *letters)
{
  if (character == 0)
    return FALSE;
  return (character < 0x80 && strchr ("abcdefghABCDEFGHkqrnKQRNoO0", (int) character) != NULL)
         || is_letter (character, letters, TRUE);
}

gboolean
checkbit_typed_move_has (gunichar character, const char *const *letters)
{
  if (character == 0)
    return FALSE;
  return checkbit_typed_move_begins (character, NULL)
         || (character < 0x80 && strchr ("12345678xX-=+#:()", (int) character) != NULL)
         || is_letter (character, letters, FALSE);
}

/* Normalizes a letter or digit for comparison: castling to O, everything else to lower case; NUL
 * for ignored characters. */
static char
reduce (char character)
{
  if (character == '0' || character == 'o' || character == 'O')
    return 'O';
  if (character == 'x' || character == 'X')
    return '\0';
  return g_ascii_isalnum (character) ? g_ascii_tolower (character) : '\0';
}

/* Returns whether the whole text fits into plain. */
static gboolean
reduce_text (const char *text, char plain[static PLAIN_SIZE])
{
  gsize n = 0;

  for (; *text != '\0'; text++)
    {
      char character = reduce (*text);

      if ((guchar) *text >= 0x80) /* a letter of another alphabet */
        return FALSE;
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

/* The piece's letter, squares as far as they are given (-1: not), and the promotion. */
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
  n = (gsize) (chess_square_put (text + n, to) - text);
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

/* The usual forms: SAN, UCI, and incomplete SAN without the disambiguation. */
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

/* Forms with more about the first square than necessary: Ngf3, N1f3, Ng1f3, and castling as the
 * king's move of two squares. */
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

/* An upper case B is a bishop, never a pawn. */
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

/* A lower case b is more likely a pawn than a bishop. */
static int
get_rank (const CheckbitTypedCandidate *candidate)
{
  return candidate->san[0] == 'B';
}

/* Sorts promotions by likelihood: alphabetically a bishop would be first. */
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

/* --- Letters of other languages ------------------------------------------------------------- */

/* The number of bytes of a letter at the beginning of a text, in any case; 0 if it is another
 * one. */
static gsize
match_letter (const char *text, const char *letter)
{
  const char *at = text;

  for (; *letter != '\0'; letter = g_utf8_next_char (letter), at = g_utf8_next_char (at))
    if (*at == '\0'
        || g_unichar_tolower (g_utf8_get_char (at)) != g_unichar_tolower (g_utf8_get_char (letter)))
      return 0;
  return (gsize) (at - text);
}

/* Replaces the longest foreign letter at a position of a text by the English one. */
static gboolean
translate_at (GString *text, gsize place, const char *const *letters)
{
  gsize longest = 0, piece = 0;

  for (gsize i = 0; i < N_LETTERS; i++)
    {
      gsize length = match_letter (text->str + place, letters[i]);

      if (length > longest)
        {
          longest = length;
          piece = i;
        }
    }
  if (longest == 0)
    return FALSE;
  g_string_erase (text, (gssize) place, (gssize) longest);
  g_string_insert_c (text, (gssize) place, pieces[piece]);
  return TRUE;
}

/* The text with English letters: the moving piece's is first, a promotion's after the last digit.
 * NULL if it contains no foreign letter. (transfer full) */
static char *
translate (const char *text, const char *const *letters)
{
  g_autoptr (GString) english = g_string_new (text);
  gboolean translated = translate_at (english, 0, letters);
  gsize end = english->len;

  while (end > 0 && !g_ascii_isdigit (english->str[end - 1]))
    end--;
  if (end > 0)
    {
      end += strspn (english->str + end, "=(");
      translated |= translate_at (english, end, letters);
    }
  return translated ? g_strdup (english->str) : NULL;
}

char *
checkbit_typed_move_dup_english (const char *text, const char *const *letters)
{
  char *translated = letters != NULL ? translate (text, letters) : NULL;

  return translated != NULL ? translated : g_strdup (text);
}

/* Appends candidates that are not there yet. */
static void
add_candidates (CheckbitTypedMove *result, const CheckbitTypedMove *more)
{
  guint n = result->n;

  for (guint i = 0; i < more->n; i++)
    {
      gboolean known = FALSE;

      for (guint k = 0; k < n && !known; k++)
        known = result->candidates[k].move == more->candidates[i].move;
      if (!known)
        result->candidates[result->n++] = more->candidates[i];
    }
  if (result->n > 1)
    result->play = CHESS_MOVE_NONE;
  else if (n == 0)
    result->play = more->play;
}

/* Adds the moves of pieces with two letters of which only the first was typed. */
static void
add_begun (const ChessPosition *position,
           const char *text,
           const char *const *letters,
           CheckbitTypedMove *result)
{
  g_autofree CheckbitTypedMove *more = g_new (CheckbitTypedMove, 1);

  for (gsize i = 0; i < N_LETTERS; i++)
    if (match_letter (letters[i], text) > 0 && match_letter (text, letters[i]) == 0)
      {
        const char piece[] = { pieces[i], '\0' };

        checkbit_typed_move_read (position, piece, more);
        add_candidates (result, more);
      }
}

void
checkbit_typed_move_read_in (const ChessPosition *position,
                             const char *text,
                             const char *const *letters,
                             CheckbitTypedMove *result)
{
  g_autofree CheckbitTypedMove *english = NULL;
  g_autofree char *translated = NULL;

  g_return_if_fail (position != NULL && text != NULL && result != NULL);

  checkbit_typed_move_read (position, text, result);
  if (letters == NULL || (*text >= 'a' && *text <= 'h' && result->n > 0))
    return;
  translated = translate (text, letters);
  if (translated != NULL)
    {
      english = g_memdup2 (result, sizeof *result);
      checkbit_typed_move_read (position, translated, result);
      add_candidates (result, english);
    }
  add_begun (position, text, letters, result);
}
