/* The moves of one game as they are read, and the variations they stand in.
 *
 * A variation starts before the last move of its parent line. Open lines are kept in an array, so
 * that any depth of brackets is possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/pgn/pgn-moves.h"

#include <string.h>

#include "chess/san.h"
#include "game/pgn/pgn-scan.h"

static void
report (CheckbitPgnMoves *self,
        CheckbitPgnProblemKind kind,
        const CheckbitPgnToken *token,
        const char *text,
        gsize length)
{
  checkbit_pgn_problems_add_text (self->problems, kind, token->line, token->column, text, length);
}

void
checkbit_pgn_moves_init (CheckbitPgnMoves *self,
                         const CheckbitPgnVisitor *visitor,
                         gpointer user_data,
                         CheckbitPgnReadFlags flags,
                         CheckbitPgnProblems *problems)
{
  *self = (CheckbitPgnMoves){
    .visitor = visitor,
    .user_data = user_data,
    .counting = (flags & CHECKBIT_PGN_READ_TAGS) != 0,
    .main_line = (flags & CHECKBIT_PGN_READ_MAIN_LINE) != 0,
    .max_plies = G_MAXUINT,
    .problems = problems,
  };
  self->lines = g_array_new (FALSE, FALSE, sizeof (CheckbitPgnLine));
}

void
checkbit_pgn_moves_clear (CheckbitPgnMoves *self)
{
  g_array_unref (self->lines);
}

/* --- Playing -------------------------------------------------------------------------------- */

/* Passes the turn to the other side. */
static void
play_null (ChessPosition *position)
{
  ChessColor side = chess_position_side (position);

  chess_position_set_state (position, chess_color_opposite (side),
                            chess_position_castling_rooks (position), CHESS_SQUARE_NONE,
                            chess_position_halfmove (position) + 1,
                            chess_position_fullmove (position) + (side == CHESS_BLACK));
}

/* A king left in check by a null move may be captured: people show a threat that way. Then castling
 * is no longer possible. */
static void
forget_castling (ChessPosition *position)
{
  ChessColor enemy = chess_color_opposite (chess_position_side (position));

  chess_position_set_state (
      position, chess_position_side (position),
      chess_position_castling_rooks (position) & ~chess_position_color (position, enemy),
      CHESS_SQUARE_NONE, chess_position_halfmove (position), chess_position_fullmove (position));
}

/* Plays a move, or CHESS_MOVE_NONE as a null move, which passes the turn. */
static void
play_on (ChessPosition *position, ChessMove move)
{
  ChessColor enemy = chess_color_opposite (chess_position_side (position));

  if (move == CHESS_MOVE_NONE)
    {
      play_null (position);
      return;
    }
  if (chess_move_to (move) == chess_position_king (position, enemy))
    forget_castling (position);
  chess_position_play (position, move);
}

/* --- The starting position ------------------------------------------------------------------ */

/* A variant's name, ignoring case, spaces and punctuation. (transfer full) */
static char *
plain_variant (const char *variant)
{
  GString *plain = g_string_new (NULL);

  for (; *variant != '\0'; variant++)
    if (g_ascii_isalnum (*variant))
      g_string_append_c (plain, g_ascii_tolower (*variant));

  return g_string_free (plain, FALSE);
}

gboolean
checkbit_pgn_is_chess960 (const char *variant)
{
  static const char *const chess960[]
      = { "chess960", "fischerandom", "fischerrandom", "960", "frc", "chessfischerrandom", NULL };
  g_autofree char *plain = plain_variant (variant);

  return g_strv_contains (chess960, plain);
}

/* Returns whether the game is Chess960; reports a variant that is not chess. */
static gboolean
check_variant (CheckbitPgnMoves *self, const char *variant, const CheckbitPgnToken *token)
{
  static const char *const chess[]
      = { "", "standard", "chess", "normal", "regular", "fromposition", "setup", NULL };
  g_autofree char *plain = plain_variant (variant != NULL ? variant : "");

  if (checkbit_pgn_is_chess960 (plain))
    return TRUE;
  if (!g_strv_contains (chess, plain))
    report (self, CHECKBIT_PGN_PROBLEM_UNKNOWN_VARIANT, token, variant, strlen (variant));

  return FALSE;
}

/* Removes the letter of a castling right from a FEN, at a column in characters, from 1. FALSE if
 * there is none. */
