/* Marks a mistake in an entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/fen-mark.h"

/* A stretch of text, in bytes. */
typedef struct
{
  guint start;
  guint end;
} Range;

static Range
get_range (const char *text, int column, int length)
{
  glong n = g_utf8_strlen (text, -1);
  Range range = { 0, 0 };

  if (column > 0 && column <= n)
    {
      glong end = MIN (column - 1 + MAX (length, 1), n);

      range.start = (guint) (g_utf8_offset_to_pointer (text, column - 1) - text);
      range.end = (guint) (g_utf8_offset_to_pointer (text, end) - text);
    }

  return range;
}

/* (transfer full) of attribute. */
static void
add_attribute (PangoAttrList *list, PangoAttribute *attribute, Range range)
{
  attribute->start_index = range.start;
  attribute->end_index = range.end;
  pango_attr_list_insert (list, attribute);
}

static PangoAttribute *
underline_color_new (const GdkRGBA *color)
{
  return pango_attr_underline_color_new ((guint16) (color->red * G_MAXUINT16),
                                         (guint16) (color->green * G_MAXUINT16),
                                         (guint16) (color->blue * G_MAXUINT16));
}

void
checkbit_fen_mark (GtkEntry *entry, int column, int length)
{
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (entry));
  Range range = get_range (gtk_editable_get_text (GTK_EDITABLE (entry)), column, length);
  GdkRGBA color;

  if (range.end > range.start)
    {
      add_attribute (list, pango_attr_underline_new (PANGO_UNDERLINE_ERROR), range);
      if (gtk_style_context_lookup_color (context, "error_color", &color))
        add_attribute (list, underline_color_new (&color), range);
    }

  gtk_entry_set_attributes (entry, list);
}

void
checkbit_fen_mark_select (GtkEntry *entry, int column, int length)
{
  GtkEditable *editable = GTK_EDITABLE (entry);

  gtk_entry_grab_focus_without_selecting (entry);
  if (column > 0)
    gtk_editable_select_region (editable, column - 1, column - 1 + MAX (length, 0));
  else
    gtk_editable_select_region (editable, 0, -1);
}
