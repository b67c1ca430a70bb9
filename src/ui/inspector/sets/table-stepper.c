/* A table of words from a program, entry by entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/table-stepper.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/messages.h"
#include "ui/base/accessible.h"
#include "ui/base/copy-button.h"
#include "ui/inspector/set-board.h"
#include "ui/inspector/sets/table-finding.h"

struct _CheckbitTableStepper
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *pages;
  GtkWidget *chooser;
  GtkWidget *explanation;
  GtkWidget *sections;
  GtkWidget *entry;
  GtkWidget *value;
  GtkWidget *copy_place;
  GtkWidget *slider;
  GtkAdjustment *index;
  AdwClamp *board_place;

  GtkWidget *board;
  GtkWidget *copy;
  GtkWidget *finding;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitWordForm *form;
  CheckbitSet *preview; /* the current entry's set */

  GBytes *table;       /* NULL for none */
  gboolean choosing;   /* the choices are being filled in */
  gboolean mixed;      /* entries are numbered in another layout than bits: */
  ChessLayout squares; /* in this one, */
  ChessLayout bits;    /* for as long as bits are in this one */
};

G_DEFINE_FINAL_TYPE (CheckbitTableStepper, checkbit_table_stepper, GTK_TYPE_WIDGET)

/* --- The entry ------------------------------------------------------------------------------ */

guint
checkbit_table_stepper_get_index (CheckbitTableStepper *self)
{
  g_return_val_if_fail (CHECKBIT_IS_TABLE_STEPPER (self), 0);

  return (guint) gtk_adjustment_get_value (self->index);
}

static gsize
count_entries (CheckbitTableStepper *self)
{
  return self->table != NULL ? g_bytes_get_size (self->table) / sizeof (guint64) : 0;
}

/* Whether there is one entry per square. */
static gboolean
is_by_square (CheckbitTableStepper *self)
{
  return count_entries (self) == CHESS_N_SQUARES;
}

/* The layout that numbers the entries. */
static ChessLayout
get_squares_layout (CheckbitTableStepper *self)
{
  return self->mixed ? self->squares : checkbit_word_form_get_layout (self->form);
}

ChessSquare
checkbit_table_stepper_get_square (CheckbitTableStepper *self)
{
  if (!is_by_square (self))
    return CHESS_SQUARE_NONE;
  return chess_layout_square (get_squares_layout (self), checkbit_table_stepper_get_index (self));
}

ChessBitboard
checkbit_table_stepper_get_bits (CheckbitTableStepper *self)
{
  const guint64 *words = self->table != NULL ? g_bytes_get_data (self->table, NULL) : NULL;
  guint index = checkbit_table_stepper_get_index (self);

  if (index >= count_entries (self))
    return CHESS_NO_SQUARES;
  return chess_layout_read (checkbit_word_form_get_layout (self->form), words[index]);
}

/* "Entry 12 of the table is about e2: 8 squares". (transfer full) */
static char *
dup_entry_text (CheckbitTableStepper *self, guint n)
{
  guint index = checkbit_table_stepper_get_index (self);

  if (!is_by_square (self))
    return g_strdup_printf (
        /* Translators: the number of an entry, that of the table's last, how many squares are in
         * the set */
        ngettext ("Entry %u of 0 to %u: %u square", "Entry %u of 0 to %u: %u squares", n), index,
        (guint) count_entries (self) - 1, n);
  /* Translators: "Entry 12 of the table is about e2: 8 squares". */
  return g_strdup_printf (ngettext ("Entry %u of the table is about %s: %u square",
                                    "Entry %u of the table is about %s: %u squares", n),
                          index, checkbit_square_name (checkbit_table_stepper_get_square (self)),
                          n);
}

