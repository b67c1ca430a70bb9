/* The boards that a program holds after make and unmake: which bit stayed, which part of the key
 * was not toggled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "chess/fen.h"
#include "chess/uci-move.h"
#include "game/inspect/make-check.h"

#define CASTLING "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
#define EN_PASSANT "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
#define PAWNS "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"
#define MIDDLE "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1"
#define CAPTURE "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1"

/* A change made to a word, or to the key, of the position after a move. */
typedef struct
{
  const char *name, *fen, *move; /* "" for taking back */
  ChessWordOrder order;
  guint word;
  guint64 flip;
  gboolean with_key;
  gboolean flip_ep_key, flip_side_key;
  const char *expected;
} Row;

#define BIT(square) ((guint64) 1 << (square))

static const Row rows[] = {
  { "right", CASTLING, "e1g1", CHESS_WORDS_WHITE_BLACK, 0, 0, TRUE, FALSE, FALSE,
    "These are the boards after O-O, bit by bit.\nThe key is right." },
  { "rook-stayed", CASTLING, "e1g1", CHESS_WORDS_WHITE_BLACK, 3, BIT (7), FALSE, FALSE, FALSE,
    "These are the boards after O-O, except for 1 bit.\nWhite rooks: h1 was not cleared. "
    "(The white rook leaves h1)" },
  { "rook-not-set", CASTLING, "e1g1", CHESS_WORDS_PAIRS, 6, BIT (5), FALSE, FALSE, FALSE,
    "These are the boards after O-O, except for 1 bit.\nRead in the order P p N n B b R r Q q K k."
    "\nWhite rooks: f1 was not set. (The white rook arrives on f1)" },
  { "black-first", CASTLING, "e1g1", CHESS_WORDS_BLACK_WHITE, 9, BIT (0), FALSE, FALSE, FALSE,
    "These are the boards after O-O, except for 1 bit.\nRead in the order p n b r q k P N B R Q K."
    "\nWhite rooks: a1 is missing; it should have stayed." },
  { "captured-stayed", CAPTURE, "e4d5", CHESS_WORDS_WHITE_BLACK, 7, BIT (35), FALSE, FALSE, FALSE,
    "These are the boards after exd5, except for 1 bit.\nBlack knights: d5 was not cleared. (The "
    "black knight on d5 is taken off)" },
  { "color-stayed", CAPTURE, "e4d5", CHESS_WORDS_TYPES_WHITE_BLACK, 7, BIT (35), FALSE, FALSE,
    FALSE,
    "These are the boards after exd5, except for 1 bit.\nBlack pieces: d5 was not cleared. (The "
    "black knight on d5 is taken off)" },
  { "colors-first", CAPTURE, "e4d5", CHESS_WORDS_WHITE_BLACK_TYPES, 3, BIT (35), FALSE, FALSE,
    FALSE,
    "These are the boards after exd5, except for 1 bit.\nRead in the order white black pawns "
    "knights "
    "bishops rooks queens kings.\nKnights: d5 was not cleared. (The black knight on d5 is taken "
    "off)" },
  { "king-first", MIDDLE, "c4b5", CHESS_WORDS_WHITE_BLACK + CHESS_N_USUAL_WORD_ORDERS, 3, BIT (25),
    FALSE, FALSE, FALSE,
    "These are the boards after Bb5, except for 1 bit.\nRead in the order K Q R B N P k q r b n p."
    "\nWhite bishops: b4 is set, but nothing is there." },
  { "king-first-black-first", MIDDLE, "c4b5", CHESS_WORDS_BLACK_WHITE + CHESS_N_USUAL_WORD_ORDERS,
    0, 0, TRUE, FALSE, FALSE,
    "These are the boards after Bb5, bit by bit.\nRead in the order k q r b n p K Q R B N P.\nThe "
    "key is right." },
  { "en-passant-stayed", EN_PASSANT, "e5d6", CHESS_WORDS_WHITE_BLACK, 6, BIT (35), FALSE, FALSE,
    FALSE,
    "These are the boards after exd6, except for 1 bit.\nBlack pawns: d5 was not cleared. "
    "(The black pawn on d5 is taken off)" },
  { "appeared", PAWNS, "e2e4", CHESS_WORDS_WHITE_BLACK, 1, BIT (63), FALSE, FALSE, FALSE,
    "These are the boards after e4, except for 1 bit.\nWhite knights: h8 is set, but nothing is "
    "there." },
  { "taken-back", CASTLING, "", CHESS_WORDS_WHITE_BLACK, 0, 0, TRUE, FALSE, FALSE,
    "These are the boards of the position itself, bit by bit.\nThe key is right." },
  { "taken-back-wrong", CASTLING, "", CHESS_WORDS_WHITE_BLACK, 3, BIT (5), FALSE, FALSE, FALSE,
    "These are the boards after Rf1, except for 1 bit.\nWhite rooks: h1 was not cleared. "
    "(The white rook leaves h1)\nOr, if the move was undone:\nWhite rooks: f1 is set, but "
    "nothing is there." },
  { "taken-back-king", CASTLING, "", CHESS_WORDS_WHITE_BLACK, 2, BIT (5), FALSE, FALSE, FALSE,
    "These are the boards of the position itself, except for 1 bit.\nWhite bishops: f1 is set, "
    "but nothing is there." },
  { "key-en-passant", PAWNS, "e2e4", CHESS_WORDS_WHITE_BLACK, 0, 0, TRUE, TRUE, FALSE, NULL },
  { "key-side", PAWNS, "e2e4", CHESS_WORDS_WHITE_BLACK, 0, 0, TRUE, FALSE, TRUE, NULL },
};

