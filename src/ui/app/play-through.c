/* Going through the record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/play-through.h"

#include "ui/base/links.h"

struct _CheckbitPlayThrough
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitGame *game;     /* the controller's */
  GtkWindow *window;      /* weak; NULL for none */
  CheckbitMoveList *list; /* weak; NULL for none */
  GSettings *settings;    /* NULL where there is no schema */
  char *speed;            /* owned; NULL for the first one below */
  guint source;           /* a timeout while the game plays itself, or 0 */
  gboolean steps;         /* the timeout is stepping right now */
};

enum
{
  PROP_0,
  PROP_PLAYING,
  PROP_SPEED,
  PROP_CAN_PLAY,
  PROP_HAS_PREVIOUS,
  PROP_HAS_NEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitPlayThrough, controller, checkbit_controller),
  CHECKBIT_WEAK_LINK ("window", CheckbitPlayThrough, window, gtk_window),
  CHECKBIT_WEAK_LINK ("list", CheckbitPlayThrough, list, checkbit_move_list),
  CHECKBIT_LINK ("settings", CheckbitPlayThrough, settings, g_settings),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitPlayThrough, checkbit_play_through, G_TYPE_OBJECT)

/* --- Playing -------------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  guint pause; /* between two moves, in milliseconds */
} speeds[] = {
  { "normal", 2000 },
  { "slow", 4000 },
  { "fast", 800 },
};

static guint
get_pause (CheckbitPlayThrough *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_strcmp0 (self->speed, speeds[i].name) == 0)
      return speeds[i].pause;
  return speeds[0].pause;
}

