/* A square's name for screen readers, its style classes and its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "ui/board/square.h"

typedef struct
{
  const char *label;
  ChessSquare square;
  ChessPiece piece;
  CheckbitSquareFlags flags;
} Case;

static const Case cases[] = {
  { "a1, empty", 0, CHESS_PIECE_NONE, 0 },
  { "e4, white pawn", CHESS_SQUARE (4, 3), CHESS_PIECE (CHESS_WHITE, CHESS_PAWN), 0 },
  { "h8, black rook", 63, CHESS_PIECE (CHESS_BLACK, CHESS_ROOK), 0 },
  { "d5, black queen, last move", CHESS_SQUARE (3, 4), CHESS_PIECE (CHESS_BLACK, CHESS_QUEEN),
    CHECKBIT_SQUARE_LAST_MOVE },
  { "e5, empty, can move here", CHESS_SQUARE (4, 4), CHESS_PIECE_NONE, CHECKBIT_SQUARE_TARGET },
  { "e1, white king, selected, in check", CHESS_SQUARE (4, 0),
    CHESS_PIECE (CHESS_WHITE, CHESS_KING), CHECKBIT_SQUARE_SELECTED | CHECKBIT_SQUARE_CHECK },
  { "f3, white knight, selected, can move here, last move, in check", CHESS_SQUARE (5, 2),
    CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT),
    CHECKBIT_SQUARE_SELECTED | CHECKBIT_SQUARE_TARGET | CHECKBIT_SQUARE_LAST_MOVE
        | CHECKBIT_SQUARE_CHECK },
};

static void
assert_label (GtkWidget *square, const char *label)
{
  g_autofree char *seen = gtk_test_accessible_check_property (GTK_ACCESSIBLE (square),
                                                              GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  g_assert_null (seen);
  g_assert_cmpstr (checkbit_square_get_label (CHECKBIT_SQUARE (square)), ==, label);
}

static void
test_label (gconstpointer data)
{
  const Case *test = data;
  GtkWidget *square = g_object_ref_sink (checkbit_square_new (test->square));
  gboolean dark = (chess_square_file (test->square) + chess_square_rank (test->square)) % 2 == 0;

  checkbit_square_set_content (CHECKBIT_SQUARE (square), test->piece, test->flags);
  assert_label (square, test->label);
  g_assert_cmpint (checkbit_square_get_square (CHECKBIT_SQUARE (square)), ==, test->square);
  g_assert_cmpint (gtk_widget_has_css_class (square, "dark"), ==, dark);
  g_assert_cmpint (gtk_widget_has_css_class (square, "light"), ==, !dark);
  g_assert_cmpint (gtk_widget_has_css_class (square, "selected"), ==,
                   (test->flags & CHECKBIT_SQUARE_SELECTED) != 0);
  g_assert_cmpint (gtk_widget_has_css_class (square, "last-move"), ==,
                   (test->flags & CHECKBIT_SQUARE_LAST_MOVE) != 0);
  g_assert_cmpint (gtk_widget_has_css_class (square, "check"), ==,
                   (test->flags & CHECKBIT_SQUARE_CHECK) != 0);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (square), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  g_assert_true (gtk_widget_get_focusable (square));

  /* All of it is removed again. */
  checkbit_square_set_content (CHECKBIT_SQUARE (square), CHESS_PIECE_NONE, 0);
  g_assert_true (
      g_str_has_suffix (checkbit_square_get_label (CHECKBIT_SQUARE (square)), ", empty"));
  g_assert_false (gtk_widget_has_css_class (square, "selected"));
  g_object_unref (square);
}

/* Unchanged parts are not recreated. */
static void
test_unchanged (void)
{
  GtkWidget *square = g_object_ref_sink (checkbit_square_new (0));
  const char *label = checkbit_square_get_label (CHECKBIT_SQUARE (square));

  checkbit_square_set_content (CHECKBIT_SQUARE (square), CHESS_PIECE_NONE, 0);
  g_assert_true (checkbit_square_get_label (CHECKBIT_SQUARE (square)) == label);
  g_object_unref (square);
}

static void
test_finalize (void)
{
  gpointer square = g_object_ref_sink (checkbit_square_new (12));

  g_object_add_weak_pointer (square, &square);
  g_object_unref (square);
  g_assert_null (square);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/square/label/%zu", i);
      g_test_add_data_func (path, &cases[i], test_label);
    }
  g_test_add_func ("/ui/square/unchanged", test_unchanged);
  g_test_add_func ("/ui/square/finalize", test_finalize);
  return g_test_run ();
}
