/* The board's ways to enter a move: ahead of one's turn, with confirmation, by drag or by click
 * only, with automatic queens; and the wheel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "board-test.h"

#include "ui/board/move-confirmation.h"
#include "ui/board/promotion.h"
#include "ui/board/typed-move-entry.h"

#define AHEAD_FEN "4k3/8/8/8/8/8/4P3/R3K3 b Q - 0 1"
#define AHEAD_PROMOTION_FEN "4k3/P7/8/8/8/8/8/4K3 b - - 0 1"

static void
premove_cb (CheckbitMoveChooser *chooser,
            guint from,
            guint to,
            guint promotion,
            BoardTest *fixture)
{
  g_string_append_printf (fixture->heard, "ahead:%c%u%c%u=%u ", 'a' + (int) from % 8, from / 8 + 1,
                          'a' + (int) to % 8, to / 8 + 1, promotion);
  checkbit_board_set_premove (fixture->board, (ChessSquare) from, (ChessSquare) to);
}

static void
cancelled_cb (CheckbitMoveChooser *chooser, BoardTest *fixture)
{
  g_string_append (fixture->heard, "cancelled ");
}

static void
step_cb (CheckbitBoardInput *input, int steps, BoardTest *fixture)
{
  g_string_append_printf (fixture->heard, "step:%d ", steps);
}

static void
listen (BoardTest *fixture)
{
  g_signal_connect (fixture->chooser, "premove-requested", G_CALLBACK (premove_cb), fixture);
  g_signal_connect (fixture->chooser, "premove-cancelled", G_CALLBACK (cancelled_cb), fixture);
  g_signal_connect (fixture->input, "step-requested", G_CALLBACK (step_cb), fixture);
}

/* As while an engine thinks: its pieces are not ours to move. */
static void
wait_for_engine (BoardTest *fixture, const char *fen)
{
  listen (fixture);
  board_test_set_fen (fixture, fen);
  g_object_set (fixture->chooser, "interactive", FALSE, "premoves", TRUE, NULL);
}

/* --- Premoves ------------------------------------------------------------------------------ */

static void
test_premove (BoardTest *fixture, gconstpointer data)
{
  wait_for_engine (fixture, AHEAD_FEN);
  board_test_drag (fixture, "e8", "e7");
  board_test_assert_heard (fixture, "!e8e7 ");
  g_string_truncate (fixture->heard, 0);
  board_test_drag (fixture, "e2", "d3");
  board_test_assert_heard (fixture, "ahead:e2d3=0 ");
  g_assert_cmpint (checkbit_board_get_scene (fixture->board)->premove.from, ==, board_test_square ("e2"));
  g_assert_cmpstr (board_test_label (fixture, "e2"), ==, "e2, white pawn, premove");

  /* Another takes its place; by clicks too. */
  board_test_click (fixture, "e1");
  board_test_click (fixture, "c1");
  board_test_assert_heard (fixture, "ahead:e2d3=0 cancelled ahead:e1c1=0 ");
}

/* If the piece could never go there, no reason is given: it just returns. */
static void
test_premove_impossible (BoardTest *fixture, gconstpointer data)
{
  wait_for_engine (fixture, AHEAD_FEN);
  board_test_drag (fixture, "e2", "e5");
  board_test_assert_heard (fixture, "");
  board_test_assert_selected (fixture, NULL);
}

static void
test_premove_cancelled (BoardTest *fixture, gconstpointer data)
{
  graphene_point_t point = board_test_center (fixture, "h5");

  wait_for_engine (fixture, AHEAD_FEN);
  board_test_drag (fixture, "e2", "e4");
  board_test_key (fixture, GDK_KEY_Escape);
  board_test_drag (fixture, "e2", "e4");
  g_assert_false (checkbit_board_input_secondary_press (fixture->input, point.x, point.y, 0));
  board_test_drag (fixture, "e2", "e4");
  g_object_set (fixture->chooser, "premoves", FALSE, NULL);
  board_test_assert_heard (fixture, "ahead:e2e4=0 cancelled ahead:e2e4=0 cancelled "
                                    "ahead:e2e4=0 cancelled ");
  g_assert_cmpint (checkbit_board_get_scene (fixture->board)->premove.from, ==, CHESS_SQUARE_NONE);
}

