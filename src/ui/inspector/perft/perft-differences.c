/* The moves that differ, with the masks that explain the selected one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-differences.h"

#include <glib/gi18n-lib.h>

#include "chess/fen.h"
#include "game/lab/deciding.h"
#include "game/lab/source.h"
#include "ui/base/plain-name.h"
#include "ui/inspector/perft/perft-text.h"
#include "ui/inspector/perft/perft-widgets.h"
#include "ui/inspector/set-tiles.h"

/* The most masks shown on the board; all of them are shown as tiles. */
#define MAX_LAYERS 2

struct _CheckbitPerftDifferences
{
  GtkWidget parent_instance;

  GtkWidget *scroller, *deciding;
  CheckbitSetTiles *tiles;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkSingleSelection *selection;
  GListStore *sets; /* those of the selected row */
  gboolean on_board;
};

G_DEFINE_FINAL_TYPE (CheckbitPerftDifferences, checkbit_perft_differences, GTK_TYPE_WIDGET)

/* --- Words ---------------------------------------------------------------------------------- */

static const char *
get_kind (const CheckbitDifference *difference)
{
  switch (difference->kind)
    {
    case CHECKBIT_DIFFERENCE_MISSING:
      return C_ ("moves in another program’s list", "Missing");
    case CHECKBIT_DIFFERENCE_EXTRA:
      return C_ ("moves in another program’s list", "Extra");
    case CHECKBIT_DIFFERENCE_DUPLICATE:
      return C_ ("moves in another program’s list", "Twice");
    default:
      return C_ ("moves in another program’s list", "Count");
    }
}

/* (transfer full) */
static char *
dup_move (const CheckbitDifference *difference)
{
  return *difference->san != '\0' ? g_strdup_printf ("%s (%s)", difference->san, difference->text)
                                  : g_strdup (difference->text);
}

/* Both counts; a program that does not generate the move has none. (transfer full) */
static char *
dup_counts (const CheckbitDifference *difference)
{
  g_autofree char *ours = checkbit_perft_text_count (difference->ours);
  g_autofree char *theirs = checkbit_perft_text_count (difference->theirs);

  switch (difference->kind)
    {
    case CHECKBIT_DIFFERENCE_MISSING:
      return g_strdup_printf (_ ("Checkbit: %s, other program: none"), ours);
    case CHECKBIT_DIFFERENCE_EXTRA:
      return g_strdup_printf (_ ("Checkbit: none, other program: %s"), theirs);
    case CHECKBIT_DIFFERENCE_DUPLICATE:
      return g_strdup ("");
    default:
      /* Translators: two counts */
      return g_strdup_printf (_ ("Checkbit: %s, other program: %s"), ours, theirs);
    }
}

/* --- Snippets for source code --------------------------------------------------------------- */

/* (transfer full) (nullable) */
static CheckbitDifferenceItem *
get_item (CheckbitPerftDifferences *self, guint row)
{
  return g_list_model_get_item (G_LIST_MODEL (self->selection), row);
}

char *
checkbit_perft_differences_dup_source (CheckbitPerftDifferences *self, guint row, const char *what)
{
  g_autoptr (CheckbitDifferenceItem) item = NULL;
  const CheckbitLabFinding *finding;
  g_autofree char *sentence = NULL, *note = NULL;

  g_return_val_if_fail (CHECKBIT_IS_PERFT_DIFFERENCES (self), NULL);

  item = get_item (self, row);
  if (item == NULL)
    return NULL;
  finding = checkbit_difference_item_get_finding (item);
  if (g_str_equal (what, "fen"))
    return g_strdup (finding->fen);
  if (g_str_equal (what, "moves"))
    return checkbit_source_moves (&finding->position);
  sentence = checkbit_deciding_sentence (checkbit_difference_item_get (item));
  note = g_strdup_printf ("%s %s: %s",
                          checkbit_difference_id (checkbit_difference_item_get (item)->kind),
                          checkbit_difference_item_get (item)->text, sentence);
  for (guint i = 0; i < CHECKBIT_N_SOURCE_LANGUAGES; i++)
    if (g_str_equal (what, checkbit_source_id (i)))
      return checkbit_source_test (i, &finding->position, finding->fen, note);

  return NULL;
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitPerftDifferences *self = CHECKBIT_PERFT_DIFFERENCES (widget);
  g_autofree char *text = NULL;
  const char *what;
  guint row;

  g_variant_get (parameter, "(u&s)", &row, &what);
  text = checkbit_perft_differences_dup_source (self, row, what);
  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  gtk_widget_activate_action (widget, "inspector.toast", "s", C_ ("to the clipboard", "Copied"));
}

static void
append_copy (GMenu *menu, const char *label, guint row, const char *what)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "differences.copy", "(us)", row, what);
  g_menu_append_item (menu, item);
}

