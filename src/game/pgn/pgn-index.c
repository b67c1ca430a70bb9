/* The list of games in a PGN file, made in the background.
 *
 * Threads read the file in parts; another one adds their games to a store, in the order of the
 * file, and reports them to the main context in batches, at most a few dozen times a second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-index.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/base/deliver.h"
#include "game/pgn/pgn-parts.h"

/* The first batch is only a screen or two, so that it appears at once. */
#define FIRST_BATCH 100

/* Microseconds between batches. */
#define BATCH_INTERVAL 50000

/* How many bytes a thread reads at once: first a few screens, then much more than a game has. */
#define FIRST_PART_LENGTH ((gsize) 64 << 10)
#define PART_LENGTH ((gsize) 4 << 20)

/* The most bytes of a text that are kept; the store cuts it further. */
#define MAX_TEXT 256

struct _CheckbitPgnIndex
{
  GObject parent_instance;

  CheckbitPgnStore *store;
  guint n_games; /* the number last notified */
  double progress;
  gboolean loading;
  gboolean complete;
};

G_DEFINE_FINAL_TYPE (CheckbitPgnIndex, checkbit_pgn_index, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_N_GAMES,
  PROP_PROGRESS,
  PROP_LOADING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal, unlisted_signal;

/* --- Games from tags ------------------------------------------------------------------------ */

/* A game that was read. */
typedef struct
{
  guint64 offset, end;
  guint plies;
  gsize texts[CHECKBIT_PGN_N_TEXTS]; /* where they are among the texts */
} Found;

/* What gathers games, in the thread that reads them. The texts of those found follow each other,
 * each with its NUL; the first is "", which stands for a missing one. */
typedef struct
{
  GArray *found;  /* of Found */
  GString *texts; /* of the games found */
  /* Of the game being read; "" for a missing one. */
  char open[CHECKBIT_PGN_N_TEXTS][MAX_TEXT + 1];
} Gatherer;

static void
clear_texts (GString *texts)
{
  g_string_truncate (texts, 0);
  g_string_append_c (texts, '\0');
}

static gpointer
gatherer_new (void)
{
  Gatherer *gatherer = g_new0 (Gatherer, 1);

  gatherer->found = g_array_new (FALSE, FALSE, sizeof (Found));
  gatherer->texts = g_string_new (NULL);
  clear_texts (gatherer->texts);

  return gatherer;
}

static void
gatherer_free (gpointer data)
{
  Gatherer *gatherer = data;

  g_array_unref (gatherer->found);
  g_string_free (gatherer->texts, TRUE);
  g_free (gatherer);
}

static void
gather_text (Gatherer *gatherer, CheckbitPgnColumn column, const char *text)
{
  char *open = gatherer->open[column - CHECKBIT_PGN_FIRST_TEXT];
  gsize length = MIN (strlen (text), MAX_TEXT);

  memcpy (open, text, length);
  open[length] = '\0';
}

static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  for (guint i = CHECKBIT_PGN_FIRST_TEXT; i < CHECKBIT_PGN_FIRST_TEXT + CHECKBIT_PGN_N_TEXTS; i++)
    if (g_str_equal (name, checkbit_pgn_column_tag (i)))
      gather_text (user_data, i, value);
}

/* The result at the end of the moves, if there is no tag. */
static void
result_cb (const char *result, gpointer user_data)
{
  Gatherer *gatherer = user_data;
  const char *tag = gatherer->open[CHECKBIT_PGN_COLUMN_RESULT - CHECKBIT_PGN_FIRST_TEXT];

  if (*tag == '\0' || g_str_equal (tag, "*"))
    gather_text (gatherer, CHECKBIT_PGN_COLUMN_RESULT, result);
}

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  Gatherer *gatherer = user_data;
  Found game = { .offset = end->offset, .end = end->end, .plies = end->plies };

  for (guint i = 0; i < CHECKBIT_PGN_N_TEXTS; i++)
    {
      char *open = gatherer->open[i];

      if (*open == '\0')
        continue;
      game.texts[i] = gatherer->texts->len;
      g_string_append_len (gatherer->texts, open, (gssize) strlen (open) + 1);
      *open = '\0';
    }
  g_array_append_val (gatherer->found, game);

  return TRUE;
}

