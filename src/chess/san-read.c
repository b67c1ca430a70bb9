/* Reads moves as people write them, and classifies texts that are not a legal move.
 *
 * A text is first reduced to plain symbols (figurines become letters, every kind of dash one dash),
 * then taken apart into piece, origin, target and promotion, then matched with the legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/san.h"

#include "chess/attacks.h"
#include "chess/square.h"
#include "chess/text.h"
#include "chess/uci-move.h"

#include <string.h>

/* No move needs more characters, including its number and annotations. */
#define MAX_SYMBOLS 31

/* The symbol for a character that occurs in no move. */
#define BAD_SYMBOL '\1'

#define ANY_TYPE (-1)
#define NO_PROMOTION (-1)

/* The characters of a text as plain symbols, each with its column. */
typedef struct
{
  char symbols[MAX_SYMBOLS + 1]; /* NUL-terminated */
  int columns[MAX_SYMBOLS + 1];
  int start, end; /* the part between number and annotations */
} Symbols;

/* The contents of a text. */
typedef struct
{
  int type;               /* ChessPieceType, or ANY_TYPE if there are only squares */
  ChessBitboard origins;  /* where the piece may come from */
  bool has_origin;        /* the whole square is given */
  char separator;         /* 'x', '-' or NUL */
  ChessSquare to;
  int promotion;          /* ChessPieceType, or NO_PROMOTION */
} Parsed;

/* --- Symbols ------------------------------------------------------------------------------- */

/* A character as ASCII; BAD_SYMBOL if it occurs in no move. */
static char
simplify (uint32_t character)
{
  static const char figurines[] = "KQRBNPKQRBNP";

  if (chess_text_is_space (character))
    return ' ';
  if (character >= 0x2654 && character <= 0x265f)
    return figurines[character - 0x2654];
  if ((character >= 0x2010 && character <= 0x2015) || character == 0x2212)
    return '-';
  if (character == 0xd7) /* multiplication sign */
    return 'x';
  if (character == 0x2020 || character == 0x2021) /* daggers: check and checkmate */
    return '+';
  if (character == 0x203c || (character >= 0x2047 && character <= 0x2049)) /* double ! and ? */
    return '!';
  return character > ' ' && character < 0x7f ? (char) character : BAD_SYMBOL;
}

/* Reads a text up to the maximum length of a move. */
static void
read_symbols (Symbols *symbols, const char *text, size_t length)
{
  ChessText at;
  int n = 0;

  chess_text_init (&at, text, length);
  chess_text_skip_space (&at);
  for (; at.character != CHESS_TEXT_END && n < MAX_SYMBOLS; chess_text_next (&at))
    {
      symbols->symbols[n] = simplify (at.character);
      symbols->columns[n++] = at.column;
    }
  if (at.character != CHESS_TEXT_END)
    symbols->symbols[n - 1] = BAD_SYMBOL;
  symbols->symbols[n] = '\0';
  symbols->columns[n] = at.column;
  symbols->start = 0;
  symbols->end = n;
}

static bool
is_digit (char symbol)
{
  return symbol >= '0' && symbol <= '9';
}

/* Skips a move number, "12." or "12...", or only dots. */
static void
strip_number (Symbols *symbols)
{
  int at = symbols->start;

  while (is_digit (symbols->symbols[at]))
    at++;
  if (symbols->symbols[at] != '.')
    return;
  while (symbols->symbols[at] == '.' || symbols->symbols[at] == ' ')
    at++;
  symbols->start = at;
}

/* Whether the rest ends in a word, which is then removed. */
static bool
strip_word (Symbols *symbols, const char *word)
{
  int length = (int) strlen (word);
  int start = symbols->end - length;

  if (start < symbols->start || memcmp (symbols->symbols + start, word, (size_t) length) != 0)
    return false;
  symbols->end = start;
  return true;
}

/* Removes spaces, check symbols, annotations and "e.p." from the end. */
static void
strip_marks (Symbols *symbols)
{
  while (strip_word (symbols, " ") || strip_word (symbols, "+") || strip_word (symbols, "#")
         || strip_word (symbols, "!") || strip_word (symbols, "?")
         || strip_word (symbols, "e.p.") || strip_word (symbols, "ep"))
    ;
}

/* Whether the rest equals a word. */
static bool
symbols_are (const Symbols *symbols, const char *word)
{
  size_t length = (size_t) (symbols->end - symbols->start);
  return strlen (word) == length
         && memcmp (symbols->symbols + symbols->start, word, length) == 0;
}

/* --- Taking apart -------------------------------------------------------------------------- */

/* The next symbol, NUL after the last. */
static char
peek (const Symbols *symbols)
{
  return symbols->start < symbols->end ? symbols->symbols[symbols->start] : '\0';
}

