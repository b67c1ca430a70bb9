/* A person's question about a move, and its explanation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/move-explanation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/attacks.h"
#include "chess/san.h"
#include "chess/square.h"
#include "game/text/messages.h"

struct _CheckbitMoveExplanation
{
  GObject parent_instance;

  ChessPosition position;
  gboolean over;

  char *text; /* owned; what was typed, or NULL */
  CheckbitExplanationKind answer;
  gboolean has_why;
  ChessWhy why;
  ChessMove move;
  char *sentence;
  char *title;

  /* Owned; they live as long as this object. */
  CheckbitSet *mask;
  CheckbitSet *pieces;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (CheckbitMoveExplanation, checkbit_move_explanation, G_TYPE_OBJECT)

static void
checkbit_move_explanation_finalize (GObject *object)
{
  CheckbitMoveExplanation *self = CHECKBIT_MOVE_EXPLANATION (object);

  g_object_unref (self->mask);
  g_object_unref (self->pieces);
  g_free (self->text);
  g_free (self->sentence);
  g_free (self->title);
  G_OBJECT_CLASS (checkbit_move_explanation_parent_class)->finalize (object);
}

static void
checkbit_move_explanation_class_init (CheckbitMoveExplanationClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_move_explanation_finalize;
  changed_signal = g_signal_new ("changed", CHECKBIT_TYPE_MOVE_EXPLANATION, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_move_explanation_init (CheckbitMoveExplanation *self)
{
  self->position = chess_position_start;
  self->mask = checkbit_set_new (_ ("The reason"), CHESS_NO_SQUARES);
  self->pieces = checkbit_set_new (_ ("The pieces"), CHESS_NO_SQUARES);
}

CheckbitMoveExplanation *
checkbit_move_explanation_new (void)
{
  return g_object_new (CHECKBIT_TYPE_MOVE_EXPLANATION, NULL);
}

/* --- Explanations --------------------------------------------------------------------------- */

/* Clears the explanation, but not the question. */
static void
forget (CheckbitMoveExplanation *self)
{
  self->answer = CHECKBIT_EXPLANATION_NONE;
  self->has_why = FALSE;
  self->move = CHESS_MOVE_NONE;
  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->title, g_free);
}

/* Updates the sets, and announces the explanation. */
static void
announce (CheckbitMoveExplanation *self, ChessBitboard mask, ChessBitboard pieces)
{
  checkbit_set_set_bits (self->mask, mask, CHESS_NO_SQUARES);
  checkbit_set_set_bits (self->pieces, pieces, CHESS_NO_SQUARES);
  g_signal_emit (self, changed_signal, 0);
}

/* A name for two squares. */
static char *
dup_squares (ChessSquare from, ChessSquare to)
{
  return g_strconcat (checkbit_square_name (from), "–", checkbit_square_name (to), NULL);
}

/* The squares to show: for a legal move its first and last square. For castling the king's last
 * square need not be the one that was named. */
static ChessBitboard
get_shown (CheckbitMoveExplanation *self)
{
  const ChessWhy *why = &self->why;

  if (why->kind != CHESS_WHY_LEGAL)
    return why->mask | why->squares;
  return CHESS_BIT (why->from)
         | CHESS_BIT (self->move != CHESS_MOVE_NONE ? chess_move_destination (self->move)
                                                    : why->to);
}

/* Completes the explanation for a reason that was found. */
static void
conclude (CheckbitMoveExplanation *self, const ChessWhy *why)
{
  self->why = *why;
  self->has_why = TRUE;
  /* If the game is over, that is also the reason for a piece that is not moved. */
  if (self->over && (why->kind == CHESS_WHY_LEGAL || why->kind == CHESS_WHY_SAME_SQUARE))
    self->why.kind = CHESS_WHY_GAME_OVER;
  if (self->why.kind != CHESS_WHY_LEGAL)
    self->move = CHESS_MOVE_NONE;
  self->answer = self->why.kind == CHESS_WHY_LEGAL ? CHECKBIT_EXPLANATION_LEGAL
                                                   : CHECKBIT_EXPLANATION_ILLEGAL;
  self->sentence = checkbit_message_why (&self->why);
  if (self->title == NULL)
    self->title = dup_squares (why->from, why->to);
  announce (self, get_shown (self), self->why.squares);
}

static void
conclude_unclear (CheckbitMoveExplanation *self, char *sentence, ChessBitboard mask)
{
  self->answer = CHECKBIT_EXPLANATION_UNCLEAR;
  self->sentence = sentence;
  announce (self, mask, CHESS_NO_SQUARES);
}

/* --- Questions in text form ----------------------------------------------------------------- */

/* The position if it were the other side's turn. */
static ChessPosition
turn (const ChessPosition *position)
{
  ChessPosition turned = *position;

  chess_position_set_state (&turned, chess_color_opposite (chess_position_side (position)),
                            chess_position_castling_rooks (position), CHESS_SQUARE_NONE,
                            chess_position_halfmove (position), chess_position_fullmove (position));
  return turned;
}

/* Whether a text is a move of the other side, which is then explained. */
static gboolean
ask_other_side (CheckbitMoveExplanation *self, const char *text)
{
  ChessPosition turned = turn (&self->position);
  ChessSanResult result;
  ChessWhy why;

  if (chess_san_read (&turned, text, strlen (text), &result) != CHESS_SAN_OK)
    return FALSE;
  chess_explain (&self->position, chess_move_from (result.move), chess_move_to (result.move), &why);
  conclude (self, &why);
  return TRUE;
}

/* The last square in a text; CHESS_SQUARE_NONE for none. */
static ChessSquare
find_last_square (const char *text)
{
  for (const char *c = text + strlen (text); c-- > text;)
    if (chess_square_read (c) != CHESS_SQUARE_NONE)
      return chess_square_read (c);
  return CHESS_SQUARE_NONE;
}

/* The kind of piece in a text. */
static ChessPieceType
find_type (const char *text)
{
  static const char letters[] = "PNBRQK";
  const char *letter = text[0] != '\0' ? strchr (letters, text[0]) : NULL;

  return letter != NULL ? (ChessPieceType) (letter - letters) : CHESS_PAWN;
}

/* Explains, one line each, why pieces cannot go to a square, and adds the sets that show it to
 * *mask. Pieces that do not move that way are omitted. (transfer full) */
static char *
dup_reasons (CheckbitMoveExplanation *self,
             ChessBitboard pieces,
             ChessSquare to,
             ChessBitboard *mask)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  CHESS_FOREACH_SQUARE (from, pieces)
    {
      ChessWhy why;

      chess_explain (&self->position, (ChessSquare) from, to, &why);
      if (why.kind == CHESS_WHY_LEGAL || why.kind == CHESS_WHY_NOT_HOW_IT_MOVES)
        continue;
      g_ptr_array_add (sentences, checkbit_message_why (&why));
      *mask |= why.mask | why.squares;
    }
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv ("\n", (char **) sentences->pdata);
}

