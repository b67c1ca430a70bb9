/* Typed moves: what each text may mean, letter by letter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/typed-move.h"

#include <string.h>

#include "chess/fen.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
/* A white pawn on b7 may promote on b8 or, taking, on c8; a bishop on h3 reaches c8 too. */
#define BISHOP "2n1k3/1P6/8/8/8/7B/8/4K3 w - - 0 1"
/* Both a bishop and a pawn can capture on c3. */
#define BOTH "4k3/8/8/8/8/2n5/1P6/4B1K1 w - - 0 1"
#define CASTLING "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define ROOKS "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"
#define PROMOTION "8/4P3/8/8/8/k7/8/K7 w - - 0 1"
#define EN_PASSANT "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
#define CHESS960 "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1"

typedef struct
{
  const char *name, *fen, *text;
  const char *candidates; /* likeliest first; "!" marks a complete move */
  const char *play;       /* "" for none */
} Row;

static const Row rows[] = {
  { "pawn/begun", START, "e", "e3 e4", "" },
  { "pawn/whole", START, "e4", "e4!", "e4" },
  { "pawn/upper", START, "E4", "e4!", "e4" },
  { "pawn/uci-begun", START, "e2", "e3 e4", "" },
  { "pawn/uci", START, "e2e4", "e4!", "e4" },
  { "pawn/uci-dash", START, "e2-e4", "e4!", "e4" },
  { "pawn/illegal", START, "e5", "", "" },
  { "knight", START, "Nf3", "Nf3!", "Nf3" },
  { "knight/lower", START, "nf3", "Nf3!", "Nf3" },
  { "knight/upper", START, "NF3", "Nf3!", "Nf3" },
  { "knight/begun", START, "n", "Na3 Nc3 Nf3 Nh3", "" },
  { "knight/only-one-begun", START, "nf", "Nf3", "" },
  { "knight/file-too-much", START, "Ngf3", "Nf3!", "Nf3" },
  { "knight/rank-too-much", START, "N1f3", "Nf3!", "Nf3" },
  { "knight/square-too-much", START, "Ng1f3", "Nf3!", "Nf3" },
  { "knight/long", START, "Ng1-f3", "Nf3!", "Nf3" },
  { "bishop/b-pawn", START, "b4", "b4!", "b4" },
  { "bishop/B-is-no-bishop-here", START, "B4", "b4!", "b4" },
  { "bishop/bc8", BISHOP, "bc8", "Bxc8! bxc8=Q+ bxc8=R+ bxc8=B bxc8=N", "" },
  { "bishop/Bc8", BISHOP, "Bc8", "Bxc8!", "Bxc8" },
  { "bishop/bc8q", BISHOP, "bc8q", "bxc8=Q+!", "bxc8=Q+" },
  { "bishop/bxc8=n", BISHOP, "bxc8=n", "bxc8=N!", "bxc8=N" },
  { "bishop/b8", BISHOP, "b8", "b8=Q b8=R b8=B b8=N", "" },
  { "bishop/both", BOTH, "bc3", "bxc3! Bxc3!", "" },
  { "bishop/both-upper", BOTH, "Bc3", "Bxc3!", "Bxc3" },
  { "bishop/both-uci", BOTH, "b2c3", "bxc3!", "bxc3" },
  { "castling/letters", CASTLING, "O-O", "O-O! O-O-O", "" },
  { "castling/zeros", CASTLING, "0-0", "O-O! O-O-O", "" },
  { "castling/small", CASTLING, "oo", "O-O! O-O-O", "" },
  { "castling/begun", CASTLING, "0", "O-O O-O-O", "" },
  { "castling/long", CASTLING, "0-0-0", "O-O-O!", "O-O-O" },
  { "castling/long-bare", CASTLING, "ooo", "O-O-O!", "O-O-O" },
  { "castling/uci", CASTLING, "e1g1", "O-O!", "O-O" },
  { "castling/king", CASTLING, "Kg1", "O-O!", "O-O" },
  { "castling/960", CHESS960, "OO", "O-O! O-O-O", "" },
  { "castling/960-uci", CHESS960, "e1b1", "O-O-O!", "O-O-O" },
  { "ambiguous", ROOKS, "Rd1", "Rad1! Rhd1!", "" },
  { "ambiguous/resolved", ROOKS, "Rad1", "Rad1!", "Rad1" },
  { "ambiguous/resolved-lower", ROOKS, "rhd1", "Rhd1!", "Rhd1" },
  { "ambiguous/rank-only-one", ROOKS, "Ra8", "Ra8+!", "Ra8+" },
  { "promotion/begun", PROMOTION, "e8", "e8=Q e8=R e8=B e8=N", "" },
  { "promotion/sign", PROMOTION, "e8=", "e8=Q e8=R e8=B e8=N", "" },
  { "promotion/queen", PROMOTION, "e8=Q", "e8=Q!", "e8=Q" },
  { "promotion/knight", PROMOTION, "e8n", "e8=N!", "e8=N" },
  { "promotion/uci", PROMOTION, "e7e8r", "e8=R!", "e8=R" },
  { "promotion/brackets", PROMOTION, "e8(B)", "e8=B!", "e8=B" },
  { "en-passant", EN_PASSANT, "exd6", "exd6!", "exd6" },
  { "en-passant/bare", EN_PASSANT, "ed6", "exd6!", "exd6" },
  { "en-passant/begun", EN_PASSANT, "ed", "exd6", "" },
  { "check-sign", ROOKS, "Ra8+", "Ra8+!", "Ra8+" },
  { "empty", START, "", "", "" },
  { "signs-only", START, "x=", "", "" },
  { "too-long", START, "Ng1f3g1f3", "", "" },
};

