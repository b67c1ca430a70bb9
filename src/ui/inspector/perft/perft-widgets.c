/* Small widgets shared by the views of the page Perft.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-widgets.h"

#include <adwaita.h>

#include "ui/base/plain-name.h"

#define MAX_WIDTH 720

GtkWidget *
checkbit_perft_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 12, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
checkbit_perft_spin_new (const char *name, double min, double max, double step, double value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, step);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 5);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return spin;
}

GtkWidget *
checkbit_perft_button_new (const char *label, GCallback clicked, gpointer user_data)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect_swapped (button, "clicked", clicked, user_data);
  return button;
}

GtkWidget *
checkbit_perft_named_new (const char *label, GtkWidget *widget)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = checkbit_perft_label_new (label, NULL);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_width_chars (GTK_LABEL (name), 6);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), widget);
  return box;
}

GtkWidget *
checkbit_perft_scroller_new (GtkWidget **box)
{
  GtkWidget *scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", MAX_WIDTH,
                                   "tightening-threshold", MAX_WIDTH, NULL);
  GtkWidget *viewport
      = g_object_new (GTK_TYPE_VIEWPORT, "scroll-to-focus", TRUE, "child", clamp, NULL);

  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (*box, "sections");
  adw_clamp_set_child (ADW_CLAMP (clamp), *box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), viewport);
  return scroller;
}

GtkWidget *
checkbit_perft_drop_down_new (const char *name, const char *const *titles)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (titles);

  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  checkbit_plain_name_inner (drop_down);
  return drop_down;
}

void
checkbit_perft_label_show (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

void
checkbit_perft_unparent_all (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}
