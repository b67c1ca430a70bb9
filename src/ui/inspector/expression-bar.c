/* The bar in which one expression, or any value, is worked out as it is typed.
 *
 * # CSS nodes
 *
 * expression-bar
 * ├── box
 * │   ├── entry.monospace[.error]
 * │   ├── menubutton               the reference
 * │   ╰── …                        what the inspector puts there
 * ├── box                          value, count, buttons; while there is a set
 * ├── label.error                  what is wrong, while something is
 * ├── label.dim-label              what was read of a pasted text and left of it, what the set is like,
 *                                  in which layout numbers were read, where that may surprise
 * ╰── layout-offer                 the layout that a pasted text proves, while another is in use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/expression-bar.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/inspect/likeness.h"
#include "game/inspect/pasted.h"
#include "game/text/messages.h"
#include "ui/base/accessible.h"
#include "ui/base/completion-popover.h"
#include "ui/base/copy-text.h"
#include "ui/base/fen-mark.h"
#include "ui/base/focus-within.h"
#include "ui/inspector/layout-offer.h"
#include "ui/inspector/reference-popover.h"

/* The most texts that the Up key brings back. */
#define MAX_HISTORY 100

struct _CheckbitExpressionBar
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *row;
  GtkEntry *entry;
  GtkWidget *reference_button;
  GtkWidget *result;
  GtkLabel *value;
  GtkLabel *count;
  GtkWidget *message;
  GtkWidget *hint;
  GtkWidget *offer; /* offers the layout that a pasted text proves */
  CheckbitCompletionPopover *completion;

  /* Owned. */
  CheckbitInspection *inspection;
  CheckbitLayers *layers;
  CheckbitQuery *query;
  CheckbitSet *opened;          /* what it last made the subject; NULL for none */
  CheckbitSet *missing, *extra; /* the differences from the set that it resembles */
  GCancellable *cancellable;    /* of reading the clipboard */
  GPtrArray *history;           /* char *, the oldest first */

  char *tooltip;       /* shown while the entry is empty */
  guint history_place; /* the index of the text shown by Up; history->len for what was typed */
  char *refused;       /* why a pasted text was refused; NULL for none */
  char *told;          /* what was read of a pasted text, and what was left of it; NULL for none */
  CheckbitPastedGroup *told_group; /* owned: the sets that it is about; NULL: the current text */
  gboolean opens;      /* each value is the subject at once */
  gboolean kept;       /* the current text is kept on the board, so it needs no preview */
};

static guint taking_signal;

G_DEFINE_FINAL_TYPE (CheckbitExpressionBar, checkbit_expression_bar, GTK_TYPE_WIDGET)

static CheckbitWordForm *
get_word_form (CheckbitExpressionBar *self)
{
  return checkbit_inspection_get_word_form (self->inspection);
}

static void
toast (CheckbitExpressionBar *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.toast", "s", text);
}

/* --- What is shown ---------------------------------------------------------------------------- */