static const CheckbitPgnVisitor visitor = {
  .tag_names = checkbit_pgn_column_tags + CHECKBIT_PGN_FIRST_TEXT, /* ends with that of the plies */
  .tag = tag_cb,
  .result = result_cb,
  .end_game = end_game_cb,
};

/* The texts of a game. Borrowed from the gatherer. */
static void
get_texts (const Gatherer *gatherer, const Found *game, const char *texts[CHECKBIT_PGN_N_TEXTS])
{
  for (guint i = 0; i < CHECKBIT_PGN_N_TEXTS; i++)
    texts[i] = gatherer->texts->str + game->texts[i];
}

/* Adds the games found to a store. offset: from which their positions count. */
static void
add_found (Gatherer *gatherer, guint64 offset, CheckbitPgnStore *store)
{
  const char *texts[CHECKBIT_PGN_N_TEXTS];

  for (guint i = 0; i < gatherer->found->len; i++)
    {
      const Found *game = &g_array_index (gatherer->found, Found, i);

      get_texts (gatherer, game, texts);
      checkbit_pgn_store_add (store, offset + game->offset, game->end - game->offset, game->plies,
                              texts);
    }
  g_array_set_size (gatherer->found, 0);
  clear_texts (gatherer->texts);
}

/* --- Reporting to the main context ---------------------------------------------------------- */

/* A load in progress. Shared by the thread and the main context. */
typedef struct
{
  gatomicrefcount references;
  CheckbitPgnStore *store;
  GMainContext *context;
  CheckbitPgnIndex *index;
  GFile *file;

  gint queued;   /* atomic: whether a batch was sent but not handled yet */
  gint64 last;   /* when the last one was sent */
  guint n_sent;  /* number of games in it */
  gint promille; /* atomic */
} Job;

static Job *
job_ref (Job *job)
{
  g_atomic_ref_count_inc (&job->references);

  return job;
}

static void
job_unref (gpointer data)
{
  Job *job = data;

  if (!g_atomic_ref_count_dec (&job->references))
    return;
  checkbit_pgn_store_unref (job->store);
  g_main_context_unref (job->context);
  g_object_unref (job->index);
  g_object_unref (job->file);
  g_free (job);
}

/* Handles a batch in the main context. */
static void
publish (CheckbitPgnIndex *self, double progress)
{
  guint n_games = checkbit_pgn_store_get_n_games (self->store);

  if (progress != self->progress)
    {
      self->progress = progress;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
    }
  if (n_games != self->n_games)
    {
      self->n_games = n_games;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_GAMES]);
    }
}

static gboolean
publish_cb (gpointer user_data)
{
  Job *job = user_data;

  g_atomic_int_set (&job->queued, FALSE);
  if (job->index->loading)
    publish (job->index, g_atomic_int_get (&job->promille) / 1000.0);

  return G_SOURCE_REMOVE;
}

/* Sends a batch unless the previous one is still pending; called in the thread. */
static void
send_batch (Job *job, guint64 done, guint64 size)
{
  if (size > 0)
    g_atomic_int_set (&job->promille, (gint) (MIN (done, size) * 1000 / size));
  job->last = g_get_monotonic_time ();
  job->n_sent = checkbit_pgn_store_get_n_games (job->store);
  if (!g_atomic_int_compare_and_exchange (&job->queued, FALSE, TRUE))
    return;
  checkbit_deliver (job->context, G_PRIORITY_DEFAULT_IDLE, publish_cb, job_ref (job), job_unref);
}

