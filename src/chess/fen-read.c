/* Reads positions from FEN, X-FEN, Shredder-FEN and EPD, whatever the bytes.
 *
 * The reader goes from left to right and stops at the first thing that is not FEN. Only a text that is well
 * formed is set up on a board, where everything impossible about it is looked for at once.
 *
 * Formats: Portable Game Notation standard (1994), sections 16.1 FEN and 16.2 EPD; R. Scharnagl's X-FEN
 * for castling with inner rooks; Shredder's file letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/fen.h"

#include "chess/position-problems.h"
#include "chess/text.h"

#include <string.h>

/* The longest line that is looked at, in bytes: EPD comments may be long, but not endless. */
#define MAX_LENGTH 16384

/* The greatest counter: no game is as long, and a program may count on from it without overflow. */
#define MAX_COUNTER 9999

#define N_FIELDS 6
#define N_EPD_FIELDS 4

enum
{
  FIELD_BOARD = 1,
  FIELD_SIDE,
  FIELD_CASTLING,
  FIELD_EP,
  FIELD_HALFMOVE,
  FIELD_FULLMOVE,
};

/* A run of characters. */
typedef struct
{
  ChessText start;
  int length;
} Span;

typedef struct
{
  ChessFenError *error;
  Span fields[N_FIELDS + 1]; /* by number: [0] is not used */
  int n_fields;
  ChessText rest; /* what follows the fields */
  ChessPiece board[CHESS_N_SQUARES];
  int columns[CHESS_N_SQUARES]; /* where each piece was read */
  ChessColor side;
  ChessSquare ep_square;
  unsigned halfmove, fullmove;
  bool chess960;
} Reader;

/* Notes what is wrong and where; false, so that a reader can return it. */
static bool
refuse (Reader *reader, ChessFenErrorKind kind, int field, int column, int length)
{
  reader->error->kind = kind;
  reader->error->field = field;
  reader->error->column = column;
  reader->error->length = length;
  return false;
}

/* The same, for one character. */
static bool
refuse_character (Reader *reader, ChessFenErrorKind kind, int field, const ChessText *at)
{
  reader->error->codepoint = at->character;
  return refuse (reader, kind, field, at->column, 1);
}

/* The same, for a whole field. */
static bool
refuse_field (Reader *reader, ChessFenErrorKind kind, int field)
{
  const Span *span = &reader->fields[field];
  return refuse (reader, kind, field, span->start.column, span->length);
}

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

/* Whether EPD operations begin here: a letter, and a semicolon to end the first of them; or a semicolon at
 * once, as lists of perft counts have it. */
static bool
is_operations (ChessText at)
{
  if (!is_letter (at.character) && at.character != ';')
    return false;
  while (at.character != ';' && at.character != CHESS_TEXT_END)
    chess_text_next (&at);
  return at.character == ';';
}

