/* The moves of a position as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/moves/legal-moves.h"

#include <glib/gi18n-lib.h>

#include "ui/base/column-view.h"
#include "ui/base/help-button.h"
#include "ui/base/large-text.h"
#include "ui/base/one-piece.h"
#include "ui/base/plain-name.h"
#include "ui/base/stable-list.h"
#include "ui/base/steady-text.h"
#include "ui/base/wrap-layout.h"
#include "ui/inspector/moves/move-columns.h"
#include "ui/inspector/moves/move-kind-filter.h"

#define WIDE 560 /* from this width all columns fit, in pixels */

/* After a check there may be forty moves more; a row costs a third of a millisecond. */
#define ROWS_PER_FRAME 4

struct _CheckbitLegalMoves
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *summary;
  GtkWidget *search;
  GtkBox *kinds;
  GtkWidget *refused;
  GtkDropDown *order;
  GtkWidget *scroller;
  GtkColumnView *view;
  GtkWidget *nothing;
  GtkWidget *sentence;
  GtkWidget *play;
  GtkWidget *details;

  /* Owned. */
  CheckbitMoveColumns *columns;
  CheckbitMoveKindFilter *kind_filter;
  CheckbitMoveModel *model;
  GtkFilter *filter;
  GListModel *shown;        /* the filtered and sorted moves */
  CheckbitStableList *rows; /* of them, for the view */
  GtkSingleSelection *selection;
  CheckbitListedMove *selected; /* the move whose row is selected, even if it moves */
  CheckbitListedMove *pointed;
  CheckbitListedMove *current;

  gboolean odd; /* whether it has shown an odd number of positions */
  gboolean wide;
  guint tick;      /* until the columns are chosen for the width */
  guint rows_tick; /* until all moves have a row */
};

enum
{
  PROP_0,
  PROP_CURRENT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint details_signal;

G_DEFINE_FINAL_TYPE (CheckbitLegalMoves, checkbit_legal_moves, GTK_TYPE_WIDGET)

/* --- The current row ------------------------------------------------------------------------ */

/* Shows what the row is, and what can be done with it. */
static void
show_current (CheckbitLegalMoves *self)
{
  CheckbitListedMove *selected = checkbit_legal_moves_get_selected (self);
  gboolean legal = selected != NULL && checkbit_listed_move_is_legal (selected);

  gtk_label_set_text (GTK_LABEL (self->sentence),
                      self->current == NULL ? _ ("Point at a move to see it on the board.")
                                            : checkbit_set_get_sentence (
                                                checkbit_listed_move_get_set (self->current)));
  gtk_widget_set_visible (self->play, legal);
  gtk_widget_set_visible (self->details, legal);
}

static void
update_current (CheckbitLegalMoves *self)
{
  CheckbitListedMove *current
      = self->pointed != NULL ? self->pointed : checkbit_legal_moves_get_selected (self);

  if (g_set_object (&self->current, current))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CURRENT]);
  show_current (self);
}

/* Notifies about a selection even if the row was current already, as it was pointed at. */
static void
selected_cb (CheckbitLegalMoves *self)
{
  CheckbitListedMove *before = self->current;
  CheckbitStableRow *row = gtk_single_selection_get_selected_item (self->selection);

  g_set_object (&self->selected, row != NULL ? checkbit_stable_row_get_item (row) : NULL);
  update_current (self);
  if (self->current == before)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CURRENT]);
}

static void
set_pointed (CheckbitLegalMoves *self, CheckbitListedMove *item)
{
  if (g_set_object (&self->pointed, item))
    update_current (self);
}

static void
motion_cb (CheckbitLegalMoves *self, double x, double y)
{
  set_pointed (self, checkbit_move_columns_item_at (self->columns, x, y));
}

static void
leave_cb (CheckbitLegalMoves *self)
{
  set_pointed (self, NULL);
}

/* --- Playing -------------------------------------------------------------------------------- */

