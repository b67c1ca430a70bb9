/* The window in another language: every page and the dialogs are walked, and nothing that the
 * language has words for is there in English.
 *
 * The environment names the language (LANGUAGE), its catalogue (CHECKBIT_PO) and where the build
 * has the compiled ones (CHECKBIT_LOCALE_DIR). In the pseudo-locale of
 * tests/lib/with-pseudo-locale each message is in brackets and accented, so that plain letters
 * are words that no translation can reach.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "window-fixture.h"

#include <libintl.h>
#include <locale.h>

#include "game/engine/engine-find.h"
#include "ui/app/player-manual.h"
#include "ui/app/preferences.h"
#include "ui/app/shortcuts.h"
#include "ui/base/shared-menu.h"

static GHashTable *english; /* visible text => itself: texts whose translation differs */
static GHashTable
    *translated; /* the words for them; an English one may be among those of another */
static gboolean pseudo; /* in the pseudo-locale */
static guint n_texts, n_english;

/* --- The catalogue --------------------------------------------------------------------------- */

/* The visible text: without the mnemonic's underscore. (transfer full) */
static char *
dup_seen (const char *text)
{
  char *seen = g_strdup (text);
  char *mark = strchr (seen, '_');

  if (mark != NULL && strchr (mark + 1, '_') == NULL)
    memmove (mark, mark + 1, strlen (mark));
  return seen;
}

/* Appends the quoted text of a line of the catalogue. */
static void
append_quoted (GString *text, const char *line)
{
  const char *start = strchr (line, '"');
  g_autofree char *inner = g_strndup (start + 1, strlen (start) - 2);
  g_autofree char *plain = g_strcompress (inner);

  g_string_append (text, plain);
}

static void
take_entry (GString *id, GString *words)
{
  char *seen = dup_seen (id->str);

  g_hash_table_add (translated, dup_seen (words->str));
  if (id->len > 0 && words->len > 0 && !g_str_equal (id->str, words->str))
    g_hash_table_add (english, seen);
  else
    g_free (seen);
  g_string_truncate (id, 0);
  g_string_truncate (words, 0);
}

static void
read_catalogue (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GString *id = g_string_new (NULL), *words = g_string_new (NULL), *other = g_string_new (NULL);
  GString *current = other;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      if (**line == '\0')
        take_entry (id, words);
      else if (g_str_has_prefix (*line, "msgid \""))
        current = id;
      else if (g_str_has_prefix (*line, "msgstr \""))
        current = words;
      else if (g_str_has_prefix (*line, "msg"))
        current = other;
      if (**line == '"' || g_str_has_prefix (*line, "msg"))
        append_quoted (current, *line);
    }
  take_entry (id, words);
  g_string_free (id, TRUE);
  g_string_free (words, TRUE);
  g_string_free (other, TRUE);
}

/* --- What is seen ---------------------------------------------------------------------------- */

/* Texts that stay English, and the words of GTK's own catalogue. */
static const char kept[]
    = "^.*(uint64_t|\\[sq\\]|s & occupied).*$"   /* code in C */
      "|^[A-E][0-9][0-9]  .*$"                   /* an opening */
      "|\\b\\w*_\\w+"                            /* an identifier */
      "|\\b[A-Za-z]+(?=\\([a-h]?[1-8]?\\))"      /* a function of the set language */
      "|\\S*/\\S+"                               /* a file, a position */
      "|\\b(Checkbit|Chess960|FEN|Stockfish)\\b" /* names */
      "|^(Leela Chess Zero|Berserk|Komodo|Ethereal|RubiChess|"
      "Viridithas|Koivisto|Weiss|Xiphos|Laser|Texel|Demolito|"
      "Fairy-Stockfish|Fruit|Toga II|Glaurung|GNU Chess|Sunfish)$" /* engines that are found here */
      "|^(Java|JavaScript|Kotlin|Python|Rust|Swift)$"
      "|^\\w+ \\([A-Z]f3\\)$" /* letters of another language */
      "|^(Clear [Ee]ntry|Dismiss|Search( preferences)?…?|\\(None\\)|No Results Found|Try a different search\\.)$"
      "|(Alt|Ctrl|Shift)\\+\\w+";

