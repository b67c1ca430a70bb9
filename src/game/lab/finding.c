/* Another program's counts beside Checkbit's.
 *
 * The depth is increased step by step, so that the shortest path to a difference is found first,
 * even if a program is too slow for the last depth. If the counts differ at some depth, moves with
 * different counts are followed, the smallest count first. A program whose lists of moves are
 * correct when requested separately, although its counts are wrong, would be searched forever:
 * MAX_CALLS limits that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/finding.h"

#include <stdatomic.h>
#include <string.h>

#include "chess/perft.h"
#include "chess/square.h"
#include "chess/uci-move.h"

/* The most questions for one depth on the way down. */
#define MAX_CALLS 256

#define MAX_PATH 100

/* fen: the one given to the other program. */
static CheckbitLabFinding *
finding_new (const CheckbitLabTask *task, const char *fen)
{
  CheckbitLabFinding *self = g_new0 (CheckbitLabFinding, 1);

  g_atomic_ref_count_init (&self->references);
  self->root = *task->position;
  self->root_fen = g_strdup (fen);
  self->root_depth = task->depth;
  self->words = g_strdup ("");

  return self;
}

CheckbitLabFinding *
checkbit_lab_finding_ref (CheckbitLabFinding *self)
{
  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
checkbit_lab_finding_free (CheckbitLabFinding *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->references))
    return;
  g_free (self->root_fen);
  g_free (self->path);
  g_free (self->fen);
  g_free (self->words);
  g_free (self->culprit_text);
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_pointer (&self->differences, g_array_unref);
  g_clear_pointer (&self->mistakes, g_array_unref);
  g_clear_error (&self->failure);
  g_free (self);
}

/* --- Checkbit's counts ---------------------------------------------------------------------- */

/* The canonical FEN with a different en passant field. */
static char *
write_fen_with (const ChessPosition *position, ChessSquare en_passant)
{
  char text[CHESS_FEN_SIZE], name[3] = "-";
  g_auto (GStrv) fields = NULL;

  chess_fen_write (position, text);
  if (en_passant != CHESS_SQUARE_NONE)
    chess_square_put (name, en_passant);
  fields = g_strsplit (text, " ", -1);
  g_free (fields[3]);
  fields[3] = g_strdup (name);

  return g_strjoinv (" ", fields);
}

char *
checkbit_lab_write_fen (const ChessPosition *position)
{
  g_return_val_if_fail (position != NULL, NULL);

  return write_fen_with (position, position->ep_square);
}

char *
checkbit_lab_complete_fen (const char *text, const ChessPosition *position)
{
  g_auto (GStrv) fields = text != NULL ? g_regex_split_simple ("\\s+", text, 0, 0) : NULL;
  GString *fen;

  if (fields == NULL || g_strv_length (fields) < 4)
    return checkbit_lab_write_fen (position);
  fen = g_string_new (NULL);
  for (guint i = 0; i < 4; i++)
    g_string_append_printf (fen, "%s ", fields[i]);
  g_string_append_printf (fen, "%u %u", chess_position_halfmove (position),
                          chess_position_fullmove (position));

  return g_string_free (fen, FALSE);
}

static void
cancelled_cb (GCancellable *cancellable, gpointer data)
{
  atomic_bool *stop = data;

  *stop = true;
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  return strcmp (((const CheckbitDivideRow *) a)->text, ((const CheckbitDivideRow *) b)->text);
}

CheckbitDivide *
checkbit_lab_divide (const ChessPosition *position, guint depth, GCancellable *cancellable)
{
  g_autoptr (CheckbitDivide) divide = checkbit_divide_new ();
  atomic_bool stop = false;
  gulong handler = 0;
  ChessMoveList list = { 0 };

  divide->has_total = TRUE;
  divide->total = depth == 0;
  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &stop, NULL);
  if (depth > 0)
    chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count && !stop; i++)
    {
      CheckbitDivideRow row = { .move = list.moves[i] };
      ChessPosition next = *position;

      chess_uci_write (position, row.move, row.text);
      chess_position_play (&next, row.move);
      row.count = chess_perft (&next, depth - 1, CHESS_PERFT_COUNT, &stop);
      divide->total += row.count;
      g_array_append_val (divide->rows, row);
    }
  g_cancellable_disconnect (cancellable, handler);
  g_array_sort (divide->rows, compare_rows);

  return stop ? NULL : g_steal_pointer (&divide);
}

/* --- The search ----------------------------------------------------------------------------- */

