/* The menu of a move in the move list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-menu.h"

#include <glib/gi18n-lib.h>

#include "ui/record/move-signs.h"

static const guint8 move_signs[] = { 1, 2, 3, 4, 5, 6 };
static const guint8 position_signs[] = { 10, 13, 14, 15, 16, 17, 18, 19 };

/* "!?   Interesting move": a symbol and its meaning, capitalized. (transfer full) */
static char *
dup_sign_label (guint8 nag)
{
  const char *words = checkbit_move_sign_get_words (nag);
  const char *rest = g_utf8_next_char (words);
  g_autofree char *first = g_utf8_strup (words, rest - words);

  return g_strconcat (checkbit_move_sign_get_symbol (nag), "   ", first, rest, NULL);
}

static void
append_signs (GMenu *menu, const char *label, const char *action, const guint8 *nags, guint n)
{
  g_autoptr (GMenu) signs = g_menu_new ();

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = dup_sign_label (nags[i]);
      g_autoptr (GMenuItem) item = g_menu_item_new (text, NULL);

      g_menu_item_set_action_and_target (item, action, "i", (gint32) nags[i]);
      g_menu_append_item (signs, item);
    }
  g_menu_append_submenu (menu, label, G_MENU_MODEL (signs));
}

static void
append_notes (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenuItem) comment = g_menu_item_new (C_ ("on a move", "_Comment…"), "moves.comment");

  g_menu_item_set_attribute (comment, "accel", "s", "F7");
  g_menu_append_item (section, comment);
  g_menu_append (section, _ ("Comment _Before…"), "moves.comment-before");
  append_signs (section, _ ("_Annotate Move"), "moves.move-sign", move_signs,
                G_N_ELEMENTS (move_signs));
  append_signs (section, _ ("Assess _Position"), "moves.position-sign", position_signs,
                G_N_ELEMENTS (position_signs));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
append_lines (GMenu *menu, gboolean folded)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, _ ("P_romote Variation"), "moves.promote");
  g_menu_append (section, _ ("De_mote Variation"), "moves.demote");
  g_menu_append (section, _ ("Make Main _Line"), "moves.main-line");
  if (folded)
    g_menu_append (section, _ ("Un_fold Variation"), "moves.unfold");
  else
    g_menu_append (section, _ ("_Fold Variation"), "moves.fold");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static void
append_rest (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append (section, _ ("Copy Line up to _Here"), "moves.copy-line");
  g_menu_append (section, _ ("_Delete From Here"), "moves.delete-from");
  g_menu_append (section, _ ("Delete _Variation"), "moves.delete-variation");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

GMenuModel *
checkbit_move_menu_new (CheckbitNode *node)
{
  CheckbitNode *start = checkbit_node_get_variation_start (node);
  GMenu *menu = g_menu_new ();

  append_notes (menu);
  append_lines (menu, start != NULL && checkbit_node_get_folded (start));
  append_rest (menu);

  return G_MENU_MODEL (menu);
}
