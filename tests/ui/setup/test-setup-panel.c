/* The panel beside a set-up: it shows the set-up's state, and changes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include "chess/chess960.h"
#include "ui/board/board-edit.h"
#include "ui/setup/setup-panel.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

typedef struct
{
  GtkWindow *window;
  CheckbitSetupPanel *panel;
  CheckbitSetup *setup;
} Fixture;

/* The racks lie over the panel's edges, so that the window's size is that of the panel. */
static GtkWidget *
create_place (CheckbitSetupPanel *panel)
{
  GtkWidget *place = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (place), GTK_WIDGET (panel));
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      GtkWidget *rack = checkbit_setup_panel_get_rack (panel, side);

      gtk_widget_set_valign (rack, side == CHESS_WHITE ? GTK_ALIGN_END : GTK_ALIGN_START);
      gtk_overlay_add_overlay (GTK_OVERLAY (place), rack);
    }
  return place;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->panel = CHECKBIT_SETUP_PANEL (checkbit_setup_panel_new ());
  fixture->setup = checkbit_setup_new (NULL);
  gtk_window_set_default_size (fixture->window, 280, 700);
  gtk_window_set_child (fixture->window, create_place (fixture->panel));
  checkbit_setup_panel_set_setup (fixture->panel, fixture->setup);
  ui_test_show (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  CheckbitSetup *setup = fixture->setup;

  g_object_add_weak_pointer (G_OBJECT (setup), (gpointer *) &setup);
  ui_test_destroy (fixture->window);
  g_object_unref (fixture->setup);
  g_assert_null (setup);
}

/* --- Finding ---------------------------------------------------------------------------------- */

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget))
    return g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
  return GTK_IS_CHECK_BUTTON (widget)
         && g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), text) == 0;
}

/* The first label or check button with a text that is not hidden; NULL for none. */
static GtkWidget *
find (GtkWidget *root, const char *text)
{
  GtkWidget *found = says (root, text) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      found = find (child, text);
  return found;
}

static GtkWidget *
get (Fixture *fixture, const char *text)
{
  GtkWidget *found = find (GTK_WIDGET (fixture->panel), text);

  g_assert_nonnull (found);
  return found;
}

static void
press (Fixture *fixture, const char *text)
{
  GtkWidget *button = gtk_widget_get_ancestor (get (fixture, text), GTK_TYPE_BUTTON);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* The only widget of a type in the row of a label. */
static GtkWidget *
beside (Fixture *fixture, const char *label)
{
  return gtk_widget_get_next_sibling (get (fixture, label));
}

static void
load (Fixture *fixture, const char *fen)
{
  g_assert_true (checkbit_setup_load_fen (fixture->setup, fen, NULL));
}

/* With the right of a missing rook, which no FEN can give. */
static void
load_with_wrong_right (Fixture *fixture, const char *fen, ChessSquare rook)
{
  ChessPosition position;

  load (fixture, fen);
  position = *checkbit_setup_get_position (fixture->setup);
  chess_position_set_state (&position, chess_position_side (&position),
                            chess_position_castling_rooks (&position) | CHESS_BIT (rook),
                            CHESS_SQUARE_NONE, 0, 1);
  checkbit_setup_set_position (fixture->setup, &position);
}

static void
assert_fen (Fixture *fixture, const char *expected)
{
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_setup_get_position (fixture->setup), fen);
  g_assert_cmpstr (fen, ==, expected);
}

/* --- Whole boards ----------------------------------------------------------------------------- */

typedef struct
{
  const char *button;
  const char *before, *after;
} Whole;

