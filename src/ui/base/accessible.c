/* Relations between widgets, given to GTK in the form that the GTK at hand reads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/accessible.h"

/* GTK up to 4.16 reads a single widget for an error message, newer ones a list, and as variable
 * arguments the one is a crash where the other is meant. So GTK is asked for the type of the value. */
void
checkbit_accessible_refer (GtkWidget *widget, GtkAccessibleRelation relation, GtkWidget *target)
{
  GValue value = G_VALUE_INIT;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WIDGET (target));

  gtk_accessible_relation_init_value (relation, &value);
  if (G_VALUE_HOLDS_POINTER (&value))
    g_value_set_pointer (&value, g_list_prepend (NULL, target)); /* GTK takes the list over */
  else if (G_VALUE_HOLDS_OBJECT (&value))
    g_value_set_object (&value, target);
  else
    g_return_if_reached ();
  gtk_accessible_update_relation_value (GTK_ACCESSIBLE (widget), 1, &relation, &value);
  g_value_unset (&value);
}

void
checkbit_accessible_set_error (GtkWidget *entry, GtkWidget *label, const char *sentence)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (entry);

  g_return_if_fail (GTK_IS_WIDGET (entry));

  if (sentence == NULL)
    {
      gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_INVALID);
      gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
      return;
    }

  gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_INVALID,
                               GTK_ACCESSIBLE_INVALID_TRUE, -1);
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  checkbit_accessible_refer (entry, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label);
}
