/* Exporting pictures, text, source code and commands of the current view, to a file and the
 * clipboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui-test.h"

#include <glib/gstdio.h>
#include <string.h>

#include "chess/fen.h"
#include "ui/board/board-colors.h"
#include "picture/piece-picture.h"
#include "ui/export/export-dialog.h"
#include "ui/board/piece-set.h"

#define FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

typedef struct
{
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GtkWidget *board;
  CheckbitExportDialog *dialog;
  char *saved, *failed;
} Fixture;

static void
saved_cb (Fixture *fixture, const char *name)
{
  fixture->saved = g_strdup (name);
}

static void
failed_cb (Fixture *fixture, const char *sentence)
{
  fixture->failed = g_strdup (sentence);
}

static void
keep (Fixture *fixture, const char *title, const char *expression, ChessBitboard bits)
{
  g_autoptr (CheckbitSet) set = checkbit_set_new (title, bits);

  checkbit_set_set_expression (set, expression);
  checkbit_layers_keep (fixture->layers, set);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  CheckbitMoment moment = { .repetitions = 1 };

  g_assert_true (chess_fen_read (FEN, strlen (FEN), CHESS_FEN_DEFAULT, &moment.position, NULL));
  fixture->inspection = checkbit_inspection_new ();
  checkbit_inspection_set_moment (fixture->inspection, &moment, FALSE);
  fixture->layers = checkbit_layers_new ();
  fixture->board = g_object_ref_sink (checkbit_board_new ());
  keep (fixture, "White pawns", "white_pawns", 0x1000);
  keep (fixture, "A corner", NULL, 0x1);
}

/* Opens the dialog for the current view. */
static void
open_dialog (Fixture *fixture)
{
  CheckbitExport *export
      = checkbit_export_new (fixture->inspection, fixture->layers, CHECKBIT_BOARD (fixture->board));

  fixture->dialog = CHECKBIT_EXPORT_DIALOG (checkbit_export_dialog_new (NULL, export));
  g_signal_connect_swapped (fixture->dialog, "saved", G_CALLBACK (saved_cb), fixture);
  g_signal_connect_swapped (fixture->dialog, "failed", G_CALLBACK (failed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->dialog != NULL)
    ui_test_destroy (GTK_WINDOW (fixture->dialog));
  g_clear_object (&fixture->board);
  g_clear_object (&fixture->layers);
  g_clear_object (&fixture->inspection);
  g_free (fixture->saved);
  g_assert_null (fixture->failed);
}

/* The contents as text. (transfer full) */
static char *
get_text (Fixture *fixture, CheckbitExportFormat format, CheckbitExportSets sets)
{
  GBytes *bytes;

  checkbit_export_dialog_choose (fixture->dialog, format, sets, 1);
  bytes = checkbit_export_dialog_get_contents (fixture->dialog);
  return bytes ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;
}

static void
assert_has (Fixture *fixture,
            CheckbitExportFormat format,
            CheckbitExportSets sets,
            const char *wanted)
{
  g_autofree char *text = get_text (fixture, format, sets);

  g_assert_nonnull (text);
  if (strstr (text, wanted) == NULL)
    g_error ("no “%s” in:\n%s", wanted, text);
}

static void
test_pictures (Fixture *fixture, gconstpointer data)
{
  open_dialog (fixture);
  assert_has (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN, "White pawns");
  assert_has (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN, FEN);
  assert_has (fixture, CHECKBIT_EXPORT_TEXT, CHECKBIT_EXPORT_SHOWN, "0x0000000000001000");
}

/* As large as was asked for. */
static void
test_png (Fixture *fixture, gconstpointer data)
{
  int sides[2] = { 0 };

  open_dialog (fixture);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GdkTexture) texture = NULL;

      checkbit_export_dialog_choose (fixture->dialog, CHECKBIT_EXPORT_PNG, CHECKBIT_EXPORT_SHOWN,
                                     1 + 2 * i);
      g_assert_null (checkbit_export_dialog_get_contents (fixture->dialog));
      ui_test_wait_for (checkbit_export_dialog_get_contents (fixture->dialog) != NULL);
      texture = gdk_texture_new_from_bytes (checkbit_export_dialog_get_contents (fixture->dialog),
                                            NULL);
      g_assert_nonnull (texture);
      sides[i] = gdk_texture_get_width (texture);
    }
  g_assert_cmpint (sides[0], >=, 512);
  g_assert_cmpint (sides[1], ==, 3 * sides[0]);
}

