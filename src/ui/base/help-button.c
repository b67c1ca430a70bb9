/* A small “?” that explains what stands beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/help-button.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"

/* The width of a comfortable line, and the height from which a text scrolls, in pixels. */
#define LINE_CHARS 46
#define MAX_HEIGHT 420

struct _CheckbitHelpButton
{
  GtkWidget parent_instance;

  GtkWidget *button;
  char *title; /* never NULL */
  char *text;  /* never NULL */

  /* Of the popover; NULL until it was opened. */
  GtkWidget *heading;
  GtkWidget *body;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_TEXT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitHelpButton, checkbit_help_button, GTK_TYPE_WIDGET)

static void
update_texts (CheckbitHelpButton *self)
{
  if (self->heading == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (self->heading), self->title);
  gtk_label_set_markup (GTK_LABEL (self->body), self->text);
}

static GtkWidget *
label_new (const char *css_class)
{
  GtkWidget *label
      = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                      PANGO_WRAP_WORD_CHAR, "max-width-chars", LINE_CHARS, "width-chars", 24, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
content_new (CheckbitHelpButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->heading = label_new ("heading");
  self->body = label_new (NULL);
  gtk_label_set_selectable (GTK_LABEL (self->body), TRUE);
  gtk_box_append (GTK_BOX (box), self->heading);
  gtk_box_append (GTK_BOX (box), self->body);
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                       "propagate-natural-height", TRUE, "propagate-natural-width", TRUE,
                       "max-content-height", MAX_HEIGHT, "child", box, NULL);
}

/* A label selects its whole text when it gets the focus, which is not wanted here. */
static void
unselect_cb (CheckbitHelpButton *self)
{
  gtk_label_select_region (GTK_LABEL (self->body), 0, 0);
}

static void
create_popover_cb (GtkMenuButton *button, gpointer user_data)
{
  CheckbitHelpButton *self = user_data;
  GtkWidget *popover;

  if (self->heading != NULL)
    return;

  popover = gtk_popover_new ();
  gtk_widget_add_css_class (popover, "help");
  gtk_popover_set_child (GTK_POPOVER (popover), content_new (self));
  update_texts (self);
  checkbit_accessible_refer (popover, GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->heading);
  g_signal_connect_object (popover, "show", G_CALLBACK (unselect_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_menu_button_set_popover (button, popover);
}

/* The inner button of a menu button has the focus, so it must have the name. */
static void
update_name (CheckbitHelpButton *self)
{
  GtkWidget *focus = gtk_widget_get_first_child (self->button);
  /* Translators: a button that explains something; %s is what, such as "King safety" */
  g_autofree char *name = g_strdup_printf (_ ("Help: %s"), self->title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (focus, name);
}

static void
checkbit_help_button_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitHelpButton *self = CHECKBIT_HELP_BUTTON (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_help_button_set_property (GObject *object,
                                   guint prop_id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  CheckbitHelpButton *self = CHECKBIT_HELP_BUTTON (object);
  const char *text = g_value_get_string (value);

  switch (prop_id)
    {
    case PROP_TITLE:
      checkbit_help_button_set_title (self, text != NULL ? text : "");
      break;
    case PROP_TEXT:
      checkbit_help_button_set_text (self, text != NULL ? text : "");
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_help_button_dispose (GObject *object)
{
  CheckbitHelpButton *self = CHECKBIT_HELP_BUTTON (object);

  self->heading = NULL;
  self->body = NULL;
  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_help_button_parent_class)->dispose (object);
}

static void
checkbit_help_button_finalize (GObject *object)
{
  CheckbitHelpButton *self = CHECKBIT_HELP_BUTTON (object);

  g_free (self->title);
  g_free (self->text);
  G_OBJECT_CLASS (checkbit_help_button_parent_class)->finalize (object);
}

static void
checkbit_help_button_class_init (CheckbitHelpButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_help_button_get_property;
  object_class->set_property = checkbit_help_button_set_property;
  object_class->dispose = checkbit_help_button_dispose;
  object_class->finalize = checkbit_help_button_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "help-button");
}

static void
checkbit_help_button_init (CheckbitHelpButton *self)
{
  self->title = g_strdup ("");
  self->text = g_strdup ("");
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "checkbit-help-symbolic");
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), create_popover_cb, self,
                                         NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
checkbit_help_button_new (const char *title, const char *text)
{
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  return g_object_new (CHECKBIT_TYPE_HELP_BUTTON, "title", title, "text", text, NULL);
}

const char *
checkbit_help_button_get_title (CheckbitHelpButton *self)
{
  g_return_val_if_fail (CHECKBIT_IS_HELP_BUTTON (self), NULL);

  return self->title;
}

void
checkbit_help_button_set_title (CheckbitHelpButton *self, const char *title)
{
  g_return_if_fail (CHECKBIT_IS_HELP_BUTTON (self));
  g_return_if_fail (title != NULL);

  if (g_str_equal (self->title, title))
    return;

  g_free (self->title);
  self->title = g_strdup (title);
  update_name (self);
  update_texts (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

const char *
checkbit_help_button_get_text (CheckbitHelpButton *self)
{
  g_return_val_if_fail (CHECKBIT_IS_HELP_BUTTON (self), NULL);

  return self->text;
}

void
checkbit_help_button_set_text (CheckbitHelpButton *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_HELP_BUTTON (self));
  g_return_if_fail (text != NULL);

  if (g_str_equal (self->text, text))
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  update_texts (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

void
checkbit_help_button_popup (CheckbitHelpButton *self)
{
  g_return_if_fail (CHECKBIT_IS_HELP_BUTTON (self));

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
}
