/* Tests of how moves and their signs are written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/edit.h"
#include "game/pgn-record.h"
#include "ui/move-signs.h"
#include "ui/move-text.h"

/* --- Notations ------------------------------------------------------------------------------ */

static const struct
{
  const char *san;
  const char *figurines;
} moves[] = {
  { "e4", "e4" },          { "Nf3", "♘f3" },       { "bxc3", "bxc3" },
  { "Bxc3", "♗xc3" },      { "O-O", "O-O" },       { "O-O-O+", "O-O-O+" },
  { "e8=Q#", "e8=♕#" },    { "Kd2", "♔d2" },       { "R1xe5+", "♖1xe5+" },
  { "Qh4e1", "♕h4e1" },    { "--", "--" },         { "", "" },
  { "axb8=N", "axb8=♘" },
};

static void
test_notations (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *letters
          = checkbit_move_text_write (moves[i].san, CHECKBIT_NOTATION_LETTERS);
      /* No translation is loaded: the letters are the English ones. */
      g_autofree char *local = checkbit_move_text_write (moves[i].san, CHECKBIT_NOTATION_LOCAL);
      g_autofree char *figurines
          = checkbit_move_text_write (moves[i].san, CHECKBIT_NOTATION_FIGURINES);

      g_assert_cmpstr (letters, ==, moves[i].san);
      g_assert_cmpstr (local, ==, moves[i].san);
      g_assert_cmpstr (figurines, ==, moves[i].figurines);
    }
  g_test_message ("%u moves in three notations", (guint) G_N_ELEMENTS (moves));
}

static void
test_names (void)
{
  static const char *const names[] = { "letters", "local", "figurines" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (
        checkbit_notation_get_name (checkbit_notation_from_name (names[i])), ==, names[i]);
  g_assert_cmpint (checkbit_notation_from_name ("runes"), ==, CHECKBIT_NOTATION_LETTERS);
  g_assert_cmpint (checkbit_notation_from_name (NULL), ==, CHECKBIT_NOTATION_LETTERS);
}

/* --- Lines ---------------------------------------------------------------------------------- */

/* The last node of the main line of a game. */
static CheckbitNode *
read_end (CheckbitGame *game, const char *pgn)
{
  g_autoptr (CheckbitPgnGame) read = checkbit_pgn_read_game (pgn, strlen (pgn));

  checkbit_game_set_record (game, checkbit_pgn_game_steal_record (read), NULL);
  checkbit_game_go_to_end (game);

  return checkbit_game_get_current (game);
}

static const struct
{
  const char *pgn;
  const char *line;
  const char *full; /* its last move */
} lines[] = {
  { "1. e4 e5 2. Nf3 *", "1. e4 e5 2. Nf3", "2. Nf3" },
  { "1. e4 e5 2. Nf3 Nc6 *", "1. e4 e5 2. Nf3 Nc6", "2… Nc6" },
  { "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 b Q - 0 7\"]\n\n7... Kd7 8. Ra7+ *",
    "7... Kd7 8. Ra7+", "8. Ra7+" },
  { "*", "", "Start" },
};

static void
test_lines (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (CheckbitGame) game = checkbit_game_new ();
      CheckbitNode *end = read_end (game, lines[i].pgn);
      g_autofree char *line = checkbit_move_text_line (end);
      g_autofree char *full = checkbit_move_text_full (end, CHECKBIT_NOTATION_LETTERS);

      g_assert_cmpstr (line, ==, lines[i].line);
      g_assert_cmpstr (full, ==, lines[i].full);
    }
}

/* --- Signs ---------------------------------------------------------------------------------- */

static const struct
{
  const char *nags; /* as PGN has them */
  const char *symbols;
  const char *words;
} signs[] = {
  { "", "", "" },
  { "$1", "!", "good move" },
  { "$2", "?", "mistake" },
  { "$3", "!!", "brilliant move" },
  { "$4", "??", "blunder" },
  { "$5", "!?", "interesting move" },
  { "$6", "?!", "dubious move" },
  { "$16 $1", "! ±", "White is better, good move" },
  { "$14", " +=", "White is slightly better" },
  { "$19", " −+", "Black is winning" },
  { "$5 $13", "!? ∞", "interesting move, unclear position" },
  { "$201", " $201", "sign 201" },
  { "$9", " $9", "worst move" },
};

static void
test_signs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      g_autoptr (CheckbitGame) game = checkbit_game_new ();
      g_autofree char *pgn = g_strdup_printf ("1. e4 %s *", signs[i].nags);
      CheckbitNode *node = read_end (game, pgn);
      g_autofree char *symbols = checkbit_move_signs_write (node);
      g_autofree char *words = checkbit_move_signs_describe (node);

      g_assert_cmpstr (symbols, ==, signs[i].symbols);
      g_assert_cmpstr (words, ==, signs[i].words);
    }
  g_test_message ("%u sets of signs", (guint) G_N_ELEMENTS (signs));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/move-text/notations", test_notations);
  g_test_add_func ("/move-text/names", test_names);
  g_test_add_func ("/move-text/lines", test_lines);
  g_test_add_func ("/move-text/signs", test_signs);

  return g_test_run ();
}
