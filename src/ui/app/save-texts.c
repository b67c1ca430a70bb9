/* File names to suggest, and the questions asked about saving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/save-texts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/pgn/pgn-problem.h"
#include "game/text/shown-text.h"

/* How many problems a question names. */
#define MAX_NAMED 5

/* --- Names ---------------------------------------------------------------------------------- */

GFile *
checkbit_save_with_suffix (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *full = NULL;
  g_autoptr (GFile) folder = NULL;

  if (name == NULL || strchr (name, '.') != NULL)
    return g_object_ref (file);
  full = g_strconcat (name, ".pgn", NULL);
  folder = g_file_get_parent (file);
  return folder != NULL ? g_file_get_child (folder, full) : g_object_ref (file);
}

/* The most characters of a player's name in a file name, which is limited to 255 bytes. */
#define MAX_PLAYER 30

static char *
dup_players (const CheckbitTags *tags)
{
  const char *white = checkbit_tags_get_known (tags, "White");
  const char *black = checkbit_tags_get_known (tags, "Black");
  g_autofree char *first = checkbit_shown_line (white, MAX_PLAYER);
  g_autofree char *second = checkbit_shown_line (black, MAX_PLAYER);
  char *name;

  if (white == NULL || black == NULL)
    return g_strdup (C_ ("the name of a file", "game.pgn"));
  name = g_strdup_printf ("%s - %s.pgn", first, second);
  return g_strdelimit (name, "/\\:?*\"<>|", '-');
}

char *
checkbit_save_dup_name (CheckbitDocument *document, const CheckbitTags *tags)
{
  GFile *file = checkbit_document_get_file (document);
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *name = base != NULL ? g_filename_display_name (base) : NULL;
  char *dot;

  if (name == NULL || checkbit_document_get_n (document) > 1)
    {
      if (name == NULL || checkbit_document_get_pgn (document) != NULL)
        return dup_players (tags);
      dot = strrchr (name, '.');
      if (dot != NULL && dot != name)
        *dot = '\0';
      return g_strdup_printf ("%s-%u.fen", name, checkbit_document_get_index (document) + 1);
    }
  return g_steal_pointer (&name);
}

/* --- Questions ------------------------------------------------------------------------------ */

char *
checkbit_save_dup_loss (const char *sentence, GArray *problems)
{
  GString *text = g_string_new (sentence);
  guint n = problems != NULL ? problems->len : 0, named = 0;

  g_string_append (text, ".\n");
  for (guint i = 0; i < n && named < MAX_NAMED; i++)
    {
      const CheckbitPgnProblem *problem = &g_array_index (problems, CheckbitPgnProblem, i);
      g_autofree char *line = checkbit_pgn_problem_message (problem);

      if (!checkbit_pgn_problem_is_loss (problem))
        continue;
      g_string_append_printf (text, "\n%s", line);
      named++;
    }
  return g_string_free (text, FALSE);
}

char *
checkbit_save_dup_changed (CheckbitPgnFile *pgn, guint index)
{
  CheckbitPgnIndex *now = checkbit_pgn_file_get_index (pgn);
  g_autofree char *name = checkbit_document_dup_file_name (checkbit_pgn_file_get_file (pgn));
  guint n = checkbit_pgn_index_get_n_games (now);

  if (n == 0)
    return g_strdup_printf (_ ("Another program has emptied or removed “%s” since it was opened."),
                            name);
  if (index >= n)
    return g_strdup_printf (
        /* Translators: the name of a file, and the number that the game had in it */
        _ ("Another program has changed “%s” since it was opened: it has no game %u any more. "
           "Overwriting adds yours at its end."),
        name, index + 1);
  return g_strdup_printf (
      /* Translators: %u is the number of a game; then its players */
      _ ("Another program has changed “%s” since it was opened. Overwriting puts your game in the "
         "place of game %u, which is now %s – %s; all others stay."),
      name, index + 1, checkbit_pgn_index_get_text (now, index, CHECKBIT_PGN_COLUMN_WHITE),
      checkbit_pgn_index_get_text (now, index, CHECKBIT_PGN_COLUMN_BLACK));
}
