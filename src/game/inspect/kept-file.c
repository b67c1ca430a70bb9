/* Stores a list in a file whenever it is edited, and follows the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/inspect/kept-file.h"

#include <string.h>

struct _CheckbitKeptFile
{
  GObject parent_instance;

  GListModel *list; /* owned */
  const CheckbitKeptKind *kind;
  CheckbitKeptText *text; /* owned, opened; NULL once it is finished */

  gboolean loaded;
  gboolean taken;  /* the list has what is in the file */
  gboolean taking; /* the list is being changed from here */
};

enum
{
  PROP_0,
  PROP_LOADED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint failed_signal;

G_DEFINE_FINAL_TYPE (CheckbitKeptFile, checkbit_kept_file, G_TYPE_OBJECT)

/* --- From the list to the file ---------------------------------------------------------------- */

static void
edited_cb (CheckbitKeptFile *self)
{
  if (self->taken && !self->taking)
    checkbit_kept_text_set (self->text, self->kind->write (self->list), self);
}

void
checkbit_kept_file_finish (CheckbitKeptFile *self)
{
  g_return_if_fail (CHECKBIT_IS_KEPT_FILE (self));

  if (self->text == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->list, self);
  g_signal_handlers_disconnect_by_data (self->text, self);
  checkbit_kept_text_close (g_steal_pointer (&self->text));
}

/* --- From the file to the list ---------------------------------------------------------------- */

/* What was in the list before stays, and is for the others, too. */
static void
take (CheckbitKeptFile *self)
{
  const char *text = checkbit_kept_text_get (self->text);
  gboolean edited = g_list_model_get_n_items (self->list) > 0;

  /* Said first: what is heard of the list's changes meanwhile must not be taken once more. */
  self->taken = self->taking = TRUE;
  self->kind->take (self->list, text, text != NULL ? strlen (text) : 0);
  self->taking = FALSE;
  if (edited)
    edited_cb (self);
}

static void
changed_cb (CheckbitKeptFile *self, gpointer by)
{
  const char *text = checkbit_kept_text_get (self->text);

  if (by == self)
    return;
  if (!self->taken)
    {
      take (self);
      return;
    }

  self->taking = TRUE;
  self->kind->follow (self->list, text, strlen (text));
  self->taking = FALSE;
}

static void
loaded_cb (CheckbitKeptFile *self)
{
  if (!checkbit_kept_text_get_loaded (self->text))
    return;
  if (!self->taken && checkbit_kept_text_get_usable (self->text))
    take (self);
  self->loaded = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
}

static void
failed_cb (CheckbitKeptFile *self, const char *sentence)
{
  g_signal_emit (self, failed_signal, 0, sentence);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_kept_file_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LOADED:
      g_value_set_boolean (value, CHECKBIT_KEPT_FILE (object)->loaded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
checkbit_kept_file_dispose (GObject *object)
{
  checkbit_kept_file_finish (CHECKBIT_KEPT_FILE (object));
  G_OBJECT_CLASS (checkbit_kept_file_parent_class)->dispose (object);
}

static void
checkbit_kept_file_finalize (GObject *object)
{
  g_object_unref (CHECKBIT_KEPT_FILE (object)->list);
  G_OBJECT_CLASS (checkbit_kept_file_parent_class)->finalize (object);
}

static void
checkbit_kept_file_class_init (CheckbitKeptFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_kept_file_get_property;
  object_class->dispose = checkbit_kept_file_dispose;
  object_class->finalize = checkbit_kept_file_finalize;

  properties[PROP_LOADED]
      = g_param_spec_boolean ("loaded", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  failed_signal = g_signal_new ("failed", CHECKBIT_TYPE_KEPT_FILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
checkbit_kept_file_init (CheckbitKeptFile *self)
{
}

CheckbitKeptFile *
checkbit_kept_file_new (GListModel *list, const CheckbitKeptKind *kind, GFile *file)
{
  CheckbitKeptFile *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (list), NULL);
  g_return_val_if_fail (kind != NULL && G_IS_FILE (file), NULL);

  self = g_object_new (CHECKBIT_TYPE_KEPT_FILE, NULL);
  self->list = g_object_ref (list);
  self->kind = kind;
  self->text = checkbit_kept_text_open (file, &kind->format);
  g_signal_connect_swapped (list, "edited", G_CALLBACK (edited_cb), self);
  g_signal_connect_swapped (self->text, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->text, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->text, "notify::loaded", G_CALLBACK (loaded_cb), self);
  loaded_cb (self);
  return self;
}

GFile *
checkbit_kept_file_dup_default (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  return g_file_new_build_filename (g_get_user_data_dir (), "checkbit", name, NULL);
}
