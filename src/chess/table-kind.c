/* The kinds of tables in chess programs: their names, and their sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/table-kind.h"

#include "chess/attacks.h"
#include "chess/magic.h"

/* Marks strings for translation. */
#define N_(string) (string)

static const struct
{
  const char *id, *title;
} kinds[CHESS_N_TABLE_KINDS] = {
  [CHESS_TABLE_KNIGHT] = { "knight-attacks", N_ ("Knight attacks") },
  [CHESS_TABLE_KING] = { "king-attacks", N_ ("King attacks") },
  [CHESS_TABLE_WHITE_PAWN] = { "white-pawn-attacks", N_ ("White pawn attacks") },
  [CHESS_TABLE_BLACK_PAWN] = { "black-pawn-attacks", N_ ("Black pawn attacks") },
  [CHESS_TABLE_WHITE_PUSH] = { "white-pawn-single-pushes", N_ ("White pawn single pushes") },
  [CHESS_TABLE_BLACK_PUSH] = { "black-pawn-single-pushes", N_ ("Black pawn single pushes") },
  [CHESS_TABLE_WHITE_PUSHES] = { "white-pawn-pushes", N_ ("White pawn pushes by one and two") },
  [CHESS_TABLE_BLACK_PUSHES] = { "black-pawn-pushes", N_ ("Black pawn pushes by one and two") },
  [CHESS_TABLE_BISHOP] = { "bishop-attacks", N_ ("Bishop attacks on an empty board") },
  [CHESS_TABLE_ROOK] = { "rook-attacks", N_ ("Rook attacks on an empty board") },
  [CHESS_TABLE_QUEEN] = { "queen-attacks", N_ ("Queen attacks on an empty board") },
  [CHESS_TABLE_RELEVANT_BISHOP] = { "bishop-relevant", N_ ("Bishop masks of relevant squares") },
  [CHESS_TABLE_RELEVANT_ROOK] = { "rook-relevant", N_ ("Rook masks of relevant squares") },
  /* Translators: what a table of sets holds: files of the board, a to h */
  [CHESS_TABLE_FILE] = { "file-masks", N_ ("Files") },
  /* Translators: what a table of sets holds: ranks of the board, 1 to 8 */
  [CHESS_TABLE_RANK] = { "rank-masks", N_ ("Ranks") },
  /* Translators: what a table of sets holds: diagonals like a1–h8 */
  [CHESS_TABLE_DIAGONAL] = { "diagonal-masks", N_ ("Diagonals") },
  /* Translators: what a table of sets holds: diagonals like a8–h1 */
  [CHESS_TABLE_ANTI_DIAGONAL] = { "anti-diagonal-masks", N_ ("Anti-diagonals") },
  [CHESS_TABLE_FILE_WITHOUT]
  = { "file-masks-without-square", N_ ("Files without the square itself") },
  [CHESS_TABLE_RANK_WITHOUT]
  = { "rank-masks-without-square", N_ ("Ranks without the square itself") },
  [CHESS_TABLE_DIAGONAL_WITHOUT]
  = { "diagonal-masks-without-square", N_ ("Diagonals without the square itself") },
  [CHESS_TABLE_ANTI_DIAGONAL_WITHOUT]
  = { "anti-diagonal-masks-without-square", N_ ("Anti-diagonals without the square itself") },
  [CHESS_TABLE_RAY_NORTH] = { "rays-north", N_ ("Rays to the north") },
  [CHESS_TABLE_RAY_NORTH_EAST] = { "rays-north-east", N_ ("Rays to the north-east") },
  [CHESS_TABLE_RAY_EAST] = { "rays-east", N_ ("Rays to the east") },
  [CHESS_TABLE_RAY_SOUTH_EAST] = { "rays-south-east", N_ ("Rays to the south-east") },
  [CHESS_TABLE_RAY_SOUTH] = { "rays-south", N_ ("Rays to the south") },
  [CHESS_TABLE_RAY_SOUTH_WEST] = { "rays-south-west", N_ ("Rays to the south-west") },
  [CHESS_TABLE_RAY_WEST] = { "rays-west", N_ ("Rays to the west") },
  [CHESS_TABLE_RAY_NORTH_WEST] = { "rays-north-west", N_ ("Rays to the north-west") },
  [CHESS_TABLE_WHITE_FRONT] = { "white-front-spans", N_ ("White front spans") },
  [CHESS_TABLE_BLACK_FRONT] = { "black-front-spans", N_ ("Black front spans") },
  [CHESS_TABLE_WHITE_PASSED] = { "white-passed-masks", N_ ("White passed-pawn masks") },
  [CHESS_TABLE_BLACK_PASSED] = { "black-passed-masks", N_ ("Black passed-pawn masks") },
  [CHESS_TABLE_WHITE_SPAN] = { "white-attack-spans", N_ ("White pawn attack spans") },
  [CHESS_TABLE_BLACK_SPAN] = { "black-attack-spans", N_ ("Black pawn attack spans") },
  [CHESS_TABLE_ADJACENT_FILES] = { "adjacent-files", N_ ("Adjacent files") },
  [CHESS_TABLE_KING_ZONE] = { "king-zones", N_ ("King zones") },
  [CHESS_TABLE_WHITE_KING_ZONE]
  = { "white-king-zones", N_ ("White king zones with three squares ahead") },
  [CHESS_TABLE_BLACK_KING_ZONE]
  = { "black-king-zones", N_ ("Black king zones with three squares ahead") },
  [CHESS_TABLE_SQUARE] = { "single-squares", N_ ("Single squares") },
  [CHESS_TABLE_BETWEEN] = { "between", N_ ("Squares between two squares") },
  [CHESS_TABLE_BETWEEN_WITH]
  = { "between-with-target", N_ ("Squares between two squares, with the second") },
  [CHESS_TABLE_LINE] = { "lines", N_ ("Lines through two squares") },
  [CHESS_TABLE_DISTANCE] = { "distances", N_ ("Distances in steps of a king") },
  [CHESS_TABLE_MANHATTAN]
  = { "manhattan-distances", N_ ("Distances in steps along ranks and files") },
  [CHESS_TABLE_SQUARE_MAP] = { "square-map", N_ ("Square numbers") },
  [CHESS_TABLE_MAILBOX_INDEX] = { "mailbox-indices", N_ ("Places in a 10×12 board") },
  [CHESS_TABLE_0X88_INDEX] = { "0x88-indices", N_ ("Places in a 0x88 board") },
  [CHESS_TABLE_MAILBOX_SQUARES] = { "mailbox-squares", N_ ("A 10×12 board of square numbers") },
  [CHESS_TABLE_0X88_SQUARES] = { "0x88-squares", N_ ("A 0x88 board of square numbers") },
  [CHESS_TABLE_CASTLING] = { "castling-masks", N_ ("Castling masks") },
  [CHESS_TABLE_DE_BRUIJN] = { "de-bruijn-index", N_ ("De Bruijn indices of single bits") },
  [CHESS_TABLE_DE_BRUIJN_LOW]
  = { "de-bruijn-index", N_ ("De Bruijn indices of a bit and all below it") },
  [CHESS_TABLE_BISHOP_MAGIC] = { "bishop-magics", N_ ("Magic numbers for bishops") },
  [CHESS_TABLE_ROOK_MAGIC] = { "rook-magics", N_ ("Magic numbers for rooks") },
  [CHESS_TABLE_KEYS] = { "zobrist-keys", N_ ("Random keys") },
};

