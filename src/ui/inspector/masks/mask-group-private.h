/* What the parts of CheckbitMaskGroup share: mask-group.c (tiles, folding, filter),
 * mask-group-rows.c (layout and drawing) and mask-group-input.c (pointer and keyboard).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/inspector/masks/mask-group-layout.h"
#include "ui/inspector/masks/mask-group.h"

G_BEGIN_DECLS

/* One row of tiles, in the group's coordinates. */
typedef struct
{
  int y;
  int height;
} CheckbitMaskRow;

struct _CheckbitMaskGroup
{
  GtkWidget parent_instance;

  ChessMaskGroup group;
  CheckbitWordForm *form; /* owned */
  gboolean folded;
  char *filter;      /* of checkbit_mask_filter_new(); NULL for none */
  GListModel *model; /* owned; NULL for none */
  GPtrArray *items;  /* CheckbitSet, owned: those of the group */

  GtkWidget *header;
  GtkWidget *help; /* explains the group, or removes it; at the end of the header's row */
  GtkWidget *arrow;
  GtkWidget *count;
  GPtrArray *tiles; /* one for each item, or empty while none can be seen; children */

  /* Where the tiles that match the filter are, for layout_width; see mask-group-rows.c. */
  GPtrArray *shown; /* CheckbitMaskTile, borrowed */
  GArray *places;   /* CheckbitMaskPlace, one for each shown tile */
  GArray *rows;     /* CheckbitMaskRow */
  int layout_width; /* -1 when it must be laid out again */
  int layout_height;
  CheckbitMaskColumns columns;

  /* The rows that can be seen: first_row to last_row, both included. */
  int span_top;
  int span_bottom;
  guint first_row;
  guint last_row;

  /* Borrowed from tiles; NULL for none. */
  CheckbitMaskTile *pointed;
  CheckbitMaskTile *focused;
  CheckbitMaskTile *current;  /* the one of both that was last */
  CheckbitMaskTile *pressed;  /* where the button went down */
  CheckbitMaskTile *tab_stop; /* where Tab enters */
};

/* Gives up the layout and asks for another one. */
void checkbit_mask_group_invalidate_rows (CheckbitMaskGroup *self);

/* The vfuncs of GtkWidget for the layout. */
void checkbit_mask_group_class_init_rows (GtkWidgetClass *widget_class);

/* The vfuncs, bindings and controllers for pointer and keyboard. */
void checkbit_mask_group_class_init_input (GtkWidgetClass *widget_class);
void checkbit_mask_group_init_input (CheckbitMaskGroup *self);

/* Forgets every tile that input remembers, before the tiles go. */
void checkbit_mask_group_forget_input (CheckbitMaskGroup *self);

/* The signals that input emits. */
void checkbit_mask_group_emit_current_changed (CheckbitMaskGroup *self);
void checkbit_mask_group_emit_square_pointed (CheckbitMaskGroup *self, ChessSquare square);

G_END_DECLS
