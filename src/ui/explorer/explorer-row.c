/* A move of the explorer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/explorer/explorer-row.h"

#include <glib/gi18n-lib.h>

#include "ui/explorer/score-bar.h"

#define MOVE_KEY "checkbit-move"

static guint
percent (guint part, guint all)
{
  return (guint) ((part * G_GUINT64_CONSTANT (200) + all) / (2 * (guint64) all));
}

/* Appends the part and takes it over. */
static void
add_part (GString *text, char *part)
{
  if (text->len > 0)
    g_string_append (text, " · ");
  g_string_append (text, part);
  g_free (part);
}

char *
checkbit_explorer_row_describe (const CheckbitExplorerMove *move)
{
  GString *text = g_string_new (NULL);
  guint all = move->white_wins + move->draws + move->black_wins;

  if (all > 0)
    add_part (
        text,
        g_strdup_printf (
            /* Translators: of the games in which a move was played: won by White, drawn, won by
             * Black */
            _ ("White %u%%, draws %u%%, Black %u%%"), percent (move->white_wins, all),
            percent (move->draws, all), percent (move->black_wins, all)));
  if (move->rating > 0)
    /* Translators: of those who played a move; %u is a number such as 2541 */
    add_part (text, g_strdup_printf (_ ("average rating %u"), move->rating));
  if (move->year > 0)
    /* Translators: of a move; %u is a year */
    add_part (text, g_strdup_printf (_ ("last played %u"), move->year));

  return g_string_free (text, FALSE);
}

static GtkWidget *
create_label (const char *text, const char *class, int width_chars, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_widget_add_css_class (label, class);

  return label;
}

static GtkWidget *
create_first_line (const CheckbitExplorerMove *move, const char *text)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *count = g_strdup_printf ("%u", move->n_games);
  GtkWidget *bar = checkbit_score_bar_new (move->white_wins, move->draws, move->black_wins);

  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), create_label (text, "heading", 6, 0));
  gtk_box_append (GTK_BOX (line), create_label (count, "numeric", 5, 1));
  if (move->white_wins + move->draws + move->black_wins > 0)
    gtk_box_append (GTK_BOX (line), bar);
  else
    g_object_unref (g_object_ref_sink (bar));

  return line;
}

/* "39–33–28% · Elo 2541 · 2024": short for the row's accessible name. */
static char *
abbreviate (const CheckbitExplorerMove *move)
{
  GString *text = g_string_new (NULL);
  guint all = move->white_wins + move->draws + move->black_wins;

  if (all > 0)
    add_part (text, g_strdup_printf (
                        /* Translators: of all games, those that White won, drawn ones, those
                         * that Black won: 39–33–28% */
                        _ ("%u–%u–%u%%"), percent (move->white_wins, all),
                        percent (move->draws, all), percent (move->black_wins, all)));
  if (move->rating > 0)
    add_part (text, g_strdup_printf ("Elo %u", move->rating));
  if (move->year > 0)
    add_part (text, g_strdup_printf ("%u", move->year));

  return g_string_free (text, FALSE);
}

static GtkWidget *
create_second_line (const CheckbitExplorerMove *move)
{
  g_autofree char *text = abbreviate (move);
  GtkWidget *label = create_label (text, "caption", -1, 0);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_visible (label, *text != '\0');

  return label;
}

/* The button that lists the games. */
static GtkWidget *
create_button (const CheckbitExplorerMove *move, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("view-list-symbolic");
  /* Translators: %s is a move */
  g_autofree char *name = g_strdup_printf (_ ("Show the games with %s"), text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint) move->move);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return button;
}

static void
set_name (GtkWidget *row, const CheckbitExplorerMove *move, const char *text, const char *words)
{
  g_autofree char *count = g_strdup_printf (
      /* Translators: in how many games a move was played */
      ngettext ("%u game", "%u games", move->n_games), move->n_games);
  g_autofree char *name = g_strconcat (text, ", ", count, *words != '\0' ? ", " : "", words, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
checkbit_explorer_row_new (const CheckbitExplorerMove *move, const char *text, const char *action)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *words = checkbit_explorer_row_describe (move);

  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (lines), create_first_line (move, text));
  gtk_box_append (GTK_BOX (lines), create_second_line (move));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), create_button (move, text, action));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  set_name (row, move, text, words);
  if (*words != '\0')
    gtk_widget_set_tooltip_text (row, words);
  g_object_set_data (G_OBJECT (row), MOVE_KEY, GUINT_TO_POINTER (move->move));

  return row;
}

ChessMove
checkbit_explorer_row_get_move (GtkListBoxRow *row)
{
  return (ChessMove) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), MOVE_KEY));
}