static gboolean
is_untranslated (const char *text)
{
  return g_hash_table_contains (english, text) && !g_hash_table_contains (translated, text);
}

static void
add_engine_cb (const CheckbitKnownEngine *engine, const char *path, gpointer data)
{
  g_autofree char *name = g_regex_escape_string (engine->name, -1);

  g_string_append_printf (data, "|\\b%s\\b", name);
}

/* Texts that are not translated, and the names of engines installed on this machine. */
static GRegex *
make_kept_regex (void)
{
  g_autoptr (GString) pattern = g_string_new (kept);

  checkbit_engine_find (NULL, add_engine_cb, pattern);
  return g_regex_new (pattern->str, G_REGEX_OPTIMIZE, 0, NULL);
}

/* Three letters without an accent are a word, too, however it came there. */
static gboolean
is_plain (const char *text)
{
  static GRegex *away = NULL;
  g_autofree char *rest = NULL;

  if (away == NULL)
    away = make_kept_regex ();
  rest = g_regex_replace_literal (away, text, -1, 0, "", 0, NULL);

  return is_untranslated (rest)
         || g_regex_match_simple ("(?<!\\pL)[A-Za-z]{3,}(?!\\pL)", rest, 0, 0);
}

static void
check_text (const char *where, const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  n_texts++;
  if (pseudo ? !is_plain (text) : !is_untranslated (text))
    return;
  n_english++;
  g_test_message ("%s: in English: %s", where, text);
}

/* Libadwaita's own words, which its catalogue has or lacks. */
static gboolean
has_its_own_words (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW);

  if (gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_WINDOW) != NULL
      && gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL)
    return TRUE;
  return row != NULL
         && gtk_widget_get_template_child (row, ADW_TYPE_ENTRY_ROW, "apply_button")
                == G_OBJECT (widget);
}

/* The entry with which a list of choices or the preferences are searched is theirs, with its
 * words. */
static gboolean
is_their_search (GtkWidget *widget)
{
  static GType (*const types[]) (void)
      = { adw_combo_row_get_type, gtk_drop_down_get_type, adw_preferences_window_get_type };

  for (guint i = 0; GTK_IS_SEARCH_ENTRY (widget) && i < G_N_ELEMENTS (types); i++)
    if (gtk_widget_get_ancestor (widget, types[i]()) != NULL)
      return TRUE;
  return FALSE;
}

static void
check_widget (const char *where, GtkWidget *widget)
{
  if (is_their_search (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_text (where, gtk_label_get_text (GTK_LABEL (widget)));
  if (!has_its_own_words (widget))
    check_text (where, gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (where, child);
}

static void
check_menu (GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
      g_autofree char *label = NULL, *seen = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        check_text ("menu", seen = dup_seen (label));
      for (guint k = 0; k < G_N_ELEMENTS (links); k++)
        {
          g_autoptr (GMenuModel) inner = g_menu_model_get_item_link (menu, i, links[k]);

          if (inner != NULL)
            check_menu (inner);
        }
    }
}

static void
check_windows (const char *where)
{
  GListModel *windows = gtk_window_get_toplevels ();

  ui_test_run (20);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      if (gtk_widget_get_mapped (window))
        ui_test_wait_for_frames (window);
      check_widget (where, window);
    }
}

static void
close_dialogs (Fixture *fixture)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next)
    if (item->data != fixture->window && gtk_window_get_transient_for (item->data) != NULL)
      ui_test_destroy (item->data);
}

/* --- The test -------------------------------------------------------------------------------- */

static void
check_pages (Fixture *fixture)
{
  AdwViewStack *stack = ui_test_find_type (GTK_WIDGET (fixture->window), ADW_TYPE_VIEW_STACK);
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      check_text ("tab", adw_view_stack_page_get_title (page));
      adw_view_stack_set_visible_child (stack, adw_view_stack_page_get_child (page));
      check_windows (adw_view_stack_page_get_name (page));
    }
}

