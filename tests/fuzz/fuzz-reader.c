/* Any bytes as a text that may hold sets: items are inside the text, and where nothing was left each
 * number of the text is in an item.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "game/reader/reader.h"

#include <string.h>

static void
check_items (const CheckbitReading *reading, size_t length)
{
  gboolean left = FALSE;
  guint n = checkbit_reading_get_n_items (reading);

  for (guint i = 0; i < n; i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);
      g_autofree char *line = checkbit_reading_item_write (item);
      FUZZ_ASSERT (g_utf8_validate (line, -1, NULL) && strchr (line, '\n') == NULL);
      FUZZ_ASSERT (item->offset <= length && item->length <= length - item->offset);
      FUZZ_ASSERT (item->length > 0 && item->line >= 1 && item->column >= 1);
      FUZZ_ASSERT (item->n_values
                   == (item->kind == CHECKBIT_READING_SET    ? 1
                       : item->kind == CHECKBIT_READING_LEFT ? 0
                                                             : item->n_values));
      FUZZ_ASSERT (item->kind != CHECKBIT_READING_TABLE || item->n_values > 1);
      FUZZ_ASSERT ((item->kind == CHECKBIT_READING_LEFT) == (item->text != NULL));
      left = left || item->kind == CHECKBIT_READING_LEFT;
    }
  FUZZ_ASSERT (checkbit_reading_is_complete (reading) == (n > 0 && !left));
}

static gboolean
is_covered (const CheckbitReading *reading, size_t at)
{
  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);
      if (at >= item->offset && at - item->offset < item->length)
        return TRUE;
    }
  return FALSE;
}

/* Every number of a text without comments, brackets and other things whose numbers are no values. */
static void
check_numbers (const uint8_t *bytes, size_t length)
{
  static const char letters[] = "0x123456789abcdef \n,,=|&^~+*;\n  0x0x==ULnxyzt";
  g_autofree char *text = g_malloc (length + 1);

  for (size_t i = 0; i < length; i++)
    text[i] = letters[bytes[i] % (sizeof letters - 1)];
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new (text, (gssize) length, CHESS_LAYOUT_A1B1);
  check_items (reading, length);
  /* a list with an entry that is left gives that entry alone */
  for (size_t i = 0; checkbit_reading_is_complete (reading) && i < length; i++)
    if (g_ascii_isdigit (text[i]) && (i == 0 || !g_ascii_isalnum (text[i - 1])))
      FUZZ_ASSERT (is_covered (reading, i));
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new ((const char *) bytes, (gssize) length, CHESS_LAYOUT_A8B8);

  check_items (reading, length);
  check_numbers (bytes, MIN (length, 2000));
  return 0;
}
