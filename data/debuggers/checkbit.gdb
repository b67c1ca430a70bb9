# Shows words of a program under GDB as sets of squares in a running Checkbit.
#   (gdb) source checkbit.gdb
#   (gdb) checkbit attacks                  in the numbering that the inspector is set to
#   (gdb) checkbit knights[sq] & ~own a8b8  in the numbering of the program
#   (gdb) checkbit pos->by_type             an array: each of its words
#   (gdb) checkbit-follow attacks           again whenever the program stops
#   (gdb) checkbit-position fen             a FEN as a string: it comes to the board
#   (gdb) checkbit-position pos->pieces a8b8   twelve words, or eight: compared with the board
#   (gdb) checkbit-position by_type, by_color, key   parts of them, with the key behind
#   (gdb) checkbit-follow-position pos->pieces   again whenever the program stops
#   (gdb) checkbit-unfollow
# SPDX-License-Identifier: GPL-3.0-or-later
python
import re
import subprocess
import tempfile

import gdb

# How long the answer of a running Checkbit is waited for, in seconds. One that has just been started never
# answers: it stays open.
_PATIENCE = 2

_LAYOUTS = ("a1b1", "a1a2", "a8b8", "a8a7", "h1g1", "h1h2", "h8g8", "h8h7")

_followed = []
_positions = []


class _Refused(gdb.GdbError):
    """What Checkbit has against the values, or that it cannot be started."""


def _send(words):
    """Calls Checkbit, which is no part of the debugger's session: it outlives it and does not write into it."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as told:
        try:
            process = subprocess.Popen(["checkbit", "--show"] + words, stdin=subprocess.DEVNULL,
                                       stdout=subprocess.DEVNULL, stderr=told, start_new_session=True)
        except OSError as error:
            raise _Refused(f"Checkbit cannot be started ({error.strerror}). Put the folder of checkbit into PATH, "
                           "then start the debugger again.") from error
        try:
            status = process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return
        if status != 0:
            told.seek(0)
            raise _Refused(told.read().strip() or f"Checkbit ended with status {status}.")


def _members(value):
    """The members of a structure, what it inherits among them; empty types hold nothing."""
    fields = [field for field in value.type.strip_typedefs().fields() if hasattr(field, "bitpos")]
    return [value[field] for field in fields if not field.is_base_class or field.type.fields()]


def _hint(value):
    """What GDB's pretty-printer of a value says that it is: "array", "string", "map"; None without one."""
    printer = gdb.default_visualizer(value)
    return getattr(printer, "display_hint", lambda: None)()


def _words_of_structure(value):
    """The words of a container such as std::vector, or the one that a structure wraps."""
    if _hint(value) == "array":
        return [word for _, element in gdb.default_visualizer(value).children() for word in _words(element)]
    members = _members(value)
    if len(members) != 1:
        raise gdb.GdbError(f"{value.type} is neither a word nor a list of words; name a member of it.")
    return _words(members[0])


def _words(value):
    """The value's words as Checkbit reads them: one, or those of a list."""
    kind = value.type.strip_typedefs()
    if kind.code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF):
        return _words(value.referenced_value())
    if kind.code == gdb.TYPE_CODE_ARRAY:
        first, last = kind.range()
        return [word for i in range(first, last + 1) for word in _words(value[i])]
    if kind.code in (gdb.TYPE_CODE_STRUCT, gdb.TYPE_CODE_UNION):
        return _words_of_structure(value)
    if kind.code == gdb.TYPE_CODE_PTR:
        raise gdb.GdbError("That is a pointer; *POINTER is what it points to, and *POINTER@64 a list.")
    if kind.code in (gdb.TYPE_CODE_FLT, gdb.TYPE_CODE_DECFLOAT, gdb.TYPE_CODE_COMPLEX):
        raise gdb.GdbError(f"{value} is not a whole number.")
    return [hex(int(value.cast(gdb.lookup_type("unsigned long long"))))]


