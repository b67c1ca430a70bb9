/* The drawings of the pieces, from the program's resources.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/piece-drawings.h"

#include <gio/gio.h>

#include "game/inspect/piece-drawings-resources.h"

const char *
checkbit_piece_drawing_name (ChessPiece piece)
{
  static const char *const names[CHESS_N_PIECES] = {
    "white-pawn", "white-knight", "white-bishop", "white-rook", "white-queen", "white-king",
    "black-pawn", "black-knight", "black-bishop", "black-rook", "black-queen", "black-king",
  };

  g_return_val_if_fail (piece < CHESS_N_PIECES, "");

  return names[piece];
}

GBytes *
checkbit_piece_drawing_load (const char *set, ChessPiece piece)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (set != NULL, NULL);
  g_return_val_if_fail (piece < CHESS_N_PIECES, NULL);

  path = g_strdup_printf ("/io/github/checkbit/pieces/%s/%s.svg", set,
                          checkbit_piece_drawing_name (piece));
  return g_resource_lookup_data (checkbit_game_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                 NULL);
}
