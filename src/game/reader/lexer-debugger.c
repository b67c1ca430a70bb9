/* What debuggers print around values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/reader/lexer-debugger.h"

#include <string.h>

#include "game/reader/lexer-line.h"

/* The longest name of a symbol behind a pointer. */
#define MAX_SYMBOL 1000

/* An address, 0x00007ffff7d8a740. */
static gboolean
take_address (LexerLine *line)
{
  gsize first;

  if (!lexer_line_take_text (line, "0x"))
    return FALSE;
  first = line->at;
  while (line->at < line->length && g_ascii_isxdigit (line->text[line->at]))
    line->at++;
  return line->at > first;
}

/* Skips past the next occurrence of a character. */
static gboolean
take_through (LexerLine *line, char c)
{
  const char *found = memchr (line->text + line->at, c, line->length - line->at);

  if (found == NULL)
    return FALSE;
  line->at = (gsize) (found - line->text) + 1;
  return TRUE;
}

/* #0  0x0000555555555131 in search (depth=2): up to the function's name. */
static gboolean
take_frame (LexerLine *line)
{
  gsize behind;

  if (!lexer_line_take_text (line, "#") || !lexer_line_take_digits (line) || line->at > 5
      || !(lexer_line_take_text (line, " ") || lexer_line_take_text (line, ": ")))
    return FALSE;
  lexer_line_take_blanks (line);
  behind = line->at;
  if (!take_address (line) || !lexer_line_take_text (line, " in "))
    line->at = behind;
  return TRUE;
}

/* frame #0: 0x0000000100003f50 engine`search(depth=2), from LLDB. */
static gboolean
take_lldb_frame (LexerLine *line)
{
  if (lexer_line_take_text (line, "*"))
    lexer_line_take_blanks (line);
  return lexer_line_take_text (line, "frame #") && lexer_line_take_digits (line)
         && lexer_line_take_text (line, ": ") && take_address (line)
         && lexer_line_take_text (line, " ") && take_through (line, '`');
}

/* thread #1, name = 'engine', stop reason = breakpoint 1.1, from LLDB. */
static gboolean
take_lldb_thread (LexerLine *line)
{
  static const char *const parts[] = { " name = '", " queue = '", " tid = ", " stop reason = " };
  guint i = 0;

  if (lexer_line_take_text (line, "*"))
    lexer_line_take_blanks (line);
  if (!lexer_line_take_text (line, "thread #") || !lexer_line_take_digits (line)
      || !(lexer_line_take_text (line, ",") || lexer_line_take_text (line, ":")))
    return FALSE;
  while (i < G_N_ELEMENTS (parts))
    if (!lexer_line_take_text (line, parts[i]))
      i++;
    else if (take_through (line, ','))
      i = 0;
    else
      line->at = line->length;
  return TRUE;
}

/* Thread 0x7ffff7d8a740 (LWP 1234) "engine". */
static gboolean
take_system_thread (LexerLine *line)
{
  if (!lexer_line_take_text (line, "Thread ") || !take_address (line)
      || !lexer_line_take_text (line, " (LWP ") || !lexer_line_take_digits (line)
      || !lexer_line_take_text (line, ")"))
    return FALSE;
  if (lexer_line_take_text (line, " \""))
    return take_through (line, '"');
  return TRUE;
}

/* [New Thread 0x7ffff7d8a740 (LWP 1234)], [Switching to thread 2 (Thread 0x7fff (LWP 1235))],
 * [Thread 0x7fff (LWP 1235) exited], [Inferior 1 (process 1234) exited normally]. */
static gboolean
take_event (LexerLine *line)
{
  if (!lexer_line_take_text (line, "["))
    return FALSE;
  if (lexer_line_take_text (line, "Inferior "))
    return lexer_line_take_digits (line) && lexer_line_take_text (line, " (process ")
           && take_through (line, ']');
  if (lexer_line_take_text (line, "Switching to thread "))
    return lexer_line_take_digits (line) && lexer_line_take_text (line, " (Thread ")
           && take_through (line, ']');
  if (!lexer_line_take_text (line, "New "))
    lexer_line_take_text (line, "Switching to ");
  return take_system_thread (line) && take_through (line, ']');
}

