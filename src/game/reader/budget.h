/* How deep and how long a text may be read: texts may be made to keep the program busy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* How deep brackets and operators may be nested. */
#define READER_MAX_DEPTH 64

typedef struct
{
  guint depth;
  guint64 steps, max_steps;
} ReaderBudget;

/* Takes a step; FALSE where there were too many. */
static inline gboolean
reader_budget_step (ReaderBudget *budget)
{
  return budget->steps++ <= budget->max_steps;
}

/* Whether it may go deeper. */
static inline gboolean
reader_budget_has_room (const ReaderBudget *budget)
{
  return budget->depth < READER_MAX_DEPTH;
}

/* Goes some levels deeper, or comes back from there. */
static inline void
reader_budget_enter (ReaderBudget *budget, guint n_levels)
{
  budget->depth += n_levels;
}

static inline void
reader_budget_leave (ReaderBudget *budget, guint n_levels)
{
  budget->depth -= n_levels;
}
