/* A move generator of another kind: a board of 12 by 10 squares, pseudo-legal moves, every one
 * tried out. It shares nothing with src/chess, and can be broken in one place at a time, as
 * generators that people write are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bug. In the order of mailbox_bug_names. */
typedef enum
{
  BUG_NONE,

  /* How pieces move. */
  BUG_KNIGHT_WRAP, /* knights wrap around the a- and h-file */
  BUG_KING_WRAP,
  BUG_ROOK_WRAP, /* sliders go on in the next rank */
  BUG_BISHOP_WRAP,
  BUG_WHITE_PAWN_WRAP, /* captures wrap around an edge */
  BUG_BLACK_PAWN_WRAP,
  BUG_ROOK_JUMPS,        /* the second piece blocks */
  BUG_QUEEN_NO_DIAGONAL, /* one direction is left out */
  BUG_OWN_CAPTURE,       /* knights take their own pawns */
  BUG_PAWN_PUSH_CAPTURES,
  BUG_DOUBLE_PUSH_JUMPS,    /* over a piece */
  BUG_DOUBLE_PUSH_CAPTURES, /* onto a piece */
  BUG_DOUBLE_PUSH_RANK,     /* from the third rank too */
  BUG_NO_DOUBLE_PUSH_A,     /* not on the a-file */
  BUG_PAWN_NO_EAST,         /* captures to one side alone */
  BUG_PAWN_CAPTURES_EMPTY,

  /* Promotions. */
  BUG_QUEEN_ONLY,
  BUG_NO_KNIGHT_PROMOTION,
  BUG_NO_PROMOTION_CAPTURE, /* a capture on the last rank stays a pawn */
  BUG_NO_PROMOTION,         /* a pawn stays a pawn */
  BUG_KING_PROMOTION,       /* and a king too */
  BUG_PROMOTION_COLOR,      /* black promotes to white pieces */

  /* En passant. */
  BUG_NO_EN_PASSANT,
  BUG_EN_PASSANT_RANK_PIN,     /* discovered attacks along the rank are not checked */
  BUG_EN_PASSANT_DIAGONAL_PIN, /* nor on a diagonal */
  BUG_EN_PASSANT_KEPT,         /* the square is never cleared */
  BUG_EN_PASSANT_NO_EVASION,   /* not in check */
  BUG_EN_PASSANT_LEAVES_PAWN,  /* the pawn stays on the board */
  BUG_EN_PASSANT_ANY_PAWN,     /* any pawn's step sets it */

  /* Castling. */
  BUG_NO_CASTLING,
  BUG_CASTLING_OUT_OF_CHECK,
  BUG_CASTLING_THROUGH_CHECK,
  BUG_CASTLING_INTO_CHECK,
  BUG_CASTLING_BLOCKED,          /* b1 need not be empty */
  BUG_CASTLING_STRICT,           /* b1 must not be attacked */
  BUG_CASTLING_ROOK_ATTACKED,    /* the rook must not be attacked */
  BUG_CASTLING_RIGHT_ROOK_TAKEN, /* the right stays when the rook is taken */
  BUG_CASTLING_RIGHT_ROOK_MOVED,
  BUG_CASTLING_RIGHT_KING_MOVED,
  BUG_CASTLING_ROOK_STAYS,  /* playing it leaves the rook */
  BUG_CASTLING_960_BETWEEN, /* only the squares between king and rook are checked */
  BUG_CASTLING_960_SHIELD,  /* the rook that leaves may have been a shield */

  /* The king's safety. */
  BUG_PIN, /* pins are ignored */
  BUG_DIAGONAL_PIN,
  BUG_PIN_FROZEN,    /* pinned pieces never move */
  BUG_PIN_NO_PINNER, /* nor take the pinner */
  BUG_CHECK_IGNORED, /* by knights' checks */
  BUG_DOUBLE_CHECK,  /* any piece may take a checker */
  BUG_NO_BLOCK,      /* a check is never blocked */
  BUG_NO_CHECKER_CAPTURE,
  BUG_KING_ALONG_RAY, /* the king shields the square behind it */
  BUG_KING_TAKES_PROTECTED,
  BUG_KING_NEXT_TO_KING,
  BUG_KING_NEAR_PAWN,      /* attacks of pawns are ignored */
  BUG_KNIGHT_CHECK_UNSEEN, /* attacks of knights are ignored */

  /* Beside the moves. */
  BUG_DUPLICATE, /* captures by queens are listed twice */
  BUG_UNMAKE,    /* en passant is not taken back: lists are right, counts are not */

  /* More of the same kinds. */
  BUG_BLACK_NO_EN_PASSANT, /* White alone has it */
  BUG_BLACK_NO_DOUBLE_PUSH,
  BUG_BLACK_PIN, /* Black's pins are not detected */
  BUG_BLACK_NO_CASTLING,
  BUG_EN_PASSANT_ONE_SIDE, /* the pawn on the west of it alone takes */
  BUG_EN_PASSANT_WRAP,     /* from the h-file to the a-file */
  BUG_EN_PASSANT_IN_CHECK, /* whether it ends the check or not */
  BUG_EN_PASSANT_SQUARE,   /* of a double push is where the pawn is now */
  BUG_PIN_KNIGHT,          /* pinned knights move */
  BUG_PIN_PAWN_CAPTURE,    /* pinned pawns take off their line */
  BUG_PIN_PAWN_PUSH,       /* a pawn pinned on its file stays */
  BUG_SHIELD_PINNED,       /* pieces before the enemy king count as pinned */
  BUG_KING_NO_CAPTURE,
  BUG_KING_STAYS_IN_CHECK, /* the king does not evade */
  BUG_DOUBLE_CHECK_MATE,   /* no move in double check */
  BUG_SLIDER_CHECK_IGNORED,
  BUG_CASTLING_NO_LONG,
  BUG_CASTLING_NO_960,          /* kings that need not move do not castle */
  BUG_CASTLING_PAST_PAWN,       /* through squares that pawns attack */
  BUG_CASTLING_RIGHT_BOTH,      /* a rook's move loses both rights */
  BUG_CASTLING_RIGHT_PROMOTION, /* kept when a promotion takes the rook */
  BUG_CASTLING_ROOK_SQUARE,     /* the rook ends beyond the king */
  BUG_CASTLING_TWICE,           /* is listed twice */
  BUG_PROMOTION_STAYS,          /* a pawn stays on the last rank */
  BUG_SLIDER_EDGE,              /* sliders stop before the edge, as their relevant squares do */
  BUG_SLIDER_NO_CAPTURE,

  N_BUGS,
} MailboxBug;

