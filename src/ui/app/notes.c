/* What the window tells the player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/notes.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"
#include "game/tree/edit.h"
#include "ui/base/dialog.h"
#include "ui/base/links.h"
#include "ui/base/plain-name.h"
#include "ui/base/toast-guard.h"
#include "ui/base/toast.h"

/* How long an offer is shown, in seconds. */
#define OFFER_SECONDS 10

struct _CheckbitNotes
{
  GObject parent_instance;

  /* Owned. */
  CheckbitController *controller;
  CheckbitGame *game; /* the controller's */
  AdwToastOverlay *overlay;
  CheckbitStatusLine *status;
  CheckbitFenEntry *entry;

  AdwToast *note;     /* weak: the last short note */
  GPtrArray *offers;  /* (element-type Offer), shown or waiting */
  guint sweep_source; /* takes stale toasts away once they have come in; 0 for none */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitNotes, controller, checkbit_controller),
  CHECKBIT_LINK ("overlay", CheckbitNotes, overlay, adw_toast_overlay),
  CHECKBIT_LINK ("status", CheckbitNotes, status, checkbit_status_line),
  CHECKBIT_LINK ("entry", CheckbitNotes, entry, checkbit_fen_entry),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitNotes, checkbit_notes, G_TYPE_OBJECT)

/* NULL if it has been closed, so that nobody is left to be told. */
static GtkWindow *
get_window (CheckbitNotes *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->overlay)));
}

/* --- Sentences ------------------------------------------------------------------------------ */

void
checkbit_notes_show_status (CheckbitNotes *self, const char *sentence)
{
  checkbit_notes_show_spoken (self, sentence, sentence);
}

void
checkbit_notes_show_spoken (CheckbitNotes *self, const char *sentence, const char *spoken)
{
  checkbit_fen_entry_give_way (self->entry);
  checkbit_status_line_show_spoken (self->status, sentence, spoken);
}

void
checkbit_notes_explain (CheckbitNotes *self, const char *heading, const char *body)
{
  GtkWindow *window = get_window (self);
  g_autofree char *shown = NULL;
  GtkWidget *dialog;

  if (window == NULL)
    return;
  shown = checkbit_shown_text (body, CHECKBIT_SHOWN_SENTENCE);
  dialog = checkbit_dialog_new (window, heading, shown);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", C_ ("dialog", "_Close"));
  checkbit_plain_name_buttons (dialog);
  checkbit_dialog_present (dialog);
}

/* Whether the visible toast has come in completely, so that it can be dismissed. */
static gboolean
is_there (CheckbitNotes *self)
{
  return !checkbit_toast_guard_is_coming (self->overlay);
}

/* --- Notes that only say something ---------------------------------------------------------- */

/* A toast that is being dismissed cannot take a new text. */
static void
note_dismissed_cb (CheckbitNotes *self, AdwToast *toast)
{
  if (self->note == toast)
    g_clear_weak_pointer (&self->note);
}

