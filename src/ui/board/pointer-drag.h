/* A press, motion and release of a pointer or a finger, in the widget's coordinates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  double x, y;           /* in the widget's coordinates */
  GdkModifierType state; /* the modifiers */
  guint button;          /* the one pressed */
  gboolean touch;        /* it is a finger */
} CheckbitPointer;

typedef struct
{
  /* Returns whether it handles what follows; if not, other gestures may. */
  gboolean (*press) (const CheckbitPointer *pointer, gpointer user_data);
  void (*move) (const CheckbitPointer *pointer, gpointer user_data);
  void (*release) (const CheckbitPointer *pointer, gpointer user_data);
  void (*cancel) (gpointer user_data); /* something else has grabbed the pointer */
} CheckbitPointerDragFuncs;

/* A gesture for a button, 0 for any. funcs is not copied. (transfer full) */
GtkGesture *
checkbit_pointer_drag_new (guint button, const CheckbitPointerDragFuncs *funcs, gpointer user_data);

G_END_DECLS
