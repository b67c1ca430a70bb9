/* Reads pasted texts: tries a drawn board first, then what stands in source code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/paste.h"

#include "chess/paste-private.h"
#include "chess/text.h"

const char *
chess_paste_error_id (ChessPasteErrorKind kind)
{
  static const char *const ids[] = {
    [CHESS_PASTE_OK] = "ok",
    [CHESS_PASTE_EMPTY] = "empty",
    [CHESS_PASTE_UNEXPECTED] = "unexpected",
    [CHESS_PASTE_BAD_DIGIT] = "bad-digit",
    [CHESS_PASTE_TOO_LARGE] = "too-large",
    [CHESS_PASTE_TOO_NEGATIVE] = "too-negative",
    [CHESS_PASTE_NOT_CLOSED] = "not-closed",
    [CHESS_PASTE_NOT_OPENED] = "not-opened",
    [CHESS_PASTE_SEVERAL] = "several",
    [CHESS_PASTE_ROWS] = "rows",
    [CHESS_PASTE_COLUMNS] = "columns",
    [CHESS_PASTE_NO_SQUARE] = "no-square",
    [CHESS_PASTE_TOO_DEEP] = "too-deep",
    [CHESS_PASTE_TOO_LONG] = "too-long",
  };

  return ids[kind];
}

/* Turns a place in bytes into one that people count. */
static void
locate (const char *bytes, size_t length, const ChessPasteFault *fault, ChessPasteError *error)
{
  ChessText text;
  size_t end = fault->offset + fault->length;

  *error = (ChessPasteError){ .kind = fault->kind, .line = 1, .column = 1, .value = fault->value };
  chess_text_init (&text, bytes, length);
  while (text.offset < fault->offset && text.character != CHESS_TEXT_END)
    {
      error->column++;
      if (text.character == '\n')
        {
          error->line++;
          error->column = 1;
        }
      chess_text_next (&text);
    }
  error->found = text.character;
  while (text.offset < end && text.character != CHESS_TEXT_END && text.character != '\n')
    {
      error->length++;
      chess_text_next (&text);
    }
  if (error->length == 0)
    error->length = 1;
}

/* The byte order mark that some editors put before a text. */
static size_t
skip_mark (const char *text, size_t length)
{
  return length >= 3 && text[0] == '\xef' && text[1] == '\xbb' && text[2] == '\xbf' ? 3 : 0;
}

/* Fills a result in with what was read. */
static void
fill (ChessPaste *paste, ChessLayout layout, const ChessPasteCode *code)
{
  *paste = (ChessPaste){ .form = code->form, .n_words = 1 };
  if (code->form == CHESS_PASTE_TABLE)
    paste->n_words = CHESS_N_SQUARES;
  for (size_t i = 0; i < paste->n_words; i++)
    paste->words[i] = code->words[i];
  paste->sets[0] = code->set;
  chess_paste_set_layout (paste, layout);
}

static bool
read_any (const char *text, size_t length, ChessPasteCode *code, ChessPasteFault *fault)
{
  if (length > CHESS_PASTE_MAX_LENGTH)
    {
      *fault = (ChessPasteFault){ .kind = CHESS_PASTE_TOO_LONG, .offset = CHESS_PASTE_MAX_LENGTH };
      return false;
    }
  *code = (ChessPasteCode){ .form = CHESS_PASTE_BOARD };
  if (chess_paste_read_board (text, length, &code->set, fault))
    return fault->kind == CHESS_PASTE_OK;
  return chess_paste_read_code (text, length, code, fault);
}

bool
chess_paste_read (
    const char *text, size_t length, ChessLayout layout, ChessPaste *paste, ChessPasteError *error)
{
  size_t start = skip_mark (text, length);
  ChessPasteFault fault = { .kind = CHESS_PASTE_OK };
  ChessPasteCode code;

  if (read_any (text + start, length - start, &code, &fault))
    {
      fill (paste, layout, &code);
      return true;
    }
  if (error != NULL)
    locate (text + start, length - start, &fault, error);
  return false;
}

void
chess_paste_set_layout (ChessPaste *paste, ChessLayout layout)
{
  if (paste->form == CHESS_PASTE_BOARD || paste->form == CHESS_PASTE_SQUARES)
    {
      paste->words[0] = chess_layout_write (layout, paste->sets[0]);
      return;
    }
  for (size_t i = 0; i < paste->n_words; i++)
    paste->sets[i] = chess_layout_read (layout, paste->words[i]);
}
