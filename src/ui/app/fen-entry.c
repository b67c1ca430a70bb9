/* The position as a FEN, to be read, copied, edited and replaced.
 *
 * # CSS nodes
 *
 * fen-entry
 * ├── box
 * │   ├── entry.monospace[.error]
 * │   ├── button.flat            copy
 * │   ├── button.flat            paste
 * │   ╰── button.flat            folds the entry (win.show-fen)
 * ╰── box                        while something is wrong
 *     ├── label.error            what
 *     ╰── button                 sets up what can be read but not played
 *
 * # Accessibility
 *
 * The entry is a text box named "FEN", in every language. While its text is wrong it has the state
 * invalid, the reason as its description, and the label beneath, an alert, as its error message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/fen-entry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/messages.h"
#include "game/text/shown-text.h"
#include "ui/base/accessible.h"
#include "ui/base/fen-mark.h"
#include "ui/base/focus-within.h"
#include "ui/base/tooltip.h"

#define ROW_SPACE 2 /* below another row; as high as that in its place */

struct _CheckbitFenEntry
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *row;
  GtkEntry *entry;
  GtkWidget *fold_button;
  GtkWidget *message_row;
  GtkWidget *message;
  GtkWidget *set_up;

  /* Owned. */
  char *fen;                 /* of the position; never NULL */
  char *error;               /* the sentence that is shown, or NULL */
  GCancellable *cancellable; /* of reading the clipboard */

  gboolean unfolded[2]; /* where there is little room, where there is much */
  gboolean roomy;
  gboolean held;        /* where there is much: someone was at it as the room came, and still is */
  gboolean asked;       /* a key asked for it, and the focus has not left since */
  gboolean asked_open;  /* that key unfolded it */

  gboolean any_board; /* a position that cannot be played is valid, too */
  gboolean setting;   /* the program is changing the text, not the person */
};

enum
{
  PROP_0,
  PROP_FEN,
  PROP_ERROR,
  PROP_HAS_ERROR,
  PROP_UNFOLDED,
  PROP_ROOMY,
  PROP_IN_PLACE,
  N_PROPS,
};

enum
{
  LOAD_REQUESTED,
  COPIED,
  SET_UP_REQUESTED,
  LEFT,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitFenEntry, checkbit_fen_entry, GTK_TYPE_WIDGET)

/* --- The text ----------------------------------------------------------------------------- */

