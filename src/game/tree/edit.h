/* Changing a game, and undoing that: every function here is one step of the history, and one
 * announcement.
 *
 * Going about in a game (checkbit_game_go_…) is looking, not changing, and leaves the history
 * alone. What changes a game is put down in it: a move played on the board, a line deleted, a
 * comment, a result, a new game. Undo takes the last of them back, wherever the board stands by
 * then, and shows the place where it was made; redo makes it again. Changing something after an
 * undo forgets what could have been made again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/game.h"
#include "game/tree/record.h"

G_BEGIN_DECLS

/* What a step of the history did. */
typedef enum
{
  CHECKBIT_EDIT_MOVE,    /* a move played */
  CHECKBIT_EDIT_COMMENT, /* before or after a move */
  CHECKBIT_EDIT_NAGS,
  CHECKBIT_EDIT_SHAPES,
  CHECKBIT_EDIT_TAGS,
  CHECKBIT_EDIT_SCORE,
  CHECKBIT_EDIT_PROMOTE,   /* a variation one place up */
  CHECKBIT_EDIT_DEMOTE,    /* a variation one place down */
  CHECKBIT_EDIT_MAIN_LINE, /* a variation made the main line */
  CHECKBIT_EDIT_DELETE,    /* a move and all that follows it */
  CHECKBIT_EDIT_ADD,       /* moves added without playing them: a pasted line, an engine's */
  CHECKBIT_EDIT_REVIEW,    /* what an engine found all over the game */
  CHECKBIT_EDIT_STRIP,     /* notes or variations taken out of the whole game */
  CHECKBIT_EDIT_RESULT,    /* a resignation, claim, agreement, flag … */
  CHECKBIT_EDIT_NEW,       /* another game or position altogether */
} CheckbitEditKind;

/* --- The history ---------------------------------------------------------------------------- */

/* What undo or redo would take back or make again: "Undo Comment", "Redo Nf3", for menus.
 * NULL where there is nothing. Translated. (transfer full) */
char *checkbit_game_dup_undo_label (CheckbitGame *self);
char *checkbit_game_dup_redo_label (CheckbitGame *self);
/* What to say once it was taken back ("Comment undone") or made again. Static, translated. */
const char *checkbit_edit_get_undone (CheckbitEditKind kind);
const char *checkbit_edit_get_redone (CheckbitEditKind kind);

/* The kind of that step; FALSE where there is none. */
gboolean checkbit_game_get_undo_kind (CheckbitGame *self, CheckbitEditKind *kind);
gboolean checkbit_game_get_redo_kind (CheckbitGame *self, CheckbitEditKind *kind);

/* Takes back everything since the last "new game", and that: the game before it is there again. One
 * announcement. FALSE where there is none. */
gboolean checkbit_game_undo_new (CheckbitGame *self);
/* Makes everything again that was taken back, in one announcement: the reverse of that. */
gboolean checkbit_game_redo_all (CheckbitGame *self);
/* Forgets all steps, both ways. */
void checkbit_game_clear_history (CheckbitGame *self);

/* --- What is written beside a move ---------------------------------------------------------- */

/* Each returns whether anything changed. Nodes are of this game. A comment that is typed on and on
 * is one step as long as nothing else is changed in between: see checkbit_game_seal(). */
gboolean checkbit_game_set_comment (CheckbitGame *self, CheckbitNode *node, const char *text);
gboolean
checkbit_game_set_comment_before (CheckbitGame *self, CheckbitNode *node, const char *text);
gboolean
checkbit_game_set_nags (CheckbitGame *self, CheckbitNode *node, const guint8 *nags, guint n);
/* Adds a NAG or takes it away. Of those that judge the move (1 to 6) and those that judge the
 * position (10 to 19) a move has only one: another takes its place. */
gboolean checkbit_game_toggle_nag (CheckbitGame *self, CheckbitNode *node, guint8 nag);
gboolean checkbit_game_set_shapes (CheckbitGame *self,
                                   CheckbitNode *node,
                                   const CheckbitShape *shapes,
                                   guint n);
/* Draws a shape, gives it another color, or takes it away where it is there in this color. */
gboolean checkbit_game_toggle_shape (CheckbitGame *self, CheckbitNode *node, CheckbitShape shape);
gboolean
checkbit_game_set_score (CheckbitGame *self, CheckbitNode *node, CheckbitScore score, guint depth);
/* Ends a series of changes to one comment: the next is a step of its own. */
void checkbit_game_seal (CheckbitGame *self);

/* What somebody found out about a position of the game. */
typedef struct
{
  CheckbitNode *node;
  CheckbitScore score; /* takes the place of the one there; of kind NONE: that stays */
  guint depth;
  guint8 nag; /* of 1 to 6: added where the move has none of these; 0 for none */
  /* A better way to go on from here, added as far as it is not there; and what its first move is
   * worth, written beside it where nothing is. */
  const ChessMove *line;
  guint n_line;
  CheckbitScore line_score;
  guint line_depth;
} CheckbitAnnotation;

/* Writes down what was found at n nodes, each of them once. Comments, other NAGs and other lines
 * stay as they are, and so does the board. */
