/* The board's place and size in the real window depend only on the window's size, not on widgets
 * that appear in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-hand.h"

#include "ui/base/desk.h"
#include "ui/inspector/mask-tile-value.h"
#include "ui/record/move-row.h"
#include "ui/setup/setup-panel.h"

/* The content sizes of a window; the header bar takes the rest of its height. */
#define HEADER 46

static const struct
{
  const char *name;
  int width, height;
} sizes[] = {
  { "360x640", 360, 640 },     { "800x600", 800, 600 },     { "1280x820", 1280, 820 },
  { "1400x860", 1400, 860 },   { "1920x1080", 1920, 1080 },
};

static CheckbitDesk *
get_desk (Fixture *fixture)
{
  return WINDOW_PART (fixture->window, DESK);
}

/* Gives the desk of a window that is not shown a size directly, as a window manager may have its
 * own mind, until it has settled. */
static void
settle_at (Fixture *fixture, int width, int height)
{
  GtkWidget *desk = GTK_WIDGET (get_desk (fixture));
  int least;

  for (guint i = 0; i < 3; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      gtk_widget_measure (desk, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, width);
      gtk_widget_measure (desk, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, height - HEADER);
      gtk_widget_allocate (desk, width, height - HEADER, -1, NULL);
    }
}

static void
settle (Fixture *fixture, guint row)
{
  settle_at (fixture, sizes[row].width, sizes[row].height);
}

static graphene_rect_t
get_place (Fixture *fixture, guint row)
{
  graphene_rect_t bounds;

  settle (fixture, row);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->parts.board),
                                            GTK_WIDGET (get_desk (fixture)), &bounds));
  return bounds;
}

/* --- What appears ---------------------------------------------------------------------------- */

/* It comes after the window's first frame. */
static void
show_inspector (Fixture *fixture)
{
  checkbit_inspector_dock_begin (fixture->parts.dock);
}

static void
show_banner (Fixture *fixture)
{
  const CheckbitBannerButton buttons[]
      = { { "_Restart", "win.restart-engine", FALSE },
          { "_Play This Side Myself", "win.replace-engine", FALSE },
          { "_Details", "win.engine-details", FALSE } };

  checkbit_match_banner_show (fixture->parts.banner,
                              "The engine stopped unexpectedly, and this is a long sentence about it.",
                              TRUE, buttons, G_N_ELEMENTS (buttons));
}

static void
show_bars (Fixture *fixture)
{
  gtk_label_set_text (fixture->parts.unkept_label, "This game cannot be kept in a folder that is full.");
  gtk_info_bar_set_revealed (fixture->parts.unkept_bar, TRUE);
  gtk_info_bar_set_revealed (fixture->parts.changed_bar, TRUE);
}

static void
show_note (Fixture *fixture)
{
  checkbit_notes_show (fixture->parts.notes, "A note that is long enough to need more than the room of a side");
}

static void
show_message (Fixture *fixture)
{
  checkbit_notes_show_status (fixture->parts.notes,
                              "A sentence about a move that cannot be made, in many words.");
}

static void
show_error (Fixture *fixture)
{
  g_assert_false (checkbit_fen_entry_request (
      fixture->parts.fen_entry, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1"));
}

static void
show_analysis (Fixture *fixture)
{
  gtk_widget_set_visible (GTK_WIDGET (fixture->parts.analysis_place), TRUE);
  gtk_widget_set_visible (window_child (fixture->window, "eval_bar"), TRUE);
}

static void
show_set_up (Fixture *fixture)
{
  act (fixture, "set-up");
}

static void
show_moves (Fixture *fixture)
{
  moves (fixture, "e2e4 d7d5 e4d5 d8d5 b1c3 d5d2");
}

static void
show_players (Fixture *fixture)
{
  checkbit_game_set_tag (fixture->parts.game, "White", "Ann of the very long name that nobody can read");
  checkbit_game_set_tag (fixture->parts.game, "Black", "Bob");
}

static void
show_clocks (Fixture *fixture)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    plan->sides[side].control
        = (CheckbitTimeControl){ .n_stages = 1, .stages = { { .time_ms = 300000 } } };
  g_assert_true (checkbit_controller_start_match (fixture->parts.controller, plan, NULL));
}

static const struct
{
  const char *name;
  void (*show) (Fixture *fixture);
} events[] = {
  { "inspector", show_inspector },
  { "banner", show_banner },   { "bars", show_bars },         { "note", show_note },
  { "message", show_message }, { "error", show_error },       { "analysis", show_analysis },
  { "moves", show_moves },     { "players", show_players },   { "clocks", show_clocks },
  { "set-up", show_set_up },
};

/* --------------------------------------------------------------------------------------------- */

/* As the window grows, widgets appear one after another and stay; the board keeps its place. */
static void
test_place (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  graphene_rect_t before;

  before = get_place (fixture, row);
  g_assert_cmpfloat (before.size.width, ==, before.size.height);
  g_assert_cmpfloat (before.size.width, >=, sizes[row].width < 480 ? 260 : 360);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      graphene_rect_t after;

      events[i].show (fixture);
      after = get_place (fixture, row);
      g_test_message ("%s: %g, %g, %g x %g", events[i].name, after.origin.x, after.origin.y,
                      after.size.width, after.size.height);
      g_assert_true (graphene_rect_equal (&before, &after));
    }
}

