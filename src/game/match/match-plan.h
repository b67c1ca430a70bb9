/* What a person has chosen for a match: who plays, with how much time, from where. A value that can
 * be kept from one run to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/match/match.h"

G_BEGIN_DECLS

/* One side as it was chosen: a person, or an engine of the list. */
typedef struct
{
  gboolean engine;
  char *name;      /* of a person; "" for none. Owned */
  char *engine_id; /* of an entry in the list; also kept while a person plays. Owned */
  CheckbitStrength strength;
  CheckbitThink think;
  guint64 amount; /* as in CheckbitPlayer */
  CheckbitTimeControl control;
} CheckbitPlanSide;

/* Where a match begins. */
typedef enum
{
  CHECKBIT_PLAN_STANDARD,
  CHECKBIT_PLAN_CHESS960,
  CHECKBIT_PLAN_BOARD, /* the position that is on the board */
  CHECKBIT_PLAN_FEN,
} CheckbitPlanStart;

#define CHECKBIT_PLAN_RANDOM_NUMBER -1

typedef struct
{
  CheckbitPlanSide sides[CHESS_N_COLORS];
  gboolean random_colors;
  CheckbitPlanStart start;
  int chess960;   /* 0 to 959, or CHECKBIT_PLAN_RANDOM_NUMBER */
  guint least_ms; /* for a move, where both players are engines */
  char *fen;      /* owned */
} CheckbitMatchPlan;

/* What a first game is: a person with White against the first engine of the list, as a casual
 * player, without a clock; two persons where there is no engine. list may be NULL. (transfer
 * full) */
CheckbitMatchPlan *checkbit_match_plan_new (CheckbitEngineList *list);
/* Makes this engine the one that is offered for both sides. */
void checkbit_match_plan_set_engine (CheckbitMatchPlan *plan, CheckbitEngineEntry *entry);
CheckbitMatchPlan *checkbit_match_plan_copy (const CheckbitMatchPlan *plan);
void checkbit_match_plan_free (CheckbitMatchPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitMatchPlan, checkbit_match_plan_free)

/* Exchanges the players and their times. */
void checkbit_match_plan_swap (CheckbitMatchPlan *plan);

/* The plan as a dictionary of type a{sv}. (transfer floating) */
GVariant *checkbit_match_plan_to_variant (const CheckbitMatchPlan *plan);
/* Takes what a dictionary says; what it does not say, or says wrongly, stays as it is. An engine
 * that the list does not have becomes the list's first. */
void
checkbit_match_plan_read (CheckbitMatchPlan *plan, GVariant *dictionary, CheckbitEngineList *list);

/* The player of a side; a person where the engine is not there. (transfer full) */
CheckbitPlayer *checkbit_match_plan_create_player (const CheckbitMatchPlan *plan,
                                                   ChessColor side,
                                                   CheckbitEngineList *list);

/* Where the match begins. current: what is on the board. FALSE with a translated sentence where a
 * FEN cannot be read. */
gboolean checkbit_match_plan_get_position (const CheckbitMatchPlan *plan,
                                           const ChessPosition *current,
                                           ChessPosition *position,
                                           GError **error);

G_END_DECLS
