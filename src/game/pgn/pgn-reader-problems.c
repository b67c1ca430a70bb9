/* Reading PGN: naming what is wrong, and what kinds of wrong there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/pgn/pgn-reader-private.h"
#include "game/pgn/pgn-text.h"

/* --- What is kept, repaired, left out and refused ------------------------------------------- */

/* All that the reader has to say about a file. What is not in this table is kept without a word: every
 * tag, comment, NAG, variation and null move; the FEN, whatever the tag SetUp says about it; and games
 * that have nothing but tags. */
static const struct
{
  const char *id;
  CheckbitPgnTreatment treatment;
} kinds[] = {
  /* The game is there as it stands. */
  [CHECKBIT_PGN_PROBLEM_UNKNOWN_VARIANT] = { "unknown-variant", CHECKBIT_PGN_KEPT },

  /* What was meant is clear: a note says what was made of it. */
  [CHECKBIT_PGN_PROBLEM_CASTLING_RIGHTS] = { "castling-rights", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG] = { "unclosed-tag", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG] = { "unquoted-tag", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_STRAY_CLOSE] = { "stray-close", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_WRONG_RESULT] = { "wrong-result", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_NO_RESULT] = { "no-result", CHECKBIT_PGN_REPAIRED },

  /* It stays in the file until the game is saved, which asks first. */
  [CHECKBIT_PGN_PROBLEM_ILLEGAL_MOVE] = { "illegal-move", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_AMBIGUOUS_MOVE] = { "ambiguous-move", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_UNREADABLE_MOVE] = { "unreadable-move", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_UNKNOWN_TEXT] = { "unknown-text", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_STRAY_VARIATION] = { "stray-variation", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_UNCLOSED_VARIATION] = { "unclosed-variation", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_UNCLOSED_COMMENT] = { "unclosed-comment", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_CUT] = { "cut", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_BAD_TAG] = { "bad-tag", CHECKBIT_PGN_LEFT_OUT },
  [CHECKBIT_PGN_PROBLEM_NUL_BYTES] = { "nul-bytes", CHECKBIT_PGN_LEFT_OUT },

  /* No move can be read: the tags are there. */
  [CHECKBIT_PGN_PROBLEM_BAD_FEN] = { "bad-fen", CHECKBIT_PGN_REFUSED },
  [CHECKBIT_PGN_PROBLEM_NOT_PGN] = { "not-pgn", CHECKBIT_PGN_REFUSED },
};

CheckbitPgnTreatment
checkbit_pgn_problem_get_treatment (CheckbitPgnProblemKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (kinds), CHECKBIT_PGN_REFUSED);

  return kinds[kind].treatment;
}

gboolean
checkbit_pgn_problem_is_loss (const CheckbitPgnProblem *problem)
{
  return checkbit_pgn_problem_get_treatment (problem->kind) >= CHECKBIT_PGN_LEFT_OUT;
}

const char *
checkbit_pgn_problem_id (CheckbitPgnProblemKind kind)
{
  return kind < G_N_ELEMENTS (kinds) ? kinds[kind].id : "";
}

/* --- Naming what is wrong ------------------------------------------------------------------- */

/* Makes the text at fault fit to be shown: UTF-8, no control characters, no cut character. */
static void
clean_text (CheckbitPgnProblem *problem)
{
  g_autofree char *valid = checkbit_pgn_text_decode (problem->text, strlen (problem->text));
  g_autoptr (GString) clean = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      if (clean->len + 6 >= sizeof problem->text)
        break;
      g_string_append_unichar (clean, g_unichar_isprint (character) ? character : 0xfffd);
    }
  g_strlcpy (problem->text, clean->str, sizeof problem->text);
}

void
checkbit_pgn_reader_report_problem (CheckbitPgnReader *self,
                                    const CheckbitPgnToken *token,
                                    CheckbitPgnProblem *problem)
{
  problem->game = self->stage != CHECKBIT_PGN_BETWEEN ? self->game.number : 0;
  problem->line = token->line;
  problem->column = token->column;
  self->game.problems++;
  self->game.loss |= checkbit_pgn_problem_is_loss (problem);
  if (self->visitor->problem == NULL)
    return;

  clean_text (problem);
  self->visitor->problem (problem, self->user_data);
}

/* The bytes up to a limit that do not cut a character of UTF-8 in two. */
static gsize
fitting_length (const char *text, gsize length, gsize limit)
{
  if (length <= limit)
    return length;
  while (limit > 0 && ((guint8) text[limit] & 0xc0) == 0x80)
    limit--;

  return limit;
}

void
checkbit_pgn_reader_report (CheckbitPgnReader *self,
                            CheckbitPgnProblemKind kind,
                            const CheckbitPgnToken *token,
                            const char *text,
                            gsize length)
{
  CheckbitPgnProblem problem = { .kind = kind };

  memcpy (problem.text, text, fitting_length (text, length, sizeof problem.text - 1));
  checkbit_pgn_reader_report_problem (self, token, &problem);
}
