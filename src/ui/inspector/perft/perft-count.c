/* Counting from the position on the board, move by move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-count.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/fen.h"
#include "game/base/file-save.h"
#include "ui/base/accessible.h"
#include "ui/base/plain-name.h"
#include "ui/base/row-layout.h"
#include "ui/base/settings.h"
#include "ui/inspector/perft/perft-settings.h"
#include "ui/inspector/perft/perft-text.h"
#include "ui/inspector/perft/perft-widgets.h"

#define MAX_THREADS 64
#define MAX_HASH 65536 /* megabytes */
#define BAR_SPACING 6

/* The columns after those of the categories. */
enum
{
  COLUMN_SAN,
  COLUMN_UCI,
  COLUMN_NODES,
  COLUMN_CATEGORIES,
};

#define N_COLUMNS (COLUMN_CATEGORIES + CHECKBIT_N_PERFT_CATEGORIES)

struct _CheckbitPerftCountView
{
  GtkWidget parent_instance;

  GtkWidget *depth, *threads, *hash, *categories;
  GtkWidget *start, *stop;
  GtkWidget *way, *crumbs; /* the path as buttons, starting at the root, and their scroller */
  GtkWidget *progress;
  GtkWidget *state;   /* progress and speed, or an error */
  GtkWidget *hint;    /* shown before anything is counted */
  GtkWidget *results; /* the table and what is below */
  GtkColumnView *table;
  GtkColumnViewColumn *columns[N_COLUMNS];
  GtkSortListModel *sorted;
  GtkWidget *total, *sums;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitPerftModel *model;
  GtkFileChooserNative *chooser;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (CheckbitPerftCountView, checkbit_perft_count_view, GTK_TYPE_WIDGET)

static const char *const category_titles[CHECKBIT_N_PERFT_CATEGORIES] = {
  [CHECKBIT_PERFT_CAPTURES] = N_ ("Captures"),
  [CHECKBIT_PERFT_EN_PASSANT] = N_ ("En Passant"),
  /* Translators: the title of a column: how many moves castle */
  [CHECKBIT_PERFT_CASTLES] = N_ ("Castles"),
  /* Translators: the title of a column: how many moves promote a pawn */
  [CHECKBIT_PERFT_PROMOTIONS] = N_ ("Promotions"),
  /* Translators: the title of a column: how many moves give check */
  [CHECKBIT_PERFT_CHECKS] = N_ ("Checks"),
  /* Translators: the title of a column: how many moves discover a check */
  [CHECKBIT_PERFT_DISCOVERED] = N_ ("Discovered"),
  [CHECKBIT_PERFT_DOUBLE] = N_ ("Double Checks"),
  /* Translators: the title of a column: how many moves give checkmate */
  [CHECKBIT_PERFT_MATES] = N_ ("Mates"),
};

/* --- The table ------------------------------------------------------------------------------ */

/* The number shown in a column. */
static guint64
get_number (CheckbitPerftItem *item, guint column)
{
  const CheckbitPerftRow *row = checkbit_perft_item_get_row (item);

  return column == COLUMN_NODES ? row->count : row->categories[column - COLUMN_CATEGORIES];
}

/* (transfer full) */
static char *
dup_cell (CheckbitPerftItem *item, guint column)
{
  if (column == COLUMN_SAN)
    return g_strdup (checkbit_perft_item_get_san (item));
  if (column == COLUMN_UCI)
    return g_strdup (checkbit_perft_item_get_row (item)->uci);
  return checkbit_perft_item_is_done (item) ? checkbit_perft_text_count (get_number (item, column))
                                            : g_strdup ("…");
}

/* Names the row, which has the focus. */
static void
name_row (GtkWidget *label, CheckbitPerftItem *item)
{
  GtkWidget *cell = gtk_widget_get_parent (label);
  GtkWidget *row = cell != NULL ? gtk_widget_get_parent (cell) : NULL;
  g_autofree char *count = dup_cell (item, COLUMN_NODES);
  g_autofree char *name = g_strdup_printf ("%s, %s", checkbit_perft_item_get_san (item), count);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_cell (CheckbitPerftItem *item, GtkListItem *cell)
{
  guint column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (cell), "column"));
  GtkWidget *label = gtk_list_item_get_child (cell);
  g_autofree char *text = dup_cell (item, column);

