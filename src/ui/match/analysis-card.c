/* An engine's best lines for the position on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/analysis-card.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"
#include "ui/base/focus-within.h"
#include "ui/base/long-press.h"
#include "ui/base/plain-name.h"
#include "ui/match/analysis-line.h"
#include "ui/match/analysis-popover.h"

struct _CheckbitAnalysisCard
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkDropDown *engine;
  GtkMenuButton *options;
  GtkLabel *status;
  GtkWidget *again; /* after a failure */
  GtkBox *lines;

  /* Owned. */
  CheckbitAnalysis *analysis;
  CheckbitGame *game;

  gboolean wrap_lines;
  CheckbitAnalysisLine *pointed; /* under the pointer or with the focus; NULL for none */
  ChessMove pointed_move;        /* its move, as last told */
};

enum
{
  PROP_0,
  PROP_WRAP_LINES
};

enum
{
  SIGNAL_POINTED,
  SIGNAL_PLAY,
  SIGNAL_ADD_LINE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitAnalysisCard, checkbit_analysis_card, GTK_TYPE_WIDGET)

/* --- Lines ---------------------------------------------------------------------------------- */

/* The line that is pointed at may have become another one meanwhile. */
static void
update_pointed (CheckbitAnalysisCard *self)
{
  ChessMove move
      = self->pointed != NULL ? checkbit_analysis_line_get_move (self->pointed) : CHESS_MOVE_NONE;

  if (self->pointed_move == move)
    return;
  self->pointed_move = move;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, (guint) move);
}

static void
enter_cb (CheckbitAnalysisLine *line)
{
  GtkWidget *card = gtk_widget_get_ancestor (GTK_WIDGET (line), CHECKBIT_TYPE_ANALYSIS_CARD);

  if (card == NULL)
    return;
  CHECKBIT_ANALYSIS_CARD (card)->pointed = line;
  update_pointed (CHECKBIT_ANALYSIS_CARD (card));
}

static void
leave_line (CheckbitAnalysisCard *self, gpointer line)
{
  if (self->pointed != line)
    return;
  self->pointed = NULL;
  update_pointed (self);
}

static void
leave_cb (CheckbitAnalysisLine *line)
{
  GtkWidget *card = gtk_widget_get_ancestor (GTK_WIDGET (line), CHECKBIT_TYPE_ANALYSIS_CARD);

  if (card != NULL)
    leave_line (CHECKBIT_ANALYSIS_CARD (card), line);
}

/* A row without a line is no stop of the keyboard any more. */
static void
left_cb (gpointer line)
{
  if (checkbit_analysis_line_get_move (line) == CHESS_MOVE_NONE)
    gtk_widget_set_sensitive (line, FALSE);
}

static void
clicked_cb (CheckbitAnalysisCard *self, CheckbitAnalysisLine *line)
{
  ChessMove move = checkbit_analysis_line_get_move (line);

  if (move != CHESS_MOVE_NONE)
    g_signal_emit (self, signals[SIGNAL_PLAY], 0, (guint) move);
}

static guint
get_index (CheckbitAnalysisCard *self, GtkWidget *line)
{
  guint index = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->lines)); child != line;
       child = gtk_widget_get_next_sibling (child))
    index++;
  return index;
}

static void
secondary_cb (GtkGestureClick *click, int n_press, double x, double y, CheckbitAnalysisCard *self)
{
  GtkWidget *line = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  g_signal_emit (self, signals[SIGNAL_ADD_LINE], 0, get_index (self, line));
}

static void
long_pressed_cb (GtkGesture *hold, double x, double y, CheckbitAnalysisCard *self)
{
  GtkWidget *line = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (hold));

  g_signal_emit (self, signals[SIGNAL_ADD_LINE], 0, get_index (self, line));
}

/* Shift+Enter adds the line, as the second button does. */
static gboolean
add_key_cb (GtkWidget *line, GVariant *args, gpointer data)
{
  CheckbitAnalysisCard *self = data;

  g_signal_emit (self, signals[SIGNAL_ADD_LINE], 0, get_index (self, line));
  return GDK_EVENT_STOP;
}

