/* Shared by the tests of the controller: one with signal handlers, and matches to start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "../engine-test.h"
#include "game/controller/controller.h"

typedef struct
{
  CheckbitController *controller; /* owned */
  CheckbitGame *game;             /* the controller's */
  CheckbitMatch *match;           /* the controller's */

  /* Notifications and signals received: their number, and the last value. */
  CheckbitMode mode; /* as notified; the initial one if there was no notification */
  guint n_replaced, n_documents, n_begun;
  gboolean kept; /* undo brings back the game that was replaced last */
  char *note; /* owned */
  char *said; /* owned */
} ControllerTest;

void controller_test_set_up (ControllerTest *test, gconstpointer data);
/* Drops the controller, and proves that it is freed with all its parts. */
void controller_test_tear_down (ControllerTest *test, gconstpointer data);

/* Plays moves in UCI notation: "e2e4 e7e5". */
void controller_test_play (ControllerTest *test, const char *moves);
/* Gives a side of a plan to a fake engine in a mode. */
void controller_test_add_engine (CheckbitMatchPlan *plan, ChessColor side, const char *mode);
/* Begins a match of two humans, or of one with White against a fake engine in a mode; control:
 * "-" for no clock. */
void controller_test_begin (ControllerTest *test, const char *mode, const char *control);

/* How many half-moves the board is from the start. */
guint controller_test_get_ply (ControllerTest *test);
/* Everything that is allowed, by its names without "can-": "undo go-back". (transfer full) */
char *controller_test_dup_allowed (ControllerTest *test);
/* Asserts that the state is this, and that all of it was notified. */
void controller_test_expect_allowed (ControllerTest *test, const char *names);
void controller_test_expect_mode (ControllerTest *test, CheckbitMode mode);
/* Asserts the last message, and forgets it; NULL for none. */
void controller_test_expect_said (ControllerTest *test, const char *said);
/* Asserts that a game replaced another, with a note, NULL for none; resets that. */
void controller_test_expect_replaced (ControllerTest *test, const char *note);
void controller_test_expect_fen (ControllerTest *test, const char *fen);
