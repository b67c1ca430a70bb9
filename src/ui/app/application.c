/* The application: its windows, and what the command line or the desktop asks of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/application.h"

#include <glib/gi18n-lib.h>

#include "game/controller/controller.h"
#include "game/inspect/bridge.h"
#include "ui/app/bridge-service.h"
#include "ui/app/about.h"
#include "ui/app/appearance.h"
#include "ui/app/drop-target.h"
#include "ui/app/preferences.h"
#include "ui/app/shortcuts.h"
#include "ui/base/settings.h"
#include "ui/base/ui.h"
#include "ui/app/window.h"
#include "ui/record/move-list.h"

struct _CheckbitApplication
{
  AdwApplication parent_instance;

  GSettings *settings;      /* NULL where there is no schema */
  CheckbitSession *session; /* keeps the games that are open */
  CheckbitWindow *blank; /* weak: the window that a plain start has opened, for the first game that
                            comes back; NULL for none */
  guint bridge;          /* the registration of what other programs can call; 0 for none */
  gboolean understood;   /* the command line */
  gboolean quits;        /* no window was asked for since the program was told to end */
};

G_DEFINE_FINAL_TYPE (CheckbitApplication, checkbit_application, ADW_TYPE_APPLICATION)

/* --- Windows -------------------------------------------------------------------------------- */

static CheckbitWindow *
add_unkept_window (CheckbitApplication *self)
{
  self->quits = FALSE;
  return checkbit_window_new (GTK_APPLICATION (self), self->settings);
}

