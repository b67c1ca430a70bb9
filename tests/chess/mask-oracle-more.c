/* Computes the masks of moves, state, pawns and the board, square by square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "mask-oracle-private.h"

static gboolean
is_selected (const OracleBoard *board, int square)
{
  return board->selection >> square & 1;
}

/* --- Moves ---------------------------------------------------------------------------------- */

static gboolean
is_target (const OracleBoard *board, int square, char color, char type)
{
  for (guint i = 0; i < board->n_moves; i++)
    if (board->moves[i][1] == square)
      return TRUE;
  return FALSE;
}

static gboolean
is_capture (const OracleBoard *board, int square, char color, char type)
{
  for (guint i = 0; i < board->n_moves; i++)
    if (board->moves[i][1] == square && board->moves[i][2])
      return TRUE;
  return FALSE;
}

static gboolean
is_quiet (const OracleBoard *board, int square, char color, char type)
{
  return is_target (board, square, color, type) && !is_capture (board, square, color, type);
}

static gboolean
is_movable (const OracleBoard *board, int square, char color, char type)
{
  for (guint i = 0; i < board->n_moves; i++)
    if (board->moves[i][0] == square)
      return TRUE;
  return FALSE;
}

/* Whether a pawn can move from one square to another, in at most this many steps. */
static gboolean
can_push (const OracleBoard *board, int from, int to, int steps)
{
  char pawn = board->board[from];
  int up = pawn == 'P' ? 8 : -8;

  if ((pawn != 'P' && pawn != 'p') || to != from + steps * up || board->board[to] != '.')
    return FALSE;
  return steps == 1 || (from / 8 == (pawn == 'P' ? 1 : 6) && board->board[from + up] == '.');
}