static void
play (CheckbitLegalMoves *self, CheckbitListedMove *item)
{
  if (item == NULL || !checkbit_listed_move_is_legal (item))
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-move", "s",
                              checkbit_listed_move_get_text (item, CHECKBIT_MOVE_COLUMN_UCI));
}

static void
activate_cb (CheckbitLegalMoves *self, guint position)
{
  g_autoptr (CheckbitStableRow) row
      = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  play (self, checkbit_stable_row_get_item (row));
}

static void
play_cb (CheckbitLegalMoves *self)
{
  play (self, checkbit_legal_moves_get_selected (self));
}

static void
details_cb (CheckbitLegalMoves *self)
{
  g_signal_emit (self, details_signal, 0);
}

/* --- Filter and order ----------------------------------------------------------------------- */

/* The reason why the table is empty. */
static const char *
get_nothing (CheckbitLegalMoves *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->model)) == 0)
    return _ ("The side to move has no legal move here.");
  return _ ("No moves match your search.");
}

/* The summary, with the number of visible moves if some are filtered out. */
static void
update_summary (CheckbitLegalMoves *self)
{
  g_autofree char *summary = checkbit_move_model_dup_summary (self->model);
  guint all = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  guint n = g_list_model_get_n_items (self->shown);
  g_autofree char *shown = NULL;

  if (n != all)
    /* Translators: “31 legal moves, 3 captures – 3 of 31 shown” */
    shown = g_strdup_printf (_ ("%s – %u of %u shown"), summary, n, all);
  checkbit_steady_text_set_text (CHECKBIT_STEADY_TEXT (self->summary),
                                 shown != NULL ? shown : summary);
  gtk_widget_set_visible (self->scroller, n > 0);
  gtk_widget_set_visible (self->nothing, n == 0);
  if (n == 0)
    gtk_label_set_text (GTK_LABEL (self->nothing), get_nothing (self));
}

static void
refilter (CheckbitLegalMoves *self)
{
  if (self->model == NULL)
    return;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update_summary (self);
  update_current (self);
}

static gboolean
filter_cb (gpointer item, gpointer user_data)
{
  CheckbitLegalMoves *self = user_data;

  return checkbit_listed_move_matches (item,
                                       checkbit_move_kind_filter_get_kinds (self->kind_filter),
                                       gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
stop_search_cb (CheckbitLegalMoves *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Shows the columns for which there is room. */
static void
show_columns (CheckbitLegalMoves *self)
{
  checkbit_move_columns_show (self->columns, self->wide,
                              self->model != NULL
                                  && checkbit_move_model_get_with_refused (self->model));
}

static void
refused_cb (CheckbitLegalMoves *self)
{
  if (self->model == NULL)
    return;
  checkbit_move_model_set_with_refused (
      self->model, gtk_check_button_get_active (GTK_CHECK_BUTTON (self->refused)));
  show_columns (self);
}

void
checkbit_legal_moves_sort (CheckbitLegalMoves *self, guint column, gboolean descending)
{
  g_return_if_fail (CHECKBIT_IS_LEGAL_MOVES (self));

  checkbit_move_columns_sort (self->columns, column, descending);
}

static void
order_cb (CheckbitLegalMoves *self)
{
  guint selected = gtk_drop_down_get_selected (self->order);

  /* The first entry is the generator's order. */
  checkbit_legal_moves_sort (self, selected == 0 ? CHECKBIT_N_MOVE_COLUMNS : selected - 1, FALSE);
}

/* One order for each column except the last, which summarizes the others. */
static void
add_orders (CheckbitLegalMoves *self)
{
  static const char *const orders[] = {
    N_ ("By square"),    N_ ("By move"),          N_ ("By from–to"),
    N_ ("By piece"),     N_ ("By what it takes"), N_ ("By check"),
    N_ ("By promotion"), N_ ("By castling lost"), NULL,
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; orders[i] != NULL; i++)
    gtk_string_list_append (list, _ (orders[i]));
  gtk_drop_down_set_model (self->order, G_LIST_MODEL (list));
}

/* --- Width ---------------------------------------------------------------------------------- */

static gboolean
fit_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitLegalMoves *self = CHECKBIT_LEGAL_MOVES (widget);

  self->tick = 0;
  show_columns (self);
  return G_SOURCE_REMOVE;
}

/* Columns must not change during allocation: this waits for the next frame. */
static void
width_cb (CheckbitLegalMoves *self, GParamSpec *pspec, GtkAdjustment *adjustment)
{
  gboolean wide = gtk_adjustment_get_page_size (adjustment) >= WIDE;

  if (self->wide == wide)
    return;

  self->wide = wide;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_cb, NULL, NULL);
}

/* --- Keyboard ------------------------------------------------------------------------------- */

static gboolean
checkbit_legal_moves_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean moved;

  if (checkbit_column_view_leave_by_tab (widget, CHECKBIT_LEGAL_MOVES (widget)->scroller, direction,
                                         &moved))
    return moved;
  return GTK_WIDGET_CLASS (checkbit_legal_moves_parent_class)->focus (widget, direction);
}

