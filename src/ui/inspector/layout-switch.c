/* The choice of how sets are written as numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/layout-switch.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/text/value-forms.h"
#include "ui/inspector/layout-picture.h"
#include "ui/base/plain-name.h"

#define COLUMNS 4

struct _CheckbitLayoutSwitch
{
  GtkWidget parent_instance;

  GtkWidget *button;
  CheckbitWordForm *form; /* owned */

  /* Of the popover; NULL until it was opened. */
  GtkWidget *choices[CHESS_N_LAYOUTS];
  GtkWidget *copy_form;
};

G_DEFINE_FINAL_TYPE (CheckbitLayoutSwitch, checkbit_layout_switch, GTK_TYPE_WIDGET)

static const char *
get_square_name (ChessLayout layout, guint bit)
{
  return checkbit_square_name (chess_layout_square (layout, bit));
}

/* --- Following the word form ------------------------------------------------------------------ */

static void
update_button (CheckbitLayoutSwitch *self)
{
  const char *layout = chess_layout_name (checkbit_word_form_get_layout (self->form));
  GtkWidget *focus = gtk_widget_get_first_child (self->button);
  /* Translators: the square numbering of now; %s is its name: "a1b1" */
  g_autofree char *name = g_strdup_printf (_ ("Layout %s"), layout);

  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), layout);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* --- The popover ------------------------------------------------------------------------------ */

/* The button of a layout is pressed while that is in use, and selects it. */
static gboolean
layout_to_active (GBinding *binding, const GValue *from, GValue *to, gpointer layout)
{
  g_value_set_boolean (to, g_value_get_uint (from) == GPOINTER_TO_UINT (layout));
  return TRUE;
}

static gboolean
active_to_layout (GBinding *binding, const GValue *from, GValue *to, gpointer layout)
{
  g_value_set_uint (to, GPOINTER_TO_UINT (layout));
  return g_value_get_boolean (from);
}

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label
      = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "max-width-chars",
                      38, "natural-wrap-mode", GTK_NATURAL_WRAP_WORD, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A picture, the name, and where bits 0, 1 and 8 are, in words. */
static GtkWidget *
choice_new (ChessLayout layout)
{
  GtkWidget *choice = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *ninth = get_square_name (layout, 8);
  /* Translators: which bit the square next to the first in the other direction is; %s is a square,
   * 8 the number of the bit */
  g_autofree char *corner = g_strdup_printf (_ ("8 = %s"), ninth);
  g_autofree char *name
      /* Translators: a square numbering by name, then its first squares */
      = g_strdup_printf (_ ("%s: bit 0 is %s, bit 1 %s, bit 8 %s"), chess_layout_name (layout),
                         get_square_name (layout, 0), get_square_name (layout, 1), ninth);
  GtkWidget *caption = gtk_label_new (corner);

  gtk_box_append (GTK_BOX (box), checkbit_layout_picture_new (layout));
  gtk_box_append (GTK_BOX (box), gtk_label_new (chess_layout_name (layout)));
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_box_append (GTK_BOX (box), caption);
  gtk_button_set_child (GTK_BUTTON (choice), box);
  gtk_widget_add_css_class (choice, "flat");
  gtk_widget_set_tooltip_text (choice, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return choice;
}

static GtkWidget *
choices_new (CheckbitLayoutSwitch *self)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < CHESS_N_LAYOUTS; i++)
    {
      self->choices[i] = choice_new ((ChessLayout) i);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->choices[i]),
                                     GTK_TOGGLE_BUTTON (self->choices[0]));
      g_object_bind_property_full (self->form, "layout", self->choices[i], "active",
                                   G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                   layout_to_active, active_to_layout, GUINT_TO_POINTER (i), NULL);
      gtk_grid_attach (GTK_GRID (grid), self->choices[i], (int) i % COLUMNS, (int) i / COLUMNS, 1,
                       1);
    }
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  return grid;
}

static GtkWidget *
copy_form_new (CheckbitLayoutSwitch *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < checkbit_value_form_count (); i++)
    gtk_string_list_append (titles, checkbit_value_form_get_title (i));
  self->copy_form = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&titles)), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copy_form), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Copy values as"), -1);
  checkbit_plain_name_inner (self->copy_form);
  g_object_bind_property (self->form, "copy-form", self->copy_form, "selected",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return self->copy_form;
}

/* A label and the widget that it names, side by side. */
static GtkWidget *
row_new (const char *text, GtkWidget *child)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = label_new (text, "row");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (child, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), child);
  return row;
}

static GtkWidget *
bit_indices_new (void)
{
  GtkWidget *toggle = gtk_switch_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (toggle), "win.bit-indices");
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Bit numbers on the board"), -1);
  return toggle;
}

static void
create_popover_cb (GtkMenuButton *button, gpointer user_data)
{
  CheckbitLayoutSwitch *self = user_data;
  GtkWidget *popover, *box;

  if (self->copy_form != NULL)
    return;

  popover = gtk_popover_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), label_new (_ ("Square Numbering"), "heading"));
  gtk_box_append (
      GTK_BOX (box),
      label_new (
          _ ("Which bit stands for which square. A layout is named after the squares of bits 0 and "
             "1. It changes how values are shown and read, never where the pieces are."),
          "dim-label"));
  gtk_box_append (GTK_BOX (box), choices_new (self));
  gtk_box_append (GTK_BOX (box), row_new (_ ("Copy values as"), copy_form_new (self)));
  gtk_box_append (GTK_BOX (box), row_new (_ ("Bit numbers on the board"), bit_indices_new ()));
  gtk_widget_add_css_class (popover, "layouts");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_layout_switch_dispose (GObject *object)
{
  CheckbitLayoutSwitch *self = CHECKBIT_LAYOUT_SWITCH (object);

  if (self->form != NULL)
    g_signal_handlers_disconnect_by_data (self->form, self);
  g_clear_object (&self->form);
  self->copy_form = NULL;
  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_layout_switch_parent_class)->dispose (object);
}

static void
checkbit_layout_switch_class_init (CheckbitLayoutSwitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_layout_switch_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "layout-switch");
}

static void
checkbit_layout_switch_init (CheckbitLayoutSwitch *self)
{
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), create_popover_cb, self,
                                         NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (self->button, _ ("Square Numbering, Format of Copied Values"));
}

GtkWidget *
checkbit_layout_switch_new (CheckbitWordForm *form)
{
  CheckbitLayoutSwitch *self;

  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  self = g_object_new (CHECKBIT_TYPE_LAYOUT_SWITCH, NULL);
  self->form = g_object_ref (form);
  g_signal_connect_swapped (form, "notify::layout", G_CALLBACK (update_button), self);
  update_button (self);
  return GTK_WIDGET (self);
}

void
checkbit_layout_switch_popup (CheckbitLayoutSwitch *self)
{
  g_return_if_fail (CHECKBIT_IS_LAYOUT_SWITCH (self));

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
}
