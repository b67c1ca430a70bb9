/* Commands in PGN comments, parsed into data: %clk, %emt, %eval, %csl, %cal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-command.h"

#include <string.h>

#include "chess/square.h"

#define MAX_HOURS 999
#define MAX_CENTIPAWNS 100000
#define MAX_MATE 9999
#define MAX_DEPTH 999

/* By CheckbitShapeColor. */
static const char color_letters[] = "GRYB";

/* --- Reading values ------------------------------------------------------------------------- */

/* Reads a run of digits; FALSE if there is none, or the number is too large. */
static gboolean
read_number (const char **at, guint limit, guint *number)
{
  const char *start = *at;

  *number = 0;
  for (; g_ascii_isdigit (**at); (*at)++)
    {
      *number = *number * 10 + (guint) (**at - '0');
      if (*number > limit)
        return FALSE;
    }

  return *at > start;
}

/* Reads digits after a decimal point, if there is one, as that many digits; FALSE if there are
 * more, as nothing must be rounded. */
static gboolean
read_fraction (const char **at, guint n_digits, guint *fraction)
{
  guint n = 0;

  *fraction = 0;
  if (**at == '.')
    for ((*at)++; g_ascii_isdigit (**at); (*at)++, n++)
      *fraction = *fraction * 10 + (guint) (**at - '0') % 10;
  if (n > n_digits)
    return FALSE;
  for (; n < n_digits; n++)
    *fraction *= 10;

  return TRUE;
}

/* "1:04:59.7", "4:59" or "59". */
static gboolean
read_time (const char *at, gint64 *time_ms)
{
  guint parts[3] = { 0 };
  guint milliseconds;
  guint n = 0;

  do
    {
      if (n > 0)
        at++;
      parts[0] = parts[1];
      parts[1] = parts[2];
      if (!read_number (&at, 99999, &parts[2]))
        return FALSE;
      n++;
    }
  while (*at == ':' && n < 3);

  if (!read_fraction (&at, 3, &milliseconds) || *at != '\0')
    return FALSE;
  if ((n > 1 && parts[2] > 59) || (n > 2 && parts[1] > 59) || parts[0] > MAX_HOURS)
    return FALSE;
  *time_ms = ((parts[0] * 60 + parts[1]) * G_GINT64_CONSTANT (60) + parts[2]) * 1000 + milliseconds;

  return TRUE;
}

/* "#3", "#-3". */
static gboolean
read_mate (const char **at, CheckbitScore *score)
{
  gboolean black = *++*at == '-';
  guint moves;

  if (**at == '-' || **at == '+')
    ++*at;
  if (!read_number (at, MAX_MATE, &moves) || moves == 0)
    return FALSE;
  score->kind = CHECKBIT_SCORE_MATE;
  score->value = black ? -(int) moves : (int) moves;
  score->winner = black ? CHESS_BLACK : CHESS_WHITE;

  return TRUE;
}

/* "0.17", "-1.2", "+3". */
static gboolean
read_pawns (const char **at, CheckbitScore *score)
{
  gboolean negative = **at == '-';
  guint pawns, centipawns;

  if (**at == '-' || **at == '+')
    ++*at;
  if (!read_number (at, MAX_CENTIPAWNS / 100, &pawns) || !read_fraction (at, 2, &centipawns))
    return FALSE;
  score->kind = CHECKBIT_SCORE_CENTIPAWNS;
  score->value = (int) (pawns * 100 + centipawns) * (negative ? -1 : 1);

  return TRUE;
}

/* A value from White's view, optionally followed by a comma and the depth. */
static gboolean
read_score (const char *at, CheckbitScore *score, guint *depth)
{
  CheckbitScore read = { .kind = CHECKBIT_SCORE_NONE };
  guint read_depth = 0;

  if (!(*at == '#' ? read_mate (&at, &read) : read_pawns (&at, &read)))
    return FALSE;
  if (*at == ',')
    {
      at++;
      if (!read_number (&at, MAX_DEPTH, &read_depth) || read_depth == 0)
        return FALSE;
    }
  if (*at != '\0')
    return FALSE;
  *score = read;
  *depth = read_depth;

  return TRUE;
}