static ChessPosition
read_fen (const char *fen)
{
  ChessPosition position;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  return position;
}

static void
add_words (GString *text, const ChessPosition *position, const Row *row, guint64 flip)
{
  ChessBitboard words[CHESS_MAX_WORDS];
  guint n = chess_words_write (position, row->order, words);

  words[row->word] ^= flip;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "0x%016" G_GINT64_MODIFIER "x\n",
                            chess_layout_write (CHESS_LAYOUT_A8B8, words[i]));
}

static ChessPosition
play (const Row *row)
{
  ChessPosition position = read_fen (row->fen);

  if (*row->move != '\0')
    chess_position_play (&position, chess_uci_read (&position, row->move, strlen (row->move)));
  return position;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  ChessPosition before = read_fen (row->fen), after = play (row);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (CheckbitMakeCheck) check = { 0 };
  guint64 key = chess_position_key (&after);

  add_words (text, &after, row, row->flip);
  if (row->flip_ep_key)
    key ^= chess_key_part_en_passant (CHESS_SQUARE (4, 2)).word;
  if (row->flip_side_key)
    key ^= chess_key_part_side ().word;
  if (row->with_key)
    g_string_append_printf (text, "0x%016" G_GINT64_MODIFIER "x\n", key);
  checkbit_make_check_init (&check, &before, NULL, text->str, CHESS_LAYOUT_A8B8);
  g_test_message ("%s", check.text);
  g_assert_true (check.read);
  g_assert_cmpuint (check.n_wrong, ==, chess_bitboard_count (row->flip));
  g_assert_cmpint (check.right, ==, row->flip == 0 && !row->flip_ep_key && !row->flip_side_key);
  if (row->expected != NULL)
    g_assert_cmpstr (check.text, ==, row->expected);
  else
    g_assert_nonnull (strstr (check.text, "\nThe key was not toggled for: "));
}

/* The boards before and after together need no position on the board. */
static void
test_twice (void)
{
  static const Row row
      = { "", EN_PASSANT, "e5d6", CHESS_WORDS_WHITE_BLACK, 6, 0, FALSE, FALSE, FALSE, NULL };
  ChessPosition start = read_fen (CASTLING), before = read_fen (row.fen), after = play (&row);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (CheckbitMakeCheck) check = { 0 };

  add_words (text, &before, &row, 0);
  add_words (text, &after, &row, BIT (35));
  checkbit_make_check_init (&check, &start, NULL, text->str, CHESS_LAYOUT_A8B8);
  g_assert_cmpstr (
      check.text, ==,
      "These are the boards after exd6, except for 1 bit.\nBlack pawns: d5 was not cleared. (The "
      "black pawn on d5 is taken off)");
}

/* The move that was played last, whose position is on the board already. */
static void
test_previous (void)
{
  static const Row row
      = { "", CASTLING, "e1g1", CHESS_WORDS_WHITE_BLACK, 3, BIT (7), FALSE, FALSE, FALSE, NULL };
  ChessPosition before = read_fen (row.fen), after = play (&row);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (CheckbitMakeCheck) check = { 0 };

  add_words (text, &after, &row, BIT (7) | BIT (0));
  checkbit_make_check_init (&check, &after, &before, text->str, CHESS_LAYOUT_A8B8);
  g_assert_true (check.read);
  g_assert_cmpuint (check.n_wrong, ==, 2);
}

static void
test_refused (void)
{
  ChessPosition start = read_fen (CASTLING);
  g_auto (CheckbitMakeCheck) check = { 0 };

  checkbit_make_check_init (&check, &start, NULL, "0x1 0x2 0x3", CHESS_LAYOUT_A1B1);
  g_assert_false (check.read);
  g_assert_true (g_str_has_prefix (check.text, "There are 3 numbers here."));
  g_assert_null (check.fen);
}

