/* A move generator of another kind, which can be broken.
 *
 * Squares are file + 1 + 10 * (rank + 2): a1 is 21, h8 is 98.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "mailbox.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define OFF 99
#define A1 21
#define H8 98

enum
{
  PAWN = 1,
  KNIGHT,
  BISHOP,
  ROOK,
  QUEEN,
  KING
};

const char *const mailbox_bug_names[N_BUGS] = {
  "none",
  "knight-wrap",
  "king-wrap",
  "rook-wrap",
  "bishop-wrap",
  "white-pawn-wrap",
  "black-pawn-wrap",
  "rook-jumps",
  "queen-no-diagonal",
  "own-capture",
  "pawn-push-captures",
  "double-push-jumps",
  "double-push-captures",
  "double-push-rank",
  "no-double-push-a",
  "pawn-no-east",
  "pawn-captures-empty",
  "queen-only",
  "no-knight-promotion",
  "no-promotion-capture",
  "no-promotion",
  "king-promotion",
  "promotion-color",
  "no-en-passant",
  "en-passant-rank-pin",
  "en-passant-diagonal-pin",
  "en-passant-kept",
  "en-passant-no-evasion",
  "en-passant-leaves-pawn",
  "en-passant-any-pawn",
  "no-castling",
  "castling-out-of-check",
  "castling-through-check",
  "castling-into-check",
  "castling-blocked",
  "castling-strict",
  "castling-rook-attacked",
  "castling-right-rook-taken",
  "castling-right-rook-moved",
  "castling-right-king-moved",
  "castling-rook-stays",
  "castling-960-between",
  "castling-960-shield",
  "pin",
  "diagonal-pin",
  "pin-frozen",
  "pin-no-pinner",
  "check-ignored",
  "double-check",
  "no-block",
  "no-checker-capture",
  "king-along-ray",
  "king-takes-protected",
  "king-next-to-king",
  "king-near-pawn",
  "knight-check-unseen",
  "duplicate",
  "unmake",
  "black-no-en-passant",
  "black-no-double-push",
  "black-pin",
  "black-no-castling",
  "en-passant-one-side",
  "en-passant-wrap",
  "en-passant-in-check",
  "en-passant-square",
  "pin-knight",
  "pin-pawn-capture",
  "pin-pawn-push",
  "shield-pinned",
  "king-no-capture",
  "king-stays-in-check",
  "double-check-mate",
  "slider-check-ignored",
  "castling-no-long",
  "castling-no-960",
  "castling-past-pawn",
  "castling-right-both",
  "castling-right-promotion",
  "castling-rook-square",
  "castling-twice",
  "promotion-stays",
  "slider-edge",
  "slider-no-capture",
};

static const int directions[8] = { 10, -10, 1, -1, 11, 9, -9, -11 };
static const int jumps[8] = { 21, 19, 12, 8, -8, -12, -19, -21 };

/* --- Squares -------------------------------------------------------------------------------- */

static int
file_of (int square)
{
  return square % 10 - 1;
}

static int
rank_of (int square)
{
  return square / 10 - 2;
}

static bool
is_own (const Mailbox *board, int square)
{
  return board->at[square] != OFF && (board->white ? board->at[square] > 0 : board->at[square] < 0);
}

static bool
is_enemy (const Mailbox *board, int square)
{
  return board->at[square] != OFF && (board->white ? board->at[square] < 0 : board->at[square] > 0);
}

/* One step; with wrap, squares numbered 0 to 63 follow each other around the edge. */
static int
step (int square, int offset, bool wrap)
{
  static const int steps64[]
      = { [10] = 8, [1] = 1, [11] = 9, [9] = 7, [21] = 17, [19] = 15, [12] = 10, [8] = 6 };
  int to = square + offset;

  if (!wrap || (to >= A1 && to <= H8 && file_of (to) >= 0 && file_of (to) <= 7))
    return to;
  int flat = rank_of (square) * 8 + file_of (square)
             + (offset > 0 ? steps64[offset] : -steps64[-offset]);
  return flat < 0 || flat > 63 ? 0 : A1 + flat / 8 * 10 + flat % 8;
}

/* --- Attacks -------------------------------------------------------------------------------- */