static gboolean
read_square (const char **at, ChessSquare *square)
{
  *square = chess_square_read (*at);
  if (*square == CHESS_SQUARE_NONE)
    return FALSE;
  *at += 2;

  return TRUE;
}

static gboolean
read_shape (const char **at, gboolean arrow, CheckbitShape *shape)
{
  const char *color = **at != '\0' ? strchr (color_letters, **at) : NULL;

  if (color == NULL)
    return FALSE;
  ++*at;
  shape->color = (guint8) (color - color_letters);
  if (!read_square (at, &shape->from))
    return FALSE;
  shape->to = shape->from;

  return !arrow || (read_square (at, &shape->to) && shape->to != shape->from);
}

/* "Ge4,Rd5", or for arrows "Ge2e4". If a part is invalid, nothing is added. */
static gboolean
read_shapes (const char *at, gboolean arrows, GArray *shapes)
{
  guint before = shapes->len;

  for (;; at++)
    {
      CheckbitShape shape;

      if (!read_shape (&at, arrows, &shape) || (*at != '\0' && *at != ','))
        {
          g_array_set_size (shapes, before);
          return FALSE;
        }
      g_array_append_val (shapes, shape);
      if (*at == '\0')
        return TRUE;
    }
}

/* --- Comments ------------------------------------------------------------------------------- */

/* Stores a command; FALSE to leave it in the text. */
static gboolean
take_command (CheckbitPgnNote *note, const char *name, const char *value)
{
  if (g_str_equal (name, "clk"))
    return note->clock_ms < 0 && read_time (value, &note->clock_ms);
  if (g_str_equal (name, "emt"))
    return note->elapsed_ms < 0 && read_time (value, &note->elapsed_ms);
  if (g_str_equal (name, "eval"))
    return note->score.kind == CHECKBIT_SCORE_NONE
           && read_score (value, &note->score, &note->depth);
  if (g_str_equal (name, "csl"))
    return read_shapes (value, FALSE, note->shapes);
  if (g_str_equal (name, "cal"))
    return read_shapes (value, TRUE, note->shapes);

  return FALSE;
}

/* Handles the command that begins at a position; returns where it ends, NULL to leave it in the
 * text. No command has another bracket in it: looking for its end beyond that, a comment in which
 * many commands only begin would be read again for each. */
static const char *
read_command (CheckbitPgnNote *note, const char *at)
{
  const char *end = at + 1 + strcspn (at + 1, "[]");
  const char *space;
  g_autofree char *name = NULL;
  g_autofree char *value = NULL;

  if (*end != ']')
    return NULL;
  at += 2;
  space = memchr (at, ' ', (gsize) (end - at));
  if (space == NULL)
    return NULL;
  name = g_strndup (at, (gsize) (space - at));
  value = g_strstrip (g_strndup (space, (gsize) (end - space)));

  return take_command (note, name, value) ? end + 1 : NULL;
}

/* Leaves one space between the texts before and after a removed command. */
static const char *
close_gap (GString *text, const char *at)
{
  gboolean space = text->len == 0 || g_ascii_isspace (text->str[text->len - 1]);

  while (space && *at == ' ')
    at++;

  return at;
}

/* Not with g_str_has_prefix(), which in newer GLib measures the whole rest of the text first. */
static gboolean
begins_command (const char *at)
{
  return at[0] == '[' && at[1] == '%';
}

