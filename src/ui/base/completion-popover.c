/* Completions of the word being typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/base/completion-popover.h"

#include <glib/gi18n-lib.h>

#include "game/inspect/reference.h"

/* Nobody reads more rows than this: typing another letter is faster. */
#define MAX_ROWS 60
#define MAX_HEIGHT 216

struct _CheckbitCompletionPopover
{
  GtkPopover parent_instance;

  GtkEntry *entry; /* owned by the parent, as is the popover */
  GtkListBox *list;
  GtkWidget *scroller;
  GtkLabel *sentence;
  GtkEventController *keys; /* of the entry */

  CheckbitCompletion completion;
  guint idle;
  gboolean inserting;
};

G_DEFINE_FINAL_TYPE (CheckbitCompletionPopover, checkbit_completion_popover, GTK_TYPE_POPOVER)

static guint
get_cursor (CheckbitCompletionPopover *self)
{
  return (guint) gtk_editable_get_position (GTK_EDITABLE (self->entry));
}

/* --- Rows ------------------------------------------------------------------------------------- */

static GtkWidget *
row_new (CheckbitReference *word)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *usage = gtk_label_new (checkbit_reference_get_usage (word));
  GtkWidget *sentence
      = g_object_new (GTK_TYPE_LABEL, "label", checkbit_reference_get_sentence (word), "xalign",
                      0.0, "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (usage, "monospace");
  gtk_widget_add_css_class (sentence, "dim-label");
  gtk_box_append (GTK_BOX (box), usage);
  gtk_box_append (GTK_BOX (box), sentence);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
clear_rows (CheckbitCompletionPopover *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
}

static CheckbitReference *
get_word (CheckbitCompletionPopover *self, GtkListBoxRow *row)
{
  return self->completion.words->pdata[gtk_list_box_row_get_index (row)];
}

/* The chosen word is described in full below the rows, and in the entry's accessible
 * description. */
static void
describe (CheckbitCompletionPopover *self, GtkListBoxRow *row)
{
  g_autofree char *description = NULL;
  CheckbitReference *word;

  if (row == NULL)
    {
      gtk_label_set_label (self->sentence, _ ("Tab completes, the arrow keys choose"));
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self->entry),
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }

  word = get_word (self, row);
  gtk_label_set_label (self->sentence, checkbit_reference_get_sentence (word));
  /* Translators: a word of the set language that is offered, which of how many it is, and what it
   * means: "knight(x), 2 of 7: Squares that …" */
  description = g_strdup_printf (_ ("%s, %d of %u: %s"), checkbit_reference_get_usage (word),
                                 gtk_list_box_row_get_index (row) + 1, self->completion.words->len,
                                 checkbit_reference_get_sentence (word));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

static void
row_selected_cb (CheckbitCompletionPopover *self, GtkListBoxRow *row)
{
  if (self->completion.words != NULL)
    describe (self, row);
}

/* --- Coming and going ------------------------------------------------------------------------- */

static void
hide (CheckbitCompletionPopover *self)
{
  if (self->idle != 0)
    g_clear_handle_id (&self->idle, g_source_remove);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  gtk_popover_popdown (GTK_POPOVER (self));
  describe (self, NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE,
                               -1);
}

static void
point_to_entry (CheckbitCompletionPopover *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self->entry), parent, &bounds))
    return;

  gtk_popover_set_pointing_to (GTK_POPOVER (self),
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                (int) bounds.size.width,
                                                (int) bounds.size.height });
  gtk_widget_set_size_request (self->scroller, MAX ((int) bounds.size.width - 24, 220), -1);
}

static void
show (CheckbitCompletionPopover *self)
{
  clear_rows (self);
  for (guint i = 0; i < MIN (self->completion.words->len, MAX_ROWS); i++)
    gtk_list_box_append (self->list, row_new (self->completion.words->pdata[i]));
  describe (self, NULL);
  point_to_entry (self);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_EXPANDED, TRUE,
                               -1);
}

/* An entry scrolled out of view has no position for the popover. */
static gboolean
is_in_sight (CheckbitCompletionPopover *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->entry)));
  graphene_rect_t bounds;

  return root != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->entry))
         && gtk_widget_get_width (GTK_WIDGET (self->entry)) > 0
         && gtk_widget_compute_bounds (GTK_WIDGET (self->entry), root, &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (root);
}

static void
update (CheckbitCompletionPopover *self, gboolean asked)
{
  GtkEditable *editable = GTK_EDITABLE (self->entry);

  checkbit_completion_clear (&self->completion);
  checkbit_completion_init (&self->completion, gtk_editable_get_text (editable), get_cursor (self),
                            asked);
  if (self->completion.words->len > 0 && is_in_sight (self))
    show (self);
  else
    hide (self);
}

