/* Shared by the tests of the inspector's pages: a page in its own window, with a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui-test.h"

#include "game/inspect/inspection.h"
#include "ui/board/layers.h"

#define PAGE_TEST_START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define PAGE_TEST_AFTER_E4 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"

/* Sets the inspection's position. */
void page_test_load (CheckbitInspection *inspection, const char *fen);

/* Shows a page in a window. (transfer none): for page_test_close(). */
GtkWindow *page_test_open (GtkWidget *page, int width, int height);

/* Closes the window, and proves that its page is freed with all its listeners, and that nothing
 * else keeps its models. (transfer full) of the inspection and the layers. */
void page_test_close (GtkWindow *window, CheckbitInspection *inspection, CheckbitLayers *layers);
