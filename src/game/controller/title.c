/* Titles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/controller/title.h"

#include <glib/gi18n-lib.h>

#include "game/controller/ending.h"
#include "game/controller/situation.h"
#include "game/text/messages.h"
#include "game/text/player-name.h"
#include "game/text/shown-text.h"
#include "game/tree/edit.h"

/* "• mates.epd"; the program's name if there is no file. (transfer full) */
static char *
dup_file (CheckbitDocument *document, gboolean modified)
{
  GFile *file = checkbit_document_get_file (document);
  g_autofree char *name = file != NULL ? checkbit_document_dup_file_name (file) : NULL;

  return name != NULL ? g_strconcat (modified ? "• " : "", name, NULL) : g_strdup ("Checkbit");
}

char *
checkbit_title_dup_document (CheckbitDocument *document, gboolean modified)
{
  g_autofree char *name = dup_file (document, modified);

  if (checkbit_document_get_file (document) == NULL || checkbit_document_get_n (document) < 2)
    return g_steal_pointer (&name);

  /* Translators: a file's name, then which of its positions or games is shown:
     "mates.epd (3 of 20)" */
  return g_strdup_printf (_ ("%s (%u of %u)"), name, checkbit_document_get_index (document) + 1,
                          checkbit_document_get_n (document));
}

char *
checkbit_title_dup_status (CheckbitGame *game, CheckbitMode mode)
{
  const ChessPosition *position = checkbit_game_get_position (game);

  if (mode == CHECKBIT_MODE_SETUP)
    return g_strdup (_ ("Setting up a position"));
  return checkbit_message_status (chess_position_side (position), checkbit_game_get_result (game),
                                  checkbit_game_get_reason (game),
                                  chess_position_in_check (position));
}

/* In a game of Chess960, the number of its starting position. */
static char *
dup_number (CheckbitGame *game)
{
  int number = checkbit_game_get_chess960 (game);

  if (number < 0 || checkbit_node_get_parent (checkbit_game_get_current (game)) != NULL)
    return g_strdup ("");
  /* Translators: they are numbered from 0 to 959 */
  return g_strdup_printf (_ ("Position %d of Chess960"), number);
}

/* The state of the match while the board shows another of its positions. */
static char *
dup_reviewing (CheckbitNode *end, const CheckbitNode *seen)
{
  const char *format;

  if (end == seen || checkbit_node_get_parent (end) == NULL)
    return g_strdup (_ ("Reviewing – End returns to the game"));
  /* Translators: %s is the move, such as Nf6 */
  format = chess_position_side (checkbit_node_get_position (end)) == CHESS_BLACK
               ? _ ("Reviewing – White has played %s. End returns to the game")
               : _ ("Reviewing – Black has played %s. End returns to the game");
  return g_strdup_printf (format, checkbit_node_get_san (end));
}

char *
checkbit_title_dup_line (CheckbitMatch *match, CheckbitMode mode, const CheckbitNode *seen)
{
  CheckbitGame *game = checkbit_match_get_game (match);
  CheckbitNode *end = checkbit_game_get_end (game);
  gboolean claimable = checkbit_game_get_current (game) == end && checkbit_ending_may_claim (match);
  ChessClaims claims = claimable ? checkbit_game_get_claims (game) : CHESS_CLAIM_NONE;

  if (mode == CHECKBIT_MODE_SETUP)
    return g_strdup (_ ("Drag pieces, or select one and click squares."));
  if (claims & CHESS_CLAIM_THREEFOLD_REPETITION)
    return g_strdup (_ ("This position has occurred three times: a draw can be claimed."));
  if (claims & CHESS_CLAIM_FIFTY_MOVES)
    return g_strdup (_ ("Fifty moves without a capture or pawn move: a draw can be claimed."));
  if (checkbit_match_is_looking_back (match))
    return dup_reviewing (end, seen);
  return dup_number (game);
}

/* The player of a side, "" if unknown. (transfer full) */
static char *
dup_player (CheckbitGame *game, CheckbitMatch *match, ChessColor side, CheckbitShowNameFunc show)
{
  const char *tag = checkbit_tags_get_known (checkbit_game_get_tags (game),
                                             side == CHESS_WHITE ? "White" : "Black");
  const char *name
      = checkbit_match_is_on (match) ? checkbit_match_get_player (match, side)->name : tag;

  return show (name != NULL ? name : "", CHECKBIT_SHOWN_NAME);
}

char *
checkbit_title_dup_players (CheckbitGame *game, CheckbitMatch *match, CheckbitShowNameFunc show)
{
  g_autofree char *white = dup_player (game, match, CHESS_WHITE, show);
  g_autofree char *black = dup_player (game, match, CHESS_BLACK, show);

  if (*white == '\0' && *black == '\0')
    return NULL;
  /* Translators: two players: "Anand – Carlsen" */
  return g_strdup_printf (_ ("%s – %s"), *white != '\0' ? white : C_ ("player", "White"),
                          *black != '\0' ? black : C_ ("player", "Black"));
}

/* The subtitle of a window with a file. (transfer full) */
static char *
dup_below_file (const char *players, const char *status, gboolean brief)
{
  if (players == NULL || (brief && *status != '\0'))
    return g_strdup (status);

  return *status == '\0' ? g_strdup (players) : g_strdup_printf ("%s · %s", players, status);
}

CheckbitTitle
checkbit_title_write (CheckbitDocument *document,
                      CheckbitMatch *match,
                      CheckbitMode mode,
                      const char *told,
                      gboolean brief)
{
  CheckbitGame *game = checkbit_match_get_game (match);
  gboolean file = checkbit_document_get_file (document) != NULL;
  gboolean modified = checkbit_game_get_modified (game);
  g_autofree char *players = checkbit_title_dup_players (
      game, match, file && brief ? checkbit_player_name_dup_family : checkbit_shown_line);
  g_autofree char *status = checkbit_title_dup_status (game, mode);
  const char *untold = g_strcmp0 (told, status) == 0 ? "" : status;
  CheckbitTitle self;

  if (file)
    {
      self.title = brief ? dup_file (document, modified)
                         : checkbit_title_dup_document (document, modified);
      self.subtitle = dup_below_file (players, untold, brief);
      return self;
    }
  self.title = players != NULL ? g_steal_pointer (&players)
                               : checkbit_title_dup_document (document, modified);
  self.subtitle = g_strdup (untold);

  return self;
}

void
checkbit_title_clear (CheckbitTitle *self)
{
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->subtitle, g_free);
}
