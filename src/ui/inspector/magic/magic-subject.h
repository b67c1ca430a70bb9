/* Chooses which piece is looked up: a bishop or a rook, and on which square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "game/inspect/magic-model.h"

G_BEGIN_DECLS

/* CSS node: `magic-subject`. Accessible role: group. */
#define CHECKBIT_TYPE_MAGIC_SUBJECT (checkbit_magic_subject_get_type ())
G_DECLARE_FINAL_TYPE (
    CheckbitMagicSubject, checkbit_magic_subject, CHECKBIT, MAGIC_SUBJECT, GtkWidget)

GtkWidget *checkbit_magic_subject_new (CheckbitMagicModel *model);

G_END_DECLS