static void
test_premove_promotion (BoardTest *fixture, gconstpointer data)
{
  wait_for_engine (fixture, AHEAD_PROMOTION_FEN);
  board_test_drag (fixture, "a7", "a8");
  g_assert_nonnull (checkbit_board_get_promotion (fixture->board));
  checkbit_promotion_key (CHECKBIT_PROMOTION (checkbit_board_get_promotion (fixture->board)), GDK_KEY_r, 0);
  g_object_set (fixture->chooser, "auto-queen", TRUE, NULL);
  board_test_drag (fixture, "a7", "b8");
  board_test_assert_heard (fixture, "ahead:a7a8=3 cancelled ahead:a7b8=4 ");
}

/* The engine moves while a piece is being chosen: it goes on, as long as the pawn can. */
static void
test_premove_promotion_held (BoardTest *fixture, gconstpointer data)
{
  gboolean capture = GPOINTER_TO_INT (data);
  GtkWidget *rook;

  wait_for_engine (fixture, "1n2k3/P7/8/8/8/8/8/4K3 b - - 0 1");
  board_test_drag (fixture, "a7", capture ? "b8" : "a8");
  rook = ui_test_find_button (checkbit_board_get_promotion (fixture->board), "Rook");
  gtk_widget_grab_focus (rook);
  board_test_play (fixture, "b8", "c6", CHECKBIT_BOARD_ANIMATE);
  g_object_set (fixture->chooser, "interactive", TRUE, NULL);
  g_object_set (fixture->chooser, "premoves", FALSE, NULL);
  if (capture)
    {
      g_assert_null (checkbit_board_get_promotion (fixture->board));
      return;
    }
  g_assert_true (gtk_window_get_focus (fixture->window) == rook);
  g_signal_emit_by_name (rook, "clicked");
  board_test_assert_heard (fixture, "a7a8=3 ");
}

/* The engine moves while a piece is being dragged: the drag continues. */
static void
test_held (BoardTest *fixture, gconstpointer data)
{
  wait_for_engine (fixture, AHEAD_FEN);
  board_test_press (fixture, "e2");
  board_test_drag_to (fixture, "e4");
  board_test_play (fixture, "e8", "d8", CHECKBIT_BOARD_ANIMATE);
  g_object_set (fixture->chooser, "interactive", TRUE, NULL);
  board_test_release (fixture, "e4");
  board_test_assert_heard (fixture, "e2e4 ");
}

/* The same for a piece that is only pressed yet, or selected with a click. */
static void
test_pressed (BoardTest *fixture, gconstpointer data)
{
  gboolean click = GPOINTER_TO_INT (data);

  wait_for_engine (fixture, AHEAD_FEN);
  if (click)
    board_test_click (fixture, "e2");
  else
    board_test_press (fixture, "e2");
  board_test_play (fixture, "e8", "d8", CHECKBIT_BOARD_ANIMATE);
  g_object_set (fixture->chooser, "interactive", TRUE, NULL);
  g_object_set (fixture->chooser, "premoves", FALSE, NULL);
  board_test_assert_selected (fixture, "e2");
  if (click)
    board_test_click (fixture, "e4");
  else
    {
      board_test_drag_to (fixture, "e4");
      board_test_release (fixture, "e4");
    }
  board_test_assert_heard (fixture, "e2e4 ");
}

/* If the dragged piece is captured meanwhile, the drag ends. */
static void
test_pressed_taken (BoardTest *fixture, gconstpointer data)
{
  wait_for_engine (fixture, "4k3/8/8/8/8/8/4r3/R3R1K1 b - - 0 1");
  board_test_press (fixture, "e1");
  board_test_play (fixture, "e2", "e1", CHECKBIT_BOARD_ANIMATE);
  g_object_set (fixture->chooser, "interactive", TRUE, NULL);
  board_test_drag_to (fixture, "e4");
  board_test_release (fixture, "e4");
  board_test_assert_selected (fixture, NULL);
  board_test_assert_heard (fixture, "");
}

/* --- Confirming ---------------------------------------------------------------------------- */

static void
test_confirm (BoardTest *fixture, gconstpointer data)
{
  g_object_set (fixture->chooser, "confirm-moves", TRUE, NULL);
  board_test_drag (fixture, "e2", "e4");
  board_test_assert_heard (fixture, "");
  g_assert_cmpint (checkbit_board_get_scene (fixture->board)->pending.piece, ==,
                   CHESS_PIECE (CHESS_WHITE, CHESS_PAWN));
  board_test_key (fixture, GDK_KEY_Escape);
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_MOVE_CONFIRMATION));
  board_test_drag (fixture, "d2", "d4");
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "d2d4 ");

  board_test_drag (fixture, "d7", "d5");
  g_signal_emit_by_name (
      ui_test_find_button (board_test_find (fixture, CHECKBIT_TYPE_MOVE_CONFIRMATION),
                           "Undo Move (Escape)"),
      "clicked");
  g_assert_null (board_test_find (fixture, CHECKBIT_TYPE_MOVE_CONFIRMATION));
  board_test_drag (fixture, "e7", "e5");
  g_signal_emit_by_name (ui_test_find_button (board_test_find (fixture, CHECKBIT_TYPE_MOVE_CONFIRMATION), "Play This Move (Enter)"),
                         "clicked");
  board_test_assert_heard (fixture, "d2d4 e7e5 ");
}