/* --- Life ----------------------------------------------------------------------------------- */

static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitLegalMoves *self = CHECKBIT_LEGAL_MOVES (widget);

  if (checkbit_stable_list_grow (self->rows))
    return G_SOURCE_CONTINUE;
  self->rows_tick = 0;
  return G_SOURCE_REMOVE;
}

/* The selection follows its move, and is cleared if that is gone. */
static void
moved_cb (CheckbitLegalMoves *self)
{
  guint place
      = self->selected != NULL ? checkbit_stable_list_find (self->rows, self->selected) : G_MAXUINT;

  gtk_single_selection_set_selected (self->selection,
                                     place == G_MAXUINT ? GTK_INVALID_LIST_POSITION : place);
  if (place == G_MAXUINT)
    g_clear_object (&self->selected);
  if (self->rows_tick == 0 && checkbit_stable_list_is_short (self->rows))
    self->rows_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), grow_cb, NULL, NULL);
}

static void
items_changed_cb (CheckbitLegalMoves *self)
{
  self->odd = !self->odd;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  set_pointed (self, NULL);
  checkbit_move_kind_filter_count (self->kind_filter, self->model);
  update_summary (self);
  update_current (self);
}

/* Another position has other moves in all rows. */
static void
checkbit_legal_moves_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  checkbit_one_piece_snapshot (widget, checkbit_legal_moves_parent_class, snapshot,
                               CHECKBIT_LEGAL_MOVES (widget)->odd);
}

static void
checkbit_legal_moves_unmap (GtkWidget *widget)
{
  set_pointed (CHECKBIT_LEGAL_MOVES (widget), NULL);
  GTK_WIDGET_CLASS (checkbit_legal_moves_parent_class)->unmap (widget);
}

static void
checkbit_legal_moves_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CURRENT:
      g_value_set_object (value, CHECKBIT_LEGAL_MOVES (object)->current);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
drop_objects (CheckbitLegalMoves *self)
{
  g_clear_pointer (&self->columns, checkbit_move_columns_free);
  g_clear_object (&self->kind_filter);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_object (&self->shown);
  g_clear_object (&self->selected);
  g_clear_object (&self->filter);
  g_clear_object (&self->pointed);
  g_clear_object (&self->current);
  g_clear_object (&self->model);
}

static void
remove_tick (CheckbitLegalMoves *self, guint *tick)
{
  if (*tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), *tick);
  *tick = 0;
}

static void
checkbit_legal_moves_dispose (GObject *object)
{
  CheckbitLegalMoves *self = CHECKBIT_LEGAL_MOVES (object);
  GtkWidget *child;

  remove_tick (self, &self->tick);
  remove_tick (self, &self->rows_tick);
  if (self->selection != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->selection, self);
      g_signal_handlers_disconnect_by_data (self->rows, self);
      g_signal_handlers_disconnect_by_data (self->model, self);
      gtk_column_view_set_model (self->view, NULL);
    }
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_LEGAL_MOVES);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  drop_objects (self);
  G_OBJECT_CLASS (checkbit_legal_moves_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (CHECKBIT_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/legal-moves.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, summary);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, search);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, kinds);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, refused);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, order);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, view);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, nothing);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, sentence);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, play);
  gtk_widget_class_bind_template_child (widget_class, CheckbitLegalMoves, details);
  gtk_widget_class_bind_template_callback (widget_class, refilter);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, details_cb);
}

