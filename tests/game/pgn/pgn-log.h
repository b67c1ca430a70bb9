/* A PGN visitor that logs every call, for tests to compare.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/pgn/pgn-reader.h"

/* Everything that a text gives when it is fed in pieces of step bytes (0: in one). Words apart by
 * spaces: "game", "tag:Name=value", "moves:FEN" or "moves:-", SAN, "$n", "{comment}", "(", ")",
 * "=result", "!problem@line:column", "end:plies@first-last". (transfer full) */
char *pgn_log (const char *bytes, gsize length, gsize step);

/* The same through a writer: the games again. (transfer full) */
char *pgn_write_again (const char *bytes, gsize length);
