/* Decodes UTF-8 one character at a time; any bytes are safe.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/text.h"

/* The length of the sequence for a first byte; 0 for an invalid one. */
static unsigned
sequence_size (unsigned char first)
{
  if (first < 0x80)
    return 1;
  if (first >= 0xc2 && first < 0xe0)
    return 2;
  if ((first & 0xf0) == 0xe0)
    return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

/* Whether a character is overlong, a surrogate, or beyond Unicode. */
static bool
is_malformed (uint32_t character, unsigned size)
{
  if (size == 3)
    return character < 0x800 || (character >= 0xd800 && character < 0xe000);
  return size == 4 && (character < 0x10000 || character > 0x10ffff);
}

/* Decodes the sequence of size bytes at the offset; CHESS_TEXT_END if it is cut off or
 * malformed. */
static uint32_t
decode_sequence (const ChessText *text, unsigned size)
{
  const unsigned char *bytes = (const unsigned char *) text->bytes + text->offset;
  uint32_t character = bytes[0] & (0xffu >> (size + 1));

  if (size > text->length - text->offset)
    return CHESS_TEXT_END;
  for (unsigned i = 1; i < size; i++)
    {
      if ((bytes[i] & 0xc0) != 0x80)
        return CHESS_TEXT_END;
      character = character << 6 | (bytes[i] & 0x3f);
    }
  return is_malformed (character, size) ? CHESS_TEXT_END : character;
}

/* Reads the character at the offset. A byte that is not UTF-8 counts as one character. */
static void
decode (ChessText *text)
{
  unsigned char first;

  text->size = 0;
  text->character = CHESS_TEXT_END;
  if (text->offset >= text->length)
    return;

  first = (unsigned char) text->bytes[text->offset];
  text->size = sequence_size (first);
  text->character = first;
  if (text->size > 1)
    text->character = decode_sequence (text, text->size);
  if (text->size == 0 || text->character == CHESS_TEXT_END)
    {
      text->size = 1;
      text->character = CHESS_TEXT_BAD;
    }
}

void
chess_text_init (ChessText *text, const char *bytes, size_t length)
{
  *text = (ChessText){ .bytes = bytes, .length = length, .column = 1 };
  decode (text);
}

void
chess_text_next (ChessText *text)
{
  if (text->size == 0)
    return;
  text->offset += text->size;
  text->column++;
  decode (text);
}

bool
chess_text_is_space (uint32_t character)
{
  return character == ' ' || (character >= '\t' && character <= '\r') || character == 0x85
         || character == 0xa0 || character == 0x1680
         || (character >= 0x2000 && character <= 0x200a) || character == 0x2028
         || character == 0x2029 || character == 0x202f || character == 0x205f
         || character == 0x3000;
}

void
chess_text_skip_space (ChessText *text)
{
  while (chess_text_is_space (text->character))
    chess_text_next (text);
}
