/* Tests of position-file.c: which lines a text has, and what loading a file answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/position-file.h"

#include <glib/gstdio.h>
#include <string.h>

#include "../../lib/test-time.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define ROOKS "4k3/8/8/8/8/8/8/R3K2R w KQ -"

/* --- Parsing ------------------------------------------------------------------------------ */

/* The expected result for each line, as "number:verdict:label", separated by spaces. Verdict: + if
 * it is playable, - if it is refused; no label is empty. */
static const struct
{
  const char *name;
  const char *text;
  const char *lines;
} parse_cases[] = {
  { "empty", "", "" },
  { "blank-lines", "\n\r\n   \n\t\n", "" },
  { "one", START, "1:+:" },
  { "one-with-newline", START "\n", "1:+:" },
  { "dos", START "\r\n" ROOKS "\r\n", "1:+: 2:+:" },
  { "bom", "\xef\xbb\xbf" START "\n", "1:+:" },
  { "bom-only", "\xef\xbb\xbf", "" },
  { "comments", "# a comment\n" START "\n  # another\n" ROOKS, "2:+: 4:+:" },
  { "spaces-around", "  " START " \t \n", "1:+:" },
  { "refused-stays", START "\nhello\n" ROOKS, "1:+: 2:-: 3:+:" },
  { "only-refused", "hello\n8/8/8/8/8/8/8/8 w - - 0 1\n", "1:-: 2:-:" },
  { "id", ROOKS " id \"rooks\";", "1:+:rooks" },
  { "id-with-spaces", ROOKS " bm O-O; id \"two rooks\"; c0 \"x\";", "1:+:two_rooks" },
  { "id-without-marks", ROOKS " id rooks;", "1:+:rooks" },
  { "id-after-quoted-semicolon", ROOKS " c0 \"a; id 3;\"; id \"b\";", "1:+:b" },
  { "id-inside-quotes-only", ROOKS " c0 \"a; id 3;\";", "1:+:" },
  { "id-empty", ROOKS " id \"\";", "1:+:" },
  { "id-unclosed", ROOKS " id \"rooks", "1:-:rooks" },
  { "no-id", ROOKS " acd 5; acs 10;", "1:+:" },
  { "idx-is-not-id", ROOKS " idx 5;", "1:+:" },
  { "no-semicolon", ROOKS " bm O-O", "1:-:" },
  { "id-of-refused", "4k3/8/8/8/8/8/8/R3K2RR w KQ - id \"nine\";", "1:-:nine" },
  { "bytes-that-are-no-utf-8", "\xff\xfe\x80\n" START, "1:-: 2:+:" },
};

static char *
describe_lines (GPtrArray *lines)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const CheckbitPositionLine *line = g_ptr_array_index (lines, i);

      g_assert_true (g_utf8_validate (line->text, -1, NULL));
      g_string_append_printf (string,
                              "%s%u:%c:%s",
                              i > 0 ? " " : "",
                              line->line,
                              line->error.kind == CHESS_FEN_OK ? '+' : '-',
                              line->label != NULL ? line->label : "");
    }

  return g_string_free (string, FALSE);
}

static void
test_parse (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  const char *text = parse_cases[row].text;
  g_autoptr (GPtrArray) lines = checkbit_position_lines_parse (text, strlen (text));
  g_autofree char *found = describe_lines (lines);
  g_autofree char *expected = g_strdup (parse_cases[row].lines);

  /* The table writes a space in a label as an underscore. */
  for (char *p = strstr (expected, "two_"); p != NULL; p = NULL)
    p[3] = ' ';
  g_assert_cmpstr (found, ==, expected);
}

