/* The export dialog. Its preview is exactly what will be written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/export/export-dialog.h"

#include <glib/gi18n-lib.h>

#include "game/base/file-save.h"
#include "ui/base/large-text.h"
#include "ui/base/plain-name.h"
#include "ui/base/rows.h"

#define N_SCALES 4

struct _CheckbitExportDialog
{
  AdwWindow parent_instance;

  /* From the template. */
  AdwComboRow *format, *sets, *size;
  GtkWidget *copy, *save;
  GtkStack *preview;
  GtkPicture *picture;
  GtkWidget *scroller, *nothing;
  GtkTextView *text;

  CheckbitExport *export; /* owned */
  GBytes *contents;       /* owned; NULL if there is nothing to export, or not yet */
  GCancellable *drawing;  /* owned; NULL while nothing is being drawn */
  GtkFileChooserNative *chooser;
};

G_DEFINE_FINAL_TYPE (CheckbitExportDialog, checkbit_export_dialog, ADW_TYPE_WINDOW)

enum
{
  COPIED,
  SAVED,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static CheckbitExportFormat
get_format (CheckbitExportDialog *self)
{
  return (CheckbitExportFormat) adw_combo_row_get_selected (self->format);
}

/* --- The preview ---------------------------------------------------------------------------- */

static void
show_picture (CheckbitExportDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_bytes (self->contents, &error);

  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
  gtk_stack_set_visible_child (self->preview, GTK_WIDGET (self->picture));
}

static void
show_text (CheckbitExportDialog *self)
{
  gsize length;
  const char *text = g_bytes_get_data (self->contents, &length);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, (int) length);
  gtk_stack_set_visible_child (self->preview, self->scroller);
}

/* Whether the chosen sets are empty. */
static gboolean
is_empty (CheckbitExportDialog *self)
{
  CheckbitExportSets sets = (CheckbitExportSets) adw_combo_row_get_selected (self->sets);

  return checkbit_export_format_has_sets (get_format (self))
         && !checkbit_export_has_sets (self->export, sets);
}

static guint
get_scale (CheckbitExportDialog *self)
{
  return adw_combo_row_get_selected (self->size) + 1;
}

static void
show_contents (CheckbitExportDialog *self)
{
  gtk_widget_set_sensitive (self->copy, self->contents != NULL);
  gtk_widget_set_sensitive (self->save, self->contents != NULL);
  if (self->contents == NULL)
    gtk_stack_set_visible_child (self->preview, self->nothing);
  else if (checkbit_export_format_is_picture (get_format (self)))
    show_picture (self);
  else
    show_text (self);
}

/* The choice may have changed, or the dialog closed, during the drawing. */
static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitExportDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) contents = checkbit_export_draw_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->drawing);
  self->contents = g_steal_pointer (&contents);
  show_contents (self);
  if (error != NULL)
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
drop_drawing (CheckbitExportDialog *self)
{
  if (self->drawing != NULL)
    g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
}

/* The old preview stays visible until the new picture is ready. */
static void
draw (CheckbitExportDialog *self)
{
  self->drawing = g_cancellable_new ();
  gtk_widget_set_sensitive (self->copy, FALSE);
  gtk_widget_set_sensitive (self->save, FALSE);
  gtk_stack_set_visible_child (self->preview, GTK_WIDGET (self->picture));
  checkbit_export_draw_async (self->export, get_scale (self), self->drawing, drawn_cb,
                              g_object_ref (self));
}

static void
write_contents (CheckbitExportDialog *self)
{
  CheckbitExportSets sets = (CheckbitExportSets) adw_combo_row_get_selected (self->sets);

  if (!is_empty (self))
    self->contents = checkbit_export_write (self->export, get_format (self), sets, 1, NULL);
  show_contents (self);
}

static void
update_cb (CheckbitExportDialog *self)
{
  CheckbitExportFormat format = get_format (self);

  if (self->export == NULL || format >= CHECKBIT_N_EXPORT_FORMATS)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->sets), checkbit_export_format_has_sets (format));
  gtk_widget_set_visible (GTK_WIDGET (self->size), format == CHECKBIT_EXPORT_PNG);
  drop_drawing (self);
  g_clear_pointer (&self->contents, g_bytes_unref);
  if (format == CHECKBIT_EXPORT_PNG)
    draw (self);
  else
    write_contents (self);
}

/* --- Copying -------------------------------------------------------------------------------- */

/* A picture is offered as an image, and as text to paste an SVG document into an editor. */
static GdkContentProvider *
provider_new (CheckbitExportDialog *self)
{
  gsize length;
  const char *data = g_bytes_get_data (self->contents, &length);
  g_autofree char *text = NULL;
  GdkContentProvider *both[2];

  if (get_format (self) == CHECKBIT_EXPORT_PNG)
    return gdk_content_provider_new_for_bytes ("image/png", self->contents);
  text = g_strndup (data, length);
  if (get_format (self) != CHECKBIT_EXPORT_SVG)
    return gdk_content_provider_new_typed (G_TYPE_STRING, text);
  both[0] = gdk_content_provider_new_for_bytes ("image/svg+xml", self->contents);
  both[1] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  return gdk_content_provider_new_union (both, 2);
}

