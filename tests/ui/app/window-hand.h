/* Simulates a pointer on the board of the real window, and moves made with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "window-fixture.h"

#include "ui/board/board-input.h"

static inline graphene_point_t
hand_center (Fixture *fixture, const char *name)
{
  graphene_point_t point;

  checkbit_board_geometry_get_center (&checkbit_board_get_scene (fixture->parts.board)->geometry,
                                      square (name), &point);
  return point;
}

static inline void
hand_drag (Fixture *fixture, const char *from, const char *to)
{
  graphene_point_t start = hand_center (fixture, from), end = hand_center (fixture, to);

  checkbit_board_input_press (fixture->parts.board_input, start.x, start.y, FALSE);
  checkbit_board_input_drag_to (fixture->parts.board_input, end.x, end.y);
  checkbit_board_input_release (fixture->parts.board_input, end.x, end.y, 0);
}

static inline void
hand_click (Fixture *fixture, const char *name)
{
  graphene_point_t point = hand_center (fixture, name);

  checkbit_board_input_press (fixture->parts.board_input, point.x, point.y, FALSE);
  checkbit_board_input_release (fixture->parts.board_input, point.x, point.y, 0);
}

static inline guint
hand_ply (Fixture *fixture)
{
  return checkbit_node_get_ply (checkbit_game_get_current (fixture->parts.game));
}

/* The row of a title below a widget; NULL for none. */
static inline GtkWidget *
find_row (GtkWidget *root, const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (root)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

/* A label whose text has a part in it, below a widget. */
static inline gboolean
says (GtkWidget *root, const char *part)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), part) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, part))
      return TRUE;
  return FALSE;
}
