/* Pictures for the manual: boards of the program itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/board/board.h"

G_BEGIN_DECLS

/* A read-only board over a line of text; screen readers get only the line. ltr: whether it is
 * written from left to right in every language. board: where the board is put, for what is shown on
 * it, or NULL. (transfer floating) */
GtkWidget *checkbit_manual_picture_new (const ChessPosition *position,
                                        const char *caption,
                                        gboolean ltr,
                                        CheckbitBoard **board);

/* The set that an expression is in a position, with the expression and its value in hexadecimal as
 * the line. Expression and FEN must be valid. (transfer floating) */
GtkWidget *checkbit_manual_picture_new_set (const char *fen, const char *expression);

G_END_DECLS
