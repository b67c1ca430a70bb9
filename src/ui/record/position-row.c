/* A row of the list of positions: number, name and FEN, or for an invalid line the reason.
 *
 * CSS nodes: position-row > (label, box > (label, label.fen.monospace, box.error)).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/position-row.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/text/shown-text.h"

struct _CheckbitPositionRow
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *number;
  GtkWidget *texts;
  GtkWidget *name;
  GtkWidget *fen;
  GtkWidget *refusal;
  GtkWidget *reason;
};

G_DEFINE_FINAL_TYPE (CheckbitPositionRow, checkbit_position_row, GTK_TYPE_WIDGET)

static gboolean
is_refused (const CheckbitPositionLine *line)
{
  return line->error.kind != CHESS_FEN_OK;
}

/* The FEN of a position; the raw text of an invalid line. (transfer full) */
static char *
dup_fen (const CheckbitPositionLine *line)
{
  char fen[CHESS_FEN_SIZE];

  if (is_refused (line))
    return checkbit_shown_line (line->text, CHECKBIT_SHOWN_SENTENCE);

  chess_fen_write (&line->position, fen);

  return g_strdup (fen);
}

char *
checkbit_position_row_dup_name (const CheckbitPositionLine *line, guint number)
{
  g_autofree char *fen = dup_fen (line);
  g_autofree char *label = checkbit_shown_line (line->label, CHECKBIT_SHOWN_NAME);
  g_autofree char *reason = NULL;

  if (!is_refused (line))
    /* Translators: a row of a list for a screen reader: its number, then a name or a FEN */
    return g_strdup_printf (_("%u. %s"), number, line->label != NULL ? label : fen);

  reason = checkbit_message_fen_error (&line->error);

  /* Translators: a row of a list for a screen reader: its number, then why it holds no position */
  return g_strdup_printf (_("%u. Cannot be read: %s"), number, reason);
}

/* The tooltip with the whole text, if it is cut. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;

  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

void
checkbit_position_row_set_line (CheckbitPositionRow *self,
                                const CheckbitPositionLine *line,
                                guint number)
{
  g_autofree char *number_text = g_strdup_printf ("%u", number);
  g_autofree char *label = NULL;
  g_autofree char *fen = NULL;
  g_autofree char *reason = NULL;

  g_return_if_fail (CHECKBIT_IS_POSITION_ROW (self));
  g_return_if_fail (line != NULL);

  fen = dup_fen (line);
  gtk_label_set_text (GTK_LABEL (self->number), number_text);
  label = checkbit_shown_line (line->label, CHECKBIT_SHOWN_NAME);
  gtk_label_set_text (GTK_LABEL (self->name), label);
  gtk_label_set_text (GTK_LABEL (self->fen), fen);
  gtk_widget_set_visible (self->name, line->label != NULL);

  if (is_refused (line))
    {
      reason = checkbit_message_fen_error (&line->error);
      gtk_label_set_text (GTK_LABEL (self->reason), reason);
      gtk_widget_add_css_class (self->fen, "dim-label");
    }
  else
    {
      gtk_widget_remove_css_class (self->fen, "dim-label");
    }
  gtk_widget_set_visible (self->refusal, reason != NULL);
}

static void
checkbit_position_row_dispose (GObject *object)
{
  CheckbitPositionRow *self = CHECKBIT_POSITION_ROW (object);

  g_clear_pointer (&self->number, gtk_widget_unparent);
  g_clear_pointer (&self->texts, gtk_widget_unparent);

  G_OBJECT_CLASS (checkbit_position_row_parent_class)->dispose (object);
}

static void
checkbit_position_row_class_init (CheckbitPositionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_position_row_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/checkbit/Checkbit/position-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionRow, number);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionRow, texts);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionRow, name);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionRow, fen);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionRow, refusal);
  gtk_widget_class_bind_template_child (widget_class, CheckbitPositionRow, reason);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_set_css_name (widget_class, "position-row");
}

static void
checkbit_position_row_init (CheckbitPositionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
checkbit_position_row_new (void)
{
  return g_object_new (CHECKBIT_TYPE_POSITION_ROW, NULL);
}
