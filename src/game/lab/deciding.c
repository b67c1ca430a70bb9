/* The masks that explain whether a move is legal, and the explanation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/lab/deciding.h"

#include <glib/gi18n-lib.h>

#include "chess/mask.h"

/* --- Masks ---------------------------------------------------------------------------------- */

/* Masks about one side have two names, one per color. */
typedef struct
{
  const char *white, *black; /* black: NULL if white is about both */
} Name;

/* The masks for each reason against a move, NULL-terminated. */
static const struct
{
  ChessWhyKind kind;
  Name names[4];
} against[] = {
  { CHESS_WHY_PINNED,
    { { "pin_rays_white", "pin_rays_black" }, { "pinners_white", "pinners_black" } } },
  { CHESS_WHY_IN_CHECK, { { "check_mask", NULL }, { "checkers", NULL } } },
  { CHESS_WHY_DOUBLE_CHECK, { { "checkers", NULL }, { "flight", NULL } } },
  { CHESS_WHY_INTO_CHECK, { { "danger_white", "danger_black" }, { "flight", NULL } } },
  { CHESS_WHY_EN_PASSANT_EXPOSES, { { "ep_square", NULL }, { "ep_capturers", NULL } } },
  { CHESS_WHY_CASTLING_NO_RIGHT, { { "castling_rooks", NULL } } },
  { CHESS_WHY_CASTLING_IN_CHECK, { { "checkers", NULL }, { "castling_safe", NULL } } },
  { CHESS_WHY_CASTLING_BLOCKED, { { "castling_empty", NULL }, { "occupied", NULL } } },
  { CHESS_WHY_CASTLING_THROUGH_CHECK,
    { { "castling_safe", NULL }, { "danger_white", "danger_black" } } },
  { CHESS_WHY_CASTLING_INTO_CHECK,
    { { "castling_safe", NULL }, { "danger_white", "danger_black" } } },
  { CHESS_WHY_NOTHING_TO_CAPTURE, { { "them", NULL }, { "ep_square", NULL } } },
  { CHESS_WHY_PAWN_BLOCKED, { { "pushes_white", "pushes_black" } } },
};

/* The masks for special properties of a legal move. */
static const struct
{
  CheckbitSpecial special;
  Name names[4];
} in_favor[] = {
  { CHECKBIT_SPECIAL_EN_PASSANT, { { "ep_square", NULL }, { "ep_capturers", NULL } } },
  { CHECKBIT_SPECIAL_CASTLING,
    { { "castling_rooks", NULL }, { "castling_empty", NULL }, { "castling_safe", NULL } } },
  { CHECKBIT_SPECIAL_DOUBLE_CHECK_EVASION, { { "checkers", NULL }, { "flight", NULL } } },
  { CHECKBIT_SPECIAL_CHECK_EVASION, { { "flight", NULL }, { "checkers", NULL } } },
  { CHECKBIT_SPECIAL_CAPTURES_CHECKER, { { "check_mask", NULL }, { "checkers", NULL } } },
  { CHECKBIT_SPECIAL_BLOCKS_CHECK, { { "check_mask", NULL } } },
  { CHECKBIT_SPECIAL_ALONG_PIN, { { "pin_rays_white", "pin_rays_black" } } },
  { CHECKBIT_SPECIAL_CAPTURES_PINNER,
    { { "pin_rays_white", "pin_rays_black" }, { "pinners_white", "pinners_black" } } },
  { CHECKBIT_SPECIAL_DOUBLE_PUSH, { { "double_pushes_white", "double_pushes_black" } } },
  { CHECKBIT_SPECIAL_KING_CAPTURE, { { "flight", NULL } } },
  { CHECKBIT_SPECIAL_CAPTURE, { { "captures", NULL } } },
};

/* A list that is being filled. */
typedef struct
{
  const ChessPosition *position;
  CheckbitDecidingMask *masks;
  guint n;
} List;

static void
add (List *list, const CheckbitDecidingMask *mask)
{
  if (list->n == CHECKBIT_MAX_DECIDING_MASKS)
    return;
  for (guint i = 0; i < list->n; i++)
    if (list->masks[i].bits == mask->bits)
      return;
  list->masks[list->n++] = *mask;
}

static void
add_named (List *list, const Name names[4])
{
  ChessMaskInput input = { .position = list->position, .last_move = CHESS_MOVE_NONE };
  gboolean black = chess_position_side (list->position) == CHESS_BLACK;

  for (guint i = 0; i < 4 && names[i].white != NULL; i++)
    {
      const char *id = black && names[i].black != NULL ? names[i].black : names[i].white;
      const ChessMask *mask = chess_mask_find (id);
      CheckbitDecidingMask named
          = { id, _ (mask->title), _ (mask->sentence), chess_mask_compute (mask, &input) };

      add (list, &named);
    }
}

