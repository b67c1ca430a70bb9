/* The columns of the table of moves: all of them, or in a narrow table one that describes the move
 * in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/moves/move-columns.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/stable-list.h"
#include "ui/base/steady-text.h"

struct _CheckbitMoveColumns
{
  GtkColumnView *view; /* borrowed */
  GtkColumnViewColumn *columns[CHECKBIT_N_MOVE_COLUMNS];
};

static const struct
{
  const char *title;
  gboolean narrow, wide; /* whether it is shown in a narrow and in a wide table */
  const char *sample;    /* the widest texts, if known, so that the width is constant */
} column_table[CHECKBIT_N_MOVE_COLUMNS] = {
  /* Translators: the title of a column: a move in chess notation (a noun) */
  [CHECKBIT_MOVE_COLUMN_SAN] = { N_ ("Move"), TRUE, TRUE, "Qd8xd8#\ngxh8=Q#" },
  /* Translators: the title of a column: a move as two squares, such as g1f3 */
  [CHECKBIT_MOVE_COLUMN_UCI] = { N_ ("From–to"), TRUE, TRUE, "d8d8q" },
  /* Translators: the title of a column: which piece moves */
  [CHECKBIT_MOVE_COLUMN_PIECE] = { N_ ("Piece"), FALSE, TRUE, NULL },
  /* Translators: the title of a column: which piece is captured */
  [CHECKBIT_MOVE_COLUMN_CAPTURED] = { N_ ("Takes"), FALSE, TRUE, NULL },
  [CHECKBIT_MOVE_COLUMN_CHECK] = { N_ ("Check"), FALSE, TRUE, NULL },
  /* Translators: the title of a column: what a pawn is promoted to */
  [CHECKBIT_MOVE_COLUMN_PROMOTION] = { N_ ("Becomes"), FALSE, TRUE, NULL },
  [CHECKBIT_MOVE_COLUMN_CASTLING] = { N_ ("Castling Lost"), FALSE, TRUE, NULL },
  [CHECKBIT_MOVE_COLUMN_EFFECTS] = { N_ ("What It Does"), TRUE, FALSE, "check" },
};

/* Texts are only made on demand: most cells are never shown. */
static gboolean
query_tooltip_cb (
    GtkWidget *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip, gpointer column)
{
  CheckbitListedMove *item = g_object_get_data (G_OBJECT (label), "listed-move");
  const char *text;

  if (item == NULL)
    return FALSE;
  text = GPOINTER_TO_UINT (column) == CHECKBIT_MOVE_COLUMN_CASTLING
             ? checkbit_listed_move_get_castling (item)
             : checkbit_listed_move_get_text (item, CHECKBIT_MOVE_COLUMN_EFFECTS);
  gtk_tooltip_set_text (tooltip, text);
  return text[0] != '\0';
}

static GtkWidget *
label_new (const char *sample)
{
  GtkWidget *label;

  if (sample != NULL)
    return checkbit_steady_text_new_line (sample);
  label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static void
set_text (GtkWidget *label, const char *text)
{
  if (CHECKBIT_IS_STEADY_TEXT (label))
    checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (label), text);
  else
    gtk_label_set_text (GTK_LABEL (label), text);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer column)
{
  GtkWidget *label = label_new (column_table[GPOINTER_TO_UINT (column)].sample);

  if (GPOINTER_TO_UINT (column) == CHECKBIT_MOVE_COLUMN_EFFECTS)
    gtk_widget_set_hexpand (label, TRUE);
  if (GPOINTER_TO_UINT (column) >= CHECKBIT_MOVE_COLUMN_CASTLING)
    {
      gtk_widget_set_has_tooltip (label, TRUE);
      g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), column);
    }
  gtk_list_item_set_child (cell, label);
}

/* Names the row, which has the focus, after its move. */
static void
name_row (GtkWidget *label, const char *name)
{
  GtkWidget *cell = gtk_widget_get_parent (label);
  GtkWidget *row = cell != NULL ? gtk_widget_get_parent (cell) : NULL;

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The name of the first cell describes the whole row. */
static void
show_item (CheckbitMoveColumn column, GtkWidget *label, CheckbitListedMove *item)
{
  set_text (label, checkbit_listed_move_get_text (item, column));
  checkbit_accessible_name_cell (label, checkbit_listed_move_get_text (item, column),
                                 _ (column_table[column].title));
  g_object_set_data (G_OBJECT (label), "listed-move", item);
  if (checkbit_listed_move_is_legal (item))
    gtk_widget_remove_css_class (label, "dim-label");
  else
    gtk_widget_add_css_class (label, "dim-label");
  if (column == CHECKBIT_MOVE_COLUMN_CASTLING)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    checkbit_listed_move_get_castling (item), -1);
  if (column == CHECKBIT_MOVE_COLUMN_SAN)
    {
      g_autofree char *name = checkbit_listed_move_dup_name (item);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      name_row (label, name);
    }
}

