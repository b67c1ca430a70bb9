/* Typical mistakes of move generators, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "game/lab/mistake.h"

typedef struct
{
  const char *id, *sentence;
} Text;

static const Text texts[CHECKBIT_N_MISTAKES] = {
  [CHECKBIT_MISTAKE_PIN] = { "pin", N_ ("Pinned pieces leave the line of their pin.") },
  [CHECKBIT_MISTAKE_EN_PASSANT_PIN]
  = { "en-passant-pin", N_ ("En passant removes a pawn that shielded the king: make the capture "
                            "and look for check before you accept it.") },
  [CHECKBIT_MISTAKE_EN_PASSANT_CHECK]
  = { "en-passant-check", N_ ("En passant is played although it does not end the check.") },
  [CHECKBIT_MISTAKE_CHECK_IGNORED] = { "check", N_ ("Moves are played that do not end a check.") },
  [CHECKBIT_MISTAKE_DOUBLE_CHECK]
  = { "double-check", N_ ("In a double check pieces other than the king move.") },
  [CHECKBIT_MISTAKE_KING_INTO_CHECK]
  = { "king-into-check", N_ ("The king steps onto attacked squares.") },
  [CHECKBIT_MISTAKE_KING_ALONG_RAY]
  = { "king-along-ray", N_ ("The king steps back along the line of the piece that checks it: take "
                            "it off the board before asking what is attacked.") },
  [CHECKBIT_MISTAKE_KING_TAKES_PROTECTED]
  = { "king-takes-protected", N_ ("The king takes a protected piece.") },
  [CHECKBIT_MISTAKE_KINGS_TOUCH] = { "kings-touch", N_ ("The king steps next to the other king.") },
  [CHECKBIT_MISTAKE_KING_NEAR_PAWN]
  = { "king-near-pawn", N_ ("The king steps onto a square that a pawn attacks.") },
  [CHECKBIT_MISTAKE_CASTLING_RIGHT]
  = { "castling-right", N_ ("Castling is played without the castling right.") },
  [CHECKBIT_MISTAKE_CASTLING_WITHOUT_ROOK]
  = { "castling-without-rook", N_ ("Castling is played without a rook there.") },
  [CHECKBIT_MISTAKE_CASTLING_OUT_OF_CHECK]
  = { "castling-out-of-check", N_ ("Castling is played out of check.") },
  [CHECKBIT_MISTAKE_CASTLING_THROUGH_CHECK]
  = { "castling-through-check", N_ ("The king castles through an attacked square.") },
  [CHECKBIT_MISTAKE_CASTLING_INTO_CHECK]
  = { "castling-into-check", N_ ("The king castles into check.") },
  [CHECKBIT_MISTAKE_CASTLING_BLOCKED]
  = { "castling-blocked", N_ ("Castling is played over a piece in between.") },
  [CHECKBIT_MISTAKE_EN_PASSANT_STALE]
  = { "en-passant-stale", N_ ("En passant is played without a double push just before.") },
  [CHECKBIT_MISTAKE_PAWN_TAKES_NOTHING]
  = { "pawn-takes-nothing", N_ ("Pawns capture on empty squares.") },
  [CHECKBIT_MISTAKE_PAWN_BLOCKED] = { "pawn-blocked", N_ ("Pawns advance onto a piece.") },
  [CHECKBIT_MISTAKE_DOUBLE_PUSH_BLOCKED]
  = { "double-push-blocked", N_ ("Pawns make a double push over or onto a piece.") },
  [CHECKBIT_MISTAKE_DOUBLE_PUSH_RANK]
  = { "double-push-rank",
      N_ ("Pawns make a double push from a rank other than the one they start on.") },
  [CHECKBIT_MISTAKE_PROMOTION_LEFT_OUT]
  = { "promotion-left-out", N_ ("A pawn reaches the last rank without a valid promotion.") },
  [CHECKBIT_MISTAKE_PROMOTION_UNDUE]
  = { "promotion-undue", N_ ("A promotion is named where no pawn reaches its last rank.") },
  [CHECKBIT_MISTAKE_WRAP]
  = { "wrap",
      N_ ("Moves wrap around an edge of the board: look at the file masks or the bounds.") },
  [CHECKBIT_MISTAKE_JUMP] = { "jump", N_ ("Sliders move through other pieces.") },
  [CHECKBIT_MISTAKE_TAKES_OWN] = { "takes-own", N_ ("Pieces capture pieces of their own side.") },
  [CHECKBIT_MISTAKE_MOVEMENT] = { "movement", N_ ("A piece makes a move that such a piece cannot "
                                                  "make.") },
  [CHECKBIT_MISTAKE_WRONG_PIECE]
  = { "wrong-piece", N_ ("A piece moves that is not there, or not of the side to move: the board "
                         "or the side is not what it should be.") },
  [CHECKBIT_MISTAKE_NULL_MOVE] = { "null-move", N_ ("A null move is listed.") },

  [CHECKBIT_MISTAKE_MISSING_EN_PASSANT]
  = { "en-passant-missing", N_ ("En passant captures are missing.") },
  [CHECKBIT_MISTAKE_MISSING_EN_PASSANT_EVASION]
  = { "en-passant-evasion", N_ ("En passant is missing where it ends a check: the pawn that gives "
                                "check is not on the square that is moved to.") },
  [CHECKBIT_MISTAKE_MISSING_EN_PASSANT_PINNED]
  = { "en-passant-along-pin", N_ ("En passant along the line of a pin is missing.") },
  [CHECKBIT_MISTAKE_MISSING_CASTLING] = { "castling-missing", N_ ("Castling is missing.") },
  [CHECKBIT_MISTAKE_CASTLING_TOO_STRICT]
  = { "castling-too-strict", N_ ("Castling is refused because of an attack on the rook, or on a "
                                 "square that only the rook passes.") },
  [CHECKBIT_MISTAKE_MISSING_LONG_CASTLING]
  = { "castling-long-missing", N_ ("Castling to the c-file is missing.") },
  [CHECKBIT_MISTAKE_MISSING_SHORT_CASTLING]
  = { "castling-short-missing", N_ ("Castling to the g-file is missing.") },
  [CHECKBIT_MISTAKE_CHESS960_CASTLING]
  = { "chess960-castling", N_ ("Castling from the squares of Chess960 is missing.") },
  [CHECKBIT_MISTAKE_MISSING_PROMOTION] = { "promotion", N_ ("Promotions are missing.") },
  [CHECKBIT_MISTAKE_MISSING_UNDERPROMOTION]
  = { "underpromotion", N_ ("Promotions to pieces other than the queen are missing.") },
  [CHECKBIT_MISTAKE_MISSING_PROMOTION_CAPTURE]
  = { "promotion-capture", N_ ("Promotions by capture are missing.") },
  [CHECKBIT_MISTAKE_MISSING_PROMOTION_PUSH]
  = { "promotion-push", N_ ("Promotions without a capture are missing.") },
  [CHECKBIT_MISTAKE_MISSING_DOUBLE_PUSH] = { "double-push", N_ ("Double pushes are missing.") },
  [CHECKBIT_MISTAKE_PIN_TOO_STRICT]
  = { "pin-too-strict", N_ ("Pinned pieces may move along the line of their pin, and do not.") },
  [CHECKBIT_MISTAKE_MISSING_PINNER_CAPTURE]
  = { "pinner-capture", N_ ("Pinned pieces may take the piece that pins them, and do not.") },
  [CHECKBIT_MISTAKE_MISSING_CHECKER_CAPTURE]
  = { "check-capture", N_ ("Captures of the piece that gives check are missing.") },
  [CHECKBIT_MISTAKE_MISSING_BLOCK]
  = { "check-block", N_ ("Moves that block a check are missing.") },
  [CHECKBIT_MISTAKE_MISSING_KING_EVASION]
  = { "check-king", N_ ("The king’s moves out of check are missing.") },
  [CHECKBIT_MISTAKE_MISSING_DOUBLE_CHECK_EVASION]
  = { "double-check-king", N_ ("The king’s moves out of a double check are missing.") },
  [CHECKBIT_MISTAKE_MISSING_KING_CAPTURE]
  = { "king-capture", N_ ("The king’s captures are missing.") },
  [CHECKBIT_MISTAKE_MISSING_PAWN_CAPTURE] = { "pawn-capture", N_ ("Pawns’ captures are missing.") },
  [CHECKBIT_MISTAKE_MISSING_CAPTURE] = { "capture", N_ ("Captures are missing.") },
  [CHECKBIT_MISTAKE_MISSING_DISCOVERY]
  = { "discovered-check", N_ ("Moves that discover a check are missing: are pieces that shield the "
                              "other king taken for pinned?") },
  [CHECKBIT_MISTAKE_MISSING_SLIDER_EDGE]
  = { "slider-edge", N_ ("Sliders do not reach the edge: are the squares that can block them taken "
                         "for those that they attack?") },
  [CHECKBIT_MISTAKE_MISSING_EDGE]
  = { "edge",
      N_ ("Moves to or from the a-file or the h-file are missing: look at the file masks.") },
  [CHECKBIT_MISTAKE_MISSING_PAWN] = { "pawn", N_ ("Moves of pawns are missing.") },
  [CHECKBIT_MISTAKE_MISSING_KNIGHT] = { "knight", N_ ("Moves of knights are missing.") },
  [CHECKBIT_MISTAKE_MISSING_BISHOP] = { "bishop", N_ ("Moves of bishops are missing.") },
  [CHECKBIT_MISTAKE_MISSING_ROOK] = { "rook", N_ ("Moves of rooks are missing.") },
  [CHECKBIT_MISTAKE_MISSING_QUEEN] = { "queen", N_ ("Moves of queens are missing.") },
  [CHECKBIT_MISTAKE_MISSING_KING] = { "king", N_ ("Moves of the king are missing.") },
  [CHECKBIT_MISTAKE_MISSING_OTHER]
  = { "missing", N_ ("Moves are missing that have nothing in common.") },

  [CHECKBIT_MISTAKE_DUPLICATE] = { "duplicate", N_ ("The same move is listed more than once.") },
  [CHECKBIT_MISTAKE_CASTLING_SQUARES]
  = { "castling-squares", N_ ("Castling puts the king on the wrong square.") },
  [CHECKBIT_MISTAKE_COUNT]
  = { "count", N_ ("Every list of moves is right, but the counts behind it are not: look at how "
                   "moves are undone, and at the counting.") },
  [CHECKBIT_MISTAKE_TOTAL]
  = { "total",
      N_ ("Every move and every count is right, but the total is not the sum of the counts.") },

  [CHECKBIT_MISTAKE_PLAY_RIGHTS]
  = { "play-castling-right", N_ ("The position itself is answered correctly, but not when moves "
                                 "lead to it: playing one of them leaves wrong castling rights.") },
  [CHECKBIT_MISTAKE_PLAY_EN_PASSANT]
  = { "play-en-passant",
      N_ ("The position itself is answered correctly, but not when moves lead to it: playing one "
          "of them leaves a wrong en passant square or pawn.") },
  [CHECKBIT_MISTAKE_PLAY_CASTLING]
  = { "play-castling", N_ ("The position itself is answered correctly, but not after castling: "
                           "king or rook ends on the wrong square.") },
  [CHECKBIT_MISTAKE_PLAY_PROMOTION]
  = { "play-promotion", N_ ("The position itself is answered correctly, but not after a promotion: "
                            "the wrong piece stands there.") },
  [CHECKBIT_MISTAKE_PLAY_BOARD]
  = { "play-board",
      N_ ("The position itself is answered correctly, but not when moves lead to it: playing one "
          "of them leaves the board, or what is kept beside it, wrong.") },
};

const char *
checkbit_mistake_id (CheckbitMistakeKind kind)
{
  g_return_val_if_fail ((gsize) kind < CHECKBIT_N_MISTAKES, "");

  return texts[kind].id;
}

const char *
checkbit_mistake_sentence (CheckbitMistakeKind kind)
{
  g_return_val_if_fail ((gsize) kind < CHECKBIT_N_MISTAKES, "");

  return _ (texts[kind].sentence);
}
