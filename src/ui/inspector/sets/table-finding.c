/* The result of recognizing a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/sets/table-finding.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages-table.h"
#include "game/text/messages.h"
#include "ui/base/focus-within.h"
#include "ui/board/bitboard-view.h"

struct _CheckbitTableFinding
{
  GtkWidget parent_instance;

  GtkWidget *group;
  GPtrArray *rows;    /* AdwActionRow, borrowed: the current rows of the group */
  GtkWidget *attempt; /* offers to try an unknown table as magic numbers */
  GtkWidget *comparison;
  GtkWidget *views[2]; /* the actual and the correct entry */
  GtkWidget *captions[2];
  GtkWidget *go;

  ChessTableFinding finding;
  ChessWrongEntry wrong[CHESS_MAX_WRONG_ENTRIES]; /* according to the first reading */
  gsize n_wrong;
  gsize n;                   /* entries */
  ChessLayout squares, bits; /* in use */
  char *text;                /* NULL until a table is set */
  char *numbers;             /* the entries as text; NULL if there is no offer */
};

enum
{
  SIGNAL_USE,
  SIGNAL_GO,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CheckbitTableFinding, checkbit_table_finding, GTK_TYPE_WIDGET)

/* --- Readings of the table ------------------------------------------------------------------ */

static void
use_cb (CheckbitTableFinding *self, GtkWidget *button)
{
  const ChessTableReading *match = g_object_get_data (G_OBJECT (button), "match");

  g_signal_emit (self, signals[SIGNAL_USE], 0, (guint) match->squares, (guint) match->bits);
}

/* A button that applies a match's layout, or the words that it is in use. */
static GtkWidget *
use_button_new (CheckbitTableFinding *self, const ChessTableReading *match)
{
  gboolean in_use = match->squares == self->squares && match->bits == self->bits;
  g_autofree char *name = match->squares == match->bits
                              ? g_strdup (chess_layout_name (match->bits))
                              : g_strdup_printf ("%s/%s", chess_layout_name (match->squares),
                                                 chess_layout_name (match->bits));
  /* Translators: %s is a numbering of the squares: "a8b8". */
  g_autofree char *label = g_strdup_printf (in_use ? _ ("%s in use") : _ ("Use %s"), name);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_sensitive (button, !in_use);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data_full (G_OBJECT (button), "match", g_memdup2 (match, sizeof (ChessTableReading)),
                          g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (use_cb), self);
  return button;
}

static GtkWidget *
row_new (CheckbitTableFinding *self, const CheckbitTableReading *reading)
{
  const char *kind = checkbit_message_table_kind (reading->kind);
  g_autofree char *layouts = checkbit_message_table_reading (reading);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", kind, "subtitle", layouts,
                                 "title-lines", 0, "subtitle-lines", 0, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (layouts != NULL && !checkbit_table_reading_is_any (reading))
    for (guint i = 0; i < reading->n_matches; i++)
      gtk_box_append (GTK_BOX (box), use_button_new (self, &reading->matches[i]));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), box);
  return row;
}

/* The name of an entry, with its square if it has one. (transfer full) */
static char *
dup_entry_name (CheckbitTableFinding *self, guint index)
{
  const ChessTableReading *reading = &self->finding.readings[0];

  if (!chess_table_kind_is_indexed (reading->kind) || self->n != CHESS_N_SQUARES)
    /* Translators: the number of an entry of a table. */
    return g_strdup_printf (_ ("Entry %u"), index);
  /* Translators: the number of an entry of a table, and its square. */
  return g_strdup_printf (_ ("Entry %u (%s)"), index,
                          checkbit_square_name (chess_layout_square (reading->squares, index)));
}

/* Describes what is wrong with an entry. */
static GtkWidget *
wrong_row_new (CheckbitTableFinding *self, const ChessWrongEntry *wrong)
{
  g_autofree char *title = dup_entry_name (self, (guint) wrong->index);
  g_autofree char *found = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", wrong->found);
  g_autofree char *expected = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "X", wrong->expected);
  g_autofree char *subtitle = NULL;

  if (wrong->has_expected)
    /* Translators: two values: what an entry of a table is, what it should be. */
    subtitle = g_strdup_printf (_ ("Is %s, should be %s"), found, expected);
  else
    /* Translators: a value that does not work in a table. */
    subtitle = g_strdup_printf (_ ("Is %s, which does not work here"), found);
  return g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", subtitle, "title-lines", 0,
                       "subtitle-lines", 0, NULL);
}

