/* The line under the board: the status at rest, a passing message above it.
 *
 * CSS nodes: statusline > stack > label.status, fitting-label.status × 2, label.message.
 * Accessibility: the line is a status; the message is an alert, which screen readers speak at once;
 * the place is named in full.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/status-line.h"

#include "game/text/shown-text.h"
#include "ui/base/accessible.h"
#include "ui/base/fitting-label.h"
#include "ui/base/tooltip.h"

#define MESSAGE_SECONDS 6
#define LINES 2

struct _CheckbitStatusLine
{
  GtkWidget parent_instance;

  GtkWidget *stack;
  GtkWidget *status;
  GtkWidget *short_status; /* in one line, where there is a shorter form */
  GtkWidget *place;
  GtkWidget *message;

  char *text;    /* the status; owned. Where it is empty the place is shown */
  char *shorter; /* its form for one line; owned; NULL for none */
  gboolean told; /* the status is shown elsewhere */

  guint timeout;
};

enum
{
  PROP_0,
  PROP_STATUS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitStatusLine, checkbit_status_line, GTK_TYPE_WIDGET)

/* What is in sight at rest. */
static GtkWidget *
get_rest (CheckbitStatusLine *self)
{
  if (*self->text == '\0' || self->told)
    return self->place;
  return self->shorter != NULL ? self->short_status : self->status;
}

static gboolean
timeout_cb (gpointer user_data)
{
  CheckbitStatusLine *self = user_data;

  self->timeout = 0;
  gtk_stack_set_visible_child (GTK_STACK (self->stack), get_rest (self));
  return G_SOURCE_REMOVE;
}

/* A label that never makes the line taller or wider: a tooltip shows what does not fit. */
static GtkWidget *
create_label (GtkAccessibleRole role, const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "xalign", 0.0, "wrap", TRUE,
                       "lines", LINES, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 6,
                       "css-classes", (const char *[]){ css_class, NULL }, NULL);
}

static GtkWidget *
create_fitting (GtkAccessibleRole role, int lines)
{
  GtkWidget *label = g_object_new (CHECKBIT_TYPE_FITTING_LABEL, "accessible-role", role,
                                   "css-classes", (const char *[]){ "status", NULL }, NULL);

  checkbit_fitting_label_set_lines (CHECKBIT_FITTING_LABEL (label), lines);
  return label;
}

/* What is read where there is room for all of it. */
static void
set_whole (GtkWidget *label, const char *text)
{
  checkbit_tooltip_set (label, *text == '\0' ? NULL : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
set_text (GtkWidget *label, const char *text)
{
  g_autofree char *shown = checkbit_shown_line (text, CHECKBIT_SHOWN_SENTENCE);

  gtk_label_set_text (GTK_LABEL (label), shown);
  set_whole (label, text);
}

static void
set_fitting (GtkWidget *label, const char *const *texts)
{
  g_autoptr (GStrvBuilder) shown = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *line = checkbit_shown_line (texts[i], CHECKBIT_SHOWN_SENTENCE);
      g_strv_builder_add (shown, line);
    }
  all = g_strv_builder_end (shown);
  checkbit_fitting_label_set_texts (CHECKBIT_FITTING_LABEL (label), (const char *const *) all);
  set_whole (label, texts[0]);
}

/* A message stays in sight. */
static void
show_rest (CheckbitStatusLine *self)
{
  const char *const none[] = { "", NULL }, *const both[] = { self->text, self->shorter, NULL };
  GtkWidget *rest = get_rest (self);

  set_text (self->status, rest == self->status ? self->text : "");
  set_fitting (self->short_status, rest == self->short_status ? both : none);
  if (self->timeout == 0)
    gtk_stack_set_visible_child (GTK_STACK (self->stack), rest);
}

void
checkbit_status_line_set_told (CheckbitStatusLine *self, gboolean told)
{
  g_return_if_fail (CHECKBIT_IS_STATUS_LINE (self));

  if (self->told == !!told)
    return;
  self->told = !!told;
  show_rest (self);
}

void
checkbit_status_line_set_status (CheckbitStatusLine *self, const char *status)
{
  g_return_if_fail (CHECKBIT_IS_STATUS_LINE (self));

  g_free (self->text);
  self->text = g_strdup (status != NULL ? status : "");
  show_rest (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATUS]);
}

void
checkbit_status_line_set_shorter (CheckbitStatusLine *self, const char *shorter)
{
  g_return_if_fail (CHECKBIT_IS_STATUS_LINE (self));

  g_free (self->shorter);
  self->shorter = g_strdup (shorter);
  show_rest (self);
}