static void
copy_cb (CheckbitExportDialog *self)
{
  g_autoptr (GdkContentProvider) provider = NULL;

  if (self->contents == NULL)
    return;
  provider = provider_new (self);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), provider);
  g_signal_emit (self, signals[COPIED], 0);
}

/* --- Saving --------------------------------------------------------------------------------- */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitExportDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (source));

  if (checkbit_file_save_finish (result, &error))
    g_signal_emit (self, signals[SAVED], 0, name);
  else
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

void
checkbit_export_dialog_save (CheckbitExportDialog *self, GFile *file)
{
  g_return_if_fail (CHECKBIT_IS_EXPORT_DIALOG (self));
  g_return_if_fail (G_IS_FILE (file));

  if (self->contents != NULL)
    checkbit_file_save_async (file, self->contents, NULL, saved_cb, g_object_ref (self));
}

static void
chosen_cb (CheckbitExportDialog *self, int response)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    checkbit_export_dialog_save (self, file);
  g_clear_object (&self->chooser);
}

static void
save_cb (CheckbitExportDialog *self)
{
  g_autofree char *name = checkbit_export_dup_file_name (get_format (self));

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (C_ ("dialog", "Export"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_export_dialog_dispose (GObject *object)
{
  CheckbitExportDialog *self = CHECKBIT_EXPORT_DIALOG (object);

  g_clear_object (&self->chooser);
  drop_drawing (self);
  g_clear_pointer (&self->export, checkbit_export_free);
  g_clear_pointer (&self->contents, g_bytes_unref);
  G_OBJECT_CLASS (checkbit_export_dialog_parent_class)->dispose (object);
}

static void
checkbit_export_dialog_class_init (CheckbitExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = CHECKBIT_TYPE_EXPORT_DIALOG;

  G_OBJECT_CLASS (klass)->dispose = checkbit_export_dialog_dispose;
  signals[COPIED]
      = g_signal_new ("copied", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SAVED] = g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, format);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, sets);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, size);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, copy);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, save);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, picture);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, scroller);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, nothing);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExportDialog, text);
  gtk_widget_class_bind_template_callback (widget_class, update_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
checkbit_export_dialog_init (CheckbitExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_large_text_wrap_choices (GTK_WIDGET (self->format));
  checkbit_large_text_wrap_choices (GTK_WIDGET (self->sets));
  checkbit_large_text_wrap_choices (GTK_WIDGET (self->size));
  checkbit_combo_row_tell_choice (self->format);
  checkbit_combo_row_tell_choice (self->sets);
  checkbit_combo_row_tell_choice (self->size);
  checkbit_plain_name_buttons (GTK_WIDGET (self));
}

static void
fill_rows (CheckbitExportDialog *self)
{
  g_autoptr (GtkStringList) formats = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) sizes = gtk_string_list_new (NULL);

  for (guint i = 0; i < CHECKBIT_N_EXPORT_FORMATS; i++)
    gtk_string_list_append (formats, checkbit_export_format_title ((CheckbitExportFormat) i));
  for (guint scale = 1; scale <= N_SCALES; scale++)
    {
      int width, height;

      checkbit_export_get_size (self->export, scale, &width, &height);
      /* Translators: the size of a picture in pixels */
      g_autofree char *size = g_strdup_printf (_ ("%d × %d"), width, height);
      gtk_string_list_append (sizes, size);
    }
  adw_combo_row_set_model (self->format, G_LIST_MODEL (formats));
  adw_combo_row_set_model (self->size, G_LIST_MODEL (sizes));
}

GtkWidget *
checkbit_export_dialog_new (GtkWindow *parent, CheckbitExport *export)
{
  CheckbitExportDialog *self
      = g_object_new (CHECKBIT_TYPE_EXPORT_DIALOG, "transient-for", parent, NULL);

  self->export = export;
  fill_rows (self);
  adw_combo_row_set_selected (self->size, 1);
  update_cb (self);
  return GTK_WIDGET (self);
}

void
checkbit_export_dialog_choose (CheckbitExportDialog *self,
                               CheckbitExportFormat format,
                               CheckbitExportSets sets,
                               guint scale)
{
  g_return_if_fail (CHECKBIT_IS_EXPORT_DIALOG (self));
  g_return_if_fail (scale >= 1 && scale <= N_SCALES);

  adw_combo_row_set_selected (self->format, format);
  adw_combo_row_set_selected (self->sets, sets);
  adw_combo_row_set_selected (self->size, scale - 1);
}

GBytes *
checkbit_export_dialog_get_contents (CheckbitExportDialog *self)
{
  g_return_val_if_fail (CHECKBIT_IS_EXPORT_DIALOG (self), NULL);

  return self->contents;
}
