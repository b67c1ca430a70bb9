/* The bar with the current game of a file, and buttons for the others.
 *
 * CSS nodes: game-bar > (box > (button, button, button), button > fitting-label, button.warning).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/record/game-bar.h"

#include <glib/gi18n-lib.h>

#include "game/text/player-name.h"
#include "game/text/shown-text.h"
#include "ui/base/fitting-label.h"
#include "ui/base/large-text.h"

/* The most lines of the title when enlarged texts do not fit into two. */
#define LARGE_LINES 3

/* Shorter and shorter names of players, in characters, for less and less room. */
static const guint name_lengths[] = { 24, 16, 12, 9, 7, 5, 3 };

struct _CheckbitGameBar
{
  GtkWidget parent_instance;

  /* From the template. */
  GtkWidget *steps;
  GtkWidget *list;
  GtkWidget *title_button;
  CheckbitFittingLabel *title;
  GtkWidget *problems;
  GtkLabel *n_problems;

  gboolean brief;
};

enum
{
  PROP_0,
  PROP_BRIEF,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitGameBar, checkbit_game_bar, GTK_TYPE_WIDGET)

/* --- What is shown -------------------------------------------------------------------------- */

static void
append (GString *title, const char *text)
{
  g_autofree char *shown = checkbit_shown_line (text, CHECKBIT_SHOWN_NAME);

  if (text != NULL)
    g_string_append_printf (title, "%s%s", title->len > 0 ? ", " : "", shown);
}

/* "1852.??.??" is shown as a year: unknown parts of a date are omitted. */
static void
append_date (GString *title, const char *date)
{
  g_autofree char *known = date != NULL ? checkbit_shown_line (date, CHECKBIT_SHOWN_NAME) : NULL;

  while (known != NULL && g_str_has_suffix (known, ".??"))
    known[strlen (known) - strlen (".??")] = '\0';
  append (title, known);
}

/* A player's name, at most this many characters long: if it is longer, the family name. (transfer
 * full) */
static char *
dup_name (const CheckbitTags *tags, const char *tag, guint most)
{
  const char *name = checkbit_tags_get_known (tags, tag);

  if (name == NULL || most == CHECKBIT_SHOWN_NAME)
    return checkbit_shown_line (name != NULL ? name : "?", most);
  return checkbit_player_name_dup_family (name, most);
}

/* The players, with each name at most this many characters long. (transfer full) */
static GString *
title_new (const CheckbitTags *tags, guint most)
{
  g_autofree char *shown_white = dup_name (tags, "White", most);
  g_autofree char *shown_black = dup_name (tags, "Black", most);
  GString *title = g_string_new (NULL);

  if (checkbit_tags_get_known (tags, "White") != NULL
      || checkbit_tags_get_known (tags, "Black") != NULL)
    /* Translators: two players: "Anand – Carlsen" */
    g_string_append_printf (title, _ ("%s – %s"), shown_white, shown_black);
  return title;
}

char *
checkbit_game_bar_dup_title (const CheckbitTags *tags)
{
  GString *title = title_new (tags, CHECKBIT_SHOWN_NAME);

  append (title, checkbit_tags_get_known (tags, "Event"));
  append_date (title, checkbit_tags_get_known (tags, "Date"));

  return g_string_free (title, FALSE);
}

static void
add_text (GPtrArray *texts, GString *text)
{
  char *shown = g_string_free (text, FALSE);

  if (*shown != '\0')
    g_ptr_array_add (texts, shown);
  else
    g_free (shown);
}

/* Shorter versions: without the date, without the event, with shortened names. */
static void
add_shorter (GPtrArray *texts, const CheckbitTags *tags)
{
  GString *no_date = title_new (tags, CHECKBIT_SHOWN_NAME);

  append (no_date, checkbit_tags_get_known (tags, "Event"));
  add_text (texts, no_date);
  if (checkbit_tags_get_known (tags, "White") == NULL
      && checkbit_tags_get_known (tags, "Black") == NULL)
    return;
  add_text (texts, title_new (tags, CHECKBIT_SHOWN_NAME));
  for (guint i = 0; i < G_N_ELEMENTS (name_lengths); i++)
    add_text (texts, title_new (tags, name_lengths[i]));
}