const char *
checkbit_fen_entry_get_text (CheckbitFenEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_FEN_ENTRY (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static gboolean
shows_position (CheckbitFenEntry *self)
{
  return g_str_equal (checkbit_fen_entry_get_text (self), self->fen);
}

/* Shows the button that restores the position's FEN while the entry shows another text. */
static void
update_icon (CheckbitFenEntry *self)
{
  const char *name = shows_position (self) ? NULL : "edit-undo-symbolic";
  const char *current = gtk_entry_get_icon_name (self->entry, GTK_ENTRY_ICON_SECONDARY);

  if (g_strcmp0 (name, current) == 0)
    return;

  gtk_entry_set_icon_from_icon_name (self->entry, GTK_ENTRY_ICON_SECONDARY, name);
  if (name != NULL)
    gtk_entry_set_icon_tooltip_text (
        self->entry, GTK_ENTRY_ICON_SECONDARY, _("Back to the Position on the Board (Esc)"));
}

static void
set_text (CheckbitFenEntry *self, const char *text)
{
  self->setting = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  self->setting = FALSE;
  update_icon (self);
}

/* --- What is wrong with it ---------------------------------------------------------------- */

const char *
checkbit_fen_entry_get_error (CheckbitFenEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_FEN_ENTRY (self), NULL);

  return self->error;
}

/* Whether the text is a board that cannot be played: it can be corrected in the position set-up. */
static gboolean
can_set_up (CheckbitFenEntry *self)
{
  const char *text = checkbit_fen_entry_get_text (self);
  gsize length = strlen (text);
  ChessPosition position;

  return !self->any_board && chess_fen_read (text, length, CHESS_FEN_SETUP, &position, NULL)
         && !chess_fen_read (text, length, CHESS_FEN_DEFAULT, &position, NULL);
}

/* Shows what is wrong, or hides the message if NULL. */
static void
set_error (CheckbitFenEntry *self, const char *sentence)
{
  gboolean had_error = self->error != NULL;
  g_autofree char *shown = NULL;

  if (sentence == NULL && checkbit_focus_is_within (self->set_up))
    gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_widget_set_visible (self->set_up, sentence != NULL && can_set_up (self));
  if (g_strcmp0 (self->error, sentence) == 0)
    return;

  g_free (self->error);
  self->error = g_strdup (sentence);

  shown = checkbit_shown_line (sentence, CHECKBIT_SHOWN_SENTENCE);
  gtk_label_set_text (GTK_LABEL (self->message), shown);
  checkbit_tooltip_set (self->message, sentence);
  gtk_widget_set_visible (self->message_row, sentence != NULL);
  if (sentence != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  checkbit_accessible_set_error (GTK_WIDGET (self->entry), self->message, sentence);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
  if (had_error != (sentence != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_ERROR]);
}

static void
clear_error (CheckbitFenEntry *self)
{
  checkbit_fen_mark (self->entry, 0, 0);
  set_error (self, NULL);
}

/* Reads the text and shows what is wrong with it. Returns whether it is valid. */
static gboolean
check (CheckbitFenEntry *self, ChessFenError *error)
{
  const char *text = checkbit_fen_entry_get_text (self);
  unsigned flags = self->any_board ? CHESS_FEN_SETUP : CHESS_FEN_DEFAULT;
  g_autofree char *sentence = NULL;
  ChessPosition position;

  if (chess_fen_read (text, strlen (text), flags, &position, error))
    {
      clear_error (self);
      return TRUE;
    }

  sentence = checkbit_message_fen_error (error);
  checkbit_fen_mark (self->entry, error->column, error->length);
  set_error (self, sentence);

  return FALSE;
}

/* --- Asking for a position ---------------------------------------------------------------- */

/* The first line that is not blank, without the spaces around it. (transfer full) */
static char *
dup_first_line (const char *text)
{
  char *start = g_strdup (text);
  char *line = g_strchug (start);

  line[strcspn (line, "\r\n")] = '\0';

  return g_strchomp (line);
}

gboolean
checkbit_fen_entry_request (CheckbitFenEntry *self, const char *text)
{
  g_autofree char *line = NULL;
  ChessFenError error;

  g_return_val_if_fail (CHECKBIT_IS_FEN_ENTRY (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  line = dup_first_line (text);
  if (!g_str_equal (line, checkbit_fen_entry_get_text (self)))
    set_text (self, line);
  if (!check (self, &error))
    {
      /* A mistake is corrected where it can be seen. */
      if (!gtk_widget_get_visible (self->row))
        checkbit_fen_entry_edit (self);
      checkbit_fen_mark_select (self->entry, error.column, error.length);
      return FALSE;
    }

  /* Whatever the listeners do, the entry then shows the current position in canonical form. */
  g_object_ref (self);
  g_signal_emit (self, signals[LOAD_REQUESTED], 0, line);
  checkbit_fen_entry_restore (self);
  g_object_unref (self);

  return TRUE;
}

gboolean
checkbit_fen_entry_restore (CheckbitFenEntry *self)
{
  gboolean changes;

  g_return_val_if_fail (CHECKBIT_IS_FEN_ENTRY (self), FALSE);

  changes = !shows_position (self) || self->error != NULL;
  clear_error (self);
  if (changes)
    {
      set_text (self, self->fen);
      gtk_editable_set_position (GTK_EDITABLE (self->entry), 0);
    }
  update_icon (self); /* the position may have become the one that was typed */

  return changes;
}

static void
set_up_cb (CheckbitFenEntry *self)
{
  g_autofree char *text = g_strdup (checkbit_fen_entry_get_text (self));

  g_object_ref (self);
  g_signal_emit (self, signals[SET_UP_REQUESTED], 0, text);
  checkbit_fen_entry_restore (self);
  g_object_unref (self);
}

static void
activate_cb (CheckbitFenEntry *self)
{
  checkbit_fen_entry_request (self, checkbit_fen_entry_get_text (self));
}

/* Once a mistake has been reported, each key updates the report. Before that, an unfinished text is
 * not worth reporting. */
static void
changed_cb (CheckbitFenEntry *self)
{
  ChessFenError error;

  if (self->setting)
    return;

  update_icon (self);
  if (self->error != NULL)
    check (self, &error);
}

static void
icon_release_cb (CheckbitFenEntry *self)
{
  checkbit_fen_entry_restore (self);
}

/* The full FEN as the tooltip of an entry that is too short for it. It is only made on request:
 * setting a tooltip with each move would query the pointer's position and block on the display. */
static gboolean
query_tooltip_cb (CheckbitFenEntry *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  if (!keyboard && gtk_entry_get_icon_at_pos (self->entry, x, y) != -1)
    return FALSE;

  gtk_tooltip_set_text (tooltip, self->fen);
  return TRUE;
}

/* Returns to where the focus was before a key led here, in one go. */
static void
leave (CheckbitFenEntry *self)
{
  gboolean folds = self->asked_open;

  g_object_ref (self);
  self->asked = FALSE;
  g_signal_emit (self, signals[LEFT], 0);
  if (folds)
    g_object_set (self, "unfolded", FALSE, NULL);
  g_object_unref (self);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CheckbitFenEntry *self = CHECKBIT_FEN_ENTRY (widget);
  gboolean asked = self->asked, restored = checkbit_fen_entry_restore (self);

  if (asked)
    leave (self);
  return asked || restored;
}

/* --- The clipboard ------------------------------------------------------------------------ */

void
checkbit_fen_entry_copy (CheckbitFenEntry *self)
{
  g_return_if_fail (CHECKBIT_IS_FEN_ENTRY (self));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->fen);
  g_signal_emit (self, signals[COPIED], 0);
}

/* A text that is to come, and what was there when it was asked for. */
typedef struct
{
  CheckbitFenEntry *entry; /* owned, as are the others */
  char *fen;
  char *text;
} Pasting;

static void
pasting_free (Pasting *pasting)
{
  g_object_unref (pasting->entry);
  g_free (pasting->fen);
  g_free (pasting->text);
  g_free (pasting);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Pasting, pasting_free)

/* The text's owner, another program, may have taken its time: a move that was played or a text that
 * was typed meanwhile must not be replaced. */
static gboolean
is_still_wanted (const Pasting *pasting)
{
  CheckbitFenEntry *self = pasting->entry;

  return !g_cancellable_is_cancelled (self->cancellable) && g_str_equal (pasting->fen, self->fen)
         && g_str_equal (pasting->text, checkbit_fen_entry_get_text (self));
}

static void
paste_ready_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Pasting) pasting = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (!is_still_wanted (pasting))
    return;

  if (text != NULL)
    checkbit_fen_entry_request (pasting->entry, text);
  else
    set_error (pasting->entry, _ ("There is no text on the clipboard."));
}

void
checkbit_fen_entry_paste (CheckbitFenEntry *self)
{
  Pasting *pasting;

  g_return_if_fail (CHECKBIT_IS_FEN_ENTRY (self));

  pasting = g_new (Pasting, 1);
  *pasting = (Pasting){ .entry = g_object_ref (self),
                        .fen = g_strdup (self->fen),
                        .text = g_strdup (checkbit_fen_entry_get_text (self)) };
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->cancellable,
                                 paste_ready_cb, pasting);
}

