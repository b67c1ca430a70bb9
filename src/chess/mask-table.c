/* The mask table: every named mask with its name, its formula and its function.
 *
 * A formula is written in the set language and evaluates to what the function computes, on every
 * position: a test holds the two together. A row without one cannot be expressed in the language.
 * The rows are in display order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/mask-table.h"

#include "chess/mask-sets.h"

/* Marks a text for translation; it is translated when it is shown. */
#define N_(text) text

#define PIECES CHESS_MASK_GROUP_PIECES
#define OCCUPANCY CHESS_MASK_GROUP_OCCUPANCY
#define ATTACKS CHESS_MASK_GROUP_ATTACKS
#define KING_SAFETY CHESS_MASK_GROUP_KING_SAFETY
#define MOVES CHESS_MASK_GROUP_MOVES
#define STATE CHESS_MASK_GROUP_STATE
#define PAWNS CHESS_MASK_GROUP_PAWNS
#define BOARD CHESS_MASK_GROUP_BOARD
#define NO_COLOR CHESS_N_COLORS
#define NO_TYPE CHESS_N_PIECE_TYPES

/* clang-format off */
const ChessMask chess_mask_table[] = {
  /* Pieces */
  { "white_pawns", N_("White pawns"), "P",
    N_("White’s pawns: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_PAWN, 0 },
  { "white_knights", N_("White knights"), "N",
    N_("White’s knights: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_KNIGHT, 0 },
  { "white_bishops", N_("White bishops"), "B",
    N_("White’s bishops: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_BISHOP, 0 },
  { "white_rooks", N_("White rooks"), "R",
    N_("White’s rooks: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_ROOK, 0 },
  { "white_queens", N_("White queens"), "Q",
    N_("White’s queens: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_QUEEN, 0 },
  { "white_king", N_("White king"), "K",
    N_("White’s king: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_WHITE, CHESS_KING, 0 },
  { "black_pawns", N_("Black pawns"), "p",
    N_("Black’s pawns: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_PAWN, 0 },
  { "black_knights", N_("Black knights"), "n",
    N_("Black’s knights: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_KNIGHT, 0 },
  { "black_bishops", N_("Black bishops"), "b",
    N_("Black’s bishops: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_BISHOP, 0 },
  { "black_rooks", N_("Black rooks"), "r",
    N_("Black’s rooks: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_ROOK, 0 },
  { "black_queens", N_("Black queens"), "q",
    N_("Black’s queens: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_QUEEN, 0 },
  { "black_king", N_("Black king"), "k",
    N_("Black’s king: one of the 12 piece bitboards."),
    PIECES, chess_mask_pieces, CHESS_BLACK, CHESS_KING, 0 },

  /* Occupancy */
  { "white", N_("White pieces"), "P | N | B | R | Q | K",
    N_("All of White’s pieces."),
    OCCUPANCY, chess_mask_color, CHESS_WHITE, NO_TYPE, 0 },
  { "black", N_("Black pieces"), "p | n | b | r | q | k",
    N_("All of Black’s pieces."),
    OCCUPANCY, chess_mask_color, CHESS_BLACK, NO_TYPE, 0 },
  { "us", N_("Side to move"), "us",
    N_("The pieces of the side to move."),
    OCCUPANCY, chess_mask_us, NO_COLOR, NO_TYPE, 0 },
  /* Translators: a mask: the pieces of the side that is not to move */
  { "them", N_("Opponent"), "occupied & ~us",
    N_("The pieces of the side that is not to move."),
    OCCUPANCY, chess_mask_them, NO_COLOR, NO_TYPE, 0 },
  /* Translators: a mask: squares with a piece */
  { "occupied", N_("Occupied"), "white | black",
    N_("Squares with a piece on them."),
    OCCUPANCY, chess_mask_occupied, NO_COLOR, NO_TYPE, 0 },
  /* Translators: a mask: squares without a piece */
  { "empty", N_("Empty"), "~occupied",
    N_("Squares with no piece on them."),
    OCCUPANCY, chess_mask_empty, NO_COLOR, NO_TYPE, 0 },
  /* Translators: a mask: the pawns of both sides */
  { "pawns", N_("Pawns"), "P | p",
    N_("The pawns of both sides."),
    OCCUPANCY, chess_mask_type, NO_COLOR, CHESS_PAWN, 0 },
  /* Translators: a mask: the knights of both sides */
  { "knights", N_("Knights"), "N | n",
    N_("The knights of both sides."),
    OCCUPANCY, chess_mask_type, NO_COLOR, CHESS_KNIGHT, 0 },
  /* Translators: a mask: the bishops of both sides */
  { "bishops", N_("Bishops"), "B | b",
    N_("The bishops of both sides."),
    OCCUPANCY, chess_mask_type, NO_COLOR, CHESS_BISHOP, 0 },
  /* Translators: a mask: the rooks of both sides */
  { "rooks", N_("Rooks"), "R | r",
    N_("The rooks of both sides."),
    OCCUPANCY, chess_mask_type, NO_COLOR, CHESS_ROOK, 0 },
  /* Translators: a mask: the queens of both sides */
  { "queens", N_("Queens"), "Q | q",
    N_("The queens of both sides."),
    OCCUPANCY, chess_mask_type, NO_COLOR, CHESS_QUEEN, 0 },
  /* Translators: a mask: the kings of both sides */
  { "kings", N_("Kings"), "K | k",
    N_("The kings of both sides."),
    OCCUPANCY, chess_mask_type, NO_COLOR, CHESS_KING, 0 },
  { "sliders_white", N_("White sliders"), "B | R | Q",
    N_("White’s bishops, rooks and queens."),
    OCCUPANCY, chess_mask_sliders, CHESS_WHITE, NO_TYPE, 0 },
  { "sliders_black", N_("Black sliders"), "b | r | q",
    N_("Black’s bishops, rooks and queens."),
    OCCUPANCY, chess_mask_sliders, CHESS_BLACK, NO_TYPE, 0 },

  /* Attacks */
  { "attacks_white_pawn", N_("White pawn attacks"), "white_pawn(P)",
    N_("Squares that White’s pawns attack: one step forward and aside."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_PAWN, 0 },
  { "attacks_white_knight", N_("White knight attacks"), "knight(N)",
    N_("Squares that White’s knights attack."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_KNIGHT, 0 },
  { "attacks_white_bishop", N_("White bishop attacks"), "bishop(B)",
    N_("Squares that White’s bishops attack, up to the first piece on each diagonal."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_BISHOP, 0 },
  { "attacks_white_rook", N_("White rook attacks"), "rook(R)",
    N_("Squares that White’s rooks attack, up to the first piece on each file and rank."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_ROOK, 0 },
  { "attacks_white_queen", N_("White queen attacks"), "queen(Q)",
    N_("Squares that White’s queens attack, up to the first piece on each line."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_QUEEN, 0 },
  { "attacks_white_king", N_("White king attacks"), "king(K)",
    N_("Squares that White’s king attacks, safe or not."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_WHITE, CHESS_KING, 0 },
  { "attacks_black_pawn", N_("Black pawn attacks"), "black_pawn(p)",
    N_("Squares that Black’s pawns attack: one step forward and aside."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_PAWN, 0 },
  { "attacks_black_knight", N_("Black knight attacks"), "knight(n)",
    N_("Squares that Black’s knights attack."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_KNIGHT, 0 },
  { "attacks_black_bishop", N_("Black bishop attacks"), "bishop(b)",
    N_("Squares that Black’s bishops attack, up to the first piece on each diagonal."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_BISHOP, 0 },
  { "attacks_black_rook", N_("Black rook attacks"), "rook(r)",
    N_("Squares that Black’s rooks attack, up to the first piece on each file and rank."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_ROOK, 0 },
  { "attacks_black_queen", N_("Black queen attacks"), "queen(q)",
    N_("Squares that Black’s queens attack, up to the first piece on each line."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_QUEEN, 0 },
  { "attacks_black_king", N_("Black king attacks"), "king(k)",
    N_("Squares that Black’s king attacks, safe or not."),
    ATTACKS, chess_mask_attacks_by_type, CHESS_BLACK, CHESS_KING, 0 },
  { "attacks_white", N_("White attacks"), "attacks(white)",
    N_("Squares that any piece of White attacks, pinned or not, whoever stands there."),
    ATTACKS, chess_mask_attacks, CHESS_WHITE, NO_TYPE, 0 },
  { "attacks_black", N_("Black attacks"), "attacks(black)",
    N_("Squares that any piece of Black attacks, pinned or not, whoever stands there."),
    ATTACKS, chess_mask_attacks, CHESS_BLACK, NO_TYPE, 0 },
  { "attacks_white_twice", N_("White attacks twice"),
    "attacks(white & 0xaaaaaaaaaaaaaaaa) & attacks(white & ~0xaaaaaaaaaaaaaaaa)"
    " | attacks(white & 0xcccccccccccccccc) & attacks(white & ~0xcccccccccccccccc)"
    " | attacks(white & 0xf0f0f0f0f0f0f0f0) & attacks(white & ~0xf0f0f0f0f0f0f0f0)"
    " | attacks(white & 0xff00ff00ff00ff00) & attacks(white & ~0xff00ff00ff00ff00)"
    " | attacks(white & 0xffff0000ffff0000) & attacks(white & ~0xffff0000ffff0000)"
    " | attacks(white & 0xffffffff00000000) & attacks(white & ~0xffffffff00000000)",
    N_("Squares that two or more pieces of White attack. The numbers of any two squares differ "
       "in at least one of six bits: each of the formula’s six parts separates the pieces by one "
       "bit."),
    ATTACKS, chess_mask_attacks_twice, CHESS_WHITE, NO_TYPE, 0 },
  { "attacks_black_twice", N_("Black attacks twice"),
    "attacks(black & 0xaaaaaaaaaaaaaaaa) & attacks(black & ~0xaaaaaaaaaaaaaaaa)"
    " | attacks(black & 0xcccccccccccccccc) & attacks(black & ~0xcccccccccccccccc)"
    " | attacks(black & 0xf0f0f0f0f0f0f0f0) & attacks(black & ~0xf0f0f0f0f0f0f0f0)"
    " | attacks(black & 0xff00ff00ff00ff00) & attacks(black & ~0xff00ff00ff00ff00)"
    " | attacks(black & 0xffff0000ffff0000) & attacks(black & ~0xffff0000ffff0000)"
    " | attacks(black & 0xffffffff00000000) & attacks(black & ~0xffffffff00000000)",
    N_("Squares that two or more pieces of Black attack. The numbers of any two squares differ "
       "in at least one of six bits: each of the formula’s six parts separates the pieces by one "
       "bit."),
    ATTACKS, chess_mask_attacks_twice, CHESS_BLACK, NO_TYPE, 0 },
  /* Translators: a mask: squares that both sides attack */
  { "contested", N_("Contested"), "attacks_white & attacks_black",
    N_("Squares that both sides attack."),
    ATTACKS, chess_mask_contested, NO_COLOR, NO_TYPE, 0 },
  { "defended_white", N_("White defended"), "white & attacks_white",
    N_("White’s pieces that another piece of White defends."),
    ATTACKS, chess_mask_defended, CHESS_WHITE, NO_TYPE, 0 },
  { "defended_black", N_("Black defended"), "black & attacks_black",
    N_("Black’s pieces that another piece of Black defends."),
    ATTACKS, chess_mask_defended, CHESS_BLACK, NO_TYPE, 0 },
  { "hanging_white", N_("White hanging"), "white & ~K & attacks_black & ~attacks_white",
    N_("White’s pieces, the king aside, that Black attacks and that are undefended."),
    ATTACKS, chess_mask_hanging, CHESS_WHITE, NO_TYPE, 0 },
  { "hanging_black", N_("Black hanging"), "black & ~k & attacks_white & ~attacks_black",
    N_("Black’s pieces, the king aside, that White attacks and that are undefended."),
    ATTACKS, chess_mask_hanging, CHESS_BLACK, NO_TYPE, 0 },

  /* King safety */
  /* Translators: a mask: the pieces that give check (not the board game) */
  { "checkers", N_("Checkers"), "them & attackers(us & (K | k))",
    N_("The pieces that give check to the side to move."),
    KING_SAFETY, chess_mask_checkers, NO_COLOR, NO_TYPE, 0 },
  { "check_mask", N_("Check mask"),
    "-((count(checkers) - 1) >> 63)"
    " | -((count(checkers) - 2) >> 63) & (checkers"
    " | rook(us & (K | k)) & rook(checkers & rook(us & (K | k)))"
    " | bishop(us & (K | k)) & bishop(checkers & bishop(us & (K | k))))",
    N_("Where a move by another piece than the king ends a check, en passant aside: everywhere "
       "without check, nowhere in double check, else on the checker and the squares before it."),
    KING_SAFETY, chess_mask_check_mask, NO_COLOR, NO_TYPE, 0 },
  { "flight", N_("Flight squares"),
    "king(us & (K | k)) & ~us & ~attacks(them, occupied & ~(us & (K | k)))",
    N_("Squares that the king of the side to move may step to, castling left out."),
    KING_SAFETY, chess_mask_flight, NO_COLOR, NO_TYPE, 0 },
  { "king_ring_white", N_("White king ring"), "king(K)",
    N_("Squares next to White’s king."),
    KING_SAFETY, chess_mask_king_ring, CHESS_WHITE, NO_TYPE, 0 },
  { "king_ring_black", N_("Black king ring"), "king(k)",
    N_("Squares next to Black’s king."),
    KING_SAFETY, chess_mask_king_ring, CHESS_BLACK, NO_TYPE, 0 },
  { "danger_white", N_("White king danger"), "attacks(black, occupied & ~K)",
    N_("Squares that Black attacks with White’s king removed from the board: a king cannot hide "
       "behind itself."),
    KING_SAFETY, chess_mask_danger, CHESS_WHITE, NO_TYPE, 0 },
  { "danger_black", N_("Black king danger"), "attacks(white, occupied & ~k)",
    N_("Squares that White attacks with Black’s king removed from the board: a king cannot hide "
       "behind itself."),
    KING_SAFETY, chess_mask_danger, CHESS_BLACK, NO_TYPE, 0 },
  { "pinned_white", N_("White pinned"),
    "white & rook(K) & rook((r | q) & rook(K, none))"
    " | white & bishop(K) & bishop((b | q) & bishop(K, none))",
    N_("White’s pieces that alone stand between their king and a slider of Black that moves "
       "along that line."),
    KING_SAFETY, chess_mask_pinned, CHESS_WHITE, NO_TYPE, 0 },
  { "pinned_black", N_("Black pinned"),
    "black & rook(k) & rook((R | Q) & rook(k, none))"
    " | black & bishop(k) & bishop((B | Q) & bishop(k, none))",
    N_("Black’s pieces that alone stand between their king and a slider of White that moves "
       "along that line."),
    KING_SAFETY, chess_mask_pinned, CHESS_BLACK, NO_TYPE, 0 },
  { "pinners_white", N_("Pinners of White"),
    "black & queen(K, occupied & ~pinned_white) & ~queen(K)",
    N_("Black’s sliders that pin a piece of White: what the king sees when the pinned pieces are "
       "removed."),
    KING_SAFETY, chess_mask_pinners, CHESS_WHITE, NO_TYPE, 0 },
  { "pinners_black", N_("Pinners of Black"),
    "white & queen(k, occupied & ~pinned_black) & ~queen(k)",
    N_("White’s sliders that pin a piece of Black: what the king sees when the pinned pieces are "
       "removed."),
    KING_SAFETY, chess_mask_pinners, CHESS_BLACK, NO_TYPE, 0 },
  { "pin_rays_white", N_("White pin rays"),
    "pinned_white | queen(K, occupied & ~pinned_white) & ~queen(K)"
    " | rook(K) & rook(pinned_white & rook(K))"
    " | bishop(K) & bishop(pinned_white & bishop(K))",
    N_("For every pin of White: the squares between king and pinner, the pinner included. A "
       "pinned piece may move only along them."),
    KING_SAFETY, chess_mask_pin_rays, CHESS_WHITE, NO_TYPE, 0 },
  { "pin_rays_black", N_("Black pin rays"),
    "pinned_black | queen(k, occupied & ~pinned_black) & ~queen(k)"
    " | rook(k) & rook(pinned_black & rook(k))"
    " | bishop(k) & bishop(pinned_black & bishop(k))",
    N_("For every pin of Black: the squares between king and pinner, the pinner included. A "
       "pinned piece may move only along them."),
    KING_SAFETY, chess_mask_pin_rays, CHESS_BLACK, NO_TYPE, 0 },
  { "check_squares_pawn", N_("Pawn check squares"),
    "(white_pawn(them & K) | black_pawn(them & k)) & ~us",
    N_("Squares from which a pawn of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_PAWN, 0 },
  { "check_squares_knight", N_("Knight check squares"), "knight(them & (K | k)) & ~us",
    N_("Squares from which a knight of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_KNIGHT, 0 },
  { "check_squares_bishop", N_("Bishop check squares"), "bishop(them & (K | k)) & ~us",
    N_("Squares from which a bishop of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_BISHOP, 0 },
  { "check_squares_rook", N_("Rook check squares"), "rook(them & (K | k)) & ~us",
    N_("Squares from which a rook of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_ROOK, 0 },
  { "check_squares_queen", N_("Queen check squares"), "queen(them & (K | k)) & ~us",
    N_("Squares from which a queen of the side to move would give check."),
    KING_SAFETY, chess_mask_check_squares, NO_COLOR, CHESS_QUEEN, 0 },
  /* Translators: a mask: pieces that uncover a check by moving away */
  { "discoverers", N_("Discoverers"),
    "us & rook(them & (K | k)) & rook(us & (R | r | Q | q) & rook(them & (K | k), none))"
    " | us & bishop(them & (K | k)) & bishop(us & (B | b | Q | q) & bishop(them & (K | k), none))",
    N_("Pieces of the side to move that alone stand between a slider of theirs and the enemy "
       "king: moving off the line gives check."),
    KING_SAFETY, chess_mask_discoverers, NO_COLOR, NO_TYPE, 0 },

  /* Moves */
  { "targets", N_("Legal targets"), NULL,
    N_("Where the legal moves of the side to move end; for castling, where the king ends."),
    MOVES, chess_mask_targets, NO_COLOR, NO_TYPE, 0 },
  /* Translators: captures, as a mask, a kind of moves or the title of a column */
  { "captures", N_("Captures"), NULL,
    N_("Where legal captures end, en passant included."),
    MOVES, chess_mask_captures, NO_COLOR, NO_TYPE, 0 },
  { "quiets", N_("Quiet moves"), "targets & ~captures",
    N_("Legal targets on which no capture ends."),
    MOVES, chess_mask_quiets, NO_COLOR, NO_TYPE, 0 },
  { "movable", N_("Movable pieces"), NULL,
    N_("Pieces of the side to move that have a legal move."),
    MOVES, chess_mask_movable, NO_COLOR, NO_TYPE, 0 },
  { "sel_pseudo", N_("Selection: pseudo"), NULL,
    N_("Where the selected piece could go if its king’s safety did not matter; castling left "
       "out."),
    MOVES, chess_mask_sel_pseudo, NO_COLOR, NO_TYPE, 0 },
  { "sel_legal", N_("Selection: legal"), NULL,
    N_("Where the legal moves of the selected piece end."),
    MOVES, chess_mask_sel_legal, NO_COLOR, NO_TYPE, 0 },
  { "sel_attacks", N_("Selection: attacks"), "attacks(sel)",
    N_("What the selected piece attacks."),
    MOVES, chess_mask_sel_attacks, NO_COLOR, NO_TYPE, 0 },
  { "sel_attackers", N_("Selection: attackers"), "attackers(sel)",
    N_("Pieces of both sides that attack the selected square."),
    MOVES, chess_mask_sel_attackers, NO_COLOR, NO_TYPE, 0 },
  { "sel_xray", N_("Selection: x-ray"), "attacks(sel, occupied & ~attacks(sel)) & ~attacks(sel)",
    N_("What else the selected slider attacks when the first pieces it meets are removed from "
       "the board."),
    MOVES, chess_mask_sel_xray, NO_COLOR, NO_TYPE, 0 },
  { "pushes_white", N_("White pawn pushes"), "north(P) & empty",
    N_("Squares that White’s pawns could step to if their king’s safety did not matter."),
    MOVES, chess_mask_pushes, CHESS_WHITE, NO_TYPE, 0 },
  { "pushes_black", N_("Black pawn pushes"), "south(p) & empty",
    N_("Squares that Black’s pawns could step to if their king’s safety did not matter."),
    MOVES, chess_mask_pushes, CHESS_BLACK, NO_TYPE, 0 },
  { "double_pushes_white", N_("White double pushes"), "north(north(P & rank_2) & empty) & empty",
    N_("Squares that White’s pawns could reach by two steps if their king’s safety did not "
       "matter."),
    MOVES, chess_mask_double_pushes, CHESS_WHITE, NO_TYPE, 0 },
  { "double_pushes_black", N_("Black double pushes"), "south(south(p & rank_7) & empty) & empty",
    N_("Squares that Black’s pawns could reach by two steps if their king’s safety did not "
       "matter."),
    MOVES, chess_mask_double_pushes, CHESS_BLACK, NO_TYPE, 0 },

  /* State */
  { "ep_square", N_("En passant square"), NULL,
    N_("The square on which legal en passant captures end."),
    STATE, chess_mask_ep_square, NO_COLOR, NO_TYPE, 0 },
  { "ep_capturers", N_("En passant capturers"), NULL,
    N_("Pawns that can legally take en passant."),
    STATE, chess_mask_ep_capturers, NO_COLOR, NO_TYPE, 0 },
  { "castling_rooks", N_("Castling rooks"), NULL,
    N_("Rooks of both sides that may still castle."),
    STATE, chess_mask_castling_rooks, NO_COLOR, NO_TYPE, 0 },
  { "castling_empty", N_("Castling: empty"), NULL,
    N_("For each castling right of the side to move: the squares that must be empty."),
    STATE, chess_mask_castling_empty, NO_COLOR, NO_TYPE, 0 },
  { "castling_safe", N_("Castling: safe"), NULL,
    N_("For each castling right of the side to move: the squares that must not be attacked, "
       "from the king to where it ends."),
    STATE, chess_mask_castling_safe, NO_COLOR, NO_TYPE, 0 },
  { "last_move", N_("Last move"), NULL,
    N_("Where the last move began and ended; for castling, where the king ended."),
    STATE, chess_mask_last_move, NO_COLOR, NO_TYPE, 0 },
  { "changed", N_("Changed squares"), NULL,
    N_("Squares whose content differs from the position before the last move."),
    STATE, chess_mask_changed, NO_COLOR, NO_TYPE, 0 },

  /* Pawns */
  { "passed_white", N_("White passed pawns"), "P & ~fill_south(south(p | east(p) | west(p)))",
    N_("White’s pawns with no enemy pawn ahead on their own or a neighboring file."),
    PAWNS, chess_mask_passed, CHESS_WHITE, NO_TYPE, 0 },
  { "passed_black", N_("Black passed pawns"), "p & ~fill_north(north(P | east(P) | west(P)))",
    N_("Black’s pawns with no enemy pawn ahead on their own or a neighboring file."),
    PAWNS, chess_mask_passed, CHESS_BLACK, NO_TYPE, 0 },
  { "isolated_white", N_("White isolated pawns"), "P & ~fill_north(fill_south(east(P) | west(P)))",
    N_("White’s pawns with no white pawn on a neighboring file."),
    PAWNS, chess_mask_isolated, CHESS_WHITE, NO_TYPE, 0 },
  { "isolated_black", N_("Black isolated pawns"), "p & ~fill_north(fill_south(east(p) | west(p)))",
    N_("Black’s pawns with no black pawn on a neighboring file."),
    PAWNS, chess_mask_isolated, CHESS_BLACK, NO_TYPE, 0 },
  { "doubled_white", N_("White doubled pawns"), "P & fill_south(south(P))",
    N_("White’s pawns with another white pawn ahead on the same file."),
    PAWNS, chess_mask_doubled, CHESS_WHITE, NO_TYPE, 0 },
  { "doubled_black", N_("Black doubled pawns"), "p & fill_north(north(p))",
    N_("Black’s pawns with another black pawn ahead on the same file."),
    PAWNS, chess_mask_doubled, CHESS_BLACK, NO_TYPE, 0 },
  { "backward_white", N_("White backward pawns"),
    "P & ~isolated_white & ~fill_north(east(P) | west(P)) & south(black_pawn(p))",
    N_("White’s pawns, not isolated, with no white pawn level or behind on a neighboring file, "
       "whose next square a black pawn attacks."),
    PAWNS, chess_mask_backward, CHESS_WHITE, NO_TYPE, 0 },
  { "backward_black", N_("Black backward pawns"),
    "p & ~isolated_black & ~fill_south(east(p) | west(p)) & north(white_pawn(P))",
    N_("Black’s pawns, not isolated, with no black pawn level or behind on a neighboring file, "
       "whose next square a white pawn attacks."),
    PAWNS, chess_mask_backward, CHESS_BLACK, NO_TYPE, 0 },
  { "supported_white", N_("White supported"), "P & white_pawn(P)",
    N_("White’s pawns that a white pawn defends."),
    PAWNS, chess_mask_supported, CHESS_WHITE, NO_TYPE, 0 },
  { "supported_black", N_("Black supported"), "p & black_pawn(p)",
    N_("Black’s pawns that a black pawn defends."),
    PAWNS, chess_mask_supported, CHESS_BLACK, NO_TYPE, 0 },
  { "phalanx_white", N_("White phalanxes"), "P & (east(P) | west(P))",
    N_("White’s pawns with a white pawn beside them."),
    PAWNS, chess_mask_phalanx, CHESS_WHITE, NO_TYPE, 0 },
  { "phalanx_black", N_("Black phalanxes"), "p & (east(p) | west(p))",
    N_("Black’s pawns with a black pawn beside them."),
    PAWNS, chess_mask_phalanx, CHESS_BLACK, NO_TYPE, 0 },
  /* Translators: a mask: two pawns that block each other */
  { "rams", N_("Rams"), "P & south(p) | p & north(P)",
    N_("Pawns of both sides that an enemy pawn blocks head-on."),
    PAWNS, chess_mask_rams, NO_COLOR, NO_TYPE, 0 },
  { "open_files", N_("Open files"), "~fill_north(fill_south(P | p))",
    N_("Files without a pawn."),
    PAWNS, chess_mask_open_files, NO_COLOR, NO_TYPE, 0 },
  { "half_open_white", N_("White half-open files"),
    "~fill_north(fill_south(P)) & fill_north(fill_south(p))",
    N_("Files without a white pawn but with a black one."),
    PAWNS, chess_mask_half_open, CHESS_WHITE, NO_TYPE, 0 },
  { "half_open_black", N_("Black half-open files"),
    "~fill_north(fill_south(p)) & fill_north(fill_south(P))",
    N_("Files without a black pawn but with a white one."),
    PAWNS, chess_mask_half_open, CHESS_BLACK, NO_TYPE, 0 },
  { "front_spans_white", N_("White front spans"), "fill_north(north(P))",
    N_("Squares ahead of White’s pawns."),
    PAWNS, chess_mask_front_spans, CHESS_WHITE, NO_TYPE, 0 },
  { "front_spans_black", N_("Black front spans"), "fill_south(south(p))",
    N_("Squares ahead of Black’s pawns."),
    PAWNS, chess_mask_front_spans, CHESS_BLACK, NO_TYPE, 0 },
  { "attack_spans_white", N_("White attack spans"), "fill_north(white_pawn(P))",
    N_("Squares that White’s pawns attack now or could attack as they advance, if nothing blocks "
       "them."),
    PAWNS, chess_mask_attack_spans, CHESS_WHITE, NO_TYPE, 0 },
  { "attack_spans_black", N_("Black attack spans"), "fill_south(black_pawn(p))",
    N_("Squares that Black’s pawns attack now or could attack as they advance, if nothing blocks "
       "them."),
    PAWNS, chess_mask_attack_spans, CHESS_BLACK, NO_TYPE, 0 },
  { "outposts_white", N_("White outposts"),
    "(rank_4 | rank_5 | rank_6) & attacks_white_pawn & ~attack_spans_black",
    N_("Squares on ranks 4 to 6 that a white pawn defends and no black pawn can ever attack."),
    PAWNS, chess_mask_outposts, CHESS_WHITE, NO_TYPE, 0 },
  { "outposts_black", N_("Black outposts"),
    "(rank_3 | rank_4 | rank_5) & attacks_black_pawn & ~attack_spans_white",
    N_("Squares on ranks 5 to 3 that a black pawn defends and no white pawn can ever attack."),
    PAWNS, chess_mask_outposts, CHESS_BLACK, NO_TYPE, 0 },

  /* Board */
  { "light", N_("Light squares"), "0x55aa55aa55aa55aa",
    N_("The light squares."),
    BOARD, chess_mask_light, NO_COLOR, NO_TYPE, 0 },
  { "dark", N_("Dark squares"), "0xaa55aa55aa55aa55",
    N_("The dark squares: a1 is one."),
    BOARD, chess_mask_dark, NO_COLOR, NO_TYPE, 0 },
  /* Translators: a mask: the squares at the edges of the board */
  { "edges", N_("Edges"), "file_a | file_h | rank_1 | rank_8",
    N_("The 28 squares at the edges of the board."),
    BOARD, chess_mask_edges, NO_COLOR, NO_TYPE, 0 },
  /* Translators: a mask: the four squares in the middle of the board */
  { "center", N_("Center"), "d4 | e4 | d5 | e5",
    N_("The four squares in the middle."),
    BOARD, chess_mask_center, NO_COLOR, NO_TYPE, 0 },
  { "file_a", N_("File a"), "fill_north(a1)",
    N_("The eight squares of file a."),
    BOARD, chess_mask_file, NO_COLOR, NO_TYPE, 0 },
  { "file_b", N_("File b"), "fill_north(b1)",
    N_("The eight squares of file b."),
    BOARD, chess_mask_file, NO_COLOR, NO_TYPE, 1 },
  { "file_c", N_("File c"), "fill_north(c1)",
    N_("The eight squares of file c."),
    BOARD, chess_mask_file, NO_COLOR, NO_TYPE, 2 },
  { "file_d", N_("File d"), "fill_north(d1)",
    N_("The eight squares of file d."),
    BOARD, chess_mask_file, NO_COLOR, NO_TYPE, 3 },
  { "file_e", N_("File e"), "fill_north(e1)",
    N_("The eight squares of file e."),
    BOARD, chess_mask_file, NO_COLOR, NO_TYPE, 4 },
  { "file_f", N_("File f"), "fill_north(f1)",
    N_("The eight squares of file f."),
    BOARD, chess_mask_file, NO_COLOR, NO_TYPE, 5 },
  { "file_g", N_("File g"), "fill_north(g1)",
    N_("The eight squares of file g."),
    BOARD, chess_mask_file, NO_COLOR, NO_TYPE, 6 },
  { "file_h", N_("File h"), "fill_north(h1)",
    N_("The eight squares of file h."),
    BOARD, chess_mask_file, NO_COLOR, NO_TYPE, 7 },
  { "rank_1", N_("Rank 1"), "fill_east(a1)",
    N_("The eight squares of rank 1."),
    BOARD, chess_mask_rank, NO_COLOR, NO_TYPE, 0 },
  { "rank_2", N_("Rank 2"), "fill_east(a2)",
    N_("The eight squares of rank 2."),
    BOARD, chess_mask_rank, NO_COLOR, NO_TYPE, 1 },
  { "rank_3", N_("Rank 3"), "fill_east(a3)",
    N_("The eight squares of rank 3."),
    BOARD, chess_mask_rank, NO_COLOR, NO_TYPE, 2 },
  { "rank_4", N_("Rank 4"), "fill_east(a4)",
    N_("The eight squares of rank 4."),
    BOARD, chess_mask_rank, NO_COLOR, NO_TYPE, 3 },
  { "rank_5", N_("Rank 5"), "fill_east(a5)",
    N_("The eight squares of rank 5."),
    BOARD, chess_mask_rank, NO_COLOR, NO_TYPE, 4 },
  { "rank_6", N_("Rank 6"), "fill_east(a6)",
    N_("The eight squares of rank 6."),
    BOARD, chess_mask_rank, NO_COLOR, NO_TYPE, 5 },
  { "rank_7", N_("Rank 7"), "fill_east(a7)",
    N_("The eight squares of rank 7."),
    BOARD, chess_mask_rank, NO_COLOR, NO_TYPE, 6 },
  { "rank_8", N_("Rank 8"), "fill_east(a8)",
    N_("The eight squares of rank 8."),
    BOARD, chess_mask_rank, NO_COLOR, NO_TYPE, 7 },
};
/* clang-format on */

const size_t chess_mask_table_size = sizeof chess_mask_table / sizeof chess_mask_table[0];