static void
show_message (CheckbitExpressionBar *self, const char *sentence)
{
  if (g_strcmp0 (sentence, gtk_label_get_label (GTK_LABEL (self->message))) == 0)
    return;

  gtk_label_set_label (GTK_LABEL (self->message), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->message, sentence != NULL);
  if (sentence != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  checkbit_accessible_set_typed_error (GTK_WIDGET (self->entry), self->message, sentence);
}

static void
update_message (CheckbitExpressionBar *self)
{
  const CheckbitMistake *mistake = checkbit_query_get_mistake (self->query);
  g_autofree char *explanation
      = mistake != NULL ? checkbit_pasted_explain (checkbit_query_get_text (self->query)) : NULL;

  checkbit_fen_mark (self->entry, mistake != NULL ? mistake->column : 0,
                     mistake != NULL ? mistake->length : 0);
  if (self->refused != NULL)
    show_message (self, self->refused);
  else if (explanation != NULL)
    show_message (self, explanation);
  else
    show_message (self, mistake != NULL ? mistake->sentence : NULL);
}

/* In which layout numbers are read; NULL unless that may surprise. (transfer full) (nullable) */
static char *
dup_layout_hint (CheckbitExpressionBar *self)
{
  const char *layout = chess_layout_name (checkbit_word_form_get_layout (get_word_form (self)));

  if (checkbit_query_mixes_layouts (self->query))
    return g_strdup (_ ("In an expression, numbers always use layout a1b1."));
  if (checkbit_query_get_state (self->query) == CHECKBIT_QUERY_VALUE
      && checkbit_word_form_get_layout (get_word_form (self)) != CHESS_LAYOUT_A1B1)
    /* Translators: %s is the name of a square numbering: "a8b8" */
    return g_strdup_printf (_ ("Read as a value in layout %s."), layout);
  return NULL;
}

/* In which layout the set is compared: expressions use a1b1. */
static ChessLayout
get_compared_layout (CheckbitExpressionBar *self)
{
  return checkbit_query_get_state (self->query) == CHECKBIT_QUERY_EXPRESSION
             ? CHESS_LAYOUT_A1B1
             : checkbit_word_form_get_layout (get_word_form (self));
}

/* Which set of the position it resembles; NULL if none, or if it is named in the language.
 * (transfer full) (nullable) */
static char *
dup_likeness (CheckbitExpressionBar *self)
{
  if (!checkbit_query_is_compared (self->query))
    return NULL;
  return checkbit_likeness_tell_all (checkbit_inspection_get_input (self->inspection),
                                     checkbit_set_get_bits (CHECKBIT_SET (self->query)),
                                     get_compared_layout (self));
}

/* All remarks, one per line; NULL if there are none. (transfer full) (nullable) */
static char *
dup_hint (CheckbitExpressionBar *self)
{
  g_autofree char *layout = dup_layout_hint (self), *likeness = dup_likeness (self);
  g_autofree char *wrapped
      = checkbit_likeness_tell_wrapped (checkbit_query_find_wrapped (self->query));
  const char *typed = checkbit_query_get_text (self->query);
  g_autofree char *note = checkbit_message_expr_note (typed, strlen (typed));
  const char *hints[] = { self->told, layout, note, wrapped, likeness };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    if (hints[i] != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", hints[i]);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
update_result (CheckbitExpressionBar *self)
{
  ChessBitboard bits = checkbit_set_get_bits (CHECKBIT_SET (self->query));
  guint n = chess_bitboard_count (bits);
  g_autofree char *value = checkbit_word_form_write_hex (get_word_form (self), bits);
  /* Translators: how many squares are in a set */
  g_autofree char *count = g_strdup_printf (ngettext ("%u square", "%u squares", n), n);
  g_autofree char *hint = dup_hint (self);

  gtk_label_set_label (self->value, value);
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (self->result, checkbit_query_is_good (self->query));
  gtk_label_set_label (GTK_LABEL (self->hint), hint != NULL ? hint : "");
  gtk_widget_set_visible (self->hint, hint != NULL);
}

static void
update_actions (CheckbitExpressionBar *self)
{
  static const char *const names[]
      = { "expression.keep", "expression.watch", "expression.open", "expression.copy" };
  gboolean good = checkbit_query_is_good (self->query);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), names[i], good);
}

/* Marks the differences from the set that it resembles. */
static void
update_difference (CheckbitExpressionBar *self, gboolean shown)
{
  ChessBitboard missing = CHESS_NO_SQUARES, extra = CHESS_NO_SQUARES;

  if (shown && checkbit_query_is_compared (self->query))
    checkbit_likeness_find_difference (checkbit_inspection_get_input (self->inspection),
                                       checkbit_set_get_bits (CHECKBIT_SET (self->query)),
                                       get_compared_layout (self), &missing, &extra);
  checkbit_set_set_bits (self->missing, missing, CHESS_NO_SQUARES);
  checkbit_set_set_bits (self->extra, extra, CHESS_NO_SQUARES);
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_MISSING,
                               missing != CHESS_NO_SQUARES ? self->missing : NULL);
  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_EXTRA,
                               extra != CHESS_NO_SQUARES ? self->extra : NULL);
}

static void
update_preview (CheckbitExpressionBar *self)
{
  gboolean shown = gtk_widget_get_mapped (GTK_WIDGET (self)) && !self->kept
                   && checkbit_query_is_good (self->query);

  checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_EXPRESSION,
                               shown ? CHECKBIT_SET (self->query) : NULL);
  update_difference (self, shown);
}