void
checkbit_notes_show (CheckbitNotes *self, const char *text)
{
  AdwToast *toast;

  if (get_window (self) == NULL)
    return;
  /* A toast that is still coming in can take the new text. */
  if (self->note != NULL && !is_there (self))
    {
      checkbit_toast_set_text (self->note, text);
      checkbit_toast_announce_text (self->overlay, self->note);
      return;
    }
  if (self->note != NULL)
    adw_toast_dismiss (self->note);
  toast = checkbit_toast_guard_new_toast (self->overlay, text);
  g_set_weak_pointer (&self->note, toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (note_dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  checkbit_toast_show (self->overlay, toast);
}

AdwToast *
checkbit_notes_get_shown (CheckbitNotes *self)
{
  return self->note;
}

/* --- Notes that offer something ------------------------------------------------------------- */

typedef struct
{
  CheckbitNotes *notes; /* not owned: it owns this */
  AdwToast *toast;      /* owned */
  CheckbitOfferScope scope;
  CheckbitOfferFunc accept;
  gpointer data;  /* not owned: outlives the notes */
  guint64 number; /* of the change or the game that the offer is about */
  gboolean shown; /* FALSE while it waits for another note to go */
  gboolean withdrawn;
} Offer;

static void
offer_free (gpointer data)
{
  Offer *offer = data;

  g_signal_handlers_disconnect_by_data (offer->toast, offer);
  g_object_unref (offer->toast);
  g_free (offer);
}

/* The number of the game's last change, or of the game itself. */
static guint64
get_number (CheckbitNotes *self, CheckbitOfferScope scope)
{
  return scope == CHECKBIT_OFFER_LAST_CHANGE ? checkbit_game_get_revision (self->game)
                                             : checkbit_game_get_record_id (self->game);
}

static gboolean
is_stale (const Offer *offer)
{
  return offer->withdrawn || get_number (offer->notes, offer->scope) != offer->number;
}

static void
dismissed_cb (Offer *offer)
{
  g_ptr_array_remove (offer->notes->offers, offer);
}

static void
accepted_cb (Offer *offer)
{
  CheckbitOfferFunc accept = offer->accept;
  gpointer data = offer->data;

  /* The offer may have become stale while its toast was going out. */
  if (is_stale (offer))
    return;
  offer->withdrawn = TRUE;
  accept (data);
}

static gboolean sweep_cb (gpointer data);

static void
sweep_later (CheckbitNotes *self)
{
  if (self->sweep_source == 0)
    self->sweep_source = g_timeout_add (CHECKBIT_TOAST_COMES_IN_MS, sweep_cb, self);
}

/* The offer that is on show; NULL for none. */
static Offer *
find_shown (CheckbitNotes *self)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);
      if (offer->shown)
        return offer;
    }
  return NULL;
}

static void
dismiss (AdwToast *toast)
{
  g_autoptr (AdwToast) held = g_object_ref (toast);
  adw_toast_dismiss (held);
}

/* Dismisses the visible toast if it has been there long enough. */
static gboolean
make_room (CheckbitNotes *self)
{
  Offer *shown = find_shown (self);

  if ((self->note != NULL || shown != NULL) && !is_there (self))
    return FALSE;
  if (self->note != NULL)
    dismiss (self->note);
  if (shown != NULL)
    dismiss (shown->toast);
  return TRUE;
}

gboolean
checkbit_notes_dismiss (CheckbitNotes *self)
{
  g_return_val_if_fail (CHECKBIT_IS_NOTES (self), FALSE);

  if (self->note == NULL && find_shown (self) == NULL)
    return FALSE;
  make_room (self);
  return TRUE;
}

/* An offer replaces the visible toast itself rather than by priority: see ui/base/toast-guard.h. */
static void
show_offer (CheckbitNotes *self, Offer *offer)
{
  if (!make_room (self))
    {
      sweep_later (self);
      return;
    }
  offer->shown = TRUE;
  checkbit_toast_show (self->overlay, g_object_ref (offer->toast));
}

/* Removes stale toasts, or waits until they have come in. Then shows the ones that were waiting. */
static void
sweep (CheckbitNotes *self)
{
  Offer *waiting = NULL;

  for (guint i = self->offers->len; i-- > 0;)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);

      if (!is_stale (offer))
        waiting = waiting == NULL && !offer->shown ? offer : waiting;
      else if (!offer->shown)
        g_ptr_array_remove_index (self->offers, i);
      else if (is_there (self))
        dismiss (offer->toast);
      else
        sweep_later (self);
    }
  if (waiting != NULL)
    show_offer (self, waiting);
}

static gboolean
sweep_cb (gpointer data)
{
  CheckbitNotes *self = data;

  self->sweep_source = 0;
  sweep (self);
  return G_SOURCE_REMOVE;
}

/* A stale offer that is still coming in, so that it can take another text. NULL for none. */
static Offer *
find_coming (CheckbitNotes *self)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);
      if (is_stale (offer) && (!offer->shown || !is_there (self)))
        return offer;
    }
  return NULL;
}

