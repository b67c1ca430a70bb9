/* The choice of an engine: one of the program's list, or another by its path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-engine.h"

#include <glib/gi18n-lib.h>

#include "game/engine/engine-list.h"
#include "ui/inspector/perft/perft-widgets.h"

struct _CheckbitPerftEngine
{
  GtkWidget parent_instance;

  GtkWidget *choice, *other, *path; /* the list, and the widgets for another engine */
  GtkStringList *names;
  gboolean listing; /* the list is being rebuilt */

  /* Owned. */
  CheckbitEngineList *engines;
  char *command;
};

enum
{
  PROP_COMMAND = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint activate_signal;

G_DEFINE_FINAL_TYPE (CheckbitPerftEngine, checkbit_perft_engine, GTK_TYPE_WIDGET)

/* --- The list ------------------------------------------------------------------------------- */

/* The command of an engine in the list. (transfer full) */
static char *
dup_command (CheckbitEngineEntry *entry)
{
  const char *const *arguments = checkbit_engine_entry_get_arguments (entry);
  g_autofree char *path = g_shell_quote (checkbit_engine_entry_get_path (entry));
  GString *command;

  if (arguments == NULL || *arguments == NULL)
    return g_strdup (checkbit_engine_entry_get_path (entry));
  command = g_string_new (path);
  for (; *arguments != NULL; arguments++)
    {
      g_autofree char *word = g_shell_quote (*arguments);
      g_string_append_printf (command, " %s", word);
    }
  return g_string_free (command, FALSE);
}

static guint
get_n_engines (CheckbitPerftEngine *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->engines));
}

/* (transfer full) */
static char *
dup_command_of (CheckbitPerftEngine *self, guint i)
{
  g_autoptr (CheckbitEngineEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->engines), i);

  return dup_command (entry);
}

/* The index of a command in the list; past its end if it is another one. */
static guint
find_command (CheckbitPerftEngine *self, const char *command)
{
  guint n = get_n_engines (self);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *other = dup_command_of (self, i);

      if (g_str_equal (command, other))
        return i;
    }
  return *command == '\0' ? 0 : n;
}

static gboolean
is_other (CheckbitPerftEngine *self)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice)) >= get_n_engines (self);
}

/* Stores the choice. */
static void
choose (CheckbitPerftEngine *self)
{
  g_autofree char *command = NULL;

  if (self->listing)
    return;
  command = is_other (self)
                ? g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->path)))
                : dup_command_of (self, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice)));
  gtk_widget_set_visible (self->other, is_other (self));
  if (g_strcmp0 (command, self->command) == 0)
    return;
  g_free (self->command);
  self->command = g_steal_pointer (&command);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMMAND]);
}

/* Updates the list of engines and keeps the choice. */
static void
list_engines (CheckbitPerftEngine *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  guint n = get_n_engines (self);

  self->listing = TRUE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CheckbitEngineEntry) entry
          = g_list_model_get_item (G_LIST_MODEL (self->engines), i);
      g_strv_builder_add (builder, checkbit_engine_entry_get_name (entry));
    }
  /* Translators: another engine than those of the list */
  g_strv_builder_add (builder, _ ("Other…"));
  names = g_strv_builder_end (builder);
  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          (const char *const *) names);
  self->listing = FALSE;
}

static void
engines_cb (CheckbitPerftEngine *self)
{
  g_autofree char *command = g_strdup (self->command);

  list_engines (self);
  checkbit_perft_engine_set_command (self, command);
}

const char *
checkbit_perft_engine_get_command (CheckbitPerftEngine *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_ENGINE (self), "");

  return self->command;
}

void
checkbit_perft_engine_set_command (CheckbitPerftEngine *self, const char *command)
{
  guint i;

  g_return_if_fail (CHECKBIT_IS_PERFT_ENGINE (self));

  i = find_command (self, command);
  if (i >= get_n_engines (self))
    gtk_editable_set_text (GTK_EDITABLE (self->path), command);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), i);
  choose (self);
}

/* --- Building ------------------------------------------------------------------------------- */

static void
activate_cb (CheckbitPerftEngine *self)
{
  g_signal_emit (self, activate_signal, 0);
}

static void
build (CheckbitPerftEngine *self)
{
  const char *none[] = { NULL };

  self->names = gtk_string_list_new (none);
  self->choice = checkbit_perft_drop_down_new (C_ ("program that plays chess", "Engine"), none);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->choice), G_LIST_MODEL (self->names));
  self->other = checkbit_perft_program_entry_new (_ ("Path of the engine"), _ ("Choose an Engine"),
                                                  FALSE, &self->path);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->path), "/usr/games/stockfish");
  gtk_widget_set_parent (
      checkbit_perft_named_new (C_ ("program that plays chess", "Engine"), self->choice),
      GTK_WIDGET (self));
  gtk_widget_set_parent (self->other, GTK_WIDGET (self));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_perft_engine_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, CHECKBIT_PERFT_ENGINE (object)->command);
}

static void
checkbit_perft_engine_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  checkbit_perft_engine_set_command (CHECKBIT_PERFT_ENGINE (object), g_value_get_string (value));
}

static void
checkbit_perft_engine_dispose (GObject *object)
{
  CheckbitPerftEngine *self = CHECKBIT_PERFT_ENGINE (object);

  if (self->engines != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->engines, self);
      g_signal_handlers_disconnect_by_data (self->choice, self);
      g_signal_handlers_disconnect_by_data (self->path, self);
    }
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  g_clear_object (&self->engines);
  g_clear_object (&self->names);
  g_clear_pointer (&self->command, g_free);
  G_OBJECT_CLASS (checkbit_perft_engine_parent_class)->dispose (object);
}

static void
checkbit_perft_engine_class_init (CheckbitPerftEngineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_perft_engine_get_property;
  object_class->set_property = checkbit_perft_engine_set_property;
  object_class->dispose = checkbit_perft_engine_dispose;
  properties[PROP_COMMAND]
      = g_param_spec_string ("command", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  activate_signal = g_signal_new ("activate", CHECKBIT_TYPE_PERFT_ENGINE, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-engine");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_perft_engine_init (CheckbitPerftEngine *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->command = g_strdup ("");
  self->engines = g_object_ref (checkbit_engine_list_get_default ());
  build (self);
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (choose), self);
  g_signal_connect_swapped (self->path, "changed", G_CALLBACK (choose), self);
  g_signal_connect_swapped (self->path, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (self->engines, "items-changed", G_CALLBACK (engines_cb), self);
  engines_cb (self);
}

GtkWidget *
checkbit_perft_engine_new (void)
{
  return g_object_new (CHECKBIT_TYPE_PERFT_ENGINE, NULL);
}