static gboolean
drop_right (GString *fen, guint column, GString *dropped)
{
  glong n = g_utf8_strlen (fen->str, (gssize) fen->len);
  gsize at;

  if (column == 0 || (glong) column > n)
    return FALSE;
  at = (gsize) (g_utf8_offset_to_pointer (fen->str, (glong) column - 1) - fen->str);
  if (!g_ascii_isalpha (fen->str[at]))
    return FALSE;

  g_string_append_c (dropped, fen->str[at]);
  g_string_erase (fen, (gssize) at, 1);
  if (at > 0 && fen->str[at - 1] == ' ' && (fen->str[at] == ' ' || fen->str[at] == '\0'))
    g_string_insert_c (fen, (gssize) at, '-');

  return TRUE;
}

/* Reads the tag FEN without castling rights that have no king and rook: their letters are collected
 * in dropped. FALSE if something else is wrong. */
static gboolean
read_fen (CheckbitPgnMoves *self, const char *text, ChessFenFlags flags, GString *dropped)
{
  g_autoptr (GString) fen = g_string_new (text);
  ChessFenError error;

  while (!chess_fen_read (fen->str, fen->len, flags, &self->position, &error))
    if (error.kind != CHESS_FEN_CASTLING_WITHOUT_ROOK
        || !drop_right (fen, (guint) error.column, dropped))
      return FALSE;

  return TRUE;
}

/* The position in the tag FEN, whatever SetUp says: a FEN is always meant. FALSE if there is none,
 * or it is invalid. */
static gboolean
set_up_fen (CheckbitPgnMoves *self, const CheckbitPgnStart *start, ChessFenFlags flags)
{
  CheckbitPgnProblem problem = { .kind = CHECKBIT_PGN_PROBLEM_BAD_FEN };
  g_autoptr (GString) dropped = g_string_new (NULL);

  if (chess_fen_read (start->fen, strlen (start->fen), flags, &self->position, &problem.fen))
    return TRUE;

  if (read_fen (self, start->fen, flags, dropped))
    {
      checkbit_pgn_problems_add_text (self->problems, CHECKBIT_PGN_PROBLEM_CASTLING_RIGHTS,
                                      start->fen_line, start->fen_column, dropped->str,
                                      dropped->len);
      return TRUE;
    }
  checkbit_pgn_problems_add (self->problems, &problem, start->fen_line, start->fen_column);

  return FALSE;
}

/* Returns whether there is a starting position. */
static gboolean
set_up (CheckbitPgnMoves *self, const CheckbitPgnStart *start, const CheckbitPgnToken *token)
{
  gboolean chess960 = check_variant (self, start->variant, token);

  if (start->fen != NULL && *start->fen != '\0')
    return set_up_fen (self, start, chess960 ? CHESS_FEN_CHESS960 : CHESS_FEN_DEFAULT);

  self->position = chess_position_start;
  chess_position_set_chess960 (&self->position, chess960);

  return TRUE;
}

void
checkbit_pgn_moves_begin (CheckbitPgnMoves *self,
                          const CheckbitPgnStart *start,
                          const CheckbitPgnToken *token)
{
  gboolean known = self->counting || set_up (self, start, token);

  g_array_set_size (self->lines, 0);
  self->line = (CheckbitPgnLine){ .begun = TRUE, .dead = !known };
  self->plies = 0;
  self->n_entered = 0;
  self->dead_depth = 0;
  self->passing = FALSE;
  self->in_unknown = FALSE;
  self->no_start = !known;
  if (!self->counting && self->visitor->begin_moves != NULL)
    self->visitor->begin_moves (known ? &self->position : NULL, self->user_data);
}

/* --- Moves ---------------------------------------------------------------------------------- */

/* "e.p." after a capture, separated by a space. */
static gboolean
is_en_passant_mark (const CheckbitPgnToken *token)
{
  return (token->length == 2 && memcmp (token->text, "ep", 2) == 0)
         || (token->length >= 3 && token->length <= 4 && memcmp (token->text, "e.p", 3) == 0);
}

