/* A window for editing a game's tags: players, event, date, result and others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/game-details.h"

#include <glib/gi18n-lib.h>

#include "game/text/messages.h"
#include "game/text/shown-text.h"
#include "ui/base/accessible.h"
#include "ui/base/large-text.h"
#include "ui/base/plain-name.h"
#include "ui/base/rows.h"

#define MAX_VALUE 2000  /* the most characters in an entry */
#define ROWS_AT_ONCE 20 /* the most rows made at once, as a file may have any number of tags */

struct _CheckbitGameDetails
{
  AdwWindow parent_instance;

  /* From the template. */
  GtkWidget *apply;
  AdwPreferencesGroup *roster;
  AdwPreferencesGroup *others;
  AdwComboRow *result;
  AdwEntryRow *new_name;
  GtkWidget *refusal; /* why that name was not added */

  CheckbitGame *game;  /* owned */
  CheckbitTags *found; /* owned: when the window opened */
  CheckbitTags *tags;  /* owned: with the changes; NULL while there are none */
  GPtrArray *changed;  /* owned: the names of the tags that were changed here */
  guint64 record_id;   /* of the game that the window is about */
  guint found_result;  /* what was selected when the window opened */
  guint n_seen;        /* how many of those have a row, from the first */
  guint n_left;        /* how many others have no row yet */
  GtkWidget *more;     /* the row that adds more rows; NULL for none */
  gboolean filling;
  gboolean revealing; /* the refusal has no place yet to which to scroll */
};

G_DEFINE_FINAL_TYPE (CheckbitGameDetails, checkbit_game_details, ADW_TYPE_WINDOW)

#define N_RESULTS 4

static const struct
{
  const char *pgn;
  const char *text;
} results[N_RESULTS] = {
  { "*", N_ ("Not finished") },
  { "1-0", N_ ("White won") },
  { "0-1", N_ ("Black won") },
  { "1/2-1/2", N_ ("Draw") },
};

/* The labels of the seven tags, in display order. */
static const struct
{
  const char *tag;
  const char *title;
} roster[] = {
  { "White", NC_ ("tag", "White") },
  { "Black", NC_ ("tag", "Black") },
  { "Event", NC_ ("tag", "Event") },
  { "Site", NC_ ("tag", "Site") },
  { "Date", NC_ ("tag", "Date (year.month.day, ?? if unknown)") },
  { "Round", NC_ ("tag", "Round") },
};

/* A game may have very many tags, so they are only copied once something changes. */
static void
change_tag (CheckbitGameDetails *self, const char *name, const char *value)
{
  if (self->tags == NULL)
    self->tags = checkbit_tags_copy (self->found);
  checkbit_tags_set (self->tags, name, value);
  if (!g_ptr_array_find_with_equal_func (self->changed, name, g_str_equal, NULL))
    g_ptr_array_add (self->changed, g_strdup (name));
}

static const CheckbitTags *
get_tags (CheckbitGameDetails *self)
{
  return self->tags != NULL ? self->tags : self->found;
}

/* --- Rows ----------------------------------------------------------------------------------- */

/* An unchanged value is kept byte for byte. */
static void
row_changed_cb (GtkEditable *row, CheckbitGameDetails *self)
{
  const char *tag = g_object_get_data (G_OBJECT (row), "tag");
  g_autofree char *text = checkbit_shown_restore (gtk_editable_get_text (row));

  if (!self->filling)
    change_tag (self, tag, *text != '\0' ? text : NULL);
}

/* An entry only holds a readable length: a longer value cannot be edited here. */
static void
show_value (GtkWidget *row, const char *value)
{
  g_autofree char *shown = checkbit_shown_line (value, MAX_VALUE);

  gtk_editable_set_text (GTK_EDITABLE (row), shown);
  if (!checkbit_shown_is_cut (value, MAX_VALUE))
    return;
  gtk_editable_set_editable (GTK_EDITABLE (row), FALSE);
  gtk_widget_set_tooltip_text (row, _ ("Too long to edit here"));
}

static GtkWidget *
row_new (CheckbitGameDetails *self, const char *tag, const char *title, const char *value)
{
  GtkWidget *row = adw_entry_row_new ();

  g_object_set_data_full (G_OBJECT (row), "tag", g_strdup (tag), g_free);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  show_value (row, value);
  g_signal_connect_object (row, "changed", G_CALLBACK (row_changed_cb), self, 0);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (gtk_widget_activate), self->apply,
                           G_CONNECT_SWAPPED);
  return row;
}

