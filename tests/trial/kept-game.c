/* The game kept by a killed program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kept-game.h"

#include <glib/gstdio.h>

#include "chess/fen.h"
#include "chess/uci-move.h"
#include "game/store/journal.h"

/* --- Folders -------------------------------------------------------------------------------- */

static char *
games_folder (const char *state)
{
  return g_build_filename (state, "checkbit", "games", NULL);
}

/* Copies the files of a folder to a new one. (transfer full) */
static char *
copy_folder (const char *path)
{
  char *copy = g_dir_make_tmp ("checkbit-kept-XXXXXX", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (copy);
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *from = g_build_filename (path, name, NULL);
      g_autofree char *to = g_build_filename (copy, name, NULL);
      g_autofree char *bytes = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (from, &bytes, &length, NULL));
      g_assert_true (g_file_set_contents (to, bytes, (gssize) length, NULL));
    }
  return copy;
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_remove (file);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static gboolean
is_scrap (const char *path, const char *name)
{
  return g_str_has_suffix (name, ".tmp") || g_str_has_suffix (path, "/saving");
}

static guint
count_scrap_in (const char *path, guint *n_games)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        n += count_scrap_in (file, n_games);
      else if (is_scrap (path, name))
        n++;
      else if (g_str_has_suffix (name, ".journal"))
        (*n_games)++;
      else if (!g_str_has_suffix (name, ".lock"))
        g_error ("%s is left behind", file);
    }
  return n;
}

guint
kept_game_count_scrap (const char *state)
{
  guint n_games = 0, n = count_scrap_in (state, &n_games);

  g_assert_cmpuint (n_games, <=, 1);
  return n;
}

/* --- The game ------------------------------------------------------------------------------- */

static void
add_comment (GString *text, const char *comment)
{
  if (*comment != '\0')
    g_string_append_printf (text, "{%s}\n", comment);
}

/* The main line: these games have no variations. (transfer full) */
static char *
dup_text (CheckbitRecord *record)
{
  CheckbitNode *node = checkbit_record_get_root (record);
  GString *text = g_string_new (NULL);

  add_comment (text, checkbit_node_get_comment (node));
  while ((node = checkbit_node_get_next (node)) != NULL)
    {
      char move[CHESS_UCI_SIZE];

      g_assert_cmpuint (checkbit_node_get_n_children (checkbit_node_get_parent (node)), ==, 1);
      chess_uci_write (checkbit_node_get_position (checkbit_node_get_parent (node)),
                       checkbit_node_get_move (node), move);
      g_string_append_printf (text, "%s\n", move);
      add_comment (text, checkbit_node_get_comment (node));
    }
  return g_string_free (text, FALSE);
}

static void
read_record (KeptGame *self, CheckbitRecord *record)
{
  CheckbitNode *end = checkbit_record_get_end (record);
  char fen[CHESS_FEN_SIZE];

  self->text = dup_text (record);
  self->position = *checkbit_node_get_position (end);
  chess_fen_write (&self->position, fen);
  self->fen = g_strdup (fen);
  self->comment = g_strdup (checkbit_node_get_comment (end));
}

/* Only a journal has the latest times of the clocks. */
static void
read_clock (KeptGame *self, CheckbitSession *session, CheckbitSavedGame *saved)
{
  g_autoptr (CheckbitGame) game = checkbit_game_new ();
  g_autoptr (CheckbitClock) clock = checkbit_clock_new (NULL, NULL);
  g_autoptr (CheckbitJournal) journal = checkbit_journal_new (session, game, saved);

  checkbit_journal_set_clock (journal, clock);
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    self->left_us[side] = checkbit_clock_get_remaining_us (clock, side);
  self->to_move = checkbit_clock_get_side (clock);
  checkbit_journal_end (journal, FALSE);
}

KeptGame *
kept_game_read (const char *state)
{
  g_autofree char *folder = games_folder (state);
  g_autofree char *copy = copy_folder (folder);
  g_autoptr (CheckbitSession) session = checkbit_session_new (copy);
  g_autoptr (GPtrArray) games = checkbit_session_restore (session);
  KeptGame *self = NULL;

  g_assert_cmpuint (checkbit_session_get_n_broken (session), ==, 0);
  g_assert_cmpuint (checkbit_session_get_n_newer (session), ==, 0);
  g_assert_cmpuint (games->len, <=, 1);
  if (games->len == 1)
    {
      CheckbitSavedGame *saved = g_ptr_array_steal_index (games, 0);

      self = g_new0 (KeptGame, 1);
      read_record (self, checkbit_saved_game_get_record (saved));
      read_clock (self, session, saved);
    }
  checkbit_session_flush (session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  remove_folder (copy);
  return self;
}

void
kept_game_free (KeptGame *self)
{
  g_free (self->text);
  g_free (self->fen);
  g_free (self->comment);
  g_free (self);
}
