/* Shared by the tests of widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/base/steady-text.h"
#include "ui/base/ui.h"

void
ui_test_init (int *argc, char ***argv)
{
  g_test_init (argc, argv, NULL);
  /* As the program does: OpenGL on the processor takes most of a test's time. */
  checkbit_ui_choose_renderer ();
  checkbit_ui_choose_accessibility ();
  if (!gtk_init_check ())
    {
      g_printerr ("no display: skipped\n");
      exit (77);
    }
  adw_init ();
  checkbit_ui_init ();
}

void
ui_test_iterate (void)
{
  time_iterate ();
}

void
ui_test_run (guint ms)
{
  gint64 end = time_after (ms);

  while (!time_is_up (end))
    ui_test_iterate ();
}

void
ui_test_wait_for_frames (gpointer widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  g_assert_nonnull (clock);
  /* A layout may ask for another one. */
  for (guint i = 0; i < 3; i++)
    {
      gint64 frame = gdk_frame_clock_get_frame_counter (clock);

      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      ui_test_wait_for (gdk_frame_clock_get_frame_counter (clock) > frame);
    }
}

/* GTK calls a window mapped once it has asked for that. */
void
ui_test_show (GtkWindow *window)
{
  gtk_window_present (window);
  ui_test_wait_for (gtk_widget_get_mapped (GTK_WIDGET (window))
                    && gtk_widget_get_width (GTK_WIDGET (window)) > 0);
  gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (window)));
}

static gboolean
is_called (GtkWidget *widget, const char *label)
{
  if (!GTK_IS_BUTTON (widget))
    return FALSE;
  return g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0
         || g_strcmp0 (gtk_widget_get_tooltip_text (widget), label) == 0;
}

GtkWidget *
ui_test_find (GtkWidget *root, UiTestMatch matches, const char *text)
{
  GtkWidget *found = matches (root, text) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = ui_test_find (child, matches, text);
  return found;
}

GtkWidget *
ui_test_find_button (GtkWidget *root, const char *label)
{
  return ui_test_find (root, is_called, label);
}

gpointer
ui_test_find_type (GtkWidget *root, GType type)
{
  gpointer found = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = ui_test_find_type (child, type);
  return found;
}

/* An unmapped widget has no mapped descendants. */
gpointer
ui_test_find_shown (GtkWidget *root, GType type)
{
  gpointer found = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? root : NULL;

  if (!gtk_widget_get_mapped (root))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = ui_test_find_shown (child, type);
  return found;
}

const char *
ui_test_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (CHECKBIT_IS_STEADY_TEXT (widget))
    return checkbit_steady_text_get_text (CHECKBIT_STEADY_TEXT (widget));
  return NULL;
}

gboolean
ui_test_says (GtkWidget *root, const char *text)
{
  gboolean found = g_strcmp0 (ui_test_text (root), text) == 0;

  if (!gtk_widget_get_child_visible (root) || !gtk_widget_get_visible (root))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = ui_test_says (child, text);
  return found;
}

/* Whether a shortcut for a key, without modifiers, does something. */
static gboolean
activate_shortcut (GtkShortcut *shortcut, GtkWidget *widget, guint keyval)
{
  GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == 0
         && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                          gtk_shortcut_get_arguments (shortcut));
}

static gboolean
press_for (GtkEventController *controller, GtkWidget *widget, guint keyval)
{
  gboolean handled = FALSE;

  if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
    g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
  if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
    return handled;

  for (guint i = 0; !handled && i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
      handled = activate_shortcut (shortcut, widget, keyval);
    }
  return handled;
}

gboolean
ui_test_press (GtkWindow *window, guint keyval)
{
  GtkWidget *widget = gtk_window_get_focus (window);
  gboolean handled = FALSE;

  for (widget = widget != NULL ? widget : GTK_WIDGET (window); widget != NULL && !handled;
       widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
      for (guint i = 0; !handled && i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
          if (gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
            handled = press_for (controller, widget, keyval);
        }
    }
  return handled;
}

gboolean
ui_test_press_first (GtkWidget *widget, guint keyval, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; !handled && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, state, &handled);
    }
  return handled;
}

static void
say_that_focus_leaves (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_FOCUS (controller))
        g_signal_emit_by_name (controller, "leave");
    }
}

