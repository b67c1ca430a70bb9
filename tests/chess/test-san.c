/* Tests of san.h: the one correct SAN of a move, and the many ways people write it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../lib/rows.h"
#include "setup.h"

#include "chess/explain.h"
#include "chess/fen.h"
#include "chess/san.h"
#include "chess/uci-move.h"

#include <glib.h>
#include <string.h>

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define PROMOTION "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1"
#define THREE_ROOKS "7k/8/8/1R3R2/8/3R4/8/K7 w - - 0 1"
#define EN_PASSANT "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"
#define CASTLING_960 "4k3/8/8/8/8/8/8/RK5R w HA - 0 1"

static ChessMove
read_uci (const ChessPosition *position, const char *text)
{
  return chess_uci_read (position, text, strlen (text));
}

/* --- Writing ------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *uci, *san;
} WriteCase;

static const WriteCase write_cases[] = {
  { "pawn", START, "e2e4", "e4" },
  { "knight", START, "g1f3", "Nf3" },
  { "capture", KIWIPETE, "e5g6", "Nxg6" },
  { "pawn-capture", KIWIPETE, "d5e6", "dxe6" },
  { "castling-short", KIWIPETE, "e1g1", "O-O" },
  { "castling-long", KIWIPETE, "e1c1", "O-O-O" },
  { "castling-960", CASTLING_960, "b1h1", "O-O" },
  { "castling-960-long", CASTLING_960, "b1a1", "O-O-O" },
  { "castling-check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+" },
  { "castling-mate", "3k4/1Q3P2/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O#" },
  { "en-passant", EN_PASSANT, "e5f6", "exf6" },
  { "promotion", PROMOTION, "b7b8q", "b8=Q" },
  { "promotion-check", PROMOTION, "b7b8n", "b8=N+" },
  { "promotion-capture", PROMOTION, "b7a8r", "bxa8=R" },
  { "by-file", THREE_ROOKS, "f5d5", "Rfd5" },
  { "by-file-where-the-rank-would-do", THREE_ROOKS, "d3d5", "Rdd5" },
  { "by-rank", "R7/8/8/8/8/8/8/R3K2k w - - 0 1", "a1a4", "R1a4" },
  { "by-both", "7k/8/2q1q3/8/2q5/8/8/K7 b - - 0 1", "c6d5", "Qc6d5" },
  { "rival-pinned", "4r1k1/8/8/8/8/4N3/8/1N2K3 w - - 0 1", "b1d2", "Nd2" },
  { "rival-in-check-cannot", "4k3/8/8/8/1b6/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2" },
  { "rival-behind", "7k/8/8/8/8/8/R7/R3K3 w - - 0 1", "a2a5", "Ra5" },
  { "king-never", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "Ke2" },
  { "check", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8+" },
  { "discovered-check", "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4c3", "Nc3+" },
  { "mate", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#" },
  { "stalemate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7", "Qf7" },
  { "en-passant-mate-check", "8/8/8/8/k1Pp4/8/K7/1R6 b - c3 0 1", "d4c3", "dxc3" },
  { "longest", "8/k7/8/8/4Q2Q/8/8/1K5Q w - - 0 1", "h4e1", "Qh4e1" },
};

static void
test_write (gconstpointer data)
{
  const WriteCase *row = data;
  ChessPosition position = setup (row->fen);
  ChessMove move = read_uci (&position, row->uci);
  ChessSanResult result;
  char san[CHESS_SAN_SIZE];

  g_assert_cmpuint (move, !=, CHESS_MOVE_NONE);
  g_assert_cmpuint (chess_san_write (&position, move, san), ==, strlen (row->san));
  g_assert_cmpstr (san, ==, row->san);
  g_assert_cmpint (chess_san_read (&position, san, strlen (san), &result), ==, CHESS_SAN_OK);
  g_assert_cmpuint (result.move, ==, move);
}

/* --- Reading ------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen, *text, *uci;
} ReadCase;

static const ReadCase read_cases[] = {
  { "plain", START, "Nf3", "g1f3" },
  { "space-around", START, "  Nf3 \n", "g1f3" },
  { "move-number", START, "1.e4", "e2e4" },
  { "move-number-apart", START, "12. e4", "e2e4" },
  { "move-number-black", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "1... e5",
    "e7e5" },
  { "dots-alone", START, "...e4", "e2e4" },
  { "good-move", START, "e4!", "e2e4" },
  { "dubious-move", START, "Nf3?!", "g1f3" },
  { "double-mark", START, "Nf3\u203c", "g1f3" },
  { "wrong-check-mark", START, "Nf3+", "g1f3" },
  { "missing-check-mark", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "a1a8" },
  { "two-plusses-for-mate", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "Ra8++", "a1a8" },
  { "dagger", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8\u2020", "a1a8" },
  { "figurine", START, "\u2658f3", "g1f3" },
  { "figurine-black", START, "\u265ef3", "g1f3" },
  { "figurine-pawn", START, "\u2659e4", "e2e4" },
  { "pawn-letter", START, "Pe4", "e2e4" },
  { "small-knight", START, "nf3", "g1f3" },
  { "file-more-than-needed", START, "Ngf3", "g1f3" },
  { "rank-more-than-needed", START, "N1f3", "g1f3" },
  { "long", START, "Ng1f3", "g1f3" },
  { "long-with-dash", START, "Ng1-f3", "g1f3" },
  { "long-with-en-dash", START, "e2\u2013e4", "e2e4" },
  { "long-capture", KIWIPETE, "Be2xa6", "e2a6" },
  { "coordinates", START, "e2e4", "e2e4" },
  { "coordinates-of-a-piece", START, "g1f3", "g1f3" },
  { "capture-missing", KIWIPETE, "Ng6", "e5g6" },
  { "capture-undue", START, "Nxf3", "g1f3" },
  { "capture-colon", KIWIPETE, "N:g6", "e5g6" },
  { "capture-times-sign", KIWIPETE, "N\u00d7g6", "e5g6" },
  { "pawn-capture-short", KIWIPETE, "de6", "d5e6" },
  { "en-passant-mark", EN_PASSANT, "exf6 e.p.", "e5f6" },
  { "en-passant-mark-close", EN_PASSANT, "exf6e.p.+", "e5f6" },
  { "en-passant-ep", EN_PASSANT, "exf6ep", "e5f6" },
  { "castling", KIWIPETE, "O-O", "e1g1" },
  { "castling-noughts", KIWIPETE, "0-0-0", "e1c1" },
  { "castling-small", KIWIPETE, "o-o", "e1g1" },
  { "castling-close", KIWIPETE, "OOO", "e1c1" },
  { "castling-mark", KIWIPETE, "O-O!?", "e1g1" },
  { "castling-en-dash", KIWIPETE, "O\u2013O", "e1g1" },
  { "castling-onto-rook", KIWIPETE, "e1h1", "e1g1" },
  { "castling-coordinates", KIWIPETE, "e1-g1", "e1g1" },
  { "castling-960", CASTLING_960, "O-O", "b1h1" },
  { "castling-960-usual", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1g1", "e1h1" },
  { "castling-960-usual-long", "r3k2r/8/8/8/8/8/8/4K3 b ha - 0 1", "e8-c8", "e8a8" },
  { "king-step-960", CASTLING_960, "Kc1", "b1c1" },
  { "promotion", PROMOTION, "b8=Q", "b7b8q" },
  { "promotion-close", PROMOTION, "b8Q", "b7b8q" },
  { "promotion-small", PROMOTION, "b8=n", "b7b8n" },
  { "promotion-brackets", PROMOTION, "b8(R)", "b7b8r" },
  { "promotion-slash", PROMOTION, "b8/B", "b7b8b" },
  { "promotion-bishop-small", PROMOTION, "b8b", "b7b8b" },
  { "promotion-coordinates", PROMOTION, "b7a8b", "b7a8b" },
  { "promotion-capture-short", PROMOTION, "ba8=Q", "b7a8q" },
  { "by-rank-where-the-file-is-due", THREE_ROOKS, "R3d5", "d3d5" },
  { "bishop-not-pawn", "4k3/8/8/8/8/8/2B5/4K3 w - - 0 1", "Bb3", "c2b3" },
  { "b-pawn-not-bishop", "4k3/8/8/8/8/8/1PB5/4K3 w - - 0 1", "b3", "b2b3" },
};

static void
test_read (gconstpointer data)
{
  const ReadCase *row = data;
  ChessPosition position = setup (row->fen);
  ChessSanResult result;
  ChessSanVerdict verdict = chess_san_read (&position, row->text, strlen (row->text), &result);

  g_assert_cmpint (verdict, ==, CHESS_SAN_OK);
  g_assert_cmpint (result.verdict, ==, CHESS_SAN_OK);
  g_assert_cmpuint (result.move, ==, read_uci (&position, row->uci));
  g_assert_cmpuint (result.candidates.count, ==, 0);
}

/* --- Refusing ------------------------------------------------------------------------------ */

