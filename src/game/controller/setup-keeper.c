/* Keeping what is set up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/setup-keeper.h"

/* In the journal: the FEN of what is being set up, after the word where castling is that of
 * Chess960. */
#define CHESS960 "chess960 "

struct _CheckbitSetupKeeper
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

G_DEFINE_FINAL_TYPE (CheckbitSetupKeeper, checkbit_setup_keeper, G_TYPE_OBJECT)

/* A program that is gone without a word has what was being set up in its journal. */
static void
keep (CheckbitSetupKeeper *self)
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
changed (CheckbitSetupKeeper *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
  keep (self);
}

/* (transfer full) of setup. */
static void
enter (CheckbitSetupKeeper *self, CheckbitSetup *setup)
{
  self->setup = setup;
  g_clear_object (&self->left);
  g_signal_connect_object (setup, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  changed (self);
}

CheckbitSetup *
checkbit_setup_keeper_get_setup (CheckbitSetupKeeper *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_KEEPER (self), NULL);
  return self->setup;
}

CheckbitSetup *
checkbit_setup_keeper_get_left (CheckbitSetupKeeper *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_KEEPER (self), NULL);
  return self->left;
}

gboolean
checkbit_setup_keeper_begin (CheckbitSetupKeeper *self,
                             const ChessPosition *position,
                             const char *fen)
{
  g_autoptr (CheckbitSetup) setup = checkbit_setup_new (position);

  g_return_val_if_fail (CHECKBIT_IS_SETUP_KEEPER (self), FALSE);
  g_return_val_if_fail (self->setup == NULL, FALSE);

  if (fen != NULL && !checkbit_setup_load_fen (setup, fen, NULL))
    return FALSE;
  enter (self, g_steal_pointer (&setup));
  return TRUE;
}

void
checkbit_setup_keeper_resume (CheckbitSetupKeeper *self)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_KEEPER (self));
  g_return_if_fail (self->setup == NULL && self->left != NULL);

  enter (self, g_steal_pointer (&self->left));
}

CheckbitSetup *
checkbit_setup_keeper_leave (CheckbitSetupKeeper *self)
{
  CheckbitSetup *setup;

  g_return_val_if_fail (CHECKBIT_IS_SETUP_KEEPER (self), NULL);
  g_return_val_if_fail (self->setup != NULL, NULL);

  setup = g_steal_pointer (&self->setup);
  g_signal_handlers_disconnect_by_data (setup, self);
  if (checkbit_setup_get_can_undo (setup)) /* there is work in it */
    self->left = g_object_ref (setup);
  changed (self);
  return setup;
}

void
checkbit_setup_keeper_forget_left (CheckbitSetupKeeper *self)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_KEEPER (self));
  g_clear_object (&self->left);
}

void
checkbit_setup_keeper_set_journal (CheckbitSetupKeeper *self, CheckbitJournal *journal)
{
  g_return_if_fail (CHECKBIT_IS_SETUP_KEEPER (self));
  g_set_object (&self->journal, journal);
}

gboolean
checkbit_setup_keeper_restore (CheckbitSetupKeeper *self, const ChessPosition *position)
{
  const char *kept = NULL;
  g_autoptr (CheckbitSetup) setup = NULL;
  gboolean chess960;

  g_return_val_if_fail (CHECKBIT_IS_SETUP_KEEPER (self), FALSE);

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
checkbit_setup_keeper_finalize (GObject *object)
{
  CheckbitSetupKeeper *self = CHECKBIT_SETUP_KEEPER (object);

  g_clear_object (&self->setup);
  g_clear_object (&self->left);
  g_clear_object (&self->journal);
  G_OBJECT_CLASS (checkbit_setup_keeper_parent_class)->finalize (object);
}

static void
checkbit_setup_keeper_class_init (CheckbitSetupKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_setup_keeper_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_setup_keeper_init (CheckbitSetupKeeper *self)
{
}

CheckbitSetupKeeper *
checkbit_setup_keeper_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SETUP_KEEPER, NULL);
}