static bool
slider_attacks (const Mailbox *board, int square, int sign)
{
  for (int i = 0; i < 8; i++)
    {
      int to = square + directions[i];

      while (board->at[to] == 0)
        to += directions[i];
      if (board->at[to] == sign * QUEEN || board->at[to] == sign * (i < 4 ? ROOK : BISHOP))
        return true;
    }
  return false;
}

static bool
attacked (const Mailbox *board, int square, bool by_white)
{
  int sign = by_white ? 1 : -1;

  /* A king that a broken generator allowed to be captured. */
  if (square == 0)
    return false;
  for (int i = 0; i < 8; i++)
    {
      if (board->at[square + jumps[i]] == sign * KNIGHT && board->bug != BUG_KNIGHT_CHECK_UNSEEN)
        return true;
      if (board->at[square + directions[i]] == sign * KING && board->bug != BUG_KING_NEXT_TO_KING)
        return true;
    }
  if (board->bug != BUG_KING_NEAR_PAWN
      && (board->at[square - sign * 9] == sign * PAWN
          || board->at[square - sign * 11] == sign * PAWN))
    return true;
  return slider_attacks (board, square, sign);
}

static int
king_of (const Mailbox *board, bool white)
{
  for (int square = A1; square <= H8; square++)
    if (board->at[square] == (white ? KING : -KING))
      return square;
  return 0;
}

/* The pieces that give check. */
static int
checkers_of (const Mailbox *board, int checkers[16])
{
  int king = king_of (board, board->white), n = 0;

  for (int square = A1; square <= H8; square++)
    if (is_enemy (board, square))
      {
        Mailbox alone = *board;

        for (int other = A1; other <= H8; other++)
          if (other != square && is_enemy (board, other))
            alone.at[other] = board->white ? PAWN : -PAWN;
        alone.bug = BUG_NONE;
        if (attacked (&alone, king, !board->white))
          checkers[n++] = square;
      }
  return n;
}

/* --- Playing -------------------------------------------------------------------------------- */

static void
lose_right (Mailbox *board, int square)
{
  for (int i = 0; i < 4; i++)
    if (board->rooks[i / 2][i % 2] == square)
      board->rooks[i / 2][i % 2] = 0;
}

static void
play_castling (Mailbox *board, const MailboxMove *move)
{
  int home = board->white ? A1 : A1 + 70, sign = board->white ? 1 : -1;
  bool kingside = move->to > move->from;

  board->at[move->from] = 0;
  if (board->bug != BUG_CASTLING_ROOK_STAYS)
    board->at[move->to] = 0;
  board->at[home + (kingside ? 6 : 2)] = (int8_t) (sign * KING);
  if (board->bug != BUG_CASTLING_ROOK_STAYS)
    board->at[home
              + (board->bug == BUG_CASTLING_ROOK_SQUARE ? (kingside ? 7 : 1)
                 : kingside                             ? 5
                                                        : 3)]
        = (int8_t) (sign * ROOK);
}

static void
play_plain (Mailbox *board, const MailboxMove *move)
{
  int sign = board->white ? 1 : -1, up = board->white ? 10 : -10;
  int made = board->bug == BUG_PROMOTION_COLOR ? 1 : sign;

  if (board->bug != BUG_CASTLING_RIGHT_ROOK_TAKEN || !is_enemy (board, move->to))
    if (board->bug != BUG_CASTLING_RIGHT_PROMOTION || move->promotion == 0)
      lose_right (board, move->to);
  if (move->kind == 1 && board->bug != BUG_EN_PASSANT_LEAVES_PAWN)
    board->at[move->to - up] = 0;
  board->at[move->to]
      = (int8_t) (move->promotion && board->bug != BUG_PROMOTION_STAYS ? made * move->promotion
                                                                       : board->at[move->from]);
  board->at[move->from] = 0;
}

