/* The window in which people set how the program looks and plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/app/preferences.h"

#include <glib/gi18n-lib.h>

#include "game/text/shown-text.h"
#include "ui/board/board-colors.h"
#include "ui/board/board-sample.h"
#include "ui/match/engine-group.h"
#include "ui/match/engine-row.h"
#include "ui/base/move-text.h"
#include "ui/board/piece-folder.h"
#include "ui/board/piece-set.h"
#include "ui/base/piece-letters.h"
#include "ui/base/plain-name.h"
#include "ui/base/preference-rows.h"
#include "ui/base/toast-guard.h"
#include "ui/app/window.h"

#define N_COLORS_MAX 16
#define N_PIECES_MAX 16
#define N_NOTATIONS_MAX 40
#define FOLDER_ICON_SIZE 32

struct _CheckbitPreferences
{
  AdwPreferencesWindow parent_instance;

  /* From the template. */
  AdwPreferencesGroup *looks;
  AdwPreferencesGroup *list;
  AdwPreferencesGroup *moving;
  AdwPreferencesGroup *sound;
  AdwPreferencesGroup *speech;
  AdwPreferencesPage *engines;

  AdwToastOverlay *toasts; /* libadwaita's own */
  GSettings *settings;     /* owned */
  GCancellable *reading;   /* of the last chosen folder; NULL before the first */
  GtkWidget *pieces_row;
  GtkWidget *folder_row; /* which folder the pieces come from */
  GtkFileChooserNative *chooser;
  char *own_pieces; /* the last of the program's own that were chosen */
};

/* The choices of the rows. A row may outlive its window for a moment, so these are never freed. */
static struct
{
  CheckbitPreferenceChoice animation[5], moves[4], spoken[3];
  CheckbitPreferenceChoice pieces[N_PIECES_MAX + 2];
  CheckbitPreferenceChoice notation[N_NOTATIONS_MAX + 1];
  CheckbitPreferenceChoice colors[N_COLORS_MAX + 1];
} choices;

G_DEFINE_FINAL_TYPE (CheckbitPreferences, checkbit_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* --- Pieces from a folder ------------------------------------------------------------------- */

static void
update_folder_row (CheckbitPreferences *self)
{
  g_autofree char *uri = g_settings_get_string (self->settings, "piece-folder");
  g_autoptr (GFile) folder = g_file_new_for_uri (uri);
  g_autofree char *name = *uri != '\0' ? g_file_get_parse_name (folder) : g_strdup ("");
  g_autofree char *shown = checkbit_shown_line (name, CHECKBIT_SHOWN_SENTENCE);
  g_autofree char *markup = g_markup_escape_text (shown, -1);

  adw_action_row_set_subtitle (
      ADW_ACTION_ROW (self->folder_row),
      *uri != '\0' ? markup : _ ("Of twelve drawings, such as white-king.svg or wK.svg"));
}

static void
toast (CheckbitPreferences *self, const char *text)
{
  checkbit_toast_guard_show (self->toasts, checkbit_toast_guard_new_toast (self->toasts, text));
}

/* Ends the reading of a folder that is no longer wanted, so that it cannot come after what was
 * chosen since. */
static void
stop_reading (CheckbitPreferences *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

/* Pieces from a folder need one; the others are kept in case that none is chosen. */
static void
remember_own_pieces (CheckbitPreferences *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "piece-set");

  if (g_str_equal (name, "folder"))
    return;
  g_free (self->own_pieces);
  self->own_pieces = g_steal_pointer (&name);
}

static gboolean
lacks_folder (CheckbitPreferences *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "piece-set");
  g_autofree char *uri = g_settings_get_string (self->settings, "piece-folder");

  return g_str_equal (name, "folder") && *uri == '\0';
}

/* Without a folder the pieces are what they were. */
static void
fall_back (CheckbitPreferences *self)
{
  if (!lacks_folder (self))
    return;
  if (self->own_pieces != NULL)
    g_settings_set_string (self->settings, "piece-set", self->own_pieces);
  else
    g_settings_reset (self->settings, "piece-set");
}

/* Remembers a folder only if its drawings can be read. */
static void
folder_loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GFile *folder = checkbit_piece_folder_get_folder (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) drawings = checkbit_piece_folder_load_finish (result, &error);
  CheckbitPreferences *self = data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  if (drawings == NULL)
    {
      toast (self, error->message);
      fall_back (self);
      return;
    }
  g_autofree char *uri = g_file_get_uri (folder);
  g_settings_set_string (self->settings, "piece-folder", uri);
  g_settings_set_string (self->settings, "piece-set", "folder");
}

