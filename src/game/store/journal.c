/* The journal of an open game, written at every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/journal.h"

#include <glib/gi18n-lib.h>

#include "game/store/journal-clock.h"
#include "game/store/saved-game.h"

/* How long a mere change of place may wait for writing, and how long to wait before retrying a
 * failed write; and how many beats of a running clock there are per sync: a power cut may give back
 * that much time. */
#define PLACE_DELAY_MS 1000
#define RETRY_S 3
#define BEATS_PER_SYNC (5000 / CHECKBIT_BEAT_MS)

/* A game that is not on the board any more, but on disk. */
typedef struct
{
  CheckbitJournalFile *file; /* owned; NULL for none */
  guint64 record_id;
  guint64 revision;
} Aside;

struct _CheckbitJournal
{
  GObject parent_instance;

  CheckbitGame *game;        /* owned; NULL after the end */
  CheckbitClock *clock;      /* owned; NULL for none */
  CheckbitJournalFile *file; /* owned */
  GVariant *saved_clock;     /* of the restored game, until there is a clock; NULL for none */
  GHashTable *values;        /* texts by name */
  GFile *origin;             /* owned; NULL for none */
  gint64 created;            /* microseconds since 1970 */
  Aside leaving;             /* until another game is in its place */
  Aside aside;

  CheckbitNode *drafted; /* its comment is being written; may be gone; NULL for none */
  gboolean drafted_before;
  char *draft; /* owned: the text so far */

  guint64 revision; /* of the game, as last written */
  gboolean on_disk; /* there is a file, or will be */
  guint delay_source;
  guint clock_source;
  guint retry_source; /* while writing fails */
  char *failure;      /* owned; NULL for none */
  guint n_beats; /* since the last sync */
};

enum
{
  PROP_0,
  PROP_FAILURE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitJournal, checkbit_journal, G_TYPE_OBJECT)

/* --- Writing -------------------------------------------------------------------------------- */

/* Whether there is nothing worth keeping. */
static gboolean
is_blank (CheckbitJournal *self)
{
  CheckbitNode *root = checkbit_game_get_root (self->game);

  return self->origin == NULL && self->drafted == NULL
         && checkbit_journal_get_value (self, CHECKBIT_JOURNAL_SETUP) == NULL
         && checkbit_node_get_n_children (root) == 0 && !checkbit_node_has_notes (root)
         && !checkbit_game_get_modified (self->game)
         && checkbit_tags_get_n (checkbit_game_get_tags (self->game)) == 0
         && chess_position_key (checkbit_node_get_position (root))
                == chess_position_key (&chess_position_start);
}

static GVariant *
dup_values (CheckbitJournal *self)
{
  GVariantBuilder builder;
  gpointer name, value;
  GHashTableIter iter;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_hash_table_iter_init (&iter, self->values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    g_variant_builder_add (&builder, "{ss}", (const char *) name, (const char *) value);

  return g_variant_builder_end (&builder);
}

/* (transfer full), NULL for none. */
static GVariant *
dup_clock (CheckbitJournal *self)
{
  GVariant *clock
      = self->clock != NULL ? checkbit_journal_clock_save (self->clock) : self->saved_clock;

  return clock != NULL ? g_variant_ref_sink (clock) : NULL;
}

/* Fast for games of any length: the thread serializes the snapshot. (transfer full) */
static CheckbitJournalEntry *
create_entry (CheckbitJournal *self)
{
  CheckbitJournalEntry *entry = g_new0 (CheckbitJournalEntry, 1);
  const CheckbitCommentDraft draft = { self->drafted, self->drafted_before, self->draft };

  entry->created = self->created;
  entry->written = g_get_real_time ();
  entry->modified = self->drafted != NULL || checkbit_game_get_modified (self->game);
  entry->uri = self->origin != NULL ? g_file_get_uri (self->origin) : g_strdup ("");
  entry->values = g_variant_ref_sink (dup_values (self));
  entry->record = checkbit_record_snapshot (checkbit_game_get_record (self->game),
                                            checkbit_game_get_current (self->game),
                                            self->drafted != NULL ? &draft : NULL);
  entry->clock = dup_clock (self);

  return entry;
}

static void
write_now (CheckbitJournal *self)
{
  gboolean blank = is_blank (self);

  g_clear_handle_id (&self->delay_source, g_source_remove);
  self->revision = checkbit_game_get_revision (self->game);
  if (!blank)
    checkbit_journal_file_write (self->file, create_entry (self));
  else if (self->on_disk)
    checkbit_journal_file_remove (self->file);
  self->on_disk = !blank;
}

static gboolean
delay_cb (gpointer user_data)
{
  CheckbitJournal *self = user_data;

  self->delay_source = 0;
  write_now (self);

  return G_SOURCE_REMOVE;
}

static void
write_soon (CheckbitJournal *self)
{
  if (self->delay_source == 0)
    self->delay_source = g_timeout_add (PLACE_DELAY_MS, delay_cb, self);
}

static void
set_draft (CheckbitJournal *self, CheckbitNode *node, gboolean before, const char *text)
{
  self->drafted = text != NULL ? node : NULL;
  self->drafted_before = before;
  g_free (self->draft);
  self->draft = g_strdup (text);
}

/* A comment being written is in the file, but not in the game: after a kill it is not lost, and a
 * person who discards it has nothing to undo. */
static void
comment_drafted_cb (CheckbitJournal *self, CheckbitNode *node, gboolean before, const char *text)
{
  if (text == NULL && self->drafted == NULL)
    return;

  set_draft (self, node, before, text);
  write_now (self);
}

/* --- Failures ------------------------------------------------------------------------------- */

static gboolean
retry_cb (gpointer user_data)
{
  CheckbitJournal *self = user_data;

  write_now (self);
  if (self->aside.file != NULL)
    checkbit_journal_file_retry (self->aside.file);

  return G_SOURCE_CONTINUE;
}

/* Stores a failure; NULL for a success. */
static void
set_failure (CheckbitJournal *self, const GError *error)
{
  g_autofree char *folder
      = g_filename_display_name (checkbit_journal_file_get_folder (self->file));
  g_autofree char *old = g_steal_pointer (&self->failure);

  g_clear_handle_id (&self->retry_source, g_source_remove);
  if (error != NULL)
    {
      /* Translators: the first %s is a folder, the second why, such as "No space left on device" */
      self->failure = g_strdup_printf (_ ("Checkbit cannot keep open games in %s: %s."), folder,
                                       error->message);
      self->retry_source = g_timeout_add_seconds (RETRY_S, retry_cb, self);
    }
  if (g_strcmp0 (old, self->failure) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILURE]);
}

