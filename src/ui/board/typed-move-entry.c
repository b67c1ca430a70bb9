/* Shows a move while it is typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/typed-move-entry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/inspect/typed-move.h"
#include "game/text/messages.h"
#include "ui/base/accessible.h"

/* The most candidates shown; of further ones, only the number. */
#define MOST_SHOWN 6

/* Longer than any move. */
#define MOST_LETTERS 12

struct _CheckbitTypedMoveEntry
{
  GtkPopover parent_instance;

  /* From the template. */
  GtkWidget *box;
  GtkLabel *typed;
  GtkBox *candidates;
  GtkLabel *note;

  ChessPosition position;
  CheckbitNotation notation;
  GString *text;
  CheckbitTypedMove *moves;
  guint selected; /* the candidate that Enter plays */
  char *reason;   /* why the text is no move, once Enter has asked; NULL before */
  char *label;
};

G_DEFINE_FINAL_TYPE (CheckbitTypedMoveEntry, checkbit_typed_move_entry, GTK_TYPE_POPOVER)

enum
{
  CHOSEN,
  REFUSED,
  CANCELLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- What it shows -------------------------------------------------------------------------- */

static void
choose (CheckbitTypedMoveEntry *self, ChessMove move)
{
  g_signal_emit (self, signals[CHOSEN], 0, (guint) move);
}

static void
clicked_cb (CheckbitTypedMoveEntry *self, GtkWidget *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  choose (self, self->moves->candidates[index].move);
}

/* (transfer full) */
static char *
dup_move (CheckbitTypedMoveEntry *self, guint index)
{
  return checkbit_move_text_write (self->moves->candidates[index].san, self->notation);
}

/* The spoken form: "knight f3, check". (transfer full) */
static char *
dup_words (CheckbitTypedMoveEntry *self, guint index)
{
  return checkbit_message_move_brief (&self->position, self->moves->candidates[index].move);
}

static void
add_candidate (CheckbitTypedMoveEntry *self, guint index)
{
  g_autofree char *move = dup_move (self, index);
  GtkWidget *button = gtk_button_new_with_label (move);

  gtk_widget_set_can_focus (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  if (index == self->selected)
    gtk_widget_add_css_class (button, "selected");
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->candidates, button);
}

/* The text beside the candidates: how many more there are, or that there are none, and why if that
 * is known. (transfer full) */
static char *
dup_note (CheckbitTypedMoveEntry *self, guint last)
{
  if (self->moves->n == 0 && self->reason != NULL)
    return g_strdup (self->reason);
  if (self->moves->n == 0)
    return g_strdup (_ ("No legal move begins like this."));
  if (self->moves->n > last)
    /* Translators: so many more moves than are shown */
    return g_strdup_printf (_ ("and %u more"), self->moves->n - last);
  return g_strdup ("");
}

/* The whole line in words: "N: knight a3; knight c3; and 2 more". */
static void
update_label (CheckbitTypedMoveEntry *self, guint first, guint last, const char *note)
{
  g_autoptr (GString) label = g_string_new (self->text->str);

  for (guint i = first; i < last; i++)
    {
      g_autofree char *move = dup_words (self, i);
      g_string_append_printf (label, "%s %s", i == first ? ":" : ";", move);
    }
  if (note[0] != '\0')
    g_string_append_printf (label, "%s %s", self->moves->n == 0 ? ":" : ";", note);
  g_free (self->label);
  self->label = g_string_free (g_steal_pointer (&label), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->label, -1);
}

/* The visible candidates around the selected one. */
static void
show_candidates (CheckbitTypedMoveEntry *self)
{
  guint first = self->selected < MOST_SHOWN ? 0 : self->selected - MOST_SHOWN + 1;
  guint last = MIN (self->moves->n, first + MOST_SHOWN);
  g_autofree char *note = dup_note (self, last);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->candidates))) != NULL)
    gtk_box_remove (self->candidates, child);
  for (guint i = first; i < last; i++)
    add_candidate (self, i);
  gtk_label_set_label (self->typed, self->text->str);
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), note[0] != '\0');
  update_label (self, first, last, note);
}

/* The candidate that Enter would play. */
static void
announce_selected (CheckbitTypedMoveEntry *self)
{
  g_autofree char *move = self->moves->n > 0 ? dup_words (self, self->selected) : NULL;

  checkbit_accessible_announce (GTK_WIDGET (self), move != NULL ? move : self->label);
}

/* --- Typing --------------------------------------------------------------------------------- */

static gboolean
close_line (CheckbitTypedMoveEntry *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
  return TRUE;
}

static void
find_candidates (CheckbitTypedMoveEntry *self)
{
  const char *letters[5];
  gboolean has_letters = checkbit_notation_get_letters (self->notation, letters);

  checkbit_typed_move_read_in (&self->position, self->text->str, has_letters ? letters : NULL,
                               self->moves);
  self->selected = 0;
  g_clear_pointer (&self->reason, g_free);
  show_candidates (self);
}

/* Plays the move if only one is meant; then only the move is announced. That there is none is
 * announced once, however much more is typed. */
static void
read_text (CheckbitTypedMoveEntry *self)
{
  gboolean was_without = self->text->len > 1 && self->moves->n == 0;

  find_candidates (self);
  if (self->moves->play != CHESS_MOVE_NONE)
    choose (self, self->moves->play);
  else if (self->moves->n > 0 || !was_without)
    checkbit_accessible_announce (GTK_WIDGET (self), self->label);
}

