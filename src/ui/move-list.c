/* The moves of a game as text, every variation included.
 *
 * # CSS nodes
 *
 * move-list
 * ╰── scrolledwindow
 *     ╰── listview
 *         ╰── row ─ move-row
 *
 * # Accessibility
 *
 * A list named "Moves" of rows with a button for each move (see move-row.c). Tab stops once, at the
 * move that stands on the board. From there Left and Right go a move back and forth, Up and Down to
 * the row above or below, variations included, Page Up and Page Down ten rows, Home and End to the
 * start and the end of the line; the focus goes with the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/move-list.h"

#include "game/edit.h"
#include "ui/move-row.h"

#define PAGE_ROWS 10

struct _CheckbitMoveList
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *scroller;
  GtkListView *view;

  /* Owned. */
  CheckbitGame *game; /* or NULL */
  CheckbitMoveRows *rows;
  GHashTable *bound; /* set of CheckbitMoveRow that show something now */

  gulong changed_handler;
  guint64 revision;    /* of the game that the rows show */
  guint settle_source; /* a frame callback; see settle_cb() */
  int settle_frames;   /* to let pass before it does anything */
};

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitMoveList, checkbit_move_list, GTK_TYPE_WIDGET)

static CheckbitNode *
get_current (CheckbitMoveList *self)
{
  return self->game != NULL ? checkbit_game_get_current (self->game) : NULL;
}

/* --- Following the game ------------------------------------------------------------------- */

/* The button of the current move, while its row is on screen; else NULL. */
static GtkWidget *
find_current_button (CheckbitMoveList *self)
{
  CheckbitNode *current = get_current (self);
  GtkWidget *button = NULL;
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->bound);
  while (button == NULL && g_hash_table_iter_next (&iter, &row, NULL))
    button = checkbit_move_row_get_button (row, current);

  return button;
}

static gboolean
has_focus_within (CheckbitMoveList *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void
scroll_to_current (CheckbitMoveList *self)
{
  guint index = checkbit_move_rows_find (self->rows, get_current (self), NULL);

  if (index != G_MAXUINT)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", index);
}

static void
focus_current (CheckbitMoveList *self)
{
  GtkWidget *button = find_current_button (self);

  if (button != NULL && has_focus_within (self))
    gtk_widget_grab_focus (button);
}

/* Rows that were added or scrolled to are there only after the list has been laid out, which comes
 * after the first of these callbacks. So at the second, what needs such rows is done: scrolling
 * right to the end, and moving the focus. */
static gboolean
settle_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (widget);

  if (self->settle_frames-- > 0)
    return G_SOURCE_CONTINUE;

  scroll_to_current (self);
  focus_current (self);

  self->settle_source = 0;
  return G_SOURCE_REMOVE;
}

static void
settle_later (CheckbitMoveList *self)
{
  self->settle_frames = 1;
  if (self->settle_source == 0)
    self->settle_source
        = gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
}

static void
follow (CheckbitMoveList *self)
{
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    checkbit_move_row_set_current (row, get_current (self));

  scroll_to_current (self);
  focus_current (self);
  settle_later (self);
}

static void
changed_cb (CheckbitMoveList *self,
            CheckbitChangeKind kind,
            CheckbitNode *before,
            CheckbitNode *after)
{
  gboolean known = (kind == CHECKBIT_CHANGE_PLAY || kind == CHECKBIT_CHANGE_UNDO
                    || kind == CHECKBIT_CHANGE_JUMP)
                   && checkbit_game_get_revision (self->game) == self->revision;

  self->revision = checkbit_game_get_revision (self->game);
  if (!known)
    checkbit_move_rows_update (self->rows, checkbit_game_get_root (self->game));
  follow (self);
}

/* --- Rows --------------------------------------------------------------------------------- */

static CheckbitMoveList *
get_list (GtkWidget *widget)
{
  return CHECKBIT_MOVE_LIST (gtk_widget_get_ancestor (widget, CHECKBIT_TYPE_MOVE_LIST));
}

static void
node_activated_cb (CheckbitMoveRow *row, CheckbitNode *node)
{
  CheckbitMoveList *self = get_list (GTK_WIDGET (row));

  if (self == NULL || self->game == NULL)
    return;

  /* Only now can the button have the focus; from it the keys go on. */
  checkbit_game_go_to (self->game, node);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CheckbitMoveList *self)
{
  GtkWidget *row = checkbit_move_row_new ();

  g_signal_connect (row, "node-activated", G_CALLBACK (node_activated_cb), NULL);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CheckbitMoveList *self)
{
  CheckbitMoveRow *row = CHECKBIT_MOVE_ROW (gtk_list_item_get_child (item));
  CheckbitMoveItem *move = CHECKBIT_MOVE_ITEM (gtk_list_item_get_item (item));

  checkbit_move_row_set_data (row, checkbit_move_item_get_data (move));
  checkbit_move_row_set_current (row, get_current (self));
  g_hash_table_add (self->bound, row);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CheckbitMoveList *self)
{
  CheckbitMoveRow *row = CHECKBIT_MOVE_ROW (gtk_list_item_get_child (item));

  g_hash_table_remove (self->bound, row);
  checkbit_move_row_set_data (row, NULL);
}

/* --- Keys --------------------------------------------------------------------------------- */