static const Whole wholes[] = {
  { "Start", "8/8/8/8/8/8/8/8 w - - 0 1", START },
  { "Clear", START, "8/8/8/8/8/8/8/8 w - - 0 1" },
  { "Swap", "4k3/8/8/8/8/8/P7/R3K3 w Q - 3 9", "r3k3/p7/8/8/8/8/8/4K3 b q - 3 9" },
  { "Mirror", "4k3/8/8/8/8/8/P7/R3K3 w Q - 3 9", "3k4/8/8/8/8/8/7P/3K3R w - - 3 9" },
  { "Black", START, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1" },
  { "White", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1" },
  { "Let Black Move", "4k2R/8/8/8/8/8/8/4K3 w - - 0 1", "4k2R/8/8/8/8/8/8/4K3 b - - 0 1" },
  { "Remove Those Pawns", "P3k3/8/8/8/8/8/P7/4K2p w - - 0 1", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1" },
  { "Keep One King", "4k3/8/8/4K3/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1" },
};

/* Each change is one undo step, and after undo the panel shows the previous state. */
static void
test_whole (Fixture *fixture, gconstpointer data)
{
  const Whole *whole = data;

  load (fixture, whole->before);
  press (fixture, whole->button);
  assert_fen (fixture, whole->after);
  checkbit_setup_undo (fixture->setup);
  assert_fen (fixture, whole->before);
}

/* --- The verdict ------------------------------------------------------------------------------ */

/* Shows all problems at once, and removes them with their causes. */
static void
test_verdict (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = GTK_WIDGET (fixture->panel);

  get (fixture, "This position can be played.");
  checkbit_setup_clear (fixture->setup);
  g_assert_null (find (panel, "This position can be played."));
  get (fixture, "White has no king");
  get (fixture, "Black has no king");
  checkbit_setup_put (fixture->setup, CHESS_SQUARE (4, 0), CHESS_PIECE (CHESS_WHITE, CHESS_KING));
  g_assert_null (find (panel, "White has no king"));
  get (fixture, "Black has no king");
  checkbit_setup_put (fixture->setup, CHESS_SQUARE (4, 7), CHESS_PIECE (CHESS_BLACK, CHESS_KING));
  g_assert_null (find (panel, "Black has no king"));
}

/* A game from a legal position may be over before it has begun. */
static void
test_verdict_over (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *fen, *verdict;
  } rows[] = {
    { "7k/8/8/8/8/8/8/K7 w - - 0 1", "Draw: too few pieces are left for a checkmate" },
    { "7k/8/8/8/8/8/7P/K7 w - - 0 1", "This position can be played." },
    { "R6k/8/7K/8/8/8/8/8 b - - 0 1", "Checkmate: White wins" },
    { "7k/8/6QK/8/8/8/8/8 b - - 0 1", "Draw by stalemate" },
    { "R6k/8/8/7K/8/8/8/8 b - - 0 1", "This position can be played." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *verdict = NULL;

      g_assert_true (checkbit_setup_load_fen (fixture->setup, rows[i].fen, NULL));
      get (fixture, rows[i].verdict);
      verdict = checkbit_setup_panel_dup_verdict (fixture->panel);
      g_assert_cmpstr (verdict, ==, rows[i].verdict);
    }
}

/* --- Castling --------------------------------------------------------------------------------- */

static void
toggle (Fixture *fixture, const char *name)
{
  GtkCheckButton *button = GTK_CHECK_BUTTON (get (fixture, name));

  gtk_check_button_set_active (button, !gtk_check_button_get_active (button));
}

static void
test_castling (Fixture *fixture, gconstpointer data)
{
  toggle (fixture, "White, king side");
  assert_fen (fixture, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1");
  toggle (fixture, "Black, queen side");
  assert_fen (fixture, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qk - 0 1");
  toggle (fixture, "White, king side");
  assert_fen (fixture, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1");

  checkbit_setup_clear (fixture->setup);
  get (fixture, "No king and rook are in place to castle.");
}

static void
assert_right (Fixture *fixture, const char *name, gboolean sensitive, gboolean active)
{
  GtkWidget *button = get (fixture, name);

  g_assert_cmpint (gtk_widget_get_sensitive (button), ==, sensitive);
  g_assert_cmpint (gtk_check_button_get_active (GTK_CHECK_BUTTON (button)), ==, active);
}

/* The right of a missing rook is neither checked nor available; when the rook is put back, the
 * right is too. A right that was wrong from the start is named, and either button clears it. */
static void
test_castling_follows (Fixture *fixture, gconstpointer data)
{
  const ChessSquare h1 = CHESS_SQUARE (7, 0);

  checkbit_setup_put (fixture->setup, h1, CHESS_PIECE_NONE);
  get (fixture, "This position can be played.");
  assert_right (fixture, "White, king side", FALSE, FALSE);
  assert_right (fixture, "White, queen side", TRUE, TRUE);
  checkbit_setup_put (fixture->setup, h1, CHESS_PIECE (CHESS_WHITE, CHESS_ROOK));
  assert_right (fixture, "White, king side", TRUE, TRUE);

  load_with_wrong_right (fixture, "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1", h1);
  get (fixture, "A castling right lacks its king or its rook");
  assert_right (fixture, "White, king side", TRUE, TRUE);
  press (fixture, "Drop Impossible Castling");
  g_assert_null (find (GTK_WIDGET (fixture->panel), "White, king side"));
  get (fixture, "This position can be played.");

  checkbit_setup_move (fixture->setup, CHESS_SQUARE (4, 0), CHESS_SQUARE (4, 1));
  checkbit_setup_move (fixture->setup, CHESS_SQUARE (4, 7), CHESS_SQUARE (4, 5));
  assert_right (fixture, "Black, king side", FALSE, FALSE);
  get (fixture, "No king and rook are in place to castle.");
}

/* With two rooks on one side of the king, each is named by its square. */
static void
test_castling_960 (Fixture *fixture, gconstpointer data)
{
  load (fixture, "4k3/8/8/8/8/8/8/2K2RR1 w - - 0 1");
  toggle (fixture, "Chess960 castling");
  toggle (fixture, "White, rook on f1");
  g_assert_cmphex (chess_position_castling_rooks (checkbit_setup_get_position (fixture->setup)), ==,
                   0x20);
  toggle (fixture, "White, rook on g1");
  g_assert_cmphex (chess_position_castling_rooks (checkbit_setup_get_position (fixture->setup)), ==,
                   0x40);
  g_assert_false (
      gtk_check_button_get_active (GTK_CHECK_BUTTON (get (fixture, "White, rook on f1"))));
}

/* --- En passant, counters, Chess960 ----------------------------------------------------------- */

static void
test_en_passant (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *squares = GTK_DROP_DOWN (beside (fixture, "En passant"));

  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (squares)));
  load (fixture, "4k3/8/8/1pPp4/8/8/8/4K3 w - - 0 1");
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (squares)));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (squares)), ==, 3);
  gtk_drop_down_set_selected (squares, 2);
  assert_fen (fixture, "4k3/8/8/1pPp4/8/8/8/4K3 w - d6 0 1");
  gtk_drop_down_set_selected (squares, 1);
  assert_fen (fixture, "4k3/8/8/1pPp4/8/8/8/4K3 w - b6 0 1");
  gtk_drop_down_set_selected (squares, 0);
  assert_fen (fixture, "4k3/8/8/1pPp4/8/8/8/4K3 w - - 0 1");
  checkbit_setup_undo (fixture->setup);
  g_assert_cmpuint (gtk_drop_down_get_selected (squares), ==, 1);
}

