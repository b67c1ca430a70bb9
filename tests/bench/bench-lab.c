/* Perft 6 from the start position on the page Perft of the real window beside the same at the
 * shell, one thread, in turns: the time that each says it took, of which the least counts on a
 * machine that others load; and the processor's, that of the interface thread apart. Then what
 * the interface thread works for each frame while a count, a comparison and a suite run; how
 * soon nothing runs any more after Cancel; and how long it takes to find what a broken program
 * does wrong at depth 5.
 *
 *   bench-lab CHECKBIT-CLI BROKEN-PERFT     on a display of its own: tests/lib/headless bench-lab …
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-window.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "ui/app/inspector.h"
#include "ui/inspector/perft/perft-compare.h"
#include "ui/inspector/perft/perft-count.h"
#include "ui/inspector/perft/perft-page.h"
#include "ui/inspector/perft/perft-suite.h"

#define DEPTH 6
#define NODES 119060324
#define ROUNDS 7

static double
get_thread_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

/* The processor time of all children that have ended, in milliseconds. */
static double
get_children_time (void)
{
  struct rusage usage;

  getrusage (RUSAGE_CHILDREN, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

/* Calls a function for every widget of a type. */
static void
find_all (GtkWidget *root, GType type, GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    g_ptr_array_add (found, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_all (child, type, found);
}

static GtkWidget *
find (GtkWidget *root, GType type, guint number)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_all (root, type, found);
  g_assert_cmpuint (number, <, found->len);
  return found->pdata[number];
}

static void
press (GtkWidget *view, const char *label)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_all (view, GTK_TYPE_BUTTON, found);
  for (guint i = 0; i < found->len; i++)
    if (g_strcmp0 (gtk_button_get_label (found->pdata[i]), label) == 0)
      {
        g_signal_emit_by_name (found->pdata[i], "clicked");
        return;
      }
  g_error ("no button %s", label);
}

/* Milliseconds of processor time for a count in the window; thread: those of the interface thread;
 * told: the time that the page shows. */
static double
count_in_window (GtkWidget *view, double *thread, double *told)
{
  CheckbitPerftModel *model
      = checkbit_perft_count_view_get_model (CHECKBIT_PERFT_COUNT_VIEW (view));
  gint64 begin = bench_get_work_time ();
  double before = get_thread_time ();

  press (view, "Count");
  while (checkbit_perft_model_is_running (model))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (checkbit_perft_model_get_nodes (model), ==, NODES);
  *told = checkbit_perft_model_get_seconds (model) * 1e3;
  *thread = get_thread_time () - before;
  return (double) (bench_get_work_time () - begin) / 1e3;
}

/* The processor time of the program at the shell; told: the milliseconds that it prints. */
static double
run_at_shell (const char *cli, const char *depth, const char *nodes, double *told)
{
  const char *argv[] = { cli, "perft", depth, NULL };
  double before = get_children_time ();
  g_autofree char *output = NULL, *errors = NULL;

  /* With this flag alone GLib does not fork; a fork would add to the window's time. */
  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_LEAVE_DESCRIPTORS_OPEN, NULL, NULL,
                     &output, &errors, NULL, NULL)
      || strstr (output, nodes) == NULL)
    g_error ("%s does not count", cli);
  *told = g_ascii_strtod (errors, NULL) * 1e3;
  return get_children_time () - before;
}

/* Without the time for starting the program. */
static double
count_at_shell (const char *cli, double *told)
{
  double ignored, start = run_at_shell (cli, "1", "20", &ignored);

  return run_at_shell (cli, G_STRINGIFY (DEPTH), G_STRINGIFY (NODES), told) - start;
}

static double
get_least (const double *times)
{
  double least = times[0];

  for (guint i = 1; i < ROUNDS; i++)
    least = MIN (least, times[i]);
  return least;
}

/* --- Frames --------------------------------------------------------------------------------- */

/* The interface thread's milliseconds per frame: since the end of the last frame; layout; painting,
 * which is done by the graphics processor if there is one; and everything but painting. */
typedef enum
{
  BEFORE,
  LAYING_OUT,
  PAINTING,
  BUT_PAINTING,
  WHOLE,
  N_PARTS
} Part;

typedef struct
{
  GArray *times[N_PARTS];
  double now[N_PARTS];
  double last;
} Frames;

static void
end_part (Frames *frames, Part part)
{
  double now = get_thread_time ();

  frames->now[part] = now - frames->last;
  frames->last = now;
}

static void
before_cb (Frames *frames)
{
  end_part (frames, BEFORE);
}

static void
laid_out_cb (Frames *frames)
{
  end_part (frames, LAYING_OUT);
}

