/* What a move changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/change-model.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/fen.h"
#include "chess/mask.h"
#include "chess/san.h"
#include "game/text/messages.h"

/* --- A step --------------------------------------------------------------------------------- */

struct _CheckbitChangeStep
{
  GObject parent_instance;

  char *text;
  guint64 word, key;
  CheckbitSet *set; /* owned */
};

G_DEFINE_FINAL_TYPE (CheckbitChangeStep, checkbit_change_step, G_TYPE_OBJECT)

static void
checkbit_change_step_finalize (GObject *object)
{
  CheckbitChangeStep *self = CHECKBIT_CHANGE_STEP (object);

  g_free (self->text);
  g_clear_object (&self->set);
  G_OBJECT_CLASS (checkbit_change_step_parent_class)->finalize (object);
}

static void
checkbit_change_step_class_init (CheckbitChangeStepClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_change_step_finalize;
}

static void
checkbit_change_step_init (CheckbitChangeStep *self)
{
}

static CheckbitChangeStep *
change_step_new (const ChessToggle *toggle)
{
  CheckbitChangeStep *self = g_object_new (CHECKBIT_TYPE_CHANGE_STEP, NULL);
  ChessSquare square = toggle->part.square;

  self->text = checkbit_message_toggle (toggle);
  self->word = toggle->part.word;
  self->key = toggle->key;
  self->set = checkbit_set_new (self->text, square == CHESS_SQUARE_NONE ? 0 : CHESS_BIT (square));
  return self;
}

const char *
checkbit_change_step_get_text (CheckbitChangeStep *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_STEP (self), NULL);

  return self->text;
}

guint64
checkbit_change_step_get_word (CheckbitChangeStep *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_STEP (self), 0);

  return self->word;
}

guint64
checkbit_change_step_get_key (CheckbitChangeStep *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_STEP (self), 0);

  return self->key;
}

CheckbitSet *
checkbit_change_step_get_set (CheckbitChangeStep *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_STEP (self), NULL);

  return self->set;
}

/* --- Other state ---------------------------------------------------------------------------- */

struct _CheckbitChangeField
{
  GObject parent_instance;

  const char *title; /* translated, static */
  char *before, *after;
};

G_DEFINE_FINAL_TYPE (CheckbitChangeField, checkbit_change_field, G_TYPE_OBJECT)

static void
checkbit_change_field_finalize (GObject *object)
{
  CheckbitChangeField *self = CHECKBIT_CHANGE_FIELD (object);

  g_free (self->before);
  g_free (self->after);
  G_OBJECT_CLASS (checkbit_change_field_parent_class)->finalize (object);
}

static void
checkbit_change_field_class_init (CheckbitChangeFieldClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_change_field_finalize;
}

static void
checkbit_change_field_init (CheckbitChangeField *self)
{
}

const char *
checkbit_change_field_get_title (CheckbitChangeField *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_FIELD (self), NULL);

  return self->title;
}

const char *
checkbit_change_field_get_before (CheckbitChangeField *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_FIELD (self), NULL);

  return self->before;
}

const char *
checkbit_change_field_get_after (CheckbitChangeField *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_FIELD (self), NULL);

  return self->after;
}

/* --- All of it ------------------------------------------------------------------------------ */

struct _CheckbitChangeModel
{
  GObject parent_instance;

  ChessPosition position;
  ChessMove move;
  guint64 difference;
  char *sentence;
  char san[CHESS_SAN_SIZE];

  /* Owned; live as long as the model. */
  GListStore *boards;
  GListStore *fields;
  GListStore *steps;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitChangeModel, checkbit_change_model, G_TYPE_OBJECT)

static void
checkbit_change_model_finalize (GObject *object)
{
  CheckbitChangeModel *self = CHECKBIT_CHANGE_MODEL (object);

  g_object_unref (self->boards);
  g_object_unref (self->fields);
  g_object_unref (self->steps);
  g_free (self->sentence);
  G_OBJECT_CLASS (checkbit_change_model_parent_class)->finalize (object);
}

static void
checkbit_change_model_class_init (CheckbitChangeModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_change_model_finalize;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_CHANGE_MODEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_change_model_init (CheckbitChangeModel *self)
{
  self->boards = g_list_store_new (CHECKBIT_TYPE_SET);
  self->fields = g_list_store_new (CHECKBIT_TYPE_CHANGE_FIELD);
  self->steps = g_list_store_new (CHECKBIT_TYPE_CHANGE_STEP);
}

CheckbitChangeModel *
checkbit_change_model_new (void)
{
  return g_object_new (CHECKBIT_TYPE_CHANGE_MODEL, NULL);
}

/* Replaces all items of a list. */
static void
replace (GListStore *store, GPtrArray *items)
{
  g_list_store_splice (store, 0, g_list_model_get_n_items (G_LIST_MODEL (store)), items->pdata,
                       items->len);
}

/* --- Boards --------------------------------------------------------------------------------- */

/* Adds a board that differs, with its name in the catalogue of masks. */
static void
add_board (GPtrArray *boards, const char *id, ChessBitboard difference)
{
  const ChessMask *mask = chess_mask_find (id);
  CheckbitSet *set;

  if (difference == 0)
    return;

  set = checkbit_set_new (_ (mask->title), difference);
  checkbit_set_set_sentence (set, _ ("The squares that differ: the board before XOR the board "
                                     "after."));
  g_ptr_array_add (boards, set);
}

static void
load_boards (CheckbitChangeModel *self, const ChessChange *change)
{
  static const char *const ids[CHESS_N_PIECES] = {
    "white_pawns", "white_knights", "white_bishops", "white_rooks", "white_queens", "white_king",
    "black_pawns", "black_knights", "black_bishops", "black_rooks", "black_queens", "black_king",
  };
  g_autoptr (GPtrArray) boards = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < CHESS_N_PIECES; i++)
    add_board (boards, ids[i], change->pieces[i]);
  add_board (boards, "white", change->color[CHESS_WHITE]);
  add_board (boards, "black", change->color[CHESS_BLACK]);
  add_board (boards, "occupied", change->occupied);
  add_board (boards, "castling_rooks", change->castling_rooks);
  replace (self->boards, boards);
}

