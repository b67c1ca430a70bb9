/* A named expression of the set language that is kept up to date.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/shown-text.h"
#include "game/inspect/watch.h"

struct _CheckbitWatch
{
  CheckbitSet parent_instance;

  CheckbitExpression *expression; /* owned; never NULL after construction */
  CheckbitPastedNames *names;     /* owned; NULL for none */
  char *error;                    /* as last announced */
};

enum
{
  PROP_0,
  PROP_ERROR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CheckbitWatch, checkbit_watch, CHECKBIT_TYPE_SET)

static void
checkbit_watch_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_ERROR:
      g_value_set_string (value, CHECKBIT_WATCH (object)->error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
read_expression (CheckbitWatch *self)
{
  const char *text = checkbit_set_get_expression (CHECKBIT_SET (self));

  g_clear_pointer (&self->expression, checkbit_expression_free);
  self->expression = checkbit_expression_new_with_names (text != NULL ? text : "", self->names);
}

static void
checkbit_watch_notify (GObject *object, GParamSpec *pspec)
{
  if (g_str_equal (pspec->name, "expression"))
    read_expression (CHECKBIT_WATCH (object));
}

static void
checkbit_watch_finalize (GObject *object)
{
  CheckbitWatch *self = CHECKBIT_WATCH (object);

  g_clear_pointer (&self->expression, checkbit_expression_free);
  g_clear_pointer (&self->names, checkbit_pasted_names_unref);
  g_free (self->error);
  G_OBJECT_CLASS (checkbit_watch_parent_class)->finalize (object);
}

static void
checkbit_watch_class_init (CheckbitWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = checkbit_watch_get_property;
  object_class->notify = checkbit_watch_notify;
  object_class->finalize = checkbit_watch_finalize;

  properties[PROP_ERROR]
      = g_param_spec_string ("error", NULL, NULL, NULL,
                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
checkbit_watch_init (CheckbitWatch *self)
{
  read_expression (self);
}

CheckbitWatch *
checkbit_watch_new (const char *name, const char *expression, guint style)
{
  CheckbitWatch *self;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (expression != NULL, NULL);

  self = g_object_new (CHECKBIT_TYPE_WATCH, NULL);
  checkbit_set_set_expression (CHECKBIT_SET (self), expression);
  checkbit_set_set_style (CHECKBIT_SET (self), style);
  checkbit_watch_set_name (self, name);
  return self;
}

/* A valid name: one that a line of a watch file can begin with, and that looks like what it is.
 * (transfer full) */
static char *
clean_name (const char *name)
{
  /* Trailing blanks do not count for the length limit: in a file there is one. */
  g_autofree char *bare = g_strstrip (g_strdup (name));
  g_autofree char *clean = checkbit_shown_line (bare, CHECKBIT_SHOWN_NAME);

  g_strdelimit (clean, "\r\n\t=", ' ');
  g_strstrip (clean);
  while (clean[0] == '#')
    {
      clean[0] = ' ';
      g_strchug (clean);
    }
  return g_steal_pointer (&clean);
}

void
checkbit_watch_set_name (CheckbitWatch *self, const char *name)
{
  g_autofree char *clean = NULL;

  g_return_if_fail (CHECKBIT_IS_WATCH (self));
  g_return_if_fail (name != NULL);

  clean = clean_name (name);
  if (clean[0] == '\0')
    {
      const char *expression = checkbit_set_get_expression (CHECKBIT_SET (self));

      g_free (clean);
      clean = clean_name (expression != NULL ? expression : "");
    }
  checkbit_set_set_title (CHECKBIT_SET (self), clean);
}

void
checkbit_watch_set_names (CheckbitWatch *self, CheckbitPastedNames *names)
{
  g_return_if_fail (CHECKBIT_IS_WATCH (self));

  if (self->names == names)
    return;
  g_clear_pointer (&self->names, checkbit_pasted_names_unref);
  self->names = names != NULL ? checkbit_pasted_names_ref (names) : NULL;
  read_expression (self);
}

const CheckbitMistake *
checkbit_watch_get_mistake (CheckbitWatch *self)
{
  g_return_val_if_fail (CHECKBIT_IS_WATCH (self), NULL);

  return checkbit_expression_get_mistake (self->expression);
}

void
checkbit_watch_store (CheckbitWatch *self, const ChessMaskInput *now, const ChessMaskInput *before)
{
  ChessBitboard bits, old, changed = CHESS_NO_SQUARES;

  g_return_if_fail (CHECKBIT_IS_WATCH (self));
  g_return_if_fail (now != NULL);

  /* The current position is evaluated last, as its mistake is the one to report. */
  if (before != NULL && checkbit_expression_evaluate (self->expression, before, &old))
    changed = old;
  else
    before = NULL;
  if (!checkbit_expression_evaluate (self->expression, now, &bits))
    before = NULL;
  changed = before != NULL ? changed ^ bits : CHESS_NO_SQUARES;
  checkbit_set_store_bits (CHECKBIT_SET (self), bits, changed);
}

void
checkbit_watch_announce (CheckbitWatch *self)
{
  const CheckbitMistake *mistake;

  g_return_if_fail (CHECKBIT_IS_WATCH (self));

  mistake = checkbit_expression_get_mistake (self->expression);
  checkbit_set_announce_bits (CHECKBIT_SET (self));
  if (g_strcmp0 (self->error, mistake != NULL ? mistake->sentence : NULL) == 0)
    return;

  g_free (self->error);
  self->error = g_strdup (mistake != NULL ? mistake->sentence : NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}
