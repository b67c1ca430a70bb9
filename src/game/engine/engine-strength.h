/* How strong an engine plays, as a person thinks of it, and how one tells an engine so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine.h"

G_BEGIN_DECLS

typedef enum
{
  CHECKBIT_STRENGTH_BEGINNER,
  CHECKBIT_STRENGTH_LEARNER,
  CHECKBIT_STRENGTH_CASUAL,
  CHECKBIT_STRENGTH_CLUB,
  CHECKBIT_STRENGTH_STRONG,
  CHECKBIT_STRENGTH_EXPERT,
  CHECKBIT_STRENGTH_MASTER,
  CHECKBIT_STRENGTH_FULL,
} CheckbitStrength;

#define CHECKBIT_N_STRENGTHS 8

/* "Beginner", "Casual player" … Static, translated. */
const char *checkbit_strength_get_title (CheckbitStrength strength);
/* About how strong a person that is, as an Elo number; 0 for full strength. */
guint checkbit_strength_get_elo (CheckbitStrength strength);
/* A stable word for files: "beginner" … "full". */
const char *checkbit_strength_get_id (CheckbitStrength strength);
/* FALSE where no strength has this id. */
gboolean checkbit_strength_from_id (const char *id, CheckbitStrength *strength);

/* How an engine can be made weaker. */
typedef enum
{
  CHECKBIT_STRENGTH_BY_ELO,    /* UCI_LimitStrength and UCI_Elo */
  CHECKBIT_STRENGTH_BY_SKILL,  /* Skill Level */
  CHECKBIT_STRENGTH_BY_LIMITS, /* by how far it may look */
  CHECKBIT_STRENGTH_AS_IS,     /* full strength */
} CheckbitStrengthWay;

/* Sets the options of an engine for a strength and narrows go to what it may do. The engine must be
 * ready; returns the way that was taken. Full strength leaves it as its owner has set it up, so an
 * engine that played weaker must be made anew for that. */
CheckbitStrengthWay
checkbit_strength_apply (CheckbitStrength strength, CheckbitEngine *engine, CheckbitEngineGo *go);

G_END_DECLS
