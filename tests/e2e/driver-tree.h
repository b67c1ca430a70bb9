/* The accessible tree of a program, read with fewer waits than libatspi needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver-private.h"

/* Looks at a node by its path and name; TRUE to stop. */
typedef gboolean (*DriverVisitor) (AtspiAccessible *root,
                                   const char *path,
                                   const char *name,
                                   gpointer data);

/* Visits an accessible and all below it in tree order until the visitor answers TRUE; answers
 * whether one did.
 *
 * libatspi asks for one thing after the other and waits for each answer: the number of
 * children, each child, its name. Here the names and the children of all siblings are asked
 * for at once. */
gboolean driver_tree_walk (Driver *self,
                           AtspiAccessible *root,
                           DriverVisitor visitor,
                           gpointer data);

/* The accessible that has a path in the program of another. (transfer full) */
AtspiAccessible *driver_tree_resolve (AtspiAccessible *root, const char *path);
