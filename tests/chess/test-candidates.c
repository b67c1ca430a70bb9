/* Compares the annotated moves and the refused ones with a generator that ignores checks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../lib/rows.h"
#include "chess/candidates.h"
#include "chess/fen.h"
#include "mask-boards.h"
#include "reference.h"
#include "setup.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* --- Worked positions ----------------------------------------------------------------------- */

typedef struct
{
  const char *name, *fen;
  size_t n_moves;
  const char *refused; /* each with its reason */
} Worked;

static const Worked worked[] = {
  { "start", START, 20, "" },
  { "en-passant", "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", 6, "e5xd6 en-passant-exposes" },
  { "pin", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", 4,
    "Ne2-c1 pinned, Ne2-g1 pinned, Ne2-c3 pinned, Ne2-g3 pinned, Ne2-d4 pinned, Ne2-f4 pinned" },
  { "check", "4r2k/8/8/8/8/8/P7/4K3 w - - 0 1", 4,
    "Ke1-e2 into-check, a2-a3 in-check, a2-a4 in-check" },
  { "double-check", "4r2k/8/8/8/8/3n4/P7/4K3 w - - 0 1", 3,
    "Ke1-e2 into-check, Ke1-f2 into-check, a2-a3 double-check, a2-a4 double-check" },
  { "castling-through", "5r2/8/k7/8/8/8/8/4K2R w K - 0 1", 12,
    "Ke1-f1 into-check, Ke1-f2 into-check, O-O castling-through-check" },
  { "castling-into", "2r4k/8/8/8/8/8/8/R3K3 w Q - 0 1", 15, "O-O-O castling-into-check" },
  { "castling-blocked", "k7/8/8/8/8/8/8/4K1NR w K - 0 1", 15, "" },
  { "capture", "7k/8/8/8/4r3/8/4p3/4K3 w - - 0 1", 2,
    "Ke1-d1 into-check, Ke1-f1 into-check, Ke1xe2 into-check" },
  { "promotion", "k7/4P3/7K/8/8/8/8/8 w - - 0 1", 9, "" },
  { "promotion-pinned", "8/r3P2K/8/8/8/8/8/7k w - - 0 1", 5, "e7-e8=Q pinned" },
};

static char *
describe_refused (const ChessCandidates *list)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (size_t i = 0; i < list->n_refused; i++)
    g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", list->refused[i].text,
                            chess_why_id (list->refused[i].why.kind));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_worked (gconstpointer data)
{
  const Worked *row = data;
  g_autofree ChessCandidates *list = g_new (ChessCandidates, 1);
  ChessPosition position = setup (row->fen);

  chess_candidates (&position, true, list);
  g_autofree char *refused = describe_refused (list);
  g_assert_cmpstr (refused, ==, row->refused);
  g_assert_cmpuint (list->n_moves, ==, row->n_moves);
  chess_candidates (&position, false, list);
  g_assert_cmpuint (list->n_refused, ==, 0);
  g_assert_cmpuint (list->n_moves, ==, row->n_moves);
}

/* In the order of the squares, with all attributes of a move. */
static void
test_order (void)
{
  static const char *const sans[]
      = { "Na3", "Nc3", "Nf3", "Nh3", "a3", "a4", "b3", "b4", "c3", "c4",
          "d3",  "d4",  "e3",  "e4",  "f3", "f4", "g3", "g4", "h3", "h4" };
  g_autofree ChessCandidates *list = g_new (ChessCandidates, 1);
  ChessPosition position = setup (START);

  chess_candidates (&position, false, list);
  for (gsize i = 0; i < G_N_ELEMENTS (sans); i++)
    {
      g_assert_cmpstr (list->moves[i].san, ==, sans[i]);
      g_assert_cmpuint (list->moves[i].rights_lost, ==, 0);
    }
}

static const ChessCandidate *
find (const ChessCandidates *list, const char *san)
{
  for (size_t i = 0; i < list->n_moves; i++)
    if (g_str_equal (list->moves[i].san, san))
      return &list->moves[i];
  g_error ("%s is not in the list", san);
}

static void
test_annotations (void)
{
  g_autofree ChessCandidates *list = g_new (ChessCandidates, 1);
  ChessPosition position = setup ("r3k2r/6P1/8/8/8/8/8/R3K2R w KQkq - 0 1");

  chess_candidates (&position, true, list);
  const ChessCandidate *castling = find (list, "O-O");
  g_assert_cmphex (castling->rights_lost, ==, 0x81);
  g_assert_cmpuint (castling->info.tags, ==, CHESS_TAG_CASTLING | CHESS_TAG_LOSES_CASTLING);
  const ChessCandidate *takes = find (list, "gxh8=Q+");
  g_assert_cmphex (takes->rights_lost, ==, (guint64) 1 << 63);
  g_assert_cmpuint (takes->info.tags, ==,
                    CHESS_TAG_CAPTURE | CHESS_TAG_PROMOTION | CHESS_TAG_CHECK);
  g_assert_cmpuint (takes->info.captured, ==, CHESS_PIECE (CHESS_BLACK, CHESS_ROOK));
  const ChessCandidate *both = find (list, "Rxa8+");
  g_assert_cmphex (both->rights_lost, ==, (guint64) 1 << 56 | 1);
  g_assert_cmpuint (both->info.piece, ==, CHESS_PIECE (CHESS_WHITE, CHESS_ROOK));
}