static void
test_confirm_promotion (BoardTest *fixture, gconstpointer data)
{
  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  g_object_set (fixture->chooser, "confirm-moves", TRUE, "auto-queen", TRUE, NULL);
  board_test_drag (fixture, "a7", "a8");
  g_assert_cmpint (checkbit_board_get_scene (fixture->board)->pending.piece, ==,
                   CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN));
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "a7a8=4 ");
}

/* The question stays at the square when the board is turned. */
static void
test_confirm_turned (BoardTest *fixture, gconstpointer data)
{
  GtkPopover *popover;

  g_object_set (fixture->chooser, "confirm-moves", TRUE, NULL);
  board_test_drag (fixture, "e2", "e4");
  popover = GTK_POPOVER (board_test_find (fixture, CHECKBIT_TYPE_MOVE_CONFIRMATION));
  for (int i = 0; i < 2; i++)
    {
      graphene_point_t center;
      GdkRectangle place;

      checkbit_board_set_flipped (fixture->board, i == 0);
      center = board_test_center (fixture, "e4");
      g_assert_true (gtk_popover_get_pointing_to (popover, &place));
      g_assert_true (gdk_rectangle_contains_point (&place, (int) center.x, (int) center.y));
    }
}

/* Whether a popover points at a square, or below the board for NULL. */
static gboolean
points_at (BoardTest *fixture, GtkWidget *popover, const char *name)
{
  const CheckbitBoardGeometry *geometry = &checkbit_board_get_scene (fixture->board)->geometry;
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) (geometry->x + geometry->size * 4),
                                                (float) (geometry->y + geometry->size * 8));
  GdkRectangle place;

  if (name != NULL)
    point = board_test_center (fixture, name);
  return gtk_popover_get_pointing_to (GTK_POPOVER (popover), &place)
         && gdk_rectangle_contains_point (&place, (int) point.x, (int) point.y);
}

static void
resize (BoardTest *fixture, int side)
{
  const CheckbitBoardGeometry *geometry = &checkbit_board_get_scene (fixture->board)->geometry;

  gtk_window_set_default_size (fixture->window, side, side);
  ui_test_wait_for (geometry->size * 8 > side - 16 && geometry->size * 8 <= side);
}

/* The question stays at the square, and a typed move below the board, when the window is
 * resized. */
static void
test_resized (BoardTest *fixture, gconstpointer data)
{
  GtkWidget *popover;

  g_object_set (fixture->chooser, "confirm-moves", TRUE, NULL);
  board_test_drag (fixture, "e2", "e4");
  popover = board_test_find (fixture, CHECKBIT_TYPE_MOVE_CONFIRMATION);
  resize (fixture, BOARD_TEST_SIDE * 3 / 2);
  g_assert_true (points_at (fixture, popover, "e4"));
  board_test_key (fixture, GDK_KEY_Escape);

  board_test_key (fixture, GDK_KEY_N);
  popover = board_test_find (fixture, CHECKBIT_TYPE_TYPED_MOVE_ENTRY);
  g_assert_true (points_at (fixture, popover, NULL));
  resize (fixture, BOARD_TEST_SIDE);
  g_assert_true (points_at (fixture, popover, NULL));
}

typedef struct
{
  const char *name, *fen;
  const char *from, *to; /* as it is chosen */
  const char *after;     /* the position with the move played */
  const char *king_to, *heard;
} CastlingRow;

static const CastlingRow castlings[] = {
  { "clicked", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "g1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
    "g1", "e1g1 " },
  { "on-rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "h1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
    "g1", "e1h1 " },
  { "queenside", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8", "a8", "2kr3r/8/8/8/8/8/8/4K3 w - - 1 2",
    "c8", "e8a8 " },
  { "changing-places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1", "g1",
    "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", "g1", "f1g1 " },
  { "king-stays", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1", "h1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
    "g1", "g1h1 " },
};

