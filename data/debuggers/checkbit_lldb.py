"""Commands of LLDB that show words of a program as sets of squares in a running Checkbit.

Loaded by checkbit.lldb beside it, which says how they are used.
SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import tempfile

import lldb

_MASK = (1 << 64) - 1

# How long the answer of a running Checkbit is waited for, in seconds. One that has just been started never
# answers: it stays open.
_PATIENCE = 2

_LAYOUTS = ("a1b1", "a1a2", "a8b8", "a8a7", "h1g1", "h1h2", "h8g8", "h8h7")

# What is shown again whenever the program stops: expressions, and those of positions.
_followed = []
_positions = []


class _Refused(Exception):
    """What the user is told."""


class _RefusedByCheckbit(_Refused):
    """What Checkbit has against the values, or that it cannot be started."""


def _send(words):
    """Calls Checkbit, which is no part of the debugger's session: it outlives it and does not write into it."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as told:
        try:
            process = subprocess.Popen(["checkbit", "--show"] + words, stdin=subprocess.DEVNULL,
                                       stdout=subprocess.DEVNULL, stderr=told, start_new_session=True)
        except OSError as error:
            raise _RefusedByCheckbit(f"Checkbit cannot be started ({error.strerror}). Put the folder of checkbit "
                                     "into PATH, then start the debugger again.") from error
        try:
            status = process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return
        if status != 0:
            told.seek(0)
            raise _RefusedByCheckbit(told.read().strip() or f"Checkbit ended with status {status}.")


def _check_layout(scope, expression):
    """Refuses an expression that is a good one but for a word behind it, meant as a layout.

    The expression is not worked out, as it may call a function of the program."""
    match = re.fullmatch(r"(.*\S)\s+(\w+)", expression)
    if match and scope.EvaluateExpression(f"sizeof ({match[1]})").GetError().Success():
        raise _Refused(f"there is no layout {match[2]}; the layouts are: {' '.join(_LAYOUTS)}")


def _evaluate(target, frame, expression):
    """The value of an expression where the program stands, or without a program."""
    if frame.IsValid():
        # the path of a variable first: of types of C++ LLDB's own compiler does not know every member
        value = frame.GetValueForVariablePath(expression)
        if value.IsValid() and value.GetError().Success():
            return value
    scope = frame if frame.IsValid() else target
    value = scope.EvaluateExpression(expression)
    if value.GetError().Fail():
        _check_layout(scope, expression)
        raise _Refused(value.GetError().GetCString() or "no value: " + expression)
    return value


def _children(value):
    return [value.GetChildAtIndex(i) for i in range(value.GetNumChildren())]


def _is_structure(kind):
    return kind.GetTypeClass() & (lldb.eTypeClassStruct | lldb.eTypeClassClass | lldb.eTypeClassUnion) != 0


def _words_of_structure(value, kind):
    """The words of a container such as std::vector, the bits of a std::bitset, or the word that a structure wraps."""
    if kind.GetName().startswith("std::bitset"):
        bits = _children(value)
        return [hex(sum(bit.GetValueAsUnsigned() << i for i, bit in enumerate(bits)) & _MASK)]
    if value.IsSynthetic():
        return [word for child in _children(value) for word in _words(child)]
    # what is inherited is one of them; an empty type holds nothing
    members = [member for member in _children(value)
               if member.GetNumChildren() > 0 or not _is_structure(member.GetType().GetCanonicalType())]
    if len(members) != 1:
        raise _Refused(f"{kind.GetName()} is neither a word nor a list of words; name a member of it")
    return _words(members[0])