/* If none of the pieces that a text may mean can make the move, explains each. FALSE if the text
 * has no square. */
static gboolean
ask_each (CheckbitMoveExplanation *self)
{
  ChessColor side = chess_position_side (&self->position);
  ChessPieceType type = find_type (self->text);
  ChessSquare to = find_last_square (self->text);
  ChessBitboard pieces = chess_position_pieces (&self->position, side, type), mask = 0;
  g_autofree char *reasons = NULL;

  if (to == CHESS_SQUARE_NONE)
    return FALSE;

  reasons = dup_reasons (self, pieces, to, &mask);
  if (reasons[0] != '\0')
    conclude_unclear (self, g_steal_pointer (&reasons), mask);
  else
    conclude_unclear (self, checkbit_message_out_of_reach (CHESS_PIECE (side, type), to), pieces);
  return TRUE;
}

static void
explain_intended (CheckbitMoveExplanation *self, ChessMove intended)
{
  ChessWhy why;

  chess_explain_move (&self->position, intended, &why);
  if (why.kind != CHESS_WHY_NOT_HOW_IT_MOVES || !ask_other_side (self, self->text))
    conclude (self, &why);
}

/* The squares on which several moves begin. */
static ChessBitboard
get_origins (const ChessMoveList *list)
{
  ChessBitboard origins = 0;

  for (size_t i = 0; i < list->count; i++)
    origins |= CHESS_BIT (chess_move_from (list->moves[i]));
  return origins;
}

static void
answer_illegal (CheckbitMoveExplanation *self, const ChessSanResult *result)
{
  if (result->intended != CHESS_MOVE_NONE)
    explain_intended (self, result->intended);
  else if (!ask_other_side (self, self->text) && !ask_each (self))
    conclude_unclear (self, checkbit_message_unreadable_move (&self->position, result), 0);
}

/* Explains the move in the text. */
static void
answer_text (CheckbitMoveExplanation *self)
{
  ChessSanResult result;
  ChessWhy why;

  forget (self);
  self->title = g_strdup (self->text);
  switch (chess_san_read (&self->position, self->text, strlen (self->text), &result))
    {
    case CHESS_SAN_OK:
      self->move = result.move;
      chess_explain_move (&self->position, result.move, &why);
      conclude (self, &why);
      break;
    case CHESS_SAN_ILLEGAL:
      answer_illegal (self, &result);
      break;
    default:
      conclude_unclear (self, checkbit_message_unreadable_move (&self->position, &result),
                        get_origins (&result.candidates));
    }
}

