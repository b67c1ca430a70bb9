/* Any bytes as a pasted text: what is refused has a place in the text, what is taken says the same
 * when it is written and read again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include "chess/literal.h"
#include "chess/paste.h"

#include <string.h>

static void
check_error (const ChessPasteError *error, size_t length)
{
  FUZZ_ASSERT (error->kind != CHESS_PASTE_OK && error->kind <= CHESS_PASTE_TOO_LONG);
  FUZZ_ASSERT (error->line >= 1 && (size_t) error->line <= length + 1);
  FUZZ_ASSERT (error->column >= 1 && (size_t) error->column <= length + 1);
  FUZZ_ASSERT (error->length >= 1);
}

/* Writes the words as a list, which must be read as the same words. */
static void
check_words (const ChessPaste *paste)
{
  char text[CHESS_N_SQUARES * CHESS_LITERAL_SIZE];
  size_t length = 0;
  bool zeros_and_ones = true;
  ChessPaste again;

  for (size_t i = 0; i < paste->n_words; i++)
    {
      length += chess_literal_write (CHESS_LITERAL_C, paste->words[i], text + length);
      text[length++] = ',';
      zeros_and_ones = zeros_and_ones && paste->words[i] <= 1;
    }
  FUZZ_ASSERT (chess_paste_read (text, length, CHESS_LAYOUT_A1B1, &again, NULL));
  FUZZ_ASSERT (again.n_words == paste->n_words);
  FUZZ_ASSERT (!memcmp (again.words, paste->words, paste->n_words * sizeof again.words[0]));
  FUZZ_ASSERT (paste->form != CHESS_PASTE_TABLE || !zeros_and_ones);
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  ChessPaste paste, mirrored;
  ChessPasteError error;

  if (!chess_paste_read ((const char *) bytes, length, CHESS_LAYOUT_A1B1, &paste, &error))
    {
      check_error (&error, length);
      return 0;
    }
  FUZZ_ASSERT (paste.n_words == (paste.form == CHESS_PASTE_TABLE ? CHESS_N_SQUARES : 1));
  check_words (&paste);
  for (size_t i = 0; i < paste.n_words; i++)
    FUZZ_ASSERT (paste.sets[i] == paste.words[i]);
  mirrored = paste;
  chess_paste_set_layout (&mirrored, CHESS_LAYOUT_H8G8);
  chess_paste_set_layout (&mirrored, CHESS_LAYOUT_A1B1);
  FUZZ_ASSERT (!memcmp (mirrored.sets, paste.sets, paste.n_words * sizeof paste.sets[0]));
  return 0;
}
