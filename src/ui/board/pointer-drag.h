/* A pointer or a finger that goes down on a widget, moves and goes up, told in the widget's
 * coordinates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  double x, y;           /* in the widget's coordinates */
  GdkModifierType state; /* the keys held */
  guint button;          /* that went down */
  gboolean touch;        /* a finger */
} CheckbitPointer;

typedef struct
{
  /* Answers whether there is any use for what comes; where there is not, others may have it. */
  gboolean (*press) (const CheckbitPointer *pointer, gpointer user_data);
  void (*move) (const CheckbitPointer *pointer, gpointer user_data);
  void (*release) (const CheckbitPointer *pointer, gpointer user_data);
  void (*cancel) (gpointer user_data); /* something else has taken the pointer over */
} CheckbitPointerDragFuncs;

/* A gesture for a button, 0 for any. funcs is not copied. (transfer full) */
GtkGesture *
checkbit_pointer_drag_new (guint button, const CheckbitPointerDragFuncs *funcs, gpointer user_data);

G_END_DECLS