void
mailbox_play (Mailbox *board, const MailboxMove *move)
{
  int piece = abs (board->at[move->from]), up = board->white ? 10 : -10;
  int side = board->white ? 0 : 1;
  bool sets = move->kind == 3
              || (board->bug == BUG_EN_PASSANT_ANY_PAWN && piece == PAWN && move->kind == 0
                  && move->to == move->from + up && rank_of (move->to) == (board->white ? 3 : 4));

  if (piece == KING && board->bug != BUG_CASTLING_RIGHT_KING_MOVED)
    board->rooks[side][0] = board->rooks[side][1] = 0;
  if (board->bug == BUG_CASTLING_RIGHT_BOTH && piece == ROOK
      && (move->from == board->rooks[side][0] || move->from == board->rooks[side][1]))
    board->rooks[side][0] = board->rooks[side][1] = 0;
  if (board->bug != BUG_CASTLING_RIGHT_ROOK_MOVED)
    lose_right (board, move->from);
  if (move->kind == 2)
    play_castling (board, move);
  else
    play_plain (board, move);
  if (sets)
    board->en_passant = move->to - (board->bug == BUG_EN_PASSANT_SQUARE ? 0 : up);
  else if (board->bug != BUG_EN_PASSANT_KEPT)
    board->en_passant = 0;
  board->white = !board->white;
}

/* --- Pseudo-legal moves --------------------------------------------------------------------- */

typedef struct
{
  const Mailbox *board;
  MailboxMove *moves;
  int n;
} List;

static void
add (List *list, int from, int to, int promotion, int kind)
{
  if (list->n < MAILBOX_MOVES)
    list->moves[list->n++] = (MailboxMove){ from, to, promotion, kind };
}

static void
add_promotions (List *list, int from, int to)
{
  MailboxBug bug = list->board->bug;
  bool capture = list->board->at[to] != 0;

  if (bug == BUG_NO_PROMOTION || (bug == BUG_NO_PROMOTION_CAPTURE && capture))
    {
      add (list, from, to, 0, 0);
      return;
    }
  for (int piece = QUEEN; piece >= KNIGHT; piece--)
    if (!(bug == BUG_QUEEN_ONLY && piece != QUEEN)
        && !(bug == BUG_NO_KNIGHT_PROMOTION && piece == KNIGHT))
      add (list, from, to, piece, 0);
  if (bug == BUG_KING_PROMOTION)
    add (list, from, to, KING, 0);
}

static void
add_pawn (List *list, int from, int to)
{
  if (rank_of (to) == 0 || rank_of (to) == 7)
    add_promotions (list, from, to);
  else
    add (list, from, to, 0, 0);
}

static void
list_pushes (List *list, int from)
{
  const Mailbox *board = list->board;
  MailboxBug bug = board->bug;
  int up = board->white ? 10 : -10, rank = rank_of (from), start = board->white ? 1 : 6;
  int third = board->white ? 2 : 5, to = from + up;
  bool free = board->at[to] == 0;

  if (free || (bug == BUG_PAWN_PUSH_CAPTURES && is_enemy (board, to)))
    add_pawn (list, from, to);
  if (rank != start && !(bug == BUG_DOUBLE_PUSH_RANK && rank == third))
    return;
  if ((bug == BUG_NO_DOUBLE_PUSH_A && file_of (from) == 0)
      || (bug == BUG_BLACK_NO_DOUBLE_PUSH && !board->white))
    return;
  if ((free || bug == BUG_DOUBLE_PUSH_JUMPS)
      && (board->at[to + up] == 0
          || (bug == BUG_DOUBLE_PUSH_CAPTURES && is_enemy (board, to + up))))
    add (list, from, to + up, 0, 3);
}

/* Whether a pawn that could capture en passant does. */
static bool
takes_en_passant (const Mailbox *board, int from, int to)
{
  switch (board->bug)
    {
    case BUG_NO_EN_PASSANT:
      return false;
    case BUG_BLACK_NO_EN_PASSANT:
      return board->white;
    case BUG_EN_PASSANT_ONE_SIDE:
      return file_of (to) > file_of (from);
    default:
      return rank_of (to) == (board->white ? 5 : 2);
    }
}