/* With Bits in place of Game, the same. */
static void
test_place_of_bits (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  graphene_rect_t before;

  settle (fixture, row);
  checkbit_desk_set_shown (get_desk (fixture), CHECKBIT_SIDE_BITS, TRUE);
  g_assert_null (checkbit_inspector_dock_get_inspector (fixture->parts.dock));
  before = get_place (fixture, row);
  for (guint i = 0; !g_str_equal (events[i].name, "set-up"); i++)
    {
      graphene_rect_t after;

      events[i].show (fixture);
      after = get_place (fixture, row);
      g_test_message ("%s: %g, %g, %g x %g", events[i].name, after.origin.x, after.origin.y,
                      after.size.width, after.size.height);
      g_assert_true (graphene_rect_equal (&before, &after));
    }
  g_assert_nonnull (checkbit_inspector_dock_get_inspector (fixture->parts.dock));
}

/* Put away for good, a side leaves its room to the board, and what comes under the board instead
 * of it takes none. What appears then lies beside the board where there is room. */
static void
test_put_away (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data) % G_N_ELEMENTS (sizes);
  GtkWidget *desk = GTK_WIDGET (get_desk (fixture));
  graphene_rect_t before, notices;

  if (GPOINTER_TO_UINT (data) >= G_N_ELEMENTS (sizes))
    gtk_widget_set_direction (desk, GTK_TEXT_DIR_RTL);
  before = get_place (fixture, row);
  for (CheckbitSide side = CHECKBIT_SIDE_GAME; side <= CHECKBIT_SIDE_BITS; side++)
    {
      graphene_rect_t after;

      checkbit_desk_set_shown (get_desk (fixture), side, FALSE);
      after = get_place (fixture, row);
      g_test_message ("%g after %g", after.size.width, before.size.width);
      g_assert_cmpfloat (after.size.width, >=, before.size.width);
      before = after;
    }
  show_banner (fixture);
  before = get_place (fixture, row);
  g_assert_true (gtk_widget_compute_bounds (
      gtk_widget_get_parent (GTK_WIDGET (fixture->parts.banner)), desk, &notices));
  g_test_message ("%g, %g, %g x %g", notices.origin.x, notices.origin.y, notices.size.width,
                  notices.size.height);
  g_assert_cmpfloat (notices.origin.x, >=, 0);
  g_assert_cmpfloat (notices.origin.x + notices.size.width, <=, sizes[row].width);
  if (sizes[row].width >= 1280)
    g_assert_false (graphene_rect_intersection (&before, &notices, NULL));
  else /* at least not over the far side of the board */
    g_assert_cmpfloat (notices.origin.y, >, before.origin.y + before.size.height / 2);
}

/* The window appears before the inspector, which follows by itself. */
static void
test_first_frame (Fixture *fixture, gconstpointer data)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1400, 860);
  g_assert_null (checkbit_inspector_dock_get_inspector (fixture->parts.dock));
  ui_test_show (GTK_WINDOW (fixture->window));
  ui_test_wait_for (checkbit_inspector_dock_get_inspector (fixture->parts.dock) != NULL);
  ui_test_wait_for (gtk_widget_get_mapped (checkbit_inspector_dock_get_inspector (fixture->parts.dock)));
}

/* The choices of a new game go with its first move, and are back with the next game. */
static void
test_choices (Fixture *fixture, gconstpointer data)
{
  GtkWidget *choices = window_child (fixture->window, "start_choices");
  GtkWidget *list = GTK_WIDGET (fixture->parts.move_list);

  g_assert_true (gtk_widget_get_visible (choices) && !gtk_widget_get_visible (list));
  move (fixture, "e2e4");
  g_assert_true (!gtk_widget_get_visible (choices) && gtk_widget_get_visible (list));
  act (fixture, "new-game");
  g_assert_true (gtk_widget_get_visible (choices) && !gtk_widget_get_visible (list));
  /* A comment on the game before its first move can be read. */
  checkbit_game_set_comment (fixture->parts.game, checkbit_game_get_root (fixture->parts.game),
                             "Round one");
  g_assert_true (!gtk_widget_get_visible (choices) && gtk_widget_get_visible (list));
  act (fixture, "new-game");
  g_assert_true (gtk_widget_get_visible (choices) && !gtk_widget_get_visible (list));
}