/* Called in the thread after each part of the file. */
static gboolean
collect (
    gpointer taker, guint64 offset, guint64 done, guint64 size, gpointer user_data, GError **error)
{
  Job *job = user_data;

  add_found (taker, offset, job->store);
  if ((job->n_sent == 0 && checkbit_pgn_store_get_n_games (job->store) >= FIRST_BATCH)
      || g_get_monotonic_time () - job->last >= BATCH_INTERVAL)
    send_batch (job, done, size);

  return TRUE;
}

/* --- Loading -------------------------------------------------------------------------------- */

/* Adds the file's name to an error. Takes error over. */
static void
return_error (GTask *task, GFile *file, GError *error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_task_return_error (task, error);
      return;
    }
  /* Translators: the first %s is a file's name, the second the reason */
  g_task_return_new_error (task, error->domain, error->code, _ ("“%s” could not be read: %s"), name,
                           error->message);
  g_error_free (error);
}

static void
load_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  static const CheckbitPgnParts parts = { .visitor = &visitor,
                                          .flags = CHECKBIT_PGN_READ_TAGS,
                                          .max_plies = G_MAXUINT,
                                          .first_length = FIRST_PART_LENGTH,
                                          .part_length = PART_LENGTH,
                                          .taker_new = gatherer_new,
                                          .taker_free = gatherer_free,
                                          .collect = collect };
  Job *job = task_data;
  GError *error = NULL;

  if (checkbit_pgn_read_parts (job->file, &parts, job, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    return_error (task, job->file, error);
}

void
checkbit_pgn_index_load_async (CheckbitPgnIndex *self,
                               GFile *file,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (CHECKBIT_IS_PGN_INDEX (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (!self->loading && self->n_games == 0);

  job = g_new0 (Job, 1);
  g_atomic_ref_count_init (&job->references);
  job->context = g_main_context_ref_thread_default ();
  job->index = g_object_ref (self);
  job->file = g_object_ref (file);
  job->store = checkbit_pgn_store_ref (self->store);
  job->last = g_get_monotonic_time ();

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_pgn_index_load_async");
  /* Reading from a pipe or a sleeping disk cannot be interrupted, but waiting for it can. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, job, job_unref);
  self->loading = TRUE;
  self->complete = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
  g_task_run_in_thread (task, load_thread);
}

/* A thread that was cancelled may go on for a while: what it still finds is not in the list. The
 * last games, like all before, were found by loading: no other change is told of before it ends. */
static void
end_loading (CheckbitPgnIndex *self, gboolean done, gboolean missing)
{
  checkbit_pgn_store_close (self->store);
  self->complete = done || (missing && checkbit_pgn_store_get_n_games (self->store) == 0);
  publish (self, done ? 1.0 : self->progress);
  self->loading = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

gboolean
checkbit_pgn_index_load_finish (CheckbitPgnIndex *self, GAsyncResult *result, GError **error)
{
  GError *failure = NULL;
  gboolean done;

  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  done = g_task_propagate_boolean (G_TASK (result), &failure);
  if (self->loading)
    end_loading (self, done, g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_NOT_FOUND));
  if (failure != NULL)
    g_propagate_error (error, failure);

  return done;
}

/* --- Looking -------------------------------------------------------------------------------- */

guint
checkbit_pgn_index_get_n_games (CheckbitPgnIndex *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), 0);

  return self->n_games;
}

double
checkbit_pgn_index_get_progress (CheckbitPgnIndex *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), 0);

  return self->progress;
}

gboolean
checkbit_pgn_index_get_loading (CheckbitPgnIndex *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), FALSE);

  return self->loading;
}

gboolean
checkbit_pgn_index_get_complete (CheckbitPgnIndex *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), FALSE);

  return self->complete;
}

CheckbitPgnStore *
checkbit_pgn_index_get_store (CheckbitPgnIndex *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), NULL);

  return self->store;
}

const char *
checkbit_pgn_index_get_text (CheckbitPgnIndex *self, guint index, CheckbitPgnColumn column)
{
  CheckbitPgnStoredGame game;

  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), "");
  g_return_val_if_fail (checkbit_pgn_column_tag (column) != NULL, "");

  game = checkbit_pgn_store_get_game (self->store, index);

  return checkbit_pgn_store_get_text (self->store, game.texts[column - CHECKBIT_PGN_FIRST_TEXT]);
}

