/* Which sets of the catalogue a set resembles, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/likeness.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/text/value-forms.h"

/* How many similar sets are searched for, and how many are named if none is equal. */
#define N_FOUND 12
#define N_TOLD 3

/* The cause, to be put after a colon; NULL if unknown. */
static const char *
get_reason (ChessLikenessKind kind)
{
  switch (kind)
    {
    case CHESS_LIKENESS_KING_LEFT:
      return _ ("the king was left on the board");
    case CHESS_LIKENESS_KING_LIFTED:
      return _ ("the other side’s king was taken off the board");
    case CHESS_LIKENESS_PUSHES:
      return _ ("pawn pushes are among the attacks");
    case CHESS_LIKENESS_WRAPPED:
      return _ ("shifts wrapped around an edge");
    case CHESS_LIKENESS_PINNED:
      return _ ("pinned pieces were left out");
    case CHESS_LIKENESS_XRAY:
      return _ ("sliders see through the first piece in their way");
    case CHESS_LIKENESS_OWN:
      return _ ("squares of the side’s own pieces were left out");
    default:
      return NULL;
    }
}

/* The squares that differ, to be put after "but for": "d4, which is missing". (transfer full) */
static char *
tell_squares (const ChessLikeness *likeness)
{
  g_autofree char *missing = checkbit_value_list_squares (CHESS_LAYOUT_A1B1, likeness->missing);
  g_autofree char *extra = checkbit_value_list_squares (CHESS_LAYOUT_A1B1, likeness->extra);

  if (likeness->extra == 0)
    /* Translators: squares that are not in a set and should be */
    return g_strdup_printf (_ ("%s (missing)"), missing);
  if (likeness->missing == 0)
    /* Translators: squares that are in a set and should not be */
    return g_strdup_printf (_ ("%s (extra)"), extra);
  /* Translators: squares that are not in a set, then squares that should not be */
  return g_strdup_printf (_ ("%s (missing) and %s (extra)"), missing, extra);
}

char *
checkbit_likeness_tell (const ChessLikeness *likeness)
{
  g_autofree char *squares = NULL;
  const char *reason;

  g_return_val_if_fail (likeness != NULL, NULL);

  if (likeness->kind == CHESS_LIKENESS_EQUAL)
    /* Translators: %s is the name of a set: "attacks_black" */
    return g_strdup_printf (_ ("Equals %s."), likeness->mask->id);
  if (likeness->kind == CHESS_LIKENESS_LAYOUT)
    /* Translators: the name of a set, then that of a numbering of the squares: "a8b8" */
    return g_strdup_printf (_ ("Equals %s, read as layout %s."), likeness->mask->id,
                            chess_layout_name (likeness->layout));
  if (likeness->kind == CHESS_LIKENESS_OTHER_SIDE)
    return g_strdup_printf (likeness->mask->color < CHESS_N_COLORS
                                /* Translators: %s is the name of a set: "attacks_white_pawn" */
                                ? _ ("Equals %s with pawns that attack the other side’s way.")
                                /* Translators: %s is the name of a set: "checkers" */
                                : _ ("Equals %s of the other side."),
                            likeness->mask->id);
  squares = tell_squares (likeness);
  reason = get_reason (likeness->kind);
  if (reason == NULL)
    /* Translators: the name of a set, then squares: "attacks_black", "d4 (missing)" */
    return g_strdup_printf (_ ("Equals %s but for %s."), likeness->mask->id, squares);
  /* Translators: the name of a set, squares, and why: "attacks_black", "d4 (missing)", "the king
   * was left on the board" */
  return g_strdup_printf (_ ("Equals %s but for %s: %s."), likeness->mask->id, squares, reason);
}

static guint
count_difference (const ChessLikeness *likeness)
{
  return chess_bitboard_count (likeness->missing | likeness->extra);
}

/* Whether one of the likenesses adds anything to those before it. Beside an equal set of the
 * position a similar one does not, nor does one that differs in far more squares than another. A
 * rank or a file may also be a set of the position with a mistake. */
static gboolean
is_told (const ChessLikeness *found, gsize index)
{
  gsize similar = 0;

  if (found[index].kind == CHESS_LIKENESS_EQUAL)
    return TRUE;
  for (; found[similar].kind == CHESS_LIKENESS_EQUAL; similar++)
    if (found[similar].mask->group != CHESS_MASK_GROUP_BOARD)
      return FALSE;
  return index < similar + N_TOLD
         && count_difference (&found[index]) <= 2 * count_difference (&found[similar]);
}

char *
checkbit_likeness_tell_all (const ChessMaskInput *input, ChessBitboard set, ChessLayout layout)
{
  ChessLikeness found[N_FOUND];
  g_autoptr (GString) text = NULL;
  gsize n;

  g_return_val_if_fail (input != NULL, NULL);

  n = chess_compare_find (input, set, layout, found, N_FOUND);
  if (n == 0)
    return NULL;
  text = g_string_new (NULL);
  for (gsize i = 0; i < n; i++)
    {
      if (!is_told (found, i))
        continue;
      g_autofree char *sentence = checkbit_likeness_tell (&found[i]);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
checkbit_likeness_find_difference (const ChessMaskInput *input,
                                   ChessBitboard set,
                                   ChessLayout layout,
                                   ChessBitboard *missing,
                                   ChessBitboard *extra)
{
  ChessLikeness found;

  g_return_val_if_fail (input != NULL && missing != NULL && extra != NULL, FALSE);

  if (chess_compare_find (input, set, layout, &found, 1) == 0 || found.kind == CHESS_LIKENESS_EQUAL
      || found.kind == CHESS_LIKENESS_LAYOUT || found.kind == CHESS_LIKENESS_OTHER_SIDE)
    return FALSE;
  *missing = found.missing;
  *extra = found.extra;
  return TRUE;
}

char *
checkbit_likeness_tell_difference (ChessBitboard mine, ChessBitboard other)
{
  g_autofree char *missing = checkbit_value_list_squares (CHESS_LAYOUT_A1B1, other & ~mine);
  g_autofree char *extra = checkbit_value_list_squares (CHESS_LAYOUT_A1B1, mine & ~other);

  if (mine == other)
    return g_strdup (_ ("The two sets are equal."));
  if ((mine & ~other) == 0)
    /* Translators: squares of another set that are not in this one */
    return g_strdup_printf (_ ("Missing here: %s."), missing);
  if ((other & ~mine) == 0)
    /* Translators: squares of this set that are not in another one */
    return g_strdup_printf (_ ("Extra here: %s."), extra);
  /* Translators: squares of another set that are not in this one, then squares that are only
   * here */
  return g_strdup_printf (_ ("Missing here: %s. Extra here: %s."), missing, extra);
}

char *
checkbit_likeness_tell_wrapped (ChessBitboard wrapped)
{
  g_autofree char *squares = checkbit_value_list_squares (CHESS_LAYOUT_A1B1, wrapped);

  if (wrapped == CHESS_NO_SQUARES)
    return NULL;
  /* Translators: squares that a shift without a mask has reached on the other side of the board */
  return g_strdup_printf (_ ("Wrapped around an edge by a raw shift: %s."), squares);
}
