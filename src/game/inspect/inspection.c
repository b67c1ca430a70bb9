/* The state of the inspector.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/inspection.h"

struct _CheckbitInspection
{
  GObject parent_instance;

  /* Owned; never NULL. */
  CheckbitMaskModel *masks;
  CheckbitWordForm *word_form;
  CheckbitWatchList *watches;
  CheckbitMoveExplanation *explanation;
  GListStore *pushed;
  CheckbitPastedList *pasted;

  CheckbitMoment moment;
  ChessMaskInput input;  /* from moment */
  CheckbitMoment before; /* if has_before: the moment to compare with */
  ChessMaskInput input_before;
  gboolean has_before;
  ChessSquare square;
  ChessMove move;
  CheckbitSet *subject; /* owned; may be NULL */
  GBytes *table;        /* owned; may be NULL */
  char *boards;         /* owned; may be NULL */
};

enum
{
  PROP_0,
  PROP_SQUARE,
  PROP_MOVE,
  PROP_SUBJECT,
  PROP_TABLE,
  PROP_BOARDS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitInspection, checkbit_inspection, G_TYPE_OBJECT)

static void
checkbit_inspection_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitInspection *self = CHECKBIT_INSPECTION (object);

  switch (prop_id)
    {
    case PROP_SQUARE:
      g_value_set_uint (value, self->square);
      break;
    case PROP_MOVE:
      g_value_set_uint (value, self->move);
      break;
    case PROP_SUBJECT:
      g_value_set_object (value, self->subject);
      break;
    case PROP_BOARDS:
      g_value_set_string (value, self->boards);
      break;
    case PROP_TABLE:
      g_value_set_boxed (value, self->table);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_inspection_set_property (GObject *object,
                                  guint prop_id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  CheckbitInspection *self = CHECKBIT_INSPECTION (object);

  switch (prop_id)
    {
    case PROP_SQUARE:
      checkbit_inspection_set_square (self, (ChessSquare) g_value_get_uint (value));
      break;
    case PROP_MOVE:
      checkbit_inspection_set_move (self, (ChessMove) g_value_get_uint (value));
      break;
    case PROP_SUBJECT:
      checkbit_inspection_set_subject (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_inspection_dispose (GObject *object)
{
  g_clear_object (&CHECKBIT_INSPECTION (object)->subject);
  G_OBJECT_CLASS (checkbit_inspection_parent_class)->dispose (object);
}

static void
checkbit_inspection_finalize (GObject *object)
{
  CheckbitInspection *self = CHECKBIT_INSPECTION (object);

  g_object_unref (self->masks);
  g_object_unref (self->word_form);
  g_object_unref (self->watches);
  g_clear_pointer (&self->table, g_bytes_unref);
  g_free (self->boards);
  g_object_unref (self->explanation);
  g_object_unref (self->pushed);
  g_object_unref (self->pasted);
  G_OBJECT_CLASS (checkbit_inspection_parent_class)->finalize (object);
}

static void
checkbit_inspection_class_init (CheckbitInspectionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_inspection_get_property;
  object_class->set_property = checkbit_inspection_set_property;
  object_class->dispose = checkbit_inspection_dispose;
  object_class->finalize = checkbit_inspection_finalize;

  properties[PROP_SQUARE]
      = g_param_spec_uint ("square", NULL, NULL, 0, CHESS_SQUARE_NONE, CHESS_SQUARE_NONE, flags);
  properties[PROP_MOVE]
      = g_param_spec_uint ("move", NULL, NULL, 0, G_MAXUINT16, CHESS_MOVE_NONE, flags);
  properties[PROP_SUBJECT] = g_param_spec_object ("subject", NULL, NULL, CHECKBIT_TYPE_SET, flags);
  properties[PROP_TABLE]
      = g_param_spec_boxed ("table", NULL, NULL, G_TYPE_BYTES,
                            G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_BOARDS]
      = g_param_spec_string ("boards", NULL, NULL, NULL,
                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_INSPECTION, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

/* The input for computing masks, with pointers into a stored moment. */
static void
update_input (ChessMaskInput *input, const CheckbitMoment *moment)
{
  input->position = &moment->position;
  input->previous = moment->has_previous ? &moment->previous : NULL;
  input->last_move = moment->last_move;
}

static void
update_watches (CheckbitInspection *self)
{
  checkbit_watch_list_set_input (self->watches, &self->input,
                                 checkbit_inspection_get_input_before (self));
}

static void
renamed_cb (CheckbitInspection *self)
{
  checkbit_watch_list_set_names (self->watches, checkbit_inspection_get_names (self));
  g_signal_emit (self, changed_signal, 0);
}

static void
layout_cb (CheckbitInspection *self)
{
  checkbit_pasted_list_set_layout (self->pasted, checkbit_word_form_get_layout (self->word_form));
}

static void
checkbit_inspection_init (CheckbitInspection *self)
{
  self->masks = checkbit_mask_model_new ();
  self->word_form = checkbit_word_form_new ();
  self->watches = checkbit_watch_list_new ();
  self->explanation = checkbit_move_explanation_new ();
  self->pushed = g_list_store_new (CHECKBIT_TYPE_SET);
  self->pasted = checkbit_pasted_list_new ();
  g_signal_connect_object (self->pasted, "renamed", G_CALLBACK (renamed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->word_form, "notify::layout", G_CALLBACK (layout_cb), self,
                           G_CONNECT_SWAPPED);
  self->moment.position = chess_position_start;
  self->moment.repetitions = 1;
  self->square = CHESS_SQUARE_NONE;
  update_input (&self->input, &self->moment);
  update_input (&self->input_before, &self->before);
  update_watches (self);
}

CheckbitInspection *
checkbit_inspection_new (void)
{
  return g_object_new (CHECKBIT_TYPE_INSPECTION, NULL);
}

void
checkbit_inspection_set_moment (CheckbitInspection *self,
                                const CheckbitMoment *moment,
                                gboolean mark)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTION (self));
  g_return_if_fail (moment != NULL);

  self->before = self->moment;
  self->has_before = mark;
  self->moment = *moment;
  update_input (&self->input, &self->moment);
  update_input (&self->input_before, &self->before);
  checkbit_mask_model_set_position_after (self->masks, self->input.position, self->input.previous,
                                          self->input.last_move, mark);
  update_watches (self);
  checkbit_inspection_set_move (self, CHESS_MOVE_NONE);
  checkbit_move_explanation_set_position (self->explanation, self->input.position);
  g_signal_emit (self, changed_signal, 0);
}

const CheckbitMoment *
checkbit_inspection_get_moment (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return &self->moment;
}

const ChessPosition *
checkbit_inspection_get_position (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return &self->moment.position;
}

const ChessMaskInput *
checkbit_inspection_get_input (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return &self->input;
}

const ChessMaskInput *
checkbit_inspection_get_input_before (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->has_before ? &self->input_before : NULL;
}

ChessBitboard
checkbit_inspection_get_selection (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), CHESS_NO_SQUARES);

  return self->input.selection;
}

void
checkbit_inspection_set_selection (CheckbitInspection *self, ChessBitboard selection)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTION (self));

  if (self->input.selection == selection)
    return;

  self->input.selection = selection;
  self->input_before.selection = selection;
  checkbit_mask_model_set_selection (self->masks, selection);
  checkbit_pasted_list_set_selection (self->pasted, selection);
  update_watches (self);
  g_signal_emit (self, changed_signal, 0);
}

ChessSquare
checkbit_inspection_get_square (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), CHESS_SQUARE_NONE);

  return self->square;
}

