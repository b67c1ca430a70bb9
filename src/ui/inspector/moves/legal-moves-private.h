/* What the files of the table of moves share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ui/inspector/moves/legal-moves.h"
#include "ui/base/stable-list.h"

G_BEGIN_DECLS

struct _CheckbitLegalMoves
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *summary;
  GtkWidget *search;
  GtkWidget *chips; /* a GtkFlowBox */
  GtkWidget *refused;
  GtkDropDown *order;
  GtkWidget *scroller;
  GtkColumnView *view;
  GtkWidget *nothing;
  GtkWidget *sentence;
  GtkWidget *play;
  GtkWidget *details;

  /* Owned. */
  CheckbitMoveModel *model;
  GtkFilter *filter;
  CheckbitStableList *rows; /* what the filter and the order leave, for the view */
  GtkSingleSelection *selection;
  CheckbitListedMove *selected; /* whose row is selected, wherever it goes */
  GtkColumnViewColumn *columns[CHECKBIT_N_MOVE_COLUMNS];
  CheckbitListedMove *pointed;
  CheckbitListedMove *current;

  CheckbitMoveKinds kinds; /* the chips that are pressed */
  gboolean wide;
  guint tick; /* until the columns fit the width */
};

/* --- legal-moves-columns.c --- */

/* Makes the columns of the table. */
void checkbit_legal_moves_add_columns (CheckbitLegalMoves *self);

/* Shows the columns that there is room for. */
void checkbit_legal_moves_update_columns (CheckbitLegalMoves *self);

/* The row at a point of the table; NULL for none. (transfer none) */
CheckbitListedMove *checkbit_legal_moves_item_at (CheckbitLegalMoves *self, double x, double y);

/* --- legal-moves-chips.c --- */

/* Makes the buttons that filter by kind. */
void checkbit_legal_moves_add_chips (CheckbitLegalMoves *self);

/* Writes how many moves there are of each kind; a kind of which there are none has no button. */
void checkbit_legal_moves_update_chips (CheckbitLegalMoves *self);

/* --- legal-moves.c --- */

/* Filters anew. */
void checkbit_legal_moves_refilter (CheckbitLegalMoves *self);

G_END_DECLS
