/* A finding as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/report.h"

#include <string.h>

/* --- Lines ---------------------------------------------------------------------------------- */

static void
append_line (GString *lines, const CheckbitDifference *difference)
{
  g_autofree char *special = NULL, *sentence = NULL;

  g_string_append_printf (lines, "%s\t%s", checkbit_difference_id (difference->kind),
                          difference->text);
  switch (difference->kind)
    {
    case CHECKBIT_DIFFERENCE_MISSING:
      special = checkbit_special_ids (difference->special);
      g_string_append_printf (lines, "\t%s\t%s", difference->san, special);
      break;
    case CHECKBIT_DIFFERENCE_EXTRA:
      sentence = checkbit_difference_sentence (difference);
      g_string_append_printf (lines, "\t%s\t%s", difference->reason, sentence);
      break;
    case CHECKBIT_DIFFERENCE_COUNT:
      g_string_append_printf (lines, "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT,
                              difference->ours, difference->theirs);
      break;
    default:
      break;
    }
  g_string_append_c (lines, '\n');
}

char *
checkbit_lab_report_lines (const CheckbitLabFinding *finding)
{
  GString *lines = g_string_new (NULL);
  gboolean lists;

  if (finding->same)
    g_string_append_printf (lines, "same\t%" G_GUINT64_FORMAT "\n", finding->total);
  if (!finding->differs)
    return g_string_free (lines, FALSE);

  g_string_append_printf (lines, "path\t%s\nfen\t%s\n", *finding->path ? finding->path : "-",
                          finding->fen);
  /* Different counts follow from different lists; in the first position they add nothing. */
  lists = checkbit_differences_in_lists (finding->differences);
  for (guint i = 0; i < finding->differences->len; i++)
    {
      const CheckbitDifference *difference
          = &g_array_index (finding->differences, CheckbitDifference, i);

      if (!lists || finding->depth <= 1 || difference->kind != CHECKBIT_DIFFERENCE_COUNT)
        append_line (lines, difference);
    }
  if (finding->differences->len == 0)
    g_string_append_printf (lines, "total\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\n",
                            finding->ours, finding->theirs);
  return g_string_free (lines, FALSE);
}

/* --- JSON ----------------------------------------------------------------------------------- */

void
checkbit_json_append_string (GString *json, const char *text)
{
  g_string_append_c (json, '"');
  for (; *text != '\0'; text++)
    {
      guchar byte = (guchar) *text;

      if (byte == '"' || byte == '\\')
        g_string_append_printf (json, "\\%c", byte);
      else if (byte < 0x20 || byte == 0x7f)
        g_string_append_printf (json, "\\u%04x", byte);
      else
        g_string_append_c (json, (char) byte);
    }
  g_string_append_c (json, '"');
}

/* Appends "name":, after a comma if necessary. */
static void
append_name (GString *json, const char *name)
{
  if (json->len > 0 && strchr ("{[", json->str[json->len - 1]) == NULL)
    g_string_append (json, ", ");
  checkbit_json_append_string (json, name);
  g_string_append (json, ": ");
}

void
checkbit_json_append_member (GString *json, const char *name, const char *text)
{
  append_name (json, name);
  if (text != NULL)
    checkbit_json_append_string (json, text);
  else
    g_string_append (json, "null");
}

void
checkbit_json_append_number (GString *json, const char *name, guint64 number)
{
  append_name (json, name);
  g_string_append_printf (json, "%" G_GUINT64_FORMAT, number);
}

static void
append_difference (GString *json, const CheckbitDifference *difference)
{
  g_autofree char *special = NULL, *sentence = NULL;

  g_string_append (json, json->str[json->len - 1] == '[' ? "{" : ", {");
  checkbit_json_append_member (json, "kind", checkbit_difference_id (difference->kind));
  checkbit_json_append_member (json, "move", difference->text);
  if (*difference->san != '\0')
    checkbit_json_append_member (json, "san", difference->san);
  switch (difference->kind)
    {
    case CHECKBIT_DIFFERENCE_MISSING:
      special = checkbit_special_ids (difference->special);
      checkbit_json_append_member (json, "special", special);
      break;
    case CHECKBIT_DIFFERENCE_EXTRA:
      sentence = checkbit_difference_sentence (difference);
      checkbit_json_append_member (json, "reason", difference->reason);
      checkbit_json_append_member (json, "sentence", sentence);
      break;
    default:
      checkbit_json_append_number (json, "ours", difference->ours);
      checkbit_json_append_number (json, "theirs", difference->theirs);
    }
  g_string_append_c (json, '}');
}

static void
append_place (GString *json, const CheckbitLabFinding *finding)
{
  checkbit_json_append_member (json, "path", finding->path);
  checkbit_json_append_member (json, "fen", finding->fen);
  checkbit_json_append_number (json, "depth", finding->depth);
  append_name (json, "differences");
  g_string_append_c (json, '[');
  for (guint i = 0; i < finding->differences->len; i++)
    append_difference (json, &g_array_index (finding->differences, CheckbitDifference, i));
  g_string_append_c (json, ']');
  if (finding->differences->len == 0)
    {
      checkbit_json_append_number (json, "ours", finding->ours);
      checkbit_json_append_number (json, "theirs", finding->theirs);
    }
  append_name (json, "mistakes");
  g_string_append_c (json, '[');
  for (guint i = 0; i < finding->mistakes->len; i++)
    {
      const CheckbitLabMistake *mistake = &g_array_index (finding->mistakes, CheckbitLabMistake, i);

      g_string_append (json, i > 0 ? ", {" : "{");
      checkbit_json_append_member (json, "id", checkbit_mistake_id (mistake->kind));
      checkbit_json_append_number (json, "explains", mistake->n_explained);
      checkbit_json_append_member (json, "sentence", checkbit_mistake_sentence (mistake->kind));
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
  if (finding->playing_wrong)
    checkbit_json_append_member (json, "played", finding->culprit_text);
}

char *
checkbit_lab_report_json (const CheckbitLabFinding *finding)
{
  GString *json = g_string_new ("{");

  checkbit_json_append_member (json, "result",
                               finding->failure ? "failed"
                               : finding->same  ? "same"
                                                : "different");
  if (finding->same)
    checkbit_json_append_number (json, "total", finding->total);
  if (finding->differs)
    append_place (json, finding);
  if (finding->failure != NULL)
    {
      checkbit_json_append_member (json, "failure", finding->failure->message);
      checkbit_json_append_member (json, "words", finding->words);
    }
  checkbit_json_append_number (json, "calls", finding->n_calls);
  g_string_append_c (json, '}');

  return g_string_free (json, FALSE);
}
