/* The moves played from a position: compares the counts with a simple count, and tests which games
 * count and how the index is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* setrlimit and signal, which C17 alone does not have. */
#define _XOPEN_SOURCE 700

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <utime.h>

#include "../../lib/test-time.h"
#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/san.h"
#include "game/explorer/explorer-file.h"
#include "game/explorer/explorer.h"

typedef struct
{
  char *folder;
  GFile *file;
  CheckbitExplorer *explorer;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  fixture->file = g_file_new_build_filename (fixture->folder, "games.pgn", NULL);
  fixture->explorer = checkbit_explorer_new ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *index = checkbit_explorer_path (fixture->file);

  g_object_unref (fixture->explorer);
  g_unlink (index);
  g_file_delete (fixture->file, NULL, NULL);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_object_unref (fixture->file);
}

static void
write_games (Fixture *fixture, const char *text)
{
  GError *error = NULL;

  g_file_set_contents (g_file_peek_path (fixture->file), text, -1, &error);
  g_assert_no_error (error);
}

static void
open_file (Fixture *fixture, guint max_plies)
{
  checkbit_explorer_set_file (fixture->explorer, fixture->file, max_plies);
  time_wait_for (!checkbit_explorer_get_building (fixture->explorer));
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static GAsyncResult *
wait_for (GAsyncResult **result)
{
  time_wait_for (*result != NULL);
  return *result;
}

static CheckbitExplorerAnswer *
look_up (Fixture *fixture, const char *fen)
{
  g_autoptr (GAsyncResult) result = NULL;
  ChessPosition position;
  ChessFenError fen_error;
  GError *error = NULL;

  g_assert_true (chess_fen_read (fen, strlen (fen), 0, &position, &fen_error));
  checkbit_explorer_look_up_async (fixture->explorer, &position, NULL, result_cb, &result);
  CheckbitExplorerAnswer *answer
      = checkbit_explorer_look_up_finish (fixture->explorer, wait_for (&result), &error);
  g_assert_no_error (error);

  return answer;
}

/* "e4 3 1/1/0 2500 2024; d4 …": what is known of a position. (transfer full) */
static char *
describe (Fixture *fixture, const char *fen)
{
  g_autofree CheckbitExplorerAnswer *answer = look_up (fixture, fen);
  GString *text = g_string_new (NULL);
  ChessPosition position;
  ChessFenError error;

  chess_fen_read (fen, strlen (fen), 0, &position, &error);
  g_string_append_printf (text, "%u:", answer->n_games);
  for (guint i = 0; i < answer->n_moves; i++)
    {
      const CheckbitExplorerMove *move = &answer->moves[i];
      char san[CHESS_SAN_SIZE];
      chess_san_write (&position, move->move, san);
      g_string_append_printf (text, " %s %u=%u/%u/%u", san, move->n_games, move->white_wins,
                              move->draws, move->black_wins);
      if (move->rating > 0)
        g_string_append_printf (text, " %u", move->rating);
      if (move->year > 0)
        g_string_append_printf (text, " (%u)", move->year);
    }
  return g_string_free (text, FALSE);
}

/* --- What counts ------------------------------------------------------------------------------ */

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

typedef struct
{
  const char *name, *pgn, *fen, *expected;
} Row;

static const Row rows[] = {
  { "empty", "", START, "0:" },
  { "one", "[Result \"1-0\"]\n\n1. e4 e5 1-0\n", START, "1: e4 1=1/0/0" },
  { "results", "1. e4 1-0\n\n1. e4 0-1\n\n1. e4 1/2-1/2\n\n1. e4 *\n\n1. d4 1-0\n", START,
    "5: e4 4=1/1/1 d4 1=1/0/0" },
  { "ratings-of-the-mover",
    "[WhiteElo \"2500\"]\n[BlackElo \"1000\"]\n[Date \"2019.01.02\"]\n\n1. e4 *\n\n"
    "[WhiteElo \"2701\"]\n[Date \"2024.??.??\"]\n\n1. e4 *\n\n[WhiteElo \"?\"]\n\n1. e4 *\n",
    START, "3: e4 3=0/0/0 2601 (2024)" },
  { "ratings-of-black", "[WhiteElo \"2500\"]\n[BlackElo \"1000\"]\n\n1. e4 e5 *\n",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "1: e5 1=0/0/0 1000" },
  { "transposition", "1. d4 Nf6 2. c4 1-0\n\n1. c4 Nf6 2. d4 0-1\n",
    "rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2", "2:" },
  { "no-variations", "1. e4 (1. d4 d5 (1... Nf6)) 1... e5 *\n", START, "1: e4 1=0/0/0" },
  { "a-repeated-position-once", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0\n", START,
    "1: Nf3 1=1/0/0 e4 1=1/0/0" },
  { "the-last-position", "1. e4 *\n\n1. e4 e5 *\n",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "2: e5 1=0/0/0" },
  { "up-to-what-cannot-be-read", "1. e4 e5 2. Kd5 Nc6 *\n\n1. e4 *\n", START, "2: e4 2=0/0/0" },
  { "up-to-a-null-move", "1. e4 -- 2. d4 *\n", START, "1: e4 1=0/0/0" },
  { "from-a-fen", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 12 40", "1: e4 1=0/0/0" },
  { "tags-alone", "[White \"A\"]\n\n*\n\n[White \"B\"]\n\n1. c4 *\n", START, "2: c4 1=0/0/0" },
  { "promotions-apart",
    "[FEN \"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. e8=Q+ *\n\n"
    "[FEN \"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. e8=N *\n",
    "7k/4P3/8/8/8/8/8/K7 w - - 0 1", "2: e8=N 1=0/0/0 e8=Q+ 1=0/0/0" },
  { "results-in-other-forms",
    "[Result \"1/2\"]\n\n1. e4 *\n\n[Result \"½–½\"]\n\n1. e4 *\n\n"
    "[Result \"1–0\"]\n\n1. e4 *\n\n1. e4 1/2\n",
    START, "4: e4 4=1/3/0" },
  { "odd-tags", "[WhiteElo \"99999999\"]\n[Date \"soon\"]\n[Result \"2-0\"]\n\n1. e4 *\n", START,
    "1: e4 1=0/0/0" },
};

static const char *const dates[][2] = {
  { "1992", " (1992)" },        { "1992.11.05", " (1992)" }, { "1992-11-05", " (1992)" },
  { "5.11.1992", " (1992)" },   { "11/05/1992", " (1992)" }, { "November 5, 1992", " (1992)" },
  { "05.11.92", "" },           { "92.11.05", "" },          { "19921105", "" },
  { "????.11.05", "" },         { "0000.00.00", "" },        { "199?.11.05", "" },
  { " 1858.??.??", " (1858)" }, { "-1992", " (1992)" },      { "9999.01.01", "" },
};

/* The year in which a move was last played is that of the date, however it is written. */
static void
test_dates (Fixture *fixture, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autofree char *pgn = g_strdup_printf ("[Date \"%s\"]\n\n1. e4 *\n", dates[i][0]);
      g_autofree char *expected = g_strconcat ("1: e4 1=0/0/0", dates[i][1], NULL);

      g_test_message ("%s", dates[i][0]);
      write_games (fixture, pgn);
      open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
      g_autofree char *found = describe (fixture, START);
      g_assert_cmpstr (found, ==, expected);
    }
}

static void
test_row (Fixture *fixture, gconstpointer data)
{
  const Row *row = data;

  write_games (fixture, row->pgn);
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_autofree char *found = describe (fixture, row->fen);
  g_assert_cmpstr (found, ==, row->expected);
}

static void
test_max_plies (Fixture *fixture, gconstpointer data)
{
  static const char after[] = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

  write_games (fixture, "1. e4 e5 2. Nf3 *\n");
  open_file (fixture, 2);
  g_autofree char *short_one = describe (fixture, after);
  g_assert_cmpstr (short_one, ==, "1:");
  open_file (fixture, CHECKBIT_EXPLORER_ALL_PLIES);
  g_autofree char *whole = describe (fixture, after);
  g_assert_cmpstr (whole, ==, "1: Nf3 1=0/0/0");
}

/* --- Beside a plain count --------------------------------------------------------------------- */

#define N_GAMES 400
#define N_PLIES 24

typedef struct
{
  GString *pgn;
  GHashTable
      *counts; /* of "FEN without counters|SAN" and of "FEN": in how many games, and those games */
  GHashTable *fens;
} Plain;

/* Counts a key once for a game. */
static void
count_once (Plain *plain, GHashTable *game, char *key)
{
  if (g_hash_table_add (game, key))
    g_hash_table_insert (
        plain->counts, g_strdup (key),
        GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (plain->counts, key)) + 1));
}