/* Takes a text apart at its white space, up to six fields or to the EPD operations. */
static void
split_fields (Reader *reader, const char *bytes, size_t length)
{
  ChessText at;

  chess_text_init (&at, bytes, length);
  if (at.character == 0xfeff) /* a byte order mark */
    chess_text_next (&at);
  chess_text_skip_space (&at);
  while (reader->n_fields < N_FIELDS && at.character != CHESS_TEXT_END)
    {
      Span *span = &reader->fields[reader->n_fields + 1];

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

/* --- Field 1: the board -------------------------------------------------------------------- */

/* The piece that a letter stands for, or CHESS_PIECE_NONE. */
static ChessPiece
piece_from_letter (uint32_t letter)
{
  for (ChessPiece piece = 0; piece < CHESS_N_PIECES; piece++)
    {
      if (letter == (uint32_t) chess_piece_letter (piece))
        return piece;
    }
  return CHESS_PIECE_NONE;
}

/* Whether a character may stand in the board field. '~' marks the piece before it as promoted, a habit of
 * Crazyhouse programs, and says nothing in chess. */
static bool
is_board_character (uint32_t character, uint32_t previous)
{
  if (character == '~')
    return piece_from_letter (previous) != CHESS_PIECE_NONE;
  return character == '/' || (character >= '1' && character <= '9')
         || piece_from_letter (character) != CHESS_PIECE_NONE;
}

static bool
check_board_characters (Reader *reader)
{
  const Span *span = &reader->fields[FIELD_BOARD];
  ChessText at = span->start;
  uint32_t previous = 0;

  for (int i = 0; i < span->length; i++, chess_text_next (&at))
    {
      if (!is_board_character (at.character, previous))
        return refuse_character (reader, CHESS_FEN_BAD_PIECE, FIELD_BOARD, &at);
      previous = at.character;
    }
  return true;
}

/* One rank of the board field. */
typedef struct
{
  int column, length; /* of the text */
  int count;          /* of squares */
  int overflow;       /* column of what is past the eighth square, 0 if nothing is */
} Rank;

/* Reads a rank up to '/' or the end of the field, and what stands on it if it is one of the eight. */
static void
read_rank (Reader *reader, ChessText *at, int end, int rank, Rank *result)
{
  *result = (Rank){ .column = at->column };
  for (; at->column < end && at->character != '/'; chess_text_next (at))
    {
      ChessPiece piece = piece_from_letter (at->character);

      if (piece != CHESS_PIECE_NONE && result->count < 8 && rank >= 0)
        {
          ChessSquare square = CHESS_SQUARE (result->count, rank);
          reader->board[square] = piece;
          reader->columns[square] = at->column;
        }
      if (is_digit (at->character))
        result->count += (int) (at->character - '0');
      else if (at->character != '~')
        result->count++;
      if (result->count > 8 && result->overflow == 0)
        result->overflow = at->column;
    }
  result->length = at->column - result->column;
}

/* Refuses a rank that has not eight squares. rank: 0 to 7. */
static bool
check_rank (Reader *reader, int rank, const Rank *read)
{
  if (read->count == 8)
    return true;
  reader->error->rank = rank + 1;
  reader->error->count = read->count;
  if (read->count > 8)
    return refuse (reader, CHESS_FEN_RANK_TOO_LONG, FIELD_BOARD, read->overflow,
                   read->column + read->length - read->overflow);
  return refuse (reader, CHESS_FEN_RANK_TOO_SHORT, FIELD_BOARD, read->column,
                 read->length > 0 ? read->length : 1);
}

static bool
refuse_rank_count (Reader *reader, ChessFenErrorKind kind, int count, int column, int length)
{
  reader->error->rank = 0;
  reader->error->count = count;
  return refuse (reader, kind, FIELD_BOARD, column, length);
}

/* Reads the board. A rank at fault is named before a wrong number of ranks, unless it is the cut off end
 * of a board that is too short. */
static bool
read_board (Reader *reader)
{
  const Span *span = &reader->fields[FIELD_BOARD];
  ChessText at = span->start;
  int end = span->start.column + span->length, n_ranks = 0, ninth = 0;
  bool good = check_board_characters (reader);

  memset (reader->board, CHESS_PIECE_NONE, sizeof reader->board);
  for (bool more = good; more;)
    {
      Rank read;
      read_rank (reader, &at, end, 7 - n_ranks, &read);
      more = at.column < end;
      n_ranks++;
      if (n_ranks == 9)
        ninth = read.column;
      if (n_ranks <= 8 && (more || n_ranks == 8 || read.count > 8)
          && !check_rank (reader, 8 - n_ranks, &read))
        return false;
      if (more)
        chess_text_next (&at);
    }
  if (n_ranks > 8)
    return refuse_rank_count (reader, CHESS_FEN_TOO_MANY_RANKS, n_ranks, ninth,
                              end > ninth ? end - ninth : 1);
  if (good && n_ranks < 8)
    return refuse_rank_count (reader, CHESS_FEN_TOO_FEW_RANKS, n_ranks, span->start.column,
                              span->length);
  return good;
}

/* --- Fields 2 to 6 ------------------------------------------------------------------------- */

static bool
read_side (Reader *reader)
{
  const Span *span = &reader->fields[FIELD_SIDE];
  uint32_t letter = span->start.character;

  if (span->length != 1 || (letter != 'w' && letter != 'b'))
    return refuse_field (reader, CHESS_FEN_BAD_SIDE, FIELD_SIDE);
  reader->side = letter == 'w' ? CHESS_WHITE : CHESS_BLACK;
  return true;
}

/* Whether a field is "-": none. */
static bool
is_dash (const Span *span)
{
  return span->length == 1 && span->start.character == '-';
}

/* Whether a character is K, Q or a file letter, large or small. */
static bool
is_castling_letter (uint32_t character)
{
  uint32_t small = character | 0x20;
  return is_letter (character) && ((small >= 'a' && small <= 'h') || small == 'k' || small == 'q');
}

/* Looks at the letters alone: which rooks they mean is seen when the board is set up. */
static bool
check_castling (Reader *reader)
{
  const Span *span = &reader->fields[FIELD_CASTLING];
  ChessText at = span->start;
  bool seen[128] = { false };

  if (is_dash (span))
    return true;
  for (int i = 0; i < span->length; i++, chess_text_next (&at))
    {
      if (!is_castling_letter (at.character) || seen[at.character])
        return refuse_character (reader, CHESS_FEN_BAD_CASTLING, FIELD_CASTLING, &at);
      seen[at.character] = true;
    }
  return true;
}

static bool
read_ep (Reader *reader)
{
  const Span *span = &reader->fields[FIELD_EP];
  uint32_t file = span->start.character, rank;
  ChessText at = span->start;

  reader->ep_square = CHESS_SQUARE_NONE;
  if (is_dash (span))
    return true;
  chess_text_next (&at);
  rank = at.character;
  if (span->length != 2 || file < 'a' || file > 'h' || rank < '1' || rank > '8')
    return refuse_field (reader, CHESS_FEN_BAD_EP_SQUARE, FIELD_EP);
  if (rank != (reader->side == CHESS_WHITE ? '6' : '3'))
    {
      reader->error->rank = reader->side == CHESS_WHITE ? 6 : 3;
      return refuse_field (reader, CHESS_FEN_BAD_EP_RANK, FIELD_EP);
    }
  reader->ep_square = CHESS_SQUARE (file - 'a', rank - '1');
  return true;
}

/* Reads a counter. A character that is no digit is named; a number out of range is not. */
static bool
read_number (Reader *reader,
             const Span *span,
             ChessFenErrorKind kind,
             int field,
             unsigned *value)
{
  ChessText at = span->start;
  unsigned number = 0;

  for (int i = 0; i < span->length; i++, chess_text_next (&at))
    {
      if (!is_digit (at.character))
        return refuse_character (reader, kind, field, &at);
      if (number <= MAX_COUNTER)
        number = number * 10 + (at.character - '0');
    }
  if (number > MAX_COUNTER)
    return refuse (reader, kind, field, span->start.column, span->length);
  *value = number;
  return true;
}

static bool
read_counters (Reader *reader)
{
  reader->halfmove = 0;
  reader->fullmove = 1;
  if (reader->n_fields >= FIELD_HALFMOVE
      && !read_number (reader, &reader->fields[FIELD_HALFMOVE], CHESS_FEN_BAD_HALFMOVE,
                       FIELD_HALFMOVE, &reader->halfmove))
    return false;
  return reader->n_fields < FIELD_FULLMOVE
         || read_number (reader, &reader->fields[FIELD_FULLMOVE], CHESS_FEN_BAD_FULLMOVE,
                         FIELD_FULLMOVE, &reader->fullmove);
}

/* --- EPD operations ------------------------------------------------------------------------ */

/* Goes behind the semicolon that ends an operation; one within quotes does not. */
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

/* Goes to the operand of an operation and says whether its opcode is the one that is asked for. */
static bool
match_opcode (ChessText *at, const char *opcode)
{
  while (*opcode != '\0' && at->character == (uint32_t) *opcode)
    {
      opcode++;
      chess_text_next (at);
    }
  if (*opcode != '\0' || !chess_text_is_space (at->character))
    return false;
  chess_text_skip_space (at);
  return true;
}

/* Reads a counter from the operation at hand if it is the one with that opcode. */
static bool
read_counter_operation (Reader *reader,
                        ChessText at,
                        const char *opcode,
                        ChessFenErrorKind kind,
                        unsigned *value)
{
  Span span;

  if (!match_opcode (&at, opcode))
    return true;
  span.start = at;
  while (at.character != ';' && at.character != CHESS_TEXT_END
         && !chess_text_is_space (at.character))
    chess_text_next (&at);
  span.length = at.column - span.start.column;
  if (span.length == 0)
    return refuse_character (reader, kind, FIELD_HALFMOVE, &at);
  return read_number (reader, &span, kind, FIELD_HALFMOVE, value);
}

/* Takes the counters from EPD operations. The others are not the position's. */
static bool
read_operations (Reader *reader)
{
  ChessText at = reader->rest;

  if (at.character == CHESS_TEXT_END)
    return true;
  if (!is_operations (at))
    return refuse (reader, CHESS_FEN_EXTRA_FIELD, 0, at.column, 1);
  for (; at.character != CHESS_TEXT_END; skip_operation (&at))
    {
      if (!read_counter_operation (reader, at, "hmvc", CHESS_FEN_BAD_HALFMOVE, &reader->halfmove)
          || !read_counter_operation (reader, at, "fmvn", CHESS_FEN_BAD_FULLMOVE,
                                      &reader->fullmove))
        return false;
    }
  return true;
}

/* --- Setting up ---------------------------------------------------------------------------- */

/* The rook that a castling letter means: K and Q the outermost beside the king, a file letter the one on
 * that file. CHESS_SQUARE_NONE if the king or the rook is not in place. */
static ChessSquare
find_rook (const ChessPosition *position, uint32_t letter)
{
  ChessColor color = letter >= 'a' ? CHESS_BLACK : CHESS_WHITE;
  unsigned home = color == CHESS_WHITE ? 0 : 7;
  ChessBitboard king = chess_position_pieces (position, color, CHESS_KING) & CHESS_RANK (home);
  ChessBitboard rooks = chess_position_pieces (position, color, CHESS_ROOK) & CHESS_RANK (home);
  uint32_t small = letter | 0x20;

  if (!king || chess_bitboard_several (king))
    return CHESS_SQUARE_NONE;
  if (small == 'k')
    return chess_bitboard_msb (rooks & ~(king | (king - 1)));
  if (small == 'q')
    return chess_bitboard_lsb (rooks & (king - 1));
  return chess_bitboard_lsb (rooks & CHESS_FILE (small - 'a'));
}

/* Whether a castling letter, or the place of its king and rook, asks for Chess960. */
static bool
is_chess960_right (const ChessPosition *position, uint32_t letter, ChessSquare rook)
{
  uint32_t small = letter | 0x20;
  unsigned file = chess_square_file (rook);
  ChessColor color = letter >= 'a' ? CHESS_BLACK : CHESS_WHITE;

  return (small != 'k' && small != 'q')
         || chess_square_file (chess_position_king (position, color)) != 4
         || (file != 0 && file != 7);
}

/* Notes the first fault of the castling field; later ones do not replace it. */
static void
note_castling_fault (Reader *reader, ChessFenErrorKind kind, const ChessText *at)
{
  if (reader->error->kind == CHESS_FEN_OK)
    refuse_character (reader, kind, FIELD_CASTLING, at);
}

/* Finds the rooks of the castling field. Returns what it found; a letter without its rook, or a second
 * one for the same side, is noted in the error. */
static ChessBitboard
find_castling_rooks (Reader *reader, const ChessPosition *position)
{
  const Span *span = &reader->fields[FIELD_CASTLING];
  ChessText at = span->start;
  ChessBitboard rooks = 0;

  for (int i = 0; i < span->length && !is_dash (span); i++, chess_text_next (&at))
    {
      ChessSquare rook = find_rook (position, at.character);

      if (rook == CHESS_SQUARE_NONE)
        note_castling_fault (reader, CHESS_FEN_CASTLING_WITHOUT_ROOK, &at);
      else if (chess_bitboard_has (rooks, rook)
               || !chess_position_explains_castling (position, rooks | CHESS_BIT (rook)))
        note_castling_fault (reader, CHESS_FEN_BAD_CASTLING, &at);
      else
        {
          rooks |= CHESS_BIT (rook);
          reader->chess960 |= is_chess960_right (position, at.character, rook);
        }
    }
  return rooks;
}

/* --- What is impossible -------------------------------------------------------------------- */

/* The place of a problem with the men on some squares: the last of them, as the FEN reads. */
static bool
refuse_square (Reader *reader, ChessSquare square)
{
  return refuse (reader, CHESS_FEN_IMPOSSIBLE, FIELD_BOARD, reader->columns[square], 1);
}

/* Refuses a position for one problem, at its place where it has one. */
static bool
refuse_problem (Reader *reader, const ChessPosition *position, unsigned problem)
{
  const ChessBitboard *white = position->pieces[CHESS_WHITE];
  const ChessBitboard *black = position->pieces[CHESS_BLACK];
  ChessBitboard pawns = (white[CHESS_PAWN] | black[CHESS_PAWN]) & (CHESS_RANK_1 | CHESS_RANK_8);

  switch (problem)
    {
    case CHESS_PROBLEM_PAWNS_ON_BACK_RANK:
      return refuse_square (reader, chess_bitboard_msb (pawns));
    case CHESS_PROBLEM_WHITE_KINGS_SEVERAL:
      return refuse_square (reader, chess_bitboard_lsb (white[CHESS_KING]));
    case CHESS_PROBLEM_BLACK_KINGS_SEVERAL:
      return refuse_square (reader, chess_bitboard_lsb (black[CHESS_KING]));
    case CHESS_PROBLEM_OPPONENT_IN_CHECK:
      return refuse_field (reader, CHESS_FEN_IMPOSSIBLE, FIELD_SIDE);
    case CHESS_PROBLEM_EN_PASSANT:
      return refuse_field (reader, CHESS_FEN_IMPOSSIBLE_EP, FIELD_EP);
    default:
      return refuse (reader, CHESS_FEN_IMPOSSIBLE, FIELD_BOARD, 0, 0);
    }
}

/* Refuses a position with problems: a single one at its place, several as a whole. */
static bool
refuse_problems (Reader *reader, const ChessPosition *position, unsigned problems)
{
  ChessFenError *error = reader->error;

  error->problems = problems;
  if (problems == CHESS_PROBLEM_CASTLING)
    return false; /* noted where the letter stands */
  error->codepoint = 0;
  if (problems & (problems - 1))
    return refuse (reader, CHESS_FEN_IMPOSSIBLE, 0, 0, 0);
  return refuse_problem (reader, position, problems);
}

/* Sets up what was read, and looks for everything impossible about it. */
static bool
set_up (Reader *reader, ChessPosition *position)
{
  ChessBitboard rooks;
  unsigned problems;

  chess_position_clear (position);
  for (ChessSquare square = 0; square < CHESS_N_SQUARES; square++)
    chess_position_put (position, square, reader->board[square]);
  rooks = find_castling_rooks (reader, position);
  if (reader->error->kind == CHESS_FEN_BAD_CASTLING)
    return false;
  chess_position_set_state (position, reader->side, rooks, reader->ep_square, reader->halfmove,
                            reader->fullmove > 0 ? reader->fullmove : 1);
  chess_position_set_chess960 (position, reader->chess960);

  problems = chess_position_problems (position);
  if (reader->error->kind == CHESS_FEN_CASTLING_WITHOUT_ROOK)
    problems |= CHESS_PROBLEM_CASTLING;
  if (reader->ep_square != CHESS_SQUARE_NONE
      && !chess_position_explains_ep (position, reader->ep_square))
    problems |= CHESS_PROBLEM_EN_PASSANT;
  return problems == 0 || refuse_problems (reader, position, problems);
}

/* --- All of it ----------------------------------------------------------------------------- */

/* Reads every field that is there; a missing one is refused once those before it are good. */
static bool
read_fields (Reader *reader)
{
  bool (*const readers[]) (Reader *)
      = { NULL, read_board, read_side, check_castling, read_ep };

  if (reader->n_fields == 0)
    return refuse (reader, CHESS_FEN_EMPTY, 0, 0, 0);
  for (int field = FIELD_BOARD; field <= N_EPD_FIELDS; field++)
    {
      if (field > reader->n_fields)
        return refuse (reader, CHESS_FEN_MISSING_FIELD, field, 0, 0);
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
  Reader reader = { .error = error ? error : &ignored, .chess960 = flags & CHESS_FEN_CHESS960 };

  *reader.error = (ChessFenError){ .kind = CHESS_FEN_OK, .count = -1 };
  if (length > MAX_LENGTH)
    return refuse (&reader, CHESS_FEN_TOO_LONG, 0, 0, 0);
  split_fields (&reader, text, length);
  if (!read_fields (&reader) || !set_up (&reader, &read))
    return false;
  *position = read;
  return true;
}
