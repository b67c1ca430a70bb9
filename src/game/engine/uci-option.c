/* Parses the options of a UCI engine.
 *
 * Names and values may contain spaces, and engines format them in all sorts of ways: an unusable
 * option is ignored, but the engine is still accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/uci-parse.h"

#include <errno.h>
#include <string.h>

static const char *const type_words[] = { "check", "spin", "combo", "button", "string" };

gboolean
checkbit_uci_has_control (const char *text)
{
  for (; *text != '\0'; text++)
    {
      if (g_ascii_iscntrl (*text))
        return TRUE;
    }

  return FALSE;
}

/* The type for a word, or -1. */
static int
find_type (CheckbitUciText word)
{
  for (guint i = 0; i < G_N_ELEMENTS (type_words); i++)
    {
      if (checkbit_uci_text_is (word, type_words[i]))
        return (int) i;
    }

  return -1;
}

/* The word before which text begins. */
static CheckbitUciText
peek (CheckbitUciText text)
{
  CheckbitUciText word;

  checkbit_uci_next_word (&text, &word);

  return word;
}

/* The span from one piece of a line to the end of a later one. */
static CheckbitUciText
span (CheckbitUciText first, CheckbitUciText last)
{
  return (CheckbitUciText){ first.start, (gsize) (last.start + last.length - first.start) };
}

/* Whether a word begins another part of the line. "type" only ends the name if a type follows, as
 * an option's name may contain that word. */
static gboolean
ends_name (CheckbitUciText word, CheckbitUciText rest, gboolean typed)
{
  if (checkbit_uci_text_is (word, "type"))
    return find_type (peek (rest)) >= 0;

  return typed
         && (checkbit_uci_text_is (word, "default") || checkbit_uci_text_is (word, "min")
             || checkbit_uci_text_is (word, "max") || checkbit_uci_text_is (word, "var"));
}

/* Reads the words of a name, keeping the spaces between them. */
static CheckbitUciText
take_name (CheckbitUciText *rest, gboolean typed)
{
  CheckbitUciText name = { rest->start, 0 }, word, before = *rest;

  while (checkbit_uci_next_word (rest, &word))
    {
      if (ends_name (word, *rest, typed))
        {
          *rest = before;
          break;
        }
      name = name.length == 0 ? word : span (name, word);
      before = *rest;
    }

  return name;
}

/* Reads the value after "default" or "var", up to the next "var"; at_least_one: if "var" itself
 * comes first, it is a value. */
static CheckbitUciText
take_choice (CheckbitUciText *rest, gboolean at_least_one)
{
  CheckbitUciText value = { rest->start, 0 }, word, before = *rest;

  while (checkbit_uci_next_word (rest, &word))
    {
      if (checkbit_uci_text_is (word, "var") && (value.length > 0 || !at_least_one))
        {
          *rest = before;
          break;
        }
      value = value.length == 0 ? word : span (value, word);
      before = *rest;
    }

  return value;
}

static char *
dup_text (CheckbitUciText text)
{
  return g_strndup (text.start, text.length);
}

/* --- The five types ------------------------------------------------------------------------- */

static gboolean
read_check (CheckbitUciOption *option, CheckbitUciText rest)
{
  CheckbitUciText word;
  gboolean on = FALSE;

  while (checkbit_uci_next_word (&rest, &word))
    {
      if (checkbit_uci_text_is (word, "default"))
        {
          g_autofree char *value = dup_text (peek (rest));

          on = g_ascii_strcasecmp (value, "true") == 0 || strcmp (value, "1") == 0;
        }
    }
  option->default_value = g_strdup (on ? "true" : "false");

  return TRUE;
}

/* Reads a number and clamps it to the range. */
static gboolean
read_number (CheckbitUciText word, gint64 *number)
{
  g_autofree char *text = dup_text (word);
  char *end;
  gint64 value;

  errno = 0;
  value = g_ascii_strtoll (text, &end, 10);
  if (end == text || *end != '\0')
    return FALSE;
  *number = value;

  return TRUE;
}

static gboolean
read_spin (CheckbitUciOption *option, CheckbitUciText rest)
{
  CheckbitUciText word;
  gint64 start = 0;

  option->min = G_MININT64;
  option->max = G_MAXINT64;
  while (checkbit_uci_next_word (&rest, &word))
    {
      if (checkbit_uci_text_is (word, "default"))
        read_number (peek (rest), &start);
      else if (checkbit_uci_text_is (word, "min"))
        read_number (peek (rest), &option->min);
      else if (checkbit_uci_text_is (word, "max"))
        read_number (peek (rest), &option->max);
    }
  if (option->min > option->max)
    return FALSE;
  option->default_value
      = g_strdup_printf ("%" G_GINT64_FORMAT, CLAMP (start, option->min, option->max));

  return TRUE;
}

