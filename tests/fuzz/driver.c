/* Runs a fuzz target over files, without a fuzzing engine, so that it can be an ordinary test as
 * well.
 *
 *   fuzz-NAME [--runs N] [--seed N] [--keep FOLDER] FILE-OR-FOLDER…
 *
 * Every file is tried, and every beginning of it, as inputs come cut off. --runs: then so many
 * more, made from the files by chance. An input that ends the program is kept as
 * FOLDER/finding-NAME.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* open() and write(), which a handler of signals may call and C17 alone does not have. */
#define _POSIX_C_SOURCE 200809L

#include "fuzz.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <glib.h>

/* The longest input created. */
#define MAX_LENGTH 4096

static int runs, seed = 1;
static char *keep = NULL;

/* The current input, for the crash handler. */
static const uint8_t *current;
static size_t current_length;
static char *finding;

static void
died_cb (int number)
{
  int fd = open (finding, O_WRONLY | O_CREAT | O_TRUNC, 0600);

  if (fd >= 0 && write (fd, current, current_length) >= 0)
    close (fd);
  signal (number, SIG_DFL);
  raise (number);
}

/* Tries an input in an exactly sized allocation, so that a memory checker detects reads past its
 * end. */
static void
try_input (const uint8_t *bytes, size_t length)
{
  g_autofree uint8_t *copy = g_memdup2 (bytes, MAX (length, 1));

  current = copy;
  current_length = length;
  LLVMFuzzerTestOneInput (copy, length);
}

/* --- The files ------------------------------------------------------------------------------ */

static void
add_file (GPtrArray *files, const char *path)
{
  char *bytes;
  gsize length;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    g_error ("%s cannot be read", path);
  g_ptr_array_add (files, g_bytes_new_take (bytes, length));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* In the order of their names, so that a seed means the same everywhere. */
static void
add_folder (GPtrArray *files, const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    add_file (files, names->pdata[i]);
}

/* Returns the number of inputs. */
static guint
try_beginnings (GBytes *file)
{
  gsize length;
  const uint8_t *bytes = g_bytes_get_data (file, &length);

  for (gsize end = 0; end <= length; end++)
    try_input (bytes != NULL ? bytes : (const uint8_t *) "", end);
  return (guint) length + 1;
}

/* --- Inputs made by chance ------------------------------------------------------------------ */

static guint
roll (GRand *dice, gsize end)
{
  return end > 0 ? (guint) g_rand_int_range (dice, 0, (gint32) end) : 0;
}

/* A piece of some file. (transfer full) */
static GByteArray *
choose_piece (GRand *dice, GPtrArray *files, guint longest)
{
  gsize length;
  const guint8 *bytes = g_bytes_get_data (files->pdata[roll (dice, files->len)], &length);
  guint start = roll (dice, length), wished = 1 + roll (dice, longest);
  guint n = MIN ((guint) length - start, wished); /* MIN would roll again */
  GByteArray *piece = g_byte_array_new ();

  if (n > 0)
    g_byte_array_append (piece, bytes + start, n);
  return piece;
}

static void
insert (GByteArray *input, guint at, const guint8 *bytes, guint n)
{
  guint behind = input->len - at;

  g_byte_array_set_size (input, input->len + n);
  memmove (input->data + at + n, input->data + at, behind);
  if (n > 0)
    memcpy (input->data + at, bytes, n);
}

/* Inserts a piece of a file (of the input itself if there is none), or a few equal bytes. */
static void
insert_something (GRand *dice, GPtrArray *files, GByteArray *input)
{
  g_autoptr (GByteArray) piece = choose_piece (dice, files, 32);
  guint at = roll (dice, input->len + 1);

  if (piece->len == 0 || roll (dice, 2) == 0)
    {
      g_byte_array_set_size (piece, 1 + roll (dice, roll (dice, 8) == 0 ? 300 : 4));
      memset (piece->data, (int) roll (dice, 256), piece->len);
    }
  insert (input, at, piece->data, piece->len);
}

static void
change_once (GRand *dice, GPtrArray *files, GByteArray *input)
{
  guint at = roll (dice, input->len);

  switch (input->len == 0 ? 4 : roll (dice, 6))
    {
    case 0:
      input->data[at] ^= (guint8) (1 << roll (dice, 8));
      break;
    case 1:
      input->data[at] = (guint8) roll (dice, 256);
      break;
    case 2: /* a character that texts are made of */
      input->data[at] = (guint8) " \n\t0179afhwKQ-+=()[]{},;:#\"/."[roll (dice, 30)];
      break;
    case 3:
      g_byte_array_remove_range (input, at, 1 + roll (dice, MIN (input->len - at, 16)));
      break;
    default:
      insert_something (dice, files, input);
    }
}

static void
try_by_chance (GRand *dice, GPtrArray *files)
{
  g_autoptr (GByteArray) input = choose_piece (dice, files, MAX_LENGTH);
  guint changes = 1 + roll (dice, 6);

  for (guint i = 0; i < changes; i++)
    change_once (dice, files, input);
  try_input (input->data != NULL ? input->data : (const uint8_t *) "",
             MIN (input->len, MAX_LENGTH));
}

/* --- The program ---------------------------------------------------------------------------- */

/* The inputs named by the arguments. (transfer full) (element-type GBytes) */
static GPtrArray *
read_files (int argc, char **argv)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  for (int i = 1; i < argc; i++)
    if (g_file_test (argv[i], G_FILE_TEST_IS_DIR))
      add_folder (files, argv[i]);
    else
      add_file (files, argv[i]);
  return files;
}

static gboolean
read_options (int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "runs", 0, 0, G_OPTION_ARG_INT, &runs, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, NULL, NULL },
    { "keep", 0, 0, G_OPTION_ARG_FILENAME, &keep, NULL, NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE-OR-FOLDER…");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  g_printerr ("%s\n", error->message);
  return FALSE;
}

static void
keep_findings (void)
{
  static const int signals[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP };

  finding = g_strdup_printf ("%s/finding-%s", keep, g_get_prgname ());
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    signal (signals[i], died_cb);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GRand) dice = NULL;
  guint n = 0;

  if (!read_options (&argc, &argv))
    return 2;
  files = read_files (argc, argv);
  dice = g_rand_new_with_seed ((guint32) seed);
  if (keep != NULL)
    keep_findings ();
  for (guint i = 0; i < files->len; i++)
    n += try_beginnings (files->pdata[i]);
  for (int i = 0; i < runs && files->len > 0; i++, n++)
    try_by_chance (dice, files);
  g_print ("%u inputs\n", n);
  return n > 0 ? 0 : 1;
}
