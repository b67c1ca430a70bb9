/* Drawings of the twelve pieces in a folder that someone has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <librsvg/rsvg.h>

#include "chess/types.h"

G_BEGIN_DECLS

/* Reads twelve SVG files in a thread: `white-king.svg`, `white_king.svg` or `wK.svg`, in capitals
 * or not. A drawing of more than a mebibyte is refused, and so is what does not refer to itself
 * alone: nothing outside the file is loaded. finish: CHESS_N_PIECES drawings in the order of
 * ChessPiece; NULL with a translated sentence that says which file is missing or wrong, and why.
 * (element-type RsvgHandle) (transfer full) */
void checkbit_piece_folder_load_async (GFile *folder,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);
GPtrArray *checkbit_piece_folder_load_finish (GAsyncResult *result, GError **error);

G_END_DECLS
