/* Where people ask about a move and read the explanation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/moves/why-view.h"

#include <glib/gi18n-lib.h>

#include "chess/uci-move.h"
#include "ui/base/help-button.h"
#include "ui/inspector/set-tiles.h"

struct _CheckbitWhyView
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *entry;
  GtkWidget *hint;
  GtkWidget *card;
  GtkWidget *icon;
  GtkWidget *verdict;
  GtkWidget *play;
  GtkWidget *sentence;
  GtkWidget *kind;
  CheckbitSetTiles *tiles;

  /* Owned. */
  CheckbitInspection *inspection;
  GListStore *sets; /* those that illustrate the explanation */

  gboolean asking; /* the program is setting the entry, or asking about its text */
};

G_DEFINE_FINAL_TYPE (CheckbitWhyView, checkbit_why_view, GTK_TYPE_WIDGET)

static CheckbitMoveExplanation *
get_explanation (CheckbitWhyView *self)
{
  return checkbit_inspection_get_explanation (self->inspection);
}

/* --- The answer ----------------------------------------------------------------------------- */

static const char *
get_icon (CheckbitExplanationKind answer)
{
  switch (answer)
    {
    case CHECKBIT_EXPLANATION_LEGAL:
      return "object-select-symbolic";
    case CHECKBIT_EXPLANATION_ILLEGAL:
      return "action-unavailable-symbolic";
    case CHECKBIT_EXPLANATION_TARGETS:
      return "find-location-symbolic";
    default:
      return "dialog-question-symbolic";
    }
}

/* "e5–d6: not legal". (transfer full) */
static char *
dup_verdict (CheckbitMoveExplanation *explanation)
{
  const char *title = checkbit_move_explanation_get_title (explanation);

  switch (checkbit_move_explanation_get_kind (explanation))
    {
    case CHECKBIT_EXPLANATION_LEGAL:
      /* Translators: %s is a move */
      return g_strdup_printf (_ ("%s is legal"), title);
    case CHECKBIT_EXPLANATION_ILLEGAL:
      /* Translators: %s is a move */
      return g_strdup_printf (_ ("%s is not legal"), title);
    case CHECKBIT_EXPLANATION_TARGETS:
      /* Translators: %s is a square */
      return g_strdup_printf (_ ("From %s"), title);
    default:
      /* Translators: %s is what someone typed */
      return g_strdup_printf (_ ("%s: which move?"), title);
    }
}

/* The set shown on the board for the explanation. */
static const char *
get_set_title (CheckbitMoveExplanation *explanation)
{
  const ChessWhy *why = checkbit_move_explanation_get_why (explanation);

  switch (checkbit_move_explanation_get_kind (explanation))
    {
    case CHECKBIT_EXPLANATION_LEGAL:
      return _ ("From and to");
    case CHECKBIT_EXPLANATION_TARGETS:
      return _ ("Where it can go");
    case CHECKBIT_EXPLANATION_UNCLEAR:
      return _ ("Did you mean");
    default:
      return why != NULL && why->kind == CHESS_WHY_NOT_HOW_IT_MOVES ? _ ("How it moves")
                                                                    : _ ("The reason");
    }
}

static void
show_sets (CheckbitWhyView *self, CheckbitMoveExplanation *explanation)
{
  CheckbitSet *sets[] = { checkbit_move_explanation_get_mask (explanation),
                          checkbit_move_explanation_get_pieces (explanation) };
  guint before = g_list_model_get_n_items (G_LIST_MODEL (self->sets)), n = 0;

  checkbit_set_set_title (sets[0], get_set_title (explanation));
  if (checkbit_set_get_bits (sets[0]) != 0)
    n++;
  if (n > 0 && checkbit_set_get_bits (sets[1]) != 0
      && checkbit_set_get_bits (sets[1]) != checkbit_set_get_bits (sets[0]))
    n++;
  if (before != n)
    g_list_store_splice (self->sets, 0, before, (gpointer *) sets, n);
  gtk_widget_set_visible (GTK_WIDGET (self->tiles), n > 0);
}

/* The reason's identifier, as in checkbit-cli and the manual. */
static void
show_kind (CheckbitWhyView *self, const ChessWhy *why)
{
  gboolean has_kind = why != NULL && why->kind != CHESS_WHY_LEGAL;

  gtk_widget_set_visible (self->kind, has_kind);
  if (has_kind)
    {
      /* Translators: %s is the name of a reason in checkbit-cli: “pinned” */
      g_autofree char *text = g_strdup_printf (_ ("Kind of reason: %s"), chess_why_id (why->kind));
      gtk_label_set_text (GTK_LABEL (self->kind), text);
    }
}

