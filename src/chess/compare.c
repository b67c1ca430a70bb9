/* Which sets of the catalogue a set resembles, and which common mistake explains the difference.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chess/compare.h"

#include <string.h>

#include "chess/attacks.h"

/* More than the catalogue has. */
#define MAX_MASKS 256

/* --- What mistakes add and leave out -------------------------------------------------------- */

/* The pieces whose attacks a mask contains. */
typedef struct
{
  const ChessPosition *position;
  ChessColor side;
  unsigned types; /* bits */
} Attackers;

static ChessBitboard
get_pieces (const Attackers *attackers, ChessPieceType type)
{
  return attackers->types >> type & 1
             ? chess_position_pieces (attackers->position, attackers->side, type)
             : CHESS_NO_SQUARES;
}

/* The attacks of the pieces, except some of them. */
static ChessBitboard
get_attacks_without (const Attackers *attackers, ChessBitboard without)
{
  ChessBitboard occupied = chess_position_occupied (attackers->position), attacks = 0;

  for (ChessPieceType type = CHESS_PAWN; type <= CHESS_KING; type++)
    CHESS_FOREACH_SQUARE (square, get_pieces (attackers, type) & ~without)
      attacks |= chess_attacks_piece (CHESS_PIECE (attackers->side, type), (ChessSquare) square,
                                      occupied);
  return attacks;
}

/* What sliders see beyond the first piece in their way. */
static ChessBitboard
get_xrays (const Attackers *attackers)
{
  ChessBitboard occupied = chess_position_occupied (attackers->position), seen = 0;

  for (ChessPieceType type = CHESS_BISHOP; type <= CHESS_QUEEN; type++)
    CHESS_FOREACH_SQUARE (square, get_pieces (attackers, type))
      {
        ChessPiece piece = CHESS_PIECE (attackers->side, type);
        ChessBitboard first = chess_attacks_piece (piece, (ChessSquare) square, occupied);
        seen |= chess_attacks_piece (piece, (ChessSquare) square, occupied & ~first);
      }
  return seen;
}

/* A step of some bits without masks. */
static ChessBitboard
shift (ChessBitboard set, int bits)
{
  return bits > 0 ? set << bits : set >> -bits;
}

static ChessBitboard
get_shifted (ChessBitboard set, const int *steps, size_t n_steps)
{
  ChessBitboard reached = 0;

  for (size_t i = 0; i < n_steps; i++)
    reached |= shift (set, steps[i]);
  return reached;
}

/* The results of steps made by unmasked shifts: the correct ones, and those wrapped around an
 * edge. */
static ChessBitboard
get_raw_steps (const Attackers *attackers)
{
  static const int knight[] = { 6, 10, 15, 17, -6, -10, -15, -17 };
  static const int king[] = { 1, 7, 8, 9, -1, -7, -8, -9 };
  static const int pawn[CHESS_N_COLORS][2] = { { 7, 9 }, { -7, -9 } };

  return get_shifted (get_pieces (attackers, CHESS_KNIGHT), knight, 8)
         | get_shifted (get_pieces (attackers, CHESS_KING), king, 8)
         | get_shifted (get_pieces (attackers, CHESS_PAWN), pawn[attackers->side], 2);
}

static ChessBitboard
find_mask (const ChessMaskInput *input, const char *const ids[CHESS_N_COLORS], ChessColor side)
{
  return chess_mask_compute (chess_mask_find (ids[side]), input);
}

static const char *const pushes[] = { "pushes_white", "pushes_black" };
static const char *const double_pushes[] = { "double_pushes_white", "double_pushes_black" };
static const char *const pinned[] = { "pinned_white", "pinned_black" };
static const char *const attacks[] = { "attacks_white", "attacks_black" };
static const char *const dangers[] = { "danger_white", "danger_black" };

/* --- Why ------------------------------------------------------------------------------------ */

/* Whether a mask contains attacks; sets which pieces'. */
static bool
is_attack_mask (const ChessMask *mask, Attackers *attackers)
{
  bool danger = strncmp (mask->id, "danger_", 7) == 0;

  if (!danger && (strncmp (mask->id, "attacks_", 8) != 0 || strstr (mask->id, "_twice") != NULL))
    return false;
  attackers->side
      = danger ? chess_color_opposite ((ChessColor) mask->color) : (ChessColor) mask->color;
  attackers->types = mask->type < CHESS_N_PIECE_TYPES ? 1u << mask->type : 0x3f;
  return true;
}

static bool
is_within (ChessBitboard set, ChessBitboard other)
{
  return (set & ~other) == 0;
}