static gboolean
read_combo (CheckbitUciOption *option, CheckbitUciText rest)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();
  CheckbitUciText word;

  while (checkbit_uci_next_word (&rest, &word))
    {
      if (checkbit_uci_text_is (word, "default") && option->default_value == NULL)
        option->default_value = dup_text (take_choice (&rest, FALSE));
      else if (checkbit_uci_text_is (word, "var"))
        {
          g_autofree char *choice = dup_text (take_choice (&rest, TRUE));

          /* A choice with a control character could not be sent, so it is not offered. */
          if (*choice != '\0' && !checkbit_uci_has_control (choice))
            g_strv_builder_add (choices, choice);
        }
    }
  option->choices = g_strv_builder_end (choices);
  if (option->choices[0] == NULL)
    return FALSE;
  if (option->default_value == NULL
      || !g_strv_contains ((const char *const *) option->choices, option->default_value))
    {
      g_free (option->default_value);
      option->default_value = g_strdup (option->choices[0]);
    }

  return TRUE;
}

static gboolean
read_string (CheckbitUciOption *option, CheckbitUciText rest)
{
  CheckbitUciText word, value = { "", 0 };

  if (checkbit_uci_next_word (&rest, &word) && checkbit_uci_text_is (word, "default")
      && checkbit_uci_next_word (&rest, &word))
    value = (CheckbitUciText){ word.start, word.length + rest.length };
  if (checkbit_uci_text_is (value, "<empty>"))
    value.length = 0;
  option->default_value = g_strchomp (dup_text (value));
  if (checkbit_uci_has_control (option->default_value))
    *option->default_value = '\0';

  return TRUE;
}

static gboolean
read_button (CheckbitUciOption *option, CheckbitUciText rest)
{
  return TRUE;
}

/* --- The whole line ------------------------------------------------------------------------- */

/* Reads name and type in either order; FALSE if one of them is missing. */
static gboolean
read_head (CheckbitUciText *rest, CheckbitUciText *name, int *type)
{
  CheckbitUciText word;

  *type = -1;
  name->length = 0;
  while ((*type < 0 || name->length == 0) && checkbit_uci_next_word (rest, &word))
    {
      if (checkbit_uci_text_is (word, "name"))
        *name = take_name (rest, *type >= 0);
      else if (checkbit_uci_text_is (word, "type") && checkbit_uci_next_word (rest, &word))
        *type = find_type (word);
    }

  return *type >= 0 && name->length > 0;
}

CheckbitUciOption *
checkbit_uci_option_parse (CheckbitUciText rest)
{
  static gboolean (*const readers[]) (CheckbitUciOption *, CheckbitUciText)
      = { read_check, read_spin, read_combo, read_button, read_string };
  g_autoptr (CheckbitUciOption) option = NULL;
  CheckbitUciText name = { 0 };
  int type;

  if (!read_head (&rest, &name, &type))
    return NULL;

  option = g_new0 (CheckbitUciOption, 1);
  option->name = dup_text (name);
  option->type = (CheckbitUciOptionType) type;
  if (checkbit_uci_has_control (option->name))
    return NULL;

  return readers[type](option, rest) ? g_steal_pointer (&option) : NULL;
}

CheckbitUciOption *
checkbit_uci_option_copy (const CheckbitUciOption *option)
{
  CheckbitUciOption *copy = g_new0 (CheckbitUciOption, 1);

  *copy = *option;
  copy->name = g_strdup (option->name);
  copy->default_value = g_strdup (option->default_value);
  copy->choices = g_strdupv (option->choices);

  return copy;
}

void
checkbit_uci_option_free (CheckbitUciOption *option)
{
  g_free (option->name);
  g_free (option->default_value);
  g_strfreev (option->choices);
  g_free (option);
}

/* --- Setting -------------------------------------------------------------------------------- */

gboolean
checkbit_uci_option_accepts (const CheckbitUciOption *option, const char *value)
{
  gint64 number;

  if (option->type == CHECKBIT_UCI_OPTION_BUTTON)
    return TRUE;
  if (value == NULL || checkbit_uci_has_control (value) || !g_utf8_validate (value, -1, NULL))
    return FALSE;

  switch (option->type)
    {
    case CHECKBIT_UCI_OPTION_CHECK:
      return strcmp (value, "true") == 0 || strcmp (value, "false") == 0;
    case CHECKBIT_UCI_OPTION_SPIN:
      return read_number ((CheckbitUciText){ value, strlen (value) }, &number)
             && number >= option->min && number <= option->max;
    case CHECKBIT_UCI_OPTION_COMBO:
      return g_strv_contains ((const char *const *) option->choices, value);
    default:
      return TRUE;
    }
}

char *
checkbit_uci_option_format (const CheckbitUciOption *option, const char *value)
{
  if (option->type == CHECKBIT_UCI_OPTION_BUTTON)
    return g_strdup_printf ("setoption name %s\n", option->name);
  if (*value == '\0')
    value = "<empty>";

  return g_strdup_printf ("setoption name %s value %s\n", option->name, value);
}