static void
painted_cb (Frames *frames)
{
  end_part (frames, PAINTING);
  frames->now[BUT_PAINTING] = frames->now[BEFORE] + frames->now[LAYING_OUT];
  frames->now[WHOLE] = frames->now[BUT_PAINTING] + frames->now[PAINTING];
  for (guint i = 0; i < N_PARTS; i++)
    g_array_append_val (frames->times[i], frames->now[i]);
}

static void
print_parts (Frames *frames)
{
  static const char *const names[]
      = { "  before", "  laying out", "  painting", "  all but painting", "  whole" };

  for (guint i = 0; i < N_PARTS; i++)
    bench_print_times (names[i], (double *) (void *) frames->times[i]->data, frames->times[i]->len);
}

/* Presses a button and runs until a model has ended, or for ten seconds; prints the cost of the
 * frames. */
static void
print_frames (GtkWidget *view, const char *label, gboolean (*runs) (gpointer), gpointer model)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (view);
  Frames frames = { 0 };
  gint64 end = g_get_monotonic_time () + 10 * G_TIME_SPAN_SECOND;

  for (guint i = 0; i < N_PARTS; i++)
    frames.times[i] = g_array_new (FALSE, FALSE, sizeof (double));
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_cb), &frames);
  g_signal_connect_data (clock, "layout", G_CALLBACK (laid_out_cb), &frames, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &frames);
  frames.last = get_thread_time ();
  press (view, label);
  while (runs (model) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  /* Includes the frame that shows the end. */
  for (guint n = frames.times[WHOLE]->len; frames.times[WHOLE]->len == n;)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (clock, &frames);
  g_print ("%s: ms of the interface thread a frame\n", label);
  print_parts (&frames);
  for (guint i = 0; i < N_PARTS; i++)
    g_array_unref (frames.times[i]);
}

static gboolean
count_runs (gpointer model)
{
  return checkbit_perft_model_is_running (model);
}

static gboolean
compare_runs (gpointer model)
{
  return checkbit_compare_model_is_running (model);
}

static gboolean
suite_runs (gpointer model)
{
  return checkbit_suite_model_is_running (model);
}

/* --- Cancelling ----------------------------------------------------------------------------- */

/* The milliseconds of all threads but this one. */
static double
get_others_time (void)
{
  return (double) bench_get_work_time () / 1e3 - get_thread_time ();
}

/* The work of other threads after Cancel. */
static void
print_count_cancel (BenchWindow *bench, GtkWidget *view)
{
  double before;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (view, GTK_TYPE_SPIN_BUTTON, 0)), 15);
  press (view, "Count");
  bench_window_wait (bench, 1000);
  press (view, "Cancel");
  before = get_others_time ();
  g_usleep (G_USEC_PER_SEC / 2);
  g_print ("a count costs the processor %.1f ms after Cancel\n", get_others_time () - before);
}

/* Adds the processes with a certain environment variable. */
static void
find_processes (const char *variable, GArray *found)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc", 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_strdup_printf ("/proc/%s/environ", name);
      g_autofree char *environment = NULL;
      gsize size;

      if (!g_ascii_isdigit (*name) || !g_file_get_contents (path, &environment, &size, NULL))
        continue;
      for (const char *at = environment; at < environment + size; at += strlen (at) + 1)
        if (g_str_equal (at, variable))
          {
            pid_t pid = atoi (name);
            g_array_append_val (found, pid);
          }
    }
}

/* A process that has ended has no environment, even if nobody has waited for it yet. */
static gboolean
any_runs (const GArray *processes)
{
  for (guint i = 0; i < processes->len; i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/proc/%d/environ", (int) g_array_index (processes, pid_t, i));
      g_autofree char *environment = NULL;
      gsize size;

      if (g_file_get_contents (path, &environment, &size, NULL) && size > 0)
        return TRUE;
    }
  return FALSE;
}

static void
print_compare_cancel (GtkWidget *view, const char *broken)
{
  g_autofree char *command = g_strdup_printf ("BENCH_LAB=1 '%s' --fault hang", broken);
  g_autoptr (GArray) processes = g_array_new (FALSE, FALSE, sizeof (pid_t));
  gint64 begin;

  gtk_editable_set_text (GTK_EDITABLE (find (view, GTK_TYPE_ENTRY, 0)), command);
  press (view, "Compare");
  for (; processes->len == 0; find_processes ("BENCH_LAB=1", processes))
    g_main_context_iteration (NULL, FALSE);
  begin = g_get_monotonic_time ();
  press (view, "Cancel");
  /* Does not run the main loop meanwhile: the program must be ended without it. */
  while (any_runs (processes))
    g_usleep (200);
  g_print ("a program that hangs is gone %.1f ms after Cancel\n",
           (double) (g_get_monotonic_time () - begin) / 1e3);
}

