/* Steps through a set bit by bit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/scan-stepper.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/large-text.h"
#include "ui/inspector/sets/scan-row.h"
#include "ui/inspector/set-board.h"

struct _CheckbitScanStepper
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *lowest;
  GtkWidget *highest;
  GtkWidget *by_table;
  AdwClamp *board_place;
  GtkWidget *state;
  GtkWidget *slider;
  GtkAdjustment *place;
  GtkAdjustment *speed;
  GtkWidget *play;
  GtkWidget *lines;

  GtkWidget *board;
  GtkWidget *rows[CHECKBIT_MAX_SCAN_LINES];

  /* Owned. */
  CheckbitWordForm *form;
  CheckbitLayers *layers;
  CheckbitSetEditor *editor;
  CheckbitSet *preview; /* the current square */

  CheckbitScanRun run;
  ChessBitboard bits; /* the set of the run */
  guint tick;         /* 0 unless it plays */
  gint64 next;        /* the time of its next step, in frame time */
};

G_DEFINE_FINAL_TYPE (CheckbitScanStepper, checkbit_scan_stepper, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

static void
show_preview (CheckbitScanStepper *self)
{
  ChessBitboard single = checkbit_scan_run_get_single (&self->run);

  checkbit_set_set_bits (self->preview, single, CHESS_NO_SQUARES);
  if (single != CHESS_NO_SQUARES)
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, self->preview);
  else if (checkbit_layers_get_preview (self->layers, CHECKBIT_PREVIEW_VIEW) == self->preview)
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, NULL);
}

static void
show_lines (CheckbitScanStepper *self)
{
  CheckbitScanLine lines[CHECKBIT_MAX_SCAN_LINES];
  guint n = checkbit_scan_write_lines (checkbit_scan_run_get (&self->run), lines);

  for (guint i = 0; i < CHECKBIT_MAX_SCAN_LINES; i++)
    {
      gtk_widget_set_visible (self->rows[i], i < n);
      if (i < n)
        checkbit_scan_row_show (CHECKBIT_SCAN_ROW (self->rows[i]), &lines[i],
                                checkbit_scan_run_get (&self->run)->layout);
    }
}

/* Remaining members, with a frame around the current one; popped ones as outlines. */
static void
show_board (CheckbitScanStepper *self)
{
  ChessBitboard single = checkbit_scan_run_get_single (&self->run);

  checkbit_set_board_set_bits (CHECKBIT_SET_BOARD (self->board),
                               checkbit_scan_run_get_rest (&self->run) | single,
                               checkbit_scan_run_get_popped (&self->run));
  checkbit_set_board_set_highlighted (CHECKBIT_SET_BOARD (self->board),
                                      chess_bitboard_lsb (single));
}

static void
update_actions (CheckbitScanStepper *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean at_end = checkbit_scan_run_at_end (&self->run);

  gtk_widget_action_set_enabled (widget, "scan.start", self->run.place > 0);
  gtk_widget_action_set_enabled (widget, "scan.back", self->run.place > 0);
  gtk_widget_action_set_enabled (widget, "scan.play", self->run.n_steps > 1);
  gtk_widget_action_set_enabled (widget, "scan.step", !at_end);
  gtk_widget_action_set_enabled (widget, "scan.end", !at_end);
}

static void
show (CheckbitScanStepper *self)
{
  g_autofree char *message = checkbit_message_scan (&self->run);

  gtk_label_set_label (GTK_LABEL (self->state), message);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  message, -1);
  gtk_adjustment_set_value (self->place, self->run.place);
  checkbit_accessible_set_value_text (self->slider, message);
  show_lines (self);
  show_board (self);
  show_preview (self);
  update_actions (self);
}

/* --- Playing -------------------------------------------------------------------------------- */