/* The menu of a row is built when it is first opened. */
static void
create_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  GtkListItem *cell = user_data;
  guint row = gtk_list_item_get_position (cell);
  g_autoptr (GMenu) menu = g_menu_new (), tests = g_menu_new ();

  append_copy (menu, _ ("Copy FEN"), row, "fen");
  append_copy (menu, _ ("Copy Legal Moves"), row, "moves");
  for (guint i = 0; i < CHECKBIT_N_SOURCE_LANGUAGES; i++)
    {
      /* Translators: %s is a programming language */
      g_autofree char *label = g_strdup_printf (_ ("Copy Test in %s"), checkbit_source_title (i));
      append_copy (tests, label, row, checkbit_source_id (i));
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (tests));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

/* --- Rows ----------------------------------------------------------------------------------- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *menu
      = g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "edit-copy-symbolic", "tooltip-text",
                      _ ("Copy for a Test"), "valign", GTK_ALIGN_CENTER, NULL);
  static const char *const classes[] = { "heading", "numeric", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_box_append (GTK_BOX (lines), checkbit_perft_label_new (NULL, classes[i]));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_add_css_class (menu, "flat");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (menu), create_menu_cb, cell, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Copy for a test"), -1);
  checkbit_plain_name_inner (menu);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), menu);
  gtk_widget_add_css_class (box, "difference");
  gtk_list_item_set_child (cell, box);
}

static void
name_row (GtkWidget *box, const char *name)
{
  GtkWidget *row = gtk_widget_get_parent (box);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  const CheckbitDifference *difference
      = checkbit_difference_item_get (gtk_list_item_get_item (cell));
  GtkWidget *box = gtk_list_item_get_child (cell);
  GtkWidget *label = gtk_widget_get_first_child (gtk_widget_get_first_child (box));
  g_autofree char *move = dup_move (difference);
  g_autofree char *counts = dup_counts (difference);
  g_autofree char *sentence = checkbit_deciding_sentence (difference);
  /* Translators: what is wrong with a move, and the move: “Missing: e5d6” */
  g_autofree char *title = g_strdup_printf (_ ("%s: %s"), get_kind (difference), move);
  g_autofree char *name = g_strdup_printf ("%s. %s %s", title, counts, sentence);

  checkbit_perft_label_show (label, title);
  label = gtk_widget_get_next_sibling (label);
  checkbit_perft_label_show (label, counts);
  checkbit_perft_label_show (gtk_widget_get_next_sibling (label), sentence);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (gtk_widget_get_last_child (box)), NULL);
  name_row (box, name);
}

/* --- On the board --------------------------------------------------------------------------- */

/* (transfer none) (nullable) */
static CheckbitDifferenceItem *
get_selected (CheckbitPerftDifferences *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* Whether the board shows the position with the differences. */
static gboolean
is_here (CheckbitPerftDifferences *self, CheckbitDifferenceItem *item)
{
  char shown[CHESS_FEN_SIZE], wanted[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_inspection_get_position (self->inspection), shown);
  chess_fen_write (&checkbit_difference_item_get_finding (item)->position, wanted);
  return g_str_equal (shown, wanted);
}

static void
clear_board (CheckbitPerftDifferences *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->sets)); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (G_LIST_MODEL (self->sets), i);
      CheckbitLayer *layer = checkbit_layers_find (self->layers, set);

      if (layer != NULL)
        checkbit_layers_remove (self->layers, layer);
    }
  if (self->on_board)
    checkbit_inspection_set_move (self->inspection, CHESS_MOVE_NONE);
  self->on_board = FALSE;
}

static void
show_on_board (CheckbitPerftDifferences *self, const CheckbitDifference *difference)
{
  ChessMove move = difference->move;

  for (guint i = 0; i < MIN (g_list_model_get_n_items (G_LIST_MODEL (self->sets)), MAX_LAYERS); i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (G_LIST_MODEL (self->sets), i);
      checkbit_layers_keep (self->layers, set);
    }
  if (move == CHESS_MOVE_NONE && difference->from < CHESS_N_SQUARES
      && difference->to < CHESS_N_SQUARES && difference->from != difference->to)
    move = chess_move_new (difference->from, difference->to, CHESS_MOVE_NORMAL);
  checkbit_inspection_set_move (self->inspection, move);
  self->on_board = TRUE;
}

static void
list_sets (CheckbitPerftDifferences *self, CheckbitDifferenceItem *item)
{
  CheckbitDecidingMask masks[CHECKBIT_MAX_DECIDING_MASKS];
  guint n = checkbit_deciding_masks (&checkbit_difference_item_get_finding (item)->position,
                                     checkbit_difference_item_get (item), masks);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CheckbitSet) set = checkbit_set_new (masks[i].title, masks[i].bits);

      checkbit_set_set_sentence (set, masks[i].sentence);
      checkbit_set_set_expression (set, masks[i].id);
      g_list_store_append (self->sets, set);
    }
}

