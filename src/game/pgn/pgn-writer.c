/* Writes PGN in the standard's export format (sections 8 and 3.2).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-writer.h"

#include <string.h>

#include "game/pgn/pgn-text.h"
#include "game/tree/tags.h"

/* The most characters of a line, without its end. */
#define LINE_WIDTH 79

struct _CheckbitPgnWriter
{
  CheckbitPgnWriteFunc func;
  CheckbitPgnProblemFunc problem_func;
  gpointer user_data;

  GPtrArray *tags;  /* of char: alternating names and values, owned */
  GString *text;    /* the moves, in complete lines */
  GString *line;    /* the current line */
  glong width;      /* of the line, in characters */
  gboolean number;  /* whether the next move needs a number even if it is Black's */
  gboolean opening; /* whether there is an opening bracket before the next word */
  char result[8];
};

CheckbitPgnWriter *
checkbit_pgn_writer_new (CheckbitPgnWriteFunc func,
                         CheckbitPgnProblemFunc problem_func,
                         gpointer user_data)
{
  CheckbitPgnWriter *self = g_new0 (CheckbitPgnWriter, 1);

  self->func = func;
  self->problem_func = problem_func;
  self->user_data = user_data;
  self->tags = g_ptr_array_new_with_free_func (g_free);
  self->text = g_string_new (NULL);
  self->line = g_string_new (NULL);

  return self;
}

void
checkbit_pgn_writer_free (CheckbitPgnWriter *self)
{
  g_ptr_array_unref (self->tags);
  g_string_free (self->text, TRUE);
  g_string_free (self->line, TRUE);
  g_free (self);
}

/* --- Words and lines ------------------------------------------------------------------------ */

static void
end_line (CheckbitPgnWriter *self)
{
  g_string_append_len (self->text, self->line->str, (gssize) self->line->len);
  g_string_append_c (self->text, '\n');
  g_string_truncate (self->line, 0);
  self->width = 0;
}

/* Writes length bytes that must stay on one line. */
static void
put_word (CheckbitPgnWriter *self, const char *word, gsize length)
{
  glong width = g_utf8_strlen (word, (gssize) length);
  gboolean bracket = self->opening;

  if (self->width > 0 && self->width + 1 + bracket + width > LINE_WIDTH)
    end_line (self);
  if (self->width > 0)
    {
      g_string_append_c (self->line, ' ');
      self->width++;
    }
  if (bracket)
    g_string_append_c (self->line, '(');
  g_string_append_len (self->line, word, (gssize) length);
  self->width += width + bracket;
  self->opening = FALSE;
}

/* Appends a symbol to the last word. */
static void
put_close (CheckbitPgnWriter *self, char sign)
{
  g_string_append_c (self->line, sign);
  self->width++;
}

/* --- Tags ----------------------------------------------------------------------------------- */

static const char *
find_tag (CheckbitPgnWriter *self, const char *name)
{
  for (guint i = 0; i + 1 < self->tags->len; i += 2)
    if (g_str_equal (g_ptr_array_index (self->tags, i), name))
      return g_ptr_array_index (self->tags, i + 1);

  return NULL;
}

static void
put_tag (GString *text, const char *name, const char *value)
{
  g_autofree char *escaped = checkbit_pgn_text_escape_value (value);

  g_string_append_printf (text, "[%s \"%s\"]\n", name, escaped);
}

/* Whether a game begins with a position of its own, which the tag SetUp must say (9.7). */
static gboolean
has_position (CheckbitPgnWriter *self)
{
  const char *fen = find_tag (self, "FEN");

  return fen != NULL && *fen != '\0';
}

/* Writes a tag after the seven: SetUp is "1" where there is a position, and added before the FEN
 * where it is missing. */
static void
put_other_tag (
    CheckbitPgnWriter *self, GString *text, gboolean position, const char *name, const char *value)
{
  if (!position)
    put_tag (text, name, value);
  else if (g_str_equal (name, "SetUp"))
    put_tag (text, name, "1");
  else
    {
      if (g_str_equal (name, "FEN") && find_tag (self, "SetUp") == NULL)
        put_tag (text, "SetUp", "1");
      put_tag (text, name, value);
    }
}

/* The seven tags in their order, then the others. */
static void
put_tags (CheckbitPgnWriter *self, GString *text)
{
  gboolean position = has_position (self);
  guint seen = 0;

  for (guint i = 0; i < CHECKBIT_N_ROSTER_TAGS; i++)
    {
      const char *name = checkbit_tags_roster_name (i);
      const char *value = find_tag (self, name);

      if (value == NULL)
        value = g_str_equal (name, "Result") ? self->result : checkbit_tags_roster_unknown (i);
      put_tag (text, name, value);
    }
  for (guint i = 0; i + 1 < self->tags->len; i += 2)
    {
      const char *name = g_ptr_array_index (self->tags, i);
      int roster = checkbit_tags_roster_index (name);

      if (roster < 0 || (seen & 1u << roster))
        put_other_tag (self, text, position, name, g_ptr_array_index (self->tags, i + 1));
      if (roster >= 0)
        seen |= 1u << roster;
    }
}

/* --- Comments ------------------------------------------------------------------------------- */

/* A comment as it is when it is read again: a newline and all space around it are one newline, the
 * end of a paragraph. (transfer full) */
static char *
dup_plain (const char *comment)
{
  GString *text = g_string_new (NULL);

  while (*comment != '\0')
    {
      gsize n = strspn (comment, " \t\n\v\f\r");

      if (n == 0)
        g_string_append_c (text, *comment++);
      else if (memchr (comment, '\n', n) != NULL)
        g_string_append_c (text, '\n');
      else
        g_string_append_len (text, comment, (gssize) n);
      comment += n;
    }
  g_strdelimit (text->str, "\v\f\r", '\t');

  return g_strstrip (g_string_free (text, FALSE));
}

