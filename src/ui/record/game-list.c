/* The games of a PGN file.
 *
 * # CSS nodes
 *
 * game-list
 * ├── box.bar
 * │   ├── button.flat        back to the board
 * │   ├── entry.search
 * │   ├── button.toggle      once games with a position were asked for: only these
 * │   ├── menubutton         the order
 * │   ├── spinner            while a search or another order is under way
 * │   ╰── label              "12 of 1,000 games"
 * ├── stack ─ box
 * │   ├── columnview
 * │   ╰── game-preview       of the selected game, where there is room for it
 * ├── infobar                what has happened to the file
 * │   ├── label
 * │   ╰── button             read it again
 * ╰── box.loading            while the file is being read
 *     ├── progressbar
 *     ╰── button             stop
 *
 * # Accessibility
 *
 * A group with a search entry and a table named "Games". Each row is named by the whole game: its
 * number, who played, the result, event, date, opening code and length. Enter chooses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/game-list.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/column-view.h"
#include "ui/base/focus-within.h"
#include "ui/base/large-text.h"
#include "ui/base/plain-name.h"
#include "ui/record/game-columns.h"
#include "ui/record/game-preview.h"
#include "ui/record/growing-list.h"

/* The minimum width of a list with the preview, in pixels, for texts that are not enlarged. */
#define PREVIEW_FROM_WIDTH 900

struct _CheckbitGameList
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *loading;
  GtkWidget *stack;
  GtkEditable *search;
  GtkToggleButton *only;
  GtkMenuButton *order;
  GtkSpinner *busy;
  GtkLabel *count;
  GtkInfoBar *notice;
  GtkLabel *notice_label;
  GtkWidget *reload;
  GtkProgressBar *progress;
  GtkScrolledWindow *scroller;
  GtkColumnView *view;
  CheckbitGamePreview *preview;

  /* Owned. */
  CheckbitPgnFile *file;
  CheckbitPgnIndex *index;
  CheckbitPgnList *list;
  GtkSliceListModel *rows; /* the visible one of the list */
  GtkSingleSelection *selection;

  /* Games with a position. */
  GArray *found; /* owned; NULL for none */
  ChessPosition position;

  CheckbitPgnColumn sorted; /* the column to sort by */
  gboolean descending;

  guint shown;       /* the game on the board; G_MAXUINT for none */
  guint chosen;      /* the last one that was selected since; G_MAXUINT for none */
  gboolean searched; /* a search result is still to be announced */
  guint fit_source;
};

enum
{
  GAME_ACTIVATED,
  STOP_REQUESTED,
  CLOSE_REQUESTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  PROP_0,
  PROP_SORTED,
  PROP_DESCENDING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitGameList, checkbit_game_list, GTK_TYPE_WIDGET)

/* --- Texts about the list ------------------------------------------------------------------- */

/* Whether only some of the games are shown. */
static gboolean
leaves_out (CheckbitGameList *self)
{
  return self->list != NULL
         && (*checkbit_pgn_list_get_search (self->list) != '\0'
             || checkbit_pgn_list_get_only (self->list) != NULL);
}

static char *
dup_count (CheckbitGameList *self)
{
  guint n_games = self->index != NULL ? checkbit_pgn_index_get_n_games (self->index) : 0;
  guint n_shown = self->list != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->list)) : 0;

  if (!leaves_out (self))
    /* Translators: how many games a file has */
    return g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
  /* Translators: how many games a search has found, and of how many */
  return g_strdup_printf (ngettext ("%u of %u game", "%u of %u games", n_games), n_shown, n_games);
}

static void
update_count (CheckbitGameList *self)
{
  g_autofree char *text = dup_count (self);
  gboolean busy = self->list != NULL && checkbit_pgn_list_get_busy (self->list);
  gboolean nothing
      = leaves_out (self) && !busy && g_list_model_get_n_items (G_LIST_MODEL (self->list)) == 0;

  gtk_label_set_text (self->count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->only), self->found != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->busy), busy);
  gtk_spinner_set_spinning (self->busy, busy);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), nothing ? "nothing" : "games");
  if (!self->searched || busy)
    return;
  self->searched = FALSE;
  checkbit_accessible_announce (GTK_WIDGET (self), nothing ? _ ("No Games Found") : text);
}

