/* The state that determines the controller's mode and what is allowed, and these decisions as pure
 * functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/controller/mode.h"
#include "game/controller/take-back.h"
#include "game/match/match.h"
#include "game/setup/setup.h"

G_BEGIN_DECLS

/* What may be allowed. Each is a boolean property of the controller: see the table in
 * situation.c. */
typedef enum
{
  CHECKBIT_ALLOWED_UNDO,
  CHECKBIT_ALLOWED_REDO,
  CHECKBIT_ALLOWED_GO_BACK,
  CHECKBIT_ALLOWED_GO_FORWARD,
  CHECKBIT_ALLOWED_GO_END,
  CHECKBIT_ALLOWED_MOVE,
  CHECKBIT_ALLOWED_PREMOVE,
  CHECKBIT_ALLOWED_END_GAME, /* by resigning or claiming a draw */
  CHECKBIT_ALLOWED_UNDO_RESULT, /* a resignation, a claim, an agreed draw */
  CHECKBIT_ALLOWED_MOVE_NOW,
  CHECKBIT_ALLOWED_PAUSE, /* or to resume */
  CHECKBIT_ALLOWED_OFFER_DRAW,
  CHECKBIT_ALLOWED_ANSWER_DRAW,
  CHECKBIT_ALLOWED_REMATCH,
  CHECKBIT_ALLOWED_GO_ON_HERE,
  CHECKBIT_ALLOWED_END_MATCH,
  CHECKBIT_ALLOWED_SEE_SCORES, /* of the engine opponent: may be requested */
  CHECKBIT_ALLOWED_SET_UP,
  CHECKBIT_ALLOWED_LEAVE_SETUP,
  CHECKBIT_ALLOWED_FINISH_SETUP,
  CHECKBIT_ALLOWED_RESUME_SETUP,
} CheckbitAllowed;

#define CHECKBIT_N_ALLOWED (CHECKBIT_ALLOWED_RESUME_SETUP + 1)

/* All borrowed. */
typedef struct
{
  CheckbitGame *game;
  CheckbitMatch *match;
  CheckbitSetup *setup;      /* the current one; NULL for none */
  CheckbitSetup *left_setup; /* the one that can be resumed; NULL for none */
  gboolean planned;          /* the match has a plan, so it can be played again */
  gboolean premoves;         /* premoves are enabled */
} CheckbitSituation;

CheckbitMode checkbit_situation_get_mode (const CheckbitSituation *self);
gboolean checkbit_situation_allows (const CheckbitSituation *self, CheckbitAllowed what);

/* The name of the property: "can-undo". Static. */
const char *checkbit_allowed_get_name (CheckbitAllowed what);

/* Whether a match is on, or has just ended. */
gboolean checkbit_match_is_on (CheckbitMatch *match);
/* Whether a match with exactly one human is on, and which side the human has. */
gboolean checkbit_match_get_human (CheckbitMatch *match, ChessColor *human);

G_END_DECLS
