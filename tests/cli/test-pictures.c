/* The pictures of checkbit-cli board: documents that stand by themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
/* mkfifo, symlink and their like, which C17 alone does not have. */
#define _POSIX_C_SOURCE 200809L

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runner.h"

#define PINNED "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"

/* The ids that a document defines, and those it refers to. */
typedef struct
{
  GHashTable *ids;       /* id → (none) */
  GHashTable *uses;      /* id → number of <use> elements that show it */
  GHashTable *positions; /* "id x y" of each of those */
  guint n_elements;
} Document;

static void
add_use (Document *document, const char *id, const char **names, const char **values)
{
  g_autoptr (GString) position = g_string_new (id);
  guint count = GPOINTER_TO_UINT (g_hash_table_lookup (document->uses, id));

  for (guint i = 0; names[i]; i++)
    if (g_str_equal (names[i], "x") || g_str_equal (names[i], "y"))
      g_string_append_printf (position, " %s", values[i]);
  g_hash_table_insert (document->uses, g_strdup (id), GUINT_TO_POINTER (count + 1));
  g_hash_table_add (document->positions, g_strdup (position->str));
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char *element,
                  const char **names,
                  const char **values,
                  gpointer data,
                  GError **error)
{
  Document *document = data;

  document->n_elements++;
  for (guint i = 0; names[i]; i++)
    if (g_str_equal (names[i], "id"))
      g_assert_true (g_hash_table_add (document->ids, g_strdup (values[i])));
    else if (g_str_equal (names[i], "href") && values[i][0] == '#')
      add_use (document, values[i] + 1, names, values);
    else if (g_str_equal (names[i], "href"))
      g_error ("%s refers to %s, outside the document", element, values[i]);
}

static Document
parse (const char *svg)
{
  static const GMarkupParser parser = { .start_element = start_element_cb };
  Document document = {
    .ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .uses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .positions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &document, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, svg, (gssize) strlen (svg), &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  return document;
}

static void
document_clear (Document *document)
{
  g_hash_table_unref (document->ids);
  g_hash_table_unref (document->uses);
  g_hash_table_unref (document->positions);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Document, document_clear)

/* Every reference has a target. */
static void
assert_complete (const Document *document, const char *svg)
{
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, document->uses);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    g_assert_true (g_hash_table_contains (document->ids, id));
  for (const char *at = strstr (svg, "url(#"); at; at = strstr (at + 1, "url(#"))
    {
      g_autofree char *name = g_strndup (at + 5, strcspn (at + 5, ")"));
      g_assert_true (g_hash_table_contains (document->ids, name));
    }
}

static guint
count_uses (const Document *document, const char *id)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (document->uses, id));
}

