/* Keeps set-ups for later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/setup-drafts.h"

/* The key in the journal for the FEN of a set-up, preceded by a word if its castling is that of
 * Chess960. */
#define CHESS960 "chess960 "

struct _CheckbitSetupDrafts
{
  GObject parent_instance;

  CheckbitSetup *setup;     /* NULL for none */
  CheckbitSetup *left;      /* NULL for none */
  CheckbitJournal *journal; /* NULL for none */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitSetupDrafts, checkbit_setup_drafts, G_TYPE_OBJECT)

/* Stores the current set-up in the journal, in case the program is killed. */
static void
write_to_journal (CheckbitSetupDrafts *self)
{
  const ChessPosition *position;
  g_autofree char *value = NULL;
  char fen[CHESS_FEN_SIZE];

  if (self->journal == NULL)
    return;
  if (self->setup != NULL)
    {
      position = checkbit_setup_get_position (self->setup);
      chess_fen_write (position, fen);
      value = g_strconcat (chess_position_is_chess960 (position) ? CHESS960 : "", fen, NULL);
    }
  checkbit_journal_set_value (self->journal, CHECKBIT_JOURNAL_SETUP, value);
}

static void
changed (CheckbitSetupDrafts *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
  write_to_journal (self);
}

/* (transfer full) of setup. */
static void
enter (CheckbitSetupDrafts *self, CheckbitSetup *setup)
{
  self->setup = setup;
  g_clear_object (&self->left);
  g_signal_connect_object (setup, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  changed (self);
}

CheckbitSetup *
checkbit_setup_drafts_get_setup (CheckbitSetupDrafts *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_DRAFTS (self), NULL);
  return self->setup;
}

CheckbitSetup *
checkbit_setup_drafts_get_left (CheckbitSetupDrafts *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_DRAFTS (self), NULL);
  return self->left;
}

gboolean
checkbit_setup_drafts_begin (CheckbitSetupDrafts *self,
                             const ChessPosition *position,
                             const char *fen)
{
  g_autoptr (CheckbitSetup) setup = checkbit_setup_new (position);

  g_return_val_if_fail (CHECKBIT_IS_SETUP_DRAFTS (self), FALSE);
  g_return_val_if_fail (self->setup == NULL, FALSE);

  if (fen != NULL && !checkbit_setup_load_fen (setup, fen, NULL))
    return FALSE;
  enter (self, g_steal_pointer (&setup));
  return TRUE;
}

void
checkbit_setup_drafts_resume (CheckbitSetupDrafts *self)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_DRAFTS (self));
  g_return_if_fail (self->setup == NULL && self->left != NULL);

  enter (self, g_steal_pointer (&self->left));
}

CheckbitSetup *
checkbit_setup_drafts_leave (CheckbitSetupDrafts *self)
{
  CheckbitSetup *setup;

  g_return_val_if_fail (CHECKBIT_IS_SETUP_DRAFTS (self), NULL);
  g_return_val_if_fail (self->setup != NULL, NULL);

  setup = g_steal_pointer (&self->setup);
  g_signal_handlers_disconnect_by_data (setup, self);
  if (checkbit_setup_get_can_undo (setup)) /* only if work was put into it */
    self->left = g_object_ref (setup);
  changed (self);
  return setup;
}

void
checkbit_setup_drafts_forget_left (CheckbitSetupDrafts *self)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_DRAFTS (self));
  g_clear_object (&self->left);
}

void
checkbit_setup_drafts_set_journal (CheckbitSetupDrafts *self, CheckbitJournal *journal)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_DRAFTS (self));
  g_set_object (&self->journal, journal);
}

gboolean
checkbit_setup_drafts_restore (CheckbitSetupDrafts *self, const ChessPosition *position)
{
  const char *kept = NULL;
  g_autoptr (CheckbitSetup) setup = NULL;
  gboolean chess960;

  g_return_val_if_fail (CHECKBIT_IS_SETUP_DRAFTS (self), FALSE);

  if (self->journal != NULL)
    kept = checkbit_journal_get_value (self->journal, CHECKBIT_JOURNAL_SETUP);
  if (kept == NULL || self->setup != NULL)
    return FALSE;
  chess960 = g_str_has_prefix (kept, CHESS960);
  setup = checkbit_setup_new (position);
  if (!checkbit_setup_load_fen (setup, chess960 ? kept + strlen (CHESS960) : kept, NULL))
    return FALSE;
  if (chess960)
    checkbit_setup_set_chess960 (setup, TRUE);
  enter (self, g_steal_pointer (&setup));
  return TRUE;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_setup_drafts_finalize (GObject *object)
{
  CheckbitSetupDrafts *self = CHECKBIT_SETUP_DRAFTS (object);

  g_clear_object (&self->setup);
  g_clear_object (&self->left);
  g_clear_object (&self->journal);
  G_OBJECT_CLASS (checkbit_setup_drafts_parent_class)->finalize (object);
}

static void
checkbit_setup_drafts_class_init (CheckbitSetupDraftsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_setup_drafts_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_setup_drafts_init (CheckbitSetupDrafts *self)
{
}

CheckbitSetupDrafts *
checkbit_setup_drafts_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SETUP_DRAFTS, NULL);
}