/* The window last in use; NULL for none. An inspector's own window is no window of a game. */
static CheckbitWindow *
recent_window (CheckbitApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (CHECKBIT_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

/* It opens as the last one is now, not as that one was opened. */
static CheckbitWindow *
add_window (CheckbitApplication *self)
{
  CheckbitWindow *recent = recent_window (self);
  CheckbitWindow *window;

  if (recent != NULL)
    checkbit_window_save_look (recent);
  window = add_unkept_window (self);
  checkbit_window_begin_journal (window, self->session, NULL);
  checkbit_ui_trim_memory_soon ();
  return window;
}

/* The window to show something new in: the one in use if nothing has happened there, else a new
 * one. */
static CheckbitWindow *
window_for_opening (CheckbitApplication *self)
{
  CheckbitWindow *recent = recent_window (self);

  return recent != NULL && checkbit_window_is_pristine (recent) ? recent : add_window (self);
}

static void
open_file (CheckbitApplication *self, GFile *file, gboolean new_window)
{
  CheckbitWindow *window = new_window ? add_window (self) : window_for_opening (self);

  gtk_window_present (GTK_WINDOW (window));
  checkbit_window_open_file (window, file);
}

static void
checkbit_application_activate (GApplication *application)
{
  CheckbitApplication *self = CHECKBIT_APPLICATION (application);
  CheckbitWindow *recent = recent_window (self);

  if (recent == NULL)
    {
      recent = add_window (self);
      g_set_weak_pointer (&self->blank, recent);
    }
  gtk_window_present (GTK_WINDOW (recent));
}

/* A folder of games that was chosen by mistake would fill the screen and the memory. */
static void
note_left_out (CheckbitApplication *self)
{
  const guint n = CHECKBIT_OPEN_AT_ONCE;
  g_autofree char *text
      = g_strdup_printf (/* Translators: of too many files that are opened at once; %u is 20 */
                         ngettext ("Only the first %u file was opened",
                                   "Only the first %u files were opened", n),
                         n);

  checkbit_window_show_note (recent_window (self), text);
}

/* new_window: also for the first file. */
static void
open_files (
    CheckbitApplication *self, GFile **files, guint n_files, gboolean new_window, guint most)
{
  for (guint i = 0; i < MIN (n_files, most); i++)
    open_file (self, files[i], i > 0 || new_window);
  if (n_files > most)
    note_left_out (self);
}

static void
checkbit_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  gboolean new_window = g_str_equal (hint, CHECKBIT_OPEN_IN_NEW_WINDOW);
  guint most
      = CHECKBIT_OPEN_AT_ONCE - (new_window ? 1 : 0); /* one was opened where it was dropped */

  open_files (CHECKBIT_APPLICATION (application), files, (guint) n_files, new_window, most);
}

/* Opens another window. The first one goes through activation, so that unsaved games reopen in
 * it. */
static void
open_window (CheckbitApplication *self)
{
  if (recent_window (self) == NULL)
    g_application_activate (G_APPLICATION (self));
  else
    gtk_window_present (GTK_WINDOW (add_window (self)));
}

/* --- Games that come back ------------------------------------------------------------------- */

/* Whether a game can come back in a window: what it replaces there is gone, even for Undo. A
 * comment that is being written belongs to the game there, and is work. */
static gboolean
can_take (CheckbitWindow *window)
{
  CheckbitController *controller = checkbit_window_get_part (window, CHECKBIT_TYPE_CONTROLLER);
  CheckbitMoveList *list = checkbit_window_get_part (window, CHECKBIT_TYPE_MOVE_LIST);

  return checkbit_window_is_pristine (window) && !checkbit_controller_has_work (controller)
         && !checkbit_controller_in_match (controller) && !checkbit_move_list_is_commenting (list);
}

/* (transfer full) of saved. */
static void
bring_back (CheckbitApplication *self, CheckbitSavedGame *saved)
{
  CheckbitWindow *window = self->blank;

  if (window == NULL || !can_take (window))
    window = add_unkept_window (self);
  g_clear_weak_pointer (&self->blank);
  checkbit_window_begin_journal (window, self->session, saved);
  gtk_window_present (GTK_WINDOW (window));
}

/* Says how many games could not be reopened, and why; (transfer full) of text. */
static void
note_missing (CheckbitApplication *self, guint n, char *text)
{
  CheckbitWindow *window = recent_window (self);
  g_autofree char *owned = text;

  if (n > 0 && window != NULL)
    checkbit_window_show_note (window, owned);
}

static void
note_broken (CheckbitApplication *self)
{
  const char *folder = checkbit_session_get_folder (self->session);
  guint broken = checkbit_session_get_n_broken (self->session);
  guint newer = checkbit_session_get_n_newer (self->session);

  note_missing (self, broken,
                g_strdup_printf (
                    /* Translators: games that were open when the program ended, and whose files are
                      damaged; then a folder */
                    ngettext ("%u game could not be brought back: its file is in %s",
                              "%u games could not be brought back: their files are in %s", broken),
                    broken, folder));
  note_missing (
      self, newer,
      /* Translators: games that were open when a later version of the program ended; a folder */
      g_strdup_printf (ngettext ("%u open game was written by a newer version of Checkbit "
                                 "and stays in %s",
                                 "%u open games were written by a newer version of Checkbit "
                                 "and stay in %s",
                                 newer),
                       newer, folder));
}

/* Where the program is to end by now, the games wait on the disk for the next start. */
static void
restored_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  CheckbitApplication *self = user_data;
  gboolean quits = self->quits;
  g_autoptr (GPtrArray) games
      = checkbit_session_restore_finish (CHECKBIT_SESSION (source), result, NULL);

  for (guint i = 0; !quits && games != NULL && i < games->len; i++)
    bring_back (self, g_steal_pointer (&games->pdata[i]));
  if (!quits)
    note_broken (self);
  g_clear_weak_pointer (&self->blank);
  g_application_release (G_APPLICATION (self));
  g_object_unref (self);
}

/* Reopens the games that were open when the program ended, even if it crashed. */
static void
restore (CheckbitApplication *self)
{
  self->session = g_object_ref (checkbit_session_get_default ());
  g_application_hold (G_APPLICATION (self));
  checkbit_session_restore_async (self->session, NULL, restored_cb, g_object_ref (self));
}

/* --- Sets from other programs --------------------------------------------------------------- */

/* Shows sets from other programs in the window in use. The window is not raised, because the person
 * is working in another program. */
static CheckbitInspection *
inspect_for_sender (gpointer user_data)
{
  CheckbitApplication *self = user_data;
  CheckbitWindow *window = recent_window (self);

  if (window == NULL)
    {
      window = add_window (self);
      gtk_window_present (GTK_WINDOW (window));
    }
  checkbit_window_show_inspector (window);
  return checkbit_window_get_inspection (window);
}