static void
update_progress (CheckbitGameList *self)
{
  gboolean loading = self->index != NULL && checkbit_pgn_index_get_loading (self->index);

  gtk_widget_set_visible (self->loading, loading);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "games.stop", loading);
  if (loading)
    gtk_progress_bar_set_fraction (self->progress, checkbit_pgn_index_get_progress (self->index));
}

static guint
find_game (CheckbitGameList *self, guint game)
{
  return self->list != NULL && game != G_MAXUINT ? checkbit_pgn_list_find (self->list, game)
                                                 : CHECKBIT_PGN_LIST_NONE;
}

/* Marks the row of the game that was selected, or else of the one on the board, if it is in the
 * list. */
static void
update_selection (CheckbitGameList *self)
{
  guint position = find_game (self, self->chosen);

  if (position == CHECKBIT_PGN_LIST_NONE)
    position = find_game (self, self->shown);
  if (position != CHECKBIT_PGN_LIST_NONE)
    checkbit_growing_list_reach (self->rows, position);
  gtk_single_selection_set_selected (
      self->selection, position != CHECKBIT_PGN_LIST_NONE ? position : GTK_INVALID_LIST_POSITION);
}

/* Previews the selected game, or before there is a selection the first. Does not read games while
 * the preview is hidden. */
static void
update_preview (CheckbitGameList *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);
  g_autoptr (CheckbitPgnEntry) entry = NULL;

  if (self->list == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->preview)))
    return;
  entry = g_list_model_get_item (G_LIST_MODEL (self->list),
                                 selected != GTK_INVALID_LIST_POSITION ? selected : 0);
  if (entry != NULL)
    checkbit_game_preview_show (self->preview, self->file, checkbit_pgn_entry_get_index (entry));
}

static void
selected_cb (CheckbitGameList *self)
{
  CheckbitPgnEntry *entry = gtk_single_selection_get_selected_item (self->selection);

  if (entry != NULL)
    self->chosen = checkbit_pgn_entry_get_index (entry);
  update_preview (self);
}

/* Appended games do not move the mark; a new order does. */
static void
items_changed_cb (CheckbitGameList *self, guint position, guint removed, guint added)
{
  update_count (self);
  if (removed > 0)
    update_selection (self);
  update_preview (self);
}

/* --- The file ------------------------------------------------------------------------------- */

static void
drop_file (CheckbitGameList *self)
{
  gtk_single_selection_set_model (self->selection, NULL);
  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (self->list, self);
  if (self->index != NULL)
    g_signal_handlers_disconnect_by_data (self->index, self);
  g_clear_object (&self->rows);
  g_clear_object (&self->list);
  g_clear_object (&self->index);
  g_clear_object (&self->file);
  g_clear_pointer (&self->found, g_array_unref);
  checkbit_game_columns_mark (self->view, NULL);
  checkbit_game_preview_show (self->preview, NULL, 0);
  checkbit_game_preview_set_position (self->preview, NULL);
  self->shown = G_MAXUINT;
  self->chosen = G_MAXUINT;
}

static void
take_file (CheckbitGameList *self, CheckbitPgnFile *file)
{
  self->file = g_object_ref (file);
  self->index = g_object_ref (checkbit_pgn_file_get_index (file));
  self->list = checkbit_pgn_list_new (self->index);
  self->rows = checkbit_growing_list_new (G_LIST_MODEL (self->list));
  checkbit_growing_list_begin (self->rows);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->rows));
  g_signal_connect_object (self->list, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "notify::busy", G_CALLBACK (update_count), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->index, "changed", G_CALLBACK (checkbit_game_preview_refresh),
                           self->preview, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->index, "notify::n-games", G_CALLBACK (update_count), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->index, "notify::progress", G_CALLBACK (update_progress), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->index, "notify::loading", G_CALLBACK (update_progress), self,
                           G_CONNECT_SWAPPED);
}

/* Includes the order by position while games are marked. */
static void
update_order_menu (CheckbitGameList *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  gboolean marks = self->found != NULL && !gtk_toggle_button_get_active (self->only);
  g_autoptr (GMenuModel) columns = checkbit_game_columns_create_menu ("games.sort", marks);
  g_autoptr (GMenu) direction = g_menu_new ();

  g_menu_append_section (menu, NULL, columns);
  /* Translators: from the last to the first */
  g_menu_append (direction, C_ ("order of games", "Reversed"), "games.descending");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (direction));
  gtk_menu_button_set_menu_model (self->order, G_MENU_MODEL (menu));
}

