/* The mask table: every named mask with its name, its formula and its function.
 *
 * A formula is written in the set language and evaluates to what the function computes, on every
 * position: a test holds the two together. A row without one cannot be said in the language. The
 * order is the one in which people see the masks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/mask-table.h"

#include "chess/mask-sets.h"

/* Marks a text for translation where it stands; whoever shows it translates it. */
#define N_(text) text

#define PIECES CHESS_MASK_GROUP_PIECES
#define OCCUPANCY CHESS_MASK_GROUP_OCCUPANCY
#define ATTACKS CHESS_MASK_GROUP_ATTACKS
#define KING_SAFETY CHESS_MASK_GROUP_KING_SAFETY
#define NO_COLOR CHESS_N_COLORS
#define NO_TYPE CHESS_N_PIECE_TYPES

/* clang-format off */
const ChessMask chess_mask_table[] = {
  /* Pieces */
  { "white_pawns", N_("White pawns"), "P",
    N_("White’s pawns: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_PAWN },
  { "white_knights", N_("White knights"), "N",
    N_("White’s knights: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_KNIGHT },
  { "white_bishops", N_("White bishops"), "B",
    N_("White’s bishops: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_BISHOP },
  { "white_rooks", N_("White rooks"), "R",
    N_("White’s rooks: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_ROOK },
  { "white_queens", N_("White queens"), "Q",
    N_("White’s queens: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_QUEEN },
  { "white_king", N_("White king"), "K",
    N_("White’s king: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_KING },
  { "black_pawns", N_("Black pawns"), "p",
    N_("Black’s pawns: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_PAWN },
  { "black_knights", N_("Black knights"), "n",
    N_("Black’s knights: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_KNIGHT },
  { "black_bishops", N_("Black bishops"), "b",
    N_("Black’s bishops: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_BISHOP },
  { "black_rooks", N_("Black rooks"), "r",
    N_("Black’s rooks: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_ROOK },
  { "black_queens", N_("Black queens"), "q",
    N_("Black’s queens: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_QUEEN },
  { "black_king", N_("Black king"), "k",
    N_("Black’s king: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_KING },

  /* Occupancy */
  { "white", N_("White pieces"), "P | N | B | R | Q | K",
    N_("All of White’s pieces."),
    OCCUPANCY, chess_mask_color, CHESS_WHITE, NO_TYPE },
  { "black", N_("Black pieces"), "p | n | b | r | q | k",
    N_("All of Black’s pieces."),
    OCCUPANCY, chess_mask_color, CHESS_BLACK, NO_TYPE },
  { "us", N_("Side to move"), "us",
    N_("The pieces of the side to move."),
    OCCUPANCY, chess_mask_us, NO_COLOR, NO_TYPE },
  { "them", N_("Opponent"), "occupied & ~us",
    N_("The pieces of the side that is not to move."),
    OCCUPANCY, chess_mask_them, NO_COLOR, NO_TYPE },
  { "occupied", N_("Occupied"), "white | black",
    N_("Squares with a piece on them."),
    OCCUPANCY, chess_mask_occupied, NO_COLOR, NO_TYPE },
  { "empty", N_("Empty"), "~occupied",
    N_("Squares with no piece on them."),
    OCCUPANCY, chess_mask_empty, NO_COLOR, NO_TYPE },

  /* Attacks */
  { "attacks_white_pawn", N_("White pawn attacks"), "white_pawn(P)",
    N_("Squares that White’s pawns attack: one step forward and aside."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_PAWN },
  { "attacks_white_knight", N_("White knight attacks"), "knight(N)",
    N_("Squares that White’s knights attack."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_KNIGHT },
  { "attacks_white_bishop", N_("White bishop attacks"), "bishop(B)",
    N_("Squares that White’s bishops attack, up to the first piece on each diagonal."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_BISHOP },
  { "attacks_white_rook", N_("White rook attacks"), "rook(R)",
    N_("Squares that White’s rooks attack, up to the first piece on each file and rank."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_ROOK },
  { "attacks_white_queen", N_("White queen attacks"), "queen(Q)",
    N_("Squares that White’s queens attack, up to the first piece on each line."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_QUEEN },
  { "attacks_white_king", N_("White king attacks"), "king(K)",
    N_("Squares that White’s king attacks, be they safe or not."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_KING },
  { "attacks_black_pawn", N_("Black pawn attacks"), "black_pawn(p)",
    N_("Squares that Black’s pawns attack: one step forward and aside."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_PAWN },
  { "attacks_black_knight", N_("Black knight attacks"), "knight(n)",
    N_("Squares that Black’s knights attack."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_KNIGHT },
  { "attacks_black_bishop", N_("Black bishop attacks"), "bishop(b)",
    N_("Squares that Black’s bishops attack, up to the first piece on each diagonal."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_BISHOP },
  { "attacks_black_rook", N_("Black rook attacks"), "rook(r)",
    N_("Squares that Black’s rooks attack, up to the first piece on each file and rank."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_ROOK },
  { "attacks_black_queen", N_("Black queen attacks"), "queen(q)",
    N_("Squares that Black’s queens attack, up to the first piece on each line."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_QUEEN },
  { "attacks_black_king", N_("Black king attacks"), "king(k)",
    N_("Squares that Black’s king attacks, be they safe or not."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_KING },
  { "attacks_white", N_("White attacks"), "attacks(white)",
    N_("Squares that any piece of White attacks, pinned or not, whoever stands there."),
    ATTACKS, chess_mask_attacks, CHESS_WHITE, NO_TYPE },
  { "attacks_black", N_("Black attacks"), "attacks(black)",
    N_("Squares that any piece of Black attacks, pinned or not, whoever stands there."),
    ATTACKS, chess_mask_attacks, CHESS_BLACK, NO_TYPE },
  { "attacks_white_twice", N_("White attacks twice"),
    "attacks(white & 0xaaaaaaaaaaaaaaaa) & attacks(white & ~0xaaaaaaaaaaaaaaaa)"
    " | attacks(white & 0xcccccccccccccccc) & attacks(white & ~0xcccccccccccccccc)"
    " | attacks(white & 0xf0f0f0f0f0f0f0f0) & attacks(white & ~0xf0f0f0f0f0f0f0f0)"
    " | attacks(white & 0xff00ff00ff00ff00) & attacks(white & ~0xff00ff00ff00ff00)"
    " | attacks(white & 0xffff0000ffff0000) & attacks(white & ~0xffff0000ffff0000)"
    " | attacks(white & 0xffffffff00000000) & attacks(white & ~0xffffffff00000000)",
    N_("Squares that two or more pieces of White attack. Two attackers stand on squares whose "
       "numbers differ in one of six bits at least: each line of the formula parts the pieces by "
       "one bit."),
    ATTACKS, chess_mask_attacks_twice, CHESS_WHITE, NO_TYPE },
  { "attacks_black_twice", N_("Black attacks twice"),
    "attacks(black & 0xaaaaaaaaaaaaaaaa) & attacks(black & ~0xaaaaaaaaaaaaaaaa)"
    " | attacks(black & 0xcccccccccccccccc) & attacks(black & ~0xcccccccccccccccc)"
    " | attacks(black & 0xf0f0f0f0f0f0f0f0) & attacks(black & ~0xf0f0f0f0f0f0f0f0)"
    " | attacks(black & 0xff00ff00ff00ff00) & attacks(black & ~0xff00ff00ff00ff00)"
    " | attacks(black & 0xffff0000ffff0000) & attacks(black & ~0xffff0000ffff0000)"
    " | attacks(black & 0xffffffff00000000) & attacks(black & ~0xffffffff00000000)",
    N_("Squares that two or more pieces of Black attack. Two attackers stand on squares whose "
       "numbers differ in one of six bits at least: each line of the formula parts the pieces by "
       "one bit."),
    ATTACKS, chess_mask_attacks_twice, CHESS_BLACK, NO_TYPE },
  { "contested", N_("Contested"), "attacks_white & attacks_black",
    N_("Squares that both sides attack."),
    ATTACKS, chess_mask_contested, NO_COLOR, NO_TYPE },
  { "defended_white", N_("White defended"), "white & attacks_white",
    N_("White’s pieces that another piece of White defends."),
    ATTACKS, chess_mask_defended, CHESS_WHITE, NO_TYPE },
  { "defended_black", N_("Black defended"), "black & attacks_black",
    N_("Black’s pieces that another piece of Black defends."),
    ATTACKS, chess_mask_defended, CHESS_BLACK, NO_TYPE },
  { "hanging_white", N_("White hanging"), "white & ~K & attacks_black & ~attacks_white",
    N_("White’s pieces, the king aside, that Black attacks and nothing defends."),
    ATTACKS, chess_mask_hanging, CHESS_WHITE, NO_TYPE },
  { "hanging_black", N_("Black hanging"), "black & ~k & attacks_white & ~attacks_black",
    N_("Black’s pieces, the king aside, that White attacks and nothing defends."),
    ATTACKS, chess_mask_hanging, CHESS_BLACK, NO_TYPE },

  /* King safety */
  { "checkers", N_("Checkers"), "them & attackers(us & (K | k))",
    N_("The pieces that give check to the side to move."),
    KING_SAFETY, chess_mask_checkers, NO_COLOR, NO_TYPE },
  { "check_mask", N_("Check mask"),
    "-((count(checkers) - 1) >> 63)"
    " | -((count(checkers) - 2) >> 63) & (checkers"
    " | rook(us & (K | k)) & rook(checkers & rook(us & (K | k)))"
    " | bishop(us & (K | k)) & bishop(checkers & bishop(us & (K | k))))",
    N_("Where a move by another piece than the king ends a check: everywhere without check, "
       "nowhere in double check, else on the checker and the squares before it."),
    KING_SAFETY, chess_mask_check_mask, NO_COLOR, NO_TYPE },
  { "flight", N_("Flight squares"),
    "king(us & (K | k)) & ~us & ~attacks(them, occupied & ~(us & (K | k)))",
    N_("Squares that the king of the side to move may step to, castling aside."),
    KING_SAFETY, chess_mask_flight, NO_COLOR, NO_TYPE },
  { "king_ring_white", N_("White king ring"), "king(K)",
    N_("Squares next to White’s king."),
    KING_SAFETY, chess_mask_king_ring, CHESS_WHITE, NO_TYPE },
  { "king_ring_black", N_("Black king ring"), "king(k)",
    N_("Squares next to Black’s king."),
    KING_SAFETY, chess_mask_king_ring, CHESS_BLACK, NO_TYPE },
  { "danger_white", N_("White king danger"), "attacks(black, occupied & ~K)",
    N_("Squares that Black attacks with White’s king lifted off the board: a king cannot hide "
       "behind itself."),
    KING_SAFETY, chess_mask_danger, CHESS_WHITE, NO_TYPE },
  { "danger_black", N_("Black king danger"), "attacks(white, occupied & ~k)",
    N_("Squares that White attacks with Black’s king lifted off the board: a king cannot hide "
       "behind itself."),
    KING_SAFETY, chess_mask_danger, CHESS_BLACK, NO_TYPE },
  { "pinned_white", N_("White pinned"),
    "white & rook(K) & rook((r | q) & rook(K, none))"
    " | white & bishop(K) & bishop((b | q) & bishop(K, none))",
    N_("White’s pieces that alone stand between their king and a slider of Black that moves "
       "along that line."),
    KING_SAFETY, chess_mask_pinned, CHESS_WHITE, NO_TYPE },
  { "pinned_black", N_("Black pinned"),
    "black & rook(k) & rook((R | Q) & rook(k, none))"
    " | black & bishop(k) & bishop((B | Q) & bishop(k, none))",
    N_("Black’s pieces that alone stand between their king and a slider of White that moves "
       "along that line."),
    KING_SAFETY, chess_mask_pinned, CHESS_BLACK, NO_TYPE },
  { "pinners_white", N_("Pinners of White"),
    "black & queen(K, occupied & ~pinned_white) & ~queen(K)",
    N_("Black’s sliders that pin a piece of White: what the king sees when the pinned pieces are "
       "lifted."),
    KING_SAFETY, chess_mask_pinners, CHESS_WHITE, NO_TYPE },
  { "pinners_black", N_("Pinners of Black"),
    "white & queen(k, occupied & ~pinned_black) & ~queen(k)",
    N_("White’s sliders that pin a piece of Black: what the king sees when the pinned pieces are "
       "lifted."),
    KING_SAFETY, chess_mask_pinners, CHESS_BLACK, NO_TYPE },
  { "pin_rays_white", N_("White pin rays"),
    "pinned_white | queen(K, occupied & ~pinned_white) & ~queen(K)"
    " | rook(K) & rook(pinned_white & rook(K))"
    " | bishop(K) & bishop(pinned_white & bishop(K))",
    N_("For every pin of White: the squares between king and pinner, the pinner included. A "
       "pinned piece may move only along them."),
    KING_SAFETY, chess_mask_pin_rays, CHESS_WHITE, NO_TYPE },
  { "pin_rays_black", N_("Black pin rays"),
    "pinned_black | queen(k, occupied & ~pinned_black) & ~queen(k)"
    " | rook(k) & rook(pinned_black & rook(k))"
    " | bishop(k) & bishop(pinned_black & bishop(k))",
    N_("For every pin of Black: the squares between king and pinner, the pinner included. A "
       "pinned piece may move only along them."),
    KING_SAFETY, chess_mask_pin_rays, CHESS_BLACK, NO_TYPE },
  { "check_squares_pawn", N_("Pawn check squares"),
    "(white_pawn(them & K) | black_pawn(them & k)) & ~us",
    N_("Squares from which a pawn of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_PAWN },
  { "check_squares_knight", N_("Knight check squares"), "knight(them & (K | k)) & ~us",
    N_("Squares from which a knight of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_KNIGHT },
  { "check_squares_bishop", N_("Bishop check squares"), "bishop(them & (K | k)) & ~us",
    N_("Squares from which a bishop of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_BISHOP },
  { "check_squares_rook", N_("Rook check squares"), "rook(them & (K | k)) & ~us",
    N_("Squares from which a rook of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_ROOK },
  { "check_squares_queen", N_("Queen check squares"), "queen(them & (K | k)) & ~us",
    N_("Squares from which a queen of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_QUEEN },
  { "discoverers", N_("Discoverers"),
    "us & rook(them & (K | k)) & rook(us & (R | r | Q | q) & rook(them & (K | k), none))"
    " | us & bishop(them & (K | k)) & bishop(us & (B | b | Q | q) & bishop(them & (K | k), none))",
    N_("Pieces of the side to move that alone stand between a slider of theirs and the enemy "
       "king: moving off the line gives check."),
    KING_SAFETY, chess_mask_discoverers, NO_COLOR, NO_TYPE },
};
/* clang-format on */

const size_t chess_mask_table_size = sizeof chess_mask_table / sizeof chess_mask_table[0];
