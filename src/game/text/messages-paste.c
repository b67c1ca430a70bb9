/* Why a pasted text was refused, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/text.h"
#include "game/text/messages-private.h"

/* Characters of a word that a sentence repeats. */
#define QUOTE_LENGTH 40

/* The line at fault, from the column at fault on. */
static const char *
find_place (const ChessPasteError *error, const char *valid)
{
  for (int line = 1; line < error->line; line++)
    {
      const char *end = strchr (valid, '\n');
      if (end == NULL)
        return "";
      valid = end + 1;
    }
  for (int column = 1; column < error->column && *valid != '\0'; column++)
    valid = g_utf8_next_char (valid);
  return valid;
}

/* What is at fault, in quotation marks, cut where it is too long. (transfer full) */
static char *
quote_word (const ChessPasteError *error, const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) length);
  g_autofree char *rest = g_strdup (find_place (error, valid));
  glong n_shown = MIN (error->length, QUOTE_LENGTH), n_left = g_utf8_strlen (rest, -1);

  *g_utf8_offset_to_pointer (rest, MIN (n_shown, n_left)) = '\0';
  /* Translators: a word in quotation marks, with dots behind it where it was cut */
  return g_strdup_printf (C_ ("expression", "“%s%s”"), rest, error->length > n_shown ? "…" : "");
}

/* A word or a character that belongs nowhere. */
static char *
unexpected_message (const ChessPasteError *error, const char *text, gsize length)
{
  g_autofree char *quoted = error->length > 1 ? quote_word (error, text, length)
                                              : checkbit_message_quote_character (error->found);

  /* Translators: %s is a word or a character in quotation marks */
  return g_strdup_printf (_ ("A number, a square or a board is expected here, not %s"), quoted);
}

static char *
digit_message (const ChessPasteError *error)
{
  g_autofree char *quoted = NULL;

  if (error->found == CHESS_TEXT_END)
    return g_strdup (_ ("The number ends before its first digit"));
  quoted = checkbit_message_quote_character (error->found);
  /* Translators: %s is a character in quotation marks */
  return g_strdup_printf (_ ("%s is no digit of this number"), quoted);
}

static char *
bracket_message (const ChessPasteError *error)
{
  g_autofree char *quoted = checkbit_message_quote_character (error->found);

  if (error->kind == CHESS_PASTE_NOT_OPENED)
    /* Translators: %s is a closing bracket in quotation marks */
    return g_strdup_printf (_ ("%s closes no bracket that is open here"), quoted);
  if (error->found == '/')
    return g_strdup (_ ("The comment that begins here does not end"));
  /* Translators: %s is an opening bracket or a quotation mark, itself in quotation marks */
  return g_strdup_printf (_ ("%s is not closed"), quoted);
}

/* What there is too much or too little of. */
static char *
count_message (const ChessPasteError *error)
{
  switch (error->kind)
    {
    case CHESS_PASTE_ROWS:
      return g_strdup_printf (ngettext ("A board has eight rows, and this has %u",
                                        "A board has eight rows, and this has %u", error->value),
                              error->value);
    case CHESS_PASTE_COLUMNS:
      return g_strdup_printf (ngettext ("A row has eight squares, and this has %u",
                                        "A row has eight squares, and this has %u", error->value),
                              error->value);
    default:
      return g_strdup_printf (ngettext ("One number is a set and 64 are a table, but here is %u",
                                        "One number is a set and 64 are a table, but here are %u",
                                        error->value),
                              error->value);
    }
}

/* The sentences that need nothing from the text. */
static const char *
plain_message (ChessPasteErrorKind kind)
{
  switch (kind)
    {
    case CHESS_PASTE_OK:
      return _ ("Nothing is wrong with this text");
    case CHESS_PASTE_EMPTY:
      return _ ("There is no number, square or board in this text");
    case CHESS_PASTE_TOO_LARGE:
      return _ ("This number has more than 64 bits");
    case CHESS_PASTE_TOO_NEGATIVE:
      return _ ("This number is below the smallest of 64 bits");
    case CHESS_PASTE_TOO_DEEP:
      return _ ("Too many brackets wait here to be closed");
    default:
      return _ ("This text is too long");
    }
}

char *
checkbit_message_paste_error_short (const ChessPasteError *error, const char *text, gsize length)
{
  g_return_val_if_fail (error != NULL, NULL);

  switch (error->kind)
    {
    case CHESS_PASTE_UNEXPECTED:
      return unexpected_message (error, text, length);
    case CHESS_PASTE_BAD_DIGIT:
      return digit_message (error);
    case CHESS_PASTE_NOT_CLOSED:
    case CHESS_PASTE_NOT_OPENED:
      return bracket_message (error);
    case CHESS_PASTE_SEVERAL:
    case CHESS_PASTE_ROWS:
    case CHESS_PASTE_COLUMNS:
      return count_message (error);
    case CHESS_PASTE_NO_SQUARE:
      {
        g_autofree char *quoted = quote_word (error, text, length);
        /* Translators: %s is a word in quotation marks that stands among squares such as e4 */
        return g_strdup_printf (_ ("%s is no square"), quoted);
      }
    default:
      return g_strdup (plain_message (error->kind));
    }
}

/* Where it is: the line only where there are several. */
static char *
add_place (const ChessPasteError *error, const char *sentence, gboolean lines)
{
  if (lines)
    /* Translators: a sentence that says what is wrong, then where in the text */
    return g_strdup_printf (_ ("%s (line %d, column %d)"), sentence, error->line, error->column);
  /* Translators: a sentence that says what is wrong, then where in the text */
  return g_strdup_printf (_ ("%s (column %d)"), sentence, error->column);
}

char *
checkbit_message_paste_error (const ChessPasteError *error, const char *text, gsize length)
{
  g_autofree char *sentence = checkbit_message_paste_error_short (error, text, length);

  g_return_val_if_fail (sentence != NULL, NULL);

  if (error->kind == CHESS_PASTE_EMPTY || error->kind == CHESS_PASTE_OK)
    return g_steal_pointer (&sentence);
  return add_place (error, sentence, memchr (text, '\n', length) != NULL);
}
