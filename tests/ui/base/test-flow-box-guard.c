/* Tests of keys that reach a box of flowing rows before it has been laid out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

static GtkWidget *
create_box (void)
{
  GtkWidget *box = gtk_flow_box_new ();

  for (guint i = 0; i < 12; i++)
    gtk_flow_box_append (GTK_FLOW_BOX (box), gtk_label_new ("rook"));
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (box), 3);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 3);
  return box;
}

static guint
get_focused (GtkWidget *box)
{
  return (guint) gtk_flow_box_child_get_index (
      GTK_FLOW_BOX_CHILD (gtk_widget_get_focus_child (box)));
}

static void
press (GtkWidget *box, GtkMovementStep step, int count)
{
  gboolean handled;

  g_signal_emit_by_name (box, "move-cursor", step, count, FALSE, FALSE, &handled);
}

/* The window exists, but has not been laid out yet. */
static void
test_before_layout (void)
{
  static const GtkMovementStep steps[] = { GTK_MOVEMENT_PAGES, GTK_MOVEMENT_DISPLAY_LINES,
                                           GTK_MOVEMENT_VISUAL_POSITIONS,
                                           GTK_MOVEMENT_BUFFER_ENDS };
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = create_box ();

  gtk_window_set_child (window, box);
  gtk_widget_child_focus (box, GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      press (box, steps[i], 1);
      press (box, steps[i], -1);
    }
  gtk_window_destroy (window);
}

static void
test_after_layout (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = create_box ();

  gtk_window_set_child (window, box);
  ui_test_show (window);
  gtk_widget_grab_focus (gtk_widget_get_first_child (box));
  g_assert_cmpuint (get_focused (box), ==, 0);
  press (box, GTK_MOVEMENT_DISPLAY_LINES, 1);
  g_assert_cmpuint (get_focused (box), ==, 3);
  press (box, GTK_MOVEMENT_PAGES, 1);
  g_assert_cmpuint (get_focused (box), >, 3);
  ui_test_destroy (window);
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/flow-box-guard/before-layout", test_before_layout);
  g_test_add_func ("/flow-box-guard/after-layout", test_after_layout);
  return g_test_run ();
}
