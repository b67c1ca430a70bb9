/* Running a suite of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-suite.h"

#include <glib/gi18n-lib.h>

#include "ui/inspector/perft/perft-text.h"
#include "ui/inspector/perft/perft-widgets.h"

/* The most causes that are named, the most likely first. */
#define MAX_MISTAKES 3

struct _CheckbitPerftSuite
{
  GtkWidget parent_instance;

  GtkWidget *name, *builtin;
  GtkWidget *against, *program, *max_nodes;
  GtkWidget *start, *stop, *progress;
  GtkWidget *error, *summary, *mistakes;
  GtkWidget *failures;
  GtkSingleSelection *selection;

  /* Owned. */
  CheckbitPerftCompare *compare;
  CheckbitSuiteModel *model;
  GtkFileChooserNative *chooser;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (CheckbitPerftSuite, checkbit_perft_suite, GTK_TYPE_WIDGET)

/* The choices for the largest count; 0: no limit. */
static const guint64 max_counts[] = { 10000, 100000, 1000000, 10000000, 100000000, 0 };

/* --- What is shown -------------------------------------------------------------------------- */

static gboolean
is_against_program (CheckbitPerftSuite *self)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (self->against)) == 1;
}

static void
update_program (CheckbitPerftSuite *self)
{
  CheckbitLabProgramKind kind;
  double limit;
  g_autofree char *command = checkbit_perft_compare_dup_program (self->compare, &kind, &limit);

  checkbit_perft_label_show (self->program, !is_against_program (self) ? NULL
                                            : command != NULL
                                                ? command
                                                : _ ("Choose a program under Compare first."));
  gtk_widget_set_sensitive (self->start, command != NULL || !is_against_program (self));
}

/* (transfer full) */
static char *
dup_name (CheckbitPerftSuite *self)
{
  guint n = checkbit_suite_model_get_n_cases (self->model);
  const char *name = checkbit_suite_model_get_name (self->model);

  /* Translators: what a suite is called, and how many positions it has */
  return g_strdup_printf (ngettext ("%s: %u position", "%s: %u positions", n),
                          name != NULL ? name : _ ("Built-in suite"), n);
}

static void
show_summary (CheckbitPerftSuite *self)
{
  guint passed = checkbit_suite_model_get_n (self->model, CHECKBIT_SUITE_PASSED);
  guint done = checkbit_suite_model_get_n_done (self->model);
  guint left_out = checkbit_suite_model_get_n (self->model, CHECKBIT_SUITE_NOT_ASKED)
                   + (checkbit_suite_model_is_running (self->model)
                          ? 0
                          : checkbit_suite_model_get_n_cases (self->model) - done);
  guint failed = g_list_model_get_n_items (checkbit_suite_model_get_failed (self->model));
  g_autofree char *text
      = left_out > 0
            /* Translators: numbers of positions */
            ? g_strdup_printf (_ ("%u passed, %u failed, %u not asked"), passed, failed, left_out)
            /* Translators: numbers of positions */
            : g_strdup_printf (_ ("%u passed, %u failed"), passed, failed);

  checkbit_perft_label_show (self->summary, done > 0 ? text : NULL);
}

static void
show_mistakes (CheckbitPerftSuite *self)
{
  const GArray *mistakes = checkbit_suite_model_get_mistakes (self->model);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; mistakes != NULL && i < MIN (mistakes->len, MAX_MISTAKES); i++)
    {
      const CheckbitLabMistake *mistake = &g_array_index (mistakes, CheckbitLabMistake, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                              checkbit_mistake_sentence (mistake->kind));
    }
  checkbit_perft_label_show (self->mistakes, text->str);
}

static void
progress_cb (CheckbitPerftSuite *self)
{
  guint done = checkbit_suite_model_get_n_done (self->model);
  guint n = checkbit_suite_model_get_n_cases (self->model);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), n > 0 ? (double) done / n : 0);
  show_summary (self);
  gtk_widget_set_visible (self->failures,
                          g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0);
}

static void
update (CheckbitPerftSuite *self)
{
  gboolean running = checkbit_suite_model_is_running (self->model);
  g_autofree char *name = dup_name (self);

  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_widget_set_visible (self->builtin, checkbit_suite_model_get_name (self->model) != NULL);
  gtk_widget_set_visible (self->start, !running);
  gtk_widget_set_visible (self->stop, running);
  gtk_widget_set_visible (self->progress, running);
  checkbit_perft_label_show (self->error, checkbit_suite_model_get_error (self->model));
  show_mistakes (self);
  progress_cb (self);
  update_program (self);
}

