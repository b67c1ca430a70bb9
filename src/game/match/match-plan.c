/* The settings of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/match/match-plan.h"

#include <string.h>

#include "chess/chess960.h"
#include "chess/fen.h"
#include "game/match/match-pace.h"
#include "game/text/messages.h"

/* The default thinking time for a move: two seconds. */
#define USUAL_AMOUNT 2000

/* The limit of the minimum time for a move between two engines. */
#define MAX_LEAST_MS 60000

static const char *const prefixes[CHESS_N_COLORS] = { "white-", "black-" };
static const char *const thinks[] = { "clock", "time", "depth", "nodes" };
static const char *const starts[] = { "standard", "chess960", "board", "fen" };

/* --- The value -------------------------------------------------------------------------------- */

static void
init_side (CheckbitPlanSide *side, const char *engine_id)
{
  side->name = g_strdup ("");
  side->engine_id = g_strdup (engine_id);
  side->strength = CHECKBIT_STRENGTH_CASUAL;
  side->think = CHECKBIT_THINK_CLOCK;
  side->amount = USUAL_AMOUNT;
}

CheckbitMatchPlan *
checkbit_match_plan_new (CheckbitEngineList *list)
{
  CheckbitMatchPlan *plan = g_new0 (CheckbitMatchPlan, 1);
  CheckbitEngineEntry *first = list != NULL ? checkbit_engine_list_get_first (list) : NULL;
  const char *id = first != NULL ? checkbit_engine_entry_get_id (first) : "";

  init_side (&plan->sides[CHESS_WHITE], id);
  init_side (&plan->sides[CHESS_BLACK], id);
  plan->sides[CHESS_BLACK].engine = first != NULL;
  plan->chess960 = CHECKBIT_PLAN_RANDOM_NUMBER;
  plan->least_ms = CHECKBIT_MATCH_LEAST_MS;
  plan->fen = g_strdup ("");

  return plan;
}

void
checkbit_match_plan_set_engine (CheckbitMatchPlan *plan, CheckbitEngineEntry *entry)
{
  for (ChessColor color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      g_free (plan->sides[color].engine_id);
      plan->sides[color].engine_id = g_strdup (checkbit_engine_entry_get_id (entry));
    }
}

static void
copy_side (CheckbitPlanSide *copy, const CheckbitPlanSide *side)
{
  *copy = *side;
  copy->name = g_strdup (side->name);
  copy->engine_id = g_strdup (side->engine_id);
}

CheckbitMatchPlan *
checkbit_match_plan_copy (const CheckbitMatchPlan *plan)
{
  CheckbitMatchPlan *copy = g_new0 (CheckbitMatchPlan, 1);

  *copy = *plan;
  copy_side (&copy->sides[CHESS_WHITE], &plan->sides[CHESS_WHITE]);
  copy_side (&copy->sides[CHESS_BLACK], &plan->sides[CHESS_BLACK]);
  copy->fen = g_strdup (plan->fen);

  return copy;
}

void
checkbit_match_plan_free (CheckbitMatchPlan *plan)
{
  for (ChessColor color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    {
      g_free (plan->sides[color].name);
      g_free (plan->sides[color].engine_id);
    }
  g_free (plan->fen);
  g_free (plan);
}

void
checkbit_match_plan_face_engine (CheckbitMatchPlan *plan)
{
  CheckbitPlanSide *sides = plan->sides;

  if (sides[CHESS_WHITE].engine == sides[CHESS_BLACK].engine)
    {
      sides[CHESS_WHITE].engine = FALSE;
      sides[CHESS_BLACK].engine = TRUE;
    }
}

void
checkbit_match_plan_face_person (CheckbitMatchPlan *plan)
{
  plan->sides[CHESS_WHITE].engine = plan->sides[CHESS_BLACK].engine = FALSE;
}

void
checkbit_match_plan_swap (CheckbitMatchPlan *plan)
{
  CheckbitPlanSide white = plan->sides[CHESS_WHITE];

  plan->sides[CHESS_WHITE] = plan->sides[CHESS_BLACK];
  plan->sides[CHESS_BLACK] = white;
}

/* --- Storing it ------------------------------------------------------------------------------- */

/* A key of one side: "white-strength". Valid until the next call. */
static const char *
side_key (ChessColor color, const char *name)
{
  static char key[64];

  g_snprintf (key, sizeof key, "%s%s", prefixes[color], name);

  return key;
}

static void
write_side (GVariantDict *dict, ChessColor color, const CheckbitPlanSide *side)
{
  g_autofree char *time = checkbit_time_control_format (&side->control);

  g_variant_dict_insert (dict, side_key (color, "engine"), "b", side->engine);
  g_variant_dict_insert (dict, side_key (color, "name"), "s", side->name);
  g_variant_dict_insert (dict, side_key (color, "engine-id"), "s", side->engine_id);
  g_variant_dict_insert (dict, side_key (color, "strength"), "s",
                         checkbit_strength_get_id (side->strength));
  g_variant_dict_insert (dict, side_key (color, "think"), "s", thinks[side->think]);
  g_variant_dict_insert (dict, side_key (color, "amount"), "t", side->amount);
  g_variant_dict_insert (dict, side_key (color, "time"), "s", time);
}

GVariant *
checkbit_match_plan_to_variant (const CheckbitMatchPlan *plan)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (NULL);

  write_side (&dict, CHESS_WHITE, &plan->sides[CHESS_WHITE]);
  write_side (&dict, CHESS_BLACK, &plan->sides[CHESS_BLACK]);
  g_variant_dict_insert (&dict, "random-colors", "b", plan->random_colors);
  g_variant_dict_insert (&dict, "start", "s", starts[plan->start]);
  g_variant_dict_insert (&dict, "chess960", "i", plan->chess960);
  g_variant_dict_insert (&dict, "least-time", "u", plan->least_ms);
  g_variant_dict_insert (&dict, "fen", "s", plan->fen);

  return g_variant_dict_end (&dict);
}

