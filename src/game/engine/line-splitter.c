/* Splits a stream of bytes into clean lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/engine/line-splitter.h"

#include <string.h>

struct _CheckbitLineSplitter
{
  gsize max_length;

  /* The input not handled yet; borrowed. */
  const char *bytes;
  gsize length;

  GString *begun;    /* the beginning of an incomplete line */
  gboolean dropping; /* whether that line was too long: the rest of it is skipped */
  guint n_dropped;
  char *line; /* the line returned last; owned */
};

CheckbitLineSplitter *
checkbit_line_splitter_new (gsize max_length)
{
  CheckbitLineSplitter *self = g_new0 (CheckbitLineSplitter, 1);

  self->max_length = max_length;
  self->begun = g_string_new (NULL);

  return self;
}

void
checkbit_line_splitter_free (CheckbitLineSplitter *self)
{
  g_string_free (self->begun, TRUE);
  g_free (self->line);
  g_free (self);
}

void
checkbit_line_splitter_push (CheckbitLineSplitter *self, const char *bytes, gsize length)
{
  g_return_if_fail (self->length == 0);

  self->bytes = bytes;
  self->length = length;
}

/* Appends bytes to the incomplete line, or drops the whole line if it gets too long. */
static void
keep (CheckbitLineSplitter *self, const char *bytes, gsize length)
{
  if (self->dropping)
    return;

  if (length > self->max_length - self->begun->len)
    {
      self->dropping = TRUE;
      self->n_dropped++;
      g_string_truncate (self->begun, 0);
    }
  else
    g_string_append_len (self->begun, bytes, (gssize) length);
}

/* Returns the line, which is complete now; NULL if it was dropped. */
static const char *
take_line (CheckbitLineSplitter *self)
{
  gboolean dropped = self->dropping;

  self->dropping = FALSE;
  if (dropped)
    return NULL;

  if (self->begun->len > 0 && self->begun->str[self->begun->len - 1] == '\r')
    g_string_truncate (self->begun, self->begun->len - 1);

  g_free (self->line);
  self->line = g_utf8_make_valid (self->begun->str, (gssize) self->begun->len);
  g_string_truncate (self->begun, 0);

  return self->line;
}

const char *
checkbit_line_splitter_next (CheckbitLineSplitter *self)
{
  while (self->length > 0)
    {
      const char *end = memchr (self->bytes, '\n', self->length);
      gsize length = end != NULL ? (gsize) (end - self->bytes) : self->length;
      const char *line = NULL;

      keep (self, self->bytes, length);
      if (end != NULL)
        {
          line = take_line (self);
          length++;
        }
      self->bytes += length;
      self->length -= length;
      if (line != NULL)
        return line;
    }

  return NULL;
}

const char *
checkbit_line_splitter_end (CheckbitLineSplitter *self)
{
  if (self->begun->len == 0)
    {
      self->dropping = FALSE;
      return NULL;
    }

  return take_line (self);
}

guint
checkbit_line_splitter_get_n_dropped (CheckbitLineSplitter *self)
{
  return self->n_dropped;
}
