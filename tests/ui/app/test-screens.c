/* The window's screens at each size and in each look: all of it is inside of the window, and
 * nothing that holds a number or a choice is cut. With CHECKBIT_SCREENS each is drawn into that
 * folder, to be looked at:
 *
 *   CHECKBIT_SCREENS=/tmp/screens meson test -C build --suite screens
 *
 * ADW_DEBUG_HIGH_CONTRAST=1 gives high contrast, SCREENS_TEXT=1.6 larger texts, SCREENS_FONT
 * (as "Cantarell 11") another font, GDK_SCALE=2 twice the pixels, LANGUAGE with
 * CHECKBIT_LOCALE_DIR another language, SCREENS_RTL=1 one that is written from right to left.
 * SCREENS_SIZES (as 360x640,800x600) chooses among the sizes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include "game/tree/openings.h"
#include "ui/app/explorer-view.h"
#include "ui/app/preferences.h"
#include "ui/base/large-text.h"

#include <libintl.h>
#include <locale.h>
#include <stdlib.h>

static const struct
{
  const char *name;
  int width, height;
} sizes[] = {
  { "360x600", 360, 600 },     { "360x640", 360, 640 },     { "800x600", 800, 600 },
  { "1280x820", 1280, 820 },   { "1400x860", 1400, 860 },   { "1920x1080", 1920, 1080 },
  { "2560x1440", 2560, 1440 }, { "3840x2160", 3840, 2160 },
};

static guint n_screens, n_labels, n_cut, n_outside, n_large, n_asked, n_unsteady;
static CheckbitEngineEntry *engine; /* that a view has added; NULL for none */

/* --- What is seen ---------------------------------------------------------------------------- */

static gboolean
holds_number (const char *text)
{
  return strpbrk (text, "0123456789") != NULL;
}

/* Choices have their text on a button, a tab or a row of a list. */
static gboolean
is_choice (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) != NULL
         || gtk_widget_get_ancestor (label, GTK_TYPE_CHECK_BUTTON) != NULL
         || gtk_widget_get_ancestor (label, ADW_TYPE_VIEW_SWITCHER) != NULL
         || gtk_widget_get_ancestor (label, GTK_TYPE_DROP_DOWN) != NULL
         || gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW) != NULL;
}

/* A phone has no room for this in large texts. */
static gboolean
has_to_say_whose_turn (GtkWidget *label, const char *text)
{
  if (checkbit_large_text_get_scale (label) > 1.25)
    return FALSE;
  return g_str_equal (text, dgettext (GETTEXT_PACKAGE, "White to move"))
         || g_str_equal (text, dgettext (GETTEXT_PACKAGE, "Black to move"));
}

/* May be cut off: names given by people and paths of files, if their full text is available
 * elsewhere; and the placeholder of an entry. */
static gboolean
may_be_cut (GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  if (GTK_IS_TEXT (gtk_widget_get_parent (label)))
    return TRUE;
  return !holds_number (text) && !is_choice (label) && !has_to_say_whose_turn (label, text);
}

/* Whether lines of a text are below its widget, or that of a row's choice below the row. */
static gboolean
is_clipped (GtkWidget *label, PangoLayout *layout)
{
  GtkWidget *list = gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW);
  graphene_rect_t box;
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  if (height > gtk_widget_get_height (label) + 2)
    return TRUE;
  return list != NULL && gtk_widget_get_ancestor (list, ADW_TYPE_COMBO_ROW) != NULL
         && gtk_widget_compute_bounds (label, list, &box)
         && box.origin.y + box.size.height > gtk_widget_get_height (list) + 2;
}

