/* A square's piece and its attackers, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/messages.h"

#include <glib/gi18n-lib.h>

#include "game/text/phrases-private.h"

char *
checkbit_message_pieces (const ChessPosition *position, ChessBitboard pieces)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (position != NULL, NULL);

  CHESS_FOREACH_SQUARE (square, pieces)
    {
      ChessPiece piece = chess_position_piece_at (position, (ChessSquare) square);
      g_autofree char *words = checkbit_message_piece_at (piece, (ChessSquare) square);

      if (list->len > 0)
        /* Translators: between the pieces of a list, such as “queen d1, rook e1” */
        g_string_append (list, C_ ("list of pieces", ", "));
      g_string_append (list, words);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
checkbit_message_piece_on (ChessPiece piece, ChessSquare square)
{
  static const char *const names[CHESS_N_PIECES] = {
    [CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)] = N_ ("white pawn on %s"),
    [CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT)] = N_ ("white knight on %s"),
    [CHESS_PIECE (CHESS_WHITE, CHESS_BISHOP)] = N_ ("white bishop on %s"),
    [CHESS_PIECE (CHESS_WHITE, CHESS_ROOK)] = N_ ("white rook on %s"),
    [CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN)] = N_ ("white queen on %s"),
    [CHESS_PIECE (CHESS_WHITE, CHESS_KING)] = N_ ("white king on %s"),
    [CHESS_PIECE (CHESS_BLACK, CHESS_PAWN)] = N_ ("black pawn on %s"),
    [CHESS_PIECE (CHESS_BLACK, CHESS_KNIGHT)] = N_ ("black knight on %s"),
    [CHESS_PIECE (CHESS_BLACK, CHESS_BISHOP)] = N_ ("black bishop on %s"),
    [CHESS_PIECE (CHESS_BLACK, CHESS_ROOK)] = N_ ("black rook on %s"),
    [CHESS_PIECE (CHESS_BLACK, CHESS_QUEEN)] = N_ ("black queen on %s"),
    [CHESS_PIECE (CHESS_BLACK, CHESS_KING)] = N_ ("black king on %s"),
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  return g_strdup_printf (_ (names[piece]), checkbit_square_name (square));
}

/* How many pieces of each side attack an empty square. */
static char *
empty_message (const ChessPosition *position, const ChessProbe *probe)
{
  unsigned white = chess_bitboard_count (probe->attackers[CHESS_WHITE]);
  unsigned black = chess_bitboard_count (probe->attackers[CHESS_BLACK]);
  const char *name = checkbit_square_name (probe->square);
  g_autofree char *counts = NULL, *behind = NULL, *batteries = NULL;

  if (white == 0 && black == 0)
    /* Translators: %s is a square */
    return g_strdup_printf (_ ("Nothing attacks %s."), name);
  /* Translators: %1$s is a square, %2$u and %3$u how many pieces attack it */
  counts = g_strdup_printf (_ ("Pieces that attack %s: %u of White’s, %u of Black’s."), name, white,
                            black);
  behind = checkbit_message_pieces (position, probe->batteries[CHESS_WHITE]
                                                  | probe->batteries[CHESS_BLACK]);
  if (*behind == '\0')
    return g_steal_pointer (&counts);
  /* Translators: %s are the pieces that attack a square through others of their side: “queen d1” */
  batteries = g_strdup_printf (_ ("Lined up behind: %s."), behind);
  return g_strconcat (counts, " ", batteries, NULL);
}

/* Which side would win a series of captures, judged by numbers alone. */
static const char *
balance_message (unsigned attackers, unsigned defenders)
{
  if (attackers == 0)
    return defenders == 0 ? _ ("Nothing defends it either.") : _ ("Nothing attacks it.");
  if (defenders == 0)
    return _ ("Nothing defends it.");
  if (attackers > defenders)
    return _ ("There are more attackers than defenders.");
  return attackers == defenders ? _ ("There are as many defenders as attackers.")
                                : _ ("There are more defenders than attackers.");
}

/* How many pieces of a side attack, directly and from behind: "2", "1 with queen d1 behind".
 * (transfer full) */
static char *
side_message (const ChessPosition *position, const ChessProbe *probe, ChessColor color)
{
  unsigned n = chess_bitboard_count (probe->attackers[color]);
  g_autofree char *behind = checkbit_message_pieces (position, probe->batteries[color]);

  if (*behind == '\0')
    return g_strdup_printf ("%u", n);
  /* Translators: %1$u is how many pieces attack, %2$s the pieces behind them: “queen d1” */
  return g_strdup_printf (_ ("%u with %s behind"), n, behind);
}

static const char *const count_texts[CHESS_N_PIECES] = {
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_WHITE, CHESS_PAWN)] = N_ ("The white pawn: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_WHITE, CHESS_KNIGHT)] = N_ ("The white knight: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_WHITE, CHESS_BISHOP)] = N_ ("The white bishop: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_WHITE, CHESS_ROOK)] = N_ ("The white rook: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_WHITE, CHESS_QUEEN)] = N_ ("The white queen: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_WHITE, CHESS_KING)] = N_ ("The white king: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_BLACK, CHESS_PAWN)] = N_ ("The black pawn: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_BLACK, CHESS_KNIGHT)] = N_ ("The black knight: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_BLACK, CHESS_BISHOP)] = N_ ("The black bishop: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_BLACK, CHESS_ROOK)] = N_ ("The black rook: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_BLACK, CHESS_QUEEN)] = N_ ("The black queen: attackers %s, defenders %s."),
  /* Translators: numbers of pieces, “2” or “1 with queen d1 behind” */
  [CHESS_PIECE (CHESS_BLACK, CHESS_KING)] = N_ ("The black king: attackers %s, defenders %s."),
};

static char *
count_message (const ChessPosition *position, const ChessProbe *probe)
{
  ChessColor own = chess_piece_color (probe->piece);
  g_autofree char *attackers = side_message (position, probe, chess_color_opposite (own));
  g_autofree char *defenders = side_message (position, probe, own);

  return g_strdup_printf (_ (count_texts[probe->piece]), attackers, defenders);
}

/* The pieces of a side that take part in a fight for the square, including those behind others. */
static unsigned
count_side (const ChessProbe *probe, ChessColor color)
{
  return chess_bitboard_count (probe->attackers[color] | probe->batteries[color]);
}

char *
checkbit_message_probe (const ChessPosition *position, const ChessProbe *probe)
{
  ChessColor own;
  unsigned attackers, defenders;
  g_autofree char *counts = NULL;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (probe != NULL, NULL);

  if (probe->piece == CHESS_PIECE_NONE)
    return empty_message (position, probe);

  own = chess_piece_color (probe->piece);
  attackers = count_side (probe, chess_color_opposite (own));
  defenders = count_side (probe, own);
  counts = count_message (position, probe);
  if (chess_piece_type (probe->piece) == CHESS_KING)
    return g_strconcat (counts, " ", attackers > 0 ? _ ("It is in check.") : _ ("It is safe."),
                        NULL);
  return g_strconcat (counts, " ", balance_message (attackers, defenders), NULL);
}
