/* Reads positions from FEN, X-FEN, Shredder-FEN and EPD; any bytes are safe.
 *
 * The reader goes from left to right and stops at the first mistake. Only a well-formed text is set
 * up on a board, where all impossibilities are found at once.
 *
 * Formats: Portable Game Notation standard (1994), sections 16.1 FEN and 16.2 EPD; R. Scharnagl's
 * X-FEN for castling with inner rooks; Shredder's file letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen-reader.h"

#include "chess/square.h"

/* The longest line, in bytes: EPD comments may be long, but not endless. */
#define MAX_LENGTH 16384

#define N_EPD_FIELDS 4

/* --- Fields -------------------------------------------------------------------------------- */

static bool
is_letter (uint32_t character)
{
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

static bool
is_digit (uint32_t character)
{
  return character >= '0' && character <= '9';
}

/* Whether EPD operations begin here: a letter, and a semicolon that ends the first of them; or a
 * semicolon at once, as in lists of perft counts. */
static bool
is_operations (ChessText at)
{
  if (!is_letter (at.character) && at.character != ';')
    return false;
  while (at.character != ';' && at.character != CHESS_TEXT_END)
    chess_text_next (&at);
  return at.character == ';';
}

/* Splits a text at white space, into up to six fields or up to the EPD operations. */
static void
split_fields (ChessFenReader *reader, const char *bytes, size_t length)
{
  ChessText at;

  chess_text_init (&at, bytes, length);
  if (at.character == 0xfeff) /* a byte order mark */
    chess_text_next (&at);
  chess_text_skip_space (&at);
  while (reader->n_fields < CHESS_FEN_N_FIELDS && at.character != CHESS_TEXT_END)
    {
      ChessFenSpan *span = &reader->fields[reader->n_fields + 1];

      if (reader->n_fields >= N_EPD_FIELDS && is_operations (at))
        break;
      span->start = at;
      while (at.character != CHESS_TEXT_END && !chess_text_is_space (at.character))
        chess_text_next (&at);
      span->length = at.column - span->start.column;
      reader->n_fields++;
      chess_text_skip_space (&at);
    }
  reader->rest = at;
}

/* --- Fields 2 to 6 ------------------------------------------------------------------------- */

static bool
read_side (ChessFenReader *reader)
{
  const ChessFenSpan *span = &reader->fields[CHESS_FEN_FIELD_SIDE];
  uint32_t letter = span->start.character;

  if (span->length != 1 || (letter != 'w' && letter != 'b'))
    return chess_fen_refuse_field (reader, CHESS_FEN_BAD_SIDE, CHESS_FEN_FIELD_SIDE);
  reader->side = letter == 'w' ? CHESS_WHITE : CHESS_BLACK;
  return true;
}

/* Whether a character is K, Q or a file letter, large or small. */
static bool
is_castling_letter (uint32_t character)
{
  uint32_t small = character | 0x20;
  return is_letter (character) && ((small >= 'a' && small <= 'h') || small == 'k' || small == 'q');
}

/* Checks only the letters: the rooks are determined when the board is set up. */
static bool
check_castling (ChessFenReader *reader)
{
  const ChessFenSpan *span = &reader->fields[CHESS_FEN_FIELD_CASTLING];
  ChessText at = span->start;
  bool seen[128] = { false };

  if (chess_fen_span_is_dash (span))
    return true;
  for (int i = 0; i < span->length; i++, chess_text_next (&at))
    {
      if (!is_castling_letter (at.character) || seen[at.character])
        return chess_fen_refuse_character (reader, CHESS_FEN_BAD_CASTLING, CHESS_FEN_FIELD_CASTLING,
                                           &at);
      seen[at.character] = true;
    }
  return true;
}

static bool
read_ep (ChessFenReader *reader)
{
  const ChessFenSpan *span = &reader->fields[CHESS_FEN_FIELD_EP];
  int rank = reader->side == CHESS_WHITE ? 6 : 3;
  ChessSquare square = CHESS_SQUARE_NONE;

  reader->ep_square = CHESS_SQUARE_NONE;
  if (chess_fen_span_is_dash (span))
    return true;
  if (span->length == 2)
    square = chess_square_read (span->start.bytes + span->start.offset);
  if (square == CHESS_SQUARE_NONE)
    return chess_fen_refuse_field (reader, CHESS_FEN_BAD_EP_SQUARE, CHESS_FEN_FIELD_EP);
  if ((int) chess_square_rank (square) + 1 != rank)
    {
      reader->error->rank = rank;
      return chess_fen_refuse_field (reader, CHESS_FEN_BAD_EP_RANK, CHESS_FEN_FIELD_EP);
    }
  reader->ep_square = square;
  return true;
}

/* Reads a counter. An invalid digit is reported as such, but not a number out of range. */
static bool
read_number (ChessFenReader *reader,
             const ChessFenSpan *span,
             ChessFenErrorKind kind,
             int field,
             unsigned *value)
{
  ChessText at = span->start;
  unsigned number = 0;

  for (int i = 0; i < span->length; i++, chess_text_next (&at))
    {
      if (!is_digit (at.character))
        return chess_fen_refuse_character (reader, kind, field, &at);
      if (number <= CHESS_FEN_MAX_COUNTER)
        number = number * 10 + (at.character - '0');
    }
  if (number > CHESS_FEN_MAX_COUNTER)
    {
      reader->error->out_of_range = true;
      return chess_fen_refuse (reader, kind, field, span->start.column, span->length);
    }
  *value = number;
  return true;
}

static bool
read_counters (ChessFenReader *reader)
{
  reader->halfmove = 0;
  reader->fullmove = 1;
  if (reader->n_fields >= CHESS_FEN_FIELD_HALFMOVE
      && !read_number (reader, &reader->fields[CHESS_FEN_FIELD_HALFMOVE], CHESS_FEN_BAD_HALFMOVE,
                       CHESS_FEN_FIELD_HALFMOVE, &reader->halfmove))
    return false;
  return reader->n_fields < CHESS_FEN_FIELD_FULLMOVE
         || read_number (reader, &reader->fields[CHESS_FEN_FIELD_FULLMOVE], CHESS_FEN_BAD_FULLMOVE,
                         CHESS_FEN_FIELD_FULLMOVE, &reader->fullmove);
}

/* --- EPD operations ------------------------------------------------------------------------ */

/* Skips past the semicolon that ends an operation, ignoring those in quotes. */
static void
skip_operation (ChessText *at)
{
  bool quoted = false;

  while (at->character != CHESS_TEXT_END && (quoted || at->character != ';'))
    {
      if (at->character == '"')
        quoted = !quoted;
      chess_text_next (at);
    }
  chess_text_next (at);
  chess_text_skip_space (at);
}

/* Goes to the operand of an operation; returns whether its opcode is the given one. */
static bool
match_opcode (ChessText *at, const char *opcode)
{
  while (*opcode != '\0' && at->character == (uint32_t)*opcode)
    {
      opcode++;
      chess_text_next (at);
    }
  if (*opcode != '\0' || !chess_text_is_space (at->character))
    return false;
  chess_text_skip_space (at);
  return true;
}

/* Reads a counter from the current operation if it has the given opcode. */
static bool
read_counter_operation (ChessFenReader *reader,
                        ChessText at,
                        const char *opcode,
                        ChessFenErrorKind kind,
                        unsigned *value)
{
  ChessFenSpan span;

  if (!match_opcode (&at, opcode))
    return true;
  span.start = at;
  while (at.character != ';' && at.character != CHESS_TEXT_END
         && !chess_text_is_space (at.character))
    chess_text_next (&at);
  span.length = at.column - span.start.column;
  if (span.length == 0)
    return chess_fen_refuse_character (reader, kind, CHESS_FEN_FIELD_HALFMOVE, &at);
  return read_number (reader, &span, kind, CHESS_FEN_FIELD_HALFMOVE, value);
}

/* Rejects the word that begins at a position. */
static bool
refuse_word (ChessFenReader *reader, ChessFenErrorKind kind, ChessText at)
{
  int column = at.column;

  while (at.character != CHESS_TEXT_END && !chess_text_is_space (at.character))
    chess_text_next (&at);
  return chess_fen_refuse (reader, kind, 0, column, at.column - column);
}

/* Reads the counters from EPD operations; others are not part of the position. */
static bool
read_operations (ChessFenReader *reader)
{
  ChessText at = reader->rest;

  if (at.character == CHESS_TEXT_END)
    return true;
  if (!is_operations (at))
    return refuse_word (reader, CHESS_FEN_EXTRA_FIELD, at);
  for (; at.character != CHESS_TEXT_END; skip_operation (&at))
    {
      if (!read_counter_operation (reader, at, "hmvc", CHESS_FEN_BAD_HALFMOVE, &reader->halfmove)
          || !read_counter_operation (reader, at, "fmvn", CHESS_FEN_BAD_FULLMOVE,
                                      &reader->fullmove))
        return false;
    }
  return true;
}

/* --- All of it ----------------------------------------------------------------------------- */

/* Reads all fields; a missing one is only reported after those before it are valid. */
static bool
read_fields (ChessFenReader *reader)
{
  bool (*const readers[]) (ChessFenReader *)
      = { NULL, chess_fen_read_board, read_side, check_castling, read_ep };

  if (reader->n_fields == 0)
    return chess_fen_refuse (reader, CHESS_FEN_EMPTY, 0, 0, 0);
  for (int field = CHESS_FEN_FIELD_BOARD; field <= N_EPD_FIELDS; field++)
    {
      if (field > reader->n_fields)
        return chess_fen_refuse (reader, CHESS_FEN_MISSING_FIELD, field, 0, 0);
      if (!readers[field](reader))
        return false;
    }
  return read_counters (reader) && read_operations (reader);
}

bool
chess_fen_read (const char *text,
                size_t length,
                ChessFenFlags flags,
                ChessPosition *position,
                ChessFenError *error)
{
  ChessFenError ignored;
  ChessPosition read;
  ChessFenReader reader = { .error = error ? error : &ignored,
                            .chess960 = flags & CHESS_FEN_CHESS960,
                            .setup = flags & CHESS_FEN_SETUP };

  *reader.error = (ChessFenError){ .kind = CHESS_FEN_OK, .count = -1 };
  if (length > MAX_LENGTH)
    return chess_fen_refuse (&reader, CHESS_FEN_TOO_LONG, 0, 0, 0);
  split_fields (&reader, text, length);
  if (!read_fields (&reader) || !chess_fen_set_up (&reader, &read))
    return false;
  *position = read;
  return true;
}