/* Either game may be the one that cannot be written, whichever of them there was a report about. */
static void
check_failure (CheckbitJournal *self)
{
  g_autoptr (GError) error = NULL;

  if (checkbit_journal_file_check (self->file, &error) && self->aside.file != NULL)
    checkbit_journal_file_check (self->aside.file, &error);
  set_failure (self, error);
}

/* The file is not needed any more. (transfer full), may be NULL. */
static void
drop_file (CheckbitJournal *self, CheckbitJournalFile *file)
{
  if (file == NULL)
    return;

  checkbit_journal_file_set_report (file, NULL, NULL);
  checkbit_journal_file_remove (file);
  checkbit_journal_file_unref (file);
  check_failure (self);
}

/* Only once the game on the board has been given to the thread, which does one thing after the
 * other: it may be the one that was set aside. As long as that cannot be written, its old file is
 * all there is of it. */
static void
settle_aside (CheckbitJournal *self)
{
  CheckbitJournalFile *old = self->aside.file;

  if (self->leaving.file != NULL)
    self->aside = self->leaving;
  else if (self->failure == NULL
           && self->aside.record_id == checkbit_game_get_record_id (self->game))
    self->aside.file = NULL;
  else
    return;

  self->leaving.file = NULL;
  drop_file (self, old);
}

static void
report_cb (const GError *error, gpointer user_data)
{
  CheckbitJournal *self = user_data;

  check_failure (self);
  settle_aside (self);
}

/* --- Following the game --------------------------------------------------------------------- */

static void
game_changed_cb (CheckbitJournal *self, CheckbitChangeKind kind)
{
  if (kind == CHECKBIT_CHANGE_RESET)
    set_draft (self, NULL, FALSE, NULL);
  if (kind == CHECKBIT_CHANGE_RESET || kind == CHECKBIT_CHANGE_STATE
      || checkbit_game_get_revision (self->game) != self->revision)
    write_now (self);
  else
    write_soon (self);
  if (kind == CHECKBIT_CHANGE_RESET)
    settle_aside (self);
}

/* --- The clock ------------------------------------------------------------------------------ */

/* FALSE if it is lost, and probably the journal with it. */
static gboolean
put_beat (CheckbitJournal *self, gboolean last)
{
  char beat[CHECKBIT_BEAT_SIZE];
  guint place;

  if (self->clock == NULL || !checkbit_clock_get_enabled (self->clock))
    return TRUE;

  place = checkbit_journal_clock_write_beat (self->clock, last, beat);
  return checkbit_journal_file_put_beat (self->file, place * CHECKBIT_BEAT_SIZE, beat, sizeof beat);
}

/* The passing of time does not require writing the journal itself, unless that is gone. */
static gboolean
clock_beat_cb (gpointer user_data)
{
  CheckbitJournal *self = user_data;

  if (!put_beat (self, FALSE))
    write_now (self);
  if (++self->n_beats >= BEATS_PER_SYNC)
    {
      checkbit_journal_file_sync_beats (self->file);
      self->n_beats = 0;
    }

  return G_SOURCE_CONTINUE;
}