/* The board's turn, its numbers and the layout go along. */
static void
test_as_shown (Fixture *fixture, gconstpointer data)
{
  checkbit_board_set_flipped (CHECKBIT_BOARD (fixture->board), TRUE);
  checkbit_board_set_bit_indices (CHECKBIT_BOARD (fixture->board), TRUE);
  checkbit_word_form_set_layout (checkbit_inspection_get_word_form (fixture->inspection),
                                 CHESS_LAYOUT_H1G1);
  open_dialog (fixture);
  assert_has (fixture, CHECKBIT_EXPORT_COMMAND_BOARD, CHECKBIT_EXPORT_SHOWN, "--flip");
  assert_has (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN, "class=\"index\"");
  /* e2 is bit 11 where h1 is bit 0. */
  assert_has (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN, "0x0000000000000800");
  assert_has (fixture, CHECKBIT_EXPORT_COMMAND_VALUES, CHECKBIT_EXPORT_ALL, "--layout h1g1");
}

/* A picture still being drawn in its thread must not replace the one for a later choice, nor arrive
 * after the dialog is closed. */
static void
test_png_overtaken (Fixture *fixture, gconstpointer data)
{
  open_dialog (fixture);
  checkbit_export_dialog_choose (fixture->dialog, CHECKBIT_EXPORT_PNG, CHECKBIT_EXPORT_SHOWN, 4);
  checkbit_export_dialog_choose (fixture->dialog, CHECKBIT_EXPORT_TEXT, CHECKBIT_EXPORT_SHOWN, 4);
  for (guint i = 0; i < 50; i++)
    ui_test_iterate ();
  assert_has (fixture, CHECKBIT_EXPORT_TEXT, CHECKBIT_EXPORT_SHOWN, "White pawns");
  checkbit_export_dialog_choose (fixture->dialog, CHECKBIT_EXPORT_PNG, CHECKBIT_EXPORT_SHOWN, 4);
}

/* Arrows, colors, pieces and the lack of coordinates go along. */
static void
test_looks (Fixture *fixture, gconstpointer data)
{
  CheckbitBoard *board = CHECKBIT_BOARD (fixture->board);
  CheckbitBoardArrow arrows[] = {
    { .from = CHESS_SQUARE (4, 1),
      .to = CHESS_SQUARE (4, 3),
      .style = CHECKBIT_ARROW_RED,
      .label = "1" },
    { .from = 0, .to = 0, .style = CHECKBIT_ARROW_BLUE },
  };
  g_autofree char *text = NULL;

  checkbit_board_set_arrows (board, arrows, 2);
  checkbit_board_set_coordinates (board, FALSE);
  checkbit_board_colors_use ("wood");
  checkbit_piece_set_use (checkbit_piece_set_get_default (), "flat");
  open_dialog (fixture);
  checkbit_board_colors_use ("slate");
  checkbit_piece_set_use (checkbit_piece_set_get_default (), "classic");
  assert_has (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN, "class=\"arrow\"");
  /* The light squares of wood on a light theme. */
  assert_has (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN, "#f1dfc2");
  assert_has (fixture, CHECKBIT_EXPORT_TEXT, CHECKBIT_EXPORT_SHOWN,
              "\narrow e2 e4 red 1\ncircle a1 blue\n");
  text = get_text (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN);
  g_assert_null (strstr (text, "class=\"name\""));
}

/* Pieces that are known only as pictures are pictures in the document. */
static void
test_foreign_pieces (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  CheckbitPieceSet *set = checkbit_piece_set_get_default ();

  for (guint i = 0; i < CHESS_N_PIECES; i++)
    g_ptr_array_add (pictures, g_bytes_new_take (g_malloc0 (CHECKBIT_PIECE_PICTURE_BYTES),
                                                 CHECKBIT_PIECE_PICTURE_BYTES));
  checkbit_piece_set_use_pictures (set, pictures);
  open_dialog (fixture);
  checkbit_piece_set_use (set, "classic");
  assert_has (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN, "data:image/png;base64,");
}