/* The FEN without its counters. (transfer full) */
static char *
plain_fen (const ChessPosition *position)
{
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (position, fen);
  *strrchr (fen, ' ') = '\0';
  *strrchr (fen, ' ') = '\0';
  return g_strdup (fen);
}

/* A move at random among the first few, so that games meet again. */
static ChessMove
choose (const ChessPosition *position, GRand *random)
{
  ChessMoveList list;

  chess_movegen_legal (position, &list);
  return list.count == 0 ? CHESS_MOVE_NONE
                         : list.moves[g_rand_int_range (random, 0, MIN (3, (gint32) list.count))];
}

static void
play_game (Plain *plain, GRand *random)
{
  g_autoptr (GHashTable) game = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ChessPosition position;
  ChessFenError error;

  chess_fen_read (START, strlen (START), 0, &position, &error);
  for (guint ply = 0;; ply++)
    {
      char *fen = plain_fen (&position);
      ChessMove move = ply < N_PLIES ? choose (&position, random) : CHESS_MOVE_NONE;
      char san[CHESS_SAN_SIZE];
      g_hash_table_add (plain->fens, g_strdup (fen));
      if (move != CHESS_MOVE_NONE)
        {
          chess_san_write (&position, move, san);
          g_string_append_printf (plain->pgn, "%s ", san);
          count_once (plain, game, g_strconcat (fen, "|", san, NULL));
        }
      count_once (plain, game, fen);
      if (move == CHESS_MOVE_NONE)
        break;
      chess_position_play (&position, move);
    }
  g_string_append (plain->pgn, "*\n\n");
}

