/* Compares the inspector's tiles with the output of checkbit-cli.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tiles.h"

#include "chess/mask.h"

#include <glib/gstdio.h>

const char *const *
program_argv (void)
{
  static const char *argv[2];
  argv[0] = g_getenv ("CHECKBIT_PROGRAM");
  g_assert_nonnull (argv[0]);
  return argv;
}

const char *
cli_path (void)
{
  const char *path = g_getenv ("CHECKBIT_CLI");
  g_assert_nonnull (path);
  return path;
}

static char *
run_masks (const char *fen)
{
  const char *argv[] = { cli_path (), "masks", "--fen", fen, NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return output;
}

/* "White pawns, 8 squares, 0x000000000000FF00" of a line "white_pawns <TAB> 0x000000000000ff00
   …". */
static char *
tile_name (char **fields)
{
  const ChessMask *mask = chess_mask_find (fields[0]);
  g_assert_nonnull (mask);
  ChessBitboard bits = g_ascii_strtoull (fields[1], NULL, 16);
  unsigned n = chess_bitboard_count (bits);
  return g_strdup_printf ("%s, %u %s, 0x%016" G_GINT64_MODIFIER "X", mask->title, n,
                          n == 1 ? "square" : "squares", bits);
}

static GHashTable *
tile_names_showing (Driver *driver)
{
  g_autoptr (GPtrArray) names = driver_names_with (driver, ", 0x");
  GHashTable *set = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < names->len; i++)
    g_hash_table_add (set, g_strdup (names->pdata[i]));
  return set;
}

void
settings_write (const char *lines)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  g_autofree char *text = g_strconcat ("[io/github/checkbit/Checkbit]\n", lines, "\n", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
}

Driver *
tiles_start (void)
{
  settings_write ("folded-groups=['moves', 'state', 'pawns', 'board']");
  return driver_start (program_argv ());
}

/* Groups that are folded have no tiles yet. */
static gboolean
is_unfolded (const ChessMask *mask)
{
  return mask->group <= CHESS_MASK_GROUP_KING_SAFETY;
}

static guint
count_unfolded (void)
{
  guint n = 0;
  for (size_t i = 0; i < chess_mask_count (); i++)
    n += is_unfolded (chess_mask_get (i));
  return n;
}

guint
tiles_compare (Driver *driver, const char *fen)
{
  g_autofree char *output = run_masks (fen);
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);
  g_autoptr (GHashTable) showing = tile_names_showing (driver);
  guint compared = 0;
  for (char **line = lines; *line != NULL && **line != '\0'; line++)
    {
      g_auto (GStrv) fields = g_strsplit (*line, "\t", -1);
      g_assert_cmpuint (g_strv_length (fields), >=, 2);
      const ChessMask *mask = chess_mask_find (fields[0]);
      g_assert_nonnull (mask);
      if (!is_unfolded (mask))
        continue;
      g_autofree char *name = tile_name (fields);
      if (!g_hash_table_contains (showing, name))
        g_error ("%s: no tile says '%s'", fen, name);
      compared++;
    }
  g_assert_cmpuint (compared, ==, count_unfolded ());
  return compared;
}
