/* Compares a table of 64 words with what each kind of table holds under every numbering.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/detective.h"

#include "chess/attacks.h"
#include "chess/magic.h"

/* Marks the strings that are shown to people for the translators. */
#define N_(string) (string)

static const struct
{
  const char *id, *title;
} kinds[CHESS_N_TABLE_KINDS] = {
  [CHESS_TABLE_KNIGHT] = { "knight", N_ ("knight attacks") },
  [CHESS_TABLE_KING] = { "king", N_ ("king attacks") },
  [CHESS_TABLE_WHITE_PAWN] = { "white-pawn", N_ ("white pawn captures") },
  [CHESS_TABLE_BLACK_PAWN] = { "black-pawn", N_ ("black pawn captures") },
  [CHESS_TABLE_WHITE_PUSH] = { "white-push", N_ ("white pawn single pushes") },
  [CHESS_TABLE_BLACK_PUSH] = { "black-push", N_ ("black pawn single pushes") },
  [CHESS_TABLE_WHITE_PUSHES] = { "white-pushes", N_ ("white pawn pushes by one and two") },
  [CHESS_TABLE_BLACK_PUSHES] = { "black-pushes", N_ ("black pawn pushes by one and two") },
  [CHESS_TABLE_BISHOP] = { "bishop", N_ ("bishop attacks on an empty board") },
  [CHESS_TABLE_ROOK] = { "rook", N_ ("rook attacks on an empty board") },
  [CHESS_TABLE_QUEEN] = { "queen", N_ ("queen attacks on an empty board") },
  [CHESS_TABLE_RELEVANT_BISHOP] = { "relevant-bishop", N_ ("bishop masks of relevant occupancy") },
  [CHESS_TABLE_RELEVANT_ROOK] = { "relevant-rook", N_ ("rook masks of relevant occupancy") },
  [CHESS_TABLE_SQUARE] = { "square", N_ ("single squares") },
  [CHESS_TABLE_FILE] = { "file", N_ ("files") },
  [CHESS_TABLE_RANK] = { "rank", N_ ("ranks") },
  [CHESS_TABLE_DIAGONAL] = { "diagonal", N_ ("diagonals") },
  [CHESS_TABLE_ANTI_DIAGONAL] = { "anti-diagonal", N_ ("anti-diagonals") },
  [CHESS_TABLE_FILE_WITHOUT] = { "file-without", N_ ("files without the square itself") },
  [CHESS_TABLE_RANK_WITHOUT] = { "rank-without", N_ ("ranks without the square itself") },
  [CHESS_TABLE_DIAGONAL_WITHOUT]
  = { "diagonal-without", N_ ("diagonals without the square itself") },
  [CHESS_TABLE_ANTI_DIAGONAL_WITHOUT]
  = { "anti-diagonal-without", N_ ("anti-diagonals without the square itself") },
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

/* --- What the tables hold ------------------------------------------------------------------ */

/* One step of a pawn, and a second from its own second rank. */
static ChessBitboard
pushes (ChessColor color, ChessSquare square, bool twice)
{
  bool white = color == CHESS_WHITE;
  ChessBitboard set = CHESS_BIT (square), start = white ? CHESS_RANK (1) : CHESS_RANK (6);
  ChessBitboard one = white ? chess_bitboard_north (set) : chess_bitboard_south (set);
  ChessBitboard two = white ? chess_bitboard_north (one) : chess_bitboard_south (one);

  return twice && (set & start) ? one | two : one;
}

static ChessBitboard
pawn_entry (ChessTableKind kind, ChessSquare square)
{
  switch (kind)
    {
    case CHESS_TABLE_WHITE_PAWN:
      return chess_attacks_pawn (CHESS_WHITE, square);
    case CHESS_TABLE_BLACK_PAWN:
      return chess_attacks_pawn (CHESS_BLACK, square);
    case CHESS_TABLE_WHITE_PUSH:
    case CHESS_TABLE_WHITE_PUSHES:
      return pushes (CHESS_WHITE, square, kind == CHESS_TABLE_WHITE_PUSHES);
    default:
      return pushes (CHESS_BLACK, square, kind == CHESS_TABLE_BLACK_PUSHES);
    }
}

/* A file, rank or diagonal, with the square itself. */
static ChessBitboard
line_entry (ChessTableKind kind, ChessSquare square)
{
  ChessBitboard file = CHESS_FILE (chess_square_file (square));
  ChessBitboard rank = CHESS_RANK (chess_square_rank (square));
  ChessBitboard lines = chess_attacks_bishop (square, 0);
  /* The squares of a diagonal as a1–h8 runs lie above and right, or below and left. */
  ChessBitboard above
      = square < 56 ? CHESS_ALL_SQUARES << (8 * (chess_square_rank (square) + 1)) : 0;
  ChessBitboard right = chess_square_file (square) < 7
                            ? CHESS_FILE_A * (0xffu & ~((2u << chess_square_file (square)) - 1))
                            : 0;

  switch (kind)
    {
    case CHESS_TABLE_FILE:
      return file;
    case CHESS_TABLE_RANK:
      return rank;
    case CHESS_TABLE_DIAGONAL:
      return CHESS_BIT (square) | (lines & ((above & right) | (~above & ~right)));
    default:
      return CHESS_BIT (square) | (lines & ((above & ~right) | (~above & right)));
    }
}

ChessBitboard
chess_detective_entry (ChessTableKind kind, ChessSquare square)
{
  switch (kind)
    {
    case CHESS_TABLE_KNIGHT:
      return chess_attacks_knight (square);
    case CHESS_TABLE_KING:
      return chess_attacks_king (square);
    case CHESS_TABLE_BISHOP:
      return chess_attacks_bishop (square, 0);
    case CHESS_TABLE_ROOK:
      return chess_attacks_rook (square, 0);
    case CHESS_TABLE_QUEEN:
      return chess_attacks_queen (square, 0);
    case CHESS_TABLE_RELEVANT_BISHOP:
      return chess_magic_relevant (CHESS_BISHOP, square);
    case CHESS_TABLE_RELEVANT_ROOK:
      return chess_magic_relevant (CHESS_ROOK, square);
    case CHESS_TABLE_SQUARE:
      return CHESS_BIT (square);
    default:
      break;
    }
  if (kind < CHESS_TABLE_BISHOP)
    return pawn_entry (kind, square);
  if (kind < CHESS_TABLE_FILE_WITHOUT)
    return line_entry (kind, square);
  return line_entry (kind - CHESS_TABLE_FILE_WITHOUT + CHESS_TABLE_FILE, square)
         & ~CHESS_BIT (square);
}

/* --- Comparing ------------------------------------------------------------------------------ */

/* A table as sets, once for each layout that its words may be of. */
typedef struct
{
  ChessBitboard sets[CHESS_N_LAYOUTS][CHESS_N_SQUARES];
} Evidence;

/* Whether an entry may be empty beside what it should hold: pawns are never on those ranks. */
static bool
may_be_empty (ChessTableKind kind, ChessSquare square)
{
  bool pawn = kind >= CHESS_TABLE_WHITE_PAWN && kind <= CHESS_TABLE_BLACK_PUSHES;
  return pawn && (CHESS_BIT (square) & (CHESS_RANK_1 | CHESS_RANK_8));
}

/* Counts the entries that disagree, up to a limit; first is the index of the first of them. */
static unsigned
count_wrong (const Evidence *evidence,
             const ChessTableMatch *match,
             unsigned limit,
             unsigned *first)
{
  unsigned n_wrong = 0;

  for (unsigned index = 0; index < CHESS_N_SQUARES && n_wrong < limit; index++)
    {
      ChessSquare square = chess_layout_square (match->squares, index);
      ChessBitboard set = evidence->sets[match->bits][index];
      if (set == chess_detective_entry (match->kind, square)
          || (set == 0 && may_be_empty (match->kind, square)))
        continue;
      if (n_wrong++ == 0)
        *first = index;
    }
  return n_wrong;
}

/* Notes a way to understand the table: a match, or the nearest miss so far. */
static void
consider (const Evidence *evidence, ChessTableMatch match, ChessDetective *result)
{
  unsigned first = 0, limit = result->n_matches > 0 || result->mixed ? 1 : result->n_wrong;
  unsigned n_wrong = count_wrong (evidence, &match, limit, &first);

  if (n_wrong == 0 && result->n_matches < CHESS_MAX_TABLE_MATCHES)
    result->matches[result->n_matches++] = match;
  if (n_wrong >= limit)
    return;
  result->nearest = match;
  result->n_wrong = n_wrong;
  result->index = first;
}

static void
consider_all (const Evidence *evidence, bool mixed, ChessDetective *result)
{
  result->mixed = mixed;
  for (ChessTableKind kind = 0; kind < CHESS_N_TABLE_KINDS; kind++)
    for (ChessLayout squares = 0; squares < CHESS_N_LAYOUTS; squares++)
      for (ChessLayout bits = 0; bits < CHESS_N_LAYOUTS; bits++)
        if ((squares != bits) == mixed)
          consider (evidence, (ChessTableMatch){ kind, squares, bits }, result);
}

void
chess_detective_inspect (const uint64_t table[static CHESS_N_SQUARES], ChessDetective *result)
{
  Evidence evidence;

  for (ChessLayout layout = 0; layout < CHESS_N_LAYOUTS; layout++)
    for (unsigned index = 0; index < CHESS_N_SQUARES; index++)
      evidence.sets[layout][index] = chess_layout_read (layout, table[index]);
  *result = (ChessDetective){ .n_wrong = CHESS_N_SQUARES + 1 };
  consider_all (&evidence, false, result);
  if (result->n_matches == 0)
    consider_all (&evidence, true, result);
  result->mixed = result->mixed && result->n_matches > 0;
  if (result->n_matches > 0)
    result->n_wrong = 0;
  else
    result->expected = chess_layout_write (
        result->nearest.bits,
        chess_detective_entry (result->nearest.kind,
                               chess_layout_square (result->nearest.squares, result->index)));
}