/* row: floating. */
static void
add_row (CheckbitTableFinding *self, GtkWidget *row)
{
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
}

static void
show_rows (CheckbitTableFinding *self)
{
  CheckbitTableReading readings[CHESS_N_TABLE_KINDS];
  guint n = checkbit_table_find_readings (&self->finding, readings);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->group), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n; i++)
    add_row (self, row_new (self, &readings[i]));
  for (gsize i = 0; i < self->n_wrong; i++)
    add_row (self, wrong_row_new (self, &self->wrong[i]));
}

/* --- Side by side --------------------------------------------------------------------------- */

static void
show_side (CheckbitTableFinding *self, guint side, guint64 word, const char *title)
{
  ChessBitboard set = chess_layout_read (self->finding.readings[0].bits, word);
  g_autofree char *text = g_strdup_printf ("%s\n0x%016" G_GINT64_MODIFIER "X", title, word);

  checkbit_bitboard_view_set_bits (CHECKBIT_BITBOARD_VIEW (self->views[side]), set,
                                   CHESS_NO_SQUARES);
  gtk_label_set_label (GTK_LABEL (self->captions[side]), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->views[side]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

/* The first wrong entry beside the correct one, if both are sets. */
static void
show_comparison (CheckbitTableFinding *self)
{
  const ChessTableReading *reading = &self->finding.readings[0];
  const ChessWrongEntry *wrong = &self->wrong[0];
  g_autofree char *name = NULL, *title = NULL;

  gtk_widget_set_visible (self->comparison,
                          self->n_wrong > 0 && reading->kind < CHESS_N_SET_TABLE_KINDS);
  if (!gtk_widget_get_visible (self->comparison))
    return;

  name = dup_entry_name (self, (guint) wrong->index);
  /* Translators: an entry of a table: “Entry 12 (e2)”. */
  title = g_strdup_printf (_ ("%s is:"), name);
  show_side (self, 0, wrong->found, title);
  show_side (self, 1, wrong->expected, _ ("It should be:"));
}

/* --- Other readings ------------------------------------------------------------------------- */

static void
attempt_cb (CheckbitTableFinding *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.magics", "s", self->numbers);
}

/* The offer is shown if there is a number for each square and no known table matches. */
static void
show_attempt (CheckbitTableFinding *self, const guint64 *words)
{
  gboolean offered = self->finding.n_readings == 0 && self->n == CHESS_N_SQUARES;
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; offered && i < self->n; i++)
    g_string_append_printf (text, "0x%016" G_GINT64_MODIFIER "X,\n", words[i]);
  g_free (self->numbers);
  self->numbers = offered ? g_strdup (text->str) : NULL;
  gtk_widget_set_visible (self->attempt, offered);
}

static void
go_cb (CheckbitTableFinding *self)
{
  g_signal_emit (self, signals[SIGNAL_GO], 0, (guint) self->wrong[0].index);
}

/* --- The widget ----------------------------------------------------------------------------- */

static void
checkbit_table_finding_dispose (GObject *object)
{
  CheckbitTableFinding *self = CHECKBIT_TABLE_FINDING (object);

  g_clear_pointer (&self->group, gtk_widget_unparent);
  g_clear_pointer (&self->attempt, gtk_widget_unparent);
  g_clear_pointer (&self->comparison, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (checkbit_table_finding_parent_class)->dispose (object);
}

static void
checkbit_table_finding_finalize (GObject *object)
{
  g_free (CHECKBIT_TABLE_FINDING (object)->text);
  g_free (CHECKBIT_TABLE_FINDING (object)->numbers);
  G_OBJECT_CLASS (checkbit_table_finding_parent_class)->finalize (object);
}

static void
checkbit_table_finding_class_init (CheckbitTableFindingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = checkbit_table_finding_dispose;
  object_class->finalize = checkbit_table_finding_finalize;
  signals[SIGNAL_USE] = g_signal_new ("use", CHECKBIT_TYPE_TABLE_FINDING, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[SIGNAL_GO] = g_signal_new ("go", CHECKBIT_TYPE_TABLE_FINDING, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "table-finding");
}

static GtkWidget *
side_new (CheckbitTableFinding *self, guint side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->views[side] = checkbit_bitboard_view_new ();
  self->captions[side] = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                       PANGO_WRAP_WORD_CHAR, "selectable", TRUE, "can-focus", FALSE,
                                       "width-chars", 10, NULL);
  gtk_widget_add_css_class (self->captions[side], "caption");
  gtk_box_append (GTK_BOX (box), self->captions[side]);
  gtk_box_append (GTK_BOX (box), self->views[side]);
  return box;
}

static void
add_attempt (CheckbitTableFinding *self)
{
  self->attempt = gtk_button_new_with_label (_ ("Try as Magic Numbers"));
  gtk_widget_set_halign (self->attempt, GTK_ALIGN_START);
  gtk_widget_set_visible (self->attempt, FALSE);
  g_signal_connect_swapped (self->attempt, "clicked", G_CALLBACK (attempt_cb), self);
  gtk_widget_set_parent (self->attempt, GTK_WIDGET (self));
}

static void
add_comparison (CheckbitTableFinding *self)
{
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->comparison = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  gtk_box_append (GTK_BOX (sides), side_new (self, 0));
  gtk_box_append (GTK_BOX (sides), side_new (self, 1));
  self->go = gtk_button_new_with_label (_ ("Show This Entry"));
  gtk_widget_set_halign (self->go, GTK_ALIGN_START);
  g_signal_connect_swapped (self->go, "clicked", G_CALLBACK (go_cb), self);
  gtk_box_append (GTK_BOX (self->comparison), sides);
  gtk_box_append (GTK_BOX (self->comparison), self->go);
  gtk_widget_set_visible (self->comparison, FALSE);
  gtk_widget_set_parent (self->comparison, GTK_WIDGET (self));
}

static void
checkbit_table_finding_init (CheckbitTableFinding *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 10);
  self->rows = g_ptr_array_new ();
  self->group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _ ("Layout Detective"), NULL);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
  add_attempt (self);
  add_comparison (self);
}

