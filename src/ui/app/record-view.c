/* The record of the game in its window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/record-view.h"

#include <glib/gi18n-lib.h>

#include "game/tree/edit.h"
#include "ui/base/tooltip.h"

struct _CheckbitRecordView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitMoveList *list;
  GtkWidget *undo;
  GtkWidget *redo;
  CheckbitNotes *notes;
};

G_DEFINE_FINAL_TYPE (CheckbitRecordView, checkbit_record_view, G_TYPE_OBJECT)

static void
name_buttons (CheckbitRecordView *self)
{
  CheckbitGame *game = checkbit_controller_get_game (self->controller);
  g_autofree char *undo = checkbit_game_dup_undo_label (game);
  g_autofree char *redo = checkbit_game_dup_redo_label (game);

  checkbit_tooltip_set (self->undo, undo != NULL ? undo : _ ("Undo"));
  checkbit_tooltip_set (self->redo, redo != NULL ? redo : _ ("Redo"));
}

static void
undo_last (gpointer list)
{
  gtk_widget_activate_action (list, "win.undo", NULL);
}

static void
edited_cb (CheckbitRecordView *self, const char *sentence)
{
  checkbit_notes_offer (self->notes, sentence, _ ("_Undo"), CHECKBIT_OFFER_LAST_CHANGE, undo_last,
                        self->list);
}

static void
bind_settings (CheckbitRecordView *self, GSettings *settings)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_GET;

  g_settings_bind (settings, "notation", self->list, "notation", flags);
  g_settings_bind (settings, "move-times", self->list, "times", flags);
  g_settings_bind (settings, "move-scores", self->list, "scores", flags);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_record_view_finalize (GObject *object)
{
  CheckbitRecordView *self = CHECKBIT_RECORD_VIEW (object);

  g_object_unref (self->controller);
  g_object_unref (self->list);
  g_object_unref (self->undo);
  g_object_unref (self->redo);
  g_object_unref (self->notes);
  G_OBJECT_CLASS (checkbit_record_view_parent_class)->finalize (object);
}

static void
checkbit_record_view_class_init (CheckbitRecordViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_record_view_finalize;
}

static void
checkbit_record_view_init (CheckbitRecordView *self)
{
}

CheckbitRecordView *
checkbit_record_view_new (CheckbitController *controller,
                          CheckbitMoveList *list,
                          GtkWidget *undo,
                          GtkWidget *redo,
                          CheckbitNotes *notes,
                          GSettings *settings)
{
  CheckbitRecordView *self = g_object_new (CHECKBIT_TYPE_RECORD_VIEW, NULL);
  CheckbitGame *game = checkbit_controller_get_game (controller);

  self->controller = g_object_ref (controller);
  self->list = g_object_ref (list);
  self->undo = g_object_ref (undo);
  self->redo = g_object_ref (redo);
  self->notes = g_object_ref (notes);
  if (settings != NULL)
    bind_settings (self, settings);
  g_object_bind_property (controller, "hides-scores", list, "secret", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (list, "edited", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (name_buttons), self, G_CONNECT_SWAPPED);
  checkbit_move_list_set_game (list, game);
  name_buttons (self);
  return self;
}