static void
copy_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_fen_entry_copy (CHECKBIT_FEN_ENTRY (widget));
}

static void
paste_action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  checkbit_fen_entry_paste (CHECKBIT_FEN_ENTRY (widget));
}

/* --- The position ------------------------------------------------------------------------- */

static gboolean
is_being_edited (CheckbitFenEntry *self)
{
  return !shows_position (self) && checkbit_focus_is_within (GTK_WIDGET (self));
}

void
checkbit_fen_entry_set_fen (CheckbitFenEntry *self, const char *fen)
{
  gboolean keep;

  g_return_if_fail (CHECKBIT_IS_FEN_ENTRY (self));
  g_return_if_fail (fen != NULL);

  if (g_str_equal (self->fen, fen))
    return;

  keep = is_being_edited (self);
  g_free (self->fen);
  self->fen = g_strdup (fen);

  if (keep)
    update_icon (self);
  else
    checkbit_fen_entry_restore (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FEN]);
}

void
checkbit_fen_entry_give_way (CheckbitFenEntry *self)
{
  g_return_if_fail (CHECKBIT_IS_FEN_ENTRY (self));

  if (self->error == NULL)
    return;
  if (is_being_edited (self))
    clear_error (self);
  else
    checkbit_fen_entry_restore (self);
}

gboolean
checkbit_fen_entry_commit (CheckbitFenEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_FEN_ENTRY (self), FALSE);

  return shows_position (self)
         || checkbit_fen_entry_request (self, checkbit_fen_entry_get_text (self));
}

void
checkbit_fen_entry_set_any_board (CheckbitFenEntry *self, gboolean any_board)
{
  ChessFenError error;

  g_return_if_fail (CHECKBIT_IS_FEN_ENTRY (self));

  self->any_board = any_board;
  if (self->error != NULL)
    check (self, &error);
}

/* --- The object --------------------------------------------------------------------------- */

static gboolean
is_unfolded (CheckbitFenEntry *self)
{
  return self->unfolded[self->roomy] || (self->roomy && self->held);
}