  gtk_label_set_label (GTK_LABEL (label), text);
  checkbit_accessible_name_cell (label, text, "…");
  if (column == COLUMN_SAN)
    name_row (label, item);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), GPOINTER_TO_UINT (column) < COLUMN_NODES ? 0 : 1);
  if (GPOINTER_TO_UINT (column) >= COLUMN_NODES)
    gtk_widget_add_css_class (label, "numeric");
  g_object_set_data (G_OBJECT (cell), "column", column);
  gtk_list_item_set_child (cell, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer column)
{
  CheckbitPerftItem *item = gtk_list_item_get_item (cell);

  g_signal_connect (item, "changed", G_CALLBACK (show_cell), cell);
  show_cell (item, cell);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer column)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (cell), cell);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  CheckbitPerftItem *one = (gpointer) a, *other = (gpointer) b;
  guint column = GPOINTER_TO_UINT (data);
  guint64 x, y;

  if (column == COLUMN_SAN)
    return g_utf8_collate (checkbit_perft_item_get_san (one), checkbit_perft_item_get_san (other));
  if (column == COLUMN_UCI)
    return strcmp (checkbit_perft_item_get_row (one)->uci,
                   checkbit_perft_item_get_row (other)->uci);
  x = get_number (one, column);
  y = get_number (other, column);

  return x < y ? -1 : x > y;
}

static const char *
get_title (guint column)
{
  static const char *const titles[] = {
    N_ ("Move"),
    N_ ("From–to"),
    /* Translators: the title of a column: how many positions a count has come to */
    N_ ("Nodes"),
  };

  return column < COLUMN_CATEGORIES ? _ (titles[column])
                                    : _ (category_titles[column - COLUMN_CATEGORIES]);
}

static void
add_columns (CheckbitPerftCountView *self)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    {
      gpointer data = GUINT_TO_POINTER (i);
      GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
      g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_cb, data, NULL));

      g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), data);
      g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), data);
      g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), data);
      self->columns[i] = gtk_column_view_column_new (get_title (i), factory);
      gtk_column_view_column_set_sorter (self->columns[i], sorter);
      gtk_column_view_column_set_expand (self->columns[i], i == COLUMN_SAN);
      gtk_column_view_append_column (self->table, self->columns[i]);
      g_object_unref (self->columns[i]);
    }
}

static void
activate_cb (CheckbitPerftCountView *self, guint position)
{
  g_autoptr (CheckbitPerftItem) item
      = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);

  if (item != NULL)
    checkbit_perft_model_descend (self->model, checkbit_perft_item_get_row (item)->move);
}

/* --- The path ------------------------------------------------------------------------------- */

static void
crumb_cb (GtkButton *button, CheckbitPerftCountView *self)
{
  guint n = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "level"));

  checkbit_perft_model_ascend (self->model, n);
}

static void
add_crumb (CheckbitPerftCountView *self, guint level, const char *text, gboolean last)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "crumb");
  gtk_widget_set_sensitive (button, !last);
  g_object_set_data (G_OBJECT (button), "level", GUINT_TO_POINTER (level));
  g_signal_connect (button, "clicked", G_CALLBACK (crumb_cb), self);
  gtk_box_append (GTK_BOX (self->crumbs), button);
}

static void
update_crumbs (CheckbitPerftCountView *self)
{
  guint n = checkbit_perft_model_get_n_path (self->model);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->crumbs)) != NULL)
    gtk_box_remove (GTK_BOX (self->crumbs), child);
  gtk_widget_set_visible (self->way, n > 0);
  if (n == 0)
    return;
  add_crumb (self, 0, C_ ("the position where counting begins", "Start"), FALSE);
  for (guint i = 0; i < n; i++)
    add_crumb (self, i + 1, checkbit_perft_model_get_path_san (self->model, i), i + 1 == n);
}

/* --- What is shown -------------------------------------------------------------------------- */

/* (transfer full) */
static char *
dup_state (CheckbitPerftCountView *self)
{
  guint64 nodes = checkbit_perft_model_get_nodes (self->model);
  double seconds = checkbit_perft_model_get_seconds (self->model);
  double left = checkbit_perft_model_get_seconds_left (self->model);
  g_autofree char *speed = checkbit_perft_text_speed (nodes, seconds);
  g_autofree char *time = NULL;

  if (checkbit_perft_model_get_error (self->model) != NULL)
    return g_strdup (checkbit_perft_model_get_error (self->model));
  if (checkbit_perft_model_is_complete (self->model))
    return g_steal_pointer (&speed);
  if (!checkbit_perft_model_is_running (self->model))
    /* Translators: %s is “1,234 nodes in 0.34 s, 3,630 per second” */
    return g_strdup_printf (_ ("Canceled after %s"), speed);
  if (left < 0)
    return g_steal_pointer (&speed);
  time = checkbit_perft_text_time (left);
  /* Translators: “1,234 nodes in 0.34 s, 3,630 per second – 3 min 20 s left” */
  return g_strdup_printf (_ ("%s – %s left"), speed, time);
}

