/* The document of a game: its file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/document.h"

#include "game/text/shown-text.h"

#define FEN_FIELDS 6

struct _CheckbitDocument
{
  GFile *file;
  GPtrArray *lines;
  CheckbitPgnFile *pgn; /* owned; NULL if it is not a PGN file */
  GArray *problems;     /* of the game; NULL for none */
  guint index;
  CheckbitFileStamp stamp;
  gboolean stamped;
  /* Or may hold: other positions than the game's, of which no lines are known. */
  gboolean holds_more;
};

CheckbitDocument *
checkbit_document_new (GFile *file, GPtrArray *lines)
{
  CheckbitDocument *self = g_new0 (CheckbitDocument, 1);

  self->file = file == NULL ? NULL : g_object_ref (file);
  self->lines = lines;
  return self;
}

CheckbitDocument *
checkbit_document_new_game (CheckbitPgnFile *pgn, guint index, GArray *problems)
{
  CheckbitDocument *self = checkbit_document_new (checkbit_pgn_file_get_file (pgn), NULL);

  self->pgn = g_object_ref (pgn);
  self->index = index;
  self->problems = problems;
  return self;
}

/* If another program has changed the file meanwhile, this must be known before anything is
 * written. */
CheckbitDocument *
checkbit_document_new_restored (GFile *file,
                                const CheckbitFileStamp *now,
                                const char *stamp,
                                gboolean overwritable)
{
  CheckbitDocument *self = checkbit_document_new (file, NULL);
  g_autofree char *found = checkbit_file_stamp_to_text (now);

  self->holds_more = !overwritable || stamp == NULL;
  self->stamped = stamp != NULL;
  self->stamp = *now;
  if (g_strcmp0 (found, stamp) != 0)
    checkbit_file_stamp_set_unknown (&self->stamp);
  return self;
}

void
checkbit_document_free (CheckbitDocument *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->file);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_object (&self->pgn);
  g_clear_pointer (&self->problems, g_array_unref);
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
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = base == NULL ? g_file_get_uri (file) : g_filename_display_name (base);

  return checkbit_shown_line (name, CHECKBIT_SHOWN_SENTENCE);
}

GPtrArray *
checkbit_document_get_lines (CheckbitDocument *self)
{
  return self->lines;
}

CheckbitPgnFile *
checkbit_document_get_pgn (CheckbitDocument *self)
{
  return self->pgn;
}

GArray *
checkbit_document_get_problems (CheckbitDocument *self)
{
  return self->problems;
}

guint
checkbit_document_get_n (CheckbitDocument *self)
{
  if (self->pgn != NULL)
    return checkbit_pgn_index_get_n_games (checkbit_pgn_file_get_index (self->pgn));
  return self->lines != NULL ? self->lines->len : 0;
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

void
checkbit_document_set_stamp (CheckbitDocument *self, const CheckbitFileStamp *stamp)
{
  self->stamp = *stamp;
  self->stamped = stamp->exists;
}

void
checkbit_document_copy_stamp (CheckbitDocument *self, CheckbitDocument *from)
{
  self->stamp = from->stamp;
  self->stamped = from->stamped;
}

char *
checkbit_document_dup_stamp (CheckbitDocument *self)
{
  if (self->pgn != NULL)
    return checkbit_pgn_file_dup_stamp (self->pgn);
  return self->stamped ? checkbit_file_stamp_to_text (&self->stamp) : NULL;
}

const CheckbitFileStamp *
checkbit_document_get_stamp (CheckbitDocument *self)
{
  return self->pgn == NULL && self->stamped ? &self->stamp : NULL;
}

gboolean
checkbit_document_compare (CheckbitDocument *self, const CheckbitFileStamp *now)
{
  if (self->pgn != NULL)
    return checkbit_pgn_file_compare (self->pgn, now);
  return self->stamped && now != NULL && !checkbit_file_stamp_equal (now, &self->stamp);
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
  if (self->pgn != NULL)
    return FALSE;
  if (self->lines == NULL)
    return !self->holds_more;
  if (self->lines->len != 1)
    return FALSE;

  const CheckbitPositionLine *line = g_ptr_array_index (self->lines, 0);
  return line->alone && is_plain_fen (line->text);
}