/* --- Other state in words ------------------------------------------------------------------- */

/* before, after: (transfer full). */
static void
add_field (GPtrArray *fields, const char *title, char *before, char *after)
{
  CheckbitChangeField *field = g_object_new (CHECKBIT_TYPE_CHANGE_FIELD, NULL);

  field->title = title;
  field->before = before;
  field->after = after;
  g_ptr_array_add (fields, field);
}

static char *
dup_side (ChessColor side)
{
  return g_strdup (side == CHESS_WHITE ? C_ ("side to move", "White")
                                       : C_ ("side to move", "Black"));
}

static char *
dup_square (ChessSquare square)
{
  return g_strdup (square == CHESS_SQUARE_NONE ? C_ ("en passant target", "none")
                                               : checkbit_square_name (square));
}

/* Castling rights as in a FEN; in words if there are none. */
static char *
dup_rights (const ChessPosition *position)
{
  char fen[CHESS_FEN_SIZE];
  g_auto (GStrv) parts = NULL;

  if (chess_position_castling_rooks (position) == 0)
    return g_strdup (C_ ("castling rights", "none"));

  chess_fen_write (position, fen);
  parts = g_strsplit (fen, " ", -1);
  return g_strdup (parts[2]);
}

static char *
dup_key (guint64 key)
{
  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", key);
}

static void
load_fields (CheckbitChangeModel *self, const ChessChange *change)
{
  g_autoptr (GPtrArray) fields = g_ptr_array_new_with_free_func (g_object_unref);
  ChessPosition after = self->position;

  chess_position_play (&after, change->move);
  add_field (fields, _ ("To move"), dup_side (change->side_before), dup_side (change->side_after));
  add_field (fields, _ ("Castling rights"), dup_rights (&self->position), dup_rights (&after));
  add_field (fields, _ ("En passant"), dup_square (change->ep_before),
             dup_square (change->ep_after));
  add_field (fields, _ ("Half-moves since a capture or pawn move"),
             g_strdup_printf ("%u", change->halfmove_before),
             g_strdup_printf ("%u", change->halfmove_after));
  add_field (fields, _ ("Move number"), g_strdup_printf ("%u", change->fullmove_before),
             g_strdup_printf ("%u", change->fullmove_after));
  add_field (fields, C_ ("Zobrist key", "Key"), dup_key (change->key_before),
             dup_key (change->key_after));
  replace (self->fields, fields);
}

/* --- Steps ---------------------------------------------------------------------------------- */

static void
load_steps (CheckbitChangeModel *self, const ChessChange *change)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_object_unref);

  for (size_t i = 0; i < change->n_toggles; i++)
    g_ptr_array_add (steps, change_step_new (&change->toggles[i]));
  replace (self->steps, steps);
}

static void
load (CheckbitChangeModel *self)
{
  ChessChange change;

  chess_change (&self->position, self->move, &change);
  chess_san_write (&self->position, self->move, self->san);
  self->sentence = checkbit_message_move (&self->position, self->move);
  self->difference = change.key_before ^ change.key_after;
  load_boards (self, &change);
  load_fields (self, &change);
  load_steps (self, &change);
}

static void
unload (CheckbitChangeModel *self)
{
  g_clear_pointer (&self->sentence, g_free);
  self->difference = 0;
  g_list_store_remove_all (self->boards);
  g_list_store_remove_all (self->fields);
  g_list_store_remove_all (self->steps);
}

void
checkbit_change_model_set_move (CheckbitChangeModel *self,
                                const ChessPosition *position,
                                ChessMove move)
{
  g_return_if_fail (CHECKBIT_IS_CHANGE_MODEL (self));
  g_return_if_fail (position != NULL || move == CHESS_MOVE_NONE);

  if (self->move == move
      && (move == CHESS_MOVE_NONE || memcmp (&self->position, position, sizeof *position) == 0))
    return;

  self->move = move;
  g_clear_pointer (&self->sentence, g_free);
  if (move == CHESS_MOVE_NONE)
    unload (self);
  else
    {
      self->position = *position;
      load (self);
    }
  g_signal_emit (self, changed_signal, 0);
}

const char *
checkbit_change_model_get_sentence (CheckbitChangeModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_MODEL (self), NULL);

  return self->sentence;
}

const char *
checkbit_change_model_get_san (CheckbitChangeModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_MODEL (self), NULL);

  return self->move == CHESS_MOVE_NONE ? NULL : self->san;
}

guint64
checkbit_change_model_get_difference (CheckbitChangeModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_MODEL (self), 0);

  return self->difference;
}

GListModel *
checkbit_change_model_get_boards (CheckbitChangeModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_MODEL (self), NULL);

  return G_LIST_MODEL (self->boards);
}

GListModel *
checkbit_change_model_get_fields (CheckbitChangeModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_MODEL (self), NULL);

  return G_LIST_MODEL (self->fields);
}

GListModel *
checkbit_change_model_get_steps (CheckbitChangeModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CHANGE_MODEL (self), NULL);

  return G_LIST_MODEL (self->steps);
}