void
checkbit_preferences_use_folder (CheckbitPreferences *self, GFile *folder)
{
  g_return_if_fail (CHECKBIT_IS_PREFERENCES (self));
  g_return_if_fail (G_IS_FILE (folder));

  stop_reading (self);
  self->reading = g_cancellable_new ();
  checkbit_piece_folder_load_async (folder, self->reading, folder_loaded_cb, self);
}

static void
folder_chosen_cb (CheckbitPreferences *self, int response)
{
  g_autoptr (GFile) folder = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    folder = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (self->chooser));
  if (folder != NULL)
    checkbit_preferences_use_folder (self, folder);
  else if (self->reading == NULL) /* a folder that was chosen before may still be read */
    fall_back (self);
  g_clear_object (&self->chooser);
}

static void
choose_folder_cb (CheckbitPreferences *self)
{
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_ ("Folder of Piece Drawings"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, NULL, NULL);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (folder_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* The row in which they are chosen shows them already; those of other windows follow the setting
 * only after this window has. */
static gboolean
is_folder_chosen_here (CheckbitPreferences *self)
{
  guint selected;

  g_object_get (self->pieces_row, "selected", &selected, NULL);
  return g_strcmp0 (choices.pieces[selected].value, "folder") == 0;
}

/* Pieces from a folder are what the reading of one is for. */
static void
pieces_chosen_cb (CheckbitPreferences *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "piece-set");

  if (!g_str_equal (name, "folder"))
    stop_reading (self);
  else if (lacks_folder (self) && is_folder_chosen_here (self))
    choose_folder_cb (self);
  remember_own_pieces (self);
}

static GtkWidget *
create_folder_row (CheckbitPreferences *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (C_ ("folder", "_Choose…"));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Folder of pieces"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (choose_folder_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  checkbit_plain_name_buttons (row);
  return row;
}

/* --- Rows ----------------------------------------------------------------------------------- */

#define CHOICE(value, title) ((CheckbitPreferenceChoice){ value, title })

/* "Deutsch (Sf3)": a notation with an example of a move. Like all choices, the text is never
 * freed. */
static const char *
name_notation (const char *title, const char *value)
{
  g_autofree char *move = checkbit_move_text_write ("Nf3", checkbit_notation_from_name (value));
  /* Translators: a way to write moves, then a move as an example: "Figurines (♘f3)" */
  g_autofree char *text = g_strdup_printf (C_ ("notation", "%s (%s)"), title, move);

  return g_intern_string (text);
}

static void
fill_notations (void)
{
  const CheckbitPieceLetters *language;

  choices.notation[0] = CHOICE ("letters", C_ ("notation", "English letters"));
  choices.notation[1] = CHOICE ("local", C_ ("notation", "Letters of your language"));
  choices.notation[2] = CHOICE ("figurines", C_ ("notation", "Figurines"));
  for (guint i = 0; i + 3 < N_NOTATIONS_MAX && (language = checkbit_piece_letters_get (i)) != NULL;
       i++)
    choices.notation[i + 3] = CHOICE (language->code, language->title);
  for (guint i = 0; choices.notation[i].value != NULL; i++)
    choices.notation[i].title
        = name_notation (choices.notation[i].title, choices.notation[i].value);
}

static void
fill_pieces (void)
{
  const CheckbitOwnPieces *own;
  guint n = 0;

  for (; n < N_PIECES_MAX && (own = checkbit_piece_set_get_own (n)) != NULL; n++)
    choices.pieces[n] = CHOICE (own->name, g_dpgettext2 (NULL, "piece set", own->title));
  choices.pieces[n] = CHOICE ("folder", C_ ("piece set", "From a folder"));
}

static void
fill_choices (void)
{
  const CheckbitBoardColors *colors;

  choices.animation[0] = CHOICE ("off", C_ ("animation", "Off"));
  choices.animation[1] = CHOICE ("fast", C_ ("animation", "Fast"));
  choices.animation[2] = CHOICE ("normal", C_ ("animation", "Normal"));
  choices.animation[3] = CHOICE ("slow", C_ ("animation", "Slow"));
  choices.moves[0] = CHOICE ("both", C_ ("moving pieces", "Drag or click"));
  choices.moves[1] = CHOICE ("drag", C_ ("moving pieces", "Drag only"));
  choices.moves[2] = CHOICE ("click", C_ ("moving pieces", "Click only"));
  choices.spoken[0] = CHOICE ("full", C_ ("spoken moves", "Whole sentences"));
  choices.spoken[1] = CHOICE ("brief", C_ ("spoken moves", "A few words"));
  fill_notations ();
  fill_pieces ();
  for (guint i = 0; i < N_COLORS_MAX && (colors = checkbit_board_colors_get (i)) != NULL; i++)
    choices.colors[i] = CHOICE (colors->name, g_dpgettext2 (NULL, "board colors", colors->title));
}

/* The pieces of a set on the board with its current colors. */
static GtkWidget *
create_pieces_picture (const char *value)
{
  g_autoptr (CheckbitPieceSet) set = NULL;

  if (g_str_equal (value, "folder"))
    return g_object_new (GTK_TYPE_IMAGE, "icon-name", "folder-symbolic", "pixel-size",
                         FOLDER_ICON_SIZE, "height-request", CHECKBIT_BOARD_SAMPLE_SIZE, NULL);
  set = g_object_new (CHECKBIT_TYPE_PIECE_SET, NULL);
  checkbit_piece_set_use (set, value);
  return checkbit_board_sample_new (NULL, set);
}

/* The current pieces on a board with other colors. */
static GtkWidget *
create_board_picture (const char *value)
{
  const CheckbitBoardColors *colors = NULL;

  for (guint i = 0; (colors = checkbit_board_colors_get (i)) != NULL; i++)
    if (g_str_equal (colors->name, value))
      break;
  return checkbit_board_sample_new (colors, checkbit_piece_set_get_default ());
}

static void
add_appearance (CheckbitPreferences *self)
{
  GSettings *settings = self->settings;

  self->pieces_row = checkbit_preference_pictures_new (settings, "piece-set", _ ("Pieces"),
                                                       choices.pieces, create_pieces_picture);
  adw_preferences_group_add (self->looks, self->pieces_row);
  self->folder_row = create_folder_row (self);
  adw_preferences_group_add (self->looks, self->folder_row);
  adw_preferences_group_add (
      self->looks, checkbit_preference_pictures_new (settings, "board-colors", _ ("Board"),
                                                     choices.colors, create_board_picture));
  adw_preferences_group_add (self->looks,
                             checkbit_preference_switch_new (settings, "coordinates",
                                                             C_ ("beside the board", "Coordinates"),
                                                             _ ("Files and ranks at the edges")));
  adw_preferences_group_add (self->looks, checkbit_preference_choice_new (
                                              settings, "animation", C_ ("of moves", "Animation"),
                                              NULL, choices.animation));
}

static void
add_moving (CheckbitPreferences *self)
{
  GSettings *settings = self->settings;

  adw_preferences_group_add (
      self->moving, checkbit_preference_choice_new (settings, "move-input", _ ("Moving pieces"),
                                                    _ ("With a mouse or a finger"), choices.moves));
  adw_preferences_group_add (self->moving, checkbit_preference_switch_new (
                                               settings, "auto-queen", _ ("Promote to a queen"),
                                               _ ("Without asking; hold Ctrl to choose")));
  adw_preferences_group_add (
      self->moving, checkbit_preference_switch_new (settings, "confirm-moves", _ ("Confirm moves"),
                                                    _ ("Ask before playing each move")));
  adw_preferences_group_add (
      self->moving,
      checkbit_preference_switch_new (settings, "premove",
                                      C_ ("moves entered while the opponent thinks", "Premoves"),
                                      _ ("Move while the engine thinks")));
}

static void
add_speech (CheckbitPreferences *self)
{
  GSettings *settings = self->settings;

  adw_preferences_group_add (
      self->speech, checkbit_preference_choice_new (settings, "spoken-moves", _ ("Spoken moves"),
                                                    NULL, choices.spoken));
  adw_preferences_group_add (
      self->speech,
      checkbit_preference_switch_new (settings, "speak-own-moves", _ ("Moves of your own"),
                                      _ ("Otherwise only those of an engine")));
  adw_preferences_group_add (
      self->speech,
      checkbit_preference_switch_new (settings, "speak-clocks", C_ ("preference", "Clocks"),
                                      _ ("With a minute and with ten seconds left")));
  adw_preferences_group_add (
      self->speech,
      checkbit_preference_switch_new (settings, "speaking-board",
                                      _ ("Letters ask about the board"),
                                      _ ("Instead of typing moves; H tells which")));
}

/* Button options of engines that are playing in a window. */
static void
press_cb (CheckbitPreferences *self, CheckbitEngineEntry *entry, const char *option)
{
  guint n = checkbit_window_press_engines (entry, option);
  g_autofree char *text
      = g_strdup_printf (ngettext ("Pressed in %u game", "Pressed in %u games", n), n);

  toast (self, n > 0 ? text : _ ("This engine is not playing now."));
}

/* When engines accept draws and resign. */
static void
add_draw_and_resign_rows (CheckbitPreferences *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, _ ("While Playing"));
  adw_preferences_group_add (
      group, checkbit_preference_switch_new (self->settings, "engine-draws", _ ("Accept draws"),
                                             _ ("After move 30, when level for 8 moves")));
  adw_preferences_group_add (
      group, checkbit_preference_switch_new (self->settings, "engine-resigns",
                                             C_ ("engines, in the preferences", "Resign"),
                                             _ ("When losing by 9 pawns for 4 moves")));
  adw_preferences_page_add (self->engines, group);
}

