/* Watches as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/watch-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/shown-text.h"

/* The board chooses the color. */
#define AUTOMATIC "automatic"

/* The index is the layer style. */
static const char *const colors[]
    = { "blue", "orange", "green", "pink", "amber", "sky", "yellow", "ink" };

static const struct
{
  const char *name;
  const char *expression;
  guint style;
} examples[] = {
  { N_ ("White’s free captures"), "attacks_white & black & ~attacks_black", 2 },
  { N_ ("Black’s free captures"), "attacks_black & white & ~attacks_white", 1 },
  { N_ ("Safe squares for White’s knights"), "knight(N) & ~white & ~attacks_black_pawn", 0 },
  /* Works because the squares from which a knight attacks a square are those it attacks from
   * there. */
  { N_ ("Knight forks of king and queen"), "knight(k) & knight(q) & ~white", 3 },
  { N_ ("Holes around Black’s king"), "king(k) & attacks_white & ~attacks_black_pawn", 4 },
  { N_ ("White’s pawn captures, by hand"), "((P << 9 & ~file_a) | (P << 7 & ~file_h)) & black", 5 },
  { N_ ("Black’s protected passed pawns"), "passed_black & supported_black", 6 },
  { N_ ("Lowest bit of the occupied squares"), "occupied & -occupied", 7 },
};

/* --- Writing ---------------------------------------------------------------------------------- */

static const char *
get_color (CheckbitSet *watch)
{
  guint style = checkbit_set_get_style (watch);

  return style < G_N_ELEMENTS (colors) ? colors[style] : AUTOMATIC;
}

static void
write_watch (GString *text, CheckbitSet *watch)
{
  const char *source = checkbit_set_get_expression (watch);
  g_autofree char *expression = g_strdup (source != NULL ? source : "");

  g_strdelimit (expression, "\r\n", ' ');
  g_string_append_printf (text, "%s = %s  # %s\n", checkbit_set_get_title (watch), expression,
                          get_color (watch));
}

char *
checkbit_watch_text_write (CheckbitWatchList *list)
{
  GString *text = g_string_new ("# Checkbit watches: name = expression  # color\n");

  g_return_val_if_fail (CHECKBIT_IS_WATCH_LIST (list), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (CheckbitSet) watch = g_list_model_get_item (G_LIST_MODEL (list), i);

      write_watch (text, watch);
    }
  return g_string_free (text, FALSE);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* sentence: (transfer full). */
static void
add_error (GPtrArray *errors, guint line, char *sentence)
{
  /* Translators: a line of a file, then what is wrong with it */
  g_ptr_array_add (errors, g_strdup_printf (_ ("Line %u: %s"), line, sentence));
  g_free (sentence);
}

/* Cuts the color off the end of an expression. Returns FALSE for an unknown color. */
static gboolean
cut_color (char *expression, guint *style)
{
  char *mark = strrchr (expression, '#');

  *style = CHECKBIT_SET_NO_STYLE;
  if (mark == NULL)
    return TRUE;

  g_strstrip (mark + 1);
  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    if (g_ascii_strcasecmp (mark + 1, colors[i]) == 0)
      *style = i;
  if (*style == CHECKBIT_SET_NO_STYLE && g_ascii_strcasecmp (mark + 1, AUTOMATIC) != 0)
    return FALSE;

  *mark = '\0';
  return TRUE;
}

static char *
dup_color_error (const char *expression)
{
  g_autofree char *names = g_strjoinv (
      ", ", (char **) (gpointer) (const char *const[]){ "blue", "orange", "green", "pink", "amber",
                                                        "sky", "yellow", "ink", AUTOMATIC, NULL });

  g_autofree char *word = checkbit_shown_line (strrchr (expression, '#') + 1, CHECKBIT_SHOWN_NAME);

  /* Translators: the first %s is a word that should have been a color, the second a list of the
   * words for colors, which are not translated */
  return g_strdup_printf (_ ("there is no color “%s”, only %s"), word, names);
}

/* Reads one line; NULL if it is not a watch. */
static CheckbitWatch *
read_line (char *line, guint number, CheckbitPastedNames *names, GPtrArray *errors)
{
  char *sign = strchr (line, '=');
  g_autoptr (CheckbitExpression) expression = NULL;
  const CheckbitMistake *mistake;
  guint style;

  if (sign == NULL)
    {
      add_error (errors, number, g_strdup (_ ("“=” is missing between name and expression")));
      return NULL;
    }

  *sign = '\0';
  if (!cut_color (sign + 1, &style))
    add_error (errors, number, dup_color_error (sign + 1));
  g_strstrip (sign + 1);
  expression = checkbit_expression_new_with_names (sign + 1, names);
  mistake = checkbit_expression_get_mistake (expression);
  if (mistake != NULL)
    add_error (errors, number, g_strdup (mistake->sentence));
  return checkbit_watch_new (line, sign + 1, style);
}

GPtrArray *
checkbit_watch_text_read (const char *text, gsize length, GPtrArray **errors)
{
  return checkbit_watch_text_read_with_names (text, length, NULL, NULL, errors);
}

/* Blank lines and comments have none. Strips the line. */
static gboolean
may_have_watch (char *line)
{
  g_strstrip (line);
  return line[0] != '\0' && line[0] != '#';
}

GPtrArray *
checkbit_watch_text_read_with_names (
    const char *text, gsize length, CheckbitPastedNames *names, guint *n_left, GPtrArray **errors)
{
  GPtrArray *watches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *valid = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_beyond = 0;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (errors != NULL, NULL);

  *errors = g_ptr_array_new_with_free_func (g_free);
  valid = g_utf8_make_valid (text, (gssize) length);
  lines = g_strsplit (valid, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      CheckbitWatch *watch;

      if (!may_have_watch (lines[i]))
        continue;
      if (watches->len == CHECKBIT_WATCH_LIST_MAX)
        {
          n_beyond++;
          continue;
        }
      watch = read_line (lines[i], i + 1, names, *errors);
      if (watch != NULL)
        g_ptr_array_add (watches, watch);
    }
  if (n_left != NULL)
    *n_left = n_beyond;
  return watches;
}

GPtrArray *
checkbit_watch_text_examples (void)
{
  GPtrArray *watches = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    g_ptr_array_add (watches, checkbit_watch_new (_ (examples[i].name), examples[i].expression,
                                                  examples[i].style));
  return watches;
}
