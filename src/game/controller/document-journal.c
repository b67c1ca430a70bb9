/* Documents in journals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/document-journal.h"

#define GAME_VALUE "game"
#define STAMP_VALUE "stamp"
#define DIGEST_VALUE "digest"
#define OVERWRITABLE_VALUE "overwritable"

void
checkbit_document_write_journal (CheckbitDocument *document, CheckbitJournal *journal)
{
  CheckbitPgnFile *pgn = checkbit_document_get_pgn (document);
  g_autofree char *index = g_strdup_printf ("%u", checkbit_document_get_index (document));
  g_autofree char *stamp = checkbit_document_dup_stamp (document);
  g_autofree char *digest = NULL;

  if (pgn != NULL)
    digest = checkbit_pgn_file_dup_digest (pgn, checkbit_document_get_index (document));
  checkbit_journal_set_value (journal, GAME_VALUE, pgn != NULL ? index : NULL);
  checkbit_journal_set_value (journal, STAMP_VALUE, stamp);
  checkbit_journal_set_value (journal, DIGEST_VALUE, digest);
  checkbit_journal_set_value (journal, OVERWRITABLE_VALUE,
                              stamp != NULL && checkbit_document_can_overwrite (document) ? "1"
                                                                                          : NULL);
  checkbit_journal_set_file (journal, checkbit_document_get_file (document));
}

static const char *const value_names[]
    = { GAME_VALUE, STAMP_VALUE, DIGEST_VALUE, OVERWRITABLE_VALUE };

struct _CheckbitOrigin
{
  GFile *file;                              /* owned */
  char *values[G_N_ELEMENTS (value_names)]; /* owned; NULL for none */
};

CheckbitOrigin *
checkbit_origin_read (CheckbitJournal *journal)
{
  GFile *file = checkbit_journal_get_file (journal);
  CheckbitOrigin *self;

  if (file == NULL)
    return NULL;
  self = g_new0 (CheckbitOrigin, 1);
  self->file = g_object_ref (file);
  for (guint i = 0; i < G_N_ELEMENTS (value_names); i++)
    self->values[i] = g_strdup (checkbit_journal_get_value (journal, value_names[i]));
  return self;
}

void
checkbit_origin_write (const CheckbitOrigin *self, CheckbitJournal *journal)
{
  for (guint i = 0; i < G_N_ELEMENTS (value_names); i++)
    checkbit_journal_set_value (journal, value_names[i], self->values[i]);
  checkbit_journal_set_file (journal, self->file);
}

void
checkbit_origin_free (CheckbitOrigin *self)
{
  g_object_unref (self->file);
  for (guint i = 0; i < G_N_ELEMENTS (value_names); i++)
    g_free (self->values[i]);
  g_free (self);
}

/* A game whose file is being looked for. */
typedef struct
{
  guint index;               /* in a PGN file */
  char *stamp;               /* owned; NULL for none */
  char *digest;              /* of that game in the file; owned; NULL for none */
  gboolean overwritable;     /* a file of positions */
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
  g_free (back->digest);
  g_free (back);
}

/* If the file has another game at this place by now, this must be known before anything is written.
 * Where it has not, the file may have changed as it likes: the program itself may have saved other
 * games there since. */
static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitPgnFile *pgn = CHECKBIT_PGN_FILE (source);
  Return *back = user_data;
  CheckbitPgnGame *game = checkbit_pgn_file_read_game_finish (pgn, result, NULL);
  g_autofree char *digest = checkbit_pgn_file_dup_digest (pgn, back->index);

  g_clear_pointer (&game, checkbit_pgn_game_free);
  if (!g_cancellable_is_cancelled (back->cancellable))
    {
      if (digest == NULL || g_strcmp0 (digest, back->digest) != 0)
        checkbit_pgn_file_expect_stamp (pgn, back->stamp);
      back->func (checkbit_document_new_game (pgn, back->index, NULL), back->user_data);
    }
  return_free (back);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitPgnFile *pgn = CHECKBIT_PGN_FILE (source);
  Return *back = user_data;
  gboolean listed = checkbit_pgn_file_load_finish (pgn, result, NULL)
                    && !g_cancellable_is_cancelled (back->cancellable);

  if (listed && back->index < checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (pgn)))
    {
      checkbit_pgn_file_read_game_async (pgn, back->index, back->cancellable, read_cb, back);
      return;
    }
  if (listed)
    {
      checkbit_pgn_file_expect_stamp (pgn, back->stamp);
      back->func (checkbit_document_new_game (pgn, back->index, NULL), back->user_data);
    }
  return_free (back);
}

/* The file may be on a disk that does not answer. One that cannot be asked has no stamp. */
static void
stamped_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  static const CheckbitFileStamp none = { 0 };
  Return *back = user_data;
  g_autofree CheckbitFileStamp *now = checkbit_file_stamp_query_finish (result, NULL);

  if (!g_cancellable_is_cancelled (back->cancellable))
    back->func (checkbit_document_new_restored (G_FILE (source), now != NULL ? now : &none,
                                                back->stamp, back->overwritable),
                back->user_data);
  return_free (back);
}

/* Takes over what is needed to return. */
static void
look_for_game (GFile *file, Return *back)
{
  g_autoptr (CheckbitPgnFile) pgn = checkbit_pgn_file_new (file);

  checkbit_pgn_file_load_async (pgn, back->cancellable, listed_cb, back);
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
  Return *back;

  if (file == NULL)
    {
      destroy (user_data);
      return;
    }
  back = g_new0 (Return, 1);
  back->stamp = g_strdup (checkbit_journal_get_value (journal, STAMP_VALUE));
  back->digest = g_strdup (checkbit_journal_get_value (journal, DIGEST_VALUE));
  back->overwritable = checkbit_journal_get_value (journal, OVERWRITABLE_VALUE) != NULL;
  back->cancellable = g_object_ref (cancellable);
  back->func = func;
  back->user_data = user_data;
  back->destroy = destroy;
  back->index = index != NULL ? (guint) g_ascii_strtoull (index, NULL, 10) : 0;
  if (index != NULL)
    look_for_game (file, back);
  else
    checkbit_file_stamp_query_async (file, back->cancellable, stamped_cb, back);
}
