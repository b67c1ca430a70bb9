/* What the parts of CheckbitMaskPage share: mask-page.c (the object), mask-page-shown.c (what is on
 * the board, which square is lit) and mask-page-groups.c (folding, search, scrolling).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/inspector/masks/mask-group.h"
#include "ui/inspector/masks/mask-page.h"

G_BEGIN_DECLS

/* The groups of masks, and the sets that were sent. */
#define CHECKBIT_N_MASK_PAGE_GROUPS (CHESS_N_MASK_GROUPS + 1)

struct _CheckbitMaskPage
{
  GtkWidget parent_instance;

  GtkWidget *search;
  GtkWidget *scroller;
  GtkWidget *groups_box;
  GtkWidget *groups[CHECKBIT_N_MASK_PAGE_GROUPS];
  GtkWidget *nothing_found; /* NULL until it is needed */

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GSettings *settings;

  gboolean reading; /* the folding is being read: it must not be written back half */
};

/* A group, by its number. */
CheckbitMaskGroup *checkbit_mask_page_get_group (CheckbitMaskPage *self, guint index);

/* Follows what a group's tiles say about pointer, focus and clicks. */
void checkbit_mask_page_connect_shown (CheckbitMaskPage *self, CheckbitMaskGroup *group);

/* Follows, and no longer follows, what is on the board and which square is lit. */
void checkbit_mask_page_follow_shown (CheckbitMaskPage *self);
void checkbit_mask_page_unfollow_shown (CheckbitMaskPage *self);

/* Follows scrolling and folding; and no longer follows the groups at all. */
void checkbit_mask_page_connect_groups (CheckbitMaskPage *self);
void checkbit_mask_page_disconnect_groups (CheckbitMaskPage *self);

/* Takes other settings; NULL for none. Returns whether they differ. */
gboolean checkbit_mask_page_set_settings (CheckbitMaskPage *self, GSettings *settings);

/* Shows the masks that match a text; "" for all. */
void checkbit_mask_page_filter (CheckbitMaskPage *self, const char *text);

/* Until the next layout says which rows can be seen, all of them can. */
void checkbit_mask_page_forget_spans (CheckbitMaskPage *self);

G_END_DECLS
