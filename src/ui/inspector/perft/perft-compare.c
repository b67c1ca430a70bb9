/* Comparing with another program, or with a divide out of one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-compare.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chess/fen.h"
#include "game/engine/engine-list.h"
#include "ui/inspector/perft/perft-finding.h"
#include "ui/inspector/perft/perft-widgets.h"

#define MAX_LIMIT 3600 /* seconds */

struct _CheckbitPerftCompare
{
  GtkWidget parent_instance;

  GtkWidget *other;
  GtkWidget *command, *engine, *pasted; /* where each kind is told */
  GtkWidget *engine_row, *pasted_box, *numbers;
  GtkWidget *hint;
  GtkWidget *depth, *limit, *tricky;
  GtkWidget *start, *stop;
  GtkWidget *progress;
  CheckbitPerftFinding *finding;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitCompareModel *model;
  GtkFileChooserNative *chooser;
  ChessPosition asked; /* what the board showed when the comparison began */
  gboolean to_open;    /* what is found is put on the board */
  guint focus;         /* the source that gives what was found the focus; 0 for none */
};

G_DEFINE_FINAL_TYPE (CheckbitPerftCompare, checkbit_perft_compare, GTK_TYPE_WIDGET)

/* --- What is asked -------------------------------------------------------------------------- */

static CheckbitOther
get_other (CheckbitPerftCompare *self)
{
  return (CheckbitOther) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->other));
}

/* The command, the path, or what was pasted. (transfer full) */
static char *
dup_text (CheckbitPerftCompare *self)
{
  GtkTextBuffer *buffer;
  GtkTextIter start, end;

  switch (get_other (self))
    {
    case CHECKBIT_OTHER_COMMAND:
      return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->command)));
    case CHECKBIT_OTHER_ENGINE:
      return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->engine)));
    default:
      buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->pasted));
      gtk_text_buffer_get_bounds (buffer, &start, &end);
      return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
    }
}

static gboolean
can_start (CheckbitPerftCompare *self)
{
  g_autofree char *text = g_strstrip (dup_text (self));

  return *text != '\0'
         && chess_position_problems (checkbit_inspection_get_position (self->inspection)) == 0;
}

/* --- What is shown -------------------------------------------------------------------------- */

static const char *
get_hint (CheckbitOther other)
{
  switch (other)
    {
    case CHECKBIT_OTHER_COMMAND:
      return _ ("Called as COMMAND DEPTH FEN [MOVES]. It prints “move count” lines, an empty "
                "line and the total, as perftree’s scripts do.");
    case CHECKBIT_OTHER_ENGINE:
      return _ ("An engine that speaks UCI and answers “go perft 3”, as Stockfish does.");
    default:
      return _ ("What an engine or a debugger printed for the position on the board. Its depth is "
                "worked out from the counts.");
    }
}

static void
update_start (CheckbitPerftCompare *self)
{
  if (self->inspection != NULL)
    gtk_widget_set_sensitive (self->start, can_start (self));
}

static void
other_cb (CheckbitPerftCompare *self)
{
  CheckbitOther other = get_other (self);

  gtk_widget_set_visible (self->command, other == CHECKBIT_OTHER_COMMAND);
  gtk_widget_set_visible (self->engine_row, other == CHECKBIT_OTHER_ENGINE);
  gtk_widget_set_visible (self->pasted_box, other == CHECKBIT_OTHER_PASTED);
  gtk_widget_set_visible (self->numbers, other != CHECKBIT_OTHER_PASTED);
  gtk_widget_set_visible (self->tricky, other != CHECKBIT_OTHER_PASTED);
  gtk_label_set_label (GTK_LABEL (self->hint), get_hint (other));
  update_start (self);
}

static void
progress_cb (CheckbitPerftCompare *self)
{
  g_autofree char *text = checkbit_compare_model_dup_progress (self->model);

  checkbit_perft_label_show (self->progress, text);
}

/* Whether the board still shows what it showed when the comparison began. */
static gboolean
is_untouched (CheckbitPerftCompare *self)
{
  char before[CHESS_FEN_SIZE], now[CHESS_FEN_SIZE];

  chess_fen_write (&self->asked, before);
  chess_fen_write (checkbit_inspection_get_position (self->inspection), now);
  return g_str_equal (before, now);
}

