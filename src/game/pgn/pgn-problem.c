/* Problems in PGN files: their treatment, reporting, and descriptions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-problem.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/pgn/pgn-text.h"
#include "game/text/messages.h"

/* --- Treatments ----------------------------------------------------------------------------- */

/* All problems that the reader reports. Everything else is kept silently: all tags, comments, NAGs,
 * variations and null moves; the FEN, whatever the tag SetUp says; and games with nothing but
 * tags. */
static const struct
{
  const char *id;
  CheckbitPgnTreatment treatment;
} kinds[] = {
  /* The game is read as it is. */
  [CHECKBIT_PGN_PROBLEM_UNKNOWN_VARIANT] = { "unknown-variant", CHECKBIT_PGN_KEPT },

  /* The meaning is clear: a note says how it was read. */
  [CHECKBIT_PGN_PROBLEM_CASTLING_RIGHTS] = { "castling-rights", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG] = { "unclosed-tag", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG] = { "unquoted-tag", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_STRAY_CLOSE] = { "stray-close", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_WRONG_RESULT] = { "wrong-result", CHECKBIT_PGN_REPAIRED },
  [CHECKBIT_PGN_PROBLEM_NO_RESULT] = { "no-result", CHECKBIT_PGN_REPAIRED },

  /* The text stays in the file until the game is saved, which asks first. */
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

  /* No move can be read, only the tags. */
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

/* --- Reporting ------------------------------------------------------------------------------ */

/* Makes the text in question displayable: UTF-8, without control characters or incomplete ones. */
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
checkbit_pgn_problems_add (CheckbitPgnProblems *self,
                           CheckbitPgnProblem *problem,
                           guint line,
                           guint column)
{
  problem->game = self->game;
  problem->line = line;
  problem->column = column;
  self->n++;
  self->loss |= checkbit_pgn_problem_is_loss (problem);
  if (self->func == NULL)
    return;

  clean_text (problem);
  self->func (problem, self->user_data);
}

/* The largest number of bytes up to a limit that does not cut a UTF-8 character. */
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
checkbit_pgn_problems_add_text (CheckbitPgnProblems *self,
                                CheckbitPgnProblemKind kind,
                                guint line,
                                guint column,
                                const char *text,
                                gsize length)
{
  CheckbitPgnProblem problem = { .kind = kind };

  memcpy (problem.text, text, fitting_length (text, length, sizeof problem.text - 1));
  checkbit_pgn_problems_add (self, &problem, line, column);
}

/* --- Sentences ------------------------------------------------------------------------------ */

/* "12. Nxe5" or "12... Nxe5": never localized. (transfer full) */
static char *
format_move (const CheckbitPgnProblem *problem)
{
  if (problem->move == 0)
    return g_strdup (problem->text);

  return g_strdup_printf ("%u.%s %s", problem->move, problem->black_move ? ".." : "",
                          problem->text);
}

static char *
move_message (const CheckbitPgnProblem *problem)
{
  g_autofree char *move = format_move (problem);
  g_autofree char *why = NULL;

  switch (problem->kind)
    {
    case CHECKBIT_PGN_PROBLEM_AMBIGUOUS_MOVE:
      /* Translators: %s is a move with its number, such as "12. Nd2" */
      return g_strdup_printf (_ ("“%s” can be more than one move; the line ends before it."), move);
    case CHECKBIT_PGN_PROBLEM_UNREADABLE_MOVE:
      /* Translators: %s is what stands where a move should, with its number: "12. Qz9" */
      return g_strdup_printf (_ ("“%s” is not a move; the line ends before it."), move);
    default:
      break;
    }
  if (!problem->has_why)
    /* Translators: %s is a move with its number, such as "12. Nd2" */
    return g_strdup_printf (_ ("“%s” is not legal; the line ends before it."), move);

  why = checkbit_message_why (&problem->why);

  /* Translators: the first %s is a move with its number, such as "12. Nd2", the second a sentence
   * that says why it is not legal */
  return g_strdup_printf (_ ("“%s” is not legal: %s The line ends before it."), move, why);
}

static char *
tag_message (const CheckbitPgnProblem *problem)
{
  g_autofree char *reason = NULL;

  switch (problem->kind)
    {
    case CHECKBIT_PGN_PROBLEM_BAD_TAG:
      /* Translators: %s is text from the file that should be a tag, such as [Event "Paris"] */
      return g_strdup_printf (_ ("“%s” is not a tag: a name and a value are missing."),
                              problem->text);
    case CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG:
      /* Translators: %s is the name of a tag, such as Event */
      return g_strdup_printf (_ ("The tag “%s” is not closed."), problem->text);
    case CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG:
      /* Translators: %s is the name of a tag, such as Event */
      return g_strdup_printf (_ ("The value of the tag “%s” has no quotation marks."),
                              problem->text);
    case CHECKBIT_PGN_PROBLEM_UNKNOWN_VARIANT:
      /* Translators: %s is the name of a kind of chess, such as Crazyhouse */
      return g_strdup_printf (_ ("“%s” is not recognized: its moves are read as those of chess."),
                              problem->text);
    case CHECKBIT_PGN_PROBLEM_CASTLING_RIGHTS:
      /* Translators: %s is letters of a FEN, such as KQ */
      return g_strdup_printf (
          _ ("No king and rook stand where they could castle (“%s”): the right is left out."),
          problem->text);
    default:
      reason = checkbit_message_fen_error (&problem->fen);
      /* Translators: %s is the reason, a sentence with its place in the FEN */
      return g_strdup_printf (_ ("The position cannot be read, so neither can the moves: %s"),
                              reason);
    }
}

static char *
bracket_message (const CheckbitPgnProblem *problem)
{
  switch (problem->kind)
    {
    case CHECKBIT_PGN_PROBLEM_STRAY_CLOSE:
      return g_strdup (_ ("A variation is closed that was never opened."));
    case CHECKBIT_PGN_PROBLEM_STRAY_VARIATION:
      return g_strdup (_ ("A variation stands before the first move; it is left out."));
    case CHECKBIT_PGN_PROBLEM_UNCLOSED_VARIATION:
      return g_strdup (_ ("The game ends within a variation."));
    default:
      return g_strdup (_ ("A comment is not closed: everything after it is part of it."));
    }
}

static char *
end_message (const CheckbitPgnProblem *problem)
{
  switch (problem->kind)
    {
    case CHECKBIT_PGN_PROBLEM_WRONG_RESULT:
      /* Translators: %s is a result such as 1-0 */
      return g_strdup_printf (_ ("The game ends with another result than its tag says, “%s”."),
                              problem->text);
    case CHECKBIT_PGN_PROBLEM_NO_RESULT:
      return g_strdup (_ ("The game breaks off without a result."));
    case CHECKBIT_PGN_PROBLEM_CUT:
      return g_strdup (_ ("A text is too long: only its beginning is kept."));
    case CHECKBIT_PGN_PROBLEM_NUL_BYTES:
      /* Translators: a byte of value 0, which no text has */
      return g_strdup (_ ("The text contains zero bytes; they are left out."));
    case CHECKBIT_PGN_PROBLEM_NOT_PGN:
      return g_strdup (_ ("This file contains no games."));
    default:
      /* Translators: %s is text from the file */
      return g_strdup_printf (_ ("“%s” is not recognized and left out."), problem->text);
    }
}

char *
checkbit_pgn_problem_message_short (const CheckbitPgnProblem *problem)
{
  switch (problem->kind)
    {
    case CHECKBIT_PGN_PROBLEM_ILLEGAL_MOVE:
    case CHECKBIT_PGN_PROBLEM_AMBIGUOUS_MOVE:
    case CHECKBIT_PGN_PROBLEM_UNREADABLE_MOVE:
      return move_message (problem);
    case CHECKBIT_PGN_PROBLEM_BAD_TAG:
    case CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG:
    case CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG:
    case CHECKBIT_PGN_PROBLEM_BAD_FEN:
    case CHECKBIT_PGN_PROBLEM_CASTLING_RIGHTS:
    case CHECKBIT_PGN_PROBLEM_UNKNOWN_VARIANT:
      return tag_message (problem);
    case CHECKBIT_PGN_PROBLEM_STRAY_CLOSE:
    case CHECKBIT_PGN_PROBLEM_STRAY_VARIATION:
    case CHECKBIT_PGN_PROBLEM_UNCLOSED_VARIATION:
    case CHECKBIT_PGN_PROBLEM_UNCLOSED_COMMENT:
      return bracket_message (problem);
    default:
      return end_message (problem);
    }
}

char *
checkbit_pgn_problem_message (const CheckbitPgnProblem *problem)
{
  g_autofree char *sentence = checkbit_pgn_problem_message_short (problem);

  if (problem->game == 0)
    return g_steal_pointer (&sentence);

  /* Translators: the place in a file of games, then a sentence that says what is wrong there */
  return g_strdup_printf (_ ("Game %u, line %u, column %u: %s"), problem->game, problem->line,
                          problem->column, sentence);
}
