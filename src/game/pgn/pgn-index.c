/* The list of games in a PGN file, made in the background.
 *
 * A thread reads the file in pieces and adds the games to a store; it reports them to the main
 * context in batches, at most a few dozen times a second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-index.h"

#include <glib/gi18n-lib.h>

#include "game/base/deliver.h"
#include "game/pgn/pgn-reader.h"

/* The first batch is only a screen or two, so that it appears at once. */
#define FIRST_BATCH 100

/* Microseconds between batches. */
#define BATCH_INTERVAL 50000

struct _CheckbitPgnIndex
{
  GObject parent_instance;

  CheckbitPgnStore *store;
  guint n_games; /* the number last notified */
  double progress;
  gboolean loading;
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
static guint changed_signal;

/* --- Games from tags ------------------------------------------------------------------------ */

/* The game being read. */
typedef struct
{
  CheckbitPgnStore *store;
  char *texts[CHECKBIT_PGN_N_TEXTS]; /* owned */
} Gatherer;

static void
gatherer_clear (Gatherer *gatherer)
{
  for (guint i = 0; i < CHECKBIT_PGN_N_TEXTS; i++)
    g_clear_pointer (&gatherer->texts[i], g_free);
}

static void
gather_tag (Gatherer *gatherer, const char *name, const char *value)
{
  for (guint i = 0; i < CHECKBIT_PGN_N_TEXTS; i++)
    if (g_str_equal (name, checkbit_pgn_column_tag (CHECKBIT_PGN_FIRST_TEXT + i)))
      {
        g_free (gatherer->texts[i]);
        gatherer->texts[i] = g_strdup (value);
        return;
      }
}

static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  gather_tag (user_data, name, value);
}

/* The result at the end of the moves, if there is no tag. */
static void
result_cb (const char *result, gpointer user_data)
{
  Gatherer *gatherer = user_data;
  char **text = &gatherer->texts[CHECKBIT_PGN_COLUMN_RESULT - CHECKBIT_PGN_FIRST_TEXT];

  if (*text == NULL || g_str_equal (*text, "*"))
    {
      g_free (*text);
      *text = g_strdup (result);
    }
}

static gboolean
add_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  Gatherer *gatherer = user_data;

  checkbit_pgn_store_add (gatherer->store, end->offset, end->end - end->offset, end->plies,
                          (const char *const *) gatherer->texts);
  gatherer_clear (gatherer);

  return TRUE;
}

/* --- Reporting to the main context ---------------------------------------------------------- */

/* A load in progress. Shared by the thread and the main context. */
typedef struct
{
  Gatherer gatherer; /* must be first: the callbacks of the reader use either type */
  gatomicrefcount references;
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
  gatherer_clear (&job->gatherer);
  checkbit_pgn_store_unref (job->gatherer.store);
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
  job->n_sent = checkbit_pgn_store_get_n_games (job->gatherer.store);
  if (!g_atomic_int_compare_and_exchange (&job->queued, FALSE, TRUE))
    return;
  checkbit_deliver (job->context, G_PRIORITY_DEFAULT_IDLE, publish_cb, job_ref (job), job_unref);
}

/* Called in the thread after each piece of the file. */
static void
progress_cb (guint64 done, guint64 size, gpointer user_data)
{
  Job *job = user_data;
  guint n = checkbit_pgn_store_get_n_games (job->gatherer.store);

  if ((job->n_sent == 0 && n >= FIRST_BATCH)
      || g_get_monotonic_time () - job->last >= BATCH_INTERVAL)
    send_batch (job, done, size);
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
  static const CheckbitPgnVisitor visitor
      = { .tag = tag_cb, .result = result_cb, .end_game = add_cb };
  Job *job = task_data;
  GError *error = NULL;

  if (checkbit_pgn_read_file (job->file, &visitor, progress_cb, job, CHECKBIT_PGN_READ_TAGS,
                              cancellable, &error))
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
  job->gatherer.store = checkbit_pgn_store_ref (self->store);
  job->last = g_get_monotonic_time ();

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_name (task, "checkbit_pgn_index_load_async");
  /* Reading from a pipe or a sleeping disk cannot be interrupted, but waiting for it can. */
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, job, job_unref);
  self->loading = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
  g_task_run_in_thread (task, load_thread);
}

gboolean
checkbit_pgn_index_load_finish (CheckbitPgnIndex *self, GAsyncResult *result, GError **error)
{
  gboolean done;

  g_return_val_if_fail (CHECKBIT_IS_PGN_INDEX (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  done = g_task_propagate_boolean (G_TASK (result), error);
  if (self->loading)
    {
      self->loading = FALSE;
      publish (self, done ? 1.0 : self->progress);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
    }

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

/* The data of one game's text. */
typedef struct
{
  Gatherer gatherer;
  CheckbitPgnGameEnd end;
} One;

static gboolean
one_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  One *one = user_data;

  one->end = *end;

  return FALSE;
}

static void
store_game (CheckbitPgnIndex *self, guint index, guint64 offset, const One *one, guint64 length)
{
  const char *const *texts = (const char *const *) one->gatherer.texts;

  if (index < checkbit_pgn_store_get_n_games (self->store))
    {
      guint64 old = checkbit_pgn_store_get_game (self->store, index).length;

      checkbit_pgn_store_replace (self->store, index, offset, length, one->end.plies, texts);
      checkbit_pgn_store_shift (self->store, index + 1, (gint64) length - (gint64) old);
      g_signal_emit (self, changed_signal, 0, index);
      return;
    }
  checkbit_pgn_store_add (self->store, offset, length, one->end.plies, texts);
  publish (self, self->progress);
}

void
checkbit_pgn_index_update (CheckbitPgnIndex *self,
                           guint index,
                           guint64 offset,
                           const char *text,
                           gsize length,
                           guint64 length_in_file)
{
  const CheckbitPgnVisitor visitor = { .tag = tag_cb, .result = result_cb, .end_game = one_cb };
  One one = { 0 };

  g_return_if_fail (CHECKBIT_IS_PGN_INDEX (self));
  g_return_if_fail (index <= self->n_games && !self->loading);

  checkbit_pgn_read (text, length, &visitor, &one, CHECKBIT_PGN_READ_TAGS);
  store_game (self, index, offset, &one, length_in_file);
  gatherer_clear (&one.gatherer);
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