/* checkbit --show --fen POSITION: a FEN comes to the board, the game before it back with Undo;
 * words are compared with what is there. */
static int
show_position (CheckbitApplication *self,
               GApplicationCommandLine *line,
               const char *const *values,
               const char *layout)
{
  CheckbitInspection *inspection = inspect_for_sender (self);
  CheckbitWindow *window = recent_window (self);
  g_autofree char *fen = NULL, *said = NULL;
  g_autoptr (GError) error = NULL;

  if (!checkbit_bridge_take_position (inspection, values, layout, &fen, &said, &error))
    {
      g_application_command_line_printerr (line, "checkbit: %s\n", error->message);
      return 1;
    }
  if (fen != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.show-line", "(ss)", fen, "");
  if (said != NULL)
    checkbit_window_show_note (window, said);
  return 0;
}

/* checkbit --show NAME VALUE…: errors are reported where the command was given. */
static int
show_sets (CheckbitApplication *self, GApplicationCommandLine *line, GVariantDict *dict)
{
  g_autofree const char **values = NULL;
  g_autoptr (GError) error = NULL;
  const char *name, *layout = NULL;
  const char *none[] = { NULL };

  g_variant_dict_lookup (dict, "show", "&s", &name);
  g_variant_dict_lookup (dict, "layout", "&s", &layout);
  g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &values);
  /* GLib takes it for the name. */
  if (g_str_equal (name, "--fen"))
    return show_position (self, line, values != NULL ? values : none, layout);
  if (checkbit_bridge_show (inspect_for_sender (self), name, values != NULL ? values : none, layout,
                            &error))
    return 0;

  g_application_command_line_printerr (line, "checkbit: %s\n", error->message);
  return 1;
}

static gboolean
checkbit_application_dbus_register (GApplication *application,
                                    GDBusConnection *connection,
                                    const char *path,
                                    GError **error)
{
  CheckbitApplication *self = CHECKBIT_APPLICATION (application);

  if (!G_APPLICATION_CLASS (checkbit_application_parent_class)
           ->dbus_register (application, connection, path, error))
    return FALSE;
  self->bridge
      = checkbit_bridge_service_register (connection, path, inspect_for_sender, self, error);
  return self->bridge != 0;
}

static void
checkbit_application_dbus_unregister (GApplication *application,
                                      GDBusConnection *connection,
                                      const char *path)
{
  CheckbitApplication *self = CHECKBIT_APPLICATION (application);

  if (self->bridge != 0)
    g_dbus_connection_unregister_object (connection, self->bridge);
  self->bridge = 0;
  G_APPLICATION_CLASS (checkbit_application_parent_class)
      ->dbus_unregister (application, connection, path);
}

/* --- The command line ----------------------------------------------------------------------- */