def _means_something(expression):
    """Whether an expression has a value; it is not worked out, as it may call a function of the program."""
    try:
        gdb.parse_and_eval(f"sizeof ({expression})")
        return True
    except gdb.error:
        return False


def _check_layout(expression):
    """Refuses an expression that is a good one but for a word behind it, meant as a layout."""
    match = re.fullmatch(r"(.*\S)\s+(\w+)", expression)
    if match and _means_something(match[1]):
        raise gdb.GdbError(f"There is no layout {match[2]}. The layouts are: {' '.join(_LAYOUTS)}.")


def _evaluate(expression):
    """The value of an expression, or a sentence why it has none."""
    try:
        return gdb.parse_and_eval(expression)
    except gdb.error as error:
        _check_layout(expression)
        raise gdb.GdbError(str(error)) from error


def _split(argument):
    """The expression, and the options that the layout behind it stands for."""
    match = re.fullmatch(rf"(.*\S)\s+({'|'.join(_LAYOUTS)})", argument)
    expression, layout = match.groups() if match else (argument, None)
    return expression, ["--layout", layout] if layout else []


def _show(argument):
    expression, options = _split(argument)
    words = _words(_evaluate(expression))
    _send([expression] + words + options)


def _is_text(value):
    """Whether a value is a string: of chars, or one that GDB prints in quotation marks."""
    kind = value.type.strip_typedefs()
    if kind.code in (gdb.TYPE_CODE_PTR, gdb.TYPE_CODE_ARRAY):
        target = kind.target().strip_typedefs()
        return target.code == gdb.TYPE_CODE_INT and target.sizeof == 1
    return _hint(value) == "string"


def _text(value):
    kind = value.type.strip_typedefs()
    if kind.code == gdb.TYPE_CODE_STRUCT:
        return value.format_string().strip('"')
    return value.string()


def _parts(expressions):
    """Expressions between commas; those within brackets are not cut."""
    parts, depth = [""], 0
    for letter in expressions:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def _position(argument):
    expressions, options = _split(argument)
    values = []
    for part in _parts(expressions):
        value = _evaluate(part)
        values += [_text(value)] if _is_text(value) else _words(value)
    _send(["--fen"] + values + options)


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


class _Position(gdb.Command):
    """Show a position in Checkbit, a FEN or its words: checkbit-position EXPRESSION[, EXPRESSION…] [LAYOUT]"""

    def __init__(self):
        super().__init__("checkbit-position", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        if not argument.strip():
            raise gdb.GdbError("Usage: checkbit-position EXPRESSION[, EXPRESSION...] [LAYOUT]")
        _position(argument.strip())


class _FollowPosition(gdb.Command):
    """Show a position in Checkbit whenever the program stops: checkbit-follow-position EXPRESSION[, …] [LAYOUT]"""

    def __init__(self):
        super().__init__("checkbit-follow-position", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        if not argument.strip():
            raise gdb.GdbError("Usage: checkbit-follow-position EXPRESSION[, EXPRESSION...] [LAYOUT]")
        if argument.strip() not in _positions:
            _positions.append(argument.strip())
        _position(argument.strip())


class _Unfollow(gdb.Command):
    """Follow nothing any more: checkbit-unfollow"""

    def __init__(self):
        super().__init__("checkbit-unfollow", gdb.COMMAND_DATA)

    def invoke(self, argument, from_tty):
        _followed.clear()
        _positions.clear()


def _stopped(event):
    # The position first: a set is kept with the position that it came with.
    for show, arguments in ((_position, _positions), (_show, _followed)):
        for argument in arguments:
            try:
                show(argument)
            except _Refused as refused:
                print(refused)
            except (gdb.error, gdb.GdbError):
                pass  # it means nothing here


_Checkbit()
_Follow()
_Position()
_FollowPosition()
_Unfollow()
gdb.events.stop.connect(_stopped)
end
