/* Moves typed on the board: they are played once unambiguous, or wait, and can be corrected or
 * canceled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "board-test.h"

#include "ui/base/accessible.h"
#include "ui/board/typed-move-entry.h"

static void
type (BoardTest *fixture, const char *text)
{
  for (; *text != '\0'; text++)
    board_test_key (fixture, gdk_unicode_to_keyval ((guint32) *text));
}

static const char *
get_label (BoardTest *fixture)
{
  g_assert_nonnull (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY));
  return checkbit_typed_move_entry_get_label (CHECKBIT_TYPED_MOVE_ENTRY (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY)));
}

typedef struct
{
  const char *name, *fen, *typed, *heard;
} Row;

#define CASTLING "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"

static const Row rows[] = {
  { "san", NULL, "Nf3", "g1f3 " },
  { "lower", NULL, "nf3", "g1f3 " },
  { "uci", NULL, "e2e4", "e2e4 " },
  { "two-moves", NULL, "e4e5", "e2e4 e7e5 " },
  { "promotion", BOARD_TEST_PROMOTION_FEN, "a8=n", "a7a8=1 " },
  { "castling/long", CASTLING, "0-0-0", "e1a1 " },
  { "castling/enter", CASTLING, "0-0\r", "e1h1 " },
  { "promotion/enter", BOARD_TEST_PROMOTION_FEN, "a8\r", "a7a8=4 " },
  { "corrected", NULL, "Nf\b\be4", "e2e4 " },
  { "no-such-square", NULL, "Nf9\r", "" },
  { "no-such-square/corrected", NULL, "Nf9\b3", "g1f3 " },
  { "no-such-letter", NULL, "Nfz\r", "" },
  { "illegal", NULL, "e5\r", "!e2e5 " },
};

/* \r is Enter, \b Backspace. */
static void
test_row (BoardTest *fixture, gconstpointer data)
{
  const Row *row = data;

  if (row->fen != NULL)
    board_test_set_fen (fixture, row->fen);
  for (const char *at = row->typed; *at != '\0'; at++)
    if (*at == '\r')
      board_test_key (fixture, GDK_KEY_Return);
    else if (*at == '\b')
      board_test_key (fixture, GDK_KEY_BackSpace);
    else
      board_test_key (fixture, gdk_unicode_to_keyval ((guint32) *at));
  board_test_assert_heard (fixture, row->heard);
}

/* A longer reading is possible: the board waits, and shows the candidates. */
static void
test_waits (BoardTest *fixture, gconstpointer data)
{
  board_test_set_fen (fixture, CASTLING);
  type (fixture, "0-0");
  g_assert_cmpstr (get_label (fixture), ==, "0-0: king g1, castles; king c1, castles");
  board_test_assert_heard (fixture, "");
  board_test_key (fixture, GDK_KEY_Down);
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "e1a1 ");
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY));
}

/* People often press Enter after a move that has played itself: that has no effect, but the next
 * Enter does. */
static void
test_late_enter (BoardTest *fixture, gconstpointer data)
{
  checkbit_board_set_cursor (fixture->board, board_test_square ("d2"), TRUE);
  type (fixture, "e4");
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "e2e4 ");
  board_test_assert_selected (fixture, NULL);
  type (fixture, "a6");
  board_test_key (fixture, GDK_KEY_Return);
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "e2e4 a7a6 ");
  board_test_assert_selected (fixture, "d2");
}

/* A move confirmed with Enter needs no other Enter. */
static void
test_enter_chose (BoardTest *fixture, gconstpointer data)
{
  board_test_set_fen (fixture, CASTLING);
  checkbit_board_set_cursor (fixture->board, board_test_square ("a1"), TRUE);
  type (fixture, "0-0");
  board_test_key (fixture, GDK_KEY_Return);
  board_test_set_fen (fixture, CASTLING);
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_selected (fixture, "a1");
}

static void
test_label (BoardTest *fixture, gconstpointer data)
{
  type (fixture, "N");
  g_assert_cmpstr (get_label (fixture), ==, "N: knight a3; knight c3; knight f3; knight h3");
  type (fixture, "e");
  g_assert_cmpstr (get_label (fixture), ==, "Ne: No legal move begins like this.");
  type (fixture, "e");
  g_assert_cmpstr (get_label (fixture), ==, "Nee: No legal move begins like this.");
  g_assert_cmpstr (checkbit_accessible_get_said (GTK_WIDGET (fixture->board)), ==,
                   "Ne: No legal move begins like this.");
  board_test_key (fixture, GDK_KEY_BackSpace);
  board_test_key (fixture, GDK_KEY_BackSpace);
  g_assert_cmpstr (get_label (fixture), ==, "N: knight a3; knight c3; knight f3; knight h3");
  board_test_key (fixture, GDK_KEY_BackSpace);
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY));
}

/* Enter shows why the text is no move, which is announced by who hears of it, so not here. The next
 * letter begins anew. */
static void
test_reason (BoardTest *fixture, gconstpointer data)
{
  type (fixture, "Ke3");
  g_assert_cmpstr (get_label (fixture), ==, "Ke3: No legal move begins like this.");
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "!e1e3 ");
  g_assert_cmpstr (get_label (fixture), ==, "Ke3: A king does not move from e1 to e3.");
  g_assert_true (ui_test_says (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY),
                               "A king does not move from e1 to e3."));
  g_assert_cmpstr (checkbit_accessible_get_said (GTK_WIDGET (fixture->board)), ==,
                   "K: No legal move begins like this.");
  board_test_key (fixture, GDK_KEY_BackSpace);
  g_assert_cmpstr (get_label (fixture), ==, "Ke: No legal move begins like this.");
  type (fixture, "3");
  board_test_key (fixture, GDK_KEY_Return);
  type (fixture, "e4");
  board_test_assert_heard (fixture, "!e1e3 !e1e3 e2e4 ");
}