/* Characters that are in no move count as well: otherwise Enter would play the move typed before
 * them, "Nf9" as a move to f3. Behind a move that was refused begins another. */
static gboolean
append (CheckbitTypedMoveEntry *self, gunichar character)
{
  const char *letters[5];
  gboolean has_letters = checkbit_notation_get_letters (self->notation, letters);

  if (!checkbit_typed_move_has (character, has_letters ? letters : NULL)
      && !g_unichar_isalnum (character))
    return FALSE;
  if (self->reason != NULL)
    g_string_truncate (self->text, 0);
  if (self->text->len < MOST_LETTERS)
    g_string_append_unichar (self->text, character);
  read_text (self);
  return TRUE;
}

/* After a deletion the rest may be a complete move already. It waits for Enter, as otherwise it
 * could not be corrected. */
static gboolean
backspace (CheckbitTypedMoveEntry *self)
{
  const char *last = g_utf8_find_prev_char (self->text->str, self->text->str + self->text->len);

  g_string_truncate (self->text, (gsize) (last - self->text->str));
  if (self->text->len == 0)
    return close_line (self);
  find_candidates (self);
  checkbit_accessible_announce (GTK_WIDGET (self), self->label);
  return TRUE;
}

/* Shows why the text is no move. Whoever is told of the refusal announces the same reason. */
static void
refuse (CheckbitTypedMoveEntry *self, ChessMove intended)
{
  ChessWhy why;

  chess_explain_move (&self->position, intended, &why);
  g_free (self->reason);
  self->reason = checkbit_message_why (&why);
  show_candidates (self);
  g_signal_emit (self, signals[REFUSED], 0, (guint) intended);
}

static gboolean
enter (CheckbitTypedMoveEntry *self)
{
  const char *letters[5];
  gboolean has_letters = checkbit_notation_get_letters (self->notation, letters);
  g_autofree char *text
      = checkbit_typed_move_dup_english (self->text->str, has_letters ? letters : NULL);
  ChessSanResult result;

  if (self->moves->n > 0)
    choose (self, self->moves->candidates[self->selected].move);
  else if (chess_san_read (&self->position, text, strlen (text), &result) == CHESS_SAN_ILLEGAL
           && result.intended != CHESS_MOVE_NONE)
    refuse (self, result.intended);
  return TRUE;
}

static gboolean
select_next (CheckbitTypedMoveEntry *self, int step)
{
  int n = (int) self->moves->n;

  if (n > 0)
    self->selected = (guint) (((int) self->selected + step + n) % n);
  show_candidates (self);
  announce_selected (self);
  return TRUE;
}

gboolean
checkbit_typed_move_entry_begins (guint keyval, GdkModifierType state, CheckbitNotation notation)
{
  const char *letters[5];
  gboolean has_letters = checkbit_notation_get_letters (notation, letters);

  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0
         && checkbit_typed_move_begins (gdk_keyval_to_unicode (keyval),
                                        has_letters ? letters : NULL);
}

gboolean
checkbit_typed_move_entry_key (CheckbitTypedMoveEntry *self, guint keyval, GdkModifierType state)
{
  g_return_val_if_fail (CHECKBIT_IS_TYPED_MOVE_ENTRY (self), FALSE);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Escape:
      return close_line (self);
    case GDK_KEY_BackSpace:
      return backspace (self);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return enter (self);
    case GDK_KEY_Up:
    case GDK_KEY_Left:
    case GDK_KEY_ISO_Left_Tab:
      return select_next (self, -1);
    case GDK_KEY_Down:
    case GDK_KEY_Right:
    case GDK_KEY_Tab:
      return select_next (self, 1);
    default:
      return append (self, gdk_keyval_to_unicode (keyval));
    }
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_typed_move_entry_finalize (GObject *object)
{
  CheckbitTypedMoveEntry *self = CHECKBIT_TYPED_MOVE_ENTRY (object);

  g_string_free (self->text, TRUE);
  g_free (self->moves);
  g_free (self->label);
  g_free (self->reason);
  G_OBJECT_CLASS (checkbit_typed_move_entry_parent_class)->finalize (object);
}

static void
checkbit_typed_move_entry_class_init (CheckbitTypedMoveEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_typed_move_entry_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", CHECKBIT_TYPE_TYPED_MOVE_ENTRY, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", CHECKBIT_TYPE_TYPED_MOVE_ENTRY, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CANCELLED] = g_signal_new ("cancelled", CHECKBIT_TYPE_TYPED_MOVE_ENTRY, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/typed-move-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitTypedMoveEntry, box);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTypedMoveEntry, typed);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTypedMoveEntry, candidates);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTypedMoveEntry, note);
}

static void
checkbit_typed_move_entry_init (CheckbitTypedMoveEntry *self)
{
  self->text = g_string_new (NULL);
  self->moves = g_new0 (CheckbitTypedMove, 1);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
checkbit_typed_move_entry_new (const ChessPosition *position, CheckbitNotation notation)
{
  g_return_val_if_fail (position != NULL, NULL);

  CheckbitTypedMoveEntry *self = g_object_new (CHECKBIT_TYPE_TYPED_MOVE_ENTRY, NULL);
  self->position = *position;
  self->notation = notation;
  return GTK_WIDGET (self);
}

const char *
checkbit_typed_move_entry_get_label (CheckbitTypedMoveEntry *self)
{
  g_return_val_if_fail (CHECKBIT_IS_TYPED_MOVE_ENTRY (self), NULL);

  return self->label;
}