static void
checkbit_fen_entry_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitFenEntry *self = CHECKBIT_FEN_ENTRY (object);

  switch (prop_id)
    {
    case PROP_FEN:
      g_value_set_string (value, self->fen);
      break;
    case PROP_ERROR:
      g_value_set_string (value, self->error);
      break;
    case PROP_HAS_ERROR:
      g_value_set_boolean (value, self->error != NULL);
      break;
    case PROP_UNFOLDED:
      g_value_set_boolean (value, is_unfolded (self));
      break;
    case PROP_ROOMY:
      g_value_set_boolean (value, self->roomy);
      break;
    case PROP_IN_PLACE:
      g_value_set_boolean (value, !self->roomy && self->unfolded[FALSE]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* What takes the row's place by now gets its focus. */
static void
hide_folded (CheckbitFenEntry *self)
{
  if (is_unfolded (self) || !gtk_widget_get_visible (self->row))
    return;
  /* A mistake is not explained over nothing. Its text waits. */
  clear_error (self);
  gtk_widget_set_visible (self->row, FALSE);
}

/* Whoever is told shows something in its place, and both notices come together. */
static void
checkbit_fen_entry_dispatch_properties_changed (GObject *object, guint n, GParamSpec **pspecs)
{
  g_object_ref (object);
  G_OBJECT_CLASS (checkbit_fen_entry_parent_class)->dispatch_properties_changed (object, n, pspecs);
  if (CHECKBIT_FEN_ENTRY (object)->row != NULL)
    hide_folded (CHECKBIT_FEN_ENTRY (object));
  g_object_unref (object);
}

static void
show_row (CheckbitFenEntry *self)
{
  gboolean unfolded = is_unfolded (self);
  gboolean changes = unfolded != gtk_widget_get_visible (self->row);

  gtk_widget_set_margin_top (self->row, self->roomy ? ROW_SPACE : 0);
  if (unfolded)
    gtk_widget_set_visible (self->row, TRUE);
  g_object_freeze_notify (G_OBJECT (self));
  if (changes)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNFOLDED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IN_PLACE]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Where it replaces another row it is visible only while it has the focus: the person wants that
 * row back afterwards. */
static void
set_unfolded (CheckbitFenEntry *self, gboolean unfolded)
{
  self->unfolded[self->roomy] = unfolded;
  self->held = FALSE;
  self->asked_open = FALSE;
  show_row (self);
  if (unfolded && !self->roomy && !checkbit_focus_is_within (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->fold_button);
}

/* Whoever is at it stays there until the focus leaves it. What is wanted where there is much room is
 * remembered, and stays what it was. */
static void
set_roomy (CheckbitFenEntry *self, gboolean roomy)
{
  gboolean within = checkbit_focus_is_within (GTK_WIDGET (self));

  if (self->roomy != roomy)
    {
      self->held = roomy && within && (self->error != NULL || !shows_position (self));
      self->asked_open = FALSE;
    }
  self->roomy = roomy;
  if (!roomy && within)
    self->unfolded[FALSE] = TRUE;
  show_row (self);
}

static void
left_cb (gpointer data)
{
  CheckbitFenEntry *self = data;

  self->asked = self->asked_open = FALSE;
  if (!self->roomy)
    set_unfolded (self, FALSE);
  else if (self->held)
    {
      self->held = FALSE;
      show_row (self);
    }
}

gboolean
checkbit_fen_entry_get_wanted (CheckbitFenEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_FEN_ENTRY (self), FALSE);

  return self->unfolded[TRUE];
}

static void
checkbit_fen_entry_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  const char *fen;

  switch (prop_id)
    {
    case PROP_FEN:
      fen = g_value_get_string (value);
      checkbit_fen_entry_set_fen (CHECKBIT_FEN_ENTRY (object), fen != NULL ? fen : "");
      break;
    case PROP_UNFOLDED:
      set_unfolded (CHECKBIT_FEN_ENTRY (object), g_value_get_boolean (value));
      break;
    case PROP_ROOMY:
      set_roomy (CHECKBIT_FEN_ENTRY (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

void
checkbit_fen_entry_edit (CheckbitFenEntry *self)
{
  g_return_if_fail (CHECKBIT_IS_FEN_ENTRY (self));

  if (!gtk_widget_get_visible (self->row))
    {
      g_object_set (self, "unfolded", TRUE, NULL);
      self->asked_open = TRUE;
    }
  self->asked = TRUE;
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

/* --- Size --------------------------------------------------------------------------------- */

#define MESSAGE_SPACE 6

static GtkSizeRequestMode
checkbit_fen_entry_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Of the entry only: the message comes and goes. */
static void
checkbit_fen_entry_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  CheckbitFenEntry *self = CHECKBIT_FEN_ENTRY (widget);

  if (gtk_widget_get_visible (self->row))
    gtk_widget_measure (self->row, orientation, -1, minimum, natural, NULL, NULL);
}

/* The message overlaps what is above the entry. */
static void
allocate_message (CheckbitFenEntry *self, int width)
{
  GtkAllocation place = { 0, 0, width, 0 };
  int least;

  gtk_widget_measure (self->message_row, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  place.width = MAX (width, least);
  gtk_widget_measure (self->message_row, GTK_ORIENTATION_VERTICAL, place.width, NULL,
                      &place.height, NULL, NULL);
  place.y = -MESSAGE_SPACE - place.height;
  gtk_widget_size_allocate (self->message_row, &place, -1);
}

static void
checkbit_fen_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CheckbitFenEntry *self = CHECKBIT_FEN_ENTRY (widget);

  if (gtk_widget_should_layout (self->row))
    gtk_widget_allocate (self->row, width, height, baseline, NULL);
  if (gtk_widget_should_layout (self->message_row))
    allocate_message (self, width);
}

static void
checkbit_fen_entry_dispose (GObject *object)
{
  CheckbitFenEntry *self = CHECKBIT_FEN_ENTRY (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->message_row, gtk_widget_unparent);
  g_clear_pointer (&self->row, gtk_widget_unparent);

  G_OBJECT_CLASS (checkbit_fen_entry_parent_class)->dispose (object);
}

static void
checkbit_fen_entry_finalize (GObject *object)
{
  CheckbitFenEntry *self = CHECKBIT_FEN_ENTRY (object);

  g_object_unref (self->cancellable);
  g_free (self->fen);
  g_free (self->error);

  G_OBJECT_CLASS (checkbit_fen_entry_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_FEN]
      = g_param_spec_string ("fen", NULL, NULL, "", readable | G_PARAM_WRITABLE);
  properties[PROP_ERROR] = g_param_spec_string ("error", NULL, NULL, NULL, readable);
  properties[PROP_UNFOLDED]
      = g_param_spec_boolean ("unfolded", NULL, NULL, TRUE, readable | G_PARAM_WRITABLE);
  properties[PROP_ROOMY]
      = g_param_spec_boolean ("roomy", NULL, NULL, TRUE, readable | G_PARAM_WRITABLE);
  properties[PROP_IN_PLACE] = g_param_spec_boolean ("in-place", NULL, NULL, FALSE, readable);
  properties[PROP_HAS_ERROR] = g_param_spec_boolean ("has-error", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (GType type)
{
  signals[LOAD_REQUESTED] = g_signal_new ("load-requested",
                                          type,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          1,
                                          G_TYPE_STRING);
  signals[COPIED]
      = g_signal_new ("copied", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SET_UP_REQUESTED] = g_signal_new ("set-up-requested", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                            NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LEFT]
      = g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/checkbit/Checkbit/fen-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitFenEntry, row);
  gtk_widget_class_bind_template_child (widget_class, CheckbitFenEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, CheckbitFenEntry, fold_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitFenEntry, message_row);
  gtk_widget_class_bind_template_child (widget_class, CheckbitFenEntry, message);
  gtk_widget_class_bind_template_child (widget_class, CheckbitFenEntry, set_up);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_up_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, icon_release_cb);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

static void
checkbit_fen_entry_class_init (CheckbitFenEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = checkbit_fen_entry_get_property;
  object_class->set_property = checkbit_fen_entry_set_property;
  object_class->dispatch_properties_changed = checkbit_fen_entry_dispatch_properties_changed;
  object_class->dispose = checkbit_fen_entry_dispose;
  object_class->finalize = checkbit_fen_entry_finalize;
  widget_class->get_request_mode = checkbit_fen_entry_get_request_mode;
  widget_class->measure = checkbit_fen_entry_measure;
  widget_class->size_allocate = checkbit_fen_entry_size_allocate;

  install_properties (object_class);
  install_signals (CHECKBIT_TYPE_FEN_ENTRY);
  bind_template (widget_class);

  gtk_widget_class_set_css_name (widget_class, "fen-entry");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "fen.copy", NULL, copy_action_cb);
  gtk_widget_class_install_action (widget_class, "fen.paste", NULL, paste_action_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
checkbit_fen_entry_init (CheckbitFenEntry *self)
{
  self->fen = g_strdup ("");
  self->unfolded[TRUE] = self->roomy = TRUE;
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  show_row (self);
  checkbit_focus_watch_left (GTK_WIDGET (self), left_cb, self);
}

GtkWidget *
checkbit_fen_entry_new (void)
{
  return g_object_new (CHECKBIT_TYPE_FEN_ENTRY, NULL);
}