static void
list_pawn (List *list, int from)
{
  const Mailbox *board = list->board;
  MailboxBug bug = board->bug;
  int up = board->white ? 10 : -10;
  bool wrap = bug == (board->white ? BUG_WHITE_PAWN_WRAP : BUG_BLACK_PAWN_WRAP);

  list_pushes (list, from);
  for (int side = -1; side <= 1; side += 2)
    {
      int to = step (from, up + side, wrap);

      if (bug == BUG_EN_PASSANT_WRAP && step (from, up + side, true) == board->en_passant)
        to = board->en_passant;
      if (to < A1 || to > H8 || board->at[to] == OFF || (bug == BUG_PAWN_NO_EAST && side == 1))
        continue;
      if (is_enemy (board, to)
          || (bug == BUG_PAWN_CAPTURES_EMPTY && board->at[to] == 0 && to != board->en_passant
              && rank_of (from) == (board->white ? 1 : 6)))
        add_pawn (list, from, to);
      else if (to == board->en_passant && board->at[to] == 0 && takes_en_passant (board, from, to))
        add (list, from, to, 0, 1);
    }
}

static void
list_leaper (List *list, int from, const int offsets[8], bool wrap)
{
  const Mailbox *board = list->board;
  int piece = abs (board->at[from]);

  for (int i = 0; i < 8; i++)
    {
      int to = step (from, offsets[i], wrap);

      if (to < A1 || to > H8 || board->at[to] == OFF)
        continue;
      if (board->bug == BUG_KING_NO_CAPTURE && piece == KING && board->at[to] != 0)
        continue;
      if (!is_own (board, to)
          || (board->bug == BUG_OWN_CAPTURE && piece == KNIGHT && abs (board->at[to]) == PAWN))
        add (list, from, to, 0, 0);
    }
}

static void
list_ray (List *list, int from, int offset)
{
  const Mailbox *board = list->board;
  int piece = abs (board->at[from]);
  bool wrap = (board->bug == BUG_ROOK_WRAP && piece == ROOK)
              || (board->bug == BUG_BISHOP_WRAP && piece == BISHOP);
  int blockers = board->bug == BUG_ROOK_JUMPS && piece == ROOK ? 2 : 1, to = from;

  for (int n = 0; n < 14 && blockers > 0; n++)
    {
      to = step (to, offset, wrap);
      if (to < A1 || to > H8 || board->at[to] == OFF)
        return;
      if (board->bug == BUG_SLIDER_EDGE && board->at[to + offset] == OFF)
        return;
      if (!is_own (board, to) && !(board->bug == BUG_SLIDER_NO_CAPTURE && board->at[to] != 0))
        {
          add (list, from, to, 0, 0);
          if (board->bug == BUG_DUPLICATE && piece == QUEEN && is_enemy (board, to))
            add (list, from, to, 0, 0);
        }
      if (board->at[to] != 0)
        blockers--;
    }
}

static void
list_slider (List *list, int from)
{
  int piece = abs (list->board->at[from]);

  for (int i = 0; i < 8; i++)
    if (piece == QUEEN ? !(list->board->bug == BUG_QUEEN_NO_DIAGONAL && i == 5)
                       : (piece == ROOK) == (i < 4))
      list_ray (list, from, directions[i]);
}

/* --- Castling ------------------------------------------------------------------------------- */

static int
least (int a, int b)
{
  return a < b ? a : b;
}

static int
most (int a, int b)
{
  return a > b ? a : b;
}

/* Whether the squares between king and rook allow castling. */
static bool
way_is_free (const Mailbox *board, int king, int rook, int king_to, int rook_to)
{
  int low = least (least (king, rook), least (king_to, rook_to));
  int high = most (most (king, rook), most (king_to, rook_to));

  if (board->bug == BUG_CASTLING_960_BETWEEN)
    {
      low = least (king, rook);
      high = most (king, rook);
    }
  if (board->bug == BUG_CASTLING_BLOCKED)
    {
      low = least (king, king_to);
      high = most (king, king_to);
    }
  for (int square = low; square <= high; square++)
    if (square != king && square != rook && board->at[square] != 0)
      return false;
  return true;
}

/* Whether no square is attacked that must not be. */
static bool
way_is_safe (const Mailbox *board, int king, int rook, int king_to)
{
  MailboxBug bug = board->bug;
  int step_by = king_to > king ? 1 : -1;
  Mailbox lifted = *board;

  lifted.at[king] = 0;
  if (bug != BUG_CASTLING_OUT_OF_CHECK && attacked (board, king, !board->white))
    return false;
  for (int square = king; square != king_to; square += step_by)
    {
      Mailbox seen = lifted;

      if (bug == BUG_CASTLING_PAST_PAWN)
        seen.bug = BUG_KING_NEAR_PAWN;
      if (square != king && bug != BUG_CASTLING_THROUGH_CHECK
          && attacked (&seen, square, !board->white))
        return false;
    }
  if (bug == BUG_CASTLING_STRICT && rook < king && king - rook == 4
      && attacked (board, rook + 1, !board->white))
    return false;
  return bug != BUG_CASTLING_ROOK_ATTACKED || !attacked (board, rook, !board->white);
}