extern const char *const mailbox_bug_names[N_BUGS];

typedef struct
{
  int8_t
      at[120]; /* 1 to 6 white, -1 to -6 black: pawn, knight, bishop, rook, queen, king; 99 off */
  bool white;  /* to move */
  int rooks[2][2]; /* [black][long]: the square of a rook that may castle, or 0 */
  int en_passant;  /* 0: none */
  bool chess960;
  MailboxBug bug;
} Mailbox;

typedef struct
{
  int from, to;  /* castling: the rook's square */
  int promotion; /* 2 to 5, or 0 */
  int kind;      /* 0 plain, 1 en passant, 2 castling, 3 double push */
} MailboxMove;

#define MAILBOX_MOVES 512

/* Reads a FEN, with castling as KQkq or by files; false if it is invalid. */
bool mailbox_read (Mailbox *board, const char *fen);

/* The legal moves, as far as the bug allows. */
int mailbox_moves (const Mailbox *board, MailboxMove moves[MAILBOX_MOVES]);

void mailbox_play (Mailbox *board, const MailboxMove *move);

/* "e2e4", "e7e8q"; castling by the king's square, in Chess960 by the rook's. */
void mailbox_write (const Mailbox *board, const MailboxMove *move, char text[8]);

uint64_t mailbox_perft (const Mailbox *board, int depth);