static gboolean
holds_letter (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

/* Whether the signs of a number would change places: "0.33+", "?!1". */
static gboolean
is_turned_round (GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  return gtk_widget_get_direction (label) == GTK_TEXT_DIR_RTL
         && !holds_letter (text) && holds_number (text)
         && (strpbrk (text, "+-#?!/") != NULL || strstr (text, "−") != NULL);
}

static void
check_label (const char *screen, GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

  n_labels++;
  if (is_turned_round (label))
    {
      n_cut++;
      g_test_message ("%s: turned round: %s", screen, gtk_label_get_text (GTK_LABEL (label)));
    }
  if (may_be_cut (label) || !(pango_layout_is_ellipsized (layout) || is_clipped (label, layout)))
    return;
  n_cut++;
  g_test_message ("%s: cut: %s", screen, gtk_label_get_text (GTK_LABEL (label)));
}

/* Content that can be scrolled into view may be outside of it. */
static gboolean
is_scrolled (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL
         || gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT) != NULL;
}

static void
check_place (const char *screen, GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t box;

  if (is_scrolled (widget) || !gtk_widget_compute_bounds (widget, window, &box))
    return;
  if (box.origin.x > -1 && box.origin.y > -1
      && box.origin.x + box.size.width < gtk_widget_get_width (window) + 1
      && box.origin.y + box.size.height < gtk_widget_get_height (window) + 1)
    return;
  n_outside++;
  g_test_message ("%s: outside of %d x %d: %s at %g,%g %gx%g", screen,
                  gtk_widget_get_width (window), gtk_widget_get_height (window),
                  G_OBJECT_TYPE_NAME (widget), box.origin.x, box.origin.y, box.size.width,
                  box.size.height);
}

static void
check_widget (const char *screen, GtkWidget *widget, GtkWidget *window)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    {
      check_label (screen, widget);
      check_place (screen, widget, window);
    }
  if (GTK_IS_BUTTON (widget))
    check_place (screen, widget, window);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (screen, child, window);
}

/* --- Pictures -------------------------------------------------------------------------------- */

static void
save (const char *screen, GtkWidget *window)
{
  const char *folder = g_getenv ("CHECKBIT_SCREENS");
  g_autofree char *path = NULL;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (folder == NULL)
    return;
  paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float scale = (float) gtk_widget_get_scale_factor (window);

  gtk_snapshot_scale (snapshot, scale, scale);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;
  path = g_strdup_printf ("%s/%s.png", folder, screen);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* No animation is running any more. */
static gboolean
is_settled (GtkWidget *widget)
{
  if (GTK_IS_REVEALER (widget)
      && gtk_revealer_get_reveal_child (GTK_REVEALER (widget))
             != gtk_revealer_get_child_revealed (GTK_REVEALER (widget)))
    return FALSE;
  if (GTK_IS_STACK (widget) && gtk_stack_get_transition_running (GTK_STACK (widget)))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !is_settled (child))
      return FALSE;
  return TRUE;
}

static void
check_answers (const char *screen, GtkWidget *window)
{
  guint unsteady = ui_test_count_unsteady_sizes (window, &n_asked);

  n_unsteady += unsteady;
  if (unsteady > 0)
    g_test_message ("%s: %u wrong answers", screen, unsteady);
}

/* The name of a screen includes its style. */
static void
look_at (const char *view, GtkWidget *window)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const char *prefix = g_getenv ("SCREENS_NAME");
  g_autofree char *screen
      = g_strdup_printf ("%s%s-%s", prefix != NULL ? prefix : "", view, dark ? "dark" : "light");

  n_screens++;
  ui_test_wait_for (is_settled (window));
  ui_test_wait_for_frames (window);
  check_widget (screen, window, window);
  check_answers (screen, window);
  save (screen, window);
}

/* The game's side is scrolled in windows alone that are as low as a phone's. */
static void
check_scroller (const char *screen, Fixture *fixture, guint size)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (
      GTK_WIDGET (fixture->parts.move_list), GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (scroller);
  double over = gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place);

  if (over < 1 || sizes[size].width < 480
      || checkbit_large_text_get_scale (GTK_WIDGET (scroller)) > 1.25)
    return;
  n_outside++;
  g_test_message ("%s: %g pixels of the game's side are out of sight", screen, over);
}

