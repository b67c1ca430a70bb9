/* Comparing with another program, or with its divide output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/perft/perft-compare.h"

#include <glib/gi18n-lib.h>

#include "chess/fen.h"
#include "ui/base/large-text.h"
#include "ui/base/settings.h"
#include "ui/inspector/perft/perft-finding.h"
#include "ui/inspector/perft/perft-next.h"
#include "ui/inspector/perft/perft-other.h"
#include "ui/inspector/perft/perft-settings.h"
#include "ui/inspector/perft/perft-widgets.h"

#define MAX_LIMIT 3600 /* seconds */

/* Frames after a result: the one in which it gets the focus, and the last that scrolls to it. */
#define FOCUS_FRAME 2
#define LAST_FRAME 4

struct _CheckbitPerftCompare
{
  GtkWidget parent_instance;

  CheckbitPerftOther *other;
  GtkWidget *numbers, *depth, *limit, *tricky;
  GtkWidget *start, *stop;
  GtkWidget *progress;
  CheckbitPerftFinding *finding;
  CheckbitPerftNext *next;

  /* Owned. */
  GSettings *settings; /* NULL: nothing is remembered */
  CheckbitInspection *inspection;
  CheckbitCompareModel *model;
  ChessPosition asked; /* the position on the board when the comparison began */
  gboolean to_open;    /* the result goes to the board */
  guint tick;          /* the callback that shows the result; 0 for none */
  guint frames;        /* that it has had */
};

G_DEFINE_FINAL_TYPE (CheckbitPerftCompare, checkbit_perft_compare, GTK_TYPE_WIDGET)

/* --- What is asked -------------------------------------------------------------------------- */

static gboolean
can_start (CheckbitPerftCompare *self)
{
  g_autofree char *text = checkbit_perft_other_dup_text (self->other);

  return *text != '\0'
         && chess_position_problems (checkbit_inspection_get_position (self->inspection)) == 0;
}

/* --- What is shown -------------------------------------------------------------------------- */

static void
update_start (CheckbitPerftCompare *self)
{
  if (self->inspection != NULL)
    gtk_widget_set_sensitive (self->start, can_start (self));
}

static void
other_cb (CheckbitPerftCompare *self)
{
  gboolean pasted = checkbit_perft_other_get_kind (self->other) == CHECKBIT_OTHER_PASTED;

  gtk_widget_set_visible (self->numbers, !pasted);
  gtk_widget_set_visible (self->tricky, !pasted);
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

/* Its beginning, if there is no room for all of it. A value that is set ends the viewport's own
 * glide to the row that has got the focus, which began before the place of that was known. */
static void
scroll_to_finding (CheckbitPerftCompare *self)
{
  GtkWidget *finding = GTK_WIDGET (self->finding);
  GtkWidget *viewport = gtk_widget_get_ancestor (finding, GTK_TYPE_VIEWPORT);
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  graphene_rect_t bounds;
  double value = gtk_adjustment_get_value (place), page = gtk_adjustment_get_page_size (place);
  double top;

  if (!gtk_widget_compute_bounds (finding, viewport, &bounds))
    return;
  top = value + bounds.origin.y;
  gtk_adjustment_set_value (place, MIN (top, MAX (value, top + bounds.size.height - page)));
}

/* The rows are laid out in the first frame, and only then can one be focused; what that puts on the
 * board is listed below the page, which is lower one frame later. */
static gboolean
show_result_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CheckbitPerftCompare *self = CHECKBIT_PERFT_COMPARE (widget);

  self->frames++;
  if (gtk_widget_get_focus_child (widget) != NULL)
    {
      if (self->frames == FOCUS_FRAME)
        checkbit_perft_finding_focus (self->finding);
      if (self->frames >= FOCUS_FRAME)
        scroll_to_finding (self);
      if (self->frames < LAST_FRAME)
        return G_SOURCE_CONTINUE;
    }
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Brings the result into view if the person is still waiting on this page. */
static void
show_result (CheckbitPerftCompare *self)
{
  self->frames = 0;
  if (self->tick == 0 && gtk_widget_get_visible (GTK_WIDGET (self->finding)))
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_result_cb, NULL, NULL);
}

/* Whether a pasted divide needs a deeper one to find the mistake. */
static gboolean
leads_on (CheckbitPerftCompare *self)
{
  g_autofree char *moves = NULL;
  guint depth;

  return checkbit_compare_model_get_next (self->model, &moves, &depth);
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
  show_result (self);
  if (!self->to_open)
    return;
  self->to_open = FALSE;
  if (is_untouched (self) && !leads_on (self))
    checkbit_perft_finding_open (self->finding);
}

/* --- What people do ------------------------------------------------------------------------- */