static void
add_controllers (CheckbitAnalysisCard *self, GtkWidget *line)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), line);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), line);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (enter_cb), line);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), line);
  checkbit_focus_watch_left (line, left_cb, line);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (secondary_cb), self);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Return, GDK_SHIFT_MASK),
                        gtk_callback_action_new (add_key_cb, self, NULL)));
  gtk_widget_add_controller (line, motion);
  gtk_widget_add_controller (line, focus);
  gtk_widget_add_controller (line, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (line, keys);
  g_signal_connect (checkbit_long_press_add (line), "pressed", G_CALLBACK (long_pressed_cb), self);
}

/* Removes the last row. The focus goes to the one before it, or to the button that brings all rows
 * back. */
static void
remove_row (CheckbitAnalysisCard *self)
{
  GtkWidget *row = gtk_widget_get_last_child (GTK_WIDGET (self->lines));
  GtkWidget *before = gtk_widget_get_prev_sibling (row);

  leave_line (self, row);
  if (checkbit_focus_is_within (row))
    {
      if (before != NULL)
        gtk_widget_set_sensitive (before, TRUE);
      gtk_widget_grab_focus (before != NULL ? before : self->again);
    }
  gtk_box_remove (self->lines, row);
}

/* There is a row for each requested line from the start, so that nothing moves as they arrive. */
static void
set_n_rows (CheckbitAnalysisCard *self, guint n)
{
  GtkWidget *box = GTK_WIDGET (self->lines);
  guint have = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    have++;
  for (; have > n; have--)
    remove_row (self);
  for (; have < n; have++)
    {
      GtkWidget *line = checkbit_analysis_line_new ();

      add_controllers (self, line);
      g_signal_connect_swapped (line, "clicked", G_CALLBACK (clicked_cb), self);
      gtk_box_append (self->lines, line);
    }
}

/* A row without a line cannot be pressed or reached, but the focus waits in it for the next one. */
static void
show_lines (CheckbitAnalysisCard *self)
{
  guint n = checkbit_analysis_get_n_lines (self->analysis);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->lines));

  for (guint i = 0; row != NULL; i++, row = gtk_widget_get_next_sibling (row))
    {
      const CheckbitEngineLine *line
          = i < n ? checkbit_analysis_get_line (self->analysis, i) : NULL;

      checkbit_analysis_line_set_wrap (CHECKBIT_ANALYSIS_LINE (row), self->wrap_lines);
      if (line != NULL)
        checkbit_analysis_line_set (CHECKBIT_ANALYSIS_LINE (row),
                                    checkbit_game_get_position (self->game), line);
      else
        checkbit_analysis_line_clear (CHECKBIT_ANALYSIS_LINE (row),
                                      gtk_label_get_label (self->status));
      gtk_widget_set_opacity (row, line != NULL ? 1 : 0);
      gtk_widget_set_sensitive (row, line != NULL || checkbit_focus_is_within (row));
    }
  update_pointed (self);
}

/* --- What it is about ----------------------------------------------------------------------- */

/* "Depth 24 · 1.2 million positions/s"; for a slow engine in digits, and without a speed if the
 * engine reports none. (transfer full) */
static char *
dup_progress (const CheckbitEngineLine *best)
{
  guint n = (guint) MIN (best->nps, 1000000);

  if (n == 0)
    return g_strdup_printf (_ ("Depth %u"), best->depth);
  if (n < 100000)
    return g_strdup_printf (
        /* Translators: how many half-moves an engine looks ahead, and how fast: "Depth 24 · 5000
         * positions/s" */
        ngettext ("Depth %u · %u position/s", "Depth %u · %u positions/s", n), best->depth, n);
  /* Translators: how many half-moves an engine looks ahead, and how fast: "Depth 24 · 1.2 Mn/s" */
  return g_strdup_printf (_ ("Depth %u · %.1f million positions/s"), best->depth,
                          (double) best->nps / 1e6);
}

/* The progress, or why there are no lines. (transfer full) */
static char *
dup_status (CheckbitAnalysisCard *self)
{
  const GError *error = checkbit_analysis_get_error (self->analysis);

  if (error != NULL)
    return checkbit_shown_line (error->message, CHECKBIT_SHOWN_SENTENCE);
  if (checkbit_analysis_get_entry (self->analysis) == NULL)
    return g_strdup (_ ("No engine was found. Add one in the preferences."));
  if (checkbit_game_get_result (self->game) != CHECKBIT_RESULT_OPEN)
    return g_strdup (_ ("The game is over."));
  if (checkbit_analysis_get_n_lines (self->analysis) == 0)
    return g_strdup (C_ ("engine", "Thinking…"));
  return dup_progress (checkbit_analysis_get_line (self->analysis, 0));
}