static void
query_changed_cb (CheckbitExpressionBar *self)
{
  update_preview (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  update_message (self);
  update_result (self);
  update_actions (self);
}

/* --- The text --------------------------------------------------------------------------------- */

static const char *
get_text (CheckbitExpressionBar *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static void
set_text (CheckbitExpressionBar *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* The tooltip about what to type is only for an empty entry: after a paste the pointer rests there,
 * and it would cover the result. Call this before setting the icon, or the icon's tooltip is
 * lost. */
static void
update_tooltip (CheckbitExpressionBar *self, gboolean empty)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->entry), empty ? self->tooltip : NULL);
}

/* The typed query keeps changing, so what is kept or opened elsewhere is a copy. */
static CheckbitSet *
copy_query (CheckbitExpressionBar *self)
{
  return CHECKBIT_SET (checkbit_query_new (self->inspection, get_text (self)));
}

static void
open_value (CheckbitExpressionBar *self)
{
  g_autoptr (CheckbitSet) copy = copy_query (self);

  g_set_object (&self->opened, copy);
  checkbit_inspection_set_subject (self->inspection, copy);
}

/* Whether the subject is the current text already; it may have been changed on its page since. */
static gboolean
is_open (CheckbitExpressionBar *self)
{
  CheckbitSet *subject = checkbit_inspection_get_subject (self->inspection);

  return subject != NULL && subject == self->opened
         && g_str_equal (checkbit_query_get_text (CHECKBIT_QUERY (subject)), get_text (self));
}

/* Neither a set from elsewhere nor a table is taken away by typing. */
static void
open_typed (CheckbitExpressionBar *self)
{
  CheckbitSet *subject = checkbit_inspection_get_subject (self->inspection);
  gboolean ours = subject != NULL ? subject == self->opened
                                  : checkbit_inspection_get_table (self->inspection) == NULL;

  if (self->opens && ours && !is_open (self) && checkbit_query_is_good (self->query))
    open_value (self);
}

static void
open_pasted (CheckbitExpressionBar *self)
{
  if (self->opens && checkbit_query_is_good (self->query)
      && checkbit_inspection_get_subject (self->inspection) != self->opened)
    open_value (self);
}

static void
forget_told (CheckbitExpressionBar *self)
{
  g_clear_pointer (&self->told, g_free);
  g_clear_object (&self->told_group);
  gtk_widget_set_tooltip_text (self->hint, NULL);
  checkbit_layout_offer_take (CHECKBIT_LAYOUT_OFFER (self->offer), NULL);
}

static void
changed_cb (CheckbitExpressionBar *self)
{
  gboolean empty = *get_text (self) == '\0';
  const char *icon = empty ? NULL : "edit-clear-symbolic";

  if (self->query == NULL)
    return;

  self->kept = FALSE;
  g_clear_pointer (&self->refused, g_free);
  forget_told (self);
  if (g_strcmp0 (icon, gtk_entry_get_icon_name (self->entry, GTK_ENTRY_ICON_SECONDARY)) != 0)
    {
      update_tooltip (self, empty);
      gtk_entry_set_icon_from_icon_name (self->entry, GTK_ENTRY_ICON_SECONDARY, icon);
      gtk_entry_set_icon_tooltip_text (self->entry, GTK_ENTRY_ICON_SECONDARY, _ ("Clear (Esc)"));
    }
  checkbit_query_set_text (self->query, get_text (self));
  query_changed_cb (self); /* a refusal must disappear even if the set stays the same */
  open_typed (self);
}

/* Stores the text for the Up key. */
static void
remember (CheckbitExpressionBar *self)
{
  const char *text = get_text (self);
  guint index;

  if (*text == '\0')
    return;

  if (g_ptr_array_find_with_equal_func (self->history, text, g_str_equal, &index))
    g_ptr_array_remove_index (self->history, index);
  if (self->history->len >= MAX_HISTORY)
    g_ptr_array_remove_index (self->history, 0);
  g_ptr_array_add (self->history, g_strdup (text));
  self->history_place = self->history->len;
}