/* --- What people do ------------------------------------------------------------------------- */

static void
start_cb (CheckbitPerftSuite *self)
{
  guint64 max = max_counts[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->max_nodes))];
  CheckbitLabProgramKind kind = CHECKBIT_LAB_COMMAND;
  double limit = 1;
  g_autofree char *command = is_against_program (self)
                                 ? checkbit_perft_compare_dup_program (self->compare, &kind, &limit)
                                 : NULL;

  if (is_against_program (self) && command == NULL)
    return;
  checkbit_suite_model_start (self->model, kind, command, limit, max > 0 ? max : G_MAXUINT64);
}

static void
stop_cb (CheckbitPerftSuite *self)
{
  checkbit_suite_model_cancel (self->model);
  gtk_widget_grab_focus (self->start);
}

static void
builtin_cb (CheckbitPerftSuite *self)
{
  checkbit_suite_model_open (self->model, NULL);
}

static void
opened_cb (CheckbitPerftSuite *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  checkbit_suite_model_open (self->model, file);
}

static void
open_cb (CheckbitPerftSuite *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_ ("Open a Suite"),
                                               GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                               GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (opened_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
activate_cb (CheckbitPerftSuite *self, guint position)
{
  g_autoptr (CheckbitFailedCase) failed
      = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (failed != NULL)
    g_signal_emit (self, chosen_signal, 0, failed);
}

/* --- Building ------------------------------------------------------------------------------- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), checkbit_perft_label_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (box), checkbit_perft_label_new (NULL, NULL));
  gtk_box_append (GTK_BOX (box), checkbit_perft_label_new (NULL, "code"));
  gtk_widget_add_css_class (box, "difference");
  gtk_list_item_set_child (cell, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  CheckbitFailedCase *failed = gtk_list_item_get_item (cell);
  const CheckbitSuiteCase *item = checkbit_failed_case_get (failed);
  GtkWidget *box = gtk_list_item_get_child (cell);
  GtkWidget *label = gtk_widget_get_first_child (box), *row = gtk_widget_get_parent (box);
  g_autofree char *text = checkbit_failed_case_dup_text (failed);
  g_autofree char *line = g_utf8_make_valid (item->fen != NULL ? item->fen : item->text, -1);
  g_autofree char *name = g_strdup_printf ("%s. %s", *item->name != '\0' ? item->name : line, text);

  checkbit_perft_label_show (label, item->name);
  label = gtk_widget_get_next_sibling (label);
  checkbit_perft_label_show (label, text);
  checkbit_perft_label_show (gtk_widget_get_next_sibling (label), line);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
failures_new (CheckbitPerftSuite *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                      "min-content-height", 180, "vexpand", TRUE, NULL);
  GtkWidget *view;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->selection
      = gtk_single_selection_new (g_object_ref (checkbit_suite_model_get_failed (self->model)));
  view = gtk_list_view_new (GTK_SELECTION_MODEL (self->selection), factory);
  gtk_list_view_set_show_separators (GTK_LIST_VIEW (view), TRUE);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (view), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Positions that failed"), -1);
  g_signal_connect_swapped (view, "activate", G_CALLBACK (activate_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_widget_add_css_class (scroller, "card");
  return scroller;
}

static GtkWidget *
name_row_new (CheckbitPerftSuite *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->name = checkbit_perft_label_new (NULL, "heading");
  gtk_label_set_width_chars (GTK_LABEL (self->name), 6);
  gtk_widget_set_hexpand (self->name, TRUE);
  self->builtin = checkbit_perft_button_new (C_ ("suite of positions", "Built-in"),
                                             G_CALLBACK (builtin_cb), self);
  gtk_widget_set_tooltip_text (self->builtin, _ ("Go Back to the Built-in Suite"));
  gtk_box_append (GTK_BOX (box), self->name);
  gtk_box_append (GTK_BOX (box), self->builtin);
  gtk_box_append (GTK_BOX (box), checkbit_perft_button_new (C_ ("suite of positions", "Open…"),
                                                            G_CALLBACK (open_cb), self));
  return box;
}

/* The drop-down for the largest count. */
static GtkWidget *
max_nodes_new (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (max_counts); i++)
    {
      g_autofree char *text = max_counts[i] > 0 ? checkbit_perft_text_count (max_counts[i])
                                                : g_strdup (_ ("No limit"));
      g_strv_builder_add (builder, text);
    }
  titles = g_strv_builder_end (builder);
  return checkbit_perft_drop_down_new (_ ("Largest count"), (const char *const *) titles);
}

static void
build (CheckbitPerftSuite *self)
{
  const char *titles[] = { _ ("Checkbit"), _ ("The Other Program"), NULL };
  GtkWidget *box, *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *scroller = checkbit_perft_scroller_new (&box);

  self->against = checkbit_perft_drop_down_new (_ ("Counted by"), titles);
  self->program = checkbit_perft_label_new (NULL, "caption");
  self->max_nodes = max_nodes_new ();
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->max_nodes), 1);
  self->start
      = checkbit_perft_button_new (C_ ("suite of positions", "Run"), G_CALLBACK (start_cb), self);
  gtk_widget_add_css_class (self->start, "suggested-action");
  self->stop = checkbit_perft_button_new (C_ ("counting", "Cancel"), G_CALLBACK (stop_cb), self);
  self->progress
      = g_object_new (GTK_TYPE_PROGRESS_BAR, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Progress of the suite"), -1);
  self->error = checkbit_perft_label_new (NULL, "error");
  self->summary = checkbit_perft_label_new (NULL, "heading");
  self->mistakes = checkbit_perft_label_new (NULL, NULL);
  self->failures = failures_new (self);
  gtk_box_append (GTK_BOX (buttons), self->start);
  gtk_box_append (GTK_BOX (buttons), self->stop);
  gtk_box_append (GTK_BOX (buttons), self->progress);
  gtk_box_append (GTK_BOX (box), name_row_new (self));
  gtk_box_append (GTK_BOX (box), checkbit_perft_named_new (_ ("Counted by"), self->against));
  gtk_box_append (GTK_BOX (box), self->program);
  gtk_box_append (GTK_BOX (box), checkbit_perft_named_new (_ ("Largest count"), self->max_nodes));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_box_append (GTK_BOX (box), self->error);
  gtk_box_append (GTK_BOX (box), self->summary);
  gtk_box_append (GTK_BOX (box), self->mistakes);
  gtk_box_append (GTK_BOX (box), self->failures);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_perft_suite_stop (CheckbitPerftSuite *self)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_SUITE (self));

  g_signal_handlers_disconnect_by_data (self->model, self);
  checkbit_suite_model_cancel (self->model);
}

