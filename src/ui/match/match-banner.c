/* A card over the side of the game with a message and buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/match-banner.h"

#include "game/text/shown-text.h"
#include "ui/base/large-text.h"
#include "ui/base/measure.h"
#include "ui/base/plain-name.h"
#include "ui/base/row-layout.h"

struct _CheckbitMatchBanner
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *grid;
  GtkLabel *text;
  GtkBox *head; /* the text, and some buttons */
  GtkBox *buttons;

  char *shape; /* identifies the current buttons */
  gboolean shown;
  gboolean closed; /* by a person, who has read this message */
};

enum
{
  PROP_TEXT = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitMatchBanner, checkbit_match_banner, GTK_TYPE_WIDGET)

#define SPACING 6

/* Removes the children of a box that are behind one of them; NULL: all children. */
static void
clear_behind (GtkBox *box, GtkWidget *last)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_last_child (GTK_WIDGET (box))) != last)
    gtk_box_remove (box, child);
}

static GtkWidget *
new_button (const CheckbitBannerButton *of)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (of->label);

  checkbit_large_text_wrap_button (GTK_BUTTON (button));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), of->action);
  if (of->beside)
    gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

/* The row for one more button below the text: two have the same width side by side, if there is
 * room. */
static GtkBox *
get_row (CheckbitMatchBanner *self, guint below)
{
  GtkWidget *row;

  if (below % 2 == 1)
    return GTK_BOX (gtk_widget_get_last_child (GTK_WIDGET (self->buttons)));
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (row, checkbit_row_layout_new_tight (SPACING, TRUE));
  gtk_box_append (self->buttons, row);
  return GTK_BOX (row);
}

/* Some buttons are beside the text, the others below it. */
static void
add_buttons (CheckbitMatchBanner *self, const CheckbitBannerButton *buttons, guint n_buttons)
{
  guint below = 0;

  clear_behind (self->head, GTK_WIDGET (self->text));
  clear_behind (self->buttons, NULL);
  for (guint i = 0; i < n_buttons; i++)
    {
      GtkWidget *button = new_button (&buttons[i]);

      if (i == 0)
        gtk_widget_add_css_class (button, "suggested-action");
      if (buttons[i].beside)
        gtk_box_append (self->head, button);
      else
        gtk_box_append (get_row (self, below++), button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), below > 0);
  checkbit_plain_name_buttons (self->grid);
}

/* A string that identifies the buttons. (transfer full) */
static char *
dup_shape (const CheckbitBannerButton *buttons, guint n_buttons)
{
  GString *shape = g_string_new (NULL);

  for (guint i = 0; i < n_buttons; i++)
    g_string_append_printf (shape, "%s\n", buttons[i].action);
  return g_string_free (shape, FALSE);
}

static void
reveal (CheckbitMatchBanner *self, gboolean shown)
{
  self->shown = shown;
  gtk_widget_set_visible (self->grid, shown);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

static void
mark_error (CheckbitMatchBanner *self, gboolean error)
{
  if (error)
    gtk_widget_add_css_class (self->grid, "error");
  else
    gtk_widget_remove_css_class (self->grid, "error");
}

void
checkbit_match_banner_show (CheckbitMatchBanner *self,
                            const char *text,
                            gboolean error,
                            const CheckbitBannerButton *buttons,
                            guint n_buttons)
{
  g_autofree char *line = NULL;
  g_autofree char *shape = NULL;
  gboolean same;

  g_return_if_fail (CHECKBIT_IS_MATCH_BANNER (self));
  g_return_if_fail (text != NULL);

  n_buttons = MIN (n_buttons, CHECKBIT_BANNER_MAX_BUTTONS);
  line = checkbit_shown_line (text, CHECKBIT_SHOWN_SENTENCE);
  shape = dup_shape (buttons, n_buttons);
  same = (self->shown || self->closed) && g_str_equal (gtk_label_get_label (self->text), line);
  if (same && g_strcmp0 (self->shape, shape) == 0)
    return;
  g_free (self->shape);
  self->shape = g_steal_pointer (&shape);
  add_buttons (self, buttons, n_buttons);
  if (same)
    return;
  self->closed = FALSE;
  gtk_label_set_label (self->text, line);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), line);
  mark_error (self, error);
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
checkbit_match_banner_get_property (GObject *object,
                                    guint prop_id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  if (prop_id == PROP_TEXT)
    g_value_set_string (value, checkbit_match_banner_get_text (CHECKBIT_MATCH_BANNER (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
checkbit_match_banner_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_match_banner_parent_class)->dispose (object);
}

static void
checkbit_match_banner_finalize (GObject *object)
{
  g_free (CHECKBIT_MATCH_BANNER (object)->shape);
  G_OBJECT_CLASS (checkbit_match_banner_parent_class)->finalize (object);
}

static void
checkbit_match_banner_class_init (CheckbitMatchBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = checkbit_match_banner_get_property;
  G_OBJECT_CLASS (klass)->dispose = checkbit_match_banner_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_match_banner_finalize;
  widget_class->get_request_mode = checkbit_match_banner_get_request_mode;
  widget_class->measure = checkbit_match_banner_measure;
  widget_class->size_allocate = checkbit_match_banner_size_allocate;
  properties[PROP_TEXT]
      = g_param_spec_string ("text", NULL, NULL, NULL,
                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/match-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitMatchBanner, grid);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMatchBanner, text);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMatchBanner, head);
  gtk_widget_class_bind_template_child (widget_class, CheckbitMatchBanner, buttons);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
checkbit_match_banner_init (CheckbitMatchBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->head),
                                 checkbit_row_layout_new_tight (SPACING, FALSE));
}