static void
list_castling (List *list)
{
  const Mailbox *board = list->board;
  int king = king_of (board, board->white), home = board->white ? A1 : A1 + 70;

  for (int side = 0; side < 2 && king != 0 && board->bug != BUG_NO_CASTLING; side++)
    {
      int rook = board->rooks[board->white ? 0 : 1][side];
      int king_to, rook_to;

      if (rook == 0)
        continue;
      king_to = home + (rook > king ? 6 : 2);
      rook_to = home + (rook > king ? 5 : 3);
      if ((board->bug == BUG_CASTLING_NO_LONG && rook < king)
          || (board->bug == BUG_BLACK_NO_CASTLING && !board->white)
          || (board->bug == BUG_CASTLING_NO_960 && king == king_to))
        continue;
      if (rank_of (king) == rank_of (rook) && way_is_free (board, king, rook, king_to, rook_to)
          && way_is_safe (board, king, rook, king_to))
        {
          add (list, king, rook, 0, 2);
          if (board->bug == BUG_CASTLING_TWICE)
            add (list, king, rook, 0, 2);
        }
    }
}

static int
list_pseudo (const Mailbox *board, MailboxMove moves[MAILBOX_MOVES])
{
  List list = { board, moves, 0 };

  for (int from = A1; from <= H8; from++)
    {
      if (!is_own (board, from))
        continue;
      switch (abs (board->at[from]))
        {
        case PAWN:
          list_pawn (&list, from);
          break;
        case KNIGHT:
          list_leaper (&list, from, jumps, board->bug == BUG_KNIGHT_WRAP);
          break;
        case KING:
          list_leaper (&list, from, directions, board->bug == BUG_KING_WRAP);
          break;
        default:
          list_slider (&list, from);
        }
    }
  list_castling (&list);

  return list.n;
}

/* --- Legal moves ---------------------------------------------------------------------------- */

/* Whether the side to move has a piece on the square that is pinned; on a diagonal alone. */
static bool
is_pinned (const Mailbox *board, int from, bool diagonal_only)
{
  int king = king_of (board, board->white), sign = board->white ? -1 : 1;
  int checkers[16];

  for (int i = diagonal_only ? 4 : 0; i < 8 && king != 0; i++)
    {
      int square = king + directions[i];

      while (board->at[square] == 0)
        square += directions[i];
      if (square != from)
        continue;
      for (square += directions[i]; board->at[square] == 0; square += directions[i])
        continue;
      if (board->at[square] == sign * QUEEN || board->at[square] == sign * (i < 4 ? ROOK : BISHOP))
        return checkers_of (board, checkers) == 0;
    }
  return false;
}

/* Whether the king is safe after a move other than castling. */
static bool
leaves_safe (const Mailbox *board, const MailboxMove *move)
{
  Mailbox next = *board;
  int piece = abs (board->at[move->from]);
  bool white = board->white;

  mailbox_play (&next, move);
  if (board->bug == BUG_KING_ALONG_RAY && piece == KING && move->kind == 0)
    next.at[move->from] = (int8_t) (white ? PAWN : -PAWN);
  if (board->bug == BUG_KING_TAKES_PROTECTED && piece == KING && is_enemy (board, move->to))
    return true;
  return !attacked (&next, king_of (&next, white), !white);
}