static void
show_playing (CheckbitScanStepper *self)
{
  gboolean playing = self->tick != 0;
  const char *name = playing ? _ ("Pause the scan") : _ ("Play the scan");

  gtk_button_set_icon_name (GTK_BUTTON (self->play), playing ? "media-playback-pause-symbolic"
                                                             : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play, playing ? C_ ("steps by themselves", "Pause")
                                                   : C_ ("steps by themselves", "Play"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
stop_playing (CheckbitScanStepper *self)
{
  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  show_playing (self);
}

static gint64
get_interval (CheckbitScanStepper *self)
{
  return (gint64) (G_USEC_PER_SEC / gtk_adjustment_get_value (self->speed));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CheckbitScanStepper *self = CHECKBIT_SCAN_STEPPER (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->next == 0)
    self->next = now + get_interval (self);
  if (now < self->next)
    return G_SOURCE_CONTINUE;

  self->next = now + get_interval (self);
  checkbit_scan_run_step (&self->run);
  show (self);
  if (!checkbit_scan_run_at_end (&self->run))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  show_playing (self);
  return G_SOURCE_REMOVE;
}

/* Playing from the end starts over. */
static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitScanStepper *self = CHECKBIT_SCAN_STEPPER (widget);

  if (self->tick != 0)
    {
      stop_playing (self);
      return;
    }
  if (checkbit_scan_run_at_end (&self->run) && checkbit_scan_run_go (&self->run, 0))
    show (self);
  self->next = 0;
  self->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
  show_playing (self);
}

/* --- Stepping ------------------------------------------------------------------------------- */

/* A manual step stops the playing. */
static void
go_to_step (CheckbitScanStepper *self, guint place)
{
  stop_playing (self);
  if (checkbit_scan_run_go (&self->run, place))
    show (self);
}

static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_to_step (CHECKBIT_SCAN_STEPPER (widget), 0);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitScanStepper *self = CHECKBIT_SCAN_STEPPER (widget);

  go_to_step (self, self->run.place > 0 ? self->run.place - 1 : 0);
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitScanStepper *self = CHECKBIT_SCAN_STEPPER (widget);

  go_to_step (self, self->run.place + 1);
}

static void
end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitScanStepper *self = CHECKBIT_SCAN_STEPPER (widget);

  go_to_step (self, self->run.n_steps - 1);
}

static void
place_cb (CheckbitScanStepper *self)
{
  guint place = (guint) gtk_adjustment_get_value (self->place);

  if (self->editor != NULL && place != self->run.place)
    go_to_step (self, place);
}

/* --- The run -------------------------------------------------------------------------------- */

static ChessScanOrder
get_order (CheckbitScanStepper *self)
{
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->by_table)))
    return CHESS_SCAN_MSB_TABLE;
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->highest)) ? CHESS_SCAN_MSB
                                                                          : CHESS_SCAN_LSB;
}

/* Starts over with the current set, order and layout. */
static void
restart (CheckbitScanStepper *self)
{
  if (self->editor == NULL)
    return;
  stop_playing (self);
  self->bits = checkbit_set_editor_get_bits (self->editor);
  checkbit_scan_run_init (&self->run, self->bits, get_order (self),
                          checkbit_word_form_get_layout (self->form));
  gtk_adjustment_configure (self->place, 0, 0, self->run.n_steps - 1, 1, 8, 0);
  gtk_widget_set_sensitive (self->slider, self->run.n_steps > 1);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

static void
editor_cb (CheckbitScanStepper *self)
{
  if (checkbit_set_editor_get_bits (self->editor) != self->bits)
    restart (self);
}

static void
order_cb (CheckbitScanStepper *self)
{
  restart (self);
}

/* --- The widget ----------------------------------------------------------------------------- */

/* Updates only while visible; it catches up when it is shown. */
static void
checkbit_scan_stepper_map (GtkWidget *widget)
{
  CheckbitScanStepper *self = CHECKBIT_SCAN_STEPPER (widget);

  GTK_WIDGET_CLASS (checkbit_scan_stepper_parent_class)->map (widget);
  g_signal_connect_swapped (self->editor, "changed", G_CALLBACK (editor_cb), self);
  g_signal_connect_swapped (self->form, "notify::layout", G_CALLBACK (restart), self);
  if (checkbit_set_editor_get_bits (self->editor) != self->bits
      || checkbit_word_form_get_layout (self->form) != self->run.steps[0].layout)
    restart (self);
  else
    show (self);
}

static void
unfollow (CheckbitScanStepper *self)
{
  if (self->editor == NULL)
    return;
  stop_playing (self);
  g_signal_handlers_disconnect_by_data (self->editor, self);
  g_signal_handlers_disconnect_by_data (self->form, self);
  if (checkbit_layers_get_preview (self->layers, CHECKBIT_PREVIEW_VIEW) == self->preview)
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, NULL);
}