static void
show_text (CheckbitTableStepper *self, ChessBitboard bits)
{
  g_autofree char *text = dup_entry_text (self, chess_bitboard_count (bits));
  g_autofree char *hex = checkbit_word_form_write_hex (self->form, bits);
  g_autofree char *value = checkbit_word_form_write (self->form, bits);

  gtk_label_set_label (GTK_LABEL (self->entry), text);
  gtk_label_set_label (GTK_LABEL (self->value), hex);
  checkbit_copy_button_set_text (CHECKBIT_COPY_BUTTON (self->copy), value);
  checkbit_accessible_set_value_text (self->slider, text);
}

/* Another layout that was chosen meanwhile is for both. */
static void
update_mixed (CheckbitTableStepper *self)
{
  self->mixed = self->mixed && self->bits == checkbit_word_form_get_layout (self->form);
}

static void
show (CheckbitTableStepper *self)
{
  ChessBitboard bits;

  if (self->table == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  update_mixed (self);
  bits = checkbit_table_stepper_get_bits (self);
  show_text (self, bits);
  checkbit_set_board_set_bits (CHECKBIT_SET_BOARD (self->board), bits, CHESS_NO_SQUARES);
  checkbit_set_board_set_highlighted (CHECKBIT_SET_BOARD (self->board),
                                      checkbit_table_stepper_get_square (self));
  checkbit_table_finding_set_layouts (CHECKBIT_TABLE_FINDING (self->finding),
                                      get_squares_layout (self),
                                      checkbit_word_form_get_layout (self->form));
  checkbit_set_set_bits (self->preview, bits, CHESS_NO_SQUARES);
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, self->preview);
}

/* --- Which table ---------------------------------------------------------------------------- */

/* The pasted tables, in their order. */
static GPtrArray *
list_tables (CheckbitTableStepper *self)
{
  GListModel *list = G_LIST_MODEL (checkbit_inspection_get_pasted (self->inspection));
  GPtrArray *tables = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (CheckbitPastedGroup) group = g_list_model_get_item (list, i);

      for (guint k = 0; k < checkbit_pasted_group_get_n_entries (group); k++)
        if (checkbit_pasted_group_get_entry (group, k)->n > 1)
          g_ptr_array_add (tables, (gpointer) checkbit_pasted_group_get_entry (group, k));
    }
  return tables;
}

static gboolean
is_shown (CheckbitTableStepper *self, const CheckbitPastedEntry *entry)
{
  return self->table != NULL && entry->n == count_entries (self)
         && memcmp (entry->values, g_bytes_get_data (self->table, NULL),
                    entry->n * sizeof *entry->values)
                == 0;
}

/* Selects the current table among the choices. */
static void
show_chosen (CheckbitTableStepper *self)
{
  g_autoptr (GPtrArray) tables = list_tables (self);
  guint selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < tables->len && selected == GTK_INVALID_LIST_POSITION; i++)
    if (is_shown (self, tables->pdata[i]))
      selected = i;
  self->choosing = TRUE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chooser), selected);
  self->choosing = FALSE;
}

/* Lists the tables to choose from, or none if there is only one. Not during a selection, when the
 * list is still in use. */
static void
fill_chooser (CheckbitTableStepper *self)
{
  g_autoptr (GPtrArray) tables = list_tables (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < tables->len; i++)
    {
      const CheckbitPastedEntry *entry = tables->pdata[i];
      g_autofree char *name = g_strdup_printf ("%s[%" G_GSIZE_FORMAT "]", entry->title, entry->n);

      gtk_string_list_append (names, name);
    }
  self->choosing = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->chooser), G_LIST_MODEL (names));
  self->choosing = FALSE;
  gtk_widget_set_visible (self->chooser, tables->len > 1);
  show_chosen (self);
}

static void
chosen_cb (CheckbitTableStepper *self)
{
  g_autoptr (GPtrArray) tables = NULL;
  guint index;

  if (self->choosing || self->inspection == NULL)
    return;
  tables = list_tables (self);
  index = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->chooser));
  if (index < tables->len)
    {
      const CheckbitPastedEntry *entry = tables->pdata[index];

      checkbit_inspection_set_table_of (self->inspection, entry->values, entry->n);
    }
}

