/* A file on a share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "share-file.h"

#define SHARE_TYPE_FILE (share_file_get_type ())
G_DECLARE_FINAL_TYPE (ShareFile, share_file, SHARE, FILE, GObject)

struct _ShareFile
{
  GObject parent_instance;
  GFile *local;
  GThread *window; /* the thread that must not wait */
  gint n_queries;  /* atomic */
};

static void file_iface_init (GFileIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ShareFile,
                               share_file,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_FILE, file_iface_init))

static GFile *
wait_for_network (GFile *file)
{
  ShareFile *self = SHARE_FILE (file);

  g_assert_true (g_thread_self () != self->window);
  g_atomic_int_inc (&self->n_queries);
  return self->local;
}

/* --- What takes no time ---------------------------------------------------------------------- */

static GFile *
dup_cb (GFile *file)
{
  ShareFile *copy = g_object_new (SHARE_TYPE_FILE, NULL);

  copy->local = g_object_ref (SHARE_FILE (file)->local);
  copy->window = SHARE_FILE (file)->window;
  return G_FILE (copy);
}

static guint
hash_cb (GFile *file)
{
  return g_file_hash (SHARE_FILE (file)->local);
}

static gboolean
equal_cb (GFile *a, GFile *b)
{
  return SHARE_IS_FILE (b) && g_file_equal (SHARE_FILE (a)->local, SHARE_FILE (b)->local);
}

static gboolean
no_cb (GFile *file)
{
  return FALSE;
}

static gboolean
has_scheme_cb (GFile *file, const char *scheme)
{
  return g_str_equal (scheme, "sftp");
}

static char *
get_scheme_cb (GFile *file)
{
  return g_strdup ("sftp");
}

static char *
get_basename_cb (GFile *file)
{
  return g_file_get_basename (SHARE_FILE (file)->local);
}

static char *
get_path_cb (GFile *file)
{
  return g_file_get_path (SHARE_FILE (file)->local);
}

static char *
get_uri_cb (GFile *file)
{
  return g_strconcat ("sftp://share", g_file_peek_path (SHARE_FILE (file)->local), NULL);
}

static GFile *
get_parent_cb (GFile *file)
{
  return g_file_get_parent (SHARE_FILE (file)->local);
}

/* --- What may wait for the network ----------------------------------------------------------- */

static GFileInfo *
query_cb (GFile *file,
          const char *attributes,
          GFileQueryInfoFlags flags,
          GCancellable *cancellable,
          GError **error)
{
  return g_file_query_info (wait_for_network (file), attributes, flags, cancellable, error);
}

static GFileInputStream *
read_cb (GFile *file, GCancellable *cancellable, GError **error)
{
  return g_file_read (wait_for_network (file), cancellable, error);
}

static GFileOutputStream *
replace_cb (GFile *file,
            const char *etag,
            gboolean backup,
            GFileCreateFlags flags,
            GCancellable *cancellable,
            GError **error)
{
  return g_file_replace (wait_for_network (file), etag, backup, flags, cancellable, error);
}

static GFileMonitor *
monitor_cb (GFile *file, GFileMonitorFlags flags, GCancellable *cancellable, GError **error)
{
  return g_file_monitor_file (wait_for_network (file), flags, cancellable, error);
}

static void
file_iface_init (GFileIface *iface)
{
  iface->dup = dup_cb;
  iface->hash = hash_cb;
  iface->equal = equal_cb;
  iface->is_native = no_cb;
  iface->has_uri_scheme = has_scheme_cb;
  iface->get_uri_scheme = get_scheme_cb;
  iface->get_basename = get_basename_cb;
  iface->get_path = get_path_cb;
  iface->get_uri = get_uri_cb;
  iface->get_parse_name = get_uri_cb;
  iface->get_parent = get_parent_cb;
  iface->query_info = query_cb;
  iface->read_fn = read_cb;
  iface->replace = replace_cb;
  iface->monitor_file = monitor_cb;
}

/* --- The object ------------------------------------------------------------------------------ */

static void
share_file_finalize (GObject *object)
{
  g_clear_object (&SHARE_FILE (object)->local);
  G_OBJECT_CLASS (share_file_parent_class)->finalize (object);
}

static void
share_file_class_init (ShareFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = share_file_finalize;
}

static void
share_file_init (ShareFile *self)
{
  self->window = g_thread_self ();
}

GFile *
share_file_new (const char *path)
{
  ShareFile *self = g_object_new (SHARE_TYPE_FILE, NULL);

  self->local = g_file_new_for_path (path);
  return G_FILE (self);
}

guint
share_file_get_n_queries (GFile *file)
{
  return (guint) g_atomic_int_get (&SHARE_FILE (file)->n_queries);
}
