/* Positions in and out of the real window: the FEN entry, files, and fifty FENs that must change
 * nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver.h"
#include "tiles.h"

#include <glib/gstdio.h>

#define START_FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE_FEN "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

static const char *const bad_fens[] = {
  "hello",
  "8",
  "8/8/8/8/8/8/8/8 w - - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr/pppppppp/44p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr|pppppppp|8|8|8|8|PPPPPPPP|RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr//8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR white KQkq - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR 1 KQkq - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkx - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e4 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq z6 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 6e 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 -1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 one",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999999999999999999 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 99999999999999999999",
  "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w kq - 0 1",
  "rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
  "Pnbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQk - 0 1",
  "rnbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/pNBQKBNR w Kkq - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
  "4k3/8/8/8/8/8/4r3/4K3 b - - 0 1",
  "8/8/8/3kK3/8/8/8/8 w - - 0 1",
  "8/8/8/3kK3/8/8/8/8 b - - 0 1",
  "4k3/8/8/8/8/3n1n2/8/q3K3 w - - 0 1",
  "KKKKKKKK/8/8/8/8/8/8/kkkkkkkk w - - 0 1",
  "qqqqqqqq/qqqqqqqq/qqqqqqqq/8/8/8/8/K6k w - - 0 1",
  "pppppppp/8/8/8/8/8/8/K6k w - - 0 1",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 extra words",
  "w KQkq - 0 1",
  "- - - - - -",
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN? w Qkq - 0 1",
  "0rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
};

G_STATIC_ASSERT (G_N_ELEMENTS (bad_fens) == 50);

static void
enter_fen (Driver *driver, const char *fen)
{
  driver_click (driver, "text:FEN");
  driver_key (driver, "ctrl+a");
  driver_type (driver, fen);
  driver_key (driver, "Return");
}

static void
test_entry_loads (void)
{
  g_autoptr (Driver) driver = tiles_start ();
  driver_expect_text (driver, "FEN", START_FEN);
  enter_fen (driver, KIWIPETE_FEN);
  driver_expect (driver, "e5, white knight");
  driver_expect_text (driver, "FEN", KIWIPETE_FEN);
  tiles_compare (driver, KIWIPETE_FEN);
}

/* Each is explained, and Escape returns to the unchanged game. */
static void
test_bad_fens (void)
{
  g_autoptr (Driver) driver = tiles_start ();
  driver_click (driver, "e2*");
  driver_click (driver, "e4*");
  driver_expect (driver, "e4, white pawn, last move");
  g_autofree char *before = driver_text (driver, "FEN");

  for (guint i = 0; i < G_N_ELEMENTS (bad_fens); i++)
    {
      enter_fen (driver, bad_fens[i]);
      driver_expect (driver, "alert:*");
      driver_expect (driver, "e4, white pawn, last move");
      driver_key (driver, "Escape");
      driver_expect_text (driver, "FEN", before);
    }
  tiles_compare (driver, before);
  g_test_message ("%u bad FENs changed nothing", (guint) G_N_ELEMENTS (bad_fens));
}

static void
test_command_line (void)
{
  const char *argv[] = { program_argv ()[0], "--fen", KIWIPETE_FEN, NULL };
  g_autoptr (Driver) driver = driver_start (argv);
  driver_expect_text (driver, "FEN", KIWIPETE_FEN);
}

static void
expect_file (const char *path, const char *contents)
{
  g_autofree char *now = NULL;
  gint64 end = time_patience ();
  while (!g_file_test (path, G_FILE_TEST_EXISTS) && !time_is_up (end))
    g_usleep (20000);
  g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
  g_assert_cmpstr (now, ==, contents);
}

static void
test_save_and_open (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-e2e-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.fen", NULL);
  g_autoptr (Driver) driver = driver_start (program_argv ());
  enter_fen (driver, KIWIPETE_FEN);
  driver_expect_text (driver, "FEN", KIWIPETE_FEN);

  driver_key (driver, "ctrl+shift+s");
  driver_expect (driver, "Save*");
  driver_enter_path (driver, path);
  expect_file (path, KIWIPETE_FEN "\n");

  driver_key (driver, "ctrl+r");
  driver_expect_text (driver, "FEN", START_FEN);
  driver_key (driver, "ctrl+o");
  driver_expect (driver, "Open*");
  driver_enter_path (driver, path);
  driver_expect_text (driver, "FEN", KIWIPETE_FEN);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/e2e/fen/entry-loads", test_entry_loads);
  g_test_add_func ("/e2e/fen/bad", test_bad_fens);
  g_test_add_func ("/e2e/fen/command-line", test_command_line);
  g_test_add_func ("/e2e/fen/save-and-open", test_save_and_open);
  return g_test_run ();
}