/* Boards become a FEN: after a move with all that belongs to it. */
static void
test_fen (void)
{
  static const Row row
      = { "", PAWNS, "e2e4", CHESS_WORDS_TYPES_BLACK_WHITE, 0, 0, FALSE, FALSE, FALSE, NULL };
  ChessPosition before = read_fen (row.fen), after = play (&row), start = read_fen (CASTLING);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (CheckbitMakeCheck) check = { 0 }, other = { 0 };

  add_words (text, &after, &row, 0);
  checkbit_make_check_init (&check, &before, NULL, text->str, CHESS_LAYOUT_A8B8);
  g_assert_cmpstr (check.fen, ==, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  /* An unrelated board only gives the pieces, not the en passant square and the counters. */
  checkbit_make_check_init (&other, &start, NULL, text->str, CHESS_LAYOUT_A8B8);
  g_assert_cmpstr (other.fen, ==, "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1");
}

/* A correct, or nearly correct, board in another layout is recognized, and no wrong bits are
 * invented. */
static void
test_other_layout (void)
{
  const char *fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
  const char *told = "Their squares are numbered as in layout a8b8, not as in a1b1.\n"
                     "These are the boards ";
  const Row row = { .order = CHESS_WORDS_WHITE_BLACK, .word = 1 };
  ChessPosition position = read_fen (fen);

  for (guint64 flip = 0; flip <= BIT (40); flip += BIT (40))
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_auto (CheckbitMakeCheck) check = { 0 };

      add_words (text, &position, &row, flip);
      checkbit_make_check_init (&check, &position, NULL, text->str, CHESS_LAYOUT_A1B1);
      g_assert_true (g_str_has_prefix (check.text, told));
      g_assert_cmpint (check.right, ==, flip == 0);
      g_assert_cmpuint (check.n_wrong, ==, flip != 0);
      if (flip == 0)
        g_assert_cmpstr (check.fen, ==, fen);
    }
}

/* Boards that differ from the current position are read in the order that gives the likeliest one,
 * and the report names the order. */
static void
test_orders (void)
{
  static const char *const fens[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1",
    "8/8/4k3/7r/8/1P6/1PK5/3N4",
  };
  ChessPosition start = read_fen ("4k3/8/8/1q6/8/6Q1/8/4K3 w - - 0 1");

  for (gsize i = 0; i < G_N_ELEMENTS (fens); i++)
    for (ChessWordOrder order = 0; order < 2 * CHESS_N_USUAL_WORD_ORDERS; order++)
      {
        g_autofree char *fen = g_strdup_printf ("%s w - - 0 1", fens[i]);
        ChessPosition position = read_fen (fen);
        const Row row = { .order = order };
        g_autoptr (GString) text = g_string_new (NULL);
        g_auto (CheckbitMakeCheck) check = { 0 };
        char names[CHESS_WORD_ORDER_SIZE];
        g_autofree char *told = NULL;

        chess_words_write_order (order, names);
        told = g_strdup_printf ("\nRead in the order %s.", names);
        add_words (text, &position, &row, 0);
        checkbit_make_check_init (&check, &start, NULL, text->str, CHESS_LAYOUT_A8B8);
        g_test_message ("%s: %s", names, check.text);
        g_assert_cmpstr (check.fen, ==, fen);
        g_assert_cmpint (strstr (check.text, told) != NULL, ==,
                         order != CHESS_WORDS_WHITE_BLACK
                             && order != CHESS_WORDS_TYPES_WHITE_BLACK);
      }
}

/* A piece on the board of another type counts as a mistake, not as another order. */
static void
test_no_order (void)
{
  ChessPosition position = read_fen ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  const Row row = { .order = CHESS_WORDS_WHITE_BLACK };
  ChessBitboard words[CHESS_MAX_WORDS];
  ChessWordsMatch match;

  chess_words_write (&position, row.order, words);
  words[1] = words[3];
  words[3] = 0;
  chess_words_match (&position, words, 12, &match);
  g_assert_cmpuint (match.n_wrong, ==, 2);
  g_assert_cmpuint (match.order, ==, CHESS_WORDS_WHITE_BLACK);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/make-check/%s", rows[i].name);
      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/make-check/twice", test_twice);
  g_test_add_func ("/make-check/previous", test_previous);
  g_test_add_func ("/make-check/orders", test_orders);
  g_test_add_func ("/make-check/no-order", test_no_order);
  g_test_add_func ("/make-check/refused", test_refused);
  g_test_add_func ("/make-check/fen", test_fen);
  g_test_add_func ("/make-check/other-layout", test_other_layout);
  return g_test_run ();
}