def _words(value):
    """The value's words as Checkbit reads them: one, or those of an array, or of what wraps one."""
    kind = value.GetType().GetCanonicalType()
    if kind.IsReferenceType():
        return _words(value.Dereference())
    if kind.IsPointerType():
        raise _Refused("that is a pointer; *POINTER is what it points to")
    if kind.IsArrayType():
        return [word for child in _children(value) for word in _words(child)]
    if _is_structure(kind):
        return _words_of_structure(value, kind)
    if kind.GetTypeFlags() & (lldb.eTypeIsFloat | lldb.eTypeIsComplex):
        raise _Refused(f"{value.GetValue()} is not a whole number")
    if kind.GetTypeFlags() & lldb.eTypeIsSigned:
        return [hex(value.GetValueAsSigned() & _MASK)]
    return [hex(value.GetValueAsUnsigned())]


def _values(value):
    """The text of a string, or the words of anything else."""
    summary = value.GetSummary() or ""
    if len(summary) > 1 and summary.startswith('"') and summary.endswith('"'):
        return [summary[1:-1]]
    return _words(value)


def _split(argument):
    """The expression, and the options that the layout behind it stands for."""
    match = re.fullmatch(rf"(.*\S)\s+({'|'.join(_LAYOUTS)})", argument)
    expression, layout = match.groups() if match else (argument, None)
    return expression, ["--layout", layout] if layout else []


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


def _show_word(target, frame, argument):
    expression, options = _split(argument)
    words = _words(_evaluate(target, frame, expression))
    _send([expression] + words + options)


def _show_position(target, frame, argument):
    expressions, options = _split(argument)
    values = []
    for part in _parts(expressions):
        values += _values(_evaluate(target, frame, part.strip()))
    _send(["--fen"] + values + options)


def _run(show, followed, debugger, argument, context, result):
    """Does what a command asks for; it is kept in a list, if there is one, to be done again."""
    argument = argument.strip()
    if not argument:
        result.SetError("an expression is missing")
        return
    if followed is not None and argument not in followed:
        followed.append(argument)
    try:
        show(debugger.GetSelectedTarget(), context.GetFrame(), argument)
    except _Refused as refused:
        result.SetError(str(refused))


def show(debugger, argument, context, result, _):
    """Show a 64-bit word, or an array of them, as sets of squares in Checkbit: checkbit EXPRESSION [LAYOUT]"""
    _run(_show_word, None, debugger, argument, context, result)


def follow(debugger, argument, context, result, _):
    """Show a word in Checkbit whenever the program stops: checkbit-follow EXPRESSION [LAYOUT]"""
    _run(_show_word, _followed, debugger, argument, context, result)


def position(debugger, argument, context, result, _):
    """Show a position in Checkbit, a FEN or its words: checkbit-position EXPRESSION[, EXPRESSION…] [LAYOUT]"""
    _run(_show_position, None, debugger, argument, context, result)


def follow_position(debugger, argument, context, result, _):
    """Show a position in Checkbit whenever the program stops: checkbit-follow-position EXPRESSION[, …] [LAYOUT]"""
    _run(_show_position, _positions, debugger, argument, context, result)


def unfollow(debugger, argument, context, result, _):
    """Follow nothing any more: checkbit-unfollow"""
    _followed.clear()
    _positions.clear()


def stopped(debugger, argument, context, result, _):
    """What a stop of the program does: shows again what is followed."""
    # The position first: a set is kept with the position that it came with.
    for show_one, arguments in ((_show_position, _positions), (_show_word, _followed)):
        for one in arguments:
            try:
                show_one(debugger.GetSelectedTarget(), context.GetFrame(), one)
            except _RefusedByCheckbit as refused:
                print(refused)
            except _Refused:
                pass  # it means nothing here


_COMMANDS = (
    ("checkbit", "show"),
    ("checkbit-follow", "follow"),
    ("checkbit-position", "position"),
    ("checkbit-follow-position", "follow_position"),
    ("checkbit-unfollow", "unfollow"),
    ("checkbit-stopped", "stopped"),
)


def __lldb_init_module(debugger, _):
    for name, function in _COMMANDS:
        debugger.HandleCommand(f"command script add -f {__name__}.{function} {name}")
    debugger.HandleCommand("target stop-hook add -o checkbit-stopped")
