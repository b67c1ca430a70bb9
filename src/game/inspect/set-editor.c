/* A set and its edited copy.
 *
 * The history is a list of the results of edits; index 0 stands for the live set itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/set-editor.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/inspect/expression.h"
#include "game/text/messages.h"

/* A longer recipe would not help anyone. */
#define MAX_RECIPE 400

typedef struct
{
  ChessBitboard bits;
  ChessBitboard wrapped;
  char *edit;
  char *warning; /* NULL for none */
  char *recipe;  /* NULL if the language cannot express it */
} Edit;

struct _CheckbitSetEditor
{
  GObject parent_instance;

  CheckbitWordForm *form; /* owned */
  CheckbitSet *source;    /* owned; NULL for none */
  CheckbitSet *copy;      /* owned; NULL before the first edit */
  GPtrArray *edits;       /* Edit */
  guint place;            /* how many of them are not undone */
  ChessBitboard changed;  /* the source's marks when a change was last announced */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitSetEditor, checkbit_set_editor, G_TYPE_OBJECT)

static void
edit_free (gpointer data)
{
  Edit *edit = data;

  g_free (edit->edit);
  g_free (edit->warning);
  g_free (edit->recipe);
  g_free (edit);
}

static void
emit_changed (CheckbitSetEditor *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
source_bits_cb (CheckbitSetEditor *self)
{
  self->changed = checkbit_set_get_changed (self->source);
  if (self->place == 0)
    emit_changed (self);
}

/* What the last move changed is over with the next one, also where that changes nothing. The set
 * announces its bits first, and with them mostly the marks. */
static void
source_changed_cb (CheckbitSetEditor *self)
{
  if (checkbit_set_get_changed (self->source) != self->changed)
    source_bits_cb (self);
}

static void
drop_source (CheckbitSetEditor *self)
{
  if (self->source != NULL)
    g_signal_handlers_disconnect_by_data (self->source, self);
  g_clear_object (&self->source);
  g_clear_object (&self->copy);
}

static void
checkbit_set_editor_dispose (GObject *object)
{
  drop_source (CHECKBIT_SET_EDITOR (object));
  g_clear_object (&CHECKBIT_SET_EDITOR (object)->form);
  G_OBJECT_CLASS (checkbit_set_editor_parent_class)->dispose (object);
}

static void
checkbit_set_editor_finalize (GObject *object)
{
  g_ptr_array_unref (CHECKBIT_SET_EDITOR (object)->edits);
  G_OBJECT_CLASS (checkbit_set_editor_parent_class)->finalize (object);
}

static void
checkbit_set_editor_class_init (CheckbitSetEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = checkbit_set_editor_dispose;
  object_class->finalize = checkbit_set_editor_finalize;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_SET_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_set_editor_init (CheckbitSetEditor *self)
{
  self->edits = g_ptr_array_new_with_free_func (edit_free);
}

CheckbitSetEditor *
checkbit_set_editor_new (CheckbitWordForm *form)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  CheckbitSetEditor *self = g_object_new (CHECKBIT_TYPE_SET_EDITOR, NULL);
  self->form = g_object_ref (form);
  return self;
}

void
checkbit_set_editor_set_source (CheckbitSetEditor *self, CheckbitSet *source)
{
  g_return_if_fail (CHECKBIT_IS_SET_EDITOR (self));
  g_return_if_fail (source == NULL || CHECKBIT_IS_SET (source));

  if (self->source == source)
    return;

  drop_source (self);
  g_ptr_array_set_size (self->edits, 0);
  self->place = 0;
  if (source != NULL)
    {
      self->source = g_object_ref (source);
      g_signal_connect_swapped (source, "notify::bits", G_CALLBACK (source_bits_cb), self);
      g_signal_connect_swapped (source, "notify::changed", G_CALLBACK (source_changed_cb), self);
      g_signal_connect_swapped (source, "notify::title", G_CALLBACK (source_bits_cb), self);
      self->changed = checkbit_set_get_changed (source);
    }
  emit_changed (self);
}

/* --- The current set ------------------------------------------------------------------------ */

CheckbitSet *
checkbit_set_editor_get_set (CheckbitSetEditor *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), NULL);

  return self->place > 0 ? self->copy : self->source;
}

gboolean
checkbit_set_editor_is_edited (CheckbitSetEditor *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), FALSE);

  return self->place > 0;
}

