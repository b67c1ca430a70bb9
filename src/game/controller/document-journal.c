/* Documents in journals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/document-journal.h"

#define GAME_VALUE "game"
#define STAMP_VALUE "stamp"
#define OVERWRITABLE_VALUE "overwritable"

void
checkbit_document_write_journal (CheckbitDocument *document, CheckbitJournal *journal)
{
  CheckbitPgnFile *pgn = checkbit_document_get_pgn (document);
  g_autofree char *index = g_strdup_printf ("%u", checkbit_document_get_index (document));
  g_autofree char *stamp = checkbit_document_dup_stamp (document);

  checkbit_journal_set_value (journal, GAME_VALUE, pgn != NULL ? index : NULL);
  checkbit_journal_set_value (journal, STAMP_VALUE, stamp);
  checkbit_journal_set_value (journal, OVERWRITABLE_VALUE,
                              stamp != NULL && checkbit_document_can_overwrite (document) ? "1"
                                                                                          : NULL);
  checkbit_journal_set_file (journal, checkbit_document_get_file (document));
}

/* A game of a file whose games are being listed. */
typedef struct
{
  guint index;
  char *stamp;               /* owned; NULL for none */
  GCancellable *cancellable; /* owned; NULL for none */
  CheckbitDocumentFunc func;
  gpointer user_data;
  GDestroyNotify destroy;
} Return;

static void
return_free (Return *back)
{
  back->destroy (back->user_data);
  g_clear_object (&back->cancellable);
  g_free (back->stamp);
  g_free (back);
}

/* If another program has changed the file meanwhile, this must be known before anything is
 * written. */
static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitPgnFile *pgn = CHECKBIT_PGN_FILE (source);
  Return *back = user_data;

  if (checkbit_pgn_file_load_finish (pgn, result, NULL)
      && !g_cancellable_is_cancelled (back->cancellable))
    {
      checkbit_pgn_file_expect_stamp (pgn, back->stamp);
      back->func (checkbit_document_new_game (pgn, back->index, NULL), back->user_data);
    }
  return_free (back);
}

/* A game of a file of positions, or of none. (transfer full), NULL for none. */
static CheckbitDocument *
restore_positions (CheckbitJournal *journal)
{
  GFile *file = checkbit_journal_get_file (journal);

  if (file == NULL)
    return NULL;
  return checkbit_document_new_restored (file, checkbit_journal_get_value (journal, STAMP_VALUE),
                                         checkbit_journal_get_value (journal, OVERWRITABLE_VALUE)
                                             != NULL);
}

void
checkbit_document_read_journal (CheckbitJournal *journal,
                                GCancellable *cancellable,
                                CheckbitDocumentFunc func,
                                gpointer user_data,
                                GDestroyNotify destroy)
{
  GFile *file = checkbit_journal_get_file (journal);
  const char *index = checkbit_journal_get_value (journal, GAME_VALUE);
  g_autoptr (CheckbitPgnFile) pgn = NULL;
  CheckbitDocument *positions;
  Return *back;

  if (file == NULL || index == NULL)
    {
      positions = restore_positions (journal);
      if (positions != NULL)
        func (positions, user_data);
      destroy (user_data);
      return;
    }
  back = g_new0 (Return, 1);
  back->index = (guint) g_ascii_strtoull (index, NULL, 10);
  back->stamp = g_strdup (checkbit_journal_get_value (journal, STAMP_VALUE));
  back->cancellable = g_object_ref (cancellable);
  back->func = func;
  back->user_data = user_data;
  back->destroy = destroy;
  pgn = checkbit_pgn_file_new (file);
  checkbit_pgn_file_load_async (pgn, cancellable, listed_cb, back);
}
