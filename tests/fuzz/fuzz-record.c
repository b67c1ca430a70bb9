/* Any bytes as a record of the journal: refused, or a game that is written and read again as the
 * same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "game/tree/record-bytes.h"

/* The value that a record is written as. (transfer full) */
static GVariant *
write_record (CheckbitRecord *record, CheckbitNode *current)
{
  return g_variant_ref_sink (checkbit_record_to_variant (record, current));
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  g_autoptr (GBytes) input = g_bytes_new (bytes, length);
  g_autoptr (GVariant) value = g_variant_ref_sink (
      g_variant_new_from_bytes (G_VARIANT_TYPE (CHECKBIT_RECORD_FORMAT), input, FALSE));
  g_autoptr (GVariant) written = NULL, again = NULL;
  g_autoptr (CheckbitRecord) record = NULL, read = NULL;
  CheckbitNode *current = NULL;

  record = checkbit_record_from_variant (value, &current);
  if (record == NULL)
    return 0;

  written = write_record (record, current);
  read = checkbit_record_from_variant (written, &current);
  FUZZ_ASSERT (read != NULL);
  again = write_record (read, current);
  FUZZ_ASSERT (g_variant_equal (written, again));

  return 0;
}
