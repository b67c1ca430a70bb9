/* Tests of how moves and their signs are written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/tree/edit.h"
#include "game/pgn/pgn-record.h"
#include "ui/record/move-signs.h"
#include "ui/base/move-text.h"

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
  static const char *const names[] = { "letters", "local", "figurines", "ca", "de", "uk" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (
        checkbit_notation_get_name (checkbit_notation_from_name (names[i])), ==, names[i]);
  g_assert_cmpint (checkbit_notation_from_name ("runes"), ==, CHECKBIT_NOTATION_LETTERS);
  g_assert_cmpint (checkbit_notation_from_name (NULL), ==, CHECKBIT_NOTATION_LETTERS);
  g_assert_cmpint (checkbit_notation_from_settings (NULL), ==, CHECKBIT_NOTATION_LETTERS);
}

/* Checked against the table of national letters in the PGN standard, 8.2.3. */
static const struct
{
  const char *code;
  const char *king_queen_rook_bishop_knight;
} languages[] = {
  { "cs", "KDVSJ" }, { "da", "KDTLS" }, { "nl", "KDTLP" }, { "et", "KLVOR" }, { "fi", "KDTLR" },
  { "fr", "RDTFC" }, { "de", "KDTLS" }, { "hu", "KVBFH" }, { "is", "KDHBR" }, { "it", "RDTAC" },
  { "nb", "KDTLS" }, { "pl", "KHWGS" }, { "pt", "RDTBC" }, { "ro", "RDTNC" }, { "es", "RDTAC" },
  { "sv", "KDTLS" },
};

static void
test_languages (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      CheckbitNotation notation = checkbit_notation_from_name (languages[i].code);
      g_autofree char *text = checkbit_move_text_write ("KQRBN", notation);

      g_assert_cmpstr (text, ==, languages[i].king_queen_rook_bishop_knight);
    }
  g_test_message ("%u languages", (guint)G_N_ELEMENTS (languages));
}

/* Two letters for a king; the letter of a file cannot be that of a piece. */
static void
test_language_moves (void)
{
  g_autofree char *russian
      = checkbit_move_text_write ("Kd2", checkbit_notation_from_name ("ru"));
  g_autofree char *german
      = checkbit_move_text_write ("bxc8=N+", checkbit_notation_from_name ("de"));

  g_assert_cmpstr (russian, ==, "Крd2");
  g_assert_cmpstr (german, ==, "bxc8=S+");
}

/* The person's own language, as the system names it. */
static void
test_own_language (void)
{
  static const struct
  {
    const char *languages;
    const char *expected;
  } rows[] = { { "de_AT:en", "Sf3" }, { "en:de", "Nf3" }, { "nn_NO", "Sf3" },
               { "zu:pl", "Sf3" },    { "zu", "Nf3" },    { "es_MX.UTF-8", "Cf3" } };

  if (g_test_subprocess ())
    {
      g_autofree char *text = checkbit_move_text_write ("Nf3", CHECKBIT_NOTATION_LOCAL);

      g_assert_cmpstr (text, ==, g_getenv ("EXPECTED"));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_setenv ("LANGUAGE", rows[i].languages, TRUE);
      g_setenv ("EXPECTED", rows[i].expected, TRUE);
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
    }
  g_unsetenv ("LANGUAGE");
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
      if (checkbit_node_get_parent (end) != NULL)
        {
          const ChessPosition *before
              = checkbit_node_get_position (checkbit_node_get_parent (end));
          g_autofree char *from = checkbit_move_text_from (before, checkbit_node_get_move (end),
                                                           CHECKBIT_NOTATION_LETTERS);

          g_assert_cmpstr (from, ==, lines[i].full);
        }
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
  { "$6", "?!", "inaccuracy" },
  { "$16 $1", "! ±", "White is better, good move" },
  { "$14", " +=", "White is slightly better" },
  { "$19", " −+", "Black is winning" },
  { "$5 $13", "!? ∞", "interesting move, unclear position" },
  { "$201", " $201", "symbol 201" },
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
  g_test_add_func ("/move-text/languages", test_languages);
  g_test_add_func ("/move-text/languages/moves", test_language_moves);
  g_test_add_func ("/move-text/languages/own", test_own_language);
  g_test_add_func ("/move-text/names", test_names);
  g_test_add_func ("/move-text/lines", test_lines);
  g_test_add_func ("/move-text/signs", test_signs);

  return g_test_run ();
}