/* --- Against the reference ------------------------------------------------------------------ */

/* The moves found by a generator when the king is replaced by a knight, which ignores checks: the
 * moves of all other pieces without regard to king safety. */
static void
find_pseudo (const ChessPosition *position, ChessMoveList *list)
{
  ChessColor us = chess_position_side (position);
  ChessSquare king = chess_position_king (position, us);
  ChessPosition kingless = *position;
  size_t n = 0;

  chess_position_put (&kingless, king, CHESS_PIECE (us, CHESS_KNIGHT));
  reference_legal (&kingless, list);
  for (size_t i = 0; i < list->count; i++)
    if (chess_move_from (list->moves[i]) != king)
      list->moves[n++] = list->moves[i];
  list->count = n;
}

/* Counts the illegal moves of the other pieces, promotions once. */
static size_t
count_refused_others (const ChessPosition *position)
{
  ChessMoveList pseudo;
  size_t n = 0;

  find_pseudo (position, &pseudo);
  for (size_t i = 0; i < pseudo.count; i++)
    n += (chess_move_kind (pseudo.moves[i]) != CHESS_MOVE_PROMOTION
          || chess_move_promotion (pseudo.moves[i]) == CHESS_QUEEN)
         && !chess_movegen_is_legal (position, pseudo.moves[i]);
  return n;
}

/* King steps to a square that is attacked once the king has left its own. */
static size_t
count_refused_steps (const ChessPosition *position)
{
  ChessColor us = chess_position_side (position);
  int king = chess_position_king (position, us);
  size_t n = 0;

  for (int to = 0; to < 64; to++)
    if (to != king && ABS (to % 8 - king % 8) <= 1 && ABS (to / 8 - king / 8) <= 1
        && !(chess_position_color (position, us) >> to & 1))
      {
        ChessPosition after = *position;
        chess_position_put (&after, (ChessSquare) king, CHESS_PIECE_NONE);
        chess_position_put (&after, (ChessSquare) to, CHESS_PIECE (us, CHESS_KING));
        n += reference_attacked (&after, (ChessSquare) to, chess_color_opposite (us));
      }
  return n;
}

static void
check_refused (const ChessPosition *position, const ChessCandidates *list)
{
  ChessSquare king = chess_position_king (position, chess_position_side (position));
  size_t n_others = 0, n_steps = 0;

  for (size_t i = 0; i < list->n_refused; i++)
    {
      const ChessRefusedMove *refused = &list->refused[i];
      g_assert_false (chess_movegen_is_legal (position, refused->move));
      g_assert_cmpint (refused->why.kind, >=, CHESS_WHY_PINNED);
      g_assert_cmpint (refused->why.kind, !=, CHESS_WHY_CASTLING_BLOCKED);
      g_assert_cmpint (refused->why.kind, !=, CHESS_WHY_CASTLING_NO_RIGHT);
      g_assert_cmpint (refused->why.kind, <=, CHESS_WHY_CASTLING_INTO_CHECK);
      n_others += chess_move_from (refused->move) != king;
      n_steps += chess_move_from (refused->move) == king
                 && chess_move_kind (refused->move) != CHESS_MOVE_CASTLING;
    }
  g_assert_cmpuint (n_others, ==, count_refused_others (position));
  g_assert_cmpuint (n_steps, ==, count_refused_steps (position));
}

static void
test_everywhere (void)
{
  g_autoptr (GArray) boards = mask_boards_new ();
  g_autofree ChessCandidates *list = g_new (ChessCandidates, 1);
  guint n_moves = 0, n_refused = 0;
  guint step = g_getenv ("CHECKBIT_CORPUS") != NULL ? 7 : 1;

  for (guint i = 0; i < boards->len; i += step)
    {
      const ChessPosition *position = &g_array_index (boards, ChessPosition, i);
      ChessMoveList legal;
      chess_candidates (position, true, list);
      if (chess_position_problems (position) != 0)
        {
          g_assert_cmpuint (list->n_moves + list->n_refused, ==, 0);
          continue;
        }
      reference_legal (position, &legal);
      g_assert_cmpuint (list->n_moves, ==, legal.count);
      check_refused (position, list);
      n_moves += (guint) list->n_moves;
      n_refused += (guint) list->n_refused;
    }
  g_test_message ("%u legal moves, %u refused, on %u positions", n_moves, n_refused,
                  boards->len / step);
  g_assert_cmpuint (n_refused, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/candidates/worked/", worked, test_worked)
  g_test_add_func ("/candidates/order", test_order);
  g_test_add_func ("/candidates/annotations", test_annotations);
  g_test_add_func ("/candidates/everywhere", test_everywhere);
  return g_test_run ();
}
