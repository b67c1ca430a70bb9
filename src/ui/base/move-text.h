/* How a move is written for people: with English letters, those of their language, or figurines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/tree/node.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_NOTATION_LETTERS,   /* English, as in PGN */
  CHECKBIT_NOTATION_LOCAL,     /* the letters of the person's own language */
  CHECKBIT_NOTATION_FIGURINES, /* ♔♕♖♗♘ */
  CHECKBIT_NOTATION_LANGUAGE,  /* from here on, one for each of piece-letters.h in its order */
} CheckbitNotation;

/* The letters of a notation for the pieces, in the order of "KQRBN", as static strings. FALSE if it
 * uses the English ones. */
gboolean checkbit_notation_get_letters (CheckbitNotation notation, const char *letters[5]);

/* The notation by its name in the settings: "letters", "local", "figurines", or the code of a
 * language; LETTERS for any other name and for NULL. */
CheckbitNotation checkbit_notation_from_name (const char *name);
const char *checkbit_notation_get_name (CheckbitNotation notation);
/* The notation chosen in the program's settings; LETTERS if there are none (NULL). */
CheckbitNotation checkbit_notation_from_settings (GSettings *settings);

/* A move in SAN in another notation. (transfer full) */
char *checkbit_move_text_write (const char *san, CheckbitNotation notation);

/* The number before a move, which also tells the side: "12." for White, "12…" for Black; "" for the
 * root. (transfer full) */
char *checkbit_move_text_number (CheckbitNode *node);

/* The move that leads to a node in a few words: "knight f6, check"; if they are ambiguous, a whole
 * sentence without its full stop; "" for the root. (transfer full) */
char *checkbit_move_text_brief (CheckbitNode *node);

/* The move that leads to a node as it is spoken: "12. knight f6, check, black"; variation: also
 * says that it is one; for the root a translated "Start of the game". (transfer full) */
char *checkbit_move_text_spoken (CheckbitNode *node, gboolean variation);

/* Whose turn it is at a node, or how the game ended there: "White to move". (transfer full) */
char *checkbit_move_text_status (CheckbitNode *node);

/* A move with its number, "12… Nf6"; for the root a translated "Start". (transfer full) */
char *checkbit_move_text_full (CheckbitNode *node, CheckbitNotation notation);

/* The same for any legal move from a position. (transfer full) */
char *checkbit_move_text_from (const ChessPosition *position,
                               ChessMove move,
                               CheckbitNotation notation);

/* All moves from the root to a node in English letters: "1. e4 e5 2. Nf3"; "" for the root.
 * (transfer full) */
char *checkbit_move_text_line (CheckbitNode *node);

G_END_DECLS