/* --- The inspection's table ----------------------------------------------------------------- */

/* Shows a new table. */
static void
take_table (CheckbitTableStepper *self)
{
  gsize n = count_entries (self);

  self->mixed = FALSE;
  if (n == 0)
    return;
  gtk_adjustment_set_upper (self->index, (double) n - 1);
  gtk_adjustment_set_value (self->index, gtk_adjustment_get_value (self->index)); /* within it */
  gtk_widget_set_visible (self->explanation, is_by_square (self));
  checkbit_table_finding_set_table (CHECKBIT_TABLE_FINDING (self->finding),
                                    g_bytes_get_data (self->table, NULL), n);
  show_chosen (self);
}

/* Follows the inspection's table. */
static void
table_cb (CheckbitTableStepper *self)
{
  g_autoptr (GBytes) table = NULL;

  g_object_get (self->inspection, "table", &table, NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), table != NULL ? "table" : "none");
  if (table != self->table)
    {
      g_clear_pointer (&self->table, g_bytes_unref);
      self->table = g_steal_pointer (&table);
      take_table (self);
    }
  show (self);
}

/* --- What people do ------------------------------------------------------------------------- */

void
checkbit_table_stepper_set_index (CheckbitTableStepper *self, guint index)
{
  g_return_if_fail (CHECKBIT_IS_TABLE_STEPPER (self));

  gtk_adjustment_set_value (self->index, index);
}

static void
previous_cb (CheckbitTableStepper *self)
{
  gtk_adjustment_set_value (self->index, checkbit_table_stepper_get_index (self) - 1.0);
}

static void
next_cb (CheckbitTableStepper *self)
{
  gtk_adjustment_set_value (self->index, checkbit_table_stepper_get_index (self) + 1.0);
}

static void
activated_cb (CheckbitTableStepper *self, guint square)
{
  if (is_by_square (self))
    checkbit_table_stepper_set_index (
        self, chess_layout_bit (get_squares_layout (self), (ChessSquare) square));
}

static void
use_cb (CheckbitTableStepper *self, guint squares, guint bits)
{
  checkbit_word_form_set_layout (self->form, (ChessLayout) bits);
  self->mixed = squares != bits;
  self->squares = (ChessLayout) squares;
  self->bits = (ChessLayout) bits;
  show (self);
}

/* (transfer full) */
static char *
dup_entry_title (CheckbitTableStepper *self, guint index)
{
  if (!is_by_square (self))
    /* Translators: the title of a set that comes from a table. */
    return g_strdup_printf (_ ("Entry %u"), index);
  /* Translators: the title of a set that comes from a table: "Entry 12 (e2)". */
  return g_strdup_printf (_ ("Entry %u (%s)"), index,
                          checkbit_square_name (checkbit_table_stepper_get_square (self)));
}

static void
open_cb (CheckbitTableStepper *self)
{
  guint index = checkbit_table_stepper_get_index (self);
  g_autofree char *title = dup_entry_title (self, index);
  g_autoptr (CheckbitSet) set = checkbit_set_new (title, checkbit_table_stepper_get_bits (self));

  checkbit_inspection_set_subject (self->inspection, set);
}

/* --- The widget ----------------------------------------------------------------------------- */

/* Updates only while visible; it catches up when it is shown. */
static void
checkbit_table_stepper_map (GtkWidget *widget)
{
  CheckbitTableStepper *self = CHECKBIT_TABLE_STEPPER (widget);

  GTK_WIDGET_CLASS (checkbit_table_stepper_parent_class)->map (widget);
  g_signal_connect_swapped (self->inspection, "notify::table", G_CALLBACK (table_cb), self);
  g_signal_connect_swapped (checkbit_inspection_get_pasted (self->inspection), "renamed",
                            G_CALLBACK (fill_chooser), self);
  g_signal_connect_swapped (self->form, "notify", G_CALLBACK (show), self);
  fill_chooser (self);
  table_cb (self);
}