static const GOptionEntry options[] = {
  { "fen", 0, 0, G_OPTION_ARG_STRING, NULL, N_ ("Begin with the position of a FEN"),
    /* Translators: what stands for a value in the help of the command line */
    N_ ("FEN") },
  { "new-window", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Open a new window"), NULL },
  { "show", 0, 0, G_OPTION_ARG_STRING, NULL,
    N_ ("Show sets of squares in the inspector of the running program: --show NAME VALUE…"),
    /* Translators: what stands for a value in the help of the command line */
    N_ ("NAME") },
  { "layout", 0, 0, G_OPTION_ARG_STRING, NULL,
    N_ ("Square numbering of the values: a1b1, a8b8, h1g1 …"),
    /* Translators: what stands for a value in the help of the command line */
    N_ ("LAYOUT") },
  { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
  /* Translators: what stands for files in the help of the command line */
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_ ("[FILE…]") },
  { 0 },
};

/* The exit status for a command line that is not understood. */
#define WRONG_USAGE 2

/* After --show, -1 is a value rather than an option: a space in front tells them apart. */
static void
mark_values (char **arguments)
{
  gboolean shows = FALSE;

  for (char **at = arguments; *at != NULL && !g_str_equal (*at, "--"); at++)
    {
      shows = shows || g_str_has_prefix (*at, "--show");
      if (shows && (*at)[0] == '-' && g_ascii_isdigit ((*at)[1]))
        {
          g_autofree char *value = g_steal_pointer (at);
          *at = g_strconcat (" ", value, NULL);
        }
    }
}

/* GApplication says what is wrong with an option and ends with 1, as for anything that fails. */
static gboolean
checkbit_application_local_command_line (GApplication *application, char ***arguments, int *status)
{
  CheckbitApplication *self = CHECKBIT_APPLICATION (application);
  gboolean done;

  mark_values (*arguments);
  done = G_APPLICATION_CLASS (checkbit_application_parent_class)
             ->local_command_line (application, arguments, status);
  if (done && *status != 0 && !self->understood)
    *status = WRONG_USAGE;
  return done;
}

static int
checkbit_application_handle_local_options (GApplication *application, GVariantDict *dict)
{
  if (g_variant_dict_contains (dict, "layout") && !g_variant_dict_contains (dict, "show"))
    {
      g_printerr ("checkbit: %s\n", _ ("--layout goes with --show NAME VALUE…"));
      return WRONG_USAGE;
    }
  CHECKBIT_APPLICATION (application)->understood = TRUE;
  if (g_variant_dict_contains (dict, "version"))
    {
      g_print ("checkbit %s\n", CHECKBIT_VERSION);
      return 0;
    }
  return -1;
}

/* Returns how many files there are. */
static guint
open_arguments (CheckbitApplication *self, GApplicationCommandLine *line, GVariantDict *dict)
{
  gboolean new_window = g_variant_dict_contains (dict, "new-window");
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree const char **names = NULL;

  if (!g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &names))
    return 0;
  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (files, g_application_command_line_create_file_for_arg (line, names[i]));
  open_files (self, (GFile **) files->pdata, files->len, new_window, CHECKBIT_OPEN_AT_ONCE);
  return files->len;
}

static int
checkbit_application_command_line (GApplication *application, GApplicationCommandLine *line)
{
  CheckbitApplication *self = CHECKBIT_APPLICATION (application);
  GVariantDict *dict = g_application_command_line_get_options_dict (line);
  gboolean new_window = g_variant_dict_contains (dict, "new-window");
  const char *fen;
  guint n_opened;

  if (g_variant_dict_contains (dict, "show"))
    return show_sets (self, line, dict);
  n_opened = open_arguments (self, line, dict);

  if (g_variant_dict_lookup (dict, "fen", "&s", &fen))
    {
      /* The window looks unused, but a file may still be loading into it. */
      CheckbitWindow *window
          = n_opened > 0 || new_window ? add_window (self) : window_for_opening (self);
      checkbit_window_load_text (window, fen);
      gtk_window_present (GTK_WINDOW (window));
    }
  else if (n_opened == 0 && new_window)
    open_window (self);
  else if (n_opened == 0)
    g_application_activate (application);
  return 0;
}

/* --- Actions -------------------------------------------------------------------------------- */