static void
show_answer (CheckbitWhyView *self)
{
  CheckbitMoveExplanation *explanation = get_explanation (self);
  g_autofree char *verdict = dup_verdict (explanation);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                get_icon (checkbit_move_explanation_get_kind (explanation)));
  gtk_label_set_text (GTK_LABEL (self->verdict), verdict);
  gtk_label_set_text (GTK_LABEL (self->sentence),
                      checkbit_move_explanation_get_sentence (explanation));
  gtk_widget_set_visible (self->play,
                          checkbit_move_explanation_get_move (explanation) != CHESS_MOVE_NONE);
  show_kind (self, checkbit_move_explanation_get_why (explanation));
  show_sets (self, explanation);
}

/* The text is cleared when an explanation was not asked for by typing. */
static void
update_entry (CheckbitWhyView *self, CheckbitMoveExplanation *explanation)
{
  if (!checkbit_move_explanation_is_text (explanation) && !self->asking)
    {
      self->asking = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
      self->asking = FALSE;
    }
  gtk_entry_set_icon_from_icon_name (
      GTK_ENTRY (self->entry), GTK_ENTRY_ICON_SECONDARY,
      gtk_entry_get_text_length (GTK_ENTRY (self->entry)) > 0 ? "edit-clear-symbolic" : NULL);
}

static void
update (CheckbitWhyView *self)
{
  CheckbitMoveExplanation *explanation = get_explanation (self);
  gboolean answered = checkbit_move_explanation_get_kind (explanation) != CHECKBIT_EXPLANATION_NONE;

  update_entry (self, explanation);
  if (answered)
    show_answer (self);
  gtk_widget_set_visible (self->card, answered);
  gtk_widget_set_visible (self->hint, !answered);
}

static void
explanation_changed_cb (CheckbitWhyView *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

/* --- Asking --------------------------------------------------------------------------------- */

static void
entry_changed_cb (CheckbitWhyView *self)
{
  if (self->asking)
    return;
  self->asking = TRUE;
  checkbit_move_explanation_set_text (get_explanation (self),
                                      gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  self->asking = FALSE;
  update_entry (self, get_explanation (self));
}

static void
clear_cb (CheckbitWhyView *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  checkbit_move_explanation_clear (get_explanation (self));
}

static void
play_cb (CheckbitWhyView *self)
{
  ChessMove move = checkbit_move_explanation_get_move (get_explanation (self));
  char uci[CHESS_UCI_SIZE];

  if (move == CHESS_MOVE_NONE)
    return;
  chess_uci_write (checkbit_inspection_get_position (self->inspection), move, uci);
  clear_cb (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-move", "s", uci);
}

/* Enter does not play the move, it only selects the text, so that the next one can be typed. */
static void
entry_activate_cb (CheckbitWhyView *self)
{
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CheckbitWhyView *self = CHECKBIT_WHY_VIEW (widget);

  if (checkbit_move_explanation_get_kind (get_explanation (self)) == CHECKBIT_EXPLANATION_NONE)
    return GDK_EVENT_PROPAGATE;
  clear_cb (self);
  return GDK_EVENT_STOP;
}

/* --- Life ----------------------------------------------------------------------------------- */

static void
checkbit_why_view_map (GtkWidget *widget)
{
  CheckbitWhyView *self = CHECKBIT_WHY_VIEW (widget);

  GTK_WIDGET_CLASS (checkbit_why_view_parent_class)->map (widget);
  if (self->inspection != NULL)
    update (self);
}

static void
checkbit_why_view_dispose (GObject *object)
{
  CheckbitWhyView *self = CHECKBIT_WHY_VIEW (object);
  GtkWidget *child;

  if (self->inspection != NULL)
    g_signal_handlers_disconnect_by_data (get_explanation (self), self);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_WHY_VIEW);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->sets);
  g_clear_object (&self->inspection);
  G_OBJECT_CLASS (checkbit_why_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/why-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, entry);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, hint);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, card);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, icon);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, verdict);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, play);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, sentence);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, kind);
  gtk_widget_class_bind_template_child (widget_class, CheckbitWhyView, tiles);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
}

static void
checkbit_why_view_class_init (CheckbitWhyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_why_view_dispose;
  widget_class->map = checkbit_why_view_map;
  g_type_ensure (CHECKBIT_TYPE_HELP_BUTTON);
  g_type_ensure (CHECKBIT_TYPE_SET_TILES);
  bind_template (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "why-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_why_view_init (CheckbitWhyView *self)
{
  self->sets = g_list_store_new (CHECKBIT_TYPE_SET);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Why not?"), -1);
}

void
checkbit_why_view_bind (CheckbitWhyView *self,
                        CheckbitInspection *inspection,
                        CheckbitLayers *layers)
{
  g_return_if_fail (CHECKBIT_IS_WHY_VIEW (self));
  g_return_if_fail (CHECKBIT_IS_INSPECTION (inspection));
  g_return_if_fail (self->inspection == NULL);

  self->inspection = g_object_ref (inspection);
  checkbit_set_tiles_bind (self->tiles, inspection, layers);
  checkbit_set_tiles_set_model (self->tiles, G_LIST_MODEL (self->sets));
  g_signal_connect_swapped (get_explanation (self), "changed", G_CALLBACK (explanation_changed_cb),
                            self);
}
