/* Lets someone choose a move on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/board/move-chooser.h"

#include "ui/base/move-text.h"
#include "ui/base/popover-parent.h"
#include "ui/board/move-confirmation.h"
#include "ui/board/move-rights.h"
#include "ui/board/promotion.h"
#include "ui/board/typed-move-entry.h"

struct _CheckbitMoveChooser
{
  GObject parent_instance;

  CheckbitBoard *board;    /* weak */
  GtkWidget *typing;       /* weak; NULL unless a move is being typed … */
  GtkWindow *typing_in;    /* … in this window; only compared */
  GtkWidget *confirmation; /* weak; NULL unless a move waits for it */

  CheckbitMoveRights rights;
  gboolean auto_queen, confirm_moves;
  gboolean types;      /* a letter starts a typed move */
  gboolean types_next; /* the next letter does so in any case */
  gboolean typed;      /* the last action was a move played while it was typed */
  CheckbitNotation notation; /* of typed moves */

  ChessSquare held;          /* the square of a held piece; CHESS_SQUARE_NONE for none */
  ChessSquare promotion_to;  /* while a promotion is chosen; the board knows where it started */
  ChessPieceType confirming; /* the promotion in a move to confirm; CHESS_PAWN for none; */
  ChessSquare confirming_to; /* and its target as it was chosen: in castling also the rook */
};

G_DEFINE_FINAL_TYPE (CheckbitMoveChooser, checkbit_move_chooser, G_TYPE_OBJECT)

