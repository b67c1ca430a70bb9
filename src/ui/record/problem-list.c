/* A window that lists what could not be read in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/problem-list.h"

#include <glib/gi18n-lib.h>

#include "game/pgn/pgn-problem.h"
#include "game/text/shown-text.h"

#define MAX_ROWS 500

static GtkWidget *
row_new (const CheckbitPgnProblem *problem)
{
  g_autofree char *whole = checkbit_pgn_problem_message_short (problem);
  g_autofree char *sentence = checkbit_shown_line (whole, CHECKBIT_SHOWN_SENTENCE);
  /* Translators: a place in a file */
  g_autofree char *place = g_strdup_printf (_ ("Game %u, line %u, column %u"), problem->game,
                                            problem->line, problem->column);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), place);
  return row;
}

static GtkWidget *
group_new (const GArray *problems)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *more = NULL;

  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (group),
      _ ("Everything else in the game is here. The file is not changed until you save it."));
  for (guint i = 0; i < MIN (problems->len, MAX_ROWS); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               row_new (&g_array_index (problems, CheckbitPgnProblem, i)));
  if (problems->len > MAX_ROWS)
    {
      GtkWidget *row = adw_action_row_new ();
      more = g_strdup_printf (_ ("… and %u more"), problems->len - MAX_ROWS);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), more);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  return group;
}

GtkWidget *
checkbit_problem_list_new (GtkWindow *parent, const GArray *problems)
{
  GtkWidget *window = adw_preferences_window_new ();
  GtkWidget *page = adw_preferences_page_new ();

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (group_new (problems)));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  gtk_window_set_title (GTK_WINDOW (window), _ ("What Could Not Be Read"));
  gtk_window_set_default_size (GTK_WINDOW (window), 520, 420);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  return window;
}