static void
checkbit_perft_suite_map (GtkWidget *widget)
{
  update_program (CHECKBIT_PERFT_SUITE (widget));
  GTK_WIDGET_CLASS (checkbit_perft_suite_parent_class)->map (widget);
}

static void
checkbit_perft_suite_dispose (GObject *object)
{
  CheckbitPerftSuite *self = CHECKBIT_PERFT_SUITE (object);

  if (self->model != NULL)
    checkbit_perft_suite_stop (self);
  g_clear_object (&self->chooser);
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  g_clear_object (&self->model);
  g_clear_object (&self->compare);
  G_OBJECT_CLASS (checkbit_perft_suite_parent_class)->dispose (object);
}

static void
checkbit_perft_suite_class_init (CheckbitPerftSuiteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_perft_suite_dispose;
  widget_class->map = checkbit_perft_suite_map;
  chosen_signal = g_signal_new ("chosen", CHECKBIT_TYPE_PERFT_SUITE, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, CHECKBIT_TYPE_FAILED_CASE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-suite");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_perft_suite_init (CheckbitPerftSuite *self)
{
  self->model = checkbit_suite_model_new ();
  build (self);
}

GtkWidget *
checkbit_perft_suite_new (CheckbitPerftCompare *compare)
{
  CheckbitPerftSuite *self;

  g_return_val_if_fail (CHECKBIT_IS_PERFT_COMPARE (compare), NULL);

  self = g_object_new (CHECKBIT_TYPE_PERFT_SUITE, NULL);
  self->compare = g_object_ref (compare);
  g_signal_connect_swapped (self->against, "notify::selected", G_CALLBACK (update_program), self);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->model, "progress", G_CALLBACK (progress_cb), self);
  update (self);
  return GTK_WIDGET (self);
}

CheckbitSuiteModel *
checkbit_perft_suite_get_model (CheckbitPerftSuite *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_SUITE (self), NULL);

  return self->model;
}