static void
stop (CheckbitPlayThrough *self)
{
  if (self->source == 0)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static gboolean
play_next_cb (gpointer user_data)
{
  CheckbitPlayThrough *self = user_data;

  self->steps = TRUE;
  checkbit_game_go_forward (self->game);
  self->steps = FALSE;
  if (checkbit_game_get_can_go_forward (self->game))
    return G_SOURCE_CONTINUE;

  self->source = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
  return G_SOURCE_REMOVE;
}

static void
start (CheckbitPlayThrough *self)
{
  if (!checkbit_game_get_can_go_forward (self->game))
    checkbit_game_go_to_start (self->game);
  if (self->source != 0 || !checkbit_game_get_can_go_forward (self->game))
    return;
  self->source = g_timeout_add (get_pause (self), play_next_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

static void
set_speed (CheckbitPlayThrough *self, const char *speed)
{
  g_free (self->speed);
  self->speed = g_strdup (speed);
  if (self->source == 0)
    return;
  g_source_remove (self->source);
  self->source = g_timeout_add (get_pause (self), play_next_cb, self);
}

/* --- What stops it -------------------------------------------------------------------------- */

static gboolean
is_button (CheckbitPlayThrough *self, GtkWidget *widget)
{
  return self->list != NULL && checkbit_move_list_is_play_button (self->list, widget);
}

/* Whether a key presses a button that has the focus. */
static gboolean
presses_button (guint keyval)
{
  return keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space || keyval == GDK_KEY_Return
         || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

void
checkbit_play_through_press (CheckbitPlayThrough *self, guint keyval, GtkWidget *focus)
{
  g_return_if_fail (CHECKBIT_IS_PLAY_THROUGH (self));

  if (keyval != GDK_KEY_F5 && !(presses_button (keyval) && is_button (self, focus)))
    stop (self);
}

static gboolean
any_input_cb (GtkEventControllerLegacy *controller, GdkEvent *event, CheckbitPlayThrough *self)
{
  GdkEventType type = gdk_event_get_event_type (event);
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  double x, y;

  if (self->source == 0)
    return GDK_EVENT_PROPAGATE;
  if (type == GDK_KEY_PRESS)
    checkbit_play_through_press (self, gdk_key_event_get_keyval (event),
                                 gtk_window_get_focus (GTK_WINDOW (widget)));
  else if ((type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
           && gdk_event_get_position (event, &x, &y))
    {
      if (!is_button (self, gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT)))
        stop (self);
    }
  else if (type == GDK_SCROLL)
    stop (self);
  return GDK_EVENT_PROPAGATE;
}

static void
stop_at_input (CheckbitPlayThrough *self)
{
  GtkEventController *input = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (input, GTK_PHASE_CAPTURE);
  g_signal_connect_object (input, "event", G_CALLBACK (any_input_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->window), input);
}

/* --- Variations ----------------------------------------------------------------------------- */

/* The corresponding move in the next (1) or previous (-1) variation. */
static CheckbitNode *
get_beside (CheckbitPlayThrough *self, int by)
{
  CheckbitNode *current = checkbit_game_get_current (self->game);
  CheckbitNode *parent = checkbit_node_get_parent (current);
  int index = (int) checkbit_node_get_index (current) + by;

  if (parent == NULL || index < 0 || index >= (int) checkbit_node_get_n_children (parent))
    return NULL;
  return checkbit_node_get_child (parent, (guint) index);
}

static void
go_beside (CheckbitPlayThrough *self, int by)
{
  CheckbitNode *node = get_beside (self, by);

  if (node != NULL)
    checkbit_game_go_to (self->game, node);
}

void
checkbit_play_through_previous_variation (CheckbitPlayThrough *self)
{
  g_return_if_fail (CHECKBIT_IS_PLAY_THROUGH (self));
  go_beside (self, -1);
}

void
checkbit_play_through_next_variation (CheckbitPlayThrough *self)
{
  g_return_if_fail (CHECKBIT_IS_PLAY_THROUGH (self));
  go_beside (self, 1);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
game_changed_cb (CheckbitPlayThrough *self)
{
  if (!self->steps)
    stop (self);
  for (guint i = PROP_CAN_PLAY; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
mode_changed_cb (CheckbitPlayThrough *self)
{
  if (checkbit_controller_get_mode (self->controller) == CHECKBIT_MODE_SETUP)
    stop (self);
}

static void
checkbit_play_through_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitPlayThrough *self = CHECKBIT_PLAY_THROUGH (object);

  switch (id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, self->source != 0);
      break;
    case PROP_SPEED:
      g_value_set_string (value, self->speed);
      break;
    case PROP_CAN_PLAY:
      g_value_set_boolean (value,
                           checkbit_node_get_n_children (checkbit_game_get_root (self->game)) > 0);
      break;
    case PROP_HAS_PREVIOUS:
      g_value_set_boolean (value, get_beside (self, -1) != NULL);
      break;
    case PROP_HAS_NEXT:
      g_value_set_boolean (value, get_beside (self, 1) != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_play_through_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  CheckbitPlayThrough *self = CHECKBIT_PLAY_THROUGH (object);

  if (id == PROP_SPEED)
    set_speed (self, g_value_get_string (value));
  else if (id != PROP_PLAYING)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (g_value_get_boolean (value))
    start (self);
  else
    stop (self);
}

static void
checkbit_play_through_dispose (GObject *object)
{
  CheckbitPlayThrough *self = CHECKBIT_PLAY_THROUGH (object);

  g_clear_handle_id (&self->source, g_source_remove);
  G_OBJECT_CLASS (checkbit_play_through_parent_class)->dispose (object);
}

static void
checkbit_play_through_finalize (GObject *object)
{
  CheckbitPlayThrough *self = CHECKBIT_PLAY_THROUGH (object);

  g_free (self->speed);
  G_OBJECT_CLASS (checkbit_play_through_parent_class)->finalize (object);
}

static void
checkbit_play_through_constructed (GObject *object)
{
  CheckbitPlayThrough *self = CHECKBIT_PLAY_THROUGH (object);

  G_OBJECT_CLASS (checkbit_play_through_parent_class)->constructed (object);
  self->game = checkbit_controller_get_game (self->controller);
  if (self->window != NULL)
    stop_at_input (self);
  if (self->settings != NULL)
    g_settings_bind (self->settings, "autoplay-speed", self, "speed", G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "notify::mode", G_CALLBACK (mode_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_play_through_class_init (CheckbitPlayThroughClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags both = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->constructed = checkbit_play_through_constructed;
  object_class->get_property = checkbit_play_through_get_property;
  object_class->set_property = checkbit_play_through_set_property;
  object_class->dispose = checkbit_play_through_dispose;
  object_class->finalize = checkbit_play_through_finalize;
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, both);
  properties[PROP_SPEED] = g_param_spec_string ("speed", NULL, NULL, NULL, both);
  properties[PROP_CAN_PLAY] = g_param_spec_boolean ("can-play", NULL, NULL, FALSE, read);
  properties[PROP_HAS_PREVIOUS]
      = g_param_spec_boolean ("has-previous-variation", NULL, NULL, FALSE, read);
  properties[PROP_HAS_NEXT] = g_param_spec_boolean ("has-next-variation", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  checkbit_links_install (object_class, links);
}

static void
checkbit_play_through_init (CheckbitPlayThrough *self)
{
}
