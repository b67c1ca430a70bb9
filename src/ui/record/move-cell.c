/* A move in the move list.
 *
 * # CSS nodes
 *
 * button.flat[.current][.text]   text: part of running text
 * ╰── box
 *     ├── label         the move with its signs
 *     ╰── squeezer      where there is something beside it: as much as there is room for
 *         ├── label.aside
 *         ╰── label.aside
 *
 * # Accessibility
 *
 * A button named "12. Nf3, white", with ", variation" after it away from the main line and the
 * signs in words. Its description says the value and the time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/move-cell.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "game/base/clock.h"
#include "ui/base/accessible.h"
#include "ui/base/tooltip.h"
#include "ui/record/move-signs.h"

struct _CheckbitMoveCell
{
  GtkButton parent_instance;

  GtkWidget *box;
  GtkWidget *move;
  GtkWidget *squeezer; /* NULL until needed */
  GtkWidget *full;     /* value and time */
  GtkWidget *part;     /* only one of them */
  gboolean text;       /* in running text */
  gboolean first;      /* at the beginning of the running text */
  char *shown;         /* the parameters of the last call, to see whether anything has changed */
};

G_DEFINE_FINAL_TYPE (CheckbitMoveCell, checkbit_move_cell, GTK_TYPE_BUTTON)

/* --- Names ---------------------------------------------------------------------------------- */

static char *
dup_name (CheckbitNode *node, gboolean variation)
{
  g_autofree char *signs = checkbit_move_signs_describe (node);
  g_autofree char *name = checkbit_move_text_spoken (node, variation);

  return *signs == '\0' ? g_steal_pointer (&name) : g_strconcat (name, ", ", signs, NULL);
}

/* The remaining time, as on a clock; NULL if unknown or not wanted. */
static char *
dup_time (CheckbitNode *node, const CheckbitMoveStyle *style)
{
  gint64 clock = checkbit_node_get_clock_ms (node);

  return style->times && clock >= 0 ? checkbit_clock_format (clock * 1000) : NULL;
}

static char *
dup_score (CheckbitNode *node, const CheckbitMoveStyle *style)
{
  CheckbitScore score = checkbit_node_get_score (node, NULL);
  gboolean shown = style->scores && !style->secret && score.kind != CHECKBIT_SCORE_NONE;

  return shown ? checkbit_score_format (score) : NULL;
}

/* The description, in addition to the name: "Black to move; White is better by 0.35; 1:02:33 left".
 * (transfer full) */
static char *
dup_description (CheckbitNode *node, const CheckbitMoveStyle *style)
{
  CheckbitScore score = checkbit_node_get_score (node, NULL);
  gint64 clock = checkbit_node_get_clock_ms (node);
  GString *description = g_string_new (NULL);
  g_autofree char *status = checkbit_move_text_status (node);

  g_string_append (description, status);
  if (score.kind != CHECKBIT_SCORE_NONE && !style->secret)
    {
      g_autofree char *value = checkbit_score_describe (score);
      g_string_append_printf (description, "; %s", value);
    }
  if (clock >= 0)
    {
      g_autofree char *time = checkbit_clock_format (clock * 1000);
      g_string_append (description, "; ");
      /* Translators: the time on a player's clock after a move, such as 1:02:33 */
      g_string_append_printf (description, _ ("%s left"), time);
    }
  return g_string_free (description, FALSE);
}

static void
update_words (CheckbitMoveCell *self, CheckbitNode *node, const char *name, const char *description)
{
  g_autofree char *signs = checkbit_move_signs_describe (node);
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);

  checkbit_tooltip_set (GTK_WIDGET (self), *signs != '\0' ? signs : NULL);
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  checkbit_accessible_describe (GTK_WIDGET (self), description);
}

/* --- Value and time ------------------------------------------------------------------------- */

static GtkWidget *
add_aside (CheckbitMoveCell *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR); /* the sign of a score stays on the left */
  gtk_widget_add_css_class (label, "aside");
  gtk_widget_add_css_class (label, "numeric");
  adw_squeezer_add (ADW_SQUEEZER (self->squeezer), label);

  return label;
}

static void
need_squeezer (CheckbitMoveCell *self)
{
  if (self->squeezer != NULL)
    return;

  self->squeezer = adw_squeezer_new ();
  adw_squeezer_set_homogeneous (ADW_SQUEEZER (self->squeezer), FALSE);
  adw_squeezer_set_allow_none (ADW_SQUEEZER (self->squeezer), TRUE);
  adw_squeezer_set_xalign (ADW_SQUEEZER (self->squeezer), 1);
  gtk_widget_set_hexpand (self->squeezer, TRUE);
  self->full = add_aside (self);
  self->part = add_aside (self);
  gtk_box_append (GTK_BOX (self->box), self->squeezer);
}