/* The focus stays when the moves that contained it are hidden, and when they return. */
static void
test_keyboard_in_choices (Fixture *fixture, gconstpointer data)
{
  GtkWidget *choices = window_child (fixture->window, "start_choices");
  GtkWidget *list = window_child (fixture->window, "move_list");

  ui_test_show (GTK_WINDOW (fixture->window));
  move (fixture, "e2e4");
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  act (fixture, "undo");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), choices));
  act (fixture, "redo");
  ui_test_wait_for (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), list));
}

/* The buttons that step through the game are under the board where Game is away, with the move
 * and the opening's name. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  GtkWidget *steps = window_child (fixture->window, "steps");

  ui_test_show (GTK_WINDOW (fixture->window));
  settle (fixture, 1);
  moves (fixture, "e2e4 c7c5");
  g_assert_false (gtk_widget_get_visible (steps));
  act (fixture, "show-inspector");
  g_assert_true (gtk_widget_get_visible (steps));
  g_assert_true (says (GTK_WIDGET (fixture->parts.status), "1… c5"));
  g_assert_true (says (GTK_WIDGET (fixture->parts.status), "Sicilian"));
  act (fixture, "show-inspector");
  g_assert_false (gtk_widget_get_visible (steps));
  g_assert_false (says (GTK_WIDGET (fixture->parts.status), "c5"));
}

/* The move there is written as in the record, also after another notation is chosen. */
static void
test_steps_notation (Fixture *fixture, gconstpointer data)
{
  ui_test_show (GTK_WINDOW (fixture->window));
  settle (fixture, 1);
  moves (fixture, "g1f3");
  act (fixture, "show-inspector");
  g_assert_true (says (GTK_WIDGET (fixture->parts.status), "1. Nf3"));
  g_settings_set_string (fixture->settings, "notation", "figurines");
  g_assert_true (says (GTK_WIDGET (fixture->parts.status), "1. ♘f3"));
  g_settings_set_string (fixture->settings, "notation", "de");
  g_assert_true (says (GTK_WIDGET (fixture->parts.status), "1. Sf3"));
  g_settings_reset (fixture->settings, "notation");
}

/* The label that shows the move and the opening. */
static GtkLabel *
get_shown_label (GtkWidget *root)
{
  GtkLabel *found = NULL;

  if (!gtk_widget_get_mapped (root) || !gtk_widget_get_child_visible (root))
    return NULL;
  if (GTK_IS_LABEL (root))
    return GTK_LABEL (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = get_shown_label (child);
  return found;
}

/* Once it is laid out. */
static gboolean
shows_whole_place (Fixture *fixture)
{
  GtkLabel *label = get_shown_label (GTK_WIDGET (fixture->parts.status));

  return label != NULL && strpbrk (gtk_label_get_text (label), "0123456789") != NULL
         && !pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

/* Where there is no room for all of it the name of the opening goes first, then its code. Neither
 * is ever cut. */
static void
test_steps_narrow (Fixture *fixture, gconstpointer data)
{
  static const char *const games[]
      = { "e2e4 c7c5 f1c4", "e2e4 c7c5 f1c4 e7e6", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6",
          "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 b8d7 e2e3 c7c6 g1f3 d8a5" };

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  ui_test_show (GTK_WINDOW (fixture->window));
  act (fixture, "show-inspector");
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      checkbit_game_reset (checkbit_window_get_game (fixture->window));
      moves (fixture, games[i]);
      ui_test_wait_for (shows_whole_place (fixture));
    }
}

/* Whether any of the switches is one that a pointer reaches. */
static gboolean
is_switch_shown (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return FALSE;
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "CheckbitSideSwitch"))
    return gtk_widget_get_width (widget) > 100;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_switch_shown (child))
      return TRUE;
  return FALSE;
}

/* A player's actions are visible during a match, and a card shows how it ended. */
static void
test_actions (Fixture *fixture, gconstpointer data)
{
  static const char *const cards[] = { "_Rematch", "_Swap Sides", "Re_view…", "_New Game…" };
  GtkWidget *actions = window_child (fixture->window, "game_actions");
  GtkWidget *banner = window_child (fixture->window, "banner");

  ui_test_show (GTK_WINDOW (fixture->window));
  g_assert_false (gtk_widget_get_visible (actions));
  show_clocks (fixture);
  g_assert_true (gtk_widget_get_visible (actions));
  moves (fixture, "e2e4 e7e5");
  act (fixture, "go-back");
  g_assert_true (gtk_widget_get_visible (actions));
  act (fixture, "resign");
  g_assert_false (gtk_widget_get_visible (actions));
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    g_assert_nonnull (ui_test_find_button (banner, cards[i]));
}

