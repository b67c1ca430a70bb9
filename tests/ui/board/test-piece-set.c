/* The twelve drawings of each set: each there at every size, of its own color and shape, made
 * once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>

#include "game/inspect/piece-drawings.h"
#include "ui/board/piece-folder.h"
#include "ui/board/piece-set.h"

static const int sizes[] = { 20, 33, 45, 67, 100, 200 };
static const char *const own_sets[] = { "classic", "flat", "engraved", "blocks" };

/* Properties of a drawing that can be tested without seeing it. */
typedef struct
{
  double cover;     /* share of the square that is not transparent */
  double light;     /* mean lightness of that, 0 to 1 */
  gboolean corners; /* whether the corners are clear */
} Look;

static guchar *
download (GdkTexture *texture, int size)
{
  guchar *pixels = g_malloc ((gsize) size * (gsize) size * 4);

  gdk_texture_download (texture, pixels, (gsize) size * 4);
  return pixels;
}

static Look
look_at (GdkTexture *texture, int size)
{
  g_autofree guchar *pixels = download (texture, size);
  Look look = { 0 };
  double alpha = 0, light = 0;

  for (int i = 0; i < size * size; i++)
    {
      alpha += pixels[i * 4 + 3] / 255.;
      light += pixels[i * 4 + 1] / 255.; /* green, premultiplied, for lightness */
    }
  look.cover = alpha / size / size;
  look.light = light / alpha;
  look.corners = pixels[3] == 0 && pixels[(size * size - 1) * 4 + 3] == 0;
  return look;
}

static void
check_size (CheckbitPieceSet *set, int size)
{
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      GdkTexture *texture = checkbit_piece_set_get_texture (set, piece, size);
      Look look = look_at (texture, size);

      g_assert_cmpint (gdk_texture_get_width (texture), ==, size);
      g_assert_cmpint (gdk_texture_get_height (texture), ==, size);
      g_assert_cmpfloat (look.cover, >, 0.1);
      g_assert_cmpfloat (look.cover, <, 0.8);
      g_assert_true (look.corners);
      if (chess_piece_color (piece) == CHESS_WHITE)
        g_assert_cmpfloat (look.light, >, 0.42); /* outlines weigh much when small */
      else
        g_assert_cmpfloat (look.light, <, 0.3);
    }
}

static void
test_size (gconstpointer data)
{
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (own_sets); i++)
    {
      checkbit_piece_set_use (set, own_sets[i]);
      check_size (set, *(const int *) data);
    }
  checkbit_piece_set_use (set, own_sets[0]);
}

static void
check_different (CheckbitPieceSet *set)
{
  guchar *pixels[CHESS_N_PIECES];
  int size = 24;

  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    pixels[piece] = download (checkbit_piece_set_get_texture (set, piece, size), size);
  for (int a = 0; a < CHESS_N_PIECES; a++)
    for (int b = 0; b < a; b++)
      {
        int differing = 0;

        for (int i = 0; i < size * size * 4; i += 4)
          differing += ABS (pixels[a][i + 3] - pixels[b][i + 3]) > 64
                       || ABS (pixels[a][i] - pixels[b][i]) > 64;
        g_assert_cmpint (differing, >, size * size / 25);
      }
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    g_free (pixels[piece]);
}

/* Pieces of one color differ in a good part of their pixels, even small. */
static void
test_different (void)
{
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (own_sets); i++)
    {
      checkbit_piece_set_use (set, own_sets[i]);
      check_different (set);
    }
  checkbit_piece_set_use (set, own_sets[0]);
}

static void
count_cb (guint *count)
{
  ++*count;
}

/* The list is that of the program, the default first. */
static void
test_list (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (own_sets); i++)
    g_assert_cmpstr (checkbit_piece_set_get_own (i)->name, ==, own_sets[i]);
  g_assert_null (checkbit_piece_set_get_own (G_N_ELEMENTS (own_sets)));
}

/* Another set has other drawings, and notifies once; an unknown name gives the first set. */
static void
test_use (void)
{
  g_autoptr (CheckbitPieceSet) set = g_object_new (CHECKBIT_TYPE_PIECE_SET, NULL);
  guint n_changes = 0;
  g_autofree guchar *classic = download (checkbit_piece_set_get_texture (set, 5, 40), 40);

  g_signal_connect_swapped (set, "changed", G_CALLBACK (count_cb), &n_changes);
  checkbit_piece_set_use (set, "classic");
  g_assert_cmpuint (n_changes, ==, 0);
  checkbit_piece_set_use (set, "flat");
  g_assert_cmpuint (n_changes, ==, 1);
  g_autofree guchar *flat = download (checkbit_piece_set_get_texture (set, 5, 40), 40);
  g_assert_cmpint (memcmp (classic, flat, 40 * 40 * 4), !=, 0);
  checkbit_piece_set_use (set, "no such set");
  g_autofree guchar *again = download (checkbit_piece_set_get_texture (set, 5, 40), 40);
  g_assert_cmpmem (classic, 40 * 40 * 4, again, 40 * 40 * 4);
}

/* --- A folder of one's own ------------------------------------------------------------------ */

#define DISC                                                                                       \
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><circle cx='5' cy='5' r='4' "      \
  "fill='#f00'/></svg>"

typedef struct
{
  const char *name;
  const char *pattern; /* of the files' names: color, type */
  gboolean short_form;
  const char *spoiled; /* a file with other content; NULL for none */
  const char *error;   /* a text in the message; NULL if there is no error */
  const char *instead; /* the file's text; NULL for a drawing that takes minutes */
} Folder;

