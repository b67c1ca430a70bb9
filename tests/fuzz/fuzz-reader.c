/* Any bytes as a text with sets: items lie inside the text, and each number is in an item or in a
 * list with a reported unread entry.
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
      FUZZ_ASSERT (item->list_offset <= item->offset);
      FUZZ_ASSERT (item->offset + item->length <= item->list_offset + item->list_length);
      FUZZ_ASSERT (item->list_offset + item->list_length <= length);
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

/* Whether what begins at a place is in a record, as a value or as its name. */
static gboolean
is_covered (const CheckbitReading *reading, const char *text, size_t at)
{
  size_t length = 1;

  while (g_ascii_isalnum (text[at + length]))
    length++;
  for (guint i = 0; i < checkbit_reading_get_n_items (reading); i++)
    {
      const CheckbitReadingItem *item = checkbit_reading_get_item (reading, i);
      if (at >= item->list_offset && at - item->list_offset < item->list_length)
        return TRUE;
      if (item->name != NULL && strlen (item->name) == length
          && memcmp (item->name, text + at, length) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Each number that begins with one of these digits is in a record, or its list has an entry that
 * is. */
static void
check_covered (const char *text, const char *digits)
{
  size_t length = strlen (text);
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new (text, (gssize) length, CHESS_LAYOUT_A1B1);

  check_items (reading, length);
  for (size_t i = 0; i < length; i++)
    if (strchr (digits, text[i]) != NULL && (i == 0 || !g_ascii_isalnum (text[i - 1])))
      {
        gboolean covered = is_covered (reading, text, i);
        if (!covered)
          g_printerr ("the number at %zu is in no record of:\n%s\n", i, text);
        FUZZ_ASSERT (covered);
      }
}

/* Numbers in any form with other characters between them, except brackets, which may contain
 * sizes. */
static void
check_numbers (const uint8_t *bytes, size_t length)
{
  static const char letters[] = "0x123456789abcdef \n,,=|&^~+*;\n  0x0x==ULnxyzt";
  g_autofree char *text = g_malloc (length + 1);

  for (size_t i = 0; i < length; i++)
    text[i] = letters[bytes[i] % (sizeof letters - 1)];
  text[length] = '\0';
  check_covered (text, "0123456789");
}

/* Statements, whose numbers are all too large for an index or a size. */
static void
check_statements (const uint8_t *bytes, size_t length)
{
  static const char *const parts[] = {
    "0xF00DF00D ",
    "0xBEEF00u ",
    "912345678 ",
    "0b110110110110111011011 ",
    "0xFEEDFACE7 ",
    ", ",
    ", ",
    "; ",
    "\n",
    "\n",
    "= ",
    "= {",
    "{",
    "}",
    "(",
    ")",
    "= [5, ",
    "]",
    "key: ",
    "| ",
    "<< ",
    "const ",
    "name ",
    "U64 ",
    "mask = ",
    "the ",
    "e4 ",
    "\"one\" ",
    "value(",
    "bit(",
    "[e4] = ",
    "t[5] = ",
    "\n#define TWO ",
    "return ",
    "~",
    "new Map([[5, ",
    "to ",
    "=> ",
    "0xFG ",
  };
  g_autoptr (GString) text = g_string_new (NULL);

  for (size_t i = 0; i < length; i++)
    g_string_append (text, parts[bytes[i] % G_N_ELEMENTS (parts)]);
  check_covered (text->str, "0129");
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  g_autoptr (CheckbitReading) reading
      = checkbit_reading_new ((const char *) bytes, (gssize) length, CHESS_LAYOUT_A8B8);

  check_items (reading, length);
  check_numbers (bytes, MIN (length, 2000));
  check_statements (bytes, MIN (length, 400));
  return 0;
}