typedef struct
{
  CheckbitLabProgram *program;
  const char *fen; /* of the root */
  CheckbitLabProgress progress;
  gpointer data;
  GCancellable *cancellable;

  ChessPosition line[MAX_PATH + 1]; /* from the root to the current position */
  ChessMove moves[MAX_PATH];
  guint n_moves;
  guint calls_left;
  CheckbitLabFinding *finding;
} Search;

/* The moves from number first up to, but not including, number end. (transfer full) */
static char *
write_path_from (const Search *search, guint first, guint end)
{
  GString *path = g_string_new (NULL);

  for (guint i = first; i < end; i++)
    {
      char text[CHESS_UCI_SIZE];

      chess_uci_write (&search->line[i], search->moves[i], text);
      g_string_append_printf (path, "%s%s", i > first ? " " : "", text);
    }
  return g_string_free (path, FALSE);
}

/* The moves to the current position. (transfer full) */
static char *
write_path (const Search *search)
{
  return write_path_from (search, 0, search->n_moves);
}

static void
fail (Search *search, GError *error)
{
  CheckbitLabFinding *finding = search->finding;

  g_clear_error (&finding->failure);
  finding->failure = error;
  g_free (finding->words);
  finding->words = g_strdup (checkbit_lab_program_get_words (search->program));
}

/* Asks about the current position. */
static CheckbitDivide *
ask_program (Search *search, guint depth)
{
  g_autofree char *path = write_path (search);
  CheckbitLabRequest request = {
    .fen = search->fen,
    .moves = path,
    .depth = depth,
    .position = &search->line[search->n_moves],
  };
  GError *error = NULL;
  CheckbitDivide *divide;

  if (search->progress != NULL)
    search->progress (path, depth, search->data);
  search->calls_left--;
  divide = checkbit_lab_program_divide (search->program, &request, search->cancellable, &error);
  if (divide == NULL)
    fail (search, error);

  return divide;
}

/* Whether a difference involves en passant, so that the FEN must have the square. */
static gboolean
concerns_en_passant (const CheckbitLabFinding *finding)
{
  for (guint i = 0; i < finding->differences->len; i++)
    {
      const CheckbitDifference *difference
          = &g_array_index (finding->differences, CheckbitDifference, i);

      if (difference->explained && difference->why.to == finding->position.ep_square
          && difference->why.piece != CHESS_PIECE_NONE
          && chess_piece_type (difference->why.piece) == CHESS_PAWN)
        return TRUE;
    }
  return FALSE;
}

/* Notes the current position as the first with a difference, replacing one further up. */
static void
note (Search *search, guint depth, GArray *differences, guint64 ours, guint64 theirs)
{
  CheckbitLabFinding *finding = search->finding;

  finding->differs = TRUE;
  finding->position = search->line[search->n_moves];
  finding->depth = depth;
  finding->ours = ours;
  finding->theirs = theirs;
  g_free (finding->path);
  finding->path = write_path (search);
  g_clear_pointer (&finding->moves, g_array_unref);
  finding->moves = g_array_new (FALSE, FALSE, sizeof (ChessMove));
  g_array_append_vals (finding->moves, search->moves, search->n_moves);
  g_clear_pointer (&finding->differences, g_array_unref);
  finding->differences = g_array_ref (differences);
}

/* The moves with different counts, the smallest count first. (transfer full) */
static GArray *
list_ways (const GArray *differences)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (CheckbitDifference));

  for (guint i = 0; i < differences->len; i++)
    {
      const CheckbitDifference *difference = &g_array_index (differences, CheckbitDifference, i);
      guint at = 0;

      if (difference->kind != CHECKBIT_DIFFERENCE_COUNT)
        continue;
      while (at < ways->len
             && g_array_index (ways, CheckbitDifference, at).ours <= difference->ours)
        at++;
      g_array_insert_val (ways, at, *difference);
    }
  return ways;
}

/* The result for a position. */
typedef enum
{
  SAME,    /* its counts and their total are correct */
  DIFFERS, /* it, or one below it, is the position we are looking for */
  COUNTS,  /* its counts differ, but all positions below are correct when requested separately */
  FAILED,
} Verdict;

static Verdict compare_position (Search *search, guint depth);

/* Compares the position after a move. */
static Verdict
follow (Search *search, ChessMove move, guint depth)
{
  ChessPosition *next = &search->line[search->n_moves + 1];
  Verdict verdict;

  *next = search->line[search->n_moves];
  chess_position_play (next, move);
  search->moves[search->n_moves++] = move;
  verdict = compare_position (search, depth);
  search->n_moves--;

  return verdict;
}

