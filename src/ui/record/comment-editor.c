/* A popover for writing a comment.
 *
 * A long comment is split into parts, one of which is in the text view, which limits the cost of
 * the popover. Unchanged parts are kept byte for byte.
 *
 * # Accessibility
 *
 * A text named "Comment" with the title as its description, and two buttons. Tab leaves the text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/comment-editor.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/shown-text.h"
#include "ui/base/accessible.h"
#include "ui/base/plain-name.h"

/* Drafts are emitted after a pause of this length, in case the program is killed, and at intervals
 * while there is no pause. */
#define DRAFT_DELAY_MS 1000
#define LONGEST_DELAY_US (5 * G_USEC_PER_SEC)

#define PART_BYTES 4096
#define LONGEST_WORD 256 /* a part ends between two words, unless one is longer */
#define UNBROKEN_BYTES 1024 /* a part ends inside a word longer than that */

struct _CheckbitCommentEditor
{
  GtkPopover parent_instance;

  /* From the template. */
  GtkWidget *content;
  GtkLabel *title;
  GtkTextView *text;
  GtkWidget *parts_bar;
  GtkWidget *previous;
  GtkWidget *next;
  GtkLabel *place;

  GPtrArray *parts; /* of the comment: char *, at least one */
  guint part;       /* the one in the text view */
  char *shown;      /* owned; the initial text of that part */
  gboolean changed; /* any of the parts */
  gboolean discard;
  guint draft_source;  /* emits the draft; 0 for none */
  gint64 untold_since; /* since when there has been such a source, in monotonic time */
};

enum
{
  FINISHED,
  DRAFTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitCommentEditor, checkbit_comment_editor, GTK_TYPE_POPOVER)

/* --- Parts ---------------------------------------------------------------------------------- */

/* The last place between two bytes where a line may break: after a blank, or before a character of
 * East Asia (from U+3000 on), which is as good as a word. NULL for none. */
static const char *
find_last_break (const char *begin, const char *at)
{
  for (; at > begin; at--)
    if (g_ascii_isspace (at[-1]) || ((guchar) *at >= 0xe3 && (guchar) *at <= 0xed))
      return at;
  return NULL;
}

/* Where the first part of a text ends. For each line that it breaks off a word, Pango shapes the
 * rest of the word again, so the cost is quadratic in the word's length. */
static const char *
find_part_end (const char *text)
{
  const char *whole = memchr (text, '\0', PART_BYTES + 1);
  const char *end = whole != NULL ? whole : g_utf8_find_prev_char (text, text + PART_BYTES + 1);
  const char *at;

  for (const char *from = text; end - from > UNBROKEN_BYTES; from = at)
    {
      at = find_last_break (from, from + UNBROKEN_BYTES);
      if (at == NULL)
        return g_utf8_find_prev_char (text, from + UNBROKEN_BYTES + 1);
    }
  if (whole != NULL)
    return whole;
  at = find_last_break (end - LONGEST_WORD, end);
  return at != NULL ? at : end;
}

static void
split (CheckbitCommentEditor *self, const char *text)
{
  do
    {
      const char *end = find_part_end (text);

      g_ptr_array_add (self->parts, g_strndup (text, (gsize) (end - text)));
      text = end;
    }
  while (*text != '\0');
}

/* The current part; NULL if it is unchanged. (transfer full) */
static char *
dup_written (CheckbitCommentEditor *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  g_autofree char *written = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  written = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  return g_strcmp0 (written, self->shown) != 0 ? checkbit_shown_restore (written) : NULL;
}

/* Stores the current part. */
static void
store_part (CheckbitCommentEditor *self)
{
  char *written = dup_written (self);

  if (written == NULL)
    return;
  g_free (self->parts->pdata[self->part]);
  self->parts->pdata[self->part] = written;
  self->changed = TRUE;
}

static void
show_part (CheckbitCommentEditor *self, guint part)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text);
  /* Translators: of a long comment: "Part 2 of 7" */
  g_autofree char *place = g_strdup_printf (_ ("Part %u of %u"), part + 1, self->parts->len);

  self->part = part;
  g_free (self->shown);
  self->shown = checkbit_shown_text (self->parts->pdata[part], G_MAXUINT);
  /* Loading a part must not be undoable. */
  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, self->shown, -1);
  gtk_text_buffer_end_irreversible_action (buffer);
  gtk_label_set_text (self->place, place);
  gtk_widget_set_sensitive (self->previous, part > 0);
  gtk_widget_set_sensitive (self->next, part + 1 < self->parts->len);
}