static void
test_fields (void)
{
  static const char text[] = "\n" ROOKS " id \"r\";\r\n4k3/9/8/8/8/8/8/R3K2R w KQ - 0 1\n";
  g_autoptr (GPtrArray) lines = checkbit_position_lines_parse (text, sizeof text - 1);
  const CheckbitPositionLine *line;
  char fen[CHESS_FEN_SIZE];

  g_assert_cmpuint (lines->len, ==, 2);
  line = g_ptr_array_index (lines, 0);
  chess_fen_write (&line->position, fen);
  g_assert_cmpstr (fen, ==, ROOKS " 0 1");
  g_assert_cmpstr (line->text, ==, ROOKS " id \"r\";");

  line = g_ptr_array_index (lines, 1);
  g_assert_cmpuint (line->line, ==, 3);
  g_assert_cmpint (line->error.field, ==, 1);
  g_assert_cmpint (line->error.column, >, 0);
}

static void
test_nul_and_length (void)
{
  static const char text[] = "hello\0world\n" START "\n";
  g_autoptr (GPtrArray) all = checkbit_position_lines_parse (text, sizeof text - 1);
  g_autoptr (GPtrArray) cut = checkbit_position_lines_parse (START "garbage", strlen (START));
  g_autoptr (GPtrArray) none = checkbit_position_lines_parse (NULL, 0);
  g_autofree char *found = describe_lines (all);

  g_assert_cmpstr (found, ==, "1:-: 2:+:");
  g_assert_cmpuint (cut->len, ==, 1);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_monstrous_line (void)
{
  g_autofree char *text = g_strnfill (3000000, 'x');
  g_autoptr (GPtrArray) lines = checkbit_position_lines_parse (text, strlen (text));
  const CheckbitPositionLine *line = g_ptr_array_index (lines, 0);

  g_assert_cmpuint (lines->len, ==, 1);
  g_assert_cmpint (line->error.kind, !=, CHESS_FEN_OK);
  g_assert_cmpuint (strlen (line->text), <, 5000);
  g_assert_true (g_str_has_suffix (line->text, "…"));
}

/* Any bytes: the only requirement is an answer. */
static void
test_random_bytes (void)
{
  static const char alphabet[] = "rnbqkpPK/12345678 -w\"\";\r\n\t#id\xff\xc3\xa9";
  guint n_lines = 0;

  for (guint i = 0; i < 2000; i++)
    {
      gsize length = (gsize) g_test_rand_int_range (0, 300);
      g_autofree char *text = g_malloc (length + 1);
      g_autoptr (GPtrArray) lines = NULL;
      g_autofree char *found = NULL;

      for (gsize k = 0; k < length; k++)
        text[k] = alphabet[g_test_rand_int_range (0, sizeof alphabet)];
      lines = checkbit_position_lines_parse (text, length);
      found = describe_lines (lines);
      n_lines += lines->len;
    }

  g_assert_cmpuint (n_lines, >, 1000);
  g_test_message ("%u lines", n_lines);
}

/* --- Loading ------------------------------------------------------------------------------ */

static void
keep_result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **kept = user_data;

  *kept = g_object_ref (result);
}

static CheckbitFileStamp stamp; /* of the file that was loaded last */

static GPtrArray *
load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  checkbit_position_file_load_async (file, cancellable, keep_result_cb, &result);
  g_assert_null (result);
  time_wait_for (result != NULL);

  return checkbit_position_file_load_finish (result, &stamp, error);
}

static GPtrArray *
load_bytes (const char *bytes, gsize length, GError **error)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-load-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "some.epd", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GPtrArray *lines;

  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  lines = load (file, NULL, error);
  g_unlink (path);
  g_rmdir (folder);

  return lines;
}

static void
test_load (void)
{
  static const char text[] = "# two\n" START "\n" ROOKS " id \"r\";\nbad\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = load_bytes (text, sizeof text - 1, &error);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  found = describe_lines (lines);
  g_assert_cmpstr (found, ==, "2:+: 3:+:r 4:-:");
}