static void
checkbit_scan_stepper_unmap (GtkWidget *widget)
{
  unfollow (CHECKBIT_SCAN_STEPPER (widget));
  GTK_WIDGET_CLASS (checkbit_scan_stepper_parent_class)->unmap (widget);
}

static void
checkbit_scan_stepper_dispose (GObject *object)
{
  CheckbitScanStepper *self = CHECKBIT_SCAN_STEPPER (object);
  GtkWidget *child;

  unfollow (self);
  g_clear_object (&self->editor);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_SCAN_STEPPER);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->form);
  g_clear_object (&self->layers);
  g_clear_object (&self->preview);
  G_OBJECT_CLASS (checkbit_scan_stepper_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/scan-stepper.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, lowest);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, highest);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, by_table);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, board_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, state);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, slider);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, speed);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, play);
  gtk_widget_class_bind_template_child (widget_class, CheckbitScanStepper, lines);
  gtk_widget_class_bind_template_callback (widget_class, order_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
}

static void
checkbit_scan_stepper_class_init (CheckbitScanStepperClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_scan_stepper_dispose;
  widget_class->map = checkbit_scan_stepper_map;
  widget_class->unmap = checkbit_scan_stepper_unmap;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "scan.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "scan.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "scan.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "scan.step", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "scan.end", NULL, end_action);
  gtk_widget_class_set_css_name (widget_class, "scan-stepper");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_scan_stepper_init (CheckbitScanStepper *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In a narrow inspector the words are stacked. */
  checkbit_large_text_wrap_button (GTK_BUTTON (self->lowest));
  checkbit_large_text_wrap_button (GTK_BUTTON (self->highest));
  checkbit_large_text_wrap_button (GTK_BUTTON (self->by_table));
  /* Translators: what the board shows while a set is gone through. */
  self->preview = checkbit_set_new (_ ("Popped square"), CHESS_NO_SQUARES);
  for (guint i = 0; i < CHECKBIT_MAX_SCAN_LINES; i++)
    {
      self->rows[i] = checkbit_scan_row_new ();
      gtk_box_append (GTK_BOX (self->lines), self->rows[i]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Scan of the set"), -1);
  show_playing (self);
}

GtkWidget *
checkbit_scan_stepper_new (CheckbitInspection *inspection,
                           CheckbitLayers *layers,
                           CheckbitSetEditor *editor)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (editor), NULL);

  CheckbitScanStepper *self = g_object_new (CHECKBIT_TYPE_SCAN_STEPPER, NULL);
  self->form = g_object_ref (checkbit_inspection_get_word_form (inspection));
  self->layers = g_object_ref (layers);
  self->editor = g_object_ref (editor);
  self->board = checkbit_set_board_new (self->form);
  adw_clamp_set_child (self->board_place, self->board);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What is left of the set"), -1);
  restart (self);
  return GTK_WIDGET (self);
}

const CheckbitScanRun *
checkbit_scan_stepper_get_run (CheckbitScanStepper *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SCAN_STEPPER (self), NULL);

  return &self->run;
}

void
checkbit_scan_stepper_set_order (CheckbitScanStepper *self, ChessScanOrder order)
{
  g_return_if_fail (CHECKBIT_IS_SCAN_STEPPER (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (order == CHESS_SCAN_MSB         ? self->highest
                                                   : order == CHESS_SCAN_MSB_TABLE ? self->by_table
                                                                                   : self->lowest),
                                TRUE);
}

gboolean
checkbit_scan_stepper_get_playing (CheckbitScanStepper *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SCAN_STEPPER (self), FALSE);

  return self->tick != 0;
}

void
checkbit_scan_stepper_set_speed (CheckbitScanStepper *self, double steps)
{
  g_return_if_fail (CHECKBIT_IS_SCAN_STEPPER (self));

  gtk_adjustment_set_value (self->speed, steps);
}