static void
new_window_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (add_window (user_data)));
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *shortcuts = checkbit_shortcuts_new ();

  gtk_window_set_transient_for (shortcuts,
                                gtk_application_get_active_window (GTK_APPLICATION (user_data)));
  gtk_window_present (shortcuts);
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitApplication *self = user_data;
  GtkWindow *preferences = GTK_WINDOW (checkbit_preferences_new (self->settings));

  gtk_window_set_transient_for (preferences,
                                gtk_application_get_active_window (GTK_APPLICATION (self)));
  gtk_window_present (preferences);
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  checkbit_about_present (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

/* Closes every window; an inspector's window closes with its own. Unsaved games come back at the
 * next start. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  CheckbitApplication *self = user_data;
  GList *windows = g_list_copy_deep (gtk_application_get_windows (user_data),
                                     (GCopyFunc) (GCallback) g_object_ref, NULL);

  self->quits = TRUE;
  for (GList *l = windows; l != NULL; l = l->next)
    if (CHECKBIT_IS_WINDOW (l->data))
      gtk_window_close (l->data);
  g_list_free_full (windows, g_object_unref);
}

static const GActionEntry actions[] = {
  { .name = "new-window", .activate = new_window_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "about", .activate = about_cb },
  { .name = "quit", .activate = quit_cb },
};

/* Only keys without a meaning in an entry: accelerators take precedence over the focused widget. */
static const struct
{
  const char *action;
  const char *keys[3];
} accels[] = {
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.quit", { "<Control>q" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.shortcuts", { "<Control>question", "<Control>slash" } },
  { "window.close", { "<Control>w" } },
  { "win.new-match", { "<Control>n", "F2" } },
  { "win.new-game", { "<Control>r" } },
  { "win.move-now", { "F6" } },
  { "win.pause", { "F8", "Pause" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.show-inspector", { "F9" } },
  { "win.edit-fen", { "<Control>l" } },
  { "win.manual", { "F1" } },
  { "win.analysis", { "F4" } },
  { "win.review", { "<Shift>F4" } },
  { "win.explorer", { "<Shift>F3" } },
  { "win.next-white-mistake", { "F12" } },
  { "win.next-black-mistake", { "<Shift>F12" } },
  { "win.hint", { "F3" } },
  { "win.export", { "<Control><Shift>e" } },
  { "win.set-up", { "<Control>e" } },
  { "win.bit-indices", { "<Control>b" } },
  { "win.sounds", { "<Control>m" } },
  { "win.speaking-board", { "<Control><Shift>b" } },
};

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_application_startup (GApplication *application)
{
  CheckbitApplication *self = CHECKBIT_APPLICATION (application);

  checkbit_ui_open_display ();
  G_APPLICATION_CLASS (checkbit_application_parent_class)->startup (application);
  checkbit_ui_init ();
  gtk_window_set_default_icon_name (CHECKBIT_APP_ID);
  self->settings = checkbit_settings_new ();
  restore (self);

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  if (self->settings != NULL)
    checkbit_appearance_follow (self->settings);
  else
    g_action_map_remove_action (G_ACTION_MAP (self), "preferences");
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action,
                                           (const char **) accels[i].keys);
}

/* The last changes reach the disk before the program ends. */
/* What they have found comes back with the games. At the end of the desktop's session the windows
 * are not closed. */
static void
stop_reviews (CheckbitApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (CHECKBIT_IS_WINDOW (l->data))
      {
        CheckbitController *controller
            = checkbit_window_get_part (l->data, CHECKBIT_TYPE_CONTROLLER);

        checkbit_review_stop (checkbit_controller_get_review (controller));
      }
}

static void
checkbit_application_shutdown (GApplication *application)
{
  CheckbitApplication *self = CHECKBIT_APPLICATION (application);

  stop_reviews (self);
  G_APPLICATION_CLASS (checkbit_application_parent_class)->shutdown (application);
  checkbit_session_flush (self->session);
}

static void
checkbit_application_finalize (GObject *object)
{
  CheckbitApplication *self = CHECKBIT_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->session);
  g_clear_weak_pointer (&self->blank);
  G_OBJECT_CLASS (checkbit_application_parent_class)->finalize (object);
}

static void
checkbit_application_class_init (CheckbitApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = checkbit_application_finalize;
  application_class->startup = checkbit_application_startup;
  application_class->shutdown = checkbit_application_shutdown;
  application_class->activate = checkbit_application_activate;
  application_class->open = checkbit_application_open;
  application_class->command_line = checkbit_application_command_line;
  application_class->dbus_register = checkbit_application_dbus_register;
  application_class->dbus_unregister = checkbit_application_dbus_unregister;
  application_class->local_command_line = checkbit_application_local_command_line;
  application_class->handle_local_options = checkbit_application_handle_local_options;
}

static void
checkbit_application_init (CheckbitApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

CheckbitApplication *
checkbit_application_new (void)
{
  return g_object_new (CHECKBIT_TYPE_APPLICATION, "application-id", CHECKBIT_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE,
                       /* A window may ask for the session not to end: see close-guard.c. */
                       "register-session", TRUE, NULL);
}