const char *
chess_table_kind_title (ChessTableKind kind)
{
  return kinds[kind].title;
}

const char *
chess_table_kind_id (ChessTableKind kind)
{
  return kinds[kind].id;
}

size_t
chess_table_kind_length (ChessTableKind kind)
{
  switch (kind)
    {
    case CHESS_TABLE_BETWEEN:
    case CHESS_TABLE_BETWEEN_WITH:
    case CHESS_TABLE_LINE:
    case CHESS_TABLE_DISTANCE:
    case CHESS_TABLE_MANHATTAN:
      return CHESS_N_SQUARES * CHESS_N_SQUARES;
    case CHESS_TABLE_MAILBOX_SQUARES:
      return 120;
    case CHESS_TABLE_0X88_SQUARES:
      return 128;
    case CHESS_TABLE_KEYS:
      return 0;
    default:
      return CHESS_N_SQUARES;
    }
}

/* A table that looks the same from every side of the board does not depend on the layout. */
bool
chess_table_kind_is_indexed (ChessTableKind kind)
{
  return kind != CHESS_TABLE_DISTANCE && kind != CHESS_TABLE_MANHATTAN
         && kind != CHESS_TABLE_DE_BRUIJN && kind != CHESS_TABLE_DE_BRUIJN_LOW
         && kind != CHESS_TABLE_KEYS;
}

bool
chess_table_kind_has_bits (ChessTableKind kind)
{
  return chess_table_kind_is_indexed (kind) && kind != CHESS_TABLE_CASTLING;
}

/* --- Sets ----------------------------------------------------------------------------------- */

typedef ChessBitboard (*Step) (ChessBitboard set);

/* Clockwise from the north. */
static const Step steps[8] = {
  chess_bitboard_north, chess_bitboard_north_east, chess_bitboard_east, chess_bitboard_south_east,
  chess_bitboard_south, chess_bitboard_south_west, chess_bitboard_west, chess_bitboard_north_west,
};

