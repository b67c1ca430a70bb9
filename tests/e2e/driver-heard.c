/* Collects what a screen reader would speak: announcements, and each new description of the focused
 * widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <string.h>

static const char *const events[]
    = { "object:announcement", "object:property-change:accessible-description",
        "object:state-changed:focused" };

/* Whether a screen reader speaks the text of an event. */
static gboolean
is_spoken (Driver *self, const AtspiEvent *event)
{
  autounref AtspiStateSet *states = NULL;

  if (g_str_has_prefix (event->type, "object:announcement"))
    return TRUE;
  if (!g_str_has_prefix (event->type, "object:property-change"))
    return FALSE;
  states = atspi_accessible_get_state_set (event->source);
  return states != NULL && atspi_state_set_contains (states, ATSPI_STATE_FOCUSED);
}

static void
heard_cb (AtspiEvent *event, gpointer user_data)
{
  Driver *self = user_data;

  if (atspi_accessible_get_process_id (event->source, NULL) == self->pid && is_spoken (self, event)
      && G_VALUE_HOLDS_STRING (&event->any_data) && *g_value_get_string (&event->any_data) != '\0')
    g_ptr_array_add (self->heard, g_value_dup_string (&event->any_data));
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

void
driver_listen (Driver *self)
{
  if (self->heard != NULL)
    {
      /* What was spoken before is on its way: the program answers after it. */
      g_free (driver_ask_name (self, self->app));
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_ptr_array_set_size (self->heard, 0);
      return;
    }
  self->heard = g_ptr_array_new_with_free_func (g_free);
  self->ears = atspi_event_listener_new (heard_cb, self, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (GError) error = NULL;

      atspi_event_listener_register (self->ears, events[i], &error);
      g_assert_no_error (error);
    }
  /* Newer GTK sends events once it knows about a listener. Asking for a name waits for that: the
   * program answers it later. */
  g_free (driver_ask_name (self, self->app));
}

/* How often a sentence was spoken. */
static guint
count (Driver *self, const char *sentence)
{
  guint n = 0;

  for (guint i = 0; i < self->heard->len; i++)
    n += strstr (g_ptr_array_index (self->heard, i), sentence) != NULL;
  return n;
}

void
driver_expect_heard (Driver *self, const char *sentence)
{
  gint64 end = time_patience ();
  guint n;

  g_assert_nonnull (self->heard);
  while (count (self, sentence) == 0 && !time_is_up (end))
    driver_pause_ms (10);
  driver_settle (self);
  driver_assert_alive (self);
  n = count (self, sentence);
  if (n != 1)
    {
      g_ptr_array_add (self->heard, NULL);
      g_autofree char *all = g_strjoinv ("\n", (char **) self->heard->pdata);
      g_error ("heard %u times: %s\nAll that was heard:\n%s", n, sentence, all);
    }
  g_ptr_array_set_size (self->heard, 0);
}

void
driver_forget_heard (Driver *self)
{
  for (guint i = 0; self->ears != NULL && i < G_N_ELEMENTS (events); i++)
    atspi_event_listener_deregister (self->ears, events[i], NULL);
  g_clear_object (&self->ears);
  g_clear_pointer (&self->heard, g_ptr_array_unref);
}
