/* Strengths of play in human terms, and how to limit an engine to one.
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
/* The approximate Elo rating; 0 for full strength. */
guint checkbit_strength_get_elo (CheckbitStrength strength);
/* Its identifier in files: "beginner" … "full". */
const char *checkbit_strength_get_id (CheckbitStrength strength);
/* FALSE if no strength has this ID. */
gboolean checkbit_strength_from_id (const char *id, CheckbitStrength *strength);

/* How an engine is weakened. */
typedef enum
{
  CHECKBIT_STRENGTH_BY_ELO,    /* UCI_LimitStrength and UCI_Elo */
  CHECKBIT_STRENGTH_BY_SKILL,  /* Skill Level */
  CHECKBIT_STRENGTH_BY_LIMITS, /* by a limited search */
  CHECKBIT_STRENGTH_AS_IS,     /* full strength */
} CheckbitStrengthWay;

/* Sets an engine's options for a strength, and limits go. The engine must be ready; returns the
 * method used. Full strength leaves all options alone, so an engine that was weakened must be
 * restarted for it. */
CheckbitStrengthWay
checkbit_strength_apply (CheckbitStrength strength, CheckbitEngine *engine, CheckbitEngineGo *go);

G_END_DECLS
