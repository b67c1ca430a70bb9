/* A position that someone is setting up: any board, with what is wrong with it and what would mend
 * it, and every step undoable. The game is not touched until the position is taken over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "chess/fen.h"

G_BEGIN_DECLS

/* What one click can mend. */
typedef enum
{
  CHECKBIT_REPAIR_CASTLING,   /* castling rights that lack their king or rook go */
  CHECKBIT_REPAIR_EN_PASSANT, /* an en passant square that nothing explains goes */
  CHECKBIT_REPAIR_SIDE,       /* the other side is to move */
  CHECKBIT_REPAIR_PAWNS,      /* pawns on the first and last rank go */
  CHECKBIT_REPAIR_KINGS,      /* of several kings of a side the one nearest its own stays */
} CheckbitRepair;

#define CHECKBIT_N_REPAIRS 5

/* Signal "changed": after every change, once.
 * Properties that notify: "can-undo", "can-redo". */
#define CHECKBIT_TYPE_SETUP (checkbit_setup_get_type ())
G_DECLARE_FINAL_TYPE (CheckbitSetup, checkbit_setup, CHECKBIT, SETUP, GObject)

/* Begins with a position (copied); NULL: the start position. */
CheckbitSetup *checkbit_setup_new (const ChessPosition *position);

/* The board as it is set up, playable or not. Valid until the next change. */
const ChessPosition *checkbit_setup_get_position (CheckbitSetup *self);

/* --- The board ------------------------------------------------------------------------------ */

/* Puts a piece on a square, CHESS_PIECE_NONE to empty it. */
void checkbit_setup_put (CheckbitSetup *self, ChessSquare square, ChessPiece piece);
/* Moves whatever stands on a square to another, over what is there; off the board where to is
 * CHESS_SQUARE_NONE. */
void checkbit_setup_move (CheckbitSetup *self, ChessSquare from, ChessSquare to);
/* What is put from here on until the end is one step: a stroke of the pointer. */
void checkbit_setup_begin_stroke (CheckbitSetup *self);
void checkbit_setup_end_stroke (CheckbitSetup *self);

/* Takes all pieces off the board; puts another position in its place. Each is one step. */
void checkbit_setup_clear (CheckbitSetup *self);
void checkbit_setup_set_position (CheckbitSetup *self, const ChessPosition *position);
/* The same position seen by the other side: ranks turned round, colors and turn exchanged. */
void checkbit_setup_exchange_colors (CheckbitSetup *self);
/* Files turned round; castling rights are lost. */
void checkbit_setup_mirror (CheckbitSetup *self);

/* --- The state ------------------------------------------------------------------------------ */

void checkbit_setup_set_side (CheckbitSetup *self, ChessColor side);
void checkbit_setup_set_chess960 (CheckbitSetup *self, gboolean chess960);
/* The rooks that could have a castling right as the kings stand, of both sides: those on the
 * corners, with the king at home, in standard chess. */
ChessBitboard checkbit_setup_get_castling_candidates (CheckbitSetup *self);
/* Gives a rook its right or takes it; in Chess960 another rook on the same side of the king loses
 * its own. */
void checkbit_setup_set_castling (CheckbitSetup *self, ChessSquare rook, gboolean right);
/* Rooks that had a castling right, and have it again once king and rook stand where they stood. */
ChessBitboard checkbit_setup_get_lost_castling (CheckbitSetup *self);
/* The squares that an en passant target could be. */
ChessBitboard checkbit_setup_get_ep_candidates (CheckbitSetup *self);
/* CHESS_SQUARE_NONE for none. */
void checkbit_setup_set_ep_square (CheckbitSetup *self, ChessSquare square);
/* Counters are held to what a FEN can say: 0 and 1 to CHESS_FEN_MAX_COUNTER. */
void checkbit_setup_set_halfmove (CheckbitSetup *self, guint halfmove);
void checkbit_setup_set_fullmove (CheckbitSetup *self, guint fullmove);

/* Takes a FEN, also of a board that cannot be played on. FALSE with a translated sentence, and
 * nothing changed, where it is no FEN. */
gboolean checkbit_setup_load_fen (CheckbitSetup *self, const char *fen, GError **error);

/* --- The verdict ---------------------------------------------------------------------------- */

/* ChessProblems: every one at once; 0 where a game can begin here. */
unsigned checkbit_setup_get_problems (CheckbitSetup *self);
/* The repair that is for a problem, a single bit of them; FALSE where it has none. */
gboolean checkbit_setup_find_repair (unsigned problem, CheckbitRepair *repair);
/* Whether a repair would take away a problem. */
gboolean checkbit_setup_can_repair (CheckbitSetup *self, CheckbitRepair repair);
void checkbit_setup_repair (CheckbitSetup *self, CheckbitRepair repair);
/* What a repair does, for its button: "Let Black move". Static, translated. */
const char *checkbit_setup_get_repair_label (CheckbitSetup *self, CheckbitRepair repair);

/* --- Steps ---------------------------------------------------------------------------------- */

gboolean checkbit_setup_get_can_undo (CheckbitSetup *self);
gboolean checkbit_setup_get_can_redo (CheckbitSetup *self);
/* Each returns whether there was a step. */
gboolean checkbit_setup_undo (CheckbitSetup *self);
gboolean checkbit_setup_redo (CheckbitSetup *self);

G_END_DECLS
