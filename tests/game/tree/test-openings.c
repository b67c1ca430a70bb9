/* Tests of the names of openings: the table is whole, well-known lines are called what players call
 * them, and the order of moves does not matter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/tree/openings.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "../../lib/test-time.h"
#include "chess/san.h"
#include "game/tree/record.h"

/* The end of a line of SAN. */
static CheckbitNode *
play (CheckbitRecord *record, const char *moves)
{
  CheckbitNode *node = checkbit_record_get_root (record);
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (char **word = words; *word != NULL && **word != '\0'; word++)
    {
      ChessSanResult result;

      g_assert_cmpint (
          chess_san_read (checkbit_node_get_position (node), *word, strlen (*word), &result), ==,
          CHESS_SAN_OK);
      node = checkbit_node_add (node, result.move);
    }

  return node;
}

/* --- Lines ---------------------------------------------------------------------------------- */

static const struct
{
  const char *moves;
  const char *code; /* NULL: without a name */
  const char *name; /* its first words */
} line_cases[] = {
  { "", NULL, NULL },
  { "e4", "B00", "King’s Pawn" },
  { "d4", "A40", "Queen’s Pawn" },
  { "c4", "A10", "English" },
  { "Nf3", "A04", "Réti Opening" },
  { "f4", "A02", "Bird’s Opening" },
  { "b3", "A01", "Nimzowitsch-Larsen" },
  { "b4", "A00", "Sokolsky" },
  { "e4 d5", "B01", "Scandinavian" },
  { "e4 Nf6", "B02", "Alekhine" },
  { "e4 c6 d4 d5 e5", "B12", "Caro-Kann Defense: Advance" },
  { "e4 c5", "B20", "Sicilian Defense" },
  { "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "B90", "Sicilian Defense: Najdorf" },
  { "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6", "B70", "Sicilian Defense: Dragon" },
  { "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5", "B33", "Sicilian Defense: Sveshnikov" },
  { "e4 e6 d4 d5 Nc3 Bb4", "C15", "French Defense: Winawer" },
  { "e4 e6 d4 d5 Nd2", "C03", "French Defense: Tarrasch" },
  { "e4 e5 f4 exf4 Bc4", "C33", "King’s Gambit Accepted: Bishop" },
  { "e4 e5 Nf3 d6", "C41", "Philidor" },
  { "e4 e5 Nf3 Nf6", "C42", "Petrov" },
  { "e4 e5 Nf3 Nc6 d4 exd4 Nxd4", "C45", "Scotch" },
  { "e4 e5 Nf3 Nc6 Bc4 Bc5", "C50", "Italian Game: Giuoco Piano" },
  { "e4 e5 Nf3 Nc6 Bc4 Bc5 b4", "C51", "Italian Game: Evans Gambit" },
  { "e4 e5 Nf3 Nc6 Bb5 Nf6", "C65", "Ruy Lopez: Berlin" },
  { "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", "C68", "Ruy Lopez: Exchange" },
  { "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5", "C89", "Ruy Lopez: Marshall" },
  { "d4 f5", "A80", "Dutch" },
  { "d4 d5 c4 dxc4", "D20", "Queen’s Gambit Accepted" },
  { "d4 d5 c4 c6", "D10", "Slav" },
  { "d4 d5 c4 e6 Nc3 Nf6 Bg5", "D50", "Queen’s Gambit Declined" },
  { "d4 Nf6 c4 g6 Nc3 d5", "D80", "Grünfeld" },
  { "d4 Nf6 c4 c5 d5 b5", "A57", "Benko" },
  { "d4 Nf6 c4 e6 Nc3 Bb4", "E20", "Nimzo-Indian" },
  { "d4 Nf6 c4 e6 Nf3 b6", "E12", "Queen’s Indian" },
  { "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6", "E70", "King’s Indian" },
  { "d4 Nf6 c4 e6 g3", "E00", "Catalan" },
  /* Well-known lines, deeper. */
  { "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8 Nc3", "C67",
    "Ruy Lopez: Berlin Defense, Berlin Wall" },
  { "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4", "C80", "Ruy Lopez: Open" },
  { "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7", "C95",
    "Ruy Lopez: Closed, Breyer" },
  { "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7", "C97",
    "Ruy Lopez: Closed, Chigorin" },
  { "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7", "C57", "Two Knights Defense: Fegatello" },
  { "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6 f3", "B90",
    "Sicilian Defense: Najdorf Variation, English Attack" },
  { "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Qb6 Qd2 Qxb2", "B97",
    "Sicilian Defense: Najdorf Variation, Poisoned Pawn" },
  { "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 Bc4", "B77",
    "Sicilian Defense: Dragon Variation, Yugoslav Attack" },
  { "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 g4", "B81",
    "Sicilian Defense: Scheveningen Variation, Keres Attack" },
  { "e4 c5 Nf3 Nc6 Bb5", "B30", "Sicilian Defense: Rossolimo" },
  { "e4 c5 c3", "B22", "Sicilian Defense: Alapin" },
  { "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Qg4 Qc7 Qxg7 Rg8 Qxh7 cxd4", "C18",
    "French Defense: Winawer Variation, Poisoned Pawn" },
  { "e4 d6 d4 Nf6 Nc3 g6 f4", "B09", "Pirc Defense: Austrian Attack" },
  { "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3", "D85", "Grünfeld Defense: Exchange" },
  { "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6", "D58",
    "Queen’s Gambit Declined: Tartakower" },
  { "d4 d5 c4 e6 Nc3 Nf6 Nf3 c6 e3 Nbd7 Bd3 dxc4 Bxc4 b5", "D47", "Semi-Slav Defense: Meran" },
  { "d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Nf3", "E04", "Catalan Opening: Open" },
  { "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7", "E97",
    "King’s Indian Defense: Mar del Plata" },
  { "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3", "E80", "King’s Indian Defense: Sämisch" },
  { "d4 Nf6 c4 e6 Nc3 Bb4 e3", "E40", "Nimzo-Indian Defense: Rubinstein" },
  { "d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Bb5+", "A67", "Modern Benoni: Taimanov" },
  { "d4 d5 Nf3 Nf6 Bf4", "D02", "London System" },
  /* Another order of moves, the same position. */
  { "Nf3 Nc6 e4 e5 Bb5 Nf6", "C65", "Ruy Lopez: Berlin" },
  { "d4 e6 e4 d5 Nc3 Bb4", "C15", "French Defense: Winawer" },
  { "c4 Nf6 d4 e6 Nc3 Bb4", "E20", "Nimzo-Indian" },
  { "c4 c6 d4 d5", "D10", "Slav" },
  { "Nf3 Nf6 c4 g6 Nc3 Bg7 e4 d6 d4 O-O", "E90", "King’s Indian" },
  { "c4 Nf6 Nc3 e6 Nf3 d5 d4 Be7 Bg5 O-O e3 h6 Bh4 b6", "D58",
    "Queen’s Gambit Declined: Tartakower" },
  { "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 d6 Be3 g6 f3 Bg7 Qd2 O-O Bc4", "B77",
    "Sicilian Defense: Dragon Variation, Yugoslav Attack" },
  /* Moves beyond the named openings keep the last name. */
  { "e4 e5 f4 exf4 Bc4 a6 Na3 h6 Kf1", "C33", "King’s Gambit Accepted: Bishop" },
};

static void
test_line (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (CheckbitRecord) record = checkbit_record_new (NULL);
  const CheckbitOpening *opening = checkbit_opening_of_node (play (record, line_cases[i].moves));

  if (line_cases[i].code == NULL)
    {
      g_assert_null (opening);
      return;
    }
  g_assert_nonnull (opening);
  g_assert_cmpstr (opening->code, ==, line_cases[i].code);
  if (!g_str_has_prefix (opening->name, line_cases[i].name))
    g_error ("%s is called %s", line_cases[i].moves, opening->name);
}

/* --- The table ------------------------------------------------------------------------------ */

static void
test_every_code (void)
{
  gboolean seen[500] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < checkbit_opening_get_n (); i++)
    {
      const CheckbitOpening *opening = checkbit_opening_get_nth (i);
      int letter = opening->code[0] - 'A';

      g_assert_true (letter >= 0 && letter < 5);
      g_assert_true (g_ascii_isdigit (opening->code[1]) && g_ascii_isdigit (opening->code[2]));
      seen[letter * 100 + (opening->code[1] - '0') * 10 + opening->code[2] - '0'] = TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    n += seen[i];
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (seen));
  g_assert_cmpuint (checkbit_opening_get_n (), >=, 500);
  g_test_message ("%u openings, %u codes", checkbit_opening_get_n (), n);
}