/* Follows moves with different counts until a position is found. */
static Verdict
follow_all (Search *search, const GArray *differences, guint depth)
{
  g_autoptr (GArray) ways = list_ways (differences);
  Verdict worst = COUNTS;

  for (guint i = 0; i < ways->len && search->calls_left > 0; i++)
    {
      Verdict verdict
          = follow (search, g_array_index (ways, CheckbitDifference, i).move, depth - 1);

      if (verdict == DIFFERS || verdict == FAILED)
        return verdict;
    }
  return worst;
}

static Verdict
compare_position (Search *search, guint depth)
{
  const ChessPosition *position = &search->line[search->n_moves];
  g_autoptr (CheckbitDivide) theirs = ask_program (search, depth);
  g_autoptr (CheckbitDivide) ours = NULL;
  g_autoptr (GArray) differences = NULL;
  Verdict verdict;

  if (theirs == NULL)
    return FAILED;
  ours = checkbit_lab_divide (position, depth, search->cancellable);
  if (ours == NULL)
    {
      fail (search, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "Cancelled"));
      return FAILED;
    }
  if (search->n_moves == 0)
    search->finding->total = ours->total;
  differences = checkbit_differences_new (position, ours, theirs);
  if (differences->len == 0 && theirs->total == ours->total)
    return SAME;

  /* A deeper position with different counts is not replaced by a sibling. */
  if (!search->finding->differs || search->finding->depth > depth
      || checkbit_differences_in_lists (differences))
    note (search, depth, differences, ours->total, theirs->total);
  if (checkbit_differences_in_lists (differences) || depth <= 1)
    return DIFFERS;
  verdict = follow_all (search, differences, depth);

  return verdict == SAME ? COUNTS : verdict;
}

/* --- The whole ------------------------------------------------------------------------------ */

/* Restores the path to the finding, since other paths were tried afterwards. */
static void
replay (Search *search)
{
  const GArray *moves = search->finding->moves;

  for (guint i = 0; i < moves->len; i++)
    {
      search->moves[i] = g_array_index (moves, ChessMove, i);
      search->line[i + 1] = search->line[i];
      chess_position_play (&search->line[i + 1], search->moves[i]);
    }
}

/* Whether the finding's position gets correct counts when requested from the position after the
 * first n moves of the path. */
static gboolean
is_right_from (Search *search, guint n)
{
  const CheckbitLabFinding *finding = search->finding;
  g_autoptr (GArray) differences = NULL;
  g_autoptr (CheckbitDivide) ours = NULL, theirs = NULL;
  g_autofree char *fen = NULL, *path = NULL;
  CheckbitLabRequest request = { .depth = 1, .position = &finding->position };

  request.fen = fen = checkbit_lab_write_fen (&search->line[n]);
  request.moves = path = write_path_from (search, n, finding->moves->len);
  theirs = checkbit_lab_program_divide (search->program, &request, search->cancellable, NULL);
  if (theirs == NULL)
    return FALSE;
  ours = checkbit_lab_divide (&finding->position, 1, NULL);
  differences = checkbit_differences_new (&finding->position, ours, theirs);

  return differences->len == 0;
}

/* If the position itself gets correct counts, finds the move that the program plays wrong. */
static void
find_culprit (Search *search)
{
  CheckbitLabFinding *finding = search->finding;
  guint n = finding->moves->len, from = n;
  char text[CHESS_UCI_SIZE];

  if (n == 0 || search->program == NULL || finding->failure != NULL
      || !checkbit_differences_in_lists (finding->differences))
    return;
  replay (search);
  if (!is_right_from (search, n))
    return;
  do
    from--;
  while (from > 0 && is_right_from (search, from));
  finding->playing_wrong = TRUE;
  finding->culprit = from;
  chess_uci_write (&search->line[from], g_array_index (finding->moves, ChessMove, from), text);
  finding->culprit_text = g_strdup (text);
}

/* Draws conclusions from the differences in the position found. */
static void
conclude (Search *search)
{
  CheckbitLabFinding *finding = search->finding;
  CheckbitPattern pattern = { .position = &finding->position, .differences = finding->differences };

  finding->fen
      = write_fen_with (&finding->position, concerns_en_passant (finding)
                                                ? finding->position.ep_square
                                                : chess_position_ep_square (&finding->position));
  find_culprit (search);
  if (finding->playing_wrong)
    {
      pattern.played = g_array_index (finding->moves, ChessMove, finding->culprit);
      pattern.before = &search->line[finding->culprit];
    }
  /* If the search was interrupted, different counts do not tell the reason yet. */
  if (finding->failure != NULL && !checkbit_differences_in_lists (finding->differences))
    {
      finding->mistakes = g_array_new (FALSE, FALSE, sizeof (CheckbitLabMistake));
      return;
    }
  finding->mistakes = checkbit_mistakes_new (&pattern);
  if (finding->differences->len == 0)
    {
      CheckbitLabMistake mistake = { CHECKBIT_MISTAKE_TOTAL, 0 };
      g_array_append_val (finding->mistakes, mistake);
    }
}