guint
checkbit_pgn_index_get_plies (CheckbitPgnIndex *self, guint index)
{
  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), 0);

  return checkbit_pgn_store_get_game (self->store, index).plies;
}

void
checkbit_pgn_index_get_range (CheckbitPgnIndex *self, guint index, guint64 *offset, guint64 *length)
{
  CheckbitPgnStoredGame game;

  g_return_if_fail (CHECKBIT_IS_PGN_INDEX (self));

  game = checkbit_pgn_store_get_game (self->store, index);
  *offset = game.offset;
  *length = game.length;
}

/* --- Changing ------------------------------------------------------------------------------- */

static void
store_game (CheckbitPgnIndex *self,
            guint index,
            guint64 offset,
            const Gatherer *gatherer,
            guint64 length,
            gint64 shift)
{
  const Found none = { 0 };
  const Found *game = gatherer->found->len > 0 ? &g_array_index (gatherer->found, Found, 0) : &none;
  const char *texts[CHECKBIT_PGN_N_TEXTS];

  get_texts (gatherer, game, texts);
  checkbit_pgn_store_replace (self->store, index, offset, length, game->plies, texts);
  checkbit_pgn_store_shift (self->store, index + 1, shift);
  if (index < self->n_games)
    g_signal_emit (self, changed_signal, 0, index);
  else
    publish (self, self->progress);
}

void
checkbit_pgn_index_update (CheckbitPgnIndex *self,
                           guint index,
                           guint64 offset,
                           const char *text,
                           gsize length,
                           guint64 length_in_file,
                           gint64 shift)
{
  Gatherer *gatherer;

  g_return_if_fail (CHECKBIT_IS_PGN_INDEX (self));
  g_return_if_fail (!self->loading);
  g_return_if_fail (index < self->n_games || (index == self->n_games && self->complete));

  gatherer = gatherer_new ();
  checkbit_pgn_read (text, length, &visitor, gatherer, CHECKBIT_PGN_READ_TAGS);
  store_game (self, index, offset, gatherer, length_in_file, shift);
  gatherer_free (gatherer);
}

void
checkbit_pgn_index_extend (CheckbitPgnIndex *self, guint index, gsize by)
{
  g_return_if_fail (CHECKBIT_IS_PGN_INDEX (self));
  g_return_if_fail (index < self->n_games && !self->loading);

  checkbit_pgn_store_extend (self->store, index, by);
}

void
checkbit_pgn_index_tell_unlisted (CheckbitPgnIndex *self)
{
  g_return_if_fail (CHECKBIT_IS_PGN_INDEX (self));

  g_signal_emit (self, unlisted_signal, 0);
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_pgn_index_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitPgnIndex *self = CHECKBIT_PGN_INDEX (object);

  switch (id)
    {
    case PROP_N_GAMES:
      g_value_set_uint (value, self->n_games);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    case PROP_LOADING:
      g_value_set_boolean (value, self->loading);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_pgn_index_finalize (GObject *object)
{
  checkbit_pgn_store_unref (CHECKBIT_PGN_INDEX (object)->store);

  G_OBJECT_CLASS (checkbit_pgn_index_parent_class)->finalize (object);
}

static void
checkbit_pgn_index_class_init (CheckbitPgnIndexClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_pgn_index_get_property;
  object_class->finalize = checkbit_pgn_index_finalize;

  properties[PROP_N_GAMES] = g_param_spec_uint ("n-games", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);
  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  unlisted_signal = g_signal_new ("unlisted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
checkbit_pgn_index_init (CheckbitPgnIndex *self)
{
  self->store = checkbit_pgn_store_new ();
}

CheckbitPgnIndex *
checkbit_pgn_index_new (void)
{
  return g_object_new (CHECKBIT_TYPE_PGN_INDEX, NULL);
}
