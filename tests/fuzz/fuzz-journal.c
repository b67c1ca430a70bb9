/* Any bytes as a journal: it is either refused, or gives a game and a clock that survive writing
 * and reading. To get past the checksum, inputs are also tried with a correct one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "game/store/journal-clock.h"
#include "game/store/saved-game.h"

#include <string.h>

/* Bytes as a journal that holds them as they are, whatever they are. (transfer full) */
static GBytes *
seal (GBytes *body)
{
  g_autoptr (GVariant) value = g_variant_ref_sink (
      g_variant_new_from_bytes (G_VARIANT_TYPE (CHECKBIT_JOURNAL_FORMAT), body, FALSE));

  return checkbit_journal_pack (value);
}

/* A clock that never advances. */
static gint64
now_cb (gpointer user_data)
{
  return 0;
}

/* The beats of a clock: the last bytes of a journal, whatever they are. */
static void
copy_beats (GBytes *bytes, char beats[CHECKBIT_N_BEATS * CHECKBIT_BEAT_SIZE])
{
  gsize length, n;
  const char *text = g_bytes_get_data (bytes, &length);

  memset (beats, 0, CHECKBIT_N_BEATS * CHECKBIT_BEAT_SIZE);
  n = MIN (length, CHECKBIT_N_BEATS * CHECKBIT_BEAT_SIZE);
  memcpy (beats, text + length - n, n);
}

/* A clock set from any value can be saved and restored unchanged. */
static void
check_clock (GVariant *value, GBytes *bytes)
{
  char beats[CHECKBIT_N_BEATS * CHECKBIT_BEAT_SIZE];
  g_autoptr (CheckbitClock) clock = checkbit_clock_new (now_cb, NULL);
  g_autoptr (CheckbitClock) again = checkbit_clock_new (now_cb, NULL);
  g_autoptr (GVariant) first = NULL, second = NULL;

  copy_beats (bytes, beats);
  checkbit_journal_clock_restore (clock, value, beats);
  first = checkbit_journal_clock_save (clock);
  if (first == NULL)
    return;
  g_variant_ref_sink (first);
  checkbit_journal_clock_restore (again, first, NULL);
  second = checkbit_journal_clock_save (again);
  FUZZ_ASSERT (second != NULL);
  g_variant_ref_sink (second);
  FUZZ_ASSERT (g_variant_equal (first, second));
}

static void
check_game (GVariant *value, GBytes *bytes)
{
  CheckbitSavedGame *saved = checkbit_saved_game_new (NULL, value);

  if (saved == NULL)
    return;
  FUZZ_ASSERT (checkbit_saved_game_get_record (saved) != NULL);
  FUZZ_ASSERT (checkbit_saved_game_get_current (saved) != NULL);
  if (saved->clock != NULL)
    check_clock (saved->clock, bytes);
  checkbit_saved_game_free (saved);
}

/* Returns whether the bytes were a journal. */
static gboolean
check_journal (GBytes *bytes)
{
  g_autoptr (GVariant) value = NULL, again = NULL;
  g_autoptr (GBytes) written = NULL;

  if (checkbit_journal_unpack (bytes, &value) != CHECKBIT_JOURNAL_OK)
    {
      FUZZ_ASSERT (value == NULL);
      return FALSE;
    }
  written = checkbit_journal_pack (value);
  FUZZ_ASSERT (g_bytes_equal (written, bytes));
  FUZZ_ASSERT (checkbit_journal_unpack (written, &again) == CHECKBIT_JOURNAL_OK);
  FUZZ_ASSERT (g_variant_equal (again, value));
  check_game (value, bytes);

  return TRUE;
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  g_autoptr (GBytes) input = g_bytes_new (bytes, length), sealed = seal (input);

  if (!check_journal (input))
    check_journal (sealed);

  return 0;
}
