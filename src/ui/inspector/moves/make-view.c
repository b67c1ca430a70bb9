/* Another program's boards after a move, compared with the correct ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/moves/make-view.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/make-check.h"

struct _CheckbitMakeView
{
  GtkWidget parent_instance;

  GtkWidget *text, *verdict;

  CheckbitInspection *inspection; /* owned */
};

G_DEFINE_FINAL_TYPE (CheckbitMakeView, checkbit_make_view, GTK_TYPE_WIDGET)

/* (transfer full) */
static char *
dup_text (CheckbitMakeView *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text));
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

static void
update (CheckbitMakeView *self)
{
  g_autofree char *text = NULL;
  g_auto (CheckbitMakeCheck) check = { 0 };
  const CheckbitMoment *moment;

  if (self->inspection == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  text = dup_text (self);
  gtk_widget_set_visible (self->verdict, *text != '\0');
  if (*text == '\0')
    return;
  moment = checkbit_inspection_get_moment (self->inspection);
  checkbit_make_check_init (
      &check, &moment->position, moment->has_previous ? &moment->previous : NULL, text,
      checkbit_word_form_get_layout (checkbit_inspection_get_word_form (self->inspection)));
  gtk_label_set_text (GTK_LABEL (self->verdict), check.text);
}

/* Takes the boards that another program has sent. */
static void
boards_cb (CheckbitMakeView *self)
{
  const char *boards = checkbit_inspection_get_boards (self->inspection);

  if (boards != NULL)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text)), boards, -1);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_make_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_make_view_parent_class)->map (widget);
  update (CHECKBIT_MAKE_VIEW (widget));
}

static void
stop_following (CheckbitMakeView *self)
{
  g_signal_handlers_disconnect_by_data (checkbit_inspection_get_word_form (self->inspection), self);
  g_signal_handlers_disconnect_by_data (self->inspection, self);
  g_signal_handlers_disconnect_by_data (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text)),
                                        self);
}

static void
checkbit_make_view_dispose (GObject *object)
{
  CheckbitMakeView *self = CHECKBIT_MAKE_VIEW (object);
  GtkWidget *child;

  if (self->inspection != NULL)
    stop_following (self);
  g_clear_object (&self->inspection);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_make_view_parent_class)->dispose (object);
}

static void
checkbit_make_view_class_init (CheckbitMakeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_make_view_dispose;
  widget_class->map = checkbit_make_view_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "make-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
label_new (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
checkbit_make_view_init (CheckbitMakeView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "height-request", 150, "has-frame", TRUE, NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->text = g_object_new (GTK_TYPE_TEXT_VIEW, "monospace", TRUE, "wrap-mode", GTK_WRAP_WORD_CHAR,
                             "accepts-tab", FALSE, "left-margin", 8, "right-margin", 8,
                             "top-margin", 8, "bottom-margin", 8, NULL);
  self->verdict = label_new (NULL, "heading");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Boards of your program"), -1);
  gtk_widget_set_parent (
      label_new (_ ("Paste your program’s boards after it has made or undone a move: "
                    "twelve numbers, or eight (types and colors), followed by the key if you like. "
                    "They are compared with the position on the board and with what each "
                    "legal move makes of it. Twice as many numbers are the boards before and after "
                    "the move."),
                 "dim-label"),
      GTK_WIDGET (self));
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  gtk_widget_set_parent (self->verdict, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Boards of another program"), -1);
}

void
checkbit_make_view_bind (CheckbitMakeView *self, CheckbitInspection *inspection)
{
  g_return_if_fail (CHECKBIT_IS_MAKE_VIEW (self));
  g_return_if_fail (CHECKBIT_IS_INSPECTION (inspection));
  g_return_if_fail (self->inspection == NULL);

  self->inspection = g_object_ref (inspection);
  g_signal_connect_swapped (inspection, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (inspection, "notify::boards", G_CALLBACK (boards_cb), self);
  g_signal_connect_swapped (checkbit_inspection_get_word_form (inspection), "notify::layout",
                            G_CALLBACK (update), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text)), "changed",
                            G_CALLBACK (update), self);
  boards_cb (self);
  update (self);
}
