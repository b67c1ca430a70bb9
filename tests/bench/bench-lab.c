/* Perft 6 from the start position on the page Perft of the real window beside the same at the shell, one thread,
 * in turns: the time that each says it took, of which the least counts on a machine that others load; and the
 * processor's, that of the interface thread apart.
 *
 *   bench-lab CHECKBIT-CLI     on a display of its own: tests/lib/headless bench-lab checkbit-cli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "bench-window.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "ui/app/inspector.h"
#include "ui/inspector/perft/perft-count.h"

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

/* What all children that have ended have cost, in milliseconds. */
static double
get_children_time (void)
{
  struct rusage usage;

  getrusage (RUSAGE_CHILDREN, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

/* Calls back for every widget of a type. */
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

/* Milliseconds of the processor for a count in the window; thread: those of the interface thread; told: what
 * the page says. */
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

/* told: the milliseconds that it says it took. */
static double
count_at_shell (const char *cli, double *told)
{
  const char *argv[] = { cli, "perft", G_STRINGIFY (DEPTH), NULL };
  double before = get_children_time ();
  g_autofree char *output = NULL, *errors = NULL;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, &errors,
                     NULL, NULL)
      || strstr (output, G_STRINGIFY (NODES)) == NULL)
    g_error ("%s does not count", cli);
  *told = g_ascii_strtod (errors, NULL) * 1e3;
  return get_children_time () - before;
}

static double
get_least (const double *times)
{
  double least = times[0];

  for (guint i = 1; i < ROUNDS; i++)
    least = MIN (least, times[i]);
  return least;
}

int
main (int argc, char **argv)
{
  double window[ROUNDS], shell[ROUNDS], thread[ROUNDS], in_window[ROUNDS], at_shell[ROUNDS];
  BenchWindow bench;
  GtkWidget *inspector, *view;

  if (argc != 2)
    {
      g_printerr ("usage: bench-lab CHECKBIT-CLI\n");
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
  return EXIT_SUCCESS;
}
