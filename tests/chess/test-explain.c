/* Tests of explain.h: the first reason, the pieces that cause it and the set that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../lib/rows.h"
#include "reference.h"
#include "setup.h"

#include "chess/explain.h"
#include "chess/uci-move.h"

#include <glib.h>
#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* --- Worked cases -------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *move; /* "e2e4" */
  ChessWhyKind kind;
  const char *squares, *mask; /* "e4 h5" */
} ExplainCase;

static const ExplainCase cases[] = {
  { "legal", START, "e2e4", CHESS_WHY_LEGAL, "", "" },
  { "legal-capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", CHESS_WHY_LEGAL, "", "" },
  { "legal-promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8", CHESS_WHY_LEGAL, "", "" },
  { "legal-en-passant", "4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1", "a4b3", CHESS_WHY_LEGAL, "", "" },
  { "legal-castling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", CHESS_WHY_LEGAL, "", "" },
  { "legal-castling-on-rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1a1", CHESS_WHY_LEGAL, "", "" },
  /* the squares */
  { "empty", START, "e4e5", CHESS_WHY_EMPTY_SQUARE, "", "e4" },
  { "empty-same", START, "e4e4", CHESS_WHY_EMPTY_SQUARE, "", "e4" },
  { "wrong-side", START, "e7e5", CHESS_WHY_WRONG_SIDE, "e7", "e7" },
  { "same", START, "e2e2", CHESS_WHY_SAME_SQUARE, "e2", "e2" },
  { "own-piece", START, "a1a2", CHESS_WHY_OWN_PIECE, "a2", "a2" },
  { "own-piece-knight", START, "g1e2", CHESS_WHY_OWN_PIECE, "e2", "e2" },
  { "own-rook-without-right", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "e1d1", CHESS_WHY_OWN_PIECE, "d1",
    "d1" },
  /* how it moves */
  { "knight-straight", START, "b1b3", CHESS_WHY_NOT_HOW_IT_MOVES, "", "a3 c3 d2" },
  { "rook-aslant", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1c3", CHESS_WHY_NOT_HOW_IT_MOVES, "",
    "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1" },
  { "bishop-straight", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "a1a3", CHESS_WHY_NOT_HOW_IT_MOVES, "",
    "b2 c3 d4 e5 f6 g7 h8" },
  { "queen-like-knight", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1b3", CHESS_WHY_NOT_HOW_IT_MOVES, "",
    "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1 b2 c3 d4 e5 f6 g7 h8" },
  { "king-two-ahead", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3", CHESS_WHY_NOT_HOW_IT_MOVES, "",
    "d1 f1 d2 e2 f2" },
  { "king-two-aside-far-from-home", "4k3/8/8/8/4K3/8/8/8 w - - 0 1", "e4g4",
    CHESS_WHY_NOT_HOW_IT_MOVES, "", "d3 e3 f3 d4 f4 d5 e5 f5" },
  { "king-three-aside", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1h1", CHESS_WHY_NOT_HOW_IT_MOVES, "",
    "d1 f1 d2 e2 f2" },
  { "pawn-three", START, "e2e5", CHESS_WHY_NOT_HOW_IT_MOVES, "", "d3 e3 f3 e4" },
  { "pawn-back", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3", CHESS_WHY_NOT_HOW_IT_MOVES, "",
    "d5 e5 f5" },
  { "pawn-two-again", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", CHESS_WHY_NOT_HOW_IT_MOVES, "",
    "d4 e4 f4" },
  { "black-pawn-up", "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7e8", CHESS_WHY_OWN_PIECE, "e8", "e8" },
  { "pawn-aside", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4f4", CHESS_WHY_NOT_HOW_IT_MOVES, "",
    "d5 e5 f5" },
  { "pawn-round-the-edge", "4k3/8/8/p7/7P/8/8/4K3 w - - 0 1", "h4a5", CHESS_WHY_NOT_HOW_IT_MOVES,
    "", "g5 h5" },
  /* the blockers */
  { "rook-blocked", START, "a1a5", CHESS_WHY_BLOCKED, "a2", "a2 a3 a4" },
  { "rook-blocked-twice", "4k3/8/p7/8/P7/8/8/R3K3 w - - 0 1", "a1a8", CHESS_WHY_BLOCKED, "a4 a6",
    "a2 a3 a4 a5 a6 a7" },
  { "bishop-blocked", START, "f1b5", CHESS_WHY_BLOCKED, "e2", "c4 d3 e2" },
  { "nothing-to-capture", START, "e2d3", CHESS_WHY_NOTHING_TO_CAPTURE, "", "d3" },
  { "en-passant-too-late", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", CHESS_WHY_NOTHING_TO_CAPTURE,
    "", "d6" },
  { "pawn-blocked", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3", CHESS_WHY_PAWN_BLOCKED, "e3",
    "e3" },
  { "pawn-blocked-on-the-way", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", CHESS_WHY_PAWN_BLOCKED,
    "e3", "e3 e4" },
  { "pawn-blocked-at-the-end", "4k3/4p3/8/4N3/8/8/8/4K3 b - - 0 1", "e7e5", CHESS_WHY_PAWN_BLOCKED,
    "e5", "e5 e6" },
  /* the king's safety */
  { "pinned-knight", "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1", "e4c5", CHESS_WHY_PINNED, "e8",
    "e2 e3 e4 e5 e6 e7 e8" },
  { "pinned-bishop-aslant", "4k3/8/8/8/1b6/2B5/8/4K3 w - - 0 1", "c3d4", CHESS_WHY_PINNED, "b4",
    "b4 c3 d2" },
  { "pinned-pawn-captures", "4k3/8/8/8/1b6/2p5/3P4/4K3 w - - 0 1", "d2d3", CHESS_WHY_LEGAL, "",
    "" },
  { "pinned-pawn-pushes", "4k3/8/8/8/1b6/8/3P4/4K3 w - - 0 1", "d2d4", CHESS_WHY_PINNED, "b4",
    "b4 c3 d2" },
  { "in-check", "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", CHESS_WHY_IN_CHECK, "e8",
    "e2 e3 e4 e5 e6 e7 e8" },
  { "in-check-knight", "6k1/8/8/8/8/3n4/P7/4K3 w - - 0 1", "a2a3", CHESS_WHY_IN_CHECK, "d3", "d3" },
  { "in-check-and-pinned", "4r1k1/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "d2f3", CHESS_WHY_IN_CHECK, "e8",
    "e2 e3 e4 e5 e6 e7 e8" },
  { "pinned-though-it-blocks", "4r1k1/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "d2e4", CHESS_WHY_PINNED,
    "b4", "b4 c3 d2" },
  { "double-check", "4r1k1/8/8/8/8/3n4/P7/4K3 w - - 0 1", "a2a3", CHESS_WHY_DOUBLE_CHECK, "d3 e8",
    "d3 e2 e3 e4 e5 e6 e7 e8" },
  { "double-check-capture", "4r1k1/8/8/8/8/3n4/2P5/4K3 w - - 0 1", "c2d3", CHESS_WHY_DOUBLE_CHECK,
    "d3 e8", "d3 e2 e3 e4 e5 e6 e7 e8" },
  { "into-check", "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", CHESS_WHY_INTO_CHECK, "d8",
    "d1 d2 d3 d4 d5 d6 d7 d8" },
  { "along-the-checking-line", "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1", "e4e3", CHESS_WHY_INTO_CHECK,
    "e8", "e3 e4 e5 e6 e7 e8" },
  { "capture-of-a-defended-piece", "4k3/8/8/8/8/2b5/3q4/4K3 w - - 0 1", "e1d2",
    CHESS_WHY_INTO_CHECK, "c3", "c3 d2" },
  { "next-to-the-king", "8/8/8/4k3/8/4K3/8/8 w - - 0 1", "e3e4", CHESS_WHY_INTO_CHECK, "e5",
    "e4 e5" },
  { "en-passant-exposes", "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5d6", CHESS_WHY_EN_PASSANT_EXPOSES,
    "h5", "b5 c5 d5 e5 f5 g5 h5" },
  { "en-passant-uncovers-a-diagonal", "8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1", "c5d6",
    CHESS_WHY_EN_PASSANT_EXPOSES, "f7", "c4 d5 e6 f7" },
  { "en-passant-by-a-pinned-pawn", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", CHESS_WHY_PINNED,
    "e8", "e2 e3 e4 e5 e6 e7 e8" },
  { "en-passant-leaves-a-check", "6k1/8/8/3pP3/8/8/8/K6r w - d6 0 1", "e5d6", CHESS_WHY_IN_CHECK,
    "h1", "b1 c1 d1 e1 f1 g1 h1" },
  { "en-passant-ends-a-check", "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3", "c4d3", CHESS_WHY_LEGAL, "",
    "" },
  /* castling */
  { "castling-no-right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", CHESS_WHY_CASTLING_NO_RIGHT, "",
    "e1" },
  { "castling-no-right-on-rook", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1",
    CHESS_WHY_CASTLING_NO_RIGHT, "", "e1" },
  { "castling-right-of-the-other-side", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1",
    CHESS_WHY_CASTLING_NO_RIGHT, "", "e1" },
  { "castling-blocked", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", CHESS_WHY_CASTLING_BLOCKED, "b1",
    "b1 c1 d1" },
  { "castling-blocked-by-the-enemy", "4k3/8/8/8/8/8/8/4K1nR w K - 0 1", "e1g1",
    CHESS_WHY_CASTLING_BLOCKED, "g1", "f1 g1" },
  { "castling-at-the-start", START, "e1g1", CHESS_WHY_CASTLING_BLOCKED, "f1 g1", "f1 g1" },
  { "castling-in-check", "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", CHESS_WHY_CASTLING_IN_CHECK,
    "e8", "e2 e3 e4 e5 e6 e7 e8" },
  { "castling-through-check", "5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1",
    CHESS_WHY_CASTLING_THROUGH_CHECK, "f8", "f1" },
  { "castling-into-check", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1",
    CHESS_WHY_CASTLING_INTO_CHECK, "g8", "g1 g2 g3 g4 g5 g6 g7 g8" },
  { "castling-rook-attacked", "4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", CHESS_WHY_LEGAL, "", "" },
  { "castling-b1-attacked", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", CHESS_WHY_LEGAL, "", "" },
  { "castling-black", "4k2r/8/8/8/8/8/8/4KR2 b k - 0 1", "e8g8", CHESS_WHY_CASTLING_THROUGH_CHECK,
    "f1", "f8" },
  /* Chess960 */
  { "chess960-far-castling", "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1g1", CHESS_WHY_LEGAL, "", "" },
  { "chess960-far-blocked", "4k3/8/8/8/8/8/8/RK2N2R w HA - 0 1", "b1g1", CHESS_WHY_CASTLING_BLOCKED,
    "e1", "c1 d1 e1 f1 g1" },
  { "chess960-step-not-castling", "2r1k3/8/8/8/8/8/8/RK5R w HA - 0 1", "b1c1", CHESS_WHY_INTO_CHECK,
    "c8", "c1 c2 c3 c4 c5 c6 c7 c8" },
  { "chess960-the-other-rook", "4k3/8/8/8/8/8/8/3K1R1R w F - 0 1", "d1h1",
    CHESS_WHY_CASTLING_NO_RIGHT, "", "d1" },
  { "chess960-rook-was-a-shield", "4k3/8/8/8/8/8/8/qR1K4 w B - 0 1", "d1b1",
    CHESS_WHY_CASTLING_INTO_CHECK, "a1", "a1 b1 c1" },
};

/* The set of "e4 h5"; none for "". */
static ChessBitboard
parse_squares (const char *text)
{
  ChessBitboard set = 0;

  for (; *text != '\0'; text += text[2] == ' ' ? 3 : 2)
    set |= CHESS_BIT (CHESS_SQUARE (text[0] - 'a', text[1] - '1'));
  return set;
}

static void
test_case (gconstpointer data)
{
  const ExplainCase *row = data;
  ChessPosition position = setup (row->fen);
  ChessSquare from = CHESS_SQUARE (row->move[0] - 'a', row->move[1] - '1');
  ChessSquare to = CHESS_SQUARE (row->move[2] - 'a', row->move[3] - '1');
  ChessBitboard squares = parse_squares (row->squares);
  ChessWhy why;

  chess_explain (&position, from, to, &why);
  g_assert_cmpstr (chess_why_id (why.kind), ==, chess_why_id (row->kind));
  g_assert_cmphex (why.squares, ==, squares);
  g_assert_cmphex (why.mask, ==, parse_squares (row->mask));
  g_assert_cmpint (why.from, ==, from);
  g_assert_cmpint (why.to, ==, to);
  g_assert_cmpint (why.piece, ==, chess_position_piece_at (&position, from));
  g_assert_cmpint (why.king, ==, chess_position_king (&position, chess_position_side (&position)));
  g_assert_cmpint (why.culprit, ==,
                   squares ? chess_position_piece_at (&position, chess_bitboard_lsb (squares))
                           : CHESS_PIECE_NONE);
}

/* --- Moves with their promotion ------------------------------------------------------------ */

typedef struct
{
  const char *name, *fen;
  ChessSquare from, to;
  ChessMoveKind move_kind;
  ChessWhyKind kind;
} MoveCase;

static const MoveCase move_cases[] = {
  { "promotion-legal", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", 48, 56, CHESS_MOVE_PROMOTION,
    CHESS_WHY_LEGAL },
  { "promotion-missing", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", 48, 56, CHESS_MOVE_NORMAL,
    CHESS_WHY_PROMOTION_MISSING },
  { "promotion-undue", START, 12, 28, CHESS_MOVE_PROMOTION, CHESS_WHY_PROMOTION_UNDUE },
  { "promotion-of-a-knight", START, 1, 18, CHESS_MOVE_PROMOTION, CHESS_WHY_PROMOTION_UNDUE },
  { "promotion-blocked", "n7/P3k3/8/8/8/8/8/4K3 w - - 0 1", 48, 56, CHESS_MOVE_PROMOTION,
    CHESS_WHY_PAWN_BLOCKED },
  { "castling-to-the-rook", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 4, 7, CHESS_MOVE_CASTLING,
    CHESS_WHY_LEGAL },
  { "castling-to-the-g-file", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", 4, 6, CHESS_MOVE_CASTLING,
    CHESS_WHY_CASTLING_NO_RIGHT },
  { "castling-by-a-step", "5rk1/8/8/8/8/8/8/5K1R w H - 0 1", 5, 6, CHESS_MOVE_CASTLING,
    CHESS_WHY_CASTLING_IN_CHECK },
  { "castling-past-the-other-rook", "4k3/8/8/8/8/8/8/RKR5 w CA - 0 1", 1, 0, CHESS_MOVE_CASTLING,
    CHESS_WHY_CASTLING_BLOCKED },
  { "castling-to-the-edge", "4k3/8/8/8/8/8/8/K1R5 w C - 0 1", 0, 0, CHESS_MOVE_CASTLING,
    CHESS_WHY_CASTLING_NO_RIGHT },
  { "castling-away-from-home", "4k3/8/8/8/8/8/4K3/7R w - - 0 1", 12, 14, CHESS_MOVE_CASTLING,
    CHESS_WHY_CASTLING_NO_RIGHT },
};

static void
test_move (gconstpointer data)
{
  const MoveCase *row = data;
  ChessPosition position = setup (row->fen);
  ChessMove move = row->move_kind == CHESS_MOVE_PROMOTION
                       ? chess_move_new_promotion (row->from, row->to, CHESS_QUEEN)
                       : chess_move_new (row->from, row->to, row->move_kind);
  ChessWhy why;

  chess_explain_move (&position, move, &why);
  g_assert_cmpstr (chess_why_id (why.kind), ==, chess_why_id (row->kind));
}

static void
test_ids (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int kind = CHESS_WHY_LEGAL; kind <= CHESS_WHY_GAME_OVER; kind++)
    {
      const char *id = chess_why_id ((ChessWhyKind)kind);
      g_assert_nonnull (id);
      g_assert_true (g_hash_table_add (seen, (gpointer)id));
    }
}