/* Whether all counts of a depth are correct, so that no more questions are needed. */
static gboolean
answers_right (Search *search, guint depth)
{
  const ChessPosition *position = &search->line[0];
  g_autoptr (CheckbitDivide) theirs = ask_program (search, depth);
  g_autoptr (CheckbitDivide) ours = NULL;
  g_autoptr (GArray) differences = NULL;

  if (theirs == NULL)
    return FALSE;
  ours = checkbit_lab_divide (position, depth, search->cancellable);
  if (ours == NULL)
    return FALSE;
  search->finding->total = ours->total;
  differences = checkbit_differences_new (position, ours, theirs);

  return differences->len == 0 && theirs->total == ours->total;
}

CheckbitLabFinding *
checkbit_lab_compare (CheckbitLabProgram *program,
                      const CheckbitLabTask *task,
                      CheckbitLabProgress progress,
                      gpointer data,
                      GCancellable *cancellable)
{
  g_autofree char *fen = task->fen ? g_strdup (task->fen) : checkbit_lab_write_fen (task->position);
  g_autofree Search *search = g_new0 (Search, 1);
  CheckbitLabFinding *finding = finding_new (task, fen);
  Verdict verdict = SAME;
  guint first = MIN (task->depth, 1);

  g_return_val_if_fail (task->depth < MAX_PATH, NULL);

  *search = (Search){ .program = program,
                      .fen = fen,
                      .progress = progress,
                      .data = data,
                      .cancellable = cancellable,
                      .finding = finding };
  search->line[0] = *task->position;
  if (task->at_once && answers_right (search, task->depth))
    first = task->depth + 1;
  for (guint depth = first; verdict == SAME && depth <= task->depth; depth++)
    {
      search->calls_left = MAX_CALLS;
      verdict = finding->failure ? FAILED : compare_position (search, depth);
    }
  finding->same = verdict == SAME;
  if (finding->differs)
    conclude (search);
  finding->n_calls = checkbit_lab_program_get_n_calls (program);

  return finding;
}

/* Follows legal moves. */
static void
walk (Search *search, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);

  for (char **text = texts; *text != NULL && **text != '\0'; text++)
    {
      guint n = search->n_moves;
      ChessMove move = chess_uci_read (&search->line[n], *text, strlen (*text));

      g_return_if_fail (move != CHESS_MOVE_NONE && n < MAX_PATH);
      search->moves[n] = move;
      search->line[n + 1] = search->line[n];
      chess_position_play (&search->line[++search->n_moves], move);
    }
}

CheckbitLabFinding *
checkbit_lab_compare_divide (const CheckbitLabTask *task,
                             const char *moves,
                             const CheckbitDivide *theirs,
                             GCancellable *cancellable)
{
  g_autoptr (CheckbitDivide) ours = NULL;
  g_autofree Search *search = g_new0 (Search, 1);
  g_autoptr (GArray) differences = NULL;
  g_autofree char *fen = NULL;
  const ChessPosition *position;
  CheckbitLabFinding *finding;
  guint64 total = theirs->has_total ? theirs->total : checkbit_divide_sum (theirs);

  search->line[0] = *task->position;
  walk (search, moves);
  position = &search->line[search->n_moves];
  ours = checkbit_lab_divide (position, task->depth, cancellable);
  if (ours == NULL)
    return NULL;
  fen = task->fen ? g_strdup (task->fen) : checkbit_lab_write_fen (task->position);
  finding = finding_new (task, fen);
  finding->total = ours->total;
  search->finding = finding;
  differences = checkbit_differences_new (position, ours, theirs);
  finding->same = differences->len == 0 && total == ours->total;
  if (!finding->same)
    {
      note (search, task->depth, differences, ours->total, total);
      conclude (search);
    }
  return finding;
}

char *
checkbit_lab_finding_dup_next (const CheckbitLabFinding *self)
{
  g_autoptr (GArray) ways = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (!self->differs || self->depth <= 1 || checkbit_differences_in_lists (self->differences))
    return NULL;
  ways = list_ways (self->differences);
  if (ways->len == 0)
    return NULL;
  return g_strdup_printf ("%s%s%s", self->path, *self->path != '\0' ? " " : "",
                          g_array_index (ways, CheckbitDifference, 0).text);
}