/* Not before the rows have their places. */
static gboolean
focus_cb (gpointer data)
{
  CheckbitPerftCompare *self = data;

  self->focus = 0;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    checkbit_perft_finding_focus (self->finding);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (CheckbitPerftCompare *self)
{
  gboolean running = checkbit_compare_model_is_running (self->model);

  gtk_widget_set_visible (self->start, !running);
  gtk_widget_set_visible (self->stop, running);
  progress_cb (self);
  if (running)
    return;
  /* Whoever waits here for what comes of it sees it at once. */
  if (self->focus == 0)
    self->focus = g_idle_add_full (G_PRIORITY_LOW, focus_cb, self, NULL);
  if (!self->to_open)
    return;
  self->to_open = FALSE;
  if (is_untouched (self))
    checkbit_perft_finding_open (self->finding);
}

/* --- What people do ------------------------------------------------------------------------- */

static void
start_cb (CheckbitPerftCompare *self)
{
  g_autofree char *text = dup_text (self);
  const CheckbitCompareRequest request = {
    .other = get_other (self),
    .text = text,
    .limit = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->limit)),
    .depth = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->depth)),
    .tricky = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->tricky)),
  };

  if (checkbit_compare_model_is_running (self->model) || !can_start (self))
    return;
  self->asked = *checkbit_inspection_get_position (self->inspection);
  self->to_open = request.other != CHECKBIT_OTHER_PASTED;
  checkbit_compare_model_start (self->model, &self->asked, &request);
}

static void
stop_cb (CheckbitPerftCompare *self)
{
  self->to_open = FALSE;
  checkbit_compare_model_cancel (self->model);
  gtk_widget_grab_focus (self->start);
}

static void
chosen_cb (CheckbitPerftCompare *self, int response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (g_file_peek_path (file) != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->engine), g_file_peek_path (file));
}

static void
browse_cb (CheckbitPerftCompare *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_ ("Choose an Engine"),
                                               GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                               GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

void
checkbit_perft_compare_show (CheckbitPerftCompare *self,
                             CheckbitLabFinding *finding,
                             const char *name)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_COMPARE (self));

  self->to_open = FALSE;
  checkbit_compare_model_show (self->model, finding, name);
  checkbit_perft_finding_open (self->finding);
}

gboolean
checkbit_perft_compare_get_program (CheckbitPerftCompare *self,
                                    CheckbitLabProgramKind *kind,
                                    const char **command,
                                    double *limit)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_COMPARE (self), FALSE);

  *kind = get_other (self) == CHECKBIT_OTHER_ENGINE ? CHECKBIT_LAB_ENGINE : CHECKBIT_LAB_COMMAND;
  *command = gtk_editable_get_text (
      GTK_EDITABLE (*kind == CHECKBIT_LAB_ENGINE ? self->engine : self->command));
  *limit = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->limit));

  return **command != '\0';
}

/* --- Building ------------------------------------------------------------------------------- */

static GtkWidget *
engine_row_new (CheckbitPerftCompare *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *browse = g_object_new (GTK_TYPE_BUTTON, "icon-name", "document-open-symbolic",
                                    "tooltip-text", _ ("Choose an Engine"), NULL);
  CheckbitEngineEntry *first = checkbit_engine_list_get_first (checkbit_engine_list_get_default ());

  self->engine = gtk_entry_new ();
  gtk_widget_set_hexpand (self->engine, TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->engine), "/usr/games/stockfish");
  if (first != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->engine), checkbit_engine_entry_get_path (first));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->engine), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Path of the engine"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (browse), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Choose an engine"), -1);
  g_signal_connect_swapped (browse, "clicked", G_CALLBACK (browse_cb), self);
  gtk_box_append (GTK_BOX (box), self->engine);
  gtk_box_append (GTK_BOX (box), browse);
  return box;
}

static GtkWidget *
pasted_new (CheckbitPerftCompare *self)
{
  GtkWidget *scroller
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "height-request", 120, "has-frame", TRUE, NULL);

  self->pasted
      = g_object_new (GTK_TYPE_TEXT_VIEW, "monospace", TRUE, "accepts-tab", FALSE, "left-margin", 8,
                      "right-margin", 8, "top-margin", 8, "bottom-margin", 8, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pasted), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Pasted divide"), -1);
  g_signal_connect_swapped (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->pasted)), "changed",
                            G_CALLBACK (update_start), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->pasted);
  return scroller;
}

static GtkWidget *
numbers_new (CheckbitPerftCompare *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->depth = checkbit_perft_spin_new (_ ("Depth"), 1, 15, 1, 4);
  self->limit = checkbit_perft_spin_new (_ ("Seconds per call"), 1, MAX_LIMIT, 1, 10);
  gtk_box_append (GTK_BOX (box), checkbit_perft_named_new (_ ("Depth"), self->depth));
  gtk_box_append (GTK_BOX (box), checkbit_perft_named_new (_ ("Seconds per call"), self->limit));
  return box;
}