static gboolean
go_in_history (CheckbitExpressionBar *self, int step)
{
  int place = (int) self->history_place + step;

  if (place < 0 || place > (int) self->history->len)
    return GDK_EVENT_STOP;

  if (self->history_place == self->history->len && *get_text (self) != '\0')
    {
      remember (self);
      place = (int) self->history->len - 1 + step;
    }
  self->history_place = (guint) CLAMP (place, 0, (int) self->history->len);
  set_text (self, self->history_place < self->history->len
                      ? self->history->pdata[self->history_place]
                      : "");
  return GDK_EVENT_STOP;
}

static gboolean
history_key_cb (CheckbitExpressionBar *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    return go_in_history (self, -1);
  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    return go_in_history (self, 1);
  return GDK_EVENT_PROPAGATE;
}

static void
clear_cb (CheckbitExpressionBar *self)
{
  remember (self);
  set_text (self, "");
}

static void
insert_cb (CheckbitExpressionBar *self, const char *text)
{
  checkbit_completion_insert (self->entry, text);
}

/* --- Actions ---------------------------------------------------------------------------------- */

static void
keep_on_board (CheckbitExpressionBar *self)
{
  g_autoptr (CheckbitSet) copy = NULL;

  remember (self);
  if (self->kept || !checkbit_query_is_good (self->query))
    return;

  copy = copy_query (self);
  self->kept = TRUE;
  update_preview (self); /* the preview frees its style, which the copy takes over */
  checkbit_layers_keep (self->layers, copy);
}

static void
keep_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  keep_on_board (CHECKBIT_EXPRESSION_BAR (widget));
}

static void
watch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitExpressionBar *self = CHECKBIT_EXPRESSION_BAR (widget);
  CheckbitWatchList *list = checkbit_inspection_get_watches (self->inspection);
  g_autoptr (CheckbitWatch) watch = checkbit_watch_new (
      get_text (self), checkbit_set_get_expression (CHECKBIT_SET (self->query)),
      CHECKBIT_SET_NO_STYLE);

  remember (self);
  if (checkbit_watch_list_insert (list, G_MAXUINT, watch))
    toast (self, _ ("Added to the watches"));
  else
    toast (self, _ ("There are too many watches already"));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitExpressionBar *self = CHECKBIT_EXPRESSION_BAR (widget);

  remember (self);
  open_value (self);
  gtk_widget_activate_action (widget, "inspector.page", "s", "set");
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitExpressionBar *self = CHECKBIT_EXPRESSION_BAR (widget);
  g_autofree char *value = checkbit_word_form_write (
      get_word_form (self), checkbit_set_get_bits (CHECKBIT_SET (self->query)));

  checkbit_copy_value (widget, value);
}

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  clear_cb (CHECKBIT_EXPRESSION_BAR (widget));
}

/* Escape moves from a button to the text, then clears the bar, and only then has its usual
 * effect. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CheckbitExpressionBar *self = CHECKBIT_EXPRESSION_BAR (widget);

  if (checkbit_focus_is_within (self->result))
    {
      gtk_entry_grab_focus_without_selecting (self->entry);
      return GDK_EVENT_STOP;
    }
  if (*get_text (self) == '\0' && self->refused == NULL && self->told == NULL)
    return GDK_EVENT_PROPAGATE;

  clear_cb (self);
  changed_cb (self); /* "changed" is not emitted if only a refusal is cleared */
  return GDK_EVENT_STOP;
}

/* --- Pasting ---------------------------------------------------------------------------------- */

/* Adds pasted sets and tables as a group, whose names expressions may use. */
static void
take_names (CheckbitExpressionBar *self, const CheckbitPasted *pasted)
{
  CheckbitPastedList *list = checkbit_inspection_get_pasted (self->inspection);
  g_autoptr (CheckbitPastedGroup) group
      = checkbit_pasted_list_has_room (list, pasted->reading)
            ? checkbit_pasted_group_new_for_reading (pasted->reading)
            : NULL;

  if (group != NULL && checkbit_pasted_list_add (list, group))
    g_set_object (&self->told_group, group);
  else
    toast (self, _ ("There is no room for these values: remove others first"));
}

static gboolean
is_there (CheckbitPastedList *list, CheckbitPastedGroup *group)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (CheckbitPastedGroup) other = g_list_model_get_item (G_LIST_MODEL (list), i);
      if (other == group)
        return TRUE;
    }
  return FALSE;
}