/* Even in the smallest window the step buttons can be clicked while the card is visible. */
static void
test_card_below_steps (Fixture *fixture, gconstpointer data)
{
  GtkWidget *steps = window_child (fixture->window, "steps");
  GtkWidget *banner = window_child (fixture->window, "banner");
  graphene_rect_t above, card;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  ui_test_show (GTK_WINDOW (fixture->window));
  show_clocks (fixture);
  moves (fixture, "e2e4 e7e5");
  act (fixture, "resign");
  ui_test_wait_for (gtk_widget_get_mapped (gtk_widget_get_first_child (banner)));
  ui_test_wait_for_frames (fixture->window);
  g_assert_nonnull (ui_test_find_button (banner, "_Undo"));
  g_assert_true (gtk_widget_compute_bounds (steps, GTK_WIDGET (fixture->window), &above));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (banner),
                                            GTK_WIDGET (fixture->window), &card));
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, card.origin.y);
}

static graphene_rect_t
get_bounds (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &bounds));
  return bounds;
}

/* The card of a result that can be undone, in the words of a language with long ones. */
static void
show_long_words (Fixture *fixture)
{
  static const CheckbitBannerButton buttons[] = {
    { "_Revanche", "win.rematch", FALSE },      { "_Seiten tauschen", "win.swap-sides", FALSE },
    { "Aus_werten …", "win.review", FALSE },    { "_Neue Partie …", "win.new-match", FALSE },
    { "_Rückgängig", "win.undo-result", TRUE },
  };

  checkbit_match_banner_show (fixture->parts.banner, "Weiß gibt auf: Schwarz gewinnt.", FALSE,
                              buttons, G_N_ELEMENTS (buttons));
}

/* Whatever the size of texts, the card is no wider than the game's side: it does not cover Bits.
 * Buttons have a row of their own where two do not fit. */
static void
test_card_width (Fixture *fixture, gconstpointer data)
{
  static const double scales[] = { 1, 1.3, 1.6 };
  GtkWidget *card = gtk_widget_get_first_child (window_child (fixture->window, "banner"));
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1400, 860);
  show_inspector (fixture);
  show_long_words (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      graphene_rect_t inside, bits, first, second;

      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * scales[i]), NULL);
      ui_test_show (GTK_WINDOW (fixture->window));
      ui_test_wait_for_frames (fixture->window);
      inside = get_bounds (fixture, card);
      bits = get_bounds (fixture, checkbit_inspector_dock_get_inspector (fixture->parts.dock));
      first = get_bounds (fixture, ui_test_find_button (card, "_Revanche"));
      second = get_bounds (fixture, ui_test_find_button (card, "_Seiten tauschen"));
      g_test_message ("card %g wide, to %g; bits from %g", inside.size.width,
                      inside.origin.x + inside.size.width, bits.origin.x);
      g_assert_cmpfloat (inside.origin.x + inside.size.width, <=, bits.origin.x);
      g_assert_cmpint (first.origin.y<second.origin.y, ==, scales[i]> 1.5);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* A note lies over one side at most, and never over the buttons used for every move. */
static void
test_note_place (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int width, height;
    const char *move;    /* without one, there are no buttons */
    const char *buttons; /* one of those in the row or rows */
    gboolean below;      /* the note is below the buttons, not above */
    gboolean in_bits;    /* both sides are visible, and the note is over Bits */
  } cases[] = {
    { 360, 640, "e2e4", "steps", TRUE, FALSE },
    { 800, 600, "e7e5", "game_actions", FALSE, FALSE },
    { 1400, 860, "g1f3", "game_actions", FALSE, TRUE },
  };
  AdwToastOverlay *toasts = fixture->parts.toasts;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      graphene_rect_t buttons, note, crossing;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), cases[i].width, cases[i].height);
      ui_test_show (GTK_WINDOW (fixture->window));
      ui_test_wait_for (ABS (gtk_widget_get_width (GTK_WIDGET (fixture->window)) - cases[i].width)
                        < 60);
      moves (fixture, cases[i].move);
      checkbit_notes_show (fixture->parts.notes, "A short note");
      ui_test_wait_for (!checkbit_toast_guard_is_coming (toasts));
      ui_test_wait_for_frames (fixture->window);
      buttons = get_bounds (
          fixture, gtk_widget_get_parent (window_child (fixture->window, cases[i].buttons)));
      note = get_bounds (fixture, GTK_WIDGET (toasts));
      g_test_message ("%d x %d: buttons from %g, note from %g to %g", cases[i].width,
                      cases[i].height, buttons.origin.y, note.origin.y,
                      note.origin.y + note.size.height);
      g_assert_cmpfloat (note.size.height, >, 20);
      g_assert_false (graphene_rect_intersection (&buttons, &note, &crossing));
      if (cases[i].in_bits)
        g_assert_cmpfloat (note.origin.x, >, buttons.origin.x + buttons.size.width);
      else
        g_assert_cmpint (note.origin.y > buttons.origin.y, ==, cases[i].below);
    }
}

/* The switch between the sides is in sight at every width, whatever the size of texts: in the
 * header bar, or below the board. */