void
checkbit_pgn_note_parse (CheckbitPgnNote *note, const char *comment)
{
  GString *text = g_string_new (NULL);

  *note = (CheckbitPgnNote){ .clock_ms = -1, .elapsed_ms = -1 };
  note->shapes = g_array_new (FALSE, FALSE, sizeof (CheckbitShape));
  while (*comment != '\0')
    {
      const char *end = begins_command (comment) ? read_command (note, comment) : NULL;

      if (end != NULL)
        comment = close_gap (text, end);
      else
        g_string_append_c (text, *comment++);
    }
  note->text = g_strstrip (g_string_free (text, FALSE));
}

void
checkbit_pgn_note_clear (CheckbitPgnNote *note)
{
  g_clear_pointer (&note->shapes, g_array_unref);
  g_clear_pointer (&note->text, g_free);
}

/* --- Writing -------------------------------------------------------------------------------- */

static void
add_gap (GString *comment)
{
  if (comment->len > 0)
    g_string_append_c (comment, ' ');
}

/* H:MM:SS, with as many decimals as needed. */
static void
add_time (GString *comment, const char *name, gint64 time_ms)
{
  gint64 seconds = time_ms / 1000;
  guint fraction = (guint) (time_ms % 1000);

  if (time_ms < 0)
    return;
  add_gap (comment);
  g_string_append_printf (comment, "[%%%s %d:%02d:%02d", name, (int) (seconds / 3600),
                          (int) (seconds / 60 % 60), (int) (seconds % 60));
  if (fraction > 0)
    {
      g_string_append_printf (comment, ".%03u", fraction);
      while (comment->str[comment->len - 1] == '0')
        g_string_truncate (comment, comment->len - 1);
    }
  g_string_append_c (comment, ']');
}

static void
add_score (GString *comment, CheckbitScore score, guint depth)
{
  guint value = (guint) ABS (score.value);

  if (score.kind == CHECKBIT_SCORE_NONE || (score.kind == CHECKBIT_SCORE_MATE && value == 0))
    return;
  add_gap (comment);
  if (score.kind == CHECKBIT_SCORE_MATE)
    g_string_append_printf (comment, "[%%eval #%d", score.value);
  else
    g_string_append_printf (comment, "[%%eval %s%u.%02u", score.value < 0 ? "-" : "", value / 100,
                            value % 100);
  if (depth > 0)
    g_string_append_printf (comment, ",%u", depth);
  g_string_append_c (comment, ']');
}

static void
add_square (GString *comment, ChessSquare square)
{
  char name[2];

  chess_square_put (name, square);
  g_string_append_len (comment, name, sizeof name);
}

/* The circles among the shapes, or the arrows. */
static void
add_shapes (GString *comment, const CheckbitShape *shapes, guint n, gboolean arrows)
{
  gboolean first = TRUE;

  for (guint i = 0; i < n; i++)
    {
      if ((shapes[i].from != shapes[i].to) != arrows)
        continue;
      if (first)
        g_string_append (comment, arrows ? "[%cal " : "[%csl ");
      else
        g_string_append_c (comment, ',');
      first = FALSE;
      g_string_append_c (comment, color_letters[shapes[i].color % CHECKBIT_N_SHAPE_COLORS]);
      add_square (comment, shapes[i].from);
      if (arrows)
        add_square (comment, shapes[i].to);
    }
  if (!first)
    g_string_append_c (comment, ']');
}

char *
checkbit_pgn_note_format (gint64 clock_ms,
                          gint64 elapsed_ms,
                          CheckbitScore score,
                          guint depth,
                          const CheckbitShape *shapes,
                          guint n_shapes,
                          const char *text)
{
  GString *comment = g_string_new (NULL);

  add_shapes (comment, shapes, n_shapes, FALSE);
  add_shapes (comment, shapes, n_shapes, TRUE);
  add_score (comment, score, depth);
  add_time (comment, "clk", clock_ms);
  add_time (comment, "emt", elapsed_ms);
  if (text != NULL && *text != '\0')
    {
      add_gap (comment);
      g_string_append (comment, text);
    }

  return g_string_free (comment, FALSE);
}
