/* The board as an array.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/square/mailbox-view.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/mailbox-text.h"
#include "ui/base/copy-button.h"
#include "ui/base/large-text.h"
#include "ui/base/plain-name.h"

struct _CheckbitMailboxView
{
  GtkWidget parent_instance;

  GtkWidget *kind, *copy, *array;
  ChessSquare marked;

  CheckbitInspection *inspection; /* owned */
};

G_DEFINE_FINAL_TYPE (CheckbitMailboxView, checkbit_mailbox_view, GTK_TYPE_WIDGET)

static void
update (CheckbitMailboxView *self)
{
  ChessMailbox mailbox = (ChessMailbox) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));
  const ChessPosition *position;
  ChessLayout layout;
  g_autofree char *text = NULL, *source = NULL;

  if (self->inspection == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  position = checkbit_inspection_get_position (self->inspection);
  layout = checkbit_word_form_get_layout (checkbit_inspection_get_word_form (self->inspection));
  text = checkbit_mailbox_dup_text (position, mailbox, layout, self->marked);
  source = checkbit_mailbox_dup_source (position, mailbox, layout);
  gtk_label_set_text (GTK_LABEL (self->array), text);
  checkbit_copy_button_set_text (CHECKBIT_COPY_BUTTON (self->copy), source);
}

void
checkbit_mailbox_view_mark (CheckbitMailboxView *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_MAILBOX_VIEW (self));

  if (self->marked == square)
    return;
  self->marked = square;
  update (self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_mailbox_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_mailbox_view_parent_class)->map (widget);
  update (CHECKBIT_MAILBOX_VIEW (widget));
}

static void
checkbit_mailbox_view_dispose (GObject *object)
{
  CheckbitMailboxView *self = CHECKBIT_MAILBOX_VIEW (object);
  GtkWidget *child;

  if (self->inspection != NULL)
    {
      g_signal_handlers_disconnect_by_data (checkbit_inspection_get_word_form (self->inspection),
                                            self);
      g_signal_handlers_disconnect_by_data (self->inspection, self);
    }
  g_clear_object (&self->inspection);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_mailbox_view_parent_class)->dispose (object);
}

static void
checkbit_mailbox_view_class_init (CheckbitMailboxViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_mailbox_view_dispose;
  widget_class->map = checkbit_mailbox_view_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "mailbox-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
top_new (CheckbitMailboxView *self)
{
  const char *titles[] = { _ ("64 Squares"), "0x88", "10×12", NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", _ ("The Board as an Array"), "xalign",
                                   0.0, "hexpand", TRUE, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (title, "heading");
  self->kind = gtk_drop_down_new_from_strings (titles);
  checkbit_large_text_wrap_choices (self->kind);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kind), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Form of the array"), -1);
  checkbit_plain_name_inner (self->kind);
  self->copy = checkbit_copy_button_new (_ ("Copy the array in C"));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->kind);
  gtk_box_append (GTK_BOX (box), self->copy);
  return box;
}

static void
checkbit_mailbox_view_init (CheckbitMailboxView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *scroller;

  self->marked = CHESS_SQUARE_NONE;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_set_parent (top_new (self), GTK_WIDGET (self));
  self->array = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (self->array, "array");
  /* A widget with GTK's default role cannot have a name. */
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                           "vscrollbar-policy", GTK_POLICY_NEVER, "child", self->array, NULL);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The board as an array"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The board as an array"), -1);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (update), self);
}

void
checkbit_mailbox_view_bind (CheckbitMailboxView *self, CheckbitInspection *inspection)
{
  g_return_if_fail (CHECKBIT_IS_MAILBOX_VIEW (self));
  g_return_if_fail (CHECKBIT_IS_INSPECTION (inspection));
  g_return_if_fail (self->inspection == NULL);

  self->inspection = g_object_ref (inspection);
  g_signal_connect_swapped (inspection, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (checkbit_inspection_get_word_form (inspection), "notify::layout",
                            G_CALLBACK (update), self);
  update (self);
}
