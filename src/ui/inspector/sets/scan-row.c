/* One line of the program that scans a set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/scan-row.h"

#include "game/text/messages.h"
#include "ui/base/left-to-right.h"

struct _CheckbitScanRow
{
  GtkWidget parent_instance;

  GtkWidget *code;
  GtkWidget *value;
  GtkWidget *bits;
  GtkWidget *sentence;

  CheckbitScanLine line; /* the displayed line */
};

G_DEFINE_FINAL_TYPE (CheckbitScanRow, checkbit_scan_row, GTK_TYPE_WIDGET)

/* --- Bits ----------------------------------------------------------------------------------- */

typedef enum
{
  LOOK_CLEAR,
  LOOK_SET,
  LOOK_MARKED_CLEAR,
  LOOK_MARKED_SET,
  LOOK_SPACE,
} Look;

/* A color of the theme as Pango's markup writes it. */
static void
get_color (GtkWidget *widget, const char *name, char color[static 8])
{
  GdkRGBA rgba = { 0.5f, 0.5f, 0.5f, 1 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &rgba);
  g_snprintf (color, 8, "#%02x%02x%02x", (guint) (rgba.red * 255), (guint) (rgba.green * 255),
              (guint) (rgba.blue * 255));
}

static void
open_run (GString *markup, Look look, const char *ground, const char *ink)
{
  if (look == LOOK_CLEAR)
    g_string_append (markup, "<span alpha=\"55%\">");
  else if (look == LOOK_SET)
    g_string_append (markup, "<span weight=\"bold\">");
  else
    g_string_append_printf (
        markup, "<span weight=\"%s\" underline=\"single\" background=\"%s\" foreground=\"%s\">",
        look == LOOK_MARKED_SET ? "bold" : "normal", ground, ink);
}

static Look
get_look (char digit, gboolean marked)
{
  if (digit != '0' && digit != '1')
    return LOOK_SPACE;
  if (marked)
    return digit == '1' ? LOOK_MARKED_SET : LOOK_MARKED_CLEAR;
  return digit == '1' ? LOOK_SET : LOOK_CLEAR;
}

/* The binary digits with the marked ones emphasized; neighbors with the same look share a span.
 * (transfer full) */
static char *
write_markup (CheckbitScanRow *self)
{
  g_autofree char *digits = checkbit_scan_write_binary (self->line.value);
  GString *markup = g_string_new (CHECKBIT_LRM);
  Look last = LOOK_SPACE;
  int bit = 63;
  char ground[8], ink[8];

  get_color (GTK_WIDGET (self), "accent_bg_color", ground);
  get_color (GTK_WIDGET (self), "accent_fg_color", ink);
  for (const char *at = digits; *at != '\0'; at++)
    {
      gboolean is_digit = *at == '0' || *at == '1';
      Look look = get_look (*at, is_digit && (self->line.marked >> bit & 1));

      if (look != last && last != LOOK_SPACE)
        g_string_append (markup, "</span>");
      if (look != last && look != LOOK_SPACE)
        open_run (markup, look, ground, ink);
      g_string_append_c (markup, *at);
      if (*at == '\n')
        g_string_append (markup, CHECKBIT_LRM);
      last = look;
      bit -= is_digit ? 1 : 0;
    }
  if (last != LOOK_SPACE)
    g_string_append (markup, "</span>");
  return g_string_free (markup, FALSE);
}

static void
show_bits (CheckbitScanRow *self)
{
  g_autofree char *markup = NULL;

  gtk_widget_set_visible (self->bits, self->line.kind == CHECKBIT_SCAN_LINE_WORD);
  if (self->line.kind != CHECKBIT_SCAN_LINE_WORD)
    return;
  markup = write_markup (self);
  gtk_label_set_markup (GTK_LABEL (self->bits), markup);
}

static void
checkbit_scan_row_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  CheckbitScanRow *self = CHECKBIT_SCAN_ROW (widget);

  GTK_WIDGET_CLASS (checkbit_scan_row_parent_class)->css_changed (widget, change);
  if (self->line.code != NULL)
    show_bits (self);
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_scan_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_scan_row_parent_class)->dispose (object);
}

static void
checkbit_scan_row_class_init (CheckbitScanRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_scan_row_dispose;
  widget_class->css_changed = checkbit_scan_row_css_changed;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scan-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
label_new (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
checkbit_scan_row_init (CheckbitScanRow *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (
      GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  self->code = label_new ("code");
  gtk_widget_set_hexpand (self->code, TRUE);
  self->value = label_new ("code");
  gtk_label_set_selectable (GTK_LABEL (self->value), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->value), FALSE);
  gtk_widget_set_valign (self->value, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->value, "value");
  self->bits = label_new ("bits");
  self->sentence = label_new ("dim-label");
  gtk_widget_add_css_class (self->sentence, "caption");

  gtk_box_append (GTK_BOX (line), self->code);
  gtk_box_append (GTK_BOX (line), self->value);
  gtk_widget_set_parent (line, GTK_WIDGET (self));
  gtk_widget_set_parent (self->bits, GTK_WIDGET (self));
  gtk_widget_set_parent (self->sentence, GTK_WIDGET (self));
}

GtkWidget *
checkbit_scan_row_new (void)
{
  return g_object_new (CHECKBIT_TYPE_SCAN_ROW, NULL);
}

/* (transfer full) */
static char *
write_value (const CheckbitScanLine *line, ChessLayout layout)
{
  switch (line->kind)
    {
    case CHECKBIT_SCAN_LINE_WORD:
      return g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", line->value);
    case CHECKBIT_SCAN_LINE_NUMBER:
      return g_strdup_printf ("%u", (guint) line->value);
    case CHECKBIT_SCAN_LINE_SQUARE:
      return g_strdup_printf (
          "%u (%s)", (guint) line->value,
          checkbit_square_name (chess_layout_square (layout, (guint) line->value)));
    case CHECKBIT_SCAN_LINE_END:
    default:
      return g_strdup ("0");
    }
}

void
checkbit_scan_row_show (CheckbitScanRow *self, const CheckbitScanLine *line, ChessLayout layout)
{
  g_autofree char *value = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (CHECKBIT_IS_SCAN_ROW (self));
  g_return_if_fail (line != NULL && line->code != NULL);

  self->line = *line;
  value = write_value (line, layout);
  name = g_strdup_printf ("%s %s", line->code, value);
  gtk_label_set_label (GTK_LABEL (self->code), line->code);
  gtk_label_set_label (GTK_LABEL (self->value), value);
  gtk_label_set_label (GTK_LABEL (self->sentence), line->sentence != NULL ? line->sentence : "");
  gtk_widget_set_visible (self->sentence, line->sentence != NULL);
  show_bits (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
