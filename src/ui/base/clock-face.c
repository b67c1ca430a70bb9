/* The time that a side has left, as digits.
 *
 * CSS nodes: clockface(.running, .low, .over) > image + label.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/clock-face.h"

#include <glib/gi18n-lib.h>

/* In microseconds; less than this is shown with tenths. */
#define TENTHS_US (10 * G_USEC_PER_SEC)

struct _CheckbitClockFace
{
  GtkWidget parent_instance;

  GtkWidget *mark; /* CSS classes of a running clock, and of one short of time */
  GtkWidget *digits;

  CheckbitClock *clock; /* owned */
  ChessColor side;
  guint timeout; /* fires when the digits change; 0 for none */
};

G_DEFINE_FINAL_TYPE (CheckbitClockFace, checkbit_clock_face, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

static gboolean
is_running (CheckbitClockFace *self)
{
  return checkbit_clock_get_running (self->clock)
         && checkbit_clock_get_side (self->clock) == self->side;
}

static void
set_class (CheckbitClockFace *self, const char *name, gboolean wanted)
{
  if (wanted)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static const char *
mark_name (gboolean running, gboolean low)
{
  if (low)
    return "dialog-warning-symbolic";
  return running ? "media-playback-start-symbolic" : "alarm-symbolic";
}

/* The accessible description: the side, its time, and a remark. */
static void
name_face (CheckbitClockFace *self, const char *text, gboolean running, gboolean low)
{
  const char *side = self->side == CHESS_WHITE ? _ ("White’s clock") : _ ("Black’s clock");
  g_autoptr (GString) name = g_string_new (NULL);

  g_string_printf (name, "%s, %s", side, text);
  if (running)
    /* Translators: said of a clock, after its time and a comma */
    g_string_append_printf (name, ", %s", C_ ("clock", "running"));
  if (low)
    g_string_append_printf (name, ", %s", C_ ("clock", "little time left"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str,
                                  -1);
}

/* The microseconds until the digits change. */
static gint64
until_change (CheckbitClockFace *self, gint64 remaining_us)
{
  gint64 step = remaining_us <= TENTHS_US ? G_USEC_PER_SEC / 10 : G_USEC_PER_SEC;

  return checkbit_clock_get_delay_us (self->clock, self->side) + remaining_us % step + 1;
}

static void update (CheckbitClockFace *self);

static gboolean
timeout_cb (gpointer user_data)
{
  CheckbitClockFace *self = user_data;

  self->timeout = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

static void
show_digits (CheckbitClockFace *self, gint64 remaining, gboolean running)
{
  g_autofree char *text = checkbit_clock_format (remaining);
  gboolean low = checkbit_clock_get_low (self->clock, self->side);

  set_class (self, "running", running);
  set_class (self, "low", low);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->mark), mark_name (running, low));
  gtk_widget_set_opacity (self->mark, running || low ? 1 : 0);
  if (g_str_equal (gtk_label_get_label (GTK_LABEL (self->digits)), text))
    return;
  gtk_label_set_label (GTK_LABEL (self->digits), text);
  name_face (self, text, running, low);
}

static void
update (CheckbitClockFace *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  gboolean shown = self->clock != NULL && checkbit_clock_has_control (self->clock, self->side);

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;

  gint64 remaining = checkbit_clock_get_remaining_us (self->clock, self->side);
  gboolean running = is_running (self);
  show_digits (self, remaining, running);
  if (running && gtk_widget_get_mapped (GTK_WIDGET (self)) && remaining > 0)
    self->timeout
        = g_timeout_add ((guint) (until_change (self, remaining) / 1000 + 1), timeout_cb, self);
}

static void
running_changed_cb (CheckbitClockFace *self)
{
  update (self);
  /* The name says whether the clock runs, but not the time. */
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    name_face (self, gtk_label_get_label (GTK_LABEL (self->digits)), is_running (self),
               checkbit_clock_get_low (self->clock, self->side));
}

void
checkbit_clock_face_set_clock (CheckbitClockFace *self, CheckbitClock *clock, ChessColor side)
{
  g_return_if_fail (CHECKBIT_IS_CLOCK_FACE (self));

  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_set_object (&self->clock, clock);
  self->side = side;
  if (clock != NULL)
    {
      g_signal_connect_swapped (clock, "changed", G_CALLBACK (running_changed_cb), self);
      g_signal_connect_swapped (clock, "notify::running", G_CALLBACK (running_changed_cb), self);
    }
  running_changed_cb (self);
}

const char *
checkbit_clock_face_get_text (CheckbitClockFace *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOCK_FACE (self), NULL);
  return gtk_label_get_label (GTK_LABEL (self->digits));
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_clock_face_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_clock_face_parent_class)->map (widget);
  update (CHECKBIT_CLOCK_FACE (widget));
}

static void
checkbit_clock_face_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&CHECKBIT_CLOCK_FACE (widget)->timeout, g_source_remove);
  GTK_WIDGET_CLASS (checkbit_clock_face_parent_class)->unmap (widget);
}

static void
checkbit_clock_face_dispose (GObject *object)
{
  CheckbitClockFace *self = CHECKBIT_CLOCK_FACE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  g_clear_pointer (&self->mark, gtk_widget_unparent);
  g_clear_pointer (&self->digits, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_clock_face_parent_class)->dispose (object);
}

static void
checkbit_clock_face_class_init (CheckbitClockFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_clock_face_dispose;
  widget_class->map = checkbit_clock_face_map;
  widget_class->unmap = checkbit_clock_face_unmap;
  gtk_widget_class_set_css_name (widget_class, "clockface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
checkbit_clock_face_init (CheckbitClockFace *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->mark = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "pixel-size", 12, NULL);
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
  self->digits = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                               "xalign", 1.0, NULL);
  gtk_widget_add_css_class (self->digits, "numeric");
  gtk_widget_set_parent (self->digits, GTK_WIDGET (self));
}