static void
test_switch (Fixture *fixture, gconstpointer data)
{
  static const int widths[][2] = { { 1400, 860 }, { 1000, 700 }, { 800, 640 }, { 360, 640 } };
  static const double scales[] = { 1, 1.3, 1.6, 2 };
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  moves (fixture, "e2e4 e7e5");
  show_players (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (widths) * G_N_ELEMENTS (scales); i++)
    {
      const int *size = widths[i % G_N_ELEMENTS (widths)];
      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * scales[i / G_N_ELEMENTS (widths)]),
                    NULL);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), size[0], size[1]);
      ui_test_show (GTK_WINDOW (fixture->window));
      ui_test_wait_for (ABS (gtk_widget_get_width (window) - size[0]) < 100);
      ui_test_wait_for (is_switch_shown (window));
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* Whether the title on show, whose words are few, is cut. */
static gboolean
is_title_cut (GtkWidget *widget)
{
  gboolean cut = GTK_IS_LABEL (widget) && gtk_widget_get_child_visible (widget)
                 && gtk_widget_has_css_class (widget, "title")
                 && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !cut;
       child = gtk_widget_get_next_sibling (child))
    cut = gtk_widget_get_mapped (child) && is_title_cut (child);
  return cut;
}

/* A short title is whole beside it, in the middle or not. */
static void
test_short_title (Fixture *fixture, gconstpointer data)
{
  static const double scales[] = { 1, 1.3, 1.6, 2 };
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  moves (fixture, "e2e4 e7e5");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 800, 640);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * scales[i]), NULL);
      ui_test_show (GTK_WINDOW (fixture->window));
      ui_test_wait_for_frames (fixture->window);
      ui_test_wait_for (!is_title_cut (GTK_WIDGET (fixture->window)));
      g_assert_true (is_switch_shown (GTK_WIDGET (fixture->window)));
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static float
left_of (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &bounds));
  return bounds.origin.x;
}

/* From right to left the window is mirrored; the board, the steps through a game and its moves
 * are not, and nothing is missing. */
static void
test_mirrored (Fixture *fixture, gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (fixture->parts.board);
  CheckbitNode *e4;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1400, 860);
  moves (fixture, "e2e4 e7e5");
  ui_test_show (GTK_WINDOW (fixture->window));
  ui_test_wait_for (checkbit_inspector_dock_get_inspector (fixture->parts.dock) != NULL);
  ui_test_wait_for (
      gtk_widget_get_mapped (checkbit_inspector_dock_get_inspector (fixture->parts.dock)));
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (is_switch_shown (GTK_WIDGET (fixture->window)));
  g_assert_cmpfloat (left_of (fixture, board), >,
                     left_of (fixture, GTK_WIDGET (fixture->parts.move_list)));
  g_assert_cmpfloat (left_of (fixture, GTK_WIDGET (fixture->parts.move_list)), >,
                     left_of (fixture, checkbit_inspector_dock_get_inspector (fixture->parts.dock)));
  g_assert_cmpfloat (
      left_of (fixture, checkbit_board_get_square (fixture->parts.board, square ("a1"))), <,
      left_of (fixture, checkbit_board_get_square (fixture->parts.board, square ("h1"))));
  e4 = checkbit_node_get_child (checkbit_game_get_root (fixture->parts.game), 0);
  g_assert_cmpfloat (
      left_of (fixture, checkbit_move_list_get_button (fixture->parts.move_list, e4)), <,
      left_of (fixture, checkbit_move_list_get_button (fixture->parts.move_list,
                                                       checkbit_node_get_child (e4, 0))));
  /* “1. e4”, not “e4 .1” */
  g_assert_cmpint (
      gtk_widget_get_direction (gtk_widget_get_ancestor (
          checkbit_move_list_get_button (fixture->parts.move_list, e4), CHECKBIT_TYPE_MOVE_ROW)),
      ==, GTK_TEXT_DIR_LTR);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* The players appear in the title, and the score just once. */
static void
test_title (Fixture *fixture, gconstpointer data)
{
  checkbit_game_set_tag (fixture->parts.game, "White", "Ann");
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "Ann – Black");
  checkbit_game_set_tag (fixture->parts.game, "Black", "Bob");
  g_assert_cmpstr (adw_window_title_get_title (fixture->parts.title), ==, "Ann – Bob");
  g_assert_cmpstr (subtitle (fixture), ==, "White to move");
  g_assert_cmpstr (checkbit_status_line_get_status (fixture->parts.status), ==, "");
}

/* Ctrl+L shows the FEN entry even if it is folded. */
static void
test_fen (Fixture *fixture, gconstpointer data)
{
  gboolean unfolded;

  ui_test_show (GTK_WINDOW (fixture->window));
  g_assert_true (state_of (fixture, "show-fen"));
  act (fixture, "show-fen");
  g_assert_false (state_of (fixture, "show-fen"));
  act (fixture, "edit-fen");
  g_object_get (fixture->parts.fen_entry, "unfolded", &unfolded, NULL);
  g_assert_true (unfolded);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                         GTK_WIDGET (fixture->parts.fen_entry)));
}