static GtkWidget *
buttons_new (CheckbitPerftCompare *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->start = checkbit_perft_button_new (_ ("Compare"), G_CALLBACK (start_cb), self);
  gtk_widget_add_css_class (self->start, "suggested-action");
  self->stop = checkbit_perft_button_new (_ ("Cancel"), G_CALLBACK (stop_cb), self);
  self->progress = checkbit_perft_label_new (NULL, "numeric");
  gtk_widget_set_hexpand (self->progress, TRUE);
  gtk_box_append (GTK_BOX (box), self->start);
  gtk_box_append (GTK_BOX (box), self->stop);
  gtk_box_append (GTK_BOX (box), self->progress);
  return box;
}

static void
build (CheckbitPerftCompare *self)
{
  const char *titles[] = { _ ("Command"), _ ("UCI Engine"), _ ("Pasted Divide"), NULL };
  GtkWidget *box;
  GtkWidget *scroller = checkbit_perft_scroller_new (&box);

  self->other = checkbit_perft_drop_down_new (_ ("Compare with"), titles);
  self->command = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->command), "./my-perft");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->command), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Command of the program"), -1);
  self->hint = checkbit_perft_label_new (NULL, "caption");
  gtk_widget_add_css_class (self->hint, "dim-label");
  self->engine_row = engine_row_new (self);
  self->pasted_box = pasted_new (self);
  self->numbers = numbers_new (self);
  self->tricky = gtk_check_button_new_with_label (_ ("Tricky positions first"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->tricky), TRUE);
  gtk_widget_set_tooltip_text (self->tricky,
                               _ ("The positions of the built-in suite find most bugs at once"));
  gtk_box_append (GTK_BOX (box), checkbit_perft_named_new (_ ("Compare with"), self->other));
  gtk_box_append (GTK_BOX (box), self->command);
  gtk_box_append (GTK_BOX (box), self->engine_row);
  gtk_box_append (GTK_BOX (box), self->pasted_box);
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), self->numbers);
  gtk_box_append (GTK_BOX (box), self->tricky);
  gtk_box_append (GTK_BOX (box), buttons_new (self));
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
}

/* The box that everything stands in. */
static void
add_finding (CheckbitPerftCompare *self, CheckbitLayers *layers)
{
  GtkWidget *box = gtk_widget_get_parent (self->numbers);

  self->finding
      = CHECKBIT_PERFT_FINDING (checkbit_perft_finding_new (self->inspection, layers, self->model));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->finding));
}

/* --- Life ----------------------------------------------------------------------------------- */

void
checkbit_perft_compare_stop (CheckbitPerftCompare *self)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_COMPARE (self));

  g_signal_handlers_disconnect_by_data (self->model, self);
  checkbit_compare_model_cancel (self->model);
}

static void
checkbit_perft_compare_dispose (GObject *object)
{
  CheckbitPerftCompare *self = CHECKBIT_PERFT_COMPARE (object);

  if (self->model != NULL)
    checkbit_perft_compare_stop (self);
  if (self->inspection != NULL)
    g_signal_handlers_disconnect_by_data (self->inspection, self);
  if (self->pasted != NULL)
    g_signal_handlers_disconnect_by_data (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->pasted)),
                                          self);
  self->pasted = NULL;
  g_clear_handle_id (&self->focus, g_source_remove);
  g_clear_object (&self->chooser);
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  g_clear_object (&self->model);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_perft_compare_parent_class)->dispose (object);
}

static void
checkbit_perft_compare_class_init (CheckbitPerftCompareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_perft_compare_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "perft-compare");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_perft_compare_init (CheckbitPerftCompare *self)
{
  self->model = checkbit_compare_model_new ();
  build (self);
}

GtkWidget *
checkbit_perft_compare_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  CheckbitPerftCompare *self;

  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  self = g_object_new (CHECKBIT_TYPE_PERFT_COMPARE, NULL);
  self->inspection = g_object_ref (inspection);
  add_finding (self, layers);
  g_signal_connect_swapped (self->other, "notify::selected", G_CALLBACK (other_cb), self);
  g_signal_connect_swapped (self->command, "changed", G_CALLBACK (update_start), self);
  g_signal_connect_swapped (self->engine, "changed", G_CALLBACK (update_start), self);
  g_signal_connect_swapped (self->command, "activate", G_CALLBACK (start_cb), self);
  g_signal_connect_swapped (self->engine, "activate", G_CALLBACK (start_cb), self);
  g_signal_connect_swapped (inspection, "changed", G_CALLBACK (update_start), self);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->model, "progress", G_CALLBACK (progress_cb), self);
  other_cb (self);
  changed_cb (self);
  return GTK_WIDGET (self);
}

CheckbitCompareModel *
checkbit_perft_compare_get_model (CheckbitPerftCompare *self)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_COMPARE (self), NULL);

  return self->model;
}
