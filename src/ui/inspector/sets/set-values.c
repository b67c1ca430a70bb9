/* Facts about one set, in rows that can be copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/set-values.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/text/value-forms.h"
#include "ui/base/copy-button.h"
#include "ui/base/left-to-right.h"

typedef enum
{
  FACT_VALUE,
  FACT_COUNT,
  FACT_LOWEST,
  FACT_HIGHEST,
  FACT_MEMBERS,
  FACT_EXPRESSION,
  FACT_FORMULA,
  N_FACTS,
} Fact;

struct _CheckbitSetValues
{
  GtkWidget parent_instance;

  CheckbitWordForm *form; /* owned */
  ChessBitboard bits;

  GtkWidget *facts[N_FACTS];
  GtkWidget *expander;
  GPtrArray *forms; /* AdwActionRow, borrowed */
};

G_DEFINE_FINAL_TYPE (CheckbitSetValues, checkbit_set_values, GTK_TYPE_WIDGET)

static const struct
{
  const char *title, *copy; /* copy: the name of its button */
  gboolean code;
} facts[N_FACTS] = {
  /* Translators: the set as a number */
  [FACT_VALUE] = { N_ ("Value"), N_ ("Copy the value"), TRUE },
  [FACT_COUNT] = { N_ ("Squares in the set"), N_ ("Copy the number of squares"), FALSE },
  [FACT_LOWEST] = { N_ ("Lowest bit (LSB)"), N_ ("Copy the lowest square"), FALSE },
  [FACT_HIGHEST] = { N_ ("Highest bit (MSB)"), N_ ("Copy the highest square"), FALSE },
  /* Translators: the squares of a set */
  [FACT_MEMBERS] = { N_ ("Members"), N_ ("Copy the members"), TRUE },
  [FACT_EXPRESSION] = { N_ ("In the set language"), N_ ("Copy the expression"), TRUE },
  /* Translators: how a set is made from others */
  [FACT_FORMULA] = { N_ ("Formula"), N_ ("Copy the formula"), TRUE },
};

/* --- Rows ----------------------------------------------------------------------------------- */

static GtkWidget *
row_new (const char *title, const char *copy, gboolean code)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle-lines", 0,
                                 "title-lines", 1, "use-markup", FALSE, NULL);
  GtkWidget *button = checkbit_copy_button_new (copy);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_object_set_data (G_OBJECT (row), "copy", button);
  gtk_widget_add_css_class (row, "value");
  if (code)
    gtk_widget_add_css_class (row, "code");
  return row;
}

/* A text of programs for display: each of its lines runs from left to right. (transfer full) */
static char *
dup_ltr (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = g_strjoinv ("\n" CHECKBIT_LRM, lines);

  return g_strconcat (CHECKBIT_LRM, joined, NULL);
}

/* shown: the visible text; copied: what the button copies, NULL for none. */
static void
row_set (GtkWidget *row, const char *shown, const char *copied)
{
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), shown);
  checkbit_copy_button_set_text (g_object_get_data (G_OBJECT (row), "copy"), copied);
}

/* --- The facts ------------------------------------------------------------------------------ */

/* The square of a bit in the layout's word. */
static void
show_bit (CheckbitSetValues *self, Fact fact, guint64 word, guint bit)
{
  const char *name;
  g_autofree char *text = NULL;

  if (word == 0)
    {
      row_set (self->facts[fact], _ ("none: the set is empty"), NULL);
      return;
    }
  name = checkbit_square_name (
      chess_layout_square (checkbit_word_form_get_layout (self->form), bit));
  /* Translators: a square and the number of its bit: "e4 (bit 28)". */
  text = g_strdup_printf (_ ("%s (bit %u)"), name, bit);
  row_set (self->facts[fact], text, name);
}

static void
show_facts (CheckbitSetValues *self, ChessLayout layout)
{
  guint64 word = chess_layout_write (layout, self->bits);
  guint n = chess_bitboard_count (self->bits);
  g_autofree char *hex = checkbit_word_form_write_hex (self->form, self->bits);
  g_autofree char *value = checkbit_word_form_write (self->form, self->bits);
  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *told = g_strdup_printf (ngettext ("%u of 64", "%u of 64", n), n);
  g_autofree char *members = checkbit_value_list_squares (layout, self->bits);

  row_set (self->facts[FACT_VALUE], hex, value);
  row_set (self->facts[FACT_COUNT], told, count);
  show_bit (self, FACT_LOWEST, word, chess_bitboard_lsb (word));
  show_bit (self, FACT_HIGHEST, word, chess_bitboard_msb (word));
  row_set (self->facts[FACT_MEMBERS], n > 0 ? members : _ ("none: the set is empty"),
           n > 0 ? members : NULL);
}

