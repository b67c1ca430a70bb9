/* Which files a position may replace without losing anything, and how files are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "game/store/document.h"

#define FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"

typedef struct
{
  const char *name;
  const char *contents; /* NULL: no file read */
  gboolean can_overwrite;
  gboolean is_list;
} Case;

static const Case cases[] = {
  { "new", NULL, TRUE, FALSE },
  { "one", FEN "\n", TRUE, FALSE },
  { "one-without-newline", FEN, TRUE, FALSE },
  { "four-fields", "4k3/8/8/8/8/8/8/4K3 w - -\n", TRUE, FALSE },
  { "two", FEN "\n" FEN "\n", FALSE, TRUE },
  { "refused-line", FEN "\nnot a position\n", FALSE, TRUE },
  { "empty-lines", "\n" FEN "\n\n", TRUE, FALSE },
  { "comment-above", "# an ending\n" FEN "\n", FALSE, FALSE },
  { "comment-below", FEN "\n\n  # an ending\n", FALSE, FALSE },
  { "epd-operations", "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"ending\";\n", FALSE, FALSE },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  GPtrArray *lines = NULL;

  if (c->contents != NULL)
    lines = checkbit_position_lines_parse (c->contents, strlen (c->contents));
  g_autoptr (CheckbitDocument) document = checkbit_document_new (NULL, lines);
  g_assert_cmpint (checkbit_document_can_overwrite (document), ==, c->can_overwrite);
  g_assert_cmpint (checkbit_document_is_list (document), ==, c->is_list);
}

static void
test_name (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/mates in two.epd");
  g_autoptr (GFile) strange = g_file_new_for_path ("/tmp/\377.fen");
  g_autofree char *name = checkbit_document_dup_file_name (file);
  g_autofree char *readable = checkbit_document_dup_file_name (strange);

  g_assert_cmpstr (name, ==, "mates in two.epd");
  g_assert_true (g_utf8_validate (readable, -1, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/document/", cases[i].name, NULL);
      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/document/name", test_name);
  return g_test_run ();
}