/* The board as pixels. */
static guint32 *
render (BoardTest *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  guint32 *pixels = g_new0 (guint32, BOARD_TEST_SIDE * BOARD_TEST_SIDE);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (fixture->window));
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  board_test_paint (fixture, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (
      renderer, node, &GRAPHENE_RECT_INIT (0, 0, BOARD_TEST_SIDE, BOARD_TEST_SIDE));
  gdk_texture_download (texture, (guchar *) pixels, BOARD_TEST_SIDE * sizeof (guint32));
  return pixels;
}

/* Whether two pictures show the same on a square. */
static gboolean
is_same (BoardTest *fixture, const guint32 *one, const guint32 *other, ChessSquare square)
{
  const CheckbitBoardGeometry *geometry = &checkbit_board_get_scene (fixture->board)->geometry;
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (geometry, square, &rect);
  for (int y = (int) rect.origin.y; y < (int) (rect.origin.y + rect.size.height); y++)
    if (memcmp (one + y * BOARD_TEST_SIDE + (int) rect.origin.x,
                other + y * BOARD_TEST_SIDE + (int) rect.origin.x,
                (gsize) rect.size.width * sizeof (guint32))
        != 0)
      return FALSE;
  return TRUE;
}

/* Castling to confirm shows both pieces where they go, however it was chosen; where they come from
 * they are faint. */
static void
test_confirm_castling (BoardTest *fixture, gconstpointer data)
{
  const CastlingRow *row = data;
  g_autofree guint32 *before = NULL, *pending = NULL, *after = NULL;
  ChessBitboard leave, come;
  ChessPosition position;

  fixture->follow = FALSE;
  checkbit_board_set_coordinates (fixture->board, FALSE);
  g_object_set (fixture->chooser, "confirm-moves", TRUE, NULL);
  board_test_set_fen (fixture, row->fen);
  position = checkbit_board_get_scene (fixture->board)->position;
  before = render (fixture);
  checkbit_move_chooser_move (fixture->chooser, board_test_square (row->from),
                              board_test_square (row->to), NULL, 0);
  g_assert_cmpuint (checkbit_board_get_scene (fixture->board)->pending.to, ==,
                    board_test_square (row->king_to));
  pending = render (fixture);
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, row->heard);

  board_test_set_fen (fixture, row->after);
  after = render (fixture);
  come = chess_position_occupied (&checkbit_board_get_scene (fixture->board)->position);
  leave = chess_position_occupied (&position) & ~come;
  CHESS_FOREACH_SQUARE (square, come)
    g_assert_true (is_same (fixture, pending, after, (ChessSquare) square));
  CHESS_FOREACH_SQUARE (square, leave)
    {
      g_assert_false (is_same (fixture, pending, before, (ChessSquare) square));
      g_assert_false (is_same (fixture, pending, after, (ChessSquare) square));
    }
}