/* The row has got another move. */
static void
item_changed_cb (CheckbitStableRow *row, GParamSpec *pspec, GtkListItem *cell)
{
  gpointer column = g_object_get_data (G_OBJECT (cell), "column");

  if (checkbit_stable_row_get_item (row) != NULL)
    show_item (GPOINTER_TO_UINT (column), gtk_list_item_get_child (cell),
               checkbit_stable_row_get_item (row));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer column)
{
  CheckbitStableRow *row = gtk_list_item_get_item (cell);

  g_object_set_data (G_OBJECT (cell), "column", column);
  g_signal_connect (row, "notify::item", G_CALLBACK (item_changed_cb), cell);
  item_changed_cb (row, NULL, cell);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer column)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (cell), cell);
  g_object_set_data (G_OBJECT (gtk_list_item_get_child (cell)), "listed-move", NULL);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer column)
{
  return checkbit_listed_move_compare ((gpointer) a, (gpointer) b, GPOINTER_TO_UINT (column));
}

static GtkColumnViewColumn *
create_column (guint index)
{
  gpointer data = GUINT_TO_POINTER (index);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, data, NULL));
  GtkColumnViewColumn *column;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), data);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), data);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), data);
  column = gtk_column_view_column_new (_ (column_table[index].title), factory);
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_column_set_expand (column, index >= CHECKBIT_MOVE_COLUMN_CASTLING);
  return column;
}

CheckbitMoveColumns *
checkbit_move_columns_new (GtkColumnView *view)
{
  CheckbitMoveColumns *self;

  g_return_val_if_fail (GTK_IS_COLUMN_VIEW (view), NULL);

  self = g_new0 (CheckbitMoveColumns, 1);
  self->view = view;
  for (guint i = 0; i < CHECKBIT_N_MOVE_COLUMNS; i++)
    {
      self->columns[i] = create_column (i);
      gtk_column_view_append_column (view, self->columns[i]);
    }
  checkbit_move_columns_show (self, FALSE, FALSE);
  checkbit_accessible_name_children (GTK_WIDGET (view), _ ("Moves"));
  return self;
}

void
checkbit_move_columns_free (CheckbitMoveColumns *self)
{
  for (guint i = 0; i < CHECKBIT_N_MOVE_COLUMNS; i++)
    g_object_unref (self->columns[i]);
  g_free (self);
}

/* When illegal moves are listed, a wide table adds the column with their reasons. */
void
checkbit_move_columns_show (CheckbitMoveColumns *self, gboolean wide, gboolean refused)
{
  for (guint i = 0; i < CHECKBIT_N_MOVE_COLUMNS; i++)
    gtk_column_view_column_set_visible (
        self->columns[i], (refused && i == CHECKBIT_MOVE_COLUMN_EFFECTS)
                              || (wide ? column_table[i].wide : column_table[i].narrow));
  gtk_column_view_column_set_title (self->columns[CHECKBIT_MOVE_COLUMN_EFFECTS],
                                    refused ? _ ("What It Does, or Why Not")
                                            : _ (column_table[CHECKBIT_MOVE_COLUMN_EFFECTS].title));
}

void
checkbit_move_columns_sort (CheckbitMoveColumns *self, guint column, gboolean descending)
{
  gtk_column_view_sort_by_column (self->view,
                                  column < CHECKBIT_N_MOVE_COLUMNS ? self->columns[column] : NULL,
                                  descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
}

/* The item of the first label in a widget; NULL for none. */
static CheckbitListedMove *
find_item (GtkWidget *widget)
{
  CheckbitListedMove *item = g_object_get_data (G_OBJECT (widget), "listed-move");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); item == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    item = find_item (child);
  return item;
}

CheckbitListedMove *
checkbit_move_columns_item_at (CheckbitMoveColumns *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self->view), x, y, GTK_PICK_DEFAULT);

  /* Between two cells the pointer is still on their row. */
  for (; widget != NULL && widget != GTK_WIDGET (self->view);
       widget = gtk_widget_get_parent (widget))
    {
      if (g_object_get_data (G_OBJECT (widget), "listed-move") != NULL)
        return find_item (widget);
      if (g_str_equal (gtk_widget_get_css_name (widget), "row"))
        return find_item (widget);
    }
  return NULL;
}