static void
check_preferences (Fixture *fixture)
{
  GtkWindow *window = GTK_WINDOW (checkbit_preferences_new (fixture->settings));

  gtk_window_set_transient_for (window, GTK_WINDOW (fixture->window));
  ui_test_show (window);
  check_windows ("preferences");
  close_dialogs (fixture);
}

/* The chapters for players: those on the inspector are shown on its pages, and contain
 * identifiers. */
static void
check_manual (Fixture *fixture)
{
  GtkWidget *manual = checkbit_manual_new (GTK_WINDOW (fixture->window));
  g_autoptr (GtkSelectionModel) pages = NULL;

  checkbit_player_manual_add (CHECKBIT_MANUAL (manual));
  ui_test_show (GTK_WINDOW (manual));
  pages = gtk_stack_get_pages (GTK_STACK (ui_test_find_type (manual, GTK_TYPE_STACK)));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      gtk_selection_model_select_item (pages, i, TRUE);
      check_windows ("manual");
    }
  close_dialogs (fixture);
}

/* The keys in the window of shortcuts have GTK's own words. */
static void
check_titles (GtkWidget *widget)
{
  g_autofree char *title = NULL;

  if (ADW_IS_PREFERENCES_GROUP (widget) || ADW_IS_PREFERENCES_ROW (widget))
    {
      g_object_get (widget, "title", &title, NULL);
      check_text ("shortcuts", title);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_titles (child);
}

static void
check_shortcuts (void)
{
  GtkWindow *window = checkbit_shortcuts_new ();

  check_titles (GTK_WIDGET (window));
  gtk_window_destroy (window);
}

/* A match, and how it ends. */
static void
check_match (Fixture *fixture)
{
  g_autoptr (CheckbitMatchPlan) plan = checkbit_match_plan_new (NULL);

  plan->sides[CHESS_WHITE].control = plan->sides[CHESS_BLACK].control
      = (CheckbitTimeControl){ .n_stages = 1, .stages = { { .time_ms = 5400000 } } };
  g_assert_true (checkbit_controller_start_match (fixture->parts.controller, plan, NULL));
  moves (fixture, "e2e4 e7e5");
  check_windows ("match");
  act (fixture, "resign");
  check_windows ("result");
}

static void
test_walk (Fixture *fixture, gconstpointer data)
{
  static const char *const dialogs[] = { "new-match", "details", "export", "review" };

  ui_test_show (GTK_WINDOW (fixture->window));
  ui_test_wait_for (checkbit_inspector_dock_get_inspector (fixture->parts.dock) != NULL);
  check_pages (fixture);
  check_menu (checkbit_shared_menu_get ("main-menu.ui", "primary_menu"));
  moves (fixture, "e2e4 e7e5");
  check_windows ("moves");
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      act (fixture, dialogs[i]);
      check_windows (dialogs[i]);
      close_dialogs (fixture);
    }
  act (fixture, "set-up");
  check_windows ("set-up");
  act (fixture, "set-up");
  check_preferences (fixture);
  check_manual (fixture);
  check_shortcuts ();
  check_match (fixture);
  g_test_message ("%u texts, %u in English of %u that have other words", n_texts, n_english,
                  g_hash_table_size (english));
  g_assert_cmpuint (n_texts, >, 500);
  g_assert_cmpuint (n_english, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_autofree char *locales = g_strdup (g_getenv ("CHECKBIT_LOCALE_DIR"));

  g_assert_nonnull (bindtextdomain ("checkbit", locales));
  bind_textdomain_codeset ("checkbit", "UTF-8");
  textdomain ("checkbit");
  setlocale (LC_ALL, "");
  if (g_str_equal (gettext ("Main Menu"), "Main Menu"))
    {
      g_printerr ("no locale in which texts are translated: skipped\n");
      return 77;
    }
  english = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  translated = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  read_catalogue (g_getenv ("CHECKBIT_PO"));
  pseudo = g_str_equal (g_getenv ("LANGUAGE"), "en_XA");
  ui_test_init (&argc, &argv);
  ADD ("languages/walk", test_walk, NULL);
  return g_test_run ();
}