static gboolean
is_in_fen (Fixture *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->parts.fen_entry));
}

/* The board's place in a narrow window. */
static graphene_rect_t
get_narrow_place (Fixture *fixture, int height)
{
  graphene_rect_t bounds;

  settle_at (fixture, 360, height);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->parts.board),
                                            GTK_WIDGET (get_desk (fixture)), &bounds));
  return bounds;
}

static void
check_fen_at (Fixture *fixture, int height)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (fixture->parts.status));
  graphene_rect_t before = get_narrow_place (fixture, height), after;

  g_assert_true (gtk_widget_get_visible (row));
  act (fixture, "edit-fen");
  after = get_narrow_place (fixture, height);
  g_test_message ("360x%d: %g to %g", height, before.size.width, after.size.width);
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_true (is_in_fen (fixture));
  g_assert_false (gtk_widget_get_visible (row));

  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
  after = get_narrow_place (fixture, height);
  g_assert_false (state_of (fixture, "show-fen"));
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* In a narrow window it takes the place of the status and not the board's, as long as the keyboard
 * is in it. */
static void
test_narrow_fen (Fixture *fixture, gconstpointer data)
{
  static const int heights[] = { 640, 600 };

  moves (fixture, "e2e4 e7e5");
  for (CheckbitSide side = CHECKBIT_SIDE_GAME; side <= CHECKBIT_SIDE_BITS; side++)
    for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
      {
        settle_at (fixture, 360, heights[i]);
        checkbit_desk_set_shown (get_desk (fixture), side, TRUE);
        check_fen_at (fixture, heights[i]);
      }
}

/* Where the lower edge of the FEN's row is, and the upper one of the panel of the set-up. */
static gboolean
is_fen_above_panel (Fixture *fixture)
{
  GtkWidget *desk = GTK_WIDGET (get_desk (fixture));
  GtkWidget *panel = ui_test_find_type (GTK_WIDGET (fixture->window), CHECKBIT_TYPE_SETUP_PANEL);
  graphene_rect_t fen, side;

  g_assert_nonnull (panel);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->parts.fen_entry), desk, &fen));
  g_assert_true (gtk_widget_compute_bounds (panel, desk, &side));
  return fen.size.height > 20 && fen.origin.y + fen.size.height <= side.origin.y;
}

/* While a position is set up its panel makes room for it, and takes the room again. */
static void
test_setup_fen (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t before, after;

  act (fixture, "set-up");
  before = get_narrow_place (fixture, 640);
  g_assert_false (is_fen_above_panel (fixture));
  act (fixture, "edit-fen");
  after = get_narrow_place (fixture, 640);
  g_assert_true (is_in_fen (fixture));
  g_assert_true (is_fen_above_panel (fixture));
  g_assert_true (graphene_rect_equal (&before, &after));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
  after = get_narrow_place (fixture, 640);
  g_assert_false (is_fen_above_panel (fixture));
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* Escape returns from the FEN entry that Ctrl+L has opened, and leaves the row as it was. */
static void
test_leave_fen (Fixture *fixture, gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (fixture->parts.board);

  ui_test_show (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < 2; i++)
    {
      gboolean unfolded = state_of (fixture, "show-fen");

      act (fixture, "edit-fen");
      g_assert_true (is_in_fen (fixture));
      checkbit_fen_entry_request (fixture->parts.fen_entry, "nonsense");
      g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
      g_assert_true (ui_test_press (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
      g_assert_false (is_in_fen (fixture));
      g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), board)
                     || gtk_root_get_focus (GTK_ROOT (fixture->window)) == board);
      g_assert_null (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
      g_assert_cmpint (state_of (fixture, "show-fen"), ==, unfolded);
      act (fixture, "show-fen");
    }
}

/* A wrong FEN that is pasted while the entry is folded is shown there: it can be corrected, and
 * Escape takes all of that away. */
static void
test_folded_mistake (Fixture *fixture, gconstpointer data)
{
  static const int widths[] = { 1400, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[i], 640);
      ui_test_show (GTK_WINDOW (fixture->window));
      ui_test_wait_for (gtk_widget_get_width (GTK_WIDGET (fixture->window)) < widths[i] + 80);
      ui_test_wait_for ((checkbit_desk_get_form (get_desk (fixture)) == CHECKBIT_DESK_STACKED)
                        == (widths[i] == 360));
      if (state_of (fixture, "show-fen"))
        act (fixture, "show-fen");
      gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
      checkbit_window_load_text (fixture->window, "nonsense");
      g_assert_true (state_of (fixture, "show-fen"));
      g_assert_true (is_in_fen (fixture));
      g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
      g_assert_true (ui_test_press (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
      g_assert_false (state_of (fixture, "show-fen"));
      g_assert_false (is_in_fen (fixture));
      g_assert_null (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
    }
}

static void
show_at (Fixture *fixture, int width)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 640);
  ui_test_show (GTK_WINDOW (fixture->window));
  ui_test_wait_for ((checkbit_desk_get_form (get_desk (fixture)) == CHECKBIT_DESK_STACKED)
                    == (width == 360));
}

/* A mistake is no longer explained once the entry is folded, be it by the focus that leaves a
 * narrow window's or by the button. */
static void
test_mistake_folds (Fixture *fixture, gconstpointer data)
{
  int width = GPOINTER_TO_INT (data);

  show_at (fixture, width);
  checkbit_window_load_text (fixture->window, "nonsense");
  g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  if (width == 360)
    gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
  else
    act (fixture, "show-fen");
  ui_test_wait_for (!state_of (fixture, "show-fen"));
  g_assert_null (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
  g_assert_cmpstr (checkbit_fen_entry_get_text (fixture->parts.fen_entry), ==, "nonsense");
}

/* One that comes before the window is shown stays in sight, narrow as it is, and as long as it is
 * being corrected. */
static void
test_mistake_stays (Fixture *fixture, gconstpointer data)
{
  static const int widths[] = { 360, 1400, 360 };

  checkbit_window_load_text (fixture->window, "nonsense");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      show_at (fixture, widths[i]);
      ui_test_run (50);
      g_assert_true (state_of (fixture, "show-fen"));
      g_assert_true (is_in_fen (fixture));
      g_assert_nonnull (checkbit_fen_entry_get_error (fixture->parts.fen_entry));
    }
}

/* Folded from the keyboard: the focus is on the button that unfolds it again. */
static void
test_fold_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *desk = GTK_WIDGET (get_desk (fixture));

  show_at (fixture, GPOINTER_TO_INT (data));
  if (!state_of (fixture, "show-fen"))
    act (fixture, "show-fen");
  gtk_widget_grab_focus (ui_test_find_button (desk, "Hide FEN"));
  act (fixture, "show-fen");
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window))
                 == ui_test_find_button (desk, "The Position as FEN (Ctrl+L)"));
  act (fixture, "show-fen");
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (is_in_fen (fixture));
}

