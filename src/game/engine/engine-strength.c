/* Strengths of play in human terms, and how to limit an engine to one.
 *
 * Engines with an Elo option get a rating, down to their minimum. Below that, and for engines
 * without such options, the search is limited as well. The numbers of positions make a level a
 * pleasant opponent for people of about that rating, but are not a measurement.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-strength.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_SKILL G_GINT64_CONSTANT (1000000)

typedef struct
{
  const char *id;
  const char *title;
  guint elo;
  guint skill; /* of 20 */
  guint depth; /* half-moves, 0: no limit; for engines without strength options */
  guint nodes; /* positions, likewise */
} Level;

static const Level levels[CHECKBIT_N_STRENGTHS] = {
  /* Translators: how strong an opponent plays */
  { "beginner", N_ ("Beginner"), 600, 0, 1, 50 },
  /* Translators: how strong an opponent plays */
  { "learner", N_ ("Learner"), 900, 0, 2, 200 },
  { "casual", N_ ("Casual player"), 1200, 2, 3, 800 },
  { "club", N_ ("Club player"), 1500, 5, 4, 3000 },
  { "strong", N_ ("Strong club player"), 1800, 8, 6, 12000 },
  /* Translators: how strong an opponent plays */
  { "expert", N_ ("Expert"), 2100, 11, 8, 50000 },
  /* Translators: how strong an opponent plays */
  { "master", N_ ("Master"), 2500, 15, 11, 300000 },
  { "full", N_ ("Full strength"), 0, 20, 0, 0 },
};

const char *
checkbit_strength_get_title (CheckbitStrength strength)
{
  return _ (levels[strength].title);
}

guint
checkbit_strength_get_elo (CheckbitStrength strength)
{
  return levels[strength].elo;
}

const char *
checkbit_strength_get_id (CheckbitStrength strength)
{
  return levels[strength].id;
}

gboolean
checkbit_strength_from_id (const char *id, CheckbitStrength *strength)
{
  for (guint i = 0; i < CHECKBIT_N_STRENGTHS; i++)
    {
      if (g_strcmp0 (levels[i].id, id) == 0)
        {
          *strength = i;
          return TRUE;
        }
    }

  return FALSE;
}

static const CheckbitUciOption *
find_option (CheckbitEngine *engine, const char *name, CheckbitUciOptionType type)
{
  const CheckbitUciOption *option = checkbit_engine_find_option (engine, name);

  return option != NULL && option->type == type ? option : NULL;
}

static void
set_number (CheckbitEngine *engine, const char *name, gint64 number)
{
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  checkbit_engine_set_option (engine, name, value);
}

/* A limit of an engine's scale, or the usual one for none and for one that nothing could be
 * reckoned with. */
static gint64
get_limit (gint64 limit, gint64 usual)
{
  return limit > -MAX_SKILL && limit < MAX_SKILL ? limit : usual;
}

/* A level of 20 on an engine's own scale. */
static gint64
scale_skill (const CheckbitUciOption *skill, guint level)
{
  gint64 min = get_limit (skill->min, 0), max = get_limit (skill->max, 20);

  return CLAMP (min + (max - min) * level / 20, skill->min, skill->max);
}

static void
limit (const Level *level, CheckbitEngineGo *go)
{
  go->depth = go->depth == 0 ? level->depth : MIN (go->depth, level->depth);
  go->nodes = go->nodes == 0 ? level->nodes : MIN (go->nodes, level->nodes);
}

static CheckbitStrengthWay
limit_by_elo (const Level *level,
              CheckbitEngine *engine,
              const CheckbitUciOption *elo,
              CheckbitEngineGo *go)
{
  checkbit_engine_set_option (engine, "UCI_LimitStrength", "true");
  set_number (engine, elo->name, CLAMP (level->elo, elo->min, elo->max));
  if (level->elo < elo->min)
    limit (level, go);

  return CHECKBIT_STRENGTH_BY_ELO;
}

CheckbitStrengthWay
checkbit_strength_apply (CheckbitStrength strength, CheckbitEngine *engine, CheckbitEngineGo *go)
{
  const Level *level = &levels[strength];
  const CheckbitUciOption *elo = find_option (engine, "UCI_Elo", CHECKBIT_UCI_OPTION_SPIN);
  const CheckbitUciOption *skill = find_option (engine, "Skill Level", CHECKBIT_UCI_OPTION_SPIN);

  if (find_option (engine, "UCI_LimitStrength", CHECKBIT_UCI_OPTION_CHECK) == NULL)
    elo = NULL;
  if (strength == CHECKBIT_STRENGTH_FULL)
    return CHECKBIT_STRENGTH_AS_IS;

  if (elo != NULL)
    return limit_by_elo (level, engine, elo, go);
  if (skill != NULL)
    {
      set_number (engine, skill->name, scale_skill (skill, level->skill));
      if (level->skill == 0)
        limit (level, go);
      return CHECKBIT_STRENGTH_BY_SKILL;
    }
  limit (level, go);

  return CHECKBIT_STRENGTH_BY_LIMITS;
}
