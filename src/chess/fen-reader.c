/* Shared by the parts of the FEN reader: reporting what is wrong, and where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen-reader.h"

bool
chess_fen_refuse (ChessFenReader *reader, ChessFenErrorKind kind, int field, int column, int length)
{
  reader->error->kind = kind;
  reader->error->field = field;
  reader->error->column = column;
  reader->error->length = length;
  return false;
}

bool
chess_fen_refuse_character (ChessFenReader *reader,
                            ChessFenErrorKind kind,
                            int field,
                            const ChessText *at)
{
  reader->error->codepoint = at->character;
  return chess_fen_refuse (reader, kind, field, at->column, 1);
}

bool
chess_fen_refuse_field (ChessFenReader *reader, ChessFenErrorKind kind, int field)
{
  const ChessFenSpan *span = &reader->fields[field];
  return chess_fen_refuse (reader, kind, field, span->start.column, span->length);
}

bool
chess_fen_span_is_dash (const ChessFenSpan *span)
{
  return span->length == 1 && span->start.character == '-';
}
