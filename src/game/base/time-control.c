/* Time controls: as text that people write, as PGN, and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/base/time-control.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MS_PER_SECOND 1000
#define MS_PER_MINUTE (60 * MS_PER_SECOND)

#define MAX_MOVES 999

/* The letters before a bonus, in the order of CheckbitBonus. */
static const char bonus_letters[] = "+bd";

CheckbitTimeControl
checkbit_time_control_new (gint64 time_ms, gint64 bonus_ms, CheckbitBonus bonus)
{
  return (CheckbitTimeControl){
    .n_stages = 1,
    .stages = { { .time_ms = time_ms, .bonus_ms = bonus_ms, .bonus = bonus } },
  };
}

gboolean
checkbit_time_control_equal (const CheckbitTimeControl *a, const CheckbitTimeControl *b)
{
  if (a->n_stages != b->n_stages)
    return FALSE;

  for (guint i = 0; i < a->n_stages; i++)
    {
      const CheckbitTimeStage *x = &a->stages[i], *y = &b->stages[i];

      if (x->moves != y->moves || x->time_ms != y->time_ms || x->bonus_ms != y->bonus_ms
          || (x->bonus != y->bonus && x->bonus_ms != 0))
        return FALSE;
    }

  return TRUE;
}

const CheckbitTimeStage *
checkbit_time_control_find_stage (const CheckbitTimeControl *control, guint moves, guint *to_go)
{
  const CheckbitTimeStage *stage = control->stages;

  *to_go = 0;
  if (control->n_stages == 0)
    return NULL;

  for (guint i = 1; i < control->n_stages && stage->moves > 0 && moves >= stage->moves; i++)
    {
      moves -= stage->moves;
      stage++;
    }
  if (stage->moves > 0)
    *to_go = stage->moves - moves % stage->moves;

  return stage;
}

/* --- Reading -------------------------------------------------------------------------------- */

static void
skip_spaces (const char **text)
{
  while (**text == ' ')
    (*text)++;
}

static gboolean
take (const char **text, const char *expected)
{
  if (!g_str_has_prefix (*text, expected))
    return FALSE;
  *text += strlen (expected);

  return TRUE;
}

/* Reads a whole number of at most six digits. */
static gboolean
read_digits (const char **text, gint64 *number)
{
  const char *start = *text;

  *number = 0;
  while (g_ascii_isdigit (**text) && *text - start < 6)
    *number = *number * 10 + *(*text)++ - '0';

  return *text > start && !g_ascii_isdigit (**text);
}

/* Adds the digits after a decimal point, to the millisecond. unit: how many milliseconds 1
 * means. */
static gboolean
read_fraction (const char **text, gint64 unit, gint64 *ms)
{
  gint64 numerator = 0, denominator = 1;
  const char *start = *text;

  for (; g_ascii_isdigit (**text); (*text)++)
    {
      if (denominator < 1000000)
        {
          numerator = numerator * 10 + **text - '0';
          denominator *= 10;
        }
    }
  *ms += (numerator * unit + denominator / 2) / denominator;

  return *text > start;
}

/* Reads a number with or without a decimal point. */
static gboolean
read_decimal (const char **text, gint64 unit, gint64 *ms)
{
  gint64 number;

  if (!read_digits (text, &number))
    return FALSE;
  *ms = number * unit;

  return !take (text, ".") || read_fraction (text, unit, ms);
}

/* Reads a fraction of a minute. */
static gboolean
read_part_of_minute (const char **text, gint64 *ms)
{
  static const struct
  {
    const char *text;
    int seconds;
  } parts[]
      = { { "1/2", 30 }, { "1/4", 15 }, { "3/4", 45 }, { "½", 30 }, { "¼", 15 }, { "¾", 45 } };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      const char *rest = *text;

      /* "1/2:00" is one move in two minutes. */
      if (take (&rest, parts[i].text) && !g_ascii_isdigit (*rest) && *rest != ':')
        {
          *text = rest;
          *ms = parts[i].seconds * MS_PER_SECOND;
          return TRUE;
        }
    }

  return FALSE;
}

/* Reads minutes: "5", "0.5", "1/2", "1:30". */
static gboolean
read_minutes (const char **text, gint64 *ms)
{
  gint64 seconds;

  if (read_part_of_minute (text, ms))
    return TRUE;
  if (!read_decimal (text, MS_PER_MINUTE, ms))
    return FALSE;
  if (!take (text, ":"))
    return TRUE;
  if (*ms % MS_PER_MINUTE != 0 || !read_decimal (text, MS_PER_SECOND, &seconds))
    return FALSE;
  *ms += seconds;

  return seconds < MS_PER_MINUTE;
}