static void
clock_changed_cb (CheckbitJournal *self)
{
  put_beat (self, FALSE);
  write_soon (self);
}

static void
clock_running_cb (CheckbitJournal *self)
{
  gboolean running = self->clock != NULL && checkbit_clock_get_running (self->clock);

  g_clear_handle_id (&self->clock_source, g_source_remove);
  if (running)
    self->clock_source = g_timeout_add (CHECKBIT_BEAT_MS, clock_beat_cb, self);
  clock_changed_cb (self);
}

/* Only a restored game has beats to apply. */
static void
restore_clock (CheckbitJournal *self, CheckbitClock *clock)
{
  char beats[CHECKBIT_N_BEATS * CHECKBIT_BEAT_SIZE];

  checkbit_journal_file_get_beats (self->file, beats, sizeof beats);
  checkbit_journal_clock_restore (clock, self->saved_clock, beats);
}

static void
drop_clock (CheckbitJournal *self)
{
  g_clear_handle_id (&self->clock_source, g_source_remove);
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

void
checkbit_journal_set_clock (CheckbitJournal *self, CheckbitClock *clock)
{
  g_return_if_fail (CHECKBIT_IS_JOURNAL (self));
  g_return_if_fail (clock == NULL || CHECKBIT_IS_CLOCK (clock));

  if (self->clock == clock)
    return;

  drop_clock (self);
  if (clock == NULL)
    return;

  if (self->saved_clock != NULL)
    restore_clock (self, clock);
  g_clear_pointer (&self->saved_clock, g_variant_unref);
  self->clock = g_object_ref (clock);
  g_signal_connect_swapped (clock, "changed", G_CALLBACK (clock_changed_cb), self);
  g_signal_connect_swapped (clock, "notify::running", G_CALLBACK (clock_running_cb), self);
  clock_running_cb (self);
}

/* --- Set aside ------------------------------------------------------------------------------ */

/* The game keeps its file, which holds all of it: at no time is it not on disk. */
void
checkbit_journal_set_aside (CheckbitJournal *self)
{
  g_return_if_fail (CHECKBIT_IS_JOURNAL (self));
  g_return_if_fail (self->game != NULL && self->leaving.file == NULL);

  put_beat (self, TRUE);
  write_now (self);
  self->leaving = (Aside){ self->file, checkbit_game_get_record_id (self->game),
                           checkbit_game_get_revision (self->game) };
  self->file = checkbit_journal_file_new (checkbit_journal_file_get_folder (self->leaving.file));
  checkbit_journal_file_set_report (self->file, report_cb, self);
  self->created = g_get_real_time ();
  self->on_disk = FALSE;
}

gboolean
checkbit_journal_has_aside (CheckbitJournal *self)
{
  g_return_val_if_fail (CHECKBIT_IS_JOURNAL (self), FALSE);

  return self->aside.file != NULL;
}

void
checkbit_journal_forget_aside (CheckbitJournal *self, guint64 record_id, guint64 revision)
{
  g_return_if_fail (CHECKBIT_IS_JOURNAL (self));

  if (self->aside.record_id == record_id && self->aside.revision == revision)
    drop_file (self, g_steal_pointer (&self->aside.file));
}

/* --- Other values of the game --------------------------------------------------------------- */

void
checkbit_journal_set_file (CheckbitJournal *self, GFile *file)
{
  g_return_if_fail (CHECKBIT_IS_JOURNAL (self));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  if (self->game != NULL && g_set_object (&self->origin, file))
    write_now (self);
}

GFile *
checkbit_journal_get_file (CheckbitJournal *self)
{
  g_return_val_if_fail (CHECKBIT_IS_JOURNAL (self), NULL);

  return self->origin;
}

void
checkbit_journal_set_value (CheckbitJournal *self, const char *name, const char *value)
{
  g_return_if_fail (CHECKBIT_IS_JOURNAL (self));
  g_return_if_fail (name != NULL);

  if (self->game == NULL || g_strcmp0 (checkbit_journal_get_value (self, name), value) == 0)
    return;

  if (value != NULL)
    g_hash_table_insert (self->values, g_strdup (name), g_strdup (value));
  else
    g_hash_table_remove (self->values, name);
  if (g_str_equal (name, CHECKBIT_JOURNAL_SETUP))
    write_now (self);
  else
    write_soon (self);
}

const char *
checkbit_journal_get_value (CheckbitJournal *self, const char *name)
{
  g_return_val_if_fail (CHECKBIT_IS_JOURNAL (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return g_hash_table_lookup (self->values, name);
}

/* --- Beginning and end ---------------------------------------------------------------------- */

/* Puts the restored data into the game, without a step for undo. (transfer full) of saved. */
static void
bring_back (CheckbitJournal *self, CheckbitSavedGame *saved)
{
  self->file = g_steal_pointer (&saved->file);
  self->created = saved->created;
  self->on_disk = TRUE;
  self->saved_clock = g_steal_pointer (&saved->clock);
  self->values = g_steal_pointer (&saved->values);
  if (saved->uri != NULL)
    self->origin = g_file_new_for_uri (saved->uri);

  checkbit_game_set_record (self->game, g_steal_pointer (&saved->record), saved->current);
  checkbit_game_clear_history (self->game);
  if (saved->modified)
    checkbit_game_set_modified (self->game, TRUE);
  checkbit_saved_game_free (saved);
}

CheckbitJournal *
checkbit_journal_new (CheckbitSession *session, CheckbitGame *game, CheckbitSavedGame *saved)
{
  CheckbitJournal *self;

  g_return_val_if_fail (CHECKBIT_IS_SESSION (session), NULL);
  g_return_val_if_fail (CHECKBIT_IS_GAME (game), NULL);

  self = g_object_new (CHECKBIT_TYPE_JOURNAL, NULL);
  self->game = g_object_ref (game);
  if (saved != NULL)
    bring_back (self, saved);
  else
    {
      self->file = checkbit_journal_file_new (checkbit_session_get_folder (session));
      self->created = g_get_real_time ();
      self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
    }
  checkbit_journal_file_set_report (self->file, report_cb, self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
  g_signal_connect_swapped (game, "comment-drafted", G_CALLBACK (comment_drafted_cb), self);
  write_now (self);

  return self;
}

void
checkbit_journal_flush (CheckbitJournal *self)
{
  g_return_if_fail (CHECKBIT_IS_JOURNAL (self));

  if (self->delay_source != 0)
    write_now (self);
  checkbit_journal_file_flush (self->file, NULL);
}

gboolean
checkbit_journal_secure (CheckbitJournal *self)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (CHECKBIT_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  write_now (self);
  if (checkbit_journal_file_flush (self->file, &error) && self->aside.file != NULL)
    {
      checkbit_journal_file_retry (self->aside.file);
      checkbit_journal_file_flush (self->aside.file, &error);
    }
  set_failure (self, error);
  settle_aside (self);

  return error == NULL;
}

const char *
checkbit_journal_get_failure (CheckbitJournal *self)
{
  g_return_val_if_fail (CHECKBIT_IS_JOURNAL (self), NULL);

  return self->failure;
}

/* (transfer full), may be NULL. */
static void
let_go (CheckbitJournalFile *file)
{
  if (file == NULL)
    return;

  checkbit_journal_file_set_report (file, NULL, NULL);
  checkbit_journal_file_unref (file);
}

/* Releases everything; the files complete their last tasks. */
static void
leave (CheckbitJournal *self)
{
  drop_clock (self);
  g_clear_handle_id (&self->delay_source, g_source_remove);
  g_clear_handle_id (&self->retry_source, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->leaving.file, let_go);
  g_clear_pointer (&self->aside.file, let_go);
  checkbit_journal_file_set_report (self->file, NULL, NULL);
}

void
checkbit_journal_end (CheckbitJournal *self, gboolean keep)
{
  g_return_if_fail (CHECKBIT_IS_JOURNAL (self));

  if (self->game == NULL)
    return;

  if (keep)
    {
      put_beat (self, TRUE);
      write_now (self);
    }
  else if (self->on_disk)
    checkbit_journal_file_remove (self->file);
  leave (self);
}

static void
checkbit_journal_dispose (GObject *object)
{
  checkbit_journal_end (CHECKBIT_JOURNAL (object), TRUE);

  G_OBJECT_CLASS (checkbit_journal_parent_class)->dispose (object);
}

static void
checkbit_journal_finalize (GObject *object)
{
  CheckbitJournal *self = CHECKBIT_JOURNAL (object);

  checkbit_journal_file_unref (self->file);
  g_free (self->draft);
  g_free (self->failure);
  g_clear_pointer (&self->saved_clock, g_variant_unref);
  g_hash_table_unref (self->values);
  g_clear_object (&self->origin);

  G_OBJECT_CLASS (checkbit_journal_parent_class)->finalize (object);
}

static void
checkbit_journal_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FAILURE)
    g_value_set_string (value, CHECKBIT_JOURNAL (object)->failure);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_journal_class_init (CheckbitJournalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_journal_get_property;
  object_class->dispose = checkbit_journal_dispose;
  object_class->finalize = checkbit_journal_finalize;

  properties[PROP_FAILURE] = g_param_spec_string ("failure", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_journal_init (CheckbitJournal *self)
{
}
