# Shows words of a program under GDB as sets of squares in a running Checkbit.
#   (gdb) source checkbit.gdb
#   (gdb) checkbit attacks            in the numbering that the inspector is set to
#   (gdb) checkbit knights[sq] a8b8   in the numbering of the program
# SPDX-License-Identifier: GPL-3.0-or-later
define checkbit
  if $argc == 1
    eval "shell checkbit --show '$arg0' %#llx", (unsigned long long) ($arg0)
  end
  if $argc == 2
    eval "shell checkbit --show '$arg0' %#llx --layout '$arg1'", (unsigned long long) ($arg0)
  end
  if $argc < 1 || $argc > 2
    echo Usage: checkbit EXPRESSION [LAYOUT]; the expression is written without spaces.\n
  end
end
document checkbit
Show a 64-bit word as a set of squares in Checkbit: checkbit EXPRESSION [LAYOUT]
To follow a word at every stop: define hook-stop, then checkbit EXPRESSION, then end.
end
