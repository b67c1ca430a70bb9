/* The settings of a match: players, time controls, and starting position. A value that can be
 * stored for the next start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/match/match.h"

G_BEGIN_DECLS

/* The settings of one side: a person, or an engine from the list. */
typedef struct
{
  gboolean engine;
  char *name;      /* of a person; "" for none. Owned */
  char *engine_id; /* the ID of an entry in the list; also kept while a person plays. Owned */
  CheckbitStrength strength;
  CheckbitThink think;
  guint64 amount; /* as in CheckbitPlayer */
  CheckbitTimeControl control;
} CheckbitPlanSide;

/* Where a match starts. */
typedef enum
{
  CHECKBIT_PLAN_STANDARD,
  CHECKBIT_PLAN_CHESS960,
  CHECKBIT_PLAN_BOARD, /* the current position on the board */
  CHECKBIT_PLAN_FEN,
} CheckbitPlanStart;

#define CHECKBIT_PLAN_RANDOM_NUMBER -1

typedef struct
{
  CheckbitPlanSide sides[CHESS_N_COLORS];
  gboolean random_colors;
  CheckbitPlanStart start;
  int chess960;   /* 0 to 959, or CHECKBIT_PLAN_RANDOM_NUMBER */
  guint least_ms; /* between two engines */
  char *fen;      /* owned */
} CheckbitMatchPlan;

/* The default for a first game: a person with White against the first engine of the list, as a
 * casual player, without a clock; two persons if there is no engine. list may be NULL. (transfer
 * full) */
CheckbitMatchPlan *checkbit_match_plan_new (CheckbitEngineList *list);
/* Suggests this engine for both sides. */
void checkbit_match_plan_set_engine (CheckbitMatchPlan *plan, CheckbitEngineEntry *entry);
CheckbitMatchPlan *checkbit_match_plan_copy (const CheckbitMatchPlan *plan);
void checkbit_match_plan_free (CheckbitMatchPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitMatchPlan, checkbit_match_plan_free)

/* A player against an engine: White is the player if the plan has two of a kind. */
void checkbit_match_plan_face_engine (CheckbitMatchPlan *plan);
/* Two players; the engines are remembered. */
void checkbit_match_plan_face_person (CheckbitMatchPlan *plan);
/* Exchanges the players and their time controls. */
void checkbit_match_plan_swap (CheckbitMatchPlan *plan);

/* The plan as a dictionary of type a{sv}. (transfer floating) */
GVariant *checkbit_match_plan_to_variant (const CheckbitMatchPlan *plan);
/* Reads a dictionary; missing or invalid parts keep their values. Returns whether all its engines
 * exist now, see below. */
gboolean
checkbit_match_plan_read (CheckbitMatchPlan *plan, GVariant *dictionary, CheckbitEngineList *list);

/* Replaces engines that are unknown to a list by its first one. FALSE if it has none, and a person
 * takes over instead. */
gboolean checkbit_match_plan_mend (CheckbitMatchPlan *plan, CheckbitEngineList *list);

/* The player of a side; a person if the engine does not exist. (transfer full) */
CheckbitPlayer *checkbit_match_plan_create_player (const CheckbitMatchPlan *plan,
                                                   ChessColor side,
                                                   CheckbitEngineList *list);

/* The starting position. current: the position on the board. FALSE with a translated sentence if a
 * FEN is invalid. */
gboolean checkbit_match_plan_get_position (const CheckbitMatchPlan *plan,
                                           const ChessPosition *current,
                                           ChessPosition *position,
                                           GError **error);

G_END_DECLS