/* --- Every pair of squares ----------------------------------------------------------------- */

/* Whether a list has a move from one square to another, castling also as people point at it: to the
 * king's destination, or two squares aside. */
static bool
list_has (const ChessMoveList *list, ChessSquare from, ChessSquare to)
{
  for (size_t i = 0; i < list->count; i++)
    {
      ChessMove move = list->moves[i];
      int aside = chess_move_to (move) > from ? 2 : -2;

      if (chess_move_from (move) != from || from == to) /* a piece put back castles never */
        continue;
      if (chess_move_to (move) == to || chess_move_destination (move) == to)
        return true;
      if (chess_move_kind (move) == CHESS_MOVE_CASTLING && from + aside == to
          && chess_square_rank (from) == chess_square_rank (to))
        return true;
    }
  return false;
}

/* A reason must have a set that shows it. */
static void
assert_evidence (const ChessPosition *position, const ChessWhy *why)
{
  ChessColor us = chess_position_side (position);
  ChessBitboard enemy = chess_position_color (position, chess_color_opposite (us));

  switch (why->kind)
    {
    case CHESS_WHY_PINNED:
    case CHESS_WHY_EN_PASSANT_EXPOSES:
      g_assert_false (chess_bitboard_several (why->squares)
                      && why->kind == CHESS_WHY_EN_PASSANT_EXPOSES);
      g_assert_true (why->squares != 0 && !(why->squares & ~enemy));
      g_assert_true ((why->mask & why->squares) == why->squares);
      break;
    case CHESS_WHY_IN_CHECK:
    case CHESS_WHY_DOUBLE_CHECK:
    case CHESS_WHY_CASTLING_IN_CHECK:
      g_assert_cmphex (why->squares, ==, chess_position_checkers (position));
      break;
    case CHESS_WHY_INTO_CHECK:
    case CHESS_WHY_CASTLING_THROUGH_CHECK:
    case CHESS_WHY_CASTLING_INTO_CHECK:
      g_assert_true (why->squares != 0 && !(why->squares & ~enemy) && why->mask != 0);
      break;
    case CHESS_WHY_BLOCKED:
    case CHESS_WHY_PAWN_BLOCKED:
    case CHESS_WHY_CASTLING_BLOCKED:
      g_assert_true (why->squares != 0 && !(why->squares & ~chess_position_occupied (position)));
      g_assert_true ((why->mask & why->squares) == why->squares);
      break;
    default:
      break;
    }
}

