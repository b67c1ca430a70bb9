/* Finds the engines installed on this machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/engine-find.h"

/* Programs that speak UCI, the strongest and best known first. */
static const CheckbitKnownEngine known[] = {
  { "stockfish", "Stockfish", { NULL }, { NULL } },
  { "lc0", "Leela Chess Zero", { NULL }, { NULL } },
  { "berserk", "Berserk", { NULL }, { NULL } },
  { "komodo", "Komodo", { NULL }, { NULL } },
  /* In Debian the short name belongs to network tools. */
  { "ethereal", "Ethereal", { "ethereal-chess" }, { NULL } },
  { "rubichess", "RubiChess", { NULL }, { NULL } },
  { "viridithas", "Viridithas", { NULL }, { NULL } },
  { "koivisto", "Koivisto", { NULL }, { NULL } },
  { "weiss", "Weiss", { NULL }, { NULL } },
  { "xiphos", "Xiphos", { NULL }, { NULL } },
  { "laser", "Laser", { NULL }, { NULL } },
  { "texel", "Texel", { NULL }, { NULL } },
  { "demolito", "Demolito", { NULL }, { NULL } },
  { "fairy-stockfish", "Fairy-Stockfish", { "fairystockfish" }, { NULL } },
  { "fruit", "Fruit", { NULL }, { NULL } },
  { "toga2", "Toga II", { NULL }, { NULL } },
  { "glaurung", "Glaurung", { NULL }, { NULL } },
  /* Without this option it speaks the older protocol. */
  { "gnuchess", "GNU Chess", { NULL }, { "--uci" } },
  { "sunfish", "Sunfish", { NULL }, { NULL } },
};

/* Folders of programs that may be missing from PATH: Debian keeps games separately. */
static const char *const usual[] = { "/usr/games",
                                     "/usr/local/games",
                                     "/usr/local/bin",
                                     "/usr/bin",
                                     "/opt/homebrew/bin",
                                     "/snap/bin",
                                     "/var/lib/flatpak/exports/bin",
                                     NULL };

static char **
list_folders (void)
{
  g_autoptr (GStrvBuilder) folders = g_strv_builder_new ();
  g_auto (GStrv) path = g_strsplit (g_getenv ("PATH") != NULL ? g_getenv ("PATH") : "",
                                    G_SEARCHPATH_SEPARATOR_S, -1);
  g_autofree char *own = g_build_filename (g_get_home_dir (), ".local", "bin", NULL);

  for (guint i = 0; path[i] != NULL; i++)
    {
      /* A relative entry of PATH would depend on where Checkbit was started. */
      if (g_path_is_absolute (path[i]))
        g_strv_builder_add (folders, path[i]);
    }
  g_strv_builder_add (folders, own);
  g_strv_builder_addv (folders, (const char **) usual);

  return g_strv_builder_end (folders);
}

/* The first of the folders with a program of this name. (transfer full) */
static char *
find_command (const char *const *folders, const char *command)
{
  for (guint i = 0; folders[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folders[i], command, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_EXECUTABLE) && !g_file_test (path, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&path);
    }

  return NULL;
}

/* The path of an engine, under any of its names; NULL if it is not found. (transfer full) */
static char *
find_program (const char *const *folders, const CheckbitKnownEngine *engine)
{
  char *path = find_command (folders, engine->command);

  for (guint i = 0; path == NULL && engine->also[i] != NULL; i++)
    path = find_command (folders, engine->also[i]);

  return path;
}

void
checkbit_engine_find (const char *const *folders, CheckbitEngineFoundFunc func, gpointer data)
{
  g_auto (GStrv) own = NULL;

  if (folders == NULL)
    {
      own = list_folders ();
      folders = (const char *const *) own;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autofree char *path = find_program (folders, &known[i]);

      if (path != NULL)
        func (&known[i], path, data);
    }
}