/* The mistake that one side's king was on the board, or missing, when it should not have been. */
static ChessLikenessKind
explain_king (const ChessMaskInput *input,
              const ChessLikeness *likeness,
              const Attackers *attackers)
{
  ChessColor other = chess_color_opposite (attackers->side);
  ChessBitboard behind
      = find_mask (input, dangers, other) & ~find_mask (input, attacks, attackers->side);

  if (strncmp (likeness->mask->id, "danger_", 7) == 0)
    return likeness->extra == 0 && is_within (likeness->missing, behind) ? CHESS_LIKENESS_KING_LEFT
                                                                         : CHESS_LIKENESS_UNKNOWN;
  return likeness->missing == 0 && is_within (likeness->extra, behind) ? CHESS_LIKENESS_KING_LIFTED
                                                                       : CHESS_LIKENESS_UNKNOWN;
}

/* Explains squares in excess. */
static ChessLikenessKind
explain_extra (const ChessMaskInput *input,
               const ChessLikeness *likeness,
               const Attackers *attackers)
{
  ChessBitboard pushed = find_mask (input, pushes, attackers->side)
                         | find_mask (input, double_pushes, attackers->side);
  ChessBitboard pawns = chess_attacks_pawns (attackers->side, get_pieces (attackers, CHESS_PAWN));

  if (attackers->types & 1u << CHESS_PAWN && is_within (likeness->extra, pushed)
      && is_within (likeness->missing, pawns))
    return CHESS_LIKENESS_PUSHES;
  if (likeness->missing != 0)
    return CHESS_LIKENESS_UNKNOWN;
  if (is_within (likeness->extra, get_raw_steps (attackers)))
    return CHESS_LIKENESS_WRAPPED;
  return is_within (likeness->extra, get_xrays (attackers)) ? CHESS_LIKENESS_XRAY
                                                            : CHESS_LIKENESS_UNKNOWN;
}

/* Explains missing squares. */
static ChessLikenessKind
explain_missing (const ChessMaskInput *input,
                 const ChessLikeness *likeness,
                 ChessBitboard mask,
                 const Attackers *attackers)
{
  ChessBitboard bound = find_mask (input, pinned, attackers->side);

  if (likeness->missing == (mask & ~get_attacks_without (attackers, bound)))
    return CHESS_LIKENESS_PINNED;
  if (likeness->missing == (mask & chess_position_color (input->position, attackers->side)))
    return CHESS_LIKENESS_OWN;
  return CHESS_LIKENESS_UNKNOWN;
}

/* Explains the difference of a set from a mask. */
static ChessLikenessKind
explain (const ChessMaskInput *input, const ChessLikeness *likeness, ChessBitboard mask)
{
  Attackers attackers = { .position = input->position };
  ChessLikenessKind kind;

  if (!is_attack_mask (likeness->mask, &attackers))
    return CHESS_LIKENESS_UNKNOWN;
  kind = explain_king (input, likeness, &attackers);
  if (kind == CHESS_LIKENESS_UNKNOWN && likeness->extra != 0)
    kind = explain_extra (input, likeness, &attackers);
  if (kind == CHESS_LIKENESS_UNKNOWN && likeness->extra == 0)
    kind = explain_missing (input, likeness, mask, &attackers);
  return kind;
}

/* --- The most alike ------------------------------------------------------------------------- */

/* The best ones so far, in order. */
typedef struct
{
  ChessLikeness *found;
  size_t n, max;
} Best;

static unsigned
count_difference (const ChessLikeness *likeness)
{
  return chess_bitboard_count (likeness->missing) + chess_bitboard_count (likeness->extra);
}

/* Whether a set equals a mask in another interpretation. */
static bool
is_other_reading (const ChessLikeness *likeness)
{
  return likeness->kind == CHESS_LIKENESS_LAYOUT || likeness->kind == CHESS_LIKENESS_OTHER_SIDE;
}

/* Equal ones first, then those with a reason, then the others; each ordered by the number of
 * differing squares. */
static unsigned
get_rank (const ChessLikeness *likeness)
{
  unsigned group = likeness->kind == CHESS_LIKENESS_EQUAL     ? 0
                   : likeness->kind == CHESS_LIKENESS_UNKNOWN ? 3
                   : is_other_reading (likeness)              ? 2
                                                              : 1;

  return group * 64 + (group == 2 ? likeness->kind : count_difference (likeness));
}