/* The symbol after the next; NUL if there is none. */
static char
peek_second (const Symbols *symbols)
{
  return symbols->start + 1 < symbols->end ? symbols->symbols[symbols->start + 1] : '\0';
}

static bool
is_file (char symbol)
{
  return symbol >= 'a' && symbol <= 'h';
}

static bool
is_rank (char symbol)
{
  return symbol >= '1' && symbol <= '8';
}

/* The piece type for a letter; ANY_TYPE if there is none. */
static int
type_of_letter (char letter)
{
  static const char letters[] = "PNBRQK";
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;

  return found ? (int) (found - letters) : ANY_TYPE;
}

static char
to_upper (char symbol)
{
  return (char) (symbol >= 'a' && symbol <= 'z' ? symbol - ('a' - 'A') : symbol);
}

/* Reads the letter of the piece. A lower case letter counts if it cannot be a file. Without a
 * letter it is a pawn, so far. */
static void
parse_piece (Symbols *symbols, Parsed *parsed)
{
  char symbol = peek (symbols);
  int type = is_file (symbol) ? ANY_TYPE : type_of_letter (to_upper (symbol));

  parsed->type = CHESS_PAWN;
  if (type == ANY_TYPE)
    return;
  parsed->type = type;
  symbols->start++;
}

/* Reads a file, a rank or both; returns the matching squares, and the number of symbols. */
static ChessBitboard
parse_place (Symbols *symbols, int *count)
{
  ChessBitboard squares = CHESS_ALL_SQUARES;

  *count = 0;
  if (is_file (peek (symbols)))
    {
      squares &= CHESS_FILE (peek (symbols) - 'a');
      symbols->start++;
      ++*count;
    }
  if (is_rank (peek (symbols)))
    {
      squares &= CHESS_RANK (peek (symbols) - '1');
      symbols->start++;
      ++*count;
    }
  return squares;
}

/* Reads the separator between first and last square: x or : for a capture, - for a move. */
static void
parse_separator (Symbols *symbols, Parsed *parsed)
{
  char symbol = peek (symbols);

  parsed->separator = '\0';
  if (symbol == 'x' || symbol == 'X' || symbol == ':')
    parsed->separator = 'x';
  else if (symbol == '-')
    parsed->separator = '-';
  if (parsed->separator != '\0')
    symbols->start++;
}

/* Reads first square, separator and last square. If there is only one square, it is the last
 * one. */
static bool
parse_squares (Symbols *symbols, Parsed *parsed)
{
  int first_count, second_count, first_end;
  ChessBitboard first = parse_place (symbols, &first_count), second;

  first_end = symbols->start;
  parse_separator (symbols, parsed);
  second = parse_place (symbols, &second_count);
  parsed->origins = CHESS_ALL_SQUARES;
  parsed->has_origin = false;
  if (second_count == 2)
    {
      parsed->origins = first;
      parsed->has_origin = first_count == 2;
      parsed->to = chess_bitboard_lsb (second);
      return true;
    }
  if (first_count != 2 || parsed->separator != '\0')
    return false;
  symbols->start = first_end; /* a promotion follows: the b of b8b */
  parsed->to = chess_bitboard_lsb (first);
  return true;
}

/* Reads a promotion: =Q, Q, q, (Q) or /Q. */
static bool
parse_promotion (Symbols *symbols, Parsed *parsed)
{
  char mark = peek (symbols);

  parsed->promotion = NO_PROMOTION;
  if (mark == '\0')
    return true;
  if (mark == '=' || mark == '/' || mark == '(')
    symbols->start++;
  parsed->promotion = type_of_letter (to_upper (peek (symbols)));
  if (parsed->promotion == ANY_TYPE)
    return false;
  symbols->start++;
  if (mark == '(')
    {
      if (peek (symbols) != ')')
        return false;
      symbols->start++;
    }
  return peek (symbols) == '\0';
}

/* Parses a text. On failure the next symbol is the wrong one. */
static bool
parse_move (Symbols *symbols, Parsed *parsed)
{
  bool has_letter;
  int start = symbols->start;

  parse_piece (symbols, parsed);
  has_letter = symbols->start > start;
  if (!parse_squares (symbols, parsed) || !parse_promotion (symbols, parsed))
    return false;
  if (!has_letter && parsed->has_origin)
    parsed->type = ANY_TYPE;
  return true;
}

/* Whether a symbol is the O of castling: a letter or a zero. */
static bool
is_castling_o (char symbol)
{
  return symbol == 'O' || symbol == 'o' || symbol == '0';
}

/* Reads castling: two or three O, with dashes between all of them or none. Returns how many, 0 if
 * it is not castling. Zeros require dashes, as numbers must not be read as moves. */
