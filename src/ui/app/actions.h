/* The actions of a window, as one table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/controller/mode.h"
#include "ui/app/parts.h"

G_BEGIN_DECLS

/* A row of the table. */
typedef struct
{
  const char *name;
  GType (*part) (
      void);          /* the type of the part that the action is about; NULL: all parts together */
  GCallback callback; /* called with that part and, where there is one, the parameter; NULL: the
                            state is turned on and off */
  CheckbitMode modes; /* in which the action is there */
  const char *sensitive; /* a boolean property that it needs; NULL for none */
  const char *state;     /* a boolean property that it shows; NULL for none */
  const char *type;      /* of the parameter (a GVariant); NULL for none */
} CheckbitActionRow;

/* Adds an action for each of n rows, which live as long as the program, to a map. Properties are
 * those of the part, else those of the controller, which is one of the parts. */
void checkbit_actions_add (GActionMap *map,
                           CheckbitParts *parts,
                           const CheckbitActionRow *rows,
                           guint n);

G_END_DECLS