/* What removes the tag of a row; NULL where nothing does. */
static GtkWidget *
get_remover (GtkWidget *row)
{
  return row != NULL ? g_object_get_data (G_OBJECT (row), "remover") : NULL;
}

/* To another row that can be removed. The same key pressed again must not apply the changes, which
 * it does in a text. */
static void
leave_row (CheckbitGameDetails *self, GtkWidget *row)
{
  GtkWidget *next = gtk_widget_get_next_sibling (row);
  GtkWidget *heir = next != NULL && next == self->more ? next : get_remover (next);

  if (heir == NULL)
    heir = get_remover (gtk_widget_get_prev_sibling (row));
  if (heir == NULL || !gtk_widget_grab_focus (heir))
    if (!gtk_widget_grab_focus (GTK_WIDGET (self->result)))
      gtk_window_set_focus (GTK_WINDOW (self), NULL);
}

static void
remove_cb (CheckbitGameDetails *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ENTRY_ROW);

  leave_row (self, row);
  change_tag (self, g_object_get_data (G_OBJECT (row), "tag"), NULL);
  adw_preferences_group_remove (self->others, row);
}

static GtkWidget *
other_row_new (CheckbitGameDetails *self, const char *tag, const char *value)
{
  GtkWidget *row = row_new (self, tag, tag, value);
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: %s is the name of a tag */
  g_autofree char *name = g_strdup_printf (_ ("Remove the tag %s"), tag);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, C_ ("field of a game", "Remove"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  g_object_set_data (G_OBJECT (row), "remover", button);
  return row;
}

/* The starting position is not edited as text. */
static const char *const not_by_hand[] = { "FEN", "SetUp" };

static gboolean
is_listed (const char *tag)
{
  for (guint i = 0; i < G_N_ELEMENTS (not_by_hand); i++)
    if (g_str_equal (tag, not_by_hand[i]))
      return FALSE;
  return checkbit_tags_roster_index (tag) < 0;
}

/* How many tags to list: looks the few exceptions up instead of going through all tags. */
static guint
count_listed (const CheckbitTags *tags)
{
  guint n = checkbit_tags_get_n (tags);

  for (guint i = 0; i < G_N_ELEMENTS (not_by_hand); i++)
    n -= checkbit_tags_get (tags, not_by_hand[i]) != NULL;
  for (guint i = 0; i < CHECKBIT_N_ROSTER_TAGS; i++)
    n -= checkbit_tags_get (tags, checkbit_tags_roster_name (i)) != NULL;
  return n;
}

/* Inserts a row before the last one, which is for a new tag. */
static void
append_other (CheckbitGameDetails *self, GtkWidget *row)
{
  g_object_ref (self->new_name);
  adw_preferences_group_remove (self->others, GTK_WIDGET (self->new_name));
  adw_preferences_group_add (self->others, row);
  adw_preferences_group_add (self->others, GTK_WIDGET (self->new_name));
  g_object_unref (self->new_name);
}

/* The row of a tag, which may have no value yet; NULL for none. */
static GtkWidget *
find_row (CheckbitGameDetails *self, const char *tag)
{
  GtkWidget *const last[] = { GTK_WIDGET (self->result), GTK_WIDGET (self->new_name) };

  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    for (GtkWidget *row = last[i]; row != NULL; row = gtk_widget_get_prev_sibling (row))
      if (g_strcmp0 (g_object_get_data (G_OBJECT (row), "tag"), tag) == 0)
        return row;
  return NULL;
}

/* Why nothing can be written for a tag: it has no row and cannot be added, or the row says why.
 * NULL if something can. */
static const char *
get_refusal (CheckbitGameDetails *self, const char *tag, GtkWidget *row)
{
  if (row != NULL)
    return gtk_widget_is_sensitive (row) ? NULL
                                         : adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  if (!checkbit_tags_is_name (tag))
    return _ ("The name of a tag can only have letters (A to Z), digits and “_”, 255 at most.");
  if (!is_listed (tag))
    return _ ("The position in which the game begins cannot be changed here.");
  /* One of those that are not shown. */
  if (checkbit_tags_get (get_tags (self), tag) != NULL)
    return _ ("The game has this tag already.");
  return NULL;
}

/* Scrolls to the refusal, which is the last thing on the page. It has its place only after the
 * first frame. */
static gboolean
reveal_cb (GtkWidget *refusal, GdkFrameClock *clock, gpointer data)
{
  CheckbitGameDetails *self = data;
  GtkWidget *page = gtk_widget_get_ancestor (refusal, GTK_TYPE_VIEWPORT);
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (page));

  if (self->revealing)
    {
      self->revealing = FALSE;
      return G_SOURCE_CONTINUE;
    }
  if (gtk_widget_get_visible (refusal))
    gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place));
  return G_SOURCE_REMOVE;
}