/* Reads a string if the dictionary has it. */
static void
read_text (GVariantDict *dict, const char *key, char **text)
{
  char *value;

  if (!g_variant_dict_lookup (dict, key, "s", &value))
    return;
  g_free (*text);
  *text = value;
}

/* Reads a word as its index in a table. */
static void
read_word (GVariantDict *dict, const char *key, const char *const *words, guint n, guint *place)
{
  const char *value;

  if (!g_variant_dict_lookup (dict, key, "&s", &value))
    return;
  for (guint i = 0; i < n; i++)
    {
      if (strcmp (words[i], value) == 0)
        *place = i;
    }
}

static void
read_side (GVariantDict *dict, ChessColor color, CheckbitPlanSide *side)
{
  const char *text;
  guint think = side->think;

  g_variant_dict_lookup (dict, side_key (color, "engine"), "b", &side->engine);
  read_text (dict, side_key (color, "name"), &side->name);
  read_text (dict, side_key (color, "engine-id"), &side->engine_id);
  if (g_variant_dict_lookup (dict, side_key (color, "strength"), "&s", &text))
    checkbit_strength_from_id (text, &side->strength);
  read_word (dict, side_key (color, "think"), thinks, G_N_ELEMENTS (thinks), &think);
  side->think = (CheckbitThink) think;
  g_variant_dict_lookup (dict, side_key (color, "amount"), "t", &side->amount);
  if (g_variant_dict_lookup (dict, side_key (color, "time"), "&s", &text))
    checkbit_time_control_parse (text, &side->control);
}

/* The engine may have been removed since. */
static gboolean
mend_engine (CheckbitPlanSide *side, CheckbitEngineList *list)
{
  CheckbitEngineEntry *entry
      = list != NULL ? checkbit_engine_list_find (list, side->engine_id) : NULL;
  gboolean wanted = side->engine;

  if (entry == NULL && list != NULL)
    entry = checkbit_engine_list_get_first (list);
  g_free (side->engine_id);
  side->engine_id = g_strdup (entry != NULL ? checkbit_engine_entry_get_id (entry) : "");
  side->engine = wanted && entry != NULL;

  return side->engine == wanted;
}

gboolean
checkbit_match_plan_mend (CheckbitMatchPlan *plan, CheckbitEngineList *list)
{
  gboolean white = mend_engine (&plan->sides[CHESS_WHITE], list);
  gboolean black = mend_engine (&plan->sides[CHESS_BLACK], list);

  return white && black;
}

gboolean
checkbit_match_plan_read (CheckbitMatchPlan *plan, GVariant *dictionary, CheckbitEngineList *list)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (dictionary);
  guint start = plan->start, least;
  int number;

  for (ChessColor color = CHESS_WHITE; color <= CHESS_BLACK; color++)
    read_side (&dict, color, &plan->sides[color]);
  g_variant_dict_lookup (&dict, "random-colors", "b", &plan->random_colors);
  read_word (&dict, "start", starts, G_N_ELEMENTS (starts), &start);
  plan->start = (CheckbitPlanStart) start;
  if (g_variant_dict_lookup (&dict, "chess960", "i", &number)
      && number >= CHECKBIT_PLAN_RANDOM_NUMBER && number < CHESS_CHESS960_COUNT)
    plan->chess960 = number;
  if (g_variant_dict_lookup (&dict, "least-time", "u", &least))
    plan->least_ms = MIN (least, MAX_LEAST_MS);
  read_text (&dict, "fen", &plan->fen);

  return checkbit_match_plan_mend (plan, list);
}

/* --- Using it --------------------------------------------------------------------------------- */

CheckbitPlayer *
checkbit_match_plan_create_player (const CheckbitMatchPlan *plan,
                                   ChessColor color,
                                   CheckbitEngineList *list)
{
  const CheckbitPlanSide *side = &plan->sides[color];
  CheckbitEngineEntry *entry = NULL;
  CheckbitPlayer *player;

  if (side->engine && list != NULL)
    entry = checkbit_engine_list_find (list, side->engine_id);
  if (entry == NULL)
    return checkbit_player_new_person (side->name);

  player = checkbit_player_new_engine (entry, side->strength);
  player->think = side->think;
  player->amount = side->amount;

  return player;
}

static gboolean
read_fen (const char *fen, ChessPosition *position, GError **error)
{
  ChessFenError problem;

  if (chess_fen_read (fen, strlen (fen), CHESS_FEN_DEFAULT, position, &problem))
    return TRUE;
  g_autofree char *message = checkbit_message_fen_error (&problem);
  g_set_error_literal (error, CHECKBIT_GAME_ERROR, CHECKBIT_GAME_ERROR_FEN, message);

  return FALSE;
}

gboolean
checkbit_match_plan_get_position (const CheckbitMatchPlan *plan,
                                  const ChessPosition *current,
                                  ChessPosition *position,
                                  GError **error)
{
  switch (plan->start)
    {
    case CHECKBIT_PLAN_CHESS960:
      chess_chess960_position (plan->chess960 >= 0
                                   ? (unsigned) plan->chess960
                                   : (unsigned) g_random_int_range (0, CHESS_CHESS960_COUNT),
                               position);
      return TRUE;
    case CHECKBIT_PLAN_BOARD:
      *position = *current;
      return TRUE;
    case CHECKBIT_PLAN_FEN:
      return read_fen (plan->fen, position, error);
    default:
      *position = chess_position_start;
      return TRUE;
    }
}
