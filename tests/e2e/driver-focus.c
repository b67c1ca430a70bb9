/* The driver's knowledge of the focus: it listens for focus events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

static void
focused_cb (AtspiEvent *event, gpointer user_data)
{
  Driver *self = user_data;

  if (event->detail1 != 0 && atspi_accessible_get_process_id (event->source, NULL) == self->pid)
    {
      g_set_object (&self->focus, event->source);
      self->focus_moved = TRUE;
    }
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

static void
listen (Driver *self)
{
  g_autoptr (GError) error = NULL;

  if (self->listener != NULL)
    return;
  self->listener = atspi_event_listener_new (focused_cb, self, NULL);
  atspi_event_listener_register (self->listener, "object:state-changed:focused", &error);
  g_assert_no_error (error);
}

void
driver_forget_focus (Driver *self)
{
  if (self->listener != NULL)
    atspi_event_listener_deregister (self->listener, "object:state-changed:focused", NULL);
  g_clear_object (&self->listener);
  g_clear_object (&self->focus);
}

/* Newer GTK reports the focus only once the registry has told it about a listener, which may be
 * after an early key press; and a focus that an earlier click has moved may still be on its way. The
 * program answers a question after both. */
static void
catch_up (Driver *self)
{
  listen (self);
  g_free (driver_ask_name (self, self->app));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  self->focus_moved = FALSE;
}

char *
driver_move_focus (Driver *self, const char *key)
{
  gint64 end = time_patience ();

  catch_up (self);
  driver_key (self, key);
  while (!self->focus_moved && !time_is_up (end))
    driver_pause_ms (10);
  driver_assert_alive (self);
  if (!self->focus_moved)
    return NULL;

  char *told = atspi_accessible_get_name (self->focus, NULL);
  g_autofree char *name = driver_dup_spoken_name (self->focus, told);
  g_autofree char *role = driver_dup_role (self->focus);
  return g_strconcat (role, ":", name, NULL);
}