ChessBitboard
checkbit_set_editor_get_bits (CheckbitSetEditor *self)
{
  CheckbitSet *set = checkbit_set_editor_get_set (self);

  return set != NULL ? checkbit_set_get_bits (set) : CHESS_NO_SQUARES;
}

/* The edit with the current result; NULL for the live set. */
static const Edit *
get_edit (CheckbitSetEditor *self)
{
  return self->place > 0 ? self->edits->pdata[self->place - 1] : NULL;
}

ChessBitboard
checkbit_set_editor_get_wrapped (CheckbitSetEditor *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), CHESS_NO_SQUARES);

  return self->place > 0 ? get_edit (self)->wrapped : CHESS_NO_SQUARES;
}

const char *
checkbit_set_editor_get_edit (CheckbitSetEditor *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), NULL);

  return self->place > 0 ? get_edit (self)->edit : NULL;
}

const char *
checkbit_set_editor_get_warning (CheckbitSetEditor *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), NULL);

  return self->place > 0 ? get_edit (self)->warning : NULL;
}

/* The language always uses layout a1b1, whatever layout values are shown in. (transfer full) */
static char *
write_value (ChessBitboard bits)
{
  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", bits);
}

const char *
checkbit_set_editor_get_recipe (CheckbitSetEditor *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), NULL);

  return self->place > 0 ? get_edit (self)->recipe : NULL;
}

static gboolean
gives (const char *text,
       const ChessMaskInput *input,
       CheckbitPastedNames *names,
       ChessBitboard bits)
{
  g_autoptr (CheckbitExpression) expression
      = text != NULL ? checkbit_expression_new_with_names (text, names) : NULL;
  ChessBitboard value;

  return expression != NULL && checkbit_expression_evaluate (expression, input, &value)
         && value == bits;
}

const char *
checkbit_set_editor_find_expression (CheckbitSetEditor *self,
                                     const ChessMaskInput *input,
                                     CheckbitPastedNames *names)
{
  const char *expression;

  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), NULL);
  g_return_val_if_fail (self->source != NULL, NULL);

  expression
      = self->place > 0 ? get_edit (self)->recipe : checkbit_set_get_expression (self->source);
  return gives (expression, input, names, checkbit_set_editor_get_bits (self)) ? expression : NULL;
}

char *
checkbit_set_editor_write (CheckbitSetEditor *self,
                           const ChessMaskInput *input,
                           CheckbitPastedNames *names)
{
  const char *expression = checkbit_set_editor_find_expression (self, input, names);

  return expression != NULL ? g_strdup (expression)
                            : write_value (checkbit_set_editor_get_bits (self));
}

/* --- Edits ---------------------------------------------------------------------------------- */

/* The current set, as the start of a recipe; NULL if the language cannot express it. (transfer
 * full) */
static char *
dup_base (CheckbitSetEditor *self)
{
  const char *expression = checkbit_set_get_expression (self->source);

  if (self->place > 0)
    return g_strdup (get_edit (self)->recipe);
  return expression != NULL ? g_strdup (expression)
                            : write_value (checkbit_set_editor_get_bits (self));
}

static void
ensure_copy (CheckbitSetEditor *self)
{
  g_autofree char *title = NULL;

  if (self->copy != NULL)
    return;
  /* Translators: %s is the title of a set: "White pawns". */
  title = g_strdup_printf (_ ("Edited copy of %s"), checkbit_set_get_title (self->source));
  self->copy = checkbit_set_new (title, checkbit_set_get_bits (self->source));
}

/* Shows the result at an index of the history. */
static void
go_to (CheckbitSetEditor *self, guint place)
{
  self->place = place;
  if (place > 0)
    checkbit_set_set_bits (self->copy, get_edit (self)->bits, CHESS_NO_SQUARES);
  emit_changed (self);
}

/* Adds an edit after the current one; undone ones are dropped. */
static void
add_edit (CheckbitSetEditor *self, Edit *edit)
{
  if (edit->recipe != NULL && strlen (edit->recipe) > MAX_RECIPE)
    g_clear_pointer (&edit->recipe, g_free);
  ensure_copy (self);
  g_ptr_array_set_size (self->edits, (int) self->place);
  g_ptr_array_add (self->edits, edit);
  go_to (self, self->edits->len);
}

/* Several toggles are chained without a pair of brackets for each, which would be hard to read. */
static char *
write_toggled (const char *base, ChessSquare square)
{
  g_autofree char *bracketed = checkbit_expression_bracket (base);
  const char *name = checkbit_square_name (square);
  gboolean only_xor = strpbrk (base, "|&") == NULL;

  return g_strconcat (only_xor ? base : bracketed, " ^ ", name, NULL);
}