/* Inserts one after those that are equally good. */
static void
add (Best *best, const ChessLikeness *likeness)
{
  size_t place = best->n;

  while (place > 0 && get_rank (&best->found[place - 1]) > get_rank (likeness))
    place--;
  if (place == best->max)
    return;
  if (best->n < best->max)
    best->n++;
  memmove (best->found + place + 1, best->found + place,
           (best->n - 1 - place) * sizeof *best->found);
  best->found[place] = *likeness;
}

/* Whether a set may be similar to a mask rather than equal: constant masks are rarely mistaken. */
static bool
may_be_near (const ChessMask *mask)
{
  return mask->group != CHESS_MASK_GROUP_BOARD && mask->group != CHESS_MASK_GROUP_STATE
         && strncmp (mask->id, "sel_", 4) != 0;
}

static void
compare_with (Best *best,
              const ChessMaskInput *input,
              const ChessMask *mask,
              ChessBitboard value,
              ChessBitboard set,
              ChessLayout layout)
{
  ChessLikeness likeness = { mask, CHESS_LIKENESS_EQUAL, value & ~set, set & ~value, layout };
  unsigned difference = count_difference (&likeness);

  if (difference > 0)
    {
      unsigned n = chess_bitboard_count (value);

      if (!may_be_near (mask) || difference > CHESS_MAX_DIFFERENCE || 2 * difference > n
          || value == CHESS_ALL_SQUARES)
        return;
      likeness.kind = explain (input, &likeness, value);
      /* two sets that share half of their squares by chance */
      if (likeness.kind == CHESS_LIKENESS_UNKNOWN && 3 * difference > n)
        return;
    }
  add (best, &likeness);
}

/* The masks that a word equals in another layout. A single square nearly always equals
 * something. */
static void
compare_layouts (Best *best, ChessBitboard set, ChessLayout layout, const ChessBitboard *values)
{
  uint64_t word = chess_layout_write (layout, set);

  for (ChessLayout other = 0; other < CHESS_N_LAYOUTS; other++)
    for (size_t i = 0; i < chess_mask_count (); i++)
      {
        ChessLikeness likeness
            = { .mask = chess_mask_get (i), .kind = CHESS_LIKENESS_LAYOUT, .layout = other };
        if (values[i] == chess_layout_read (other, word) && may_be_near (likeness.mask))
          add (best, &likeness);
      }
}

/* Adds a mask that the set would be for the other side. */
static void
add_other_side (
    Best *best, const ChessMask *mask, ChessBitboard value, ChessBitboard set, ChessLayout layout)
{
  ChessLikeness likeness = { mask, CHESS_LIKENESS_OTHER_SIDE, value & ~set, set & ~value, layout };

  add (best, &likeness);
}

/* The masks that a set equals if the other side is to move, and those with pawns attacking in the
 * other direction. */
static void
compare_sides (Best *best,
               const ChessMaskInput *input,
               ChessBitboard set,
               ChessLayout layout,
               const ChessBitboard *values)
{
  ChessPosition passed = *input->position;
  ChessMaskInput other = { .position = &passed, .selection = input->selection };
  ChessBitboard others[MAX_MASKS];

  chess_position_pass (&passed);
  chess_mask_compute_all (&other, others);
  for (size_t i = 0; i < chess_mask_count (); i++)
    {
      const ChessMask *mask = chess_mask_get (i);
      Attackers attackers = { .position = input->position };
      bool pawns = is_attack_mask (mask, &attackers) && attackers.types == 1u << CHESS_PAWN;
      ChessBitboard turned = pawns ? chess_attacks_pawns (chess_color_opposite (attackers.side),
                                                          get_pieces (&attackers, CHESS_PAWN))
                                   : others[i];
      if (turned == set && values[i] != set && may_be_near (mask))
        add_other_side (best, mask, values[i], set, layout);
    }
}

size_t
chess_compare_find (const ChessMaskInput *input,
                    ChessBitboard set,
                    ChessLayout layout,
                    ChessLikeness *found,
                    size_t max)
{
  Best best = { found, 0, max };
  ChessBitboard values[MAX_MASKS];
  size_t n = chess_mask_count ();

  /* the whole board is the mask of a check that nobody gives */
  if (set == CHESS_NO_SQUARES || set == CHESS_ALL_SQUARES || max == 0 || n > MAX_MASKS)
    return 0;
  chess_mask_compute_all (input, values);
  for (size_t i = 0; i < n; i++)
    compare_with (&best, input, chess_mask_get (i), values[i], set, layout);
  if (best.n == 0 || best.found[0].kind != CHESS_LIKENESS_EQUAL)
    if (chess_bitboard_count (set) > 2)
      {
        compare_layouts (&best, set, layout, values);
        compare_sides (&best, input, set, layout, values);
      }
  return best.n;
}
