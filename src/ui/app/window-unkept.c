/* A game that cannot be kept on disk, because that is full, say: as long as that is so the window says
 * it, and closing asks first, as does the end of the session.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include "ui/base/dialog.h"

#include <glib/gi18n-lib.h>

/* --- The warning ---------------------------------------------------------------------------- */

static void
hold_session (CheckbitWindow *self, const char *reason)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (self->unkept_inhibit != 0 && application != NULL)
    gtk_application_uninhibit (application, self->unkept_inhibit);
  self->unkept_inhibit = 0;
  if (reason != NULL && application != NULL)
    self->unkept_inhibit = gtk_application_inhibit (application, GTK_WINDOW (self),
                                                    GTK_APPLICATION_INHIBIT_LOGOUT, reason);
}

static void
failure_cb (CheckbitWindow *self)
{
  const char *failure
      = checkbit_controller_get_journal (self->controller) != NULL
            ? checkbit_journal_get_failure (checkbit_controller_get_journal (self->controller))
            : NULL;
  g_autofree char *text = NULL;

  if (failure != NULL)
    /* Translators: %s is a sentence that says why a game cannot be kept */
    text = g_strdup_printf (_ ("%s Fix that, or save this game elsewhere before you close it."),
                            failure);
  gtk_label_set_text (self->unkept_label, text != NULL ? text : "");
  gtk_info_bar_set_revealed (self->unkept_bar, failure != NULL);
  hold_session (self, failure != NULL ? _ ("A game is not saved") : NULL);
}

void
checkbit_window_follow_failure (CheckbitWindow *self)
{
  g_signal_connect_object (checkbit_controller_get_journal (self->controller), "notify::failure",
                           G_CALLBACK (failure_cb), self, G_CONNECT_SWAPPED);
  failure_cb (self);
}

void
checkbit_window_end_failure (CheckbitWindow *self)
{
  hold_session (self, NULL);
}

/* --- Closing -------------------------------------------------------------------------------- */

static gboolean
close_cb (gpointer window)
{
  gtk_window_close (window);
  return G_SOURCE_REMOVE;
}

/* Once the question is through with its answer: it goes with its window. */
static void
close_soon (CheckbitWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (self), g_object_unref);
}

static void
response_cb (CheckbitWindow *self, const char *response)
{
  if (g_str_equal (response, "close"))
    {
      self->may_lose = TRUE;
      close_soon (self);
    }
  else if (g_str_equal (response, "save-as"))
    {
      self->close_when_saved = TRUE;
      g_action_group_activate_action (G_ACTION_GROUP (self), "save-as", NULL);
    }
}

static void
ask (CheckbitWindow *self)
{
  /* Translators: %s is a sentence that says why a game cannot be kept */
  g_autofree char *body = g_strdup_printf (
      _ ("%s If you close now, what was changed last is lost."),
      checkbit_journal_get_failure (checkbit_controller_get_journal (self->controller)));
  GtkWidget *dialog = checkbit_dialog_new (GTK_WINDOW (self), _ ("Save the Game?"), body);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_response (message, "cancel", _ ("_Cancel"));
  adw_message_dialog_add_response (message, "close", _ ("Close _Without Saving"));
  adw_message_dialog_set_response_appearance (message, "close", ADW_RESPONSE_DESTRUCTIVE);
  if (g_action_group_get_action_enabled (G_ACTION_GROUP (self), "save-as"))
    {
      adw_message_dialog_add_response (message, "save-as", _ ("_Save As…"));
      adw_message_dialog_set_response_appearance (message, "save-as", ADW_RESPONSE_SUGGESTED);
    }
  adw_message_dialog_set_default_response (message, "cancel");
  adw_message_dialog_set_close_response (message, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->unkept_question, dialog);
  checkbit_window_present_question (self, message);
}

gboolean
checkbit_window_may_close (CheckbitWindow *self)
{
  self->close_when_saved = FALSE;
  if (self->may_lose || checkbit_controller_get_journal (self->controller) == NULL
      || !checkbit_controller_has_work (self->controller)
      || checkbit_journal_secure (checkbit_controller_get_journal (self->controller)))
    return TRUE;

  if (self->unkept_question != NULL)
    gtk_window_present (GTK_WINDOW (self->unkept_question));
  else
    ask (self);
  return FALSE;
}

void
checkbit_window_saved (CheckbitWindow *self)
{
  if (self->close_when_saved && !checkbit_controller_has_work (self->controller))
    close_soon (self);
  self->close_when_saved = FALSE;
}