static gboolean
read_seconds (const char **text, gint64 *ms)
{
  return read_decimal (text, MS_PER_SECOND, ms);
}

typedef gboolean (*ReadTime) (const char **text, gint64 *ms);

/* Reads the moves of a stage and the slash after them, if there are any. */
static gboolean
read_moves (const char **text, guint *moves)
{
  const char *rest = *text;
  gint64 number;

  *moves = 0;
  if (!read_digits (&rest, &number) || !take (&rest, "/"))
    return TRUE;
  if (number == 0 || number > MAX_MOVES)
    return FALSE;
  *moves = (guint) number;
  *text = rest;

  return TRUE;
}

static gboolean
read_bonus (const char **text, CheckbitTimeStage *stage)
{
  const char *letter = **text != '\0' ? strchr (bonus_letters, **text) : NULL;

  if (letter == NULL)
    return TRUE;

  (*text)++;
  skip_spaces (text);
  stage->bonus = (CheckbitBonus) (letter - bonus_letters);

  return read_seconds (text, &stage->bonus_ms);
}

static gboolean
read_stage (const char **text, ReadTime read_time, CheckbitTimeStage *stage)
{
  gint64 ignored;
  const char *part;

  memset (stage, 0, sizeof *stage);
  skip_spaces (text);
  /* "1/2" is half a minute, not one move in two. */
  part = *text;
  if ((read_time != read_minutes || !read_part_of_minute (&part, &ignored))
      && !read_moves (text, &stage->moves))
    return FALSE;
  skip_spaces (text);
  if (!read_time (text, &stage->time_ms))
    return FALSE;
  skip_spaces (text);
  if (!read_bonus (text, stage))
    return FALSE;
  skip_spaces (text);

  return stage->time_ms <= CHECKBIT_TIME_MAX_MS && stage->bonus_ms <= CHECKBIT_BONUS_MAX_MS
         && stage->time_ms + stage->bonus_ms > 0;
}

/* Reads stages up to the end of the text; only the last one may have no number of moves. */
static gboolean
read_stages (const char *text, ReadTime read_time, char separator, CheckbitTimeControl *control)
{
  CheckbitTimeControl read = { 0 };

  for (;;)
    {
      CheckbitTimeStage *stage = &read.stages[read.n_stages];

      if (read.n_stages == CHECKBIT_TIME_MAX_STAGES || !read_stage (&text, read_time, stage))
        return FALSE;
      read.n_stages++;
      if (*text == '\0')
        break;
      if (*text++ != separator || stage->moves == 0)
        return FALSE;
    }
  *control = read;

  return TRUE;
}

gboolean
checkbit_time_control_parse (const char *text, CheckbitTimeControl *control)
{
  g_autofree char *trimmed = g_strstrip (g_ascii_strdown (text, -1));

  if (*trimmed == '\0' || strcmp (trimmed, "-") == 0)
    {
      control->n_stages = 0;
      return TRUE;
    }

  return read_stages (trimmed, read_minutes, ',', control);
}

gboolean
checkbit_time_control_parse_pgn (const char *text, CheckbitTimeControl *control)
{
  if (strcmp (text, "-") == 0)
    {
      control->n_stages = 0;
      return TRUE;
    }

  return read_stages (text, read_seconds, ':', control);
}

/* --- Writing -------------------------------------------------------------------------------- */

/* Adds seconds, with as many decimals as they need. */
static void
add_seconds (GString *text, gint64 ms)
{
  g_string_append_printf (text, "%d", (int) (ms / MS_PER_SECOND));
  if (ms % MS_PER_SECOND == 0)
    return;

  g_string_append_printf (text, ".%03d", (int) (ms % MS_PER_SECOND));
  while (text->str[text->len - 1] == '0')
    g_string_truncate (text, text->len - 1);
}

static void
add_minutes (GString *text, gint64 ms)
{
  gint64 rest = ms % MS_PER_MINUTE;

  g_string_append_printf (text, "%d", (int) (ms / MS_PER_MINUTE));
  if (rest == 0)
    return;

  g_string_append (text, rest < 10 * MS_PER_SECOND ? ":0" : ":");
  add_seconds (text, rest);
}