/* * 1    Thread 0x7ffff7d8a740 (LWP 1234) "engine", a row of the list of threads. */
static gboolean
take_thread_row (LexerLine *line)
{
  if (lexer_line_take_text (line, "*"))
    lexer_line_take_blanks (line);
  if (!lexer_line_take_digits (line) || !lexer_line_take_text (line, " "))
    return FALSE;
  lexer_line_take_blanks (line);
  return take_system_thread (line);
}

/* Thread 1 "engine" hit Breakpoint 1, Thread 1:, Breakpoint 2,, Hardware watchpoint 2:. */
static gboolean
take_stop (LexerLine *line)
{
  gboolean thread = lexer_line_take_text (line, "Thread ");

  if (thread && !lexer_line_take_digits (line))
    return FALSE;
  if (thread && lexer_line_take_text (line, ":"))
    return TRUE;
  if (thread && lexer_line_take_text (line, " \"") && !take_through (line, '"'))
    return FALSE;
  if (thread && !lexer_line_take_text (line, " hit "))
    return FALSE;
  if (lexer_line_take_text (line, "Hardware watchpoint ")
      || lexer_line_take_text (line, "Watchpoint "))
    return lexer_line_take_digits (line) && lexer_line_take_text (line, ":");
  if (!lexer_line_take_text (line, "Temporary breakpoint "))
    return lexer_line_take_text (line, "Breakpoint ") && lexer_line_take_digits (line)
           && lexer_line_take_text (line, ",");
  return lexer_line_take_digits (line) && lexer_line_take_text (line, ",");
}

/* The line number that GDB prints before a line of source: 12, a tab, and a statement. */
static gboolean
take_line_number (LexerLine *line)
{
  gsize last = line->length;

  if (!lexer_line_take_digits (line) || !lexer_line_take_text (line, "\t"))
    return FALSE;
  lexer_line_take_blanks (line);
  while (last > line->at && g_ascii_isspace (line->text[last - 1]))
    last--;
  return line->at < last && strchr (";{}", line->text[last - 1]) != NULL
         && (g_ascii_isalpha (line->text[line->at]) || line->text[line->at] == '_'
             || strchr ("{}", line->text[line->at]) != NULL);
}

/* at board.c:12, at src/board.c:12:5, from /lib/libc.so.6: up to the end of the line. */
static gboolean
take_tail (LexerLine *line)
{
  gboolean source = lexer_line_take_text (line, "at ");
  gsize first = line->at, colon = 0;

  if (!source && !lexer_line_take_text (line, "from /"))
    return FALSE;
  for (; line->at < line->length && !g_ascii_isspace (line->text[line->at]); line->at++)
    if (line->text[line->at] == ':' && colon == 0)
      colon = line->at;
    else if (colon > 0 && !g_ascii_isdigit (line->text[line->at]) && line->text[line->at] != ':')
      return FALSE;
  if (source && (colon <= first || colon + 1 == line->at))
    return FALSE;
  first = line->at;
  lexer_line_take_blanks (line);
  return line->at == line->length || line->text[line->at] == '\r';
}

/* 0x00007ffeefbff4a0: { before the members of a structure: up to the bracket. */
static gboolean
take_structure_address (LexerLine *line)
{
  return take_address (line) && lexer_line_take_text (line, ": ") && line->at < line->length
         && strchr ("{(", line->text[line->at]) != NULL;
}

/* @0x7fffffffd9c0: behind the type of a reference. */
static gboolean
take_reference (LexerLine *line)
{
  return lexer_line_take_text (line, "@") && take_address (line)
         && lexer_line_take_text (line, ": ");
}

/* 0x7fffffffd9c0 <table+16> behind a pointer's type. */
static gboolean
take_pointer (LexerLine *line)
{
  if (!take_address (line))
    return FALSE;
  if (lexer_line_take_text (line, " <"))
    {
      /* there may be many pointers in one line without a symbol's end */
      line->length = MIN (line->length, line->at + MAX_SYMBOL);
      return take_through (line, '>');
    }
  return line->at == line->length || !g_ascii_isalnum (line->text[line->at]);
}

/* Bytes of an instruction. */
static gboolean
take_bytes (LexerLine *line)
{
  gsize first = line->at;

  while (line->at + 2 < line->length && g_ascii_isxdigit (line->text[line->at])
         && g_ascii_isxdigit (line->text[line->at + 1])
         && g_ascii_isspace (line->text[line->at + 2]))
    line->at += line->text[line->at + 2] == ' ' ? 3 : 2;
  return line->at > first;
}

