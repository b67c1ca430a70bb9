/* What holds a window up that is to close: a game that is being saved, or cannot be kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/close-guard.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/dialog.h"
#include "ui/base/links.h"

struct _CheckbitCloseGuard
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  CheckbitSaver *saver;
  CheckbitNotes *notes;
  GtkInfoBar *bar;
  GtkLabel *label;
  CheckbitJournal *journal; /* the journal that is followed; NULL for none */

  GtkWidget *question;    /* weak: asks whether to close anyway; NULL for none */
  GtkApplication *holder; /* weak: asked to hold up the end of the session; NULL for none */
  guint inhibit;          /* with this cookie */
  gboolean waits;         /* closes once the game is saved, if that can be */
  gboolean gives_up;
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitCloseGuard, controller, checkbit_controller),
  CHECKBIT_LINK ("saver", CheckbitCloseGuard, saver, checkbit_saver),
  CHECKBIT_LINK ("notes", CheckbitCloseGuard, notes, checkbit_notes),
  CHECKBIT_LINK ("bar", CheckbitCloseGuard, bar, gtk_info_bar),
  CHECKBIT_LINK ("label", CheckbitCloseGuard, label, gtk_label),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitCloseGuard, checkbit_close_guard, G_TYPE_OBJECT)

/* NULL if the bar is no longer in a window. */
static GtkWindow *
get_window (CheckbitCloseGuard *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->bar)));
}

/* --- The warning ---------------------------------------------------------------------------- */

static void
let_session_go (CheckbitCloseGuard *self)
{
  if (self->holder != NULL && self->inhibit != 0)
    gtk_application_uninhibit (self->holder, self->inhibit);
  g_clear_weak_pointer (&self->holder);
}

/* The window may have left its application by the time the session is let go. */
static void
hold_session (CheckbitCloseGuard *self)
{
  GtkWindow *window = get_window (self);
  GtkApplication *application = window != NULL ? gtk_window_get_application (window) : NULL;

  if (self->holder != NULL || application == NULL)
    return;
  g_set_weak_pointer (&self->holder, application);
  self->inhibit = gtk_application_inhibit (application, window, GTK_APPLICATION_INHIBIT_LOGOUT,
                                           _ ("A game is not saved"));
}

/* NULL for none. */
static const char *
get_failure (CheckbitCloseGuard *self)
{
  return self->journal != NULL ? checkbit_journal_get_failure (self->journal) : NULL;
}

/* The session does not end in the middle of saving, either. */
static void
update_hold (CheckbitCloseGuard *self)
{
  if (get_failure (self) != NULL || checkbit_saver_is_saving (self->saver))
    hold_session (self);
  else
    let_session_go (self);
}

static void
failure_cb (CheckbitCloseGuard *self)
{
  const char *failure = get_failure (self);
  g_autofree char *text = NULL;

  if (failure != NULL)
    /* Translators: %s is a sentence that says why a game cannot be kept */
    text = g_strdup_printf (_ ("%s Fix that, or save this game elsewhere before you close it."),
                            failure);
  gtk_label_set_text (self->label, text != NULL ? text : "");
  gtk_info_bar_set_revealed (self->bar, failure != NULL);
  if (text != NULL)
    checkbit_accessible_announce (GTK_WIDGET (self->bar), text);
  update_hold (self);
}

static void
journal_cb (CheckbitCloseGuard *self)
{
  if (self->journal != NULL)
    g_signal_handlers_disconnect_by_data (self->journal, self);
  g_set_object (&self->journal, checkbit_controller_get_journal (self->controller));
  if (self->journal != NULL)
    g_signal_connect_object (self->journal, "notify::failure", G_CALLBACK (failure_cb), self,
                             G_CONNECT_SWAPPED);
  failure_cb (self);
}

/* --- Closing -------------------------------------------------------------------------------- */

static gboolean
close_cb (gpointer window)
{
  gtk_window_close (window);
  return G_SOURCE_REMOVE;
}

/* Waits until the dialog has handled its response: the dialog goes with its window. */
static void
close_soon (CheckbitCloseGuard *self)
{
  GtkWindow *window = get_window (self);

  if (window != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (window), g_object_unref);
}

static void
response_cb (CheckbitCloseGuard *self, const char *response)
{
  if (g_str_equal (response, "close"))
    {
      self->gives_up = TRUE;
      close_soon (self);
    }
  else if (g_str_equal (response, "save-as"))
    {
      checkbit_close_guard_wait (self);
      gtk_widget_activate_action (GTK_WIDGET (self->bar), "win.save-as", NULL);
    }
}