static void
look_in_both (const char *view, GtkWidget *window)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  look_at (view, window);
  if (g_getenv ("CHECKBIT_SCREENS") == NULL)
    return;
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  ui_test_run (300);
  look_at (view, window);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  ui_test_run (300);
}

/* --- Views ----------------------------------------------------------------------------------- */

static const char reviewed[]
    = "[Event \"Club match\"]\n[White \"Ann Archer\"]\n[Black \"Ben Baker\"]\n[WhiteElo \"1870\"]\n"
      "[BlackElo \"1912\"]\n[Date \"2024.05.01\"]\n[Result \"1-0\"]\n\n"
      "1. e4 { [%eval 0.3] [%clk 0:05:00] } e5 { [%eval 0.3] [%clk 0:04:58] } 2. Nf3 { [%eval 0.4] "
      "} Nc6 "
      "{ [%eval 0.3] } 3. Bc4 { [%eval 0.2] } Nd4 $6 { [%eval 0.9] A trap, and a known one. } "
      "(3... Bc5 "
      "{ [%eval 0.2] } 4. c3 Nf6 5. d3) 4. Nxe5 $2 { [%eval -1.8] } Qg5 { [%eval -1.7] } 5. Nxf7 "
      "$4 "
      "{ [%eval -6.2] } Qxg2 { [%eval -6.3] } 6. Rf1 { [%eval -6.4] } Qxe4+ { [%eval -6.1] } 7. "
      "Be2 "
      "{ [%eval -9.0] } Nf3#  1-0\n";

static void
open_text (Fixture *fixture, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, "games.pgn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  checkbit_window_open_file (fixture->window, file);
  ui_test_wait_for (!checkbit_opener_is_busy (fixture->parts.opener));
  ui_test_wait_for_frames (fixture->window);
}

static void
show_play (Fixture *fixture)
{
  moves (fixture, "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6");
}

static void
show_match (Fixture *fixture)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  for (ChessColor side = CHESS_WHITE; side <= CHESS_BLACK; side++)
    plan->sides[side].control
        = (CheckbitTimeControl){ .n_stages = 1, .stages = { { .time_ms = 5400000 } } };
  g_assert_true (checkbit_controller_start_match (fixture->parts.controller, plan, NULL));
  moves (fixture, "e2e4 e7e5 g1f3");
}

static void
show_result (Fixture *fixture)
{
  show_match (fixture);
  act (fixture, "resign");
}

static void
show_review (Fixture *fixture)
{
  open_text (fixture, reviewed);
  act (fixture, "go-end");
}

/* An engine's analysis of a position, with its lines. */
static void
show_analysis (Fixture *fixture)
{
  const char *const arguments[] = { NULL };
  CheckbitAnalysis *analysis = fixture->parts.analysis;

  engine = checkbit_engine_list_add (checkbit_engine_list_get_default (), "Fake",
                                     g_getenv ("FAKE_ENGINE"), arguments, NULL);
  show_play (fixture);
  checkbit_analysis_set_entry (analysis, engine);
  checkbit_analysis_set_active (analysis, TRUE);
  ui_test_wait_for (checkbit_analysis_get_n_lines (analysis) > 0);
}

static gboolean
explorer_says (Fixture *fixture, const char *text)
{
  CheckbitExplorerView *view
      = checkbit_window_get_part (fixture->window, CHECKBIT_TYPE_EXPLORER_VIEW);
  CheckbitExplorerPanel *panel = checkbit_explorer_view_get_panel (view);

  return panel != NULL && ui_test_says (GTK_WIDGET (panel), text);
}