/* In the order of "KQRBN". */
static const char *const german[] = { "K", "D", "T", "L", "S" };
static const char *const spanish[] = { "R", "D", "T", "A", "C" };
static const char *const russian[] = { "Кр", "Ф", "Л", "С", "К" };

typedef struct
{
  Row row;
  const char *const *letters;
} LetterRow;

/* With the letters of a language, English ones still being understood. */
static const LetterRow letter_rows[] = {
  { { "letters/knight", START, "Sf3", "Nf3!", "Nf3" }, german },
  { { "letters/knight-small", START, "sf3", "Nf3!", "Nf3" }, german },
  { { "letters/knight-begun", START, "S", "Na3 Nc3 Nf3 Nh3", "" }, german },
  { { "letters/english", START, "Nf3", "Nf3!", "Nf3" }, german },
  { { "letters/file", START, "d4", "d4!", "d4" }, german },
  { { "letters/file-capital", START, "D4", "d4!", "d4" }, german },
  { { "letters/rook", ROOKS, "Tad1", "Rad1!", "Rad1" }, german },
  { { "letters/promotion", PROMOTION, "e8=D", "e8=Q!", "e8=Q" }, german },
  { { "letters/promotion-bare", PROMOTION, "e8s", "e8=N!", "e8=N" }, german },
  { { "letters/promotion-english", PROMOTION, "e8=Q", "e8=Q!", "e8=Q" }, german },
  { { "letters/castling", CASTLING, "O-O", "O-O! O-O-O", "" }, german },
  /* A Spanish king is an English rook. */
  { { "letters/both", ROOKS, "Rd1", "Kd1! Rad1! Rhd1!", "" }, spanish },
  { { "letters/king-cannot", ROOKS, "Ra8", "Ra8+!", "Ra8+" }, spanish },
  { { "letters/rook-cannot", ROOKS, "Re3", "Ke3!", "Ke3" }, spanish },
  { { "letters/cyrillic", START, "Кf3", "Nf3!", "Nf3" }, russian },
  { { "letters/two", ROOKS, "Крd1", "Kd1!", "Kd1" }, russian },
  { { "letters/two-begun", ROOKS, "К", "Kd1 Kd2 Kd3 Ke1 Ke3 Kf1 Kf2 Kf3", "" }, russian },
  { { "letters/two-small", ROOKS, "крd1", "Kd1!", "Kd1" }, russian },
};