enum
{
  PROP_BOARD = 1,
  PROP_INTERACTIVE,
  PROP_PREMOVES,
  PROP_AUTO_QUEEN,
  PROP_CONFIRM_MOVES,
  PROP_TYPES,
  PROP_NOTATION,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  MOVE_REQUESTED,
  CONFIRMATION_SHOWN,
  MOVE_REFUSED,
  PREMOVE_REQUESTED,
  PREMOVE_CANCELLED,
  CLEAR_REQUESTED,
  CLOSED,
  CANCELLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Selecting ----------------------------------------------------------------------------- */

static const CheckbitBoardScene *
get_scene (CheckbitMoveChooser *self)
{
  return checkbit_board_get_scene (self->board);
}

gboolean
checkbit_move_chooser_is_enabled (CheckbitMoveChooser *self)
{
  return self->rights.moves || self->rights.premoves;
}

gboolean
checkbit_move_chooser_is_movable (CheckbitMoveChooser *self, ChessSquare square)
{
  return checkbit_move_rights_allow (&self->rights, &get_scene (self)->position, square);
}

static gboolean
is_ahead (CheckbitMoveChooser *self, ChessSquare square)
{
  return checkbit_move_rights_are_ahead (&self->rights, &get_scene (self)->position, square);
}

gboolean
checkbit_move_chooser_is_target (CheckbitMoveChooser *self, ChessSquare square)
{
  const CheckbitBoardScene *scene = get_scene (self);

  return scene->selected != CHESS_SQUARE_NONE && chess_bitboard_has (scene->targets, square);
}

gboolean
checkbit_move_chooser_is_promoting (CheckbitMoveChooser *self)
{
  return checkbit_board_get_promotion (self->board) != NULL;
}

void
checkbit_move_chooser_select (CheckbitMoveChooser *self, ChessSquare square)
{
  const CheckbitBoardScene *scene = get_scene (self);
  ChessBitboard targets = 0;

  if (scene->selected == square)
    return;
  if (square != CHESS_SQUARE_NONE)
    targets = checkbit_move_rights_get_targets (&self->rights, &scene->position, square);
  checkbit_board_set_selected (self->board, square, targets);
}

void
checkbit_move_chooser_set_held (CheckbitMoveChooser *self, ChessSquare square)
{
  self->held = square;
}

/* --- Cancelling ---------------------------------------------------------------------------- */

static void
open_popover (CheckbitMoveChooser *self,
              GtkWidget **popover,
              GtkWidget *widget,
              const GdkRectangle *at)
{
  g_set_weak_pointer (popover, widget);
  checkbit_popover_set_parent (widget, GTK_WIDGET (self->board));
  gtk_popover_set_pointing_to (GTK_POPOVER (widget), at);
}

/* Returns whether there was one. */
static gboolean
close_popover (CheckbitMoveChooser *self, GtkWidget **popover)
{
  GtkWidget *widget = *popover;

  if (widget == NULL)
    return FALSE;
  g_clear_weak_pointer (popover);
  checkbit_popover_drop (widget, self);
  return TRUE;
}

gboolean
checkbit_move_chooser_cancel_typing (CheckbitMoveChooser *self)
{
  return close_popover (self, &self->typing);
}

gboolean
checkbit_move_chooser_cancel_confirmation (CheckbitMoveChooser *self)
{
  if (!close_popover (self, &self->confirmation))
    return FALSE;
  checkbit_board_set_pending (self->board, NULL);
  g_signal_emit (self, signals[CLOSED], 0);
  return TRUE;
}

gboolean
checkbit_move_chooser_cancel_premove (CheckbitMoveChooser *self)
{
  if (get_scene (self)->premove.from == CHESS_SQUARE_NONE)
    return FALSE;
  checkbit_board_set_premove (self->board, CHESS_SQUARE_NONE, CHESS_SQUARE_NONE);
  g_signal_emit (self, signals[PREMOVE_CANCELLED], 0);
  return TRUE;
}

/* Whether the piece that is being chosen for a premove can still be, now that the opponent has
 * moved. */
static gboolean
still_promotes (CheckbitMoveChooser *self, const ChessPosition *before)
{
  const CheckbitBoardScene *scene = get_scene (self);
  CheckbitMoveRights rights = { TRUE, TRUE }; /* those of the next turn are not set yet */

  return self->rights.premoves && checkbit_move_chooser_is_promoting (self)
         && chess_position_piece_at (before, scene->promoting)
                == chess_position_piece_at (&scene->position, scene->promoting)
         && checkbit_move_rights_attempt (&rights, &scene->position, scene->promoting,
                                          self->promotion_to)
                == CHECKBIT_MOVE_ATTEMPT_PROMOTES;
}

static gboolean
cancel_promotion (CheckbitMoveChooser *self)
{
  GtkWidget *promotion = checkbit_board_get_promotion (self->board);

  if (promotion == NULL)
    return FALSE;
  g_signal_handlers_disconnect_by_data (promotion, self);
  checkbit_board_close_promotion (self->board);
  g_signal_emit (self, signals[CLOSED], 0);
  return TRUE;
}

/* Returns whether there was anything to cancel. */
static gboolean
let_go (CheckbitMoveChooser *self)
{
  gboolean something = get_scene (self)->selected != CHESS_SQUARE_NONE;

  something |= checkbit_move_chooser_cancel_typing (self);
  something |= checkbit_move_chooser_cancel_confirmation (self);
  something |= cancel_promotion (self);
  checkbit_move_chooser_select (self, CHESS_SQUARE_NONE);
  return something;
}

gboolean
checkbit_move_chooser_cancel (CheckbitMoveChooser *self)
{
  gboolean something;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_CHOOSER (self), FALSE);

  if (self->board == NULL)
    return FALSE;
  self->types_next = FALSE;
  something = let_go (self);
  g_signal_emit (self, signals[CANCELLED], 0);
  return something;
}

/* A held piece stays selected after the opponent's move if it is still there; so does one selected
 * for a premove. */
static void
position_changed_cb (CheckbitMoveChooser *self, const ChessPosition *before)
{
  ChessSquare chosen = get_scene (self)->selected;
  gboolean stays = chosen != CHESS_SQUARE_NONE
                   && (self->rights.premoves || (self->rights.moves && chosen == self->held))
                   && chess_position_piece_at (before, chosen)
                          == chess_position_piece_at (&get_scene (self)->position, chosen);

  if (still_promotes (self, before))
    checkbit_move_chooser_select (self, CHESS_SQUARE_NONE);
  else
    let_go (self);
  if (stays)
    checkbit_move_chooser_select (self, chosen);
}