/* It is that of the file as it was read. */
static void
test_load_stamp (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-load-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "some.epd", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) lines = NULL;
  CheckbitFileStamp now;

  g_assert_true (g_file_set_contents (path, START "\n", -1, NULL));
  lines = load (file, NULL, NULL);
  g_assert_nonnull (lines);
  g_assert_true (stamp.exists);
  g_assert_true (checkbit_file_stamp_query (&now, file, NULL));
  g_assert_true (checkbit_file_stamp_equal (&now, &stamp));
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_load_not_utf8 (void)
{
  static const char text[] = ROOKS " id \"G\xfcnther\";\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = load_bytes (text, sizeof text - 1, &error);
  const CheckbitPositionLine *line;

  g_assert_no_error (error);
  line = g_ptr_array_index (lines, 0);
  g_assert_cmpint (line->error.kind, ==, CHESS_FEN_OK);
  g_assert_cmpstr (line->label, ==, "G\xef\xbf\xbdnther");
}

static void
test_load_nothing (void)
{
  static const char *const texts[] = { "", "\n\n", "# only a comment\n", "\xef\xbb\xbf" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (load_bytes (texts[i], strlen (texts[i]), &error));
      g_assert_error (
          error, CHECKBIT_POSITION_FILE_ERROR, CHECKBIT_POSITION_FILE_ERROR_NO_POSITION);
      g_assert_nonnull (strstr (error->message, "some.epd"));
    }
}

static void
test_load_only_refused (void)
{
  static const char text[] = "\n\nhello\nworld\n";
  g_autoptr (GError) error = NULL;

  g_assert_null (load_bytes (text, sizeof text - 1, &error));
  g_assert_error (error, CHECKBIT_POSITION_FILE_ERROR, CHECKBIT_POSITION_FILE_ERROR_NO_POSITION);
  g_assert_nonnull (strstr (error->message, "some.epd"));
  g_assert_nonnull (strstr (error->message, "Line 3:"));
  g_test_message ("%s", error->message);
}

static void
test_load_missing (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/no-such-folder/some.epd");
  g_autoptr (GError) error = NULL;

  g_assert_null (load (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "some.epd"));
  g_test_message ("%s", error->message);
}

static void
test_load_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-load-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GError) error = NULL;

  g_assert_null (load (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_test_message ("%s", error->message);
  g_rmdir (folder);
}

static void
test_load_cancelled (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/null");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (load (file, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* An endless file reports no size; reading stops at the limit all the same. */
static void
test_load_endless (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;

  g_assert_null (load (file, NULL, &error));
  g_assert_error (error, CHECKBIT_POSITION_FILE_ERROR, CHECKBIT_POSITION_FILE_ERROR_TOO_LARGE);
}

static void
test_load_too_many_lines (void)
{
  g_autofree char *text = g_strnfill (2000001, '\n');
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < 2000000; i += 2)
    text[i] = 'x';
  g_assert_null (load_bytes (text, 2000001, &error));
  g_assert_error (error, CHECKBIT_POSITION_FILE_ERROR, CHECKBIT_POSITION_FILE_ERROR_TOO_LARGE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parse_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/position-file/parse/%s", parse_cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_parse);
    }
  g_test_add_func ("/position-file/fields", test_fields);
  g_test_add_func ("/position-file/nul-and-length", test_nul_and_length);
  g_test_add_func ("/position-file/monstrous-line", test_monstrous_line);
  g_test_add_func ("/position-file/random-bytes", test_random_bytes);
  g_test_add_func ("/position-file/load", test_load);
  g_test_add_func ("/position-file/load/stamp", test_load_stamp);
  g_test_add_func ("/position-file/load/not-utf-8", test_load_not_utf8);
  g_test_add_func ("/position-file/load/nothing", test_load_nothing);
  g_test_add_func ("/position-file/load/only-refused", test_load_only_refused);
  g_test_add_func ("/position-file/load/missing", test_load_missing);
  g_test_add_func ("/position-file/load/folder", test_load_folder);
  g_test_add_func ("/position-file/load/cancelled", test_load_cancelled);
  g_test_add_func ("/position-file/load/endless", test_load_endless);
  g_test_add_func ("/position-file/load/too-many-lines", test_load_too_many_lines);

  return g_test_run ();
}