static void
update_aside (CheckbitMoveCell *self, const char *score, const char *time)
{
  g_autofree char *both = NULL;

  if (score == NULL && time == NULL)
    {
      if (self->squeezer != NULL)
        gtk_widget_set_visible (self->squeezer, FALSE);
      return;
    }

  need_squeezer (self);
  if (score != NULL && time != NULL)
    both = g_strconcat (score, "  ", time, NULL);
  gtk_label_set_text (GTK_LABEL (self->part), score != NULL ? score : time);
  gtk_label_set_text (GTK_LABEL (self->full),
                      both != NULL ? both : gtk_label_get_text (GTK_LABEL (self->part)));
  gtk_widget_set_visible (self->squeezer, TRUE);
}

/* --- Showing -------------------------------------------------------------------------------- */

static void
set_usable (CheckbitMoveCell *self, gboolean usable)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self), usable);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, !usable, -1);
}

/* Whether anything differs from what is shown: cells are updated far more often than they
 * change. */
static gboolean
remember (CheckbitMoveCell *self,
          const char *text,
          const char *score,
          const char *time,
          const char *name,
          const char *description)
{
  char *shown
      = g_strdup_printf ("%s\n%s\n%s\n%s\n%s", text, score != NULL ? score : "",
                         time != NULL ? time : "", name, description);
  gboolean differs = g_strcmp0 (shown, self->shown) != 0;

  g_free (self->shown);
  self->shown = shown;
  return differs;
}

/* The number of a move in running text, with its dots and a thin space; "" for none. */
static char *
dup_number (CheckbitMoveCell *self, CheckbitNode *node)
{
  const ChessPosition *before = checkbit_node_get_position (checkbit_node_get_parent (node));
  gboolean white = chess_position_side (before) == CHESS_WHITE;

  if (!self->text || (!white && !self->first))
    return g_strdup ("");

  return g_strdup_printf ("%u%s\u2009", (guint) chess_position_fullmove (before),
                          white ? "." : "…");
}

void
checkbit_move_cell_set_first (CheckbitMoveCell *self, gboolean first)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_CELL (self));

  self->first = first;
}

void
checkbit_move_cell_set_node (CheckbitMoveCell *self,
                             CheckbitNode *node,
                             const CheckbitMoveStyle *style,
                             gboolean variation)
{
  g_autofree char *number = NULL;
  g_autofree char *move = NULL;
  g_autofree char *signs = NULL;
  g_autofree char *text = NULL;
  g_autofree char *score = NULL;
  g_autofree char *time = NULL;
  g_autofree char *name = NULL;
  g_autofree char *description = NULL;

  g_return_if_fail (CHECKBIT_IS_MOVE_CELL (self));
  g_return_if_fail (node != NULL && checkbit_node_get_parent (node) != NULL);

  number = dup_number (self, node);
  move = checkbit_move_text_write (checkbit_node_get_san (node), style->notation);
  signs = checkbit_move_signs_write (node);
  text = g_strconcat (number, move, signs, NULL);
  score = dup_score (node, style);
  time = dup_time (node, style);

  name = dup_name (node, variation);
  description = dup_description (node, style);
  if (!remember (self, text, score, time, name, description))
    return;

  gtk_label_set_text (GTK_LABEL (self->move), text);
  update_aside (self, score, time);
  update_words (self, node, name, description);
  set_usable (self, TRUE);
}

void
checkbit_move_cell_set_text (CheckbitMoveCell *self, const char *text, const char *name)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_CELL (self));
  g_return_if_fail (text != NULL);

  g_clear_pointer (&self->shown, g_free);
  gtk_label_set_text (GTK_LABEL (self->move), text);
  update_aside (self, NULL, NULL);
  checkbit_tooltip_set (GTK_WIDGET (self), NULL);
  /* GTK 4.18 still exposes hidden widgets to people who review the screen, so it must be named. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : "…", -1);
  checkbit_accessible_describe (GTK_WIDGET (self), "");
  set_usable (self, name != NULL);
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_move_cell_finalize (GObject *object)
{
  g_free (CHECKBIT_MOVE_CELL (object)->shown);

  G_OBJECT_CLASS (checkbit_move_cell_parent_class)->finalize (object);
}

static void
checkbit_move_cell_class_init (CheckbitMoveCellClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = checkbit_move_cell_finalize;
}

static void
checkbit_move_cell_init (CheckbitMoveCell *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->move = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->move), 0);
  gtk_label_set_width_chars (GTK_LABEL (self->move), 5);
  gtk_label_set_ellipsize (GTK_LABEL (self->move), PANGO_ELLIPSIZE_END);
  gtk_widget_set_direction (self->box, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->move, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (self->box), self->move);
  gtk_button_set_child (GTK_BUTTON (self), self->box);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
}

GtkWidget *
checkbit_move_cell_new_text (void)
{
  CheckbitMoveCell *self = g_object_new (CHECKBIT_TYPE_MOVE_CELL, NULL);

  self->text = TRUE;
  gtk_label_set_width_chars (GTK_LABEL (self->move), -1);
  gtk_label_set_ellipsize (GTK_LABEL (self->move), PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "text");

  return GTK_WIDGET (self);
}