void
ui_test_use_another_window (GtkWindow *window)
{
  for (GtkWidget *widget = gtk_window_get_focus (window); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    {
      gtk_widget_unset_state_flags (widget, GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_WITHIN);
      say_that_focus_leaves (widget);
    }
}

/* --- Sizes ---------------------------------------------------------------------------------- */

/* Whether a widget needs at least as much at a size across as it needs at least. */
static gboolean
check_at (GtkWidget *widget, GtkOrientation orientation, int across)
{
  int least, least_there, natural_there;

  gtk_widget_measure (widget, orientation, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, orientation, across, &least_there, &natural_there, NULL, NULL);
  if (least_there >= least && natural_there >= least_there)
    return TRUE;
  g_test_message ("%s (%s): %s of at least %d, but of %d to %d at %d across",
                  G_OBJECT_TYPE_NAME (widget), gtk_widget_get_css_name (widget),
                  orientation == GTK_ORIENTATION_VERTICAL ? "height" : "width", least, least_there,
                  natural_there, across);
  return FALSE;
}

static gboolean
check_along (GtkWidget *widget, GtkOrientation orientation)
{
  int least, natural;

  gtk_widget_measure (widget, !orientation, -1, &least, &natural, NULL, NULL);
  return check_at (widget, orientation, least)
         & check_at (widget, orientation, (least + natural) / 2)
         & check_at (widget, orientation, natural) & check_at (widget, orientation, natural + 400);
}

/* Measures each in the direction of its request mode. Children first: a wrong child makes its
 * parent wrong. */
static guint
count_wrong_sizes (GtkWidget *widget)
{
  guint wrong = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      wrong += count_wrong_sizes (child);
  /* GtkGrid itself measures wrongly; that is fine if its container makes up for it. */
  if (GTK_IS_GRID (widget))
    return wrong;
  if (gtk_widget_get_request_mode (widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
    wrong += !check_along (widget, GTK_ORIENTATION_VERTICAL);
  else if (gtk_widget_get_request_mode (widget) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT)
    wrong += !check_along (widget, GTK_ORIENTATION_HORIZONTAL);
  return wrong;
}

/* What a widget answered to one question. */
typedef struct
{
  GtkWidget *widget;
  GtkOrientation orientation;
  int across, least, natural;
} Answer;

static const char *
name_orientation (GtkOrientation orientation)
{
  return orientation == GTK_ORIENTATION_VERTICAL ? "height" : "width";
}

/* Returns the least size that was answered. */
static int
ask (GArray *answers, GtkWidget *widget, GtkOrientation orientation, int across)
{
  Answer answer = { widget, orientation, across, 0, 0 };

  gtk_widget_measure (widget, orientation, across, &answer.least, &answer.natural, NULL, NULL);
  g_array_append_val (answers, answer);
  return answer.least;
}

/* At sizes across that a container may try. */
static void
ask_along (GArray *answers, GtkWidget *widget, GtkOrientation orientation)
{
  int natural, least = ask (answers, widget, !orientation, -1);

  gtk_widget_measure (widget, !orientation, -1, NULL, &natural, NULL, NULL);
  for (int i = 0; i <= 5; i++)
    ask (answers, widget, orientation, least + (natural - least) * i / 5);
  ask (answers, widget, orientation, natural + 400);
}

/* Of each what GTK's containers ask, children first. */
static void
ask_all (GArray *answers, GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      ask_all (answers, child);
  ask_along (answers, widget,
             gtk_widget_get_request_mode (widget) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
                 ? GTK_ORIENTATION_HORIZONTAL
                 : GTK_ORIENTATION_VERTICAL);
}

/* What GTK asks a window that does not fit the screen: here its containers look for a width. Before
 * 4.18 they contradict themselves where texts stand on one line. */
static void
ask_for_height (GArray *answers, GtkWidget *root)
{
  int least, natural;

  if (gtk_check_version (4, 18, 0) != NULL)
    return;
  gtk_widget_measure (root, GTK_ORIENTATION_VERTICAL, -1, &least, &natural, NULL, NULL);
  for (int i = 0; i <= 5; i++)
    ask (answers, root, GTK_ORIENTATION_HORIZONTAL, least + (natural - least) * i / 5);
}

/* GTK remembers what a widget answered. */
static void
forget_answers (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      forget_answers (child);
}

static gboolean
answers_again (const Answer *answer)
{
  int least, natural;

  gtk_widget_measure (answer->widget, answer->orientation, answer->across, &least, &natural, NULL,
                      NULL);
  if (least == answer->least && natural == answer->natural)
    return TRUE;
  g_test_message ("%s (%s): %s of %d to %d at %d across, and of %d to %d when asked again",
                  G_OBJECT_TYPE_NAME (answer->widget), gtk_widget_get_css_name (answer->widget),
                  name_orientation (answer->orientation), answer->least, answer->natural,
                  answer->across, least, natural);
  return FALSE;
}

guint
ui_test_count_unsteady_sizes (GtkWidget *root, guint *n_asked)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (Answer));
  guint wrong = 0;

  forget_answers (root);
  ask_all (answers, root);
  ask_for_height (answers, root);
  forget_answers (root);
  for (guint i = 0; i < answers->len; i++)
    wrong += !answers_again (&g_array_index (answers, Answer, i));
  *n_asked += answers->len;
  return wrong;
}

void
ui_test_check_sizes (GtkWidget *root)
{
  guint n_asked = 0;

  g_assert_cmpuint (count_wrong_sizes (root), ==, 0);
  g_assert_cmpuint (ui_test_count_unsteady_sizes (root, &n_asked), ==, 0);
  g_assert_cmpuint (n_asked, >, 0);
}

void
ui_test_destroy (GtkWindow *window)
{
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_destroy (window);
  ui_test_wait_for (weak == NULL);
}
