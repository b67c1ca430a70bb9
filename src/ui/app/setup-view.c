/* Setting up a position in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/setup-view.h"

#include <glib/gi18n-lib.h>

#include "ui/base/accessible.h"
#include "ui/base/links.h"
#include "ui/base/rows.h"
#include "ui/board/board-edit.h"
#include "ui/setup/setup-panel.h"

#define GAME_PAGE "game"
#define SETUP_PAGE "setup"

struct _CheckbitSetupView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitBoardInput *input;
  CheckbitDesk *desk;
  GtkStack *side;
  CheckbitFenEntry *entry;
  CheckbitStatusLine *status;
  CheckbitArrows *arrows;
  CheckbitDrawing *drawing;
  CheckbitGameView *game_view;
  CheckbitNotes *notes;
  CheckbitBarPlace *upper; /* over the board */
  CheckbitBarPlace *lower; /* under it */

  CheckbitSetup *setup;      /* what is shown; NULL for none */
  CheckbitBoardEdit *edit;   /* edits it on the board */
  CheckbitSetupPanel *panel; /* NULL until first needed */
  GBinding *covering;        /* between the entry and the desk; NULL for none */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitSetupView, controller, checkbit_controller),
  CHECKBIT_LINK ("input", CheckbitSetupView, input, checkbit_board_input),
  CHECKBIT_LINK ("desk", CheckbitSetupView, desk, checkbit_desk),
  CHECKBIT_LINK ("side", CheckbitSetupView, side, gtk_stack),
  CHECKBIT_LINK ("entry", CheckbitSetupView, entry, checkbit_fen_entry),
  CHECKBIT_LINK ("status", CheckbitSetupView, status, checkbit_status_line),
  CHECKBIT_LINK ("arrows", CheckbitSetupView, arrows, checkbit_arrows),
  CHECKBIT_LINK ("drawing", CheckbitSetupView, drawing, checkbit_drawing),
  CHECKBIT_LINK ("game-view", CheckbitSetupView, game_view, checkbit_game_view),
  CHECKBIT_LINK ("notes", CheckbitSetupView, notes, checkbit_notes),
  CHECKBIT_LINK ("upper", CheckbitSetupView, upper, checkbit_bar_place),
  CHECKBIT_LINK ("lower", CheckbitSetupView, lower, checkbit_bar_place),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitSetupView, checkbit_setup_view, G_TYPE_OBJECT)

static CheckbitBoard *
get_board (CheckbitSetupView *self)
{
  return checkbit_board_input_get_board (self->input);
}

/* Builds the panel when it is first needed. */
static void
ensure_panel (CheckbitSetupView *self)
{
  if (self->panel != NULL)
    return;
  self->panel = CHECKBIT_SETUP_PANEL (checkbit_setup_panel_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->panel), "card");
  gtk_widget_set_overflow (GTK_WIDGET (self->panel), GTK_OVERFLOW_HIDDEN);
  gtk_stack_add_named (self->side, GTK_WIDGET (self->panel), SETUP_PAGE);
}

static void
changed_cb (CheckbitSetupView *self)
{
  char fen[CHESS_FEN_SIZE];

  chess_fen_write (checkbit_setup_get_position (self->setup), fen);
  checkbit_fen_entry_set_fen (self->entry, fen);
  checkbit_status_line_clear_message (self->status);
}

static void
go_on (gpointer data)
{
  checkbit_controller_resume_setup (CHECKBIT_SETUP_VIEW (data)->controller);
}

/* Arrows and circles of the game do not belong to the set-up. */
static void
clear_board (CheckbitSetupView *self)
{
  g_object_set (self->drawing, "shown", FALSE, NULL);
  for (guint place = 0; place < CHECKBIT_N_ARROWS_PLACES; place++)
    checkbit_arrows_clear (self->arrows, place);
  checkbit_board_input_cancel (self->input);
}

/* Makes the panel visible. In a narrow window it covers the line under the board, unless the FEN is
 * there. */
static void
open_side (CheckbitSetupView *self)
{
  checkbit_desk_borrow_game (self->desk);
  self->covering
      = g_object_bind_property (self->entry, "in-place", self->desk, "cover",
                                G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
}

static void
leave_side (CheckbitSetupView *self)
{
  g_clear_pointer (&self->covering, g_binding_unbind);
  g_object_set (self->desk, "cover", FALSE, NULL);
  checkbit_desk_return_game (self->desk);
}

static void
take_racks_away (CheckbitSetupView *self)
{
  checkbit_bar_place_set_guest (self->upper, NULL);
  checkbit_bar_place_set_guest (self->lower, NULL);
}

/* Puts each side's pieces next to its player. If a rack has the focus, the focus moves with it. */
static void
place_racks (CheckbitSetupView *self)
{
  ChessColor lower = checkbit_board_get_flipped (get_board (self)) ? CHESS_BLACK : CHESS_WHITE;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->upper));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->setup == NULL)
    return;
  take_racks_away (self);
  checkbit_bar_place_set_guest (
      self->upper, checkbit_setup_panel_get_rack (self->panel, chess_color_opposite (lower)));
  checkbit_bar_place_set_guest (self->lower, checkbit_setup_panel_get_rack (self->panel, lower));
  if (focus != NULL && gtk_root_get_focus (root) != focus)
    gtk_widget_grab_focus (focus);
}

