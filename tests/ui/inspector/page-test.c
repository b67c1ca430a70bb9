/* Shared by the tests of the inspector's pages: a page in its own window, with a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "inspector/page-test.h"

#include "chess/fen.h"

void
page_test_load (CheckbitInspection *inspection, const char *fen)
{
  CheckbitMoment moment = { .repetitions = 1 };

  g_assert_true (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, &moment.position, NULL));
  checkbit_inspection_set_moment (inspection, &moment, FALSE);
}

GtkWindow *
page_test_open (GtkWidget *page, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_default_size (window, width, height);
  gtk_window_set_child (window, page);
  ui_test_show (window);
  return window;
}

void
page_test_close (GtkWindow *window, CheckbitInspection *inspection, CheckbitLayers *layers)
{
  gpointer page = gtk_window_get_child (window);

  g_object_add_weak_pointer (page, &page);
  ui_test_destroy (window);
  g_assert_null (page);
  g_assert_null (checkbit_layers_get_preview (layers, CHECKBIT_PREVIEW_VIEW));
  page_test_load (inspection, PAGE_TEST_AFTER_E4);
  checkbit_inspection_set_square (inspection, 3);
  checkbit_inspection_set_subject (inspection, NULL);
  g_assert_finalize_object (layers);
  g_assert_finalize_object (inspection);
}
