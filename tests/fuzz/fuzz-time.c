/* Any bytes as a time control, in the form people write and in that of PGN: an accepted one
 * survives writing and reading in both forms, and can be described in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "game/base/time-control.h"

typedef gboolean (*Parse) (const char *text, CheckbitTimeControl *control);
typedef char *(*Format) (const CheckbitTimeControl *control);

static void
check_stages (const CheckbitTimeControl *control)
{
  FUZZ_ASSERT (control->n_stages <= CHECKBIT_TIME_MAX_STAGES);
  for (guint i = 0; i < control->n_stages; i++)
    {
      const CheckbitTimeStage *stage = &control->stages[i];

      FUZZ_ASSERT (stage->time_ms >= 0 && stage->time_ms <= CHECKBIT_TIME_MAX_MS);
      FUZZ_ASSERT (stage->bonus_ms >= 0 && stage->bonus_ms <= CHECKBIT_BONUS_MAX_MS);
      FUZZ_ASSERT (stage->moves > 0 || i + 1 == control->n_stages);
    }
}

static void
check_round_trip (const CheckbitTimeControl *control, Format format, Parse parse)
{
  g_autofree char *text = format (control);
  CheckbitTimeControl again;

  FUZZ_ASSERT (parse (text, &again));
  FUZZ_ASSERT (checkbit_time_control_equal (control, &again));
}

static void
check_text (const char *text, Parse parse)
{
  CheckbitTimeControl control = { 0 };
  g_autofree char *words = NULL;

  if (!parse (text, &control))
    return;
  check_stages (&control);
  check_round_trip (&control, checkbit_time_control_format, checkbit_time_control_parse);
  check_round_trip (&control, checkbit_time_control_format_pgn, checkbit_time_control_parse_pgn);
  words = checkbit_time_control_describe (&control);
  FUZZ_ASSERT (*words != '\0' && g_utf8_validate (words, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  g_autofree char *text = g_strndup ((const char *) bytes, length);

  check_text (text, checkbit_time_control_parse);
  check_text (text, checkbit_time_control_parse_pgn);

  return 0;
}
