/* The special properties of a legal move, which move generators get wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/attacks.h"
#include "game/lab/difference.h"

/* --- The king's safety ---------------------------------------------------------------------- */

/* How a move escapes a check. */
static guint
evasion_of (const ChessPosition *position, ChessMove move, ChessSquare king)
{
  ChessBitboard checkers = chess_position_checkers (position);
  ChessSquare to = chess_move_to (move);

  if (checkers == 0)
    return 0;
  if (chess_move_from (move) == king)
    return (chess_bitboard_several (checkers) ? CHECKBIT_SPECIAL_DOUBLE_CHECK_EVASION
                                              : CHECKBIT_SPECIAL_CHECK_EVASION)
           | (chess_bitboard_has (checkers, to) ? CHECKBIT_SPECIAL_CAPTURES_CHECKER : 0);
  if (chess_move_kind (move) == CHESS_MOVE_EN_PASSANT && chess_bitboard_has (checkers, to ^ 8))
    return CHECKBIT_SPECIAL_CAPTURES_CHECKER;

  return chess_bitboard_has (checkers, to) ? CHECKBIT_SPECIAL_CAPTURES_CHECKER
                                           : CHECKBIT_SPECIAL_BLOCKS_CHECK;
}

/* Whether a pinned piece moves, along its line. */
static guint
pin_of (const ChessPosition *position, ChessMove move, ChessSquare king)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessColor them = chess_color_opposite (chess_position_side (position));
  ChessBitboard without = chess_position_occupied (position) & ~CHESS_BIT (from);
  ChessBitboard pinners = chess_position_attackers (position, king, without)
                          & chess_position_color (position, them)
                          & ~chess_position_checkers (position);

  if (from == king || pinners == 0)
    return 0;
  return CHECKBIT_SPECIAL_ALONG_PIN
         | (chess_bitboard_has (pinners, to) ? CHECKBIT_SPECIAL_CAPTURES_PINNER : 0);
}

/* --- Castling ------------------------------------------------------------------------------- */

/* Whether an attacked square is passed that castling may pass: the rook's, or one that only the
 * rook crosses. */
static gboolean
rook_attacked (const ChessPosition *position, ChessMove move)
{
  ChessSquare king = chess_move_from (move), rook = chess_move_to (move);
  ChessColor them = chess_color_opposite (chess_position_side (position));
  ChessSquare king_to = chess_move_destination (move);
  ChessBitboard way = chess_attacks_between (king, king_to) | CHESS_BIT (king_to);
  ChessBitboard others = (chess_attacks_between (king, rook) | CHESS_BIT (rook)) & ~way;

  CHESS_FOREACH_SQUARE (square, others)
    if (chess_position_attackers (position, (ChessSquare) square,
                                  chess_position_occupied (position))
        & chess_position_color (position, them))
      return TRUE;
  return FALSE;
}

static guint
castling_of (const ChessPosition *position, ChessMove move)
{
  guint file = chess_square_file (chess_move_to (move));
  gboolean standard = chess_square_file (chess_move_from (move)) == 4 && (file == 0 || file == 7);

  if (chess_move_kind (move) != CHESS_MOVE_CASTLING)
    return 0;
  return (rook_attacked (position, move) ? CHECKBIT_SPECIAL_ROOK_ATTACKED : 0)
         | (standard ? 0 : CHECKBIT_SPECIAL_CHESS960_CASTLING);
}

/* --- All of it ------------------------------------------------------------------------------ */

guint
checkbit_special_of (const ChessPosition *position, ChessMove move)
{
  static const struct
  {
    guint tag, special;
  } tags[] = {
    { CHESS_TAG_CAPTURE, CHECKBIT_SPECIAL_CAPTURE },
    { CHESS_TAG_EN_PASSANT, CHECKBIT_SPECIAL_EN_PASSANT },
    { CHESS_TAG_CASTLING, CHECKBIT_SPECIAL_CASTLING },
    { CHESS_TAG_DOUBLE_PUSH, CHECKBIT_SPECIAL_DOUBLE_PUSH },
    { CHESS_TAG_PROMOTION, CHECKBIT_SPECIAL_PROMOTION },
    { CHESS_TAG_CHECK, CHECKBIT_SPECIAL_CHECK },
    { CHESS_TAG_DISCOVERED_CHECK, CHECKBIT_SPECIAL_DISCOVERED_CHECK },
    { CHESS_TAG_DOUBLE_CHECK, CHECKBIT_SPECIAL_DOUBLE_CHECK },
    { CHESS_TAG_MATE, CHECKBIT_SPECIAL_MATE },
    { CHESS_TAG_LOSES_CASTLING, CHECKBIT_SPECIAL_LOSES_CASTLING },
  };
  ChessSquare king = chess_position_king (position, chess_position_side (position));
  ChessMoveInfo info;
  guint special = 0;

  chess_movegen_annotate (position, move, &info);
  for (gsize i = 0; i < G_N_ELEMENTS (tags); i++)
    if (info.tags & tags[i].tag)
      special |= tags[i].special;
  if ((info.tags & CHESS_TAG_PROMOTION) && chess_move_promotion (move) != CHESS_QUEEN)
    special |= CHECKBIT_SPECIAL_UNDERPROMOTION;
  if ((info.tags & CHESS_TAG_CAPTURE) && chess_move_from (move) == king)
    special |= CHECKBIT_SPECIAL_KING_CAPTURE;

  return special | evasion_of (position, move, king) | pin_of (position, move, king)
         | castling_of (position, move);
}

char *
checkbit_special_ids (guint special)
{
  /* In the order of the bits. */
  static const char *const ids[] = {
    "capture",
    "en-passant",
    "castling",
    "double-push",
    "promotion",
    "underpromotion",
    "leaves-double-check",
    "leaves-check",
    "captures-checker",
    "blocks-check",
    "along-pin",
    "captures-pinner",
    "rook-attacked",
    "chess960-castling",
    "king-capture",
    "check",
    "discovered-check",
    "double-check",
    "mate",
    "loses-castling",
  };
  GString *list = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    if (special & 1u << i)
      g_string_append_printf (list, "%s%s", list->len > 0 ? "," : "", ids[i]);
  if (list->len == 0)
    g_string_append_c (list, '-');

  return g_string_free (list, FALSE);
}