/* (transfer none): the offer that waits to be shown. */
static Offer *
add_offer (CheckbitNotes *self)
{
  Offer *offer = g_new0 (Offer, 1);

  offer->notes = self;
  offer->toast = checkbit_toast_guard_new_toast (self->overlay, "");
  g_ptr_array_add (self->offers, offer);
  adw_toast_set_timeout (offer->toast, OFFER_SECONDS);
  g_signal_connect_swapped (offer->toast, "button-clicked", G_CALLBACK (accepted_cb), offer);
  g_signal_connect_swapped (offer->toast, "dismissed", G_CALLBACK (dismissed_cb), offer);
  return offer;
}

void
checkbit_notes_offer (CheckbitNotes *self,
                      const char *text,
                      const char *button,
                      CheckbitOfferScope scope,
                      CheckbitOfferFunc accept,
                      gpointer data)
{
  Offer *coming = find_coming (self);
  Offer *offer = coming != NULL ? coming : add_offer (self);

  offer->scope = scope;
  offer->accept = accept;
  offer->data = data;
  offer->number = get_number (self, scope);
  offer->withdrawn = FALSE;
  checkbit_toast_set_text (offer->toast, text);
  adw_toast_set_button_label (offer->toast, button);
  if (coming == NULL)
    show_offer (self, offer);
  else if (coming->shown)
    checkbit_toast_announce_text (self->overlay, coming->toast);
}

void
checkbit_notes_withdraw (CheckbitNotes *self, CheckbitOfferFunc accept)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);
      if (offer->accept == accept)
        offer->withdrawn = TRUE;
    }
  sweep (self);
}

guint
checkbit_notes_get_n_offers (CheckbitNotes *self)
{
  return self->offers->len;
}

/* A position set-up covers the game. Undoing the game's last change would end the set-up, too,
 * which is not what the person wants: such offers go. */
static void
setup_cb (CheckbitNotes *self)
{
  if (checkbit_controller_get_setup (self->controller) == NULL)
    return;
  for (guint i = 0; i < self->offers->len; i++)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);
      if (offer->scope == CHECKBIT_OFFER_LAST_CHANGE)
        offer->withdrawn = TRUE;
    }
  sweep (self);
}

/* --- What is told by itself ----------------------------------------------------------------- */

static void
bring_back (gpointer controller)
{
  checkbit_controller_bring_back (controller);
}

static void
replaced_cb (CheckbitNotes *self, const char *note, gboolean kept)
{
  if (note != NULL && kept)
    checkbit_notes_offer (self, note, C_ ("change", "_Undo"), CHECKBIT_OFFER_LAST_CHANGE,
                          bring_back, self->controller);
  else if (note != NULL)
    checkbit_notes_show (self, note);
}

static void
copied_cb (CheckbitNotes *self)
{
  checkbit_notes_show (self, _ ("FEN copied"));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_notes_finalize (GObject *object)
{
  CheckbitNotes *self = CHECKBIT_NOTES (object);

  g_clear_handle_id (&self->sweep_source, g_source_remove);
  g_ptr_array_unref (self->offers);
  g_clear_weak_pointer (&self->note);
  G_OBJECT_CLASS (checkbit_notes_parent_class)->finalize (object);
}

static void
checkbit_notes_constructed (GObject *object)
{
  CheckbitNotes *self = CHECKBIT_NOTES (object);

  G_OBJECT_CLASS (checkbit_notes_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  checkbit_plain_name_new_children (GTK_WIDGET (self->overlay));
  checkbit_toast_guard_add (self->overlay);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (sweep), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "notify::setup", G_CALLBACK (setup_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "announcement",
                           G_CALLBACK (checkbit_notes_show_status), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "replaced", G_CALLBACK (replaced_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "copied", G_CALLBACK (copied_cb), self, G_CONNECT_SWAPPED);
}

static void
checkbit_notes_class_init (CheckbitNotesClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_notes_constructed;
  G_OBJECT_CLASS (klass)->finalize = checkbit_notes_finalize;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_notes_init (CheckbitNotes *self)
{
  self->offers = g_ptr_array_new_with_free_func (offer_free);
}