/* Every line can be played, ends in a position of its own, and is found there. */
static void
test_every_line (void)
{
  for (guint i = 0; i < checkbit_opening_get_n (); i++)
    {
      const CheckbitOpening *opening = checkbit_opening_get_nth (i);
      g_autoptr (CheckbitRecord) record = checkbit_record_new (NULL);
      CheckbitNode *end = play (record, opening->moves);

      g_assert_cmpuint (checkbit_node_get_ply (end), >, 0);
      g_assert_true (checkbit_opening_of_position (checkbit_node_get_position (end)) == opening);
      g_assert_true (checkbit_opening_of_node (end) == opening);
      g_assert_true (g_utf8_validate (opening->name, -1, NULL));
      g_assert_cmpstr (opening->name, !=, "");
      g_assert_null (strpbrk (opening->name, "'\"\t\r"));
    }
}

/* Runs first, before anything has loaded the table. */
static void
test_time (void)
{
  gint64 begin = time_worked_us ();
  guint n = checkbit_opening_get_n ();
  gint64 worked = time_worked_us () - begin;

  g_test_message ("%u openings read in %.1f ms", n, (double) worked / 1000);
  g_assert_cmpint (worked, <, WORK_LIMIT_US);
}

/* --- In another language -------------------------------------------------------------------- */

