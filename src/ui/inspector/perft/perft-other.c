/* Which other program to compare with: a command, an engine, or pasted output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-other.h"

#include <glib/gi18n-lib.h>

#include "ui/inspector/perft/perft-engine.h"
#include "ui/inspector/perft/perft-settings.h"
#include "ui/inspector/perft/perft-widgets.h"

struct _CheckbitPerftOther
{
  GtkWidget parent_instance;

  GtkWidget *kind;
  GtkWidget *command, *engine, *pasted; /* the widgets for each kind */
  GtkWidget *command_box, *pasted_box;  /* their container */
  GtkWidget *hint;
};

enum
{
  CHANGED,
  ACTIVATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitPerftOther, checkbit_perft_other, GTK_TYPE_WIDGET)

/* The names of the kinds in the settings. */
static const char *const kind_names[] = { "command", "engine", "pasted", NULL };

/* --- What is asked -------------------------------------------------------------------------- */

CheckbitOther
checkbit_perft_other_get_kind (CheckbitPerftOther *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_OTHER (self), CHECKBIT_OTHER_COMMAND);

  return (CheckbitOther) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kind));
}

/* (transfer full) */
static char *
dup_pasted (CheckbitPerftOther *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->pasted));
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

char *
checkbit_perft_other_dup_text (CheckbitPerftOther *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_OTHER (self), NULL);

  switch (checkbit_perft_other_get_kind (self))
    {
    case CHECKBIT_OTHER_COMMAND:
      return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->command))));
    case CHECKBIT_OTHER_ENGINE:
      return g_strstrip (
          g_strdup (checkbit_perft_engine_get_command (CHECKBIT_PERFT_ENGINE (self->engine))));
    default:
      return g_strstrip (dup_pasted (self));
    }
}

char *
checkbit_perft_other_dup_program (CheckbitPerftOther *self, CheckbitLabProgramKind *kind)
{
  g_autofree char *text = NULL;
  CheckbitOther other;

  g_return_val_if_fail (CHECKBIT_IS_PERFT_OTHER (self), NULL);

  other = checkbit_perft_other_get_kind (self);
  if (other == CHECKBIT_OTHER_PASTED)
    return NULL;
  *kind = other == CHECKBIT_OTHER_ENGINE ? CHECKBIT_LAB_ENGINE : CHECKBIT_LAB_COMMAND;
  text = checkbit_perft_other_dup_text (self);
  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

void
checkbit_perft_other_paste_next (CheckbitPerftOther *self)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_OTHER (self));

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->pasted)), "", -1);
  gtk_widget_grab_focus (self->pasted);
}

void
checkbit_perft_other_paste (CheckbitPerftOther *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_OTHER (self));
  g_return_if_fail (text != NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), CHECKBIT_OTHER_PASTED);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->pasted)), text, -1);
}

/* --- What is shown -------------------------------------------------------------------------- */

static const char *
get_hint (CheckbitOther other)
{
  switch (other)
    {
    case CHECKBIT_OTHER_COMMAND:
      return _ ("Called as COMMAND DEPTH FEN [MOVES]. It prints “move count” lines, an empty "
                "line and the total, as perftree’s scripts do.");
    case CHECKBIT_OTHER_ENGINE:
      return _ ("An engine that speaks UCI and answers “go perft 3”, as Stockfish does.");
    default:
      return _ ("What an engine or a debugger printed for the position on the board. Its depth is "
                "worked out from the counts.");
    }
}

static void
changed_cb (CheckbitPerftOther *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
activate_cb (CheckbitPerftOther *self)
{
  g_signal_emit (self, signals[ACTIVATE], 0);
}

static void
kind_cb (CheckbitPerftOther *self)
{
  CheckbitOther other = checkbit_perft_other_get_kind (self);

  gtk_widget_set_visible (self->command_box, other == CHECKBIT_OTHER_COMMAND);
  gtk_widget_set_visible (self->engine, other == CHECKBIT_OTHER_ENGINE);
  gtk_widget_set_visible (self->pasted_box, other == CHECKBIT_OTHER_PASTED);
  gtk_label_set_label (GTK_LABEL (self->hint), get_hint (other));
  changed_cb (self);
}

/* --- Building ------------------------------------------------------------------------------- */

static GtkWidget *
pasted_new (CheckbitPerftOther *self)
{
  GtkWidget *scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "height-request", 120, "has-frame", TRUE, NULL);

  self->pasted
      = g_object_new (GTK_TYPE_TEXT_VIEW, "monospace", TRUE, "accepts-tab", FALSE, "left-margin", 8,
                      "right-margin", 8, "top-margin", 8, "bottom-margin", 8, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pasted), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Pasted divide"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->pasted);
  return scroller;
}

static void
build (CheckbitPerftOther *self)
{
  const char *titles[]
      = { C_ ("that starts a program", "Command"), _ ("UCI Engine"), _ ("Pasted Divide"), NULL };

  self->kind = checkbit_perft_drop_down_new (_ ("Compare with"), titles);
  self->command_box = checkbit_perft_program_entry_new (
      _ ("Command of the program"), _ ("Choose a Program"), TRUE, &self->command);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->command), "./my-perft");
  self->engine = checkbit_perft_engine_new ();
  self->pasted_box = pasted_new (self);
  self->hint = checkbit_perft_label_new (NULL, "caption");
  gtk_widget_add_css_class (self->hint, "dim-label");
  gtk_widget_set_parent (checkbit_perft_named_new (_ ("Compare with"), self->kind),
                         GTK_WIDGET (self));
  gtk_widget_set_parent (self->command_box, GTK_WIDGET (self));
  gtk_widget_set_parent (self->engine, GTK_WIDGET (self));
  gtk_widget_set_parent (self->pasted_box, GTK_WIDGET (self));
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
}

static void
connect (CheckbitPerftOther *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->pasted));

  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (kind_cb), self);
  g_signal_connect_swapped (self->command, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->command, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (self->engine, "notify::command", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->engine, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (buffer, "changed", G_CALLBACK (changed_cb), self);
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_perft_other_dispose (GObject *object)
{
  CheckbitPerftOther *self = CHECKBIT_PERFT_OTHER (object);

  if (self->pasted != NULL)
    {
      g_signal_handlers_disconnect_by_data (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->pasted)),
                                            self);
      g_signal_handlers_disconnect_by_data (self->kind, self);
      g_signal_handlers_disconnect_by_data (self->command, self);
      g_signal_handlers_disconnect_by_data (self->engine, self);
    }
  self->pasted = NULL;
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  G_OBJECT_CLASS (checkbit_perft_other_parent_class)->dispose (object);
}

static void
checkbit_perft_other_class_init (CheckbitPerftOtherClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_perft_other_dispose;
  signals[CHANGED] = g_signal_new ("changed", CHECKBIT_TYPE_PERFT_OTHER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[ACTIVATE] = g_signal_new ("activate", CHECKBIT_TYPE_PERFT_OTHER, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-other");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_perft_other_init (CheckbitPerftOther *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  build (self);
  connect (self);
  kind_cb (self);
}

GtkWidget *
checkbit_perft_other_new (GSettings *settings)
{
  CheckbitPerftOther *self = g_object_new (CHECKBIT_TYPE_PERFT_OTHER, NULL);

  checkbit_perft_settings_bind_choice (settings, "perft-other", self->kind, kind_names);
  checkbit_perft_settings_bind (settings, "perft-command", self->command, "text");
  checkbit_perft_settings_bind (settings, "perft-engine", self->engine, "command");
  return GTK_WIDGET (self);
}
