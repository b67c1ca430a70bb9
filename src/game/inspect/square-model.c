/* All data about one square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/square-model.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

struct _CheckbitSquareModel
{
  GObject parent_instance;

  ChessPosition position;
  ChessProbe probe; /* its square is CHESS_SQUARE_NONE if there is none */
  CheckbitSet *sets[CHECKBIT_N_SQUARE_SETS]; /* owned; they live as long as the model */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitSquareModel, checkbit_square_model, G_TYPE_OBJECT)

static const struct
{
  const char *title;
  const char *sentence;
} set_table[CHECKBIT_N_SQUARE_SETS] = {
  /* Translators: a column of the board, a to h; not a computer’s file */
  [CHECKBIT_SQUARE_FILE] = { N_ ("File"), N_ ("The file of the square.") },
  /* Translators: a row of the board, 1 to 8 */
  [CHECKBIT_SQUARE_RANK] = { N_ ("Rank"), N_ ("The rank of the square.") },
  /* Translators: a diagonal of the board that runs as a1–h8 does */
  [CHECKBIT_SQUARE_DIAGONAL] = { N_ ("Diagonal"), N_ ("The diagonal parallel to a1–h8.") },
  [CHECKBIT_SQUARE_ANTI_DIAGONAL]
  /* Translators: a diagonal of the board that runs as a8–h1 does */
  = { N_ ("Anti-diagonal"), N_ ("The diagonal parallel to a8–h1.") },
  [CHECKBIT_SQUARE_WHITE_ATTACKERS]
  = { N_ ("White attackers"), N_ ("White’s pieces that attack the square; for a white piece, its "
                                  "defenders.") },
  [CHECKBIT_SQUARE_BLACK_ATTACKERS]
  = { N_ ("Black attackers"), N_ ("Black’s pieces that attack the square; for a black piece, its "
                                  "defenders.") },
  [CHECKBIT_SQUARE_WHITE_XRAYS]
  = { N_ ("White x-rays"), N_ ("White’s sliders that attack the square once the attackers in "
                               "front of them are gone.") },
  [CHECKBIT_SQUARE_BLACK_XRAYS]
  = { N_ ("Black x-rays"), N_ ("Black’s sliders that attack the square once the attackers in "
                               "front of them are gone.") },
  [CHECKBIT_SQUARE_PINNED]
  /* Translators: pieces that may not leave a line, as their king would be in check */
  = { N_ ("Pinned"), N_ ("Of all these pieces, those that are pinned to their own king.") },
  [CHECKBIT_SQUARE_ATTACKS]
  = { N_ ("Attacked from here"), N_ ("What the piece on the square attacks.") },
};

static void
checkbit_square_model_finalize (GObject *object)
{
  CheckbitSquareModel *self = CHECKBIT_SQUARE_MODEL (object);

  for (guint i = 0; i < CHECKBIT_N_SQUARE_SETS; i++)
    g_object_unref (self->sets[i]);
  G_OBJECT_CLASS (checkbit_square_model_parent_class)->finalize (object);
}

static void
checkbit_square_model_class_init (CheckbitSquareModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_square_model_finalize;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_SQUARE_MODEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_square_model_init (CheckbitSquareModel *self)
{
  self->position = chess_position_start;
  self->probe.square = CHESS_SQUARE_NONE;
  for (guint i = 0; i < CHECKBIT_N_SQUARE_SETS; i++)
    {
      self->sets[i] = checkbit_set_new (_ (set_table[i].title), CHESS_NO_SQUARES);
      checkbit_set_set_sentence (self->sets[i], _ (set_table[i].sentence));
    }
}

CheckbitSquareModel *
checkbit_square_model_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SQUARE_MODEL, NULL);
}

/* --- Sets ----------------------------------------------------------------------------------- */

static ChessBitboard
get_bits (const ChessProbe *probe, CheckbitSquareSet which)
{
  switch (which)
    {
    case CHECKBIT_SQUARE_FILE:
      return probe->file;
    case CHECKBIT_SQUARE_RANK:
      return probe->rank;
    case CHECKBIT_SQUARE_DIAGONAL:
      return probe->diagonal;
    case CHECKBIT_SQUARE_ANTI_DIAGONAL:
      return probe->anti_diagonal;
    case CHECKBIT_SQUARE_WHITE_ATTACKERS:
      return probe->attackers[CHESS_WHITE];
    case CHECKBIT_SQUARE_BLACK_ATTACKERS:
      return probe->attackers[CHESS_BLACK];
    case CHECKBIT_SQUARE_WHITE_XRAYS:
      return probe->xrays[CHESS_WHITE];
    case CHECKBIT_SQUARE_BLACK_XRAYS:
      return probe->xrays[CHESS_BLACK];
    case CHECKBIT_SQUARE_PINNED:
      return probe->pinned;
    default:
      return probe->attacks;
    }
}

