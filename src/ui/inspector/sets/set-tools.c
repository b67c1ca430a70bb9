/* The buttons that change a set as a whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/set-tools.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"

struct _CheckbitSetTools
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *compass;
  GtkWidget *left;
  GtkWidget *right;
  GtkWidget *distance;
  GtkWidget *turns;

  CheckbitWordForm *form;                    /* owned */
  GtkWidget *buttons[CHECKBIT_N_OPERATIONS]; /* borrowed */
};

static guint apply_signal;

G_DEFINE_FINAL_TYPE (CheckbitSetTools, checkbit_set_tools, GTK_TYPE_WIDGET)

/* The positions of the compass buttons, and their labels. */
static const struct
{
  CheckbitOperation operation;
  const char *label;
  int column, row;
} compass_table[] = {
  { CHECKBIT_OPERATION_NORTH_WEST, "↖", 0, 0 }, { CHECKBIT_OPERATION_NORTH, "↑", 1, 0 },
  { CHECKBIT_OPERATION_NORTH_EAST, "↗", 2, 0 }, { CHECKBIT_OPERATION_WEST, "←", 0, 1 },
  { CHECKBIT_OPERATION_EAST, "→", 2, 1 },       { CHECKBIT_OPERATION_SOUTH_WEST, "↙", 0, 2 },
  { CHECKBIT_OPERATION_SOUTH, "↓", 1, 2 },      { CHECKBIT_OPERATION_SOUTH_EAST, "↘", 2, 2 },
};

/* The buttons with words, which must be short. */
static const struct
{
  CheckbitOperation operation;
  const char *label;
} turn_table[] = {
  { CHECKBIT_OPERATION_COMPLEMENT, N_ ("Complement") },
  { CHECKBIT_OPERATION_FLIP, N_ ("Flip ⇅") },
  { CHECKBIT_OPERATION_MIRROR, N_ ("Mirror ⇄") },
  { CHECKBIT_OPERATION_ROTATE, N_ ("Turn 180°") },
  { CHECKBIT_OPERATION_ROTATE_RIGHT, N_ ("Turn 90° ↻") },
  { CHECKBIT_OPERATION_ROTATE_LEFT, N_ ("Turn 90° ↺") },
  { CHECKBIT_OPERATION_TRANSPOSE, N_ ("Transpose a1–h8") },
  { CHECKBIT_OPERATION_TRANSPOSE_ANTI, N_ ("Transpose a8–h1") },
};

static guint
get_distance (CheckbitSetTools *self)
{
  return (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->distance));
}

static void
emit_apply (CheckbitSetTools *self, CheckbitOperation operation)
{
  g_signal_emit (self, apply_signal, 0, (guint) operation, get_distance (self));
}

static void
clicked_cb (CheckbitSetTools *self, GtkWidget *button)
{
  for (guint i = 0; i < CHECKBIT_N_OPERATIONS; i++)
    if (self->buttons[i] == button)
      emit_apply (self, (CheckbitOperation) i);
}

static void
left_cb (CheckbitSetTools *self)
{
  emit_apply (self, CHECKBIT_OPERATION_SHIFT_LEFT);
}

static void
right_cb (CheckbitSetTools *self)
{
  emit_apply (self, CHECKBIT_OPERATION_SHIFT_RIGHT);
}

/* A button's name says what it does; its tooltip adds the code. */
static void
update_text (CheckbitSetTools *self, CheckbitOperation operation)
{
  CheckbitSetStep step
      = { operation, checkbit_word_form_get_layout (self->form), get_distance (self) };
  const char *title = checkbit_operation_get_title (operation);
  g_autofree char *code = checkbit_set_step_write_code (&step);
  g_autofree char *text = code != NULL ? g_strconcat (title, ": ", code, NULL) : g_strdup (title);

  gtk_widget_set_tooltip_text (self->buttons[operation], text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[operation]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  checkbit_accessible_describe (self->buttons[operation], code != NULL ? code : "");
}

static void
update_texts (CheckbitSetTools *self)
{
  if (self->form == NULL)
    return;
  for (guint i = 0; i < CHECKBIT_N_OPERATIONS; i++)
    update_text (self, (CheckbitOperation) i);
}

static void
checkbit_set_tools_dispose (GObject *object)
{
  CheckbitSetTools *self = CHECKBIT_SET_TOOLS (object);
  GtkWidget *child;

  if (self->form != NULL)
    g_signal_handlers_disconnect_by_data (self->form, self);
  g_clear_object (&self->form);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_SET_TOOLS);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_set_tools_parent_class)->dispose (object);
}

static void
checkbit_set_tools_class_init (CheckbitSetToolsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_set_tools_dispose;
  apply_signal = g_signal_new ("apply", CHECKBIT_TYPE_SET_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/set-tools.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetTools, compass);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetTools, left);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetTools, right);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetTools, distance);
  gtk_widget_class_bind_template_child (widget_class, CheckbitSetTools, turns);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, right_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_texts);
  gtk_widget_class_set_css_name (widget_class, "set-tools");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_button (CheckbitSetTools *self, CheckbitOperation operation, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  self->buttons[operation] = button;
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static void
checkbit_set_tools_init (CheckbitSetTools *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (compass_table); i++)
    gtk_grid_attach (GTK_GRID (self->compass),
                     add_button (self, compass_table[i].operation, compass_table[i].label),
                     compass_table[i].column, compass_table[i].row, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (turn_table); i++)
    {
      GtkWidget *child = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "accessible-role",
                                       GTK_ACCESSIBLE_ROLE_GROUP, "focusable", FALSE, NULL);

      gtk_flow_box_child_set_child (
          GTK_FLOW_BOX_CHILD (child),
          add_button (self, turn_table[i].operation, _ (turn_table[i].label)));
      gtk_flow_box_insert (GTK_FLOW_BOX (self->turns), child, -1);
    }
  self->buttons[CHECKBIT_OPERATION_SHIFT_LEFT] = self->left;
  self->buttons[CHECKBIT_OPERATION_SHIFT_RIGHT] = self->right;
}

GtkWidget *
checkbit_set_tools_new (CheckbitWordForm *form)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  CheckbitSetTools *self = g_object_new (CHECKBIT_TYPE_SET_TOOLS, NULL);
  self->form = g_object_ref (form);
  g_signal_connect_swapped (form, "notify::layout", G_CALLBACK (update_texts), self);
  update_texts (self);
  return GTK_WIDGET (self);
}
