/* The result of a comparison.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-finding.h"

#include <glib/gi18n-lib.h>

#include "chess/fen.h"
#include "ui/base/copy-button.h"
#include "ui/inspector/perft/perft-differences.h"
#include "ui/inspector/perft/perft-text.h"
#include "ui/inspector/perft/perft-widgets.h"

/* The most causes that are named, the most likely first. */
#define MAX_MISTAKES 3

struct _CheckbitPerftFinding
{
  GtkWidget parent_instance;

  GtkWidget *card, *icon, *verdict, *place, *mistakes;
  GtkWidget *words_box, *words;
  GtkWidget *where; /* path, FEN, opening it */
  GtkWidget *differences;
  GtkWidget *path_row, *path, *path_copy, *fen, *fen_copy;

  CheckbitCompareModel *model; /* owned */
};

G_DEFINE_FINAL_TYPE (CheckbitPerftFinding, checkbit_perft_finding, GTK_TYPE_WIDGET)

/* --- Words ---------------------------------------------------------------------------------- */

/* (transfer full) */
static char *
dup_verdict (CheckbitPerftFinding *self, const CheckbitLabFinding *finding)
{
  g_autofree char *ours = checkbit_perft_text_count (finding->total);
  g_autofree char *theirs = checkbit_perft_text_count (finding->theirs);

  if (finding->failure != NULL)
    /* Translators: %s is a sentence */
    return g_strdup_printf (_ ("The other program failed: %s"), finding->failure->message);
  if (finding->same)
    /* Translators: %u is a depth, %s a count */
    return g_strdup_printf (_ ("All counts are equal. Depth %u: %s"), finding->root_depth, ours);
  if (finding->differences->len == 0)
    return g_strdup_printf (_ ("All counts are equal, but the total is given as %s"), theirs);
  if (checkbit_differences_in_lists (finding->differences))
    return g_strdup (_ ("The lists of moves differ here"));
  return g_strdup (_ ("The moves are the same, but their counts differ"));
}

/* Where the position comes from, or how many were tried. (transfer full) (nullable) */
static char *
dup_place (CheckbitPerftFinding *self, const CheckbitLabFinding *finding)
{
  const char *name = checkbit_compare_model_get_case (self->model);
  guint n = checkbit_compare_model_get_n_tricky (self->model);
  guint left = checkbit_compare_model_get_n_left (self->model);

  if (name != NULL && *name != '\0')
    /* Translators: %s says what a position tests: “pin: a queen on a file” */
    return g_strdup_printf (_ ("Tricky position – %s"), name);
  if (left > 0)
    return g_strdup_printf (ngettext ("%u line with a number was not recognized",
                                      "%u lines with a number were not recognized", left),
                            left);
  if (checkbit_compare_model_is_pasted (self->model) && !finding->same)
    return g_strdup_printf (_ ("Depth %u. Double-click a move whose count differs to show the "
                               "position after it, then paste the divide of that position."),
                            finding->root_depth);
  if (n > 0)
    return g_strdup_printf (ngettext ("%u tricky position before it was right",
                                      "%u tricky positions before it were right", n),
                            n);
  return NULL;
}

/* (transfer full) */
static char *
dup_mistakes (const CheckbitLabFinding *finding)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; finding->mistakes != NULL && i < MIN (finding->mistakes->len, MAX_MISTAKES);
       i++)
    {
      const CheckbitLabMistake *mistake = &g_array_index (finding->mistakes, CheckbitLabMistake, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                              checkbit_mistake_sentence (mistake->kind));
    }
  if (finding->playing_wrong)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      /* Translators: %s is a move */
      g_string_append_printf (text, _ ("The position itself is right; playing %s goes wrong."),
                              finding->culprit_text);
    }
  return g_string_free (text, FALSE);
}

/* The path as moves and FENs, one per line. (transfer full) */
static char *
dup_path (const CheckbitLabFinding *finding)
{
  GString *text = g_string_new (finding->root_fen);
  g_auto (GStrv) moves = g_strsplit (finding->path, " ", -1);
  ChessPosition position = finding->root;
  char fen[CHESS_FEN_SIZE];

  for (guint i = 0; i < finding->moves->len; i++)
    {
      chess_position_play (&position, g_array_index (finding->moves, ChessMove, i));
      chess_fen_write (&position, fen);
      g_string_append_printf (text, "\n%s\t%s", moves[i], fen);
    }
  g_string_append_c (text, '\n');

  return g_string_free (text, FALSE);
}

/* --- What is shown -------------------------------------------------------------------------- */

static void
show_where (CheckbitPerftFinding *self, const CheckbitLabFinding *finding)
{
  gboolean has_path;
  g_autofree char *path = NULL;

  gtk_widget_set_visible (self->where, finding->differs);
  if (!finding->differs)
    return;
  has_path = *finding->path != '\0';
  path = dup_path (finding);
  gtk_widget_set_visible (self->path_row, has_path);
  gtk_label_set_label (GTK_LABEL (self->path), finding->path);
  checkbit_copy_button_set_text (CHECKBIT_COPY_BUTTON (self->path_copy), path);
  gtk_label_set_label (GTK_LABEL (self->fen), finding->fen);
  checkbit_copy_button_set_text (CHECKBIT_COPY_BUTTON (self->fen_copy), finding->fen);
}

static void
show_words (CheckbitPerftFinding *self, const CheckbitLabFinding *finding)
{
  gboolean has_words = finding->failure != NULL && *finding->words != '\0';

  gtk_widget_set_visible (self->words_box, has_words);
  if (has_words)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->words)),
                              finding->words, -1);
}

