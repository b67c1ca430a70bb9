/* Any bytes as an engine's output: the lines do not depend on how the input is split, every part of
 * a line lies inside it, and an option accepts its own default. The first byte is the size of the
 * pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "game/engine/line-splitter.h"
#include "game/engine/uci-parse.h"

#include <string.h>

#define MAX_LENGTH 1024

/* A parsed part lies inside its line. */
static void
check_part (const char *line, CheckbitUciText part)
{
  const char *end = line + strlen (line);

  FUZZ_ASSERT (part.start != NULL || part.length == 0);
  if (part.start == NULL)
    return;
  FUZZ_ASSERT (part.start >= line && part.start <= end);
  FUZZ_ASSERT (part.length <= (gsize) (end - part.start));
}

static void
check_info (const char *line, CheckbitUciText rest)
{
  CheckbitUciInfo info;

  checkbit_uci_parse_info (rest, &info);
  FUZZ_ASSERT (info.given < 1u << CHECKBIT_UCI_N_NUMBERS);
  for (guint i = 0; i < CHECKBIT_UCI_N_NUMBERS; i++)
    FUZZ_ASSERT (checkbit_uci_info_has (&info, i) ? info.numbers[i] >= 0 : info.numbers[i] == 0);
  FUZZ_ASSERT (info.score_kind <= CHECKBIT_UCI_SCORE_MATE);
  FUZZ_ASSERT (info.bound <= CHECKBIT_SCORE_UPPER);
  check_part (line, info.pv);
  check_part (line, info.currmove);
  check_part (line, info.refutation);
  check_part (line, info.string);
}

static gboolean
has_control (const char *text)
{
  for (; *text != '\0'; text++)
    if (g_ascii_iscntrl (*text))
      return TRUE;

  return FALSE;
}

/* The command that sets an option is a single line. */
static void
check_command (const CheckbitUciOption *option, const char *value)
{
  g_autofree char *command = checkbit_uci_option_format (option, value);
  gsize length = strlen (command);

  FUZZ_ASSERT (g_str_has_prefix (command, "setoption name ") && command[length - 1] == '\n');
  command[length - 1] = '\0';
  FUZZ_ASSERT (!has_control (command));
}

static void
check_option (CheckbitUciText rest)
{
  CheckbitUciOption *option = checkbit_uci_option_parse (rest), *copy;

  if (option == NULL)
    return;
  FUZZ_ASSERT (option->name != NULL && *option->name != '\0');
  FUZZ_ASSERT ((option->type == CHECKBIT_UCI_OPTION_BUTTON) == (option->default_value == NULL));
  FUZZ_ASSERT ((option->type == CHECKBIT_UCI_OPTION_COMBO) == (option->choices != NULL));
  FUZZ_ASSERT (checkbit_uci_option_accepts (option, option->default_value));
  check_command (option, option->default_value);
  copy = checkbit_uci_option_copy (option);
  FUZZ_ASSERT (strcmp (copy->name, option->name) == 0);
  checkbit_uci_option_free (copy);
  checkbit_uci_option_free (option);
}

static void
check_shown (CheckbitUciText text)
{
  g_autofree char *shown = checkbit_uci_text_dup_shown (text);

  FUZZ_ASSERT (g_utf8_validate (shown, -1, NULL) && !has_control (shown));
  FUZZ_ASSERT (g_utf8_strlen (shown, -1) <= 201); /* and the mark that it was cut */
}

static void
check_line (const char *line)
{
  CheckbitUciText rest, move, ponder;

  FUZZ_ASSERT (g_utf8_validate (line, -1, NULL) && strlen (line) <= 3 * MAX_LENGTH);
  switch (checkbit_uci_parse (line, &rest))
    {
    case CHECKBIT_UCI_INFO:
      check_info (line, rest);
      break;
    case CHECKBIT_UCI_OPTION:
      check_option (rest);
      break;
    case CHECKBIT_UCI_BESTMOVE:
      checkbit_uci_parse_bestmove (rest, &move, &ponder);
      check_part (line, move);
      check_part (line, ponder);
      break;
    default:
      break;
    }
  check_part (line, rest);
  check_shown (rest);
}

/* All lines, each with an end. (transfer full) */
static GString *
split (const char *bytes, size_t length, size_t step)
{
  g_autoptr (CheckbitLineSplitter) splitter = checkbit_line_splitter_new (MAX_LENGTH);
  GString *all = g_string_new (NULL);
  const char *line;

  for (size_t at = 0; at < length; at += step)
    {
      checkbit_line_splitter_push (splitter, bytes + at, MIN (step, length - at));
      while ((line = checkbit_line_splitter_next (splitter)) != NULL)
        g_string_append_printf (all, "%s\n", line);
    }
  line = checkbit_line_splitter_end (splitter);
  g_string_append (all, line != NULL ? line : "");

  return all;
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  size_t step = length > 0 ? bytes[0] % 16 + 1 : 1;
  GString *pieces = split ((const char *) bytes, length, step);
  GString *whole = split ((const char *) bytes, length, length + 1);
  g_auto (GStrv) lines = g_strsplit (whole->str, "\n", -1);

  FUZZ_ASSERT (g_string_equal (pieces, whole));
  for (guint i = 0; lines[i] != NULL; i++)
    check_line (lines[i]);
  g_string_free (pieces, TRUE);
  g_string_free (whole, TRUE);

  return 0;
}