/* A catalogue of two parts, for a language that no other test uses, in a folder below the one
 * that is returned. (nullable) (transfer full) */
static char *
make_catalogue (const char *below)
{
  static const char text[] = "msgid \"\"\n"
                             "msgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
                             "msgid \"Sicilian Defense\"\n"
                             "msgstr \"Siciliana\"\n"
                             "msgid \"Yugoslav Attack\"\n"
                             "msgstr \"Jugoslava atako\"\n";
  g_autofree char *folder = g_dir_make_tmp ("checkbit-openings-XXXXXX", NULL);
  g_autofree char *messages = g_build_filename (folder, below, "eo", "LC_MESSAGES", NULL);
  g_autofree char *po = g_build_filename (messages, "names.po", NULL);
  g_autofree char *mo = g_build_filename (messages, CHECKBIT_OPENING_DOMAIN ".mo", NULL);
  const char *argv[] = { "msgfmt", "-o", mo, po, NULL };
  int status = 1;

  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_assert_true (g_file_set_contents (po, text, -1, NULL));
  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                     &status, NULL))
    return NULL;
  g_assert_cmpint (status, ==, 0);
  return g_steal_pointer (&folder);
}

static void
remove_catalogue (const char *folder, const char *below)
{
  static const char *const names[]
      = { "eo/LC_MESSAGES/names.po", "eo/LC_MESSAGES/" CHECKBIT_OPENING_DOMAIN ".mo",
          "eo/LC_MESSAGES", "eo", "" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, below, names[i], NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  if (*below != '\0')
    g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static const CheckbitOpening *
get_dragon (void)
{
  for (guint i = 0; i < checkbit_opening_get_n (); i++)
    if (g_str_equal (checkbit_opening_get_nth (i)->name,
                     "Sicilian Defense: Dragon Variation, Yugoslav Attack"))
      return checkbit_opening_get_nth (i);
  g_assert_not_reached ();
}

static void
test_english (void)
{
  for (guint i = 0; i < checkbit_opening_get_n (); i++)
    {
      const CheckbitOpening *opening = checkbit_opening_get_nth (i);
      g_autofree char *name = checkbit_opening_dup_local_name (opening);

      g_assert_cmpstr (name, ==, opening->name);
    }
}

/* Translates part by part; parts missing in the catalogue stay untranslated. The catalogues are
 * where they were installed, or where they were built (data: the folder below that of others). */
static void
test_translated (gconstpointer below)
{
  g_autofree char *folder = make_catalogue (below);
  g_autofree char *name = NULL;

  if (folder == NULL)
    {
      g_test_skip ("msgfmt is not installed");
      return;
    }
  checkbit_opening_bind_names (folder);
  if (setlocale (LC_ALL, "en_US.UTF-8") == NULL)
    setlocale (LC_ALL, "C.UTF-8");
  if (g_str_equal (dgettext (CHECKBIT_OPENING_DOMAIN, "Sicilian Defense"), "Siciliana"))
    {
      name = checkbit_opening_dup_local_name (get_dragon ());
      g_assert_cmpstr (name, ==, "Siciliana: Dragon Variation, Jugoslava atako");
    }
  else
    g_test_skip ("no locale here has translations");
  setlocale (LC_ALL, "C");
  remove_catalogue (folder, below);
}

int
main (int argc, char *argv[])
{
  g_setenv ("LANGUAGE", "eo", TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/openings/time", test_time);
  g_test_add_func ("/openings/every-code", test_every_code);
  g_test_add_func ("/openings/every-line", test_every_line);
  g_test_add_func ("/openings/english", test_english);
  g_test_add_data_func ("/openings/translated/installed", "", test_translated);
  g_test_add_data_func ("/openings/translated/built", "openings", test_translated);
  for (guint i = 0; i < G_N_ELEMENTS (line_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/openings/line/%u-%s", i,
                                               line_cases[i].code ? line_cases[i].code : "none");

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_line);
    }

  return g_test_run ();
}