/* --- Moves --------------------------------------------------------------------------------- */

void
checkbit_move_chooser_refuse (CheckbitMoveChooser *self, ChessSquare from, ChessSquare to)
{
  g_signal_emit (self, signals[MOVE_REFUSED], 0, (guint) from, (guint) to);
}

gboolean
checkbit_move_chooser_is_confirming (CheckbitMoveChooser *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_CHOOSER (self), FALSE);

  return self->confirmation != NULL;
}

gboolean
checkbit_move_chooser_confirm (CheckbitMoveChooser *self)
{
  CheckbitBoardPending pending = get_scene (self)->pending;

  if (!checkbit_move_chooser_cancel_confirmation (self))
    return FALSE;
  g_signal_emit (self, signals[MOVE_REQUESTED], 0, (guint) pending.from,
                 (guint) self->confirming_to, (guint) self->confirming);
  return TRUE;
}

/* The pieces of a move where they end. */
static CheckbitBoardPending
find_pending (const ChessPosition *position,
              ChessSquare from,
              ChessSquare to,
              ChessPieceType promotion)
{
  ChessMove move = chess_movegen_find (position, from, to);
  ChessPiece piece = chess_position_piece_at (position, from);
  CheckbitBoardPending pending = CHECKBIT_BOARD_PENDING_NONE;

  pending.from = from;
  pending.to = to;
  pending.piece
      = promotion != CHESS_PAWN ? CHESS_PIECE (chess_piece_color (piece), promotion) : piece;
  if (chess_move_kind (move) == CHESS_MOVE_CASTLING)
    {
      pending.to = chess_move_destination (move);
      pending.rook_from = chess_move_to (move);
      pending.rook_to = pending.rook_from > from ? pending.to - 1 : pending.to + 1;
    }
  if (chess_move_kind (move) == CHESS_MOVE_EN_PASSANT)
    pending.passed = CHESS_SQUARE (chess_square_file (to), chess_square_rank (from));
  return pending;
}

/* Where a move to confirm ends, which is elsewhere on the board once it is turned. */
static GdkRectangle
get_pending_place (CheckbitMoveChooser *self)
{
  const CheckbitBoardScene *scene = get_scene (self);
  graphene_rect_t rect;

  checkbit_board_geometry_get_square (&scene->geometry, scene->pending.to, &rect);
  return (GdkRectangle){ (int) rect.origin.x, (int) rect.origin.y, (int) rect.size.width,
                         (int) rect.size.height };
}

/* Below the board, covering what is there. */
static GdkRectangle
get_typing_place (CheckbitMoveChooser *self)
{
  const CheckbitBoardGeometry *geometry = &get_scene (self)->geometry;
  int side = (int) (geometry->size * 8);

  return (GdkRectangle){ (int) geometry->x, (int) geometry->y + side, side, 1 };
}

/* The board was turned, or its window has another size. */
static void
place_popovers (CheckbitMoveChooser *self)
{
  GdkRectangle typing = get_typing_place (self), pending;

  if (self->typing != NULL)
    gtk_popover_set_pointing_to (GTK_POPOVER (self->typing), &typing);
  if (self->confirmation == NULL)
    return;
  pending = get_pending_place (self);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->confirmation), &pending);
}