static void
ask_to_close (CheckbitCloseGuard *self)
{
  /* Translators: %s is a sentence that says why a game cannot be kept */
  g_autofree char *body
      = g_strdup_printf (_ ("%s If you close now, what was changed last is lost."),
                         checkbit_journal_get_failure (self->journal));
  GtkWindow *window = get_window (self);
  GtkWidget *dialog = checkbit_dialog_new (window, _ ("Save the Game?"), body);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_add_response (message, "cancel", C_ ("keep the window open", "_Cancel"));
  adw_message_dialog_add_response (message, "close", _ ("Close _Without Saving"));
  adw_message_dialog_set_response_appearance (message, "close", ADW_RESPONSE_DESTRUCTIVE);
  if (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "save-as"))
    {
      adw_message_dialog_add_response (message, "save-as", _ ("_Save As…"));
      adw_message_dialog_set_response_appearance (message, "save-as", ADW_RESPONSE_SUGGESTED);
    }
  adw_message_dialog_set_default_response (message, "cancel");
  adw_message_dialog_set_close_response (message, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->question, dialog);
  checkbit_dialog_present_question (dialog);
}

/* What is written after the window has gone is not known to be saved, and the end of the program
 * would cut it off. Whoever asks a second time wonders why the window is still there. */
static void
wait_for_saver (CheckbitCloseGuard *self)
{
  if (self->waits)
    checkbit_notes_show_status (self->notes, _ ("The last save is still in progress."));
  self->waits = TRUE;
}

/* Whether there is a game that the journal is to keep, on the board or set aside. */
static gboolean
keeps_work (CheckbitCloseGuard *self)
{
  return self->journal != NULL
         && (checkbit_controller_has_work (self->controller)
             || checkbit_journal_has_aside (self->journal));
}

gboolean
checkbit_close_guard_may_close (CheckbitCloseGuard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOSE_GUARD (self), TRUE);

  if (checkbit_saver_is_saving (self->saver))
    {
      wait_for_saver (self);
      return FALSE;
    }
  self->waits = FALSE;
  /* What it has found by now is part of what is to be kept, and of what Save As saves. */
  checkbit_review_stop (checkbit_controller_get_review (self->controller));
  if (self->gives_up || !keeps_work (self) || checkbit_journal_secure (self->journal))
    return TRUE;

  if (self->question != NULL)
    gtk_window_present (GTK_WINDOW (self->question));
  else
    ask_to_close (self);
  return FALSE;
}

gboolean
checkbit_close_guard_gives_up (CheckbitCloseGuard *self)
{
  g_return_val_if_fail (CHECKBIT_IS_CLOSE_GUARD (self), FALSE);
  return self->gives_up;
}

void
checkbit_close_guard_wait (CheckbitCloseGuard *self)
{
  g_return_if_fail (CHECKBIT_IS_CLOSE_GUARD (self));
  self->waits = TRUE;
}

/* Where the game is still not in a file, as when only its position or a copy was written, the
 * window asks again or keeps it. */
static void
saved_cb (CheckbitCloseGuard *self)
{
  if (self->waits)
    close_soon (self);
  self->waits = FALSE;
}

static void
not_saved_cb (CheckbitCloseGuard *self)
{
  self->waits = FALSE;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_close_guard_dispose (GObject *object)
{
  CheckbitCloseGuard *self = CHECKBIT_CLOSE_GUARD (object);

  let_session_go (self);
  g_clear_weak_pointer (&self->question);
  g_clear_object (&self->journal);
  G_OBJECT_CLASS (checkbit_close_guard_parent_class)->dispose (object);
}

static void
checkbit_close_guard_constructed (GObject *object)
{
  CheckbitCloseGuard *self = CHECKBIT_CLOSE_GUARD (object);

  G_OBJECT_CLASS (checkbit_close_guard_parent_class)->constructed (object);
  g_signal_connect_object (self->controller, "notify::journal", G_CALLBACK (journal_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saver, "notify::saving", G_CALLBACK (update_hold), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saver, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saver, "not-saved", G_CALLBACK (not_saved_cb), self,
                           G_CONNECT_SWAPPED);
  journal_cb (self);
}

static void
checkbit_close_guard_class_init (CheckbitCloseGuardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = checkbit_close_guard_constructed;
  object_class->dispose = checkbit_close_guard_dispose;
  checkbit_links_install (object_class, links);
}

static void
checkbit_close_guard_init (CheckbitCloseGuard *self)
{
}