static int
parse_castling (const Symbols *symbols)
{
  Symbols at = *symbols;
  int count = 0, dashes = 0;
  bool has_nought = false;

  for (; is_castling_o (peek (&at)); at.start++)
    {
      has_nought |= peek (&at) == '0';
      count++;
      if (peek_second (&at) == '-')
        {
          dashes++;
          at.start++;
        }
    }
  if (peek (&at) != '\0' || (count != 2 && count != 3))
    return 0;
  return dashes == count - 1 || (dashes == 0 && !has_nought) ? count : 0;
}

/* --- Matching ------------------------------------------------------------------------------ */

/* Whether a text can mean a legal move. A pawn without a first square does not capture. */
static bool
matches (const ChessPosition *position, const Parsed *parsed, ChessMove move)
{
  ChessSquare from = chess_move_from (move), to = chess_move_to (move);
  ChessPieceType type = chess_piece_type (chess_position_piece_at (position, from));
  int promotion = chess_move_kind (move) == CHESS_MOVE_PROMOTION
                      ? (int) chess_move_promotion (move)
                      : NO_PROMOTION;
  bool straight = chess_square_file (from) == chess_square_file (to);

  if (chess_move_kind (move) == CHESS_MOVE_CASTLING || to != parsed->to
      || promotion != parsed->promotion || !chess_bitboard_has (parsed->origins, from))
    return false;
  if (parsed->type != ANY_TYPE && (int) type != parsed->type)
    return false;
  if (type != CHESS_PAWN)
    return true;
  if (parsed->separator == 'x')
    return !straight;
  return straight || parsed->origins != CHESS_ALL_SQUARES;
}

/* The squares of the pieces that a text can mean. */
static ChessBitboard
find_meant (const ChessPosition *position, const Parsed *parsed)
{
  ChessColor side = chess_position_side (position);
  ChessBitboard pieces = chess_position_color (position, side) & parsed->origins;

  if (parsed->type != ANY_TYPE)
    pieces &= chess_position_pieces (position, side, (ChessPieceType) parsed->type);
  if (parsed->type == CHESS_PAWN && parsed->origins == CHESS_ALL_SQUARES
      && parsed->separator != 'x')
    pieces &= CHESS_FILE (chess_square_file (parsed->to));
  return pieces;
}

/* Those of some pieces that could go to a square except for their king's safety. */
static ChessBitboard
find_reaching (const ChessPosition *position, ChessBitboard pieces, ChessSquare to)
{
  ChessBitboard occupied = chess_position_occupied (position), reaching = 0;

  CHESS_FOREACH_SQUARE (from, pieces)
    {
      ChessPiece piece = chess_position_piece_at (position, (ChessSquare) from);
      if (chess_bitboard_has (chess_attacks_piece (piece, (ChessSquare) from, occupied), to))
        reaching |= CHESS_BIT (from);
    }
  return reaching;
}

/* The first square of an illegal text: the given one, or that of the only piece it can mean.
 * CHESS_SQUARE_NONE if it is ambiguous. */
static ChessSquare
find_intended_origin (const ChessPosition *position, const Parsed *parsed)
{
  ChessBitboard meant = find_meant (position, parsed);
  ChessBitboard reaching = find_reaching (position, meant, parsed->to);

  if (parsed->has_origin)
    return chess_bitboard_lsb (parsed->origins);
  if (reaching && !chess_bitboard_several (reaching))
    return chess_bitboard_lsb (reaching);
  return chess_bitboard_several (meant) ? CHESS_SQUARE_NONE : chess_bitboard_lsb (meant);
}

/* The move that an illegal text means, if that is unique. Not one that would be legal: then
 * something else in the text is wrong. */
static ChessMove
find_intended (const ChessPosition *position, const Parsed *parsed)
{
  ChessSquare from = find_intended_origin (position, parsed);
  bool promotes = parsed->promotion >= CHESS_KNIGHT && parsed->promotion <= CHESS_QUEEN;
  ChessMove legal;

  if (from == CHESS_SQUARE_NONE)
    return CHESS_MOVE_NONE;
  legal = chess_movegen_find (position, from, parsed->to);
  if (legal != CHESS_MOVE_NONE && promotes == (chess_move_kind (legal) == CHESS_MOVE_PROMOTION))
    return CHESS_MOVE_NONE;
  if (promotes)
    return chess_move_new_promotion (from, parsed->to, (ChessPieceType) parsed->promotion);
  return chess_move_new (from, parsed->to, CHESS_MOVE_NORMAL);
}

/* --- All of it ----------------------------------------------------------------------------- */

