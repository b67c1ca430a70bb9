/* Cuts a text into tokens, by what is common to the languages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/reader/reader-private.h"

/* Cuts the text of a reader into tokens. */
void reader_lex (Reader *reader);