static void
checkbit_legal_moves_class_init (CheckbitLegalMovesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_legal_moves_get_property;
  object_class->dispose = checkbit_legal_moves_dispose;
  widget_class->unmap = checkbit_legal_moves_unmap;
  widget_class->snapshot = checkbit_legal_moves_snapshot;
  widget_class->focus = checkbit_legal_moves_focus;

  props[PROP_CURRENT]
      = g_param_spec_object ("current", NULL, NULL, CHECKBIT_TYPE_LISTED_MOVE,
                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  details_signal = g_signal_new ("details", CHECKBIT_TYPE_LEGAL_MOVES, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (CHECKBIT_TYPE_HELP_BUTTON);
  g_type_ensure (CHECKBIT_TYPE_STEADY_TEXT);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "legal-moves");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_legal_moves_init (CheckbitLegalMoves *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_inner (GTK_WIDGET (self->order));
  checkbit_large_text_wrap_check (GTK_CHECK_BUTTON (self->refused));
  self->columns = checkbit_move_columns_new (self->view);
  self->kind_filter = checkbit_move_kind_filter_new (self->kinds);
  add_orders (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Legal moves"), -1);

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), motion);
  g_signal_connect_object (self->kind_filter, "changed", G_CALLBACK (refilter), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller)),
      "notify::page-size", G_CALLBACK (width_cb), self, G_CONNECT_SWAPPED);
}

void
checkbit_legal_moves_set_model (CheckbitLegalMoves *self, CheckbitMoveModel *model)
{
  GtkFilterListModel *filtered;

  g_return_if_fail (CHECKBIT_IS_LEGAL_MOVES (self));
  g_return_if_fail (CHECKBIT_IS_MOVE_MODEL (model));
  g_return_if_fail (self->model == NULL);

  self->model = g_object_ref (model);
  self->filter = GTK_FILTER (gtk_custom_filter_new (filter_cb, self, NULL));
  filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (model)),
                                        g_object_ref (self->filter));
  self->shown = G_LIST_MODEL (gtk_sort_list_model_new (
      G_LIST_MODEL (filtered), g_object_ref (gtk_column_view_get_sorter (self->view))));
  self->rows = checkbit_stable_list_new (self->shown);
  checkbit_stable_list_set_growth (self->rows, ROWS_PER_FRAME);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (selected_cb),
                            self);
  g_signal_connect_swapped (self->rows, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  items_changed_cb (self);
}

CheckbitListedMove *
checkbit_legal_moves_get_current (CheckbitLegalMoves *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LEGAL_MOVES (self), NULL);

  return self->current;
}

CheckbitListedMove *
checkbit_legal_moves_get_selected (CheckbitLegalMoves *self)
{
  g_return_val_if_fail (CHECKBIT_IS_LEGAL_MOVES (self), NULL);

  return self->selected;
}

/* The row of a move; GTK_INVALID_LIST_POSITION if there is none. */
static guint
find_row (CheckbitLegalMoves *self, ChessMove move)
{
  CheckbitListedMove *item
      = move == CHESS_MOVE_NONE ? NULL : checkbit_move_model_find (self->model, move);
  guint place = item != NULL ? checkbit_stable_list_find (self->rows, item) : G_MAXUINT;

  return place == G_MAXUINT ? GTK_INVALID_LIST_POSITION : place;
}

void
checkbit_legal_moves_select (CheckbitLegalMoves *self, ChessMove move)
{
  g_return_if_fail (CHECKBIT_IS_LEGAL_MOVES (self));
  g_return_if_fail (self->selection != NULL);

  gtk_single_selection_set_selected (self->selection, find_row (self, move));
}
