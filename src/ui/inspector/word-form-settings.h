/* Remembers how sets are written as numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/text/word-form.h"

G_BEGIN_DECLS

/* Gives a word form the remembered layout and copy form, and stores both from then on. settings:
 * NULL if nothing is remembered. */
void checkbit_word_form_bind_settings (CheckbitWordForm *form, GSettings *settings);

G_END_DECLS
