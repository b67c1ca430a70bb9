/* The explorer's panel.
 *
 * # CSS nodes
 *
 * explorer-panel
 * ├── box.head               title, how many games have the position, their list, close
 * ╰── place                  as high as what it shows
 *     ╰── stack
 *         ├── scrolledwindow     the moves
 *         ├── box                how far the games have been searched, stop
 *         ╰── label              why there is nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/explorer/explorer-panel.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "chess/san.h"
#include "ui/base/focus-within.h"
#include "ui/explorer/explorer-row.h"

/* The heights of the list of moves: one row in a low window, up to six if there is room. */
#define MIN_HEIGHT 36
#define MAX_HEIGHT 240

struct _CheckbitExplorerPanel
{
  GtkWidget parent_instance;

  GtkWidget *head;
  GtkLabel *count;
  GtkWidget *games; /* a button */
  GtkEventController *pointer;
  int kept; /* the height while the pointer is inside; 0 for any */
  GtkStack *stack;
  GtkListBox *list;
  GtkProgressBar *bar;
  GtkLabel *text;
};

enum
{
  CHOSEN,
  GAMES_REQUESTED,
  STOP_REQUESTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitExplorerPanel, checkbit_explorer_panel, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

static void
set_n_games (CheckbitExplorerPanel *self, guint n)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: in how many games the position on the board stood */
      ngettext ("%u game", "%u games", n), n);

  gtk_label_set_text (self->count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->count), n > 0);
  gtk_widget_set_sensitive (self->games, n > 0);
}

/* Whoever plays one move after the other by keyboard goes on with the first of the next ones. The
 * row that had the focus is gone by then. */
static void
show_page (CheckbitExplorerPanel *self, const char *name, gboolean focused)
{
  GtkWidget *page;

  gtk_stack_set_visible_child_name (self->stack, name);
  page = gtk_stack_get_visible_child (self->stack);
  /* The stack passes it on from page to page. */
  if (focused && !checkbit_focus_is_within (page)
      && !gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (self->head, GTK_DIR_TAB_FORWARD);
}

static gboolean
is_focused (CheckbitExplorerPanel *self)
{
  return checkbit_focus_is_within (GTK_WIDGET (self->stack));
}

static void
show_text (CheckbitExplorerPanel *self, const char *text, gboolean focused)
{
  gtk_label_set_text (self->text, text);
  show_page (self, "text", focused);
}

void
checkbit_explorer_panel_show_text (CheckbitExplorerPanel *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_EXPLORER_PANEL (self));

  set_n_games (self, 0);
  show_text (self, text, is_focused (self));
}

void
checkbit_explorer_panel_show_progress (CheckbitExplorerPanel *self, double fraction)
{
  g_return_if_fail (CHECKBIT_IS_EXPLORER_PANEL (self));

  set_n_games (self, 0);
  gtk_progress_bar_set_fraction (self->bar, fraction);
  show_page (self, "progress", is_focused (self));
}

static void
clear (CheckbitExplorerPanel *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
}

static void
add_move (CheckbitExplorerPanel *self,
          const ChessPosition *position,
          const CheckbitExplorerMove *move,
          CheckbitNotation notation)
{
  char san[CHESS_SAN_SIZE];

  chess_san_write (position, move->move, san);
  g_autofree char *text = checkbit_move_text_write (san, notation);
  gtk_list_box_append (self->list, checkbit_explorer_row_new (move, text, "explorer.show-games"));
}

void
checkbit_explorer_panel_show_answer (CheckbitExplorerPanel *self,
                                     const ChessPosition *position,
                                     const CheckbitExplorerAnswer *answer,
                                     CheckbitNotation notation)
{
  g_return_if_fail (CHECKBIT_IS_EXPLORER_PANEL (self));

  gboolean focused = is_focused (self);

  clear (self);
  for (guint i = 0; i < answer->n_moves; i++)
    add_move (self, position, &answer->moves[i], notation);
  set_n_games (self, answer->n_games);
  /* The games end here, or nobody knows how they go on. */
  if (answer->n_games == 0)
    show_text (self, _ ("No game in this file reaches this position in its first 30 moves."),
               focused);
  else if (answer->n_moves == 0)
    show_text (self, _ ("No game in this file goes on from here in its first 30 moves."), focused);
  else
    show_page (self, "moves", focused);
}

/* --- The widget ----------------------------------------------------------------------------- */

static GtkWidget *
create_button (const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return button;
}

