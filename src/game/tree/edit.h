/* Changing a game, with undo: every function here is one step of the history, and one notification.
 *
 * Navigation (checkbit_game_go_…) is not a change, and not in the history. Changes are: a move
 * played on the board, a deleted line, a comment, a result, a new game. Undo takes back the last
 * one, whatever the board shows, and goes to where it was made; redo makes it again. A change after
 * an undo drops the steps for redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/tree/game.h"
#include "game/tree/record.h"

G_BEGIN_DECLS

/* The kind of a step in the history. */
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
  CHECKBIT_EDIT_MAIN_LINE, /* a variation becomes the main line */
  CHECKBIT_EDIT_DELETE,    /* a move and all that follows it */
  CHECKBIT_EDIT_TAKE_BACK, /* the same, in a match: undo goes on from there, and redo undoes it */
  CHECKBIT_EDIT_ADD,       /* moves added without playing them: a pasted line, or an engine's */
  CHECKBIT_EDIT_REVIEW,    /* findings of an engine in the whole game */
  CHECKBIT_EDIT_STRIP,     /* notes or variations removed from the whole game */
  CHECKBIT_EDIT_RESULT,    /* a resignation, claim, agreement, flag … */
  CHECKBIT_EDIT_NEW,       /* another game or position altogether */
} CheckbitEditKind;

/* --- The history ---------------------------------------------------------------------------- */

/* The label of undo or redo: "Undo Comment", "Redo Nf3", for menus. NULL if there is nothing to
 * undo or redo. Translated. (transfer full) */
char *checkbit_game_dup_undo_label (CheckbitGame *self);
char *checkbit_game_dup_redo_label (CheckbitGame *self);
/* The message after undoing ("Comment undone") or redoing. Static, translated. */
const char *checkbit_edit_get_undone (CheckbitEditKind kind);
const char *checkbit_edit_get_redone (CheckbitEditKind kind);

/* The kind of that step; FALSE if there is none. */
gboolean checkbit_game_get_undo_kind (CheckbitGame *self, CheckbitEditKind *kind);
gboolean checkbit_game_get_redo_kind (CheckbitGame *self, CheckbitEditKind *kind);

/* Undoes everything since the last "new game", inclusive, which restores the previous game. One
 * notification. FALSE if there is none. */
gboolean checkbit_game_undo_new (CheckbitGame *self);
/* Drops all steps for undo and redo. */
void checkbit_game_clear_history (CheckbitGame *self);

/* --- Notes of a move ------------------------------------------------------------------------ */

/* Each returns whether anything changed. Nodes must be in this game. Successive changes of a
 * comment are one step as long as nothing else changes in between: see checkbit_game_seal(). */
gboolean checkbit_game_set_comment (CheckbitGame *self, CheckbitNode *node, const char *text);
gboolean
checkbit_game_set_comment_before (CheckbitGame *self, CheckbitNode *node, const char *text);
gboolean
checkbit_game_set_nags (CheckbitGame *self, CheckbitNode *node, const guint8 *nags, guint n);
/* Adds a NAG or removes it. A move has only one of those for the move (1 to 6) and one of those for
 * the position (10 to 19): a new one replaces it. */
gboolean checkbit_game_toggle_nag (CheckbitGame *self, CheckbitNode *node, guint8 nag);
gboolean checkbit_game_set_shapes (CheckbitGame *self,
                                   CheckbitNode *node,
                                   const CheckbitShape *shapes,
                                   guint n);
/* Draws a shape, changes its color, or removes it if it already has this color. */
gboolean checkbit_game_toggle_shape (CheckbitGame *self, CheckbitNode *node, CheckbitShape shape);
gboolean
checkbit_game_set_score (CheckbitGame *self, CheckbitNode *node, CheckbitScore score, guint depth);
/* Ends a series of changes to a comment: the next one is a separate step. */
void checkbit_game_seal (CheckbitGame *self);

/* Findings about a position of the game. */
typedef struct
{
  CheckbitNode *node;
  CheckbitScore score; /* replaces the current one; of kind NONE: keeps it */
  guint depth;
  /* 1 to 6: replaces that of an earlier review, and is added if the move has none of these; 0 for
   * none. */
  guint8 nag;
  gboolean judged; /* whether 0 removes that of an earlier review */
  /* A better line from here, added as far as it is not there; and the score of its first move,
   * added if there is none. */
  const ChessMove *line;
  guint n_line;
  CheckbitScore line_score;
  guint line_depth;
} CheckbitAnnotation;

/* Adds findings to n different nodes. Comments, other NAGs, other lines, and the current position
 * stay. */
gboolean
checkbit_game_annotate (CheckbitGame *self, const CheckbitAnnotation *annotations, guint n);

/* --- Tags ----------------------------------------------------------------------------------- */

const CheckbitTags *checkbit_game_get_tags (CheckbitGame *self);
/* Copies them. */
gboolean checkbit_game_set_tags (CheckbitGame *self, const CheckbitTags *tags);
/* One tag; value NULL removes it. */
gboolean checkbit_game_set_tag (CheckbitGame *self, const char *name, const char *value);
/* Tags and result, as entered by a person: one step. The result that the game has by the rules is
 * kept; one that was declared is replaced: the game stays over unless the result is OPEN. */
