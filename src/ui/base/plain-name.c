/* Removes the raw label from a button's name; the visible label stays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/plain-name.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"

/* The name of an icon button of libadwaita, which may have a tooltip; NULL for any other button. */
static const char *
name_picture (GtkWidget *widget)
{
  const char *icon = GTK_IS_BUTTON (widget) ? gtk_button_get_icon_name (GTK_BUTTON (widget)) : NULL;
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (g_strcmp0 (icon, "window-close-symbolic") == 0)
    return tooltip != NULL ? tooltip : C_ ("dialog", "Close");
  if (g_strcmp0 (icon, "edit-find-symbolic") == 0)
    return tooltip != NULL ? tooltip : C_ ("what a button opens", "Search");
  return NULL;
}

/* Otherwise GTK would add the picture's name, which is its class: "GtkImage Search". */
static void
name_alone (GtkWidget *button, const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
checkbit_plain_name_buttons (GtkWidget *root)
{
  const char *name = name_picture (root);

  if (name != NULL)
    name_alone (root, name);
  if (checkbit_accessible_is_named_as_written (root))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    checkbit_plain_name_buttons (child);
}

/* The text of a drop-down's choice; NULL if nothing is chosen or it has no text. (transfer full) */
static char *
dup_chosen (GtkDropDown *drop_down)
{
  GtkExpression *expression = gtk_drop_down_get_expression (drop_down);
  gpointer item = gtk_drop_down_get_selected_item (drop_down);
  g_auto (GValue) value = G_VALUE_INIT;

  if (item != NULL && expression != NULL && gtk_expression_evaluate (expression, item, &value)
      && G_VALUE_HOLDS_STRING (&value))
    return g_value_dup_string (&value);
  return GTK_IS_STRING_OBJECT (item) ? g_strdup (gtk_string_object_get_string (item)) : NULL;
}

static void
describe (GtkWidget *widget, const char *text)
{
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
chosen_cb (GtkDropDown *drop_down)
{
  g_autofree char *chosen = dup_chosen (drop_down);
  GtkWidget *inner = gtk_widget_get_first_child (GTK_WIDGET (drop_down));

  describe (GTK_WIDGET (drop_down), chosen);
  if (inner != NULL)
    describe (inner, chosen);
}

void
checkbit_plain_name_inner (GtkWidget *outer)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (outer) || GTK_IS_MENU_BUTTON (outer));

  checkbit_accessible_refer (gtk_widget_get_first_child (outer),
                             GTK_ACCESSIBLE_RELATION_LABELLED_BY, outer);
  if (GTK_IS_DROP_DOWN (outer))
    {
      g_signal_connect (outer, "notify::selected-item", G_CALLBACK (chosen_cb), NULL);
      chosen_cb (GTK_DROP_DOWN (outer));
    }
}

static void
children_changed_cb (GListModel *children, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) child = g_list_model_get_item (children, i);
      checkbit_plain_name_buttons (child);
    }
}

void
checkbit_plain_name_new_children (GtkWidget *parent)
{
  GListModel *children = gtk_widget_observe_children (parent);

  g_signal_connect (children, "items-changed", G_CALLBACK (children_changed_cb), NULL);
  /* The widget does not hold a reference to the model, so keeps it alive here. */
  g_object_set_data_full (G_OBJECT (parent), "checkbit-children", children, g_object_unref);
}