/* Sets the verdict according to the moves found. */
static ChessSanVerdict
conclude (ChessSanResult *result, ChessMove intended)
{
  ChessMoveList *candidates = &result->candidates;

  if (candidates->count > 1)
    return result->verdict = CHESS_SAN_AMBIGUOUS;
  if (candidates->count == 0)
    {
      result->intended = intended;
      return result->verdict = CHESS_SAN_ILLEGAL;
    }
  result->move = candidates->moves[0];
  candidates->count = 0;
  return result->verdict = CHESS_SAN_OK;
}

static void
add_candidate (ChessSanResult *result, ChessMove move)
{
  result->candidates.moves[result->candidates.count++] = move;
}

/* Castling to a side as chess_explain_move() takes it: to the king's destination, but to the edge
 * if the other side's rook is on that square, as it would mean castling with that rook. */
static ChessMove
make_castling (const ChessPosition *position, ChessSquare king, bool kingside)
{
  ChessSquare home = (ChessSquare) (king & 56), to = home + (kingside ? 6 : 2);

  if (chess_bitboard_has (chess_position_castling_rooks (position), to) && (to > king) != kingside)
    to = home + (kingside ? 7 : 0);
  return chess_move_new (king, to, CHESS_MOVE_CASTLING);
}

/* Finds a side's castling move, with two O to the king's side and three to the queen's. */
static ChessSanVerdict
read_castling (const ChessPosition *position, int count, ChessSanResult *result)
{
  ChessSquare king = chess_position_king (position, chess_position_side (position));
  ChessMoveList list;

  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      ChessMove move = list.moves[i];
      bool kingside = chess_move_to (move) > chess_move_from (move);
      if (chess_move_kind (move) == CHESS_MOVE_CASTLING && kingside == (count == 2))
        add_candidate (result, move);
    }
  if (king == CHESS_SQUARE_NONE)
    return conclude (result, CHESS_MOVE_NONE);
  return conclude (result, make_castling (position, king, count == 2));
}

/* Two squares without more are also UCI's notation, including castling. In Chess960, castling to
 * the king's destination is read only from the e file: that is how ordinary chess writes it. */
static ChessMove
read_coordinates (const ChessPosition *position, const Parsed *parsed)
{
  ChessSquare from = chess_bitboard_lsb (parsed->origins);
  ChessSquare king = chess_position_king (position, chess_position_side (position));
  char text[4];

  if (!parsed->has_origin || parsed->separator == 'x' || parsed->promotion != NO_PROMOTION)
    return CHESS_MOVE_NONE;
  if (parsed->type != ANY_TYPE && !(parsed->type == CHESS_KING && from == king))
    return CHESS_MOVE_NONE;
  chess_square_put (chess_square_put (text, from), parsed->to);
  return chess_square_file (from) == 4 ? chess_uci_read_foreign (position, text, sizeof text)
                                       : chess_uci_read (position, text, sizeof text);
}

/* The moves to look through: without a type, those of all pieces. */
static void
list_moves (const ChessPosition *position, const Parsed *parsed, ChessMoveList *list)
{
  if (parsed->type == ANY_TYPE)
    chess_movegen_legal (position, list);
  else
    chess_movegen_to (position, (ChessPieceType) parsed->type, parsed->to, list);
}

static ChessSanVerdict
read_move (const ChessPosition *position, Symbols *symbols, ChessSanResult *result)
{
  Parsed parsed;
  ChessMove move;
  ChessMoveList list;

  if (!parse_move (symbols, &parsed))
    {
      result->column = symbols->columns[symbols->start];
      return result->verdict = CHESS_SAN_INVALID;
    }
  move = read_coordinates (position, &parsed);
  if (move != CHESS_MOVE_NONE)
    {
      add_candidate (result, move);
      return conclude (result, CHESS_MOVE_NONE);
    }
  list_moves (position, &parsed, &list);
  for (size_t i = 0; i < list.count; i++)
    {
      if (matches (position, &parsed, list.moves[i]))
        add_candidate (result, list.moves[i]);
    }
  return conclude (result, result->candidates.count == 0 ? find_intended (position, &parsed)
                                                         : CHESS_MOVE_NONE);
}

ChessSanVerdict
chess_san_read (const ChessPosition *position,
                const char *text,
                size_t length,
                ChessSanResult *result)
{
  Symbols symbols;
  int castling;

  result->verdict = CHESS_SAN_INVALID;
  result->move = result->intended = CHESS_MOVE_NONE;
  result->column = 0;
  result->candidates.count = 0;

  read_symbols (&symbols, text, length);
  strip_number (&symbols);
  strip_marks (&symbols);
  if (symbols_are (&symbols, "--") || symbols_are (&symbols, "0000")
      || symbols_are (&symbols, "Z0"))
    return result->verdict = CHESS_SAN_NULL_MOVE;
  castling = parse_castling (&symbols);
  return castling ? read_castling (position, castling, result)
                  : read_move (position, &symbols, result);
}
