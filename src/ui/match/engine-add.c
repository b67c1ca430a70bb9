/* The window for adding an engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/match/engine-add.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"
#include "ui/base/plain-name.h"
#include "ui/base/rows.h"

struct _CheckbitEngineAdd
{
  AdwWindow parent_instance;

  /* From the template. */
  GtkWidget *add;
  GtkWidget *program;
  GtkWidget *arguments;
  GtkSpinner *spinner;
  GtkLabel *answer;

  CheckbitEngineList *list; /* owned */
  char *path;
  char **tested;             /* the arguments for the current test */
  GCancellable *cancellable; /* of the current test */
  GtkFileChooserNative *chooser;
  gboolean pressed; /* Add, by the keyboard, for the current test */
};

G_DEFINE_FINAL_TYPE (CheckbitEngineAdd, checkbit_engine_add, ADW_TYPE_WINDOW)

enum
{
  ADDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* While a program is tested the button cannot be pressed, nor have the focus. It gets that back,
 * unless something is being typed meanwhile. */
static void
return_focus (CheckbitEngineAdd *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->pressed && (focus == NULL || !GTK_IS_TEXT (focus)))
    gtk_widget_grab_focus (self->add);
  self->pressed = FALSE;
}

static void
set_testing (CheckbitEngineAdd *self, gboolean testing, const char *words)
{
  g_autofree char *shown = checkbit_shown_text (words, CHECKBIT_SHOWN_SENTENCE);

  if (testing)
    self->pressed = gtk_window_get_focus (GTK_WINDOW (self)) == self->add;

  gtk_widget_set_visible (GTK_WIDGET (self->spinner), testing);
  gtk_spinner_set_spinning (self->spinner, testing);
  gtk_widget_set_sensitive (self->add, !testing && self->path != NULL);
  if (!testing)
    return_focus (self);
  gtk_label_set_label (self->answer, shown);
}

/* --- The program ---------------------------------------------------------------------------- */

/* Ends a test under way, whose answer would be about another program. */
static void
end_test (CheckbitEngineAdd *self)
{
  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  self->cancellable = g_cancellable_new ();
}

void
checkbit_engine_add_set_path (CheckbitEngineAdd *self, const char *path)
{
  g_return_if_fail (CHECKBIT_IS_ENGINE_ADD (self));
  g_return_if_fail (g_path_is_absolute (path));

  g_autofree char *shown = g_filename_display_name (path);
  end_test (self);
  g_free (self->path);
  self->path = g_strdup (path);
  checkbit_row_set_subtitle (self->program, shown);
  set_testing (self, FALSE, "");
}

static void
chosen_cb (CheckbitEngineAdd *self, int response)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  if (file != NULL && g_file_peek_path (file) != NULL)
    checkbit_engine_add_set_path (self, g_file_peek_path (file));
  g_clear_object (&self->chooser);
}

static void
choose_cb (CheckbitEngineAdd *self)
{
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_ ("Select an Engine"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* --- The test ------------------------------------------------------------------------------- */

/* An answer may be on its way here when its test is ended, and the window gone. */
static void
tested_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CheckbitEngineAbout) about = checkbit_engine_test_finish (result, &error);
  CheckbitEngineAdd *self = user_data;
  CheckbitEngineEntry *entry;

  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;
  set_testing (self, FALSE, error != NULL ? error->message : "");
  if (about == NULL)
    return;
  entry = checkbit_engine_list_add (self->list, about->name, self->path,
                                    (const char *const *) self->tested, NULL);
  g_object_ref (self);
  g_signal_emit (self, signals[ADDED], 0, entry);
  gtk_window_close (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
add_cb (CheckbitEngineAdd *self)
{
  g_autoptr (GError) error = NULL;
  char **arguments;

  if (self->path == NULL)
    return;
  arguments = checkbit_engine_split_arguments (
      gtk_editable_get_text (GTK_EDITABLE (self->arguments)), &error);
  if (arguments == NULL)
    {
      set_testing (self, FALSE, error->message);
      return;
    }
  g_strfreev (self->tested);
  self->tested = arguments;
  set_testing (self, TRUE, _ ("Waiting for the engine…"));
  checkbit_engine_test_async (self->path, (const char *const *) arguments, NULL, self->cancellable,
                              tested_cb, self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_engine_add_dispose (GObject *object)
{
  CheckbitEngineAdd *self = CHECKBIT_ENGINE_ADD (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (checkbit_engine_add_parent_class)->dispose (object);
}

static void
checkbit_engine_add_finalize (GObject *object)
{
  CheckbitEngineAdd *self = CHECKBIT_ENGINE_ADD (object);

  g_clear_object (&self->cancellable);
  g_clear_object (&self->list);
  g_clear_pointer (&self->tested, g_strfreev);
  g_free (self->path);
  G_OBJECT_CLASS (checkbit_engine_add_parent_class)->finalize (object);
}

static void
checkbit_engine_add_class_init (CheckbitEngineAddClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_engine_add_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_engine_add_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/engine-add.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitEngineAdd, add);
  gtk_widget_class_bind_template_child (widget_class, CheckbitEngineAdd, program);
  gtk_widget_class_bind_template_child (widget_class, CheckbitEngineAdd, arguments);
  gtk_widget_class_bind_template_child (widget_class, CheckbitEngineAdd, spinner);
  gtk_widget_class_bind_template_child (widget_class, CheckbitEngineAdd, answer);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);

  signals[ADDED] = g_signal_new ("added", CHECKBIT_TYPE_ENGINE_ADD, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, CHECKBIT_TYPE_ENGINE_ENTRY);
}

static void
checkbit_engine_add_init (CheckbitEngineAdd *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  checkbit_plain_name_buttons (GTK_WIDGET (self));
}

GtkWidget *
checkbit_engine_add_new (CheckbitEngineList *list)
{
  CheckbitEngineAdd *self = g_object_new (CHECKBIT_TYPE_ENGINE_ADD, NULL);

  self->list = g_object_ref (list);
  return GTK_WIDGET (self);
}
