/* The keys of a window.
 *
 * Keys with a meaning while a person writes (Ctrl+C, Ctrl+Z, F, the arrows) cannot be accelerators
 * of the application: those come before the focused widget. Here they come after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/keys.h"

#include "ui/base/focus-fallback.h"
#include "ui/base/focus-within.h"

typedef struct
{
  guint keyval;
  GdkModifierType modifiers;
  const char *action;
} Key;

static const Key keys[] = {
  { GDK_KEY_z, GDK_CONTROL_MASK, "win.undo" },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.redo" },
  { GDK_KEY_y, GDK_CONTROL_MASK, "win.redo" },
  { GDK_KEY_Left, GDK_CONTROL_MASK, "win.go-back" },
  { GDK_KEY_Right, GDK_CONTROL_MASK, "win.go-forward" },
  { GDK_KEY_Page_Up, 0, "win.go-back" },
  { GDK_KEY_Page_Down, 0, "win.go-forward" },
  { GDK_KEY_c, GDK_CONTROL_MASK, "win.copy-fen" },
  { GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.copy-pgn" },
  { GDK_KEY_v, GDK_CONTROL_MASK, "win.paste" },
  { GDK_KEY_f, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.flip-board" },
};

/* Keys without a meaning in an entry. */
static const Key free_keys[] = {
  { GDK_KEY_Left, GDK_ALT_MASK, "win.go-back" },
  { GDK_KEY_Right, GDK_ALT_MASK, "win.go-forward" },
  { GDK_KEY_Home, GDK_ALT_MASK, "win.go-start" },
  { GDK_KEY_End, GDK_ALT_MASK, "win.go-end" },
  { GDK_KEY_Up, GDK_ALT_MASK, "win.previous-variation" },
  { GDK_KEY_Down, GDK_ALT_MASK, "win.next-variation" },
  { GDK_KEY_F7, 0, "win.comment" },
  { GDK_KEY_F5, 0, "win.autoplay" },
  { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "win.previous-position" },
  { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "win.next-position" },
  { GDK_KEY_g, GDK_CONTROL_MASK, "win.games" },
  { GDK_KEY_i, GDK_CONTROL_MASK, "win.details" },
  { GDK_KEY_Return, GDK_CONTROL_MASK, "win.set-up-try" },
  { GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "win.set-up-try" },
};

/* Keys that step through the game only when they would not move a cursor or a visible focus. */
static const Key board_keys[] = {
  { GDK_KEY_Left, 0, "win.go-back" },
  { GDK_KEY_Right, 0, "win.go-forward" },
  { GDK_KEY_Home, 0, "win.go-start" },
  { GDK_KEY_End, 0, "win.go-end" },
};

static gboolean
free_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_activate_action_variant (widget, g_variant_get_string (args, NULL), NULL);
}

/* Whether the focus of a window is in a text entry. */
static gboolean
is_writing (GtkWidget *focus)
{
  return focus != NULL && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus));
}

/* A key that an entry passed on, such as Ctrl+Z with nothing to undo, was not meant for the
 * game. */
static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL && is_writing (gtk_root_get_focus (root)))
    return GDK_EVENT_PROPAGATE;
  return free_key_cb (widget, args, user_data);
}

/* A click sets the focus too; it is visible only to people who navigate by keyboard. */
static gboolean
is_only_clicked (GtkRoot *root)
{
  return !gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* The focus is that of the window with the key, which may be the inspector's own. */
static gboolean
board_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GtkWidget *board = user_data;
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && !gtk_widget_is_ancestor (focus, board) && !is_only_clicked (root))
    return GDK_EVENT_PROPAGATE;
  return key_cb (widget, args, user_data);
}

gboolean
checkbit_keys_are_free (GtkWindow *window)
{
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  focus = gtk_window_get_focus (window);
  return !is_writing (focus)
         && (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL);
}

/* Starts a typed move wherever the focus is, except in entries and menus: nothing else uses the
 * key. The board then gets the focus. */
static gboolean
typed_cb (GtkEventController *controller,
          guint keyval,
          guint keycode,
          GdkModifierType state,
          CheckbitBoardInput *input)
{
  GtkWindow *window = GTK_WINDOW (gtk_event_controller_get_widget (controller));
  CheckbitBoard *board = checkbit_board_input_get_board (input);

  if (board == NULL || !checkbit_keys_are_free (window)
      || !checkbit_move_chooser_type (checkbit_board_input_get_chooser (input), window, keyval,
                                      state))
    return GDK_EVENT_PROPAGATE;
  if (!checkbit_focus_is_within (GTK_WIDGET (board)))
    gtk_widget_grab_focus (GTK_WIDGET (board));
  return GDK_EVENT_STOP;
}

void
checkbit_keys_add_escape (GtkWidget *widget, GtkShortcutFunc leave, gpointer data)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (leave, data, NULL)));
  gtk_widget_add_controller (widget, controller);
}

static void
add_keys (GtkShortcutController *controller,
          const Key *table,
          guint n,
          GtkShortcutFunc callback,
          gpointer data)
{
  for (guint i = 0; i < n; i++)
    {
      GtkShortcut *shortcut
          = gtk_shortcut_new (gtk_keyval_trigger_new (table[i].keyval, table[i].modifiers),
                              gtk_callback_action_new (callback, data, NULL));
      gtk_shortcut_set_arguments (shortcut, g_variant_new_string (table[i].action));
      gtk_shortcut_controller_add_shortcut (controller, shortcut);
    }
}

void
checkbit_keys_add (GtkWindow *window, CheckbitBoardInput *input)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *shortcuts = GTK_SHORTCUT_CONTROLLER (controller);
  GtkEventController *typing = gtk_event_controller_key_new ();
  CheckbitBoard *board = checkbit_board_input_get_board (input);

  add_keys (shortcuts, keys, G_N_ELEMENTS (keys), key_cb, NULL);
  add_keys (shortcuts, free_keys, G_N_ELEMENTS (free_keys), free_key_cb, NULL);
  add_keys (shortcuts, board_keys, G_N_ELEMENTS (board_keys), board_key_cb, board);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
  g_signal_connect_object (typing, "key-pressed", G_CALLBACK (typed_cb), input, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), typing);
  checkbit_focus_fallback_install (window);
}
