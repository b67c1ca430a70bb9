# Shows words of a program under GDB as sets of squares in a running Checkbit.
#   (gdb) source checkbit.gdb
#   (gdb) checkbit attacks                  in the numbering that the inspector is set to
#   (gdb) checkbit knights[sq] & ~own a8b8  in the numbering of the program
#   (gdb) checkbit pos->by_type             an array: each of its words
#   (gdb) checkbit-follow attacks           again whenever the program stops
#   (gdb) checkbit-unfollow
# SPDX-License-Identifier: GPL-3.0-or-later
python
import re
import subprocess

import gdb

_followed = []


def _words(value):
    """The value's words as Checkbit reads them: one, or those of an array."""
    if value.type.strip_typedefs().code == gdb.TYPE_CODE_ARRAY:
        first, last = value.type.strip_typedefs().range()
        return [word for i in range(first, last + 1) for word in _words(value[i])]
    return [hex(int(value.cast(gdb.lookup_type("unsigned long long"))))]


def _show(argument):
    match = re.fullmatch(r"(.*\S)\s+([ah][18][abgh][1278])", argument)
    expression, layout = match.groups() if match else (argument, None)
    command = ["checkbit", "--show", expression] + _words(gdb.parse_and_eval(expression))
    subprocess.run(command + (["--layout", layout] if layout else []), check=False)


class _Checkbit(gdb.Command):
    """Show a 64-bit word, or an array of them, as sets of squares in Checkbit: checkbit EXPRESSION [LAYOUT]"""

    def __init__(self):
        super().__init__("checkbit", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        if not argument.strip():
            raise gdb.GdbError("Usage: checkbit EXPRESSION [LAYOUT]")
        _show(argument.strip())


class _Follow(gdb.Command):
    """Show a word in Checkbit whenever the program stops: checkbit-follow EXPRESSION [LAYOUT]"""

    def __init__(self):
        super().__init__("checkbit-follow", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        if not argument.strip():
            raise gdb.GdbError("Usage: checkbit-follow EXPRESSION [LAYOUT]")
        if argument.strip() not in _followed:
            _followed.append(argument.strip())
        _show(argument.strip())


class _Unfollow(gdb.Command):
    """Follow no word any more: checkbit-unfollow"""

    def __init__(self):
        super().__init__("checkbit-unfollow", gdb.COMMAND_DATA)

    def invoke(self, argument, from_tty):
        _followed.clear()


def _stopped(event):
    for argument in _followed:
        try:
            _show(argument)
        except gdb.error:
            pass  # it means nothing here


_Checkbit()
_Follow()
_Unfollow()
gdb.events.stop.connect(_stopped)
end
