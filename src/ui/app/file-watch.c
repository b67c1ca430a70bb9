/* Watches the file of the game on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/file-watch.h"

#include <glib/gi18n-lib.h>

#include "ui/base/links.h"

struct _CheckbitFileWatch
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  GtkInfoBar *bar;
  GtkLabel *label;
  GFileMonitor *monitor; /* NULL for none */

  gboolean held;
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
  CHECKBIT_LINK ("bar", CheckbitFileWatch, bar, gtk_info_bar),
  CHECKBIT_LINK ("label", CheckbitFileWatch, label, gtk_label),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitFileWatch, checkbit_file_watch, G_TYPE_OBJECT)

/* While the file is held, its bar is hidden. */
static void
check_file (CheckbitFileWatch *self)
{
  CheckbitDocument *document = checkbit_controller_get_document (self->controller);
  gboolean changed = checkbit_document_check_changed (document) && !self->held;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (changed)
    {
      name = checkbit_document_dup_file_name (checkbit_document_get_file (document));
      /* Translators: %s is a file's name */
      text = g_strdup_printf (_ ("“%s” was changed by another program."), name);
      gtk_label_set_text (self->label, text);
    }
  else
    gtk_label_set_text (self->label, ""); /* a screen reader must not read a hidden text */
  gtk_info_bar_set_revealed (self->bar, changed);
}

static void
file_changed_cb (CheckbitFileWatch *self)
{
  if (!self->held)
    check_file (self);
}

static void
drop_monitor (CheckbitFileWatch *self)
{
  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);
}

static void
document_changed_cb (CheckbitFileWatch *self)
{
  GFile *file = checkbit_document_get_file (checkbit_controller_get_document (self->controller));

  drop_monitor (self);
  if (file != NULL)
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (file_changed_cb), self,
                             G_CONNECT_SWAPPED);
  check_file (self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_file_watch_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitFileWatch *self = CHECKBIT_FILE_WATCH (object);

  self->held = g_value_get_boolean (value);
  if (!self->held)
    check_file (self);
}

static void
checkbit_file_watch_dispose (GObject *object)
{
  drop_monitor (CHECKBIT_FILE_WATCH (object));
  G_OBJECT_CLASS (checkbit_file_watch_parent_class)->dispose (object);
}

static void
checkbit_file_watch_constructed (GObject *object)
{
  CheckbitFileWatch *self = CHECKBIT_FILE_WATCH (object);

  G_OBJECT_CLASS (checkbit_file_watch_parent_class)->constructed (object);
  g_signal_connect_object (self->controller, "document-changed", G_CALLBACK (document_changed_cb),
                           self, G_CONNECT_SWAPPED);
  document_changed_cb (self);
}

static void
checkbit_file_watch_class_init (CheckbitFileWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = checkbit_file_watch_constructed;
  object_class->set_property = checkbit_file_watch_set_property;
  object_class->dispose = checkbit_file_watch_dispose;
  properties[PROP_HELD]
      = g_param_spec_boolean ("held", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  checkbit_links_install (object_class, links);
}

static void
checkbit_file_watch_init (CheckbitFileWatch *self)
{
}
