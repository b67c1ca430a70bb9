/* Drawings of the twelve pieces in a folder that someone has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "picture/piece-picture.h"

G_BEGIN_DECLS

/* Draws twelve SVG files in a process of its own: `white-king.svg`, `white_king.svg` or
 * `wK.svg`, in capitals or not. A drawing of more than a mebibyte is refused, and so is what
 * takes seconds to draw; nothing outside the file is loaded. finish: a picture for each piece in
 * the order of ChessPiece, of CHECKBIT_PIECE_PICTURE_BYTES each; NULL with a translated sentence
 * that says what is missing or wrong, and why. (element-type GBytes) (transfer full) */
void checkbit_piece_folder_load_async (GFile *folder,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);
GPtrArray *checkbit_piece_folder_load_finish (GAsyncResult *result, GError **error);

/* The folder that a result is of. (transfer none) */
GFile *checkbit_piece_folder_get_folder (GAsyncResult *result);

G_END_DECLS
