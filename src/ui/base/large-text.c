/* Adjustments for enlarged texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/large-text.h"

#include <adwaita.h>

#include "ui/base/row-layout.h"

static double
get_scale (GtkSettings *settings)
{
  int dpi = -1;

  /* In 1024 parts of a dot per inch, 96 for a scale of 1. */
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / 1024. / 96 : 1;
}

double
checkbit_large_text_get_scale (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  return get_scale (gtk_widget_get_settings (widget));
}

/* From this scale on, a phone's width has no room for three words side by side, and for two only
 * with less padding. */
#define LARGE_SCALE 1.75

gboolean
checkbit_large_text_is_large (GtkWidget *widget)
{
  return checkbit_large_text_get_scale (widget) > LARGE_SCALE;
}

/* Style sheets, and the scale above which each is needed. Words of German or Russian need less
 * around them on a phone before those of English do. */
static const struct
{
  const char *resource;
  double scale;
} sheets[] = {
  { "/io/github/checkbit/Checkbit/large-text.css", LARGE_SCALE },
  { "/io/github/checkbit/Checkbit/phone-text.css", CHECKBIT_LARGE_TEXT_PHONE },
};

typedef struct
{
  GtkStyleProvider *style; /* owned */
  double scale;
} Sheet;

static void
sheet_free (gpointer data, GClosure *closure)
{
  Sheet *sheet = data;

  g_object_unref (sheet->style);
  g_free (sheet);
}

/* Adds a style sheet for enlarged texts, or removes it. */
static void
update_style (GtkSettings *settings, GParamSpec *pspec, const Sheet *sheet)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (get_scale (settings) > sheet->scale)
    gtk_style_context_add_provider_for_display (display, sheet->style,
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    gtk_style_context_remove_provider_for_display (display, sheet->style);
}

void
checkbit_large_text_install_style (void)
{
  GtkSettings *settings = gtk_settings_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      GtkCssProvider *style = gtk_css_provider_new ();
      Sheet *sheet = g_new (Sheet, 1);

      gtk_css_provider_load_from_resource (style, sheets[i].resource);
      *sheet = (Sheet){ GTK_STYLE_PROVIDER (style), sheets[i].scale };
      g_signal_connect_data (settings, "notify::gtk-xft-dpi", G_CALLBACK (update_style), sheet,
                             sheet_free, 0);
      update_style (settings, NULL, sheet);
    }
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

void
checkbit_large_text_wrap_check (GtkCheckButton *button)
{
  GtkWidget *label;

  g_return_if_fail (GTK_IS_CHECK_BUTTON (button));

  /* The label is behind the check mark. */
  label = gtk_widget_get_last_child (GTK_WIDGET (button));
  g_return_if_fail (GTK_IS_LABEL (label));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
}

/* After the factory's own setup, which puts a label and a check mark in a box. */
static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer of_row)
{
  GtkWidget *box = gtk_list_item_get_child (item);

  for (GtkWidget *child = box != NULL ? gtk_widget_get_first_child (box) : NULL; child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      {
        gtk_label_set_ellipsize (GTK_LABEL (child), PANGO_ELLIPSIZE_NONE);
        gtk_label_set_wrap (GTK_LABEL (child), TRUE);
        /* Otherwise a longer choice would wrap in the row as well. */
        if (GPOINTER_TO_INT (of_row))
          gtk_label_set_max_width_chars (GTK_LABEL (child), -1);
      }
}

/* Puts the choice below the title if there is no room for both. Beside it, a long choice would wrap
 * but get only one line: the row's GtkListView claims that its height does not depend on its
 * width. */
static void
set_layout (AdwComboRow *row)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (row));
  guint spacing;

  g_return_if_fail (GTK_IS_BOX (box));
  spacing = (guint) gtk_box_get_spacing (GTK_BOX (box));
  gtk_widget_set_layout_manager (box, checkbit_row_layout_new (spacing));
}

void
checkbit_large_text_wrap_choices (GtkWidget *list)
{
  g_autoptr (GtkListItemFactory) factory = NULL;
  g_autoptr (GListModel) model = NULL;

  g_return_if_fail (GTK_IS_WIDGET (list));

  if (ADW_IS_COMBO_ROW (list))
    set_layout (ADW_COMBO_ROW (list));

  g_object_get (list, "factory", &factory, "model", &model, NULL);
  if (!GTK_IS_SIGNAL_LIST_ITEM_FACTORY (factory))
    return;
  g_signal_connect_after (factory, "setup", G_CALLBACK (setup_cb),
                          GINT_TO_POINTER (ADW_IS_COMBO_ROW (list)));
  /* Rebuilds the existing rows. */
  g_object_set (list, "model", NULL, NULL);
  g_object_set (list, "model", model, NULL);
}

void
checkbit_large_text_fit_switcher (GtkWidget *switcher)
{
  GtkLayoutManager *layout;

  g_return_if_fail (GTK_IS_STACK_SWITCHER (switcher));

  layout = gtk_widget_get_layout_manager (switcher);
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), FALSE);
  for (GtkWidget *button = gtk_widget_get_first_child (switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_hexpand (button, TRUE);
}