/* --- Questions ------------------------------------------------------------------------------ */

void
checkbit_move_explanation_set_position (CheckbitMoveExplanation *self,
                                        const ChessPosition *position)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self));
  g_return_if_fail (position != NULL);

  self->position = *position;
  if (self->text != NULL)
    answer_text (self);
  else
    checkbit_move_explanation_clear (self);
}

void
checkbit_move_explanation_set_over (CheckbitMoveExplanation *self, gboolean over)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self));

  if (self->over == over)
    return;

  self->over = over;
  if (self->text != NULL)
    answer_text (self);
}

/* The legal move between two squares, if any; a promotion is to a queen. */
static ChessMove
find_legal (CheckbitMoveExplanation *self, ChessSquare from, ChessSquare to)
{
  return from == to ? CHESS_MOVE_NONE : chess_movegen_find (&self->position, from, to);
}

void
checkbit_move_explanation_set_move (CheckbitMoveExplanation *self, ChessSquare from, ChessSquare to)
{
  ChessWhy why;

  g_return_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self));
  g_return_if_fail (from < CHESS_N_SQUARES && to < CHESS_N_SQUARES);

  g_clear_pointer (&self->text, g_free);
  forget (self);
  chess_explain (&self->position, from, to, &why);
  self->move = find_legal (self, from, to);
  conclude (self, &why);
}

void
checkbit_move_explanation_set_text (CheckbitMoveExplanation *self, const char *text)
{
  g_autofree char *stripped = NULL;

  g_return_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self));
  g_return_if_fail (text != NULL);

  stripped = g_strstrip (g_strdup (text));
  if (stripped[0] == '\0')
    {
      checkbit_move_explanation_clear (self);
      return;
    }
  if (g_strcmp0 (self->text, stripped) == 0)
    return;

  g_free (self->text);
  self->text = g_steal_pointer (&stripped);
  answer_text (self);
}

void
checkbit_move_explanation_set_targets (CheckbitMoveExplanation *self, ChessSquare from)
{
  ChessPosition asked;
  ChessPiece piece;
  ChessBitboard targets;

  g_return_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self));
  g_return_if_fail (from < CHESS_N_SQUARES);

  piece = chess_position_piece_at (&self->position, from);
  if (piece == CHESS_PIECE_NONE)
    {
      checkbit_move_explanation_set_move (self, from, from);
      return;
    }
  g_clear_pointer (&self->text, g_free);
  forget (self);
  asked = chess_piece_color (piece) == chess_position_side (&self->position)
              ? self->position
              : turn (&self->position);
  targets = chess_movegen_targets (&asked, from);
  self->answer = CHECKBIT_EXPLANATION_TARGETS;
  self->sentence = checkbit_message_targets (&self->position, from, targets);
  self->title = g_strdup (checkbit_square_name (from));
  announce (self, targets, CHESS_NO_SQUARES);
}

void
checkbit_move_explanation_clear (CheckbitMoveExplanation *self)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self));

  if (self->answer == CHECKBIT_EXPLANATION_NONE)
    return;

  g_clear_pointer (&self->text, g_free);
  forget (self);
  announce (self, CHESS_NO_SQUARES, CHESS_NO_SQUARES);
}

/* --- The explanation ------------------------------------------------------------------------ */

CheckbitExplanationKind
checkbit_move_explanation_get_kind (CheckbitMoveExplanation *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self), CHECKBIT_EXPLANATION_NONE);

  return self->answer;
}

gboolean
checkbit_move_explanation_is_text (CheckbitMoveExplanation *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self), FALSE);

  return self->text != NULL;
}

const ChessWhy *
checkbit_move_explanation_get_why (CheckbitMoveExplanation *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self), NULL);

  return self->has_why ? &self->why : NULL;
}

ChessMove
checkbit_move_explanation_get_move (CheckbitMoveExplanation *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self), CHESS_MOVE_NONE);

  return self->move;
}

const char *
checkbit_move_explanation_get_sentence (CheckbitMoveExplanation *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self), NULL);

  return self->sentence;
}

const char *
checkbit_move_explanation_get_title (CheckbitMoveExplanation *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self), NULL);

  return self->title;
}

CheckbitSet *
checkbit_move_explanation_get_mask (CheckbitMoveExplanation *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self), NULL);

  return self->mask;
}

CheckbitSet *
checkbit_move_explanation_get_pieces (CheckbitMoveExplanation *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_EXPLANATION (self), NULL);

  return self->pieces;
}
