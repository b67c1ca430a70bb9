/* A row in which one of several pictures is chosen.
 *
 * To screen readers the pictures are radio buttons: there is one Tab stop, and the arrow keys
 * choose.
 *
 * CSS nodes: row.pictures > … > flowbox > flowboxchild… (:selected: the one that is chosen)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/picture-row.h"

#define SPACING 6
#define NAME_CHARS 10 /* a long name may take two lines, but not more width than its picture */

struct _CheckbitPictureRow
{
  AdwPreferencesRow parent_instance;

  GtkLabel *title;
  GtkFlowBox *pictures;
  guint selected;
};

G_DEFINE_FINAL_TYPE (CheckbitPictureRow, checkbit_picture_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  PROP_SELECTED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
tell_state (CheckbitPictureRow *self, guint index, gboolean checked)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->pictures, (int) index);

  if (child != NULL)
    gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_CHECKED, checked, -1);
}

/* Follows the box, whether the person or the program has changed the selection. */
static void
selected_children_changed_cb (CheckbitPictureRow *self)
{
  GList *children = gtk_flow_box_get_selected_children (self->pictures);
  guint chosen
      = children != NULL ? (guint) gtk_flow_box_child_get_index (children->data) : self->selected;

  g_list_free (children);
  if (chosen == self->selected)
    return;
  tell_state (self, self->selected, FALSE);
  self->selected = chosen;
  tell_state (self, chosen, TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SELECTED]);
}

static void
select_picture (CheckbitPictureRow *self, guint index)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->pictures, (int) index);

  if (child != NULL)
    gtk_flow_box_select_child (self->pictures, child);
}

/* --- Focus ---------------------------------------------------------------------------------- */

/* Focusing the picture directly would not set the box's cursor, where the arrow keys start. */
static gboolean
checkbit_picture_row_grab_focus (GtkWidget *widget)
{
  CheckbitPictureRow *self = CHECKBIT_PICTURE_ROW (widget);
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->pictures, (int) self->selected);

  return child != NULL && gtk_widget_child_focus (GTK_WIDGET (child), GTK_DIR_TAB_FORWARD);
}

/* Tab goes to the chosen picture and then leaves the box, which would otherwise stop at each. */
static gboolean
checkbit_picture_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (checkbit_picture_row_parent_class)->focus (widget, direction);
  return gtk_widget_get_focus_child (widget) == NULL && gtk_widget_grab_focus (widget);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_picture_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    g_value_set_uint (value, CHECKBIT_PICTURE_ROW (object)->selected);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_picture_row_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    select_picture (CHECKBIT_PICTURE_ROW (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_picture_row_class_init (CheckbitPictureRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_picture_row_get_property;
  object_class->set_property = checkbit_picture_row_set_property;
  GTK_WIDGET_CLASS (klass)->grab_focus = checkbit_picture_row_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = checkbit_picture_row_focus;
  properties[PROP_SELECTED]
      = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, 0,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_picture_row_init (CheckbitPictureRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *title = gtk_label_new (NULL);
  GtkWidget *pictures = g_object_new (
      GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, "selection-mode",
      GTK_SELECTION_BROWSE, "homogeneous", TRUE, "column-spacing", SPACING, "row-spacing", SPACING,
      "min-children-per-line", 2, "max-children-per-line", 5, NULL);

  self->title = GTK_LABEL (title);
  self->pictures = GTK_FLOW_BOX (pictures);
  gtk_widget_add_css_class (GTK_WIDGET (self), "pictures");
  gtk_widget_set_halign (title, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), pictures);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (pictures, "selected-children-changed",
                           G_CALLBACK (selected_children_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
checkbit_picture_row_new (const char *title)
{
  g_return_val_if_fail (title != NULL, NULL);

  CheckbitPictureRow *self = g_object_new (CHECKBIT_TYPE_PICTURE_ROW, "title", title, NULL);
  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pictures), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  return GTK_WIDGET (self);
}

static GtkWidget *
name_new (const char *name)
{
  return g_object_new (GTK_TYPE_LABEL, "label", name, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER,
                       "max-width-chars", NAME_CHARS, "valign", GTK_ALIGN_START, NULL);
}

void
checkbit_picture_row_append (CheckbitPictureRow *self, GtkWidget *picture, const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *child;

  g_return_if_fail (CHECKBIT_IS_PICTURE_ROW (self));
  g_return_if_fail (GTK_IS_WIDGET (picture));
  g_return_if_fail (name != NULL);

  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name_new (name));
  child = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO,
                        "name", name, "child", box, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_CHECKED, FALSE, -1);
  gtk_flow_box_insert (self->pictures, child, -1);
  if (gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child)) == (int) self->selected)
    {
      select_picture (self, self->selected);
      tell_state (self, self->selected, TRUE);
    }
}

void
checkbit_picture_row_append_text (CheckbitPictureRow *self,
                                  const char *text,
                                  const char *name,
                                  const char *spoken)
{
  GtkWidget *face = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "justify",
                                  GTK_JUSTIFY_CENTER, "max-width-chars", NAME_CHARS, NULL);
  GtkFlowBoxChild *child;

  g_return_if_fail (CHECKBIT_IS_PICTURE_ROW (self));
  g_return_if_fail (spoken != NULL);

  /* "40/90+30, 30+30" must not be reordered in a right-to-left text. */
  if (g_ascii_isdigit (*text))
    gtk_widget_set_direction (face, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (face, "face");
  checkbit_picture_row_append (self, face, name);
  child = GTK_FLOW_BOX_CHILD (gtk_widget_get_last_child (GTK_WIDGET (self->pictures)));
  gtk_widget_add_css_class (GTK_WIDGET (child), "text");
  gtk_widget_set_valign (gtk_flow_box_child_get_child (child), GTK_ALIGN_CENTER);
  gtk_widget_set_name (GTK_WIDGET (child), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

void
checkbit_picture_row_set_per_line (CheckbitPictureRow *self, guint most)
{
  g_return_if_fail (CHECKBIT_IS_PICTURE_ROW (self));

  gtk_flow_box_set_max_children_per_line (self->pictures, most);
}

const char *
checkbit_picture_row_get_name (CheckbitPictureRow *self, guint index)
{
  GtkFlowBoxChild *child;

  g_return_val_if_fail (CHECKBIT_IS_PICTURE_ROW (self), NULL);

  child = gtk_flow_box_get_child_at_index (self->pictures, (int) index);
  return child != NULL ? gtk_widget_get_name (GTK_WIDGET (child)) : NULL;
}