/* What was said about sets goes with them. */
static void
groups_changed_cb (CheckbitExpressionBar *self, guint at, guint removed)
{
  if (removed == 0 || self->told_group == NULL
      || is_there (checkbit_inspection_get_pasted (self->inspection), self->told_group))
    return;
  forget_told (self);
  update_result (self);
}

/* Opens a table entry by entry, and sets as tiles. */
static void
take_several (CheckbitExpressionBar *self, const CheckbitPasted *pasted)
{
  const CheckbitReadingItem *table = checkbit_pasted_find_table (pasted);

  if (table != NULL)
    checkbit_inspection_set_table_of (self->inspection, table->values, table->n_values);
  gtk_widget_activate_action (GTK_WIDGET (self), "inspector.page", "s",
                              table != NULL ? "set" : "masks");
}

/* Up to this many unread parts get a line each; if there are more, the tooltip lists them all. */
#define N_LISTED 4

static gboolean
is_short (const char *lines)
{
  guint n = 1;

  for (const char *at = lines; *at != '\0'; at++)
    n += *at == '\n';
  return n <= N_LISTED;
}

/* Reports what was read from a text, and what was ignored. */
static void
show_reading (CheckbitExpressionBar *self, const CheckbitPasted *pasted)
{
  g_autofree char *squares
      = checkbit_pasted_tell_squares (pasted, checkbit_word_form_get_layout (get_word_form (self)));

  checkbit_layout_offer_take (CHECKBIT_LAYOUT_OFFER (self->offer), pasted->reading);
  g_free (self->told);
  self->told = pasted->verdict != NULL && pasted->left != NULL
                   ? g_strdup_printf ("%s.\n%s.", pasted->verdict,
                                      is_short (pasted->all_left) ? pasted->all_left : pasted->left)
               : squares != NULL         ? g_strdup_printf ("%s.\n%s", pasted->verdict, squares)
               : pasted->verdict != NULL ? g_strdup_printf ("%s.", pasted->verdict)
                                         : NULL;
  gtk_widget_set_tooltip_text (self->hint, pasted->all_left);
  update_result (self);
}

/* If the entry holds a table or several sets, moves them to where they are shown: they may have
 * been entered without pasting, for example by dropping. */
static gboolean
take_typed (CheckbitExpressionBar *self)
{
  g_auto (CheckbitPasted) pasted = { .kind = CHECKBIT_PASTED_REFUSED };

  checkbit_pasted_init (&pasted, get_text (self),
                        checkbit_word_form_get_layout (get_word_form (self)));
  if (pasted.kind != CHECKBIT_PASTED_TABLE && pasted.kind != CHECKBIT_PASTED_SEVERAL)
    return FALSE;

  clear_cb (self);
  take_names (self, &pasted);
  take_several (self, &pasted);
  show_reading (self, &pasted);
  return TRUE;
}

/* Announces the result, which changes silently while the person types. */
static void
tell_result (CheckbitExpressionBar *self)
{
  g_autofree char *result = NULL;

  if (!checkbit_query_is_good (self->query))
    return;
  /* Translators: what an expression comes to: "8 squares, 0x000000000000FF00" */
  result = g_strdup_printf (_ ("%s, %s"), gtk_label_get_label (self->count),
                            gtk_label_get_label (self->value));
  checkbit_accessible_announce (GTK_WIDGET (self), result);
}

static void
activate_cb (CheckbitExpressionBar *self)
{
  const CheckbitMistake *mistake = checkbit_query_get_mistake (self->query);

  if (mistake != NULL && take_typed (self))
    return;
  keep_on_board (self);
  tell_result (self);
  if (mistake != NULL)
    checkbit_fen_mark_select (self->entry, mistake->column, mistake->length);
}

/* A selection is replaced, as in any entry; the rest of the text stays, so that a value can be
 * pasted into an expression. */
