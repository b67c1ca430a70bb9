/* Any bytes as a file of positions: every line is a position that is whole or has its mistake, and
 * texts that can be shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "chess/movegen.h"
#include "game/store/position-file.h"

static void
check_line (const CheckbitPositionLine *line, guint after)
{
  char fen[CHESS_FEN_SIZE];

  FUZZ_ASSERT (line->line > after);
  FUZZ_ASSERT (line->text != NULL && *line->text != '\0');
  FUZZ_ASSERT (g_utf8_validate (line->text, -1, NULL));
  FUZZ_ASSERT (line->label == NULL || g_utf8_validate (line->label, -1, NULL));
  if (line->error.kind != CHESS_FEN_OK)
    {
      FUZZ_ASSERT (line->error.field >= 0 && line->error.field <= 6);
      return;
    }
  FUZZ_ASSERT (chess_position_is_consistent (&line->position));
  FUZZ_ASSERT (chess_fen_write (&line->position, fen) < CHESS_FEN_SIZE);
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  g_autoptr (GPtrArray) lines = checkbit_position_lines_parse ((const char *) bytes, length);
  guint after = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const CheckbitPositionLine *line = lines->pdata[i];

      check_line (line, after);
      after = line->line;
    }

  return 0;
}