static void
show_forms (CheckbitSetValues *self, ChessLayout layout)
{
  if (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self->expander)))
    return;
  for (guint i = 0; i < self->forms->len; i++)
    {
      g_autofree char *text = checkbit_value_form_write (i, layout, self->bits);
      g_autofree char *shown = dup_ltr (text);
      gboolean blank = *text == '\0';

      row_set (self->forms->pdata[i], blank ? _ ("none: the set is empty") : shown,
               blank ? NULL : text);
    }
}

static void
update (CheckbitSetValues *self)
{
  ChessLayout layout = checkbit_word_form_get_layout (self->form);

  show_facts (self, layout);
  show_forms (self, layout);
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_set_values_dispose (GObject *object)
{
  CheckbitSetValues *self = CHECKBIT_SET_VALUES (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  if (self->form != NULL)
    g_signal_handlers_disconnect_by_data (self->form, self);
  g_clear_object (&self->form);
  g_clear_pointer (&self->forms, g_ptr_array_unref);
  G_OBJECT_CLASS (checkbit_set_values_parent_class)->dispose (object);
}

static void
checkbit_set_values_class_init (CheckbitSetValuesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_set_values_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "set-values");
}

static void
checkbit_set_values_init (CheckbitSetValues *self)
{
  self->forms = g_ptr_array_new ();
}

static void
add_forms (CheckbitSetValues *self)
{
  self->expander = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", _ ("In all forms"), "subtitle",
                                 _ ("Numbers, ten languages, squares and an 8×8 board"), NULL);
  for (guint i = 0; i < checkbit_value_form_count (); i++)
    {
      const char *title = checkbit_value_form_get_title (i);
      /* Translators: %s is a form of writing a number: "Hexadecimal", "Rust". */
      g_autofree char *copy = g_strdup_printf (_ ("Copy: %s"), title);
      GtkWidget *row = row_new (title, copy, TRUE);

      g_ptr_array_add (self->forms, row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->expander), row);
    }
  g_signal_connect_swapped (self->expander, "notify::expanded", G_CALLBACK (update), self);
}

GtkWidget *
checkbit_set_values_new (CheckbitWordForm *form)
{
  g_return_val_if_fail (CHECKBIT_IS_WORD_FORM (form), NULL);

  CheckbitSetValues *self = g_object_new (CHECKBIT_TYPE_SET_VALUES, NULL);
  GtkWidget *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _ ("What It Is"), NULL);

  self->form = g_object_ref (form);
  for (guint i = 0; i < N_FACTS; i++)
    {
      self->facts[i] = row_new (_ (facts[i].title), _ (facts[i].copy), facts[i].code);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->facts[i]);
    }
  add_forms (self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->expander);
  gtk_widget_set_parent (group, GTK_WIDGET (self));
  g_signal_connect_swapped (form, "notify", G_CALLBACK (update), self);
  checkbit_set_values_set_formula (self, NULL, NULL);
  update (self);
  return GTK_WIDGET (self);
}

void
checkbit_set_values_set_bits (CheckbitSetValues *self, ChessBitboard bits)
{
  g_return_if_fail (CHECKBIT_IS_SET_VALUES (self));

  if (self->bits == bits)
    return;

  self->bits = bits;
  update (self);
}

static void
show_text (GtkWidget *row, const char *text)
{
  gtk_widget_set_visible (row, text != NULL);
  row_set (row, text != NULL ? text : "", text);
}

void
checkbit_set_values_set_formula (CheckbitSetValues *self,
                                 const char *expression,
                                 const char *formula)
{
  g_return_if_fail (CHECKBIT_IS_SET_VALUES (self));

  show_text (self->facts[FACT_EXPRESSION], expression);
  show_text (self->facts[FACT_FORMULA], formula);
}