/* Moves that the broken generators allow although the king is not safe. */
static bool
is_believed (const Mailbox *board, const MailboxMove *move, int n_checkers, const int *checkers)
{
  int piece = abs (board->at[move->from]);
  int king = king_of (board, board->white);

  if (piece == KING)
    return false;
  switch (board->bug)
    {
    case BUG_PIN:
      return n_checkers == 0 && move->kind != 1;
    case BUG_DIAGONAL_PIN:
      return n_checkers == 0 && move->kind != 1 && is_pinned (board, move->from, true);
    case BUG_EN_PASSANT_RANK_PIN:
      return move->kind == 1 && n_checkers == 0 && rank_of (king) == rank_of (move->from)
             && !is_pinned (board, move->from, false);
    case BUG_EN_PASSANT_DIAGONAL_PIN:
      return move->kind == 1 && n_checkers == 0 && rank_of (king) != rank_of (move->from)
             && !is_pinned (board, move->from, false);
    case BUG_CHECK_IGNORED:
      return n_checkers == 1 && abs (board->at[checkers[0]]) == KNIGHT;
    case BUG_BLACK_PIN:
      return !board->white && n_checkers == 0 && move->kind != 1;
    case BUG_PIN_KNIGHT:
      return n_checkers == 0 && piece == KNIGHT;
    case BUG_PIN_PAWN_CAPTURE:
      return n_checkers == 0 && piece == PAWN && move->kind != 1 && is_enemy (board, move->to);
    case BUG_EN_PASSANT_IN_CHECK:
      return n_checkers == 1 && move->kind == 1 && !is_pinned (board, move->from, false);
    case BUG_SLIDER_CHECK_IGNORED:
      return n_checkers == 1 && move->kind == 0 && abs (board->at[checkers[0]]) > KNIGHT;
    case BUG_DOUBLE_CHECK:
      return n_checkers == 2 && (move->to == checkers[0] || move->to == checkers[1]);
    default:
      return false;
    }
}

/* Whether a slider behind the piece attacks the enemy king once the piece has moved. */
static bool
discovers (const Mailbox *board, const MailboxMove *move)
{
  Mailbox lifted = *board;
  int king = king_of (board, !board->white);

  lifted.at[move->from] = 0;
  return attacked (&lifted, king, board->white) && !attacked (board, king, board->white);
}

/* Legal moves that the broken generators leave out. */
static bool
is_left_out (const Mailbox *board, const MailboxMove *move, int n_checkers, const int *checkers)
{
  int piece = abs (board->at[move->from]);

  switch (board->bug)
    {
    case BUG_PIN_FROZEN:
      return piece != KING && is_pinned (board, move->from, false);
    case BUG_PIN_NO_PINNER:
      return piece != KING && board->at[move->to] != 0 && is_pinned (board, move->from, false);
    case BUG_EN_PASSANT_NO_EVASION:
      return move->kind == 1 && n_checkers > 0;
    case BUG_NO_BLOCK:
      return n_checkers == 1 && piece != KING && move->to != checkers[0] && move->kind != 1;
    case BUG_PIN_PAWN_PUSH:
      return piece == PAWN && file_of (move->from) == file_of (move->to)
             && is_pinned (board, move->from, false);
    case BUG_SHIELD_PINNED:
      return piece != KING && discovers (board, move);
    case BUG_KING_STAYS_IN_CHECK:
      return piece == KING && n_checkers > 0;
    case BUG_DOUBLE_CHECK_MATE:
      return n_checkers > 1;
    case BUG_NO_CHECKER_CAPTURE:
      return n_checkers == 1 && piece != KING && move->to == checkers[0];
    default:
      return false;
    }
}

static bool
is_legal (const Mailbox *board, const MailboxMove *move, int n_checkers, const int *checkers)
{
  if (move->kind == 2)
    return board->bug == BUG_CASTLING_INTO_CHECK || board->bug == BUG_CASTLING_960_SHIELD
               ? true
               : leaves_safe (board, move);
  if (!leaves_safe (board, move))
    return is_believed (board, move, n_checkers, checkers);
  return !is_left_out (board, move, n_checkers, checkers);
}

/* The shield: checks the square itself, with the rook still on the board. */
static bool
castles_into_check (const Mailbox *board, const MailboxMove *move)
{
  int home = board->white ? A1 : A1 + 70;
  Mailbox lifted = *board;

  if (move->kind != 2 || board->bug != BUG_CASTLING_960_SHIELD)
    return false;
  lifted.at[move->from] = 0;
  return attacked (&lifted, home + (move->to > move->from ? 6 : 2), !board->white);
}