/* The status line during a count. */
static void
update_state (CheckbitPerftCountView *self)
{
  g_autofree char *state = dup_state (self);

  checkbit_perft_label_show (self->state, state);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 MIN (checkbit_perft_model_get_done (self->model), 1));
}

static void
show_sums (CheckbitPerftCountView *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0;
       checkbit_perft_model_has_categories (self->model) && i < CHECKBIT_N_PERFT_CATEGORIES; i++)
    {
      g_autofree char *count
          = checkbit_perft_text_count (checkbit_perft_model_get_category (self->model, i));
      g_string_append_printf (text, "%s%s: %s", i > 0 ? " · " : "", _ (category_titles[i]), count);
    }
  checkbit_perft_label_show (self->sums, text->str);
}

static void
show_total (CheckbitPerftCountView *self)
{
  guint depth = checkbit_perft_model_get_depth (self->model);
  g_autofree char *count = checkbit_perft_text_count (checkbit_perft_model_get_nodes (self->model));
  g_autofree char *text
      /* Translators: %u is a depth, %s a count */
      = g_strdup_printf (_ ("Depth %u: %s"), depth, count);

  checkbit_perft_label_show (self->total,
                             checkbit_perft_model_is_complete (self->model) ? text : NULL);
}

/* Whether the position can be counted: one that is being set up may be invalid. */
static gboolean
can_start (CheckbitPerftCountView *self)
{
  return chess_position_problems (checkbit_inspection_get_position (self->inspection)) == 0;
}

static void
update_start (CheckbitPerftCountView *self)
{
  gtk_widget_set_sensitive (self->start, can_start (self));
}

static void
update (CheckbitPerftCountView *self)
{
  gboolean running = checkbit_perft_model_is_running (self->model);
  GListModel *rows = checkbit_perft_model_get_rows (self->model);
  gboolean categories = checkbit_perft_model_has_categories (self->model);

  if (gtk_sort_list_model_get_model (self->sorted) != rows)
    gtk_sort_list_model_set_model (self->sorted, rows);
  for (guint i = COLUMN_CATEGORIES; i < N_COLUMNS; i++)
    gtk_column_view_column_set_visible (self->columns[i], categories);
  gtk_widget_set_visible (self->start, !running);
  gtk_widget_set_visible (self->stop, running);
  gtk_widget_set_visible (self->progress, running);
  gtk_widget_set_visible (self->hint, rows == NULL);
  gtk_widget_set_visible (self->results, rows != NULL);
  gtk_column_view_set_single_click_activate (self->table,
                                             checkbit_perft_model_get_depth (self->model) > 1);
  update_crumbs (self);
  if (rows != NULL)
    update_state (self);
  show_total (self);
  show_sums (self);
  /* Sorts again, as numbers have come in since the last time. */
  if (!running && rows != NULL)
    gtk_sorter_changed (gtk_column_view_get_sorter (self->table), GTK_SORTER_CHANGE_DIFFERENT);
  update_start (self);
}

/* --- What people do ------------------------------------------------------------------------- */

static void
start_cb (CheckbitPerftCountView *self)
{
  checkbit_perft_model_set_depth (
      self->model, (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->depth)));
  checkbit_perft_model_set_threads (
      self->model, (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->threads)));
  checkbit_perft_model_set_hash (
      self->model, (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->hash)));
  checkbit_perft_model_set_categories (
      self->model, gtk_check_button_get_active (GTK_CHECK_BUTTON (self->categories)));
  if (can_start (self))
    checkbit_perft_model_start (self->model, checkbit_inspection_get_position (self->inspection));
}

/* If the focused button is gone, focuses a neighbor. */
static void
stop_cb (CheckbitPerftCountView *self)
{
  checkbit_perft_model_cancel (self->model);
  gtk_widget_grab_focus (self->start);
}

static void
copy_cb (CheckbitPerftCountView *self)
{
  g_autofree char *text = checkbit_perft_model_has_categories (self->model)
                              ? checkbit_perft_model_dup_table (self->model, '\t')
                              : checkbit_perft_model_dup_divide (self->model);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.toast", "s", _ ("Counts copied"));
}

static void
show_on_board_cb (CheckbitPerftCountView *self)
{
  const ChessPosition *root = checkbit_perft_model_get_root (self->model);
  g_autofree char *path = checkbit_perft_model_dup_path (self->model);
  char fen[CHESS_FEN_SIZE];

  if (root == NULL)
    return;
  chess_fen_write (root, fen);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-line", "(ss)", fen, path);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitPerftCountView) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean saved = checkbit_file_save_finish (result, &error);

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    gtk_widget_activate_action (GTK_WIDGET (self), "inspector.toast", "s",
                                saved ? _ ("Counts exported") : error->message);
}

