/* Measures the cost of a frame at 1400×900 with the whole inspector beside the board.
 *
 *   bench-frames [WORD]     on a display of its own: tests/lib/headless bench-frames
 *
 * WORD measures only the rows that have it in their name.
 *
 * What draws is chosen as the program chooses it. GSK_RENDERER=cairo or gl has the one or the
 * other, and with LIBGL_ALWAYS_SOFTWARE=1 both work on the processor.
 *
 * A row's cost is that of the step itself (a move with all that follows it) and of the frame that
 * shows it: style, layout, drawing, rasterizing and handing it to the display. First comes the
 * time that a person waits, then the processor's time, which other programs on the machine lengthen
 * less. A page of the inspector is walked through PASSES times, and the least of each step counts:
 * that is what the step itself needs, whatever else the machine did once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-window.h"

#include <math.h>

#include "ui/board/board.h"
#include "ui/app/inspector.h"
#include "ui/app/window.h"

#define PLIES 120
#define MOTION_FRAMES 9
#define SCROLL_STEP 37

typedef struct
{
  BenchWindow window;
  CheckbitBoard *board;
  GtkWidget *inspector;
  GtkAdjustment *adjustment;
  double scroll_step;
  const char *only; /* a text in the names of the rows to be measured */
} Bench;

typedef void (*Step) (Bench *self, guint i);

/* The first widget of a type below another. */
static GtkWidget *
find_widget (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
move_step (Bench *self, guint i)
{
  checkbit_game_go_forward (checkbit_window_get_game (self->window.window));
}

static void
motion_step (Bench *self, guint i)
{
  if (i % MOTION_FRAMES == 0)
    checkbit_game_go_back (checkbit_window_get_game (self->window.window));
}

static void
jump_step (Bench *self, guint i)
{
  CheckbitGame *game = checkbit_window_get_game (self->window.window);

  if (i % 2 == 0)
    checkbit_game_go_to_end (game);
  else
    checkbit_game_go_to_start (game);
}

static void
hover_step (Bench *self, guint i)
{
  checkbit_board_set_hovered (self->board, i % CHESS_N_SQUARES);
}

/* Scrolls down to the end and back up. */
static void
scroll_step (Bench *self, guint i)
{
  double before = gtk_adjustment_get_value (self->adjustment);

  gtk_adjustment_set_value (self->adjustment, before + self->scroll_step);
  if (gtk_adjustment_get_value (self->adjustment) != before + self->scroll_step)
    self->scroll_step = -self->scroll_step;
}

static void
flip_step (Bench *self, guint i)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window.window), "win.flip-board", NULL);
}

static const struct
{
  const char *what;
  Step step;
  guint n;
  gboolean settle; /* whether animations end before the next step */
} rows[] = {
  { "a move, first frame", move_step, PLIES, TRUE },
  { "a move sliding", motion_step, PLIES, FALSE },
  { "from end to end of the game", jump_step, 20, TRUE },
  { "a square lit in every tile", hover_step, 128, FALSE },
  { "scrolling the inspector", scroll_step, 240, FALSE },
  { "the board turned round", flip_step, 20, FALSE },
};

/* The milliseconds of a step and of the frame that shows it, in wall-clock and processor time. */
static void
measure_step (Bench *self, Step step, guint i, double *time, double *work)
{
  gint64 begin = g_get_monotonic_time ();
  gint64 begin_work = bench_get_work_time ();

  step (self, i);
  gint64 step_time = g_get_monotonic_time () - begin;
  gint64 step_work = bench_get_work_time () - begin_work;
  gdk_frame_clock_request_phase (gtk_widget_get_frame_clock (self->inspector),
                                 GDK_FRAME_CLOCK_PHASE_PAINT);
  bench_window_forget (&self->window);
  bench_window_wait_frame (&self->window);
  if (self->window.frames->len == 0)
    g_error ("no frame is painted");

  const BenchFrame *frame = &g_array_index (self->window.frames, BenchFrame, 0);
  *time = (double) (step_time + frame->end - frame->begin) / 1000;
  *work = (double) (step_work + frame->work) / 1000;
}

static void
measure_row (Bench *self, guint row)
{
  if (strstr (rows[row].what, self->only) == NULL)
    return;

  guint n = rows[row].n;
  g_autofree double *times = g_new (double, n);
  g_autofree double *works = g_new (double, n);

  for (guint i = 0; i < n; i++)
    {
      measure_step (self, rows[row].step, i, &times[i], &works[i]);
      if (rows[row].settle)
        bench_window_wait (&self->window, 200);
    }
  bench_print_times (rows[row].what, times, n);
  bench_print_times ("    of the processor", works, n);
}