typedef struct
{
  const char *name, *fen, *text;
  ChessSanVerdict verdict;
  int detail;          /* invalid: the column; ambiguous: the number of candidates */
  ChessWhyKind reason; /* illegal: why the intended move is; CHESS_WHY_LEGAL: none is fixed */
} RefuseCase;

static const RefuseCase refuse_cases[] = {
  { "empty", START, "", CHESS_SAN_INVALID, 1, 0 },
  { "blank", START, "   ", CHESS_SAN_INVALID, 4, 0 },
  { "word", START, "hello", CHESS_SAN_INVALID, 3, 0 },
  { "german-knight", START, "Sf3", CHESS_SAN_INVALID, 1, 0 },
  { "file-alone", START, "e", CHESS_SAN_INVALID, 2, 0 },
  { "piece-alone", START, "Q", CHESS_SAN_INVALID, 2, 0 },
  { "ninth-rank", START, "e9", CHESS_SAN_INVALID, 2, 0 },
  { "files-alone", KIWIPETE, "de", CHESS_SAN_INVALID, 3, 0 },
  { "two-moves", START, "e4 e5", CHESS_SAN_INVALID, 3, 0 },
  { "result", START, "1-0", CHESS_SAN_INVALID, 3, 0 },
  { "equals", START, "=", CHESS_SAN_INVALID, 1, 0 },
  { "marks-alone", START, "!?", CHESS_SAN_INVALID, 1, 0 },
  { "number-alone", START, "12.", CHESS_SAN_INVALID, 4, 0 },
  { "noughts-close", KIWIPETE, "00", CHESS_SAN_INVALID, 1, 0 },
  { "castling-four", KIWIPETE, "O-O-O-O", CHESS_SAN_INVALID, 1, 0 },
  { "promotion-half", PROMOTION, "b8=", CHESS_SAN_INVALID, 4, 0 },
  { "promotion-open", PROMOTION, "b8(Q", CHESS_SAN_INVALID, 5, 0 },
  { "promotion-word", PROMOTION, "b8=Queen", CHESS_SAN_INVALID, 5, 0 },
  { "cyrillic", START,
    "\u0441"
    "4",
    CHESS_SAN_INVALID, 1, 0 },
  { "bytes", START, "Nf\xff", CHESS_SAN_INVALID, 3, 0 },
  { "column-in-characters", START, "\u2658f9", CHESS_SAN_INVALID, 3, 0 },
  { "endless", START, "Nf3                                                                  x",
    CHESS_SAN_INVALID, 4, 0 },
  { "null-dashes", START, "--", CHESS_SAN_NULL_MOVE, 0, 0 },
  { "null-noughts", START, "0000", CHESS_SAN_NULL_MOVE, 0, 0 },
  { "null-z", START, "Z0", CHESS_SAN_NULL_MOVE, 0, 0 },
  { "ambiguous-rooks", THREE_ROOKS, "Rd5", CHESS_SAN_AMBIGUOUS, 3, 0 },
  { "ambiguous-rooks-capture", THREE_ROOKS, "Rxd5", CHESS_SAN_AMBIGUOUS, 3, 0 },
  { "ambiguous-by-rank", THREE_ROOKS, "R5d5", CHESS_SAN_AMBIGUOUS, 2, 0 },
  { "ambiguous-knights", PROMOTION, "Nxg3", CHESS_SAN_AMBIGUOUS, 2, 0 },
  { "ambiguous-queens", "7k/8/2q1q3/8/2q5/8/8/K7 b - - 0 1", "Q6d5", CHESS_SAN_AMBIGUOUS, 2, 0 },
  { "illegal-pawn", START, "e5", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_NOT_HOW_IT_MOVES },
  { "illegal-blocked", START, "Ra3", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_LEGAL },
  { "illegal-own-piece", START, "Ke2", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_OWN_PIECE },
  { "illegal-empty-origin", START, "Nf3e5", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_EMPTY_SQUARE },
  { "illegal-coordinates", START, "e4e5", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_EMPTY_SQUARE },
  { "illegal-same-square", START, "h1h1", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_SAME_SQUARE },
  { "illegal-wrong-side", START, "e7e5", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_WRONG_SIDE },
  { "illegal-pinned", "4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1", "Nc5", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_PINNED },
  { "illegal-pinned-of-two", "4r1k1/8/8/8/4N3/8/8/N3K3 w - - 0 1", "Nc5", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_PINNED },
  { "illegal-into-check", "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_INTO_CHECK },
  { "illegal-bishop-not-pawn", KIWIPETE, "bxa6", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_NOT_HOW_IT_MOVES },
  { "illegal-step-as-capture", START, "dxd4", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_LEGAL },
  { "illegal-promotion-as-capture", "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "bxb8=Q",
    CHESS_SAN_ILLEGAL, 0, CHESS_WHY_LEGAL },
  { "illegal-capture-of-nothing", START, "exd3", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_NOTHING_TO_CAPTURE },
  { "illegal-capture-straight", START, "exe4", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_LEGAL },
  { "illegal-en-passant-as-push", EN_PASSANT, "f6", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_NOT_HOW_IT_MOVES },
  { "illegal-castling-way", START, "O-O", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_CASTLING_BLOCKED },
  { "illegal-castling-right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_CASTLING_NO_RIGHT },
  { "illegal-castling-as-king-move", KIWIPETE, "Kg1", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_LEGAL },
  { "illegal-king-takes-rook", KIWIPETE, "Kxh1", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_LEGAL },
  { "illegal-destination-960", CASTLING_960, "b1g1", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_LEGAL },
  { "illegal-promotion-missing", PROMOTION, "b8", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_PROMOTION_MISSING },
  { "illegal-promotion-missing-coordinates", PROMOTION, "b7b8", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_PROMOTION_MISSING },
  { "illegal-promotion-to-king", PROMOTION, "b8=K", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_PROMOTION_MISSING },
  { "illegal-promotion-undue", START, "e4=Q", CHESS_SAN_ILLEGAL, 0, CHESS_WHY_PROMOTION_UNDUE },
  { "illegal-promotion-of-a-knight", START, "Nf3=Q", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_PROMOTION_UNDUE },
  { "illegal-no-such-piece", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", CHESS_SAN_ILLEGAL, 0,
    CHESS_WHY_LEGAL },
};

static void
test_refuse (gconstpointer data)
{
  const RefuseCase *row = data;
  ChessPosition position = setup (row->fen);
  ChessSanResult result;
  ChessWhy why = { .kind = CHESS_WHY_LEGAL };

  chess_san_read (&position, row->text, strlen (row->text), &result);
  g_assert_cmpint (result.verdict, ==, row->verdict);
  g_assert_cmpuint (result.move, ==, CHESS_MOVE_NONE);
  if (row->verdict == CHESS_SAN_INVALID)
    g_assert_cmpint (result.column, ==, row->detail);
  g_assert_cmpuint (result.candidates.count, ==,
                    row->verdict == CHESS_SAN_AMBIGUOUS ? row->detail : 0);
  if (row->verdict != CHESS_SAN_ILLEGAL)
    return;
  if (result.intended != CHESS_MOVE_NONE)
    {
      chess_explain_move (&position, result.intended, &why);
      g_assert_cmpint (why.kind, !=, CHESS_WHY_LEGAL);
    }
  g_assert_cmpstr (chess_why_id (why.kind), ==, chess_why_id (row->reason));
}

/* A Chess960 start without some of its pieces and rights, so that anything may stand between and
 * beside the king and the rooks. */
static ChessPosition
thin_out (unsigned number)
{
  ChessPosition position = setup_chess960 (number);
  ChessBitboard rooks = chess_position_castling_rooks (&position);

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    {
      ChessPiece piece = chess_position_piece_at (&position, square);

      if (piece == CHESS_PIECE_NONE || chess_piece_type (piece) == CHESS_KING)
        continue;
      if (g_test_rand_bit ())
        rooks &= ~CHESS_BIT (square);
      if (!chess_bitboard_has (rooks, square) && g_test_rand_int_range (0, 4) > 0)
        chess_position_put (&position, square, CHESS_PIECE_NONE);
    }
  chess_position_set_state (&position, g_test_rand_bit () ? CHESS_WHITE : CHESS_BLACK, rooks,
                            CHESS_SQUARE_NONE, 0, 1);
  return position;
}

/* Refused castling is explained as that castling; returns whether it is refused. */
static bool
check_castling (const ChessPosition *position, const char *text)
{
  ChessSquare king = chess_position_king (position, chess_position_side (position));
  ChessBitboard side
      = strlen (text) == 3 ? ~(ChessBitboard) 0 << king : ~(~(ChessBitboard) 0 << king);
  ChessBitboard rights = chess_position_castling_rooks (position) & side
                         & chess_position_color (position, chess_position_side (position));
  ChessSanResult result;
  ChessWhy why;

  if (chess_san_read (position, text, strlen (text), &result) == CHESS_SAN_OK)
    return false;
  g_assert_cmpint (result.verdict, ==, CHESS_SAN_ILLEGAL);
  g_assert_cmpint (chess_move_kind (result.intended), ==, CHESS_MOVE_CASTLING);
  chess_explain_move (position, result.intended, &why);
  g_assert_true (g_str_has_prefix (chess_why_id (why.kind), "castling-"));
  g_assert_cmpint (why.kind == CHESS_WHY_CASTLING_NO_RIGHT, ==, rights == 0);
  return true;
}

static void
test_refused_castling (void)
{
  guint n = 0;

  for (unsigned number = 0; number < 960 * 4; number++)
    {
      ChessPosition position = thin_out (number % 960);

      if (chess_position_problems (&position) != 0)
        continue;
      n += check_castling (&position, "O-O");
      n += check_castling (&position, "O-O-O");
    }
  g_test_message ("%u castlings refused", n);
  g_assert_cmpuint (n, >, 500);
}

/* --- Every move of many games -------------------------------------------------------------- */

/* A move's SAN reads as that move; so do its long form and its text without marks. */
static void
check_forms (const ChessPosition *position, ChessMove move)
{
  char san[CHESS_SAN_SIZE], bare[CHESS_SAN_SIZE], uci[CHESS_UCI_SIZE];
  size_t length = chess_san_write (position, move, san), kept = 0;
  ChessSanResult result;

  for (size_t i = 0; i < length; i++)
    {
      if (strchr ("x+#=", san[i]) == NULL)
        bare[kept++] = san[i];
    }
  g_assert_cmpint (chess_san_read (position, san, length, &result), ==, CHESS_SAN_OK);
  g_assert_cmpuint (result.move, ==, move);
  g_assert_cmpint (chess_san_read (position, bare, kept, &result), ==, CHESS_SAN_OK);
  g_assert_cmpuint (result.move, ==, move);
  length = chess_uci_write (position, move, uci);
  g_assert_cmpint (chess_san_read (position, uci, length, &result), ==, CHESS_SAN_OK);
  g_assert_cmpuint (result.move, ==, move);
}

/* The marks of a SAN say what the move does. */
static void
check_marks (const ChessPosition *position, ChessMove move)
{
  char san[CHESS_SAN_SIZE];
  ChessMoveInfo info;

  chess_san_write (position, move, san);
  chess_movegen_annotate (position, move, &info);
  g_assert_cmpint (strchr (san, 'x') != NULL, ==, (info.tags & CHESS_TAG_CAPTURE) != 0);
  g_assert_cmpint (strchr (san, '=') != NULL, ==, (info.tags & CHESS_TAG_PROMOTION) != 0);
  g_assert_cmpint (strchr (san, '#') != NULL, ==, (info.tags & CHESS_TAG_MATE) != 0);
  g_assert_cmpint (strpbrk (san, "+#") != NULL, ==, (info.tags & CHESS_TAG_CHECK) != 0);
}

static void
test_round_trip (void)
{
  static const char *const fens[]
      = { START,     KIWIPETE,    CASTLING_960,
          PROMOTION, THREE_ROOKS, "3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1" };
  guint n = 0;

  for (guint game = 0; game < 90; game++)
    {
      ChessPosition position = setup (fens[game % G_N_ELEMENTS (fens)]);
      ChessMove played;

      for (guint ply = 0; ply < 100; ply++)
        {
          g_autoptr (GHashTable) seen
              = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          ChessMoveList list;

          chess_movegen_legal (&position, &list);
          for (size_t i = 0; i < list.count; i++, n++)
            {
              char san[CHESS_SAN_SIZE];
              chess_san_write (&position, list.moves[i], san);
              g_assert_true (g_hash_table_add (seen, g_strdup (san)));
              check_forms (&position, list.moves[i]);
              check_marks (&position, list.moves[i]);
            }
          if (!setup_random_move (&position, &played))
            break;
        }
    }
  g_test_message ("%u moves", n);
}

/* Whatever is typed: no crash, and never a move that is not legal. */
static void
test_any_text (void)
{
  static const char likely[] = "abcdefgh12345678NBRQKPx-=+#!?Oo0.( )/:z\xe2\xff";
  ChessPosition position = setup (KIWIPETE);
  guint good = 0;

  for (guint i = 0; i < 40000; i++)
    {
      gsize length = (gsize)g_test_rand_int_range (0, 9);
      char *text = g_malloc (MAX (length, 1));
      ChessSanResult result;

      for (gsize at = 0; at < length; at++)
        text[at] = likely[g_test_rand_int_range (0, sizeof likely - 1)];
      if (chess_san_read (&position, text, length, &result) == CHESS_SAN_OK)
        {
          g_assert_true (chess_movegen_is_legal (&position, result.move));
          good++;
        }
      g_free (text);
    }
  g_test_message ("%u of 40000 texts are moves", good);
  g_assert_cmpuint (good, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  ADD_ROWS ("/san/write/", write_cases, test_write);
  ADD_ROWS ("/san/read/", read_cases, test_read);
  ADD_ROWS ("/san/refuse/", refuse_cases, test_refuse);
  g_test_add_func ("/san/refused-castling", test_refused_castling);
  g_test_add_func ("/san/round-trip", test_round_trip);
  g_test_add_func ("/san/any-text", test_any_text);
  return g_test_run ();
}
