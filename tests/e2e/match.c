/* A match through the real window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "match.h"

#include <gio/gio.h>
#include <string.h>

#define START_BUTTON "push button:Start"

void
match_write_engine (const char *mode)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "checkbit", NULL);
  g_autofree char *path = g_build_filename (folder, "engines.ini", NULL);
  const char *const arguments[] = { mode, NULL };

  g_key_file_set_boolean (file, "engine added-1", "added", TRUE);
  g_key_file_set_string (file, "engine added-1", "name", mode);
  g_key_file_set_string (file, "engine added-1", "path", g_getenv ("FAKE_ENGINE"));
  g_key_file_set_string_list (file, "engine added-1", "arguments", arguments, 1);
  g_mkdir_with_parents (folder, 0700);
  g_key_file_save_to_file (file, path, &error);
  g_assert_no_error (error);
}

void
match_open_dialog (Driver *driver)
{
  driver_key (driver, "F2");
  driver_expect (driver, START_BUTTON);
}

void
match_choose (Driver *driver, const char *row, const char *keys)
{
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);

  driver_click (driver, row);
  driver_expect_popup (driver, TRUE);
  driver_settle (driver);
  for (guint i = 0; names[i] != NULL; i++)
    driver_key (driver, names[i]);
  driver_expect_popup (driver, FALSE);
}

void
match_set_strength (Driver *driver, const char *slider, const char *key)
{
  driver_click (driver, slider);
  driver_key (driver, key);
}

void
match_set_number (Driver *driver, const char *row, const char *number)
{
  driver_click (driver, row);
  driver_key (driver, "ctrl+a");
  driver_type (driver, number);
  driver_key (driver, "Tab");
}

void
match_start (Driver *driver)
{
  driver_click (driver, START_BUTTON);
  driver_expect_gone (driver, START_BUTTON);
}

void
match_choose_from_menu (Driver *driver, const char *item, const char *mnemonics)
{
  g_auto (GStrv) keys = g_strsplit (mnemonics, " ", -1);

  /* GTK 4.8 loses the next click of a pointer over which the menu opened and was closed by a
   * key. */
  driver_hover (driver, "e4*");
  driver_key (driver, "F10");
  driver_expect_popup (driver, TRUE);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      driver_settle (driver);
      if (keys[i + 1] == NULL)
        driver_expect (driver, item);
      driver_key (driver, keys[i]);
    }
}

void
match_move (Driver *driver, const char *from, const char *to)
{
  g_autofree char *source = g_strconcat (from, "*", NULL);
  g_autofree char *target = g_strconcat (to, "*", NULL);

  driver_settle (driver); /* widgets shown or hidden beside the board have moved it */
  driver_click (driver, source);
  driver_click (driver, target);
}

char *
match_wait_for_turn (Driver *driver, char side)
{
  const char mark[] = { ' ', side, ' ', '\0' };
  char *fen = driver_text (driver, "FEN");

  while (strstr (fen, mark) == NULL)
    driver_expect_text_change (driver, "FEN", &fen);
  return fen;
}

char *
match_wait_for_change (Driver *driver, const char *fen)
{
  char *now = driver_text (driver, "FEN");

  while (g_str_equal (now, fen))
    driver_expect_text_change (driver, "FEN", &now);
  return now;
}

char *
match_find_stockfish (void)
{
  char *path = g_find_program_in_path ("stockfish");

  if (path == NULL && g_file_test ("/usr/games/stockfish", G_FILE_TEST_IS_EXECUTABLE))
    path = g_strdup ("/usr/games/stockfish");
  return path;
}