GtkWidget *
checkbit_table_finding_new (void)
{
  return g_object_new (CHECKBIT_TYPE_TABLE_FINDING, NULL);
}

void
checkbit_table_finding_set_table (CheckbitTableFinding *self, const guint64 *words, gsize n)
{
  g_return_if_fail (CHECKBIT_IS_TABLE_FINDING (self));
  g_return_if_fail (words != NULL);

  self->n = n;
  chess_table_recognize (words, n, &self->finding);
  self->n_wrong = self->finding.n_wrong > 0
                      ? chess_table_find_wrong (words, n, &self->finding.readings[0], self->wrong)
                      : 0;
  g_free (self->text);
  self->text = checkbit_message_table (&self->finding, words, n);
  g_autofree char *escaped = g_markup_escape_text (self->text, -1);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->group), escaped);
  show_rows (self);
  show_attempt (self, words);
  show_comparison (self);
}

/* The button that was pressed is gone with its row: the focus goes to the first that is there, or to
 * what follows. */
static void
focus_on (CheckbitTableFinding *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  while (widget != NULL && !gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD))
    widget = gtk_widget_get_next_sibling (widget);
}

void
checkbit_table_finding_set_layouts (CheckbitTableFinding *self,
                                    ChessLayout squares,
                                    ChessLayout bits)
{
  gboolean focused;

  g_return_if_fail (CHECKBIT_IS_TABLE_FINDING (self));

  if (self->squares == squares && self->bits == bits)
    return;

  focused = checkbit_focus_is_within (self->group);
  self->squares = squares;
  self->bits = bits;
  show_rows (self);
  if (focused)
    focus_on (self);
}

const char *
checkbit_table_finding_get_text (CheckbitTableFinding *self)
{
  g_return_val_if_fail (CHECKBIT_IS_TABLE_FINDING (self), NULL);

  return self->text;
}