static void
update (CheckbitAnalysisCard *self)
{
  g_autofree char *status = dup_status (self);
  gboolean failed = checkbit_analysis_get_error (self->analysis) != NULL;

  gtk_label_set_label (self->status, status);
  gtk_widget_remove_css_class (GTK_WIDGET (self->status), failed ? "dim-label" : "error");
  gtk_widget_add_css_class (GTK_WIDGET (self->status), failed ? "error" : "dim-label");
  /* Shown before the rows go, and hidden after they are back, for the focus. */
  if (failed)
    gtk_widget_set_visible (self->again, TRUE);
  set_n_rows (self, failed ? 0 : checkbit_analysis_get_n_wanted (self->analysis));
  if (!failed && checkbit_focus_is_within (self->again))
    gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->lines)));
  gtk_widget_set_visible (self->again, failed);
  show_lines (self);
}

static gboolean
is_listed (CheckbitAnalysisCard *self, CheckbitEngineEntry *entry)
{
  GListModel *engines = gtk_drop_down_get_model (self->engine);

  for (guint i = 0; i < g_list_model_get_n_items (engines); i++)
    {
      g_autoptr (CheckbitEngineEntry) other = g_list_model_get_item (engines, i);

      if (other == entry)
        return TRUE;
    }
  return FALSE;
}

/* Where the engine in use is removed the list selects another one by itself. Nobody has asked for
 * that one here: whoever removes engines decides which is next, and whether it is tried. */
static void
engine_selected_cb (CheckbitAnalysisCard *self)
{
  CheckbitEngineEntry *entry = gtk_drop_down_get_selected_item (self->engine);

  if (self->analysis == NULL || entry == NULL
      || !is_listed (self, checkbit_analysis_get_entry (self->analysis)))
    return;
  checkbit_analysis_try_entry (self->analysis, entry);
  update (self);
}

/* A long name would make the side wider, and move what is beside it, whenever the analysis starts:
 * the button shows what it has room for, and its list shows all of it. */
static void
ellipsize_engine (CheckbitAnalysisCard *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_builder_list_item_factory_new_from_resource (
      NULL, "/io/github/checkbit/Checkbit/engine-name.ui");

  gtk_drop_down_set_list_factory (self->engine, gtk_drop_down_get_factory (self->engine));
  gtk_drop_down_set_factory (self->engine, factory);
}

static void
again_cb (CheckbitAnalysisCard *self)
{
  checkbit_analysis_set_active (self->analysis, TRUE);
}

static void
fewer_cb (CheckbitAnalysisCard *self)
{
  guint n = checkbit_analysis_get_n_wanted (self->analysis);

  if (n > 1)
    checkbit_analysis_set_n_wanted (self->analysis, n - 1);
}

static void
more_cb (CheckbitAnalysisCard *self)
{
  guint n = checkbit_analysis_get_n_wanted (self->analysis);

  if (n < CHECKBIT_ENGINE_MAX_LINES)
    checkbit_analysis_set_n_wanted (self->analysis, n + 1);
}

/* --- Options -------------------------------------------------------------------------------- */

/* Few people need the options, so they are built on demand. */
static void
create_popover_cb (GtkMenuButton *button, gpointer user_data)
{
  CheckbitAnalysisCard *self = user_data;
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button) != NULL || self->analysis == NULL)
    return;
  popover = checkbit_analysis_popover_new (self->analysis);
  g_object_bind_property (self, "wrap-lines", popover, "wrap-lines",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_menu_button_set_popover (button, popover);
}

static void
set_wrap_lines (CheckbitAnalysisCard *self, gboolean wrap_lines)
{
  if (self->wrap_lines == wrap_lines)
    return;
  self->wrap_lines = wrap_lines;
  if (self->analysis != NULL)
    show_lines (self);
}

