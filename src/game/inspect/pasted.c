/* What a text from elsewhere becomes in the expression bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/pasted.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/expr.h"
#include "chess/paste.h"
#include "game/text/messages.h"
#include "game/reader/reader.h"

/* "b6 c7"; "none" for no squares. (transfer full) */
static char *
dup_squares (ChessBitboard set)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    if (set >> square & 1)
      {
        g_string_append (text, text->len > 0 ? " " : "");
        g_string_append (text, checkbit_square_name (square));
      }
  return g_strdup (text->len > 0 ? text->str : "none");
}

/* A number of several lines is one with comments around it. (transfer full) */
static char *
dup_word (const ChessPaste *paste)
{
  return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", paste->words[0]);
}

static void
take (CheckbitPasted *self, const ChessPaste *paste, const char *line)
{
  if (paste->form == CHESS_PASTE_TABLE)
    {
      self->kind = CHECKBIT_PASTED_TABLE;
      memcpy (self->words, paste->words, sizeof self->words);
    }
  else if (paste->form == CHESS_PASTE_BOARD)
    self->text = dup_squares (paste->sets[0]);
  else if (strpbrk (line, "\r\n") == NULL)
    self->text = g_strdup (line);
  else
    self->text = paste->form == CHESS_PASTE_WORD ? dup_word (paste) : dup_squares (paste->sets[0]);
}

/* Takes the one set or table of 64 that a text holds; FALSE where it holds something else. */
static gboolean
take_reading (CheckbitPasted *self, const CheckbitReading *reading)
{
  const CheckbitReadingItem *item;

  if (!checkbit_reading_is_complete (reading) || checkbit_reading_get_n_items (reading) != 1)
    return FALSE;
  item = checkbit_reading_get_item (reading, 0);
  if (item->kind == CHECKBIT_READING_TABLE && item->n_values == CHESS_N_SQUARES)
    {
      self->kind = CHECKBIT_PASTED_TABLE;
      memcpy (self->words, item->values, sizeof self->words);
      return TRUE;
    }
  if (item->kind != CHECKBIT_READING_SET)
    return FALSE;
  if (item->form == CHECKBIT_READING_SQUARES || item->form == CHECKBIT_READING_DRAWING)
    self->text = dup_squares (
        chess_layout_read (item->has_layout ? item->layout : CHESS_LAYOUT_A1B1, item->values[0]));
  else
    self->text = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", item->values[0]);
  return TRUE;
}

/* Whether a text of several lines holds more than one thing, of which none is to be dropped. */
static gboolean
refuse_several (CheckbitPasted *self, const CheckbitReading *reading)
{
  guint n = checkbit_reading_get_n_items (reading);

  if (n < 2)
    return FALSE;
  self->kind = CHECKBIT_PASTED_REFUSED;
  self->reason = g_strdup_printf (
      /* Translators: how many sets and tables a pasted text holds */
      ngettext ("There is %u value or table in this text: paste one at a time.",
                "There are %u values and tables in this text: paste one at a time.", n),
      n);
  return TRUE;
}

static void
refuse (CheckbitPasted *self, const ChessPasteError *error, const char *text)
{
  self->kind = CHECKBIT_PASTED_REFUSED;
  self->reason = checkbit_message_paste_error (error, text, strlen (text));
}

void
checkbit_pasted_init (CheckbitPasted *self, const char *text)
{
  g_autofree char *line = NULL;
  ChessPaste paste;
  ChessPasteError error;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  line = g_strstrip (g_strdup (text));
  *self = (CheckbitPasted){ .kind = CHECKBIT_PASTED_TEXT };
  if (strpbrk (line, "\r\n") != NULL)
    {
      g_autoptr (CheckbitReading) reading = checkbit_reading_new (text, -1, CHESS_LAYOUT_A1B1);
      if (take_reading (self, reading)
          || (checkbit_reading_is_complete (reading) && refuse_several (self, reading)))
        return;
    }
  if (chess_paste_read (text, strlen (text), CHESS_LAYOUT_A1B1, &paste, &error))
    take (self, &paste, line);
  else if (strpbrk (line, "\r\n") == NULL && line[0] != '\0'
           && strlen (line) <= CHESS_EXPR_MAX_LENGTH)
    self->text = g_steal_pointer (&line);
  else
    refuse (self, &error, text);
}

void
checkbit_pasted_clear (CheckbitPasted *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->reason, g_free);
}

char *
checkbit_pasted_explain (const char *text)
{
  ChessPaste paste;
  ChessPasteError error;

  g_return_val_if_fail (text != NULL, NULL);

  if (strpbrk (text, "&|^~<>()") != NULL
      || chess_paste_read (text, strlen (text), CHESS_LAYOUT_A1B1, &paste, &error))
    return NULL;

  switch (error.kind)
    {
    case CHESS_PASTE_TOO_LARGE:
    case CHESS_PASTE_TOO_NEGATIVE:
    case CHESS_PASTE_SEVERAL:
    case CHESS_PASTE_ROWS:
    case CHESS_PASTE_COLUMNS:
      return checkbit_message_paste_error (&error, text, strlen (text));
    default:
      return NULL;
    }
}