/* The selection has changed or was cleared. */
static void
selected_cb (CheckbitPerftDifferences *self)
{
  CheckbitDifferenceItem *item = get_selected (self);

  clear_board (self);
  g_list_store_remove_all (self->sets);
  if (item != NULL)
    list_sets (self, item);
  gtk_widget_set_visible (self->deciding, g_list_model_get_n_items (G_LIST_MODEL (self->sets)) > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), item != NULL);
  if (item != NULL && is_here (self, item))
    show_on_board (self, checkbit_difference_item_get (item));
}

static void
position_cb (CheckbitPerftDifferences *self)
{
  CheckbitDifferenceItem *item = get_selected (self);
  gboolean here = item != NULL && is_here (self, item);

  if (here && !self->on_board)
    show_on_board (self, checkbit_difference_item_get (item));
  else if (!here && self->on_board)
    clear_board (self);
}

/* Follows a move with different counts: puts the position after it on the board. */
static void
activate_cb (CheckbitPerftDifferences *self, guint position)
{
  g_autoptr (CheckbitDifferenceItem) item = get_item (self, position);
  const CheckbitLabFinding *finding;
  g_autofree char *path = NULL;

  if (item == NULL || checkbit_difference_item_get (item)->kind != CHECKBIT_DIFFERENCE_COUNT)
    return;
  finding = checkbit_difference_item_get_finding (item);
  path = g_strdup_printf ("%s%s%s", finding->path, *finding->path != '\0' ? " " : "",
                          checkbit_difference_item_get (item)->text);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-line", "(ss)", finding->root_fen, path);
}

/* Focusing the list scrolls it into view. */
static gboolean
checkbit_perft_differences_grab_focus (GtkWidget *widget)
{
  CheckbitPerftDifferences *self = CHECKBIT_PERFT_DIFFERENCES (widget);

  return gtk_widget_grab_focus (
      gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scroller)));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_perft_differences_dispose (GObject *object)
{
  CheckbitPerftDifferences *self = CHECKBIT_PERFT_DIFFERENCES (object);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->inspection != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->inspection, self);
      clear_board (self);
    }
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  g_clear_object (&self->selection);
  g_clear_object (&self->sets);
  g_clear_object (&self->layers);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_perft_differences_parent_class)->dispose (object);
}

static void
checkbit_perft_differences_class_init (CheckbitPerftDifferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_perft_differences_dispose;
  widget_class->grab_focus = checkbit_perft_differences_grab_focus;
  gtk_widget_class_install_action (widget_class, "differences.copy", "(us)", copy_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-differences");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_perft_differences_init (CheckbitPerftDifferences *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->sets = g_list_store_new (CHECKBIT_TYPE_SET);
}

static void
add_list (CheckbitPerftDifferences *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *view
      = gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect_swapped (view, "activate", G_CALLBACK (activate_cb), self);
  gtk_list_view_set_show_separators (GTK_LIST_VIEW (view), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Moves that differ"), -1);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "min-content-height", 96, "max-content-height", 320,
                                 "propagate-natural-height", TRUE, "child", view, NULL);
  gtk_widget_add_css_class (self->scroller, "card");
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

static void
add_tiles (CheckbitPerftDifferences *self)
{
  self->deciding = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->tiles = CHECKBIT_SET_TILES (checkbit_set_tiles_new ());
  checkbit_set_tiles_bind (self->tiles, self->inspection, self->layers);
  checkbit_set_tiles_set_model (self->tiles, G_LIST_MODEL (self->sets));
  gtk_box_append (GTK_BOX (self->deciding),
                  checkbit_perft_label_new (_ ("What Decides"), "heading"));
  gtk_box_append (GTK_BOX (self->deciding), GTK_WIDGET (self->tiles));
  gtk_widget_set_parent (self->deciding, GTK_WIDGET (self));
}

GtkWidget *
checkbit_perft_differences_new (CheckbitInspection *inspection,
                                CheckbitLayers *layers,
                                GListModel *list)
{
  CheckbitPerftDifferences *self;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (list), NULL);

  self = g_object_new (CHECKBIT_TYPE_PERFT_DIFFERENCES, NULL);
  self->inspection = g_object_ref (inspection);
  self->layers = g_object_ref (layers);
  self->selection = gtk_single_selection_new (g_object_ref (list));
  add_list (self);
  add_tiles (self);
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (selected_cb),
                            self);
  g_signal_connect_swapped (inspection, "changed", G_CALLBACK (position_cb), self);
  selected_cb (self);
  return GTK_WIDGET (self);
}