static gboolean
take (CheckbitExpressionBar *self, const char *text)
{
  g_auto (CheckbitPasted) pasted = { .kind = CHECKBIT_PASTED_REFUSED };

  checkbit_pasted_init (&pasted, text, checkbit_word_form_get_layout (get_word_form (self)));
  g_clear_pointer (&self->refused, g_free);
  g_clear_object (&self->told_group);
  if (pasted.kind != CHECKBIT_PASTED_REFUSED && checkbit_pasted_has_names (&pasted))
    take_names (self, &pasted);
  switch (pasted.kind)
    {
    case CHECKBIT_PASTED_TEXT:
      checkbit_completion_insert (self->entry, pasted.text);
      open_pasted (self);
      break;
    case CHECKBIT_PASTED_TABLE:
    case CHECKBIT_PASTED_SEVERAL:
      take_several (self, &pasted);
      break;
    default:
      self->refused = g_steal_pointer (&pasted.reason);
    }
  update_message (self);
  show_reading (self, &pasted);
  return pasted.kind != CHECKBIT_PASTED_REFUSED;
}

gboolean
checkbit_expression_bar_take (CheckbitExpressionBar *self, const char *text)
{
  gboolean taken = FALSE;

  g_return_val_if_fail (CHECKBIT_IS_EXPRESSION_BAR (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  g_signal_emit (self, taking_signal, 0, text, &taken);
  return taken || take (self, text);
}

void
checkbit_expression_bar_forget (CheckbitExpressionBar *self)
{
  g_return_if_fail (CHECKBIT_IS_EXPRESSION_BAR (self));

  if (self->told == NULL || (self->told_group == NULL && *get_text (self) != '\0'))
    return;
  forget_told (self);
  update_result (self);
}

static void
paste_ready_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CheckbitExpressionBar) self = CHECKBIT_EXPRESSION_BAR (user_data);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;

  if (text != NULL)
    checkbit_expression_bar_take (self, text);
  else
    toast (self, _ ("There is no text on the clipboard."));
}

static void
paste_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CheckbitExpressionBar *self = CHECKBIT_EXPRESSION_BAR (widget);

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), self->cancellable,
                                 paste_ready_cb, g_object_ref (self));
}

/* Pastes by hand, since the entry would join the lines of a board or a table. */
static void
paste_clipboard_cb (CheckbitExpressionBar *self, GtkText *text)
{
  g_signal_stop_emission_by_name (text, "paste-clipboard");
  gtk_widget_activate_action (GTK_WIDGET (self), "expression.paste", NULL);
}

/* --- Life ------------------------------------------------------------------------------------- */

static void
checkbit_expression_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_expression_bar_parent_class)->map (widget);
  query_changed_cb (CHECKBIT_EXPRESSION_BAR (widget));
}

static void
checkbit_expression_bar_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (checkbit_expression_bar_parent_class)->unmap (widget);
  update_preview (CHECKBIT_EXPRESSION_BAR (widget));
}

static void
checkbit_expression_bar_dispose (GObject *object)
{
  CheckbitExpressionBar *self = CHECKBIT_EXPRESSION_BAR (object);
  GtkWidget *child;

  g_cancellable_cancel (self->cancellable);
  if (self->layers != NULL)
    {
      checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_EXPRESSION, NULL);
      checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_MISSING, NULL);
      checkbit_layers_set_preview (self->layers, CHECKBIT_PREVIEW_EXTRA, NULL);
    }
  g_clear_object (&self->opened);
  g_clear_object (&self->told_group);
  g_clear_object (&self->missing);
  g_clear_object (&self->extra);
  if (self->inspection != NULL)
    {
      g_signal_handlers_disconnect_by_data (get_word_form (self), self);
      g_signal_handlers_disconnect_by_data (checkbit_inspection_get_pasted (self->inspection),
                                            self);
    }
  if (self->query != NULL)
    g_signal_handlers_disconnect_by_data (self->query, self);
  g_clear_object (&self->query);
  g_clear_object (&self->layers);
  g_clear_object (&self->inspection);
  gtk_widget_dispose_template (GTK_WIDGET (self), CHECKBIT_TYPE_EXPRESSION_BAR);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (checkbit_expression_bar_parent_class)->dispose (object);
}