/* A line in the set language, given by the square and another one on it. (transfer full) */
static char *
dup_line (ChessSquare square, ChessBitboard line)
{
  ChessBitboard others = line & ~CHESS_BIT (square);

  if (others == 0)
    return g_strdup (checkbit_square_name (square));
  return g_strdup_printf ("line(%s, %s)", checkbit_square_name (square),
                          checkbit_square_name (chess_bitboard_lsb (others)));
}

/* A set in the set language; NULL if it cannot be expressed. (transfer full) */
static char *
dup_expression (const ChessProbe *probe, CheckbitSquareSet which)
{
  const char *name = checkbit_square_name (probe->square);

  switch (which)
    {
    case CHECKBIT_SQUARE_FILE:
      return g_strdup_printf ("file_%c", name[0]);
    case CHECKBIT_SQUARE_RANK:
      return g_strdup_printf ("rank_%c", name[1]);
    case CHECKBIT_SQUARE_DIAGONAL:
      return dup_line (probe->square, probe->diagonal);
    case CHECKBIT_SQUARE_ANTI_DIAGONAL:
      return dup_line (probe->square, probe->anti_diagonal);
    case CHECKBIT_SQUARE_WHITE_ATTACKERS:
      return g_strdup_printf ("attackers(%s) & white", name);
    case CHECKBIT_SQUARE_BLACK_ATTACKERS:
      return g_strdup_printf ("attackers(%s) & black", name);
    case CHECKBIT_SQUARE_ATTACKS:
      return g_strdup_printf ("attacks(%s)", name);
    default:
      return NULL;
    }
}

/* All sets get their new values before the first is announced. */
static void
update_sets (CheckbitSquareModel *self)
{
  gboolean none = self->probe.square == CHESS_SQUARE_NONE;

  for (guint i = 0; i < CHECKBIT_N_SQUARE_SETS; i++)
    {
      g_autofree char *expression = none ? NULL : dup_expression (&self->probe, i);

      checkbit_set_set_expression (self->sets[i], expression);
      checkbit_set_store_bits (self->sets[i], none ? 0 : get_bits (&self->probe, i), 0);
    }
  for (guint i = 0; i < CHECKBIT_N_SQUARE_SETS; i++)
    checkbit_set_announce_bits (self->sets[i]);
}

void
checkbit_square_model_probe (CheckbitSquareModel *self,
                             const ChessPosition *position,
                             ChessSquare square)
{
  g_return_if_fail (CHECKBIT_IS_SQUARE_MODEL (self));
  g_return_if_fail (position != NULL);
  g_return_if_fail (square <= CHESS_SQUARE_NONE);

  self->position = *position;
  if (square == CHESS_SQUARE_NONE)
    self->probe.square = CHESS_SQUARE_NONE;
  else
    chess_probe (position, square, &self->probe);
  update_sets (self);
  g_signal_emit (self, changed_signal, 0);
}

const ChessProbe *
checkbit_square_model_get_probe (CheckbitSquareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SQUARE_MODEL (self), NULL);

  return self->probe.square == CHESS_SQUARE_NONE ? NULL : &self->probe;
}

CheckbitSet *
checkbit_square_model_get_set (CheckbitSquareModel *self, CheckbitSquareSet which)
{
  g_return_val_if_fail (CHECKBIT_IS_SQUARE_MODEL (self), NULL);
  g_return_val_if_fail ((guint) which < CHECKBIT_N_SQUARE_SETS, NULL);

  return self->sets[which];
}

char *
checkbit_square_model_dup_pieces (CheckbitSquareModel *self, CheckbitSquareSet which)
{
  g_return_val_if_fail (CHECKBIT_IS_SQUARE_MODEL (self), NULL);
  g_return_val_if_fail ((guint) which < CHECKBIT_N_SQUARE_SETS, NULL);

  return checkbit_message_pieces (&self->position, checkbit_set_get_bits (self->sets[which]));
}

char *
checkbit_square_model_dup_summary (CheckbitSquareModel *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SQUARE_MODEL (self), NULL);

  if (self->probe.square == CHESS_SQUARE_NONE)
    return g_strdup ("");
  return checkbit_message_probe (&self->position, &self->probe);
}