/* Shows a move to confirm. */
static void
ask_to_confirm (CheckbitMoveChooser *self,
                ChessSquare from,
                ChessSquare to,
                ChessPieceType promotion)
{
  CheckbitBoardPending pending = find_pending (&get_scene (self)->position, from, to, promotion);
  GtkWidget *popover = checkbit_move_confirmation_new ();
  GdkRectangle place;

  checkbit_move_chooser_cancel_confirmation (self);
  self->confirming = promotion;
  self->confirming_to = to;
  checkbit_board_set_pending (self->board, &pending);
  place = get_pending_place (self);
  open_popover (self, &self->confirmation, popover, &place);
  g_signal_connect_swapped (popover, "confirmed", G_CALLBACK (checkbit_move_chooser_confirm), self);
  g_signal_connect_swapped (popover, "cancelled",
                            G_CALLBACK (checkbit_move_chooser_cancel_confirmation), self);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_signal_emit (self, signals[CONFIRMATION_SHOWN], 0);
}

/* Requests a complete move. */
static void
request (CheckbitMoveChooser *self,
         ChessSquare from,
         ChessSquare to,
         ChessPieceType promotion,
         const graphene_point_t *dropped)
{
  gboolean ahead = is_ahead (self, from);

  checkbit_move_chooser_select (self, CHESS_SQUARE_NONE);
  if (!ahead && self->confirm_moves)
    {
      ask_to_confirm (self, from, to, promotion);
      return;
    }
  if (dropped != NULL && !ahead)
    checkbit_board_set_slide_start (self->board, from, dropped);
  g_signal_emit (self, signals[ahead ? PREMOVE_REQUESTED : MOVE_REQUESTED], 0, (guint) from,
                 (guint) to, (guint) promotion);
  if (self->board != NULL)
    checkbit_board_set_slide_start (self->board, CHESS_SQUARE_NONE, NULL);
}

static void
promotion_chosen_cb (CheckbitMoveChooser *self, guint type)
{
  ChessSquare from = get_scene (self)->promoting, to = self->promotion_to;

  checkbit_move_chooser_cancel (self);
  request (self, from, to, (ChessPieceType) type, NULL);
}

