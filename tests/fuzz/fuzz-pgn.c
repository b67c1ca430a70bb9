/* Any bytes as PGN: the games do not depend on how the input is split, and writing them gives text
 * that reads the same. The first byte is the size of the pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "game/pgn/pgn-record.h"
#include "game/pgn/pgn-writer.h"

#include <string.h>

/* All that a reading gave, as one number. */
typedef struct
{
  guint64 sum;
  guint64 end; /* of the last game */
} Digest;

static void
add (Digest *digest, const char *text)
{
  for (; *text != '\0'; text++)
    digest->sum = (digest->sum ^ (guint8) *text) * G_GUINT64_CONSTANT (1099511628211);
  digest->sum = (digest->sum ^ 255) * G_GUINT64_CONSTANT (1099511628211);
}

static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  FUZZ_ASSERT (g_utf8_validate (name, -1, NULL) && g_utf8_validate (value, -1, NULL));
  add (user_data, name);
  add (user_data, value);
}

static void
move_cb (ChessMove move,
         const char *san,
         const ChessPosition *before,
         const ChessPosition *after,
         gpointer user_data)
{
  FUZZ_ASSERT (chess_position_is_consistent (after));
  FUZZ_ASSERT (move == CHESS_MOVE_NONE || chess_movegen_is_legal (before, move));
  add (user_data, san);
}

static void
comment_cb (const char *text, gpointer user_data)
{
  FUZZ_ASSERT (*text != '\0' && g_utf8_validate (text, -1, NULL));
  add (user_data, text);
}

static void
problem_cb (const CheckbitPgnProblem *problem, gpointer user_data)
{
  FUZZ_ASSERT (problem->line >= 1 && problem->column >= 1);
  FUZZ_ASSERT (g_utf8_validate (problem->text, -1, NULL));
  add (user_data, checkbit_pgn_problem_id (problem->kind));
  add (user_data, problem->text);
  ((Digest *) user_data)->sum += problem->line * 31 + problem->column;
}

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  Digest *digest = user_data;

  FUZZ_ASSERT (end->offset >= digest->end && end->end >= end->offset);
  digest->end = end->end;
  digest->sum += end->plies + end->offset * 7 + end->end * 13;

  return TRUE;
}

static const CheckbitPgnVisitor visitor = {
  .tag = tag_cb,
  .move = move_cb,
  .comment = comment_cb,
  .problem = problem_cb,
  .end_game = end_game_cb,
};

static guint64
read_in_pieces (const char *bytes, size_t length, size_t step, CheckbitPgnReadFlags flags)
{
  Digest digest = { 0 };
  CheckbitPgnReader *reader = checkbit_pgn_reader_new (&visitor, &digest, flags);

  for (size_t at = 0; at < length; at += step)
    checkbit_pgn_reader_feed (reader, bytes + at, MIN (step, length - at));
  checkbit_pgn_reader_finish (reader);
  checkbit_pgn_reader_free (reader);
  FUZZ_ASSERT (digest.end <= length);

  return digest.sum;
}

static void
check_pieces (const char *bytes, size_t length, size_t step, CheckbitPgnReadFlags flags)
{
  FUZZ_ASSERT (read_in_pieces (bytes, length, step, flags)
               == read_in_pieces (bytes, length, length + 1, flags));
}

static gboolean
write_cb (const char *text, gsize length, gpointer user_data)
{
  g_string_append_len (user_data, text, (gssize) length);

  return TRUE;
}

static GString *
write_again (const char *bytes, size_t length)
{
  GString *text = g_string_new (NULL);
  CheckbitPgnWriter *writer = checkbit_pgn_writer_new (write_cb, NULL, text);

  checkbit_pgn_read (bytes, length, &checkbit_pgn_writer_visitor, writer, 0);
  checkbit_pgn_writer_free (writer);

  return text;
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  const char *text = (const char *) bytes;
  size_t step = length > 0 ? bytes[0] % 16 + 1 : 1;
  GString *first, *second;

  check_pieces (text, length, step, CHECKBIT_PGN_READ_ALL);
  /* A list skims what is in one piece. */
  check_pieces (text, length, step, CHECKBIT_PGN_READ_TAGS);
  first = write_again (text, length);
  second = write_again (first->str, first->len);
  FUZZ_ASSERT (g_string_equal (first, second));
  g_string_free (first, TRUE);
  g_string_free (second, TRUE);
  g_ptr_array_unref (checkbit_pgn_read_games (text, length, 0));

  return 0;
}