/* Queries every pair of squares of a position; counts the kinds of answers. */
static void
ask_everything (const ChessPosition *position, guint counts[CHESS_WHY_GAME_OVER + 1])
{
  ChessMoveList list;

  reference_legal (position, &list);
  for (unsigned pair = 0; pair < 64 * 64; pair++)
    {
      ChessSquare from = pair & 63, to = pair >> 6;
      ChessWhy why;

      chess_explain (position, from, to, &why);
      if ((why.kind == CHESS_WHY_LEGAL) != list_has (&list, from, to))
        g_error ("%c%c%c%c: %s", 'a' + (from & 7), '1' + from / 8, 'a' + (to & 7), '1' + to / 8,
                 chess_why_id (why.kind));
      assert_evidence (position, &why);
      counts[why.kind]++;
    }
}

static const char *const walk_starts[] = {
  START,
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
  "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
  "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
  "4k3/8/8/8/8/8/8/RK5R w HA - 0 1",
  "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
  "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
  "2rk1r1r/8/8/8/8/8/8/R1RK1R1R w FCfc - 0 1",
};

static void
test_every_pair (void)
{
  guint counts[CHESS_WHY_GAME_OVER + 1] = { 0 }, n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (walk_starts) * 12; i++)
    {
      ChessPosition position = setup (walk_starts[i % G_N_ELEMENTS (walk_starts)]);
      ChessMove move;

      for (guint ply = 0; ply < 40; ply++, n++)
        {
          ask_everything (&position, counts);
          if (!setup_random_move (&position, &move))
            break;
        }
    }
  g_test_message ("%u positions, every pair of squares", n);
  for (int kind = CHESS_WHY_LEGAL; kind < CHESS_WHY_PROMOTION_MISSING; kind++)
    g_test_message ("%s: %u", chess_why_id ((ChessWhyKind)kind), counts[kind]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  ADD_ROWS ("/explain/", cases, test_case);
  ADD_ROWS ("/explain/move/", move_cases, test_move);
  g_test_add_func ("/explain/ids", test_ids);
  g_test_add_func ("/explain/every-pair", test_every_pair);
  return g_test_run ();
}
