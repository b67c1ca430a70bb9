/* The offer to switch to the layout that a text proves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/layout-offer.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/evidence.h"

#define GAP 6

struct _CheckbitLayoutOffer
{
  GtkWidget parent_instance;

  GtkWidget *label;
  GtkWidget *button;
  CheckbitWordForm *form; /* owned */
  ChessLayout layout;     /* that is offered */
};

G_DEFINE_FINAL_TYPE (CheckbitLayoutOffer, checkbit_layout_offer, GTK_TYPE_WIDGET)

static void
hide (CheckbitLayoutOffer *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
clicked_cb (CheckbitLayoutOffer *self)
{
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self))); /* the button disappears */
  checkbit_word_form_set_layout (self->form, self->layout);
}

static void
checkbit_layout_offer_dispose (GObject *object)
{
  CheckbitLayoutOffer *self = CHECKBIT_LAYOUT_OFFER (object);

  if (self->form != NULL)
    g_signal_handlers_disconnect_by_data (self->form, self);
  g_clear_object (&self->form);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (checkbit_layout_offer_parent_class)->dispose (object);
}

static void
checkbit_layout_offer_class_init (CheckbitLayoutOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_layout_offer_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "layout-offer");
}

static void
checkbit_layout_offer_init (CheckbitLayoutOffer *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                              GAP);
  self->label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE,
                              "width-chars", 10, NULL);
  gtk_widget_add_css_class (self->label, "caption");
  self->button = gtk_button_new ();
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  hide (self);
}

GtkWidget *
checkbit_layout_offer_new (CheckbitWordForm *form)
{
  CheckbitLayoutOffer *self;

  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  self = g_object_new (CHECKBIT_TYPE_LAYOUT_OFFER, NULL);
  self->form = g_object_ref (form);
  g_signal_connect_swapped (form, "notify::layout", G_CALLBACK (hide), self);
  return GTK_WIDGET (self);
}

void
checkbit_layout_offer_take (CheckbitLayoutOffer *self, const CheckbitReading *reading)
{
  g_autofree char *sentence = NULL, *text = NULL;

  g_return_if_fail (CHECKBIT_IS_LAYOUT_OFFER (self));

  if (reading != NULL)
    sentence = checkbit_evidence_tell (reading, checkbit_word_form_get_layout (self->form),
                                       &self->layout);
  gtk_widget_set_visible (GTK_WIDGET (self), sentence != NULL);
  if (sentence == NULL)
    return;
  /* Translators: %s is a numbering of the squares: "a8b8" */
  text = g_strdup_printf (_ ("Use %s"), chess_layout_name (self->layout));
  gtk_label_set_label (GTK_LABEL (self->label), sentence);
  gtk_button_set_label (GTK_BUTTON (self->button), text);
}
