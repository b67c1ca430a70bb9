/* The inspector beside the board, over it, or in a window of its own; and what the two tell each
 * other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/window-private.h"

#include <glib/gi18n-lib.h>

#include "ui/app/inspector.h"
#include "ui/base/settings.h"
#include "ui/inspector/word-form-settings.h"

#define OWN_WINDOW_WIDTH 660 /* six masks in a row */
#define OWN_WINDOW_HEIGHT 800

/* --- Board and inspector -------------------------------------------------------------------- */

static void
layers_changed_cb (CheckbitWindow *self)
{
  g_autoptr (GArray) layers = checkbit_layers_to_array (self->layers);

  checkbit_board_set_layers (self->board, (const CheckbitBoardLayer *)(gpointer)layers->data,
                             layers->len);
}

static void
arrows_changed_cb (CheckbitWindow *self)
{
  g_autoptr (GArray) arrows = checkbit_arrows_to_array (self->arrows);

  checkbit_board_set_arrows (self->board, (const CheckbitBoardArrow *) (gpointer) arrows->data,
                             arrows->len);
}

static void
square_changed_cb (CheckbitWindow *self)
{
  ChessSquare selected = checkbit_board_get_selected_square (self->board);
  ChessSquare hovered = checkbit_board_get_hovered_square (self->board);
  ChessBitboard selection = selected == CHESS_SQUARE_NONE ? 0 : (ChessBitboard)1 << selected;

  checkbit_inspection_set_selection (self->inspection, selection);
  checkbit_inspection_set_square (self->inspection,
                                  hovered == CHESS_SQUARE_NONE ? selected : hovered);
}

static void
toast_cb (CheckbitWindow *self, const char *text)
{
  checkbit_window_toast (self, text);
}

/* Makes the inspector the first time it is seen. */
static GtkWidget *
ensure_inspector (CheckbitWindow *self)
{
  if (self->inspector != NULL)
    return self->inspector;

  self->inspector = g_object_ref_sink (checkbit_inspector_new (self->inspection, self->layers));
  g_object_set (self->inspector, "settings", self->settings, NULL);
  g_signal_connect_object (self->inspector, "toast", G_CALLBACK (toast_cb), self,
                           G_CONNECT_SWAPPED);
  return self->inspector;
}

/* --- Its own window ------------------------------------------------------------------------- */

static void
update_inspector_actions (CheckbitWindow *self)
{
  checkbit_window_set_action_state (self, "detach-inspector", self->inspector_window != NULL);
  checkbit_window_set_action_state (self, "show-inspector",
                                    self->inspector_window != NULL
                                        || checkbit_split_get_sidebar_visible (self->split));
}

static void
attach (CheckbitWindow *self)
{
  g_autoptr (GtkWindow) window = g_steal_pointer (&self->inspector_window);

  if (window == NULL)
    return;
  g_object_ref (window);
  gtk_window_set_child (window, NULL);
  gtk_window_destroy (window);
  checkbit_split_set_sidebar (self->split, self->inspector);
  update_inspector_actions (self);
}