static void
export_response_cb (CheckbitPerftCountView *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) contents = NULL;
  g_autofree char *name = NULL;
  char *text;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  name = g_file_get_basename (file);
  text = g_str_has_suffix (name, ".csv") ? checkbit_perft_model_dup_table (self->model, ',')
                                         : checkbit_perft_model_dup_divide (self->model);
  contents = g_bytes_new_take (text, strlen (text));
  checkbit_file_save_async (file, contents, self->cancellable, saved_cb, g_object_ref (self));
}

static void
export_cb (CheckbitPerftCountView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_ ("Export Counts"),
                                               GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                               GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), "perft.csv");
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (export_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* --- Building ------------------------------------------------------------------------------- */

/* Threads, table size and categories, in a popover. */
static GtkWidget *
options_new (CheckbitPerftCountView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *button = g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "emblem-system-symbolic",
                                    "tooltip-text", _ ("Threads, Hash and Categories"), NULL);

  self->threads = checkbit_perft_spin_new (C_ ("of the processor", "Threads"), 1, MAX_THREADS, 1,
                                           MIN (g_get_num_processors (), MAX_THREADS));
  self->hash = checkbit_perft_spin_new (_ ("Hash table in megabytes"), 0, MAX_HASH, 64, 0);
  self->categories = gtk_check_button_new_with_label (_ ("Count categories too"));
  gtk_widget_set_tooltip_text (self->categories,
                               _ ("Captures, checks, mates … Goes through every move, "
                                  "without a hash table"));
  gtk_box_append (GTK_BOX (box),
                  checkbit_perft_named_new (C_ ("of the processor", "Threads"), self->threads));
  gtk_box_append (GTK_BOX (box), checkbit_perft_named_new (_ ("Hash (MB)"), self->hash));
  gtk_box_append (GTK_BOX (box), self->categories);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Threads, hash and categories"), -1);
  checkbit_plain_name_inner (button);
  return button;
}

static GtkWidget *
depth_new (CheckbitPerftCountView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, BAR_SPACING);

  self->depth = checkbit_perft_spin_new (_ ("Depth"), 1, CHECKBIT_PERFT_MAX_DEPTH, 1, 4);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->depth), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->depth), 2);
  gtk_box_append (GTK_BOX (box), gtk_label_new (_ ("Depth")));
  gtk_box_append (GTK_BOX (box), self->depth);
  return box;
}

static GtkWidget *
buttons_new (CheckbitPerftCountView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, BAR_SPACING);

  gtk_widget_set_hexpand (box, TRUE);
  self->start = checkbit_perft_button_new (C_ ("button", "Count"), G_CALLBACK (start_cb), self);
  gtk_widget_add_css_class (self->start, "suggested-action");
  gtk_widget_set_hexpand (self->start, TRUE);
  self->stop = checkbit_perft_button_new (C_ ("counting", "Cancel"), G_CALLBACK (stop_cb), self);
  gtk_widget_set_hexpand (self->stop, TRUE);
  gtk_box_append (GTK_BOX (box), self->start);
  gtk_box_append (GTK_BOX (box), self->stop);
  gtk_box_append (GTK_BOX (box), options_new (self));
  return box;
}

/* The buttons are below the depth where there is no room for both. */
static GtkWidget *
bar_new (CheckbitPerftCountView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, BAR_SPACING);

  gtk_widget_set_layout_manager (box, checkbit_row_layout_new_tight (BAR_SPACING, FALSE));
  gtk_box_append (GTK_BOX (box), depth_new (self));
  gtk_box_append (GTK_BOX (box), buttons_new (self));
  return box;
}

static GtkWidget *
table_new (CheckbitPerftCountView *self)
{
  GtkWidget *scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "min-content-height", 180, "vexpand", TRUE, NULL);
  GtkSorter *sorter;

  self->table = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_column_view_set_show_row_separators (self->table, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Counts after each move"), -1);
  add_columns (self);
  checkbit_accessible_name_children (GTK_WIDGET (self->table), _ ("Counts after each move"));
  sorter = g_object_ref (gtk_column_view_get_sorter (self->table));
  self->sorted = gtk_sort_list_model_new (NULL, sorter);
  gtk_column_view_set_model (self->table, GTK_SELECTION_MODEL (gtk_single_selection_new (
                                              G_LIST_MODEL (g_object_ref (self->sorted)))));
  g_signal_connect_swapped (self->table, "activate", G_CALLBACK (activate_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->table));
  gtk_widget_add_css_class (scroller, "card");
  return scroller;
}

