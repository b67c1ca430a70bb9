/* The player of one side: a person, or an engine with a strength and a thinking time. A value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/engine/engine-list.h"
#include "game/engine/engine-strength.h"

G_BEGIN_DECLS

/* How the thinking time of an engine is limited. */
typedef enum
{
  CHECKBIT_THINK_CLOCK, /* by its clock; without a clock, a second per move */
  CHECKBIT_THINK_TIME,  /* amount: milliseconds */
  CHECKBIT_THINK_DEPTH, /* amount: half-moves */
  CHECKBIT_THINK_NODES, /* amount: positions */
} CheckbitThink;

typedef struct
{
  char *name;                 /* the display name; owned, never NULL */
  CheckbitEngineEntry *entry; /* owned; NULL for a person */
  CheckbitStrength strength;  /* of an engine */
  CheckbitThink think;
  guint64 amount;
} CheckbitPlayer;

/* name: NULL for none. (transfer full) */
CheckbitPlayer *checkbit_player_new_person (const char *name);
/* With the engine's name, using its clock. (transfer full) */
CheckbitPlayer *checkbit_player_new_engine (CheckbitEngineEntry *entry, CheckbitStrength strength);
CheckbitPlayer *checkbit_player_copy (const CheckbitPlayer *player);
void checkbit_player_free (CheckbitPlayer *player);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CheckbitPlayer, checkbit_player_free)

static inline gboolean
checkbit_player_is_engine (const CheckbitPlayer *player)
{
  return player->entry != NULL;
}

G_END_DECLS