void
checkbit_status_line_set_places (CheckbitStatusLine *self, const char *const *places)
{
  g_return_if_fail (CHECKBIT_IS_STATUS_LINE (self));
  g_return_if_fail (places != NULL && places[0] != NULL);

  set_fitting (self->place, places);
}

const char *
checkbit_status_line_get_status (CheckbitStatusLine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_STATUS_LINE (self), NULL);

  return self->text;
}

void
checkbit_status_line_show_message (CheckbitStatusLine *self, const char *message)
{
  checkbit_status_line_show_spoken (self, message, message);
}

void
checkbit_status_line_show_spoken (CheckbitStatusLine *self, const char *message, const char *spoken)
{
  g_return_if_fail (CHECKBIT_IS_STATUS_LINE (self));
  g_return_if_fail (message != NULL);
  g_return_if_fail (spoken != NULL);

  set_text (self->message, message);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->message), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->message);
  checkbit_accessible_announce (GTK_WIDGET (self), spoken);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add_seconds (MESSAGE_SECONDS, timeout_cb, self);
}

void
checkbit_status_line_clear_message (CheckbitStatusLine *self)
{
  g_return_if_fail (CHECKBIT_IS_STATUS_LINE (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  show_rest (self);
}

const char *
checkbit_status_line_get_message (CheckbitStatusLine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_STATUS_LINE (self), NULL);

  return self->timeout == 0 ? NULL : gtk_label_get_text (GTK_LABEL (self->message));
}

/* Always one line high: a message must not move the board. A second line overlaps what is above. */
static void
checkbit_status_line_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  CheckbitStatusLine *self = CHECKBIT_STATUS_LINE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->stack, orientation, -1, minimum, natural, NULL, NULL);
      return;
    }
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->status, "X");
  pango_layout_get_pixel_size (layout, NULL, natural);
  *minimum = *natural;
}

static void
checkbit_status_line_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *stack = CHECKBIT_STATUS_LINE (widget)->stack;
  GtkAllocation place = { 0, 0, width, height };
  int least = 0;

  gtk_widget_measure (stack, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  place.height = MAX (least, height);
  place.y = height - place.height;
  gtk_widget_size_allocate (stack, &place, -1);
}

static GtkSizeRequestMode
checkbit_status_line_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
checkbit_status_line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, checkbit_status_line_get_status (CHECKBIT_STATUS_LINE (object)));
}

static void
checkbit_status_line_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  checkbit_status_line_set_status (CHECKBIT_STATUS_LINE (object), g_value_get_string (value));
}

static void
checkbit_status_line_dispose (GObject *object)
{
  CheckbitStatusLine *self = CHECKBIT_STATUS_LINE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_status_line_parent_class)->dispose (object);
}

static void
checkbit_status_line_finalize (GObject *object)
{
  CheckbitStatusLine *self = CHECKBIT_STATUS_LINE (object);

  g_free (self->text);
  g_free (self->shorter);
  G_OBJECT_CLASS (checkbit_status_line_parent_class)->finalize (object);
}

static void
checkbit_status_line_class_init (CheckbitStatusLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_status_line_get_property;
  object_class->set_property = checkbit_status_line_set_property;
  object_class->dispose = checkbit_status_line_dispose;
  object_class->finalize = checkbit_status_line_finalize;
  properties[PROP_STATUS]
      = g_param_spec_string ("status", NULL, NULL, "",
                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->measure = checkbit_status_line_measure;
  widget_class->size_allocate = checkbit_status_line_size_allocate;
  widget_class->get_request_mode = checkbit_status_line_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "statusline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_status_line_init (CheckbitStatusLine *self)
{
  self->text = g_strdup ("");
  self->stack
      = g_object_new (GTK_TYPE_STACK, "transition-type", GTK_STACK_TRANSITION_TYPE_CROSSFADE,
                      "transition-duration", 200, "vhomogeneous", FALSE, NULL);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  self->status = create_label (GTK_ACCESSIBLE_ROLE_STATUS, "status");
  gtk_stack_add_child (GTK_STACK (self->stack), self->status);
  self->short_status = create_fitting (GTK_ACCESSIBLE_ROLE_STATUS, 1);
  gtk_stack_add_child (GTK_STACK (self->stack), self->short_status);
  self->place = create_fitting (GTK_ACCESSIBLE_ROLE_GROUP, LINES);
  gtk_stack_add_child (GTK_STACK (self->stack), self->place);
  self->message = create_label (GTK_ACCESSIBLE_ROLE_ALERT, "message");
  gtk_stack_add_child (GTK_STACK (self->stack), self->message);
  set_fitting (self->place, (const char *const[]){ "", NULL });
  show_rest (self);
}