/* Goes to the move in the same column some rows on, or to the nearest that there is. */
static void
go_rows (CheckbitMoveList *self, int rows)
{
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint column = 0;
  int index = (int) checkbit_move_rows_find (self->rows, get_current (self), &column);
  const CheckbitMoveRowData *row;

  /* How a game ended is no place to go to: the row on its other side is, or at the end the one
   * before. */
  index = CLAMP (index + rows, 0, n - 1);
  row = checkbit_move_rows_get (self->rows, (guint) index);
  if (row->kind == CHECKBIT_MOVE_ROW_ENDING)
    index += rows > 0 && index + 1 < n ? 1 : -1;
  row = checkbit_move_rows_get (self->rows, (guint) index);

  checkbit_game_go_to (self->game,
                       row->nodes[column] != NULL ? row->nodes[column] : row->nodes[1 - column]);
}

/* Undo and redo would take back a resignation first; here it is only a matter of looking. */
static void
go_moves (CheckbitMoveList *self, int moves)
{
  CheckbitNode *current = get_current (self);
  CheckbitNode *node
      = moves < 0 ? checkbit_node_get_parent (current) : checkbit_node_get_next (current);

  if (node != NULL)
    checkbit_game_go_to (self->game, node);
}

static void
go_to_start (CheckbitMoveList *self, int unused)
{
  checkbit_game_go_to_start (self->game);
}

static void
go_to_end (CheckbitMoveList *self, int unused)
{
  checkbit_game_go_to_end (self->game);
}

static const struct
{
  guint keyval;
  guint keypad;
  void (*go) (CheckbitMoveList *self, int by);
  int by;
} keys[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, go_moves, -1 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, go_moves, 1 },
  { GDK_KEY_Up, GDK_KEY_KP_Up, go_rows, -1 },
  { GDK_KEY_Down, GDK_KEY_KP_Down, go_rows, 1 },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, go_rows, -PAGE_ROWS },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, go_rows, PAGE_ROWS },
  { GDK_KEY_Home, GDK_KEY_KP_Home, go_to_start, 0 },
  { GDK_KEY_End, GDK_KEY_KP_End, go_to_end, 0 },
};

static gboolean
key_pressed_cb (CheckbitMoveList *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (self->game == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keyval == keys[i].keyval || keyval == keys[i].keypad)
      {
        keys[i].go (self, keys[i].by);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* Tab comes to the current move and goes on from it to what follows the list. */
static gboolean
checkbit_move_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (widget);

  if (has_focus_within (self))
    return FALSE;

  scroll_to_current (self);

  return gtk_widget_grab_focus (widget);
}

static gboolean
checkbit_move_list_grab_focus (GtkWidget *widget)
{
  GtkWidget *button = find_current_button (CHECKBIT_MOVE_LIST (widget));

  return button != NULL && gtk_widget_grab_focus (button);
}

/* --- The game ----------------------------------------------------------------------------- */

CheckbitGame *
checkbit_move_list_get_game (CheckbitMoveList *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_LIST (self), NULL);

  return self->game;
}

static void
drop_game (CheckbitMoveList *self)
{
  if (self->game != NULL)
    g_clear_signal_handler (&self->changed_handler, self->game);
  g_clear_object (&self->game);
}

void
checkbit_move_list_set_game (CheckbitMoveList *self, CheckbitGame *game)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_LIST (self));
  g_return_if_fail (game == NULL || CHECKBIT_IS_GAME (game));

  if (self->game == game)
    return;

  drop_game (self);
  if (game != NULL)
    {
      self->game = g_object_ref (game);
      self->revision = checkbit_game_get_revision (game);
      self->changed_handler
          = g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
    }
  checkbit_move_rows_update (self->rows, game != NULL ? checkbit_game_get_root (game) : NULL);
  follow (self);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

/* --- The object --------------------------------------------------------------------------- */

static void
checkbit_move_list_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, CHECKBIT_MOVE_LIST (object)->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_move_list_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_GAME:
      checkbit_move_list_set_game (CHECKBIT_MOVE_LIST (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_move_list_dispose (GObject *object)
{
  CheckbitMoveList *self = CHECKBIT_MOVE_LIST (object);

  drop_game (self);
  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  self->view = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->rows);

  G_OBJECT_CLASS (checkbit_move_list_parent_class)->dispose (object);
}

static void
checkbit_move_list_finalize (GObject *object)
{
  g_hash_table_unref (CHECKBIT_MOVE_LIST (object)->bound);

  G_OBJECT_CLASS (checkbit_move_list_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/checkbit/Checkbit/move-list.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveList, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMoveList, view);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static void
checkbit_move_list_class_init (CheckbitMoveListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_move_list_get_property;
  object_class->set_property = checkbit_move_list_set_property;
  object_class->dispose = checkbit_move_list_dispose;
  object_class->finalize = checkbit_move_list_finalize;
  widget_class->focus = checkbit_move_list_focus;
  widget_class->grab_focus = checkbit_move_list_grab_focus;

  properties[PROP_GAME]
      = g_param_spec_object ("game",
                             NULL,
                             NULL,
                             CHECKBIT_TYPE_GAME,
                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "move-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The list has keys of its own for moving its focus; the game's come before them. */
static void
add_keys (CheckbitMoveList *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
checkbit_move_list_init (CheckbitMoveList *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  self->rows = checkbit_move_rows_new ();
  self->bound = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);

  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
}

GtkWidget *
checkbit_move_list_new (CheckbitGame *game)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_LIST, "game", game, NULL);
}
