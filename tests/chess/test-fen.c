/* Tests of fen.h: which texts are valid, how they are written again, and the position of errors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../lib/rows.h"
#include "setup.h"

#include "chess/fen.h"
#include "chess/movegen.h"

#include <glib.h>
#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

/* --- What is read -------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text, *canonical;
  bool chess960;
} GoodCase;

static const GoodCase good_cases[] = {
  { "start", START " w KQkq - 0 1", START " w KQkq - 0 1", false },
  { "black-to-move", START " b KQkq - 3 17", START " b KQkq - 3 17", false },
  { "four-fields", START " w KQkq -", START " w KQkq - 0 1", false },
  { "five-fields", START " w KQkq - 12", START " w KQkq - 12 1", false },
  { "no-rights", START " w - - 0 1", START " w - - 0 1", false },
  { "some-rights", START " w Kq - 0 1", START " w Kq - 0 1", false },
  { "rights-in-any-order", START " w qkQK - 0 1", START " w KQkq - 0 1", false },
  { "move-zero", START " w KQkq - 0 0", START " w KQkq - 0 1", false },
  { "leading-noughts", START " w KQkq - 007 0042", START " w KQkq - 7 42", false },
  { "greatest-counters", START " w - - 9999 9999", START " w - - 9999 9999", false },
  { "digits-in-a-row", "rnbqkbnr/pppppppp/44/53/1111111p1/8/PPPPPPPP/RNBQKBNR w - - 0 1", NULL,
    false },
  { "digits-that-add-up", "4k3/11111111/44/53/2222/71/161/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1", false },
  { "promoted-marks", "rnbqkbnQ~/ppppppp1/8/8/8/8/PPPPPPP1/RNBQKBNR b KQq - 0 6",
    "rnbqkbnQ/ppppppp1/8/8/8/8/PPPPPPP1/RNBQKBNR b KQq - 0 6", false },
  /* white space */
  { "spaces-around", "  \t" START " w KQkq - 0 1 \n", START " w KQkq - 0 1", false },
  { "spaces-between", START "   w  KQkq   -  0   1", START " w KQkq - 0 1", false },
  { "tabs", START "\tw\tKQkq\t-\t0\t1", START " w KQkq - 0 1", false },
  { "lines", START "\nw\r\nKQkq\v-\f0\n1\r\n", START " w KQkq - 0 1", false },
  { "no-break-spaces", START "\u00a0w\u00a0KQkq\u2009-\u202f0\u30001", START " w KQkq - 0 1",
    false },
  { "byte-order-mark", "\ufeff" START " w KQkq - 0 1", START " w KQkq - 0 1", false },
  /* en passant */
  { "ep-legal", "4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1", "4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1", false },
  { "ep-without-taker", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", false },
  { "ep-pinned-aside", "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1",
    false },
  { "ep-ends-the-check", "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3", "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3",
    false },
  { "ep-opened-a-line", "8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1", "8/5bk1/8/2Pp4/8/1K6/8/8 w - - 0 1",
    false },
  /* Chess960 */
  { "shredder-letters", START " w HAha - 0 1", START " w KQkq - 0 1", true },
  { "outermost-rook", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1", false },
  { "inner-rook", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", true },
  { "inner-rook-black", "rr2k3/8/8/8/8/8/8/4K3 w b - 0 1", "rr2k3/8/8/8/8/8/8/4K3 w b - 0 1",
    true },
  { "king-aside", "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1",
    "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1", true },
  { "rooks-on-one-side", "4rrk1/8/8/8/8/8/8/4RRK1 w Ff - 0 3", "4rrk1/8/8/8/8/8/8/4RRK1 w Ff - 0 3",
    true },
  { "mixed-letters", "2bq1krn/8/8/8/8/8/8/RB3KR1 w GAg - 0 14",
    "2bq1krn/8/8/8/8/8/8/RB3KR1 w KQk - 0 14", true },
  /* EPD */
  { "epd-operations", "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"castle; now\";",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1", false },
  { "epd-counters", "4k3/8/8/8/8/8/8/4K2R w K - hmvc 7; fmvn 31; id \"x\";",
    "4k3/8/8/8/8/8/8/4K2R w K - 7 31", false },
  { "epd-counters-in-quotes", "4k3/8/8/8/8/8/8/4K2R w K - c0 \"a; hmvc 7; b\"; fmvn 31;",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 31", false },
  { "epd-after-six-fields", START " w KQkq - 0 1 ;D1 20 ;D2 400", START " w KQkq - 0 1", false },
  { "epd-counts-at-once", START " w KQkq - ;D1 20 ;D2 400", START " w KQkq - 0 1", false },
  /* the rim */
  { "218-moves", "3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1",
    "3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1", false },
  { "all-promoted", "nnnnnnnn/nn6/4k3/8/8/8/8/4K3 b - - 0 70",
    "nnnnnnnn/nn6/4k3/8/8/8/8/4K3 b - - 0 70", false },
  { "bishops-of-one-color", "8/3K4/8/8/8/8/pppppppp/nbqkrbrn b - - 0 1",
    "8/3K4/8/8/8/8/pppppppp/nbqkrbrn b - - 0 1", false },
  { "double-check", "8/8/5k2/p1q5/PP1rp1P1/3P1N2/2RK1r2/5nN1 w - - 0 3",
    "8/8/5k2/p1q5/PP1rp1P1/3P1N2/2RK1r2/5nN1 w - - 0 3", false },
  { "check-from-both-ends", "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1",
    "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1", false },
};

static bool
read_text (const char *text, ChessPosition *position, ChessFenError *error)
{
  return chess_fen_read (text, strlen (text), CHESS_FEN_DEFAULT, position, error);
}

static void
test_good (gconstpointer data)
{
  const GoodCase *row = data;
  ChessPosition position;
  ChessFenError error;
  char fen[CHESS_FEN_SIZE];
  bool good = read_text (row->text, &position, &error);

  if (row->canonical == NULL)
    {
      g_assert_false (good);
      return;
    }
  g_assert_cmpint (error.kind, ==, CHESS_FEN_OK);
  g_assert_true (good);
  g_assert_true (chess_position_is_consistent (&position));
  g_assert_cmpint (chess_position_is_chess960 (&position), ==, row->chess960);
  g_assert_cmpuint (chess_fen_write (&position, fen), ==, strlen (row->canonical));
  g_assert_cmpstr (fen, ==, row->canonical);
  g_assert_true (read_text (fen, &position, NULL));
  chess_fen_write (&position, fen);
  g_assert_cmpstr (fen, ==, row->canonical);
}

static void
test_chess960_flag (void)
{
  const char *text = START " w KQkq - 0 1";
  ChessPosition position;

  g_assert_true (chess_fen_read (text, strlen (text), CHESS_FEN_CHESS960, &position, NULL));
  g_assert_true (chess_position_is_chess960 (&position));
}

/* --- What is refused ----------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text;
  ChessFenErrorKind kind;
  int field, column, length;
  int rank, count;
  uint32_t codepoint;
} BadCase;

static const BadCase bad_cases[] = {
  { "empty", "", CHESS_FEN_EMPTY, 0, 0, 0, 0, -1, 0 },
  { "blank", " \t\n ", CHESS_FEN_EMPTY, 0, 0, 0, 0, -1, 0 },
  { "mark-alone", "\ufeff", CHESS_FEN_EMPTY, 0, 0, 0, 0, -1, 0 },
  { "no-side", START, CHESS_FEN_MISSING_FIELD, 2, 0, 0, 0, -1, 0 },
  { "no-castling", START " w", CHESS_FEN_MISSING_FIELD, 3, 0, 0, 0, -1, 0 },
  { "no-ep", START " w KQkq", CHESS_FEN_MISSING_FIELD, 4, 0, 0, 0, -1, 0 },
  { "seventh-field", START " w KQkq - 0 1 0", CHESS_FEN_EXTRA_FIELD, 0, 58, 1, 0, -1, 0 },
  { "moves-behind", START " w KQkq - 0 1 moves e2e4", CHESS_FEN_EXTRA_FIELD, 0, 58, 5, 0, -1, 0 },
  /* the board */
  { "word", "hello", CHESS_FEN_BAD_PIECE, 1, 1, 1, 0, -1, 'h' },
  { "bad-letter", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", CHESS_FEN_BAD_PIECE, 1,
    14, 1, 0, -1, 'x' },
  { "nought", "rnbqkbnr/pppp0pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", CHESS_FEN_BAD_PIECE, 1, 14,
    1, 0, -1, '0' },
  { "full-width-digit", "rnbqkbnr/pppppppp/\uff18/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    CHESS_FEN_BAD_PIECE, 1, 19, 1, 0, -1, 0xff18 },
  { "figurines-count-as-one", "8/8/\u265f\u265fx5/8/8/8/8/8 w - - 0 1", CHESS_FEN_BAD_PIECE, 1, 5,
    1, 0, -1, 0x265f },
  { "cyrillic-look-alike", "rnbqk\u042cnr/8/8/8/8/8/8/8 w - - 0 1", CHESS_FEN_BAD_PIECE, 1, 6, 1, 0,
    -1, 0x42c },
  { "byte-that-is-no-text", "rn\xff\xfe/8 w - - 0 1", CHESS_FEN_BAD_PIECE, 1, 3, 1, 0, -1, 0xfffd },
  { "cut-off-sequence", "rn\xe2\x82", CHESS_FEN_BAD_PIECE, 1, 3, 1, 0, -1, 0xfffd },
  { "overlong-slash",
    "8\xc0\xaf"
    "8 w - - 0 1",
    CHESS_FEN_BAD_PIECE, 1, 2, 1, 0, -1, 0xfffd },
  { "surrogate", "8\xed\xa0\x80", CHESS_FEN_BAD_PIECE, 1, 2, 1, 0, -1, 0xfffd },
  { "promoted-digit", "8~/8/8/8/8/8/8/8 w - - 0 1", CHESS_FEN_BAD_PIECE, 1, 2, 1, 0, -1, '~' },
  { "pockets", START "[] w KQkq - 0 1", CHESS_FEN_BAD_PIECE, 1, 44, 1, 0, -1, '[' },
  { "rank-of-9", "rnbqkbnr/pppppppp/5pp11/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    CHESS_FEN_RANK_TOO_LONG, 1, 23, 1, 6, 9, 0 },
  { "digit-9", "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", CHESS_FEN_RANK_TOO_LONG,
    1, 19, 1, 6, 9, 0 },
  { "missing-slash", "rnbqkbnrpppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    CHESS_FEN_RANK_TOO_LONG, 1, 9, 8, 8, 16, 0 },
  { "rank-of-7", "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    CHESS_FEN_RANK_TOO_SHORT, 1, 10, 7, 7, 7, 0 },
  { "last-rank-of-7", "8/8/8/8/8/8/8/7 w - - 0 1", CHESS_FEN_RANK_TOO_SHORT, 1, 15, 1, 1, 7, 0 },
  { "empty-rank", "8/8//8/8/8/8/8 w - - 0 1", CHESS_FEN_RANK_TOO_SHORT, 1, 5, 1, 6, 0, 0 },
  { "nine-ranks", "8/8/8/8/8/8/8/8/8 w - - 0 1", CHESS_FEN_TOO_MANY_RANKS, 1, 17, 1, 0, 9, 0 },
  { "trailing-slash", START "/ w KQkq - 0 1", CHESS_FEN_TOO_MANY_RANKS, 1, 45, 1, 0, 9, 0 },
  { "seven-ranks", "8/8/8/8/8/8/8 w - - 0 1", CHESS_FEN_TOO_FEW_RANKS, 1, 1, 13, 0, 7, 0 },
  { "cut-off-board", "rnbqkbnr/pppppppp/8/3", CHESS_FEN_TOO_FEW_RANKS, 1, 1, 21, 0, 4, 0 },
  { "columns-behind-spaces", "  8/8/9/8/8/8/8/8 w - - 0 1", CHESS_FEN_RANK_TOO_LONG, 1, 7, 1, 6, 9,
    0 },
  /* the side to move */
  { "large-side", START " W KQkq - 0 1", CHESS_FEN_BAD_SIDE, 2, 45, 1, 0, -1, 0 },
  { "two-sides", START " wb KQkq - 0 1", CHESS_FEN_BAD_SIDE, 2, 45, 2, 0, -1, 0 },
  /* castling */
  { "castling-letter", START " w KXkq - 0 1", CHESS_FEN_BAD_CASTLING, 3, 48, 1, 0, -1, 'X' },
  { "castling-twice", START " w KQKq - 0 1", CHESS_FEN_BAD_CASTLING, 3, 49, 1, 0, -1, 'K' },
  { "castling-dash-inside", START " w KQ- - 0 1", CHESS_FEN_BAD_CASTLING, 3, 49, 1, 0, -1, '-' },
  { "castling-one-rook-twice", START " w KH - 0 1", CHESS_FEN_BAD_CASTLING, 3, 48, 1, 0, -1, 'H' },
  { "castling-two-rooks-one-side", "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1", CHESS_FEN_BAD_CASTLING, 3,
    26, 1, 0, -1, 'G' },
  { "castling-non-ascii", START " w K\u212a - 0 1", CHESS_FEN_BAD_CASTLING, 3, 48, 1, 0, -1,
    0x212a },
  { "castling-without-rook", "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", CHESS_FEN_CASTLING_WITHOUT_ROOK, 3,
    24, 1, 0, -1, 'K' },
  { "castling-king-away", "r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1", CHESS_FEN_CASTLING_WITHOUT_ROOK,
    3, 27, 1, 0, -1, 'K' },
  { "castling-file-without-rook", "r3k2r/8/8/8/8/8/8/R3K2R w Bh - 0 1",
    CHESS_FEN_CASTLING_WITHOUT_ROOK, 3, 27, 1, 0, -1, 'B' },
  /* en passant */
  { "ep-no-square", START " w KQkq e 0 1", CHESS_FEN_BAD_EP_SQUARE, 4, 52, 1, 0, -1, 0 },
  { "ep-large-file", START " w KQkq E6 0 1", CHESS_FEN_BAD_EP_SQUARE, 4, 52, 2, 0, -1, 0 },
  { "ep-ninth-rank", START " w KQkq e9 0 1", CHESS_FEN_BAD_EP_SQUARE, 4, 52, 2, 0, -1, 0 },
  { "ep-too-long", START " w KQkq e66 0 1", CHESS_FEN_BAD_EP_SQUARE, 4, 52, 3, 0, -1, 0 },
  { "ep-rank-for-white", START " w KQkq e3 0 1", CHESS_FEN_BAD_EP_RANK, 4, 52, 2, 6, -1, 0 },
  { "ep-rank-for-black", START " b KQkq e6 0 1", CHESS_FEN_BAD_EP_RANK, 4, 52, 2, 3, -1, 0 },
  { "ep-without-pawn", START " w KQkq e6 0 1", CHESS_FEN_IMPOSSIBLE_EP, 4, 52, 2, 0, -1, 0 },
  { "ep-target-occupied", "4k3/8/4n3/4pP2/8/8/8/4K3 w - e6 0 1", CHESS_FEN_IMPOSSIBLE_EP, 4, 30, 2,
    0, -1, 0 },
  { "ep-origin-occupied", "8/4k3/8/4pP2/8/8/8/4K3 w - e6 0 1", CHESS_FEN_IMPOSSIBLE_EP, 4, 28, 2, 0,
    -1, 0 },
  { "ep-older-check", "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", CHESS_FEN_IMPOSSIBLE_EP, 4, 29, 2, 0,
    -1, 0 },
  /* counters */
  { "halfmove-negative", START " w KQkq - -1 1", CHESS_FEN_BAD_HALFMOVE, 5, 54, 1, 0, -1, '-' },
  { "halfmove-hexadecimal", START " w KQkq - 0x10 1", CHESS_FEN_BAD_HALFMOVE, 5, 55, 1, 0, -1,
    'x' },
  { "halfmove-arabic-digit", START " w KQkq - \u0663 1", CHESS_FEN_BAD_HALFMOVE, 5, 54, 1, 0, -1,
    0x663 },
  { "halfmove-range", START " w KQkq - 10000 1", CHESS_FEN_BAD_HALFMOVE, 5, 54, 5, 0, -1, 0 },
  { "halfmove-word", START " w KQkq - a 1", CHESS_FEN_BAD_HALFMOVE, 5, 54, 1, 0, -1, 'a' },
  { "fullmove-dash", START " w KQkq - 0 -", CHESS_FEN_BAD_FULLMOVE, 6, 56, 1, 0, -1, '-' },
  { "fullmove-fraction", START " w KQkq - 0 1.5", CHESS_FEN_BAD_FULLMOVE, 6, 57, 1, 0, -1, '.' },
  { "fullmove-range", START " w KQkq - 0 18446744073709551617", CHESS_FEN_BAD_FULLMOVE, 6, 56, 20,
    0, -1, 0 },
  { "epd-counter", START " w KQkq - hmvc x;", CHESS_FEN_BAD_HALFMOVE, 5, 59, 1, 0, -1, 'x' },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *row = data;
  ChessPosition position = chess_position_start;
  ChessFenError error;

  g_assert_false (read_text (row->text, &position, &error));
  g_assert_cmpint (error.kind, ==, row->kind);
  g_assert_cmpint (error.field, ==, row->field);
  g_assert_cmpint (error.column, ==, row->column);
  g_assert_cmpint (error.length, ==, row->length);
  g_assert_cmpint (error.rank, ==, row->rank);
  g_assert_cmpint (error.count, ==, row->count);
  g_assert_cmpuint (error.codepoint, ==, row->codepoint);
  /* a failed read keeps the old content */
  g_assert_cmpmem (&position, sizeof position, &chess_position_start, sizeof position);
}

/* --- What is impossible -------------------------------------------------------------------- */

typedef struct
{
  const char *name, *text;
  unsigned problems;
  int field, column; /* if the problem has a single place */
} ImpossibleCase;

static const ImpossibleCase impossible_cases[] = {
  { "no-white-king", "4k3/8/8/8/8/8/8/8 w - - 0 1", CHESS_PROBLEM_WHITE_KING_MISSING, 1, 0 },
  { "no-black-king", "8/8/8/8/8/8/8/4K3 w - - 0 1", CHESS_PROBLEM_BLACK_KING_MISSING, 1, 0 },
  { "no-kings", "8/8/8/8/8/8/8/8 w - - 0 1",
    CHESS_PROBLEM_WHITE_KING_MISSING | CHESS_PROBLEM_BLACK_KING_MISSING, 0, 0 },
  { "two-white-kings", "4k3/8/8/8/8/K7/8/4K3 w - - 0 1", CHESS_PROBLEM_WHITE_KINGS_SEVERAL, 1, 19 },
  { "two-black-kings", "k3k3/8/8/8/8/8/8/4K3 w - - 0 1", CHESS_PROBLEM_BLACK_KINGS_SEVERAL, 1, 1 },
  { "pawn-on-first-rank", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", CHESS_PROBLEM_PAWNS_ON_BACK_RANK, 1,
    17 },
  { "pawn-on-last-rank", "p3k3/8/8/8/8/8/8/4K3 w - - 0 1", CHESS_PROBLEM_PAWNS_ON_BACK_RANK, 1, 1 },
  { "17-white-pieces", "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1",
    CHESS_PROBLEM_WHITE_TOO_MANY_PIECES, 1, 0 },
  { "17-black-pieces", "rnbqkbnr/pppppppp/n7/8/8/8/8/4K3 w - - 0 1",
    CHESS_PROBLEM_BLACK_TOO_MANY_PIECES, 1, 0 },
  { "9-white-pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", CHESS_PROBLEM_WHITE_TOO_MANY_PAWNS, 1,
    0 },
  { "9-black-pawns", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", CHESS_PROBLEM_BLACK_TOO_MANY_PAWNS, 1,
    0 },
  { "white-queens-too-many", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
    CHESS_PROBLEM_WHITE_TOO_MANY_PROMOTED, 1, 0 },
  { "black-knights-too-many", "nnn1k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
    CHESS_PROBLEM_BLACK_TOO_MANY_PROMOTED, 1, 0 },
  { "black-in-check", "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", CHESS_PROBLEM_OPPONENT_IN_CHECK, 2, 23 },
  { "white-in-check", "4k3/8/8/8/8/3n4/8/4K3 b - - 0 1", CHESS_PROBLEM_OPPONENT_IN_CHECK, 2, 23 },
  { "three-checkers", "4k3/5P2/3N4/8/8/8/4R3/4K3 b - - 0 1", CHESS_PROBLEM_IMPOSSIBLE_CHECK, 1, 0 },
  { "two-knights-check", "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", CHESS_PROBLEM_IMPOSSIBLE_CHECK, 1,
    0 },
  { "two-pawns-check", "4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1", CHESS_PROBLEM_IMPOSSIBLE_CHECK, 1, 0 },
  { "kings-touch", "8/8/8/3kK3/8/8/8/8 w - - 0 1", CHESS_PROBLEM_KINGS_TOUCH, 1, 0 },
  { "castling-and-ep", "4k3/8/8/8/8/8/8/4K3 w K e6 0 1",
    CHESS_PROBLEM_CASTLING | CHESS_PROBLEM_EN_PASSANT, 0, 0 },
  { "castling-without-king", "4k3/8/8/8/8/8/8/R6R w KQ - 0 1",
    CHESS_PROBLEM_CASTLING | CHESS_PROBLEM_WHITE_KING_MISSING, 0, 0 },
  { "everything", "PPPPPPPP/P7/8/8/8/8/8/ppppppp1 w K e6 0 1",
    CHESS_PROBLEM_WHITE_KING_MISSING | CHESS_PROBLEM_BLACK_KING_MISSING
        | CHESS_PROBLEM_PAWNS_ON_BACK_RANK | CHESS_PROBLEM_WHITE_TOO_MANY_PAWNS
        | CHESS_PROBLEM_CASTLING | CHESS_PROBLEM_EN_PASSANT,
    0, 0 },
};

static void
test_impossible (gconstpointer data)
{
  const ImpossibleCase *row = data;
  ChessPosition position;
  ChessFenError error;

  g_assert_false (read_text (row->text, &position, &error));
  g_assert_cmpint (error.kind, ==, CHESS_FEN_IMPOSSIBLE);
  g_assert_cmphex (error.problems, ==, row->problems);
  g_assert_cmpint (error.field, ==, row->field);
  g_assert_cmpint (error.column, ==, row->column);
}

/* A game that exceeds the largest counters is still written as a readable FEN. */
static void
test_counters_beyond (void)
{
  ChessPosition position = setup (START " b KQkq - 0 1");
  char fen[CHESS_FEN_SIZE];

  position.halfmove = CHESS_FEN_MAX_COUNTER;
  position.fullmove = CHESS_FEN_MAX_COUNTER;
  chess_position_play (&position, chess_move_new (62, 45, CHESS_MOVE_NORMAL));
  g_assert_cmpuint (chess_position_fullmove (&position), ==, CHESS_FEN_MAX_COUNTER + 1);
  chess_fen_write (&position, fen);
  g_assert_true (g_str_has_suffix (fen, " 9999 9999"));
}

/* The check of set-ups gives the same results without a FEN, even for an unplayable state. */
static void
test_problems_of_a_set_up (void)
{
  ChessPosition position = chess_position_start;

  g_assert_cmphex (chess_position_problems (&position), ==, 0);
  position.castling_rooks |= CHESS_BIT (4);
  g_assert_cmphex (chess_position_problems (&position), ==, CHESS_PROBLEM_CASTLING);
  position = chess_position_start;
  position.ep_square = 20;
  g_assert_cmphex (chess_position_problems (&position), ==, CHESS_PROBLEM_EN_PASSANT);
  chess_position_clear (&position);
  g_assert_cmphex (chess_position_problems (&position), ==,
                   CHESS_PROBLEM_WHITE_KING_MISSING | CHESS_PROBLEM_BLACK_KING_MISSING);
}

/* --- Any bytes, any length ----------------------------------------------------------------- */

/* Reads a copy that ends with the last byte, so that a memory checker detects reads past the end.
 * Every accepted position must survive writing and reading. */
static bool
survives (const char *bytes, gsize length)
{
  char *copy = g_memdup2 (bytes, length);
  ChessPosition position, again;
  ChessFenError error;
  char fen[CHESS_FEN_SIZE], second[CHESS_FEN_SIZE];
  bool good = chess_fen_read (copy, length, CHESS_FEN_DEFAULT, &position, &error);

  g_assert_cmpint (good, ==, error.kind == CHESS_FEN_OK);
  g_free (copy);
  if (!good)
    return false;
  g_assert_cmphex (chess_position_problems (&position), ==, 0);
  chess_fen_write (&position, fen);
  g_assert_true (read_text (fen, &again, NULL));
  chess_fen_write (&again, second);
  g_assert_cmpstr (fen, ==, second);
  return true;
}

static void
test_prefixes (void)
{
  const char *text = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 10 12";
  gsize length = strlen (text), fields4 = strlen (text) - 6;

  for (gsize i = 0; i <= length; i++)
    g_assert_cmpint (survives (text, i), ==, i >= fields4);
}

static void
test_mutations (void)
{
  static const char *const seeds[] = {
    START " w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "4rrk1/8/8/8/8/8/8/4RRK1 b Ff - 0 3",
    "4k3/8/8/8/8/8/8/4K2R w K - hmvc 7; fmvn 31; id \"x\";",
  };
  static const char likely[] = "pnbrqkPNBRQK12345678/ wb-KQkqABHabh0369;\"\t\xff\xe2";
  guint good = 0, tried = 0;

  for (guint i = 0; i < 60000; i++)
    {
      const char *seed = seeds[g_test_rand_int_range (0, G_N_ELEMENTS (seeds))];
      g_autofree char *text = g_strdup (seed);
      gsize length = strlen (text);

      for (int n = g_test_rand_int_range (1, 4); n > 0; n--)
        text[g_test_rand_int_range (0, (int)length)]
            = g_test_rand_int_range (0, 8) > 0
                  ? likely[g_test_rand_int_range (0, sizeof likely - 1)]
                  : (char)g_test_rand_int_range (0, 256);
      good += survives (text, length);
      tried++;
    }
  g_test_message ("%u of %u mutations are positions", good, tried);
  g_assert_cmpuint (good, >, 0);
}

static void
test_too_long (void)
{
  g_autoptr (GString) text = g_string_new (START " w KQkq - id \"");
  ChessPosition position;
  ChessFenError error;

  while (text->len < 2000)
    g_string_append (text, "long ");
  g_string_append (text, "\";");
  g_assert_true (chess_fen_read (text->str, text->len, CHESS_FEN_DEFAULT, &position, &error));
  while (text->len < 100000)
    g_string_append (text, "long ");
  g_assert_false (chess_fen_read (text->str, text->len, CHESS_FEN_DEFAULT, &position, &error));
  g_assert_cmpint (error.kind, ==, CHESS_FEN_TOO_LONG);
}

static void
test_nul_inside (void)
{
  static const char text[] = "rnbqkbnr/ppp\0pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  ChessPosition position;
  ChessFenError error;

  g_assert_false (chess_fen_read (text, sizeof text - 1, CHESS_FEN_DEFAULT, &position, &error));
  g_assert_cmpint (error.kind, ==, CHESS_FEN_BAD_PIECE);
  g_assert_cmpint (error.column, ==, 13);
  g_assert_cmpuint (error.codepoint, ==, 0);
}

/* --- Round trips --------------------------------------------------------------------------- */

/* Whether two positions agree in everything that a FEN contains. */
static void
assert_same (const ChessPosition *a, const ChessPosition *b)
{
  g_assert_cmpmem (a->pieces, sizeof a->pieces, b->pieces, sizeof b->pieces);
  g_assert_cmpmem (a->mailbox, sizeof a->mailbox, b->mailbox, sizeof b->mailbox);
  g_assert_cmpint (a->side, ==, b->side);
  g_assert_cmphex (a->castling_rooks, ==, b->castling_rooks);
  g_assert_cmpint (chess_position_ep_square (a), ==, chess_position_ep_square (b));
  g_assert_cmpint (a->halfmove, ==, b->halfmove);
  g_assert_cmpint (a->fullmove, ==, b->fullmove);
  g_assert_cmphex (chess_position_repetition_key (a), ==, chess_position_repetition_key (b));
}

/* Walks through random games from a position, and writes and reads every position on the way. */
static guint
walk (ChessPosition position, guint plies)
{
  ChessFenFlags flags = chess_position_is_chess960 (&position) ? CHESS_FEN_CHESS960 : 0;
  ChessMove move;
  guint n = 0;

  do
    {
      char fen[CHESS_FEN_SIZE];
      ChessPosition read;
      size_t length = chess_fen_write (&position, fen);

      g_assert_cmphex (chess_position_problems (&position), ==, 0);
      g_assert_true (chess_fen_read (fen, length, flags, &read, NULL));
      assert_same (&position, &read);
      n++;
    }
  while (n < plies && setup_random_move (&position, &move));
  return n;
}

static void
test_random_games (void)
{
  guint n = 0;

  for (guint game = 0; game < 150; game++)
    n += walk (chess_position_start, 200);
  g_test_message ("%u positions", n);
}

/* The Chess960 start of a number, as Shredder-FEN. */
static char *
chess960_fen (unsigned number)
{
  static const char letters[] = "pnbrqk";
  ChessPieceType rank[8];
  char small[9] = "", large[9] = "", rooks[3] = "";
  int n_rooks = 0;

  setup_chess960_rank (number, rank);
  for (int file = 0; file < 8; file++)
    {
      small[file] = letters[rank[file]];
      large[file] = g_ascii_toupper (small[file]);
      if (rank[file] == CHESS_ROOK)
        rooks[n_rooks++] = (char)('A' + file);
    }
  return g_strdup_printf ("%s/pppppppp/8/8/8/8/PPPPPPPP/%s w %s%c%c - 0 1", small, large, rooks,
                          g_ascii_tolower (rooks[0]), g_ascii_tolower (rooks[1]));
}

static void
test_chess960_starts (void)
{
  guint n = 0;

  for (unsigned number = 0; number < 960; number++)
    {
      g_autofree char *fen = chess960_fen (number);
      ChessPosition position;

      g_assert_true (read_text (fen, &position, NULL));
      g_assert_true (chess_position_is_chess960 (&position));
      g_assert_cmpuint (chess_bitboard_count (chess_position_castling_rooks (&position)), ==, 4);
      n += walk (position, 30);
    }
  g_test_message ("%u positions", n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  ADD_ROWS ("/fen/good/", good_cases, test_good);
  ADD_ROWS ("/fen/bad/", bad_cases, test_bad);
  ADD_ROWS ("/fen/impossible/", impossible_cases, test_impossible);
  g_test_add_func ("/fen/chess960-flag", test_chess960_flag);
  g_test_add_func ("/fen/counters-beyond", test_counters_beyond);
  g_test_add_func ("/fen/problems-of-a-set-up", test_problems_of_a_set_up);
  g_test_add_func ("/fen/prefixes", test_prefixes);
  g_test_add_func ("/fen/mutations", test_mutations);
  g_test_add_func ("/fen/too-long", test_too_long);
  g_test_add_func ("/fen/nul-inside", test_nul_inside);
  g_test_add_func ("/fen/random-games", test_random_games);
  g_test_add_func ("/fen/chess960-starts", test_chess960_starts);
  return g_test_run ();
}