static void
previous_cb (CheckbitCommentEditor *self)
{
  store_part (self);
  show_part (self, self->part - 1);
}

static void
next_cb (CheckbitCommentEditor *self)
{
  store_part (self);
  show_part (self, self->part + 1);
}

/* The whole comment; NULL if it is unchanged, to save joining a long one. (transfer full) */
static char *
dup_text (CheckbitCommentEditor *self)
{
  g_autofree char *written = dup_written (self);
  GString *text;

  if (written == NULL && !self->changed)
    return NULL;
  text = g_string_sized_new ((gsize) self->parts->len * PART_BYTES);
  for (guint i = 0; i < self->parts->len; i++)
    g_string_append (text, i == self->part && written != NULL ? written : self->parts->pdata[i]);
  return g_strstrip (g_string_free (text, FALSE));
}

static gboolean
draft_cb (gpointer data)
{
  CheckbitCommentEditor *self = data;
  g_autofree char *text = dup_text (self);

  self->draft_source = 0;
  g_signal_emit (self, signals[DRAFTED], 0, text);
  return G_SOURCE_REMOVE;
}

static void
written_cb (CheckbitCommentEditor *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->draft_source == 0)
    self->untold_since = now;
  else if (now - self->untold_since >= LONGEST_DELAY_US)
    return;
  g_clear_handle_id (&self->draft_source, g_source_remove);
  self->draft_source = g_timeout_add (DRAFT_DELAY_MS, draft_cb, self);
}

/* --- Closing -------------------------------------------------------------------------------- */

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

/* Handles these keys before the popover handles Escape, and before Enter inserts a line break. */
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

  g_clear_handle_id (&self->draft_source, g_source_remove);
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
  gtk_widget_class_bind_template_child (widget_class, CheckbitCommentEditor, parts_bar);
  gtk_widget_class_bind_template_child (widget_class, CheckbitCommentEditor, previous);
  gtk_widget_class_bind_template_child (widget_class, CheckbitCommentEditor, next);
  gtk_widget_class_bind_template_child (widget_class, CheckbitCommentEditor, place);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
checkbit_comment_editor_dispose (GObject *object)
{
  g_clear_handle_id (&CHECKBIT_COMMENT_EDITOR (object)->draft_source, g_source_remove);
  G_OBJECT_CLASS (checkbit_comment_editor_parent_class)->dispose (object);
}

static void
checkbit_comment_editor_finalize (GObject *object)
{
  CheckbitCommentEditor *self = CHECKBIT_COMMENT_EDITOR (object);

  g_ptr_array_unref (self->parts);
  g_free (self->shown);
  G_OBJECT_CLASS (checkbit_comment_editor_parent_class)->finalize (object);
}

static void
checkbit_comment_editor_class_init (CheckbitCommentEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_comment_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_comment_editor_finalize;
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
  signals[DRAFTED] = g_signal_new ("drafted", CHECKBIT_TYPE_COMMENT_EDITOR, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
checkbit_comment_editor_init (CheckbitCommentEditor *self)
{
  self->parts = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_buttons (self->content);
}

GtkWidget *
checkbit_comment_editor_new (const char *title, const char *text)
{
  CheckbitCommentEditor *self = g_object_new (CHECKBIT_TYPE_COMMENT_EDITOR, NULL);

  g_return_val_if_fail (title != NULL, GTK_WIDGET (self));
  g_return_val_if_fail (text != NULL, GTK_WIDGET (self));

  gtk_label_set_text (self->title, title);
  split (self, text);
  gtk_widget_set_visible (self->parts_bar, self->parts->len > 1);
  show_part (self, 0);
  g_signal_connect_object (gtk_text_view_get_buffer (self->text), "changed",
                           G_CALLBACK (written_cb), self, G_CONNECT_SWAPPED);
  checkbit_accessible_describe (GTK_WIDGET (self->text), title);

  return GTK_WIDGET (self);
}
