/* The place of the inspector.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/inspector-dock.h"

#include <glib/gi18n-lib.h>

#include "ui/app/inspector.h"
#include "ui/base/focus-within.h"
#include "ui/base/links.h"
#include "ui/base/settings.h"
#include "ui/inspector/masks/mask-room.h"
#include "ui/inspector/word-form-settings.h"

#define OWN_WINDOW_HEIGHT 800
/* Without a compositor a window's border takes a part of its width. */
#define OWN_WINDOW_BORDERS 12

struct _CheckbitInspectorDock
{
  GObject parent_instance;

  GtkWindow *parent; /* weak: the window that the board is in */

  /* Owned. */
  CheckbitDesk *desk;
  CheckbitController *controller;
  CheckbitLayers *layers;
  GSettings *settings; /* NULL where there is no schema */
  CheckbitNotes *notes;
  GtkWidget *inspector; /* NULL until first needed */
  GtkWidget *room;      /* likewise; the desk's, which it tells how wide the inspector should be */
  GtkWidget *place;     /* contains the inspector and is kept here wherever it is shown */
  guint frames;         /* a handler of the parent's, until the inspector is made; see wait() */
  gboolean begun;       /* frames that the parent has shown */
  gboolean closed;      /* so is the parent: nothing is made any more */
  GtkWindow *window;    /* its own; NULL for none */
};

enum
{
  PROP_0,
  PROP_SHOWN,
  PROP_DETACHED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint window_added_signal;

static const CheckbitLink links[] = {
  CHECKBIT_WEAK_LINK ("window", CheckbitInspectorDock, parent, gtk_window),
  CHECKBIT_LINK ("desk", CheckbitInspectorDock, desk, checkbit_desk),
  CHECKBIT_LINK ("controller", CheckbitInspectorDock, controller, checkbit_controller),
  CHECKBIT_LINK ("layers", CheckbitInspectorDock, layers, checkbit_layers),
  CHECKBIT_LINK ("settings", CheckbitInspectorDock, settings, g_settings),
  CHECKBIT_LINK ("notes", CheckbitInspectorDock, notes, checkbit_notes),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitInspectorDock, checkbit_inspector_dock, G_TYPE_OBJECT)

static void
notify_shown (CheckbitInspectorDock *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}

static void
notify_both (CheckbitInspectorDock *self)
{
  notify_shown (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DETACHED]);
}

static CheckbitInspection *
get_inspection (CheckbitInspectorDock *self)
{
  return checkbit_controller_get_inspection (self->controller);
}

/* Scrolls what does not fit into a low window. */
static GtkWidget *
place_new (GtkWidget *inspector)
{
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "child",
                       inspector, NULL);
}

/* Makes what tells the desk how wide the inspector should be. */
static void
ensure_room (CheckbitInspectorDock *self)
{
  if (self->room != NULL)
    return;
  self->room = g_object_ref_sink (checkbit_mask_room_new ());
  g_object_set (self->desk, "bits-sample", self->room, NULL);
}

/* Makes the inspector the first time it is seen. */
static GtkWidget *
ensure_inspector (CheckbitInspectorDock *self)
{
  if (self->inspector != NULL)
    return self->inspector;

  self->inspector
      = g_object_ref_sink (checkbit_inspector_new (get_inspection (self), self->layers));
  g_object_set (self->inspector, "settings", self->settings, NULL);
  g_signal_connect_object (self->inspector, "toast", G_CALLBACK (checkbit_notes_show), self->notes,
                           G_CONNECT_SWAPPED);
  self->place = g_object_ref_sink (place_new (self->inspector));
  ensure_room (self);
  return self->inspector;
}

static void
put_in_desk (CheckbitInspectorDock *self)
{
  if (self->closed)
    return;
  ensure_inspector (self);
  checkbit_desk_set_bits (self->desk, self->place);
  checkbit_desk_set_bits_here (self->desk, TRUE);
}

void
checkbit_inspector_dock_begin (CheckbitInspectorDock *self)
{
  g_return_if_fail (CHECKBIT_IS_INSPECTOR_DOCK (self));

  self->begun = TRUE;
  if (self->window == NULL && checkbit_desk_get_shown (self->desk, CHECKBIT_SIDE_BITS))
    put_in_desk (self);
}

/* The second of these callbacks comes when the first frame has been drawn. */
static gboolean
frame_cb (GtkWidget *desk, GdkFrameClock *clock, gpointer user_data)
{
  CheckbitInspectorDock *self = user_data;

  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  checkbit_inspector_dock_begin (self);
  return G_SOURCE_REMOVE;
}

