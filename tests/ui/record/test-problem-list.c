/* Tests of the list of reading problems: each with its position, and the number of problems left
 * out if there are too many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <string.h>

#include "game/pgn/pgn-record.h"
#include "ui/record/problem-list.h"

typedef struct
{
  GPtrArray *titles;
  GPtrArray *subtitles;
} Rows;

static void
collect (GtkWidget *root, Rows *rows)
{
  if (ADW_IS_ACTION_ROW (root))
    {
      g_ptr_array_add (rows->titles,
                       g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root))));
      g_ptr_array_add (rows->subtitles,
                       g_strdup (adw_action_row_get_subtitle (ADW_ACTION_ROW (root))));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, rows);
}

/* The rows of the list for the problems of a game. */
static void
show (const char *pgn, Rows *rows)
{
  g_autoptr (CheckbitPgnGame) game = checkbit_pgn_read_game (pgn, strlen (pgn));
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWindow *list = GTK_WINDOW (checkbit_problem_list_new (parent, game->problems));

  rows->titles = g_ptr_array_new_with_free_func (g_free);
  rows->subtitles = g_ptr_array_new_with_free_func (g_free);
  ui_test_show (list);
  g_assert_true (gtk_window_get_transient_for (list) == parent);
  collect (GTK_WIDGET (list), rows);
  ui_test_destroy (list);
  gtk_window_destroy (parent);
}

static void
rows_clear (Rows *rows)
{
  g_ptr_array_unref (rows->titles);
  g_ptr_array_unref (rows->subtitles);
}

/* A tag without quotation marks in line 2; in line 4 no queen can go to h7: "Qxh7" begins in column
 * 13. */
static void
test_places (void)
{
  Rows rows;

  show ("[White \"Ann\"]\n[Black Ben]\n\n1. e4 e5 2. Qxh7 *\n", &rows);
  g_assert_cmpuint (rows.titles->len, ==, 2);
  g_assert_cmpstr (rows.subtitles->pdata[0], ==, "Game 1, line 2, column 1");
  g_assert_nonnull (strstr (rows.titles->pdata[0], "Black"));
  g_assert_cmpstr (rows.subtitles->pdata[1], ==, "Game 1, line 4, column 13");
  g_assert_nonnull (strstr (rows.titles->pdata[1], "2. Qxh7"));
  rows_clear (&rows);
}

/* Text from a file is shown literally, never as markup. */
static void
test_markup (void)
{
  Rows rows;

  show ("1. e4 <b> e5 *\n", &rows);
  g_assert_cmpuint (rows.titles->len, ==, 1);
  g_assert_nonnull (strstr (rows.titles->pdata[0], "<"));
  rows_clear (&rows);
}

#define MANY 700
#define SHOWN 500

static void
test_many (void)
{
  g_autoptr (GString) pgn = g_string_new ("1. e4 ");
  Rows rows;

  for (guint i = 0; i < MANY; i++)
    g_string_append (pgn, "(1. Ke3) ");
  g_string_append (pgn, "*\n");
  show (pgn->str, &rows);
  g_assert_cmpuint (rows.titles->len, ==, SHOWN + 1);
  g_assert_cmpstr (rows.titles->pdata[SHOWN], ==, "… and 200 more");
  rows_clear (&rows);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/problem-list/places", test_places);
  g_test_add_func ("/problem-list/markup", test_markup);
  g_test_add_func ("/problem-list/many", test_many);
  return g_test_run ();
}