static gboolean
inspector_window_close_cb (CheckbitWindow *self)
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
inspector_window_new (CheckbitWindow *self)
{
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW,
                                    /* Translators: the title of the inspector's own window */
                                    "title", _ ("Inspector"),
                                    "default-width", OWN_WINDOW_WIDTH,
                                    "default-height", OWN_WINDOW_HEIGHT,
                                    "application", gtk_window_get_application (GTK_WINDOW (self)),
                                    NULL);

  gtk_window_set_titlebar (GTK_WINDOW (window), inspector_header_new ());
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (self));
  checkbit_window_add_keys (self, window);
  g_signal_connect_object (window, "close-request", G_CALLBACK (inspector_window_close_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WINDOW (window);
}

static void
present_inspector_window (CheckbitWindow *self)
{
  if (self->inspector_window != NULL)
    gtk_window_present (self->inspector_window);
}

static void
detach (CheckbitWindow *self)
{
  if (self->inspector_window != NULL)
    return;

  GtkWidget *inspector = ensure_inspector (self);
  checkbit_split_set_sidebar (self->split, NULL);
  self->inspector_window = inspector_window_new (self);
  gtk_window_set_child (self->inspector_window, inspector);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    present_inspector_window (self);
  update_inspector_actions (self);
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
set_visible (CheckbitWindow *self, gboolean visible)
{
  if (self->inspector_window != NULL)
    {
      attach (self);
      visible = FALSE;
    }
  else if (visible)
    checkbit_split_set_sidebar (self->split, ensure_inspector (self));
  checkbit_split_set_sidebar_visible (self->split, visible);
  update_inspector_actions (self);
}

void
checkbit_window_show_inspector (CheckbitWindow *self)
{
  g_return_if_fail (CHECKBIT_IS_WINDOW (self));

  if (self->inspector_window == NULL && !checkbit_split_get_sidebar_visible (self->split))
    set_visible (self, TRUE);
}

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  set_visible (user_data, !g_variant_get_boolean (g_action_get_state (G_ACTION (action))));
}

static void
detach_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitWindow *self = user_data;

  if (self->inspector_window == NULL)
    detach (self);
  else
    {
      attach (self);
      set_visible (self, TRUE);
    }
}

static void
clear_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_layers_clear (CHECKBIT_WINDOW (user_data)->layers);
}

/* The inspector need not be seen for its manual to be read. */
static void
manual_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate_action (ensure_inspector (user_data), "inspector.manual", NULL);
}

static const GActionEntry actions[] = {
  { .name = "manual", .activate = manual_cb },
  { .name = "show-inspector", .activate = show_cb, .state = "false" },
  { .name = "detach-inspector", .activate = detach_cb, .state = "false" },
  { .name = "clear-layers", .activate = clear_cb },
};

void
checkbit_window_add_inspector_actions (CheckbitWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_window_init_inspector (CheckbitWindow *self)
{
  GSettings *settings = self->settings;
  gboolean show = checkbit_settings_get_boolean (settings, "show-inspector", TRUE);

  checkbit_word_form_bind_settings (checkbit_inspection_get_word_form (self->inspection), settings);
  checkbit_split_set_sidebar_width (self->split,
                                    checkbit_settings_get_int (settings, "inspector-width", 0));
  checkbit_split_set_show_sidebar (self->split, show);
  if (checkbit_settings_get_boolean (settings, "inspector-detached", FALSE))
    detach (self);
  else if (show)
    checkbit_split_set_sidebar (self->split, ensure_inspector (self));

  /* A window that comes after this one is not hidden behind it. */
  g_signal_connect (self, "map", G_CALLBACK (present_inspector_window), NULL);
  g_signal_connect_object (self->split, "notify::sidebar-visible",
                           G_CALLBACK (update_inspector_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->layers, "changed", G_CALLBACK (layers_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->arrows, "changed", G_CALLBACK (arrows_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::hovered-square", G_CALLBACK (square_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::selected-square", G_CALLBACK (square_changed_cb),
                           self, G_CONNECT_SWAPPED);
  update_inspector_actions (self);
}

void
checkbit_window_save_inspector (CheckbitWindow *self)
{
  checkbit_settings_set_boolean (self->settings, "show-inspector",
                                 checkbit_split_get_show_sidebar (self->split));
  checkbit_settings_set_int (self->settings, "inspector-width",
                             checkbit_split_get_sidebar_width (self->split));
  checkbit_settings_set_boolean (self->settings, "inspector-detached",
                                 self->inspector_window != NULL);
}

void
checkbit_window_dispose_inspector (CheckbitWindow *self)
{
  if (self->inspector_window != NULL)
    {
      gtk_window_set_child (self->inspector_window, NULL);
      g_clear_pointer (&self->inspector_window, gtk_window_destroy);
    }
  g_clear_object (&self->inspector);
}