/* --- Comparing ------------------------------------------------------------------------------ */

/* A program with a bug, at depth 5 from the start position. */
static void
print_difference (GtkWidget *view, const char *broken, const char *bug)
{
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));
  g_autofree char *command = g_strdup_printf ("'%s' --bug %s", broken, bug);
  double children = get_children_time ();
  gint64 begin = g_get_monotonic_time ();

  gtk_editable_set_text (GTK_EDITABLE (find (view, GTK_TYPE_ENTRY, 0)), command);
  press (view, "Compare");
  while (checkbit_compare_model_is_running (model))
    g_main_context_iteration (NULL, TRUE);
  g_print ("%s, depth 5: %s after %.0f ms, of which the program's processor %.0f ms\n", bug,
           checkbit_compare_model_get_finding (model)->differs ? "found" : "not found",
           (double) (g_get_monotonic_time () - begin) / 1e3, get_children_time () - children);
}

/* The cost of showing a view first is not part of the measurement. */
static void
show_view (BenchWindow *bench, CheckbitPerftPage *page, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "perft.view", "s", name);
  bench_window_wait (bench, 500);
}

static void
print_comparing (BenchWindow *bench, CheckbitPerftPage *page, const char *broken)
{
  GtkWidget *view = checkbit_perft_page_get_view (page, "compare");
  CheckbitCompareModel *model = checkbit_perft_compare_get_model (CHECKBIT_PERFT_COMPARE (view));
  g_autofree char *right = g_shell_quote (broken);

  show_view (bench, page, "compare");
  gtk_editable_set_text (GTK_EDITABLE (find (view, GTK_TYPE_ENTRY, 0)), right);
  print_frames (view, "Compare", compare_runs, model);
  checkbit_compare_model_cancel (model);
  print_compare_cancel (view, broken);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (view, GTK_TYPE_SPIN_BUTTON, 0)), 5);
  print_difference (view, broken, "pin");
  print_difference (view, broken, "no-en-passant");
}

static void
print_lab (BenchWindow *bench, CheckbitPerftPage *page, const char *broken)
{
  GtkWidget *count = checkbit_perft_page_get_view (page, "count");
  GtkWidget *suite = checkbit_perft_page_get_view (page, "suite");
  CheckbitSuiteModel *model = checkbit_perft_suite_get_model (CHECKBIT_PERFT_SUITE (suite));

  print_frames (count, "Count", count_runs,
                checkbit_perft_count_view_get_model (CHECKBIT_PERFT_COUNT_VIEW (count)));
  print_count_cancel (bench, count);
  print_comparing (bench, page, broken);
  show_view (bench, page, "suite");
  print_frames (suite, "Run", suite_runs, model);
}

int
main (int argc, char **argv)
{
  double window[ROUNDS], shell[ROUNDS], thread[ROUNDS], in_window[ROUNDS], at_shell[ROUNDS];
  BenchWindow bench;
  GtkWidget *inspector, *view;

  if (argc != 3)
    {
      g_printerr ("usage: bench-lab CHECKBIT-CLI BROKEN-PERFT\n");
      return 2;
    }
  bench_window_open (&bench);
  inspector = find (GTK_WIDGET (bench.window), CHECKBIT_TYPE_INSPECTOR, 0);
  checkbit_inspector_show_page (CHECKBIT_INSPECTOR (inspector), "perft");
  bench_window_wait (&bench, 500);
  view = find (GTK_WIDGET (bench.window), CHECKBIT_TYPE_PERFT_COUNT_VIEW, 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (view, GTK_TYPE_SPIN_BUTTON, 0)), DEPTH);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (view, GTK_TYPE_SPIN_BUTTON, 1)), 1);
  for (guint i = 0; i < ROUNDS; i++)
    {
      shell[i] = count_at_shell (argv[1], &at_shell[i]);
      window[i] = count_in_window (view, &thread[i], &in_window[i]) - thread[i];
    }
  g_print ("perft 6, least of %d: window %.1f ms, shell %.1f ms, ratio %.2f\n", ROUNDS,
           get_least (in_window), get_least (at_shell),
           get_least (in_window) / get_least (at_shell));
  bench_print_times ("processor at the shell, ms", shell, ROUNDS);
  bench_print_times ("processor in the window, ms", window, ROUNDS);
  bench_print_times ("and of the interface thread, ms", thread, ROUNDS);
  print_lab (&bench,
             CHECKBIT_PERFT_PAGE (find (GTK_WIDGET (bench.window), CHECKBIT_TYPE_PERFT_PAGE, 0)),
             argv[2]);
  return EXIT_SUCCESS;
}