/* NULL hides it. */
static void
show_refusal (CheckbitGameDetails *self, const char *sentence)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->new_name));

  if (sentence != NULL && !gtk_widget_get_visible (self->refusal))
    {
      self->revealing = TRUE;
      gtk_widget_add_tick_callback (self->refusal, reveal_cb, self, NULL);
    }
  gtk_label_set_label (GTK_LABEL (self->refusal), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->refusal, sentence != NULL);
  if (sentence != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->new_name), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->new_name), "error");
  checkbit_accessible_set_error (GTK_WIDGET (text), self->refusal, sentence);
}

static void
new_name_changed_cb (CheckbitGameDetails *self)
{
  if (gtk_widget_get_visible (self->refusal))
    show_refusal (self, NULL);
}

static void
add_cb (CheckbitGameDetails *self)
{
  g_autofree char *name
      = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->new_name))));
  GtkWidget *row = find_row (self, name);
  const char *refusal = get_refusal (self, name, row);

  if (refusal != NULL)
    {
      show_refusal (self, refusal);
      return;
    }
  gtk_editable_set_text (GTK_EDITABLE (self->new_name), "");
  if (row == NULL)
    {
      row = other_row_new (self, name, NULL);
      append_other (self, row);
    }
  gtk_widget_grab_focus (row);
}

/* --- Filling -------------------------------------------------------------------------------- */

/* The moves decide it: the row says how. */
static void
keep_result (CheckbitGameDetails *self, CheckbitRecord *record)
{
  CheckbitReason reason;
  CheckbitResult result = checkbit_record_get_result (record, &reason);
  g_autofree char *status = checkbit_message_status (CHESS_WHITE, result, reason, FALSE);

  gtk_widget_set_sensitive (GTK_WIDGET (self->result), FALSE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->result), status);
}

static void
fill_result (CheckbitGameDetails *self)
{
  CheckbitRecord *record = checkbit_game_get_record (self->game);
  const char *now = checkbit_result_to_pgn (checkbit_record_get_result (record, NULL));
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);

  for (guint i = 0; i < N_RESULTS; i++)
    gtk_string_list_append (texts, _ (results[i].text));
  adw_combo_row_set_model (self->result, G_LIST_MODEL (texts));
  for (guint i = 0; i < N_RESULTS; i++)
    if (g_str_equal (results[i].pgn, now))
      adw_combo_row_set_selected (self->result, i);
  self->found_result = adw_combo_row_get_selected (self->result);
  if (checkbit_record_is_decided (record))
    keep_result (self, record);
}

static GtkWidget *list_others (CheckbitGameDetails *self);

/* Focuses the first of the new rows that replace this one. */
static void
more_cb (CheckbitGameDetails *self)
{
  adw_preferences_group_remove (self->others, g_steal_pointer (&self->more));
  gtk_widget_grab_focus (list_others (self));
}

static GtkWidget *
more_row_new (CheckbitGameDetails *self)
{
  guint n = self->n_left;
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *text
      = g_strdup_printf (ngettext ("%u tag is not shown", "%u tags are not shown", n), n);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("Show _More"));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  return row;
}

/* Adds the next rows for other tags. Returns the first of them. */
static GtkWidget *
list_others (CheckbitGameDetails *self)
{
  guint most = ROWS_AT_ONCE;
  gboolean was_filling = self->filling;
  GtkWidget *first = NULL;

  self->filling = TRUE;
  for (; self->n_left > 0 && most > 0; self->n_seen++)
    {
      const CheckbitTag *tag = checkbit_tags_get_nth (self->found, self->n_seen);
      GtkWidget *row;

      if (!is_listed (tag->name))
        continue;
      row = other_row_new (self, tag->name, checkbit_tags_get_known (self->found, tag->name));
      append_other (self, row);
      first = first != NULL ? first : row;
      self->n_left--;
      most--;
    }
  if (self->n_left > 0)
    {
      self->more = more_row_new (self);
      append_other (self, self->more);
    }
  self->filling = was_filling;
  return first;
}