static guint
check_position (Fixture *fixture, Plain *plain, const char *fen)
{
  g_autofree char *whole = g_strconcat (fen, " 0 1", NULL);
  g_autofree CheckbitExplorerAnswer *answer = look_up (fixture, whole);
  ChessPosition position;
  ChessFenError error;

  chess_fen_read (whole, strlen (whole), 0, &position, &error);
  g_assert_cmpuint (answer->n_games, ==,
                    GPOINTER_TO_UINT (g_hash_table_lookup (plain->counts, fen)));
  for (guint i = 0; i < answer->n_moves; i++)
    {
      char san[CHESS_SAN_SIZE];
      chess_san_write (&position, answer->moves[i].move, san);
      g_autofree char *key = g_strconcat (fen, "|", san, NULL);
      g_assert_cmpuint (answer->moves[i].n_games, ==,
                        GPOINTER_TO_UINT (g_hash_table_lookup (plain->counts, key)));
      g_assert_true (i == 0 || answer->moves[i].n_games <= answer->moves[i - 1].n_games);
    }
  return answer->n_moves;
}

static void
test_plain_count (Fixture *fixture, gconstpointer data)
{
  Plain plain
      = { g_string_new (NULL), g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
          g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  g_autoptr (GRand) random = g_rand_new_with_seed (12);
  GHashTableIter iter;
  gpointer fen;
  guint n_moves = 0;

  for (guint i = 0; i < N_GAMES; i++)
    play_game (&plain, random);
  write_games (fixture, plain.pgn->str);
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_hash_table_iter_init (&iter, plain.fens);
  while (g_hash_table_iter_next (&iter, &fen, NULL))
    n_moves += check_position (fixture, &plain, fen);
  /* every count of the plain table has been met */
  g_assert_cmpuint (n_moves + g_hash_table_size (plain.fens), ==, g_hash_table_size (plain.counts));
  g_test_message ("%u positions, %u moves", g_hash_table_size (plain.fens), n_moves);
  g_string_free (plain.pgn, TRUE);
  g_hash_table_unref (plain.counts);
  g_hash_table_unref (plain.fens);
}

/* --- The games behind a move ------------------------------------------------------------------ */

static char *
find_games (Fixture *fixture, ChessMove move)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GArray) games = NULL;
  GString *text = g_string_new (NULL);
  ChessPosition position;
  ChessFenError fen_error;
  GError *error = NULL;

  chess_fen_read (START, strlen (START), 0, &position, &fen_error);
  checkbit_explorer_find_games_async (fixture->explorer, &position, move, NULL, result_cb, &result);
  games = checkbit_explorer_find_games_finish (fixture->explorer, wait_for (&result), &error);
  g_assert_no_error (error);
  for (guint i = 0; i < games->len; i++)
    g_string_append_printf (text, "%u ", g_array_index (games, guint32, i));
  return g_string_free (text, FALSE);
}

