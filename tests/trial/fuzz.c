/* Fuzz: bytes made by chance, for every reader of texts from outside.
 *
 * A short run is the fuzz targets' own driver, which changes the files of the corpus by chance.
 * A long run is a million inputs for each, made by libFuzzer where there is clang: it sees what
 * an input reaches, under the checkers of memory and of undefined behavior. What ends a target
 * is kept in the folder that the test names; once it is mended, it belongs to the corpus,
 * tests/data/fuzz-NAME.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "trial.h"

#include <gio/gio.h>
#include <string.h>

#define SHORT_RUNS 5000
#define LONG_RUNS 1000000

/* Where libFuzzer's targets are built; NULL: the targets' own driver makes the inputs. */
static char *engine_folder;

/* Runs a program to its end and returns its output, both streams. Returns whether it succeeded. */
static gboolean
run (const char *const *arguments, char **output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_newv (
      arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE, &error);
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  const char *text;

  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &bytes, NULL, &error);
  g_assert_no_error (error);
  text = g_bytes_get_data (bytes, &length);
  *output = g_utf8_make_valid (text != NULL ? text : "", (gssize) length);

  return g_subprocess_get_successful (process);
}

/* Prints the end of a target's output, and the place of its input. */
static void
report_failure (const char *name, const char *output)
{
  gsize length = strlen (output), shown = MIN (length, 8000);

  g_test_message ("%s", output + length - shown);
  g_test_message ("what %s was given is kept in %s", name, g_getenv ("FUZZ_KEEP"));
}

/* The number that a pattern matches in the output; 0 for none. */
static guint64
find_number (const char *output, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_DEFAULT, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *number = NULL;

  if (!g_regex_match (regex, output, 0, &match))
    return 0;
  number = g_match_info_fetch (match, 1);

  return g_ascii_strtoull (number, NULL, 10);
}

/* Inputs by the target's own driver. Returns how many. */
static guint64
drive (const char *name, const char *corpus, char **output)
{
  g_autofree char *program = g_build_filename (g_getenv ("FUZZ_FOLDER"), name, NULL);
  g_autofree char *runs = g_strdup_printf ("--runs=%u", trial_count (SHORT_RUNS, LONG_RUNS));
  g_autofree char *seed = g_strdup_printf ("--seed=%u", trial_seed () & G_MAXINT32);
  g_autofree char *keep = g_strdup_printf ("--keep=%s", g_getenv ("FUZZ_KEEP"));
  const char *const arguments[] = { program, runs, seed, keep, corpus, NULL };

  return run (arguments, output) ? find_number (*output, "(\\d+) inputs") : 0;
}

/* Runs libFuzzer, which adds new inputs to a copy of the corpus. Returns the number of inputs. */
static guint64
fuzz (const char *name, const char *corpus, char **output)
{
  g_autofree char *program = g_build_filename (engine_folder, "tests/fuzz", name, NULL);
  g_autofree char *runs = g_strdup_printf ("-runs=%u", LONG_RUNS);
  g_autofree char *seed = g_strdup_printf ("-seed=%u", MAX (trial_seed (), 1));
  g_autofree char *keep = g_strdup_printf ("-artifact_prefix=%s/%s-", g_getenv ("FUZZ_KEEP"), name);
  g_autofree char *grown = g_dir_make_tmp ("checkbit-fuzz-XXXXXX", NULL);
  const char *const arguments[]
      = { program, runs,   seed, keep, "-max_len=4096", "-timeout=60", "-print_final_stats=1",
          grown,   corpus, NULL };
  const char *const clean[] = { "rm", "-rf", grown, NULL };
  g_autofree char *ignored = NULL;
  gboolean good = run (arguments, output);

  run (clean, &ignored);

  return good ? find_number (*output, "number_of_executed_units: (\\d+)") : 0;
}

static void
test_target (gconstpointer data)
{
  g_autofree char *name = g_strconcat ("fuzz-", data, NULL);
  g_autofree char *corpus = g_build_filename (g_getenv ("FUZZ_CORPUS"), name, NULL);
  g_autofree char *output = NULL;
  guint64 inputs = (engine_folder != NULL ? fuzz : drive) (name, corpus, &output);

  if (inputs == 0)
    {
      report_failure (name, output);
      g_test_fail ();
      return;
    }
  trial_report ("%s: %" G_GUINT64_FORMAT " inputs, nothing found", (const char *) data, inputs);
  g_assert_cmpuint (inputs, >=, trial_count (SHORT_RUNS, LONG_RUNS));
}

/* Builds the given targets in the folder. */
static void
build_targets (const char *folder, char **names)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *said = NULL;

  g_ptr_array_add (arguments, g_strdup ("ninja"));
  g_ptr_array_add (arguments, g_strdup ("-C"));
  g_ptr_array_add (arguments, g_strdup (folder));
  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (arguments, g_strconcat ("tests/fuzz/fuzz-", names[i], NULL));
  g_ptr_array_add (arguments, NULL);
  if (!run ((const char *const *) arguments->pdata, &said))
    g_error ("libFuzzer's targets cannot be built: %s", said);
}

/* Builds libFuzzer's targets beside the others. Returns their folder. (transfer full) (nullable) */
static char *
build_engine (char **names)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FUZZ_FOLDER"), "engine", NULL);
  g_autofree char *ready = g_build_filename (folder, "build.ninja", NULL);
  g_autofree char *clang = g_find_program_in_path ("clang");
  const char *const setup[] = {
    "env",         "CC=clang", "meson", "setup", folder, g_getenv ("FUZZ_SOURCE"), "-Dfuzzing=true",
    "-Dgui=false", NULL
  };
  g_autofree char *said = NULL;

  if (clang == NULL)
    return NULL;
  if (!g_file_test (ready, G_FILE_TEST_EXISTS) && !run (setup, &said))
    g_error ("libFuzzer's targets cannot be set up: %s", said);
  build_targets (folder, names);

  return g_steal_pointer (&folder);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) names = NULL;

  g_test_init (&argc, &argv, NULL);
  g_mkdir_with_parents (g_getenv ("FUZZ_KEEP"), 0700);
  names = g_strsplit (g_getenv ("FUZZ_TARGETS"), " ", -1);
  if (trial_is_long ())
    engine_folder = build_engine (names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/fuzz/", names[i], NULL);

      g_test_add_data_func (path, names[i], test_target);
    }

  return g_test_run ();
}