void
checkbit_game_list_set_file (CheckbitGameList *self, CheckbitPgnFile *file)
{
  g_return_if_fail (CHECKBIT_IS_GAME_LIST (self));
  g_return_if_fail (file == NULL || CHECKBIT_IS_PGN_FILE (file));

  if (self->file == file && (file == NULL || self->index == checkbit_pgn_file_get_index (file)))
    return;

  drop_file (self);
  gtk_editable_set_text (self->search, "");
  gtk_column_view_sort_by_column (self->view, NULL, GTK_SORT_ASCENDING);
  if (file != NULL)
    take_file (self, file);
  update_order_menu (self);
  update_count (self);
  update_progress (self);
  update_preview (self);
}

CheckbitPgnFile *
checkbit_game_list_get_file (CheckbitGameList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME_LIST (self), NULL);

  return self->file;
}

const ChessPosition *
checkbit_game_list_get_position (CheckbitGameList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME_LIST (self), NULL);

  return self->found != NULL && gtk_toggle_button_get_active (self->only) ? &self->position : NULL;
}

CheckbitPgnList *
checkbit_game_list_get_list (CheckbitGameList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_GAME_LIST (self), NULL);

  return self->list;
}

/* Shows either only the games with the position, or all games with a mark on those. */
static void
update_only (CheckbitGameList *self)
{
  gboolean only = gtk_toggle_button_get_active (self->only);

  if (self->list == NULL || self->found == NULL)
    return;
  checkbit_game_preview_set_position (self->preview, only ? &self->position : NULL);
  checkbit_game_columns_mark (self->view, only ? NULL : self->found);
  checkbit_pgn_list_set_only (self->list, only ? self->found : NULL);
  update_order_menu (self);
  update_count (self);
}

void
checkbit_game_list_set_only (CheckbitGameList *self,
                             GArray *games,
                             const ChessPosition *position,
                             const char *title)
{
  g_return_if_fail (CHECKBIT_IS_GAME_LIST (self));
  g_return_if_fail (games != NULL && position != NULL && title != NULL);

  if (self->list == NULL)
    return;
  g_clear_pointer (&self->found, g_array_unref);
  gtk_button_set_label (GTK_BUTTON (self->only), title);
  gtk_toggle_button_set_active (self->only, TRUE);
  self->found = g_array_ref (games);
  self->position = *position;
  update_only (self);
}

void
checkbit_game_list_set_index (CheckbitGameList *self, guint index)
{
  guint selected;

  g_return_if_fail (CHECKBIT_IS_GAME_LIST (self));

  self->shown = index;
  self->chosen = G_MAXUINT;
  update_selection (self);
  selected = gtk_single_selection_get_selected (self->selection);
  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (self->view)),
                                "list.scroll-to-item", "u", selected);
}

void
checkbit_game_list_set_notice (CheckbitGameList *self, const char *text, gboolean reload)
{
  g_return_if_fail (CHECKBIT_IS_GAME_LIST (self));

  gtk_label_set_text (self->notice_label, text != NULL ? text : "");
  gtk_widget_set_visible (self->reload, reload);
  gtk_info_bar_set_revealed (self->notice, text != NULL);
}