static void
test_hidden_layers (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitLayer) layer = g_list_model_get_item (G_LIST_MODEL (fixture->layers), 0);
  g_autofree char *text = NULL;

  checkbit_layer_set_visible (layer, FALSE);
  open_dialog (fixture);
  text = get_text (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN);
  g_assert_null (strstr (text, "White pawns"));
  g_assert_nonnull (strstr (text, "A corner"));
}

static void
test_code (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CheckbitSet) subject = checkbit_set_new ("Mine", 0x8000000000000000);

  checkbit_inspection_set_subject (fixture->inspection, subject);
  open_dialog (fixture);
  for (guint i = 0; i < CHECKBIT_N_HEADER_LANGUAGES; i++)
    {
      CheckbitExportFormat format = (CheckbitExportFormat) (CHECKBIT_EXPORT_CODE + i);
      g_autofree char *all = get_text (fixture, format, CHECKBIT_EXPORT_ALL);
      g_autofree char *one = get_text (fixture, format, CHECKBIT_EXPORT_SUBJECT);

      g_assert_cmpuint (strlen (all), >, 20 * strlen (one) / 2);
      assert_has (fixture, format, CHECKBIT_EXPORT_SHOWN, FEN);
    }
}

/* Without sets there is nothing to copy or save, and the dialog says so. */
static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  checkbit_layers_clear (fixture->layers);
  open_dialog (fixture);
  checkbit_export_dialog_choose (fixture->dialog, CHECKBIT_EXPORT_CODE, CHECKBIT_EXPORT_SHOWN, 1);
  g_assert_null (checkbit_export_dialog_get_contents (fixture->dialog));
  g_assert_false (
      gtk_widget_get_sensitive (ui_test_find_button (GTK_WIDGET (fixture->dialog), "_Copy")));
  checkbit_export_dialog_choose (fixture->dialog, CHECKBIT_EXPORT_CODE, CHECKBIT_EXPORT_SUBJECT, 1);
  g_assert_null (checkbit_export_dialog_get_contents (fixture->dialog));
  checkbit_export_dialog_choose (fixture->dialog, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN, 1);
  g_assert_nonnull (checkbit_export_dialog_get_contents (fixture->dialog));
}

static void
test_save (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("checkbit-export-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "board.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *written = NULL, *wanted = NULL;

  open_dialog (fixture);
  wanted = get_text (fixture, CHECKBIT_EXPORT_SVG, CHECKBIT_EXPORT_SHOWN);
  checkbit_export_dialog_save (fixture->dialog, file);
  ui_test_wait_for (fixture->saved != NULL);
  g_assert_cmpstr (fixture->saved, ==, "board.svg");
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, wanted);
  g_unlink (path);
  g_rmdir (folder);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *wanted = NULL, *pasted = NULL;

  open_dialog (fixture);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  wanted = get_text (fixture, CHECKBIT_EXPORT_COMMAND_BOARD, CHECKBIT_EXPORT_SHOWN);
  g_signal_emit_by_name (ui_test_find_button (GTK_WIDGET (fixture->dialog), "_Copy"), "clicked");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->dialog)), NULL,
                                 pasted_cb, &pasted);
  ui_test_wait_for (pasted != NULL);
  g_assert_cmpstr (pasted, ==, wanted);
  g_assert_nonnull (strstr (pasted, "white_pawns"));
}

int
main (int argc, char **argv)
{
  ui_test_init (&argc, &argv);
#define ADD(name, test) g_test_add ("/ui/export/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("pictures", test_pictures);
  ADD ("png", test_png);
  ADD ("png-overtaken", test_png_overtaken);
  ADD ("as-shown", test_as_shown);
  ADD ("looks", test_looks);
  ADD ("foreign-pieces", test_foreign_pieces);
  ADD ("hidden-layers", test_hidden_layers);
  ADD ("code", test_code);
  ADD ("nothing", test_nothing);
  ADD ("save", test_save);
  ADD ("copy", test_copy);
  return g_test_run ();
}
