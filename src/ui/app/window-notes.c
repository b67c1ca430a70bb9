/* Notes at the bottom of the window, and when one that offers something goes.
 *
 * A note that offers to undo a change is about the last thing that happened. Whatever happens next
 * takes the note away, shown or still waiting; one of a game goes with the game. That is decided
 * here, for every note.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include "game/text/shown-text.h"

/* libadwaita 1.2 does not survive a toast that is dismissed before it was first drawn. */
#define COMES_IN_US (G_USEC_PER_SEC / 2)
#define COMES_IN_MS 500

/* How long an offer stands, in seconds. */
#define OFFER_SECONDS 10

/* libadwaita reads titles as markup. (transfer full) */
static char *
dup_markup (const char *text)
{
  g_autofree char *shown = checkbit_shown_line (text, CHECKBIT_SHOWN_SENTENCE);
  return g_markup_escape_text (shown, -1);
}

static AdwToast *
toast_new (const char *text)
{
  g_autofree char *markup = dup_markup (text);
  return adw_toast_new (markup);
}

/* --- Notes that only say something ---------------------------------------------------------- */

/* A toast that is being dismissed cannot take a new text. */
static void
note_dismissed_cb (CheckbitWindow *self, AdwToast *toast)
{
  if (self->note == toast)
    g_clear_weak_pointer (&self->note);
}

void
checkbit_window_toast (CheckbitWindow *self, const char *text)
{
  g_autoptr (AdwToast) toast = toast_new (text);
  gint64 now = g_get_monotonic_time ();

  /* One that is still on its way in says the new thing. */
  if (self->note != NULL && now - self->note_time < COMES_IN_US)
    {
      adw_toast_set_title (self->note, adw_toast_get_title (toast));
      return;
    }
  if (self->note != NULL)
    adw_toast_dismiss (self->note);
  g_set_weak_pointer (&self->note, toast);
  self->note_time = now;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (note_dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, g_steal_pointer (&toast));
}

void
checkbit_window_show_note (CheckbitWindow *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  checkbit_window_toast (self, text);
}

/* --- Notes that offer something ------------------------------------------------------------- */

typedef struct
{
  CheckbitWindow *window; /* not owned: it owns this */
  AdwToast *toast;        /* owned */
  CheckbitOfferScope scope;
  CheckbitOfferFunc accept;
  guint64 number; /* of what the offer is about */
  gint64 time;    /* when it was shown; 0 while it waits for another note to go */
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

/* The last change of the game, or the game as such. */
static guint64
get_number (CheckbitWindow *self, CheckbitOfferScope scope)
{
  return scope == CHECKBIT_OFFER_LAST_CHANGE ? checkbit_game_get_revision (self->game)
                                             : checkbit_game_get_record_id (self->game);
}

static gboolean
is_stale (const Offer *offer)
{
  return offer->withdrawn || get_number (offer->window, offer->scope) != offer->number;
}

static void
dismissed_cb (Offer *offer)
{
  g_ptr_array_remove (offer->window->offers, offer);
}

static void
accepted_cb (Offer *offer)
{
  CheckbitOfferFunc accept = offer->accept;
  CheckbitWindow *window = offer->window;

  /* One that is still on its way out offers nothing. */
  if (is_stale (offer))
    return;
  offer->withdrawn = TRUE;
  accept (window);
}

static gboolean sweep_cb (gpointer data);

/* Whether what came at a time has been there long enough to be dismissed. */
static gboolean
is_there (gint64 time)
{
  return g_get_monotonic_time () - time >= COMES_IN_US;
}

static void
sweep_later (CheckbitWindow *self)
{
  if (self->sweep_source == 0)
    self->sweep_source = g_timeout_add (COMES_IN_MS, sweep_cb, self);
}

/* The offer that is on show; NULL for none. */
static Offer *
find_shown (CheckbitWindow *self)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);
      if (offer->time != 0)
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

/* Takes away what is on show, where it has been there long enough. */
static gboolean
make_room (CheckbitWindow *self)
{
  Offer *shown = find_shown (self);

  if ((self->note != NULL && !is_there (self->note_time))
      || (shown != NULL && !is_there (shown->time)))
    return FALSE;
  if (self->note != NULL)
    dismiss (self->note);
  if (shown != NULL)
    dismiss (shown->toast);
  return TRUE;
}

/* An offer does not jump the queue by its priority: before 1.5 libadwaita does not survive that
 * the note it has pushed aside comes back while that is still on its way out. */
static void
show_offer (CheckbitWindow *self, Offer *offer)
{
  if (!make_room (self))
    {
      sweep_later (self);
      return;
    }
  offer->time = g_get_monotonic_time ();
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (offer->toast));
}

/* Takes stale notes away; those that are just coming, once they are there. Then shows what has
 * waited. */
static void
sweep (CheckbitWindow *self)
{
  Offer *waiting = NULL;

  for (guint i = self->offers->len; i-- > 0;)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);

      if (!is_stale (offer))
        waiting = waiting == NULL && offer->time == 0 ? offer : waiting;
      else if (offer->time == 0)
        g_ptr_array_remove_index (self->offers, i);
      else if (is_there (offer->time))
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
  CheckbitWindow *self = data;

  self->sweep_source = 0;
  sweep (self);
  return G_SOURCE_REMOVE;
}

/* A stale offer that is still on its way in: it can take another text. NULL for none. */
static Offer *
find_coming (CheckbitWindow *self)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);
      if (is_stale (offer) && (offer->time == 0 || !is_there (offer->time)))
        return offer;
    }
  return NULL;
}

/* (transfer none): one that waits to be shown. */
static Offer *
add_offer (CheckbitWindow *self)
{
  Offer *offer = g_new0 (Offer, 1);

  offer->window = self;
  offer->toast = g_object_ref_sink (toast_new (""));
  g_ptr_array_add (self->offers, offer);
  adw_toast_set_timeout (offer->toast, OFFER_SECONDS);
  g_signal_connect_swapped (offer->toast, "button-clicked", G_CALLBACK (accepted_cb), offer);
  g_signal_connect_swapped (offer->toast, "dismissed", G_CALLBACK (dismissed_cb), offer);
  return offer;
}

void
checkbit_window_offer (CheckbitWindow *self,
                       const char *text,
                       const char *button,
                       CheckbitOfferScope scope,
                       CheckbitOfferFunc accept)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);
  Offer *coming = find_coming (self);
  Offer *offer = coming != NULL ? coming : add_offer (self);

  offer->scope = scope;
  offer->accept = accept;
  offer->number = get_number (self, scope);
  offer->withdrawn = FALSE;
  adw_toast_set_title (offer->toast, markup);
  adw_toast_set_button_label (offer->toast, button);
  if (coming == NULL)
    show_offer (self, offer);
}

void
checkbit_window_withdraw_offers (CheckbitWindow *self, CheckbitOfferFunc accept)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      Offer *offer = g_ptr_array_index (self->offers, i);
      if (offer->accept == accept)
        offer->withdrawn = TRUE;
    }
  sweep (self);
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_window_init_notes (CheckbitWindow *self)
{
  self->offers = g_ptr_array_new_with_free_func (offer_free);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (sweep), self, G_CONNECT_SWAPPED);
}

void
checkbit_window_dispose_notes (CheckbitWindow *self)
{
  g_clear_handle_id (&self->sweep_source, g_source_remove);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  g_clear_weak_pointer (&self->note);
}