/* With a rating, a year and a score of three parts for each move. */
static void
show_explorer (Fixture *fixture)
{
  static const char *const lines[] = { "1. e4 e5", "1. e4 c5", "1. d4 d5", "1. Nf3 d5" };
  static const char *const results[] = { "1-0", "0-1", "1/2-1/2" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < 120; i++)
    {
      const char *result = results[i % G_N_ELEMENTS (results)];

      g_string_append_printf (
          text,
          "[Event \"Open championship\"]\n[White \"Player %c\"]\n[Black \"Other %c\"]\n"
          "[Date \"2023.04.%02u\"]\n[WhiteElo \"2%u\"]\n[Result \"%s\"]\n\n%s %s\n\n",
          'A' + i % 26, 'B' + i % 25, i % 28 + 1, 100 + i, result,
          lines[i * i % 7 % G_N_ELEMENTS (lines)], result);
    }
  open_text (fixture, text->str);
  g_signal_emit_by_name (checkbit_games_view_get_list (fixture->parts.games), "game-activated", 0u);
  act (fixture, "explorer");
  /* How often the move was played that is played most, in any language. */
  ui_test_wait_for (explorer_says (fixture, "86"));
}

#define N_GAMES 40

static GtkWidget *
find_column_view (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_COLUMN_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_column_view (child);
  return found;
}

/* All rows exist and have been laid out: they are created a few at a time. */
static void
wait_for_rows (Fixture *fixture)
{
  GtkWidget *view = find_column_view (GTK_WIDGET (checkbit_games_view_get_list (fixture->parts.games)));

  g_assert_nonnull (view);
  ui_test_wait_for (
      g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (view))))
      == N_GAMES);
  ui_test_run (300);
  ui_test_wait_for_frames (fixture->window);
}

static void
show_games (Fixture *fixture)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < N_GAMES; i++)
    g_string_append_printf (
        text,
        "[Event \"Open championship\"]\n[White \"Player %c\"]\n[Black \"Other %c\"]\n"
        "[Date \"2023.04.%02u\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 2. c4 e6 1/2-1/2\n\n",
        'A' + i % 26, 'B' + i % 25, i % 28 + 1);
  open_text (fixture, text->str);
  wait_for_rows (fixture);
}

static void
show_set_up (Fixture *fixture)
{
  act (fixture, "set-up");
}

static void
show_error (Fixture *fixture)
{
  checkbit_fen_entry_request (fixture->parts.fen_entry,
                              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1");
}

static const struct
{
  const char *name;
  void (*show) (Fixture *fixture);
} views[] = {
  { "start", NULL },
  { "play", show_play },
  { "match", show_match },
  { "result", show_result },
  { "review", show_review },
  { "analysis", show_analysis },
  { "explorer", show_explorer },
  { "games", show_games },
  { "set-up", show_set_up },
  { "error", show_error },
};

static const char *const dialogs[]
    = { "new-match", "preferences", "details", "export", "review", "manual" };

/* --- The tests ------------------------------------------------------------------------------- */

typedef struct
{
  guint size,
      view; /* of the tables; of dialogs[] from the end of views[] on, and then the inspector's pages */
} Case;

static void
open_at (Fixture *fixture, guint size)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[size].width, sizes[size].height);
  ui_test_show (GTK_WINDOW (fixture->window));
  ui_test_wait_for (checkbit_inspector_dock_get_inspector (fixture->parts.dock) != NULL
                    || !checkbit_inspector_dock_get_shown (fixture->parts.dock));
}

/* The child with the largest request; NULL for none. */
static GtkWidget *
find_largest_child (GtkWidget *widget, GtkOrientation orientation)
{
  GtkWidget *largest = NULL;
  int most = 0, least;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
      if (least > most)
        {
          most = least;
          largest = child;
        }
    }
  return largest;
}

/* The chain of what asks for most, from the outermost on. */
static void
tell_reason (GtkWidget *window, GtkOrientation orientation)
{
  g_autoptr (GString) chain = g_string_new (NULL);
  GtkWidget *last = window;

  for (GtkWidget *widget = window; widget != NULL;
       widget = find_largest_child (widget, orientation))
    {
      int least;

      gtk_widget_measure (widget, orientation, -1, &least, NULL, NULL, NULL);
      g_string_append_printf (chain, "%s%s %d", chain->len > 0 ? " > " : "",
                              G_OBJECT_TYPE_NAME (widget), least);
      last = widget;
    }
  g_test_message ("  for its %s: %s %s",
                  orientation == GTK_ORIENTATION_HORIZONTAL ? "width" : "height", chain->str,
                  GTK_IS_LABEL (last) ? gtk_label_get_text (GTK_LABEL (last)) : "");
}