/* Castling is explained as such even where another rook stands on the king's destination. */
static void
test_reason_castling (BoardTest *fixture, gconstpointer data)
{
  board_test_set_fen (fixture, "4k1r1/8/8/8/8/8/8/RKR5 w CA - 0 1");
  type (fixture, "O-O-O");
  board_test_key (fixture, GDK_KEY_Return);
  g_assert_cmpstr (get_label (fixture), ==, "O-O-O: Castling is blocked: c1 is occupied.");
}

/* In German and in Russian, whose king has two letters. */
static void
test_letters (BoardTest *fixture, gconstpointer data)
{
  g_object_set (fixture->chooser, "notation", "de", NULL);
  type (fixture, "S");
  g_assert_cmpstr (get_label (fixture), ==, "S: knight a3; knight c3; knight f3; knight h3");
  type (fixture, "f3");
  board_test_assert_heard (fixture, "g1f3 ");

  type (fixture, "Sd7");
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "g1f3 !b8d7 ");
  board_test_key (fixture, GDK_KEY_Escape);

  g_object_set (fixture->chooser, "notation", "ru", NULL);
  board_test_key (fixture, GDK_KEY_Cyrillic_KA);
  g_assert_cmpstr (get_label (fixture), ==, "К: knight a6; knight c6; knight f6; knight h6");
  board_test_key (fixture, GDK_KEY_BackSpace);
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY));
  board_test_key (fixture, GDK_KEY_Cyrillic_KA);
  type (fixture, "c6");
  board_test_assert_heard (fixture, "g1f3 !b8d7 b8c6 ");
}

static void
test_given_up (BoardTest *fixture, gconstpointer data)
{
  type (fixture, "N");
  board_test_key (fixture, GDK_KEY_Escape);
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY));
  type (fixture, "N");
  board_test_click (fixture, "e2");
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY));
  board_test_assert_selected (fixture, "e2");
  type (fixture, "N");
  board_test_assert_selected (fixture, NULL);
  board_test_play (fixture, "e2", "e4", CHECKBIT_BOARD_JUMP);
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY));
  board_test_assert_heard (fixture, "");
}

/* The window's shortcuts still work. */
static void
test_not_typed (BoardTest *fixture, gconstpointer data)
{
  static const guint keys[] = { GDK_KEY_x, GDK_KEY_z, GDK_KEY_1, GDK_KEY_F9, GDK_KEY_Page_Up };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_false (checkbit_board_input_key (fixture->input, keys[i], 0));
  g_assert_false (checkbit_board_input_key (fixture->input, GDK_KEY_b, GDK_CONTROL_MASK));
  checkbit_move_chooser_set_interactive (fixture->chooser, FALSE);
  g_assert_false (checkbit_board_input_key (fixture->input, GDK_KEY_e, 0));
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY));
}

/* Candidates can be clicked as well, and the focus stays on the board. */
static void
test_button (BoardTest *fixture, gconstpointer data)
{
  GtkWidget *button;

  checkbit_board_set_cursor (fixture->board, board_test_square ("e2"), TRUE);
  type (fixture, "N");
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_widget_get_mapped (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY)));
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == checkbit_board_get_square (fixture->board, board_test_square ("e2")));
  button = ui_test_find_button (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY), "Nc3");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  board_test_assert_heard (fixture, "b1c3 ");
}

/* What is typed waits while a look is taken at another window, or a comment is written; not where
 * the focus has gone. */
static void
test_another_window (BoardTest *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  type (fixture, "N");
  ui_test_use_another_window (fixture->window);
  ui_test_wait_for_frames (fixture->window);
  checkbit_board_set_position (fixture->board, &chess_position_start, CHESS_MOVE_NONE,
                               CHECKBIT_BOARD_JUMP);
  type (fixture, "f3");
  board_test_assert_heard (fixture, "g1f3 ");
  type (fixture, "N");
  gtk_window_set_focus (fixture->window, NULL);
  ui_test_wait_for (board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY) == NULL);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/board-typing/", rows[i].name, NULL);

      BOARD_TEST_ADD (path, &rows[i], test_row);
    }
  BOARD_TEST_ADD ("/ui/board-typing/waits", NULL, test_waits);
  BOARD_TEST_ADD ("/ui/board-typing/late-enter", NULL, test_late_enter);
  BOARD_TEST_ADD ("/ui/board-typing/enter-chose", NULL, test_enter_chose);
  BOARD_TEST_ADD ("/ui/board-typing/label", NULL, test_label);
  BOARD_TEST_ADD ("/ui/board-typing/reason", NULL, test_reason);
  BOARD_TEST_ADD ("/ui/board-typing/reason-castling", NULL, test_reason_castling);
  BOARD_TEST_ADD ("/ui/board-typing/given-up", NULL, test_given_up);
  BOARD_TEST_ADD ("/ui/board-typing/letters", NULL, test_letters);
  BOARD_TEST_ADD ("/ui/board-typing/not-typed", NULL, test_not_typed);
  BOARD_TEST_ADD ("/ui/board-typing/button", NULL, test_button);
  BOARD_TEST_ADD ("/ui/board-typing/another-window", NULL, test_another_window);
  return g_test_run ();
}
