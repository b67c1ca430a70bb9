/* The changes made by moves: on examples, on the games that define the Polyglot key, and by
 * applying the steps to many positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "../lib/rows.h"
#include "chess/change.h"
#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/uci-move.h"
#include "mask-boards.h"
#include "setup.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* --- Worked moves --------------------------------------------------------------------------- */

static char *
describe_part (const ChessKeyPart *part)
{
  char file = (char) ('a' + part->square % 8), rank = (char) ('1' + part->square / 8);
  char piece = part->piece < CHESS_N_PIECES ? chess_piece_letter (part->piece) : '-';

  if (part->kind == CHESS_KEY_SIDE)
    return g_strdup ("side");
  if (part->kind == CHESS_KEY_EN_PASSANT)
    return g_strdup_printf ("%c%c", file, rank);
  return g_strdup_printf ("%c%c%c%s", piece, file, rank,
                          part->kind != CHESS_KEY_CASTLING ? ""
                          : part->queenside                ? " queenside"
                                                           : " kingside");
}

/* The steps as text: "leaves Pe2, arrives Pe4, side". */
static char *
describe_toggles (const ChessChange *change)
{
  static const char *const names[]
      = { "captured",     "leaves", "arrives", "promoted", "rook-leaves",
          "rook-arrives", "loses",  "ep-off",  "ep-on",    "turn" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (size_t i = 0; i < change->n_toggles; i++)
    {
      g_autofree char *part = describe_part (&change->toggles[i].part);
      g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", names[change->toggles[i].kind],
                              part);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

typedef struct
{
  const char *name, *fen, *move, *toggles;
  guint64 occupied; /* the changes to test */
} Worked;

#define BIT(square) ((guint64) 1 << (square))

static const Worked worked[] = {
  { "push", START, "e2e3", "leaves Pe2, arrives Pe3, turn side", BIT (12) | BIT (20) },
  { "double-push", START, "e2e4", "leaves Pe2, arrives Pe4, turn side", BIT (12) | BIT (28) },
  { "double-push-ep", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4",
    "leaves Pe2, arrives Pe4, ep-on e3, turn side", BIT (12) | BIT (28) },
  { "capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5",
    "captured pd5, leaves Pe4, arrives Pd5, turn side", BIT (28) },
  { "en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6",
    "captured pd5, leaves Pe5, arrives Pd6, ep-off d6, turn side", BIT (35) | BIT (36) | BIT (43) },
  { "en-passant-left", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e1e2",
    "leaves Ke1, arrives Ke2, ep-off d6, turn side", BIT (4) | BIT (12) },
  { "promotion", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", "leaves Pa7, promoted Na8, turn side",
    BIT (48) | BIT (56) },
  { "capture-promotion", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q",
    "captured nb8, leaves Pa7, promoted Qb8, turn side", BIT (48) },
  { "capture-promotion-right", "4k2r/6P1/8/8/8/8/8/4K3 w k - 0 1", "g7h8q",
    "captured rh8, leaves Pg7, promoted Qh8, loses rh8 kingside, turn side", BIT (54) },
  { "castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1",
    "leaves Ke1, rook-leaves Rh1, arrives Kg1, rook-arrives Rf1, loses Ra1 queenside, "
    "loses Rh1 kingside, turn side",
    BIT (4) | BIT (5) | BIT (6) | BIT (7) },
  { "castling-black", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8",
    "leaves ke8, rook-leaves ra8, arrives kc8, rook-arrives rd8, loses ra8 queenside, "
    "loses rh8 kingside, turn side",
    BIT (56) | BIT (58) | BIT (59) | BIT (60) },
  { "castling-960", "4k3/8/8/8/8/8/8/5RK1 w F - 0 1", "g1f1",
    "leaves Kg1, rook-leaves Rf1, arrives Kc1, rook-arrives Rd1, loses Rf1 queenside, turn side",
    BIT (2) | BIT (3) | BIT (5) | BIT (6) },
  { "rook-takes-rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1h8",
    "captured rh8, leaves Rh1, arrives Rh8, loses Rh1 kingside, loses rh8 kingside, turn side",
    BIT (7) },
};

static void
test_worked (gconstpointer data)
{
  const Worked *row = data;
  ChessPosition position = setup (row->fen);
  ChessMove move = chess_uci_read (&position, row->move, strlen (row->move));
  ChessChange change;

  g_assert_cmpuint (move, !=, CHESS_MOVE_NONE);
  chess_change (&position, move, &change);
  g_autofree char *toggles = describe_toggles (&change);
  g_assert_cmpstr (toggles, ==, row->toggles);
  g_assert_cmphex (change.occupied, ==, row->occupied);
}

/* The words of one capture with promotion, all of them. */
static void
test_words (void)
{
  ChessPosition position = setup ("4k2r/6P1/8/8/8/8/8/4K3 w k - 7 30");
  ChessChange change;

  chess_change (&position, chess_uci_read (&position, "g7h8q", 5), &change);
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      guint64 expected = piece == CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)    ? BIT (54)
                         : piece == CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN) ? BIT (63)
                         : piece == CHESS_PIECE (CHESS_BLACK, CHESS_ROOK)  ? BIT (63)
                                                                           : 0;
      g_assert_cmphex (change.pieces[piece], ==, expected);
    }
  g_assert_cmphex (change.color[CHESS_WHITE], ==, BIT (54) | BIT (63));
  g_assert_cmphex (change.color[CHESS_BLACK], ==, BIT (63));
  g_assert_cmphex (change.castling_rooks, ==, BIT (63));
  g_assert_cmpint (change.side_before, ==, CHESS_WHITE);
  g_assert_cmpint (change.side_after, ==, CHESS_BLACK);
  g_assert_cmpuint (change.halfmove_before, ==, 7);
  g_assert_cmpuint (change.halfmove_after, ==, 0);
  g_assert_cmpuint (change.fullmove_before, ==, 30);
  g_assert_cmpuint (change.fullmove_after, ==, 30);
  g_assert_cmpuint (change.ep_before, ==, CHESS_SQUARE_NONE);
  g_assert_cmpuint (change.ep_after, ==, CHESS_SQUARE_NONE);
}

