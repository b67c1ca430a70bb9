/* Watches the file of what is in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/file-watch.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/links.h"

struct _CheckbitFileWatch
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  CheckbitGamesView *games;
  GtkInfoBar *bar;
  GtkLabel *label;
  GtkWidget *reload;
  GtkWidget *save_as;
  GFile *file;           /* that is watched; NULL for none */
  GFileMonitor *monitor; /* of that; NULL for none */
  GCancellable *look;    /* at that, under way; NULL for none */

  gboolean held;
  gboolean changed; /* what was last told … */
  gboolean gone;
  char *said;     /* … and announced; NULL for nothing */
  gboolean again; /* something has happened since that look began */
};

enum
{
  PROP_0,
  PROP_HELD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitFileWatch, controller, checkbit_controller),
  CHECKBIT_LINK ("games", CheckbitFileWatch, games, checkbit_games_view),
  CHECKBIT_LINK ("bar", CheckbitFileWatch, bar, gtk_info_bar),
  CHECKBIT_LINK ("label", CheckbitFileWatch, label, gtk_label),
  CHECKBIT_LINK ("reload", CheckbitFileWatch, reload, gtk_widget),
  CHECKBIT_LINK ("save-as", CheckbitFileWatch, save_as, gtk_widget),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitFileWatch, checkbit_file_watch, G_TYPE_OBJECT)

static gboolean
is_changed (CheckbitFileWatch *self, const CheckbitFileStamp *now)
{
  if (checkbit_games_view_is_about_list (self->games))
    return checkbit_pgn_file_compare (checkbit_games_view_get_file (self->games), now);
  return checkbit_document_compare (checkbit_controller_get_document (self->controller), now);
}

static gboolean
is_gone (CheckbitFileWatch *self, const CheckbitFileStamp *now)
{
  return checkbit_file_is_local (self->file) && (now == NULL || !now->exists);
}

/* What to say about a change, NULL if there is none. (transfer full) */
static char *
dup_text (CheckbitFileWatch *self, gboolean changed, gboolean gone)
{
  g_autofree char *name = NULL;

  if (!changed)
    return NULL;
  name = checkbit_document_dup_file_name (self->file);
  if (gone)
    /* Translators: %s is a file's name */
    return g_strdup_printf (_ ("“%s” was moved or deleted."), name);
  /* Translators: %s is a file's name */
  return g_strdup_printf (_ ("“%s” was changed by another program."), name);
}

/* A text that comes into sight is not read out by itself. */
static void
announce (CheckbitFileWatch *self, const char *text)
{
  if (g_strcmp0 (self->said, text) == 0)
    return;
  g_free (self->said);
  self->said = g_strdup (text);
  if (text != NULL)
    checkbit_accessible_announce (GTK_WIDGET (self->bar), text);
}

/* The list has its own bar, as it takes the place of the desk. A screen reader must not read a
 * hidden text. */
static void
tell (CheckbitFileWatch *self, gboolean changed, gboolean gone)
{
  gboolean in_list = checkbit_games_view_get_shown (self->games);
  g_autofree char *text = dup_text (self, changed, gone);

  self->changed = changed;
  self->gone = gone;
  if (in_list)
    checkbit_game_list_set_notice (checkbit_games_view_get_list (self->games), text, !gone);
  gtk_label_set_text (self->label, text != NULL && !in_list ? text : "");
  gtk_widget_set_visible (self->reload, !gone);
  gtk_widget_set_visible (self->save_as, gone && !checkbit_games_view_is_about_list (self->games));
  gtk_info_bar_set_revealed (self->bar, text != NULL && !in_list);
  announce (self, text);
}

static void
drop_look (CheckbitFileWatch *self)
{
  g_cancellable_cancel (self->look);
  g_clear_object (&self->look);
  self->again = FALSE;
}

static void check (CheckbitFileWatch *self);

/* A look that is no longer wanted was cancelled. */
static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitFileWatch) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree CheckbitFileStamp *now = checkbit_file_stamp_query_finish (result, &error);
  gboolean changed;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->look);
  if (self->again)
    {
      check (self);
      return;
    }
  changed = is_changed (self, now);
  tell (self, changed, changed && is_gone (self, now));
}

/* A disk that does not answer is asked once. Of a remote file only writing it finds out. */
static void
check (CheckbitFileWatch *self)
{
  self->again = self->look != NULL;
  if (self->again)
    return;
  if (self->file == NULL || self->held || !checkbit_file_is_local (self->file))
    {
      tell (self, self->file != NULL && !self->held && is_changed (self, NULL), FALSE);
      return;
    }
  self->look = g_cancellable_new ();
  checkbit_file_stamp_query_async (self->file, self->look, looked_cb, g_object_ref (self));
}

void
checkbit_file_watch_check (CheckbitFileWatch *self)
{
  g_return_if_fail (CHECKBIT_IS_FILE_WATCH (self));
  check (self);
}

static void
file_changed_cb (CheckbitFileWatch *self)
{
  if (!self->held)
    check (self);
}

static void
drop_monitor (CheckbitFileWatch *self)
{
  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);
}

/* (transfer none), NULL for none. */
static GFile *
find_file (CheckbitFileWatch *self)
{
  if (checkbit_games_view_is_about_list (self->games))
    return checkbit_pgn_file_get_file (checkbit_games_view_get_file (self->games));
  return checkbit_document_get_file (checkbit_controller_get_document (self->controller));
}

static void
watch (CheckbitFileWatch *self, GFile *file)
{
  drop_monitor (self);
  drop_look (self);
  tell (self, FALSE, FALSE);
  g_set_object (&self->file, file);
  if (file != NULL && checkbit_file_is_local (file))
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (file_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
follow (CheckbitFileWatch *self)
{
  GFile *file = find_file (self);

  if (file == NULL || self->file == NULL || !g_file_equal (file, self->file))
    watch (self, file);
  else
    tell (self, self->changed, self->gone);
  check (self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_file_watch_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitFileWatch *self = CHECKBIT_FILE_WATCH (object);

  self->held = g_value_get_boolean (value);
  drop_look (self);
  if (!self->held)
    check (self);
}

static void
checkbit_file_watch_dispose (GObject *object)
{
  CheckbitFileWatch *self = CHECKBIT_FILE_WATCH (object);

  drop_monitor (self);
  drop_look (self);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (checkbit_file_watch_parent_class)->dispose (object);
}

static void
checkbit_file_watch_finalize (GObject *object)
{
  g_free (CHECKBIT_FILE_WATCH (object)->said);
  G_OBJECT_CLASS (checkbit_file_watch_parent_class)->finalize (object);
}

static void
checkbit_file_watch_constructed (GObject *object)
{
  CheckbitFileWatch *self = CHECKBIT_FILE_WATCH (object);

  G_OBJECT_CLASS (checkbit_file_watch_parent_class)->constructed (object);
  g_signal_connect_object (self->controller, "document-changed", G_CALLBACK (follow), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "notify::shown", G_CALLBACK (follow), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "notify::has-file", G_CALLBACK (follow), self,
                           G_CONNECT_SWAPPED);
  follow (self);
}

static void
checkbit_file_watch_class_init (CheckbitFileWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = checkbit_file_watch_constructed;
  object_class->set_property = checkbit_file_watch_set_property;
  object_class->dispose = checkbit_file_watch_dispose;
  object_class->finalize = checkbit_file_watch_finalize;
  properties[PROP_HELD]
      = g_param_spec_boolean ("held", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  checkbit_links_install (object_class, links);
}

static void
checkbit_file_watch_init (CheckbitFileWatch *self)
{
}
