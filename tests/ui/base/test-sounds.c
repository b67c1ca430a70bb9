/* The sounds: the right one for each move, and every file a short piece of sound that is neither
 * silent nor distorted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "chess/fen.h"
#include "chess/uci-move.h"
#include "ui/base/sounds.h"

typedef struct
{
  const char *name;
  const char *fen;
  const char *move;
  gboolean over;
  CheckbitSound sound;
} Row;

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static const Row rows[] = {
  { "move", START, "e2e4", FALSE, CHECKBIT_SOUND_MOVE },
  { "castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", FALSE, CHECKBIT_SOUND_MOVE },
  { "capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", FALSE, CHECKBIT_SOUND_CAPTURE },
  { "en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", FALSE, CHECKBIT_SOUND_CAPTURE },
  { "promotion", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", FALSE, CHECKBIT_SOUND_MOVE },
  { "check", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", FALSE, CHECKBIT_SOUND_CHECK },
  { "capture-with-check", "n3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", FALSE, CHECKBIT_SOUND_CHECK },
  { "mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", TRUE, CHECKBIT_SOUND_END },
  { "stalemate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7", TRUE, CHECKBIT_SOUND_END },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  ChessPosition position;
  ChessMove move;

  g_assert_true (
      chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, NULL));
  move = chess_uci_read (&position, row->move, strlen (row->move));
  g_assert_cmpuint (move, !=, CHESS_MOVE_NONE);
  g_assert_cmpint (checkbit_sounds_for_move (&position, move, row->over), ==, row->sound);
}

/* A null move sounds like a move of no consequence, whatever stands on a1. */
static void
test_null_move (gconstpointer data)
{
  const char *fen = data;
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  g_assert_cmpint (checkbit_sounds_for_move (&position, CHESS_MOVE_NONE, FALSE), ==,
                   CHECKBIT_SOUND_MOVE);
  g_assert_cmpint (checkbit_sounds_for_move (&position, CHESS_MOVE_NONE, TRUE), ==,
                   CHECKBIT_SOUND_END);
}

/* --- The files ------------------------------------------------------------------------------ */

#define HEADER_SIZE 44

static const char *const files[] = { "move", "capture", "check", "end", "low-time" };

static guint32
read_word (const guint8 *bytes)
{
  return bytes[0] | (guint32)bytes[1] << 8 | (guint32)bytes[2] << 16 | (guint32)bytes[3] << 24;
}

/* The largest sample of 16 bits. */
static int
get_peak (const guint8 *samples, gsize length)
{
  int peak = 0;

  for (gsize i = 0; i + 1 < length; i += 2)
    peak = MAX (peak, ABS ((gint16)(samples[i] | samples[i + 1] << 8)));
  return peak;
}

static void
test_file (gconstpointer data)
{
  g_autofree char *path = g_strdup_printf ("%s/sounds/%s.wav", g_getenv ("GSETTINGS_SCHEMA_DIR"),
                                           (const char *)data);
  g_autofree char *contents = NULL;
  const guint8 *bytes;
  gsize length;
  double seconds;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpuint (length, >, HEADER_SIZE);
  bytes = (const guint8 *)contents;
  g_assert_cmpmem (bytes, 4, "RIFF", 4);
  g_assert_cmpmem (bytes + 8, 4, "WAVE", 4);
  seconds = (double)(length - HEADER_SIZE) / read_word (bytes + 28);
  g_assert_cmpfloat (seconds, >, 0.05);
  g_assert_cmpfloat (seconds, <, 1.5);
  g_assert_cmpint (get_peak (bytes + HEADER_SIZE, length - HEADER_SIZE), >, 4000);
  g_assert_cmpint (get_peak (bytes + HEADER_SIZE, length - HEADER_SIZE), <, 32000);
}

/* Without a sound device, playing does nothing and does not block. */
static void
test_play (void)
{
  for (guint i = 0; i < 3 * CHECKBIT_N_SOUNDS; i++)
    checkbit_sounds_play (i % CHECKBIT_N_SOUNDS);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/sounds/for-move/", rows[i].name, NULL);
      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_data_func ("/ui/sounds/null-move/king", "8/8/8/4k3/8/8/4P3/K7 w - - 0 1",
                        test_null_move);
  g_test_add_data_func ("/ui/sounds/null-move/rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                        test_null_move);
  g_test_add_data_func ("/ui/sounds/null-move/nothing", "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
                        test_null_move);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/sounds/file/", files[i], NULL);
      g_test_add_data_func (path, files[i], test_file);
    }
  g_test_add_func ("/ui/sounds/play", test_play);
  return g_test_run ();
}