int
mailbox_moves (const Mailbox *board, MailboxMove moves[MAILBOX_MOVES])
{
  MailboxMove pseudo[MAILBOX_MOVES];
  int checkers[16];
  int n_checkers = checkers_of (board, checkers), n = list_pseudo (board, pseudo), kept = 0;

  for (int i = 0; i < n; i++)
    if (is_legal (board, &pseudo[i], n_checkers, checkers)
        && !castles_into_check (board, &pseudo[i]))
      moves[kept++] = pseudo[i];

  return kept;
}

uint64_t
mailbox_perft (const Mailbox *board, int depth)
{
  MailboxMove moves[MAILBOX_MOVES];
  int n = depth > 0 ? mailbox_moves (board, moves) : 0;
  uint64_t sum = 0;

  if (depth <= 1)
    return depth == 0 ? 1 : (uint64_t) n;
  for (int i = 0; i < n; i++)
    {
      Mailbox next = *board;

      mailbox_play (&next, &moves[i]);
      sum += mailbox_perft (&next, depth - 1);
      /* A pawn that is not restored may move once more in later moves. */
      if (board->bug == BUG_UNMAKE && moves[i].kind == 1)
        sum++;
    }
  return sum;
}

/* --- Text ----------------------------------------------------------------------------------- */

void
mailbox_write (const Mailbox *board, const MailboxMove *move, char text[8])
{
  int to = move->to;
  size_t length = 4;

  if (move->kind == 2 && !board->chess960)
    to = rank_of (move->from) * 10 + A1 + (move->to > move->from ? 6 : 2);
  text[0] = (char) ('a' + file_of (move->from));
  text[1] = (char) ('1' + rank_of (move->from));
  text[2] = (char) ('a' + file_of (to));
  text[3] = (char) ('1' + rank_of (to));
  if (move->promotion)
    text[length++] = "  nbrqk"[move->promotion];
  text[length] = '\0';
}

/* The rook that a castling letter means: the outermost for K and Q, else that of the file. */
static void
read_right (Mailbox *board, char letter)
{
  bool white = isupper ((unsigned char) letter);
  int home = white ? A1 : A1 + 70, king = king_of (board, white), rook = 0;
  char small = (char) tolower ((unsigned char) letter);

  if (small >= 'a' && small <= 'h')
    {
      rook = home + small - 'a';
      board->chess960 = true;
    }
  else if (small == 'k' || small == 'q')
    {
      for (int file = 0; file < 8; file++)
        {
          int square = home + (small == 'k' ? 7 - file : file);

          if (board->at[square] == (white ? ROOK : -ROOK) && (square > king) == (small == 'k'))
            {
              rook = square;
              break;
            }
        }
    }
  if (rook == 0)
    return;
  board->rooks[white ? 0 : 1][rook < king] = rook;
  if (file_of (king) != 4 || (file_of (rook) != 0 && file_of (rook) != 7))
    board->chess960 = true;
}

bool
mailbox_read (Mailbox *board, const char *fen)
{
  static const char letters[] = " pnbrqk";
  int square = A1 + 70;

  *board = (Mailbox){ .bug = board->bug, .chess960 = board->chess960 };
  memset (board->at, OFF, sizeof board->at);
  for (int i = 0; i < 64; i++)
    board->at[A1 + i / 8 * 10 + i % 8] = 0;
  for (; *fen != '\0' && *fen != ' '; fen++)
    {
      const char *letter = strchr (letters + 1, tolower ((unsigned char) *fen));

      if (*fen == '/')
        square = square / 10 * 10 - 10 + 1;
      else if (isdigit ((unsigned char) *fen))
        square += *fen - '0';
      else if (letter == NULL || square < A1 || square > H8)
        return false;
      else
        {
          int piece = (int) (letter - letters);
          board->at[square++] = (int8_t) (isupper ((unsigned char) *fen) ? piece : -piece);
        }
    }
  if (fen[0] != ' ' || fen[1] == '\0' || fen[2] != ' ')
    return false;
  board->white = fen[1] == 'w';
  for (fen += 3; *fen != '\0' && *fen != ' '; fen++)
    read_right (board, *fen);
  if (fen[0] == ' ' && fen[1] >= 'a' && fen[1] <= 'h')
    board->en_passant = A1 + (fen[2] - '1') * 10 + fen[1] - 'a';
  return king_of (board, true) != 0 && king_of (board, false) != 0;
}