static void
test_games (Fixture *fixture, gconstpointer data)
{
  write_games (fixture,
               "1. e4 *\n\n1. d4 *\n\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n\n"
               "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 *\n\n1. e4 *\n");
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_autofree char *all = find_games (fixture, CHESS_MOVE_NONE);
  g_assert_cmpstr (all, ==, "0 1 3 4 ");
  g_autofree char *pawn = find_games (
      fixture, chess_move_new (CHESS_SQUARE (4, 1), CHESS_SQUARE (4, 3), CHESS_MOVE_NORMAL));
  g_assert_cmpstr (pawn, ==, "0 4 ");
  g_autofree char *knight = find_games (
      fixture, chess_move_new (CHESS_SQUARE (6, 0), CHESS_SQUARE (5, 2), CHESS_MOVE_NORMAL));
  g_assert_cmpstr (knight, ==, "3 ");
}

/* --- The index that is kept ------------------------------------------------------------------- */

static GStatBuf
stat_index (Fixture *fixture)
{
  g_autofree char *path = checkbit_explorer_path (fixture->file);
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  return status;
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  write_games (fixture, "1. e4 *\n");
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  GStatBuf first = stat_index (fixture);
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  GStatBuf second = stat_index (fixture);
  g_assert_cmpuint (first.st_ino, ==, second.st_ino);
  g_assert_cmpuint (first.st_mode & 0777, ==, 0600);

  write_games (fixture, "1. d4 *\n\n1. d4 *\n");
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_autofree char *found = describe (fixture, START);
  g_assert_cmpstr (found, ==, "2: d4 2=0/0/0");
}

/* With any damage: a foreign index is rebuilt, and a corrupt one never gives an illegal move. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = checkbit_explorer_path (fixture->file), *bytes = NULL;
  gsize length;
  guint n_lies = 0;

  write_games (fixture, "1. e4 e5 2. Nf3 Nc6 *\n\n1. d4 *\n");
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  checkbit_explorer_set_file (fixture->explorer, NULL, 0);
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *damaged = g_memdup2 (bytes, length);
      damaged[i] ^= 0x55;
      g_assert_true (
          g_file_set_contents (path, damaged, i % 3 == 0 ? (gssize) i : (gssize) length, NULL));
      open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
      g_assert_true (checkbit_explorer_get_ready (fixture->explorer));
      g_autofree char *found = describe (fixture, START);
      n_lies += !g_str_equal (found, "2: d4 1=0/0/0 e4 1=0/0/0");
      checkbit_explorer_set_file (fixture->explorer, NULL, 0);
    }
  g_test_message ("%" G_GSIZE_FORMAT " bytes damaged, %u changed an answer", length, n_lies);
}

/* --- Indices that lie --------------------------------------------------------------------------- */