/* A pawn that is taken en passant is gone from the picture, as any other piece that is taken. */
static void
test_confirm_en_passant (BoardTest *fixture, gconstpointer data)
{
  g_autofree guint32 *pending = NULL, *after = NULL;

  fixture->follow = FALSE;
  checkbit_board_set_coordinates (fixture->board, FALSE);
  g_object_set (fixture->chooser, "confirm-moves", TRUE, NULL);
  board_test_set_fen (fixture, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
  checkbit_move_chooser_move (fixture->chooser, board_test_square ("e5"), board_test_square ("d6"),
                              NULL, 0);
  pending = render (fixture);
  board_test_key (fixture, GDK_KEY_Return);
  board_test_assert_heard (fixture, "e5d6 ");
  board_test_set_fen (fixture, "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1");
  after = render (fixture);
  g_assert_true (is_same (fixture, pending, after, board_test_square ("d5")));
  g_assert_true (is_same (fixture, pending, after, board_test_square ("d6")));
  g_assert_false (is_same (fixture, pending, after, board_test_square ("e5")));
}

/* --- Promotion ----------------------------------------------------------------------------- */

typedef struct
{
  gboolean auto_queen, control, asked;
} Row;

static const Row rows[] = {
  { FALSE, FALSE, TRUE },
  { FALSE, TRUE, FALSE },
  { TRUE, FALSE, FALSE },
  { TRUE, TRUE, TRUE },
};

static void
test_auto_queen (BoardTest *fixture, gconstpointer data)
{
  const Row *row = data;
  graphene_point_t end;

  board_test_set_fen (fixture, BOARD_TEST_PROMOTION_FEN);
  end = board_test_center (fixture, "a8");
  g_object_set (fixture->chooser, "auto-queen", row->auto_queen, NULL);
  board_test_press (fixture, "a7");
  board_test_drag_to (fixture, "a8");
  checkbit_board_input_release (fixture->input, end.x, end.y,
                                row->control ? GDK_CONTROL_MASK : 0);
  g_assert_cmpint (checkbit_board_get_promotion (fixture->board) != NULL, ==, row->asked);
  board_test_assert_heard (fixture, row->asked ? "" : "a7a8=4 ");
}

/* --- Drag or click ------------------------------------------------------------------------- */

static void
test_click_only (BoardTest *fixture, gconstpointer data)
{
  g_object_set (fixture->input, "move-input", CHECKBIT_MOVE_INPUT_CLICK, NULL);
  board_test_press (fixture, "e2");
  board_test_drag_to (fixture, "e4");
  g_assert_false (board_test_is_lifted (fixture));
  board_test_release (fixture, "e2");
  board_test_assert_selected (fixture, "e2");
  board_test_click (fixture, "e4");
  board_test_assert_heard (fixture, "e2e4 ");
}

static void
test_drag_only (BoardTest *fixture, gconstpointer data)
{
  g_object_set (fixture->input, "move-input", CHECKBIT_MOVE_INPUT_DRAG, NULL);
  board_test_click (fixture, "e2");
  board_test_assert_selected (fixture, NULL);
  board_test_drag (fixture, "e2", "e4");
  /* The keyboard works as before. */
  board_test_key (fixture, GDK_KEY_Up);
  board_test_assert_heard (fixture, "e2e4 ");
}

/* --- The wheel ----------------------------------------------------------------------------- */

static void
test_wheel (BoardTest *fixture, gconstpointer data)
{
  listen (fixture);
  checkbit_board_input_scroll (fixture->input, 1);
  checkbit_board_input_scroll (fixture->input, -2);
  for (int i = 0; i < 10; i++)
    checkbit_board_input_scroll (fixture->input, 0.25);
  board_test_assert_heard (fixture, "step:1 step:-2 step:1 step:1 ");
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  BOARD_TEST_ADD ("/ui/board-modes/premove", NULL, test_premove);
  BOARD_TEST_ADD ("/ui/board-modes/premove/impossible", NULL, test_premove_impossible);
  BOARD_TEST_ADD ("/ui/board-modes/premove/cancelled", NULL, test_premove_cancelled);
  BOARD_TEST_ADD ("/ui/board-modes/premove/promotion", NULL, test_premove_promotion);
  BOARD_TEST_ADD ("/ui/board-modes/premove/promotion-held", GINT_TO_POINTER (FALSE),
                  test_premove_promotion_held);
  BOARD_TEST_ADD ("/ui/board-modes/premove/promotion-gone", GINT_TO_POINTER (TRUE),
                  test_premove_promotion_held);
  BOARD_TEST_ADD ("/ui/board-modes/held", NULL, test_held);
  BOARD_TEST_ADD ("/ui/board-modes/held/pressed", GINT_TO_POINTER (FALSE), test_pressed);
  BOARD_TEST_ADD ("/ui/board-modes/held/chosen", GINT_TO_POINTER (TRUE), test_pressed);
  BOARD_TEST_ADD ("/ui/board-modes/held/taken", NULL, test_pressed_taken);
  BOARD_TEST_ADD ("/ui/board-modes/confirm", NULL, test_confirm);
  BOARD_TEST_ADD ("/ui/board-modes/confirm/promotion", NULL, test_confirm_promotion);
  BOARD_TEST_ADD ("/ui/board-modes/confirm/turned", NULL, test_confirm_turned);
  BOARD_TEST_ADD ("/ui/board-modes/resized", NULL, test_resized);
  BOARD_TEST_ADD ("/ui/board-modes/confirm/en-passant", NULL, test_confirm_en_passant);
  for (gsize i = 0; i < G_N_ELEMENTS (castlings); i++)
    {
      g_autofree char *path
          = g_strconcat ("/ui/board-modes/confirm/castling/", castlings[i].name, NULL);

      BOARD_TEST_ADD (path, &castlings[i], test_confirm_castling);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/board-modes/auto-queen/%d-%d",
                                               rows[i].auto_queen, rows[i].control);

      BOARD_TEST_ADD (path, &rows[i], test_auto_queen);
    }
  BOARD_TEST_ADD ("/ui/board-modes/click-only", NULL, test_click_only);
  BOARD_TEST_ADD ("/ui/board-modes/drag-only", NULL, test_drag_only);
  BOARD_TEST_ADD ("/ui/board-modes/wheel", NULL, test_wheel);
  return g_test_run ();
}