/* Seen for the first time, it is built. */
static void
bits_shown_cb (CheckbitInspectorDock *self)
{
  if (self->begun && self->window == NULL
      && checkbit_desk_get_shown (self->desk, CHECKBIT_SIDE_BITS))
    put_in_desk (self);
  notify_shown (self);
}

/* --- Its own window ------------------------------------------------------------------------- */

/* A tooltip keeps the actions of its last window, and through them the parent, which would be freed
 * while the tooltip is unparented and unparent it a second time. So these actions are removed
 * first. */
static void
destroy_window (GtkWindow *window)
{
  gtk_window_set_child (window, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "win", NULL);
  gtk_window_destroy (window);
}

static void
attach (CheckbitInspectorDock *self)
{
  g_autoptr (GtkWindow) window = g_steal_pointer (&self->window);

  if (window == NULL)
    return;
  g_object_ref (window);
  destroy_window (window);
  put_in_desk (self);
  notify_both (self);
}

static gboolean
close_request_cb (CheckbitInspectorDock *self)
{
  attach (self);
  return GDK_EVENT_STOP;
}

/* A header bar with a button that puts the inspector back. */
static GtkWidget *
inspector_header_new (void)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("view-dual-symbolic");

  gtk_widget_set_tooltip_text (button, _ ("Beside the Board"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Put the inspector beside the board"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.detach-inspector");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), button);
  return header;
}

static GtkWindow *
own_window_new (CheckbitInspectorDock *self)
{
  int width;

  gtk_widget_measure (self->room, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW,
                                    /* Translators: the title of the inspector's own window */
                                    "title", _ ("Inspector"), "default-width",
                                    width + OWN_WINDOW_BORDERS, "default-height", OWN_WINDOW_HEIGHT,
                                    "application", gtk_window_get_application (self->parent), NULL);

  gtk_window_set_titlebar (GTK_WINDOW (window), inspector_header_new ());
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (self->parent));
  g_signal_connect_object (window, "close-request", G_CALLBACK (close_request_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WINDOW (window);
}

static void
present_window (CheckbitInspectorDock *self)
{
  if (self->window != NULL)
    gtk_window_present (self->window);
}

/* Building the inspector takes a fifth of the time to open a window. It is built after the first
 * frame, in the place reserved for it, so that the board appears sooner and nothing moves. */
static void
parent_mapped_cb (CheckbitInspectorDock *self)
{
  /* The inspector's window may have come first: it must not end up behind this one. */
  present_window (self);
  if (self->begun || self->frames > 0)
    return;
  self->frames = 1;
  gtk_widget_add_tick_callback (GTK_WIDGET (self->desk), frame_cb, g_object_ref (self),
                                g_object_unref);
}

static void
detach (CheckbitInspectorDock *self)
{
  if (self->window != NULL || self->closed)
    return;

  ensure_inspector (self);
  checkbit_desk_set_bits (self->desk, NULL);
  checkbit_desk_set_bits_here (self->desk, FALSE);
  self->window = own_window_new (self);
  gtk_window_set_child (self->window, self->place);
  g_signal_emit (self, window_added_signal, 0, self->window);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->parent)))
    present_window (self);
  notify_both (self);
}

/* --- Where it is ---------------------------------------------------------------------------- */

void
checkbit_inspector_dock_set_shown (CheckbitInspectorDock *self, gboolean shown)
{
  if (shown == checkbit_inspector_dock_get_shown (self))
    return;
  if (shown)
    put_in_desk (self);
  else
    attach (self);
  checkbit_desk_set_shown (self->desk, CHECKBIT_SIDE_BITS, shown);
  notify_both (self);
}

gboolean
checkbit_inspector_dock_get_shown (CheckbitInspectorDock *self)
{
  return self->window != NULL || checkbit_desk_get_shown (self->desk, CHECKBIT_SIDE_BITS);
}

/* When it is put back, the desk shows it beside the board. */
void
checkbit_inspector_dock_set_detached (CheckbitInspectorDock *self, gboolean detached)
{
  if (detached == checkbit_inspector_dock_get_detached (self))
    return;
  if (detached)
    detach (self);
  else
    {
      attach (self);
      checkbit_inspector_dock_set_shown (self, TRUE);
    }
}

gboolean
checkbit_inspector_dock_get_detached (CheckbitInspectorDock *self)
{
  return self->window != NULL;
}

void
checkbit_inspector_dock_take (CheckbitInspectorDock *self, const char *text)
{
  if (self->closed)
    return;
  checkbit_inspector_dock_set_shown (self, TRUE);
  gtk_widget_activate_action (ensure_inspector (self), "inspector.paste", "s", text);
}