static void
attach (CheckbitSetupView *self, CheckbitSetup *setup)
{
  checkbit_notes_withdraw (self->notes, go_on);
  clear_board (self);
  ensure_panel (self);
  self->setup = g_object_ref (setup);
  self->edit = checkbit_board_edit_new (get_board (self), setup);
  g_object_bind_property (self->panel, "tool", self->edit, "tool",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  checkbit_setup_panel_set_setup (self->panel, setup);
  g_signal_connect_object (setup, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  place_racks (self);
  checkbit_status_line_set_shorter (self->status, _ ("Drag pieces or click squares."));
  checkbit_fen_entry_set_any_board (self->entry, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->panel), TRUE);
  gtk_stack_set_visible_child_name (self->side, SETUP_PAGE);
  open_side (self);
  changed_cb (self);
}

/* Detaches the set-up from the board, the panel and the entry. */
static void
detach (CheckbitSetupView *self)
{
  g_signal_handlers_disconnect_by_data (self->setup, self);
  checkbit_board_edit_stop (self->edit);
  g_clear_object (&self->edit);
  checkbit_setup_panel_set_setup (self->panel, NULL);
  take_racks_away (self);
  checkbit_status_line_set_shorter (self->status, NULL);
  checkbit_fen_entry_restore (self->entry);
  checkbit_fen_entry_set_any_board (self->entry, FALSE);
  gtk_stack_set_visible_child_name (self->side, GAME_PAGE);
  leave_side (self);
  /* Otherwise a screen reader would still find it. */
  gtk_widget_set_visible (GTK_WIDGET (self->panel), FALSE);
  g_clear_object (&self->setup);
}

static void
setup_cb (CheckbitSetupView *self)
{
  CheckbitSetup *setup = checkbit_controller_get_setup (self->controller);
  gboolean begins = setup != NULL && self->setup == NULL;

  if (self->setup != NULL)
    detach (self);
  if (setup != NULL)
    attach (self, setup);
  else
    {
      checkbit_game_view_show (self->game_view);
      g_object_set (self->drawing, "shown", TRUE, NULL);
    }
  gtk_widget_grab_focus (GTK_WIDGET (get_board (self)));
  if (begins)
    checkbit_accessible_announce (GTK_WIDGET (get_board (self)), _ ("Setting up a position"));
}

gboolean
checkbit_setup_view_cancel (CheckbitSetupView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_VIEW (self), FALSE);

  if (!checkbit_controller_leave_setup (self->controller))
    return FALSE;
  if (checkbit_controller_allows (self->controller, CHECKBIT_ALLOWED_RESUME_SETUP))
    checkbit_notes_offer (self->notes, _ ("Back to the game"), _ ("_Resume Setup"),
                          CHECKBIT_OFFER_LAST_CHANGE, go_on, self);
  return TRUE;
}

gboolean
checkbit_setup_view_finish (CheckbitSetupView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_VIEW (self), FALSE);

  if (self->setup == NULL)
    return FALSE;
  checkbit_spin_commit (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (get_board (self)))));
  if (!checkbit_fen_entry_commit (self->entry))
    return TRUE;
  if (!checkbit_controller_finish_setup (self->controller))
    {
      g_autofree char *verdict = checkbit_setup_panel_dup_verdict (self->panel);
      checkbit_status_line_show_message (self->status, verdict);
    }
  return TRUE;
}

GtkWidget *
checkbit_setup_view_get_panel (CheckbitSetupView *self)
{
  g_return_val_if_fail (CHECKBIT_IS_SETUP_VIEW (self), NULL);
  return GTK_WIDGET (self->panel);
}

/* A FEN that cannot be played: it can be corrected in the set-up. */
static void
set_up_text_cb (CheckbitSetupView *self, const char *text)
{
  checkbit_controller_set_up (self->controller, text);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_setup_view_dispose (GObject *object)
{
  CheckbitSetupView *self = CHECKBIT_SETUP_VIEW (object);

  if (self->edit != NULL)
    checkbit_board_edit_stop (self->edit);
  g_clear_object (&self->edit);
  g_clear_object (&self->setup);
  G_OBJECT_CLASS (checkbit_setup_view_parent_class)->dispose (object);
}

static void
checkbit_setup_view_constructed (GObject *object)
{
  CheckbitSetupView *self = CHECKBIT_SETUP_VIEW (object);

  G_OBJECT_CLASS (checkbit_setup_view_parent_class)->constructed (object);
  g_signal_connect_object (self->controller, "notify::setup", G_CALLBACK (setup_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_board (self), "notify::flipped", G_CALLBACK (place_racks), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "set-up-requested", G_CALLBACK (set_up_text_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_setup_view_class_init (CheckbitSetupViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_setup_view_constructed;
  G_OBJECT_CLASS (klass)->dispose = checkbit_setup_view_dispose;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_setup_view_init (CheckbitSetupView *self)
{
}