/* Adds the minutes of a stage, but never as a fraction, which would look like moves and a slash. */
static void
add_stage_minutes (GString *text, const CheckbitTimeStage *stage)
{
  gsize start = text->len;
  gint64 ignored;
  const char *part;

  if (stage->moves > 0)
    g_string_append_printf (text, "%u/", stage->moves);
  add_minutes (text, stage->time_ms);
  part = text->str + start;
  if (read_part_of_minute (&part, &ignored))
    g_string_append (text, ":00");
}

static void
add_stage_seconds (GString *text, const CheckbitTimeStage *stage)
{
  if (stage->moves > 0)
    g_string_append_printf (text, "%u/", stage->moves);
  add_seconds (text, stage->time_ms);
}

typedef void (*AddTime) (GString *text, const CheckbitTimeStage *stage);

static char *
write_stages (const CheckbitTimeControl *control, AddTime add_time, const char *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < control->n_stages; i++)
    {
      const CheckbitTimeStage *stage = &control->stages[i];

      g_string_append (text, i > 0 ? separator : "");
      add_time (text, stage);
      if (stage->bonus_ms > 0)
        {
          g_string_append_c (text, bonus_letters[stage->bonus]);
          add_seconds (text, stage->bonus_ms);
        }
    }
  if (text->len == 0)
    g_string_append_c (text, '-');

  return g_string_free (text, FALSE);
}

char *
checkbit_time_control_format (const CheckbitTimeControl *control)
{
  return write_stages (control, add_stage_minutes, ", ");
}

char *
checkbit_time_control_format_pgn (const CheckbitTimeControl *control)
{
  return write_stages (control, add_stage_seconds, ":");
}

/* --- In words ------------------------------------------------------------------------------- */

static char *
describe_time (gint64 ms)
{
  int minutes = (int) (ms / MS_PER_MINUTE), seconds = (int) (ms / MS_PER_SECOND);

  if (ms % MS_PER_SECOND != 0)
    /* Translators: a time with a part of a second, such as “0.5 seconds”. */
    return g_strdup_printf (_ ("%g seconds"), (double) ms / MS_PER_SECOND);
  if (ms % MS_PER_MINUTE == 0)
    return g_strdup_printf (ngettext ("%d minute", "%d minutes", (gulong) minutes), minutes);
  if (seconds < 60)
    return g_strdup_printf (ngettext ("%d second", "%d seconds", (gulong) seconds), seconds);

  /* Translators: minutes and seconds, such as “1:30 minutes”. */
  return g_strdup_printf (_ ("%d:%02d minutes"), minutes, seconds % 60);
}

static char *
describe_bonus (const CheckbitTimeStage *stage, const char *time)
{
  g_autofree char *bonus = describe_time (stage->bonus_ms);

  switch (stage->bonus)
    {
    case CHECKBIT_BONUS_BRONSTEIN:
      /* Translators: “5 minutes, up to 3 seconds back for each move” (a Bronstein clock). */
      return g_strdup_printf (_ ("%s, up to %s returned after each move"), time, bonus);
    case CHECKBIT_BONUS_DELAY:
      /* Translators: “5 minutes, 3 seconds before the clock runs” (a delay). */
      return g_strdup_printf (_ ("%s, %s before the clock runs"), time, bonus);
    default:
      /* Translators: “5 minutes + 3 seconds per move”. */
      return g_strdup_printf (_ ("%s + %s per move"), time, bonus);
    }
}

static char *
describe_stage (const CheckbitTimeStage *stage)
{
  g_autofree char *time = describe_time (stage->time_ms);
  g_autofree char *all = stage->bonus_ms > 0 ? describe_bonus (stage, time) : g_strdup (time);

  if (stage->moves == 0)
    return g_steal_pointer (&all);

  /* Translators: “40 moves in 90 minutes”. */
  return g_strdup_printf (ngettext ("%u move in %s", "%u moves in %s", stage->moves), stage->moves,
                          all);
}

char *
checkbit_time_control_describe (const CheckbitTimeControl *control)
{
  g_autofree char *text = NULL;

  if (control->n_stages == 0)
    return g_strdup (_ ("No clock"));

  text = describe_stage (&control->stages[0]);
  for (guint i = 1; i < control->n_stages; i++)
    {
      g_autofree char *before = g_steal_pointer (&text);
      g_autofree char *stage = describe_stage (&control->stages[i]);

      /* Translators: joins the parts of a game: “40 moves in 90 minutes, then 30 minutes”. */
      text = g_strdup_printf (_ ("%s, then %s"), before, stage);
    }

  return g_steal_pointer (&text);
}
