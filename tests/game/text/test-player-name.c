/* Names of players in fewer words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/player-name.h"

static const struct
{
  const char *name;
  guint most;
  const char *family;
} cases[] = {
  { "Anand, Viswanathan", 120, "Anand" }, { "Anand, Viswanathan", 4, "Anan…" },
  { "Magnus Carlsen", 120, "Magnus Carlsen" }, { ", nobody", 120, ", nobody" },
  { "Łukasz,", 120, "Łukasz" }, { "", 120, "" },
};

static void
test_family (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *family = checkbit_player_name_dup_family (cases[i].name, cases[i].most);

      g_assert_cmpstr (family, ==, cases[i].family);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/player-name/family", test_family);
  return g_test_run ();
}