void
checkbit_set_editor_toggle (CheckbitSetEditor *self, ChessSquare square)
{
  g_autofree char *base = NULL;
  ChessBitboard bits;

  g_return_if_fail (CHECKBIT_IS_SET_EDITOR (self));
  g_return_if_fail (square < CHESS_N_SQUARES);

  if (self->source == NULL)
    return;

  base = dup_base (self);
  bits = checkbit_set_editor_get_bits (self) ^ CHESS_BIT (square);
  Edit *edit = g_new0 (Edit, 1);
  edit->bits = bits;
  edit->recipe = base != NULL ? write_toggled (base, square) : NULL;
  /* Translators: what an edit did to a set of squares; %s is a square: "e4". */
  edit->edit = g_strdup_printf (chess_bitboard_has (bits, square) ? _ ("%s was added.")
                                                                  : _ ("%s was removed."),
                                checkbit_square_name (square));
  add_edit (self, edit);
}

/* "North-east: (x & ~0x8080808080808080) << 9" (transfer full) */
static char *
describe_step (const CheckbitSetStep *step)
{
  g_autofree char *code = checkbit_set_step_write_code (step);
  const char *title = checkbit_operation_get_title (step->operation);

  return code != NULL ? g_strconcat (title, ": ", code, NULL) : g_strdup (title);
}

void
checkbit_set_editor_apply (CheckbitSetEditor *self, CheckbitOperation operation, guint n)
{
  g_autofree char *base = NULL;
  CheckbitSetStepResult result;

  g_return_if_fail (CHECKBIT_IS_SET_EDITOR (self));
  g_return_if_fail ((guint) operation < CHECKBIT_N_OPERATIONS && n < 64);

  if (self->source == NULL)
    return;

  CheckbitSetStep step = { operation, checkbit_word_form_get_layout (self->form), n };
  checkbit_set_step_apply (&step, checkbit_set_editor_get_bits (self), &result);
  base = dup_base (self);
  Edit *edit = g_new0 (Edit, 1);
  edit->bits = result.bits;
  edit->wrapped = result.wrapped;
  edit->edit = describe_step (&step);
  edit->warning = checkbit_message_step (&step, &result);
  edit->recipe = base != NULL ? checkbit_set_step_write (&step, base) : NULL;
  add_edit (self, edit);
}

void
checkbit_set_editor_combine (CheckbitSetEditor *self,
                             CheckbitCombination combination,
                             CheckbitSet *other)
{
  g_autofree char *base = NULL;
  g_autofree char *value = NULL;
  const char *expression;

  g_return_if_fail (CHECKBIT_IS_SET_EDITOR (self));
  g_return_if_fail (CHECKBIT_IS_SET (other));

  if (self->source == NULL)
    return;

  base = dup_base (self);
  value = write_value (checkbit_set_get_bits (other));
  expression = checkbit_set_get_expression (other);
  Edit *edit = g_new0 (Edit, 1);
  edit->bits = checkbit_combination_apply (combination, checkbit_set_editor_get_bits (self),
                                           checkbit_set_get_bits (other));
  edit->edit = g_strdup_printf ("%s: %s", checkbit_combination_get_title (combination),
                                checkbit_set_get_title (other));
  if (base != NULL)
    edit->recipe
        = checkbit_combination_write (combination, base, expression != NULL ? expression : value);
  add_edit (self, edit);
}

/* --- History -------------------------------------------------------------------------------- */

gboolean
checkbit_set_editor_can_undo (CheckbitSetEditor *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), FALSE);

  return self->place > 0;
}

gboolean
checkbit_set_editor_can_redo (CheckbitSetEditor *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SET_EDITOR (self), FALSE);

  return self->place < self->edits->len;
}

void
checkbit_set_editor_undo (CheckbitSetEditor *self)
{
  if (checkbit_set_editor_can_undo (self))
    go_to (self, self->place - 1);
}

void
checkbit_set_editor_redo (CheckbitSetEditor *self)
{
  if (checkbit_set_editor_can_redo (self))
    go_to (self, self->place + 1);
}

void
checkbit_set_editor_revert (CheckbitSetEditor *self)
{
  if (checkbit_set_editor_can_undo (self))
    go_to (self, 0);
}
