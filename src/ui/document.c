/* A file of positions as the window knows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/document.h"

#define FEN_FIELDS 6

struct _CheckbitDocument
{
  GFile *file;
  GPtrArray *lines;
  guint index;
};

CheckbitDocument *
checkbit_document_new (GFile *file, GPtrArray *lines)
{
  CheckbitDocument *self = g_new0 (CheckbitDocument, 1);

  self->file = file == NULL ? NULL : g_object_ref (file);
  self->lines = lines;
  return self;
}

void
checkbit_document_free (CheckbitDocument *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->file);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_free (self);
}

GFile *
checkbit_document_get_file (CheckbitDocument *self)
{
  return self->file;
}

char *
checkbit_document_dup_file_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  return name == NULL ? g_file_get_uri (file) : g_filename_display_name (name);
}

GPtrArray *
checkbit_document_get_lines (CheckbitDocument *self)
{
  return self->lines;
}

guint
checkbit_document_get_index (CheckbitDocument *self)
{
  return self->index;
}

void
checkbit_document_set_index (CheckbitDocument *self, guint index)
{
  g_return_if_fail (self->lines != NULL && index < self->lines->len);
  self->index = index;
}

gboolean
checkbit_document_is_list (CheckbitDocument *self)
{
  return self->lines != NULL && self->lines->len > 1;
}

/* Whether a line holds a FEN and nothing after it. */
static gboolean
is_plain_fen (const char *text)
{
  g_auto (GStrv) fields = g_strsplit_set (text, " \t", -1);
  guint n = 0;

  for (guint i = 0; fields[i] != NULL; i++)
    n += *fields[i] != '\0';
  return n <= FEN_FIELDS && strchr (text, ';') == NULL;
}

gboolean
checkbit_document_can_overwrite (CheckbitDocument *self)
{
  if (self->lines == NULL)
    return TRUE;
  if (self->lines->len != 1)
    return FALSE;

  const CheckbitPositionLine *line = g_ptr_array_index (self->lines, 0);
  return line->line == 1 && is_plain_fen (line->text);
}