static gboolean
is_inner (char byte)
{
  return byte != '\0' && !g_ascii_isspace (byte);
}

/* Where the next word of a comment ends: before a single space, or a newline. A command is one
 * word, as programs search for it literally; and no line may start with %, which would make readers
 * skip it. */
static const char *
find_word_end (const char *at)
{
  gboolean command = FALSE;

  for (; *at != '\0' && *at != '\n'; at++)
    {
      if (at[0] == '[' && at[1] == '%')
        command = TRUE;
      else if (*at == ']')
        command = FALSE;
      else if (*at == ' ' && !command && is_inner (at[-1]) && is_inner (at[1]) && at[1] != '%')
        return at;
    }

  return at;
}

/* In braces. The end of a paragraph becomes an empty line. */
static void
put_in_braces (CheckbitPgnWriter *self, const char *comment)
{
  g_autofree char *text = g_strconcat ("{", comment, NULL);

  for (const char *at = text; *at != '\0';)
    {
      const char *end = find_word_end (at);

      if (end > at)
        put_word (self, at, (gsize) (end - at));
      if (*end == '\n')
        {
          end_line (self);
          end_line (self);
          if (end[1] == '%')
            put_word (self, " ", 1);
        }
      at = *end != '\0' ? end + 1 : end;
    }
  put_close (self, '}');
}

/* To the end of the line: the only way to write a comment with a brace in it, whose paragraphs then
 * become one. */
static void
put_on_line (CheckbitPgnWriter *self, const char *comment)
{
  g_autofree char *text = g_strconcat ("; ", comment, NULL);

  put_word (self, text, strlen (text));
  end_line (self);
}

static void
comment_cb (const char *text, gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;
  g_autofree char *plain = dup_plain (text);

  if (*plain == '\0')
    return;
  self->number = TRUE;
  if (strchr (plain, '}') == NULL)
    put_in_braces (self, plain);
  else
    put_on_line (self, g_strdelimit (plain, "\n", ' '));
}

/* --- Moves ---------------------------------------------------------------------------------- */

static void
move_cb (ChessMove move,
         const char *san,
         const ChessPosition *before,
         const ChessPosition *after,
         gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;
  gboolean black = chess_position_side (before) == CHESS_BLACK;
  char number[16];

  if (!black || self->number)
    {
      g_snprintf (number, sizeof number, "%u%s", chess_position_fullmove (before),
                  black ? "..." : ".");
      put_word (self, number, strlen (number));
    }
  put_word (self, san, strlen (san));
  self->number = FALSE;
}

static void
nag_cb (guint nag, gpointer user_data)
{
  char text[16];

  g_snprintf (text, sizeof text, "$%u", nag);
  put_word (user_data, text, strlen (text));
}

static void
begin_variation_cb (gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;

  if (self->opening)
    put_word (self, "", 0);
  self->opening = TRUE;
  self->number = TRUE;
}

static void
end_variation_cb (gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;

  if (self->opening)
    put_word (self, "", 0);
  if (self->width == 0)
    put_word (self, ")", 1);
  else
    put_close (self, ')');
  self->number = TRUE;
}

/* --- Games ---------------------------------------------------------------------------------- */

static void
begin_game_cb (guint number, guint64 offset, gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;

  g_ptr_array_set_size (self->tags, 0);
  g_string_truncate (self->text, 0);
  g_string_truncate (self->line, 0);
  self->width = 0;
  self->opening = FALSE;
  self->number = TRUE;
  self->result[0] = '\0';
}

static void
tag_cb (const char *name, const char *value, gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;

  g_ptr_array_add (self->tags, g_strdup (name));
  g_ptr_array_add (self->tags, g_strdup (value));
}

static void
result_cb (const char *result, gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;

  g_strlcpy (self->result, result, sizeof self->result);
}

static void
problem_cb (const CheckbitPgnProblem *problem, gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;

  if (self->problem_func != NULL)
    self->problem_func (problem, self->user_data);
}

/* A game that breaks off ends with the result in its tag. */
static void
settle_result (CheckbitPgnWriter *self)
{
  const char *tag = find_tag (self, "Result");
  gboolean known
      = tag != NULL
        && (g_str_equal (tag, "1-0") || g_str_equal (tag, "0-1") || g_str_equal (tag, "1/2-1/2"));

  if (self->result[0] == '\0')
    g_strlcpy (self->result, known ? tag : "*", sizeof self->result);
}

static gboolean
end_game_cb (const CheckbitPgnGameEnd *end, gpointer user_data)
{
  CheckbitPgnWriter *self = user_data;
  g_autoptr (GString) game = g_string_new (NULL);

  settle_result (self);
  put_word (self, self->result, strlen (self->result));
  end_line (self);
  put_tags (self, game);
  g_string_append_c (game, '\n');
  g_string_append_len (game, self->text->str, (gssize) self->text->len);
  g_string_append_c (game, '\n');

  return self->func (game->str, game->len, self->user_data);
}

const CheckbitPgnVisitor checkbit_pgn_writer_visitor = {
  .begin_game = begin_game_cb,
  .tag = tag_cb,
  .move = move_cb,
  .nag = nag_cb,
  .comment = comment_cb,
  .begin_variation = begin_variation_cb,
  .end_variation = end_variation_cb,
  .result = result_cb,
  .problem = problem_cb,
  .end_game = end_game_cb,
};