/* In an idle, because by then the cursor is behind the new text. */
static gboolean
idle_cb (gpointer user_data)
{
  CheckbitCompletionPopover *self = user_data;
  GtkStateFlags flags = gtk_widget_get_state_flags (GTK_WIDGET (self->entry));

  self->idle = 0;
  /* The active window's only: it must not take the keys of another one. */
  if ((flags & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    update (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (CheckbitCompletionPopover *self)
{
  if (!self->inserting && self->idle == 0)
    self->idle = g_idle_add (idle_cb, self);
}

/* The cursor moved without a change of the text. */
static void
cursor_cb (CheckbitCompletionPopover *self)
{
  if (self->idle == 0)
    hide (self);
}

/* --- Choosing --------------------------------------------------------------------------------- */

void
checkbit_completion_insert (GtkEntry *entry, const char *text)
{
  GtkEditable *editable = GTK_EDITABLE (entry);
  int position;

  g_return_if_fail (GTK_IS_ENTRY (entry));
  g_return_if_fail (text != NULL);

  gtk_editable_delete_selection (editable);
  position = gtk_editable_get_position (editable);
  gtk_editable_insert_text (editable, text, -1, &position);
  /* One in a window that is still being built is in no window yet. */
  if (gtk_widget_get_root (GTK_WIDGET (entry)) != NULL)
    gtk_entry_grab_focus_without_selecting (entry);
  gtk_editable_set_position (editable, position);
}

static void
take (CheckbitCompletionPopover *self, GtkListBoxRow *row)
{
  g_autoptr (CheckbitReference) word = g_object_ref (get_word (self, row));
  guint cursor = get_cursor (self);

  self->inserting = TRUE;
  gtk_editable_select_region (GTK_EDITABLE (self->entry), (int) self->completion.start,
                              (int) cursor);
  checkbit_completion_insert (self->entry, checkbit_reference_get_insertion (word));
  self->inserting = FALSE;
  hide (self);
}

static void
row_activated_cb (CheckbitCompletionPopover *self, GtkListBoxRow *row)
{
  take (self, row);
}

/* Scrolls to a row. */
static void
scroll_to (CheckbitCompletionPopover *self, GtkWidget *row)
{
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

/* Cycles through the rows; between the last and the first none is chosen. */
static void
select_next (CheckbitCompletionPopover *self, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int n = (int) MIN (self->completion.words->len, MAX_ROWS);
  int index = row != NULL ? gtk_list_box_row_get_index (row) + step : (step > 0 ? 0 : n - 1);

  row = index >= 0 && index < n ? gtk_list_box_get_row_at_index (self->list, index) : NULL;
  gtk_list_box_select_row (self->list, row);
  if (row != NULL)
    scroll_to (self, GTK_WIDGET (row));
}

static gboolean
take_chosen (CheckbitCompletionPopover *self, gboolean or_first)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL && or_first)
    row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row == NULL)
    {
      hide (self);
      return GDK_EVENT_PROPAGATE;
    }

  take (self, row);
  return GDK_EVENT_STOP;
}

static gboolean
key_while_shown (CheckbitCompletionPopover *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      select_next (self, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      select_next (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Tab:
      return take_chosen (self, TRUE);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return take_chosen (self, FALSE);
    case GDK_KEY_Escape:
      hide (self);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
key_pressed_cb (CheckbitCompletionPopover *self, guint keyval, guint keycode, GdkModifierType state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (keyval == GDK_KEY_space && modifiers == GDK_CONTROL_MASK)
    {
      update (self, TRUE);
      return GDK_EVENT_STOP;
    }
  if (modifiers != 0 || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return GDK_EVENT_PROPAGATE;
  return key_while_shown (self, keyval);
}

static void
focus_leave_cb (CheckbitCompletionPopover *self)
{
  hide (self);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_completion_popover_dispose (GObject *object)
{
  CheckbitCompletionPopover *self = CHECKBIT_COMPLETION_POPOVER (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  checkbit_completion_clear (&self->completion);
  G_OBJECT_CLASS (checkbit_completion_popover_parent_class)->dispose (object);
}

static void
checkbit_completion_popover_class_init (CheckbitCompletionPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = checkbit_completion_popover_dispose;
}

static void
checkbit_completion_popover_init (CheckbitCompletionPopover *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->list = g_object_new (GTK_TYPE_LIST_BOX, "can-focus", FALSE, NULL);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "propagate-natural-height", TRUE, "max-content-height", MAX_HEIGHT,
                                 "child", self->list, NULL);
  self->sentence = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, "width-chars", 20,
                                 "max-width-chars", 40, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->sentence), "sentence");
  gtk_box_append (GTK_BOX (box), self->scroller);
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sentence));
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  gtk_popover_set_has_arrow (GTK_POPOVER (self), FALSE);
  gtk_popover_set_position (GTK_POPOVER (self), GTK_POS_BOTTOM);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "completion");
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (row_selected_cb), self);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
}

static void
follow_entry (CheckbitCompletionPopover *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), self->keys);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), focus);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "notify::cursor-position", G_CALLBACK (cursor_cb), self,
                           G_CONNECT_SWAPPED);
}

CheckbitCompletionPopover *
checkbit_completion_popover_attach (GtkEntry *entry, GtkWidget *parent)
{
  CheckbitCompletionPopover *self;

  g_return_val_if_fail (GTK_IS_ENTRY (entry), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);

  self = g_object_new (CHECKBIT_TYPE_COMPLETION_POPOVER, NULL);
  self->entry = entry;
  gtk_widget_set_parent (GTK_WIDGET (self), parent);
  follow_entry (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE,
                                  GTK_ACCESSIBLE_AUTOCOMPLETE_LIST,
                                  GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE, -1);
  return self;
}