/* GTK does not let a window become smaller than its minimum size. */
static void
check_size (const char *screen, GtkWidget *window, guint size)
{
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);

  if (width <= sizes[size].width && height <= sizes[size].height)
    return;
  n_large++;
  g_test_message ("%s: too large: %d x %d", screen, width, height);
  tell_reason (window,
               width > sizes[size].width ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

/* One view must not leave widgets for the next. */
static void
tear_down_all (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "games.pgn", NULL);

  g_unlink (path);
  checkbit_analysis_set_active (fixture->parts.analysis, FALSE);
  if (engine != NULL)
    checkbit_engine_list_remove (checkbit_engine_list_get_default (), engine);
  engine = NULL;
  g_settings_reset (fixture->settings, "explorer");
  tear_down (fixture, data);
}

static void
test_view (Fixture *fixture, gconstpointer data)
{
  const Case *row = data;
  g_autofree char *name = g_strdup_printf ("%s-%s", views[row->view].name, sizes[row->size].name);

  open_at (fixture, row->size);
  if (views[row->view].show != NULL)
    views[row->view].show (fixture);
  ui_test_run (400);
  ui_test_wait_for_frames (fixture->window);
  check_size (name, GTK_WIDGET (fixture->window), row->size);
  check_scroller (name, fixture, row->size);
  look_in_both (name, GTK_WIDGET (fixture->window));
}

static void
look_at_page (Fixture *fixture, AdwViewStack *stack, AdwViewStackPage *page, guint size)
{
  g_autofree char *name
      = g_strdup_printf ("bits-%s-%s", adw_view_stack_page_get_name (page), sizes[size].name);

  adw_view_stack_set_visible_child (stack, adw_view_stack_page_get_child (page));
  ui_test_run (300);
  ui_test_wait_for_frames (fixture->window);
  check_size (name, GTK_WIDGET (fixture->window), size);
  look_in_both (name, GTK_WIDGET (fixture->window));
}

static void
test_bits (Fixture *fixture, gconstpointer data)
{
  const Case *row = data;
  GtkWidget *inspector;

  open_at (fixture, row->size);
  show_play (fixture);
  if (!checkbit_inspector_dock_get_shown (fixture->parts.dock))
    act (fixture, "show-inspector");
  ui_test_wait_for ((inspector = checkbit_inspector_dock_get_inspector (fixture->parts.dock))
                    != NULL);
  AdwViewStack *stack = ui_test_find_type (inspector, ADW_TYPE_VIEW_STACK);
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      look_at_page (fixture, stack, page, row->size);
    }
}

