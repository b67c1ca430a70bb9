/* Reads one move as SAN or UCI, and explains what is wrong with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "chess/explain.h"
#include "chess/move.h"

typedef struct
{
  ChessMove move;     /* CHESS_MOVE_NONE if the text is not a legal move */
  gboolean explained; /* the text means one move, and why tells what is wrong with it */
  ChessWhy why;
  char *sentence; /* what is wrong; NULL for a legal move */
} CliMoveReading;

void cli_move_reading_clear (CliMoveReading *reading);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliMoveReading, cli_move_reading_clear)

/* Reads a move in a position; returns whether it is legal. Fills all fields of reading, which must
 * be cleared. length in bytes; the text ends with a NUL, and may contain more. */
gboolean cli_move_read (const ChessPosition *position,
                        const char *text,
                        gsize length,
                        CliMoveReading *reading);