static gboolean
is_sel_pseudo (const OracleBoard *board, int square, char color, char type)
{
  for (int from = 0; from < 64; from++)
    {
      gboolean pawn = board->board[from] == 'P' || board->board[from] == 'p';
      gboolean free = oracle_color_at (board, square) != board->side;
      gboolean takes = board->board[square] != '.' || square == board->ep_square;
      if (!is_selected (board, from) || oracle_color_at (board, from) != board->side || !free)
        continue;
      if (oracle_attacks (board, from, square) && (!pawn || takes))
        return TRUE;
      if (can_push (board, from, square, 1) || can_push (board, from, square, 2))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_sel_legal (const OracleBoard *board, int square, char color, char type)
{
  for (guint i = 0; i < board->n_moves; i++)
    if (board->moves[i][1] == square && is_selected (board, board->moves[i][0]))
      return TRUE;
  return FALSE;
}

static gboolean
is_sel_attacked (const OracleBoard *board, int square, char color, char type)
{
  for (int from = 0; from < 64; from++)
    if (is_selected (board, from) && oracle_attacks (board, from, square))
      return TRUE;
  return FALSE;
}

static gboolean
is_sel_attacker (const OracleBoard *board, int square, char color, char type)
{
  for (int to = 0; to < 64; to++)
    if (is_selected (board, to) && oracle_attacks (board, square, to))
      return TRUE;
  return FALSE;
}

/* Only needed for a single selected square. */
static gboolean
is_sel_xray (const OracleBoard *board, int square, char color, char type)
{
  OracleBoard lifted = *board;
  int from = 0;

  while (from < 64 && !is_selected (board, from))
    from++;
  if (from == 64 || !oracle_is_slider (board->board[from]))
    return FALSE;
  for (int blocker = 0; blocker < 64; blocker++)
    if (oracle_attacks (board, from, blocker))
      lifted.board[blocker] = '.';
  return oracle_attacks (&lifted, from, square) && !oracle_attacks (board, from, square);
}

/* Whether a pawn of a color can reach a square in this many steps. */
static gboolean
is_pushed_to (const OracleBoard *board, int square, char color, int steps)
{
  for (int from = 0; from < 64; from++)
    if (board->board[from] == (color == 'w' ? 'P' : 'p') && can_push (board, from, square, steps))
      return TRUE;
  return FALSE;
}

static gboolean
is_push (const OracleBoard *board, int square, char color, char type)
{
  return is_pushed_to (board, square, color, 1);
}

static gboolean
is_double_push (const OracleBoard *board, int square, char color, char type)
{
  return is_pushed_to (board, square, color, 2);
}

/* --- State ---------------------------------------------------------------------------------- */

/* Whether a legal move captures en passant: a pawn that changes its file to an empty square. */
static gboolean
takes_in_passing (const OracleBoard *board, const int move[3])
{
  return strchr ("Pp", board->board[move[0]]) && move[0] % 8 != move[1] % 8
         && board->board[move[1]] == '.';
}

static gboolean
is_ep_square (const OracleBoard *board, int square, char color, char type)
{
  for (guint i = 0; i < board->n_moves; i++)
    if (board->moves[i][1] == square && takes_in_passing (board, board->moves[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_ep_capturer (const OracleBoard *board, int square, char color, char type)
{
  for (guint i = 0; i < board->n_moves; i++)
    if (board->moves[i][0] == square && takes_in_passing (board, board->moves[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_castling_rook (const OracleBoard *board, int square, char color, char type)
{
  return board->castling_rooks >> square & 1;
}

static gboolean
is_between (int square, int a, int b)
{
  return square >= MIN (a, b) && square <= MAX (a, b);
}

/* Whether a square is on the king's path in a castling of ours, or on the king's or the rook's
 * path. */
static gboolean
is_on_castling_way (const OracleBoard *board, int square, gboolean rook_too)
{
  int king = oracle_king_of (board, board->side);

  for (int rook = 0; king >= 0 && rook < 64; rook++)
    {
      int first = rook / 8 * 8;
      if (!(board->castling_rooks >> rook & 1) || oracle_color_at (board, rook) != board->side)
        continue;
      if (is_between (square, king, first + (rook > king ? 6 : 2))
          && !(rook_too && (square == king || square == rook)))
        return TRUE;
      if (rook_too && square != king && square != rook
          && is_between (square, rook, first + (rook > king ? 5 : 3)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_castling_empty (const OracleBoard *board, int square, char color, char type)
{
  return is_on_castling_way (board, square, TRUE);
}

static gboolean
is_castling_safe (const OracleBoard *board, int square, char color, char type)
{
  return is_on_castling_way (board, square, FALSE);
}

static gboolean
is_last_move (const OracleBoard *board, int square, char color, char type)
{
  return board->last_move[0] == square || board->last_move[1] == square;
}

static gboolean
is_changed (const OracleBoard *board, int square, char color, char type)
{
  return board->previous[0] != '\0' && board->previous[square] != board->board[square];
}

/* --- Pawns ---------------------------------------------------------------------------------- */

/* How many ranks a square is ahead of another, from a color's view. */
static int
ranks_ahead (int square, int of, char color)
{
  return color == 'w' ? square / 8 - of / 8 : of / 8 - square / 8;
}

static gboolean
is_pawn (const OracleBoard *board, int square, char color, char type)
{
  return board->board[square] == (color == 'w' ? 'P' : 'p');
}

/* Whether a pawn of a color stands on the square's file, or on one beside it, from low to high
 * ranks ahead of the square as a view sees it. */
static gboolean
has_pawn (const OracleBoard *board,
          int square,
          char color,
          char view,
          gboolean beside,
          int low,
          int high)
{
  for (int at = 0; at < 64; at++)
    {
      int files = abs (at % 8 - square % 8), ranks = ranks_ahead (at, square, view);
      if (is_pawn (board, at, color, 0) && files == beside && ranks >= low && ranks <= high)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_passed (const OracleBoard *board, int square, char color, char type)
{
  char enemy = oracle_other (color);

  return is_pawn (board, square, color, type)
         && !has_pawn (board, square, enemy, color, FALSE, 1, 7)
         && !has_pawn (board, square, enemy, color, TRUE, 1, 7);
}

static gboolean
is_isolated (const OracleBoard *board, int square, char color, char type)
{
  return is_pawn (board, square, color, type)
         && !has_pawn (board, square, color, color, TRUE, -7, 7);
}

static gboolean
is_doubled (const OracleBoard *board, int square, char color, char type)
{
  return is_pawn (board, square, color, type)
         && has_pawn (board, square, color, color, FALSE, 1, 7);
}

/* A pawn that attacks the next square is two ranks ahead, on a neighboring file. */
static gboolean
is_backward (const OracleBoard *board, int square, char color, char type)
{
  return is_pawn (board, square, color, type) && !is_isolated (board, square, color, type)
         && !has_pawn (board, square, color, color, TRUE, -7, 0)
         && has_pawn (board, square, oracle_other (color), color, TRUE, 2, 2);
}

static gboolean
is_supported (const OracleBoard *board, int square, char color, char type)
{
  return is_pawn (board, square, color, type)
         && has_pawn (board, square, color, color, TRUE, -1, -1);
}

static gboolean
is_phalanx (const OracleBoard *board, int square, char color, char type)
{
  return is_pawn (board, square, color, type)
         && has_pawn (board, square, color, color, TRUE, 0, 0);
}

static gboolean
is_ram (const OracleBoard *board, int square, char color, char type)
{
  return (is_pawn (board, square, 'w', 0) && has_pawn (board, square, 'b', 'w', FALSE, 1, 1))
         || (is_pawn (board, square, 'b', 0) && has_pawn (board, square, 'w', 'b', FALSE, 1, 1));
}

static gboolean
is_open_file (const OracleBoard *board, int square, char color, char type)
{
  return !has_pawn (board, square, 'w', 'w', FALSE, -7, 7)
         && !has_pawn (board, square, 'b', 'w', FALSE, -7, 7);
}

static gboolean
is_half_open (const OracleBoard *board, int square, char color, char type)
{
  return !has_pawn (board, square, color, color, FALSE, -7, 7)
         && has_pawn (board, square, oracle_other (color), color, FALSE, -7, 7);
}

static gboolean
is_front_span (const OracleBoard *board, int square, char color, char type)
{
  return has_pawn (board, square, color, color, FALSE, -7, -1);
}

static gboolean
is_attack_span (const OracleBoard *board, int square, char color, char type)
{
  return has_pawn (board, square, color, color, TRUE, -7, -1);
}

static gboolean
is_outpost (const OracleBoard *board, int square, char color, char type)
{
  int rank = color == 'w' ? square / 8 : 7 - square / 8;

  return rank >= 3 && rank <= 5 && has_pawn (board, square, color, color, TRUE, -1, -1)
         && !is_attack_span (board, square, oracle_other (color), type);
}

/* --- Board ---------------------------------------------------------------------------------- */

static gboolean
is_dark (const OracleBoard *board, int square, char color, char type)
{
  return (square % 8 + square / 8) % 2 == 0;
}

static gboolean
is_light (const OracleBoard *board, int square, char color, char type)
{
  return !is_dark (board, square, color, type);
}

static gboolean
is_edge (const OracleBoard *board, int square, char color, char type)
{
  return square % 8 == 0 || square % 8 == 7 || square / 8 == 0 || square / 8 == 7;
}

static gboolean
is_center (const OracleBoard *board, int square, char color, char type)
{
  return (square % 8 == 3 || square % 8 == 4) && (square / 8 == 3 || square / 8 == 4);
}

static gboolean
is_on_file (const OracleBoard *board, int square, char color, char type)
{
  return square % 8 == type - 'a';
}

static gboolean
is_on_rank (const OracleBoard *board, int square, char color, char type)
{
  return square / 8 == type - 'a';
}

const OracleRow oracle_more_rows[] = {
  { "targets", is_target },
  { "captures", is_capture },
  { "quiets", is_quiet },
  { "movable", is_movable },
  { "sel_pseudo", is_sel_pseudo },
  { "sel_legal", is_sel_legal },
  { "sel_attacks", is_sel_attacked },
  { "sel_attackers", is_sel_attacker },
  { "sel_xray", is_sel_xray },
  { "pushes_C", is_push },
  { "double_pushes_C", is_double_push },
  { "ep_square", is_ep_square },
  { "ep_capturers", is_ep_capturer },
  { "castling_rooks", is_castling_rook },
  { "castling_empty", is_castling_empty },
  { "castling_safe", is_castling_safe },
  { "last_move", is_last_move },
  { "changed", is_changed },
  { "passed_C", is_passed },
  { "isolated_C", is_isolated },
  { "doubled_C", is_doubled },
  { "backward_C", is_backward },
  { "supported_C", is_supported },
  { "phalanx_C", is_phalanx },
  { "rams", is_ram },
  { "open_files", is_open_file },
  { "half_open_C", is_half_open },
  { "front_spans_C", is_front_span },
  { "attack_spans_C", is_attack_span },
  { "outposts_C", is_outpost },
  { "light", is_light },
  { "dark", is_dark },
  { "edges", is_edge },
  { "center", is_center },
  { "file_F", is_on_file },
  { "rank_N", is_on_rank },
  { NULL, NULL },
};