gboolean
checkbit_game_list_get_neighbor (CheckbitGameList *self,
                                 guint index,
                                 int direction,
                                 guint *neighbor)
{
  guint position;

  g_return_val_if_fail (CHECKBIT_IS_GAME_LIST (self), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  if (self->list == NULL)
    return FALSE;

  position = checkbit_pgn_list_find (self->list, index);
  if (position == CHECKBIT_PGN_LIST_NONE)
    {
      *neighbor = index + (guint) direction;
      return *neighbor < checkbit_pgn_index_get_n_games (self->index);
    }

  g_autoptr (CheckbitPgnEntry) entry
      = g_list_model_get_item (G_LIST_MODEL (self->list), position + (guint) direction);
  if (entry != NULL)
    *neighbor = checkbit_pgn_entry_get_index (entry);
  return entry != NULL;
}

void
checkbit_game_list_focus (CheckbitGameList *self)
{
  g_return_if_fail (CHECKBIT_IS_GAME_LIST (self));

  if (!gtk_widget_child_focus (GTK_WIDGET (self->scroller), GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* --- What the person does ------------------------------------------------------------------- */

static void
activate_position (CheckbitGameList *self, guint position)
{
  g_autoptr (CheckbitPgnEntry) entry = NULL;

  if (self->list == NULL)
    return;
  entry = g_list_model_get_item (G_LIST_MODEL (self->list), position);
  if (entry != NULL)
    g_signal_emit (self, signals[GAME_ACTIVATED], 0, checkbit_pgn_entry_get_index (entry));
}

static void
activate_cb (CheckbitGameList *self, guint position)
{
  activate_position (self, position);
}

static void
search_changed_cb (CheckbitGameList *self)
{
  if (self->list != NULL)
    {
      checkbit_pgn_list_set_search (self->list, gtk_editable_get_text (self->search));
      self->searched = TRUE;
    }
  update_count (self);
}

/* Focuses the rows, and selects the first if none is selected. */
static void
enter_rows (CheckbitGameList *self)
{
  checkbit_game_list_focus (self);
  if (gtk_single_selection_get_selected (self->selection) == GTK_INVALID_LIST_POSITION)
    gtk_single_selection_set_selected (self->selection, 0);
}

static gboolean
search_key_cb (CheckbitGameList *self, guint key)
{
  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  if (self->list != NULL && g_list_model_get_n_items (G_LIST_MODEL (self->list)) > 0)
    enter_rows (self);
  return GDK_EVENT_STOP;
}

/* Down leaves the search field, as Enter does. */
static void
add_search_keys (CheckbitGameList *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (search_key_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->search), keys);
}

/* Enter in the search field goes to the results; a single result is opened at once. */
static void
search_activate_cb (CheckbitGameList *self)
{
  if (self->list == NULL || checkbit_pgn_list_get_busy (self->list))
    return;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->list)) == 1)
    activate_position (self, 0);
  else
    enter_rows (self);
}

/* Escape first clears the search. */
static void
search_stop_cb (CheckbitGameList *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    g_signal_emit (self, signals[CLOSE_REQUESTED], 0);
}

static void
note_order (CheckbitGameList *self, CheckbitPgnColumn column, gboolean descending)
{
  self->sorted = column;
  self->descending = descending;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SORTED]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DESCENDING]);
}

static void
sort_cb (CheckbitPgnColumn column, gboolean descending, gpointer user_data)
{
  CheckbitGameList *self = user_data;

  note_order (self, column, descending);
  if (self->list == NULL)
    return;
  if (column == CHECKBIT_GAME_COLUMN_MARK)
    {
      checkbit_pgn_list_set_sort (self->list, CHECKBIT_PGN_COLUMN_NUMBER, FALSE);
      checkbit_pgn_list_set_first (self->list, self->found, descending);
      return;
    }
  checkbit_pgn_list_set_first (self->list, NULL, FALSE);
  checkbit_pgn_list_set_sort (self->list, column, descending);
}

static void
close_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[CLOSE_REQUESTED], 0);
}

static void
stop_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[STOP_REQUESTED], 0);
}

static void
find_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (CHECKBIT_GAME_LIST (widget)->search));
}

/* --- Keyboard ------------------------------------------------------------------------------- */

/* Tab leaves the table, where the arrow keys move, to the preview or what is below. */
static gboolean
checkbit_game_list_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CheckbitGameList *self = CHECKBIT_GAME_LIST (widget);
  gboolean in_table = checkbit_focus_is_within (GTK_WIDGET (self->scroller));
  gboolean moved;

  if (in_table && direction == GTK_DIR_TAB_FORWARD
      && gtk_widget_child_focus (GTK_WIDGET (self->preview), direction))
    return TRUE;
  if (in_table && checkbit_column_view_leave_by_tab (widget, self->stack, direction, &moved))
    return moved;
  return GTK_WIDGET_CLASS (checkbit_game_list_parent_class)->focus (widget, direction);
}

/* --- Width ---------------------------------------------------------------------------------- */