static void
unfollow (CheckbitTableStepper *self)
{
  if (self->inspection == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->inspection, self);
  g_signal_handlers_disconnect_by_data (checkbit_inspection_get_pasted (self->inspection), self);
  g_signal_handlers_disconnect_by_data (self->form, self);
  if (checkbit_layers_get_preview (self->layers, CHECKBIT_PREVIEW_VIEW) == self->preview)
    checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_VIEW, NULL);
}

static void
checkbit_table_stepper_unmap (GtkWidget *widget)
{
  unfollow (CHECKBIT_TABLE_STEPPER (widget));
  GTK_WIDGET_CLASS (checkbit_table_stepper_parent_class)->unmap (widget);
}

static void
checkbit_table_stepper_dispose (GObject *object)
{
  CheckbitTableStepper *self = CHECKBIT_TABLE_STEPPER (object);
  GtkWidget *child;

  unfollow (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_TABLE_STEPPER);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->inspection);
  g_clear_object (&self->layers);
  g_clear_object (&self->form);
  g_clear_object (&self->preview);
  g_clear_pointer (&self->table, g_bytes_unref);
  G_OBJECT_CLASS (checkbit_table_stepper_parent_class)->dispose (object);
}

static void
checkbit_table_stepper_class_init (CheckbitTableStepperClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_table_stepper_dispose;
  widget_class->map = checkbit_table_stepper_map;
  widget_class->unmap = checkbit_table_stepper_unmap;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/table-stepper.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, pages);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, chooser);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, explanation);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, sections);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, entry);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, value);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, copy_place);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, slider);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, index);
  gtk_widget_class_bind_template_child (widget_class, CheckbitTableStepper, board_place);
  gtk_widget_class_bind_template_callback (widget_class, show);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_set_css_name (widget_class, "table-stepper");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_table_stepper_init (CheckbitTableStepper *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Translators: what the board shows while a table is gone through. */
  self->preview = checkbit_set_new (_ ("Entry of the table"), CHESS_NO_SQUARES);
  self->copy = checkbit_copy_button_new (_ ("Copy the entry"));
  gtk_box_append (GTK_BOX (self->copy_place), self->copy);
}

static void
add_parts (CheckbitTableStepper *self)
{
  self->board = checkbit_set_board_new (self->form);
  checkbit_set_board_set_editable (CHECKBIT_SET_BOARD (self->board), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Squares of the entry"), -1);
  adw_clamp_set_child (self->board_place, self->board);
  g_signal_connect_swapped (self->board, "square-activated", G_CALLBACK (activated_cb), self);
  self->finding = checkbit_table_finding_new ();
  gtk_box_prepend (GTK_BOX (self->sections), self->finding);
  g_signal_connect_swapped (self->finding, "use", G_CALLBACK (use_cb), self);
  g_signal_connect_swapped (self->finding, "go", G_CALLBACK (checkbit_table_stepper_set_index),
                            self);
}

GtkWidget *
checkbit_table_stepper_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  CheckbitTableStepper *self = g_object_new (CHECKBIT_TYPE_TABLE_STEPPER, NULL);
  self->inspection = g_object_ref (inspection);
  self->layers = g_object_ref (layers);
  self->form = g_object_ref (checkbit_inspection_get_word_form (inspection));
  add_parts (self);
  table_cb (self);
  return GTK_WIDGET (self);
}

const char *
checkbit_table_stepper_get_finding (CheckbitTableStepper *self)
{
  g_return_val_if_fail (CHECKBIT_IS_TABLE_STEPPER (self), NULL);

  return checkbit_table_finding_get_text (CHECKBIT_TABLE_FINDING (self->finding));
}
