/* A popover in which a comment is written.
 *
 * # Accessibility
 *
 * A text named "Comment" with the title as its description, and two buttons. Tab leaves the text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/comment-editor.h"

#include "ui/plain-name.h"

struct _CheckbitCommentEditor
{
  GtkPopover parent_instance;

  /* From the template. */
  GtkWidget *content;
  GtkLabel *title;
  GtkTextView *text;

  gboolean discard;
};

enum
{
  FINISHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitCommentEditor, checkbit_comment_editor, GTK_TYPE_POPOVER)

/* (transfer full) */
static char *
dup_text (CheckbitCommentEditor *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

void
checkbit_comment_editor_close (CheckbitCommentEditor *self, gboolean keep)
{
  g_return_if_fail (CHECKBIT_IS_COMMENT_EDITOR (self));

  self->discard = !keep;
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
cancel_cb (CheckbitCommentEditor *self)
{
  checkbit_comment_editor_close (self, FALSE);
}

static void
done_cb (CheckbitCommentEditor *self)
{
  checkbit_comment_editor_close (self, TRUE);
}

/* Before the popover's own use of Escape, and before Enter is a new line. */
static gboolean
key_pressed_cb (CheckbitCommentEditor *self, guint keyval, guint keycode, GdkModifierType state)
{
  gboolean control
      = (state & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK;
  gboolean enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;

  if (keyval != GDK_KEY_Escape && !(enter && control))
    return GDK_EVENT_PROPAGATE;

  checkbit_comment_editor_close (self, enter);
  return GDK_EVENT_STOP;
}

static void
checkbit_comment_editor_closed (GtkPopover *popover)
{
  CheckbitCommentEditor *self = CHECKBIT_COMMENT_EDITOR (popover);
  g_autofree char *text = self->discard ? NULL : dup_text (self);

  g_signal_emit (self, signals[FINISHED], 0, text);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/checkbit/Checkbit/comment-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitCommentEditor, content);
  gtk_widget_class_bind_template_child (widget_class, CheckbitCommentEditor, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitCommentEditor, text);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
checkbit_comment_editor_class_init (CheckbitCommentEditorClass *klass)
{
  GTK_POPOVER_CLASS (klass)->closed = checkbit_comment_editor_closed;

  signals[FINISHED] = g_signal_new ("finished",
                                    CHECKBIT_TYPE_COMMENT_EDITOR,
                                    G_SIGNAL_RUN_LAST,
                                    0,
                                    NULL,
                                    NULL,
                                    NULL,
                                    G_TYPE_NONE,
                                    1,
                                    G_TYPE_STRING);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
checkbit_comment_editor_init (CheckbitCommentEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_buttons (self->content);
}

GtkWidget *
checkbit_comment_editor_new (const char *title, const char *text)
{
  CheckbitCommentEditor *self = g_object_new (CHECKBIT_TYPE_COMMENT_EDITOR, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);

  g_return_val_if_fail (title != NULL, GTK_WIDGET (self));
  g_return_val_if_fail (text != NULL, GTK_WIDGET (self));

  gtk_label_set_text (self->title, title);
  /* The text that is there is not something to be undone in it. */
  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_text_buffer_end_irreversible_action (buffer);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);

  return GTK_WIDGET (self);
}
