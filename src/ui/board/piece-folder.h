/* Drawings of the twelve pieces, loaded from a folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "picture/piece-picture.h"

G_BEGIN_DECLS

/* Draws twelve SVG files in a separate process: `white-king.svg`, `white_king.svg` or `wK.svg`, in
 * capitals or not. Files of more than a mebibyte are refused, as are those that take seconds to
 * draw; external references are not loaded. finish: a picture for each piece in the order of
 * ChessPiece, of CHECKBIT_PIECE_PICTURE_BYTES each; NULL with a translated sentence that says what
 * is missing or wrong, and why. (element-type GBytes) (transfer full) */
void checkbit_piece_folder_load_async (GFile *folder,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);
GPtrArray *checkbit_piece_folder_load_finish (GAsyncResult *result, GError **error);

/* The folder of a result. (transfer none) */
GFile *checkbit_piece_folder_get_folder (GAsyncResult *result);

G_END_DECLS