/* Puts an index of a fixture's file in its place, whatever is in it. */
static void
forge (Fixture *fixture,
       const CheckbitExplorerHeader *forged,
       const CheckbitExplorerRecord *records,
       gsize n_records,
       gsize n_games)
{
  g_autofree char *path = checkbit_explorer_path (fixture->file);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree CheckbitExplorerGame *games = g_new0 (CheckbitExplorerGame, n_games + 1);
  CheckbitFileStamp stamp;
  CheckbitExplorerHeader header;

  g_assert_true (checkbit_file_stamp_query (&stamp, fixture->file, NULL));
  checkbit_explorer_header_init (&header, &stamp, CHECKBIT_EXPLORER_USUAL_PLIES);
  header.n_records = forged->n_records;
  header.n_games = forged->n_games;
  g_byte_array_append (bytes, (const guint8 *) &header, sizeof header);
  g_byte_array_append (bytes, (const guint8 *) records, (guint) (n_records * sizeof *records));
  g_byte_array_append (bytes, (const guint8 *) games, (guint) (n_games * sizeof *games));
  g_assert_true (g_file_set_contents (path, (const char *) bytes->data, (gssize) bytes->len, NULL));
}

/* Opens a forged index of six records and eight games. (transfer full): its result for the start */
static char *
open_forged (Fixture *fixture, guint64 n_records, guint n_games)
{
  const CheckbitExplorerHeader forged = { .n_records = n_records, .n_games = n_games };
  const CheckbitExplorerRecord records[6] = { { .key = 1 } };

  write_games (fixture, "1. e4 *\n");
  forge (fixture, &forged, records, 6, 8);
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_assert_true (checkbit_explorer_get_ready (fixture->explorer));
  return describe (fixture, START);
}

/* Numbers that do not fit the file: the index is rebuilt. Numbers that fit by chance: nothing is
 * found. */
