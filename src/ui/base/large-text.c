/* What larger texts need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/large-text.h"

double
checkbit_large_text_get_scale (GtkWidget *widget)
{
  int dpi = -1;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  /* In 1024 parts of a dot per inch, 96 for a scale of 1. */
  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / 1024. / 96 : 1;
}

void
checkbit_large_text_wrap_button (GtkButton *button)
{
  GtkWidget *label;

  g_return_if_fail (GTK_IS_BUTTON (button));

  label = gtk_button_get_child (button);
  g_return_if_fail (GTK_IS_LABEL (label));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

void
checkbit_large_text_wrap_buttons (GtkWidget *row)
{
  g_return_if_fail (GTK_IS_WIDGET (row));

  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      checkbit_large_text_wrap_button (GTK_BUTTON (child));
}

/* After the list's own, which puts a label and a mark in a box. */
static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);

  for (GtkWidget *child = box != NULL ? gtk_widget_get_first_child (box) : NULL; child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      {
        gtk_label_set_ellipsize (GTK_LABEL (child), PANGO_ELLIPSIZE_NONE);
        gtk_label_set_wrap (GTK_LABEL (child), TRUE);
      }
}

void
checkbit_large_text_wrap_choices (GtkWidget *list)
{
  g_autoptr (GtkListItemFactory) factory = NULL;
  g_autoptr (GListModel) model = NULL;

  g_return_if_fail (GTK_IS_WIDGET (list));

  g_object_get (list, "factory", &factory, "model", &model, NULL);
  if (!GTK_IS_SIGNAL_LIST_ITEM_FACTORY (factory))
    return;
  g_signal_connect_after (factory, "setup", G_CALLBACK (setup_cb), NULL);
  /* Those that are there are made again. */
  g_object_set (list, "model", NULL, NULL);
  g_object_set (list, "model", model, NULL);
}