/* 401136: 48 b8 00 ff 00 00, => 0x401136 <main+4>: up to the instruction. */
static gboolean
take_instruction_address (LexerLine *line)
{
  gboolean symbol, bytes;

  if (lexer_line_take_text (line, "=>"))
    lexer_line_take_blanks (line);
  if (!take_address (line))
    while (line->at < line->length && g_ascii_isxdigit (line->text[line->at]))
      line->at++;
  symbol = lexer_line_take_text (line, " <") && take_through (line, '>');
  if (!lexer_line_take_text (line, ":\t") && !lexer_line_take_text (line, ": "))
    return FALSE;
  lexer_line_take_blanks (line);
  bytes = take_bytes (line);
  lexer_line_take_blanks (line);
  return (symbol || bytes) && line->at + 2 < line->length
         && (bytes ? line->text[line->at - 1] == '\t' || line->text[line->at - 2] == ' ' : TRUE)
         && g_ascii_islower (line->text[line->at]) && g_ascii_islower (line->text[line->at + 1]);
}

typedef gboolean (*TakePart) (LexerLine *line);

/* The end of the first alternative that matches; the lexer's position if none does. */
static gsize
part_end (const Lexer *lexer, const TakePart *parts)
{
  LexerLine line = { lexer->text + lexer->at, lexer_line_end (lexer, lexer->at) - lexer->at, 0 };

  for (; *parts != NULL; parts++)
    {
      line.at = 0;
      if ((*parts) (&line))
        return lexer->at + line.at;
    }
  return lexer->at;
}

/* A fast check whether a debugger's line may begin with this; most lines of a table do not. */
static gboolean
may_begin_line (char first)
{
  if (g_ascii_isdigit (first))
    return TRUE;
  return first != '\0' && strchr ("#*[TBHWft=abcde", first) != NULL;
}

/* Whether the last token closes a bracket that holds a pointer's type: (T *), (T (*)[64]). */
static gboolean
ends_pointer_type (const Lexer *lexer)
{
  const Token *tokens = &g_array_index (lexer->tokens, Token, 0);
  guint close = lexer->tokens->len - 1, open = tokens[close].match;

  if (!token_is (&tokens[close], ')') || !token_is (&tokens[open], '(') || close > open + 12)
    return FALSE;
  for (guint i = open + 2; i < close; i++)
    if (token_is (&tokens[i], '*') && token_is (&tokens[i + 1], ')'))
      return TRUE;
  return FALSE;
}

/* The end of an address that is not a value: behind a pointer's type, or before a structure. */
static gsize
address_end (const Lexer *lexer)
{
  static const TakePart pointers[] = { take_pointer, NULL };
  static const TakePart structures[] = { take_structure_address, NULL };
  const Token *last = lexer_last (lexer);

  if (last == NULL || lexer_peek (lexer, 1) != 'x')
    return lexer->at;
  if (token_is (last, '='))
    return part_end (lexer, structures);
  return ends_pointer_type (lexer) ? part_end (lexer, pointers) : lexer->at;
}

gsize
lexer_debugger_end (const Lexer *lexer)
{
  static const TakePart numbers[]
      = { take_thread_row, take_line_number, take_instruction_address, NULL };
  static const TakePart heads[]
      = { take_frame,      take_lldb_frame, take_lldb_thread,         take_event,
          take_thread_row, take_stop,       take_instruction_address, NULL };
  static const TakePart tails[] = { take_tail, NULL };
  static const TakePart instructions[] = { take_instruction_address, NULL };
  static const TakePart references[] = { take_reference, NULL };
  char first = lexer_peek (lexer, 0);

  if ((first == 'a' || first == 'f') && lexer->flags & TOKEN_SPACE)
    {
      const Token *last = lexer_last (lexer);
      if (last != NULL && token_is (last, ')'))
        return part_end (lexer, tails);
    }
  if (first == '@' && lexer_last (lexer) != NULL && token_is (lexer_last (lexer), ')'))
    return part_end (lexer, references);
  if (first == '0' && !(lexer->flags & TOKEN_NEW_LINE))
    return address_end (lexer);
  if (!(lexer->flags & TOKEN_NEW_LINE) || !may_begin_line (first))
    return lexer->at;
  if (first == '0' && lexer_peek (lexer, 1) == 'x')
    return part_end (lexer, instructions);
  return part_end (lexer, g_ascii_isdigit (first) ? numbers : heads);
}