gboolean
checkbit_game_annotate (CheckbitGame *self, const CheckbitAnnotation *annotations, guint n);

/* --- Tags ----------------------------------------------------------------------------------- */

const CheckbitTags *checkbit_game_get_tags (CheckbitGame *self);
/* Copies them. */
gboolean checkbit_game_set_tags (CheckbitGame *self, const CheckbitTags *tags);
/* One tag; value NULL removes it. */
gboolean checkbit_game_set_tag (CheckbitGame *self, const char *name, const char *value);
/* Tags and how the game ended, as somebody writes them down: one step. A result that the game has
 * already, by its moves or by a declaration, stays as it came about. */
gboolean
checkbit_game_set_header (CheckbitGame *self, const CheckbitTags *tags, CheckbitResult result);

/* --- The tree ------------------------------------------------------------------------------- */

/* One place up among its siblings, or down; the node may be anywhere in the variation. FALSE where
 * there is no such place. */
gboolean checkbit_game_promote_variation (CheckbitGame *self, CheckbitNode *node);
gboolean checkbit_game_demote_variation (CheckbitGame *self, CheckbitNode *node);
/* Makes the line from the root to a node the main line. */
gboolean checkbit_game_make_main_line (CheckbitGame *self, CheckbitNode *node);
/* A move and everything after it; a board that stands in there goes to the move before. FALSE for
 * the root. */
gboolean checkbit_game_delete_from (CheckbitGame *self, CheckbitNode *node);
/* The whole variation a node lies in. FALSE on the main line. */
gboolean checkbit_game_delete_variation (CheckbitGame *self, CheckbitNode *node);
/* Adds a line of legal moves after a node, as far as it is not there yet, without going there.
 * Moves from the first illegal one on are passed over. */
gboolean
checkbit_game_add_line (CheckbitGame *self, CheckbitNode *node, const ChessMove *moves, guint n);
/* A side passes, where it is not in check; the board goes there. */
gboolean checkbit_game_play_null (CheckbitGame *self, GError **error);
/* What the record says about how the game ended; a declaration at the end of the main line that
 * says something else is taken back. */
gboolean
checkbit_game_set_result (CheckbitGame *self, CheckbitResult result, CheckbitReason reason);
/* Takes all comments, signs, shapes and scores out, or all variations. */
gboolean checkbit_game_strip_notes (CheckbitGame *self);
gboolean checkbit_game_strip_variations (CheckbitGame *self);

/* --- Not in the history --------------------------------------------------------------------- */

/* Folding is a matter of looking; it is kept with the record. */
void checkbit_game_set_folded (CheckbitGame *self, CheckbitNode *node, gboolean folded);
/* All variations, in one announcement. */
void checkbit_game_set_all_folded (CheckbitGame *self, gboolean folded);
/* Tells everyone what somebody has written of a comment so far ("comment-drafted": node, whether it
 * comes before the move, text), so that it can be kept; it is no change of the game yet. text NULL:
 * nothing is being written any more. */
void checkbit_game_draft_comment (CheckbitGame *self,
                                  CheckbitNode *node,
                                  gboolean before,
                                  const char *text);
/* Times belong to the move; they go and come with it. */
void checkbit_game_set_times (CheckbitGame *self,
                              CheckbitNode *node,
                              gint64 clock_ms,
                              gint64 elapsed_ms);

/* Called for every move that is played and was not there before, before anyone hears of it: for
 * a clock, to write the times down with checkbit_node_set_clock_ms(). NULL for none. */
typedef void (*CheckbitStampFunc) (CheckbitGame *game, CheckbitNode *node, gpointer user_data);
void checkbit_game_set_stamp_func (CheckbitGame *self, CheckbitStampFunc func, gpointer user_data);

/* --- The whole ------------------------------------------------------------------------------ */

/* What the game is made of, to be written to a file. Borrowed until the game's next change. */
CheckbitRecord *checkbit_game_get_record (CheckbitGame *self);
/* Puts another record in place of the game: a step that undo takes back. (transfer full) of
 * record. The board stands at current, a node of that record; NULL: at its root. */
void checkbit_game_set_record (CheckbitGame *self, CheckbitRecord *record, CheckbitNode *current);

/* The same with a companion of the record. */
void checkbit_game_set_record_with (CheckbitGame *self,
                                    CheckbitRecord *record,
                                    CheckbitNode *current,
                                    gpointer companion,
                                    GDestroyNotify destroy);

/* Whatever belongs to the record as a whole, such as the file it came from: it goes away with the
 * record when a new game is begun, and comes back with it. (transfer full) of companion; NULL for
 * none. */
void checkbit_game_set_companion (CheckbitGame *self, gpointer companion, GDestroyNotify destroy);
gpointer checkbit_game_get_companion (CheckbitGame *self);

/* A number of its own for every record that was ever in this game: the same again after an undo. */
guint64 checkbit_game_get_record_id (CheckbitGame *self);

/* Another number whenever tree, notes, tags or result are others than before; going about leaves
 * it. */
guint64 checkbit_game_get_revision (CheckbitGame *self);

G_END_DECLS