static void
test_counters (Fixture *fixture, gconstpointer data)
{
  GtkSpinButton *full = GTK_SPIN_BUTTON (beside (fixture, "Move number"));
  GtkSpinButton *half = GTK_SPIN_BUTTON (beside (fixture, "Half-move clock"));

  load (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 17 63");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (full), ==, 63);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (half), ==, 17);
  gtk_spin_button_set_value (full, 64);
  gtk_spin_button_set_value (half, 0);
  assert_fen (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 0 64");
}

/* 0 is the first of Scharnagl's table, 959 the last. */
static void
test_chess960 (Fixture *fixture, gconstpointer data)
{
  GtkSpinButton *number = GTK_SPIN_BUTTON (beside (fixture, "Start position"));

  g_assert_cmpint (gtk_spin_button_get_value_as_int (number), ==, 518);
  gtk_spin_button_set_value (number, 959);
  assert_fen (fixture, START);
  press (fixture, "Use");
  assert_fen (fixture, "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1");
  gtk_spin_button_set_value (number, 0);
  press (fixture, "Use");
  assert_fen (fixture, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
  press (fixture, "Random");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number), ==,
                   chess_chess960_number (checkbit_setup_get_position (fixture->setup)));
}

/* --- The palette ------------------------------------------------------------------------------ */

/* A button of a rack: the first one is the tool without a piece. */
static GtkToggleButton *
get_tool (Fixture *fixture, ChessColor side, guint index)
{
  GtkWidget *child = gtk_widget_get_first_child (checkbit_setup_panel_get_rack (fixture->panel, side));

  for (; index > 0; index--)
    child = gtk_widget_get_next_sibling (child);
  return GTK_TOGGLE_BUTTON (child);
}

static guint
count_active (Fixture *fixture)
{
  guint n = 0;

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    for (guint i = 0; i <= CHESS_N_PIECE_TYPES; i++)
      n += gtk_toggle_button_get_active (get_tool (fixture, side, i));
  return n;
}

/* Exactly one tool of both racks is active; a button activates it. */
static void
test_palette (Fixture *fixture, gconstpointer data)
{
  guint tool;

  g_object_get (fixture->panel, "tool", &tool, NULL);
  g_assert_cmpuint (tool, ==, CHECKBIT_TOOL_MOVE);
  g_assert_true (gtk_toggle_button_get_active (get_tool (fixture, CHESS_WHITE, 0)));
  g_assert_cmpuint (count_active (fixture), ==, 1);

  gtk_toggle_button_set_active (get_tool (fixture, CHESS_BLACK, 1 + CHESS_QUEEN), TRUE);
  g_object_get (fixture->panel, "tool", &tool, NULL);
  g_assert_cmpuint (tool, ==, CHESS_PIECE (CHESS_BLACK, CHESS_QUEEN));
  g_assert_cmpuint (count_active (fixture), ==, 1);
  g_object_set (fixture->panel, "tool", CHECKBIT_TOOL_ERASE, NULL);
  g_assert_true (gtk_toggle_button_get_active (get_tool (fixture, CHESS_BLACK, 0)));
  g_assert_cmpuint (count_active (fixture), ==, 1);
}

/* As high as a player's bar at most, and narrower than a phone's window. */
static void
test_rack_size (Fixture *fixture, gconstpointer data)
{
  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    {
      GtkWidget *rack = checkbit_setup_panel_get_rack (fixture->panel, side);
      int width, height;

      gtk_widget_measure (rack, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (rack, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      g_test_message ("%d x %d pixels", width, height);
      g_assert_cmpint (width, <=, 320);
      g_assert_cmpint (height, <=, 28);
    }
}

/* The narrowest window has room for every message. */
static void
test_width (Fixture *fixture, gconstpointer data)
{
  int least;

  load (fixture, "P3k3/8/8/4K3/8/8/8/4K2R w K - 0 1");
  checkbit_setup_put (fixture->setup, CHESS_SQUARE (7, 0), CHESS_PIECE_NONE);
  gtk_widget_measure (GTK_WIDGET (fixture->panel), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  g_test_message ("%d pixels", least);
  g_assert_cmpint (least, <=, 192);
}

/* --- Below the board -------------------------------------------------------------------------- */

/* Puts the panel into a room of a size, and waits until it has found its place there. */
static void
give_room (Fixture *fixture, int width, int height)
{
  GtkWidget *panel = GTK_WIDGET (fixture->panel);
  gboolean low = height < 300;

  gtk_window_set_default_size (fixture->window, width, height);
  ui_test_wait_for (gtk_widget_get_width (panel) == width
                    && gtk_widget_has_css_class (panel, "low") == low
                    && gtk_widget_has_css_class (panel, "wide") == (low && width >= 440));
}

static gboolean
set_flag_cb (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

/* The pointer may be where a popover opens. GTK 4.8 must show a pending tooltip before the popover
 * closes: otherwise it shows it later, and warns about the lost surface. */
static void
wait_for_tooltip (void)
{
  gboolean over = FALSE;

  g_timeout_add (700, set_flag_cb, &over);
  ui_test_wait_for (over);
}

/* The moves below a board leave 92 pixels: all controls of a set-up are reachable. */
static void
test_low (Fixture *fixture, gconstpointer data)
{
  GtkWidget *options;
  int least;

  gtk_widget_measure (GTK_WIDGET (fixture->panel), GTK_ORIENTATION_VERTICAL, 592, &least, NULL,
                      NULL, NULL);
  g_test_message ("%d pixels", least);
  g_assert_cmpint (least, <=, 92);

  give_room (fixture, 592, 120);
  g_assert_true (gtk_widget_get_mapped (get (fixture, "To Move")));
  load (fixture, "4k3/8/8/4K3/8/8/8/4K3 w - - 0 1");
  get (fixture, "White has more than one king");
  press (fixture, "Fix");
  assert_fen (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");

  /* The options are behind their button. */
  options = gtk_widget_get_ancestor (get (fixture, "Options"), GTK_TYPE_MENU_BUTTON);
  g_assert_null (find (GTK_WIDGET (fixture->panel), "Castling"));
  gtk_menu_button_popup (GTK_MENU_BUTTON (options));
  ui_test_wait_for (gtk_widget_get_mapped (get (fixture, "Castling")));
  wait_for_tooltip ();
  press (fixture, "Clear");
  assert_fen (fixture, "8/8/8/8/8/8/8/8 w - - 0 1");

  /* Grown again, with everything in its place. */
  give_room (fixture, 280, 700);
  ui_test_wait_for (gtk_widget_get_mapped (get (fixture, "Castling")));
  g_assert_false (gtk_widget_get_visible (options));
  press (fixture, "Start");
  assert_fen (fixture, START);
}

/* Even at a phone's width the side to move stays visible. */
static void
test_low_narrow (Fixture *fixture, gconstpointer data)
{
  give_room (fixture, 330, 200);
  g_assert_true (gtk_widget_get_mapped (get (fixture, "To Move")));
  load (fixture, "4k3/8/8/4K3/8/8/8/4K3 w - - 0 1");
  press (fixture, "Keep One King");
  assert_fen (fixture, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

/* Words as long as other languages have them are whole, at a phone's width. */
static void
test_low_words (Fixture *fixture, gconstpointer data)
{
  GtkWidget *options, *play, *panel = GTK_WIDGET (fixture->panel);
  graphene_rect_t bounds;

  give_room (fixture, 330, 200);
  options = gtk_widget_get_ancestor (get (fixture, "Options"), GTK_TYPE_MENU_BUTTON);
  play = gtk_widget_get_ancestor (get (fixture, "Play"), GTK_TYPE_BUTTON);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (options), "Настройки");
  gtk_button_set_label (GTK_BUTTON (play), "Играть");
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (play, panel, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 330);
}

/* In larger texts the three do not fit: Options gives its word up, and has it again where there is
 * room. */
static void
test_low_large (Fixture *fixture, gconstpointer data)
{
  GtkWidget *options, *play, *panel = GTK_WIDGET (fixture->panel);
  GtkSettings *settings = gtk_settings_get_default ();
  graphene_rect_t bounds;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  give_room (fixture, 340, 200);
  options = gtk_widget_get_ancestor (get (fixture, "Options"), GTK_TYPE_MENU_BUTTON);
  play = gtk_widget_get_ancestor (get (fixture, "Play"), GTK_TYPE_BUTTON);
  gtk_button_set_label (GTK_BUTTON (gtk_widget_get_prev_sibling (play)), "Abbrechen");
  gtk_button_set_label (GTK_BUTTON (play), "Spielen");
  g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * 1.6), NULL);
  ui_test_wait_for (find (options, "Options") == NULL);
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (play, panel, &bounds));
  g_test_message ("to %g of %d", bounds.origin.x + bounds.size.width, gtk_widget_get_width (panel));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (panel));
  g_assert_true (gtk_widget_get_mapped (options));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  ui_test_wait_for (find (options, "Options") != NULL);
}

/* --- The keyboard's focus --------------------------------------------------------------------- */

static GtkWidget *
get_button (Fixture *fixture, const char *text)
{
  return gtk_widget_get_ancestor (get (fixture, text), GTK_TYPE_BUTTON);
}

/* After a repair button is activated by keyboard and disappears, the next repair has the focus;
 * after the last one, the next widget. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  load (fixture, "P3k3/8/8/4K3/8/8/8/4K3 w - - 0 1");
  g_assert_true (gtk_widget_grab_focus (get_button (fixture, "Keep One King")));
  press (fixture, "Keep One King");
  g_assert_true (gtk_window_get_focus (fixture->window)
                 == get_button (fixture, "Remove Those Pawns"));
  press (fixture, "Remove Those Pawns");
  /* This test window has no game to start: the focus goes to the start of the panel. */
  g_assert_nonnull (gtk_window_get_focus (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window),
                                         gtk_widget_get_parent (get (fixture, "To Move"))));

  /* A wrong castling right that is cleared removes its button. */
  load_with_wrong_right (fixture, "r3k3/8/8/8/8/8/8/4K3 w q - 0 1", CHESS_SQUARE (7, 0));
  gtk_window_set_focus (fixture->window, get (fixture, "White, king side"));
  toggle (fixture, "White, king side");
  g_assert_true (gtk_window_get_focus (fixture->window) == get (fixture, "Black, queen side"));

  /* A mouse click does not take the focus. */
  load (fixture, "P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
  gtk_window_set_focus (fixture->window, get_button (fixture, "Clear"));
  press (fixture, "Remove Those Pawns");
  g_assert_true (gtk_window_get_focus (fixture->window) == get_button (fixture, "Clear"));
}

/* A border that goes around all the options, and not around one of them. */
static gboolean
is_frame (GskRenderNode *node)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  return gsk_border_node_get_widths (node)[0] == 2 && bounds.size.height > 300;
}

static guint
count_frames (GskRenderNode *node)
{
  guint n = 0;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_frames (gsk_container_node_get_child (node, i));
      return n;
    case GSK_TRANSFORM_NODE:
      return count_frames (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return count_frames (gsk_clip_node_get_child (node));
    case GSK_ROUNDED_CLIP_NODE:
      return count_frames (gsk_rounded_clip_node_get_child (node));
    case GSK_BORDER_NODE:
      return is_frame (node);
    default:
      return 0;
    }
}

static guint
count_drawn_frames (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) drawn = NULL;

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  drawn = gtk_snapshot_free_to_node (snapshot);
  return drawn != NULL ? count_frames (drawn) : 0;
}