static void
checkbit_expression_bar_finalize (GObject *object)
{
  CheckbitExpressionBar *self = CHECKBIT_EXPRESSION_BAR (object);

  g_object_unref (self->cancellable);
  g_ptr_array_unref (self->history);
  g_free (self->refused);
  g_free (self->told);
  g_free (self->tooltip);
  G_OBJECT_CLASS (checkbit_expression_bar_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/expression-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitExpressionBar, row);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExpressionBar, entry);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExpressionBar, reference_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExpressionBar, result);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExpressionBar, value);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExpressionBar, count);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExpressionBar, message);
  gtk_widget_class_bind_template_child (widget_class, CheckbitExpressionBar, hint);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
}

static void
checkbit_expression_bar_class_init (CheckbitExpressionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_expression_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = checkbit_expression_bar_finalize;
  widget_class->map = checkbit_expression_bar_map;
  widget_class->unmap = checkbit_expression_bar_unmap;

  taking_signal = g_signal_new ("taking", CHECKBIT_TYPE_EXPRESSION_BAR, G_SIGNAL_RUN_LAST, 0,
                                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                                G_TYPE_STRING);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "expression-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "expression.keep", NULL, keep_action);
  gtk_widget_class_install_action (widget_class, "expression.watch", NULL, watch_action);
  gtk_widget_class_install_action (widget_class, "expression.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "expression.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "expression.clear", NULL, clear_action);
  gtk_widget_class_install_action (widget_class, "expression.paste", NULL, paste_action);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
add_reference (CheckbitExpressionBar *self)
{
  GtkWidget *popover = checkbit_reference_popover_new ();
  GtkWidget *focus = gtk_widget_get_first_child (self->reference_button);

  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->reference_button), popover);
  gtk_widget_set_tooltip_text (focus, _ ("Set Language Reference"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Set language reference"), -1);
  g_signal_connect_object (popover, "insert", G_CALLBACK (insert_cb), self, G_CONNECT_SWAPPED);
}

static void
checkbit_expression_bar_init (CheckbitExpressionBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->cancellable = g_cancellable_new ();
  self->history = g_ptr_array_new_with_free_func (g_free);
  /* Translators: squares that a set lacks, as a layer of the board */
  self->missing = checkbit_set_new (_ ("Missing"), CHESS_NO_SQUARES);
  /* Translators: squares that a set should not have, as a layer of the board */
  self->extra = checkbit_set_new (_ ("Too much"), CHESS_NO_SQUARES);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->tooltip = g_strdup (gtk_widget_get_tooltip_text (GTK_WIDGET (self->entry)));
  add_reference (self);
  self->completion = checkbit_completion_popover_attach (self->entry, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (history_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry))),
                             keys);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)),
                           "paste-clipboard", G_CALLBACK (paste_clipboard_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
checkbit_expression_bar_new (CheckbitInspection *inspection, CheckbitLayers *layers)
{
  g_return_val_if_fail (CHECKBIT_IS_INSPECTION (inspection), NULL);
  g_return_val_if_fail (CHECKBIT_IS_LAYERS (layers), NULL);

  CheckbitExpressionBar *self = g_object_new (CHECKBIT_TYPE_EXPRESSION_BAR, NULL);
  self->inspection = g_object_ref (inspection);
  self->layers = g_object_ref (layers);
  self->query = checkbit_query_new (inspection, "");
  g_signal_connect_swapped (self->query, "changed", G_CALLBACK (query_changed_cb), self);
  g_signal_connect_swapped (get_word_form (self), "notify", G_CALLBACK (query_changed_cb), self);
  g_signal_connect_swapped (checkbit_inspection_get_pasted (inspection), "items-changed",
                            G_CALLBACK (groups_changed_cb), self);
  self->offer = checkbit_layout_offer_new (get_word_form (self));
  gtk_widget_insert_before (self->offer, GTK_WIDGET (self), NULL);
  update_actions (self);
  return GTK_WIDGET (self);
}

void
checkbit_expression_bar_append (CheckbitExpressionBar *self, GtkWidget *child)
{
  g_return_if_fail (CHECKBIT_IS_EXPRESSION_BAR (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_box_append (GTK_BOX (self->row), child);
}

void
checkbit_expression_bar_set_opens (CheckbitExpressionBar *self, gboolean opens)
{
  g_return_if_fail (CHECKBIT_IS_EXPRESSION_BAR (self));

  self->opens = opens;
  open_typed (self);
}