/* A window that becomes narrow keeps the FEN that has the focus. */
static void
test_fen_stays (Fixture *fixture, gconstpointer data)
{
  show_at (fixture, 1400);
  act (fixture, "edit-fen");
  show_at (fixture, 360);
  ui_test_wait_for_frames (fixture->window);
  g_assert_true (is_in_fen (fixture));
  g_assert_true (state_of (fixture, "show-fen"));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
  ui_test_wait_for (!state_of (fixture, "show-fen"));
}

/* What a key has opened is left by Escape until the focus has been elsewhere. */
static void
test_leave_fen_once (Fixture *fixture, gconstpointer data)
{
  show_at (fixture, 1400);
  act (fixture, "show-fen");
  act (fixture, "edit-fen");
  gtk_widget_grab_focus (GTK_WIDGET (fixture->parts.board));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_child_focus (GTK_WIDGET (fixture->parts.fen_entry), GTK_DIR_TAB_FORWARD);
  g_assert_true (is_in_fen (fixture));
  ui_test_press (GTK_WINDOW (fixture->window), GDK_KEY_Escape);
  g_assert_true (state_of (fixture, "show-fen"));
  g_assert_true (is_in_fen (fixture));
}

/* --- The title of a file's game --------------------------------------------------------------- */

/* The visible label with a CSS class; NULL for none. */
static GtkLabel *
find_title (GtkWidget *widget, const char *css_class)
{
  GtkLabel *found = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, css_class)
                        ? GTK_LABEL (widget)
                        : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      found = find_title (child, css_class);
  return found;
}

static void
open_game (Fixture *fixture, guint n_games)
{
  static const char game[]
      = "[White \"Almeida, Ana\"]\n[Black \"Baker, Ben\"]\n\n1. e4 e5 *\n\n";
  g_autofree char *path = g_build_filename (fixture->folder, "games.pgn", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint i = 0; i < n_games; i++)
    g_string_append (text, game);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (!checkbit_opener_is_busy (fixture->parts.opener));
  if (n_games > 1)
    g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated",
                           0u);
  ui_test_wait_for (!checkbit_opener_is_busy (fixture->parts.opener));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static gboolean