static void
add_engines (CheckbitPreferences *self)
{
  CheckbitEngineList *list = checkbit_engine_list_get_default ();
  GtkWidget *group = checkbit_engine_group_new (list);
  GtkWidget *usual = adw_preferences_group_new ();
  GtkWidget *row = checkbit_engine_row_new (list, self->settings, "analysis-engine");

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (usual), row);
  /* The accessible name of a list in a group without a title would be its class. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
  adw_preferences_page_add (self->engines, ADW_PREFERENCES_GROUP (usual));
  g_signal_connect_object (group, "note", G_CALLBACK (toast), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "press", G_CALLBACK (press_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_page_add (self->engines, ADW_PREFERENCES_GROUP (group));
  add_draw_and_resign_rows (self);
}

static void
add_rows (CheckbitPreferences *self)
{
  add_engines (self);
  add_appearance (self);
  add_moving (self);
  add_speech (self);
  adw_preferences_group_add (self->list, checkbit_preference_choice_new (self->settings, "notation",
                                                                         _ ("Pieces in moves"),
                                                                         NULL, choices.notation));
  adw_preferences_group_add (
      self->sound,
      checkbit_preference_switch_new (
          self->settings, "sounds", C_ ("preference", "Sounds"),
          _ ("Moves, captures, checks, the end, low time; Ctrl+M turns them off and on")));
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_preferences_dispose (GObject *object)
{
  CheckbitPreferences *self = CHECKBIT_PREFERENCES (object);

  fall_back (self);
  stop_reading (self);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (checkbit_preferences_parent_class)->dispose (object);
}

static void
checkbit_preferences_finalize (GObject *object)
{
  CheckbitPreferences *self = CHECKBIT_PREFERENCES (object);

  g_clear_object (&self->settings);
  g_free (self->own_pieces);
  G_OBJECT_CLASS (checkbit_preferences_parent_class)->finalize (object);
}

static void
checkbit_preferences_class_init (CheckbitPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = checkbit_preferences_dispose;
  object_class->finalize = checkbit_preferences_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitPreferences, looks);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPreferences, list);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPreferences, moving);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPreferences, sound);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPreferences, speech);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPreferences, engines);
}

static void
checkbit_preferences_init (CheckbitPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->toasts = checkbit_toast_guard_add_below (GTK_WIDGET (self));
  fill_choices ();
}

GtkWidget *
checkbit_preferences_new (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  CheckbitPreferences *self = g_object_new (CHECKBIT_TYPE_PREFERENCES, NULL);
  self->settings = g_object_ref (settings);
  remember_own_pieces (self);
  /* Before the rows, so that it hears of a choice before they do. */
  g_signal_connect_object (settings, "changed::piece-set", G_CALLBACK (pieces_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  add_rows (self);
  g_signal_connect_object (settings, "changed::piece-folder", G_CALLBACK (update_folder_row), self,
                           G_CONNECT_SWAPPED);
  update_folder_row (self);
  checkbit_plain_name_buttons (GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
