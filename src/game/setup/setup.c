/* A position set-up.
 *
 * A step is a whole position, with the castling rights that it would have if king and rook were in
 * place: it is small, and undo only has to go back to one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/setup/setup.h"

#include <string.h>

#include "game/setup/setup-private.h"
#include "game/setup/setup-rights.h"
#include "game/text/messages.h"
#include "game/tree/game.h"

typedef struct
{
  ChessPosition position;
  ChessBitboard asked; /* rooks whose right was requested, including those that have it */
} Step;

struct _CheckbitSetup
{
  GObject parent_instance;

  GArray *steps; /* Step; at least one */
  guint step;    /* the index of the current one */

  gboolean in_stroke;
  gboolean stroke_began; /* the stroke has already added a step */

  /* As last notified. */
  gboolean could_undo, could_redo;
};

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitSetup, checkbit_setup, G_TYPE_OBJECT)

static void
checkbit_setup_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CheckbitSetup *self = CHECKBIT_SETUP (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, checkbit_setup_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, checkbit_setup_get_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_setup_finalize (GObject *object)
{
  g_array_unref (CHECKBIT_SETUP (object)->steps);
  G_OBJECT_CLASS (checkbit_setup_parent_class)->finalize (object);
}

static void
checkbit_setup_class_init (CheckbitSetupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = checkbit_setup_get_property;
  object_class->finalize = checkbit_setup_finalize;
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_SETUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
checkbit_setup_init (CheckbitSetup *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
}

CheckbitSetup *
checkbit_setup_new (const ChessPosition *position)
{
  CheckbitSetup *self = g_object_new (CHECKBIT_TYPE_SETUP, NULL);
  Step step = { .position = position != NULL ? *position : chess_position_start };

  step.asked = chess_position_castling_rooks (&step.position);
  g_array_append_val (self->steps, step);
  return self;
}

static Step *
get_step (CheckbitSetup *self)
{
  return &g_array_index (self->steps, Step, self->step);
}

const ChessPosition *
checkbit_setup_get_position (CheckbitSetup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), NULL);

  return &get_step (self)->position;
}

ChessBitboard
checkbit_setup_get_asked_castling (CheckbitSetup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), CHESS_NO_SQUARES);

  return get_step (self)->asked;
}

/* --- Steps ---------------------------------------------------------------------------------- */

static void
announce (CheckbitSetup *self)
{
  gboolean can_undo = checkbit_setup_get_can_undo (self);
  gboolean can_redo = checkbit_setup_get_can_redo (self);
  gboolean undo_differs = self->could_undo != can_undo;
  gboolean redo_differs = self->could_redo != can_redo;

  self->could_undo = can_undo;
  self->could_redo = can_redo;
  g_signal_emit (self, changed_signal, 0);
  if (undo_differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  if (redo_differs)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
}

static gboolean
shows (CheckbitSetup *self, const ChessPosition *position)
{
  return memcmp (position, checkbit_setup_get_position (self), sizeof *position) == 0;
}

/* All pieces that a stroke puts are one step. */
static void
add_step (CheckbitSetup *self, const ChessPosition *position, ChessBitboard asked)
{
  const Step step = { .position = *position, .asked = asked };

  if (shows (self, position))
    return;

  g_array_set_size (self->steps, self->step + 1);
  if (self->in_stroke && self->stroke_began)
    *get_step (self) = step;
  else
    {
      g_array_append_val (self->steps, step);
      self->step++;
    }
  self->stroke_began = self->in_stroke;
  announce (self);
}

void
checkbit_setup_take_step (CheckbitSetup *self, const ChessPosition *position, ChessBitboard asked)
{
  if (shows (self, position))
    return;
  checkbit_setup_end_stroke (self);
  add_step (self, position, asked);
}

/* With the rights that its pieces allow. */
static ChessPosition
settle (CheckbitSetup *self, const ChessPosition *position)
{
  ChessPosition settled = *position;

  checkbit_setup_settle (&settled, checkbit_setup_get_position (self),
                         checkbit_setup_get_asked_castling (self));
  return settled;
}

void
checkbit_setup_take_board (CheckbitSetup *self, const ChessPosition *position)
{
  ChessPosition settled = settle (self, position);

  checkbit_setup_take_step (self, &settled, checkbit_setup_get_asked_castling (self));
}

void
checkbit_setup_begin_stroke (CheckbitSetup *self)
{
  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  self->in_stroke = TRUE;
  self->stroke_began = FALSE;
}

void
checkbit_setup_end_stroke (CheckbitSetup *self)
{
  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  self->in_stroke = FALSE;
  self->stroke_began = FALSE;
}

gboolean
checkbit_setup_is_in_stroke (CheckbitSetup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), FALSE);

  return self->in_stroke;
}

gboolean
checkbit_setup_get_can_undo (CheckbitSetup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), FALSE);

  return self->step > 0;
}

gboolean
checkbit_setup_get_can_redo (CheckbitSetup *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), FALSE);

  return self->step + 1 < self->steps->len;
}