static void
ask_for_promotion (CheckbitMoveChooser *self, ChessSquare from, ChessSquare to)
{
  GtkWidget *promotion;

  cancel_promotion (self);
  self->promotion_to = to;
  checkbit_board_open_promotion (self->board, from, to);
  promotion = checkbit_board_get_promotion (self->board);
  g_signal_connect_object (promotion, "chosen", G_CALLBACK (promotion_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (promotion, "cancelled", G_CALLBACK (checkbit_move_chooser_cancel), self,
                           G_CONNECT_SWAPPED);
}

/* A premove leaves its piece on its square. */
void
checkbit_move_chooser_move (CheckbitMoveChooser *self,
                            ChessSquare from,
                            ChessSquare to,
                            const graphene_point_t *dropped,
                            GdkModifierType state)
{
  CheckbitMoveAttempt attempt
      = checkbit_move_rights_attempt (&self->rights, &get_scene (self)->position, from, to);
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  if (dropped != NULL && (attempt == CHECKBIT_MOVE_ATTEMPT_REFUSED || is_ahead (self, from)))
    checkbit_board_slide_home (self->board, from, dropped);
  if (attempt == CHECKBIT_MOVE_ATTEMPT_REFUSED)
    checkbit_move_chooser_refuse (self, from, to);
  else if (attempt == CHECKBIT_MOVE_ATTEMPT_DROPPED)
    checkbit_move_chooser_select (self, CHESS_SQUARE_NONE);
  else if (attempt == CHECKBIT_MOVE_ATTEMPT_POSSIBLE)
    request (self, from, to, CHESS_PAWN, dropped);
  else if (self->auto_queen != control)
    request (self, from, to, CHESS_QUEEN, dropped);
  else
    ask_for_promotion (self, from, to);
}

/* A click on a target moves the selected piece rather than selecting another one. */
void
checkbit_move_chooser_click (CheckbitMoveChooser *self,
                             ChessSquare square,
                             gboolean reselected,
                             GdkModifierType state)
{
  const CheckbitBoardScene *scene = get_scene (self);

  if (scene->selected == square)
    {
      if (reselected)
        checkbit_move_chooser_select (self, CHESS_SQUARE_NONE);
    }
  else if (scene->selected != CHESS_SQUARE_NONE)
    {
      checkbit_move_chooser_move (self, scene->selected, square, NULL, state);
    }
  else
    {
      g_signal_emit (self, signals[CLEAR_REQUESTED], 0);
      if (chess_position_piece_at (&scene->position, square) != CHESS_PIECE_NONE)
        checkbit_move_chooser_refuse (self, square, square);
    }
}

void
checkbit_move_chooser_activate (CheckbitMoveChooser *self, ChessSquare square)
{
  gboolean reselected = get_scene (self)->selected == square;

  if (checkbit_move_chooser_is_movable (self, square) && !reselected
      && !checkbit_move_chooser_is_target (self, square))
    checkbit_move_chooser_select (self, square);
  else
    checkbit_move_chooser_click (self, square, reselected, 0);
}

/* --- Typing -------------------------------------------------------------------------------- */

/* Dropping the king on its rook always castles, whatever else it could mean. */
static void
typed_cb (CheckbitMoveChooser *self, guint chosen)
{
  ChessMove move = (ChessMove) chosen;
  ChessPieceType promotion = CHESS_PAWN;

  if (chess_move_kind (move) == CHESS_MOVE_PROMOTION)
    promotion = chess_move_promotion (move);
  checkbit_move_chooser_cancel (self);
  self->typed = TRUE;
  request (self, chess_move_from (move), chess_move_to (move), promotion, NULL);
}

static void
typed_refused_cb (CheckbitMoveChooser *self, guint refused)
{
  ChessMove move = (ChessMove) refused;

  checkbit_move_chooser_refuse (self, chess_move_from (move), chess_move_to (move));
}

static void
open_typing (CheckbitMoveChooser *self)
{
  GdkRectangle place = get_typing_place (self);
  GtkWidget *typing;

  checkbit_move_chooser_cancel (self);
  typing = checkbit_typed_move_entry_new (&get_scene (self)->position, self->notation);
  open_popover (self, &self->typing, typing, &place);
  g_signal_connect_swapped (typing, "chosen", G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (typing, "refused", G_CALLBACK (typed_refused_cb), self);
  g_signal_connect_swapped (typing, "cancelled", G_CALLBACK (checkbit_move_chooser_cancel_typing),
                            self);
}

gboolean
checkbit_move_chooser_forget_typed (CheckbitMoveChooser *self)
{
  gboolean typed;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_CHOOSER (self), FALSE);

  typed = self->typed;
  self->typed = FALSE;
  return typed;
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

void
checkbit_move_chooser_type_next (CheckbitMoveChooser *self)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_CHOOSER (self));

  self->types_next = TRUE;
}

/* Whether a key starts a typed move. */
static gboolean
begins_typing (CheckbitMoveChooser *self, guint keyval, GdkModifierType state)
{
  return (self->types || self->types_next) && self->rights.moves
         && !checkbit_move_chooser_is_promoting (self)
         && checkbit_typed_move_entry_begins (keyval, state, self->notation);
}

gboolean
checkbit_move_chooser_takes (CheckbitMoveChooser *self, guint keyval, GdkModifierType state)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_CHOOSER (self), FALSE);

  return self->typing != NULL || begins_typing (self, keyval, state);
}

gboolean
checkbit_move_chooser_type (CheckbitMoveChooser *self,
                            GtkWindow *window,
                            guint keyval,
                            GdkModifierType state)
{
  g_autoptr (GtkWidget) typing = NULL;
  gboolean opens;

  g_return_val_if_fail (CHECKBIT_IS_MOVE_CHOOSER (self), FALSE);

  opens = self->typing == NULL || self->typing_in != window;
  if (opens && !begins_typing (self, keyval, state))
    return FALSE;
  if (opens)
    open_typing (self);
  self->typing_in = window;
  typing = g_object_ref (self->typing);
  if (!checkbit_typed_move_entry_key (CHECKBIT_TYPED_MOVE_ENTRY (typing), keyval, state))
    return FALSE;
  /* If Enter chose the move, no further Enter needs to be ignored. */
  if (is_enter (keyval))
    self->typed = FALSE;
  /* Whoever has erased all of it types another. */
  if (keyval == GDK_KEY_BackSpace && self->typing == NULL)
    self->types_next = TRUE;
  if (opens && self->typing != NULL)
    gtk_popover_popup (GTK_POPOVER (self->typing));
  return TRUE;
}