/* --- Keys ----------------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  struct
  {
    const char *move;
    guint64 key; /* after it; 0 if none is published */
  } moves[9];
} Game;

/* The two games with which the book format explains its keys. */
static const Game games[] = {
  { "pawns",
    { { "e2e4", 0x823c9b50fd114196 },
      { "d7d5", 0x0756b94461c50fb0 },
      { "e4e5", 0x662fafb965db29d4 },
      { "f7f5", 0x22a48b5a8e47ff78 },
      { "e1e2", 0x652a607ca3f242c1 },
      { "e8f7", 0x00fdd303c946bdd9 } } },
  { "wing",
    { { "a2a4", 0 },
      { "b7b5", 0 },
      { "h2h4", 0 },
      { "b5b4", 0 },
      { "c2c4", 0x3c8123ea7b067637 },
      { "b4c3", 0 },
      { "a1a3", 0x5c3f9b829b279560 } } },
};

static void
test_game (gconstpointer data)
{
  const Game *row = data;
  ChessPosition position = chess_position_start;
  guint64 key = 0x463b96181691fc9c;

  for (guint i = 0; row->moves[i].move != NULL; i++)
    {
      const char *text = row->moves[i].move;
      ChessMove move = chess_uci_read (&position, text, strlen (text));
      ChessChange change;
      chess_change (&position, move, &change);
      g_assert_cmphex (change.key_before, ==, key);
      key = change.toggles[change.n_toggles - 1].key;
      g_assert_cmphex (key, ==, change.key_after);
      if (row->moves[i].key != 0)
        g_assert_cmphex (key, ==, row->moves[i].key);
      chess_position_play (&position, move);
    }
}

/* --- Over many positions -------------------------------------------------------------------- */

/* The parts of a key XOR to it, and say what they belong to. */
static void
check_parts (const ChessPosition *position)
{
  ChessKeyParts list;
  guint64 key = 0;
  guint n_pieces = 0;

  chess_key_parts (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      const ChessKeyPart *part = &list.parts[i];
      key ^= part->word;
      n_pieces += part->kind == CHESS_KEY_PIECE;
      if (part->kind == CHESS_KEY_PIECE)
        g_assert_cmpuint (chess_position_piece_at (position, part->square), ==, part->piece);
    }
  g_assert_cmphex (key, ==, chess_position_key (position));
  g_assert_cmpuint (n_pieces, ==, chess_bitboard_count (chess_position_occupied (position)));
}

/* The steps, applied to the boards and the key before the move, give those after it. */
static void
check_change (const ChessPosition *position, ChessMove move)
{
  ChessPosition after = *position;
  ChessChange change;
  guint64 boards[CHESS_N_PIECES] = { 0 }, key = chess_position_key (position);

  chess_change (position, move, &change);
  chess_position_play (&after, move);
  g_assert_cmpuint (change.n_toggles, <, CHESS_MAX_TOGGLES);
  for (size_t i = 0; i < change.n_toggles; i++)
    {
      const ChessToggle *toggle = &change.toggles[i];
      key ^= toggle->part.word;
      g_assert_cmphex (toggle->key, ==, key);
      if (toggle->part.kind == CHESS_KEY_PIECE)
        boards[toggle->part.piece] ^= CHESS_BIT (toggle->part.square);
    }
  g_assert_cmphex (key, ==, chess_position_compute_key (&after));
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    g_assert_cmphex (boards[piece], ==, change.pieces[piece]);
  g_assert_cmphex (change.color[0] ^ change.color[1], ==, change.occupied);
}

static void
test_everywhere (void)
{
  g_autoptr (GArray) boards = mask_boards_new ();
  guint n_moves = 0;

  for (guint i = 0; i < boards->len; i++)
    {
      const ChessPosition *position = &g_array_index (boards, ChessPosition, i);
      ChessMoveList list;
      check_parts (position);
      if (chess_position_problems (position) != 0)
        continue;
      chess_movegen_legal (position, &list);
      for (size_t j = 0; j < list.count; j++, n_moves++)
        check_change (position, list.moves[j]);
    }
  g_test_message ("%u moves on %u positions", n_moves, boards->len);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/change/worked/", worked, test_worked)
  ADD_ROWS ("/change/game/", games, test_game)
  g_test_add_func ("/change/words", test_words);
  g_test_add_func ("/change/everywhere", test_everywhere);
  return g_test_run ();
}