/* Makes sure that the visitor was told about the open variation. */
static void
enter (CheckbitPgnMoves *self)
{
  if (self->line.begun)
    return;

  /* Parent lines must be announced before their variations. */
  for (; self->n_entered < self->lines->len; self->n_entered++)
    {
      CheckbitPgnLine *line = &g_array_index (self->lines, CheckbitPgnLine, self->n_entered);

      if (!line->begun && self->visitor->begin_variation != NULL)
        self->visitor->begin_variation (self->user_data);
      line->begun = TRUE;
    }
  if (self->visitor->begin_variation != NULL)
    self->visitor->begin_variation (self->user_data);
  self->line.begun = TRUE;
}

static void
play (CheckbitPgnMoves *self, ChessMove move)
{
  char san[CHESS_SAN_SIZE] = "--";

  enter (self);
  if (self->main_line)
    *san = '\0';
  else if (move != CHESS_MOVE_NONE && self->visitor->move != NULL)
    chess_san_write (&self->position, move, san);
  self->line.before = self->position;
  self->line.move = move;
  self->line.has_move = TRUE;
  self->in_unknown = FALSE;
  play_on (&self->position, move);
  self->plies += self->lines->len == 0;
  if (self->visitor->move != NULL)
    self->visitor->move (move, san, &self->line.before, &self->position, self->user_data);
  for (guint i = 0; i < self->line.n_early; i++)
    self->visitor->nag (self->line.early[i], self->user_data);
  self->line.n_early = 0;
  if (self->lines->len == 0 && self->plies >= self->max_plies)
    self->line.dead = TRUE;
}

void
checkbit_pgn_moves_refuse (CheckbitPgnMoves *self, const CheckbitPgnToken *token, const char *san)
{
  CheckbitPgnProblem problem = {
    .kind = CHECKBIT_PGN_PROBLEM_ILLEGAL_MOVE,
    .move = chess_position_fullmove (&self->line.before),
    .black_move = chess_position_side (&self->line.before) == CHESS_BLACK,
  };

  g_strlcpy (problem.text, san, sizeof problem.text);
  self->line.dead = TRUE;
  checkbit_pgn_problems_add (self->problems, &problem, token->line, token->column);
}

/* Ends the line here, since the position after an unreadable move is unknown. */
static void
refuse_move (CheckbitPgnMoves *self, const CheckbitPgnToken *token, const ChessSanResult *result)
{
  CheckbitPgnProblem problem = {
    .kind = result->verdict == CHESS_SAN_ILLEGAL     ? CHECKBIT_PGN_PROBLEM_ILLEGAL_MOVE
            : result->verdict == CHESS_SAN_AMBIGUOUS ? CHECKBIT_PGN_PROBLEM_AMBIGUOUS_MOVE
                                                     : CHECKBIT_PGN_PROBLEM_UNREADABLE_MOVE,
    .move = chess_position_fullmove (&self->position),
    .black_move = chess_position_side (&self->position) == CHESS_BLACK,
    .has_why = result->verdict == CHESS_SAN_ILLEGAL && result->intended != CHESS_MOVE_NONE,
  };

  if (problem.has_why)
    chess_explain_move (&self->position, result->intended, &problem.why);
  memcpy (problem.text, token->text, MIN (token->length, sizeof problem.text - 1));
  self->line.dead = TRUE;
  checkbit_pgn_problems_add (self->problems, &problem, token->line, token->column);
}

static void
read_move (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  ChessSanResult result = { .verdict = CHESS_SAN_ILLEGAL };

  if (chess_position_king (&self->position, chess_position_side (&self->position))
      == CHESS_SQUARE_NONE)
    {
      refuse_move (self, token, &result);
      return;
    }
  switch (chess_san_read (&self->position, token->text, token->length, &result))
    {
    case CHESS_SAN_OK:
      play (self, result.move);
      break;
    case CHESS_SAN_NULL_MOVE:
      play (self, CHESS_MOVE_NONE);
      break;
    default:
      refuse_move (self, token, &result);
    }
}

void
checkbit_pgn_moves_read_unknown (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  if (self->counting || self->line.dead || self->in_unknown)
    return;

  self->in_unknown = TRUE;
  report (self, CHECKBIT_PGN_PROBLEM_UNKNOWN_TEXT, token, token->text, token->length);
}

void
checkbit_pgn_moves_read_symbol (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  gboolean is_move = checkbit_pgn_looks_like_move (token->text, token->length);

  if (self->counting)
    {
      self->plies += is_move && self->dead_depth == 0;
      return;
    }
  if (self->line.dead || is_en_passant_mark (token))
    return;
  if (is_move)
    {
      read_move (self, token);
      return;
    }
  checkbit_pgn_moves_read_unknown (self, token);
}

