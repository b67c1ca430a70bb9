/* The actions of a window, as one table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/controller.h"

G_BEGIN_DECLS

/* A row of the table. */
typedef struct
{
  const char *name;
  gsize part;            /* where the owner has the object that the action is about; 0: the owner */
  GCallback callback;    /* called with that object and, where there is one, the parameter; NULL: the
                            state is turned on and off */
  CheckbitMode modes;    /* in which the action is there */
  const char *sensitive; /* a boolean property that it needs; NULL for none */
  const char *state;     /* a boolean property that it shows; NULL for none */
  const char *type;      /* of the parameter (a GVariant); NULL for none */
} CheckbitActionRow;

/* Adds an action for each of n rows, which live as long as the program, to the map that the owner
 * is. Properties are those of the object, else those of the controller. */
void checkbit_actions_add (GActionMap *owner,
                           CheckbitController *controller,
                           const CheckbitActionRow *rows,
                           guint n);

G_END_DECLS