static GtkWidget *
results_new (CheckbitPerftCountView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->total = checkbit_perft_label_new (NULL, "heading");
  gtk_label_set_selectable (GTK_LABEL (self->total), TRUE);
  gtk_widget_set_focusable (self->total, FALSE);
  self->sums = checkbit_perft_label_new (NULL, "caption");
  gtk_box_append (GTK_BOX (buttons),
                  checkbit_perft_button_new (C_ ("counts", "Copy"), G_CALLBACK (copy_cb), self));
  gtk_box_append (GTK_BOX (buttons), checkbit_perft_button_new (C_ ("counts", "Export…"),
                                                                G_CALLBACK (export_cb), self));
  gtk_box_append (GTK_BOX (buttons), checkbit_perft_button_new (
                                         _ ("Show on Board"), G_CALLBACK (show_on_board_cb), self));
  gtk_box_append (GTK_BOX (box), table_new (self));
  gtk_box_append (GTK_BOX (box), self->total);
  gtk_box_append (GTK_BOX (box), self->sums);
  gtk_box_append (GTK_BOX (box), buttons);
  return box;
}

static void
build (CheckbitPerftCountView *self)
{
  GtkWidget *box;
  GtkWidget *scroller = checkbit_perft_scroller_new (&box);

  self->crumbs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  self->way = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vscrollbar-policy", GTK_POLICY_NEVER,
                            "child", self->crumbs, NULL);
  self->progress = gtk_progress_bar_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Progress of the count"), -1);
  self->state = checkbit_perft_label_new (NULL, "numeric");
  self->hint = checkbit_perft_label_new (
      _ ("Counts the positions that can be reached from the one on the board, move by move. "
         "Click a move to count after it."),
      "dim-label");
  self->results = results_new (self);
  gtk_widget_set_vexpand (self->results, TRUE);
  gtk_box_append (GTK_BOX (box), bar_new (self));
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), self->way);
  gtk_box_append (GTK_BOX (box), self->progress);
  gtk_box_append (GTK_BOX (box), self->state);
  gtk_box_append (GTK_BOX (box), self->results);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
}

/* Restores the last choices. */
static void
remember (CheckbitPerftCountView *self)
{
  g_autoptr (GSettings) settings = checkbit_settings_new ();

  checkbit_perft_settings_bind (settings, "perft-depth", self->depth, "value");
  checkbit_perft_settings_bind_or (settings, "perft-threads", self->threads,
                                   MIN (g_get_num_processors (), MAX_THREADS));
  checkbit_perft_settings_bind (settings, "perft-hash", self->hash, "value");
  checkbit_perft_settings_bind (settings, "perft-categories", self->categories, "active");
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_perft_count_view_stop (CheckbitPerftCountView *self)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_COUNT_VIEW (self));

  g_signal_handlers_disconnect_by_data (self->model, self);
  checkbit_perft_model_cancel (self->model);
}

static void
checkbit_perft_count_view_dispose (GObject *object)
{
  CheckbitPerftCountView *self = CHECKBIT_PERFT_COUNT_VIEW (object);

  if (self->model != NULL)
    checkbit_perft_count_view_stop (self);
  if (self->inspection != NULL)
    g_signal_handlers_disconnect_by_data (self->inspection, self);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->chooser);
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  g_clear_object (&self->sorted);
  g_clear_object (&self->model);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_perft_count_view_parent_class)->dispose (object);
}

static void
checkbit_perft_count_view_class_init (CheckbitPerftCountViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_perft_count_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-count");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_perft_count_view_init (CheckbitPerftCountView *self)
{
  self->model = checkbit_perft_model_new ();
  self->cancellable = g_cancellable_new ();
  build (self);
}

GtkWidget *
checkbit_perft_count_view_new (CheckbitInspection *inspection)
{
  CheckbitPerftCountView *self;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);

  self = g_object_new (CHECKBIT_TYPE_PERFT_COUNT_VIEW, NULL);
  self->inspection = g_object_ref (inspection);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->model, "progress", G_CALLBACK (update_state), self);
  g_signal_connect_swapped (inspection, "changed", G_CALLBACK (update_start), self);
  update (self);
  remember (self);
  return GTK_WIDGET (self);
}

CheckbitPerftModel *
checkbit_perft_count_view_get_model (CheckbitPerftCountView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_COUNT_VIEW (self), NULL);

  return self->model;
}