has_title (Fixture *fixture, const char *css_class, const char *text)
{
  GtkLabel *label = find_title (gtk_widget_get_first_child (GTK_WIDGET (fixture->window)), css_class);

  return label != NULL && g_str_equal (gtk_label_get_text (label), text)
         && !pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

/* The side to move and the name of the game are shown in full or not at all. */
static void
test_turn (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint n_games;
    int width, height;
    const char *title, *subtitle;
  } cases[] = {
    { 1, 1400, 860, "games.pgn", "Almeida, Ana – Baker, Ben · White to move" },
    { 1, 800, 600, "games.pgn", "White to move" },
    { 1200, 1400, 860, "games.pgn (1 of 1200)", "Almeida, Ana – Baker, Ben · White to move" },
    { 1200, 800, 600, "games.pgn", "White to move" },
    { 1200, 400, 640, "games.pgn (1 of 1200)", "White to move" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      open_game (fixture, cases[i].n_games);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), cases[i].width, cases[i].height);
      ui_test_show (GTK_WINDOW (fixture->window));
      ui_test_wait_for (ABS (gtk_widget_get_width (GTK_WIDGET (fixture->window)) - cases[i].width)
                        < 100);
      ui_test_wait_for (has_title (fixture, "title", cases[i].title)
                        && has_title (fixture, "subtitle", cases[i].subtitle));
    }
}

/* Counts the values in sight that take two lines. */
static guint
count_wrapped (GtkWidget *widget, guint *n)
{
  guint wrapped = 0;

  if (CHECKBIT_IS_MASK_TILE_VALUE (widget))
    {
      ++*n;
      return checkbit_mask_tile_value_wraps (CHECKBIT_MASK_TILE_VALUE (widget),
                                             gtk_widget_get_width (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrapped += count_wrapped (child, n);
  return wrapped;
}

/* In every window but a small one, each value is on one line, and neither the board nor Game is
 * smaller for it. */
static void
test_values (Fixture *fixture, gconstpointer data)
{
  CheckbitDesk *desk = get_desk (fixture);

  show_inspector (fixture);
  checkbit_desk_set_view (desk, CHECKBIT_SIDE_BITS);
  for (int width = 1280; width <= 2560; width += 40)
    {
      guint n = 0;

      settle_at (fixture, width, MAX (820, width * 9 / 16));
      g_assert_cmpuint (count_wrapped (checkbit_desk_get_bits (desk), &n), ==, 0);
      g_assert_cmpuint (n, >=, 12);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->parts.board)), >=, 520);
    }
}

int
main (int argc, char *argv[])
{
  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strconcat ("/window/desk/place/", sizes[i].name, NULL);
      g_autofree char *bits = g_strconcat ("/window/desk/place-of-bits/", sizes[i].name, NULL);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_place, tear_down);
      g_test_add (bits, Fixture, GUINT_TO_POINTER (i), set_up, test_place_of_bits, tear_down);
      if (sizes[i].width >= 800)
        {
          g_autofree char *away = g_strconcat ("/window/desk/put-away/", sizes[i].name, NULL);
          g_autofree char *mirrored = g_strconcat (away, "/rtl", NULL);

          g_test_add (away, Fixture, GUINT_TO_POINTER (i), set_up, test_put_away, tear_down);
          g_test_add (mirrored, Fixture, GUINT_TO_POINTER (i + G_N_ELEMENTS (sizes)), set_up,
                      test_put_away, tear_down);
        }
    }
  ADD ("desk/values", test_values, NULL);
  ADD ("desk/first-frame", test_first_frame, NULL);
  ADD ("desk/choices", test_choices, NULL);
  ADD ("desk/keyboard-in-choices", test_keyboard_in_choices, NULL);
  ADD ("desk/steps", test_steps, NULL);
  ADD ("desk/steps/notation", test_steps_notation, NULL);
  ADD ("desk/steps/narrow", test_steps_narrow, NULL);
  ADD ("desk/actions", test_actions, NULL);
  ADD ("desk/card-below-steps", test_card_below_steps, NULL);
  ADD ("desk/card-width", test_card_width, NULL);
  ADD ("desk/note-place", test_note_place, NULL);
  ADD ("desk/switch", test_switch, NULL);
  ADD ("desk/short-title", test_short_title, NULL);
  ADD ("desk/mirrored", test_mirrored, NULL);
  ADD ("desk/title", test_title, NULL);
  ADD ("desk/fen", test_fen, NULL);
  ADD ("desk/fen/narrow", test_narrow_fen, NULL);
  ADD ("desk/fen/setup", test_setup_fen, NULL);
  ADD ("desk/fen/leave", test_leave_fen, NULL);
  ADD ("desk/fen/folded-mistake", test_folded_mistake, NULL);
  ADD ("desk/fen/fold-focus", test_fold_focus, GINT_TO_POINTER (1400));
  ADD ("desk/fen/fold-focus/narrow", test_fold_focus, GINT_TO_POINTER (360));
  ADD ("desk/fen/stays", test_fen_stays, NULL);
  ADD ("desk/fen/mistake-folds", test_mistake_folds, GINT_TO_POINTER (1400));
  ADD ("desk/fen/mistake-folds/narrow", test_mistake_folds, GINT_TO_POINTER (360));
  ADD ("desk/fen/mistake-stays", test_mistake_stays, NULL);
  ADD ("desk/fen/leave-once", test_leave_fen_once, NULL);
  ADD ("desk/turn", test_turn, NULL);

  return g_test_run ();
}
