/* What cannot be read in a PGN file, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/messages-pgn.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"

/* "12. Nxe5" or "12... Nxe5": never localised. (transfer full) */
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
      return g_strdup_printf (_ ("“%s” is no move; the line ends before it."), move);
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
      return g_strdup_printf (_ ("“%s” is no tag: a name and a value are missing."), problem->text);
    case CHECKBIT_PGN_PROBLEM_UNCLOSED_TAG:
      /* Translators: %s is the name of a tag, such as Event */
      return g_strdup_printf (_ ("The tag “%s” is not closed."), problem->text);
    case CHECKBIT_PGN_PROBLEM_UNQUOTED_TAG:
      /* Translators: %s is the name of a tag, such as Event */
      return g_strdup_printf (_ ("The value of the tag “%s” has no quotation marks."),
                              problem->text);
    case CHECKBIT_PGN_PROBLEM_UNKNOWN_VARIANT:
      /* Translators: %s is the name of a kind of chess, such as Crazyhouse */
      return g_strdup_printf (_ ("“%s” is not known: its moves are read as those of chess."),
                              problem->text);
    case CHECKBIT_PGN_PROBLEM_CASTLING_RIGHTS:
      /* Translators: %s is letters of a FEN, such as KQ */
      return g_strdup_printf (
          _ ("No king and rook stand where they could castle (“%s”): the right is left out."),
          problem->text);
    default:
      reason = checkbit_message_fen_error (&problem->fen);
      /* Translators: %s is the reason, a sentence with its place in the FEN */
      return g_strdup_printf (_ ("The position cannot be read, and so no move can: %s"), reason);
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
      return g_strdup (_ ("A comment is never closed: all that follows is part of it."));
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
      return g_strdup (_ ("There are bytes of zero among the text; they are left out."));
    case CHECKBIT_PGN_PROBLEM_NOT_PGN:
      return g_strdup (_ ("This is no file of games."));
    default:
      /* Translators: %s is text from the file */
      return g_strdup_printf (_ ("“%s” is not understood and left out."), problem->text);
    }
}

char *
checkbit_message_pgn_problem_short (const CheckbitPgnProblem *problem)
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
checkbit_message_pgn_problem (const CheckbitPgnProblem *problem)
{
  g_autofree char *sentence = checkbit_message_pgn_problem_short (problem);

  if (problem->game == 0)
    return g_steal_pointer (&sentence);

  /* Translators: the place in a file of games, then a sentence that says what is wrong there */
  return g_strdup_printf (_ ("Game %u, line %u, column %u: %s"), problem->game, problem->line,
                          problem->column, sentence);
}
