/* Any bytes as a file of watches: what is read survives writing and reading, and every mistake has
 * a message with its line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "game/inspect/watch-text.h"

/* The watches of a text. (transfer full) */
static CheckbitWatchList *
read_list (const char *text, gsize length)
{
  g_autoptr (GPtrArray) errors = NULL;
  g_autoptr (GPtrArray) watches = checkbit_watch_text_read (text, length, &errors);
  CheckbitWatchList *list = checkbit_watch_list_new ();

  for (guint i = 0; i < errors->len; i++)
    FUZZ_ASSERT (g_utf8_validate (errors->pdata[i], -1, NULL));
  for (guint i = 0; i < watches->len; i++)
    FUZZ_ASSERT (g_utf8_validate (checkbit_set_get_title (watches->pdata[i]), -1, NULL));
  checkbit_watch_list_replace (list, watches);

  return list;
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  static const ChessMaskInput now = { .position = &chess_position_start };
  g_autoptr (CheckbitWatchList) list = read_list ((const char *) bytes, length);
  g_autofree char *first = checkbit_watch_text_write (list);
  g_autoptr (CheckbitWatchList) again = read_list (first, strlen (first));
  g_autofree char *second = checkbit_watch_text_write (again);

  FUZZ_ASSERT (g_str_equal (first, second));
  FUZZ_ASSERT (g_list_model_get_n_items (G_LIST_MODEL (list))
               == g_list_model_get_n_items (G_LIST_MODEL (again)));
  checkbit_watch_list_set_input (list, &now, NULL);
  checkbit_watch_list_set_input (list, &now, &now);

  return 0;
}
