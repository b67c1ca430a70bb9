/* What the parts of CheckbitInspector share: inspector.c (the object), inspector-shown.c (what is
 * on the board, which square is lit) and inspector-groups.c (folding, search, scrolling).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/inspector-layers.h"
#include "ui/inspector.h"
#include "ui/layer-legend.h"
#include "ui/mask-group.h"

G_BEGIN_DECLS

struct _CheckbitInspector
{
  GtkWidget parent_instance;

  GtkWidget *search;
  GtkWidget *scroller;
  GtkWidget *groups_box;
  CheckbitLayerLegend *legend;
  GtkWidget *groups[CHESS_N_MASK_GROUPS];
  GtkWidget *nothing_found; /* NULL until it is needed */

  CheckbitMaskModel *model; /* owned */
  GSettings *settings;      /* owned */
  gboolean reading;         /* the folding is being read: it must not be written back half */

  CheckbitInspectorLayers layers;
  CheckbitMaskItem *current; /* owned: shown on the board while its tile is pointed at or focused */
  gulong current_watch;

  ChessSquare highlighted; /* asked for from outside */
  ChessSquare pointed;     /* on the board of a tile */
};

/* A group, by its number. */
CheckbitMaskGroup *checkbit_inspector_get_group (CheckbitInspector *self, guint index);

/* The signals. */
void checkbit_inspector_emit_layers_changed (CheckbitInspector *self);
void checkbit_inspector_emit_toast (CheckbitInspector *self, const char *text);

/* Follows what a group's tiles say about pointer, focus and clicks. */
void checkbit_inspector_connect_shown (CheckbitInspector *self, CheckbitMaskGroup *group);

/* Forgets every item that is on the board, without telling anyone. */
void checkbit_inspector_drop_shown (CheckbitInspector *self);

/* Takes the kept layer of a style off the board. */
void checkbit_inspector_remove_layer (CheckbitInspector *self, guint style);

/* Gives every tile the lit square of now. */
void checkbit_inspector_light_square (CheckbitInspector *self);

/* Follows scrolling and folding; and no longer follows the groups at all. */
void checkbit_inspector_connect_groups (CheckbitInspector *self);
void checkbit_inspector_disconnect_groups (CheckbitInspector *self);

/* Takes other settings; NULL for none. Returns whether they differ. */
gboolean checkbit_inspector_set_settings (CheckbitInspector *self, GSettings *settings);

/* Shows the masks that match a text; "" for all. */
void checkbit_inspector_filter (CheckbitInspector *self, const char *text);

/* Until the next layout says which rows can be seen, all of them can. */
void checkbit_inspector_forget_spans (CheckbitInspector *self);

G_END_DECLS