/* --- Properties ---------------------------------------------------------------------------- */

gboolean
checkbit_move_chooser_get_interactive (CheckbitMoveChooser *self)
{
  g_return_val_if_fail (CHECKBIT_IS_MOVE_CHOOSER (self), FALSE);

  return self->rights.moves;
}

void
checkbit_move_chooser_set_interactive (CheckbitMoveChooser *self, gboolean interactive)
{
  g_return_if_fail (CHECKBIT_IS_MOVE_CHOOSER (self));

  if (self->rights.moves == (interactive != FALSE))
    return;
  self->rights.moves = interactive != FALSE;
  if (!interactive)
    checkbit_move_chooser_cancel (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INTERACTIVE]);
}

/* Premoves are cancelled when they become unavailable. */
static void
set_premoves (CheckbitMoveChooser *self, gboolean premoves)
{
  if (self->rights.premoves == (premoves != FALSE))
    return;
  self->rights.premoves = premoves != FALSE;
  if (!premoves && self->board != NULL)
    checkbit_move_chooser_cancel_premove (self);
  if (!premoves && !self->rights.moves)
    checkbit_move_chooser_cancel (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PREMOVES]);
}

/* Stores a property that only matters from the next move on. */
static void
set_flag (CheckbitMoveChooser *self, gboolean *flag, gboolean value, guint prop)
{
  if (*flag == (value != FALSE))
    return;
  *flag = value != FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
set_notation (CheckbitMoveChooser *self, const char *name)
{
  CheckbitNotation notation = checkbit_notation_from_name (name);

  if (self->notation == notation)
    return;
  self->notation = notation;
  checkbit_move_chooser_cancel_typing (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NOTATION]);
}