static void
checkbit_analysis_card_get_property (GObject *object,
                                     guint prop_id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  if (prop_id == PROP_WRAP_LINES)
    g_value_set_boolean (value, CHECKBIT_ANALYSIS_CARD (object)->wrap_lines);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_analysis_card_set_property (GObject *object,
                                     guint prop_id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  if (prop_id == PROP_WRAP_LINES)
    set_wrap_lines (CHECKBIT_ANALYSIS_CARD (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_analysis_card_dispose (GObject *object)
{
  CheckbitAnalysisCard *self = CHECKBIT_ANALYSIS_CARD (object);
  GtkWidget *child;

  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  self->pointed = NULL;
  /* An open popover would stay on the screen. */
  if (self->options != NULL)
    gtk_menu_button_popdown (self->options);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_ANALYSIS_CARD);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->analysis);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (checkbit_analysis_card_parent_class)->dispose (object);
}

static void
checkbit_analysis_card_class_init (CheckbitAnalysisCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = CHECKBIT_TYPE_ANALYSIS_CARD;

  G_OBJECT_CLASS (klass)->dispose = checkbit_analysis_card_dispose;
  G_OBJECT_CLASS (klass)->get_property = checkbit_analysis_card_get_property;
  G_OBJECT_CLASS (klass)->set_property = checkbit_analysis_card_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_WRAP_LINES,
      g_param_spec_boolean ("wrap-lines", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_PLAY] = g_signal_new ("play", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_ADD_LINE] = g_signal_new ("add-line", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/analysis-card.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitAnalysisCard, engine);
  gtk_widget_class_bind_template_child (widget_class, CheckbitAnalysisCard, options);
  gtk_widget_class_bind_template_child (widget_class, CheckbitAnalysisCard, status);
  gtk_widget_class_bind_template_child (widget_class, CheckbitAnalysisCard, lines);
  gtk_widget_class_bind_template_child (widget_class, CheckbitAnalysisCard, again);
  gtk_widget_class_bind_template_callback (widget_class, engine_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, again_cb);
  gtk_widget_class_bind_template_callback (widget_class, fewer_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_set_css_name (widget_class, "analysis-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_analysis_card_init (CheckbitAnalysisCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_inner (GTK_WIDGET (self->engine));
  checkbit_plain_name_inner (GTK_WIDGET (self->options));
  gtk_menu_button_set_create_popup_func (self->options, create_popover_cb, self, NULL);
  checkbit_plain_name_buttons (self->again);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("engine", "Analysis"), -1);
}

GtkWidget *
checkbit_analysis_card_new (void)
{
  return g_object_new (CHECKBIT_TYPE_ANALYSIS_CARD, NULL);
}

/* Shows the engine's name, whoever chose it. */
static void
select_entry (CheckbitAnalysisCard *self)
{
  GListModel *engines = gtk_drop_down_get_model (self->engine);
  CheckbitEngineEntry *entry = checkbit_analysis_get_entry (self->analysis);

  for (guint i = 0; i < g_list_model_get_n_items (engines); i++)
    {
      g_autoptr (CheckbitEngineEntry) other = g_list_model_get_item (engines, i);

      if (other == entry)
        gtk_drop_down_set_selected (self->engine, i);
    }
}

void
checkbit_analysis_card_set_analysis (CheckbitAnalysisCard *self,
                                     CheckbitAnalysis *analysis,
                                     CheckbitGame *game,
                                     GListModel *engines)
{
  g_return_if_fail (CHECKBIT_IS_ANALYSIS_CARD (self));
  g_return_if_fail (CHECKBIT_IS_ANALYSIS (analysis));
  g_return_if_fail (self->analysis == NULL);

  g_autoptr (GtkExpression) name
      = gtk_property_expression_new (CHECKBIT_TYPE_ENGINE_ENTRY, NULL, "name");
  gtk_drop_down_set_expression (self->engine, name);
  ellipsize_engine (self); /* not before, as newer GTK sets its own factory with an expression */
  gtk_drop_down_set_model (self->engine, engines);
  self->game = g_object_ref (game);
  self->analysis = g_object_ref (analysis);
  select_entry (self);
  g_signal_connect_swapped (analysis, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (analysis, "notify::n-lines", G_CALLBACK (update), self);
  g_signal_connect_swapped (analysis, "notify::error", G_CALLBACK (update), self);
  g_signal_connect_swapped (analysis, "notify::entry", G_CALLBACK (select_entry), self);
  update (self);
}