void
checkbit_inspection_set_square (CheckbitInspection *self, ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTION (self));

  if (self->square == square)
    return;

  self->square = square;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SQUARE]);
}

ChessMove
checkbit_inspection_get_move (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), CHESS_MOVE_NONE);

  return self->move;
}

void
checkbit_inspection_set_move (CheckbitInspection *self, ChessMove move)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTION (self));

  if (self->move == move)
    return;

  self->move = move;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOVE]);
}

CheckbitSet *
checkbit_inspection_get_subject (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->subject;
}

void
checkbit_inspection_set_subject (CheckbitInspection *self, CheckbitSet *subject)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTION (self));
  g_return_if_fail (subject == NULL || CHECKBIT_IS_SET (subject));

  if (g_set_object (&self->subject, subject))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBJECT]);
}

const guint64 *
checkbit_inspection_get_table (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->table != NULL ? g_bytes_get_data (self->table, NULL) : NULL;
}

void
checkbit_inspection_set_table (CheckbitInspection *self, const guint64 *words)
{
  checkbit_inspection_set_table_of (self, words, CHESS_N_SQUARES);
}

void
checkbit_inspection_set_table_of (CheckbitInspection *self, const guint64 *words, gsize n)
{
  g_autoptr (GBytes) table = NULL;

  g_return_if_fail (CHECKBIT_IS_INSPECTION (self));

  if (words != NULL)
    table = g_bytes_new (words, n * sizeof *words);
  if (table == self->table
      || (table != NULL && self->table != NULL && g_bytes_equal (table, self->table)))
    return;

  g_clear_pointer (&self->table, g_bytes_unref);
  self->table = g_steal_pointer (&table);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TABLE]);
}

CheckbitMaskModel *
checkbit_inspection_get_masks (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->masks;
}

CheckbitWordForm *
checkbit_inspection_get_word_form (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->word_form;
}

CheckbitWatchList *
checkbit_inspection_get_watches (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->watches;
}

CheckbitMoveExplanation *
checkbit_inspection_get_explanation (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->explanation;
}

const char *
checkbit_inspection_get_boards (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->boards;
}

void
checkbit_inspection_set_boards (CheckbitInspection *self, const char *text)
{
  char *copy;

  g_return_if_fail (CHECKBIT_IS_INSPECTION (self));

  copy = g_strdup (text);
  g_free (self->boards);
  self->boards = copy;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BOARDS]);
}

GListStore *
checkbit_inspection_get_pushed (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->pushed;
}

CheckbitPastedList *
checkbit_inspection_get_pasted (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return self->pasted;
}

CheckbitPastedNames *
checkbit_inspection_get_names (CheckbitInspection *self)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (self), NULL);

  return checkbit_pasted_list_get_names (self->pasted);
}