/* All squares in one direction, up to the edge. */
static ChessBitboard
walk (ChessSquare square, Step step)
{
  ChessBitboard set = 0;

  for (ChessBitboard next = step (CHESS_BIT (square)); next != 0; next = step (next))
    set |= next;
  return set;
}

/* A set and its neighbors to the left and right. */
static ChessBitboard
widen (ChessBitboard set)
{
  return set | chess_bitboard_east (set) | chess_bitboard_west (set);
}

static ChessBitboard
pawn_set (ChessTableKind kind, ChessSquare square)
{
  bool white = kind % 2 == CHESS_TABLE_WHITE_PAWN % 2;
  Step step = white ? chess_bitboard_north : chess_bitboard_south;
  ChessBitboard one = step (CHESS_BIT (square));

  if (kind <= CHESS_TABLE_BLACK_PAWN)
    return chess_attacks_pawn (white ? CHESS_WHITE : CHESS_BLACK, square);
  if (kind <= CHESS_TABLE_BLACK_PUSH || chess_square_rank (square) != (white ? 1 : 6))
    return one;
  return one | step (one);
}

static ChessBitboard
piece_set (ChessTableKind kind, ChessSquare square)
{
  switch (kind)
    {
    case CHESS_TABLE_BISHOP:
      return chess_attacks_bishop (square, 0);
    case CHESS_TABLE_ROOK:
      return chess_attacks_rook (square, 0);
    case CHESS_TABLE_QUEEN:
      return chess_attacks_queen (square, 0);
    case CHESS_TABLE_RELEVANT_BISHOP:
      return chess_magic_relevant (CHESS_BISHOP, square);
    default:
      return chess_magic_relevant (CHESS_ROOK, square);
    }
}

/* A file, rank or diagonal without the square itself: two rays. */
static ChessBitboard
line_set (ChessTableKind kind, ChessSquare square)
{
  static const unsigned first[] = { 0, 2, 1, 3 }; /* file, rank, diagonal, anti-diagonal */
  unsigned direction = first[kind - CHESS_TABLE_FILE_WITHOUT];

  return walk (square, steps[direction]) | walk (square, steps[direction + 4]);
}

static ChessBitboard
span_set (ChessTableKind kind, ChessSquare square)
{
  bool white = kind % 2 == CHESS_TABLE_WHITE_FRONT % 2;
  ChessBitboard front = walk (square, white ? chess_bitboard_north : chess_bitboard_south);

  if (kind <= CHESS_TABLE_BLACK_FRONT)
    return front;
  return kind <= CHESS_TABLE_BLACK_PASSED ? widen (front) : widen (front) & ~front;
}

static ChessBitboard
zone_set (ChessTableKind kind, ChessSquare square)
{
  ChessBitboard zone = chess_attacks_king (square) | CHESS_BIT (square);

  if (kind == CHESS_TABLE_KING_ZONE)
    return zone;
  return kind == CHESS_TABLE_WHITE_KING_ZONE ? zone | chess_bitboard_north (zone)
                                             : zone | chess_bitboard_south (zone);
}

ChessBitboard
chess_table_kind_set (ChessTableKind kind, ChessSquare square)
{
  if (kind == CHESS_TABLE_KNIGHT)
    return chess_attacks_knight (square);
  if (kind == CHESS_TABLE_KING)
    return chess_attacks_king (square);
  if (kind < CHESS_TABLE_BISHOP)
    return pawn_set (kind, square);
  if (kind < CHESS_TABLE_FILE)
    return piece_set (kind, square);
  if (kind < CHESS_TABLE_FILE_WITHOUT)
    return line_set (kind - CHESS_TABLE_FILE + CHESS_TABLE_FILE_WITHOUT, square)
           | CHESS_BIT (square);
  if (kind < CHESS_TABLE_RAY_NORTH)
    return line_set (kind, square);
  if (kind < CHESS_TABLE_WHITE_FRONT)
    return walk (square, steps[kind - CHESS_TABLE_RAY_NORTH]);
  if (kind < CHESS_TABLE_ADJACENT_FILES)
    return span_set (kind, square);
  if (kind == CHESS_TABLE_SQUARE)
    return CHESS_BIT (square);
  if (kind > CHESS_TABLE_ADJACENT_FILES)
    return zone_set (kind, square);
  ChessBitboard file = CHESS_FILE (chess_square_file (square));
  return widen (file) & ~file;
}

bool
chess_table_kind_may_be_empty (ChessTableKind kind, ChessSquare square)
{
  bool pawn = (kind >= CHESS_TABLE_WHITE_PAWN && kind <= CHESS_TABLE_BLACK_PUSHES)
              || (kind >= CHESS_TABLE_WHITE_FRONT && kind <= CHESS_TABLE_BLACK_SPAN);

  return pawn && (CHESS_BIT (square) & (CHESS_RANK_1 | CHESS_RANK_8));
}
