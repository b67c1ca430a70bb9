/* Which mistake a move generator makes.
 *
 * An extra move is classified by the reason why it is illegal, and by the squares around it.
 * Missing moves are classified together: each hypothesis predicts which legal moves are missing,
 * and the best match wins; moves that it does not explain are classified again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/mistake.h"

#include <stdlib.h>
#include <string.h>

#include "chess/attacks.h"

/* --- Extra moves ---------------------------------------------------------------------------- */

static gboolean
is_pawn (const CheckbitDifference *extra)
{
  return extra->why.piece != CHESS_PIECE_NONE && chess_piece_type (extra->why.piece) == CHESS_PAWN;
}

/* Whether the move is a step in a board stored as one row, across an edge or a missing border. */
static gboolean
wraps (const CheckbitDifference *extra)
{
  static const int steps[CHESS_N_PIECE_TYPES][8] = {
    [CHESS_PAWN] = { 7, 9, -7, -9 },
    [CHESS_KNIGHT] = { 6, 10, 15, 17, -6, -10, -15, -17 },
    [CHESS_BISHOP] = { 7, 9, -7, -9 },
    [CHESS_ROOK] = { 1, 8, -1, -8 },
    [CHESS_QUEEN] = { 1, 7, 8, 9, -1, -7, -8, -9 },
    [CHESS_KING] = { 1, 7, 8, 9, -1, -7, -8, -9 },
  };
  ChessPieceType type;

  if (extra->why.piece == CHESS_PIECE_NONE)
    return FALSE;
  type = chess_piece_type (extra->why.piece);
  for (int i = 0; i < 8 && steps[type][i] != 0; i++)
    {
      gboolean slides = type >= CHESS_BISHOP && type <= CHESS_QUEEN;
      int square = extra->from, edges = 0;

      for (int n = 0; n < (slides ? 14 : 1) && edges < 2; n++)
        {
          int file = square & 7;

          square += steps[type][i];
          if (square < 0 || square > 63)
            break;
          edges += abs ((square & 7) - file) > 2;
          if (square == extra->to && edges == 1)
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether the king goes to a castling square, in more than one step, from a square where it cannot
 * castle. */
static gboolean
looks_like_castling (const CheckbitDifference *extra)
{
  return extra->from == extra->why.king
         && chess_square_rank (extra->from) == chess_square_rank (extra->to)
         && (chess_square_rank (extra->from) == 0 || chess_square_rank (extra->from) == 7)
         && (chess_square_file (extra->to) == 2 || chess_square_file (extra->to) == 6);
}

static CheckbitMistakeKind
judge_movement (const CheckbitDifference *extra)
{
  int distance = abs ((int) extra->to - (int) extra->from);

  if (looks_like_castling (extra))
    return CHECKBIT_MISTAKE_CASTLING_RIGHT;
  if (is_pawn (extra) && distance == 16)
    return CHECKBIT_MISTAKE_DOUBLE_PUSH_RANK;
  return wraps (extra) ? CHECKBIT_MISTAKE_WRAP : CHECKBIT_MISTAKE_MOVEMENT;
}

/* A king's move into an attack. */
static CheckbitMistakeKind
judge_step (const ChessPosition *position, const CheckbitDifference *extra)
{
  ChessBitboard attackers = extra->why.squares, ray = 0;
  ChessBitboard checkers = chess_position_checkers (position) & attackers;

  CHESS_FOREACH_SQUARE (checker, checkers)
    ray |= chess_attacks_between ((ChessSquare) checker, extra->to);
  if (chess_bitboard_has (ray, extra->from))
    return CHECKBIT_MISTAKE_KING_ALONG_RAY;
  if (chess_position_piece_at (position, extra->to) != CHESS_PIECE_NONE)
    return CHECKBIT_MISTAKE_KING_TAKES_PROTECTED;
  if (chess_bitboard_several (attackers) || extra->why.culprit == CHESS_PIECE_NONE)
    return CHECKBIT_MISTAKE_KING_INTO_CHECK;
  switch (chess_piece_type (extra->why.culprit))
    {
    case CHESS_KING:
      return CHECKBIT_MISTAKE_KINGS_TOUCH;
    case CHESS_PAWN:
      return CHECKBIT_MISTAKE_KING_NEAR_PAWN;
    default:
      return CHECKBIT_MISTAKE_KING_INTO_CHECK;
    }
}

/* A pawn captures on an empty square: en passant if a pawn is beside it, one rank off, or if the
 * right to it should have expired. */
static CheckbitMistakeKind
judge_capture (const CheckbitPattern *pattern, const CheckbitDifference *extra)
{
  ChessColor side = chess_position_side (pattern->position);
  ChessPiece beside = chess_position_piece_at (pattern->position, extra->to ^ 8);
  gboolean rank = chess_square_rank (extra->to) == (side == CHESS_WHITE ? 5 : 2);
  gboolean older = pattern->before != NULL && pattern->before->ep_square == extra->to;

  return rank && (older || beside == CHESS_PIECE (chess_color_opposite (side), CHESS_PAWN))
             ? CHECKBIT_MISTAKE_EN_PASSANT_STALE
             : CHECKBIT_MISTAKE_PAWN_TAKES_NOTHING;
}

static CheckbitMistakeKind
judge_right (const ChessPosition *position, const CheckbitDifference *extra)
{
  ChessColor side = chess_position_side (position);
  ChessSquare home = extra->from & 56, corner = home | (extra->to > extra->from ? 7 : 0);

  if (!chess_position_is_chess960 (position)
      && !chess_bitboard_has (chess_position_pieces (position, side, CHESS_ROOK), corner))
    return CHECKBIT_MISTAKE_CASTLING_WITHOUT_ROOK;
  return CHECKBIT_MISTAKE_CASTLING_RIGHT;
}

/* Whether an extra move would be a valid en passant capture but for the king's safety. */
static gboolean
is_en_passant (const ChessPosition *position, const CheckbitDifference *extra)
{
  return is_pawn (extra) && extra->to == position->ep_square
         && chess_square_file (extra->from) != chess_square_file (extra->to);
}

/* An extra move that is illegal because of the king's safety. */
static CheckbitMistakeKind
judge_safety (const ChessPosition *position, const CheckbitDifference *extra)
{
  gboolean en_passant = is_en_passant (position, extra);

  switch (extra->why.kind)
    {
    case CHESS_WHY_PINNED:
      return en_passant ? CHECKBIT_MISTAKE_EN_PASSANT_PIN : CHECKBIT_MISTAKE_PIN;
    case CHESS_WHY_EN_PASSANT_EXPOSES:
      return CHECKBIT_MISTAKE_EN_PASSANT_PIN;
    case CHESS_WHY_IN_CHECK:
      return en_passant ? CHECKBIT_MISTAKE_EN_PASSANT_CHECK : CHECKBIT_MISTAKE_CHECK_IGNORED;
    case CHESS_WHY_DOUBLE_CHECK:
      return CHECKBIT_MISTAKE_DOUBLE_CHECK;
    default:
      return judge_step (position, extra);
    }
}

static CheckbitMistakeKind
judge_extra (const CheckbitPattern *pattern, const CheckbitDifference *extra)
{
  const ChessPosition *position = pattern->position;

  if (!extra->explained)
    return strcmp (extra->reason, "null-move") == 0 ? CHECKBIT_MISTAKE_NULL_MOVE
                                                    : CHECKBIT_MISTAKE_WRAP;
  switch (extra->why.kind)
    {
    case CHESS_WHY_EMPTY_SQUARE:
    case CHESS_WHY_WRONG_SIDE:
      return CHECKBIT_MISTAKE_WRONG_PIECE;
    case CHESS_WHY_OWN_PIECE:
      return CHECKBIT_MISTAKE_TAKES_OWN;
    case CHESS_WHY_SAME_SQUARE:
      return CHECKBIT_MISTAKE_NULL_MOVE;
    case CHESS_WHY_NOT_HOW_IT_MOVES:
      return judge_movement (extra);
    case CHESS_WHY_BLOCKED:
      return CHECKBIT_MISTAKE_JUMP;
    case CHESS_WHY_NOTHING_TO_CAPTURE:
      return judge_capture (pattern, extra);
    case CHESS_WHY_PAWN_BLOCKED:
      return abs ((int) extra->to - (int) extra->from) == 16 ? CHECKBIT_MISTAKE_DOUBLE_PUSH_BLOCKED
                                                             : CHECKBIT_MISTAKE_PAWN_BLOCKED;
    case CHESS_WHY_CASTLING_NO_RIGHT:
      return judge_right (position, extra);
    case CHESS_WHY_CASTLING_IN_CHECK:
      return CHECKBIT_MISTAKE_CASTLING_OUT_OF_CHECK;
    case CHESS_WHY_CASTLING_BLOCKED:
      return CHECKBIT_MISTAKE_CASTLING_BLOCKED;
    case CHESS_WHY_CASTLING_THROUGH_CHECK:
      return CHECKBIT_MISTAKE_CASTLING_THROUGH_CHECK;
    case CHESS_WHY_CASTLING_INTO_CHECK:
      return CHECKBIT_MISTAKE_CASTLING_INTO_CHECK;
    case CHESS_WHY_PROMOTION_MISSING:
      return CHECKBIT_MISTAKE_PROMOTION_LEFT_OUT;
    case CHESS_WHY_PROMOTION_UNDUE:
      return CHECKBIT_MISTAKE_PROMOTION_UNDUE;
    default:
      return judge_safety (position, extra);
    }
}

/* --- Missing moves -------------------------------------------------------------------------- */

/* A legal move, with the properties that hypotheses use. */
typedef struct
{
  guint special;
  ChessPieceType type;
  ChessMove move;
  gboolean missing, explained;
} Legal;

static gboolean
is_edge (const Legal *legal)
{
  guint from = chess_square_file (chess_move_from (legal->move));
  guint to = chess_square_file (chess_move_destination (legal->move));

  return from == 0 || from == 7 || to == 0 || to == 7;
}

/* Whether a bishop, rook or queen moves to the edge of the board. */
static gboolean
ends_ray (const Legal *legal)
{
  ChessSquare from = chess_move_from (legal->move), to = chess_move_destination (legal->move);
  int files = (int) chess_square_file (to) - (int) chess_square_file (from);
  int ranks = (int) chess_square_rank (to) - (int) chess_square_rank (from);
  int file = (int) chess_square_file (to) + (files > 0) - (files < 0);
  int rank = (int) chess_square_rank (to) + (ranks > 0) - (ranks < 0);

  return legal->type >= CHESS_BISHOP && legal->type <= CHESS_QUEEN
         && (file < 0 || file > 7 || rank < 0 || rank > 7);
}

/* A hypothesis: moves with all properties of one set and none of another are missing. More specific
 * ones come first: of two equally good ones the first wins. */
typedef struct
{
  CheckbitMistakeKind kind;
  guint all, none;
  int type; /* of the piece; -1: any */
} Hypothesis;

static const Hypothesis hypotheses[] = {
  { CHECKBIT_MISTAKE_MISSING_EN_PASSANT_EVASION,
    CHECKBIT_SPECIAL_EN_PASSANT | CHECKBIT_SPECIAL_CAPTURES_CHECKER, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_EN_PASSANT_EVASION,
    CHECKBIT_SPECIAL_EN_PASSANT | CHECKBIT_SPECIAL_BLOCKS_CHECK, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_EN_PASSANT_PINNED,
    CHECKBIT_SPECIAL_EN_PASSANT | CHECKBIT_SPECIAL_ALONG_PIN, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_EN_PASSANT, CHECKBIT_SPECIAL_EN_PASSANT, 0, -1 },
  { CHECKBIT_MISTAKE_CHESS960_CASTLING, CHECKBIT_SPECIAL_CHESS960_CASTLING, 0, -1 },
  { CHECKBIT_MISTAKE_CASTLING_TOO_STRICT,
    CHECKBIT_SPECIAL_CASTLING | CHECKBIT_SPECIAL_ROOK_ATTACKED, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_CASTLING, CHECKBIT_SPECIAL_CASTLING, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_PROMOTION, CHECKBIT_SPECIAL_PROMOTION, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_UNDERPROMOTION, CHECKBIT_SPECIAL_UNDERPROMOTION, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_PROMOTION_CAPTURE,
    CHECKBIT_SPECIAL_PROMOTION | CHECKBIT_SPECIAL_CAPTURE, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_PROMOTION_PUSH, CHECKBIT_SPECIAL_PROMOTION, CHECKBIT_SPECIAL_CAPTURE,
    -1 },
  { CHECKBIT_MISTAKE_MISSING_PINNER_CAPTURE, CHECKBIT_SPECIAL_CAPTURES_PINNER, 0, -1 },
  { CHECKBIT_MISTAKE_PIN_TOO_STRICT, CHECKBIT_SPECIAL_ALONG_PIN, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_DOUBLE_CHECK_EVASION, CHECKBIT_SPECIAL_DOUBLE_CHECK_EVASION, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_CHECKER_CAPTURE, CHECKBIT_SPECIAL_CAPTURES_CHECKER,
    CHECKBIT_SPECIAL_KING_CAPTURE, -1 },
  { CHECKBIT_MISTAKE_MISSING_CHECKER_CAPTURE, CHECKBIT_SPECIAL_CAPTURES_CHECKER, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_BLOCK, CHECKBIT_SPECIAL_BLOCKS_CHECK, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_KING_EVASION, CHECKBIT_SPECIAL_CHECK_EVASION, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_DOUBLE_PUSH, CHECKBIT_SPECIAL_DOUBLE_PUSH, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_KING_CAPTURE, CHECKBIT_SPECIAL_KING_CAPTURE, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_PAWN_CAPTURE, CHECKBIT_SPECIAL_CAPTURE, 0, CHESS_PAWN },
  { CHECKBIT_MISTAKE_MISSING_CAPTURE, CHECKBIT_SPECIAL_CAPTURE, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_DISCOVERY, CHECKBIT_SPECIAL_DISCOVERED_CHECK, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_SLIDER_EDGE, 0, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_PAWN, 0, 0, CHESS_PAWN },
  { CHECKBIT_MISTAKE_MISSING_KNIGHT, 0, 0, CHESS_KNIGHT },
  { CHECKBIT_MISTAKE_MISSING_BISHOP, 0, 0, CHESS_BISHOP },
  { CHECKBIT_MISTAKE_MISSING_ROOK, 0, 0, CHESS_ROOK },
  { CHECKBIT_MISTAKE_MISSING_QUEEN, 0, 0, CHESS_QUEEN },
  { CHECKBIT_MISTAKE_MISSING_KING, 0, 0, CHESS_KING },
  { CHECKBIT_MISTAKE_MISSING_EDGE, 0, 0, -1 },
  { CHECKBIT_MISTAKE_MISSING_OTHER, 0, 0, -1 },
};

static gboolean
fits (const Hypothesis *hypothesis, const Legal *legal)
{
  if (hypothesis->kind == CHECKBIT_MISTAKE_MISSING_EDGE && !is_edge (legal))
    return FALSE;
  if (hypothesis->kind == CHECKBIT_MISTAKE_MISSING_SLIDER_EDGE && !ends_ray (legal))
    return FALSE;
  return (legal->special & hypothesis->all) == hypothesis->all
         && (legal->special & hypothesis->none) == 0
         && (hypothesis->type < 0 || legal->type == (ChessPieceType) hypothesis->type);
}

/* The moves of a position with their properties, and which are missing. */
static GArray *
list_legal (const CheckbitPattern *pattern)
{
  GArray *list = g_array_new (FALSE, TRUE, sizeof (Legal));
  ChessMoveList moves;

  chess_movegen_legal (pattern->position, &moves);
  for (size_t i = 0; i < moves.count; i++)
    {
      ChessMove move = moves.moves[i];
      ChessPiece piece = chess_position_piece_at (pattern->position, chess_move_from (move));
      Legal legal = { .special = checkbit_special_of (pattern->position, move),
                      .type = chess_piece_type (piece),
                      .move = move };

      for (guint j = 0; j < pattern->differences->len; j++)
        {
          const CheckbitDifference *difference
              = &g_array_index (pattern->differences, CheckbitDifference, j);
          legal.missing
              |= difference->kind == CHECKBIT_DIFFERENCE_MISSING && difference->move == move;
        }
      g_array_append_val (list, legal);
    }
  return list;
}

/* How well a hypothesis matches the missing moves not yet explained: 0 to 1. */
static double
judge_fit (const GArray *list, const Hypothesis *hypothesis, guint *n_explained)
{
  guint n_fitting = 0, n_hit = 0, n_open = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const Legal *legal = &g_array_index (list, Legal, i);
      gboolean fitting = fits (hypothesis, legal), open = legal->missing && !legal->explained;

      n_fitting += fitting && !legal->explained;
      n_open += open;
      n_hit += fitting && open;
    }
  *n_explained = n_hit;
  /* A single move is not enough evidence for this. */
  if (hypothesis->kind == CHECKBIT_MISTAKE_MISSING_SLIDER_EDGE && (n_hit < 2 || n_hit < n_fitting))
    return 0;

  return n_hit == 0 ? 0 : 2.0 * n_hit / (n_fitting + n_open);
}

static void
mark_explained (GArray *list, const Hypothesis *hypothesis)
{
  for (guint i = 0; i < list->len; i++)
    {
      Legal *legal = &g_array_index (list, Legal, i);

      legal->explained |= fits (hypothesis, legal);
    }
}

/* --- Both kinds ----------------------------------------------------------------------------- */

static void
vote (GArray *mistakes, CheckbitMistakeKind kind, guint n)
{
  CheckbitLabMistake mistake = { kind, n };

  for (guint i = 0; i < mistakes->len; i++)
    {
      CheckbitLabMistake *other = &g_array_index (mistakes, CheckbitLabMistake, i);
      if (other->kind == kind)
        {
          other->n_explained += n;
          return;
        }
    }
  g_array_append_val (mistakes, mistake);
}

/* Explains the missing moves, starting with the best hypothesis. */
static void
judge_missing (GArray *mistakes, const CheckbitPattern *pattern)
{
  g_autoptr (GArray) list = list_legal (pattern);

  for (;;)
    {
      const Hypothesis *best = NULL;
      guint n_best = 0;
      double best_fit = 0;

      for (gsize i = 0; i < G_N_ELEMENTS (hypotheses); i++)
        {
          guint n;
          double fit = judge_fit (list, &hypotheses[i], &n);

          if (fit <= best_fit)
            continue;
          best = &hypotheses[i];
          best_fit = fit;
          n_best = n;
        }
      if (best == NULL)
        return;
      vote (mistakes, best->kind, n_best);
      mark_explained (list, best);
    }
}

int
checkbit_lab_mistake_compare (gconstpointer a, gconstpointer b)
{
  const CheckbitLabMistake *one = a, *other = b;

  if (one->n_explained != other->n_explained)
    return one->n_explained < other->n_explained ? 1 : -1;
  return (int) one->kind - (int) other->kind;
}

static CheckbitLabMistake *
find (GArray *mistakes, CheckbitMistakeKind kind)
{
  for (guint i = 0; i < mistakes->len; i++)
    if (g_array_index (mistakes, CheckbitLabMistake, i).kind == kind)
      return &g_array_index (mistakes, CheckbitLabMistake, i);
  return NULL;
}

static void
drop (GArray *mistakes, CheckbitMistakeKind kind)
{
  CheckbitLabMistake *mistake = find (mistakes, kind);

  if (mistake != NULL)
    g_array_remove_index (mistakes,
                          (guint) (mistake - (CheckbitLabMistake *) (void *) mistakes->data));
}

/* A move that is missing to one square and extra to another is a single mistake. */
static void
join_pairs (GArray *mistakes, const CheckbitPattern *pattern)
{
  CheckbitLabMistake *extra = find (mistakes, CHECKBIT_MISTAKE_PROMOTION_LEFT_OUT);
  gboolean king_extra = FALSE;
  ChessSquare king
      = chess_position_king (pattern->position, chess_position_side (pattern->position));

  if (extra != NULL)
    {
      drop (mistakes, CHECKBIT_MISTAKE_MISSING_PROMOTION);
      drop (mistakes, CHECKBIT_MISTAKE_MISSING_PROMOTION_CAPTURE);
      drop (mistakes, CHECKBIT_MISTAKE_MISSING_PROMOTION_PUSH);
    }
  for (guint i = 0; i < pattern->differences->len; i++)
    {
      const CheckbitDifference *difference
          = &g_array_index (pattern->differences, CheckbitDifference, i);
      king_extra |= difference->kind == CHECKBIT_DIFFERENCE_EXTRA && difference->from == king
                    && difference->explained && difference->why.kind == CHESS_WHY_NOT_HOW_IT_MOVES;
    }
  if (king_extra && find (mistakes, CHECKBIT_MISTAKE_MISSING_CASTLING) != NULL)
    {
      drop (mistakes, CHECKBIT_MISTAKE_MISSING_CASTLING);
      drop (mistakes, CHECKBIT_MISTAKE_MOVEMENT);
      drop (mistakes, CHECKBIT_MISTAKE_CASTLING_RIGHT);
      vote (mistakes, CHECKBIT_MISTAKE_CASTLING_SQUARES, 2);
    }
}

/* The sides to which castling is legal: 1 towards the c-file, 2 towards the g-file. */
static guint
legal_sides (const ChessPosition *position)
{
  ChessMoveList list;
  guint sides = 0;

  chess_movegen_legal (position, &list);
  for (size_t i = 0; i < list.count; i++)
    if (chess_move_kind (list.moves[i]) == CHESS_MOVE_CASTLING)
      sides |= chess_square_file (chess_move_destination (list.moves[i])) == 2 ? 1 : 2;
  return sides;
}

/* If both sides are possible, but castling is only missing to one, names that side. */
static void
name_side (GArray *mistakes, const CheckbitPattern *pattern)
{
  CheckbitLabMistake *mistake = find (mistakes, CHECKBIT_MISTAKE_MISSING_CASTLING);
  guint sides = 0;

  if (mistake == NULL || legal_sides (pattern->position) != 3)
    return;
  for (guint i = 0; i < pattern->differences->len; i++)
    {
      const CheckbitDifference *difference
          = &g_array_index (pattern->differences, CheckbitDifference, i);
      if (difference->kind == CHECKBIT_DIFFERENCE_MISSING
          && chess_move_kind (difference->move) == CHESS_MOVE_CASTLING)
        sides |= chess_square_file (chess_move_destination (difference->move)) == 2 ? 1 : 2;
    }
  if (sides == 1)
    mistake->kind = CHECKBIT_MISTAKE_MISSING_LONG_CASTLING;
  else if (sides == 2)
    mistake->kind = CHECKBIT_MISTAKE_MISSING_SHORT_CASTLING;
}

static gboolean
is_about_castling (CheckbitMistakeKind kind)
{
  return kind == CHECKBIT_MISTAKE_CASTLING_RIGHT || kind == CHECKBIT_MISTAKE_CASTLING_WITHOUT_ROOK
         || kind == CHECKBIT_MISTAKE_MISSING_CASTLING
         || kind == CHECKBIT_MISTAKE_MISSING_LONG_CASTLING
         || kind == CHECKBIT_MISTAKE_MISSING_SHORT_CASTLING
         || kind == CHECKBIT_MISTAKE_CHESS960_CASTLING
         || kind == CHECKBIT_MISTAKE_CASTLING_TOO_STRICT;
}

static gboolean
is_about_en_passant (CheckbitMistakeKind kind)
{
  return kind == CHECKBIT_MISTAKE_EN_PASSANT_STALE || kind == CHECKBIT_MISTAKE_MISSING_EN_PASSANT
         || kind == CHECKBIT_MISTAKE_MISSING_EN_PASSANT_EVASION
         || kind == CHECKBIT_MISTAKE_MISSING_EN_PASSANT_PINNED;
}

/* Whether a king's move is the duplicate: written by the king's destination, one of the two is
 * castling without the right to it. */
static gboolean
king_comes_twice (const CheckbitPattern *pattern)
{
  ChessSquare king
      = chess_position_king (pattern->position, chess_position_side (pattern->position));

  for (guint i = 0; i < pattern->differences->len; i++)
    {
      const CheckbitDifference *difference
          = &g_array_index (pattern->differences, CheckbitDifference, i);
      if (difference->kind == CHECKBIT_DIFFERENCE_DUPLICATE && difference->from == king)
        return TRUE;
    }
  return FALSE;
}

/* Which part of playing the move is wrong. */
static CheckbitMistakeKind
judge_playing (const GArray *mistakes, const CheckbitPattern *pattern)
{
  CheckbitMistakeKind first = g_array_index (mistakes, CheckbitLabMistake, 0).kind;
  ChessMove played = pattern->played;

  if (is_about_castling (first) || king_comes_twice (pattern))
    return CHECKBIT_MISTAKE_PLAY_RIGHTS;
  if (is_about_en_passant (first) || chess_move_kind (played) == CHESS_MOVE_EN_PASSANT)
    return CHECKBIT_MISTAKE_PLAY_EN_PASSANT;
  if (chess_move_kind (played) == CHESS_MOVE_CASTLING)
    return CHECKBIT_MISTAKE_PLAY_CASTLING;
  if (chess_move_kind (played) == CHESS_MOVE_PROMOTION)
    return CHECKBIT_MISTAKE_PLAY_PROMOTION;
  return CHECKBIT_MISTAKE_PLAY_BOARD;
}

GArray *
checkbit_mistakes_new (const CheckbitPattern *pattern)
{
  GArray *mistakes = g_array_new (FALSE, TRUE, sizeof (CheckbitLabMistake));
  gboolean lists = checkbit_differences_in_lists (pattern->differences);

  judge_missing (mistakes, pattern);
  for (guint i = 0; i < pattern->differences->len; i++)
    {
      const CheckbitDifference *difference
          = &g_array_index (pattern->differences, CheckbitDifference, i);

      if (difference->kind == CHECKBIT_DIFFERENCE_EXTRA)
        vote (mistakes, judge_extra (pattern, difference), 1);
      else if (difference->kind == CHECKBIT_DIFFERENCE_DUPLICATE)
        vote (mistakes, CHECKBIT_MISTAKE_DUPLICATE, 1);
      else if (difference->kind == CHECKBIT_DIFFERENCE_COUNT && !lists)
        vote (mistakes, CHECKBIT_MISTAKE_COUNT, 1);
    }
  join_pairs (mistakes, pattern);
  name_side (mistakes, pattern);
  g_array_sort (mistakes, checkbit_lab_mistake_compare);
  if (pattern->played != CHESS_MOVE_NONE && lists && mistakes->len > 0)
    {
      CheckbitLabMistake playing = { judge_playing (mistakes, pattern), pattern->differences->len };
      g_array_prepend_val (mistakes, playing);
    }
  return mistakes;
}