static int
get_preview_width (CheckbitGameList *self)
{
  int width;

  gtk_widget_measure (GTK_WIDGET (self->preview), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  return width;
}

static gboolean
fit_cb (gpointer user_data)
{
  CheckbitGameList *self = user_data;
  int width = gtk_widget_get_width (self->stack);
  gboolean roomy
      = width >= PREVIEW_FROM_WIDTH * checkbit_large_text_get_scale (GTK_WIDGET (self->view));

  self->fit_source = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->preview), roomy);
  checkbit_game_columns_fit (self->view, width - (roomy ? get_preview_width (self) : 0));

  return G_SOURCE_REMOVE;
}

/* Columns must not change during allocation: this waits for the next frame. */
static void
width_cb (CheckbitGameList *self)
{
  if (self->fit_source == 0)
    self->fit_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

/* --- The order ------------------------------------------------------------------------------ */

static void
checkbit_game_list_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitGameList *self = CHECKBIT_GAME_LIST (object);

  if (id == PROP_SORTED)
    g_value_set_string (value, checkbit_game_columns_get_name (self->sorted));
  else if (id == PROP_DESCENDING)
    g_value_set_boolean (value, self->descending);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_game_list_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitGameList *self = CHECKBIT_GAME_LIST (object);

  if (id == PROP_SORTED)
    checkbit_game_columns_sort (self->view, checkbit_game_columns_find (g_value_get_string (value)),
                                self->descending);
  else if (id == PROP_DESCENDING)
    checkbit_game_columns_sort (self->view, self->sorted, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_game_list_dispose (GObject *object)
{
  CheckbitGameList *self = CHECKBIT_GAME_LIST (object);

  g_clear_handle_id (&self->fit_source, g_source_remove);
  if (self->selection != NULL)
    drop_file (self);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_clear_object (&self->selection);

  G_OBJECT_CLASS (checkbit_game_list_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/game-list.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, loading);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, stack);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, search);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, only);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, order);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, busy);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, count);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, notice);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, notice_label);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, reload);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, progress);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, view);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameList, preview);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_only);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stop_cb);
}

/* The current order, which actions and clicks on headers change. */
static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_game_list_get_property;
  object_class->set_property = checkbit_game_list_set_property;
  props[PROP_SORTED] = g_param_spec_string ("sorted", NULL, NULL, "number", flags);
  props[PROP_DESCENDING] = g_param_spec_boolean ("descending", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
checkbit_game_list_class_init (CheckbitGameListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_game_list_dispose;
  install_properties (G_OBJECT_CLASS (klass));
  widget_class->focus = checkbit_game_list_move_focus;

  signals[GAME_ACTIVATED]
      = g_signal_new ("game-activated", CHECKBIT_TYPE_GAME_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[STOP_REQUESTED] = g_signal_new ("stop-requested", CHECKBIT_TYPE_GAME_LIST,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CLOSE_REQUESTED] = g_signal_new ("close-requested", CHECKBIT_TYPE_GAME_LIST,
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ADW_TYPE_STATUS_PAGE);
  g_type_ensure (CHECKBIT_TYPE_GAME_PREVIEW);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "game-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "games.close", NULL, close_action_cb);
  gtk_widget_class_install_action (widget_class, "games.stop", NULL, stop_action_cb);
  gtk_widget_class_install_action (widget_class, "games.find", NULL, find_action_cb);
  gtk_widget_class_install_property_action (widget_class, "games.sort", "sorted");
  gtk_widget_class_install_property_action (widget_class, "games.descending", "descending");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "games.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "games.find",
                                       NULL);
}

static void
checkbit_game_list_init (CheckbitGameList *self)
{
  self->shown = G_MAXUINT;
  self->chosen = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_buttons (self->loading);
  add_search_keys (self);
  checkbit_large_text_wrap_button (GTK_BUTTON (self->only));

  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->preview, "map", G_CALLBACK (update_preview), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  checkbit_game_columns_add (self->view, sort_cb, self);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  checkbit_accessible_name_children (GTK_WIDGET (self->view), C_ ("the games of a file", "Games"));
  checkbit_accessible_name_children (
      gtk_stack_get_child_by_name (GTK_STACK (self->stack), "nothing"), _ ("No Games Found"));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (self->view));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (width_cb), self, G_CONNECT_SWAPPED);
  update_order_menu (self);
  update_count (self);
  update_progress (self);
}

GtkWidget *
checkbit_game_list_new (void)
{
  return g_object_new (CHECKBIT_TYPE_GAME_LIST, NULL);
}