/* --- Watches -------------------------------------------------------------------------------- */

#define WATCHES 20
#define PAGE_PLIES 40
#define PASSES 3

/* Expressions whose sets change with every move, using the whole language. */
static const char *const expressions[] = {
  "attacks_white & black & ~attacks_black",
  "queen(sel | white_king) & ~us",
  "fill_north(white_pawns) ^ fill_south(black_pawns)",
  "attackers(rank_4) & them",
  "targets & attacks_white_twice",
};

static void
add_watches (Bench *self)
{
  CheckbitWatchList *list
      = checkbit_inspection_get_watches (checkbit_window_get_inspection (self->window.window));
  g_autoptr (GPtrArray) watches = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < WATCHES; i++)
    {
      g_autofree char *name = g_strdup_printf ("watch %u", i);

      g_ptr_array_add (watches,
                       checkbit_watch_new (name, expressions[i % G_N_ELEMENTS (expressions)],
                                           CHECKBIT_SET_NO_STYLE));
    }
  checkbit_watch_list_replace (list, watches);
}

/* Walks through the first plies and keeps the least of each step. */
static void
walk_page (Bench *self, double *times, double *works)
{
  checkbit_game_go_to_start (checkbit_window_get_game (self->window.window));
  bench_window_wait (&self->window, 600);
  for (guint i = 0; i < PAGE_PLIES; i++)
    {
      double time, work;

      measure_step (self, move_step, i, &time, &work);
      times[i] = MIN (times[i], time);
      works[i] = MIN (works[i], work);
      bench_window_wait (&self->window, 200);
    }
}

/* The same moves with all masks, twenty watches and a visible page. layers: how many masks are kept
 * on the board. */
static void
measure_page (Bench *self, const char *page, guint n_layers)
{
  double times[PAGE_PLIES], works[PAGE_PLIES];
  g_autofree char *what = g_strdup_printf ("a move, %s, %u layers", page, n_layers);

  if (strstr (what, self->only) == NULL)
    return;
  checkbit_inspector_show_page (CHECKBIT_INSPECTOR (self->inspector), page);
  for (guint i = 0; i < PAGE_PLIES; i++)
    times[i] = works[i] = INFINITY;
  for (guint pass = 0; pass < PASSES; pass++)
    walk_page (self, times, works);
  bench_print_times (what, times, PAGE_PLIES);
  bench_print_times ("    of the processor", works, PAGE_PLIES);
}

/* Keeps masks on the board that change with every move. */
static void
keep_masks (Bench *self, guint n)
{
  CheckbitInspection *inspection = checkbit_window_get_inspection (self->window.window);
  GListModel *masks = G_LIST_MODEL (checkbit_inspection_get_masks (inspection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CheckbitSet) set = g_list_model_get_item (masks, 12 + i);

      checkbit_layers_keep (checkbit_window_get_part (self->window.window, CHECKBIT_TYPE_LAYERS),
                            set);
    }
}

static void
measure_pages (Bench *self)
{
  static const char *const pages[]
      = { "masks", "watches", "set", "moves", "square", "magic", "perft" };

  add_watches (self);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    measure_page (self, pages[i], 0);
  keep_masks (self, 8);
  measure_page (self, "masks", 8);
}

int
main (int argc, char **argv)
{
  Bench self = { .scroll_step = SCROLL_STEP };

  self.only = argc > 1 ? argv[argc - 1] : "";
  bench_window_open (&self.window);
  self.inspector = find_widget (GTK_WIDGET (self.window.window), CHECKBIT_TYPE_INSPECTOR);
  self.board = CHECKBIT_BOARD (find_widget (GTK_WIDGET (self.window.window), CHECKBIT_TYPE_BOARD));
  if (self.inspector == NULL)
    g_error ("the window has no inspector");
  self.adjustment = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (find_widget (self.inspector, GTK_TYPE_SCROLLED_WINDOW)));

  bench_window_play (&self.window, PLIES);
  checkbit_game_go_to_start (checkbit_window_get_game (self.window.window));
  bench_window_wait (&self.window, 300);
  g_print ("%s, %d×%d\n", bench_window_get_renderer (&self.window),
           gtk_widget_get_width (GTK_WIDGET (self.window.window)),
           gtk_widget_get_height (GTK_WIDGET (self.window.window)));
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    measure_row (&self, row);
  measure_pages (&self);
  return 0;
}