static void
add_reason (List *list, const ChessWhy *why)
{
  const CheckbitDecidingMask reason
      = { NULL, why->kind == CHESS_WHY_NOT_HOW_IT_MOVES ? _ ("How it moves") : _ ("The reason"),
          NULL, why->mask },
      pieces = { NULL, _ ("Pieces"), _ ("The pieces that are the reason."), why->squares };

  if (why->mask != 0)
    add (list, &reason);
  if (why->squares != 0)
    add (list, &pieces);
  for (guint i = 0; i < G_N_ELEMENTS (against); i++)
    if (against[i].kind == why->kind)
      add_named (list, against[i].names);
}

guint
checkbit_deciding_masks (const ChessPosition *position,
                         const CheckbitDifference *difference,
                         CheckbitDecidingMask masks[CHECKBIT_MAX_DECIDING_MASKS])
{
  static const Name targets[4] = { { "targets", NULL } };
  List list = { position, masks, 0 };

  g_return_val_if_fail (position != NULL, 0);
  g_return_val_if_fail (difference != NULL, 0);

  if (difference->kind == CHECKBIT_DIFFERENCE_EXTRA)
    {
      if (difference->explained)
        add_reason (&list, &difference->why);
      return list.n;
    }
  for (guint i = 0; i < G_N_ELEMENTS (in_favor); i++)
    if (difference->special & in_favor[i].special)
      add_named (&list, in_favor[i].names);
  if (list.n == 0)
    add_named (&list, targets);

  return list.n;
}

/* --- Words ---------------------------------------------------------------------------------- */

static const struct
{
  CheckbitSpecial special;
  const char *text;
} specials[] = {
  { CHECKBIT_SPECIAL_EN_PASSANT, N_ ("It captures en passant.") },
  { CHECKBIT_SPECIAL_CHESS960_CASTLING,
    N_ ("It castles from squares other than the standard ones.") },
  { CHECKBIT_SPECIAL_CASTLING, N_ ("It castles, which nothing forbids here.") },
  { CHECKBIT_SPECIAL_ROOK_ATTACKED,
    N_ ("Only the king’s path must be safe, not the rook or its path.") },
  { CHECKBIT_SPECIAL_DOUBLE_CHECK_EVASION, N_ ("The king leaves a double check.") },
  { CHECKBIT_SPECIAL_CHECK_EVASION, N_ ("The king leaves check.") },
  { CHECKBIT_SPECIAL_CAPTURES_CHECKER, N_ ("It takes the piece that gives check.") },
  { CHECKBIT_SPECIAL_BLOCKS_CHECK, N_ ("It blocks the check.") },
  { CHECKBIT_SPECIAL_CAPTURES_PINNER, N_ ("It takes the piece that pins it.") },
  { CHECKBIT_SPECIAL_ALONG_PIN, N_ ("It is pinned and stays on the line of the pin.") },
  { CHECKBIT_SPECIAL_DOUBLE_PUSH, N_ ("The pawn goes two squares from the rank it starts on.") },
  { CHECKBIT_SPECIAL_UNDERPROMOTION, N_ ("It promotes to a piece other than a queen.") },
  { CHECKBIT_SPECIAL_PROMOTION, N_ ("It promotes.") },
  { CHECKBIT_SPECIAL_KING_CAPTURE, N_ ("The king takes an unprotected piece.") },
  { CHECKBIT_SPECIAL_CAPTURE, N_ ("It captures.") },
};

/* If a move has another special property, these are not mentioned. */
#define COVERED                                                                                    \
  (CHECKBIT_SPECIAL_CASTLING | CHECKBIT_SPECIAL_PROMOTION | CHECKBIT_SPECIAL_ALONG_PIN             \
   | CHECKBIT_SPECIAL_CAPTURE)

static char *
dup_legal (const CheckbitDifference *difference)
{
  GString *text = g_string_new (_ ("It is legal."));
  guint said = 0;

  for (guint i = 0; i < G_N_ELEMENTS (specials); i++)
    {
      guint special = specials[i].special;

      if (!(difference->special & special)
          || ((special & COVERED) && (said & ~(guint) CHECKBIT_SPECIAL_ROOK_ATTACKED)))
        continue;
      g_string_append_printf (text, " %s", _ (specials[i].text));
      said |= special;
    }
  return g_string_free (text, FALSE);
}

char *
checkbit_deciding_sentence (const CheckbitDifference *difference)
{
  guint n;

  g_return_val_if_fail (difference != NULL, NULL);

  n = (guint) MIN (difference->theirs, G_MAXUINT);
  switch (difference->kind)
    {
    case CHECKBIT_DIFFERENCE_EXTRA:
      return checkbit_difference_sentence (difference);
    case CHECKBIT_DIFFERENCE_DUPLICATE:
      /* Translators: how often a program lists the same move */
      return g_strdup_printf (ngettext ("It is listed %u time.", "It is listed %u times.", n), n);
    case CHECKBIT_DIFFERENCE_COUNT:
      return g_strdup (_ ("It is in both lists, but the counts behind it differ."));
    default:
      return dup_legal (difference);
    }
}