static void
update_title (CheckbitGameBar *self, const CheckbitTags *tags)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  char *title = checkbit_game_bar_dup_title (tags);

  if (*title == '\0')
    {
      g_free (title);
      title = g_strdup (_ ("Game Details"));
    }
  g_ptr_array_add (texts, title);
  add_shorter (texts, tags);
  g_ptr_array_add (texts, NULL);
  checkbit_fitting_label_set_texts (self->title, (const char *const *) texts->pdata);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
update_list (CheckbitGameBar *self, CheckbitDocument *document)
{
  guint n = checkbit_document_get_n (document);
  /* Translators: which game of a file is shown: "3 of 120" */
  g_autofree char *text
      = g_strdup_printf (_ ("%u of %u"), checkbit_document_get_index (document) + 1, n);
  /* Translators: what that is called for those who hear it */
  g_autofree char *name = g_strdup_printf (_ ("Games in the file: %s"), text);

  gtk_widget_set_visible (self->steps, n > 1);
  gtk_button_set_label (GTK_BUTTON (self->list), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
update_problems (CheckbitGameBar *self, const GArray *problems)
{
  guint n = problems != NULL ? problems->len : 0;
  g_autofree char *text = g_strdup_printf ("%u", n);
  g_autofree char *name = g_strdup_printf (
      ngettext ("%u item could not be read", "%u items could not be read", n), n);

  gtk_widget_set_visible (self->problems, n > 0);
  gtk_label_set_text (self->n_problems, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->problems), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

/* Whether to show the bar: in brief mode, only if it has more to say than the window's title. */
static gboolean
is_wanted (CheckbitGameBar *self, CheckbitDocument *document)
{
  const GArray *problems = checkbit_document_get_problems (document);

  return checkbit_document_get_pgn (document) != NULL
         && (!self->brief || checkbit_document_get_n (document) > 1
             || (problems != NULL && problems->len > 0));
}

void
checkbit_game_bar_update (CheckbitGameBar *self,
                          CheckbitDocument *document,
                          const CheckbitTags *tags)
{
  g_return_if_fail (CHECKBIT_IS_GAME_BAR (self));
  g_return_if_fail (document != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), is_wanted (self, document));
  if (checkbit_document_get_pgn (document) == NULL)
    return;

  update_title (self, tags);
  update_list (self, document);
  update_problems (self, checkbit_document_get_problems (document));
}

/* --- The object ----------------------------------------------------------------------------- */

static void
checkbit_game_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, CHECKBIT_GAME_BAR (object)->brief);
}

/* The listener of the notification updates the bar. */
static void
checkbit_game_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CheckbitGameBar *self = CHECKBIT_GAME_BAR (object);

  if (self->brief == g_value_get_boolean (value))
    return;
  self->brief = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
checkbit_game_bar_dispose (GObject *object)
{
  CheckbitGameBar *self = CHECKBIT_GAME_BAR (object);

  g_clear_pointer (&self->steps, gtk_widget_unparent);
  g_clear_pointer (&self->title_button, gtk_widget_unparent);
  g_clear_pointer (&self->problems, gtk_widget_unparent);

  G_OBJECT_CLASS (checkbit_game_bar_parent_class)->dispose (object);
}

static void
checkbit_game_bar_class_init (CheckbitGameBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = checkbit_game_bar_dispose;
  G_OBJECT_CLASS (klass)->get_property = checkbit_game_bar_get_property;
  G_OBJECT_CLASS (klass)->set_property = checkbit_game_bar_set_property;
  props[PROP_BRIEF]
      = g_param_spec_boolean ("brief", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  g_type_ensure (CHECKBIT_TYPE_FITTING_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/checkbit/Checkbit/game-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameBar, steps);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameBar, list);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameBar, title_button);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameBar, title);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameBar, problems);
  gtk_widget_class_bind_template_child (widget_class, CheckbitGameBar, n_problems);
  gtk_widget_class_set_css_name (widget_class, "game-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
checkbit_game_bar_init (CheckbitGameBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  if (checkbit_large_text_is_large (GTK_WIDGET (self)))
    checkbit_fitting_label_set_lines (self->title, LARGE_LINES);
}