static void
go_to_step (CheckbitSetup *self, guint step)
{
  checkbit_setup_end_stroke (self);
  self->step = step;
  announce (self);
}

gboolean
checkbit_setup_undo (CheckbitSetup *self)
{
  if (!checkbit_setup_get_can_undo (self))
    return FALSE;

  go_to_step (self, self->step - 1);
  return TRUE;
}

gboolean
checkbit_setup_redo (CheckbitSetup *self)
{
  if (!checkbit_setup_get_can_redo (self))
    return FALSE;

  go_to_step (self, self->step + 1);
  return TRUE;
}

/* Takes another position; its own castling rights count as requested. */
static void
take_position (CheckbitSetup *self, const ChessPosition *position)
{
  checkbit_setup_take_step (self, position, chess_position_castling_rooks (position));
}

/* --- The board ------------------------------------------------------------------------------ */

void
checkbit_setup_put (CheckbitSetup *self, ChessSquare square, ChessPiece piece)
{
  ChessPosition position;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));
  g_return_if_fail (square < CHESS_N_SQUARES && piece <= CHESS_PIECE_NONE);

  position = *checkbit_setup_get_position (self);
  chess_position_put (&position, square, piece);
  position = settle (self, &position);
  add_step (self, &position, checkbit_setup_get_asked_castling (self));
}

void
checkbit_setup_move (CheckbitSetup *self, ChessSquare from, ChessSquare to)
{
  ChessPosition position;
  ChessPiece piece;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));
  g_return_if_fail (from < CHESS_N_SQUARES && to <= CHESS_SQUARE_NONE);

  position = *checkbit_setup_get_position (self);
  piece = chess_position_piece_at (&position, from);
  if (from == to || piece == CHESS_PIECE_NONE)
    return;
  chess_position_put (&position, from, CHESS_PIECE_NONE);
  if (to != CHESS_SQUARE_NONE)
    chess_position_put (&position, to, piece);
  checkbit_setup_take_board (self, &position);
}

void
checkbit_setup_clear (CheckbitSetup *self)
{
  ChessPosition position;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  chess_position_clear (&position);
  take_position (self, &position);
}

void
checkbit_setup_set_position (CheckbitSetup *self, const ChessPosition *position)
{
  g_return_if_fail (CHECKBIT_IS_SETUP (self));
  g_return_if_fail (position != NULL);

  take_position (self, position);
}

/* An empty board with the counters and the kind of castling of another. */
static ChessPosition
empty_like (const ChessPosition *position)
{
  ChessPosition empty;

  chess_position_clear (&empty);
  chess_position_set_chess960 (&empty, chess_position_is_chess960 (position));
  return empty;
}

void
checkbit_setup_exchange_colors (CheckbitSetup *self)
{
  const ChessPosition *old;
  ChessPosition position;
  ChessSquare ep;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  old = checkbit_setup_get_position (self);
  ep = old->ep_square;
  position = empty_like (old);
  CHESS_FOREACH_SQUARE (square, chess_position_occupied (old))
  {
    ChessPiece piece = chess_position_piece_at (old, square);

    chess_position_put (
        &position, square ^ 56,
        CHESS_PIECE (chess_color_opposite (chess_piece_color (piece)), chess_piece_type (piece)));
  }
  chess_position_set_state (&position, chess_color_opposite (chess_position_side (old)),
                            /* A byte is a rank. */
                            GUINT64_SWAP_LE_BE (chess_position_castling_rooks (old)),
                            ep != CHESS_SQUARE_NONE ? ep ^ 56 : ep, chess_position_halfmove (old),
                            chess_position_fullmove (old));
  checkbit_setup_take_step (self, &position,
                            GUINT64_SWAP_LE_BE (checkbit_setup_get_asked_castling (self)));
}

void
checkbit_setup_mirror (CheckbitSetup *self)
{
  const ChessPosition *old;
  ChessPosition position;
  ChessSquare ep;

  g_return_if_fail (CHECKBIT_IS_SETUP (self));

  old = checkbit_setup_get_position (self);
  ep = old->ep_square;
  position = empty_like (old);
  CHESS_FOREACH_SQUARE (square, chess_position_occupied (old))
  chess_position_put (&position, square ^ 7, chess_position_piece_at (old, square));
  chess_position_set_state (&position, chess_position_side (old), CHESS_NO_SQUARES,
                            ep != CHESS_SQUARE_NONE ? ep ^ 7 : ep, chess_position_halfmove (old),
                            chess_position_fullmove (old));
  take_position (self, &position);
}

gboolean
checkbit_setup_load_fen (CheckbitSetup *self, const char *fen, GError **error)
{
  ChessPosition position;
  ChessFenError wrong;

  g_return_val_if_fail (CHECKBIT_IS_SETUP (self), FALSE);
  g_return_val_if_fail (fen != NULL, FALSE);

  if (chess_fen_read (fen, strlen (fen), CHESS_FEN_SETUP, &position, &wrong))
    {
      take_position (self, &position);
      return TRUE;
    }
  g_autofree char *sentence = checkbit_message_fen_error (&wrong);
  g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_FEN, sentence);
  return FALSE;
}
