/* The choice of the color in which the board shows a watch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/watch-color.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "ui/board/layer-style.h"
#include "ui/inspector/layer-swatch.h"

/* The styles for watches: each with a different color and pattern. */
#define N_CHOICES 8
#define COLUMNS 4

struct _CheckbitWatchColor
{
  GtkWidget parent_instance;

  GtkWidget *button;
  GtkWidget *swatch;
  GtkWidget *automatic; /* contains the swatch */
  GtkWidget *stack;
  GtkWidget *choices[N_CHOICES]; /* of the popover; NULL until it is built */
  CheckbitSet *set; /* owned; NULL until set */
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (CheckbitWatchColor, checkbit_watch_color, GTK_TYPE_WIDGET)

static void
update (CheckbitWatchColor *self)
{
  guint style = checkbit_set_get_style (self->set);

  if (style != CHECKBIT_SET_NO_STYLE)
    checkbit_layer_swatch_set_style (CHECKBIT_LAYER_SWATCH (self->swatch), style);
  gtk_stack_set_visible_child (GTK_STACK (self->stack),
                               style != CHECKBIT_SET_NO_STYLE ? self->swatch : self->automatic);
}

/* --- The popover ------------------------------------------------------------------------------ */

static void
choice_clicked_cb (CheckbitWatchColor *self, GtkWidget *choice)
{
  guint style = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "style"));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit (self, chosen_signal, 0, style);
}

static void
name_choice (GtkWidget *choice, const char *name)
{
  gtk_widget_set_tooltip_text (choice, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* A color has another look, and may have another name, on a dark theme. */
static void
name_choices (CheckbitWatchColor *self)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  for (guint i = 0; i < N_CHOICES && self->choices[i] != NULL; i++)
    {
      g_autofree char *name
          /* Translators: a color, then a pattern: "blue, stripes" */
          = g_strdup_printf (_ ("%s, %s"), checkbit_layer_style_get_color_name (i, dark),
                             checkbit_layer_style_get_name (i));

      name_choice (self->choices[i], name);
    }
}

static GtkWidget *
choice_new (CheckbitWatchColor *self, guint style, GtkWidget *child)
{
  GtkWidget *choice = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (choice), child);
  gtk_widget_add_css_class (choice, "flat");
  g_object_set_data (G_OBJECT (choice), "style", GUINT_TO_POINTER (style));
  g_signal_connect_object (choice, "clicked", G_CALLBACK (choice_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return choice;
}

static GtkWidget *
grid_new (CheckbitWatchColor *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *automatic
      = choice_new (self, CHECKBIT_SET_NO_STYLE, gtk_label_new (C_ ("color", "Automatic")));

  name_choice (automatic, _ ("Automatic color"));
  for (guint i = 0; i < N_CHOICES; i++)
    {
      self->choices[i] = choice_new (self, i, checkbit_layer_swatch_new (i));
      gtk_grid_attach (GTK_GRID (grid), self->choices[i], (int) i % COLUMNS, (int) i / COLUMNS, 1,
                       1);
    }
  name_choices (self);
  gtk_grid_attach (GTK_GRID (grid), automatic, 0, N_CHOICES / COLUMNS, COLUMNS, 1);
  return grid;
}

static void
create_popover_cb (GtkMenuButton *button, gpointer user_data)
{
  CheckbitWatchColor *self = user_data;
  GtkWidget *popover;

  if (self->choices[0] != NULL)
    return;

  popover = gtk_popover_new ();
  gtk_widget_add_css_class (popover, "layer");
  gtk_popover_set_child (GTK_POPOVER (popover), grid_new (self));
  gtk_menu_button_set_popover (button, popover);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_watch_color_dispose (GObject *object)
{
  CheckbitWatchColor *self = CHECKBIT_WATCH_COLOR (object);

  if (self->set != NULL)
    g_signal_handlers_disconnect_by_data (self->set, self);
  g_clear_object (&self->set);
  memset (self->choices, 0, sizeof self->choices);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_watch_color_parent_class)->dispose (object);
}

static void
checkbit_watch_color_class_init (CheckbitWatchColorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_watch_color_dispose;
  chosen_signal = g_signal_new ("chosen", CHECKBIT_TYPE_WATCH_COLOR, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "watch-color");
}

static void
checkbit_watch_color_init (CheckbitWatchColor *self)
{
  self->stack = gtk_stack_new ();
  self->swatch = checkbit_layer_swatch_new (0);
  self->automatic = gtk_image_new_from_icon_name ("checkbit-automatic-symbolic");
  gtk_stack_add_child (GTK_STACK (self->stack), self->automatic);
  gtk_stack_add_child (GTK_STACK (self->stack), self->swatch);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->stack);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), create_popover_cb, self,
                                         NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (self->button, _ ("Color on the Board"));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (name_choices), self, G_CONNECT_SWAPPED);
}

void
checkbit_watch_color_set_set (CheckbitWatchColor *self, CheckbitSet *set)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_COLOR (self));
  g_return_if_fail (CHECKBIT_IS_SET (set));
  g_return_if_fail (self->set == NULL);

  self->set = g_object_ref (set);
  g_signal_connect_swapped (set, "notify::style", G_CALLBACK (update), self);
  update (self);
}

void
checkbit_watch_color_set_name (CheckbitWatchColor *self, const char *name)
{
  g_return_if_fail (CHECKBIT_IS_WATCH_COLOR (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (self->button)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
