/* A card over the side of the game that says something a person should answer or know, with buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/match-banner.h"

#include "game/text/shown-text.h"
#include "ui/base/large-text.h"
#include "ui/base/measure.h"
#include "ui/base/plain-name.h"

struct _CheckbitMatchBanner
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *grid;
  GtkLabel *text;
  GtkGrid *buttons;

  gboolean shown;
  gboolean closed; /* by a person, who has read this text */
};

G_DEFINE_FINAL_TYPE (CheckbitMatchBanner, checkbit_match_banner, GTK_TYPE_WIDGET)

static void
remove_buttons (CheckbitMatchBanner *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) != NULL)
    gtk_grid_remove (self->buttons, child);
}

static void
add_buttons (CheckbitMatchBanner *self, const CheckbitBannerButton *buttons, guint n_buttons)
{
  for (guint i = 0; i < MIN (n_buttons, CHECKBIT_BANNER_MAX_BUTTONS); i++)
    {
      GtkWidget *button = gtk_button_new_with_mnemonic (buttons[i].label);

      checkbit_large_text_wrap_button (GTK_BUTTON (button));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), buttons[i].action);
      if (i == 0)
        gtk_widget_add_css_class (button, "suggested-action");
      gtk_grid_attach (self->buttons, button, (int) i % 2, (int) i / 2, 1, 1);
    }
  checkbit_plain_name_buttons (GTK_WIDGET (self->buttons));
}

/* One stands beside the text, several two by two below it. */
static void
place_buttons (CheckbitMatchBanner *self, gboolean below)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkGridLayoutChild *place = GTK_GRID_LAYOUT_CHILD (
      gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->buttons)));

  gtk_grid_layout_child_set_column (place, below ? 0 : 1);
  gtk_grid_layout_child_set_row (place, below ? 1 : 0);
  gtk_grid_layout_child_set_column_span (place, below ? 3 : 1);
}

static void
reveal (CheckbitMatchBanner *self, gboolean shown)
{
  self->shown = shown;
  gtk_widget_set_visible (self->grid, shown);
}

void
checkbit_match_banner_show (CheckbitMatchBanner *self,
                            const char *text,
                            gboolean error,
                            const CheckbitBannerButton *buttons,
                            guint n_buttons)
{
  g_autofree char *line = NULL;

  g_return_if_fail (CHECKBIT_IS_MATCH_BANNER (self));
  g_return_if_fail (text != NULL);

  line = checkbit_shown_line (text, CHECKBIT_SHOWN_SENTENCE);
  if ((self->shown || self->closed) && g_str_equal (gtk_label_get_label (self->text), line))
    return;
  self->closed = FALSE;
  gtk_label_set_label (self->text, line);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), line);
  remove_buttons (self);
  add_buttons (self, buttons, n_buttons);
  place_buttons (self, n_buttons > 1);
  if (error)
    gtk_widget_add_css_class (self->grid, "error");
  else
    gtk_widget_remove_css_class (self->grid, "error");
  reveal (self, TRUE);
}

void
checkbit_match_banner_hide (CheckbitMatchBanner *self)
{
  g_return_if_fail (CHECKBIT_IS_MATCH_BANNER (self));

  self->closed = FALSE;
  if (self->shown)
    reveal (self, FALSE);
}

const char *
checkbit_match_banner_get_text (CheckbitMatchBanner *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MATCH_BANNER (self), NULL);
  return self->shown ? gtk_label_get_label (self->text) : NULL;
}

static void
close_cb (CheckbitMatchBanner *self)
{
  self->closed = TRUE;
  reveal (self, FALSE);
}

/* --- Size ----------------------------------------------------------------------------------- */

static GtkSizeRequestMode
checkbit_match_banner_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
checkbit_match_banner_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  checkbit_measure_wrapping (CHECKBIT_MATCH_BANNER (widget)->grid, orientation, for_size, minimum,
                             natural);
}

static void
checkbit_match_banner_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (CHECKBIT_MATCH_BANNER (widget)->grid, width, height, baseline, NULL);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_match_banner_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_match_banner_parent_class)->dispose (object);
}

static void
checkbit_match_banner_class_init (CheckbitMatchBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_match_banner_dispose;
  widget_class->get_request_mode = checkbit_match_banner_get_request_mode;
  widget_class->measure = checkbit_match_banner_measure;
  widget_class->size_allocate = checkbit_match_banner_size_allocate;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/match-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMatchBanner, grid);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMatchBanner, text);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMatchBanner, buttons);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
checkbit_match_banner_init (CheckbitMatchBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
checkbit_match_banner_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MATCH_BANNER, NULL);
}
