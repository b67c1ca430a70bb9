/* What the groups of masks mean.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ui/inspector/mask-help.h"

#include <glib/gi18n-lib.h>

#include "game/base/installed.h"

/* Pango markup: <tt> is for literal code. */
static const char *const introductions[CHESS_N_MASK_GROUPS + 1] = {
  [CHESS_MASK_GROUP_PIECES]
  = N_ ("The position itself: twelve sets, one for each kind of piece of each side. A bit is set "
        "where such a piece stands; no square is in two of them."),
  [CHESS_MASK_GROUP_OCCUPANCY]
  = N_ ("Unions of the twelve: <tt>white</tt> is all of White’s, <tt>us</tt> that of the side to "
        "move, <tt>occupied</tt> both, and <tt>empty</tt> the complement <tt>~occupied</tt>. "
        "Sliding pieces stop at <tt>occupied</tt>."),
  [CHESS_MASK_GROUP_ATTACKS]
  = N_ ("Where pieces could capture. A square counts as attacked whether or not the attacker is "
        "pinned, and whoever stands on it; so pieces that are defended lie in the attacks of their "
        "own side: <tt>attacks_white &amp; white</tt>."),
  [CHESS_MASK_GROUP_KING_SAFETY]
  = N_ ("What makes moves illegal. The king may step to <tt>flight</tt>, in check or not; any "
        "other piece must land on <tt>check_mask</tt> or take the checker en passant, and one that "
        "is pinned stays on its ray. Without check <tt>check_mask</tt> is <tt>all</tt>, so that "
        "the intersection changes nothing; in double check it is <tt>none</tt>, and only the king "
        "can move."),
  [CHESS_MASK_GROUP_MOVES]
  = N_ ("Where moves lead. Those that begin with <tt>sel_</tt> are about the selected square, and "
        "empty while none is selected. What pseudo-legal moves lose by the king’s safety is "
        "<tt>sel_pseudo &amp; ~sel_legal</tt>."),
  [CHESS_MASK_GROUP_STATE]
  = N_ ("What a position knows besides its pieces: castling rights, en passant, and how the last "
        "move changed it. An exclusive or of before and after, <tt>x ^ y</tt>, leaves what "
        "differs."),
  [CHESS_MASK_GROUP_PAWNS]
  = N_ ("The structure of the pawns, made from shifts and fills: <tt>fill_north(x)</tt> is x and "
        "all squares north of it. A pawn is passed where no enemy pawn is ahead of it, on its own "
        "file or on one beside it."),
  [CHESS_MASK_GROUP_BOARD]
  = N_ ("Sets that never change: files, ranks, colors of squares. Shifts by one file need them, "
        "or bits wrap around the edge: <tt>(x &amp; ~file_h) &lt;&lt; 1</tt>."),
  [CHESS_N_MASK_GROUPS]
  = N_ ("Sets that another program has sent, such as one stopped in a debugger: "
        "<tt>checkbit --show NAME VALUE</tt>, with <tt>--layout a8b8</tt> if its numbering is not "
        "the one chosen here. They stay as they were sent until they are sent again."),
};

static void
append_mask (GString *text, const ChessMask *mask)
{
  g_autofree char *meaning
      = mask->formula != NULL ? g_markup_printf_escaped ("= <tt>%s</tt>", mask->formula)
                              : g_markup_escape_text (_ (mask->sentence), -1);

  g_string_append_printf (text, "\n<tt><b>%s</b></tt> %s", mask->id, meaning);
}

/* How to send sets from a program stopped in a debugger. */
static void
append_debuggers (GString *text)
{
  g_autofree char *folder = checkbit_installed_path (CHECKBIT_DEBUGGER_FOLDER);

  g_string_append_printf (
      text, "\n\n%s\n<tt>(gdb) source %s/checkbit.gdb</tt>\n<tt>(gdb) checkbit attacks</tt>\n"
            "<tt>(gdb) checkbit knights[sq] a8b8</tt>\n\n"
            "<tt>(lldb) command source %s/checkbit.lldb</tt>\n<tt>(lldb) checkbit attacks</tt>",
      _ ("Debuggers learn a command for it, which takes any expression and the layout of the "
         "program:"),
      folder, folder);
}

char *
checkbit_mask_help_dup_text (ChessMaskGroup group)
{
  GString *text;

  g_return_val_if_fail ((guint) group <= CHESS_N_MASK_GROUPS, NULL);

  text = g_string_new (_ (introductions[group]));
  if ((guint) group < CHESS_N_MASK_GROUPS)
    g_string_append_c (text, '\n');
  for (size_t i = 0; i < chess_mask_count (); i++)
    if (chess_mask_get (i)->group == group)
      append_mask (text, chess_mask_get (i));
  if (group == CHESS_N_MASK_GROUPS)
    append_debuggers (text);
  return g_string_free (text, FALSE);
}