static GtkWindow *
find_other_window (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (fixture->window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

static void
open_dialog (Fixture *fixture, const char *name)
{
  show_play (fixture);
  if (g_str_equal (name, "preferences"))
    {
      GtkWindow *window = GTK_WINDOW (checkbit_preferences_new (fixture->settings));

      gtk_window_set_transient_for (window, GTK_WINDOW (fixture->window));
      ui_test_show (window);
    }
  else
    act (fixture, name);
  ui_test_wait_for (find_other_window (fixture) != NULL);
  ui_test_run (400);
}

/* No window manager is here to do it. A busy machine takes its time; what cannot be smaller
 * stays. */
static void
fit (GtkWindow *dialog, guint size)
{
  GtkWidget *widget = GTK_WIDGET (dialog);

  gtk_window_set_default_size (dialog, MIN (gtk_widget_get_width (widget), sizes[size].width),
                               MIN (gtk_widget_get_height (widget), sizes[size].height));
  ui_test_run (300);
  for (guint i = 0; i < 150
                    && (gtk_widget_get_width (widget) > sizes[size].width
                        || gtk_widget_get_height (widget) > sizes[size].height);
       i++)
    ui_test_run (100);
}

static void
test_dialog (Fixture *fixture, gconstpointer data)
{
  const Case *row = data;
  const char *dialog = dialogs[row->view];
  g_autofree char *name = g_strdup_printf ("dialog-%s-%s", dialog, sizes[row->size].name);

  open_at (fixture, row->size);
  open_dialog (fixture, dialog);
  fit (find_other_window (fixture), row->size);
  check_size (name, GTK_WIDGET (find_other_window (fixture)), row->size);
  look_in_both (name, GTK_WIDGET (find_other_window (fixture)));
  ui_test_destroy (find_other_window (fixture));
}

static void
test_end (void)
{
  g_test_message ("%u screens, %u labels, %u cut, %u outside; %u sizes, %u unsteady", n_screens,
                  n_labels, n_cut, n_outside, n_asked, n_unsteady);
  g_assert_cmpuint (n_labels, >, 30 * n_screens / 2);
  g_assert_cmpuint (n_cut, ==, 0);
  g_assert_cmpuint (n_outside, ==, 0);
  g_assert_cmpuint (n_large, ==, 0);
  g_assert_cmpuint (n_unsteady, ==, 0);
}

static void
add (const char *view, guint size, guint index, void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/screens/%s/%s", sizes[size].name, view);
  Case *row = g_new (Case, 1);

  *row = (Case){ size, index };
  g_test_add_vtable (path, sizeof (Fixture), row, (GTestFixtureFunc) (void (*) (void)) set_up,
                     (GTestFixtureFunc) (void (*) (void)) test,
                     (GTestFixtureFunc) (void (*) (void)) tear_down_all);
}

static void
add_size (guint size)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    add (views[i].name, size, i, test_view);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_autofree char *name = g_strconcat ("dialog-", dialogs[i], NULL);

      add (name, size, i, test_dialog);
    }
  add ("bits", size, 0, test_bits);
}

/* Whether the font of a description such as "Cantarell 11" is installed. */
static gboolean
has_font (const char *font)
{
  g_autoptr (PangoFontDescription) wanted = pango_font_description_from_string (font);
  PangoFontFamily **families;
  int n;
  gboolean found = FALSE;

  pango_font_map_list_families (pango_cairo_font_map_get_default (), &families, &n);
  for (int i = 0; i < n && !found; i++)
    found = g_str_equal (pango_font_family_get_name (families[i]),
                         pango_font_description_get_family (wanted));
  g_free (families);
  return found;
}

static void
scale_texts (void)
{
  const char *font = g_getenv ("SCREENS_FONT"), *scale = g_getenv ("SCREENS_TEXT");

  if (font != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-font-name", font, NULL);
  if (scale != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                  (int) (96 * 1024 * g_ascii_strtod (scale, NULL)), NULL);
}

int
main (int argc, char *argv[])
{
  const char *locales = g_getenv ("CHECKBIT_LOCALE_DIR"), *chosen = g_getenv ("SCREENS_SIZES");

  if (locales != NULL)
    {
      setlocale (LC_ALL, "");
      bindtextdomain ("checkbit", locales);
      bind_textdomain_codeset ("checkbit", "UTF-8");
      textdomain ("checkbit");
      checkbit_opening_bind_names (locales);
    }
  ui_test_init (&argc, &argv);
  if (g_getenv ("SCREENS_FONT") != NULL && !has_font (g_getenv ("SCREENS_FONT")))
    {
      g_printerr ("%s is not installed: skipped\n", g_getenv ("SCREENS_FONT"));
      return 77;
    }
  /* As the application has it. */
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                    "/io/github/checkbit/Checkbit/icons");
  scale_texts ();
  /* The direction is a word of GTK's own catalogue, which is not there everywhere. */
  if (g_getenv ("SCREENS_RTL") != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_LIGHT);
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    if (chosen == NULL || strstr (chosen, sizes[size].name) != NULL)
      add_size (size);
  g_test_add_func ("/summary/nothing-cut", test_end);
  return g_test_run ();
}