static void
test_start (void)
{
  const char *const arguments[] = { "board", "--svg", "-", NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);
  g_auto (Document) document = parse (run.out);

  g_assert_cmpint (run.status, ==, 0);
  assert_complete (&document, run.out);
  g_assert_cmpuint (count_uses (&document, "white-pawn"), ==, 8);
  g_assert_cmpuint (count_uses (&document, "black-pawn"), ==, 8);
  g_assert_cmpuint (count_uses (&document, "white-knight"), ==, 2);
  g_assert_cmpuint (count_uses (&document, "black-queen"), ==, 1);
  g_assert_cmpuint (count_uses (&document, "white-king"), ==, 1);
  g_assert_nonnull (strstr (run.out, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
}

/* The picture contains only the pieces and layers that are shown; each layer marks its squares and
 * has a name. */
static void
test_layers (void)
{
  const char *const arguments[] = { "board", "--fen", PINNED, "--mask", "pin_rays_white",
                                    "-m", "checkers", "--svg", "-", NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);
  g_auto (Document) document = parse (run.out);

  g_assert_cmpint (run.status, ==, 0);
  assert_complete (&document, run.out);
  g_assert_false (g_hash_table_contains (document.ids, "white-pawn"));
  /* Seven squares and the legend. */
  g_assert_cmpuint (count_uses (&document, "layer-0"), ==, 7 + 1);
  g_assert_cmpuint (count_uses (&document, "layer-1"), ==, 1);
  g_assert_nonnull (strstr (run.out, ">pin_rays_white<"));
  g_assert_nonnull (strstr (run.out, ">0x1010101010101000<"));
}

/* The king on e1 is in the fifth column of the last row; turned, in the fourth of the first. */
static void
test_flip (void)
{
  const char *const plain[] = { "board", "--fen", PINNED, "--svg", "-", NULL };
  const char *const flipped[] = { "board", "--fen", PINNED, "--flip", "--svg", "-", NULL };
  g_auto (Run) run = run_cli (plain, NULL, 0);
  g_auto (Run) run_flipped = run_cli (flipped, NULL, 0);
  g_auto (Document) document = parse (run.out);
  g_auto (Document) document_flipped = parse (run_flipped.out);

  g_assert_true (g_hash_table_contains (document.positions, "white-king 288 464"));
  g_assert_true (g_hash_table_contains (document_flipped.positions, "white-king 224 16"));
}

/* More layers than styles: the styles repeat. All twelve share each square, in sixteen tiles: the
 * first four have two of them. */
static void
test_many_layers (void)
{
  const char *arguments[2 * 12 + 4] = { "board", "--svg", "-" };

  for (int i = 0; i < 12; i++)
    {
      arguments[3 + 2 * i] = "--mask";
      arguments[4 + 2 * i] = "white";
    }
  g_auto (Run) run = run_cli (arguments, NULL, 0);
  g_auto (Document) document = parse (run.out);
  g_assert_cmpint (run.status, ==, 0);
  assert_complete (&document, run.out);
  g_assert_cmpuint (count_uses (&document, "layer-0"), ==, 2 * 16 + 1 + 16 + 1);
  g_assert_cmpuint (count_uses (&document, "layer-7"), ==, 17);
}

/* A number of four bytes, the highest first. */
static guint
read_number (const guint8 *bytes)
{
  return (guint) bytes[0] << 24 | (guint) bytes[1] << 16 | (guint) bytes[2] << 8 | bytes[3];
}

static void
test_png (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "board.png", NULL);
  const char *const arguments[] = { "board", "--mask", "white", "--png", path, NULL };
  g_auto (Run) run = run_cli (arguments, NULL, 0);
  g_autofree char *png = NULL;
  gsize length;

  if (strstr (run.err, "built without librsvg"))
    {
      g_assert_cmpint (run.status, ==, 1);
      g_rmdir (folder);
      g_test_skip ("built without librsvg");
      return;
    }
  g_assert_cmpstr (run.err, ==, "");
  g_assert_true (g_file_get_contents (path, &png, &length, NULL));
  g_assert_cmpuint (length, >, 5000);
  g_assert_cmpmem (png, 8, "\x89PNG\r\n\x1a\n", 8);
  g_assert_cmpuint (read_number ((const guint8 *) png + 16), ==, 2 * 560);
  g_assert_cmpuint (read_number ((const guint8 *) png + 20), ==, 2 * (560 + 26 + 8));
  g_remove (path);
  g_rmdir (folder);
}

/* A link stays a link, and its target becomes the picture. */
static void
test_link (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "board.svg", NULL);
  g_autofree char *link = g_build_filename (folder, "link.svg", NULL);
  const char *const arguments[] = { "board", "--svg", link, NULL };
  g_autofree char *picture = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  g_assert_cmpint (symlink ("board.svg", link), ==, 0);
  {
    g_auto (Run) run = run_cli (arguments, NULL, 0);
    g_assert_cmpint (run.status, ==, 0);
  }
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_get_contents (path, &picture, NULL, NULL));
  g_assert_true (g_str_has_prefix (picture, "<svg"));
  g_remove (link);
  g_remove (path);
  g_rmdir (folder);
}

/* The command writes into a pipe; replacing it with a file would leave its reader waiting
 * forever. */
static void
test_pipe (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "pipe", NULL);
  const char *const arguments[] = { "board", "--svg", path, NULL };
  char start[4] = "";
  struct stat state;
  int fd;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  fd = open (path, O_RDONLY | O_NONBLOCK);
  {
    g_auto (Run) run = run_cli (arguments, NULL, 0);
    g_assert_cmpint (run.status, ==, 0);
  }
  g_assert_cmpint (g_stat (path, &state), ==, 0);
  g_assert_true (S_ISFIFO (state.st_mode));
  g_assert_cmpint (read (fd, start, sizeof start), ==, sizeof start);
  g_assert_cmpmem (start, sizeof start, "<svg", 4);
  close (fd);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/pictures/start", test_start);
  g_test_add_func ("/cli/pictures/layers", test_layers);
  g_test_add_func ("/cli/pictures/flip", test_flip);
  g_test_add_func ("/cli/pictures/many-layers", test_many_layers);
  g_test_add_func ("/cli/pictures/png", test_png);
  g_test_add_func ("/cli/pictures/link", test_link);
  g_test_add_func ("/cli/pictures/pipe", test_pipe);
  return g_test_run ();
}
