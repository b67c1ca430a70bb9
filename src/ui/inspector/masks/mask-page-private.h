/* What the parts of CheckbitMaskPage share: mask-page.c (the object), mask-page-shown.c (what is on
 * the board, which square is lit), mask-page-groups.c (folding, search, scrolling), mask-page-pasted.c
 * (the groups of what was pasted) and mask-page-parts.c, which all of them use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "ui/inspector/masks/mask-group.h"
#include "ui/inspector/masks/mask-page.h"

G_BEGIN_DECLS

/* The groups of masks, and the sets that were sent. */
#define CHECKBIT_N_MASK_PAGE_GROUPS (CHESS_N_MASK_GROUPS + 1)

struct _CheckbitMaskPage
{
  GtkWidget parent_instance;

  GtkWidget *search;
  AdwToastOverlay *toasts;
  GtkWidget *scroller;
  GtkWidget *groups_box;
  GtkWidget *groups[CHECKBIT_N_MASK_PAGE_GROUPS];
  GPtrArray *pasted;        /* CheckbitMaskGroup, borrowed: one for each group of the list */
  GtkWidget *nothing_found; /* NULL until it is needed */

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  GSettings *settings;

  gboolean reading; /* the folding is being read: it must not be written back half */
};

/* A group, by its number: those of masks, what was sent, what was pasted. */
CheckbitMaskGroup *checkbit_mask_page_get_group (CheckbitMaskPage *self, guint index);
guint checkbit_mask_page_count_groups (CheckbitMaskPage *self);

/* Shows a group for each that was pasted, in front of those of masks; and no longer does. */
void checkbit_mask_page_follow_pasted (CheckbitMaskPage *self);
void checkbit_mask_page_unfollow_pasted (CheckbitMaskPage *self);

/* Takes a set off the board that is forgotten. */
void checkbit_mask_page_take_off (CheckbitMaskPage *self, CheckbitSet *set);

/* Follows what a group does to the page: folding. */
void checkbit_mask_page_connect_group (CheckbitMaskPage *self, CheckbitMaskGroup *group);

/* Shows on the board what the pointer or the focus is on in a group, or in any other; group: NULL for any. */
void checkbit_mask_page_show_current (CheckbitMaskPage *self, CheckbitMaskGroup *group);

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