static void
add_head (CheckbitExplorerPanel *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: what was played in the games of a file, from the position on the board */
  GtkWidget *title = gtk_label_new (C_ ("openings", "Explorer"));

  gtk_widget_add_css_class (head, "head");
  gtk_widget_add_css_class (title, "heading");
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "caption");
  gtk_label_set_xalign (self->count, 0);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (titles, TRUE);
  gtk_box_append (GTK_BOX (titles), title);
  gtk_box_append (GTK_BOX (titles), GTK_WIDGET (self->count));
  self->games = create_button ("view-list-symbolic", "explorer.show-games",
                               _ ("Show the games with this position"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->games), "u", (guint) CHESS_MOVE_NONE);
  gtk_box_append (GTK_BOX (head), titles);
  gtk_box_append (GTK_BOX (head), self->games);
  gtk_box_append (GTK_BOX (head),
                  create_button ("window-close-symbolic", "win.explorer", _ ("Close Explorer")));
  gtk_widget_set_parent (head, GTK_WIDGET (self));
  self->head = head;
}

static void
activated_cb (CheckbitExplorerPanel *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, (guint) checkbit_explorer_row_get_move (row));
}

static GtkWidget *
create_moves (CheckbitExplorerPanel *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("openings", "Explorer"), -1);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), MIN_HEIGHT);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);

  return scroller;
}

static GtkWidget *
create_progress (CheckbitExplorerPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_progress_bar_set_show_text (self->bar, TRUE);
  gtk_progress_bar_set_text (self->bar, _ ("Searching the games"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->bar), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->bar), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Searching the games"), -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), create_button ("media-playback-stop-symbolic", "explorer.stop",
                                                _ ("Stop Searching")));
  gtk_widget_set_valign (box, GTK_ALIGN_START);

  return box;
}

static GtkWidget *
create_text (CheckbitExplorerPanel *self)
{
  self->text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_wrap_mode (self->text, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->text, 0);
  gtk_label_set_yalign (self->text, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "dim-label");

  return GTK_WIDGET (self->text);
}

static CheckbitExplorerPanel *
get_panel (GtkWidget *place)
{
  return CHECKBIT_EXPLORER_PANEL (gtk_widget_get_parent (place));
}

/* As high as what is shown, the moves of the game get the rest. Whoever points at a move and clicks
 * on one after the other finds them where they were: under the pointer the panel does not
 * shrink. */
static void
measure_cb (GtkWidget *place,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (place), orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = MAX (*natural, get_panel (place)->kept);
}

static void
allocate_cb (GtkWidget *place, int width, int height, int baseline)
{
  CheckbitExplorerPanel *self = get_panel (place);

  if (gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->pointer)))
    self->kept = MAX (self->kept, MIN (height, MAX_HEIGHT));
  gtk_widget_allocate (gtk_widget_get_first_child (place), width, height, baseline, NULL);
}

static void
entered_cb (CheckbitExplorerPanel *self)
{
  self->kept = MIN (gtk_widget_get_height (GTK_WIDGET (self->stack)), MAX_HEIGHT);
}

static void
left_cb (CheckbitExplorerPanel *self)
{
  self->kept = 0;
  gtk_widget_queue_resize (gtk_widget_get_parent (GTK_WIDGET (self->stack)));
}

static void
add_pointer (CheckbitExplorerPanel *self)
{
  self->pointer = gtk_event_controller_motion_new ();
  g_signal_connect_swapped (self->pointer, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (self->pointer, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), self->pointer);
}

/* The container that has a height of its own. */
static GtkWidget *
create_place (GtkWidget *child)
{
  GtkWidget *place = g_object_new (ADW_TYPE_BIN, "child", child, NULL);

  gtk_widget_set_layout_manager (place, gtk_custom_layout_new (NULL, measure_cb, allocate_cb));

  return place;
}

static void
show_games_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[GAMES_REQUESTED], 0, g_variant_get_uint32 (parameter));
}

static void
stop_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[STOP_REQUESTED], 0);
}

static void
checkbit_explorer_panel_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_explorer_panel_parent_class)->dispose (object);
}

static void
checkbit_explorer_panel_class_init (CheckbitExplorerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_explorer_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "explorer-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "explorer.show-games", "u", show_games_cb);
  gtk_widget_class_install_action (widget_class, "explorer.stop", NULL, stop_cb);
  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[GAMES_REQUESTED] = g_signal_new ("games-requested", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[STOP_REQUESTED] = g_signal_new ("stop-requested", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 0);
}

static void
checkbit_explorer_panel_init (CheckbitExplorerPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("openings", "Explorer"), -1);
  add_head (self);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, create_moves (self), "moves");
  gtk_stack_add_named (self->stack, create_progress (self), "progress");
  gtk_stack_add_named (self->stack, create_text (self), "text");
  gtk_widget_set_parent (create_place (GTK_WIDGET (self->stack)), GTK_WIDGET (self));
  add_pointer (self);
  checkbit_explorer_panel_show_text (self, "");
}

GtkWidget *
checkbit_explorer_panel_new (void)
{
  return g_object_new (CHECKBIT_TYPE_EXPLORER_PANEL, NULL);
}