void
checkbit_inspector_dock_show_manual (CheckbitInspectorDock *self)
{
  GtkWidget *inspector = self->closed ? NULL : ensure_inspector (self);

  if (inspector == NULL)
    return;
  checkbit_inspector_open_manual (CHECKBIT_INSPECTOR (inspector),
                                  checkbit_focus_is_within (inspector));
}

GtkWidget *
checkbit_inspector_dock_get_inspector (CheckbitInspectorDock *self)
{
  return self->inspector;
}

GtkWindow *
checkbit_inspector_dock_get_window (CheckbitInspectorDock *self)
{
  return self->window;
}

/* --- What is remembered --------------------------------------------------------------------- */

void
checkbit_inspector_dock_restore (CheckbitInspectorDock *self)
{
  if (checkbit_settings_get_boolean (self->settings, "inspector-detached", FALSE))
    detach (self);
  else
    checkbit_desk_set_bits_here (self->desk, TRUE);
}

void
checkbit_inspector_dock_save (CheckbitInspectorDock *self)
{
  checkbit_settings_set_boolean (self->settings, "inspector-detached", self->window != NULL);
}

/* --- Life ----------------------------------------------------------------------------------- */

/* A separate window is announced like any other window, so only the desk announces its sides. */
static void
show (CheckbitInspectorDock *self, gboolean shown)
{
  gboolean detached = checkbit_inspector_dock_get_detached (self);

  if (shown == checkbit_inspector_dock_get_shown (self))
    return;
  checkbit_inspector_dock_set_shown (self, shown);
  if (!detached)
    checkbit_desk_tell_shown (self->desk);
}

void
checkbit_inspector_dock_close (CheckbitInspectorDock *self)
{
  self->closed = TRUE;
  g_clear_pointer (&self->window, destroy_window);
  g_clear_object (&self->place);
  g_clear_object (&self->inspector);
}

static void
checkbit_inspector_dock_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitInspectorDock *self = CHECKBIT_INSPECTOR_DOCK (object);

  if (id == PROP_SHOWN)
    g_value_set_boolean (value, checkbit_inspector_dock_get_shown (self));
  else if (id == PROP_DETACHED)
    g_value_set_boolean (value, checkbit_inspector_dock_get_detached (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_inspector_dock_set_property (GObject *object,
                                      guint id,
                                      const GValue *value,
                                      GParamSpec *pspec)
{
  CheckbitInspectorDock *self = CHECKBIT_INSPECTOR_DOCK (object);

  if (id == PROP_SHOWN)
    show (self, g_value_get_boolean (value));
  else if (id == PROP_DETACHED)
    checkbit_inspector_dock_set_detached (self, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
checkbit_inspector_dock_dispose (GObject *object)
{
  checkbit_inspector_dock_close (CHECKBIT_INSPECTOR_DOCK (object));
  g_clear_object (&CHECKBIT_INSPECTOR_DOCK (object)->room);
  G_OBJECT_CLASS (checkbit_inspector_dock_parent_class)->dispose (object);
}

static void
game_changed_cb (CheckbitInspectorDock *self, int kind)
{
  if (kind == CHECKBIT_CHANGE_RESET && self->inspector != NULL)
    checkbit_inspector_forget (CHECKBIT_INSPECTOR (self->inspector));
}

static void
checkbit_inspector_dock_constructed (GObject *object)
{
  CheckbitInspectorDock *self = CHECKBIT_INSPECTOR_DOCK (object);

  G_OBJECT_CLASS (checkbit_inspector_dock_parent_class)->constructed (object);
  checkbit_word_form_bind_settings (checkbit_inspection_get_word_form (get_inspection (self)),
                                    self->settings);
  g_signal_connect_object (self->parent, "map", G_CALLBACK (parent_mapped_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "game-changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "notify::bits-shown", G_CALLBACK (bits_shown_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_inspector_dock_class_init (CheckbitInspectorDockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = checkbit_inspector_dock_constructed;
  object_class->get_property = checkbit_inspector_dock_get_property;
  object_class->set_property = checkbit_inspector_dock_set_property;
  object_class->dispose = checkbit_inspector_dock_dispose;
  properties[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE, flags);
  properties[PROP_DETACHED] = g_param_spec_boolean ("detached", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  window_added_signal
      = g_signal_new ("window-added", CHECKBIT_TYPE_INSPECTOR_DOCK, G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WINDOW);
  checkbit_links_install (object_class, links);
}

static void
checkbit_inspector_dock_init (CheckbitInspectorDock *self)
{
}