static const Folder folders[] = {
  { "long-names", "%s-%s.svg", FALSE, NULL, NULL, NULL },
  { "underscores", "%s_%s.SVG", FALSE, NULL, NULL, NULL },
  { "letters", "%c%c.svg", TRUE, NULL, NULL, NULL },
  { "missing", "%s-%s.png", FALSE, NULL, "white-pawn.svg", NULL },
  { "no-drawing", "%s-%s.svg", FALSE, "black-king.svg", "black-king.svg", "no drawing" },
  { "blank", "%s-%s.svg", FALSE, "black-pawn.svg", "black-pawn.svg",
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'/>" },
  { "far-away", "%s-%s.svg", FALSE, "white-king.svg", "white-king.svg",
    "<svg xmlns='http://www.w3.org/2000/svg' width='1000000000' height='1000000000'>"
    "<path d='M0 0h9v9z'/></svg>" },
  { "costly", "%s-%s.svg", FALSE, "white-queen.svg", "too much time", NULL },
};

static char *
dup_piece_file (const Folder *row, ChessPiece piece)
{
  const char *full = checkbit_piece_drawing_name (piece);
  g_auto (GStrv) parts = g_strsplit (full, "-", 2);

  if (row->short_form)
    return g_strdup_printf ("%c%c.svg", parts[0][0],
                            g_str_equal (parts[1], "knight") ? 'N'
                                                             : g_ascii_toupper (parts[1][0]));
  g_auto (GStrv) middle = g_strsplit (row->pattern, "%s", 3);
  return g_strconcat (parts[0], middle[1], parts[1], middle[2], NULL);
}

/* A drawing that takes minutes: blurred some thousand times. (transfer full) */
static char *
dup_costly_drawing (void)
{
  GString *text = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                                "<filter id='f' x='-100%' y='-100%' width='300%' height='300%'>");

  for (guint i = 0; i < 10000; i++)
    g_string_append (text, "<feGaussianBlur stdDeviation='2'/>");
  g_string_append (text, "</filter><circle cx='5' cy='5' r='4' filter='url(#f)'/></svg>");
  return g_string_free (text, FALSE);
}

static void
fill_folder (const Folder *row, const char *folder)
{
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      g_autofree char *name = dup_piece_file (row, piece);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      gboolean spoiled = g_strcmp0 (name, row->spoiled) == 0;
      g_autofree char *costly = dup_costly_drawing ();
      const char *instead = row->instead != NULL ? row->instead : costly;

      g_assert_true (g_file_set_contents (path, spoiled ? instead : DISC, -1, NULL));
    }
}

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_remove (path);
    }
  g_rmdir (folder);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static void
check_drawings (GPtrArray *drawings)
{
  g_autoptr (CheckbitPieceSet) set = g_object_new (CHECKBIT_TYPE_PIECE_SET, NULL);

  g_assert_cmpuint (drawings->len, ==, CHESS_N_PIECES);
  checkbit_piece_set_use_pictures (set, drawings);
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      Look look = look_at (checkbit_piece_set_get_texture (set, piece, 40), 40);
      g_assert_cmpfloat_with_epsilon (look.cover, 3.1416 * 16 / 100, 0.02);
    }
}

static void
test_folder (gconstpointer data)
{
  const Folder *row = data;
  g_autofree char *path = g_dir_make_tmp ("checkbit-pieces-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  fill_folder (row, path);
  checkbit_piece_folder_load_async (folder, NULL, result_cb, &result);
  ui_test_wait_for (result != NULL);
  g_autoptr (GPtrArray) drawings = checkbit_piece_folder_load_finish (result, &error);
  if (row->error == NULL)
    {
      g_assert_no_error (error);
      check_drawings (drawings);
    }
  else
    {
      g_assert_null (drawings);
      g_assert_nonnull (strstr (error->message, row->error));
    }
  empty_folder (path);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* The board, the dragged piece and the chooser all request drawings: none is drawn twice for
 * that. */
static void
test_cached (void)
{
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();
  g_autoptr (GdkTexture) small = g_object_ref (checkbit_piece_set_get_texture (set, 0, 50));
  g_autoptr (GdkTexture) large = g_object_ref (checkbit_piece_set_get_texture (set, 0, 56));

  g_assert_true (checkbit_piece_set_get_texture (set, 0, 50) == small);
  g_assert_true (checkbit_piece_set_get_texture (set, 0, 56) == large);

  /* However, resizing a window must not accumulate sizes. */
  for (int size = 60; size < 80; size++)
    checkbit_piece_set_get_texture (set, 0, size);
  g_assert_cmpuint (G_OBJECT (small)->ref_count, ==, 1);
}

static void
test_finalize (void)
{
  gpointer set = g_object_new (CHECKBIT_TYPE_PIECE_SET, NULL);

  checkbit_piece_set_get_texture (set, 3, 30);
  g_object_add_weak_pointer (set, &set);
  g_object_unref (set);
  g_assert_null (set);
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/piece-set/size/%d", sizes[i]);
      g_test_add_data_func (path, &sizes[i], test_size);
    }
  g_test_add_func ("/ui/piece-set/different", test_different);
  g_test_add_func ("/ui/piece-set/list", test_list);
  g_test_add_func ("/ui/piece-set/use", test_use);
  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/piece-set/folder/", folders[i].name, NULL);
      g_test_add_data_func (path, &folders[i], test_folder);
    }
  g_test_add_func ("/ui/piece-set/cached", test_cached);
  g_test_add_func ("/ui/piece-set/finalize", test_finalize);
  return g_test_run ();
}