static void
test_forged (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint64 n_records;
    guint n_games;
    const char *found;
  } headers[] = {
    { 6, 8, "0:" },
    { 7, 6, "0:" },
    { 10, 0, "0:" },
    { 6, 7, "1: e4 1=0/0/0" },
    { 11, 0, "1: e4 1=0/0/0" },
    { G_MAXUINT64, 8, "1: e4 1=0/0/0" },
    { 0, 8, "1: e4 1=0/0/0" },
    { G_MAXUINT64 / 16 + 7, 8, "1: e4 1=0/0/0" },
    { 6, G_MAXUINT32, "1: e4 1=0/0/0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (headers); i++)
    {
      g_autofree char *found = open_forged (fixture, headers[i].n_records, headers[i].n_games);
      g_assert_cmpstr (found, ==, headers[i].found);
    }
}

/* Keys in no order, games that there are not, and more moves than any position has. */
static void
test_wild_records (Fixture *fixture, gconstpointer data)
{
  const guint n = 70000;
  g_autofree CheckbitExplorerRecord *records = g_new0 (CheckbitExplorerRecord, n);
  g_autoptr (GRand) random = g_rand_new_with_seed (6);
  guint64 key = chess_position_repetition_key (&chess_position_start);
  const CheckbitExplorerHeader forged = { .n_records = n, .n_games = 50 };

  write_games (fixture, "*\n");
  for (guint chaos = 0; chaos < 2; chaos++)
    {
      for (guint i = 0; i < n; i++)
        records[i] = (CheckbitExplorerRecord){
          .key = chaos ? (guint64) g_rand_int (random) << 32 : key,
          .game = chaos ? g_rand_int (random) : i % 60,
          .move = (ChessMove) i,
        };
      records[n / 2].key = key;
      forge (fixture, &forged, records, n, 50);
      open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
      g_autofree CheckbitExplorerAnswer *answer = look_up (fixture, START);
      g_assert_cmpuint (answer->n_moves, <=, 20);
      g_free (find_games (fixture, CHESS_MOVE_NONE));
      checkbit_explorer_set_file (fixture->explorer, NULL, 0);
    }
}

/* --- Room --------------------------------------------------------------------------------------- */

/* Creates a file of some bytes that was last used this many hours ago. */
static void
put_file (const char *folder, const char *name, gsize size, guint hours)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *bytes = g_malloc0 (size + 1);
  GStatBuf status;

  g_assert_true (g_file_set_contents (path, bytes, (gssize) size, NULL));
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  struct utimbuf times = { status.st_mtime - hours * 3600, status.st_mtime - hours * 3600 };
  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names in a folder, each removed. (transfer full) */
static char *
take_names (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_ptr_array_add (names, g_strdup (name));
      g_unlink (path);
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

typedef struct
{
  const char *name;
  guint n, size; /* indices, the first used last, and each one's bytes */
  guint own;     /* which of them is the one that was made */
  guint64 max_bytes;
  const char *left;
} Sweep;

static const Sweep sweeps[] = {
  { "few", 3, 10, 0, 100, "0.positions 1.positions 2.positions" },
  { "too-many", 8, 1, 0, 100,
    "0.positions 1.positions 2.positions 3.positions 4.positions 5.positions" },
  { "too-large", 4, 30, 0, 70, "0.positions 1.positions" },
  { "own-is-too-large", 3, 500, 0, 70, "0.positions" },
  { "own-is-old", 8, 1, 7, 100,
    "0.positions 1.positions 2.positions 3.positions 4.positions 5.positions 7.positions" },
};

static void
test_sweep (gconstpointer data)
{
  const Sweep *sweep = data;
  g_autofree char *folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  g_autofree char *own_name = g_strdup_printf ("%u.positions", sweep->own);
  g_autofree char *own = g_build_filename (folder, own_name, NULL), *left = NULL;

  for (guint i = 0; i < sweep->n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.positions", i);
      put_file (folder, name, sweep->size, i + 1);
    }
  checkbit_explorer_sweep (own, sweep->max_bytes);
  left = take_names (folder);
  g_assert_cmpstr (left, ==, sweep->left);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Leftover files are deleted once no process can be using them; other files stay. */
static void
test_sweep_scrap (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (folder, "0.positions", NULL), *left = NULL;

  put_file (folder, ".goutputstream-OLD", 9, 30);
  put_file (folder, ".goutputstream-NEW", 9, 1);
  put_file (folder, "sorting-OLD", 9, 30);
  put_file (folder, "sorting-NEW", 9, 1);
  put_file (folder, "somebody-s", 9, 3000);
  checkbit_explorer_sweep (own, 1);
  left = take_names (folder);
  g_assert_cmpstr (left, ==, ".goutputstream-NEW somebody-s sorting-NEW");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A full disk is reported, and no partial file stays. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = checkbit_explorer_path (fixture->file);
  g_autofree char *folder = g_path_get_dirname (path), *left = NULL;
  struct rlimit before, limit;

  write_games (fixture, "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = before;
  limit.rlim_cur = 150;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_DFL);
  g_assert_false (checkbit_explorer_get_ready (fixture->explorer));
  g_assert_nonnull (checkbit_explorer_get_problem (fixture->explorer));
  g_test_message ("%s", checkbit_explorer_get_problem (fixture->explorer));
  left = take_names (folder);
  g_assert_cmpstr (left, ==, "");
}

/* An index that is used again is as new; one with more moves will do. */
static void
test_used_again (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = checkbit_explorer_path (fixture->file);
  struct utimbuf times = { 1000, 1000 };

  write_games (fixture, "1. e4 e5 2. Nf3 *\n");
  open_file (fixture, CHECKBIT_EXPLORER_ALL_PLIES);
  GStatBuf first = stat_index (fixture);
  g_assert_cmpint (g_utime (path, &times), ==, 0);
  open_file (fixture, 1);
  GStatBuf second = stat_index (fixture);
  g_assert_cmpuint (second.st_ino, ==, first.st_ino);
  g_assert_cmpint (second.st_mtime, >=, first.st_mtime);
  g_autofree char *found
      = describe (fixture, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  g_assert_cmpstr (found, ==, "1: Nf3 1=0/0/0");
}

static void
test_no_file (Fixture *fixture, gconstpointer data)
{
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_assert_false (checkbit_explorer_get_ready (fixture->explorer));
  g_assert_nonnull (checkbit_explorer_get_problem (fixture->explorer));
  checkbit_explorer_set_file (fixture->explorer, NULL, 0);
  g_assert_null (checkbit_explorer_get_problem (fixture->explorer));
}

static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < 20000; i++)
    g_string_append (text, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *\n\n");
  write_games (fixture, text->str);
  checkbit_explorer_set_file (fixture->explorer, fixture->file, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_assert_true (checkbit_explorer_get_building (fixture->explorer));
  checkbit_explorer_cancel (fixture->explorer);
  g_assert_false (checkbit_explorer_get_building (fixture->explorer));
  g_assert_nonnull (checkbit_explorer_get_problem (fixture->explorer));
  /* and once more, to the end */
  open_file (fixture, CHECKBIT_EXPLORER_USUAL_PLIES);
  g_assert_null (checkbit_explorer_get_problem (fixture->explorer));
  g_autofree char *found = describe (fixture, START);
  g_assert_cmpstr (found, ==, "20000: e4 20000=0/0/0");
}

int
main (int argc, char *argv[])
{
  g_autofree char *cache = g_dir_make_tmp ("checkbit-cache-XXXXXX", NULL);

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/explorer/", rows[i].name, NULL);
      g_test_add (path, Fixture, &rows[i], set_up, test_row, tear_down);
    }
  g_test_add ("/explorer/dates", Fixture, NULL, set_up, test_dates, tear_down);
  g_test_add ("/explorer/max-plies", Fixture, NULL, set_up, test_max_plies, tear_down);
  g_test_add ("/explorer/plain-count", Fixture, NULL, set_up, test_plain_count, tear_down);
  g_test_add ("/explorer/games", Fixture, NULL, set_up, test_games, tear_down);
  g_test_add ("/explorer/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/explorer/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/explorer/forged", Fixture, NULL, set_up, test_forged, tear_down);
  g_test_add ("/explorer/wild-records", Fixture, NULL, set_up, test_wild_records, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (sweeps); i++)
    {
      g_autofree char *path = g_strconcat ("/explorer/sweep/", sweeps[i].name, NULL);
      g_test_add_data_func (path, &sweeps[i], test_sweep);
    }
  g_test_add_func ("/explorer/sweep/scrap", test_sweep_scrap);
  g_test_add ("/explorer/full", Fixture, NULL, set_up, test_full, tear_down);
  g_test_add ("/explorer/used-again", Fixture, NULL, set_up, test_used_again, tear_down);
  g_test_add ("/explorer/no-file", Fixture, NULL, set_up, test_no_file, tear_down);
  g_test_add ("/explorer/cancel", Fixture, NULL, set_up, test_cancel, tear_down);
  int status = g_test_run ();
  g_autofree char *folder = g_build_filename (cache, "checkbit", "explorer", NULL);
  g_autofree char *parent = g_path_get_dirname (folder);
  g_rmdir (folder);
  g_rmdir (parent);
  g_rmdir (cache);
  return status;
}