static void
checkbit_move_chooser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CheckbitMoveChooser *self = CHECKBIT_MOVE_CHOOSER (object);

  switch (id)
    {
    case PROP_BOARD:
      g_value_set_object (value, self->board);
      break;
    case PROP_INTERACTIVE:
      g_value_set_boolean (value, self->rights.moves);
      break;
    case PROP_PREMOVES:
      g_value_set_boolean (value, self->rights.premoves);
      break;
    case PROP_AUTO_QUEEN:
      g_value_set_boolean (value, self->auto_queen);
      break;
    case PROP_CONFIRM_MOVES:
      g_value_set_boolean (value, self->confirm_moves);
      break;
    case PROP_TYPES:
      g_value_set_boolean (value, self->types);
      break;
    case PROP_NOTATION:
      g_value_set_string (value, checkbit_notation_get_name (self->notation));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
checkbit_move_chooser_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  CheckbitMoveChooser *self = CHECKBIT_MOVE_CHOOSER (object);

  switch (id)
    {
    case PROP_BOARD:
      g_set_weak_pointer (&self->board, g_value_get_object (value));
      break;
    case PROP_INTERACTIVE:
      checkbit_move_chooser_set_interactive (self, g_value_get_boolean (value));
      break;
    case PROP_PREMOVES:
      set_premoves (self, g_value_get_boolean (value));
      break;
    case PROP_AUTO_QUEEN:
      set_flag (self, &self->auto_queen, g_value_get_boolean (value), PROP_AUTO_QUEEN);
      break;
    case PROP_CONFIRM_MOVES:
      set_flag (self, &self->confirm_moves, g_value_get_boolean (value), PROP_CONFIRM_MOVES);
      break;
    case PROP_TYPES:
      set_flag (self, &self->types, g_value_get_boolean (value), PROP_TYPES);
      break;
    case PROP_NOTATION:
      set_notation (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
install_properties (GObjectClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_BOARD]
      = g_param_spec_object ("board", NULL, NULL, CHECKBIT_TYPE_BOARD,
                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_INTERACTIVE] = g_param_spec_boolean ("interactive", NULL, NULL, TRUE, flags);
  props[PROP_PREMOVES] = g_param_spec_boolean ("premoves", NULL, NULL, FALSE, flags);
  props[PROP_AUTO_QUEEN] = g_param_spec_boolean ("auto-queen", NULL, NULL, FALSE, flags);
  props[PROP_CONFIRM_MOVES] = g_param_spec_boolean ("confirm-moves", NULL, NULL, FALSE, flags);
  props[PROP_TYPES] = g_param_spec_boolean ("types", NULL, NULL, TRUE, flags);
  props[PROP_NOTATION] = g_param_spec_string ("notation", NULL, NULL, "letters", flags);
  g_object_class_install_properties (klass, N_PROPS, props);
}

/* --- Class --------------------------------------------------------------------------------- */

static void
checkbit_move_chooser_constructed (GObject *object)
{
  CheckbitMoveChooser *self = CHECKBIT_MOVE_CHOOSER (object);

  G_OBJECT_CLASS (checkbit_move_chooser_parent_class)->constructed (object);
  g_signal_connect_object (self->board, "position-changed", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::flipped", G_CALLBACK (place_popovers), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "laid-out", G_CALLBACK (place_popovers), self,
                           G_CONNECT_SWAPPED);
}

static void
checkbit_move_chooser_dispose (GObject *object)
{
  CheckbitMoveChooser *self = CHECKBIT_MOVE_CHOOSER (object);

  close_popover (self, &self->typing);
  close_popover (self, &self->confirmation);
  g_clear_weak_pointer (&self->board);
  G_OBJECT_CLASS (checkbit_move_chooser_parent_class)->dispose (object);
}

/* Adds a signal with unsigned arguments. */
static guint
add_signal (const char *name, guint n)
{
  GType numbers[] = { G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT };

  return g_signal_newv (name, CHECKBIT_TYPE_MOVE_CHOOSER, G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                        G_TYPE_NONE, n, numbers);
}

static void
checkbit_move_chooser_class_init (CheckbitMoveChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = checkbit_move_chooser_constructed;
  object_class->dispose = checkbit_move_chooser_dispose;
  object_class->get_property = checkbit_move_chooser_get_property;
  object_class->set_property = checkbit_move_chooser_set_property;
  install_properties (object_class);
  signals[MOVE_REQUESTED] = add_signal ("move-requested", 3);
  signals[CONFIRMATION_SHOWN] = add_signal ("confirmation-shown", 0);
  signals[MOVE_REFUSED] = add_signal ("move-refused", 2);
  signals[PREMOVE_REQUESTED] = add_signal ("premove-requested", 3);
  signals[PREMOVE_CANCELLED] = add_signal ("premove-cancelled", 0);
  signals[CLEAR_REQUESTED] = add_signal ("clear-requested", 0);
  signals[CLOSED] = add_signal ("closed", 0);
  signals[CANCELLED] = add_signal ("cancelled", 0);
}

static void
checkbit_move_chooser_init (CheckbitMoveChooser *self)
{
  self->rights.moves = TRUE;
  self->types = TRUE;
  self->held = CHESS_SQUARE_NONE;
}

CheckbitMoveChooser *
checkbit_move_chooser_new (CheckbitBoard *board)
{
  g_return_val_if_fail (CHECKBIT_IS_BOARD (board), NULL);

  return g_object_new (CHECKBIT_TYPE_MOVE_CHOOSER, "board", board, NULL);
}