static void
update (CheckbitPerftFinding *self)
{
  const CheckbitLabFinding *finding = checkbit_compare_model_get_finding (self->model);
  const char *error = checkbit_compare_model_get_error (self->model);
  g_autofree char *verdict = NULL, *place = NULL, *mistakes = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), finding != NULL || error != NULL);
  if (finding == NULL)
    {
      gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), "dialog-warning-symbolic");
      checkbit_perft_label_show (self->verdict, error);
      gtk_widget_set_visible (self->where, FALSE);
      gtk_widget_set_visible (self->words_box, FALSE);
      checkbit_perft_label_show (self->place, NULL);
      checkbit_perft_label_show (self->mistakes, NULL);
      return;
    }
  verdict = dup_verdict (self, finding);
  place = dup_place (self, finding);
  mistakes = dup_mistakes (finding);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                finding->same ? "object-select-symbolic" : "dialog-warning-symbolic");
  checkbit_perft_label_show (self->verdict, verdict);
  checkbit_perft_label_show (self->place, place);
  checkbit_perft_label_show (self->mistakes, mistakes);
  show_where (self, finding);
  show_words (self, finding);
}

void
checkbit_perft_finding_open (CheckbitPerftFinding *self)
{
  const CheckbitLabFinding *finding;

  g_return_if_fail (CHECKBIT_IS_PERFT_FINDING (self));

  finding = checkbit_compare_model_get_finding (self->model);
  if (finding != NULL && finding->differs)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-line", "(ss)", finding->root_fen,
                                finding->path);
}

void
checkbit_perft_finding_focus (CheckbitPerftFinding *self)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_FINDING (self));

  if (gtk_widget_get_visible (self->differences))
    gtk_widget_grab_focus (self->differences);
}

/* --- Building ------------------------------------------------------------------------------- */

static GtkWidget *
card_new (CheckbitPerftFinding *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "valign", GTK_ALIGN_START, NULL);
  self->verdict = checkbit_perft_label_new (NULL, "heading");
  self->place = checkbit_perft_label_new (NULL, "dim-label");
  self->mistakes = checkbit_perft_label_new (NULL, NULL);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (lines), self->verdict);
  gtk_box_append (GTK_BOX (lines), self->place);
  gtk_box_append (GTK_BOX (lines), self->mistakes);
  gtk_box_append (GTK_BOX (box), self->icon);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "verdict");
  return box;
}

/* The other program's output. */
static GtkWidget *
words_new (CheckbitPerftFinding *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "height-request", 96, "has-frame", TRUE, NULL);

  self->words
      = g_object_new (GTK_TYPE_TEXT_VIEW, "editable", FALSE, "cursor-visible", FALSE, "monospace",
                      TRUE, "accepts-tab", FALSE, "wrap-mode", GTK_WRAP_WORD_CHAR, "left-margin", 8,
                      "right-margin", 8, "top-margin", 8, "bottom-margin", 8, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What the program wrote"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->words);
  gtk_box_append (GTK_BOX (box),
                  checkbit_perft_label_new (_ ("What the program wrote"), "caption-heading"));
  gtk_box_append (GTK_BOX (box), scroller);
  return box;
}

/* Output of a program, with a button that copies it. */
static GtkWidget *
text_row_new (const char *copy, GtkWidget **label, GtkWidget **button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  *label = checkbit_perft_label_new (NULL, "code");
  gtk_widget_set_hexpand (*label, TRUE);
  *button = checkbit_copy_button_new (copy);
  gtk_widget_set_valign (*button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), *label);
  gtk_box_append (GTK_BOX (box), *button);
  return box;
}

static GtkWidget *
where_new (CheckbitPerftFinding *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *open = checkbit_perft_button_new (_ ("Show on Board"),
                                               G_CALLBACK (checkbit_perft_finding_open), self);

  self->path_row
      = text_row_new (_ ("Copy the path as moves and FENs"), &self->path, &self->path_copy);
  gtk_widget_set_halign (open, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), self->path_row);
  gtk_box_append (GTK_BOX (box), text_row_new (_ ("Copy the FEN"), &self->fen, &self->fen_copy));
  gtk_box_append (GTK_BOX (box), open);
  return box;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_perft_finding_dispose (GObject *object)
{
  CheckbitPerftFinding *self = CHECKBIT_PERFT_FINDING (object);

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  g_clear_object (&self->model);
  G_OBJECT_CLASS (checkbit_perft_finding_parent_class)->dispose (object);
}

static void
checkbit_perft_finding_class_init (CheckbitPerftFindingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_perft_finding_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-finding");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_perft_finding_init (CheckbitPerftFinding *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 10);
  self->card = card_new (self);
  self->words_box = words_new (self);
  self->where = where_new (self);
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  gtk_widget_set_parent (self->words_box, GTK_WIDGET (self));
  gtk_widget_set_parent (self->where, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What was found"), -1);
}

GtkWidget *
checkbit_perft_finding_new (CheckbitInspection *inspection,
                            CheckbitLayers *layers,
                            CheckbitCompareModel *model)
{
  CheckbitPerftFinding *self;

  g_return_val_if_fail (CHECKBIT_IS_COMPARE_MODEL (model), NULL);

  self = g_object_new (CHECKBIT_TYPE_PERFT_FINDING, NULL);
  self->model = g_object_ref (model);
  self->differences = checkbit_perft_differences_new (
      inspection, layers, checkbit_compare_model_get_differences (model));
  gtk_widget_insert_after (self->differences, GTK_WIDGET (self), self->card);
  g_signal_connect_swapped (model, "changed", G_CALLBACK (update), self);
  update (self);
  return GTK_WIDGET (self);
}