void
checkbit_pgn_moves_read_skimmed (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  self->plies += token->number;
  self->dead_depth = token->depth;
}

/* A NAG before the first move of its line is one of that move: ChessBase writes "($142 12. Nf3)". */
static void
keep_early (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  CheckbitPgnLine *line = &self->line;

  if (line->n_early < CHECKBIT_PGN_MAX_EARLY)
    line->early[line->n_early++] = token->number;
  else
    checkbit_pgn_moves_read_unknown (self, token);
}

/* A NAG after an unreadable text is ignored, as nothing important would be lost. */
void
checkbit_pgn_moves_read_nag (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  if (self->counting || self->line.dead || self->visitor->nag == NULL)
    return;
  if (!self->line.has_move)
    {
      keep_early (self, token);
      return;
    }

  enter (self);
  self->visitor->nag (token->number, self->user_data);
}

void
checkbit_pgn_moves_read_comment (CheckbitPgnMoves *self, const char *text)
{
  if (self->visitor->comment == NULL || *text == '\0' || self->line.dead)
    return;

  enter (self);
  self->visitor->comment (text, self->user_data);
}

/* --- Variations ----------------------------------------------------------------------------- */

void
checkbit_pgn_moves_open (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  if (self->counting || self->line.dead)
    {
      self->dead_depth++;
      return;
    }
  if (self->main_line || (!self->line.has_move && self->lines->len == 0))
    {
      if (!self->line.has_move)
        report (self, CHECKBIT_PGN_PROBLEM_STRAY_VARIATION, token, "", 0);
      self->dead_depth++;
      self->line.dead = TRUE;
      self->passing = TRUE;
      return;
    }

  if (!self->line.has_move)
    self->line.before = self->position;
  g_array_append_val (self->lines, self->line);
  self->position = self->line.before;
  self->line = (CheckbitPgnLine){ .dead = FALSE };
  self->in_unknown = FALSE;
}

/* Reports the NAGs of a line that ends without a move for them, the first by name. */
static void
drop_early (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  char text[16];

  if (self->line.n_early > 0 && !self->line.dead)
    report (self, CHECKBIT_PGN_PROBLEM_UNKNOWN_TEXT, token, text,
            (gsize) g_snprintf (text, sizeof text, "$%u", self->line.early[0]));
  self->line.n_early = 0;
}

/* Returns to the variation's parent line. */
static void
leave (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  gboolean begun = self->line.begun;

  drop_early (self, token);
  self->line = g_array_index (self->lines, CheckbitPgnLine, self->lines->len - 1);
  g_array_set_size (self->lines, self->lines->len - 1);
  self->n_entered = MIN (self->n_entered, self->lines->len);
  self->position = self->line.before;
  if (self->line.has_move)
    play_on (&self->position, self->line.move);
  self->in_unknown = FALSE;
  if (begun && self->visitor->end_variation != NULL)
    self->visitor->end_variation (self->user_data);
}

void
checkbit_pgn_moves_close (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  if (self->dead_depth > 0)
    {
      self->dead_depth--;
      if (self->dead_depth == 0 && self->passing)
        self->line.dead = self->passing = FALSE;
      return;
    }
  if (self->counting)
    return;
  if (self->lines->len > 0)
    leave (self, token);
  else if (!self->line.dead && !self->in_unknown)
    {
      self->in_unknown = TRUE;
      report (self, CHECKBIT_PGN_PROBLEM_STRAY_CLOSE, token, "", 0);
    }
}

void
checkbit_pgn_moves_end (CheckbitPgnMoves *self, const CheckbitPgnToken *token)
{
  if (self->counting)
    return;

  if (self->lines->len + self->dead_depth > 0)
    report (self, CHECKBIT_PGN_PROBLEM_UNCLOSED_VARIATION, token, "", 0);
  self->dead_depth = 0;
  while (self->lines->len > 0)
    leave (self, token);
  drop_early (self, token);
}

gboolean
checkbit_pgn_moves_in_variation (const CheckbitPgnMoves *self)
{
  return self->lines->len > 0 || self->dead_depth > 0;
}

const ChessPosition *
checkbit_pgn_moves_get_position (const CheckbitPgnMoves *self)
{
  return self->counting || self->no_start ? NULL : &self->position;
}
