/* The record of the game in its window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/record-view.h"

#include <glib/gi18n-lib.h>

#include "game/tree/edit.h"
#include "ui/base/links.h"
#include "ui/base/tooltip.h"

struct _CheckbitRecordView
{
  GObject parent_instance;

  CheckbitController *controller;
  CheckbitMoveList *list;
  GtkWidget *undo;
  GtkWidget *redo;
  CheckbitNotes *notes;
  GSettings *settings; /* NULL where there is no schema */
};

static const CheckbitLink links[] = {
  CHECKBIT_LINK ("controller", CheckbitRecordView, controller, checkbit_controller),
  CHECKBIT_LINK ("list", CheckbitRecordView, list, checkbit_move_list),
  CHECKBIT_LINK ("undo", CheckbitRecordView, undo, gtk_widget),
  CHECKBIT_LINK ("redo", CheckbitRecordView, redo, gtk_widget),
  CHECKBIT_LINK ("notes", CheckbitRecordView, notes, checkbit_notes),
  CHECKBIT_LINK ("settings", CheckbitRecordView, settings, g_settings),
  { 0 },
};

G_DEFINE_FINAL_TYPE (CheckbitRecordView, checkbit_record_view, G_TYPE_OBJECT)

static void
name_buttons (CheckbitRecordView *self)
{
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;

  g_object_get (self->controller, "undo-label", &undo, "redo-label", &redo, NULL);
  checkbit_tooltip_set (self->undo, undo != NULL ? undo : C_ ("what cannot be named", "Undo"));
  checkbit_tooltip_set (self->redo, redo != NULL ? redo : C_ ("what cannot be named", "Redo"));
}

static void
undo_last (gpointer list)
{
  gtk_widget_activate_action (list, "win.undo", NULL);
}

static void
edited_cb (CheckbitRecordView *self, const char *sentence)
{
  checkbit_notes_offer (self->notes, sentence, C_ ("change", "_Undo"), CHECKBIT_OFFER_LAST_CHANGE,
                        undo_last, self->list);
}

static void
bind_settings (CheckbitRecordView *self)
{
  const GSettingsBindFlags flags = G_SETTINGS_BIND_GET;

  if (self->settings == NULL)
    return;
  g_settings_bind (self->settings, "notation", self->list, "notation", flags);
  g_settings_bind (self->settings, "moves-as-text", self->list, "as-text", flags);
  g_settings_bind (self->settings, "move-times", self->list, "times", flags);
  g_settings_bind (self->settings, "move-scores", self->list, "scores", flags);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_record_view_constructed (GObject *object)
{
  CheckbitRecordView *self = CHECKBIT_RECORD_VIEW (object);
  CheckbitGame *game = checkbit_controller_get_game (self->controller);

  G_OBJECT_CLASS (checkbit_record_view_parent_class)->constructed (object);
  bind_settings (self);
  g_object_bind_property (self->controller, "hides-scores", self->list, "secret",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->list, "edited", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "notify::undo-label", G_CALLBACK (name_buttons), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "notify::redo-label", G_CALLBACK (name_buttons), self,
                           G_CONNECT_SWAPPED);
  checkbit_move_list_set_game (self->list, game);
  name_buttons (self);
}

static void
checkbit_record_view_class_init (CheckbitRecordViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = checkbit_record_view_constructed;
  checkbit_links_install (G_OBJECT_CLASS (klass), links);
}

static void
checkbit_record_view_init (CheckbitRecordView *self)
{
}
