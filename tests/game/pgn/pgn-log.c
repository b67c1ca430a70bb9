/* A PGN visitor that logs every call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pgn-log.h"

#include "game/pgn/pgn-writer.h"

static void add (GString *log, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add (GString *log, const char *format, ...)
{
  va_list arguments;

  if (log->len > 0)
    g_string_append_c (log, ' ');
  va_start (arguments, format);
  g_string_append_vprintf (log, format, arguments);
  va_end (arguments);
}

static void
begin_game_cb (guint number, guint64 offset, gpointer user_data)
{
  add (user_data, "game");
}

static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  g_assert_true (g_utf8_validate (name, -1, NULL));
  g_assert_true (g_utf8_validate (value, -1, NULL));
  add (user_data, "tag:%s=%s", name, value);
}

static void
begin_moves_cb (const ChessPosition *start, gpointer user_data)
{
  char fen[CHESS_FEN_SIZE] = "-";

  if (start != NULL && start->key != chess_position_start.key)
    {
      chess_fen_write (start, fen);
      add (user_data, "moves:%s", fen);
    }
  else if (start == NULL)
    add (user_data, "moves:-");
}

static void
move_cb (ChessMove move,
         const char *san,
         const ChessPosition *before,
         const ChessPosition *after,
         gpointer user_data)
{
  g_assert_true (chess_position_is_consistent (after));
  g_assert_cmpint (chess_position_side (before), !=, chess_position_side (after));
  add (user_data, "%s", san);
}

static void
nag_cb (guint nag, gpointer user_data)
{
  add (user_data, "$%u", nag);
}

static void
comment_cb (const char *text, gpointer user_data)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  add (user_data, "{%s}", text);
}

static void
begin_variation_cb (gpointer user_data)
{
  add (user_data, "(");
}

static void
end_variation_cb (gpointer user_data)
{
  add (user_data, ")");
}

static void
result_cb (const char *result, gpointer user_data)
{
  add (user_data, "=%s", result);
}

static void
problem_cb (const CheckbitPgnProblem *problem, gpointer user_data)
{
  g_assert_true (g_utf8_validate (problem->text, -1, NULL));
  add (user_data, "!%s@%u:%u", checkbit_pgn_problem_id (problem->kind), problem->line,
       problem->column);
}

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  add (user_data, "end:%u@%" G_GUINT64_FORMAT "-%" G_GUINT64_FORMAT, end->plies, end->offset,
       end->end);

  return TRUE;
}

static const CheckbitPgnVisitor log_visitor = {
  .begin_game = begin_game_cb,
  .tag = tag_cb,
  .begin_moves = begin_moves_cb,
  .move = move_cb,
  .nag = nag_cb,
  .comment = comment_cb,
  .begin_variation = begin_variation_cb,
  .end_variation = end_variation_cb,
  .result = result_cb,
  .problem = problem_cb,
  .end_game = end_game_cb,
};

char *
pgn_log (const char *bytes, gsize length, gsize step)
{
  GString *log = g_string_new (NULL);
  g_autoptr (CheckbitPgnReader) reader = checkbit_pgn_reader_new (&log_visitor, log, 0);

  for (gsize at = 0; at < length; at += step)
    {
      if (step == 0)
        step = length;
      checkbit_pgn_reader_feed (reader, bytes + at, MIN (step, length - at));
    }
  checkbit_pgn_reader_finish (reader);

  return g_string_free (log, FALSE);
}

static gboolean
write_cb (const char *text, gsize length, gpointer user_data)
{
  g_string_append_len (user_data, text, (gssize) length);

  return TRUE;
}

char *
pgn_write_again (const char *bytes, gsize length)
{
  GString *text = g_string_new (NULL);
  g_autoptr (CheckbitPgnWriter) writer = checkbit_pgn_writer_new (write_cb, NULL, text);

  checkbit_pgn_read (bytes, length, &checkbit_pgn_writer_visitor, writer, 0);

  return g_string_free (text, FALSE);
}