static void
check_row (const Row *row, const char *const *letters)
{
  g_autofree CheckbitTypedMove *result = g_new0 (CheckbitTypedMove, 1);
  g_autoptr (GString) candidates = g_string_new (NULL);
  char play[CHESS_SAN_SIZE] = "";
  ChessPosition position;

  g_assert_true (chess_fen_read (row->fen, strlen (row->fen), CHESS_FEN_DEFAULT, &position, NULL));
  checkbit_typed_move_read_in (&position, row->text, letters, result);
  for (guint i = 0; i < result->n; i++)
    g_string_append_printf (candidates, "%s%s%s", i > 0 ? " " : "", result->candidates[i].san,
                            result->candidates[i].complete ? "!" : "");
  g_assert_cmpstr (candidates->str, ==, row->candidates);
  if (result->play != CHESS_MOVE_NONE)
    chess_san_write (&position, result->play, play);
  g_assert_cmpstr (play, ==, row->play);
}

static void
test_row (gconstpointer data)
{
  check_row (data, NULL);
}

static void
test_letters (gconstpointer data)
{
  const LetterRow *row = data;

  check_row (&row->row, row->letters);
}

/* The SAN and UCI texts of every legal move, typed in full, give that move; and it stays among the
 * candidates after every letter. */
static void
test_every_letter (gconstpointer data)
{
  const char *fen = data;
  g_autofree CheckbitTypedMove *result = g_new0 (CheckbitTypedMove, 1);
  ChessPosition position;
  ChessMoveList list;
  guint n_texts = 0;

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &position, NULL));
  chess_movegen_legal (&position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      char san[CHESS_SAN_SIZE];
      size_t length = chess_san_write (&position, list.moves[i], san);

      for (size_t end = 1; end <= length; end++)
        {
          g_autofree char *begun = g_strndup (san, end);
          gboolean found = FALSE;

          checkbit_typed_move_read (&position, begun, result);
          for (guint j = 0; j < result->n; j++)
            found |= result->candidates[j].move == list.moves[i];
          g_assert_true (found);
          n_texts++;
        }
      g_assert_true (result->candidates[0].complete);
    }
  g_test_message ("%u texts", n_texts);
}

static void
test_characters (void)
{
  for (const char *at = "abcdefghKQRBNkqrnOo0"; *at != '\0'; at++)
    g_assert_true (checkbit_typed_move_begins ((gunichar) *at, NULL));
  for (const char *at = "123456789xijlmpsz -=+/?"; *at != '\0'; at++)
    g_assert_false (checkbit_typed_move_begins ((gunichar) *at, NULL));
  for (const char *at = "a8x-=+#O0"; *at != '\0'; at++)
    g_assert_true (checkbit_typed_move_has ((gunichar) *at, NULL));
  for (const char *at = "9zi !"; *at != '\0'; at++)
    g_assert_false (checkbit_typed_move_has ((gunichar) *at, NULL));
  g_assert_false (checkbit_typed_move_begins (0, NULL));
  g_assert_false (checkbit_typed_move_begins (0, german));
  g_assert_true (checkbit_typed_move_begins ('s', german));
  g_assert_true (checkbit_typed_move_begins ('T', german));
  g_assert_true (checkbit_typed_move_begins (g_utf8_get_char ("Ф"), russian));
  /* The second letter of the king's. */
  g_assert_false (checkbit_typed_move_begins (g_utf8_get_char ("р"), russian));
  g_assert_true (checkbit_typed_move_has (g_utf8_get_char ("р"), russian));
  g_assert_false (checkbit_typed_move_has (0x2658, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (letter_rows); i++)
    {
      g_autofree char *path = g_strconcat ("/game/typed-move/", letter_rows[i].row.name, NULL);
      g_test_add_data_func (path, &letter_rows[i], test_letters);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/game/typed-move/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_data_func ("/game/typed-move/every-letter/start", START, test_every_letter);
  g_test_add_data_func ("/game/typed-move/every-letter/castling", CASTLING, test_every_letter);
  g_test_add_data_func ("/game/typed-move/every-letter/bishop", BISHOP, test_every_letter);
  g_test_add_data_func ("/game/typed-move/every-letter/960", CHESS960, test_every_letter);
  g_test_add_func ("/game/typed-move/characters", test_characters);
  return g_test_run ();
}
