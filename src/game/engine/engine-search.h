/* A search, and the meaning of its answer. Only for this room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "chess/position.h"
#include "game/engine/engine.h"

G_BEGIN_DECLS

/* One thing to look for. */
typedef struct
{
  guint id;
  ChessPosition start;
  GArray *moves;          /* of ChessMove; owned */
  ChessPosition position; /* after the moves: to be searched */
  CheckbitEngineGo go;
  gboolean legal; /* whether the moves are legal, and the position can be sent to an engine */
} CheckbitSearch;

/* Copies the moves up to the first that is not legal. (transfer full) */
CheckbitSearch *checkbit_search_new (guint id,
                                     const ChessPosition *start,
                                     const ChessMove *moves,
                                     gsize n_moves,
                                     const CheckbitEngineGo *go);
void checkbit_search_free (CheckbitSearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitSearch, checkbit_search_free)

/* The lines sent for a search, each with its line break. (transfer full) */
char *checkbit_search_format_position (const CheckbitSearch *search);
char *checkbit_search_format_go (const CheckbitSearch *search);

/* Reads a move in all forms that engines use: with an upper case promotion or none, and castling in
 * both notations. CHESS_MOVE_NONE if it is not legal. */
ChessMove checkbit_engine_read_answer (const ChessPosition *position, const char *text);

/* The reply that an engine expects to a legal move; CHESS_MOVE_NONE for none. */
ChessMove
checkbit_engine_read_ponder (const ChessPosition *position, ChessMove move, CheckbitUciText text);

/* Whether an answer says that there is no move. */
gboolean checkbit_engine_means_no_move (const char *text);

G_END_DECLS