/* The options have a frame while they have the focus themselves, and not what is in them. */
static void
test_focus_frame (Fixture *fixture, gconstpointer data)
{
  GtkWidget *panel = GTK_WIDGET (fixture->panel), *button = get_button (fixture, "Clear");

  gtk_window_set_focus_visible (fixture->window, TRUE);
  g_assert_true (
      gtk_widget_grab_focus (gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW)));
  ui_test_wait_for (count_drawn_frames (panel) == 1);
  g_assert_true (gtk_widget_grab_focus (button));
  ui_test_wait_for (count_drawn_frames (panel) == 0);
}

#define ADD(path, data, test) g_test_add (path, Fixture, data, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (wholes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/setup-panel/whole/%s", wholes[i].button);

      g_strdelimit (path + strlen ("/setup-panel/whole/"), " ", '-');
      ADD (path, &wholes[i], test_whole);
    }
  ADD ("/setup-panel/verdict", NULL, test_verdict);
  ADD ("/setup-panel/verdict-over", NULL, test_verdict_over);
  ADD ("/setup-panel/castling", NULL, test_castling);
  ADD ("/setup-panel/castling-follows", NULL, test_castling_follows);
  ADD ("/setup-panel/castling-960", NULL, test_castling_960);
  ADD ("/setup-panel/en-passant", NULL, test_en_passant);
  ADD ("/setup-panel/counters", NULL, test_counters);
  ADD ("/setup-panel/chess960", NULL, test_chess960);
  ADD ("/setup-panel/palette", NULL, test_palette);
  ADD ("/setup-panel/rack-size", NULL, test_rack_size);
  ADD ("/setup-panel/width", NULL, test_width);
  ADD ("/setup-panel/low", NULL, test_low);
  ADD ("/setup-panel/low-narrow", NULL, test_low_narrow);
  ADD ("/setup-panel/low-words", NULL, test_low_words);
  ADD ("/setup-panel/low-large", NULL, test_low_large);
  ADD ("/setup-panel/focus", NULL, test_focus);
  ADD ("/setup-panel/focus-frame", NULL, test_focus_frame);
  return g_test_run ();
}