gboolean
checkbit_game_set_header (CheckbitGame *self, const CheckbitTags *tags, CheckbitResult result);

/* --- The tree ------------------------------------------------------------------------------- */

/* Moves it up or down among its siblings; the node may be anywhere in the variation. FALSE if that
 * is not possible. */
gboolean checkbit_game_promote_variation (CheckbitGame *self, CheckbitNode *node);
gboolean checkbit_game_demote_variation (CheckbitGame *self, CheckbitNode *node);
/* Promotes the line of a node to the main line. */
gboolean checkbit_game_make_main_line (CheckbitGame *self, CheckbitNode *node);
/* Deletes a move and everything after it; if the current position is there, the board goes to the
 * move before. FALSE for the root. */
gboolean checkbit_game_delete_from (CheckbitGame *self, CheckbitNode *node);
/* The same for moves that are taken back in a match. */
gboolean checkbit_game_take_back_from (CheckbitGame *self, CheckbitNode *node);
/* Takes them back without removing them: the game being played, and the board, go to an earlier
 * node. */
gboolean checkbit_game_take_back_to (CheckbitGame *self, CheckbitNode *node);
/* Deletes the whole variation of a node. FALSE on the main line. */
gboolean checkbit_game_delete_variation (CheckbitGame *self, CheckbitNode *node);
/* Adds a line of legal moves after a node, as far as it is not there yet, without going there. The
 * first illegal move and those after it are ignored. */
gboolean
checkbit_game_add_line (CheckbitGame *self, CheckbitNode *node, const ChessMove *moves, guint n);
/* Plays a null move, if the side is not in check; the board goes there. */
gboolean checkbit_game_play_null (CheckbitGame *self, GError **error);
/* Sets the recorded result, also for a different declaration at the end of the main line. */
gboolean
checkbit_game_set_result (CheckbitGame *self, CheckbitResult result, CheckbitReason reason);
/* Removes all comments, symbols, shapes and scores, or all variations: all but the line of the game
 * being played, or else the main line. */
gboolean checkbit_game_strip_notes (CheckbitGame *self);
gboolean checkbit_game_strip_variations (CheckbitGame *self);

/* --- Outside the history -------------------------------------------------------------------- */

/* Folding only affects the view; it is stored in the record. */
void checkbit_game_set_folded (CheckbitGame *self, CheckbitNode *node, gboolean folded);
/* All variations, in one notification. */
void checkbit_game_set_all_folded (CheckbitGame *self, gboolean folded);
/* Reports the current text of a comment being written ("comment-drafted": node, whether it comes
 * before the move, text), so that it can be stored; it is not a change of the game yet. text NULL:
 * nothing is being written any more. */
void checkbit_game_draft_comment (CheckbitGame *self,
                                  CheckbitNode *node,
                                  gboolean before,
                                  const char *text);
/* Times belong to their move, and are removed and restored with it. */
void checkbit_game_set_times (CheckbitGame *self,
                              CheckbitNode *node,
                              gint64 clock_ms,
                              gint64 elapsed_ms);

/* Called for every new move, before anyone is notified: so that a clock can store the times with
 * checkbit_node_set_clock_ms(). NULL for none. */
typedef void (*CheckbitStampFunc) (CheckbitGame *game, CheckbitNode *node, gpointer user_data);
void checkbit_game_set_stamp_func (CheckbitGame *self, CheckbitStampFunc func, gpointer user_data);

/* --- The whole record ----------------------------------------------------------------------- */

/* The data of the game, for writing it to a file. Borrowed until the game's next change. */
CheckbitRecord *checkbit_game_get_record (CheckbitGame *self);
/* Replaces the record: a step for undo. (transfer full) of record. The current position is current,
 * a node of that record; NULL: its root. */
void checkbit_game_set_record (CheckbitGame *self, CheckbitRecord *record, CheckbitNode *current);

/* The same with a companion of the record. A game that nobody has used makes way without a step,
 * unless keeps_blank. Whether there is a step, so that undo brings back the game that was there. */
gboolean checkbit_game_set_record_with (CheckbitGame *self,
                                        CheckbitRecord *record,
                                        CheckbitNode *current,
                                        gboolean keeps_blank,
                                        gpointer companion,
                                        GDestroyNotify destroy);

/* Any object that belongs to the record as a whole, such as its file: it is put aside with the
 * record when a new game begins, and restored with it. (transfer full) of companion; NULL for
 * none. */
void checkbit_game_set_companion (CheckbitGame *self, gpointer companion, GDestroyNotify destroy);
gpointer checkbit_game_get_companion (CheckbitGame *self);

/* A unique ID for every record that was ever in this game: after undo it is the same again. */
guint64 checkbit_game_get_record_id (CheckbitGame *self);

/* Changes whenever the tree, notes, tags or result change, but not by navigation or folding. */
guint64 checkbit_game_get_revision (CheckbitGame *self);

G_END_DECLS
