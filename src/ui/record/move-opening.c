/* The name of the opening above the list of moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-opening.h"

#include <glib/gi18n-lib.h>

#include "game/tree/openings.h"
#include "ui/base/tooltip.h"

#define OPENING_PLIES 80 /* later positions are not looked up: the opening is over */

/* The last position with a name on the path to a node. */
static const CheckbitOpening *
find_opening (CheckbitNode *node)
{
  while (checkbit_node_get_ply (node) > OPENING_PLIES)
    node = checkbit_node_get_parent (node);

  return checkbit_opening_of_node (node);
}

/* At the start of a game, shows the opening that its main line reaches. */
static const CheckbitOpening *
find_game_opening (CheckbitNode *start)
{
  CheckbitNode *node = start;

  while (checkbit_node_get_n_children (node) > 0 && checkbit_node_get_ply (node) < OPENING_PLIES)
    node = checkbit_node_get_child (node, 0);

  return node != start ? find_opening (node) : NULL;
}

void
checkbit_move_opening_show (GtkLabel *label, CheckbitNode *node)
{
  const CheckbitOpening *opening = NULL;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  if (node != NULL && checkbit_node_get_parent (node) != NULL)
    opening = find_opening (node);
  else if (node != NULL)
    opening = find_game_opening (node);
  gtk_widget_set_visible (GTK_WIDGET (label), opening != NULL);
  if (opening == NULL)
    return;

  title = checkbit_opening_dup_local_name (opening);
  /* Translators: an opening’s code and name: “C42  Petrov Defense”. A language that is written from
   * right to left begins with a right-to-left mark, for the code to be at its right end. */
  text = g_strdup_printf (_ ("%s  %s"), opening->code, title);
  /* Translators: for a screen reader; %s is an opening such as “C42 Petrov Defense” */
  name = g_strdup_printf (_ ("Opening: %s"), text);
  gtk_label_set_text (label, text);
  checkbit_tooltip_set (GTK_WIDGET (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