/* Reads the game's own tags, not the copy: with very many tags, lookups there are faster. */
static void
fill (CheckbitGameDetails *self)
{
  const CheckbitTags *tags = checkbit_game_get_tags (self->game);

  self->filling = TRUE;
  g_object_ref (self->result);
  adw_preferences_group_remove (self->roster, GTK_WIDGET (self->result));
  for (guint i = 0; i < G_N_ELEMENTS (roster); i++)
    {
      GtkWidget *row = row_new (self, roster[i].tag, g_dpgettext2 (NULL, "tag", roster[i].title),
                                checkbit_tags_get_known (tags, roster[i].tag));

      adw_preferences_group_add (self->roster, row);
      if (i == 0)
        gtk_window_set_focus (GTK_WINDOW (self), row);
    }
  adw_preferences_group_add (self->roster, GTK_WIDGET (self->result));
  g_object_unref (self->result);
  fill_result (self);
  list_others (self);
  self->filling = FALSE;
}

/* --- Applying ------------------------------------------------------------------------------- */

/* The result is that of now, which may have come with the window open, unless another was
 * chosen. */
static CheckbitResult
get_result (CheckbitGameDetails *self)
{
  CheckbitResult result = checkbit_record_get_result (checkbit_game_get_record (self->game), NULL);
  guint selected = adw_combo_row_get_selected (self->result);

  if (selected != self->found_result && selected < N_RESULTS)
    checkbit_result_from_pgn (results[selected].pgn, &result);
  return result;
}

/* The tags of now with the changes. (transfer full) */
static CheckbitTags *
create_tags (CheckbitGameDetails *self)
{
  CheckbitTags *tags = checkbit_tags_copy (checkbit_game_get_tags (self->game));

  for (guint i = 0; i < self->changed->len; i++)
    {
      const char *name = g_ptr_array_index (self->changed, i);

      checkbit_tags_set (tags, name, checkbit_tags_get (self->tags, name));
    }
  return tags;
}

/* A clock or an engine may have gone on with the game, or another game taken its place. */
static void
apply_action_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CheckbitGameDetails *self = CHECKBIT_GAME_DETAILS (widget);

  if (checkbit_game_get_record_id (self->game) == self->record_id)
    {
      g_autoptr (CheckbitTags) tags = create_tags (self);

      checkbit_game_set_header (self->game, tags, get_result (self));
    }
  gtk_window_close (GTK_WINDOW (self));
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_game_details_dispose (GObject *object)
{
  CheckbitGameDetails *self = CHECKBIT_GAME_DETAILS (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->tags, checkbit_tags_free);
  g_clear_pointer (&self->found, checkbit_tags_free);
  g_clear_pointer (&self->changed, g_ptr_array_unref);

  G_OBJECT_CLASS (checkbit_game_details_parent_class)->dispose (object);
}

static void
checkbit_game_details_class_init (CheckbitGameDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_game_details_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/game-details.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameDetails, apply);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameDetails, roster);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameDetails, others);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameDetails, result);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameDetails, new_name);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameDetails, refusal);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_name_changed_cb);
  gtk_widget_class_install_action (widget_class, "details.apply", NULL, apply_action_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
checkbit_game_details_init (CheckbitGameDetails *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->changed = g_ptr_array_new_with_free_func (g_free);
  checkbit_large_text_wrap_choices (GTK_WIDGET (self->result));
  checkbit_combo_row_tell_choice (self->result);
  g_object_set_data (G_OBJECT (self->result), "tag", (gpointer) "Result");
  checkbit_plain_name_buttons (GTK_WIDGET (self));
}

GtkWidget *
checkbit_game_details_new (GtkWindow *parent, CheckbitGame *game)
{
  CheckbitGameDetails *self;

  g_return_val_if_fail (CHECKBIT_IS_GAME (game), NULL);

  self = g_object_new (CHECKBIT_TYPE_GAME_DETAILS, "transient-for", parent, NULL);
  self->game = g_object_ref (game);
  self->record_id = checkbit_game_get_record_id (game);
  self->found = checkbit_tags_copy (checkbit_game_get_tags (game));
  self->n_left = count_listed (checkbit_game_get_tags (game));
  fill (self);
  return GTK_WIDGET (self);
}