static void
start_cb (CheckbitPerftCompare *self)
{
  g_autofree char *text = checkbit_perft_other_dup_text (self->other);
  CheckbitCompareRequest request = {
    .other = checkbit_perft_other_get_kind (self->other),
    .text = text,
    .limit = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->limit)),
    .depth = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->depth)),
    .tricky = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->tricky)),
  };

  if (checkbit_compare_model_is_running (self->model) || !can_start (self))
    return;
  if (request.other == CHECKBIT_OTHER_PASTED)
    {
      request.moves = checkbit_perft_next_get_moves (self->next);
      request.depth = checkbit_perft_next_get_depth (self->next);
    }
  else
    checkbit_perft_next_start_over (self->next);
  /* A search through several divides continues from the position where it started. */
  if (request.moves == NULL || *request.moves == '\0')
    self->asked = *checkbit_inspection_get_position (self->inspection);
  self->to_open = request.other != CHECKBIT_OTHER_PASTED || *request.moves != '\0';
  checkbit_compare_model_start (self->model, &self->asked, &request);
}

/* The next divide to paste belongs to the position at the end of the moves. */
static void
go_on_cb (CheckbitPerftCompare *self)
{
  checkbit_perft_other_paste_next (self->other);
}

static void
stop_cb (CheckbitPerftCompare *self)
{
  self->to_open = FALSE;
  checkbit_compare_model_cancel (self->model);
  gtk_widget_grab_focus (self->start);
}

void
checkbit_perft_compare_show (CheckbitPerftCompare *self,
                             CheckbitLabFinding *finding,
                             const char *name)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_COMPARE (self));

  self->to_open = FALSE;
  checkbit_perft_next_start_over (self->next);
  checkbit_compare_model_show (self->model, finding, name);
  checkbit_perft_finding_open (self->finding);
}

/* The next press of Enter compares. */
void
checkbit_perft_compare_paste (CheckbitPerftCompare *self, const char *text)
{
  g_return_if_fail (CHECKBIT_IS_PERFT_COMPARE (self));

  checkbit_perft_other_paste (self->other, text);
  gtk_widget_grab_focus (self->start);
}

char *
checkbit_perft_compare_dup_program (CheckbitPerftCompare *self,
                                    CheckbitLabProgramKind *kind,
                                    double *limit)
{
  g_return_val_if_fail (CHECKBIT_IS_PERFT_COMPARE (self), NULL);

  *limit = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->limit));
  return checkbit_perft_other_dup_program (self->other, kind);
}

/* --- Building ------------------------------------------------------------------------------- */

static GtkWidget *
numbers_new (CheckbitPerftCompare *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  /* Translators: how many half-moves deep */
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

  self->start = checkbit_perft_button_new (C_ ("button", "Compare"), G_CALLBACK (start_cb), self);
  gtk_widget_add_css_class (self->start, "suggested-action");
  self->stop = checkbit_perft_button_new (C_ ("counting", "Cancel"), G_CALLBACK (stop_cb), self);
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
  GtkWidget *box;
  GtkWidget *scroller = checkbit_perft_scroller_new (&box);

  self->other = CHECKBIT_PERFT_OTHER (checkbit_perft_other_new (self->settings));
  self->numbers = numbers_new (self);
  self->tricky = gtk_check_button_new_with_label (_ ("Tricky positions first"));
  checkbit_large_text_wrap_check (GTK_CHECK_BUTTON (self->tricky));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->tricky), TRUE);
  gtk_widget_set_tooltip_text (self->tricky,
                               _ ("The positions of the built-in suite find most bugs at once"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->other));
  gtk_box_append (GTK_BOX (box), self->numbers);
  gtk_box_append (GTK_BOX (box), self->tricky);
  gtk_box_append (GTK_BOX (box), buttons_new (self));
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  checkbit_perft_settings_bind (self->settings, "perft-compare-depth", self->depth, "value");
  checkbit_perft_settings_bind (self->settings, "perft-limit", self->limit, "value");
  checkbit_perft_settings_bind (self->settings, "perft-tricky", self->tricky, "active");
}

/* The box that contains everything. */
static void
add_finding (CheckbitPerftCompare *self, CheckbitLayers *layers)
{
  GtkWidget *box = gtk_widget_get_parent (self->numbers);

  self->finding
      = CHECKBIT_PERFT_FINDING (checkbit_perft_finding_new (self->inspection, layers, self->model));
  self->next = CHECKBIT_PERFT_NEXT (checkbit_perft_next_new (self->model));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->finding));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->next));
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
  if (self->other != NULL)
    g_signal_handlers_disconnect_by_data (self->other, self);
  self->other = NULL;
  checkbit_perft_unparent_all (GTK_WIDGET (self));
  g_clear_object (&self->model);
  g_clear_object (&self->inspection);
  g_clear_object (&self->settings);
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
  self->settings = checkbit_settings_new ();
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
  g_signal_connect_swapped (self->other, "changed", G_CALLBACK (other_cb), self);
  g_signal_connect_swapped (self->other, "activate", G_CALLBACK (start_cb), self);
  g_signal_connect_swapped (self->next, "go-on", G_CALLBACK (go_on_cb), self);
  g_signal_connect_swapped (self->next, "start-over", G_CALLBACK (go_on_cb), self);
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
